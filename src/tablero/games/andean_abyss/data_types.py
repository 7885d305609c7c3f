"""What Andean Abyss' data files hold, for those who read them in board.py; a test holds the files to it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .view_types import Faction


class SpaceData(TypedDict):
    """A city, department or LoC: what is printed there, and where it is drawn."""

    kind: Literal["city", "department", "loc"]
    next_to: list[str]
    at: list[int]
    pop: NotRequired[int]
    econ: NotRequired[int]
    terrain: NotRequired[str]
    coastal: NotRequired[bool]
    next_to_venezuela: NotRequired[bool]
    foreign: NotRequired[bool]
    towns: NotRequired[list[str]]
    radius: NotRequired[int]
    outline: NotRequired[list[list[int]]]
    routes: NotRequired[list[list[list[int]]]]


class TownData(TypedDict):
    at: list[int]


class ColombiaData(TypedDict):
    """map.toml."""

    width: int
    height: int
    space: dict[str, SpaceData]
    town: dict[str, TownData]


class EventCardData(TypedDict):
    """One table of cards.toml."""

    number: int
    order: list[Faction]
    grey2: NotRequired[bool]
    dual: NotRequired[bool]
    capability: NotRequired[bool]
    momentum: NotRequired[bool]
    editions_differ: NotRequired[bool]


Pieces = dict[str, dict[str, int]]  # by space and kind


class DeploymentData(TypedDict):
    aid: int
    resources: dict[Faction, int]
    president: str
    active_support: list[str]
    active_opposition: list[str]
    pieces: Pieces


class QuickPlayData(TypedDict):
    aid: int
    resources: dict[Faction, int]
    president: str
    farc_zones: list[str]
    levels: dict[str, int]
    add: Pieces
    remove: Pieces


class RandomSpaceData(TypedDict):
    columns: list[list[list[str]]]
    before: dict[str, str]
    sure: str


class ScenarioData(TypedDict):
    """setup.toml."""

    shipments: int
    markers: int
    inventory: dict[Faction, dict[str, int]]
    standard: DeploymentData
    quick_play: QuickPlayData
    random: RandomSpaceData


class SharedWeights(TypedDict):
    """What counts for all factions alike."""

    scale: float
    check: float
    aid: float
    cube: float
    tempo: float
    talk: float
    step: float
    promise: float
    promise_late: float


class FactionWeights(TypedDict):
    """How much a faction's margin and pieces count, to itself and to its rivals."""

    gain: float
    own_force: float
    fear: float
    alone: float
    before: float
    steep: float
    hidden: float
    seen: float
    nest: float
    money: float
    purse: float
    spare: float
    event: float


class JudgementWeights(TypedDict):
    """weights.toml."""

    found: str
    features: SharedWeights
    factions: dict[str, FactionWeights]
    lasting: dict[str, float]  # by card
    habits: dict[str, float]
    events: dict[str, list[float]]  # by card
