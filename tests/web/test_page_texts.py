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


@pytest.mark.parametrize(
    ("language", "told"), [("en", "2.5 −0.4"), ("hu", "2,5 −0,4"), ("pl", "2,5 −0,4"), ("ru", "2,5 −0,4")]
)
def test_numbers_have_the_decimal_sign_of_the_language(language: str, told: str) -> None:
    say = page_texts(language)
    assert f"{say.number(2.5, '0.##')} {say.number(-0.4, '+0.0;-0.0')}" == told


def test_no_template_writes_a_number_with_decimals_by_itself() -> None:
    for file in files("tablero.web").joinpath("templates").iterdir():
        if file.name.endswith(".html"):
            assert not re.search(r'"%[^"]*f"\|format', file.read_text(encoding="utf-8")), file.name
