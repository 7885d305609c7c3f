"""What everybody has seen is not taken back: a barrier for undo wherever something of Patrón's becomes public."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.games.narcos.state import PATRON
from tablero.testing import rule

from .helpers import deploying, possible, season_end


def told(match: Match) -> set[str]:
    """What everybody knows that only Patrón knew before."""
    view: Any = match.game.view(match.state, SPECTATOR)
    facts = [f"clue {clue}" for clue in view["clues"]]
    facts += [f"plays {view['deployment'][key]}" for key in ("card", "sicario") if view["deployment"][key]]
    facts += [f"had {card}" for card in (*view["just_discarded"], *view["hand"]["known"])]
    facts += [f"is in {view['patron']['seen_at']}"] if view["patron"]["seen_at"] else []
    facts += [
        f"token {cell['slot']} {cell['defence']}"
        for cell in view["sicarios"]
        if cell["defence"] and cell["defence"]["open"]
    ]
    facts += [f"aims at {card['id']}" for card in view["objectives"]["in_force"]]
    return set(facts)


@rule("NC-4.2", "NC-6.12", ruling="NC-R45")
def test_card_figure_and_place_of_a_deployment_stand_once_they_are_told() -> None:
    table = deploying(hand="s17 s18 s01", patron="a11")
    for answer in ("s17", "gustavo", "a12"):
        table.play(answer)
        assert not table.match.can_undo(PATRON), answer
    assert len(possible(table)) < 54


@rule("NC-6.10", "NC-4.2", ruling="NC-R45")
def test_leon_and_the_card_discarded_for_him_stand_once_they_are_told() -> None:
    table = deploying(hand="s17 s18 s01")
    for answer in ("leon", "s18", "a12"):
        table.play(answer)
        assert not table.match.can_undo(PATRON), answer


@rule("NC-11.7", ruling="NC-R45")
def test_what_was_paid_for_relocating_stands() -> None:
    table = season_end(money=6).play("3")

    assert table.kind == "relocate-to"
    assert not table.match.can_undo(PATRON)


@rule("NC-6.18")
def test_an_ordinary_action_can_be_taken_back() -> None:
    """It told nothing that was secret."""
    table = deploying(hand="s17 s18 s01", patron="a11").play("s17", "gustavo", "a12", "done")
    while table.kind != "ordinary-action":
        table.play("done")
    table.play(table.options[1])

    assert table.match.can_undo(PATRON)


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_nothing_that_was_told_is_forgotten(seed: int) -> None:
    match = new_match(find_game("narcos"), 2 + seed % 4, {}, bytes([seed]) * 32)
    chance = random.Random(seed)
    while not match.over:
        ask, before = match.open_asks()[0], told(match)
        match.answer(chance.choice(ask.options), ask.seat)
        if ask.seat == PATRON and told(match) - before:
            assert not match.can_undo(PATRON), (ask.kind, told(match) - before)
