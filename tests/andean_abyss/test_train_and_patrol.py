"""Train and Patrol (AA-3.2.1, AA-3.2.2), what Operations cost (AA-3.1), and the cards that change them."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import locs_in, resources, spaces_in

GOVT = {"eligible": "govt", "options": "no_negotiation"}

# -- Operations in general ---------------------------------------------------------------------------------------


@rule("AA-3.1", "AA-3.2")
def test_a_space_is_paid_when_its_turn_comes_and_picked_once():
    table = position(cali="P1", pasto="P1", resources="govt 7", aid=20, **GOVT).play("train", "cali", "1", "1")

    assert resources(table)[0] == 4
    assert "cali" not in table.options
    assert "pasto" in table.options
    table.play("pasto", "0", "0")
    assert not spaces_in(table), "one Resource is left, and Aid never pays"


@rule("AA-3.2", "AA-3.1")
def test_the_government_has_four_operations_and_none_without_resources():
    rich = position(from_="standard", cali="T3 CA1", eligible="govt")
    poor = position(from_="standard", cali="T3 CA1", resources="govt 2", aid=29, eligible="govt")

    assert {"train", "patrol", "sweep", "assault"} <= set(rich.options)
    assert not {"rally", "march", "attack", "terror"} & set(rich.options)
    assert not {"train", "patrol", "sweep", "assault"} & set(poor.options)


@rule("AA-3.1", "AA-3.3")
def test_an_insurgent_has_four_operations_of_its_own():
    table = position(from_="standard", eligible="farc")

    assert {"rally", "march", "attack", "terror"} <= set(table.options)
    assert not {"train", "patrol", "sweep", "assault"} & set(table.options)


@rule("AA-3.1", ruling="AA-R22")
def test_without_resources_only_what_brings_money_comes_before_the_first_space():
    """Rulebook example R7: a faction with nothing Extorts first, and then has to operate somewhere."""
    table = position(vichada="FU1 FB1", huila="FU1 FB1", resources="farc 0", eligible="farc").play("rally")
    assert (table.kind, table.options) == ("extort", ["huila", "vichada"])

    table.play("vichada")
    assert "done" not in table.options
    assert "cesar" in table.options


@rule("AA-3.1", ruling="AA-R22")
def test_an_operation_that_nothing_can_pay_for_is_not_offered():
    table = position(vichada="FA2", resources="farc 0", eligible="farc")

    assert not {"rally", "attack", "terror"} & set(table.options)
    assert "march" not in table.options, "no LoC touches Vichada, and Departments cost"


@rule("AA-3.1.2", ruling="AA-R63")
def test_a_free_operation_through_the_event_of_another_leaves_eligibility_as_it_was():
    table = position(cucuta="P1", card="pinto_and_del_rosario", eligible="govt, auc", resources="auc 5")

    table.play("pass")  # the AUC
    table.play("shaded")

    while table.kind != "deals":
        assert "negotiate" not in table.options, "the turn is the Government's"
        table.play(table.options[0])
    table.play("done")
    assert resources(table)[2] == 6, "its free Terror cost nothing"
    assert table.state.eligible == 0b1110, "the Government executed the Event, the AUC did not"


# -- Train -------------------------------------------------------------------------------------------------------


@rule("AA-3.2.1")
def test_train_places_up_to_six_cubes_in_a_city_or_at_a_government_base():
    table = position(santander="GB1", cali="P1", resources="govt 9", **GOVT).play("train", "santander")

    assert table.options == [str(n) for n in range(7)]
    table.play("4")
    assert table.options == ["0", "1", "2"]
    table.play("2", "cali", "6")

    assert at(table.state, "santander") == "T4 P2 GB1"
    assert at(table.state, "cali") == "T6 P1"
    assert resources(table)[0] == 3


@rule("AA-3.2.1")
def test_a_department_without_a_base_trains_nobody_but_may_build_one():
    table = position(huila="T2 P3", resources="govt 3", **GOVT).play("train", "huila")
    assert table.kind != "train-cubes"

    table.play("done")
    table.play("huila", "1")

    assert at(table.state, "huila") == "T1 P1 GB1"


@rule("AA-3.2.1", "AA-1.4.2")
def test_train_is_not_offered_in_farc_zones_or_on_locs():
    table = position(huila="FB1, zone", cali="P1", resources="govt 9", **GOVT).play("train")

    assert "huila" not in table.options
    assert not locs_in(table)


@rule("AA-3.2.1", ruling="AA-R8")
def test_train_brings_a_base_or_civic_action_not_both():
    table = position(cali="T4 P4, level 1", pasto="T4 P4, level 1", resources="govt 30", **GOVT)
    table.play("train", "cali", "0", "0", "pasto", "0", "0", "done")
    assert set(table.options) == {"cali", "pasto", "done"}

    table.play("cali")
    assert table.options == ["place", "civic_action"]
    table.play("place", "2")

    assert at(table.state, "cali") == "T2 P3 GB1, level 1"
    assert at(table.state, "pasto") == "T4 P4, level 1"
    assert table.kind != "train-extra"


@rule("AA-3.2.1")
def test_civic_action_after_train_needs_control_troops_and_police():
    def extra(pieces: str) -> str:
        table = position(huila=f"{pieces}, level 0", resources="govt 12", **GOVT).play("train", "huila", "done")
        return str(table.kind)

    assert extra("T1 P1") == "train-extra"
    assert extra("T1 P1 FU1 AU1") != "train-extra", "two Insurgents are as many"
    assert extra("T2") != "train-extra"
    assert extra("P2") != "train-extra"


@rule("AA-3.2.1", "AA-card-1")
def test_with_the_shaded_first_division_civic_action_needs_two_troops_and_two_police():
    given = {"resources": "govt 12", "lasting": "first_division 2", **GOVT}

    assert position(huila="T1 P1", **given).play("train", "huila", "done").kind != "train-extra"
    assert position(huila="T2 P2", **given).play("train", "huila", "done").kind == "train-extra"


# -- Patrol ------------------------------------------------------------------------------------------------------


@rule("AA-3.2.2")
def test_patrol_costs_three_in_all_and_moves_any_cubes_along_locs_and_cities():
    table = position(bogota="T3 P2", neiva="empty", resources="govt 3", **GOVT).play("patrol", "bogota", "troops")
    assert {"neiva", "loc_neiva_pasto", "cali", "cartagena"} <= set(table.options)
    assert not {"meta_west", "santander"} & set(table.options), "no Departments"

    table.play("loc_neiva_pasto", "2", "bogota", "police", "pasto", "1", "done")

    assert at(table.state, "bogota") == "T1 P1"
    assert (at(table.state, "loc_neiva_pasto"), at(table.state, "pasto")) == ("T2", "P1")
    assert resources(table)[0] == 0


@rule("AA-3.2.2", "AA-3.1")
def test_for_a_patrol_it_is_enough_to_pay():
    table = position(bogota="T1", resources="govt 3", **GOVT).play("patrol", "done")

    assert at(table.state, "bogota") == "T1"
    assert resources(table)[0] == 0


@rule("AA-3.2.2")
def test_a_patrol_stops_where_guerrillas_are_but_not_where_it_starts():
    table = position(neiva="T1 FU1", pasto="CU1", resources="govt 3", **GOVT).play("patrol", "neiva")
    assert {"loc_neiva_pasto", "pasto", "bogota"} <= set(table.options)
    assert "loc_pasto_tumaco" not in table.options, "Pasto holds them"

    table.play("pasto")
    assert "pasto" not in table.options, "each cube moves once"


@rule("AA-3.2.2", ruling="AA-R9")
def test_cubes_find_guerrillas_on_every_loc_moved_or_not_but_not_in_cities():
    table = position(
        loc_cali_pasto="P1 FU2", bogota="T1", loc_bogota_yopal="AU1", pasto="P3 FU1", resources="govt 3", **GOVT
    )

    table.play("patrol", "bogota", "loc_bogota_yopal", "done")

    assert at(table.state, "loc_cali_pasto") == "P1 FU1 FA1"
    assert at(table.state, "loc_bogota_yopal") == "T1 AA1"
    assert at(table.state, "pasto") == "P3 FU1"


@rule("AA-3.2.2", ruling="AA-R10")
def test_police_may_patrol_out_of_a_department():
    table = position(huila="P1", resources="govt 3", **GOVT).play("patrol", "huila")

    assert {"neiva", "loc_neiva_pasto"} <= set(table.options)
    assert "putumayo" not in table.options


@rule("AA-3.2.2")
def test_a_patrol_ends_with_one_assault_on_a_loc_without_paying():
    table = position(loc_cali_pasto="P2 FU2", loc_bogota_yopal="T1 AU1", resources="govt 3", **GOVT)
    table.play("patrol", "done")
    assert (table.kind, set(table.options)) == ("patrol-assault", {"loc_cali_pasto", "loc_bogota_yopal", "done"})

    table.play("loc_cali_pasto")

    assert at(table.state, "loc_cali_pasto") == "P2"
    assert at(table.state, "loc_bogota_yopal") == "T1 AA1"
    assert table.kind != "patrol-assault"


@rule("AA-3.2.2", "AA-card-13")
def test_plan_meteoro_gives_an_assault_on_every_loc_or_none():
    given = {"loc_cali_pasto": "P2 FU2", "loc_bogota_yopal": "T1 AU1", "resources": "govt 3", **GOVT}
    every = position(lasting="plan_meteoro 1", **given).play("patrol", "done", "loc_cali_pasto")
    assert every.kind == "patrol-assault"
    every.play("loc_bogota_yopal")
    assert at(every.state, "loc_bogota_yopal") == "T1"

    none = position(lasting="plan_meteoro 2", **given).play("patrol", "done")
    assert none.kind != "patrol-assault"


@rule("AA-3.2.2", "AA-card-12")
def test_under_the_shaded_plan_colombia_patrol_finds_nobody_but_still_assaults():
    table = position(loc_cali_pasto="P2 FU1 AA1", lasting="plan_colombia 2", resources="govt 3", **GOVT)

    table.play("patrol", "done", "loc_cali_pasto")

    assert at(table.state, "loc_cali_pasto") == "P2 FU1"


@rule("AA-3.2.2", "AA-2.3.5")
def test_a_limited_patrol_has_one_destination_and_assaults_only_there():
    table = position(
        bogota="T2",
        cali="P1",
        loc_neiva_pasto="CU1",
        loc_cali_buenaventura="P1 FU1",
        slot="1 operation",
        resources="govt 3",
        **GOVT,
    ).play("patrol", "bogota", "loc_neiva_pasto", "2")

    assert "cali" in table.options
    table.play("cali")
    assert at(table.state, "loc_neiva_pasto") == "T2 P1 CU1", "to the same destination, and nowhere else"
    table.play("done")
    assert at(table.state, "loc_cali_buenaventura") == "P1 FA1", "found all the same"
    assert table.options == ["loc_neiva_pasto", "done"]


@rule("AA-3.2.2", "AA-2.3.5")
def test_a_limited_patrol_to_a_city_has_no_assault():
    table = position(bogota="T2", loc_cali_pasto="P1 FU1", slot="1 operation", resources="govt 3", **GOVT)

    table.play("patrol", "bogota", "neiva", "2", "done")

    assert at(table.state, "loc_cali_pasto") == "P1 FA1"
    assert table.kind != "patrol-assault"


@rule("AA-card-10", "AA-4.2.1")
@pytest.mark.parametrize(("lasting", "most"), [("", 3), ("blackhawks 1", 5), ("blackhawks 2", 1)])
def test_blackhawks_change_how_many_troops_an_air_lift_with_an_operation_moves(lasting, most):
    table = position(bogota="T5", resources="govt 3", lasting=lasting, **GOVT).play("patrol", "air_lift", "cali")

    if most > 1:
        assert table.options == [str(n) for n in range(1, most + 1)]
        table.play(str(most))
    assert at(table.state, "cali") == f"T{most}"
