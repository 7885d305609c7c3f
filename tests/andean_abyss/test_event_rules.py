"""Executing Events in general (AA-5): who chooses, what no event breaks, both texts, what lasts, free Operations."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import eligible, resources, spaces_in


def event(card, text="unshaded", by="govt", **given):
    """A faction executes the Event of a card; all others look on."""
    return position(card=card, eligible=by, **given).play(text)


# -- what is done (5.1) --------------------------------------------------------------------------------------------


@rule("AA-5.1")
def test_up_to_may_be_none():
    table = event("op_millennium", cali="CU3")

    table.play("done")

    assert at(table.state, "cali") == "CU3"


@rule("AA-5.1")
def test_a_plain_number_must_be_done_as_far_as_it_can():
    table = event("tingo_maria", choco="CB1", putumayo="CB1", huila="CB1")

    assert at(table.state, "choco") == at(table.state, "putumayo") == "empty", "two of three, without a question"
    assert at(table.state, "huila") == "CB1"


@rule("AA-5.1")
def test_a_part_given_to_another_faction_is_chosen_by_it():
    """Carabineros: the Government places, whoever executes."""
    table = event("carabineros", by="auc")

    assert table.asked == "govt"


@rule("AA-5.1.1")
def test_an_event_places_nothing_that_is_not_available():
    table = event("op_millennium", cali="CU1", available="P0", options="no_negotiation")
    while table.kind != "turn":
        table.play("cali" if "cali" in table.options else table.options[0])

    assert at(table.state, "cali") == "empty", "the replacement is a mere removal"


@rule("AA-5.1.1", "AA-1.4.2")
def test_an_event_does_not_break_stacking():
    table = event("air_bridge", "shaded", by="cartels", huila="FB2")

    assert "huila" not in table.options
    assert "choco" in table.options


@rule("AA-5.1.1")
def test_an_event_takes_nobody_above_99_resources_or_29_aid():
    table = event("nspd_18", resources="govt 95", aid=20)

    assert resources(table)[0] == 99
    assert table.state.aid == 29


@rule("AA-5.1.1")
def test_a_base_is_not_spared_by_the_text_of_an_event():
    table = event("raul_reyes", huila="FU9 FB1", resources="farc 9")

    assert at(table.state, "huila") == "FU9"
    assert resources(table)[1] == 3


@rule("AA-5.1.1")
def test_an_event_that_orders_an_air_strike_spares_guarded_bases():
    table = event("fuerza_aerea_colombiana", huila="FU1 FB1", choco="FA1", resources="govt 9")
    while table.kind != "turn":
        assert "huila" not in table.options
        table.play(table.options[0])

    assert at(table.state, "huila") == "FU1 FB1"


@rule("AA-5.1.2", ruling="AA-R67")
def test_the_event_played_now_wins_over_one_in_force():
    """Former Military Assaults the FARC although Senado & Cámara protects it."""
    table = event("former_military", huila="AU2 FA2", lasting="senado_and_camara 3")

    assert at(table.state, "huila") == "FA1 AU2", "two for one in a Mountain"


@rule("AA-5.1.3")
def test_an_event_may_do_nothing_at_all():
    table = event("amazonia", by="farc")

    assert table.kind == "turn"
    assert eligible(table) == {"govt", "auc", "cartels"}, "it was executed all the same"


@rule("AA-5.1.3", ruling="AA-R74")
def test_a_space_that_allows_the_whole_text_comes_before_one_that_does_not():
    table = event("calima_front", huila="T1", choco="T1 FB1")
    assert at(table.state, "choco") == "T1, terror 2", "the only Department with Troops and a FARC Base"

    table = event("calima_front", huila="T1", choco="T1")
    assert spaces_in(table) == {"huila", "choco"}, "without any, all of them"


# -- two texts (5.2), lasting ones (5.3, 5.4) ----------------------------------------------------------------------


@rule("AA-5.2")
@pytest.mark.parametrize("faction", ["govt", "farc", "auc", "cartels"])
def test_any_faction_may_choose_either_text(faction):
    table = position(card="raul_reyes", eligible=faction)

    assert {"unshaded", "shaded"} <= set(table.options)


@rule("AA-5.2")
def test_a_card_with_one_text_has_no_shaded_one():
    table = position(card="narco_war", eligible="cartels")

    assert "unshaded" in table.options
    assert "shaded" not in table.options


@rule("AA-5.3")
def test_a_capability_is_in_force_from_now_on():
    table = event("ospina_and_mora", cali="T3 FU1", resources="govt 9")
    assert table.view("govt")["lasting"] == [{"card": "ospina_and_mora", "side": "unshaded"}]

    table = position(cali="T3 FU1", resources="govt 9", lasting="ospina_and_mora 1").play("sweep", "cali")
    assert resources(table)[0] == 8


@rule("AA-5.4")
def test_several_momentum_events_can_be_in_force():
    table = event("mexican_traffickers", "shaded", by="cartels", lasting="madrid_donors 2")

    assert [entry["card"] for entry in table.view("govt")["lasting"]] == ["madrid_donors", "mexican_traffickers"]


@rule("AA-5.4")
def test_the_plain_text_of_such_a_card_does_not_last():
    table = event("mexican_traffickers", by="cartels", resources="cartels 30")

    assert table.view("govt")["lasting"] == []


# -- free Operations (5.5) -----------------------------------------------------------------------------------------


@rule("AA-5.5", "AA-3.1.2", ruling="AA-R63")
def test_a_free_operation_costs_nothing_and_leaves_its_faction_eligible():
    """Limpieza, executed by the Cartels, lets the AUC use Terror with an Active Guerrilla."""
    table = event("limpieza", by="cartels", huila="AA1", resources="auc 0", aid=9)
    while table.kind != "turn":
        assert not {"extort", "assassinate"} & set(table.options), "no Special Activity comes along"
        table.play("auc" if "auc" in table.options else table.options[0])

    assert table.state.terror[table.game.action("huila")] == 2
    assert resources(table)[2] == 0
    assert table.state.aid == 6
    assert eligible(table) == {"govt", "farc", "auc"}


@rule("AA-5.5")
def test_a_plain_free_terror_needs_an_underground_guerrilla():
    """Pinto & del Rosario: both Guerrillas that would come are not Available."""
    table = event("pinto_and_del_rosario", "shaded", by="farc", cucuta="AA1", available="AG0", aid=9)
    while table.kind != "turn":
        table.play(table.options[-1])

    assert table.state.terror[table.game.action("cucuta")] == 0
    assert table.state.aid == 9
