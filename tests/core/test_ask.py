"""Questions: options are built when somebody looks, once, and anew when what they depend on was dealt anew."""

from __future__ import annotations

import pytest

from tablero.core.ask import Ask, Together, together


def counting_ask(builds: list[int]) -> Ask:
    def build() -> list[int]:
        builds.append(1)
        return [4, 7]

    return Ask(0, "pick", build, "X-1", left=2)


def test_options_are_built_at_the_first_look_and_kept():
    builds: list[int] = []
    ask = counting_ask(builds)
    assert builds == []
    assert ask.options == [4, 7]
    assert ask.options == [4, 7]
    assert builds == [1]


def test_forgotten_options_are_built_anew():
    builds: list[int] = []
    ask = counting_ask(builds)
    assert ask.options
    ask.forget()
    assert builds == [1]
    assert ask.options == [4, 7]
    assert builds == [1, 1]


def test_a_question_carries_its_kind_rule_and_values():
    ask = counting_ask([])
    assert (ask.seat, ask.kind, ask.rule, ask.always, ask.values) == (0, "pick", "X-1", False, {"left": 2})


def test_answers_of_simultaneous_questions_come_in_the_order_of_the_asks():
    script = together([counting_ask([]), counting_ask([])])
    question = next(script)
    assert isinstance(question, Together)
    question.answers[1] = 7
    question.answers[0] = 4
    with pytest.raises(StopIteration) as end:
        script.send(0)
    assert end.value.value == [4, 7]


def test_nobody_asked_together_means_no_question():
    with pytest.raises(StopIteration) as end:
        next(together([]))
    assert end.value.value == []
