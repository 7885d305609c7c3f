"""The pages' own words about each game: every group of cards that a view can show has its title."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.server import rendering
from tablero.server.page_texts import game_texts, languages, page_texts

DECISIONS = 300


@pytest.mark.parametrize("id", game_ids())
def test_every_group_of_cards_in_a_view_has_a_title(id: str) -> None:
    game = find_game(id)
    shown = set()
    for players in game.players:
        match = new_match(game, players, {}, b"cards to be seen", journal=False)
        texts = game_texts(game, "en", players)
        chance = random.Random(players)
        for number in range(DECISIONS):
            if match.ask is None:
                break
            if number % 10 == 0:
                for seat in range(players):
                    view = game.view(match.state, seat)
                    shown |= {key for key, value in view.items() if rendering.cards({key: value}, texts)}
            match.answer(chance.choice(match.ask.options))
    assert shown, "some card is seen in every game"
    wanted = {f"cards-{id}-{key}" for key in shown}
    for language in languages():
        assert [title for title in sorted(wanted) if not page_texts(language).has(title)] == []


def test_numbers_are_written_as_the_language_does():
    assert [page_texts(language).number(2.5) for language in ("en", "hu", "pl", "ru")] == ["2.5", "2,5", "2,5", "2,5"]
    assert page_texts("pl").number(3.0) == "3"
    assert page_texts("pl").percent(0.0134, "0.0") == "1,3%"
    assert page_texts("en").percent(-0.25, "+0;−0") == "−25 %"


def test_no_template_writes_a_number_with_decimals_by_itself() -> None:
    for file in files("tablero.web").joinpath("templates").iterdir():
        if file.name.endswith(".html"):
            assert not re.search(r'"%[^"]*f"\|format', file.read_text(encoding="utf-8")), file.name
