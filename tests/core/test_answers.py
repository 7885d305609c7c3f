"""Answers by name: for whoever is asked or for a given seat; and what somebody may type for an option."""

from __future__ import annotations

import pytest

from tablero.core.answers import answer, option_keys, options_meant, own_value, seat_number, spoken
from tablero.core.ask import Ask
from tablero.core.errors import UnknownId
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.texts import texts_for
from tests.core.cups import GAME
from tests.core.support import after_bids, cups, offered


def test_an_answer_by_name_is_the_answer_by_number():
    named, numbered = cups(), cups()
    ask = named.ask_for(1)
    assert ask is not None
    word = GAME.name(ask.options[0])

    answer(named, word, "bob")
    numbered.answer(GAME.action(word), 1)

    assert named.history == numbered.history == [1, GAME.action(word)]


def test_without_a_seat_whoever_is_asked_answers():
    match = after_bids()
    assert match.ask is not None
    seat = match.ask.seat

    answer(match, offered(match)[0])

    assert match.last_seat == seat


def test_an_unknown_seat_or_option_is_refused_with_the_nearest_and_changes_nothing():
    match = cups()
    with pytest.raises(UnknownId, match="no seat 'bop' in this game of cups; did you mean 'bob'"):
        answer(match, offered(match)[0], "bop")
    with pytest.raises(UnknownId, match="no action 'wolk'"):
        answer(match, "wolk", "bob")
    assert match.count == 0
    assert seat_number(GAME, ["ann", "bob"], "bob") == 1


def meant(typed: str, labels: list[str]) -> list[int]:
    """What `typed` means at Cups' first question after the bids, where the options are labelled so."""
    match = after_bids()
    assert match.ask is not None
    options = match.ask.options[: len(labels)]
    ask = Ask(match.ask.seat, match.ask.kind, lambda: options, match.ask.rule)
    return [ask.options.index(option) for option in options_meant(match, ask, typed, labels)]


def test_a_typed_option_is_a_text_a_key_an_id_or_the_beginning_of_a_text():
    match = after_bids()
    assert match.ask is not None
    labels = [f"Label {letter} of it" for letter in "ABCDE"[: len(match.ask.options)]]
    keys = option_keys(match, match.ask, labels)

    for i, key in enumerate(keys):
        assert meant(key, labels) == [i]
        assert meant(GAME.name(match.ask.options[i]), labels) == [i]
    assert meant("label b", labels) == [1]
    assert meant("LABEL", labels) == list(range(len(labels)))
    assert meant("", labels) == meant("nothing like it", labels) == []


def test_a_whole_text_is_meant_even_if_it_begins_others():
    assert meant("done", ["Done and dusted", "Done"]) == [1]


def test_accents_need_not_be_typed():
    assert meant("arago", ["Aragón", "Castilla"]) == [0]


def test_a_number_is_an_option_that_is_this_number_never_the_place_in_the_list():
    assert own_value("power_10", "Power card 10") == "10"
    assert own_value("3", "Take 3") == "3"
    assert own_value("0", "Take none") == "0"
    assert own_value("loc_cali_pasto", "Cali – Pasto (Road, 1)") == ""
    assert own_value("tile_8_4_0", "Tile 8/4/0") == ""
    assert own_value("levy_2", "Levy") == ""
    assert own_value("1", "3 of 5") == ""
    assert meant("1", ["Zebra", "Yak"]) == meant("2", ["Zebra", "Yak"]) == []


@pytest.mark.parametrize("game", ["el-grande", "andean-abyss", "twilight-struggle", "narcos"])
def test_no_key_is_a_number_or_the_beginning_of_an_option(game):
    texts = texts_for(find_game(game))
    match = new_match(find_game(game), len(texts.seat_ids), {}, b"keys")
    for _ in range(60):
        ask = match.ask
        assert ask is not None
        labels = [texts.option(ask, option) for option in ask.options]
        keys = option_keys(match, ask, labels)
        assert len(set(keys)) == len(labels)
        assert not any(spoken(label).startswith(key) for label in labels for key in keys)
        for i, label in enumerate(labels):
            assert options_meant(match, ask, keys[i], labels) == [ask.options[i]]
            if labels.count(label) == 1 and not label.isdecimal():
                assert options_meant(match, ask, label, labels) == [ask.options[i]]
        match.answer(ask.options[-1])
