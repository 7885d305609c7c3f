"""A lesson at a table: what is told, what is refused kindly, what the others do, leaving and coming back."""

from __future__ import annotations

import pytest

from tablero.core.lesson import find_lesson
from tablero.core.registry import find_game
from tablero.server.tables import Refused, Tables

from .running_tables import ANNA, BELA, at_tables, look


@at_tables
async def test_a_lesson_is_played_to_its_end_and_goes_on_as_a_game(tables: Tables) -> None:
    lesson = find_lesson(find_game("el-grande"), "first")
    table = await tables.learn(ANNA, "el-grande", "first")

    for number, decision in enumerate(lesson.decisions, 1):
        seen = await look(tables, table, ANNA)
        assert seen["lesson"] is not None
        assert (seen["lesson"]["number"], seen["lesson"]["over"]) == (number, False)
        assert [told["point"] for told in seen["lesson"]["tell"]] == [list(told.point) for told in decision.tell]
        assert seen["ask"] is not None, "the others have answered"
        await tables.answer(table, ANNA, 0, seen["seq"], decision.answers[0], f"step {number}")

    over = await look(tables, table, ANNA)
    assert over["lesson"] is not None
    assert over["lesson"]["over"]
    assert over["table"]["status"] == "running", "the beginners play on"


@at_tables
async def test_what_the_lesson_does_not_want_changes_nothing(tables: Tables) -> None:
    table = await tables.learn(ANNA, "el-grande", "first")
    seen = await look(tables, table, ANNA)

    for option, words in (("power_13", "lesson-first-power-13"), ("power_4", "lesson-first-power-other")):
        with pytest.raises(Refused) as refused:
            await tables.answer(table, ANNA, 0, seen["seq"], option, f"not {option}")
        assert (refused.value.code, refused.value.values["words"]) == ("lesson", words)

    assert (await look(tables, table, ANNA))["seq"] == seen["seq"]


@at_tables
async def test_a_lesson_goes_on_where_it_was_left(tables: Tables) -> None:
    table = await tables.learn(ANNA, "el-grande", "first")
    seen = await look(tables, table, ANNA)
    await tables.answer(table, ANNA, 0, seen["seq"], "power_9", "one")

    assert await tables.learn(ANNA, "el-grande", "first") == table
    assert await tables.learn(BELA, "el-grande", "first") != table
    again = await look(tables, table, ANNA)
    assert again["lesson"] is not None
    assert again["lesson"]["number"] == 2
