"""Random games keep every promise of the rules: invariants, legal options, no dead end, short steps."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer
from tests.contract.support import Case, decisions, everything_about, play_on, position, seats

LONGEST_STEP = 40  # answers; longer procedures are split through an agenda in the state


def test_invariants_hold_at_every_decision(case: Case):
    for number in case.numbers(fast=3, slow=6):
        match = case.new(number)
        before = match.state.copy()
        for _ in decisions(match, case.chance(number)):
            case.game.check(match.state)
            case.game.check_change(before, match.state)
            before = match.state.copy()
            assert len(match.answers) <= LONGEST_STEP, f"step {case.game.step_name(match.start)} is too long"
        case.game.check(match.state)


def test_every_offered_option_is_accepted_and_none_leads_to_a_dead_end(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, case.chance(1)):
        if not case.looks(chance, fast=0.3, slow=0.5):
            continue
        for ask in match.open_asks():
            for option in ask.options:
                copy = match.copy()
                copy.answer(option, ask.seat)
                case.game.check(copy.state)
                if chance.random() < 0.02:
                    assert play_on(copy, chance).over


def test_options_are_different_actions_of_the_table(case: Case):
    match = case.new()
    for _ in decisions(match, case.chance()):
        for ask in match.open_asks():
            assert len(set(ask.options)) == len(ask.options), f"{ask.kind} offers an option twice"
            assert all(0 <= option < len(case.game.actions) for option in ask.options)
            assert ask.seat in seats(match)


def test_an_answer_that_was_not_offered_is_refused_and_changes_nothing(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if chance.random() < 0.9:
            continue
        before = everything_about(match)
        for ask in match.open_asks():
            wrong = [action for action in range(len(case.game.actions)) if action not in ask.options]
            for answer in [*chance.sample(wrong, min(3, len(wrong))), -1, len(case.game.actions)]:
                with pytest.raises(IllegalAnswer, match="the options were"):
                    match.answer(answer, ask.seat)
        assert everything_about(match) == before


def test_a_seat_that_is_not_asked_cannot_answer(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if chance.random() < 0.9 or match.ask is None:
            continue
        before = everything_about(match)
        asked = [ask.seat for ask in match.open_asks()]
        for seat in [*seats(match), len(seats(match))]:
            if seat not in asked:
                with pytest.raises(IllegalAnswer, match="is not asked anything now"):
                    match.answer(match.ask.options[0], seat)
        assert everything_about(match) == before


def test_a_finished_game_takes_no_answer(case: Case):
    match = play_on(case.new(), case.chance())
    before = everything_about(match)
    with pytest.raises(IllegalAnswer, match="the game has ended"):
        match.answer(0)
    assert everything_about(match) == before
    assert match.open_asks() == []


def test_points_and_winners_are_those_of_seats(case: Case):
    match = play_on(case.new(), case.chance())
    points, winners = case.game.points(match.state), case.game.winners(match.state)
    assert len(points) == len(seats(match))
    # all players may lose together, to factions that nobody plays
    assert len(set(winners)) == len(winners)
    assert set(winners) <= set(seats(match))
    for seat in seats(match):
        assert 0 <= case.game.evaluate(match.state, seat) <= 1


def test_without_checkpoints_and_journal_the_same_game_is_played(case: Case):
    full, bare = case.new(), case.new(journal=False).copy(checkpoints=False)
    for match in (full, bare):
        play_on(match, case.chance())
    assert position(full) == position(bare)
