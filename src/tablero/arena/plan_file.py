"""A simulation described in a file, so that it can be kept, mailed and run again anywhere (docs/simulations.md).

game = "narcos"
players = 5
games = 1000
seed = "first study"
bots = ["patron=expert", "others=greedy"]

[options]
notebook = "exact"
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tablero.core.errors import BadSetup, nearest
from tablero.core.registry import find_game

from .plan import Simulation

# What may stand in the file, and what sort of value it has.
KEYS: Final[dict[str, type | tuple[type, ...]]] = {
    "game": str,
    "players": int,
    "games": int,
    "seed": (str, int),
    "bots": (str, list),
    "options": dict,
    "position": str,
    "check": bool,
    "decisions": bool,
    "features": bool,
}


def read_simulation(path: str) -> tuple[Simulation, int]:
    """The simulation that a file describes, and how many games it asks for."""
    try:
        given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path} can't be read: {error}") from None
    for key, value in given.items():
        if key not in KEYS:
            raise nearest(key, list(KEYS), path, "key")
        if not isinstance(value, KEYS[key]) or (isinstance(value, bool) and KEYS[key] is not bool):
            raise BadSetup(f"{path}: {key} = {value!r} is not of the right sort")
    if "game" not in given:
        raise BadSetup(f'{path} does not say which game is played: game = "el-grande"')
    return planned(given, Path(path).parent), at_least_one(path, given.get("games", 100))


def planned(given: dict[str, Any], folder: Path) -> Simulation:
    game = find_game(given["game"])
    players = game.checked_players(given.get("players", 0) or game.usual_players())
    bots = given.get("bots", "random")
    position = (folder / given["position"]).read_text(encoding="utf-8") if given.get("position") else ""
    features = given.get("features", False)
    return Simulation(
        game.id,
        players,
        str(given.get("seed", "0")),
        game.checked_options(players, given.get("options", {})),
        [word.strip() for word in (bots.split(",") if isinstance(bots, str) else map(str, bots))],
        given.get("check", False),
        position,
        given.get("decisions", False) or features,
        features,
    )


def at_least_one(path: str, games: int) -> int:
    if games < 1:
        raise BadSetup(f"{path}: games = {games}; at least 1 is needed")
    return games
