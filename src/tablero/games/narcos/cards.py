"""Everything printed on cards, dashboards and tokens, loaded once from `data/` (NC-12; the format is in FORMAT.md).

Cards are numbers in the game; `CARDS[number]` and its like tell what they say. What their operations do is in
effects.py and objectives.py. Not here: the map and the table of actions (board.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from tablero.core.pack import load_data
from tablero.core.shape import Data

from .shape import SHAPE
from .view_types import Action, Faction

DATA: Final[Data] = load_data("narcos", SHAPE)
_CARDS: Final[Data] = DATA["cards"]

# -- operations --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Effect:
    """One operation of a card. `within` and `where` say at which places, seen from the centre (effects.py)."""

    op: str
    n: int = 0
    within: int = -1
    where: str = ""
    centre: str = "sicario"
    who: str = ""
    steps: int = 0
    per: str = ""
    max: int = 0
    name: str = ""
    token: str = ""
    replaces_value: int = -1
    trigger: str = ""
    kind: str = ""
    airport: bool = True
    no_roadblock: bool = False
    min_pairwise_distance: int = 0


@dataclass(frozen=True, slots=True)
class Condition:
    """The test of an objective in step 4.5 (NC-11.5)."""

    test: str
    n: int = 0
    name: str = ""
    token: str = ""
    in_kind: str = ""
    hunter_within: int = -1
    all_regions: bool = False
    pay_on_completion: int = 0
    within: int = 0
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SicarioCard:
    """A card of Patrón's deck. `shows` is a sicario, or SILHOUETTE."""

    id: str
    shows: int
    immediate: tuple[Effect, ...]
    season_end: bool
    cost: int
    effect: tuple[Effect, ...]
    range_bonus: int  # of its immediate part (NC-6.14)
    rule: str


@dataclass(frozen=True, slots=True)
class SilverCard:
    """A Silver-or-Lead card."""

    id: str
    silver: tuple[Effect, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """An objective."""

    id: str
    setup: tuple[Effect, ...]
    while_active: tuple[Effect, ...]
    condition: Condition
    reward: tuple[Effect, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class FactionCard:
    """A faction's ability (NC-10)."""

    id: str
    faction: int
    once: bool
    op: str
    n: int
    number: int
    rule: str


def effects(rows: list[Data]) -> tuple[Effect, ...]:
    return tuple(Effect(**row) for row in rows)


def rule_of(id: str) -> str:
    """The paragraph of the rules that describes a card."""
    return f"NC-card-{id.replace('_', '-')}"


# -- Patrón's side -----------------------------------------------------------------------------------------------

SUPPLY: Final[dict[str, int]] = _CARDS["supply"]
TOKENS: Final[int] = SUPPLY["influence_and_roadblocks"]  # one pool, two sides (NC-2.5)
LABS: Final[int] = SUPPLY["labs"]
CUBES: Final[int] = SUPPLY["cubes"]
PARTIES: Final[int] = SUPPLY["parties"]
MARKERS: Final[int] = SUPPLY["hideout_markers"]

_AMOUNTS: Final[dict[str, int]] = _CARDS["amounts"]
MOVE_COST: Final[int] = _AMOUNTS["sicario_move_cost"]
MOVE_STEPS: Final[int] = _AMOUNTS["sicario_move_steps"]
LEON_STEPS: Final[int] = _AMOUNTS["leon_steps"]
HUNTER_STEPS: Final[int] = _AMOUNTS["hunter_steps"]
ORDINARY_ACTIONS: Final[int] = _AMOUNTS["ordinary_actions"]
CUBE_PRICE: Final[int] = _AMOUNTS["cube_price"]
STEP_COST: Final[int] = _AMOUNTS["relocation_cost_per_step"]

START_MONEY: Final[int] = _CARDS["patron"]["money"]
HAND: Final[int] = _CARDS["patron"]["hand"]
OBJECTIVE_SLOTS: Final[int] = _CARDS["patron"]["objective_slots"]
START_FAME: Final[int] = _CARDS["fame"]["start"]
FAME_TO_WIN: Final[int] = _CARDS["fame"]["win"]
START_INCOME: Final[int] = _CARDS["income"]["start"]
INCOME: Final[tuple[int, ...]] = tuple(_CARDS["income"]["values"])
OBJECTIVES_TO_WIN: Final = 3  # NC-1.3
ARRESTS_TO_WIN: Final = 2  # NC-1.4

SLOT_IDS: Final[tuple[str, ...]] = tuple(_CARDS["slot"])
SLOTS: Final[int] = len(SLOT_IDS)
SLOT_RANGE: Final[tuple[int, ...]] = tuple(slot["range"] for slot in _CARDS["slot"].values())
SLOT_FAME: Final[tuple[int, ...]] = tuple(slot["fame"] for slot in _CARDS["slot"].values())
SICARIO_IDS: Final[tuple[str, ...]] = tuple(_CARDS["sicario"])
NORMAL_SLOTS: Final[tuple[int, ...]] = tuple(i for i in range(SLOTS) if _CARDS["slot"][SLOT_IDS[i]]["kind"] == "normal")
NORMAL_SICARIOS: Final[tuple[int, ...]] = tuple(
    i for i in range(len(SICARIO_IDS)) if _CARDS["sicario"][SICARIO_IDS[i]]["kind"] == "normal"
)
LEON: Final[int] = SLOT_IDS.index("white")  # the slots of the two special sicarios
LA_QUICA: Final[int] = SLOT_IDS.index("black")
# Who stands in each slot: filled in at setup for the normal ones (NC-3.2).
SPECIAL_SICARIO: Final[dict[int, int]] = {LEON: SICARIO_IDS.index("leon"), LA_QUICA: SICARIO_IDS.index("la_quica")}

HOSTAGE: Final = 10  # defence tokens are their values 0 to 9, or one of these two
BOMB: Final = 11
SPECIAL_TOKENS: Final = ("hostage", "bomb")
NORMAL_TOKENS: Final[tuple[int, ...]] = tuple(sorted(_CARDS["defence"]["normal"]))
TOKEN_VALUE: Final[tuple[int, ...]] = (*range(10), _CARDS["defence"]["hostage"], _CARDS["defence"]["bomb"])

SILHOUETTE: Final = -1


def sicario_card(id: str, data: Data) -> SicarioCard:
    immediate = effects(data["immediate"])
    return SicarioCard(
        id=id,
        shows=SILHOUETTE if data["shows"] == "silhouette" else SICARIO_IDS.index(data["shows"]),
        immediate=tuple(effect for effect in immediate if effect.op != "range"),
        season_end=data["condition"] == "season_end",
        cost=data.get("cost", 0),
        effect=effects(data["effect"]),
        range_bonus=sum(effect.n for effect in immediate if effect.op == "range"),
        rule=rule_of(id),
    )


CARD_IDS: Final[tuple[str, ...]] = tuple(_CARDS["sicario_card"])
CARDS: Final[tuple[SicarioCard, ...]] = tuple(sicario_card(id, data) for id, data in _CARDS["sicario_card"].items())
SILVER_IDS: Final[tuple[str, ...]] = tuple(_CARDS["silver_or_lead"])
SILVERS: Final[tuple[SilverCard, ...]] = tuple(
    SilverCard(id, effects(data["silver"]), rule_of(id)) for id, data in _CARDS["silver_or_lead"].items()
)


def objective_card(id: str, data: Data) -> ObjectiveCard:
    test = dict(data["condition"])
    test["tokens"] = tuple(test.get("tokens", ()))
    return ObjectiveCard(
        id=id,
        setup=effects(data["setup"]),
        while_active=effects(data["while_active"]),
        condition=Condition(**test),
        reward=effects(data["reward"]),
        rule=rule_of(id),
    )


OBJECTIVE_IDS: Final[tuple[str, ...]] = tuple(_CARDS["objective"])
OBJECTIVES: Final[tuple[ObjectiveCard, ...]] = tuple(
    objective_card(id, data) for id, data in _CARDS["objective"].items()
)

# -- the hunters' side -------------------------------------------------------------------------------------------

ACTION_NUMBERS: Final[tuple[int, ...]] = tuple(_CARDS["action_cards"]["numbers"])
AVAILABLE: Final[int] = _CARDS["action_cards"]["available"]
NUMBERS: Final = 3  # action cards are numbered 1 to 3

ACTION_IDS: Final[tuple[Action, ...]] = get_args(Action)
ATTACK: Final = 0
DESTROY: Final = 1
ROADBLOCKS: Final = 2
ASK_DISTANCE: Final = 3
ASK_TYPE: Final = 4
ASK_REGION: Final = 5
ARREST: Final = 6
ANY_NUMBER: Final = 0  # an X cell
# All cells in one row: which action each belongs to, and the number it takes (NC-9.1).
CELL_ACTION: Final[tuple[int, ...]] = tuple(
    action for action, id in enumerate(ACTION_IDS) for _ in _CARDS["action"][id]["cells"]
)
CELL_NUMBER: Final[tuple[int, ...]] = tuple(
    ANY_NUMBER if cell == "X" else int(cell) for id in ACTION_IDS for cell in _CARDS["action"][id]["cells"]
)
CELLS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # exact cells before X cells
    tuple(sorted([c for c in range(len(CELL_ACTION)) if CELL_ACTION[c] == action], key=lambda c: -CELL_NUMBER[c]))
    for action in range(len(ACTION_IDS))
)

FACTION_IDS: Final[tuple[Faction, ...]] = get_args(Faction)
DEA: Final = 0
POLICE: Final = 1
CALI: Final = 2
PEPES: Final = 3
FACTIONS: Final = 4
HUNTER_IDS: Final[tuple[str, ...]] = tuple(
    id for faction in FACTION_IDS for id in _CARDS["faction"][faction]["hunters"]
)
HUNTERS: Final = 8  # two a faction (NC-1.1)
HUNTERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple((2 * faction, 2 * faction + 1) for faction in range(FACTIONS))

FACTION_CARD_IDS: Final[tuple[str, ...]] = tuple(_CARDS["faction_card"])
FACTION_CARDS: Final[tuple[FactionCard, ...]] = tuple(
    FactionCard(
        id,
        FACTION_IDS.index(data["faction"]),
        data["once"],
        data["op"],
        data.get("n", 0),
        data.get("number", 0),
        rule_of(id),
    )
    for id, data in _CARDS["faction_card"].items()
)


def only_card(op: str) -> int:
    """The one card with this ability."""
    return next(i for i, card in enumerate(FACTION_CARDS) if card.op == op)


REVEAL_CARD: Final[int] = only_card("reveal_defence")
EXTRA_CARD: Final[int] = only_card("extra_action")
_REVEAL: Final[dict[str, int]] = _CARDS["faction_card"][FACTION_CARD_IDS[REVEAL_CARD]]
_EXTRA: Final[dict[str, int]] = _CARDS["faction_card"][FACTION_CARD_IDS[EXTRA_CARD]]
PEPES_START: Final[int] = _REVEAL["start_money"]
PEPES_EARN: Final[int] = _REVEAL["earns"]
REVEAL_COST: Final[int] = _REVEAL["cost_money"]
REVEALED: Final[int] = _REVEAL["n"]
EXTRA_COST: Final[int] = _EXTRA["cost_cubes"]
EXTRA_NUMBER: Final[int] = _EXTRA["number"]
COLLECTS: Final[int] = _EXTRA["collects_per_turn"]
STORES: Final[int] = _EXTRA["stores"]

FACTIONS_LED: Final[dict[int, tuple[int, ...]]] = {
    players: tuple(_CARDS["players"][f"players_{players}"]) for players in (2, 3, 4, 5)
}


def faction_of(hunter: int) -> int:
    return hunter >> 1
