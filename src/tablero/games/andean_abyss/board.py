"""The map, pieces, cards and the table of actions, loaded once from `data/` into constants (AA-1.3, AA-1.4, AA-2.1).

Spaces are numbered cities first, then departments, then LoCs; a space on the map *is* its action. Pieces have a *kind*:
troops 0, police 1, and for faction f (0 Government, 1 FARC, 2 AUC, 3 Cartels) bases 3f + 2, Underground Guerrillas 3f,
Active Guerrillas 3f + 1.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tablero.core.errors import BadSetup

from .data_types import ColombiaData, EventCardData, ScenarioData, SpaceData
from .view_types import Faction


def load(name: str) -> Any:
    return tomllib.loads(files("tablero.games.andean_abyss").joinpath(f"data/{name}").read_text(encoding="utf-8"))


MAP: Final[ColombiaData] = load("map.toml")
CARDS: Final[dict[str, EventCardData]] = load("cards.toml")
SETUP: Final[ScenarioData] = load("setup.toml")

# -- factions and pieces -----------------------------------------------------------------------------------------

FACTIONS: Final[tuple[Faction, ...]] = ("govt", "farc", "auc", "cartels")
GOVT: Final = 0
FARC: Final = 1
AUC: Final = 2
CARTELS: Final = 3
INSURGENTS: Final[tuple[int, ...]] = (FARC, AUC, CARTELS)

TROOPS: Final = 0
POLICE: Final = 1
BASE: Final = 2  # + 3 * faction
UNDERGROUND: Final = 0  # + 3 * insurgent
ACTIVE: Final = 1  # + 3 * insurgent
FARC_BASE: Final = 3 * FARC + BASE
AUC_BASE: Final = 3 * AUC + BASE
CARTELS_BASE: Final = 3 * CARTELS + BASE
KINDS: Final = 12
ALL_KINDS: Final[tuple[int, ...]] = tuple(range(KINDS))
KIND_IDS: Final[tuple[str, ...]] = (
    *("troops", "police", "govt_base"),
    *("farc_underground", "farc_active", "farc_base"),
    *("auc_underground", "auc_active", "auc_base"),
    *("cartels_underground", "cartels_active", "cartels_base"),
)


def supply(kind: int) -> int:
    """Where a kind is counted in Available: Guerrillas have one pile, whatever their state."""
    return kind - 1 if kind % 3 == ACTIVE and kind > BASE else kind


def piece_kind(id: str) -> int:
    """The kind that a data file calls `farc_base`, `auc_guerrilla`, `govt_troops` …"""
    owner, _, piece = id.partition("_")
    faction = FACTIONS.index(owner)
    if piece == "base":
        return 3 * faction + BASE
    return {"troops": TROOPS, "police": POLICE}.get(piece, 3 * faction)


def inventory() -> list[int]:
    """How many pieces of each kind there are."""
    counts = [0] * KINDS
    given = SETUP["inventory"]
    counts[TROOPS], counts[POLICE] = given["govt"]["troops"], given["govt"]["police"]
    for faction, name in enumerate(FACTIONS):
        counts[3 * faction + BASE] = given[name]["base"]
        if faction:
            counts[3 * faction] = given[name]["guerrilla"]
    return counts


INVENTORY: Final[list[int]] = inventory()
SHIPMENTS: Final[int] = SETUP["shipments"]
MARKERS: Final[int] = SETUP["markers"]

# -- spaces ------------------------------------------------------------------------------------------------------

SPACE_IDS: Final[tuple[str, ...]] = tuple(MAP["space"])
SPACES: Final = len(SPACE_IDS)
DATA: Final[list[SpaceData]] = list(MAP["space"].values())


def numbers(kind: str) -> tuple[int, ...]:
    return tuple(n for n in range(SPACES) if DATA[n]["kind"] == kind)


CITIES: Final[tuple[int, ...]] = numbers("city")
DEPARTMENTS: Final[tuple[int, ...]] = numbers("department")
LOCS: Final[tuple[int, ...]] = numbers("loc")
FIRST_LOC: Final[int] = LOCS[0]
PLACES: Final[tuple[int, ...]] = tuple(range(FIRST_LOC))  # cities and departments
ALL_SPACES: Final[tuple[int, ...]] = tuple(range(SPACES))
POP: Final[tuple[int, ...]] = tuple(data.get("pop", 0) for data in DATA)
ECON: Final[tuple[int, ...]] = tuple(data.get("econ", 0) for data in DATA)
IS_FOREST: Final[tuple[bool, ...]] = tuple(data.get("terrain") == "forest" for data in DATA)
IS_MOUNTAIN: Final[tuple[bool, ...]] = tuple(data.get("terrain") == "mountain" for data in DATA)
IS_PIPELINE: Final[tuple[bool, ...]] = tuple(data.get("terrain") == "pipeline" for data in DATA)
IS_COASTAL: Final[tuple[bool, ...]] = tuple(bool(data.get("coastal")) for data in DATA)
NEXT_TO_VENEZUELA: Final[tuple[bool, ...]] = tuple(bool(data.get("next_to_venezuela")) for data in DATA)
FORESTS: Final[tuple[int, ...]] = tuple(n for n in PLACES if IS_FOREST[n])
MOUNTAINS: Final[tuple[int, ...]] = tuple(n for n in PLACES if IS_MOUNTAIN[n])
PIPELINES: Final[tuple[int, ...]] = tuple(n for n in LOCS if IS_PIPELINE[n])
CITY_COUNT: Final = len(CITIES)


def space(id: str) -> int:
    if id not in SPACE_IDS:
        from tablero.core.errors import nearest

        raise nearest(id, list(SPACE_IDS), "map.toml", "space")
    return SPACE_IDS.index(id)


ECUADOR: Final[int] = space("ecuador")
PANAMA: Final[int] = space("panama")
BOGOTA: Final[int] = space("bogota")
IN_ECUADOR: Final = 1  # bits of `foreign`: which of the two are in play
IN_PANAMA: Final = 2


def adjacency(foreign: int) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each space while the countries in `foreign` are in play (AA-1.3.5, AA-1.3.6)."""
    absent = [ECUADOR] * (not foreign & IN_ECUADOR) + [PANAMA] * (not foreign & IN_PANAMA)
    table = []
    for n in range(SPACES):
        near = [] if n in absent else sorted(space(other) for other in DATA[n]["next_to"])
        table.append(tuple(other for other in near if other not in absent))
    for n in range(SPACES):
        for other in table[n]:
            if n not in table[other]:
                raise BadSetup(f"map.toml: {SPACE_IDS[n]} is next to {SPACE_IDS[other]}, but not the other way round")
    return tuple(table)


ADJACENT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(adjacency(foreign) for foreign in range(4))

# The same as bits: NEAR_BITS[foreign][space]
NEAR_BITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(1 << other for other in near) for near in table) for table in ADJACENT
)
LOC_BITS: Final[int] = sum(1 << loc for loc in LOCS)
ALL_BITS: Final[int] = (1 << SPACES) - 1

# The LoCs and Cities next to each space: where Patrols go (AA-3.2.2). Foreign countries have none of them.
STREETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in ADJACENT[0][n] if other >= FIRST_LOC or other < CITY_COUNT) for n in range(SPACES)
)

# -- cards -------------------------------------------------------------------------------------------------------


class Card:
    """What is printed on an event card beside its text."""

    def __init__(self, id: str, data: EventCardData) -> None:
        self.id = id
        self.number: int = data["number"]
        self.order: list[int] = [FACTIONS.index(name) for name in data["order"]]
        self.grey2: bool = data.get("grey2", False)
        self.dual: bool = data.get("dual", False)
        self.capability: bool = data.get("capability", False)
        self.momentum: bool = data.get("momentum", False)


EVENT_CARDS: Final[list[Card]] = [Card(id, data) for id, data in CARDS.items()]
CARD: Final[dict[int, Card]] = {card.number: card for card in EVENT_CARDS}
EVENTS: Final = 72
PROPAGANDA: Final = 73  # card numbers 73 to 76

# -- actions -----------------------------------------------------------------------------------------------------

DONE: Final = 47
PASS: Final = 48
PLAY_UNSHADED: Final = 49
PLAY_SHADED: Final = 50
TRAIN: Final = 51
PATROL: Final = 52
SWEEP: Final = 53
ASSAULT: Final = 54
RALLY: Final = 55
MARCH: Final = 56
ATTACK: Final = 57
TERROR: Final = 58
AIR_LIFT: Final = 59
AIR_STRIKE: Final = 60
ERADICATE: Final = 61
EXTORT: Final = 62
AMBUSH: Final = 63
KIDNAP: Final = 64
ASSASSINATE: Final = 65
CULTIVATE: Final = 66
PROCESS: Final = 67
BRIBE: Final = 68
SHIP: Final = 69
RECYCLE: Final = 70
NEGOTIATE: Final = 71
YES: Final = 72
NO: Final = 73
REMOVE: Final = 74
FLIP: Final = 75
PLACE: Final = 76
MOVE: Final = 77
REPLACE: Final = 78
SHIPMENT: Final = 79
CASH: Final = 80
CIVIC_ACTION: Final = 81
SUPPORT: Final = 82
OPPOSITION: Final = 83
GIVE: Final = 84
REQUEST: Final = 85
FACTION: Final = 86  # + faction
KIND: Final = 90  # + kind
NUMBER: Final = 102  # + 0 .. 99

ACTIONS: Final[tuple[str, ...]] = (
    *SPACE_IDS,
    *("done", "pass", "unshaded", "shaded"),
    *("train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror"),
    *("air_lift", "air_strike", "eradicate", "extort", "ambush", "kidnap", "assassinate"),
    *("cultivate", "process", "bribe", "ship", "recycle", "negotiate", "yes", "no"),
    *("remove", "flip", "place", "move", "replace", "shipment", "cash", "civic_action"),
    *("support", "opposition", "give", "request"),
    *FACTIONS,
    *KIND_IDS,
    *(str(number) for number in range(100)),
)


def check_actions() -> None:
    """The constants above fit the table: fail at load, not in the middle of a game."""
    expected = {DONE: "done", TRAIN: "train", BRIBE: "bribe", REQUEST: "request", FACTION: "govt", KIND: "troops"}
    expected |= {NUMBER: "0", NUMBER + 99: "99"}
    for number, id in expected.items():
        if ACTIONS[number] != id:
            raise BadSetup(f"action {number} is {ACTIONS[number]!r}, not {id!r}: board.py and data/ disagree")
    if sorted(CARD) != list(range(1, EVENTS + 1)):
        raise BadSetup("cards.toml does not hold the events 1 to 72")


check_actions()
