"""Labels of the boards as a browser sets them: not wider than their boxes, in any language.

The drawing code goes by an estimate of how wide words are (tests/drawing/test_fit.py), which fonts are held to here.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tablero.core.registry import find_game, game_ids
from tablero.drawing import svg
from tablero.drawing.scene import MEMORY
from tablero.games.twilight_struggle.picture.world import heading
from tablero.server import rendering
from tablero.server.assets import colours
from tablero.texts import languages, texts_for
from tests.svg import options_of, positions

SPEECHES = [(id, language) for id in game_ids() for language in languages(find_game(id))]
DECISIONS = 60
BEYOND = 1.15  # fonts differ, and some labels are set wide; beyond that they would run into something
MEASURE = """() => [...document.querySelectorAll("svg text")].map((text) => {
  const apart = (parseFloat(getComputedStyle(text).letterSpacing) || 0) * text.textContent.length;  // not reckoned with
  return [text.textContent, parseFloat(text.getAttribute("font-size") ?? 0), text.getComputedTextLength() - apart];
})"""


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[tuple[str, float], float]]:
    """How much room there is for a label, by its words and size: the least, if it is there several times."""
    found: dict[tuple[str, float], float] = {}
    fit = svg.fitted

    def spy(words: str, width: float, size: float) -> tuple[str, float]:
        shown, fits = fit(words, width, size)
        key = (str(shown), float(svg.number(fits)))
        found[key] = min(width, found.get(key, width))
        return shown, fits

    monkeypatch.setattr(svg, "fitted", spy)
    MEMORY.clear()  # what is remembered is not drawn
    heading.cache_clear()
    yield found
    MEMORY.clear()


@pytest.mark.parametrize(("id", "language"), SPEECHES, ids=[f"{id}-{language}" for id, language in SPEECHES])
def test_no_label_is_wider_than_its_box(
    id: str, language: str, browser: Browser, rooms: dict[tuple[str, float], float]
) -> None:
    game = find_game(id)
    match = next(match for match in positions(game, max(game.players), {}, DECISIONS) if match.count)
    assert match.ask is not None
    texts = texts_for(game, language, seating=game.seating(match.state))
    options = dict(zip(options_of(match), [texts.option(match.ask, option) for option in match.ask.options]))
    view = game.view(match.state, match.ask.seat)
    pictures = [rendering.board(game, view, options, [], texts, tall) for tall in (False, True)]
    page = browser.new_page()
    page.set_content(f"<style>{colours()}</style>{''.join(pictures)}")
    measured = page.evaluate(MEASURE)
    page.close()

    assert len(measured) > 100
    labels = {(words, size): width for words, size, width in measured if (words, size) in rooms}
    assert len(labels) > 20
    wide = {key: (width, rooms[key]) for key, width in labels.items() if width > BEYOND * rooms[key] + 2}
    assert wide == {}
