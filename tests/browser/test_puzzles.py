"""A puzzle in the browser: answered on the board, told kindly, next; by keyboard, laptop and phone, clean for axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tablero.bots.puzzles import match_of_puzzle, puzzles_of
from tablero.core.registry import find_game

from .conftest import Visitor
from .test_table import PHONE, no_findings


@pytest.mark.parametrize("how", [{}, PHONE], ids=["laptop", "phone"])
def test_a_puzzle_is_solved_on_the_board(visitor: Callable[..., Visitor], how: dict[str, Any]) -> None:
    game = find_game("twilight-struggle")
    puzzle = puzzles_of(game)[0]
    match = match_of_puzzle(puzzle)
    assert match.ask is not None
    wrong = next(name for name in map(game.name, match.ask.options) if name != puzzle.answer)
    anna = visitor(**how)
    page = anna.goes(f"/puzzles/twilight-struggle/{puzzle.id}")
    expect(page.locator("#board svg").first).to_be_visible()
    no_findings(page, "puzzle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.locator(f"#answer button[value='{wrong}']").click()
    expect(page.locator("#outcome")).to_contain_text("Not quite")
    no_findings(page, "wrong")
    thing = page.locator(f"#board [data-option='{puzzle.answer}']").first
    thing.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#outcome")).to_contain_text("Right")
    expect(page.locator("#outcome li").first).to_contain_text("%")
    no_findings(page, "right")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_text("Solved: 1 of")).to_be_visible()


def test_a_puzzle_is_found_from_the_front_page_and_works_without_script(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(java_script_enabled=False)
    page = anna.goes("/")
    page.locator("article.game").get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_text("clearly the best")).to_be_visible()
    page.locator("#answer button").first.click()
    expect(page.locator("#outcome")).to_be_visible()
