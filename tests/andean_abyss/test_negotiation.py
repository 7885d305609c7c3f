"""Hand-overs between players (AA-1.5.1): Resources and Shipments, offered or asked for."""

from __future__ import annotations

from tablero.games.andean_abyss.board import FACTIONS
from tablero.games.andean_abyss.position import position
from tablero.testing import rule
from tests.andean_abyss.helpers import resources


def rally(**given):
    """The FARC at the beginning of a Rally."""
    return position(**{"resources": "govt 9, farc 5, auc 3, cartels 0", "eligible": "farc", **given}).play("rally")


@rule("AA-1.5.1", ruling=("AA-R46", "AA-R85"))
def test_the_executing_faction_gives_resources_away():
    table = rally()

    table.play("negotiate", "cartels")
    assert table.kind == "deal-amount", "the Cartels have nothing that could be asked for"
    table.play("4")

    assert resources(table) == [9, 1, 3, 4]
    assert table.kind == "operate", "the Rally goes on"


@rule("AA-1.5.1", "AA-3.1")
def test_one_space_of_the_operation_stays_paid_for():
    assert rally().play("negotiate", "cartels").options == ["1", "2", "3", "4"]
    assert rally().play("huila", "negotiate", "cartels").options == ["1", "2", "3", "4"], "after the first, all of it"
    assert "negotiate" not in rally(resources="farc 1").options


@rule("AA-1.5.1", ruling="AA-R85")
def test_whoever_is_asked_says_yes_or_no():
    table = rally().play("negotiate", "auc", "request", "2")
    assert (table.asked, table.options) == ("auc", ["yes", "no"])
    assert resources(table.play("yes")) == [9, 7, 1, 0]

    table = rally().play("negotiate", "auc", "request", "2", "no")
    assert resources(table) == [9, 5, 3, 0]
    assert table.asked == "farc"


@rule("AA-1.5.1")
def test_nobody_can_be_given_more_than_99():
    table = rally(resources="govt 98, farc 5").play("negotiate", "govt", "give")

    assert resources(table) == [99, 4, 0, 0], "one fits, so it is given without a question"


@rule("AA-1.5.1")
def test_a_shipment_passes_to_a_guerrilla_in_the_same_space():
    table = rally(huila="FU1 CU1", shipments="farc huila", resources="farc 2").play("negotiate", "cartels", "shipment")
    assert FACTIONS[table.state.holder[0]] == "cartels"


@rule("AA-1.5.1")
def test_a_shipment_is_not_offered_to_a_faction_without_a_guerrilla_there():
    table = rally(huila="FU1", choco="CU1", shipments="farc huila").play("negotiate", "cartels")
    assert "shipment" not in table.options

    table = rally(huila="FU1 T1", shipments="farc huila").play("negotiate", "govt", "give")
    assert "shipment" not in table.options, "the Government has no Guerrillas"


@rule("AA-1.5.1")
def test_a_shipment_can_be_asked_for():
    table = rally(huila="FU1 CU1", shipments="cartels huila", resources="farc 1")

    table.play("negotiate", "cartels")
    assert table.asked == "cartels", "there is nothing else to do with them"
    table.play("yes")

    assert FACTIONS[table.state.holder[0]] == "farc"


@rule("AA-1.5.1")
def test_non_players_receive_but_are_not_asked():
    table = rally(players=2)

    table.play("negotiate", "auc")
    assert table.kind == "deal-amount", "giving is all that can be done"
    table.play("2")

    assert resources(table) == [9, 3, 5, 0]


@rule("AA-1.5.1", "AA-1.5")
def test_nothing_is_handed_over_between_ones_own_two_factions():
    table = rally(players=2, options="two_factions_each", resources="govt 9, farc 5, auc 3, cartels 9")

    table.play("negotiate")

    assert table.options == ["govt", "auc", "done"], "the Cartels belong to the FARC player"


# -- around Events -----------------------------------------------------------------------------------------------


@rule("AA-1.5.1", ruling="AA-R85")
def test_who_has_executed_an_event_may_still_make_deals():
    table = position(card="plan_colombia", resources="govt 9, farc 5, auc 3", eligible="govt").play("unshaded")
    assert (table.kind, table.asked, table.options) == ("deals", "govt", ["negotiate", "done"])
    assert table.view("farc")["acting"] == "govt", "it is still its turn"
    before = resources(table)

    table.play("negotiate", "farc", "give", "2")
    assert resources(table) == [before[0] - 2, 7, 3, 0]
    table.play("negotiate", "auc", "request", "3", "yes", "done")

    assert resources(table)[0] == before[0] + 1
    assert table.kind == "turn"


@rule("AA-1.5.1", ruling="AA-R85")
def test_after_an_event_all_resources_can_be_given_away():
    table = position(card="plan_colombia", resources="govt 9, farc 5, auc 3", eligible="govt").play("unshaded")
    table.play("negotiate", "farc", "give")

    assert table.options == [str(n) for n in range(1, resources(table)[0] + 1)], "no Operation has to be paid for"


@rule("AA-1.5.1", ruling="AA-R85")
def test_a_single_player_is_not_asked_after_an_event():
    table = position(card="plan_colombia", players=1, resources="govt 9, farc 5", eligible="govt").play("unshaded")

    assert table.kind == "turn"


@rule("AA-1.5.1", ruling="AA-R85")
def test_six_offers_and_requests_in_one_operation():
    table = rally()
    for _ in range(6):
        assert "negotiate" in table.options
        table.play("negotiate", "done")

    assert "negotiate" not in table.options


@rule("AA-1.5.1")
def test_who_does_not_execute_cannot_offer():
    table = position(resources="govt 9, farc 5")

    assert table.kind == "turn"
    assert "negotiate" not in table.options


@rule("AA-1.5.1", ruling="AA-R2")
def test_nothing_is_handed_over_in_a_propaganda_round():
    table = position(
        bogota="T1 P1",
        huila="FU1",
        cesar="AU1",
        resources="govt 9, farc 5, auc 3",
        president="uribe",
        step="propaganda",
    )
    kinds = []
    while table.kind != "turn":
        kinds.append(table.kind)
        assert "negotiate" not in table.options
        table.play("done")

    assert kinds == ["civic-action", "agitation", "elite-backing", "redeploy"]


@rule("AA-1.5.1")
def test_a_table_can_do_without_negotiation():
    assert "negotiate" not in rally(options="no_negotiation").options
