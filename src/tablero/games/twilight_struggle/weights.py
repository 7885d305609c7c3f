"""The weights of bots' judgement, loaded once from `data/weights.toml` into constants (features.py uses them)."""

from __future__ import annotations

from typing import Final

from .board import (
    COUNTRIES,
    EUROPE,
    IS_BATTLEGROUND,
    LAST_CARD,
    REGION,
    SIDE,
    US,
    USSR,
    card_number,
    load,
)
from .data_types import WeightsData

WEIGHTS: Final[WeightsData] = load("weights.toml")

NEAR_VICTORY: Final[float] = WEIGHTS["features"]["near_victory"]
SCALE: Final[float] = WEIGHTS["features"]["scale"]
REGION_NOW: Final[float] = WEIGHTS["features"]["region"]
REGION_GONE: Final[float] = WEIGHTS["features"]["region_gone"]
REGION_LATER: Final[float] = WEIGHTS["features"]["region_later"]
REGION_HELD: Final[float] = WEIGHTS["features"]["region_held"]
REGION_LAST: Final[float] = WEIGHTS["features"]["region_last"]
EUROPE_CONTROL: Final[float] = WEIGHTS["features"]["europe_control"]
SPARE: Final[float] = WEIGHTS["features"]["spare"]
ACCESS: Final[float] = WEIGHTS["features"]["access"]
EXPOSED: Final[float] = WEIGHTS["features"]["exposed"]
MILITARY: Final[float] = WEIGHTS["features"]["military"]
MILITARY_EARLY: Final[float] = WEIGHTS["features"]["military_early"]
SPACE: Final[float] = WEIGHTS["features"]["space"]
CHINA_CARD: Final[float] = WEIGHTS["features"]["china"]
LASTING: Final[float] = WEIGHTS["features"]["lasting"]
LIKINGS: Final[dict[str, float]] = WEIGHTS["likings"]


def country_points(place: int) -> float:
    """What control of a country is worth, besides what its region scores."""
    weights = WEIGHTS["features"]
    points = weights["battleground"] if IS_BATTLEGROUND[place] else weights["country"]
    return points * weights["europe"] if REGION[place] == EUROPE else points


def event_points(card: int, side: int, events: dict[int, float]) -> float:
    """What the event of a card in the hand of `side` is worth to it."""
    weights = WEIGHTS["features"]
    if SIDE[card] == 1 - side:
        return -weights["enemy_event"] * events.get(card, 0.0)
    return weights["own_event"] * events.get(card, 0.0)


def by_card(table: dict[str, float]) -> dict[int, float]:
    """A table of the file, by the card's number; an unknown card fails at load."""
    return {card_number(id): points for id, points in table.items()}


COUNTRY_POINTS: Final[tuple[float, ...]] = tuple(country_points(place) for place in range(COUNTRIES))
# by side and card: what the event of a card in its hand is worth
IN_HAND: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(event_points(card, side, by_card(WEIGHTS["events"])) for card in range(LAST_CARD + 1)) for side in (USSR, US)
)
EFFECTS: Final[tuple[tuple[int, float], ...]] = tuple(by_card(WEIGHTS["lasting"]).items())
ROUND_EFFECTS: Final[tuple[tuple[int, float], ...]] = tuple(by_card(WEIGHTS["lasting_round"]).items())
SIDE_EFFECTS: Final[dict[int, float]] = by_card(WEIGHTS["on_a_side"])
