"""Lessons are played to their end, on the rules that they were written for, and say something at every step."""

from __future__ import annotations

from random import Random

import pytest

from tablero.core.lesson import Lesson, find_lesson, lessons_of
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.texts import texts_for

LESSONS = [lesson for id in game_ids() for lesson in lessons_of(find_game(id))]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def begun(lesson: Lesson) -> Match:
    game = find_game(lesson.game)
    return new_match(game, lesson.players, game.checked_options(lesson.players, lesson.options), lesson.seed)


def played(lesson: Lesson, chance: Random) -> Match:
    """The lesson played through; where any answer is welcome, some answer is given."""
    match = begun(lesson)
    game = match.game
    learner = game.seated(lesson.players, match.options).index(lesson.seat)
    for count, (answer, number) in enumerate(lesson.script):
        assert not match.over
        assert match.count == count
        ask = match.open_asks()[0]
        if number >= 0:
            assert ask.seat == learner, f"decision {number + 1} is not the learner's: {ask.kind}"
            assert len(ask.options) > 1, f"decision {number + 1} leaves no choice"
        offered = [game.name(option) for option in ask.options]
        option = answer or chance.choice(offered)
        assert option in offered, f"{option} is not offered after {count} decisions, but {offered}"
        match.answer(game.action(option), ask.seat)
    return match


@each_lesson
def test_a_lesson_is_for_the_present_rules(lesson: Lesson):
    assert lesson.version == find_game(lesson.game).version, "play it, read it, and raise its version"


@each_lesson
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson):
    free = any(not decision.answers for decision in lesson.decisions)
    for number in range(10 if free else 1):
        match = played(lesson, Random(number))
        assert lesson.is_over(match.count)


@each_lesson
def test_every_step_says_something_and_points_at_what_is_there(lesson: Lesson):
    game = find_game(lesson.game)
    texts = texts_for(game, players=lesson.players)
    assert texts.say(f"lesson-{lesson.id}")
    for decision in lesson.decisions:
        assert decision.tell, "the learner is told why"
        for told in decision.tell:
            assert texts.say(f"lesson-{lesson.id}-{told.text}")
            for id in told.point:
                assert texts.thing(id), id
        if decision.answers:
            assert decision.replies.get(""), f"nothing is said to whoever does not choose {decision.answers}"
        for reply in decision.replies.values():
            assert texts.say(f"lesson-{lesson.id}-{reply}")
        for option in decision.replies:
            assert not option or game.action(option) >= 0
    assert texts.say(f"lesson-{lesson.id}-{lesson.farewell.text}")


@each_lesson
def test_no_words_of_a_lesson_are_left_over(lesson: Lesson):
    texts = texts_for(find_game(lesson.game), players=lesson.players)
    used = {lesson.farewell.text}
    for decision in lesson.decisions:
        used |= {told.text for told in decision.tell} | set(decision.replies.values())
    prefix = f"lesson-{lesson.id}-"
    written = {id.removeprefix(prefix) for id in texts.lexicon.ids() if id.startswith(prefix)}
    assert written == used


def test_what_is_not_wanted_meets_a_reply_and_what_is_wanted_none():
    lesson = find_lesson(find_game("el-grande"), "first")

    assert lesson.reply(0, "power_9") is None
    assert lesson.reply(0, "power_13") == "power-13"
    assert lesson.reply(0, "power_4") == "power-other"
    assert lesson.answer_of_others(1) == "power_5"
    assert lesson.decision_at(3) == 1
