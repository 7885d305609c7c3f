"""The weights of bots' judgement, loaded once from `data/weights.toml` into constants; the file says what each is."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from .data_types import NarcosWeights


def load() -> Any:
    return tomllib.loads(files("tablero.games.narcos").joinpath("data/weights.toml").read_text(encoding="utf-8"))


WEIGHTS: Final[NarcosWeights] = load()

EVEN: Final[tuple[float, ...]] = tuple(WEIGHTS["standing"]["even"])
PRIVATE: Final[float] = WEIGHTS["standing"]["private"]
SLOPE: Final[float] = WEIGHTS["standing"]["slope"]

OBJECTIVE: Final[tuple[float, ...]] = tuple(WEIGHTS["patron"]["objectives"])
HOPE: Final[float] = WEIGHTS["patron"]["hope"]
FAME_LATER: Final[float] = WEIGHTS["patron"]["fame_later"]
DOLLAR: Final[float] = WEIGHTS["patron"]["dollar"]
SPARE_DOLLAR: Final[float] = WEIGHTS["patron"]["spare_dollar"]
PURSE: Final[int] = WEIGHTS["patron"]["purse"]
LAB: Final[float] = WEIGHTS["patron"]["lab"]
LAB_CUBE: Final[float] = WEIGHTS["patron"]["lab_cube"]
INFLUENCE: Final[float] = WEIGHTS["patron"]["influence"]
ROADBLOCK: Final[float] = WEIGHTS["patron"]["roadblock"]
INCOME_SPACE: Final[float] = WEIGHTS["patron"]["income_space"]
SHIPMENT: Final[float] = WEIGHTS["patron"]["shipment"]
CUBE: Final[float] = WEIGHTS["patron"]["cube"]
BLOCK: Final[float] = WEIGHTS["patron"]["block"]
MOVE: Final[float] = WEIGHTS["patron"]["move"]
PARTY: Final[float] = WEIGHTS["patron"]["party"]
ULTIMATUM: Final[float] = WEIGHTS["patron"]["ultimatum"]
DEPLOYMENT: Final[float] = WEIGHTS["patron"]["deployment"]
ACTION: Final[float] = WEIGHTS["patron"]["action"]
KEPT_CARD: Final[float] = WEIGHTS["patron"]["kept_card"]
HIDEOUT: Final[float] = WEIGHTS["patron"]["hideout"]

ATTACKS: Final[float] = WEIGHTS["sicarios"]["attacks"]
STRIKE_RANGE: Final[int] = WEIGHTS["sicarios"]["strike_range"]
FAR: Final[float] = WEIGHTS["sicarios"]["far"]
BEATS: Final[tuple[float, ...]] = tuple(WEIGHTS["sicarios"]["beats"])

FIRST_ARREST: Final[float] = WEIGHTS["hunt"]["first_arrest"]
LAST_ARREST: Final[float] = WEIGHTS["hunt"]["last_arrest"]
USABLE: Final[float] = WEIGHTS["hunt"]["usable"]
RARELY_USABLE: Final[float] = WEIGHTS["hunt"]["rarely_usable"]
LEFT: Final[float] = WEIGHTS["hunt"]["left"]
IN_REACH: Final[float] = WEIGHTS["hunt"]["in_reach"]
TOLD: Final[float] = WEIGHTS["hunt"]["told"]

ACTIVATION: Final[float] = WEIGHTS["factions"]["activation"]
COVERED: Final[float] = WEIGHTS["factions"]["covered"]
NEARNESS: Final[float] = WEIGHTS["factions"]["nearness"]
BLOCKED: Final[float] = WEIGHTS["factions"]["blocked"]
FACTION_CARD: Final[float] = WEIGHTS["factions"]["faction_card"]
CALI_CUBE: Final[float] = WEIGHTS["factions"]["cali_cube"]
OPEN_TOKEN: Final[float] = WEIGHTS["factions"]["open_token"]

EXPOSED: Final[tuple[float, ...]] = tuple(WEIGHTS["exposure"]["even"])
EXPOSED_PLACES: Final[tuple[float, ...]] = tuple(WEIGHTS["exposure"]["places"])
EXPOSED_TWINS: Final[tuple[float, ...]] = tuple(WEIGHTS["exposure"]["twins"])
EXPOSED_DISTANCE: Final[tuple[float, ...]] = tuple(WEIGHTS["exposure"]["distance"])
EXPOSED_BLOCKED: Final[tuple[float, ...]] = tuple(WEIGHTS["exposure"]["blocked"])
FIRST_LOST: Final[float] = WEIGHTS["exposure"]["first_arrest"]
LAST_LOST: Final[float] = WEIGHTS["exposure"]["last_arrest"]
