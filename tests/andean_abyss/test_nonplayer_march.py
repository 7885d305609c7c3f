"""How Non-players March (AA-8.1.2), and the March of the FARC (AA-8.7.2)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, FARC, MARCH, space
from tablero.games.andean_abyss.nonplayer.farc_march import march_movers, open_locs
from tablero.games.andean_abyss.nonplayer.marching import party
from tablero.games.andean_abyss.nonplayer.procedures import SPACES, clear_operation
from tablero.games.andean_abyss.operations.run import set_operation
from tablero.games.andean_abyss.steps import next_step
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, Played, finish, run, state, turn

# -- who goes ----------------------------------------------------------------------------------------------------


def group(faction: int, origin: str, target: str, most: int, target_id: str = "cali", **given) -> tuple[int, int]:
    s = state(huila=origin, **{target_id: target}, **given)
    return party(s, faction, space("huila"), space(target_id), most)


@rule("AA-8.1.2f", "AA-8.1.2", "AA-3.3.2")
def test_into_an_empty_space_with_support_only_three_go_underground_ones_first():
    """The rulebook's example (R13)."""
    assert group(FARC, "FU2 FA4", "level 1", 6) == (2, 1)
    assert group(FARC, "FU5 FA4", "level 1", 9) == (3, 0)


@rule("AA-8.1.2")
def test_cubes_lower_the_number_that_goes_unnoticed():
    assert group(FARC, "FU5", "T1 P1, level 2", 5) == (1, 0)
    assert group(CARTELS, "CU5", "T1, level 2", 5) == (2, 0)


@rule("AA-8.1.2")
def test_where_notice_cannot_be_helped_all_go_active_ones_first():
    assert group(FARC, "FU2 FA2", "T3, level 2", 4) == (2, 2)
    assert group(FARC, "FU2 FA2", "T3, level 2", 3) == (1, 2)


@rule("AA-8.1.2")
def test_where_nobody_watches_all_go_and_the_one_who_stays_is_active():
    assert group(FARC, "FU3 FA3", "T9", 5) == (3, 2)
    assert group(FARC, "FU3 FA3", "T9, level -2", 6) == (3, 3)


@rule("AA-8.1.2", "AA-3.3.2")
def test_opposition_and_farc_guerrillas_watch_the_auc():
    assert group(AUC, "AU4", "FU1 FA1, level -1", 4) == (1, 0)
    assert group(AUC, "AU4", "FU2", 4) == (4, 0)


@rule("AA-8.1.2", "AA-1.4.2")
def test_ecuador_takes_two():
    s = state(options="ecuador", putumayo="FU4", ecuador="FB1")

    assert party(s, FARC, space("putumayo"), space("ecuador"), 4) == (1, 0)


@rule("AA-8.1.2", "AA-4.5.3")
def test_shipments_go_along():
    played = turn(
        "cartels", LUCK, card="plan_colombia", resources="cartels 9", available="CG3 CB6", amazonas="CU2 CB2",
        putumayo="FB1 AB1", shipments="cartels amazonas",
    )  # fmt: skip

    assert played.at("vaupes") == "CU1"
    assert space("vaupes") in played.s.holder_space


# -- the FARC ----------------------------------------------------------------------------------------------------


def march(dice=(), **given) -> Played:
    given.setdefault("resources", "farc 9")
    return turn("farc", dice, card="plan_colombia", available="FG8 FB0", **given)


@rule("AA-8.7.2", "AA-8.3")
def test_first_one_guerrilla_goes_to_every_open_loc_in_reach():
    """The playbook's example of the FARC March (M1), as far as the LoCs."""
    dice = (1, 3, 1, 5, 3, 3, 2, 1, 3, 1, 3, 3, 3, 1, 5, 3, 3, 5, 5, 1, 2)
    more = {"choco": "FU3 FB1, level -2", "arauca": "FU3 FB1 AU1, level -2", "meta_east": "FU3 FB1 CB1, level -2",
            "meta_west": "FU4 FB1 CB1, level -2", "guaviare": "FU4 FB1 AU1 CB1, level -2"}  # fmt: skip
    s = state(dice, from_="standard", **more)
    clear_operation(s, FARC)
    set_operation(s, FARC, MARCH, False, False, True)

    s.agenda = [[agenda.NON_PLAYER, FARC, SPACES, 1]]
    while open_locs(s, march_movers(s)):
        script = next_step(s)
        assert script is not None
        finish(s, script, [], [])

    played = Played(s, [])
    assert not s.dice.rolls  # type: ignore[attr-defined]
    assert played.chosen("march") == [
        "loc_cucuta_arauca", "loc_sincelejo_medellin", "loc_bogota_neiva", "loc_bogota_yopal", "loc_medellin_ibague",
        "loc_bogota_san_jose", "loc_neiva_pasto", "loc_pasto_tumaco",
    ]  # fmt: skip
    assert {played.at(loc) for loc in played.chosen("march")} == {"FU1"}
    assert played.spaces("narino", "choco", "arauca", "meta_east", "meta_west", "putumayo", "guaviare") == {
        "narino": "empty, level -2",
        "choco": "FU1 FB1, level -2",
        "arauca": "FU2 FB1 AU1, level -2",
        "meta_east": "FU2 FB1 CB1, level -2",
        "meta_west": "FU2 FB1 CB1, level -2",
        "putumayo": "FU1 AU1 CU1 CB2, level -2",
        "guaviare": "FU4 FB1 AU1 CB1, level -2",
    }
    assert s.resources[FARC] == 10


@rule("AA-8.7.2", ruling="AA-R65")
@pytest.mark.parametrize(
    ("id", "pieces", "movers"),
    [
        ("huila", "FU3, level -2", 3),
        ("huila", "FU3, level -1", 0),
        ("vichada", "FU3", 3),
        ("vichada", "FU3 CB1", 2),
        ("cali", "FU2 GB1, level -2", 1),
        ("loc_cali_pasto", "FA2, sabotaged", 2),
        ("loc_cali_pasto", "FA2", 0),
    ],
)
def test_guerrillas_leave_active_opposition_empty_departments_and_sabotaged_locs(id, pieces, movers):
    s = state(**{id: pieces})

    assert march_movers(s)[space(id)] == movers


@rule("AA-8.7.2")
def test_guerrillas_of_any_faction_and_sabotage_close_a_loc():
    closed = {"loc_neiva_pasto": "CU1", "loc_cali_pasto": "sabotaged", "loc_cali_buenaventura": "AA1"}
    s = state(narino="FU3, level -2", putumayo="FU3, level -2", **closed)

    assert open_locs(s, march_movers(s)) == [space("loc_pasto_tumaco")]


@rule("AA-8.7.2", "AA-2.4.1")
def test_before_the_final_propaganda_round_nobody_goes_to_locs():
    s = state(narino="FU3, level -2")
    assert open_locs(s, march_movers(s))

    s.propaganda = 3
    assert not open_locs(s, march_movers(s))


@rule("AA-8.7.2", "AA-8.1.2")
def test_then_up_to_three_spaces_that_could_not_be_agitated_yet():
    """From Putumayo and Nariño: Huila is under FARC Control; in Neiva everybody would be noticed."""
    locs = dict.fromkeys(("loc_neiva_pasto", "loc_cali_pasto", "loc_cali_buenaventura", "loc_pasto_tumaco"), "CU1")
    played = march(
        LUCK, putumayo="FU3 FB1, level -2", narino="FU1, level -2", huila="FU1", neiva="T3, level 2",
        pasto="P1, level 2", cali="P4, level 2", choco="level -1", meta_west="level -1", guaviare="level -1", **locs,
    )  # fmt: skip

    assert played.ranks("march") == {"pasto": 2}
    assert played.at("pasto") == "P1 FU2 FA1, level 2", "two at most from each origin; one of them Extorts"
    assert played.at("putumayo") == "FU1 FB1, level -2"


@rule("AA-8.7.2", ruling="AA-R100")
def test_last_to_one_more_space_next_to_where_most_are_left_from_all_around():
    """Nothing to win over around: all who may leave Putumayo go to one neighbour, and who may leave Guaviare, too."""
    everywhere = dict.fromkeys(("pasto", "neiva", "huila", "meta_west"), "level -2")
    played = march(
        (5, 3, 1), putumayo="FU3 FB1, level -2", narino="FU1, level -1", guaviare="FU1, level -2", meta_east="level -1",
        loc_neiva_pasto="CU1", loc_bogota_san_jose="CU1", **everywhere,
    )  # fmt: skip

    assert played.ranks("march") == {"meta_west": 3}
    assert played.spaces("meta_west", "putumayo", "guaviare") == {
        "meta_west": "FU2 FA1, level -2",
        "putumayo": "FU1 FB1, level -2",
        "guaviare": "empty, level -2",
    }
    assert played.activity == "extort"
    assert played.resources[FARC] == 9


@rule("AA-8.7.2", "AA-8.1")
def test_without_resources_left_no_further_place_is_entered():
    locs = dict.fromkeys(("loc_neiva_pasto", "loc_cali_pasto", "loc_cali_buenaventura", "loc_pasto_tumaco"), "CU1")
    played = march(LUCK, resources="farc 1", putumayo="FU3, level -2", narino="FU3, level -2", **locs)

    assert len(played.chosen("march")) == 1
    assert played.notes("np-resources-out") == [{"who": "farc"}]


@rule("AA-8.7.2")
def test_each_guerrilla_marches_once():
    """Those who came to Meta West, itself an origin, stay there."""
    s = state(LUCK, resources="farc 9", putumayo="FU2, level -2", meta_west="level -2", card="plan_colombia")
    clear_operation(s, FARC)
    set_operation(s, FARC, MARCH, False, True, False)
    run(s, [agenda.NON_PLAYER, FARC, SPACES, 3])

    assert sum(march_movers(s)) == 0
