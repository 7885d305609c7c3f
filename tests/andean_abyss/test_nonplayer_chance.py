"""Random spaces for Non-players (AA-8.2, AA-8.3)."""

from __future__ import annotations

import pytest

from tablero.core.dice import Dice
from tablero.games.andean_abyss.board import CITIES, LOCS, PLACES, SPACE_IDS, space
from tablero.games.andean_abyss.nonplayer.chance import (
    WALK,
    equal_chance,
    in_turn,
    random_faction,
    random_loc,
    random_place,
    random_space,
)
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import Played, state


def place(dice: tuple[int, ...], *ids: str, options: str = "") -> str:
    s = state(dice, options=options)
    return SPACE_IDS[random_place(s, [space(id) for id in ids], "AA-8.2")]


@rule("AA-8.2a", "AA-8.2")
@pytest.mark.parametrize(
    ("dice", "id"),
    [
        ((1, 1, 1), "cali"),
        ((2, 2, 6), "antioquia"),
        ((1, 3, 2), "medellin"),
        ((2, 4, 5), "santander"),
        ((3, 1, 2), "atlantico"),
        ((4, 3, 6), "meta_east"),
        ((3, 6, 2), "vichada"),
        ((6, 1, 2), "amazonas"),
        ((5, 4, 3), "neiva"),
        ((6, 4, 5), "huila"),
        ((6, 6, 6), "choco"),
    ],
)
def test_red_is_the_column_yellow_the_row_and_green_the_position(dice, id):
    others = [other for other in ("bogota", "vaupes") if other != id]

    assert place(dice, id, *others) == id


@rule("AA-8.2b", "AA-8.2")
def test_a_space_that_is_no_candidate_passes_the_walk_on_down_the_columns():
    assert place((6, 1, 2), "neiva", "medellin") == "neiva"
    assert place((6, 6, 6), "meta_east", "ibague") == "ibague", "from the last cell to the first"
    assert place((2, 6, 6), "cali", "cesar") == "cesar", "from the bottom of a column to the top of the next"


@rule("AA-8.2", "AA-1.3.5", ruling="AA-R59")
def test_ecuador_and_panama_come_just_before_their_cell_mates_while_in_play():
    assert place((5, 5, 3), "ecuador", "narino", options="ecuador") == "ecuador"
    assert place((5, 5, 1), "ecuador", "narino", options="ecuador") == "ecuador"
    assert place((5, 5, 5), "panama", "choco", options="panama") == "panama"
    assert place((5, 5, 3), "narino", "choco") == "narino"


@rule("AA-8.2")
def test_every_city_and_department_is_on_the_walk_once():
    assert sorted(WALK) == list(PLACES)


@rule("AA-8.2")
def test_the_note_shows_dice_start_end_and_number_of_candidates():
    s = state((6, 1, 2))

    random_place(s, [space("neiva"), space("cali")], "AA-8.2")

    assert Played(s, []).notes("random-space") == [
        {"place": "neiva", "target": "amazonas", "red": 6, "yellow": 1, "green": 2, "n": 2}
    ]


@rule("AA-8.2")
def test_one_candidate_needs_no_dice_and_neither_does_an_order_that_cannot_matter():
    s = state()
    both = [space("cali"), space("neiva")]

    assert random_place(s, both[1:], "AA-8.2") == both[1]
    assert in_turn(s, both, True, "AA-8.2") == both[0]
    s.dice.rolls = [5, 4, 3]  # type: ignore[attr-defined]
    assert in_turn(s, both, False, "AA-8.2") == both[1]


@rule("AA-8.3")
def test_a_random_loc_is_rich_next_to_a_random_city_then_an_equal_chance():
    """The rulebook's example (R14): no 3-Econ candidate; Bogotá has three with 2 Econ."""
    rich = [space(f"loc_bogota_{end}") for end in ("neiva", "yopal", "ibague_bucaramanga")]
    candidates = [loc for loc in LOCS if SPACE_IDS[loc] in ("loc_bogota_san_jose", "loc_santa_marta_ayacucho")] + rich

    for roll, id in ((1, "loc_bogota_neiva"), (2, "loc_bogota_yopal"), (3, "loc_bogota_ibague_bucaramanga")):
        assert SPACE_IDS[random_loc(state((3, 4, 3, roll)), sorted(candidates), "AA-8.3")] == id


@rule("AA-8.3")
def test_a_loc_may_be_wanted_with_the_lowest_econ():
    candidates = [space("loc_cucuta_arauca"), space("loc_cali_pasto"), space("loc_bogota_neiva")]

    assert SPACE_IDS[random_loc(state(), candidates, "AA-8.3")] == "loc_cucuta_arauca"
    assert SPACE_IDS[random_loc(state(), candidates, "AA-8.3", lowest=True)] == "loc_cali_pasto"


@rule("AA-8.2", "AA-8.3")
def test_cities_and_departments_come_before_locs():
    assert SPACE_IDS[random_space(state(), [space("vaupes"), space("loc_cucuta_arauca")], "AA-8.2")] == "vaupes"


@rule("AA-8.2")
def test_equal_chances_are_noted():
    s = state((2, 1))

    assert equal_chance(s, [3, 4], "AA-8.3") == 4
    assert random_faction(s, [1, 2], "AA-8.4") == 1
    assert Played(s, []).notes("equal-chance") == [{"place": SPACE_IDS[4], "n": 2}]
    assert Played(s, []).notes("equal-chance-faction") == [{"who": "farc", "n": 2}]


@rule("AA-8.2")
def test_with_real_dice_every_candidate_can_come_up():
    s = state()
    s.dice = Dice(b"0123456789abcdef")

    found = {random_place(s, list(CITIES), "AA-8.2") for _ in range(400)}

    assert found == set(CITIES)
