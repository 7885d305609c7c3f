"""Moving caballeros between regions and into the castillo (EG-10.1 to EG-10.3), and Coup, which drives them out.

Nothing moves from or to the King's region, nor out of the castillo; a caballero moves at most once in an action
(EG-R6).
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script, together
from tablero.core.remark import Remark

from .. import why
from ..board import CASTILLO, COLOUR, DONE, NUMBER, REGIONS, SEATS, Effect
from ..state import ElGrandeState
from .book import effect


class Allowance:
    """How many caballeros may still be moved, whose, and which ones have moved already."""

    def __init__(self, me: int, e: Effect) -> None:
        self.me = me
        self.own = e.own
        self.opposing = e.opposing
        self.either = e.either
        self.arrived = [0] * (len(REGIONS) * SEATS)

    def left(self) -> int:
        return self.own + self.opposing + self.either

    def allows(self, colour: int) -> bool:
        return self.either > 0 or (self.own if colour == self.me else self.opposing) > 0

    def colours(self, s: ElGrandeState, region: int) -> list[int]:
        """The colours of which a caballero may still leave `region`."""
        i = region * SEATS
        return [c for c in range(s.colours) if s.at[i + c] > self.arrived[i + c] and self.allows(c)]

    def sources(self, s: ElGrandeState) -> list[int]:
        return [region for region in REGIONS if region != s.king and self.colours(s, region)]

    def spend(self, colour: int, n: int) -> None:
        if colour == self.me and self.own:
            self.own -= n
        elif colour != self.me and self.opposing:
            self.opposing -= n
        else:
            self.either -= n


def not_moved_from(s: ElGrandeState, e: Effect, allowance: Allowance, place: int) -> Remark | None:
    """Why no caballero can be moved from `place` now."""
    reason = why.not_open(s, place)
    if reason is not None or allowance.colours(s, place):
        return reason
    if any(s.count(place, colour) and allowance.allows(colour) for colour in range(s.colours)):
        return Remark("why-all-arrived", "EG-R6", place=place)
    return Remark("why-none-to-move", e.rule, place=place)


def move_targets(s: ElGrandeState, source: int) -> list[int]:
    """Any other region but the King's, and the castillo unless he stands there (EG-10.1, EG-10.3, EG-21.3)."""
    targets = [region for region in REGIONS if region != source and region != s.king]
    if s.king != CASTILLO:
        targets.append(CASTILLO)
    return targets


def move_one(s: ElGrandeState, allowance: Allowance, colour: int, source: int, target: int, n: int, rule: str) -> None:
    s.take(colour, source, n)
    s.put(colour, target, n)
    if target != CASTILLO:
        allowance.arrived[target * SEATS + colour] += n
    allowance.spend(colour, n)
    s.note("moved", rule, who=allowance.me, whose=colour, place=source, target=target, n=n)


def move(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Move up to so many caballeros; from one named region if the card says so (EG-R9)."""
    allowance = Allowance(me, e)
    if e.one_region:
        source = yield Ask(
            me,
            "move-name",
            lambda: allowance.sources(s),
            e.rule,
            why=lambda place: not_moved_from(s, e, allowance, place),
            n=allowance.either,
        )
        s.note("named", e.rule, who=me, place=source)
        if e.own:
            yield from move_any_number(s, me, e, allowance, source)
        else:
            yield from move_out(s, me, e, allowance, source)
        return
    while allowance.left():
        source = yield Ask(
            me,
            "move-from",
            lambda: [*allowance.sources(s), DONE],
            e.rule,
            why=lambda place: not_moved_from(s, e, allowance, place),
            own=allowance.own,
            opposing=allowance.opposing,
            either=allowance.either,
        )
        if source == DONE:
            return
        colour = yield Ask(
            me,
            "move-colour",
            lambda: [COLOUR + s.palette[c] for c in allowance.colours(s, source)],
            e.rule,
            place=source,
        )
        whose = s.seat_in(colour - COLOUR)
        target = yield Ask(
            me,
            "move-to",
            lambda: move_targets(s, source),
            "EG-10.1",
            why=lambda place: why.not_moved_to(s, source, place),
            place=source,
            whose=whose,
        )
        move_one(s, allowance, whose, source, target, 1, e.rule)


def move_out(s: ElGrandeState, me: int, e: Effect, allowance: Allowance, source: int) -> Script:
    """Dispersal: up to so many of any colours leave one region."""
    while allowance.left():
        colour = yield Ask(
            me,
            "move-out",
            lambda: [*[COLOUR + s.palette[c] for c in allowance.colours(s, source)], DONE],
            e.rule,
            place=source,
            left=min(allowance.left(), s.total_in(source)),
        )
        if colour == DONE:
            return
        whose = s.seat_in(colour - COLOUR)
        target = yield Ask(
            me,
            "move-to",
            lambda: move_targets(s, source),
            "EG-10.1",
            why=lambda place: why.not_moved_to(s, source, place),
            place=source,
            whose=whose,
        )
        move_one(s, allowance, whose, source, target, 1, e.rule)


def move_any_number(s: ElGrandeState, me: int, e: Effect, allowance: Allowance, source: int) -> Script:
    """Departure: any number of own caballeros leave one region, group by group."""
    while s.count(source, me):
        target = yield Ask(
            me,
            "move-group-to",
            lambda: [*move_targets(s, source), DONE],
            e.rule,
            why=lambda place: why.not_moved_to(s, source, place),
            place=source,
        )
        if target == DONE:
            return
        n = yield Ask(
            me,
            "move-how-many",
            lambda: [NUMBER + n for n in range(1, s.count(source, me) + 1)],
            e.rule,
            place=source,
            target=target,
        )
        move_one(s, allowance, me, source, target, n - NUMBER, e.rule)


def can_move(s: ElGrandeState, me: int, e: Effect) -> bool:
    return bool(Allowance(me, e).sources(s))


def evict(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Coup: every opponent leaves the named region for one region set on the secret disc (EG-10.6, EG-R7)."""
    named = yield Ask(me, "coup-name", lambda: s.open_regions(), e.rule, why=lambda place: why.not_open(s, place))
    s.note("named", e.rule, who=me, place=named)
    evicted = [seat for seat in s.opponents(me) if s.count(named, seat)]
    discs = yield from together(
        [
            Ask(
                seat,
                "coup-disc",
                lambda: [r for r in REGIONS if r != named and r != s.king],
                e.rule,
                why=lambda place: why.not_fled_to(s, named, place),
                place=named,
            )
            for seat in evicted
        ]
    )
    for i in range(len(evicted)):
        seat = evicted[i]
        n = s.count(named, seat)
        s.take(seat, named, n)
        s.put(seat, discs[i], n)
        s.note("moved", e.rule, who=seat, whose=seat, place=named, target=discs[i], n=n)


def can_evict(s: ElGrandeState, me: int, e: Effect) -> bool:
    return any(s.own_open_regions(seat) for seat in s.opponents(me))


def enter() -> None:
    effect("move", move, can_move)
    effect("evict", evict, can_evict)
