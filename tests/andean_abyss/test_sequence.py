"""One card after another (AA-2.2, AA-2.3.8, AA-2.4), shipping (AA-2.3.6), the final event card (AA-2.3.9)."""

from __future__ import annotations

from typing import Any

from tablero.core.table import Table, seat_at
from tablero.games.andean_abyss.board import PROPAGANDA
from tablero.games.andean_abyss.position import at, position
from tablero.testing import rule
from tests.andean_abyss.helpers import card, changed, eligible, resources

QUIET = {"options": "no_negotiation"}


def final(**given: Any) -> Table:
    """The current card is the final event card: the fourth Propaganda card lies open as the next one."""
    return changed({"propaganda": 3}, card="plan_colombia", next="propaganda", **{**QUIET, **given})


# -- cards -------------------------------------------------------------------------------------------------------


@rule("AA-2.2", "AA-2.3.8")
def test_one_card_is_played_and_the_next_lies_open():
    table = seat_at("andean-abyss", 4, seed="open")
    view = table.view("farc")
    first, second = view["current_card"], view["next_card"]
    assert first
    assert second

    while table.view("farc")["current_card"] == first:
        table.play("pass")

    assert table.view("farc")["current_card"] == second
    assert table.view("farc")["played"] == [first]


@rule("AA-2.2")
def test_with_no_reveal_the_next_card_stays_hidden():
    table = seat_at("andean-abyss", 4, seed="hidden", no_reveal=True)

    assert table.view("farc")["current_card"]
    assert not table.view("farc")["next_card"]


@rule("AA-2.4")
def test_on_a_propaganda_card_nobody_is_asked_for_operations_or_events():
    table = position(from_="standard", card="plan_colombia", next="propaganda", **QUIET)

    table.play("pass", "pass", "pass", "pass")

    assert card(table) == "propaganda"
    assert table.kind != "turn"


@rule("AA-2.4.1")
def test_the_round_of_the_last_propaganda_card_ends_the_game():
    def ends(seen: int, options: str) -> bool:
        given = {"from_": "standard", "resources": "govt 0, farc 0, auc 0, cartels 0", "options": options}
        table = changed({"propaganda": seen}, card="plan_colombia", next="propaganda", **given)
        while not table.state.over and table.state.position < 2:
            table.play("pass" if "pass" in table.options else table.options[-1])
        return bool(table.state.over)

    assert ends(3, "no_negotiation")
    assert not ends(2, "no_negotiation")
    assert ends(2, "no_negotiation, short"), "in the short game the third is the last"


# -- shipping ----------------------------------------------------------------------------------------------------


@rule("AA-2.3.6", ruling=("AA-R6", "AA-R68"))
def test_a_shipment_buys_a_free_limited_operation_after_a_paid_one():
    """Rulebook example R4: the Cartels March, pay, remove their Shipment and Rally in one space."""
    table = position(
        huila="CU2", shipments="cartels huila", card="sicarios", resources="cartels 5, auc 3", **QUIET
    ).play("march", "huila", "cali", "2", "done")
    assert (table.kind, table.asked, table.options) == ("ship", "cartels", ["ship", "done"])

    table.play("ship")
    assert table.kind == "which-operation"
    table.play("rally", "pasto")

    assert at(table.state, "pasto") == "CU1"
    assert resources(table)[3] == 4, "one for the March, nothing for the Rally"
    assert max(table.state.holder_space) == -1
    assert (table.asked, table.kind) == ("auc", "turn")
    assert "unshaded" not in table.options, "it still counts as an Operation alone"


@rule("AA-2.3.6", ruling="AA-R5")
def test_shipping_is_not_offered_after_an_operation_that_cost_nothing():
    table = position(huila="CU2", shipments="cartels huila", card="sicarios", resources="auc 3, cartels 5", **QUIET)

    table.play("march", "huila", "loc_neiva_pasto", "2", "done")

    assert (table.kind, table.asked) == ("turn", "auc")


@rule("AA-2.3.6")
def test_shipping_is_not_offered_after_a_special_activity():
    table = position(huila="FU2", shipments="farc huila", resources="farc 5", eligible="farc", **QUIET)

    table.play("rally", "vichada", "extort", "huila", "done")

    assert table.kind != "ship"
    assert table.state.holder[0] == 1


@rule("AA-2.3.6")
def test_a_limited_operation_may_be_followed_by_a_shipped_one_but_only_once():
    table = position(
        huila="CU1",
        shipments="cartels huila, cartels huila",
        card="sicarios",
        executed="govt",
        slot="1 operation",
        resources="cartels 5",
        **QUIET,
    ).play("rally", "cali")
    assert table.kind == "ship"

    table.play("ship", "rally", "pasto")

    assert (at(table.state, "cali"), at(table.state, "pasto")) == ("CU1", "CU1")
    assert card(table) != "sicarios", "the second Shipment buys nothing more on this card"


@rule("AA-2.3.6")
def test_another_faction_may_grant_its_shipment_or_refuse():
    def asking(answer: str) -> Table:
        table = position(
            huila="FU1 CU1", shipments="farc huila, cartels huila", resources="cartels 5", eligible="cartels"
        )
        return table.play("rally", "cali", "done", "farc").answer("farc", answer)

    granted = asking("yes")
    assert (granted.kind, granted.asked) == ("which-operation", "cartels")
    assert [owner for owner in granted.state.holder if owner >= 0] == [3]

    refused = asking("no")
    assert (refused.kind, refused.options) == ("ship", ["ship", "done"]), "the own Shipment can still be used"


@rule("AA-2.3.6", "AA-card-2")
def test_after_a_sweep_under_the_shaded_ospina_and_mora_no_sweep_is_shipped():
    table = position(
        bogota="T3 P3 FU1",
        cali="T3 CU1",
        loc_cali_pasto="FU1",
        shipments="farc loc_cali_pasto",
        lasting="ospina_and_mora 2",
        resources="govt 20",
        eligible="govt",
    ).play("sweep", "bogota", "done", "done", "farc", "yes")

    assert (table.kind, table.asked) == ("which-operation", "govt")
    assert "sweep" not in table.options
    assert "train" in table.options


# -- the final event card ----------------------------------------------------------------------------------------


@rule("AA-2.3.9", "AA-3.2.3", "AA-3.3.2")
def test_on_the_final_event_card_there_is_neither_sweep_nor_march():
    table = final(from_="standard")
    assert {"train", "patrol", "unshaded", "shaded", "pass"} <= set(table.options)
    assert "sweep" not in table.options

    table.play("pass")
    assert "rally" in table.options
    assert "march" not in table.options


@rule("AA-2.3.9")
def test_on_the_final_event_card_operations_of_players_are_limited():
    table = final(from_="standard", eligible="auc").play("rally", "cesar")

    assert table.state.position > 0, "one space without a Special Activity, and the card is finished"


@rule("AA-2.3.9")
def test_on_the_final_event_card_a_shipped_operation_is_no_march_either():
    table = final(huila="CU2", shipments="cartels huila", resources="cartels 5", eligible="cartels")

    table.play("rally", "cali", "ship")

    assert {"rally", "terror"} <= set(table.options)
    assert "march" not in table.options


@rule("AA-2.3.9")
def test_after_the_event_on_the_final_card_the_second_operation_is_limited_as_well():
    table = final(from_="standard", eligible="govt, auc").play("unshaded", "rally", "cesar")

    assert table.state.position > 0


@rule("AA-2.3.9")
def test_events_that_give_a_march_remain_allowed_on_the_final_card():
    """The shaded Former Military."""
    table = changed(
        {"propaganda": 3}, card="former_military", next="propaganda", huila="AU2", eligible="auc", **QUIET
    ).play("shaded")

    assert (table.kind, table.asked) == ("march-to", "auc")


@rule("AA-2.3.9", "AA-2.2")
def test_with_no_reveal_or_before_an_earlier_propaganda_card_nothing_is_limited():
    hidden = final(from_="standard", options="no_negotiation, no_reveal")
    early = changed({"propaganda": 2}, card="plan_colombia", next="propaganda", from_="standard", **QUIET)

    assert "sweep" in hidden.options
    assert "sweep" in early.options
    short = changed(
        {"propaganda": 2}, card="plan_colombia", next="propaganda", from_="standard", options="short, no_negotiation"
    )
    assert "sweep" not in short.options


@rule("AA-2.3.9", ruling="AA-R7")
def test_of_two_propaganda_cards_in_a_row_only_the_open_one_counts():
    deck = [12, PROPAGANDA + 2, PROPAGANDA + 3]
    table = changed({"propaganda": 2, "deck": deck}, card="plan_colombia", from_="standard", **QUIET)

    assert "sweep" in table.options, "an ordinary Propaganda card lies there, and nobody sees what comes after it"


@rule("AA-2.3.7", "AA-2.3.8")
def test_a_new_card_begins_with_nobody_having_executed():
    table = position(from_="standard", card="plan_colombia", next="sicarios", **QUIET)

    table.play("unshaded", "pass", "pass", "pass")

    assert (card(table), table.state.slot, table.state.first) == ("sicarios", 0, 0)
    assert eligible(table) == {"farc", "auc", "cartels"}
    assert {"unshaded", "shaded"} <= set(table.options)
