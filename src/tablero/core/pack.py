"""Data packs: one TOML file that puts other facts in place of those a game ships with (docs/data-packs.md).

A game reads its data through `load_data`, which checks it against the game's shape; if a pack for that game is in use,
the pack's tables are laid over the shipped ones first. `use_pack` chooses one for this process and for those it starts:
an environment variable names the file and its digest, because a game's data is read once, when the game is imported.

`pack_of` names the digest of the pack a game is played with: saves and records hold it (header.py), so that a game is
never continued with other data. Names and card texts of a pack do not count for it. Not here: shapes (shape.py), lines
(toml_lines.py).
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from .errors import BadPack, nearest
from .shape import Data, Problem, Shape, either, named, shown
from .toml_lines import lines_of

VARIABLE: Final = "TABLERO_DATA_PACK"  # the file in use
DIGEST_VARIABLE: Final = "TABLERO_DATA_PACK_DIGEST"  # what it held when it was chosen
OWN_KEYS: Final = ("game", "replace", "texts")  # what a pack says besides data


class DataSource:
    """A TOML file: its values, and where they stand."""

    def __init__(self, where: str, text: str) -> None:
        self.where = where
        self.text = text
        try:
            self.data: Data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadPack(f"{where} is no TOML: {error}; see https://toml.io for how it is written") from None

    def depth(self, path: tuple[str | int, ...]) -> int:
        """How much of a path stands in this file."""
        lines = lines_of(self.text)
        return max((n for n in range(1, len(path) + 1) if path[:n] in lines), default=0)

    def error(self, path: tuple[str | int, ...], message: str) -> BadPack:
        line = lines_of(self.text).get(path[: self.depth(path)], 1)
        return BadPack(f"{self.where}, line {line}: {message}")


class Pack:
    """A data pack that was read: for which game, with which tables and texts."""

    def __init__(self, source: DataSource, known_games: list[str]) -> None:
        self.source = source
        data = source.data
        game = data.get("game")
        if not isinstance(game, str):
            raise source.error(("game",), f'a pack begins with the game it is for: game = "{known_games[0]}"')
        if game not in known_games:
            raise source.error(("game",), str(nearest(game, known_games, "tablero", "game")))
        self.game = game
        self.replace = self.listed("replace")
        self.texts = self.read_texts()
        self.tables: Data = {key: value for key, value in data.items() if key not in OWN_KEYS}
        facts = json.dumps([self.game, self.replace, self.tables], sort_keys=True, default=str)
        self.digest = blake2b(facts.encode(), digest_size=16).hexdigest()

    def listed(self, key: str) -> list[str]:
        value = self.source.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.source.error((key,), f'{key} is a list of tables, such as {key} = ["map.location"]')
        return sorted(value)

    def read_texts(self) -> dict[str, str]:
        texts = self.source.data.get("texts", {})
        if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
            raise self.source.error(("texts",), 'texts holds one Fluent text a language: [texts] en = """…"""')
        return texts

    def laid_over(self, shipped: Data, known_files: list[str]) -> Data:
        """The shipped data with the pack's in place of it."""
        for key in self.tables:
            if key not in known_files:
                hint = f"tables begin with one of {either(known_files)}, as [{known_files[0]}.…]"
                raise self.source.error((key,), f"{key!r} is none of the data files of {self.game}; {hint}")
        for path in self.replace:
            given: Any = self.tables
            for part in path.split("."):
                given = given.get(part) if isinstance(given, dict) else None
            if not isinstance(given, dict | list):
                hint = f"write [{path}.…] tables, or leave it out of replace"
                raise self.source.error(
                    ("replace",), f"{path!r} is to be replaced, but the pack does not have it; {hint}"
                )
        return merged(shipped, self.tables, (), self.replace)


def merged(shipped: Data, given: Data, path: tuple[str, ...], replace: list[str]) -> Data:
    """Tables are joined key by key; every other value, and every table that is to be replaced, is the given one."""
    result = dict(shipped)
    for key, value in given.items():
        here = (*path, key)
        old = shipped.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and named(here) not in replace:
            result[key] = merged(old, value, here, replace)
        else:
            result[key] = value
    return result


# -- the pack in use ---------------------------------------------------------------------------------------------


def read_pack(path: str) -> Pack:
    """The pack in a file."""
    from .registry import game_ids

    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPack(f"{path} is no text in UTF-8; a data pack is a TOML file") from None
    except OSError as error:
        raise BadPack(f"cannot read the data pack {path}: {error.strerror}") from None
    return Pack(DataSource(path, text), game_ids())


def use_pack(path: str) -> Pack:
    """Play with this pack from now on, here and in the processes started from here."""
    pack = read_pack(path)
    package = package_of(pack.game)
    if package in sys.modules and pack_of(pack.game) != pack.digest:
        raise BadPack(f"{path} comes too late: {pack.game} is loaded already; choose a data pack before anything else")
    os.environ[VARIABLE] = str(Path(path).resolve())
    os.environ[DIGEST_VARIABLE] = pack.digest
    active_pack.cache_clear()
    return pack


@lru_cache(1)
def active_pack() -> Pack | None:
    """The pack in use, if there is one."""
    path, digest = os.environ.get(VARIABLE, ""), os.environ.get(DIGEST_VARIABLE, "")
    if not path:
        return None
    pack = read_pack(path)
    if digest and pack.digest != digest:
        raise BadPack(f"{path} was changed while it was in use; start again to play with the new data")
    return pack


def pack_for(game: str) -> Pack | None:
    """The pack in use for `game`."""
    pack = active_pack()
    return pack if pack is not None and pack.game == game else None


def pack_of(game: str) -> str:
    """The digest of the pack in use for `game`; empty if it is played with the data it ships with."""
    pack = pack_for(game)
    return pack.digest if pack else ""


def pack_texts(package: str, language: str) -> tuple[str, str]:
    """The pack's texts for a game's package in a language, and where they stand; empty if there are none."""
    pack = active_pack()
    if pack is None or package_of(pack.game) != package:
        return "", ""
    return pack.texts.get(language, ""), f"{pack.source.where}, texts.{language}"


# -- the data of a game ------------------------------------------------------------------------------------------


def package_of(game: str) -> str:
    return f"tablero.games.{game.replace('-', '_')}"


def load_data(game: str, shape: Shape) -> Data:
    """The data of a game by file name, under the pack in use, checked: what is wrong fails here, with its line."""
    folder = files(package_of(game)).joinpath("data")
    sources = {
        name: DataSource(f"data/{name}.toml of {game}", folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        for name in shape.files()
    }
    shipped: Data = {name: source.data for name, source in sources.items()}
    pack = pack_for(game)
    data = pack.laid_over(shipped, shape.files()) if pack else shipped
    for problem in shape.problems(data, shipped):
        raise located(problem, sources, pack)
    return data


def read_weights(package: str) -> dict[str, float]:
    """What a game's `data/weights.toml` says bots go by; it is judgement, which no pack replaces."""
    text = files(package).joinpath("data/weights.toml").read_text(encoding="utf-8")
    weights: dict[str, float] = tomllib.loads(text)["features"]
    return weights


def located(problem: Problem, sources: dict[str, DataSource], pack: Pack | None) -> BadPack:
    """The error for a problem: in the pack if the pack says as much about it as the shipped file, else in that."""
    path = problem.path
    source = sources.get(str(path[0])) if path else None
    shipped = 1 + source.depth(path[1:]) if source else 0
    if pack is not None and (source is None or pack.source.depth(path) >= shipped):
        return pack.source.error(path, problem.message)
    if source is None:
        return BadPack(f"{shown(path)}: {problem.message}")
    return source.error(path[1:], problem.message)
