"""The weights of bots' judgement, loaded once from `data/weights.toml` into constants (evaluation.py uses them)."""

from __future__ import annotations

from typing import Final

from .board import CARDS, FACTIONS, load
from .data_types import FactionWeights, JudgementWeights

WEIGHTS: Final[JudgementWeights] = load("weights.toml")
BY_FACTION: Final[list[FactionWeights]] = [WEIGHTS["factions"][id] for id in FACTIONS]

SCALE: Final[float] = WEIGHTS["features"]["scale"]
CHECK: Final[float] = WEIGHTS["features"]["check"]
AID: Final[float] = WEIGHTS["features"]["aid"]
CUBE: Final[float] = WEIGHTS["features"]["cube"]
TEMPO: Final[float] = WEIGHTS["features"]["tempo"]
TALK: Final[float] = WEIGHTS["features"]["talk"]
STEP: Final[float] = WEIGHTS["features"]["step"]
PROMISE: Final[float] = WEIGHTS["features"]["promise"]
PROMISE_LATE: Final[float] = WEIGHTS["features"]["promise_late"]

# by faction
GAIN: Final[tuple[float, ...]] = tuple(weights["gain"] for weights in BY_FACTION)
OWN_FORCE: Final[tuple[float, ...]] = tuple(weights["own_force"] for weights in BY_FACTION)
FEAR: Final[tuple[float, ...]] = tuple(weights["fear"] for weights in BY_FACTION)
ALONE: Final[tuple[float, ...]] = tuple(weights["alone"] for weights in BY_FACTION)
BEFORE: Final[tuple[float, ...]] = tuple(weights["before"] for weights in BY_FACTION)
STEEP: Final[tuple[float, ...]] = tuple(weights["steep"] for weights in BY_FACTION)
HIDDEN: Final[tuple[float, ...]] = tuple(weights["hidden"] for weights in BY_FACTION)
SEEN: Final[tuple[float, ...]] = tuple(weights["seen"] for weights in BY_FACTION)
NEST: Final[tuple[float, ...]] = tuple(weights["nest"] for weights in BY_FACTION)
EVENT: Final[tuple[float, ...]] = tuple(weights["event"] for weights in BY_FACTION)
PURSE: Final[tuple[float, ...]] = tuple(weights["purse"] for weights in BY_FACTION)
SPARE: Final[tuple[float, ...]] = tuple(weights["spare"] for weights in BY_FACTION)
MONEY: Final[tuple[float, ...]] = tuple(weights["money"] for weights in BY_FACTION)


def by_card(table: dict[str, float]) -> tuple[tuple[int, float], ...]:
    """A table of the file, by the card's number; an unknown card fails at load."""
    return tuple((CARDS[id]["number"], points) for id, points in table.items())


LASTING: Final[tuple[tuple[int, float], ...]] = by_card(WEIGHTS["lasting"])

# by card: what its Event is worth to the Government, unshaded and shaded
EVENT_WORTH: Final[dict[int, list[float]]] = {
    CARDS[id]["number"]: worths + worths[-1:] for id, worths in WEIGHTS["events"].items()
}
