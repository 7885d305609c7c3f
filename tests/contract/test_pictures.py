"""The picture of every game: all that can be answered can be clicked in it, and it needs nothing from elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.drawing.default import pictures_of
from tablero.drawing.scene import Names
from tablero.drawing.svg import Words, pretty
from tablero.texts import texts_for
from tests.contract.support import Case, all_cases, decisions, play_on
from tests.svg import check_buttons, check_self_contained, clickable, parsed


def drawing_of(case: Case) -> Any:
    return pictures_of(case.game)


@pytest.mark.parametrize("tall", [False, True])
def test_every_option_can_be_clicked_once_and_nothing_else_can(case: Case, tall: bool):
    draw = drawing_of(case).draw
    chance = case.chance()
    match = case.new(journal=False)
    for _ in decisions(match, chance):
        if match.count and not case.looks(chance, fast=0.06, slow=0.04):
            continue
        for ask in match.open_asks():
            options = [case.game.name(option) for option in ask.options]
            root = parsed(draw(case.game.view(match.state, ask.seat), options, tall=tall))
            assert sorted(clickable(root)) == sorted(options)
            check_buttons(root)
        assert not clickable(parsed(draw(case.game.view(match.state, SPECTATOR), tall=tall)))


def test_pictures_are_one_file_without_scripts_or_links_to_elsewhere(case: Case):
    """At the beginning, and at the end with everything laid open."""
    drawing = drawing_of(case)
    match = case.new(journal=False)
    for seat in (0, SPECTATOR):
        view = case.game.view(match.state, seat)
        check_self_contained(drawing.draw(view, case.game.actions))
        check_self_contained(drawing.thumbnail(view))
    check_self_contained(drawing.draw(case.game.view(play_on(match, case.chance()).state, EVERYTHING)))


def test_the_same_view_is_always_drawn_with_the_same_bytes(case: Case):
    pictures = []
    for _ in range(2):
        match = play_on(case.new(journal=False), case.chance(), limit=30)
        pictures.append(drawing_of(case).draw(case.game.view(match.state, 0)))
    assert pictures[0] == pictures[1]


# -- remembering ---------------------------------------------------------------------------------------------------


class Table:
    """A table whose pictures are drawn one after the other, with words of its own."""

    def __init__(self, case: Case, words: Words, key: str) -> None:
        self.case = case
        self.match = case.new(journal=False)
        self.chance = case.chance()
        self.words = words
        self.names = Names(words, (key, str(case)))
        self.draw = drawing_of(case).draw
        self.things = sorted({*case.game.actions, *drawing_of(case).WORDS})

    def look(self) -> None:
        """For whoever is asked, or for anybody, some things are new: the picture is what it would be without memory."""
        seat = self.chance.choice([ask.seat for ask in self.match.open_asks()] + [SPECTATOR, EVERYTHING])
        asked = [ask for ask in self.match.open_asks() if ask.seat == seat]
        options = [self.case.game.name(option) for option in asked[0].options] if asked else []
        changed = self.chance.sample(self.things, min(len(self.things), self.chance.choice((0, 0, 12, 40))))
        view, tall = self.case.game.view(self.match.state, seat), self.chance.random() < 0.3
        remembered = self.draw(view, options, changed, self.names, tall)
        assert remembered == self.draw(view, options, changed, self.words, tall), f"{self.case}, seat {seat}"


@pytest.mark.slow
def test_tables_that_are_drawn_by_turns_look_as_if_each_were_alone(case: Case):
    """Two sets of options, other words, other seats, both ways to lay out the table; and games are taken up anew."""
    others = [other for other in all_cases() if other.game_id == case.game_id and other.options != case.options]
    chance = Random(str(case))
    texts = texts_for(case.game, "en", case.players)
    tables = [
        Table(case, texts.thing, "own"),
        Table(chance.choice(others or [case]), lambda id: pretty(id).upper(), "loud"),
    ]
    for _ in range(40 if case.fast else 30):
        table = chance.choice(tables)
        if table.match.over:
            table.match = table.case.new(chance.randrange(100), journal=False)
        play_on(table.match, table.chance, limit=chance.choice((1, 1, 1, 4)))  # most pictures differ by one answer
        table.look()
