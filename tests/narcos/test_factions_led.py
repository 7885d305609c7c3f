"""Who leads which faction: in order, by lot or by wish, and how everybody can see it (NC-3.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.games.narcos.board import REGION_COLOURS
from tablero.games.narcos.cards import FACTIONS_LED
from tablero.games.narcos.picture.style import LIGHT, mixed
from tablero.testing import rule

GAME = find_game("narcos")


def chosen_by_wish(players: int) -> tuple[Any, list[tuple[int, list[str]]]]:
    """A match in which the leaders have chosen, always the last faction offered; who was asked, with which options."""
    match: Any = new_match(GAME, players, {"factions": "by_wish"}, b"wish")
    asked = []
    while match.state.phase == 0 or GAME.step_name(match.state) == "dividing":
        (ask,) = match.open_asks()
        if ask.kind == "lead":
            asked.append((ask.seat, [GAME.name(option) for option in ask.options]))
        match.answer(ask.options[-1], ask.seat)
    return match, asked


@rule("NC-3.8", ruling="NC-R46")
@pytest.mark.parametrize(("players", "seats"), [(3, [1, 2, 1]), (4, [1, 2, 3]), (5, [1, 2, 3])])
def test_by_wish_the_leaders_choose_in_turn_and_the_last_faction_is_left(players: int, seats: list[int]) -> None:
    match, asked = chosen_by_wish(players)

    assert [seat for seat, _ in asked] == seats
    assert asked[0][1] == ["dea", "police", "cali", "pepes"]
    assert asked[1][1] == ["dea", "police", "cali"]
    assert [match.state.leader.count(seat) for seat in range(1, players)] == list(FACTIONS_LED[players])
    assert GAME.step_name(match.state) == "placing-hunters"


@rule("NC-3.8")
def test_with_two_players_there_is_nothing_to_choose() -> None:
    match, asked = chosen_by_wish(2)

    assert asked == []
    assert match.state.leader == [1, 1, 1, 1]


@rule("NC-3.8")
def test_a_seat_says_which_factions_it_leads() -> None:
    match, _ = chosen_by_wish(4)
    view = GAME.view(match.state, SPECTATOR)

    assert GAME.plays(view, 0) == []
    assert GAME.plays(view, 1) == ["dea", "pepes"]
    assert GAME.plays(view, 3) == ["police"]


@rule("NC-3.8")
def test_before_they_are_chosen_nobody_leads_the_factions() -> None:
    match = new_match(GAME, 5, {"factions": "by_wish"}, b"wish")
    view = GAME.view(match.state, SPECTATOR)

    assert [faction["seat"] for faction in view["factions"].values()] == [None] * 4


@rule("NC-2.10", ruling="NC-R47")
def test_the_usual_notebook_is_the_fifteen_markers_of_the_box() -> None:
    match = new_match(GAME, 2, {}, b"usual")
    view = GAME.view(match.state, SPECTATOR)

    assert (view["notebook"], view["possible"]) == ("markers", None)


@rule("NC-2.1")
def test_regions_have_the_colours_of_the_data() -> None:
    """Light green, brown, dark green in the box; a data pack may say otherwise."""
    assert {id: LIGHT[f"land-{id}"] for id in "kao"} == {
        id: mixed(colour, "#f6efdc", 0.5) for id, colour in REGION_COLOURS.items()
    }
    red, green, blue = ([int(LIGHT[f"land-{id}"][i : i + 2], 16) for id in "kao"] for i in (1, 3, 5))
    assert green[0] > red[0] > blue[0], "the Caribbean is green"
    assert red[1] > green[1] > blue[1], "the Andes are brown"
    assert green[2] > red[2], "the Orinoco is green"
    assert green[2] < green[0] - 30, "... and darker"
