"""A running match: questions, answers, single options, simultaneous choices, steps, copies."""

from __future__ import annotations

import pytest

from tablero.core.errors import DeadEnd, IllegalAnswer
from tablero.core.match import Match, match_from, new_match, published
from tests.core import cups as rules
from tests.core.cups import GAME, NAMES
from tests.core.support import after_bids, cups, everything, fields, kinds, offered, play, random_points, state

# -- asking and answering ----------------------------------------------------------------------------------------


def test_a_new_match_runs_to_its_first_question():
    match = cups()
    assert match.ask is not None
    assert (match.ask.kind, match.count, match.over) == ("bid", 0, False)
    assert kinds(match) == ["opened"], "the opening asks nothing, so it was played already"


def test_an_answer_leads_to_the_next_question():
    match = play(after_bids(), "walk", "left")
    assert match.ask is not None
    assert (match.ask.kind, match.ask.values, match.ask.rule) == ("walk", {"left": 2}, "CU-4.1")
    assert offered(match) == ["left", "right", "done"]


def test_an_illegal_answer_names_seat_answer_question_rule_and_options_and_changes_nothing():
    match = play(after_bids(), "walk")
    before = everything(match)
    with pytest.raises(IllegalAnswer) as error:
        match.answer(rules.DIG)
    assert str(error.value) == "ann answered 'dig' to ask 3 'walk' (CU-4.1); the options were left, right, done"
    with pytest.raises(IllegalAnswer, match="ann answered 99 to ask 3"):
        match.answer(99)
    assert everything(match) == before


def test_a_seat_that_is_not_asked_is_told_who_is():
    with pytest.raises(IllegalAnswer, match="bob is not asked anything now; the question is for ann"):
        after_bids().answer(rules.DIG, seat=1)


def test_after_the_end_no_answer_is_expected():
    match = next(match for match in random_points(games=1) if match.over)
    with pytest.raises(IllegalAnswer, match="the game has ended"):
        match.answer(rules.PASS)


def test_a_question_with_one_option_is_answered_by_the_engine_and_recorded_so():
    match = play(after_bids(), "walk", "done")
    assert match.ask is not None
    assert (match.ask.kind, offered(match)) == ("toll", ["yes"]), "asked always, though there is no choice"
    play(match, "yes")
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("action", 1), "the gate was passed without asking"
    gate = match.past[-1]
    assert [GAME.name(a) if a >= 0 else f"~{GAME.name(~a)}" for a in gate.answers] == ["done", "yes", "~yes"]
    assert match.count == len(match.history or []) // 2 == 5, "the engine's own answers are no decisions"


def test_a_question_without_options_is_a_defect_of_the_rules(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rules, "WAYS", [])
    with pytest.raises(DeadEnd, match=r"cups: no options for ask 'walk' \(CU-4\.1\), step walking"):
        play(after_bids(), "walk")


# -- simultaneous choices ----------------------------------------------------------------------------------------


def test_simultaneous_answers_may_come_in_any_order():
    ends = []
    for order in ([0, 1, 2], [2, 0, 1]):
        match = cups(3)
        for seat in order:
            ask = match.ask_for(seat)
            assert ask is not None
            match.answer(ask.options[0], seat)
        ends.append((fields(match), [entry.data() for entry in match.journal(-2)]))
    assert ends[0] == ends[1]


def test_nothing_happens_before_all_simultaneous_answers_are_in():
    match = cups(3)
    before = [GAME.view(state(match), seat) for seat in (0, 1, -1)]
    match.answer(match.ask_for(2).options[0], 2)  # type: ignore[union-attr]
    assert [GAME.view(state(match), seat) for seat in (0, 1, -1)] == before
    assert [ask.seat for ask in match.open_asks()] == [0, 1]
    assert match.ask_for(2) is None
    with pytest.raises(IllegalAnswer, match="cho is not asked anything now; the question is for ann, bob"):
        match.answer(rules.CARD, 2)


def test_of_several_asked_only_those_with_a_choice_have_to_answer():
    """Bob peeked, so he has two cards for the second bid; the others have one."""
    match = play(after_bids(3), "pass", "peek", "pass")
    assert [ask.seat for ask in match.open_asks()] == [1]
    assert [answer < 0 for answer in match.answers] == [True, True]
    assert sorted(match.seats) == [0, 2]


def test_if_nobody_has_a_choice_all_is_answered_by_the_engine():
    match = play(after_bids(), "pass", "pass")
    assert kinds(match).count("won") == 2
    assert match.ask is not None
    assert match.ask.kind == "action"


# -- steps and re-running ----------------------------------------------------------------------------------------


def test_a_step_begins_with_a_checkpoint_and_no_answers():
    match = play(after_bids(), "walk")
    assert (match.answers, match.begun, match.count) == ([], 3, 3)
    assert match.start.phase == rules.WALKING  # type: ignore[attr-defined]
    play(match, "left", "right")
    assert (match.answers, match.seats, match.begun) == ([rules.LEFT, rules.RIGHT], [0, 0], 3)


def test_a_re_run_builds_no_options_until_somebody_looks():
    match = play(after_bids(), "walk", "left", "left")
    rules.BUILDS.clear()
    copy = match.copy()
    assert rules.BUILDS == []
    assert offered(copy) == ["left", "right", "done"]
    assert rules.BUILDS == [-2], "built once, for the question that is open"


def test_copies_are_equal_at_every_point_and_go_their_own_ways():
    for match in random_points():
        before = everything(match)
        copy, full = match.copy(), match.full_copy()
        assert fields(copy) == fields(match)
        assert everything(full) == before
        assert [ask.options for ask in copy.open_asks()] == [ask.options for ask in match.open_asks()]
        while copy.ask is not None:
            copy.answer(copy.ask.options[-1])
        assert everything(match) == before


def test_copies_share_the_checkpoint_which_nobody_changes():
    match = play(after_bids(), "walk", "left")
    start = match.start
    path = start.path  # type: ignore[attr-defined]
    copy = match.copy()
    assert copy.start is start
    play(copy, "left", "right", "yes")
    assert start.path == path  # type: ignore[attr-defined]


def test_a_search_copy_has_neither_journal_history_nor_seed():
    copy = after_bids().copy()
    assert (copy.journal(0), copy.history, copy.seed) == ([], None, b"")


def test_without_checkpoints_the_same_game_is_played_but_nothing_is_kept():
    match = after_bids()
    bare = match.copy(checkpoints=False)
    for running in (match, bare):
        play(running, "walk", "left", "done", "yes", "dig", "pass")
    assert fields(bare) == fields(match)
    assert bare.count == match.count
    assert not bare.can_undo(0)
    with pytest.raises(DeadEnd, match="without checkpoints"):
        bare.copy()


def test_the_same_seed_and_answers_give_the_same_game():
    games = [list(map(everything, random_points(games=2))) for _ in range(2)]
    assert games[0] == games[1]
    assert fields(cups(seed=b"a")) != fields(cups(seed=b"b"))


def test_history_holds_every_decision_in_order():
    match = play(after_bids(), "walk", "left", "done", "yes", "dig")
    assert match.history is not None
    decisions = [f"{NAMES[match.history[i]]} {GAME.name(match.history[i + 1])}" for i in range(4, 14, 2)]
    assert decisions == ["ann walk", "ann left", "ann done", "ann yes", "bob dig"]


def test_a_match_can_go_on_from_a_position():
    match = match_from(GAME, after_bids().state.copy())
    assert isinstance(match, Match)
    assert (match.players, match.count, match.from_position) == (2, 0, True)
    play(match, "walk", "left")
    assert kinds(match) == ["walked"]


def test_the_commitment_is_of_the_seed():
    assert published(cups(seed=b"x")) == published(cups(3, seed=b"x")) != published(cups(seed=b"y"))


def test_players_and_options_are_checked_before_anything_is_set_up():
    match = new_match(GAME, 3, {"extras": "bell"}, b"")
    assert match.options == {"generous": False, "hand": "2", "extras": ["bell"]}
