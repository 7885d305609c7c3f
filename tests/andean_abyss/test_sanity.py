"""What every bot above Beginner does right: a win in hand, a loss that one Operation prevents, nothing for nothing."""

from __future__ import annotations

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.match import Match
from tablero.games.andean_abyss.board import FARC, GOVT
from tablero.games.andean_abyss.pieces import margins
from tablero.games.andean_abyss.position import position
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule, state_of

BOTS = ("greedy", "planner:iterations=24")
POOR = {"from": "standard", "resources": "govt 15, farc 5, auc 5, cartels 5", "eligible": "govt"}
LAST_CHANCE = {**POOR, "card": "tapias", "next": "propaganda"}


def after_the_turn(match: Match, spec: str, seat: int = GOVT) -> AndeanState:
    """The position once the bot has played the turn that it is asked for."""
    bot = make_bot(spec, b"sane")
    match = match.copy()
    match.hold = seat
    while match.ask is not None:
        match.answer(bot.choose(Knowledge(match, seat)) if len(match.ask.options) > 1 else match.ask.options[0])
    state = state_of(match)
    assert isinstance(state, AndeanState)
    return state


@rule("AA-6.1", "AA-7.2")
@pytest.mark.parametrize("spec", BOTS)
def test_the_government_takes_the_victory_that_civic_action_brings_before_propaganda(spec):
    given = {**LAST_CHANCE, "antioquia": "T2 P1, level 2", "huila": "T2 P1, level 1", "cali": "T3 P1 CU1 CB1, level 1"}
    table = position(**given, players=4)
    assert margins(table.state)[GOVT] <= 0

    assert margins(after_the_turn(table.match, spec))[GOVT] > 0


@rule("AA-6.1", "AA-8.8")
@pytest.mark.parametrize("spec", BOTS)
def test_a_rival_that_would_win_at_the_coming_check_is_held_down_if_an_assault_can(spec):
    bases = {"huila": "T6 FA1 FB2, level -2", "cesar": "FU3 FB1"}
    table = position(**LAST_CHANCE, **bases, players=1)
    before = margins(table.state)[FARC]
    assert before > 0

    assert margins(after_the_turn(table.match, spec))[FARC] <= 0


@rule("AA-3.1", "AA-5.1")
@pytest.mark.parametrize("spec", BOTS)
def test_resources_are_not_spent_for_nothing(spec):
    """All cubes stand on the map, nobody is in sight: an Operation must change something, or the Government passes."""
    table = position(players=1, card="tapias", next="op_millennium", eligible="govt", bogota="T2 P2, level 2")
    before, after = table.state.copy(), after_the_turn(table.match, spec)

    paid = before.resources[GOVT] - after.resources[GOVT]
    assert paid <= 0 or after.at != before.at or after.level != before.level


@pytest.mark.slow
@rule("AA-3.3", "AA-7.2")
@pytest.mark.parametrize("spec", [*BOTS, "halving:iterations=6"])
def test_the_farc_builds_the_base_that_wins_before_propaganda(spec):
    """It has no habits: its planner looks for the line of each Operation."""
    table = position(**{**LAST_CHANCE, "eligible": "farc"}, antioquia="FU3, level -2", cesar="FU2, level -1", players=4)
    assert margins(table.state)[FARC] == 0

    assert margins(after_the_turn(table.match, spec, FARC))[FARC] > 0


@rule("AA-3.3.1", "AA-4.3.1")
@pytest.mark.parametrize("spec", BOTS)
def test_a_poor_farc_extorts_where_nobody_could_take_the_event(spec):
    bases = {"huila": "FU4 FB1, level -2", "meta_west": "FU4 FB1, level -2"}
    given = {**POOR, "resources": "govt 15, farc 1", "eligible": "farc", "card": "tapias", "next": "op_millennium"}
    table = position(**given, **bases, players=4)

    assert after_the_turn(table.match, spec, FARC).resources[FARC] > 1
