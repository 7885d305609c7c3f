"""The games of a simulation as Parquet files in a folder, and where a run that was stopped goes on.

    FOLDER/run.json                          what is played, and how many games a file has
    FOLDER/README.md                         the same for people: a data card
    FOLDER/games/000000000-000000499.parquet one row for each game
    FOLDER/decisions/…                       one row for each decision, if they are kept

A file is written under another name first, and those of the decisions before those of the games: what has its file
under `games` is whole. Columns are described in docs/simulations.md; the versions rise when they change.
"""

from __future__ import annotations

import json
import os
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.core.sealed import Json

from .data_card import data_card
from .decisions import DECISIONS_VERSION, feature_names
from .plan import Simulation
from .results import GameResult

if TYPE_CHECKING:
    import pyarrow as pa

GAMES_VERSION: Final = 1
GAMES: Final = "games"
DECISIONS: Final = "decisions"


def games_schema() -> pa.Schema:
    import pyarrow as pa

    return pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("points", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
            ("winner", pa.string()),
            ("ending", pa.string()),
            ("unit", pa.string()),
            ("length", pa.int32()),
            ("decisions", pa.int32()),
            ("longest_step", pa.int32()),
            ("failure", pa.string()),
        ],
        metadata={"tablero": f"games {GAMES_VERSION}"},
    )


class GamesFolder:
    """The folder of one run; `batch_size` is 0 as long as nobody has begun."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        self.path = path
        self.simulation = simulation
        self.run = described(simulation)
        self.batch_size = 0
        file = path / "run.json"
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            self.batch_size = found.pop("batch_size")
            if found != self.run:
                different = sorted(key for key in {*found, *self.run} if found.get(key) != self.run.get(key))
                raise BadSetup(f"{path} holds another run ({', '.join(different)} differ); name another folder")
        elif path.exists() and any(path.iterdir()):
            raise BadSetup(f"{path} is not empty, and holds no run; name another folder")

    def begin(self, batch_size: int) -> None:
        """Say what the folder is, before its first game."""
        if self.batch_size:
            return
        self.batch_size = batch_size
        for part in (GAMES, DECISIONS) if self.simulation.decisions else (GAMES,):
            (self.path / part).mkdir(parents=True, exist_ok=True)
        (self.path / "README.md").write_text(data_card(self.run), encoding="utf-8")
        written_whole(self.path / "run.json", json.dumps({**self.run, "batch_size": batch_size}, indent=2).encode())

    def read(self, numbers: range) -> list[GameResult] | None:
        """The results of these games, if they are kept."""
        import pyarrow.parquet as parquet

        file = self.file(GAMES, numbers)
        if not file.exists():
            return None
        return [result_of(row) for row in parquet.read_table(file).to_pylist()]

    def write(self, numbers: range, results: list[GameResult], decisions: pa.Table | None) -> None:
        import pyarrow as pa

        if decisions is not None:
            self.keep(DECISIONS, numbers, decisions)
        rows = [self.row(result) for result in results]
        self.keep(GAMES, numbers, pa.Table.from_pylist(rows, schema=games_schema()))

    def keep(self, part: str, numbers: range, table: pa.Table) -> None:
        file = self.file(part, numbers)
        keep_table(file, table)
        for other in file.parent.glob(f"{numbers.start:09}-*.parquet"):  # of a run that asked for fewer games
            if other != file:
                other.unlink()

    def file(self, part: str, numbers: range) -> Path:
        return self.path / part / file_name(numbers)

    def row(self, result: GameResult) -> dict[str, Any]:
        return game_row(result, self.simulation.seed_of(result.number), self.simulation.labels(result.number))


def file_name(numbers: range) -> str:
    return f"{numbers.start:09}-{numbers.stop - 1:09}.parquet"


def game_row(result: GameResult, seed: str, bots: list[str]) -> dict[str, Any]:
    """A row of the table `games`."""
    unit, length = next(iter(result.length.items()), ("", 0))
    return {
        "game": result.number,
        "seed": seed,
        "bots": bots,
        "points": result.points,
        "winners": result.winners,
        "winner": result.winner,
        "ending": result.ending,
        "unit": unit,
        "length": length,
        "decisions": result.decisions,
        "longest_step": result.longest,
        "failure": result.failure,
    }


def result_of(row: dict[str, Any]) -> GameResult:
    result = GameResult(row["game"], row["decisions"], row["longest_step"], row["points"], row["winners"])
    result.winner, result.ending, result.failure = row["winner"], row["ending"], row["failure"]
    result.length = {row["unit"]: row["length"]} if row["unit"] else {}
    return result


def keep_table(file: Path, table: pa.Table) -> None:
    """A table as a file that is whole or not there."""
    import pyarrow.parquet as parquet

    half = file.with_suffix(".half")
    parquet.write_table(table, half, compression="zstd")
    os.replace(half, file)


def written_whole(file: Path, data: bytes) -> None:
    half = file.with_suffix(".half")
    half.write_bytes(data)
    os.replace(half, file)


def described(simulation: Simulation) -> Json:
    """What makes the games of a simulation what they are, and how they are kept."""
    game = find_game(simulation.game)
    names = feature_names(game, simulation.begin(b"names")) if simulation.features else []
    return {
        "tablero": version("tablero"),
        "game": game.id,
        "game_version": game.version,
        "players": simulation.players,
        "seats": simulation.seats,
        "options": simulation.options,
        "bots": simulation.bots,
        "fixed_seats": simulation.fixed,
        "seed": simulation.seed,
        "position": simulation.position,
        "schemas": {GAMES: GAMES_VERSION, **({DECISIONS: DECISIONS_VERSION} if simulation.decisions else {})},
        "features": names,
        "actions": game.actions if simulation.decisions else [],
    }
