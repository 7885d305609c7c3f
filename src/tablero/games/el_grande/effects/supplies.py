"""Court and province: taking caballeros (EG-6), placing from the court (EG-8, Militia), returning them (EG-10.4).

`take_to_court` is also the first part of every turn; `place_one` is also the placement half of every card (turn.py).
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script, together

from .. import why
from ..board import CASTILLO, COURT, DONE, NUMBER, PROVINCE, REGIONS, Effect
from ..state import ElGrandeState
from .book import effect

# -- taking ------------------------------------------------------------------------------------------------------


def most_takable(s: ElGrandeState, me: int, limit: int) -> int:
    """The province first; what it lacks may come from regions, never from the King's or the castillo (EG-6.3)."""
    if s.province(me) >= limit:
        return limit
    reachable = s.province(me)
    for region in REGIONS:
        if region != s.king:
            reachable += s.count(region, me)
    return min(limit, reachable)


def take_to_court(s: ElGrandeState, me: int, limit: int, rule: str) -> Script:
    """Take up to `limit` caballeros into the court (EG-6.1, EG-6.3, EG-6.4)."""
    most = most_takable(s, me, limit)
    if not most:
        return
    number = yield Ask(me, "take", lambda: [NUMBER + n for n in range(most + 1)], rule, most=most)
    wanted = number - NUMBER
    supplied = min(wanted, s.province(me))
    s.take(me, PROVINCE, supplied)
    s.put(me, COURT, supplied)
    s.note("took", rule, who=me, n=supplied)
    for left in range(wanted - supplied, 0, -1):
        region = yield Ask(
            me,
            "take-from",
            lambda: s.own_open_regions(me),
            "EG-6.3",
            why=lambda place: why.not_left_by(s, me, place),
            left=left,
        )
        s.take(me, region)
        s.put(me, COURT, 1)
        s.note("took-from", "EG-6.3", who=me, place=region)


def take(s: ElGrandeState, me: int, e: Effect) -> Script:
    yield from take_to_court(s, me, e.count, e.rule)


def can_take(s: ElGrandeState, me: int, e: Effect) -> bool:
    return most_takable(s, me, e.count) > 0


# -- placing -----------------------------------------------------------------------------------------------------


def place_one(s: ElGrandeState, me: int, place: int, rule: str) -> None:
    """One caballero from the court into a region, or thrown into the castillo, which is announced (EG-11.1)."""
    s.take(me, COURT, 1)
    s.put(me, place)
    s.note(
        "threw" if place == CASTILLO else "placed", "EG-11.1" if place == CASTILLO else rule, who=me, place=place, n=1
    )


def place_targets(s: ElGrandeState, e: Effect) -> list[int]:
    """Any region but the King's; or only the castillo, unless he stands there."""
    if e.into == "castillo":
        return [] if s.king == CASTILLO else [CASTILLO]
    return s.open_regions()


def place(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Militia and the like: from the court, no matter where the King is (EG-R34)."""
    for left in range(min(e.count, s.court(me)), 0, -1):
        where = yield Ask(
            me,
            "place-anywhere",
            lambda: [*place_targets(s, e), DONE],
            e.rule,
            why=lambda place: why.not_placed_by(s, e, place),
            left=left,
        )
        if where == DONE:
            return
        place_one(s, me, where, e.rule)


def can_place(s: ElGrandeState, me: int, e: Effect) -> bool:
    return s.court(me) > 0 and bool(place_targets(s, e))


# -- returning ---------------------------------------------------------------------------------------------------


def give_back(s: ElGrandeState, colour: int, place: int, n: int, rule: str) -> None:
    """Caballeros go from a region or the court to their owner's province."""
    s.take(colour, place, n)
    s.put(colour, PROVINCE, n)
    s.note("returned", rule, whose=colour, place=place, n=n)


def returnable(s: ElGrandeState, seat: int) -> list[int]:
    """Where `seat` can return caballeros from: the court and regions other than the King's (EG-10.4)."""
    places = s.own_open_regions(seat)
    if s.court(seat):
        places.append(COURT)
    return places


def return_own(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Withdrawal: each opponent, left neighbour first, returns so many of the own choice."""
    for seat in s.opponents(me):
        for left in range(e.count, 0, -1):
            if not returnable(s, seat):
                break
            due = min(left, sum(s.count(place, seat) for place in returnable(s, seat)))
            place = yield Ask(
                seat,
                "return-own",
                lambda: returnable(s, seat),
                e.rule,
                why=lambda place: why.not_returned_from(s, seat, place),
                left=due,
            )
            give_back(s, seat, place, 1, e.rule)


def can_return_own(s: ElGrandeState, me: int, e: Effect) -> bool:
    return any(returnable(s, seat) for seat in s.opponents(me))


def disc_regions(s: ElGrandeState, seat: int, count: int) -> list[int]:
    """Legal discs: regions that can give the full count, or failing that any with own caballeros (EG-R8)."""
    regions = s.own_open_regions(seat)
    full = [region for region in regions if s.count(region, seat) >= count]
    return full or regions


def return_by_disc(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Revolution and Unrest: each opponent sets a disc; caballeros there go to the province (EG-10.6)."""
    hit = [seat for seat in s.opponents(me) if s.own_open_regions(seat)]
    discs = yield from together([disc_ask(s, seat, e) for seat in hit])
    for i in range(len(hit)):
        give_back(s, hit[i], discs[i], min(e.count, s.count(discs[i], hit[i])), e.rule)


def disc_ask(s: ElGrandeState, seat: int, e: Effect) -> Ask:
    most = max(s.count(region, seat) for region in s.own_open_regions(seat))
    return Ask(
        seat,
        "return-disc",
        lambda: disc_regions(s, seat, e.count),
        e.rule,
        why=lambda place: why.not_on_disc(s, seat, e.count, place),
        n=min(e.count, most),
    )


def can_return_by_disc(s: ElGrandeState, me: int, e: Effect) -> bool:
    return any(s.own_open_regions(seat) for seat in s.opponents(me))


def return_from_court(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Disgrace and Loss of Authority: opponents' courts are emptied, or lose so many."""
    for seat in s.opponents(me):
        if s.court(seat):
            give_back(s, seat, COURT, min(e.count, s.court(seat)), e.rule)
    yield from ()


def can_return_from_court(s: ElGrandeState, me: int, e: Effect) -> bool:
    return any(s.court(seat) for seat in s.opponents(me))


def return_chosen(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Desertion: the active player takes one caballero of every opponent, the dummy too, off the map (EG-R19)."""
    for step in range(1, s.colours):
        colour = (me + step) % s.colours
        for _ in range(e.count):
            if not s.own_open_regions(colour):
                break
            region = yield Ask(
                me,
                "return-chosen",
                lambda: s.own_open_regions(colour),
                e.rule,
                why=lambda place: why.not_left_by(s, colour, place),
                whose=colour,
            )
            give_back(s, colour, region, 1, e.rule)


def can_return_chosen(s: ElGrandeState, me: int, e: Effect) -> bool:
    return any(s.own_open_regions(colour) for colour in range(s.colours) if colour != me)


def enter() -> None:
    effect("take", take, can_take)
    effect("place", place, can_place)
    effect("return_own", return_own, can_return_own)
    effect("return_by_disc", return_by_disc, can_return_by_disc)
    effect("return_from_court", return_from_court, can_return_from_court)
    effect("return_chosen", return_chosen, can_return_chosen)
