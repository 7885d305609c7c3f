"""Answers by name: for whoever is asked or for a given seat; and what somebody may type for an option."""

from __future__ import annotations

import pytest

from tablero.core.answers import answer, options_meant, seat_number
from tablero.core.errors import UnknownId
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


def test_a_typed_option_is_a_number_an_id_or_the_beginning_of_its_text():
    match = after_bids()
    assert match.ask is not None
    options = match.ask.options
    labels = [f"Label {chr(65 + i)} of it" for i in range(len(options))]

    def meant(typed: str) -> list[int]:
        assert match.ask is not None
        return options_meant(match, match.ask, typed, labels)

    assert meant("1") == options[:1]
    assert meant(str(len(options))) == options[-1:]
    assert meant("0") == meant(str(len(options) + 1)) == meant("") == meant("nothing like it") == []
    assert meant(GAME.name(options[-1])) == options[-1:]
    assert meant("label b") == options[1:2]
    assert meant("LABEL") == options
