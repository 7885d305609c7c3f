"""How programs think about Andean Abyss: a turn is judged before others act, and only likely options are tried."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.bots.greedy import held
from tablero.core.match import Match, new_match
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.position import position
from tablero.games.andean_abyss.shortlist import NUMBERS_TRIED, SPACES_TRIED
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule

MIDDLE = {"from": "standard", "resources": "govt 30, farc 10, auc 10, cartels 10"}


def state_of(match: Match) -> AndeanState:
    assert isinstance(match.state, AndeanState)
    return match.state


def at_the_turn(seed: bytes, players: int = 1) -> Match:
    """A game at a turn of the seat that is asked first, chosen at random among its first ones."""
    match = new_match(GAME, players, {}, seed, journal=False)
    chance = Random(seed)
    for _ in range(12):
        assert match.ask is not None
        match.answer(chance.choice(match.ask.options), match.ask.seat)
    while match.ask is not None and match.ask.kind != "turn":
        match.answer(chance.choice(match.ask.options), match.ask.seat)
    assert match.ask is not None
    return match


@rule("AA-2.3.3", "AA-8.1")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_a_turn_is_judged_before_the_non_players_act(seed):
    match = at_the_turn(seed)
    rivals, dice = state_of(match).resources[1:], match.state.dice.counter

    world = held(match, 0)
    world.answer(GAME.action("pass"))

    assert world.ask is None, "held: nobody is asked"
    assert state_of(world).resources[0] == state_of(match).resources[0] + 3
    assert (state_of(world).resources[1:], world.state.dice.counter) == (rivals, dice), (
        "nobody has acted, no die was rolled"
    )
    world.release()
    on = match.copy()
    on.answer(GAME.action("pass"))
    assert state_of(world).resources == state_of(on).resources, "released, it goes on as if it had never been held"
    assert (world.ask is None) == (on.ask is None)


@rule("AA-2.3")
def test_a_turn_of_one_player_is_not_judged_with_what_the_next_one_is_asked():
    match = at_the_turn(b"four", players=4)
    assert match.ask is not None
    world = held(match, match.ask.seat)
    world.answer(GAME.action("pass"))

    assert world.ask is None
    match.answer(GAME.action("pass"))
    assert match.ask is not None


@rule("AA-1.5.1", "AA-3.2.1")
def test_of_an_operation_a_few_spaces_and_numbers_are_tried():
    table = position(**MIDDLE, eligible="govt").play("train")
    ask = table.match.ask
    assert ask is not None
    tried = [GAME.name(option) for option in GAME.hints.shortlist(table.state, ask)]

    assert "negotiate" in table.options
    assert "negotiate" not in tried
    assert "cali" in tried, "Cali can still be won over"
    assert len([option for option in tried if option in table.options[:27]]) <= SPACES_TRIED
    table.play("cali")
    ask = table.match.ask
    assert ask is not None
    numbers = [int(GAME.name(option)) for option in GAME.hints.shortlist(table.state, ask)]
    assert len(numbers) <= NUMBERS_TRIED
    assert {0, 6} <= set(numbers)


@rule("AA-2.3")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_likely_options_are_options_of_the_question(players):
    match = new_match(GAME, players, {}, b"likely", journal=False)
    chance = Random(5)
    for _ in range(250):
        if match.ask is None:
            break
        shortlist = GAME.hints.shortlist(state_of(match), match.ask)
        assert shortlist
        assert len(set(shortlist)) == len(shortlist)
        assert set(shortlist) <= set(match.ask.options)
        match.answer(chance.choice(match.ask.options), match.ask.seat)


@rule("AA-3.2.4")
def test_greedy_would_rather_assault_what_a_sweep_has_found_than_sweep_again():
    table = position(
        **MIDDLE, players=1, card="tapias", eligible="govt", arauca="T4 FA2 FB1", meta_east="T5 FA3 FB1 CB1, level -2"
    )
    bot = make_bot("greedy", b"")
    bot.choose(Knowledge(table.match, 0))
    ranking = [GAME.name(candidate.option) for candidate in bot.candidates]

    assert ranking.index("assault") < min(ranking.index(other) for other in ("sweep", "patrol", "pass"))
