"""Pictures that were drawn before are remembered in parts, and nobody can tell the difference."""

from __future__ import annotations

import random

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.drawing import scene as scenes
from tablero.drawing.default import pictures_of
from tablero.drawing.scene import Names, Scene
from tablero.server import rendering
from tablero.texts import Texts, texts_for

DECISIONS = 220


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=[] if id == "el-grande" else pytest.mark.slow) for id in game_ids()]
)
def test_a_remembered_picture_is_the_one_that_would_be_drawn(id: str) -> None:
    """At every decision of random games, for whoever is asked, with random things marked as new."""
    game = find_game(id)
    draw = pictures_of(game).draw
    markable = sorted(rendering.markable(game))
    for players in (min(game.players), max(game.players)):
        texts = texts_for(game, "en", players)
        chance = random.Random(players)
        match = new_match(game, players, {}, id.encode(), journal=False)

        def words(id: str, texts: Texts = texts) -> str:
            return rendering.thing_name(texts, id)

        for number in range(DECISIONS):
            if match.ask is None:
                break
            ask = match.ask
            options = [game.name(option) for option in ask.options]
            view = game.view(match.state, ask.seat)
            changed = chance.sample(markable, 12)
            tall = number % 3 == 0
            remembered = draw(view, options, changed, Names(words, texts), tall)
            assert remembered == draw(view, options, changed, words, tall), f"decision {number}, {ask.kind}"
            match.answer(chance.choice(ask.options))


class Shelf(Scene):
    game = "shelf"
    known = frozenset(("vase", "clock"))


def shelf(words: Names | None, options: tuple[str, ...] = (), changed: tuple[str, ...] = ()) -> tuple[str, list[str]]:
    """A picture of a vase, and whether it had to be drawn; with the options left over."""
    scene = Shelf({}, options, changed, words)
    drawn: list[str] = []

    def vase() -> str:
        drawn.append("vase")
        return scene.thing("vase", scene.name("vase"), mark=(1, 1))

    scene.kept(("vase",), ("vase",), vase)
    return scenes.buttons(scene, 200)[0], drawn


def test_a_part_is_drawn_anew_if_it_is_an_option_now_or_new() -> None:
    words = Names(str.upper, "test-words")
    assert shelf(words)[1] == ["vase"]
    assert shelf(words)[1] == []
    assert shelf(words, ("vase",))[1] == ["vase"]
    left_over, drawn = shelf(words, ("vase", "clock"))
    assert drawn == []
    assert "CLOCK" in left_over
    assert "VASE" not in left_over, "a remembered option has found its place, too"
    assert shelf(words, (), ("vase",))[1] == ["vase"]
    assert shelf(Names(str.lower, "other-words"))[1] == ["vase"]
    assert shelf(None)[1] == shelf(None)[1] == ["vase"], "without a name for the words nothing is remembered"


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "MOST_DRAWN", 3)
    monkeypatch.setattr(scenes, "DRAWN", {})
    for number in range(10):
        assert shelf(Names(str.upper, number))[1] == ["vase"]
        assert len(scenes.DRAWN) <= 3
