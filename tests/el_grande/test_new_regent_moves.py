"""The cards of the module New Regent, as far as rules and rulings speak of them (EG-21.5 to EG-21.8)."""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, king
from tests.el_grande.helpers import ALL_REGIONS, FOUR_POWERS, regent


@rule("EG-21.5", "EG-12.2", "EG-card-entourage", ruling=("EG-R20", "EG-R55", "EG-R53"))
def test_entourage_takes_two_caballeros_along_with_the_king():
    """Example EX-59."""
    table = regent(card="entourage", king="toledo", toledo="1 blue, 3 purple").play("special", "galicia")
    assert table.options == ["purple", "blue"]  # there is no way to take fewer

    table.play("blue")  # the second one, purple, leaves no choice

    assert (at(table, "toledo"), at(table, "galicia")) == ("2 purple", "1 purple, 1 blue")
    assert king(table) == "galicia"


@rule("EG-21.5", "EG-card-entourage", ruling="EG-R20")
def test_entourage_takes_as_many_as_there_are():
    one = regent(card="entourage", king="toledo", toledo="1 blue").play("special", "galicia")
    assert (at(one, "toledo"), at(one, "galicia")) == ("", "1 blue")

    nobody = regent(card="entourage", king="france").play("special", "galicia")
    assert (king(nobody), nobody.kind) == ("galicia", "half")


@rule("EG-21.6", "EG-card-summer-residence")
def test_summer_residence_leads_to_the_emptiest_region_that_is_not_empty():
    """Example EX-61."""
    crowded = {region: "3 blue" for region in ALL_REGIONS if region not in ("sevilla", "galicia", "cataluna")}
    table = regent(card="summer_residence", king="castilla", galicia="2 purple", cataluna="1 blue, 1 green", **crowded)

    assert table.play("special").options == ["galicia", "cataluna"]
    assert king(table.play("cataluna")) == "cataluna"


@rule("EG-21.6", "EG-card-summer-residence", ruling=("EG-R5", "EG-R51"))
def test_the_count_may_keep_the_king_in_place_where_he_is_one_of_the_choices():
    table = regent(card="summer_residence", king="galicia", galicia="1 blue", toledo="1 blue").play("special")

    assert table.options == ["galicia", "toledo"]
    assert king(table.play("galicia")) == "galicia"


@rule("EG-21.6", "EG-card-winter-residence", ruling=("EG-R51", "EG-R39"))
@pytest.mark.parametrize("card", ["summer_residence", "winter_residence"])
def test_a_residence_is_not_offered_if_the_king_could_only_stay(card):
    alone = regent(card=card, king="galicia", galicia="1 blue")
    assert alone.options == ["place", "done"]

    nobody_anywhere = regent(card=card, king="galicia", castillo="3 blue")
    assert nobody_anywhere.options == ["place", "done"]


@rule("EG-card-winter-residence", ruling="EG-R51")
def test_winter_residence_leads_to_the_fullest_region():
    table = regent(
        card="winter_residence", king="galicia", galicia="2 blue", toledo="3 blue", sevilla="1 blue, 2 green"
    )

    assert table.play("special").options == ["toledo", "sevilla"]


@rule("EG-21.7", "EG-8.3", "EG-12.2", "EG-card-infiltration", ruling="EG-R53")
def test_infiltration_lets_this_cards_placing_enter_the_kings_region():
    """Example EX-62."""
    table = regent(card="infiltration", king="aragon", court="5 purple").play("special", "place")

    table.play("aragon", "aragon", "aragon", "valencia", "castillo")

    assert (at(table, "aragon"), at(table, "valencia"), at(table, "castillo")) == ("3 purple", "1 purple", "1 purple")


@rule("EG-21.7", "EG-8.3", "EG-card-infiltration", ruling=("EG-R21", "EG-R39"))
def test_infiltration_after_placing_is_too_late():
    """Example EX-62: had purple placed first, Aragón would have been closed."""
    table = regent(powers=FOUR_POWERS, card="infiltration", king="aragon", court="5 purple").play("place")
    assert "aragon" not in table.options

    assert table.play("valencia", "done").asked == "blue"  # nothing is left to permit: the turn is over


@rule("EG-21.7", "EG-card-infiltration")
def test_the_permission_of_infiltration_ends_with_the_turn():
    table = regent(powers=FOUR_POWERS, card="infiltration", king="aragon", offer="levy_1, crowds, coup")

    table.play("special", "done", "0", "levy_1", "place")

    assert table.asked == "blue"
    assert "aragon" not in table.options


@rule("EG-21.7", "EG-card-infiltration", ruling="EG-R22")
def test_infiltration_opens_the_castillo_if_the_king_is_there_and_does_nothing_if_he_is_abroad():
    at_castillo = regent(card="infiltration", king="castillo").play("special", "place")
    assert at_castillo.options == [*ALL_REGIONS, "castillo", "done"]

    assert regent(card="infiltration", king="france").options == ["place", "done"]


@rule("EG-21.8", "EG-12.2", "EG-card-deputy")
def test_deputy_swaps_the_king_and_a_grande():
    """Example EX-63: green's grande in the castillo cannot be chosen."""
    grandes = {"navarra": "blue grande", "sevilla": "orange grande", "castillo": "green grande"}
    table = regent(card="deputy", king="granada", **grandes).play("special")
    assert table.options == ["blue", "orange"]

    table.play("blue")
    assert (king(table), at(table, "granada"), at(table, "navarra")) == ("navarra", "blue grande", "")


@rule("EG-21.8", "EG-card-deputy", ruling="EG-R23")
def test_deputy_offers_no_grande_that_stands_with_the_king():
    table = regent(card="deputy", king="granada", granada="blue grande", galicia="green grande, purple grande")

    assert table.play("special").options == ["purple", "green"]
    assert regent(card="deputy", king="granada", granada="blue grande").options == ["place", "done"]


@rule("EG-21.8", "EG-card-deputy")
@pytest.mark.parametrize("place", ["france", "portugal", "castillo"])
def test_deputy_is_impossible_while_the_king_is_in_no_region(place):
    assert regent(card="deputy", king=place, galicia="blue grande").options == ["place", "done"]


@rule("EG-21.2", "EG-21.3", "EG-card-royal-adviser", "EG-card-pilgrimage", ruling="EG-R24")
@pytest.mark.parametrize("card", ["royal_adviser", "pilgrimage"])
def test_one_step_from_abroad_leads_over_the_border_and_from_the_castillo_anywhere(card):
    assert regent(card=card, king="france").play("special").options == ["navarra", "aragon", "cataluna"]
    assert regent(card=card, king="castillo").play("special").options == ALL_REGIONS
