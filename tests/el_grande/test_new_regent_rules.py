"""The module New Regent: the King abroad and at the castillo, grandes in the castillo (EG-21)."""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, king, score
from tests.el_grande.helpers import ALL_REGIONS, FOUR_POWERS, finish_round, levy, regent, unmasking

# -- the stack ----------------------------------------------------------------------------------------------------


@rule("EG-21.1", "EG-13.1")
def test_the_regent_card_of_a_round_is_discarded_whether_used_or_not():
    table = regent(step="opening", next_cards="exile, rebellion")
    assert table.view()["offer"][4] == "exile"

    table.play("power_12", "power_11", "power_10", "power_9")
    table.play("exile", "done")
    finish_round(table)
    assert "exile" in table.view()["discards"]
    assert table.view()["offer"][4] == "rebellion"

    left_over = regent(powers=FOUR_POWERS, turn="green", card="levy_1", offer="deputy").play("done")
    assert left_over.view()["discards"] == ["levy_1", "deputy"]


# -- abroad -------------------------------------------------------------------------------------------------------


@rule("EG-21.2", "EG-1.7", "EG-8.4", "EG-card-exile")
def test_with_the_king_in_portugal_caballeros_are_placed_along_its_border():
    """Example EX-57."""
    table = regent(card="exile", king="navarra").play("special", "portugal", "place")

    assert king(table) == "portugal"
    assert table.options == ["galicia", "castilla", "toledo", "sevilla", "castillo", "done"]


@rule("EG-21.2")
def test_with_the_king_in_france_caballeros_are_placed_along_its_border():
    assert regent(card="levy_1", king="france").play("place").options == [
        *("navarra", "aragon", "cataluna", "castillo", "done")
    ]


@rule("EG-21.2", "EG-15.4", "EG-12.1")
@pytest.mark.parametrize("country", ["france", "portugal"])
def test_with_the_king_abroad_no_region_is_taboo_and_nobody_gets_his_bonus(country):
    pieces = dict.fromkeys(ALL_REGIONS, "1 blue")

    assert regent(card="manoeuvre", king=country, **pieces).play("special").options == [*ALL_REGIONS, "done"]
    assert levy("toledo", options="new_regent", king=country, toledo="1 purple") == "7 purple"


@rule("EG-21.2", "EG-14.3")
def test_with_the_king_abroad_every_region_is_a_valid_disc():
    table = regent(round=3, step="scoring", king="france", castillo="2 purple").play("navarra")

    assert at(table, "navarra") == "2 purple"


# -- the King at the castillo -------------------------------------------------------------------------------------


@rule("EG-21.3", "EG-1.7", "EG-8.5", "EG-card-rebellion")
def test_with_the_king_at_the_castillo_all_regions_are_his_neighbours_and_the_castillo_is_closed():
    table = regent(card="rebellion", king="toledo", galicia="1 blue").play("special", "place")

    assert king(table) == "castillo"
    assert table.options == [*ALL_REGIONS, "done"]


@rule("EG-21.3", "EG-10.3")
def test_with_the_king_at_the_castillo_nothing_is_moved_in():
    table = regent(card="regrouping", king="castillo", galicia="1 purple").play("special", "galicia")

    assert table.options == ALL_REGIONS[1:]


@rule("EG-21.3", "EG-14.2", "EG-11.4", "EG-15.4", ruling="EG-R45")
def test_with_the_king_at_the_castillo_a_general_scoring_leaves_everything_inside():
    """Example EX-58: no discs are set; the sole first gets the King's bonus, and no region does."""
    table = regent(round=3, step="scoring", king="castillo", castillo="2 purple, 3 blue", toledo="1 green")

    assert table.kind == "power"
    assert score(table) == "3 purple, 7 blue, 7 green"
    assert at(table, "castillo") == "2 purple, 3 blue"


@rule("EG-21.3", "EG-21.4", ruling="EG-R45")
def test_with_the_king_at_the_castillo_grandes_stay_inside_too():
    table = regent(round=3, step="scoring", king="castillo", castillo="2 purple, purple grande, blue grande")

    assert score(table) == "9 purple"  # 5, the King's bonus and the grande bonus
    assert at(table, "castillo") == "2 purple, purple grande, blue grande"


@rule("EG-21.3", "EG-11.4", "EG-card-unmasking")
def test_unmasking_scores_the_castillo_with_the_kings_bonus():
    assert unmasking(options="new_regent", king="castillo", castillo="2 purple, 1 blue") == "7 purple, 3 blue"
    assert unmasking(options="new_regent", king="castillo", castillo="2 purple, 2 blue") == "3 purple, 3 blue"


@rule("EG-21.3", ruling="EG-R46")
@pytest.mark.parametrize(("card", "points"), [("supremacy", "7 blue"), ("crowds", "7 blue"), ("outposts", "7 blue")])
def test_the_castillo_is_no_region_even_with_the_king_there(card, points):
    table = regent(card=card, king="castillo", castillo="9 purple, tile_4_0_0", toledo="2 blue").play("special")

    assert score(table) == points


@rule("EG-21.3", ruling="EG-R46")
def test_neither_levy_nor_new_home_nor_garrisons_reach_the_castillo_with_the_king_there():
    assert "castillo" not in regent(card="levy_1", king="castillo").play("special").options
    assert "castillo" not in regent(card="new_home_1", king="castillo", galicia="purple grande").play("special").options
    garrisons = regent(card="garrisons_1", king="castillo", castillo="2 purple, tile_4_0_0").play("special")
    assert score(garrisons) == ""


# -- grandes in the castillo --------------------------------------------------------------------------------------


@rule("EG-21.4", "EG-14.2", "EG-11.4", "EG-15.4")
def test_a_grande_in_the_castillo_brings_its_bonus_and_leaves_with_the_caballeros():
    """Example EX-60."""
    table = regent(round=9, step="scoring", king="castilla", castillo="2 purple, purple grande, 1 blue")
    table.play("aragon", "court")

    points = [(entry["who"], entry["n"]) for entry in table.journal("points") if entry["place"] == "castillo"]
    assert points == [("purple", 7), ("blue", 3)]
    assert (at(table, "aragon"), at(table, "castillo")) == ("2 purple, purple grande", "")


@rule("EG-21.4", ruling="EG-R3")
def test_a_grande_alone_in_the_castillo_follows_its_owners_disc():
    table = regent(round=3, step="scoring", king="castilla", castillo="green grande")
    assert table.all_asked == ["green"]

    assert at(table.play("granada"), "granada") == "green grande"


@rule("EG-21.4", "EG-14.3", ruling="EG-R15")
@pytest.mark.parametrize("disc", ["castilla", "court"])
def test_an_invalid_disc_leaves_the_grande_in_the_castillo(disc):
    table = regent(round=3, step="scoring", king="castilla", castillo="2 purple, purple grande").play(disc)

    assert at(table, "castillo") == "purple grande"
    assert court(table, "purple") == 9


@rule("EG-21.4", "EG-card-unmasking")
def test_after_unmasking_the_grande_goes_back_in():
    table = regent(card="unmasking_1", castillo="2 purple, purple grande").play("special")

    assert score(table) == "7 purple"
    assert at(table, "castillo") == "2 purple, purple grande"


@rule("EG-21.4", "EG-card-new-home", "EG-card-deputy")
def test_new_home_and_deputy_cannot_reach_a_grande_in_the_castillo():
    assert regent(card="new_home_1", castillo="purple grande").options == ["place", "done"]
    assert regent(card="deputy", king="granada", castillo="purple grande").options == ["place", "done"]


@rule("EG-21.4", "EG-12.2", "EG-card-rivalry")
def test_rivalry_throws_every_grande_of_the_region_the_king_reaches_into_the_castillo():
    table = regent(card="rivalry", king="granada", toledo="purple grande, 2 blue, blue grande", galicia="green grande")

    table.play("special", "toledo")

    assert (at(table, "toledo"), at(table, "castillo")) == ("2 blue", "purple grande, blue grande")
    assert at(table, "galicia") == "green grande"


@rule("EG-21.4", "EG-card-rivalry", ruling="EG-R52")
def test_rivalry_opens_the_castillo_before_it_throws_grandes_in():
    table = regent(card="rivalry", king="castillo", toledo="blue grande").play("special")
    assert table.options == ALL_REGIONS

    table.play("toledo")
    assert (king(table), at(table, "castillo")) == ("toledo", "blue grande")
