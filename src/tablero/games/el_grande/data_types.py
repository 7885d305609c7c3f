"""What El Grande's data files hold, for those who read them in board.py; shape.py checks it when they are loaded."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .view_types import Colour


class AbroadData(TypedDict):
    next_to: list[str]
    at: list[int]
    shape: list[list[int]]
    sure: NotRequired[str]


class RegionData(AbroadData):
    values: list[int]
    fill: str


class CastilloData(TypedDict):
    values: list[int]
    at: list[int]
    shape: list[list[int]]
    sure: NotRequired[str]


class TileData(TypedDict):
    id: str
    values: list[int]
    sure: NotRequired[str]


class SpainData(TypedDict):
    """map.toml."""

    king_bonus: int
    grande_bonus: int
    width: int
    height: int
    region: dict[str, RegionData]
    abroad: dict[str, AbroadData]
    castillo: CastilloData
    tile: list[TileData]


class EffectData(TypedDict):
    """The name of an effect, and such of its measures as it has."""

    effect: NotRequired[str]
    own: NotRequired[int]
    all_own: NotRequired[bool]
    opposing: NotRequired[int]
    either: NotRequired[int]
    one_region: NotRequired[bool]
    count: NotRequired[int]
    all: NotRequired[bool]
    into: NotRequired[str]
    to: NotRequired[str]
    values: NotRequired[list[int]]
    between: NotRequired[list[str]]
    rounds: NotRequired[int]
    sure: NotRequired[str]


class ActionCardData(EffectData):
    """One table of cards.toml."""

    stack: int
    place: int
    set: str
    copies: int


class ModifierData(EffectData):
    id: str
    value: int


class PowersData(TypedDict):
    """powers.toml."""

    caballeros: list[int]  # by power, from 1 on
    modifiers_dealt: int
    modifier: list[ModifierData]


class RoundsData(TypedDict):
    normal: list[int]
    short: list[int]
    scoring_after: list[int]


class DummyData(TypedDict):
    regions_a_round: int
    caballeros_a_region: int


class SetupData(TypedDict):
    """setup.toml."""

    colours: list[Colour]
    caballeros: int
    start_caballeros: int
    court: int
    rounds: RoundsData
    dummy: DummyData
