"""A view is what its type says, for every seat and whoever watches: no key more or less, all of the right kind."""

from __future__ import annotations

from tablero.core.match import Match
from tablero.core.state import EVERYTHING
from tablero.server.json_schema import Schema, view_schema
from tests.contract.support import Case, decisions, watchers
from tests.schemas import misfits


def check_views(match: Match, schema: Schema, named: dict[str, Schema]) -> None:
    for seat in [*watchers(match), EVERYTHING]:
        wrong = list(misfits(match.game.view(match.state, seat), schema, named, "the view"))
        assert not wrong, f"for seat {seat} after {match.count} decisions: {'; '.join(wrong[:5])}"


def test_every_view_fits_its_type(case: Case):
    named: dict[str, Schema] = {}
    schema = view_schema(case.game, named)
    match, looks = case.new(), case.chance(1)
    for _ in decisions(match, case.chance()):
        if case.looks(looks, fast=0.5, slow=0.5):
            check_views(match, schema, named)
    check_views(match, schema, named)
