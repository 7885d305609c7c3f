"""What a newcomer is told of a game: its goal, a turn, the signs on the board; and each line leads to its rule."""

from __future__ import annotations

import random
import re

import pytest

from tablero.core.game import AnyGame, View
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.rulebook import rulebook
from tablero.server import rendering
from tablero.texts import texts_for

GAMES = [find_game(id) for id in game_ids()]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
def test_goal_and_turn_are_told_in_three_lines_each_with_its_rule(game: AnyGame) -> None:
    guide, book = rendering.guide(game, texts_for(game)), rulebook(game)
    assert len(guide["goal"]) == len(guide["turn"]) == 3
    for line in [*guide["goal"], *guide["turn"]]:
        assert book.has(line["rule"]), line
        assert len(line["text"]) < 250, "a line, not a page"


@each_game
def test_the_legend_shows_signs_of_the_board_with_text_and_rule(game: AnyGame) -> None:
    guide, book = rendering.guide(game, texts_for(game)), rulebook(game)
    assert len(guide["signs"]) >= 10
    sheet = board(game)
    for sign in guide["signs"]:
        assert sign["text"], sign["name"]
        assert book.has(sign["rule"]), sign["name"]
        words = {word for named in re.findall(r'class="([^"]+)"', sign["picture"]) for word in named.split()}
        assert any(f".{word}" in sheet for word in words), f"{sign['name']} is coloured by the board's own sheet"


def board(game: AnyGame) -> str:
    match = new_match(game, game.usual_players(), {}, bytes(32), journal=False)
    return rendering.board(game, game.view(match.state, 0), {}, [], texts_for(game, players=match.players), False)


@each_game
def test_whatever_is_on_the_table_says_what_it_is_and_where_its_rule_stands(game: AnyGame) -> None:
    """At decisions of a random game: each thing in the picture has a name, and leads to a rule that exists."""
    book, texts = rulebook(game), texts_for(game)
    wordless, lawless = set(), set()
    for view in views(game):
        picture = rendering.board(game, view, {}, [], texts, False)
        for id in set(re.findall(r'data-(?:thing|about)="([^"]+)"', picture)):
            if not rendering.thing_name(texts, id):
                wordless.add(id)
            if not book.has(game.rule_of(id) or "?"):
                lawless.add(id)
            for line in game.describe(view, id):
                assert book.has(line.rule)
                assert texts.remark(line, 0)
    assert wordless == lawless == set()


def views(game: AnyGame) -> list[View]:
    """What the seats see here and there in a random game."""
    dice = random.Random(5)
    match = new_match(game, game.usual_players(), {}, bytes(32), journal=False)
    found = []
    for number in range(240):
        if match.ask is None:
            break
        if number % 40 == 0:
            found.append(game.view(match.state, match.ask.seat))
        match.answer(dice.choice(match.ask.options))
    return found


@each_game
def test_neighbours_are_mutual(game: AnyGame) -> None:
    match = new_match(game, game.usual_players(), {}, bytes(32), journal=False)
    view = game.view(match.state, 0)
    near = {id: game.neighbours(view, id) for id in game.actions}
    assert any(near.values())
    for id, others in near.items():
        for other in others:
            assert other not in near or id in near[other] or other in game.parties(), f"{id} and {other}"
