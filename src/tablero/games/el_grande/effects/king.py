"""The King and the grandes: His Majesty, Royal Adviser, New Home, and the New Regent module (EG-12.3, EG-21).

A move of the King changes at once which region is taboo. Only the cards here ever move a grande.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.state import replaced

from .. import why
from ..board import CASTILLO, COLOUR, FRANCE, NEXT_TO, NOWHERE, PORTUGAL, REGIONS, Effect
from ..state import ElGrandeState
from .book import always, effect
from .scores import emptiest, fullest


def king_targets(s: ElGrandeState, e: Effect) -> list[int]:
    """Where the card lets the King go. A move changes his place (EG-R5), except where totals decide (EG-21.6)."""
    if e.to == "emptiest":
        return emptiest(s)
    if e.to == "fullest":
        return fullest(s)
    if e.to == "next":
        return list(NEXT_TO[s.king])  # EG-R24
    places = list(REGIONS)
    if e.to == "abroad":
        places = [FRANCE, PORTUGAL]
    elif e.to == "castillo":
        places = [CASTILLO]
    return [place for place in places if place != s.king]


def set_king(s: ElGrandeState, me: int, place: int, rule: str) -> None:
    stays = place == s.king
    s.king = place
    s.note("king-stays" if stays else "king-moved", rule, who=me, place=place)


def king(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Move the King."""
    place = yield Ask(
        me,
        "king",
        lambda: king_targets(s, e),
        e.rule,
        why=lambda place: why.not_for_king(s, e, place, king_targets(s, e)),
    )
    set_king(s, me, place, e.rule)


def can_king(s: ElGrandeState, me: int, e: Effect) -> bool:
    targets = king_targets(s, e)
    return bool(targets) and targets != [s.king]


def entourage(s: ElGrandeState, me: int, e: Effect) -> Script:
    """The King moves and takes caballeros of the region he leaves along with him (EG-21.5, EG-R20)."""
    left_behind = s.king
    along = 0 if left_behind >= CASTILLO else min(e.count, s.total_in(left_behind))
    place = yield Ask(
        me,
        "king-escorted",
        lambda: s.open_regions(),
        e.rule,
        why=lambda place: why.not_entered_by_king(s, place),
        n=along,
    )
    set_king(s, me, place, e.rule)
    for left in range(along, 0, -1):
        colour = yield Ask(
            me,
            "entourage",
            lambda: [COLOUR + s.palette[c] for c in range(s.colours) if s.count(left_behind, c)],
            "EG-21.5",
            place=left_behind,
            left=left,
        )
        whose = s.seat_in(colour - COLOUR)
        s.take(whose, left_behind)
        s.put(whose, place)
        s.note("moved", "EG-21.5", who=me, whose=whose, place=left_behind, target=place, n=1)


def rivalry(s: ElGrandeState, me: int, e: Effect) -> Script:
    """The King moves; all grandes of the region he enters are thrown into the castillo (EG-21.4)."""
    place = yield Ask(me, "king", lambda: s.open_regions(), e.rule, why=lambda place: why.not_entered_by_king(s, place))
    set_king(s, me, place, e.rule)
    for colour in range(s.players):
        if s.grande[colour] == place:
            s.grande = replaced(s.grande, colour, CASTILLO)
            s.note("grande-thrown", "EG-21.4", whose=colour, place=place)


def infiltrate(s: ElGrandeState, me: int, e: Effect) -> Script:
    """This card's placement may also go into the King's region (EG-21.7)."""
    s.infiltrating = True
    s.note("infiltrates", e.rule, who=me)
    yield from ()


def can_infiltrate(s: ElGrandeState, me: int, e: Effect) -> bool:
    """Only before the placement, and only if there is a King's region (EG-R21, EG-R22)."""
    return not s.placed and s.court(me) > 0 and s.king <= CASTILLO


def deputies(s: ElGrandeState) -> list[int]:
    """Players whose grande stands in a region other than the King's (EG-21.8, EG-R23)."""
    return [c for c in range(s.players) if NOWHERE < s.grande[c] < CASTILLO and s.grande[c] != s.king]


def deputy(s: ElGrandeState, me: int, e: Effect) -> Script:
    """King and a grande change places."""
    colour = yield Ask(me, "deputy", lambda: [COLOUR + s.palette[c] for c in deputies(s)], e.rule)
    seat = s.seat_in(colour - COLOUR)
    place = s.grande[seat]
    s.grande = replaced(s.grande, seat, s.king)
    s.note("grande-moved", e.rule, who=me, whose=seat, place=s.king)
    set_king(s, me, place, e.rule)


def can_deputise(s: ElGrandeState, me: int, e: Effect) -> bool:
    return s.king < CASTILLO and bool(deputies(s))


def grande(s: ElGrandeState, me: int, e: Effect) -> Script:
    """New Home: the own grande moves to another region; neither end is the King's (EG-12.1)."""
    place = yield Ask(
        me,
        "grande",
        lambda: [r for r in s.open_regions() if r != s.grande[me]],
        e.rule,
        why=lambda place: why.not_for_grande(s, me, place),
    )
    s.grande = replaced(s.grande, me, place)
    s.note("grande-moved", e.rule, who=me, whose=me, place=place)


def can_move_grande(s: ElGrandeState, me: int, e: Effect) -> bool:
    return NOWHERE < s.grande[me] < CASTILLO and s.grande[me] != s.king


def enter() -> None:
    effect("king", king, can_king)
    effect("entourage", entourage, always)  # there is always another region
    effect("rivalry", rivalry, always)
    effect("infiltrate", infiltrate, can_infiltrate)
    effect("deputy", deputy, can_deputise)
    effect("grande", grande, can_move_grande)
