"""The cards that rules speak of, by name: lasting Events, whose effect stands in the rule it changes (AA-5.3, AA-5.4).

`s.lasting[TAPIAS]` is 0, UNSHADED or SHADED, the text in force. Scripts of Events are found by number (events/book.py).
"""

from __future__ import annotations

from typing import Final

from tablero.core.errors import BadSetup

from .board import CARDS, EVENT_CARDS

# the texts of a card; a single one counts as unshaded
UNSHADED: Final = 1
SHADED: Final = 2  # + faction, for Senado & Cámara: the one that it protects

FIRST_EDITION: Final = 1  # `s.edition`: nine cards have another text in it (AA-R75)

# capabilities
FIRST_DIVISION: Final = 1
OSPINA_AND_MORA: Final = 2
TAPIAS: Final = 3
SEVENTH_SPECIAL_FORCES: Final = 7
HIGH_MOUNTAIN_BATTALIONS: Final = 9
BLACKHAWKS: Final = 10
NATIONAL_DEFENSE: Final = 11
PLAN_METEORO: Final = 13

# momentum
PLAN_COLOMBIA: Final = 12
MADRID_DONORS: Final = 17
ALFONSO_CANO: Final = 22
MISIL_ANTIAEREO: Final = 27
SENADO_AND_CAMARA: Final = 42
MEXICAN_TRAFFICKERS: Final = 67

# others
DOD_CONTRACTORS: Final = 23
SUCUMBIOS: Final = 33
PINTO_AND_DEL_ROSARIO: Final = 47
NARCO_WAR: Final = 63
RIVERINES: Final = 69
DARIEN: Final = 71

MOMENTUM: Final[tuple[int, ...]] = tuple(card.number for card in EVENT_CARDS if card.momentum)
LASTING: Final[tuple[int, ...]] = tuple(card.number for card in EVENT_CARDS if card.capability or card.momentum)

NAMED: Final[dict[str, int]] = {
    "first_division": FIRST_DIVISION,
    "ospina_and_mora": OSPINA_AND_MORA,
    "tapias": TAPIAS,
    "seventh_special_forces": SEVENTH_SPECIAL_FORCES,
    "high_mountain_battalions": HIGH_MOUNTAIN_BATTALIONS,
    "blackhawks": BLACKHAWKS,
    "national_defense_and_security_council": NATIONAL_DEFENSE,
    "plan_colombia": PLAN_COLOMBIA,
    "plan_meteoro": PLAN_METEORO,
    "madrid_donors": MADRID_DONORS,
    "alfonso_cano": ALFONSO_CANO,
    "misil_antiaereo": MISIL_ANTIAEREO,
    "senado_and_camara": SENADO_AND_CAMARA,
    "mexican_traffickers": MEXICAN_TRAFFICKERS,
    "dod_contractors": DOD_CONTRACTORS,
    "sucumbios": SUCUMBIOS,
    "pinto_and_del_rosario": PINTO_AND_DEL_ROSARIO,
    "narco_war": NARCO_WAR,
    "riverines_and_fast_boats": RIVERINES,
    "darien": DARIEN,
}


def check_names() -> None:
    """The names above fit the data: fail at load, not in the middle of a game."""
    for id, number in NAMED.items():
        if CARDS[id]["number"] != number:
            raise BadSetup(f"card {number} is not {id!r}: cards.py and data/cards.toml disagree")
    unnamed = [number for number in LASTING if number not in NAMED.values()]
    if unnamed:
        raise BadSetup(f"cards.py has no name for the lasting events {unnamed}")


check_names()
