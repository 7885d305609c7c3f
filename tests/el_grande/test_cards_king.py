"""His Majesty and the New Regent cards that move only the King: Royal Journey, Pilgrimage, Exile, Rebellion, the two
Residences. Those that move others with him are in test_cards_king_and_others.py.
"""

from __future__ import annotations

import pytest

from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, king, offers_special, score, scored, taken, watched
from tests.el_grande.helpers import ALL_REGIONS

REGENT = {"options": "new_regent"}


@rule("EG-card-his-majesty", "EG-7.2", "EG-8.2", "EG-11.1")
def test_his_majesty_after_the_placing_locks_in_what_was_placed():
    """The rulebook's example: two to Granada, two to Toledo, one thrown, then the King moves to Toledo."""
    table = taken("his_majesty", king="valencia", court="6 purple")

    table.play("place", "granada", "granada", "toledo", "toledo", "castillo", "special", "toledo")

    assert court(table, "purple") == 1
    assert at(table, "granada") == at(table, "toledo") == "2 purple"
    assert at(table, "castillo") == "1 purple"
    assert [entry["n"] for entry in table.journal("threw", "blue")] == [1]  # announced to all
    assert king(table) == "toledo"
    assert table.asked == "blue"


@rule("EG-card-his-majesty", "EG-7.3", "EG-12.3")
def test_his_majesty_before_the_placing_decides_where_to_place():
    table = taken("his_majesty", king="navarra").play("special", "toledo", "place")

    assert table.options == ["aragon", "castilla", "sevilla", "granada", "valencia", "castillo", "done"]


@pytest.mark.parametrize("card", ["his_majesty", "royal_journey"])
@pytest.mark.parametrize("place", ["navarra", "france", "portugal", "castillo"])
@rule("EG-card-his-majesty", "EG-card-royal-journey", "EG-8.4", ruling="EG-R5")
def test_the_king_may_be_sent_to_every_other_region_and_nowhere_else(card, place):
    table = taken(card, king=place, **REGENT).play("special")

    assert table.options == [region for region in ALL_REGIONS if region != place]
    table.play("sevilla")
    assert king(table) == "sevilla"


@rule("EG-card-his-majesty", "EG-9.1", "EG-7.4")
def test_his_majesty_may_be_declined_and_never_goes_to_the_pile():
    table = taken("his_majesty", king="navarra", powers="9 purple, 2 blue", offer="levy_1, crowds").play("done")
    assert king(table) == "navarra"

    while table.kind != "power":
        table.play("0" if table.kind == "take" else "done" if table.kind == "half" else table.options[0])

    view = table.view()
    assert "his_majesty" not in view["discards"]
    assert {"levy_1", "crowds"} <= set(view["discards"])
    assert "his_majesty" in view["offer"]


@rule("EG-card-royal-journey", "EG-7.4", "EG-21.1")
def test_royal_journey_is_an_ordinary_card_that_is_discarded():
    table = taken("royal_journey", king="navarra", **REGENT).play("special", "toledo", "done")

    assert king(table) == "toledo"
    assert table.view()["discards"] == ["royal_journey"]


@rule("EG-card-pilgrimage", "EG-12.3")
def test_pilgrimage_moves_the_king_one_step():
    table = taken("pilgrimage", king="cataluna", **REGENT).play("special")
    assert table.options == ["aragon", "valencia"]  # neither France beyond the border nor the castillo

    table.play("valencia")

    assert king(table) == "valencia"


@rule("EG-card-exile", "EG-21.2")
def test_exile_sends_the_king_abroad_where_he_freezes_nothing():
    table = taken("exile", king="toledo", toledo="2 purple", **REGENT).play("special", "portugal", "place")
    assert table.options == ["galicia", "castilla", "toledo", "sevilla", "castillo", "done"]

    table.play("toledo")

    assert at(table, "toledo") == "3 purple"


@rule("EG-card-exile", "EG-8.4", ruling="EG-R5")
def test_exile_leads_to_france_or_portugal_and_nowhere_else():
    assert taken("exile", king="toledo", **REGENT).play("special").options == ["france", "portugal"]

    table = taken("exile", king="france", **REGENT).play("special")  # then there is only one way to go
    assert king(table) == "portugal"


@rule("EG-card-exile", "EG-21.2", "EG-15.4")
def test_nobody_wins_the_kings_bonus_while_he_is_abroad():
    table = taken("crowds", king="france", navarra="2 purple, 1 blue", **REGENT).play("special")

    assert score(table) == "5 purple, 3 blue"


@rule("EG-card-rebellion", "EG-21.3", "EG-1.7")
def test_rebellion_makes_the_castillo_the_kings_region():
    table = taken("rebellion", king="toledo", toledo="1 purple", castillo="2 purple, 3 blue", **REGENT)

    table.play("special", "place")
    assert king(table) == "castillo"
    assert table.options == [*ALL_REGIONS, "done"]  # every region, but not the castillo
    table.play("toledo", "done")

    assert at(table, "toledo") == "2 purple"


@rule("EG-card-rebellion", "EG-21.3", "EG-14.2", ruling="EG-R45")
def test_in_a_general_scoring_a_king_at_the_castillo_keeps_everything_inside():
    table = watched(
        king="castillo",
        castillo="2 purple, 3 blue, blue grande",
        galicia="1 green",
        court="5 purple, 4 blue, 7 orange, 6 green",
        powers="9 purple, 2 blue, 4 orange, 1 green",
        step="scoring",
        round=3,
        **REGENT,
    )  # nobody sets a disc: the scoring is over at once

    assert table.kind == "power"
    assert score(table) == "3 purple, 9 blue, 4 green"  # blue: 5 and both bonuses
    assert at(table, "castillo") == "2 purple, 3 blue, blue grande"
    assert scored(table) == ["castillo", *ALL_REGIONS]


@rule("EG-card-rebellion", ruling="EG-R39")
def test_rebellion_is_not_offered_when_the_king_is_at_the_castillo_already():
    assert not offers_special(taken("rebellion", king="castillo", **REGENT))


@rule("EG-card-summer-residence", "EG-21.6")
def test_summer_residence_leads_the_king_to_a_region_with_the_fewest_caballeros():
    table = taken(
        "summer_residence", king="toledo", toledo="3 blue", galicia="1 purple, 1 blue", cataluna="2 green", **REGENT
    )

    table.play("special")
    assert table.options == ["galicia", "cataluna"]  # a tie: the active player chooses; no empty region
    table.play("cataluna")

    assert king(table) == "cataluna"


@rule("EG-card-winter-residence", ruling="EG-R51")
def test_winter_residence_leads_the_king_to_a_region_with_the_most_caballeros():
    table = taken(
        "winter_residence", king="toledo", toledo="1 blue", galicia="3 purple", cataluna="2 green, 1 blue", **REGENT
    )

    table.play("special")
    assert table.options == ["galicia", "cataluna"]
    table.play("galicia")

    assert king(table) == "galicia"


@pytest.mark.parametrize("card", ["summer_residence", "winter_residence"])
@rule("EG-card-summer-residence", "EG-card-winter-residence", ruling="EG-R5")
def test_the_king_may_stay_where_he_is_if_his_region_shares_the_number_that_counts(card):
    table = taken(card, king="toledo", toledo="2 blue", galicia="2 purple", **REGENT).play("special")
    assert table.options == ["galicia", "toledo"]

    table.play("toledo")

    assert king(table) == "toledo"
    assert [entry["place"] for entry in table.journal("king-stays")] == ["toledo"]


@pytest.mark.parametrize("card", ["summer_residence", "winter_residence"])
@rule("EG-card-summer-residence", "EG-card-winter-residence", "EG-1.6", ruling=("EG-R39", "EG-R51"))
def test_a_residence_is_not_offered_when_the_count_leaves_the_king_no_other_goal(card):
    here = "1 blue" if card == "summer_residence" else "3 blue"

    alone = taken(card, king="toledo", toledo=here, galicia="2 purple, purple grande", castillo="5 green", **REGENT)
    assert not offers_special(alone)
    assert not offers_special(taken(card, king="toledo", castillo="5 green", **REGENT))  # nobody stands in a region


@rule("EG-card-summer-residence", "EG-card-winter-residence")
def test_the_dummys_caballeros_count_for_the_residences():
    pieces = {"players": 2, "king": "sevilla", "galicia": "4 orange, 1 purple", "toledo": "3 purple, 1 blue"}

    assert king(taken("winter_residence", **pieces, **REGENT).play("special")) == "galicia"
    assert king(taken("summer_residence", **pieces, **REGENT).play("special")) == "toledo"
