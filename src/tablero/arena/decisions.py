"""The decisions of games, to be kept as a table: who was asked what, what was chosen, and what the bot thought of it.

The columns are described in docs/simulations.md; `DECISIONS_VERSION` rises when they change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tablero.bots import Bot
from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.sealed import Json

if TYPE_CHECKING:
    import pyarrow as pa

DECISIONS_VERSION: Final = 1


def decisions_schema() -> pa.Schema:
    import pyarrow as pa

    return pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("kind", pa.dictionary(pa.int32(), pa.string())),
            ("rule", pa.dictionary(pa.int32(), pa.string())),
            ("options", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("value", pa.float32()),
            ("features", pa.list_(pa.float32())),
        ],
        metadata={"tablero": f"decisions {DECISIONS_VERSION}"},
    )


class DecisionLog:
    """Rows of decisions, column by column."""

    def __init__(self, game: AnyGame, features: bool = False) -> None:
        self.game = game
        self.features = features
        self.columns: dict[str, list[Any]] = {name: [] for name in decisions_schema().names}

    def add(self, number: int, match: Match, option: int, bot: Bot | None = None, seat: int = -1) -> None:
        """What is asked (of `seat`, else first), and answered with `option`; before it is."""
        ask = match.ask if seat < 0 else match.ask_for(seat)
        if ask is None:
            raise ValueError("who is not asked has no decisions")
        parts = self.game.features(match.state, ask.seat) if self.features else []
        row = {
            "game": number,
            "decision": match.count,
            "seat": ask.seat,
            "kind": ask.kind,
            "rule": ask.rule,
            "options": list(ask.options),
            "choice": option,
            "value": value_of(bot, option),
            "features": [part.points for part in parts] if parts else None,
        }
        for name, value in row.items():
            self.columns[name].append(value)

    def __len__(self) -> int:
        return len(self.columns["game"])

    def extend(self, other: DecisionLog) -> None:
        """The rows of another log, after one's own."""
        for name, values in other.columns.items():
            self.columns[name] += values

    def table(self) -> pa.Table:
        import pyarrow as pa

        return pa.table(self.columns, schema=decisions_schema())


def value_of(bot: Bot | None, option: int) -> float | None:
    """The chance of winning that a bot saw in what it chose; nothing, if it had no choice or does not compare."""
    for candidate in bot.candidates if bot else []:
        if candidate.option == option and candidate.visits:
            return candidate.value
    return None


def feature_names(game: AnyGame, match: Match) -> list[Json]:
    """What the numbers of the column `features` are, in their order."""
    parts = game.features(match.state, 0)
    return [{"kind": part.kind, **part.values} for part in parts]
