"""Bots: found by name, honest about what they may know, reproducible, and able to finish any game."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots import LEVELS, Knowledge, bot_names, check_spec, make_bot
from tablero.bots.halving import CONTENDERS, HalvingBot
from tablero.bots.playout import play_on
from tablero.core.ask import Together
from tablero.core.errors import BadSetup, IllegalAnswer, UnknownId
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.games.el_grande.state import OVER

EL_GRANDE = find_game("el-grande")
SPECS = ["random", "greedy", "halving:iterations=8", "planner:iterations=8"]


def started(players=4, seed=b"bots", answers=0, **options):
    """A match after so many random answers."""
    match = new_match(EL_GRANDE, players, options, seed)
    chance = Random(seed)
    for _ in range(answers):
        answer_at_random(match, chance)
    return match


def answer_at_random(match, chance):
    match.answer(chance.choice(match.ask.options), match.ask.seat)


def stacks(match) -> list[list[int]]:
    """The action cards, face down."""
    found: list[list[int]] = match.state.stacks
    return found


def secret_choice(seed=b"discs"):
    """A match in which several seats set their discs at the same time (EG-14.1)."""
    match = new_match(EL_GRANDE, 4, {"short": True}, seed)
    chance = Random(seed)
    while not (isinstance(match.question, Together) and len(match.open_asks()) > 1):
        answer_at_random(match, chance)
    return match


# -- by name -----------------------------------------------------------------------------------------------------


def test_the_bots_are_the_levels_random_greedy_its_yardstick_halving_and_planner():
    assert bot_names() == [*LEVELS, "random", "greedy", "yardstick", "halving", "planner"]


def test_a_stored_table_may_have_a_bot_by_its_former_name():
    bot = make_bot("mcts:iterations=5", b"")

    assert isinstance(bot, HalvingBot)
    assert bot.iterations == 5
    assert "mcts" not in bot_names()


def test_a_spec_sets_parameters_after_colons():
    bot = make_bot("halving:iterations=500:seconds=0.5", b"")

    assert isinstance(bot, HalvingBot)
    assert (bot.iterations, bot.seconds) == (500, 0.5)


@pytest.mark.parametrize(
    ("spec", "error", "hint"),
    [
        ("greedi", UnknownId, "did you mean 'greedy'"),
        ("", UnknownId, "there are: beginner, player, club, expert, random, greedy, yardstick, halving, planner"),
        ("random:iterations=3", BadSetup, "takes no parameters"),
        ("halving:iteration=3", UnknownId, "did you mean 'iterations'"),
        ("halving:iterations", BadSetup, "halving:iterations=1"),
        ("halving:iterations=1:iterations=2", BadSetup, "once each"),
        ("halving:iterations=0", BadSetup, "a whole number from 1 to"),
        ("halving:iterations=1.5", BadSetup, "a whole number from 1 to"),
        ("halving:seconds=nan", BadSetup, "a number from 0.001 to 3600"),
    ],
)
def test_a_spec_that_means_nothing_is_refused_with_what_would_have_worked(spec, error, hint):
    with pytest.raises(error) as refused:
        check_spec(spec)

    assert hint in str(refused.value)


# -- what a bot may know -----------------------------------------------------------------------------------------


def test_a_bot_is_shown_the_view_the_question_and_the_journal_of_its_seat():
    match = started(answers=30)
    seat = match.ask.seat
    knowledge = Knowledge(match, seat)

    assert knowledge.options == match.ask.options
    assert (knowledge.ask.kind, knowledge.ask.rule, knowledge.ask.values) == (
        match.ask.kind,
        match.ask.rule,
        match.ask.values,
    )
    assert knowledge.view == EL_GRANDE.view(match.state, seat)
    assert [entry.data() for entry in knowledge.journal] == [entry.data() for entry in match.journal(seat)]


def test_knowledge_offers_neither_the_match_nor_its_question():
    match = started()
    knowledge = Knowledge(match, match.ask.seat)
    offered = [getattr(knowledge, name) for name in dir(knowledge) if not name.startswith("_")]

    assert not any(isinstance(thing, Match) for thing in offered)
    assert knowledge.ask is not match.ask


def test_a_seat_that_is_not_asked_has_nothing_to_choose():
    match = started()

    with pytest.raises(IllegalAnswer, match="nothing to choose"):
        Knowledge(match, (match.ask.seat + 1) % 4)


def test_worlds_have_other_dice_than_the_match_and_follow_from_their_key():
    match = started()
    knowledge = Knowledge(match, match.ask.seat)
    world = knowledge.world(b"one")

    assert world.state.dice.key != match.state.dice.key
    assert stacks(world) == stacks(knowledge.world(b"one"))
    assert stacks(world) != stacks(knowledge.world(b"two"))


@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(spec):
    for answers in (3, 25, 60):
        match = started(answers=answers, power_shift=True)
        seat = match.ask.seat
        other = match.copy()
        other.redeal(seat, b"something else is hidden")

        assert make_bot(spec, b"same").choose(Knowledge(match, seat)) == make_bot(spec, b"same").choose(
            Knowledge(other, seat)
        )


@pytest.mark.parametrize("spec", SPECS)
def test_a_secret_choice_does_not_depend_on_those_already_made(spec):
    choices = set()
    for disc in (0, 5):
        match = secret_choice()
        first, second = match.open_asks()[:2]
        match.answer(first.options[disc], first.seat)
        choices.add(make_bot(spec, b"same").choose(Knowledge(match, second.seat)))

    assert len(choices) == 1


# -- playing -----------------------------------------------------------------------------------------------------


def played_by(spec, longest):
    """A short game for two, to its end or so many decisions."""
    match = new_match(EL_GRANDE, 2, {"short": True}, b"again")
    bots = [make_bot(spec, bytes([seat])) for seat in range(2)]
    while match.ask is not None and match.count < longest:
        seat = match.ask.seat
        match.answer(bots[seat].choose(Knowledge(match, seat)), seat)
    return match


@pytest.mark.parametrize("spec", ["random", "greedy", pytest.param("halving:iterations=2", marks=pytest.mark.slow)])
def test_a_bot_finishes_a_game(spec):
    assert played_by(spec, longest=1000).over


@pytest.mark.parametrize("spec", ["random", "greedy", "halving:iterations=2"])
def test_a_bot_plays_the_same_way_again(spec):
    assert played_by(spec, longest=20).history == played_by(spec, longest=20).history


def wins_of(champion, others):
    """How many of four short games the champion wins alone, each time in another seat."""
    won = 0
    for game in range(4):
        match = new_match(EL_GRANDE, 4, {"short": True}, bytes([game]), journal=False)
        bots = [make_bot(champion if seat == game else others, bytes([game, seat])) for seat in range(4)]
        while match.ask is not None:
            seat = match.ask.seat
            match.answer(bots[seat].choose(Knowledge(match, seat)), seat)
        won += EL_GRANDE.winners(match.state) == [game]
    return won


def test_greedy_beats_three_random_bots():
    assert wins_of("greedy", "random") >= 3


@pytest.mark.slow
def test_halving_beats_three_greedy_bots():
    assert wins_of("halving:iterations=12", "greedy") >= 2


# -- searching ---------------------------------------------------------------------------------------------------


def test_halving_tells_how_often_it_tried_each_option():
    match = started(answers=20)
    bot = make_bot("halving:iterations=40", b"")
    chosen = bot.choose(Knowledge(match, match.ask.seat))

    assert bot.candidates[0].option == chosen
    assert sorted(candidate.option for candidate in bot.candidates) == sorted(match.ask.options)
    assert 40 <= sum(candidate.visits for candidate in bot.candidates) < 40 + CONTENDERS  # the last world is finished
    assert bot.candidates[0].visits == max(candidate.visits for candidate in bot.candidates)
    assert all(0 <= candidate.value <= 1 for candidate in bot.candidates)


def test_few_iterations_are_for_few_options():
    match = started(answers=20)
    bot = make_bot("halving:iterations=2", b"")
    bot.choose(Knowledge(match, match.ask.seat))

    assert len(match.ask.options) > 2
    assert [candidate.visits for candidate in bot.candidates if candidate.visits] == [1, 1]


def test_halving_reports_its_progress():
    match = started(answers=20)
    bot = make_bot("halving:iterations=24", b"")
    told = []
    bot.progress = lambda share, candidates: told.append((share, len(candidates)))
    bot.choose(Knowledge(match, match.ask.seat))

    assert told == sorted(told)
    assert 0 < told[0][0] < told[-1][0] == 1
    assert {offered for _, offered in told} == {len(match.ask.options)}


def test_halving_stops_when_told_to():
    match = started(answers=20)
    bot = make_bot("halving:iterations=10000000", b"")
    bot.progress = lambda share, candidates: bot.stop()

    assert bot.choose(Knowledge(match, match.ask.seat)) in match.ask.options
    assert 1 <= sum(candidate.visits for candidate in bot.candidates) <= CONTENDERS  # one world


def test_halving_chooses_within_its_time():
    match = started(answers=20)
    bot = make_bot("halving:seconds=0.02", b"")

    assert bot.choose(Knowledge(match, match.ask.seat)) in match.ask.options
    assert bot.candidates


def test_halving_chooses_among_secret_discs():
    match = secret_choice()
    ask = match.open_asks()[1]

    assert make_bot("halving:iterations=12", b"").choose(Knowledge(match, ask.seat)) in ask.options


def test_a_playout_ends_when_it_is_the_seats_turn_again():
    match = started(answers=20)
    seat = match.ask.seat
    begun = match.count
    play_on(match, seat, Random(1))

    assert match.ask.seat == seat
    assert match.count - begun > 3  # the other three were asked in between


# -- how well a seat stands --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chances_of_all_seats_add_up_to_one(players):
    match = new_match(EL_GRANDE, players, {}, b"chances", journal=False)
    chance = Random(1)
    while match.ask is not None:
        assert sum(EL_GRANDE.evaluate(match.state, seat) for seat in range(players)) == pytest.approx(1)
        answer_at_random(match, chance)


def test_at_the_end_the_chances_are_the_result():
    state = started().state.copy()
    state.phase = OVER
    state.score = [70, 90, 90, 10, 0]

    assert [EL_GRANDE.evaluate(state, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_points_and_caballeros_on_the_map_are_good_for_their_owner():
    state = started().state.copy()
    before = EL_GRANDE.evaluate(state, 0)
    state.score = [5, *state.score[1:]]
    ahead = EL_GRANDE.evaluate(state, 0)
    state.put(0, 5, 3)

    assert before < ahead < EL_GRANDE.evaluate(state, 0)
