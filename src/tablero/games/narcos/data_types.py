"""What weights.toml holds; cards and map are described by shape.py, because data packs may change them."""

from __future__ import annotations

from typing import TypedDict


class StandingWeights(TypedDict):
    """How points turn into a chance of winning."""

    even: list[float]
    private: float
    slope: float


class PatronWeights(TypedDict):
    """What things are worth to Patrón."""

    objectives: list[float]
    hope: float
    fame_later: float
    dollar: float
    spare_dollar: float
    purse: int
    lab: float
    lab_cube: float
    influence: float
    roadblock: float
    income_space: float
    shipment: float
    cube: float
    block: float
    move: float
    party: float
    ultimatum: float
    deployment: float
    action: float
    kept_card: float
    hideout: float


class SicarioWeights(TypedDict):
    """How safe sicarios are."""

    attacks: float
    strike_range: int
    far: float
    beats: list[float]


class HuntWeights(TypedDict):
    """The chance of an arrest, and its price."""

    first_arrest: float
    last_arrest: float
    usable: float
    rarely_usable: float
    left: float
    in_reach: float
    told: float


class ExposureWeights(TypedDict):
    """The chance of an arrest as Patrón sees it."""

    even: list[float]
    places: list[float]
    twins: list[float]
    distance: list[float]
    blocked: list[float]
    first_arrest: float
    last_arrest: float


class HunterWeights(TypedDict):
    """What the factions have."""

    activation: float
    covered: float
    nearness: float
    blocked: float
    faction_card: float
    cali_cube: float
    open_token: float


class NarcosWeights(TypedDict):
    """weights.toml."""

    found: str
    standing: StandingWeights
    patron: PatronWeights
    sicarios: SicarioWeights
    hunt: HuntWeights
    exposure: ExposureWeights
    factions: HunterWeights
