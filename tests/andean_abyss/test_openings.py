"""Whether there is a space, asked without a list of all, agrees with the list (AA-3.1, AA-4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tablero.core.dice import simulation_seed
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.games.andean_abyss.activities.cartels import (
    can_bribe,
    can_cultivate,
    can_pay_bribe,
    cultivate_spaces,
    is_bribable,
)
from tablero.games.andean_abyss.activities.government import (
    air_lift_origins,
    air_strike_spaces,
    can_air_lift,
    can_air_strike,
    can_eradicate,
    eradicate_spaces,
)
from tablero.games.andean_abyss.activities.insurgents import can_extort, extort_spaces
from tablero.games.andean_abyss.activities.menu import MENU_OF
from tablero.games.andean_abyss.board import (
    AIR_LIFT,
    AIR_STRIKE,
    ALL_SPACES,
    BRIBE,
    CULTIVATE,
    ERADICATE,
    EXTORT,
    PATROL,
)
from tablero.games.andean_abyss.cards import PLAN_COLOMBIA, SHADED
from tablero.games.andean_abyss.operations.openings import has_target, openings, operation_targets
from tablero.games.andean_abyss.operations.run import OPERATIONS, trial_operation
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule


def bribable(s: AndeanState) -> list[int]:
    """Looked for everywhere."""
    open_in = openings(s)
    return [space for space in ALL_SPACES if can_pay_bribe(s) and is_bribable(s, space, open_in)]


LISTED = {
    AIR_LIFT: (can_air_lift, air_lift_origins),
    AIR_STRIKE: (can_air_strike, air_strike_spaces),
    ERADICATE: (can_eradicate, eradicate_spaces),
    EXTORT: (can_extort, extort_spaces),
    CULTIVATE: (can_cultivate, cultivate_spaces),
    BRIBE: (can_bribe, bribable),
}


def beginnings(games: int) -> Iterator[AndeanState]:
    """Every Operation that a faction might try, at some turns of random games; now and then without Resources."""
    game = find_game("andean-abyss")
    for n in range(games):
        chance = Random(n)
        match = new_match(game, 4, {}, simulation_seed("openings", n), checkpoints=False, journal=False)
        while match.ask is not None:
            state = match.state
            assert isinstance(state, AndeanState)
            if match.ask.kind == "turn" and chance.random() < 0.3:
                faction = state.executing
                for op in OPERATIONS[faction]:
                    trial = trial_operation(state, faction, op, False, False, True)
                    trial.resources[faction] = chance.choice((trial.resources[faction], 4, 1, 0))
                    yield trial
            match.answer(chance.choice(match.ask.options))


@rule("AA-3.1", "AA-R22")
def test_an_operation_finds_a_space_if_there_is_one():
    seen = set()
    for s in beginnings(4):
        found = has_target(s)
        seen.add((s.op, found))
        assert found == bool(operation_targets(s)), (s.op, s.actor)
    assert len({op for op, found in seen if not found}) >= 6, "most can lack a space"


@rule("AA-4.1", "AA-R88")
def test_a_special_activity_is_offered_if_it_has_a_space_and_changes_nothing_to_find_out():
    for s in beginnings(4):
        if s.op == PATROL:
            continue
        before, open_in = s.copy(), openings(s)
        for activity in MENU_OF[s.actor][s.op]:
            if activity in LISTED and not (activity == AIR_STRIKE and s.lasting[PLAN_COLOMBIA] == SHADED):
                can, spaces = LISTED[activity]
                assert can(s, open_in) == bool(spaces(s)), (activity, s.op)
        assert (s.at, s.available, s.resources) == (before.at, before.available, before.resources)
