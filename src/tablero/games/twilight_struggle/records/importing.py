"""A record file into a match: for `tablero import` and for the tests."""

from __future__ import annotations

from tablero.core.game import AnyGame

from .fitting import fit
from .parsing import Record, check_turns, parse
from .planning import Contradiction, Ledger
from .playing import Played, play


def import_record(game: AnyGame, text: str, name: str) -> Played:
    """Read a record and play it through the engine; what does not fit is told in `deviations`."""
    record = parse(text, name)
    ledger = ledger_of(record)
    problems = fit(ledger)
    return play(game, record, ledger, problems)


def ledger_of(record: Record) -> Ledger:
    """The cards of the record, as far as it does not contradict itself."""
    try:
        return Ledger(record)
    except Contradiction as found:
        record.odd[found.line] = str(found)
        record.blocks = record.blocks[: record.blocks.index(found.block)]
        check_turns(record)
        return ledger_of(record)
