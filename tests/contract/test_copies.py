"""A copy, a saved and loaded game, an undone answer, a replay: each is the same match again."""

from __future__ import annotations

from random import Random

import pytest

from tablero.core.ask import Together
from tablero.core.errors import NoUndo
from tablero.core.match import Match
from tablero.core.record import dumps, load, record, replay, save, verify
from tests.contract.support import Case, decisions, everything_about, fields, play_on, position, seats, some_answer


def test_a_copy_is_the_same_and_stays_so_while_the_original_plays_on(case: Case):
    chance = case.chance()
    match = case.new()
    kept: list[tuple[Match, str]] = []
    for _ in decisions(match, chance):
        copy = match.copy()
        assert position(copy) == position(match)
        if chance.random() < 0.1:
            kept.append((copy, position(copy)))
    for copy, before in kept:
        assert position(copy) == before


def test_a_copy_plays_on_like_its_original_and_leaves_it_alone(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if chance.random() < 0.03:
            before = everything_about(match)
            ends = [
                position(play_on(copy, Random("the same answers")))
                for copy in (match.copy(), match.copy(checkpoints=False), match.full_copy())
            ]
            assert ends[0] == ends[1] == ends[2]
            assert everything_about(match) == before


def test_a_full_copy_has_journal_and_history_too(case: Case):
    match = case.new()
    chance = case.chance()
    for _ in decisions(match, chance):
        if case.looks(chance, fast=0.1, slow=0.3):
            assert everything_about(match.full_copy()) == everything_about(match)


def test_what_was_run_ahead_is_behind_the_checkpoint(case: Case):
    """So a copy does not play the round of an automaton again."""
    match = case.new()
    game, start = match.game, match.start
    for _ in decisions(match, case.chance()):
        if match.start is not start:
            start = match.start
            after = start.copy()
            game.run_ahead(after)
            assert fields(game, after) == fields(game, start)


# -- saving ------------------------------------------------------------------------------------------------------


def test_a_loaded_game_equals_the_saved_one(case: Case):
    """At random points, and at every point in the middle of a step or of simultaneous choices."""
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        question = match.question
        half_answered = isinstance(question, Together) and len(match.open_asks()) < len(question.asks)
        if half_answered or case.looks(chance, fast=0.05, slow=0.1):
            assert_loads(match)
    assert_loads(match)


def assert_loads(match: Match) -> None:
    loaded = load(dumps(save(match)))
    assert everything_about(loaded) == everything_about(match)
    assert loaded.warning == ""
    assert save(loaded) == save(match)


def test_a_loaded_game_plays_on_like_the_saved_one(case: Case):
    chance = case.chance()
    match = play_on(case.new(), chance, chance.randrange(80))
    loaded = load(save(match))
    for running in (match, loaded):
        play_on(running, Random("the same answers"))
    assert everything_about(loaded) == everything_about(match)


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_leads_back_through_the_same_positions_down_to_the_floor(case: Case):
    chance = case.chance()
    match = case.new()
    trail: list[str] = []  # what the match was like after so many decisions
    while not match.over:
        trail.append(seen(match))
        if case.looks(chance, fast=0.05, slow=0.1):
            assert_undone(match.full_copy(), trail)
        if chance.random() < 0.03:
            assert_undone(load(save(match)), trail)
        seat, option = some_answer(match, chance)
        dice, floor, last_seat = match.state.dice.counter, match.floor, match.last_seat
        match.answer(option, seat)
        assert floor <= match.floor <= match.count, "the floor only rises"
        if match.state.dice.counter != dice:
            assert match.floor == match.count, "an answer that rolled dice could be undone"
        if last_seat != seat:
            assert match.floor >= match.count - 1, "another seat's answer could be undone"


def seen(match: Match) -> str:
    journal = [entry.data() for entry in match.journal(-2)]
    return repr((position(match), journal, match.history))


def assert_undone(match: Match, trail: list[str]) -> None:
    """Take back whatever can be taken back, then try once more."""
    taken: list[tuple[int, int]] = []
    seat = match.last_seat
    while seat >= 0 and match.can_undo(seat):
        assert match.history is not None
        taken.append((match.history[-2], match.history[-1]))
        assert taken[-1][0] == seat, "a seat takes back only its own answers"
        match.undo(seat)
        assert seen(match) == trail[match.count], f"undo to answer {match.count} leads elsewhere"
    assert match.count == match.floor
    before = everything_about(match)
    for other in seats(match):
        with pytest.raises(NoUndo, match="has nothing to take back"):
            match.undo(other)
    assert everything_about(match) == before
    for answered, option in reversed(taken):
        match.answer(option, answered)
    assert seen(match) == trail[match.count], "the same answers after undo lead elsewhere"


def test_a_search_copy_undoes_only_what_it_holds(case: Case):
    match = case.new()
    for _ in decisions(match, case.chance()):
        copy = match.copy()
        while copy.last_seat >= 0 and copy.can_undo(copy.last_seat):
            copy.undo(copy.last_seat)
        assert copy.count >= copy.begun


# -- records -----------------------------------------------------------------------------------------------------


def test_a_replay_has_the_same_end_and_the_same_middle(case: Case):
    chance = case.chance()
    match = case.new()
    middle = ""
    stop = chance.randrange(60)
    for _ in decisions(match, chance):
        if match.count == stop:
            middle = everything_about(match)
    data = record(match)
    assert everything_about(replay(data)) == everything_about(match)
    if middle:
        assert everything_about(replay(data, stop)) == middle
    assert position(replay(data, journal=False)) == position(match)


def test_a_finished_game_is_verified_from_its_seed(case: Case):
    match = play_on(case.new(), case.chance())
    outcome = verify(dumps(record(match)))
    assert outcome.problems == []
    assert outcome.decisions == match.count
