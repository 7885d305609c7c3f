"""Whole games with Non-players: random players, every invariant at every decision, a complete trace."""

from __future__ import annotations

from random import Random

import pytest

from tablero.core.match import Match, new_match
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.pieces import guerrillas
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule


def play(players: int, number: int) -> Match:
    """A game in which each seat answers at random; Non-players are never asked."""
    random = Random(number)
    match = new_match(GAME, players, {"negotiation": False}, seed=f"non-players {number}".encode())
    while match.ask is not None:
        assert 0 <= match.ask.seat < players
        match.answer(random.choice(match.ask.options))
        s = state_of(match)
        GAME.check(s)
        if not match.answers:
            assert_carried(s)
    return match


def state_of(match: Match) -> AndeanState:
    assert isinstance(match.state, AndeanState)
    return match.state


def assert_carried(s: AndeanState) -> None:
    """Between two steps every Shipment on the map is with a Guerrilla of its owner (AA-4.5.3)."""
    for place, owner in zip(s.holder_space, s.holder):
        assert place < 0 or guerrillas(s, owner, place)


def assert_told(match: Match) -> None:
    """Each turn begins with its reason and ends with its outcome, and every choice cites a rule of chapter 8."""
    journal = match.journal(-2)
    turns = [entry for entry in journal if entry.kind in ("np-decision", "np-turn", "np-turn-with")]
    assert [entry.kind == "np-decision" for entry in turns] == [n % 2 == 0 for n in range(len(turns))]
    for decision, outcome in zip(turns[::2], turns[1::2]):
        assert decision.values["who"] == outcome.values["who"]
    boxes = [entry for entry in journal if entry.kind in ("np-box", "np-space", "np-not-possible")]
    assert boxes
    assert all(entry.rule.startswith("AA-8.") for entry in boxes)


@rule("AA-8.1", "AA-8.1.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_games_with_non_players_end_and_tell_what_they_did(players):
    for number in range(2):
        match = play(players, number)

        assert match.over
        assert_told(match)


@pytest.mark.slow
@rule("AA-8.1", "AA-8.1.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_many_games_with_non_players(players):
    for number in range(100, 140):
        assert_told(play(players, number))


@rule("AA-8.1")
def test_a_copied_game_plays_on_alike():
    """Copies re-run the step: the dice of Non-players come out the same."""
    random = Random(5)
    match = new_match(GAME, 1, {}, seed=b"copied")
    for _ in range(60):
        if match.ask is None:
            break
        copy = match.copy()
        answer = random.choice(match.ask.options)
        match.answer(answer)
        copy.answer(answer)
        assert state_of(copy).at == state_of(match).at
        assert state_of(copy).resources == state_of(match).resources
        assert copy.state.dice.counter == match.state.dice.counter
