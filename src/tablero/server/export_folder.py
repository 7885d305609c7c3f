"""The games of a server as Parquet files: the tables of a simulation's folder (arena/games_folder.py), and some more.

    FOLDER/el-grande-4/    run.json, README.md (a data card), games/, decisions/

Columns are described in docs/simulations.md.
"""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablero.arena.data_card import data_card
from tablero.arena.decisions import DECISIONS_VERSION, DecisionLog, feature_names
from tablero.arena.games_folder import (
    DECISIONS,
    GAMES,
    GAMES_VERSION,
    file_name,
    game_row,
    games_schema,
    keep_table,
    written_whole,
)
from tablero.arena.results import GameResult
from tablero.core.game import AnyGame
from tablero.core.header import seat_names
from tablero.core.match import Match, new_match
from tablero.core.sealed import Json

if TYPE_CHECKING:
    import pyarrow as pa

ROWS: Final = 5000  # decisions that a file has, or a few more: games are not cut
SERVED_VERSION: Final = 1


def served_schema() -> pa.Schema:
    """The games of a simulation, and three columns more."""
    import pyarrow as pa

    schema = games_schema()
    for name, kind in (("seats", pa.list_(pa.string())), ("options", pa.string()), ("people", pa.list_(pa.int32()))):
        schema = schema.append(pa.field(name, kind))
    return schema.with_metadata({"tablero": f"games {GAMES_VERSION}, server {SERVED_VERSION}"})


def exported_row(result: GameResult, bots: list[str], match: Match, by_people: list[int]) -> dict[str, Any]:
    return {
        **game_row(result, "", bots),
        "seats": seat_names(match),
        "options": json.dumps(match.options, sort_keys=True),
        "people": by_people,
    }


class ExportFolder:
    """Games of one kind with so many players, written as they come."""

    def __init__(self, path: Path, game: AnyGame, players: int, features: bool) -> None:
        self.path = path
        self.game = game
        self.players = players
        self.features = features
        self.games = 0
        self.decisions = 0
        self.rows: list[dict[str, Any]] = []
        self.log = DecisionLog(game, features)
        for part in (GAMES, DECISIONS):
            (path / part).mkdir(parents=True)

    def add(self, row: dict[str, Any], log: DecisionLog) -> None:
        self.rows.append(row)
        self.log.extend(log)
        self.games += 1
        self.decisions += len(log)
        if len(self.log) >= ROWS:
            self.flush()

    def flush(self) -> None:
        import pyarrow as pa

        if not self.rows:
            return
        name = file_name(range(self.games - len(self.rows), self.games))
        keep_table(self.path / DECISIONS / name, self.log.table())
        keep_table(self.path / GAMES / name, pa.Table.from_pylist(self.rows, schema=served_schema()))
        self.rows = []
        self.log = DecisionLog(self.game, self.features)

    def finish(self, left_out: int) -> None:
        """Write what is left, and say what all of it is."""
        self.flush()
        run = self.described(left_out)
        written_whole(self.path / "run.json", json.dumps(run, indent=2).encode())
        (self.path / "README.md").write_text(data_card(run), encoding="utf-8")

    def described(self, left_out: int) -> Json:
        game = self.game
        names = feature_names(game, new_match(game, self.players, {}, b"names")) if self.features else []
        return {
            "tablero": version("tablero"),
            "game": game.id,
            "game_version": game.version,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "left_out": left_out,
            "schemas": {GAMES: GAMES_VERSION, "server": SERVED_VERSION, DECISIONS: DECISIONS_VERSION},
            "features": names,
            "actions": game.actions,
        }
