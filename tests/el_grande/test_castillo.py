"""The castillo and the general scoring (EG-11, EG-14)."""

from __future__ import annotations

import pytest

from tablero.core.errors import NoUndo
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, score, scored
from tests.el_grande.helpers import ALL_REGIONS, idle_until, unmasking

# -- the castillo -------------------------------------------------------------------------------------------------


@rule("EG-11.1", "EG-24.1")
def test_everybody_hears_how_many_caballeros_are_thrown_in():
    table = position(card="intrigue_1", king="castilla", galicia="1 blue")

    table.play("place", "castillo", "special", "galicia", "castillo")

    assert at(table, "castillo") == "1 purple, 1 blue"
    for reader in ("blue", "green"):
        assert [entry["n"] for entry in table.journal("threw", seat=reader)] == [1]
        assert [(e["whose"], e["target"]) for e in table.journal("moved", seat=reader)] == [("blue", "castillo")]


@rule("EG-11.1", "EG-1.3", ruling="EG-R46")
@pytest.mark.parametrize("card", ["levy_1", "dispersal_1", "departure", "militia", "coup", "new_home_1", "his_majesty"])
def test_the_castillo_is_not_a_region_and_not_named_as_one(card):
    for king in ("castilla", "castillo"):
        table = position(
            card=card,
            king=king,
            galicia="1 purple, purple grande, 1 blue",
            sevilla="1 purple",
            castillo="2 blue, 2 purple",
        )
        table.play("special")
        assert set(table.options) <= {*ALL_REGIONS, "done"}
        assert "galicia" in table.options or card == "new_home_1"


@rule("EG-11.2", "EG-10.3", "EG-10.4")
def test_nothing_is_taken_out_of_the_castillo():
    inside = {"castillo": "3 purple, 3 blue", "toledo": "1 purple, 1 blue"}

    assert position(card="manoeuvre", **inside).play("special").options == ["toledo", "done"]
    withdrawal = position(card="withdrawal", players=3, court="0 blue", **inside).play("special")
    assert at(withdrawal, "toledo") == "1 purple"  # all that blue could give
    assert at(withdrawal, "castillo") == "3 purple, 3 blue"


@rule("EG-11.2", "EG-11.3", "EG-card-unmasking")
def test_unmasking_scores_the_castillo_and_everything_goes_back_in():
    """Example EX-43: the tie for second takes the third place."""
    table = position(card="unmasking_1", turn="orange", castillo="1 purple, 3 blue, 1 orange").play("special")

    assert score(table) == "1 purple, 5 blue, 1 orange"
    assert at(table, "castillo") == "1 purple, 3 blue, 1 orange"
    assert table.kind == "half"  # no discs


@rule("EG-11.2")
def test_whoever_has_opened_the_castillo_cannot_take_that_back():
    table = position(card="unmasking_1", castillo="2 blue").play("special")

    with pytest.raises(NoUndo):
        table.undo("purple")


@rule("EG-11.3", "EG-16.1", "EG-card-unmasking", ruling="EG-R28")
def test_a_tile_on_the_castillo_replaces_its_values():
    """Example EX-50: the tie for second takes the third place, worth nothing."""
    assert unmasking(castillo="tile_8_4_0, 2 purple, 1 blue, 1 orange") == "8 purple"
    general = position(round=3, step="scoring", castillo="tile_8_4_0, 2 purple, 1 blue, 1 orange")
    assert score(general.play("galicia", "court", "court")) == "12 purple"  # and 4 for Galicia


@rule("EG-11.4")
def test_the_castillo_brings_no_bonus_while_king_and_grande_are_elsewhere():
    assert unmasking(king="galicia", galicia="purple grande", castillo="2 purple") == "5 purple"


# -- general scoring ----------------------------------------------------------------------------------------------


@rule("EG-14.1", "EG-14.2", "EG-11.3")
def test_the_castillo_is_scored_and_then_its_caballeros_move_to_the_regions_on_the_discs():
    """Example EX-09, the rulebook's own; the other discs are added."""
    table = position(round=3, step="scoring", king="castilla", castillo="3 purple, 2 blue, 1 orange")

    table.play("granada", "toledo", "sevilla")

    points = [(entry["who"], entry["n"]) for entry in table.journal("points") if entry["place"] == "castillo"]
    assert points == [("purple", 5), ("blue", 3), ("orange", 1)]
    assert (at(table, "granada"), at(table, "toledo"), at(table, "sevilla")) == ("3 purple", "2 blue", "1 orange")
    assert at(table, "castillo") == ""


@rule("EG-14.1")
def test_one_disc_moves_all_of_a_players_caballeros_and_none_is_left_behind():
    table = position(round=3, step="scoring", castillo="5 purple").play("granada")

    assert (at(table, "granada"), at(table, "castillo")) == ("5 purple", "")
    assert table.kind == "power"  # asked once only


@rule("EG-14.2", "EG-14.1")
def test_discs_are_set_before_the_castillo_is_opened():
    table = position(round=3, step="scoring", castillo="3 purple, 2 blue").answer("blue", "toledo")

    assert table.journal("castillo-opened") == []
    table.answer("purple", "granada")
    kinds = [entry["kind"] for entry in table.journal()]
    assert kinds.index("castillo-opened") < kinds.index("points") < kinds.index("left-castillo")


@rule("EG-14.3", ruling=("EG-R1", "EG-R31"))
def test_a_disc_on_the_kings_region_or_not_set_sends_the_caballeros_to_the_court():
    """Example EX-31. "Court" stands for a disc that is not set."""
    table = position(round=3, step="scoring", king="sevilla", castillo="4 purple, 4 blue, 2 orange")
    assert table.options == [*ALL_REGIONS, "court"]

    table.answer("purple", "sevilla").answer("blue", "galicia").answer("orange", "court")

    points = [(entry["who"], entry["n"]) for entry in table.journal("points") if entry["place"] == "castillo"]
    assert points == [("purple", 3), ("blue", 3), ("orange", 1)]
    assert [court(table, colour) for colour in ("purple", "blue", "orange")] == [11, 7, 9]
    assert (at(table, "galicia"), at(table, "sevilla"), at(table, "castillo")) == ("4 blue", "", "")


@rule("EG-14.3", ruling="EG-R31")
def test_a_court_may_hold_any_number_and_use_it_from_the_next_turn_on():
    table = position(
        round=3, step="scoring", king="sevilla", castillo="15 purple", court="14 purple", next_cards="coup"
    ).play("court")
    assert court(table, "purple") == 29

    table.play("power_12", "power_11", "power_10", "power_9", "coup", "place", "toledo")
    assert court(table, "purple") == 28


@rule("EG-14.1", ruling="EG-R3")
def test_only_players_with_something_in_the_castillo_set_a_disc():
    table = position(round=3, step="scoring", castillo="1 blue, 1 green")
    assert table.all_asked == ["blue", "green"]

    assert position(round=3, step="scoring").kind == "power"  # nobody has


@rule("EG-14.4")
def test_caballeros_from_the_castillo_count_in_their_new_region_at_once():
    """Example EX-32."""
    table = position(round=3, step="scoring", king="castilla", galicia="1 purple, 2 blue", castillo="3 purple")

    table.play("galicia")

    assert at(table, "galicia") == "4 purple, 2 blue"
    assert score(table) == "9 purple, 2 blue"


@rule("EG-14.4", "EG-14.2")
def test_after_the_castillo_all_nine_regions_are_scored_in_board_order():
    table = position(round=6, step="scoring")

    assert scored(table) == ["castillo", *ALL_REGIONS]


@rule("EG-14.1", "EG-24.3")
def test_a_disc_may_be_turned_again_until_all_are_set_but_not_afterwards():
    table = position(round=3, step="scoring", castillo="1 purple, 1 blue").answer("purple", "galicia")
    table.undo("purple")
    table.answer("purple", "toledo").answer("blue", "sevilla")

    assert at(table, "toledo") == "1 purple"
    for seat in ("purple", "blue"):
        with pytest.raises(NoUndo):
            table.undo(seat)


@rule("EG-14.4", "EG-3.1")
def test_round_three_leads_to_discs_and_round_two_does_not():
    given = {"powers": "9 purple, 8 blue, 5 orange, 3 green", "turn": "green", "card": "levy_1", "castillo": "1 purple"}

    assert position(round=3, **given).play("done").kind == "disc"
    assert position(round=2, **given).play("done").kind == "power"
    assert idle_until(position(round=2, **given), "disc").view()["round"] == 3
