"""The map, the cards and the table of actions, loaded once from `data/` into constants (TS-0.3, TS-0.4, TS-6.4.2).

A country's number *is* its action. A card's number n is the action CARD + n. Sides: USSR 0, US 1; a side is a seat.
Influence is one flat list: `influence[side * COUNTRIES + country]`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tablero.core.errors import BadSetup, nearest

from . import cards
from .cards import CHINA
from .data_types import CardData, CountryData, ScoredRegionData, WorldData
from .view_types import Side

PACKAGE: Final = "tablero.games.twilight_struggle"


def load(name: str) -> Any:
    return tomllib.loads(files(PACKAGE).joinpath(f"data/{name}").read_text(encoding="utf-8"))


MAP: Final[WorldData] = load("map.toml")
CARDS: Final[dict[str, CardData]] = load("cards.toml")

USSR: Final = 0
US: Final = 1
NEUTRAL: Final = 2
NOBODY: Final = -1
SIDES: Final[tuple[Side, ...]] = ("ussr", "us")

# -- countries ---------------------------------------------------------------------------------------------------

COUNTRY_IDS: Final[tuple[str, ...]] = tuple(MAP["country"])
COUNTRIES: Final = len(COUNTRY_IDS)
DATA: Final[list[CountryData]] = list(MAP["country"].values())


def country(id: str) -> int:
    if id not in COUNTRY_IDS:
        raise nearest(id, list(COUNTRY_IDS), "map.toml", "country")
    return COUNTRY_IDS.index(id)


def countries(*ids: str) -> tuple[int, ...]:
    return tuple(country(id) for id in ids)


CIVIL_WAR: Final[int] = country("chinese_civil_war")  # only in play with that option (TS-12.1)
STABILITY: Final[tuple[int, ...]] = tuple(data["stability"] for data in DATA)
IS_BATTLEGROUND: Final[tuple[bool, ...]] = tuple(bool(data.get("battleground")) for data in DATA)
ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(countries(*data["next_to"]) for data in DATA)
NEXT_TO_POWER: Final[tuple[tuple[int, ...], ...]] = (
    countries(*MAP["superpower"]["ussr"]["next_to"]),
    countries(*MAP["superpower"]["usa"]["next_to"]),
)
BORDERS_POWER: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(n in NEXT_TO_POWER[side] for n in range(COUNTRIES)) for side in (USSR, US)
)
BATTLEGROUNDS: Final[tuple[int, ...]] = tuple(n for n in range(COUNTRIES) if IS_BATTLEGROUND[n])
ALL_COUNTRIES: Final[tuple[int, ...]] = tuple(range(CIVIL_WAR))  # those that events and coups know

# -- regions -----------------------------------------------------------------------------------------------------

REGION_IDS: Final[tuple[str, ...]] = tuple(MAP["region"])
EUROPE: Final = 0
ASIA: Final = 1
MIDDLE_EAST: Final = 2
AFRICA: Final = 3
CENTRAL_AMERICA: Final = 4
SOUTH_AMERICA: Final = 5
REGIONS: Final = 6
REGION: Final[tuple[int, ...]] = tuple(REGION_IDS.index(data["region"]) for data in DATA)
IN_REGION: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in ALL_COUNTRIES if REGION[n] == region) for region in range(REGIONS)
)
REGION_DATA: Final[list[ScoredRegionData]] = list(MAP["region"].values())


def within(subregion: str) -> tuple[int, ...]:
    return tuple(n for n in ALL_COUNTRIES if subregion in DATA[n].get("subregions", ()))


WESTERN_EUROPE: Final[tuple[int, ...]] = within("western_europe")
EASTERN_EUROPE: Final[tuple[int, ...]] = within("eastern_europe")
SOUTHEAST_ASIA: Final[tuple[int, ...]] = within("southeast_asia")
IN_SOUTHEAST_ASIA: Final[tuple[bool, ...]] = tuple(n in SOUTHEAST_ASIA for n in range(COUNTRIES))

# Where DEFCON allows coups and realignments (TS-8.2), by DEFCON level.
OPEN_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in ALL_COUNTRIES if level >= REGION_DATA[REGION[n]]["defcon"]) for level in range(6)
)

# -- cards -------------------------------------------------------------------------------------------------------

EARLY: Final = 0
MID: Final = 1
LATE: Final = 2
WARS: Final[tuple[str, ...]] = ("early", "mid", "late")
MID_WAR_TURN: Final = 4  # the first turn of it
LATE_WAR_TURN: Final = 8
LAST_TURN: Final = 10


class Card:
    """What is printed on a card beside its text."""

    def __init__(self, id: str, data: CardData) -> None:
        self.id = id
        self.number: int = data["number"]
        self.side: int = ("ussr", "us", "neutral").index(data["side"])
        self.ops: int = data["ops"]
        self.war: int = WARS.index(data["war"])
        self.starred: bool = data.get("starred", False)
        self.scoring: str = data.get("scoring", "")
        self.optional: bool = data.get("optional", False)
        self.war_card: bool = data.get("war_card", False)
        self.lasting: str = data.get("lasting", "")
        self.log: str = data["log"]


CARD_LIST: Final[list[Card]] = [Card(id, data) for id, data in CARDS.items()]
LAST_CARD: Final = 110
CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in CARD_LIST)
OPS: Final[tuple[int, ...]] = (0, *[card.ops for card in CARD_LIST])
SIDE: Final[tuple[int, ...]] = (NEUTRAL, *[card.side for card in CARD_LIST])
IS_SCORING: Final[tuple[bool, ...]] = (False, *[bool(card.scoring) for card in CARD_LIST])
IS_STARRED: Final[tuple[bool, ...]] = (False, *[card.starred for card in CARD_LIST])
IS_WAR_CARD: Final[tuple[bool, ...]] = (False, *[card.war_card for card in CARD_LIST])


def deck_of(war: int, optional: bool) -> list[int]:
    """The cards that join the draw pile with a war (TS-2.1, TS-3.2)."""
    return [c.number for c in CARD_LIST if c.war == war and c.number != CHINA and (optional or not c.optional)]


def card_number(id: str) -> int:
    if id not in CARDS:
        raise nearest(id, list(CARDS), "cards.toml", "card")
    return CARD_IDS.index(id) + 1


# -- Space Race (TS-6.4.2), by box -------------------------------------------------------------------------------

LAST_BOX: Final = 8
SPACE_OPS: Final[tuple[int, ...]] = (0, 2, 2, 2, 2, 3, 3, 3, 4)
SPACE_ROLL: Final[tuple[int, ...]] = (0, 3, 4, 3, 4, 3, 4, 3, 2)
SPACE_FIRST: Final[tuple[int, ...]] = (0, 2, 0, 2, 0, 3, 0, 4, 2)
SPACE_SECOND: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 1, 0, 2, 0)

# -- actions -----------------------------------------------------------------------------------------------------

CARD: Final = 84  # + card number
REGION_ACTION: Final = 195  # + region
DONE: Final = 201
PASS: Final = 202
EVENT: Final = 203
EVENT_FIRST: Final = 204
PLACE: Final = 205
COUP: Final = 206
REALIGN: Final = 207
SPACE: Final = 208
INTERVENE: Final = 209
YES: Final = 210
NO: Final = 211
PARTICIPATE: Final = 212
BOYCOTT: Final = 213
IMPROVE: Final = 214
DEGRADE: Final = 215
ADD: Final = 216
REMOVE: Final = 217
GIVE_BACK: Final = 218
NUMBER: Final = 219  # + 0 .. 9

ACTIONS: Final[tuple[str, ...]] = (
    *COUNTRY_IDS,
    *CARD_IDS,
    *REGION_IDS,
    *("done", "pass", "event", "event_first", "place", "coup", "realign", "space", "intervene", "yes", "no"),
    *("participate", "boycott", "improve", "degrade", "add", "remove", "give_back"),
    *(str(number) for number in range(10)),
)


def check_actions() -> None:
    """The constants above fit the table: fail at load, not in the middle of a game."""
    expected = {CARD + 1: "asia_scoring", CARD + LAST_CARD: "awacs_sale_to_saudis", REGION_ACTION: "europe"}
    expected |= {DONE: "done", COUP: "coup", GIVE_BACK: "give_back", NUMBER + 9: "9", CIVIL_WAR: "chinese_civil_war"}
    for number, id in expected.items():
        if ACTIONS[number] != id:
            raise BadSetup(f"action {number} is {ACTIONS[number]!r}, not {id!r}: board.py and data/ disagree")
    if [card.number for card in CARD_LIST] != list(range(1, LAST_CARD + 1)):
        raise BadSetup("cards.toml does not hold the cards 1 to 110 in order")
    for name, value in vars(cards).items():  # compiled, `number` could be nothing but an int
        if isinstance(value, int) and f"_{name.lower()}_" not in f"_{CARD_IDS[value - 1]}_":
            raise BadSetup(f"card {value} is {CARD_IDS[value - 1]!r}, not {name}: cards.py and data/ disagree")


check_actions()
