"""The map, cards and the table of actions, loaded once from `data/` into constants (EG-1, EG-2); a data pack may
replace facts there (docs/data-packs.md), and `shape.py` says what they have to look like.

An action is whatever can answer a question: a place, a verb, a tile, a colour, a number, a card. Each has one
number in one flat table, places first, so that a place on the map *is* its action. `ACTIONS[number]` is its id.
"""

from __future__ import annotations

from typing import Final

from tablero.core.errors import BadSetup
from tablero.core.pack import load_data, read_weights

from .data_types import ActionCardData, EffectData, ModifierData, PowersData, SetupData, SpainData
from .shape import SHAPE
from .view_types import Colour

DATA: Final = load_data("el-grande", SHAPE)
MAP: Final[SpainData] = DATA["map"]
CARDS: Final[dict[str, ActionCardData]] = DATA["cards"]
POWERS: Final[PowersData] = DATA["powers"]
SETUP: Final[SetupData] = DATA["setup"]
WEIGHTS: Final[dict[str, float]] = read_weights("tablero.games.el_grande")

# -- places ------------------------------------------------------------------------------------------------------

REGION_IDS: Final[tuple[str, ...]] = tuple(MAP["region"])
REGIONS: Final = tuple(range(9))  # in scoring order (EG-14.4)
CASTILLO: Final = 9
COURT: Final = 10
PROVINCE: Final = 11
FRANCE: Final = 12
PORTUGAL: Final = 13

# -- verbs and small things --------------------------------------------------------------------------------------

DONE: Final = 14
SPECIAL: Final = 15
PLACE: Final = 16
VETO: Final = 17
ALLOW: Final = 18
PLAIN: Final = 19  # a power card without a modifier
FIRST_CHOICE: Final = 20  # one of the two effects of a card that offers two
SECOND_CHOICE: Final = 21
TILE_8: Final = 22
TILE_4: Final = 23
COLOUR: Final = 24  # + colour
NUMBER: Final = 29  # + 0 .. 30
POWER: Final = 59  # + value 1 .. 13
MODIFIER: Final = 73  # + modifier 0 .. 15
CARD: Final = 89  # + card

COLOURS: Final[tuple[Colour, ...]] = tuple(SETUP["colours"])
SEATS: Final = 5  # colours in the box; the length of a place's row in `ElGrandeState.at`
CABALLEROS: Final[int] = SETUP["caballeros"]
NOWHERE: Final = -1
LAST_ROUND: Final = 9


def next_to_table() -> tuple[tuple[int, ...], ...]:
    """For each place the King can stand at: the regions next to him (EG-8.2, EG-21.2, EG-21.3)."""
    ids = list(REGION_IDS)
    table = [tuple(sorted(ids.index(other) for other in MAP["region"][id]["next_to"])) for id in ids]
    table += [tuple(REGIONS), (), ()]  # the castillo; court and province are no places for him
    for country in ("france", "portugal"):
        table.append(tuple(sorted(ids.index(other) for other in MAP["abroad"][country]["next_to"])))
    return tuple(table)


NEXT_TO: Final[tuple[tuple[int, ...], ...]] = next_to_table()

# The values of the nine regions, the castillo and the two tiles: all three count with 4 and 5 players, two with fewer.
BOARDS: Final = 10
PRINTED: Final[tuple[tuple[int, ...], ...]] = (
    *(tuple(MAP["region"][id]["values"]) for id in REGION_IDS),
    tuple(MAP["castillo"]["values"]),
)
TILE_VALUES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(tile["values"]) for tile in MAP["tile"])
KING_BONUS: Final[int] = MAP["king_bonus"]
GRANDE_BONUS: Final[int] = MAP["grande_bonus"]

# -- effects and cards -------------------------------------------------------------------------------------------

ALL: Final = 99  # "all of them", where an effect has a count


class Effect:
    """What a special action or a modifier's ability does: the name of its rule in `effects/` and its measures."""

    def __init__(self, card: str, data: EffectData) -> None:
        self.op: str = data["effect"]
        self.rule = "EG-card-" + card.replace("_", "-")
        self.own: int = ALL if data.get("all_own") else data.get("own", 0)
        self.opposing: int = data.get("opposing", 0)
        self.either: int = data.get("either", 0)
        self.one_region: bool = data.get("one_region", False)
        self.count: int = ALL if data.get("all") else data.get("count", 0)
        self.into: str = data.get("into", "")
        self.to: str = data.get("to", "")
        self.values: list[int] = data.get("values", [])
        self.between: list[str] = data.get("between", [])
        self.rounds: int = data.get("rounds", 0)


class CardType:
    """The face of an action card."""

    def __init__(self, id: str, data: ActionCardData) -> None:
        self.id = id
        self.stack: int = data["stack"]
        self.place: int = data["place"]
        self.set: str = data["set"]
        self.copies: int = data["copies"]
        self.effect = Effect(id, data)


class ModifierCard:
    """A modifier card (EG-23): its number, and an ability or None."""

    def __init__(self, data: ModifierData) -> None:
        self.id: str = data["id"]
        self.value: int = data["value"]
        self.ability = Effect(data["id"], data) if "effect" in data else None


CARD_TYPES: Final[list[CardType]] = [CardType(id, data) for id, data in CARDS.items()]
TYPE_OF_CARD: Final[list[CardType]] = [kind for kind in CARD_TYPES for _ in range(kind.copies)]
CARD_IDS: Final[list[str]] = [
    kind.id if kind.copies == 1 else f"{kind.id}_{copy}" for kind in CARD_TYPES for copy in range(1, kind.copies + 1)
]
EFFECTS: Final[dict[str, Effect]] = {kind.id: kind.effect for kind in CARD_TYPES}
ALTERNATIVES: Final[tuple[str, ...]] = tuple(
    id for id, kind in zip(CARD_IDS, TYPE_OF_CARD, strict=True) if kind.set == "alternative"
)
HIS_MAJESTY: Final = CARD_IDS.index("his_majesty")
VETOES: Final = tuple(number for number, kind in enumerate(TYPE_OF_CARD) if kind.id == "veto")

MODIFIERS: Final[list[ModifierCard]] = [ModifierCard(data) for data in POWERS["modifier"]]
TAKES: Final[tuple[int, ...]] = (0, *POWERS["caballeros"])  # by power value (EG-6.2)
HIGHEST_POWER: Final = 13
POWER_VALUES: Final[tuple[int, ...]] = tuple(range(1, HIGHEST_POWER + 1))
ALL_POWERS: Final = sum(1 << value for value in POWER_VALUES)

ACTIONS: Final[tuple[str, ...]] = (
    *REGION_IDS,
    *("castillo", "court", "province", "france", "portugal"),
    *("done", "special", "place", "veto", "allow", "plain", "first_choice", "second_choice"),
    *(tile["id"] for tile in MAP["tile"]),
    *COLOURS,
    *(str(number) for number in range(31)),
    *(f"power_{value}" for value in POWER_VALUES),
    *(modifier.id for modifier in MODIFIERS),
    *CARD_IDS,
)


def card_numbers(stack: int, card_set: str) -> list[int]:
    """The cards of `card_set` that belong to `stack`."""
    return [n for n, kind in enumerate(TYPE_OF_CARD) if kind.stack == stack and kind.set == card_set]


def check_actions() -> None:
    """The constants above fit the table: fail at load, not in the middle of a game."""
    expected = {CASTILLO: "castillo", DONE: "done", TILE_8: "tile_8_4_0", COLOUR: COLOURS[0], NUMBER: "0"}
    expected |= {POWER + 1: "power_1", MODIFIER: MODIFIERS[0].id, CARD: CARD_IDS[0], SECOND_CHOICE: "second_choice"}
    for number, id in expected.items():
        if ACTIONS[number] != id:
            raise BadSetup(f"action {number} is {ACTIONS[number]!r}, not {id!r}: board.py and data/ disagree")


check_actions()
