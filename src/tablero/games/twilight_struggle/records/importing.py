"""A record file into a match: for `tablero import` and for the tests."""

from __future__ import annotations

from tablero.core.game import AnyGame

from .fitting import fit
from .parsing import parse
from .planning import Ledger
from .playing import Played, play


def import_record(game: AnyGame, text: str, name: str) -> Played:
    """Read a record and play it through the engine; what does not fit is told in `deviations`."""
    record = parse(text, name)
    ledger = Ledger(record)
    problems = fit(ledger)
    return play(game, record, ledger, problems)
