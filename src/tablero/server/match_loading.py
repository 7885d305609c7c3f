"""A table's match from what is stored: a checkpoint and the answers since.

The same for tables that an earlier version of a game has played. The last checkpoint is taken, or an earlier one if
that can no longer be read, or the very beginning; the answers since are played under the present rules. If one no
longer fits, the match stands before it and `misfit` says so: nothing else is lost. How that becomes the table's new
present is in changes.py.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tablero.core import record
from tablero.core.answers import answer
from tablero.core.errors import IllegalAnswer, OtherData, UnknownId

from .loaded_match import LoadedMatch, Misfit, cached_game, new_loaded_match, to_move
from .refusal import Refused
from .storage import table_store
from .storage.rows import SavedMatch, TableRow

log = logging.getLogger("tablero.server")

Start = Callable[[], LoadedMatch]


def load(c: Connection, row: TableRow) -> LoadedMatch:
    """The match of a table as it stands."""
    loaded, _ = replayed(c, row, row.count)
    loaded.seq = row.seq
    match = loaded.match
    loaded.is_behind = is_old(row) or match.count != row.count or to_move(match) != row.to_move
    loaded.trim()
    return loaded


def load_at(c: Connection, row: TableRow, count: int) -> LoadedMatch:
    """The match of a table after its first `count` decisions, or before the first of them that no longer fits."""
    loaded, _ = replayed(c, row, count)
    loaded.trim()
    return loaded


def is_old(row: TableRow) -> bool:
    """Whether the table was last played with other rules than these."""
    return row.game_version != cached_game(row.game).version


# -- playing what is stored --------------------------------------------------------------------------------------


def replayed(c: Connection, row: TableRow, count: int) -> tuple[LoadedMatch, list[int]]:
    """The match after `count` decisions, and for each line of its journal how many had been taken."""
    check_not_newer(row)
    for start in starts(c, row, count):
        try:
            loaded = start()
            answers = table_store.standing_answers(c, row.id, loaded.match.count, count)
            return played(start, loaded, answers)
        except (Refused, SQLAlchemyError):
            raise
        except Exception as error:  # what earlier versions stored can break the present rules anywhere
            log.warning("table %s can't be opened from one of its checkpoints: %r", row.id, error)
    raise Refused("closed", f"table {row.id} can't be opened: nothing that is stored of it fits the present rules")


def starts(c: Connection, row: TableRow, count: int) -> Iterator[Start]:
    """From where the match can be played: its checkpoints, the latest first, and its seed."""
    checkpoint = table_store.last_checkpoint(c, row.id, count)
    while checkpoint is not None:
        yield partial(restored, checkpoint)
        checkpoint = table_store.last_checkpoint(c, row.id, count, checkpoint.seq)
    options = msgspec.json.decode(row.options)
    yield partial(new_loaded_match, row.game, row.players, options, bytes.fromhex(row.seed), row.position)


def played(start: Start, loaded: LoadedMatch, answers: list[tuple[int, str]]) -> tuple[LoadedMatch, list[int]]:
    """Give the stored answers, up to the first that no longer fits."""
    match = loaded.match
    counts = [match.count] * (loaded.lines - loaded.first_line)
    for n, (seat, option) in enumerate(answers):
        misfit = None
        try:
            answer(match, option, seat)
        except (IllegalAnswer, UnknownId) as error:
            misfit = Misfit(match.count + 1, str(error))
        except Exception as error:  # the answer is legal, but then the rules stumble: as far as before it all is well
            loaded, counts = played(start, start(), answers[:n])
            misfit = Misfit(loaded.match.count + 1, repr(error))
        if misfit is not None:
            loaded.misfit = misfit
            break
        counts += [match.count] * (loaded.lines - loaded.first_line - len(counts))
    return loaded, counts


def restored(checkpoint: SavedMatch) -> LoadedMatch:
    try:
        match = record.load(msgspec.json.decode(checkpoint.save), tells=False)
    except OtherData as error:
        log.warning("table %s: %s", checkpoint.table_id, error)
        packs = {"made": error.made or "none", "now": error.now or "none"}
        raise Refused("other-data", f"this table can't be played on: {error}", **packs) from None
    return LoadedMatch(match, checkpoint.seq, checkpoint.told, checkpoint.seq)


def check_not_newer(row: TableRow) -> None:
    """A server that lags behind leaves the tables of its successors alone."""
    now = cached_game(row.game).version
    if row.game_version > now:
        raise Refused(
            "newer",
            f"this table is played by version {row.game_version} of {row.game}, and this server has version {now}",
        )
