"""A match as a page: the slider moves, pictures are shown, and the page says what happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

import tablero
from tablero.core.match import new_match
from tablero.core.registry import find_game


def test_a_film_is_stepped_through(tmp_path: Path, visitor: Callable[..., object]) -> None:
    match, chance = new_match(find_game("el-grande"), 3, {}, b"film"), Random(1)
    for _ in range(25):
        assert match.ask is not None
        match.answer(chance.choice(match.ask.options))
    film = tablero.watch(match)
    film.save(tmp_path / "film.html")
    (tmp_path / "framed.html").write_text(f"<!doctype html><title>x</title>{film._repr_html_()}", encoding="utf-8")
    page = visitor(viewport={"width": 360, "height": 640}).page  # type: ignore[attr-defined]
    page.goto(f"file://{tmp_path / 'film.html'}")
    expect(page.locator("#count")).to_have_text("0")
    before = page.locator("#picture").get_attribute("src")
    page.locator("#on").click()
    expect(page.locator("#count")).to_have_text("1")
    page.locator("#at").focus()
    page.keyboard.press("End")
    expect(page.locator("#count")).to_have_text("25")
    assert page.locator("#picture").get_attribute("src") != before
    assert page.evaluate("document.getElementById('picture').decode().then(() => true)")
    assert page.locator("#lines li").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not Axe().run(page).response["violations"]
    page.goto(f"file://{tmp_path / 'framed.html'}")
    frame = page.frame_locator("iframe")
    frame.locator("#on").click()
    expect(frame.locator("#count")).to_have_text("1")
