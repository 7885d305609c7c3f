"""The weights of bots' judgement, loaded once from `data/weights.toml` into constants (evaluation.py uses them)."""

from __future__ import annotations

from typing import Final

from tablero.core.shape import Data

from ..twilight_struggle.board import COUNTRIES, EUROPE, IS_BATTLEGROUND, REGION
from .board import load

WEIGHTS: Final[Data] = load("weights.toml")

SCALE: Final[float] = WEIGHTS["features"]["scale"]
REGION_LATER: Final[float] = WEIGHTS["features"]["region"]
EUROPE_TIMES: Final[float] = WEIGHTS["features"]["europe"]
REGION_SOON: Final[float] = WEIGHTS["features"]["region_soon"]
REGION_LAST: Final[float] = WEIGHTS["features"]["region_last"]
EUROPE_LOST: Final[float] = WEIGHTS["features"]["europe_lost"]
EUROPE_WON: Final[float] = WEIGHTS["features"]["europe_won"]
SPARE: Final[float] = WEIGHTS["features"]["spare"]
EXPOSED: Final[float] = WEIGHTS["features"]["exposed"]
MILITARY: Final[float] = WEIGHTS["features"]["military"]
MILITARY_EARLY: Final[float] = WEIGHTS["features"]["military_early"]
SPACE: Final[float] = WEIGHTS["features"]["space"]
CHINA_CARD: Final[float] = WEIGHTS["features"]["china"]
LASTING: Final[float] = WEIGHTS["features"]["lasting"]
FATAL_CARD: Final[float] = WEIGHTS["own_stack"]["fatal"]


def country_points(place: int) -> float:
    """What control of a country is worth, besides what its region scores."""
    weights = WEIGHTS["features"]
    points: float = weights["battleground"] if IS_BATTLEGROUND[place] else weights["country"]
    return points * EUROPE_TIMES if REGION[place] == EUROPE else points


def by_kind(weights: Data) -> tuple[float, ...]:
    """For events of the own side, of the AI's, and neutral ones."""
    return weights["own"], weights["ai"], weights["neutral"]


COUNTRY_POINTS: Final[tuple[float, ...]] = tuple(country_points(place) for place in range(COUNTRIES))
OWN_STACK: Final[tuple[float, ...]] = by_kind(WEIGHTS["own_stack"])
AI_STACK: Final[tuple[float, ...]] = by_kind(WEIGHTS["ai_stack"])
