"""Every lesson played in a browser: read paragraph by paragraph, answered as it says, to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablero.core.lesson import Lesson, lessons_of
from tablero.core.registry import find_game, game_ids

from .conftest import Visitor
from .playing import waits

pytestmark = pytest.mark.browser

LESSONS = [lesson for id in game_ids() for lesson in lessons_of(find_game(id))]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_is_played_to_its_end(visitor: Callable[..., Visitor], lesson: Lesson) -> None:
    learner = visitor()
    page = learner.goes("/")
    page.evaluate(
        """action => {
          const form = document.querySelector('form[action^="/learn/"]');
          form.action = action;
          form.requestSubmit();
        }""",
        f"/learn/{lesson.game}/{lesson.id}",
    )
    assert waits(page)
    for number, decision in enumerate(lesson.decisions, 1):
        expect(page.locator(".lesson-head")).to_contain_text(f"step {number} of {len(lesson.decisions)}")
        for shown in range(1, len(decision.tell)):
            more = page.locator("#lesson-more")
            expect(more).to_contain_text(f"({shown}/{len(decision.tell)})")
            assert page.locator(".told p:visible").count() == 1, "one paragraph at a time"
            more.click()
        expect(page.locator("#lesson-more")).to_have_count(0)
        page.locator(f'#answer button[value="{decision.answers[0]}"]').click()
    expect(page.locator(".lesson-head")).to_contain_text("done")
    if lesson.number < len(lessons_of(find_game(lesson.game))):
        page.locator(".lesson-on form").first.locator("button").click()
        expect(page.locator(".lesson-head")).to_contain_text("step 1 of")


def test_what_a_lesson_does_not_want_is_answered_kindly_and_not_played(visitor: Callable[..., Visitor]) -> None:
    page = visitor().goes("/")
    page.locator('form[action="/learn/el-grande"] button').click()
    assert waits(page)
    page.locator('#answer button[value="power_13"]').click()
    expect(page.locator("#problem")).to_contain_text("So high a card brings no caballeros at all.")
    expect(page.locator(".lesson-head")).to_contain_text("step 1 of")
