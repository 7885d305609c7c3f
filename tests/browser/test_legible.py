"""The boards late in a game, measured in a browser: nothing stands on a name, nor one place's plates on another's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tablero.bots import Knowledge, make_bot
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.drawing.default import pictures_of
from tablero.texts import texts_for

# What names are, and what must not stand on one.
NAMES = {"andean-abyss": ".place-name, .town-name", "narcos": ".place-name"}
THINGS = {
    "andean-abyss": ".plate-edge, .tray, .pop, .econ, .disc, .burst, .zone-sign, [class*=sign-], .pole, .slip",
    "narcos": ".node, [data-token], [data-figure] .rim, .hood, .airfield, .patron, .slip, .card-face",
}
# Names and plates on which something else stands, and what. Letters leave a little of a line free, above and below.
HIDDEN = """([names, things]) => {
    const lines = [...document.querySelectorAll(names)].map((text) => {
        const box = text.getBoundingClientRect();
        const em = parseFloat(getComputedStyle(text).fontSize) * box.height / text.getBBox().height;
        return [text, { left: box.left, right: box.right, top: box.top + 0.22 * em, bottom: box.bottom - 0.2 * em }];
    });
    const boxes = [...document.querySelectorAll(things)].map((thing) => [thing, thing.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const whose = (thing) => thing.closest('.location, .space') ?? thing.closest('[data-thing]');
    const what = (one) => `${one.textContent.trim().slice(0, 20)} ${one.getAttribute('class')}`;
    return [lines.length, lines.flatMap(([text, box]) => [...boxes, ...lines]
        .filter(([other, taken]) => other !== text && meet(box, taken))
        .map(([other]) => `${text.textContent} < ${what(other)}`)),
    boxes.flatMap(([thing, box]) => boxes
        .filter(([other, taken]) => whose(other) !== whose(thing) && meet(box, taken))
        .map(([other]) => `${whose(thing).dataset.thing} < ${whose(other).dataset.thing} ${what(other)}`))];
}"""


def late(game: str, players: int, bot: str, seed: bytes, options: dict[str, Any], every: int) -> Iterator[Match]:
    """Positions of a seeded game from its first third on, played by bots or, without one, at random."""
    match = new_match(find_game(game), players, options, seed)
    bots = [make_bot(bot or "random", seed + bytes([seat])) for seat in range(players)]
    chance = Random(seed)
    while match.ask is not None:
        seat = match.ask.seat
        answer = bots[seat].choose(Knowledge(match, seat)) if bot else chance.choice(match.ask.options)
        match.answer(answer, seat)
        if match.ask is not None and match.count % every == 0 and match.count > 2 * every:
            yield match


def hidden(page: Page, match: Match, language: str = "en", tall: bool = False) -> tuple[list[str], list[str]]:
    """Names on which something stands, and plates on which something of another place does."""
    game = match.game
    texts = texts_for(game, language, seating=game.seating(match.state))
    view = game.view(match.state, SPECTATOR)
    picture = pictures_of(game).draw(view, words=texts.thing, tall=tall)
    page.set_content(f"<body style='margin:0'>{picture}")
    count, names, plates = page.evaluate(HIDDEN, [NAMES[game.id], THINGS[game.id]])
    assert count > 20
    return names, plates


@pytest.mark.parametrize(
    ("game", "players", "bot", "seed", "options", "every"),
    [
        ("andean-abyss", 1, "greedy", b"e", {}, 40),
        ("andean-abyss", 2, "", b"f", {"two_factions_each": True}, 180),
        ("andean-abyss", 3, "", b"e", {}, 60),
        ("andean-abyss", 4, "", b"b", {}, 180),
        ("narcos", 5, "greedy", b"a", {}, 20),
        ("narcos", 3, "", b"n", {}, 20),
    ],
)
def test_no_name_and_no_plate_is_hidden_late_in_a_game(
    browser: Browser, game: str, players: int, bot: str, seed: bytes, options: dict[str, Any], every: int
) -> None:
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    seen = 0
    for match in late(game, players, bot, seed, options, every):
        assert hidden(page, match) == ([], []), match.count
        seen += 1
    assert seen > 1
    page.close()


# Names that the edge of the map would cut.
BEYOND = """(names) => {
    const frame = document.querySelector('.frame').getBoundingClientRect();
    return [...document.querySelectorAll(names)].filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "hu", "pl", "ru"])
@pytest.mark.parametrize(("game", "players", "seed", "at"), [("andean-abyss", 4, b"b", 540), ("narcos", 3, b"n", 80)])
def test_a_crowded_map_can_be_read_in_every_language(
    browser: Browser, game: str, players: int, seed: bytes, at: int, language: str
) -> None:
    match = next(match for match in late(game, players, "", seed, {}, 20) if match.count >= at)
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    for tall in (False, True):
        assert hidden(page, match, language, tall) == ([], [])
        assert page.evaluate(BEYOND, NAMES[game]) == []
    page.close()


# Names that are nearer to another sign than to their own. A location's title begins with its number and name.
ASTRAY = """() => {
    const box = (one) => one.getBoundingClientRect();
    const places = [...document.querySelectorAll('.location')].map((place) => {
        const node = box(place.querySelector('.node'));
        const name = place.querySelector(':scope > title').textContent.split(' · ')[0].replace(/^\\S+ /, '');
        return [name, (node.left + node.right) / 2, (node.top + node.bottom) / 2];
    });
    const away = (given, [, x, y]) => Math.hypot(
        Math.max(given.left - x, 0, x - given.right), Math.max(given.top - y, 0, y - given.bottom));
    return [...document.querySelectorAll('.place-name')].flatMap((text) => {
        const given = box(text);
        const nearest = places.toSorted((a, b) => away(given, a) - away(given, b))[0];
        return nearest[0] === text.textContent ? [] : [`${text.textContent} at ${nearest[0]}`];
    });
}"""


def test_a_name_stands_at_its_own_place(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    for match in late("narcos", 5, "greedy", b"b", {}, 20):
        hidden(page, match)
        assert page.evaluate(ASTRAY) == [], match.count
    page.close()
