"""What Twilight Struggle's data files hold, for those who read them in board.py; a test holds the files to it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class ScoredRegionData(TypedDict):
    presence: int
    domination: int
    control: int
    defcon: int
    scoring_card: int


class SuperpowerData(TypedDict):
    next_to: list[str]
    x: int
    y: int


class CountryData(TypedDict):
    region: str
    subregions: NotRequired[list[str]]
    stability: int
    battleground: NotRequired[bool]
    next_to: list[str]
    us: NotRequired[int]  # influence at the start
    ussr: NotRequired[int]
    log: str
    x: int
    y: int


class WorldData(TypedDict):
    """map.toml."""

    region: dict[str, ScoredRegionData]
    superpower: dict[str, SuperpowerData]
    country: dict[str, CountryData]


class CardData(TypedDict):
    """One table of cards.toml."""

    number: int
    side: Literal["ussr", "us", "neutral"]
    ops: int
    war: Literal["early", "mid", "late"]
    starred: NotRequired[bool]
    scoring: NotRequired[str]
    optional: NotRequired[bool]
    war_card: NotRequired[bool]
    lasting: NotRequired[str]
    log: str


class LateWarData(TypedDict):
    """late_war.toml."""

    turn: int
    defcon: int
    vp: int
    space_us: int
    space_ussr: int
    in_effect: list[int]
    kept: list[int]
    us_controls: list[str]
    ussr_controls: list[str]
    influence: dict[str, list[int]]  # US and USSR


class FeatureWeights(TypedDict):
    """What counts for how much; each is explained in weights.toml."""

    scale: float
    near_victory: float
    region: float
    region_gone: float
    region_later: float
    region_held: float
    region_last: float
    europe_control: float
    battleground: float
    country: float
    europe: float
    spare: float
    access: float
    exposed: float
    military: float
    military_early: float
    space: float
    china: float
    enemy_event: float
    own_event: float
    lasting: float


class WeightsData(TypedDict):
    """weights.toml."""

    found: str
    features: FeatureWeights
    likings: dict[str, float]  # by the kind of a question
    lasting: dict[str, float]  # by card
    lasting_round: dict[str, float]
    on_a_side: dict[str, float]
    events: dict[str, float]
