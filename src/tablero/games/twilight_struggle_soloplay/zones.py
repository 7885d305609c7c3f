"""Primary, secondary and other zone, and what a card is worth there (SP-5.2 to SP-5.4, SP-12.5). For both sides."""

from __future__ import annotations

from typing import Final, get_args

from ..twilight_struggle.board import ADJACENT, ASIA, COUNTRIES, IN_REGION
from .board import IS_MEMBER, SOUTHEAST, region_of
from .state import SoloState
from .view_types import Zone

PRIMARY: Final = 0
SECONDARY: Final = 1
OTHER: Final = 2
ZONE_NAMES: Final[tuple[Zone, ...]] = get_args(Zone)
IN_ASIA: Final[tuple[bool, ...]] = tuple(c in IN_REGION[ASIA] for c in range(COUNTRIES))


def is_linked(s: SoloState, side: int, place: int) -> bool:
    """Outside the Primary Region, but next to a country of it with own influence at this moment (SP-5.3)."""
    if not s.primary:
        return False
    member = IS_MEMBER[region_of(s.primary)]
    if member[place]:
        return False
    base = side * COUNTRIES
    return any(member[c] and s.influence[base + c] > 0 for c in ADJACENT[place])


def zone_of(s: SoloState, side: int, place: int) -> int:
    """The zone of a country for a side (SP-5.2)."""
    if s.primary and IS_MEMBER[region_of(s.primary)][place]:
        return PRIMARY
    if is_linked(s, side, place):
        return PRIMARY
    if s.secondary and IS_MEMBER[region_of(s.secondary)][place]:
        return SECONDARY
    return OTHER


def china_zone(s: SoloState, side: int, place: int) -> int:
    """The China Card takes Asia and Southeast Asia for one region (SP-12.5)."""
    if IN_ASIA[place]:
        if region_of(s.primary) in (ASIA, SOUTHEAST):
            return PRIMARY
        if region_of(s.secondary) in (ASIA, SOUTHEAST):
            return min(SECONDARY, zone_of(s, side, place))
    return zone_of(s, side, place)


def effective(value: int, zone: int, all_in_asia: bool = False) -> int:
    """What a card of `value` Ops is worth if `zone` is the farthest zone it is used in; `all_in_asia`: the China Card,
    wholly used in Asia (SP-5.4)."""
    if zone == PRIMARY:
        worth = value
    elif zone == SECONDARY:
        worth = max(1, value - 1)
    else:
        worth = value // 2
    return worth + int(all_in_asia)
