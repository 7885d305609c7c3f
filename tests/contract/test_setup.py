"""Setting up: what cannot be is refused with a sentence that helps; what can be is plain data."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest

from tablero.core.errors import BadSetup, TableroError, UnknownId
from tablero.core.game import AnyGame, Option
from tablero.core.match import new_match
from tablero.core.record import public_header
from tablero.core.registry import find_game, game_ids
from tests.contract.support import Case, is_accepted, other_values

GAMES = game_ids()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find_game(request.param)


def test_there_are_games():
    assert GAMES
    assert all(find_game(id).id == id for id in GAMES)


def test_an_unknown_game_is_refused_with_those_that_come_near():
    with pytest.raises(UnknownId, match=f"did you mean '{GAMES[0]}'"):
        find_game(GAMES[0] + "x")


def test_player_counts_that_cannot_be_are_refused(game: AnyGame):
    for players in (-1, 0, min(game.players) - 1, max(game.players) + 1, 1000):
        if players not in game.players:
            with pytest.raises(BadSetup, match=f"is for .* players, not {players}"):
                new_match(game, players)


def test_an_unknown_option_is_refused(game: AnyGame):
    with pytest.raises(UnknownId, match="no option 'no_such_option'"):
        new_match(game, game.players[0], {"no_such_option": True})


def test_values_that_an_option_does_not_have_are_refused(game: AnyGame):
    for option in game.options:
        wrong: list[Any] = ["no such value", ["no such value"], 17, None, {}]
        for value in wrong:
            with pytest.raises(BadSetup, match=option.name):
                new_match(game, game.players[0], {option.name: value})


def test_an_option_is_refused_at_a_player_count_it_is_not_for(game: AnyGame):
    for option in game.options:
        for players in game.players:
            if option.players and players not in option.players:
                other = not option.default if option.kind == "flag" else list(option.choices)
                with pytest.raises(TableroError, match=option.name):
                    new_match(game, players, {option.name: other})
                assert is_accepted(game, players, {option.name: option.default})


def test_every_choice_is_accepted_or_refused_clearly(game: AnyGame):
    """A choice may make no sense at some player count, but at one it must."""
    for option in game.options:
        accepted = {choice for players in game.players for choice in accepted_choices(game, players, option)}
        assert accepted == {*option.choices}, f"some choices of option {option.name} of {game.id} are never accepted"


def accepted_choices(game: AnyGame, players: int, option: Option) -> set[str]:
    """What can be chosen at a table of so many, with the usual seats or others."""
    if option.name == game.seats_option:
        return {*game.seat_names(players), *chain(*other_values(game, players, option))}
    seats = next((one for one in game.options if one.name == game.seats_option), None)
    others = [{seats.name: value} for value in other_values(game, players, seats)] if seats else []
    found = set()
    for choice in option.choices:
        value = [choice] if option.kind == "subset" else choice
        if any(is_accepted(game, players, {**other, option.name: value}) for other in [{}, *others]):
            found.add(choice)
    return found


def test_options_given_as_words_mean_the_same(game: AnyGame):
    """As on the command line: on, off, a word, words with commas."""
    players = game.players[0]
    for option in game.options:
        value = game.checked_options(players, {})[option.name]
        words = {True: "on", False: "off"}[value] if option.kind == "flag" else ",".join(value) or "none"
        if option.kind == "choice":
            words = value
        assert game.checked_options(players, {option.name: words})[option.name] == value


def test_checked_options_are_plain_complete_and_stay_the_same(case: Case):
    chosen = case.game.checked_options(case.players, case.options)
    assert list(chosen) == [option.name for option in case.game.options]
    assert case.game.checked_options(case.players, chosen) == chosen
    assert json.loads(json.dumps(chosen)) == chosen


def test_the_table_of_actions_names_each_action_once(game: AnyGame):
    assert len(set(game.actions)) == len(game.actions)
    for number, name in enumerate(game.actions):
        assert game.action(name) == number
        assert name.isascii()
        assert name == name.lower()
        assert " " not in name
    with pytest.raises(UnknownId, match="did you mean"):
        game.action(game.actions[0] + "x")


def test_seats_have_different_names(game: AnyGame):
    for players in game.players:
        match = new_match(game, players)
        names = game.seating(match.state).seats
        assert len(set(names)) == len(names) == game.seats(match.state)


def test_the_same_seed_sets_up_the_same_game_and_another_seed_another(case: Case):
    same = [case.game.view(case.new(0).state, -2) for _ in range(2)]
    assert same[0] == same[1]
    assert any(case.new(0).state.dice.key != case.new(number).state.dice.key for number in range(1, 3))


def test_the_public_header_tells_the_commitment_and_not_the_seed(case: Case):
    match = case.new()
    header = public_header(match)
    assert header["game"] == case.game_id
    assert header["options"] == match.options
    assert match.seed.hex() not in json.dumps(header)
    assert "seed" not in header
    assert len(header["commitment"]) == 64
