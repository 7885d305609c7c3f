"""New Regent cards that touch the King's region: Entourage, Rivalry, Infiltration, Deputy (EG-12.2)."""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, king, offers_special, score, taken, watched
from tests.el_grande.helpers import ALL_REGIONS

REGENT = {"options": "new_regent"}

# -- Entourage ---------------------------------------------------------------------------------------------------


@rule("EG-card-entourage", "EG-21.5", ruling="EG-R55")
def test_entourage_takes_two_caballeros_of_any_colours_along_from_the_old_region_to_the_new():
    table = taken("entourage", king="toledo", toledo="1 blue, 3 purple, blue grande", galicia="1 green", **REGENT)

    table.play("special", "galicia")
    assert (table.asked, table.options) == ("purple", ["purple", "blue"])
    table.play("blue")  # the second one is purple: nobody else is left to choose

    assert king(table) == "galicia"
    assert at(table, "galicia") == "1 purple, 1 blue, 1 green"
    assert at(table, "toledo") == "2 purple, blue grande"  # no grande goes along
    assert table.kind == "half"


@rule("EG-card-entourage", "EG-21.5", ruling="EG-R20")
def test_entourage_can_not_refuse_nor_take_more_than_two_nor_send_the_king_nowhere():
    table = taken("entourage", king="toledo", toledo="4 blue, 3 purple", **REGENT).play("special")
    assert table.options == [region for region in ALL_REGIONS if region != "toledo"]

    table.play("galicia")
    assert table.options == ["purple", "blue"]
    table.play("blue")
    assert table.options == ["purple", "blue"]
    table.play("blue")

    assert at(table, "galicia") == "2 blue"
    assert table.kind == "half"


@rule("EG-card-entourage", "EG-21.5", ruling="EG-R20")
def test_entourage_takes_the_only_caballero_there_is_or_none():
    table = taken("entourage", king="toledo", toledo="1 green", castilla="4 purple", **REGENT).play(
        "special", "galicia"
    )
    assert at(table, "galicia") == "1 green"
    assert table.kind == "half"

    table = taken("entourage", king="toledo", toledo="blue grande", castilla="4 purple", **REGENT)
    table.play("special", "galicia")
    assert at(table, "galicia") == ""
    assert at(table, "toledo") == "blue grande"


@rule("EG-card-entourage", "EG-19.7")
def test_entourage_may_take_the_dummys_caballeros():
    table = taken("entourage", players=2, king="toledo", toledo="1 blue, 2 orange", **REGENT).play("special", "galicia")
    assert table.options == ["blue", "orange"]

    assert at(table.play("orange", "orange"), "galicia") == "2 orange"


@pytest.mark.parametrize("place", ["france", "portugal", "castillo"])
@rule("EG-card-entourage", "EG-21.5")
def test_a_king_who_comes_from_outside_the_regions_travels_alone(place):
    table = taken("entourage", king=place, castillo="3 purple", navarra="2 blue", castilla="2 blue", **REGENT)

    table.play("special", "galicia")

    assert king(table) == "galicia"
    assert at(table, "galicia") == ""
    assert at(table, "castillo") == "3 purple"
    assert table.kind == "half"


# -- Rivalry -----------------------------------------------------------------------------------------------------


@rule("EG-card-rivalry", "EG-21.4", "EG-12.2")
def test_rivalry_throws_all_grandes_of_the_region_the_king_enters_into_the_castillo():
    table = taken(
        "rivalry",
        king="granada",
        granada="green grande",
        toledo="2 blue, blue grande, purple grande",
        galicia="orange grande",
        **REGENT,
    )

    table.play("special", "toledo")

    assert at(table, "castillo") == "purple grande, blue grande"
    assert at(table, "toledo") == "2 blue"
    assert at(table, "granada") == "green grande"  # left behind, not thrown
    assert at(table, "galicia") == "orange grande"


@rule("EG-card-rivalry", ruling=("EG-R5", "EG-R52"))
def test_rivalry_sends_the_king_to_any_other_region_even_without_grandes_and_even_from_the_castillo():
    table = taken("rivalry", king="granada", granada="blue grande", **REGENT).play("special")
    assert table.options == [region for region in ALL_REGIONS if region != "granada"]
    table.play("sevilla")
    assert at(table, "castillo") == ""

    table = taken("rivalry", king="castillo", castillo="2 green, green grande", toledo="blue grande", **REGENT)
    table.play("special", "toledo")
    assert at(table, "castillo") == "2 green, blue grande, green grande"


@rule("EG-card-rivalry", "EG-21.4", "EG-14.2")
def test_a_grande_in_the_castillo_brings_its_bonus_and_follows_its_owners_disc():
    table = watched(
        castillo="2 purple, 1 blue, purple grande, green grande",
        powers="9 purple, 2 blue, 4 orange, 1 green",
        step="scoring",
        round=3,
        **REGENT,
    )
    assert table.all_asked == ["purple", "blue", "green"]  # green has only the grande inside, orange nothing

    table.answer("purple", "aragon").answer("blue", "court").answer("green", "sevilla")

    points = [(entry["who"], entry["place"], entry["n"]) for entry in table.journal("points")]
    assert points[:2] == [("purple", "castillo", 7), ("blue", "castillo", 3)]
    assert at(table, "aragon") == "2 purple, purple grande"
    assert at(table, "sevilla") == "green grande"
    assert at(table, "castillo") == ""
    assert score(table) == "14 purple, 3 blue"  # Aragón: 5 and the grande's 2


@rule("EG-card-rivalry", "EG-card-new-home", "EG-card-deputy", "EG-21.4", ruling="EG-R15")
def test_a_grande_in_the_castillo_is_out_of_reach_and_stays_when_its_owners_disc_is_void():
    table = watched(
        king="aragon",
        castillo="1 blue, blue grande",
        powers="9 purple, 2 blue, 4 orange, 1 green",
        step="scoring",
        round=3,
    )

    table.play("aragon")

    assert at(table, "castillo") == "blue grande"
    assert court(table, "blue") == 8
    assert not offers_special(taken("new_home_1", turn="blue", castillo="blue grande", **REGENT))
    assert not offers_special(taken("deputy", castillo="blue grande", **REGENT))


# -- Infiltration ------------------------------------------------------------------------------------------------


@rule("EG-card-infiltration", "EG-8.3", "EG-21.7")
def test_infiltration_opens_the_kings_region_for_the_placing_half_of_the_card():
    table = taken("infiltration", king="aragon", court="5 purple", **REGENT).play("special", "place")
    assert table.options == ["navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "castillo", "done"]

    table.play("aragon", "aragon", "aragon", "valencia", "castillo")

    assert at(table, "aragon") == "3 purple"
    assert at(table, "valencia") == at(table, "castillo") == "1 purple"
    assert king(table) == "aragon"


@rule("EG-card-infiltration", "EG-8.3", ruling=("EG-R21", "EG-R39"))
def test_infiltration_is_too_late_after_the_placing_and_no_use_without_a_court():
    table = taken("infiltration", king="aragon", **REGENT).play("place")
    assert "aragon" not in table.options
    table.play("valencia", "done")
    assert table.asked == "blue"  # the special action is not offered any more: the turn is over

    assert not offers_special(taken("infiltration", king="aragon", court="0 purple", **REGENT))


@rule("EG-card-infiltration", "EG-12.1", "EG-21.7")
def test_infiltration_is_over_when_the_turn_is_over():
    table = taken("infiltration", king="aragon", offer="levy_1, crowds, militia", **REGENT)
    table.play("special", "place", "aragon", "done", "levy_1", "place")

    assert table.asked == "blue"
    assert "aragon" not in table.options


@rule("EG-card-infiltration", "EG-21.3", ruling=("EG-R22", "EG-R39"))
def test_infiltration_opens_the_castillo_while_the_king_stands_there_and_nothing_while_he_is_abroad():
    table = taken("infiltration", king="castillo", castillo="1 blue", **REGENT).play("special", "place")
    assert table.options == [*ALL_REGIONS, "castillo", "done"]
    table.play("castillo", "done")
    assert at(table, "castillo") == "1 purple, 1 blue"

    assert not offers_special(taken("infiltration", king="france", **REGENT))
    assert not offers_special(taken("infiltration", king="portugal", **REGENT))


# -- Deputy ------------------------------------------------------------------------------------------------------


@rule("EG-card-deputy", "EG-21.8", "EG-12.2")
def test_deputy_lets_king_and_a_grande_change_places():
    table = taken(
        "deputy", king="granada", granada="2 green", navarra="2 blue, blue grande", toledo="purple grande", **REGENT
    )

    table.play("special")
    assert table.options == ["purple", "blue"]  # the own one or another's
    table.play("blue")

    assert king(table) == "navarra"
    assert at(table, "granada") == "2 green, blue grande"
    assert at(table, "navarra") == "2 blue"


@rule("EG-card-deputy", "EG-21.8", ruling="EG-R23")
def test_deputy_offers_neither_a_grande_in_the_castillo_nor_one_in_the_kings_region():
    table = taken(
        "deputy",
        king="granada",
        granada="orange grande",
        castillo="green grande",
        navarra="blue grande",
        toledo="purple grande",
        **REGENT,
    )

    assert table.play("special").options == ["purple", "blue"]


@pytest.mark.parametrize("place", ["france", "portugal", "castillo", "navarra"])
@rule("EG-card-deputy", "EG-21.8", ruling=("EG-R23", "EG-R39"))
def test_deputy_is_not_offered_when_no_grande_in_another_region_could_change_places_with_the_king(place):
    table = taken("deputy", king=place, navarra="blue grande, purple grande", castillo="green grande", **REGENT)

    assert not offers_special(table)
