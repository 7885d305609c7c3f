"""Undo: one's own answers, one by one, down to a barrier: dice, something revealed, or another seat's answer."""

from __future__ import annotations

import pytest

from tablero.core.errors import NoUndo
from tablero.core.match import Match
from tests.core.support import after_bids, cups, everything, kinds, offered, play, random_points


def assert_no_undo(match: Match, seat: int, why: str) -> None:
    before = everything(match)
    assert not match.can_undo(seat)
    with pytest.raises(NoUndo, match=why):
        match.undo(seat)
    assert everything(match) == before


def test_undo_restores_state_question_journal_and_history():
    match = play(after_bids(), "walk", "left")
    before = everything(match)
    play(match, "right")
    match.undo(0)
    assert everything(match) == before
    assert kinds(match).count("walked") == 1


def test_undo_goes_back_through_the_steps():
    match = after_bids()
    start = everything(match)
    play(match, "walk", "left", "done")
    for _ in range(3):
        match.undo(0)
    assert offered(match) == ["pass", "dig", "peek", "walk"]
    assert everything(match)[:200] == start[:200]
    assert_no_undo(match, 0, "ann has nothing to take back: something was rolled, revealed or decided by others since")


def test_undo_takes_back_what_the_engine_answered_by_itself():
    match = play(after_bids(), "walk", "done")
    before = everything(match)
    play(match, "yes")  # and the gate
    match.undo(0)
    assert everything(match) == before


def test_after_undo_another_way_can_be_taken():
    undone = play(after_bids(), "walk", "left")
    undone.undo(0)
    assert everything(play(undone, "right")) == everything(play(after_bids(), "walk", "right"))


def test_a_roll_of_the_dice_is_a_barrier():
    match = play(after_bids(), "dig")
    assert match.floor == match.count
    assert_no_undo(match, 0, "something was rolled, revealed or decided by others")


def test_something_revealed_is_a_barrier():
    match = play(after_bids(), "peek")
    assert_no_undo(match, 0, "something was rolled, revealed or decided by others")


def test_simultaneous_choices_once_laid_open_are_a_barrier():
    match = after_bids()
    for seat in (0, 1):
        assert not match.can_undo(seat)


def test_an_answer_among_simultaneous_ones_can_be_taken_back_until_another_answers():
    match = cups(3)
    start = everything(match)
    match.answer(match.ask_for(1).options[0], 1)  # type: ignore[union-attr]
    assert_no_undo(match, 0, "another seat has decided since")
    match.undo(1)
    assert everything(match) == start
    match.answer(match.ask_for(1).options[0], 1)  # type: ignore[union-attr]
    match.answer(match.ask_for(2).options[0], 2)  # type: ignore[union-attr]
    assert_no_undo(match, 1, "another seat has decided since")
    assert match.can_undo(2)


def test_only_the_seat_that_decided_last_may_undo():
    match = play(after_bids(), "walk", "left", "done", "yes", "walk", "left")
    assert_no_undo(match, 0, "another seat has decided since")
    match.undo(1)
    match.undo(1)
    assert_no_undo(match, 1, "bob has nothing to take back")
    assert_no_undo(match, 0, "ann has nothing to take back")


def test_before_the_first_decision_there_is_nothing_to_undo():
    assert_no_undo(cups(), 0, "ann has nothing to take back: nothing was decided yet")


def test_a_barrier_in_an_earlier_step_holds_in_the_next_ones():
    """Bob's bid was revealed; then he walks through two steps and takes everything back, but not the bid."""
    match = play(after_bids(), "pass", "walk", "left")
    match.undo(1)
    match.undo(1)
    assert_no_undo(match, 1, "bob has nothing to take back")
    assert match.count == 3


def test_a_search_copy_undoes_nothing_of_steps_it_does_not_hold():
    match = play(after_bids(), "walk")
    assert match.can_undo(0)
    copy = match.copy()
    assert_no_undo(copy, 0, "ann has nothing to take back")
    play(copy, "left")
    copy.undo(0)
    assert copy.count == match.count


def test_undo_and_the_same_answers_again_change_nothing():
    for match in random_points():
        before = everything(match)
        again = match.full_copy()
        taken = []
        while again.last_seat >= 0 and again.can_undo(again.last_seat):
            assert again.history is not None
            taken.append(again.history[-1])
            again.undo(again.last_seat)
        for option in reversed(taken):
            again.answer(option, match.last_seat)
        assert everything(again) == before
