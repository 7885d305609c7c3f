"""Games as the engine knows them: options from words, names of actions, helpful errors, the registry."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup, UnknownId, nearest
from tablero.core.game import AnyGame, Game, Option
from tablero.core.registry import find_game, game_ids
from tests.core.cups import GAME, CupsState

FLAG = Option("short", "flag", False)
CHOICE = Option("map", "choice", "plain", choices=("plain", "hilly"))
SUBSET = Option("cards", "subset", [], choices=("one", "two", "three"))

# -- options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [(True, True), (False, False), ("on", True), ("Yes", True), ("1", True), (" off ", False), ("no", False)],
)
def test_a_flag_is_on_or_off(text: Any, value: bool):
    assert FLAG.parse(text) is value


def test_a_choice_is_one_of_its_words():
    assert CHOICE.parse("hilly") == "hilly"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("two", ["two"]),
        ("three,one", ["one", "three"]),
        ("three+one", ["one", "three"]),
        (["two", "one"], ["one", "two"]),
        ("all", ["one", "two", "three"]),
        ("none", []),
        ("off", []),
        ([], []),
        ("", []),
    ],
)
def test_a_subset_is_any_of_its_words_in_the_order_of_the_list(text: Any, value: list[str]):
    assert SUBSET.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text", "message"),
    [
        (FLAG, "perhaps", "option 'short' is on or off, not 'perhaps'"),
        (CHOICE, "flat", "option 'map' is one of plain, hilly, not 'flat'"),
        (SUBSET, "one,four", "option 'cards' takes any of one, two, three, all or none; not 'four'"),
    ],
)
def test_any_other_value_is_refused_with_those_that_exist(option: Option, text: str, message: str):
    with pytest.raises(BadSetup) as error:
        option.parse(text)
    assert str(error.value) == message


def test_all_options_are_filled_in():
    assert GAME.checked_options(2, {"generous": "on"}) == {"generous": True, "hand": "2", "extras": []}


def test_an_option_is_for_its_player_counts_only():
    assert GAME.checked_options(3, {"extras": "all"})["extras"] == ["bell", "book"]
    with pytest.raises(BadSetup, match="option 'extras' of cups is for 3 players, not 2"):
        GAME.checked_options(2, {"extras": "all"})
    assert GAME.checked_options(2, {"extras": "none"})["extras"] == [], "the default is always accepted"


def test_unknown_options_and_counts_are_refused():
    with pytest.raises(UnknownId, match="no option 'generos' in the options of cups; did you mean 'generous'"):
        GAME.checked_options(2, {"generos": True})
    with pytest.raises(BadSetup, match="cups is for 2, 3 players, not 5"):
        GAME.checked_players(5)


# -- names -------------------------------------------------------------------------------------------------------


def test_actions_have_numbers_and_names():
    assert GAME.name(GAME.action("walk")) == "walk"
    with pytest.raises(UnknownId, match="no action 'wolk' in the actions of cups; did you mean 'walk'"):
        GAME.action("wolk")


def test_an_unknown_name_far_from_all_lists_what_there_is():
    assert str(nearest("zzz", ["ann", "bob"], "the seats", "seat")) == "no seat 'zzz' in the seats; there are: ann, bob"
    assert str(nearest("an", ["ann", "dan"], "the seats")).endswith("did you mean 'dan' or 'ann'?")


def test_the_winners_are_those_with_most_points():
    s = GAME.setup(3, GAME.checked_options(3, {}), Dice(b"x"))
    s.score = [3, 7, 7]
    assert GAME.winners(s) == [1, 2]
    assert GAME.places(s) == [3, 1, 1]


# -- the registry ------------------------------------------------------------------------------------------------


def test_a_package_with_a_game_is_found():
    assert "cups" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert find_game("cups") is GAME


def test_an_unknown_game_is_refused_with_the_nearest():
    with pytest.raises(UnknownId, match="no game 'cup' in tablero; did you mean 'cups'"):
        find_game("cup")


def test_a_game_must_say_what_it_does():
    silent: AnyGame = Game("silent", 1, "silent", (2,), ("go",), (), CupsState, (), ())
    state = CupsState.blank(Dice(b""))
    calls = {
        "setup": lambda: silent.setup(2, {}, Dice(b"")),
        "next_step": lambda: silent.next_step(state),
        "step_name": lambda: silent.step_name(state),
        "seats": lambda: silent.seats(state),
        "points": lambda: silent.points(state),
        "view": lambda: silent.view(state, 0),
        "reshuffle_unknown": lambda: silent.reshuffle_unknown(state, 0, Dice(b"")),
        "evaluate": lambda: silent.evaluate(state, 0),
        "seat_names": lambda: silent.seat_names(2),
    }
    for method, call in calls.items():
        with pytest.raises(TypeError, match=rf"silent: Game\.{method} is missing; it has to return \w"):
            call()
