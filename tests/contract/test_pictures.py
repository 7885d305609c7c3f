"""The picture of every game: all that can be answered can be clicked in it, and it needs nothing from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.drawing.default import pictures_of
from tests.contract.support import Case, decisions, play_on
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
