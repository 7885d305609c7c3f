"""Boards brought up to date on the page: as they would be if they were put there anew, and no more than needed."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest
from playwright.sync_api import Browser

from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.server import rendering
from tablero.server.assets import without_style
from tablero.texts import texts_for
from tests.svg import options_of

DECISIONS = 40
# The board goes from picture to picture, while the page does to it what the table's scripts do: titles are taken
# off for a while, and a layer is laid over it, which goes when it has served. Told are the pictures that came out
# differently, and how much was parsed of how much.
RUN = """(pictures) => {
    const place = document.querySelector('#board');
    const parse = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    let letters = 0;
    const counted = function (text) { letters += text.length; parse.set.call(this, text); };
    Object.defineProperty(Element.prototype, 'innerHTML', { ...parse, set: counted });
    const wrong = pictures.flatMap((html, n) => {
        const title = n % 7 === 3 ? place.querySelector('g[data-thing] > title') : null;
        const owner = title?.parentNode;
        title?.remove();
        const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
        layer.setAttribute('class', 'moves');
        if (n % 3 === 1) place.firstChild.append(layer);
        morph(place, html);
        layer.remove();  // when what it shows has come to rest
        if (owner && !owner.querySelector(':scope > title')) owner.prepend(title);
        const fresh = document.createElement('template');
        parse.set.call(fresh, html);
        return place.firstChild.isEqualNode(fresh.content.firstChild) && place.childNodes.length === 1 ? [] : [n];
    });
    return [wrong, letters, pictures.reduce((sum, html) => sum + html.length, 0)];
}"""


def boards(game: AnyGame) -> list[str]:
    """The board at the decisions of a game at random, as whoever is asked sees it."""
    match = new_match(game, game.usual_players(), {}, b"morph")
    texts = texts_for(game, "en", seating=game.seating(match.state))
    luck = Random(5)
    found: list[str] = []
    while match.ask is not None and len(found) < DECISIONS:
        options = dict.fromkeys(options_of(match), "")
        view = game.view(match.state, match.ask.seat)
        found.append(without_style(rendering.board(game, view, options, [], texts, False)))
        match.answer(luck.choice(match.ask.options), match.ask.seat)
    return found


@pytest.mark.parametrize("id", game_ids())
def test_a_board_that_is_brought_up_to_date_is_what_it_should_be(browser: Browser, id: str) -> None:
    page = browser.new_page()
    page.set_content("<section id=board></section>")
    script = files("tablero.web").joinpath("static", "morph.js").read_text(encoding="utf-8")
    page.add_script_tag(type="module", content=f"{script}\nwindow.morph = morph;")
    page.wait_for_function("() => window.morph !== undefined")

    wrong, parsed, whole = page.evaluate(RUN, boards(find_game(id)))

    assert wrong == []
    assert parsed < whole / 2, "what stays as it is is not read again"
    page.close()
