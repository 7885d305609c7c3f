"""Why a place or card is not offered: the conditions of the rules, each with the reason that it gives when it fails.

Every function answers for one kind of options, the first condition that fails in front; None says that nothing speaks
against it. The scripts pass them with their questions (`Ask.why`). A test compares them with what is really offered.
"""

from __future__ import annotations

from tablero.core.remark import Remark

from .board import (
    ALL_POWERS,
    CARD,
    CASTILLO,
    COURT,
    FRANCE,
    MODIFIER,
    MODIFIERS,
    NEXT_TO,
    PORTUGAL,
    POWER,
    REGIONS,
    TILE_8,
    Effect,
)
from .state import ElGrandeState

# -- places ------------------------------------------------------------------------------------------------------


def not_a_region(place: int) -> Remark | None:
    """The castillo is no region (EG-11.1), nor are court and province; France and Portugal take nobody in (EG-8.4)."""
    if place == CASTILLO:
        return Remark("why-castillo-no-region", "EG-11.1")
    if place in (FRANCE, PORTUGAL):
        return Remark("why-abroad", "EG-8.4", place=place)
    return None if place in REGIONS else Remark("why-no-region", "EG-1.1", place=place)


def not_open(s: ElGrandeState, place: int) -> Remark | None:
    """Regions other than the King's (EG-12.1)."""
    if place == s.king and place in REGIONS:
        return Remark("why-kings-region", "EG-12.1", place=place)
    return not_a_region(place)


def not_left_by(s: ElGrandeState, colour: int, place: int) -> Remark | None:
    """Regions other than the King's with caballeros of `colour` (EG-10.4)."""
    reason = not_open(s, place)
    if reason is None and not s.count(place, colour):
        reason = Remark("why-none-there", "EG-10.4", place=place, whose=colour)
    return reason


def not_placed(s: ElGrandeState, place: int) -> Remark | None:
    """Next to the King, or the castillo unless he is there (EG-8.2 to EG-8.5, EG-21)."""
    if place == CASTILLO:
        return king_at_castillo(s) if not s.infiltrating else None
    if place == s.king and s.infiltrating:
        return None
    reason = not_open(s, place)
    if reason is None and place not in NEXT_TO[s.king]:
        reason = Remark("why-not-next-to-king", "EG-8.2", place=place, target=s.king)
    return reason


def not_placed_by(s: ElGrandeState, e: Effect, place: int) -> Remark | None:
    """What a card lets one place into: any region but the King's, or the castillo alone."""
    if e.into != "castillo":
        return not_open(s, place)
    return king_at_castillo(s) if place == CASTILLO else Remark("why-castillo-only", e.rule)


def king_at_castillo(s: ElGrandeState) -> Remark | None:
    return Remark("why-king-at-castillo", "EG-8.5") if s.king == CASTILLO else None


def not_moved_to(s: ElGrandeState, source: int, place: int) -> Remark | None:
    """Any other region but the King's, and the castillo unless he stands there (EG-10.1, EG-10.3, EG-21.3)."""
    if place == source:
        return Remark("why-already-there", "EG-10.1", place=place)
    return king_at_castillo(s) if place == CASTILLO else not_open(s, place)


def not_for_king(s: ElGrandeState, e: Effect, place: int, targets: list[int]) -> Remark | None:
    """Where a card lets the King go (EG-12.3, EG-21)."""
    if place in targets:
        return None
    if e.to in ("emptiest", "fullest"):
        return Remark("why-king-total", e.rule) if place in REGIONS else Remark("why-king-not-there", e.rule)
    if place == s.king:
        return Remark("why-king-is-there", e.rule, place=place)
    if e.to == "next":
        return Remark("why-king-not-next", e.rule, place=place, target=s.king)
    return Remark("why-king-not-there", e.rule)


def not_entered_by_king(s: ElGrandeState, place: int) -> Remark | None:
    """Entourage and Rivalry: the King goes to another region."""
    if place == s.king:
        return Remark("why-king-is-there", "EG-R5", place=place)
    return not_a_region(place)


def not_for_grande(s: ElGrandeState, me: int, place: int) -> Remark | None:
    """New Home: a region that is neither the King's nor the one where the grande stands (EG-12.1)."""
    if place == s.grande[me]:
        return Remark("why-grande-is-there", "EG-card-new-home", place=place)
    return not_open(s, place)


def not_on_disc(s: ElGrandeState, seat: int, count: int, place: int) -> Remark | None:
    """Discs name a region that can give the full count, if there is one (EG-R8)."""
    reason = not_left_by(s, seat, place)
    if reason is None and s.count(place, seat) < count:
        full = [region for region in s.own_open_regions(seat) if s.count(region, seat) >= count]
        if full:
            reason = Remark("why-not-enough", "EG-R8", place=place, n=s.count(place, seat), most=count)
    return reason


def not_fled_to(s: ElGrandeState, named: int, place: int) -> Remark | None:
    """Coup: another region than the named one and the King's."""
    return Remark("why-already-there", "EG-10.6", place=place) if place == named else not_open(s, place)


def not_returned_from(s: ElGrandeState, seat: int, place: int) -> Remark | None:
    """The court and regions other than the King's, where there are own caballeros (EG-10.4)."""
    if place != COURT:
        return not_left_by(s, seat, place)
    return None if s.court(seat) else Remark("why-none-there", "EG-10.4", place=place, whose=seat)


def not_on_castillo_disc(place: int) -> Remark | None:
    """All regions can be set on the disc, the King's too, or none, which means the court (EG-14)."""
    return None if place == COURT else not_a_region(place)


def no_room_for_tile(s: ElGrandeState, board: int) -> Remark | None:
    """Scoring boards without a tile, other than the King's (EG-16.1, EG-16.4)."""
    if board not in REGIONS and board != CASTILLO:
        return Remark("why-no-board", "EG-16.1", place=board)
    if board == s.king:
        return Remark("why-kings-board", "EG-16.4", place=board)
    return Remark("why-has-tile", "EG-16.1", place=board) if s.tile_on(board) >= 0 else None


# -- cards -------------------------------------------------------------------------------------------------------


def not_playable(s: ElGrandeState, me: int, card: int) -> Remark | None:
    """A power card of the hand whose number, or total, nobody has played this round (EG-5.2, EG-23.2)."""
    value = card - POWER
    if not s.hand[me] >> value & 1:
        return Remark("why-power-used", "EG-5.4", card=card)
    total = value + (MODIFIERS[s.modifier[me]].value if s.modifier[me] >= 0 else 0)
    for colour in s.order:
        if s.total[colour] == total:
            return Remark("why-total-taken", "EG-23.2" if s.shift else "EG-5.2", n=total, who=colour)
    return None


def not_offered(s: ElGrandeState, card: int) -> Remark | None:
    """One of the cards that lie open (EG-7.1)."""
    return None if card - CARD in s.offer else Remark("why-not-open", "EG-7.1", card=card)


def not_in_hand(s: ElGrandeState, me: int, modifier: int) -> Remark | None:
    """A modifier of the own hand (EG-23.1)."""
    in_hand = s.modifiers[me] >> (modifier - MODIFIER) & 1
    return None if in_hand else Remark("why-not-in-hand", "EG-23.1", card=modifier)


def not_used(s: ElGrandeState, me: int, card: int) -> Remark | None:
    """A power card that was played and not taken back (EG-R26); a modifier that everybody has seen used (EG-R37)."""
    if card < MODIFIER:
        used = (ALL_POWERS & ~s.hand[me]) >> (card - POWER) & 1
    else:
        used = (s.shown[me] & ~s.modifiers[me]) >> (card - MODIFIER) & 1
    return None if used else Remark("why-not-used", "EG-R26", card=card)


def not_loose(s: ElGrandeState, tile: int) -> Remark | None:
    """A tile on the King's board stays there (EG-16.4)."""
    lies = s.tiles[tile - TILE_8]
    return Remark("why-tile-held", "EG-16.4", place=s.king) if lies == s.king and lies >= 0 else None
