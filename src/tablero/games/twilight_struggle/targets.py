"""Where coups and realignments may go: enemy influence, DEFCON, protections, what an event names (TS-6.2.1, TS-6.3.1).

`targets` finds them, `not_target` says what a country lacks to be one.
"""

from __future__ import annotations

from typing import Final

from tablero.core.remark import Remark

from .board import (
    ADJACENT,
    AFRICA,
    ALL_COUNTRIES,
    CARD,
    CENTRAL_AMERICA,
    CIVIL_WAR,
    COUNTRIES,
    EUROPE,
    IN_REGION,
    IS_BATTLEGROUND,
    OPEN_AT,
    REGION,
    REGION_ACTION,
    SOUTH_AMERICA,
    US,
    USSR,
    country,
)
from .cards import DE_GAULLE, NATO, REFORMER, US_JAPAN, WILLY_BRANDT
from .influence import influence_of
from .state import FREE_REALIGNMENT, TwilightState

# the areas that events name
ANYWHERE: Final = 0
IN_EUROPE: Final = 1
IN_LATIN_AMERICA: Final = 2
AROUND_NICARAGUA: Final = 3
QUIET_SOUTH: Final = 4  # not battlegrounds; Africa, Central and South America (Che)
LATIN_AMERICA: Final[tuple[int, ...]] = IN_REGION[CENTRAL_AMERICA] + IN_REGION[SOUTH_AMERICA]
AREAS: Final[tuple[tuple[int, ...], ...]] = (
    ALL_COUNTRIES,
    IN_REGION[EUROPE],
    LATIN_AMERICA,
    ADJACENT[country("nicaragua")],
    tuple(c for c in IN_REGION[AFRICA] + LATIN_AMERICA if not IS_BATTLEGROUND[c]),
)

FRANCE: Final[int] = country("france")
WEST_GERMANY: Final[int] = country("west_germany")
JAPAN: Final[int] = country("japan")
SHIELDS: Final = 1 << NATO | 1 << US_JAPAN | 1 << REFORMER  # what closes countries to the USSR


def is_shielded(s: TwilightState, place: int) -> bool:
    """Closed to USSR coups and realignment: NATO and the US/Japan Pact."""
    if place == JAPAN:
        return s.is_lasting(US_JAPAN)
    if REGION[place] != EUROPE or s.holder[place] != US or not s.is_lasting(NATO):
        return False
    if place == FRANCE:
        return not s.is_lasting(DE_GAULLE)
    return place != WEST_GERMANY or not s.is_lasting(WILLY_BRANDT)


def targets(s: TwilightState, side: int, area: int, free: bool, coup: bool) -> list[int]:
    """Where `side` may make a coup, or realign: enemy influence, DEFCON, protections (TS-6.2.1, TS-6.3.1, TS-8.2)."""
    base = (1 - side) * COUNTRIES
    influence = s.influence
    unlimited = free or (not coup and s.extras & FREE_REALIGNMENT)
    places = ALL_COUNTRIES if unlimited else OPEN_AT[s.defcon]
    found = [c for c in places if influence[base + c]]
    if area:
        found = [c for c in found if c in AREAS[area]]
    if side == USSR and s.lasting & SHIELDS:
        if coup and s.lasting >> REFORMER & 1:
            found = [c for c in found if REGION[c] != EUROPE]
        found = [c for c in found if not is_shielded(s, c)]
    return found


def not_target(s: TwilightState, side: int, area: int, free: bool, coup: bool, place: int, card: int) -> Remark | None:
    """Why `place` is none of the `targets`; `card` is the one whose event names an area."""
    if place == CIVIL_WAR:
        return Remark("why-civil-war", "TS-12.1")
    if not influence_of(s, 1 - side, place):
        return Remark("why-no-enemy-influence", "TS-6.3.1" if coup else "TS-6.2.1", place=place, whose=1 - side)
    unlimited = free or (not coup and s.extras & FREE_REALIGNMENT)
    if not unlimited and place not in OPEN_AT[s.defcon]:
        return Remark("why-defcon", "TS-8.2", region=REGION_ACTION + REGION[place], level=s.defcon)
    if area and place not in AREAS[area]:
        return Remark("why-not-on-card", f"TS-card-{card}", card=CARD + card, place=place)
    if side == USSR and coup and s.is_lasting(REFORMER) and REGION[place] == EUROPE:
        return Remark("why-protected", "TS-card-87", card=CARD + REFORMER, place=place)
    return shielded(s, place) if side == USSR else None


def shielded(s: TwilightState, place: int) -> Remark | None:
    """What protects `place` against the USSR."""
    if not is_shielded(s, place):
        return None
    shield = US_JAPAN if place == JAPAN else NATO
    return Remark("why-protected", f"TS-card-{shield}", card=CARD + shield, place=place)
