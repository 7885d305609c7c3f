"""Which games exist: every package under `tablero/games/` that has a `GAME`."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from .errors import nearest
from .game import AnyGame


def game_ids() -> list[str]:
    """The ids of all games, without importing them: a package is a game once it has a `game` module."""
    from tablero import games

    found: list[str] = []
    for finder, name, is_package in pkgutil.iter_modules(games.__path__):
        if is_package and any((Path(finder.path) / name).glob("game.*")):  # type: ignore[union-attr]
            found.append(name.replace("_", "-"))
    return sorted(found)


@lru_cache
def find_game(id: str) -> AnyGame:
    """The game called `id`, as in `el-grande`."""
    known = game_ids()
    if id not in known:
        raise nearest(id, known, "tablero", "game")
    game: AnyGame = import_module(f"tablero.games.{id.replace('-', '_')}").GAME
    return game
