"""Pieces, places and setting up, with all variants and modules (EG-1, EG-2, EG-19 to EG-23)."""

from __future__ import annotations

import re

import pytest

from tablero.core.errors import BadSetup, UnknownId
from tablero.core.record import load
from tablero.core.saving import save
from tablero.core.state import EVERYTHING
from tablero.core.table import Table, seat_at
from tablero.core.transcript import play_at_random, transcript
from tablero.games.el_grande.board import CARD_IDS, TYPE_OF_CARD, card_numbers
from tablero.testing import rule
from tablero.texts import texts_for
from tests.el_grande.card_helpers import at, board, court, province
from tests.el_grande.helpers import ALL_REGIONS, hand, idle_until

VALUES = {
    "galicia": [4, 2, 0],
    "navarra": [5, 3, 1],
    "aragon": [5, 4, 1],
    "cataluna": [4, 2, 1],
    "castilla": [6, 4, 2],
    "toledo": [7, 4, 2],
    "sevilla": [4, 3, 1],
    "granada": [6, 3, 1],
    "valencia": [5, 3, 2],
    "castillo": [5, 3, 1],
}


def stack_cards(table: Table) -> list[list[str]]:
    """The cards of every stack, those turned up included."""
    return [sorted(CARD_IDS[card] for card in stack) for stack in table.state.stacks]


# -- pieces -------------------------------------------------------------------------------------------------------


@rule("EG-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_thirty_caballeros_a_grande_and_thirteen_power_cards_each(players):
    table = seat_at("el-grande", players, "pieces", power_shift=False)

    assert table.seats == ["purple", "blue", "orange", "green", "white"][:players]
    for seat in table.seats:
        on_map = sum(board(table, region)["caballeros"][table.seat(seat)] for region in ALL_REGIONS)
        assert on_map + court(table, seat) + province(table, seat) == 30
        assert hand(table, seat) == list(range(1, 14))
        assert [seat in board(table, region)["grandes"] for region in ALL_REGIONS].count(True) == 1


@rule("EG-1.1")
def test_everybody_plays_the_colour_that_was_chosen():
    """The same game in other colours: seats, pieces, what is told, and what is answered."""
    usual = play_at_random(seat_at("el-grande", 3, "colours", new_regent=True).match)
    other = play_at_random(seat_at("el-grande", 3, "colours", new_regent=True, colours="white,green,blue").match)
    seats = {"purple": "blue", "blue": "green", "orange": "white"}

    def recoloured(text: str) -> str:
        lines = [line for line in text.splitlines() if not line.startswith("options:")]
        return re.sub("purple|blue|orange", lambda found: seats[found[0]], "\n".join(lines))

    assert Table(other).seats == ["blue", "green", "white"], "in the order of the box"
    assert recoloured(transcript(usual)) == "\n".join(
        line for line in transcript(other).splitlines() if not line.startswith("options:")
    )
    assert other.game.view(other.state, EVERYTHING)["colours"] == ["blue", "green", "white"]
    assert texts_for(other.game, seating=other.game.seating(other.state)).seat(2) == "White"


@rule("EG-1.1")
@pytest.mark.parametrize("colours", ["blue", "blue,white,green", "blue,red"])
def test_each_player_has_one_colour_of_the_box(colours):
    with pytest.raises(BadSetup):
        seat_at("el-grande", 2, colours=colours)


@rule("EG-19.2")
def test_the_dummy_has_the_colour_that_was_chosen_for_it():
    table = seat_at("el-grande", 2, "dummy", colours="white,purple", dummy="blue")

    assert table.seats == ["purple", "white"]
    assert table.view()["dummy"] == "blue"
    assert table.view()["colours"] == ["purple", "white", "blue"]
    assert "blue" in table.view()["order"], "its power card is turned up"
    assert seat_at("el-grande", 2, colours="orange,purple").view()["dummy"] == "blue", "the next one that is free"
    assert load(save(table.match)).game.seating(table.state) == table.game.seating(table.state)


@rule("EG-19.2")
def test_the_dummy_takes_no_colour_that_somebody_plays_and_is_there_with_two_players_only():
    with pytest.raises(BadSetup, match="'dummy' is a colour that nobody plays, not white"):
        seat_at("el-grande", 2, colours="white,purple", dummy="white")
    with pytest.raises(BadSetup, match="is for 2 players, not 3"):
        seat_at("el-grande", 3, dummy="white")


@rule("EG-2.6")
def test_the_first_player_is_named_by_colour():
    assert seat_at("el-grande", 2, colours="white,green", first_player="5").view()["first"] == "white"
    with pytest.raises(BadSetup, match=r"a colour that plays: 4 \(green\), 5 \(white\); not 1"):
        seat_at("el-grande", 2, colours="white,green", first_player="1")


@rule("EG-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadSetup, match=f"el-grande is for 2, 3, 4, 5 players, not {players}"):
        seat_at("el-grande", players)


@rule("EG-1.3", "EG-11.3")
@pytest.mark.parametrize(("place", "values"), VALUES.items())
def test_every_region_and_the_castillo_have_their_printed_values(place, values):
    assert board(seat_at("el-grande", 4, "values"), place)["values"] == values


@rule("EG-1.3")
def test_there_are_nine_regions_and_neither_the_castillo_nor_a_country_abroad_is_one():
    assert list(seat_at("el-grande", 4, "regions").view()["regions"]) == ALL_REGIONS


@rule("EG-1.4", "EG-2.3")
def test_the_king_is_in_one_region_and_both_tiles_wait_beside_the_board():
    view = seat_at("el-grande", 4, "tiles").view()

    assert view["king"] in ALL_REGIONS
    assert view["tiles_left"] == ["tile_8_4_0", "tile_4_0_0"]
    assert all(region["tile"] is None for region in view["regions"].values())


@rule("EG-1.5")
def test_stacks_one_to_four_have_ten_cards_and_every_card_places_as_many_as_its_stack_says():
    assert [len(card_numbers(stack, "base")) for stack in (1, 2, 3, 4)] == [10, 10, 10, 10]
    assert [CARD_IDS[card] for card in card_numbers(5, "king")] == ["his_majesty"]
    assert all(kind.place == kind.stack for kind in TYPE_OF_CARD)


# -- four and five players ----------------------------------------------------------------------------------------


@rule("EG-2.1", "EG-2.2")
def test_the_base_game_has_four_shuffled_stacks_without_module_cards():
    table = seat_at("el-grande", 5, "stacks")

    assert stack_cards(table) == [sorted(CARD_IDS[c] for c in card_numbers(n, "base")) for n in (1, 2, 3, 4)]
    assert table.view()["stacks"] == [9, 9, 9, 9]  # one of each is turned up
    assert table.view()["hands"][0]["modifier_count"] == 0
    other = seat_at("el-grande", 5, "other stacks")
    assert other.state.stacks != table.state.stacks


@rule("EG-2.3")
def test_the_marker_starts_on_the_first_space_and_all_scores_on_zero():
    view = seat_at("el-grande", 4, "start").view()

    assert view["round"] == 1
    assert view["score"] == [0, 0, 0, 0]


@rule("EG-2.4", "EG-2.5", "EG-1.2")
def test_king_and_grandes_start_in_different_regions_with_two_caballeros_and_seven_in_the_court():
    """Example EX-23."""
    table = seat_at("el-grande", 5, "example 23")
    view = table.view()
    homes = [region for region in ALL_REGIONS if view["regions"][region]["grandes"]]

    assert len(homes) == 5
    assert view["king"] not in homes
    for region in homes:
        colour = view["regions"][region]["grandes"][0]
        assert at(table, region) == f"2 {colour}, {colour} grande"
    assert [at(table, region) for region in ALL_REGIONS].count("") == 4  # the King's and three more
    assert (view["court"], view["province"], view["score"]) == ([7] * 5, [21] * 5, [0] * 5)


@rule("EG-2.6", ruling="EG-R38")
def test_the_first_player_is_drawn_by_lot():
    drawn = {seat_at("el-grande", 3, f"lot {n}").view()["first"] for n in range(20)}

    assert drawn == {"purple", "blue", "orange"}


@rule("EG-2.6", ruling="EG-R38")
def test_the_host_may_choose_the_first_player():
    table = seat_at("el-grande", 3, "host", first_player="2")

    assert (table.view()["first"], table.asked) == ("blue", "blue")
    with pytest.raises(BadSetup, match=r"a colour that plays: 1 .*, 2 .*, 3 .orange.; not 5"):
        seat_at("el-grande", 3, "host", first_player="5")


# -- variants -----------------------------------------------------------------------------------------------------


@rule("EG-18.1")
def test_the_short_game_starts_on_space_two():
    assert seat_at("el-grande", 4, "short", short=True).view()["round"] == 2


@rule("EG-19.1", "EG-19.2", "EG-19.3", ruling="EG-R40")
def test_with_two_players_stacks_two_and_three_are_one_and_orange_is_the_dummy():
    table = seat_at("el-grande", 2, "two")
    view = table.view()

    assert [len(cards) for cards in stack_cards(table)] == [10, 20, 10]
    assert len(view["offer"]) == 4
    assert view["dummy"] == "orange"
    assert table.seats == ["purple", "blue"]
    on_map = sum(board(table, region)["caballeros"][2] for region in ALL_REGIONS)
    assert on_map + view["province"][2] == 30
    assert on_map in (2, 4)  # the two regions of the first round; the King's gets none
    assert view["court"][2] == 0
    assert not any("orange" in region["grandes"] for region in view["regions"].values())


@rule("EG-20.1", "EG-20.2", "EG-19.1")
def test_three_players_have_five_cards_on_offer_or_four_with_merged_stacks():
    assert len(seat_at("el-grande", 3, "three").view()["offer"]) == 5

    merged = seat_at("el-grande", 3, "three", merged_stacks=True)
    assert [len(cards) for cards in stack_cards(merged)] == [10, 20, 10]
    assert len(merged.view()["offer"]) == 4


@rule("EG-20.2")
def test_stacks_are_not_merged_for_four_players():
    with pytest.raises(BadSetup, match="'merged_stacks' of el-grande is for 3 players, not 4"):
        seat_at("el-grande", 4, merged_stacks=True)


@rule("EG-21.1")
def test_new_regent_replaces_the_king_card_by_ten_cards():
    table = seat_at("el-grande", 4, "regent", new_regent=True)

    assert "his_majesty" not in table.view()["offer"]
    assert len(table.view()["offer"]) == 5
    assert stack_cards(table)[4] == sorted(CARD_IDS[card] for card in card_numbers(5, "new_regent"))
    assert len(stack_cards(table)[4]) == 10


def alternative_stacks() -> list[int]:
    """The stack of every alternative card, copy by copy."""
    return sorted(kind.stack for kind in TYPE_OF_CARD if kind.set == "alternative")


@rule("EG-22.1")
def test_each_alternative_card_replaces_a_random_card_of_its_stack():
    """Example EX-20, the rulebook's own."""
    table = seat_at("el-grande", 4, "example 20", alternative_cards="all")
    stacks = stack_cards(table)
    removed = [TYPE_OF_CARD[card].stack for card in table.state.removed]

    assert [len(cards) for cards in stacks] == [10, 10, 10, 10]
    assert sorted(removed) == alternative_stacks()
    for number, stack in enumerate(stacks, 1):
        alternatives = {CARD_IDS[card] for card in card_numbers(number, "alternative")}
        base = {CARD_IDS[card] for card in card_numbers(number, "base")}
        assert alternatives == set(stack) - base
        assert len(base - set(stack)) == len(alternatives)
    others = {tuple(seat_at("el-grande", 4, f"{n}", alternative_cards="all").state.removed) for n in range(9)}
    assert len(others) > 1


@rule("EG-22.1")
def test_any_of_the_alternative_cards_may_be_chosen():
    table = seat_at("el-grande", 4, "one veto", alternative_cards="veto_2")

    assert [card for card in stack_cards(table)[1] if card.startswith("veto")] == ["veto_2"]
    assert len(table.state.removed) == 1
    with pytest.raises(BadSetup, match="not 'levy_1'"):
        seat_at("el-grande", 4, alternative_cards="levy_1")


@rule("EG-23.1")
def test_power_shift_deals_three_modifiers_to_each_player_and_each_passes_one_to_the_left():
    table = seat_at("el-grande", 5, "shift", power_shift=True, first_player="1")
    dealt = [set(table.view(seat)["hands"][i]["modifiers"]) for i, seat in enumerate(table.seats)]
    assert [len(cards) for cards in dealt] == [3] * 5
    assert len(set.union(*dealt)) == 15
    assert table.all_asked == table.seats

    passed = [table.options_of(seat)[0] for seat in table.seats]
    table.play(*passed)

    for i, seat in enumerate(table.seats):
        mine = set(table.view(seat)["hands"][i]["modifiers"])
        assert mine == dealt[i] - {passed[i]} | {passed[i - 1]}
    assert table.kind == "modifier"


@rule("EG-19.1", "EG-21.1", "EG-22.1", ruling="EG-R25")
def test_modules_and_variants_are_played_together():
    """The alternative cards are exchanged within their own stack; then stacks 2 and 3 are mixed."""
    table = seat_at("el-grande", 2, "all", alternative_cards="all", new_regent=True, power_shift=True, short=True)

    assert [len(cards) for cards in stack_cards(table)] == [10, 20, 10, 10]
    assert sorted(TYPE_OF_CARD[card].stack for card in table.state.removed) == alternative_stacks()
    assert idle_until(table, "card").view()["round"] == 2
    assert len(table.view()["offer"]) in (3, 4)  # the dummy may have had its turn


@rule("EG-2.1")
def test_an_unknown_option_is_refused_with_a_hint():
    with pytest.raises(UnknownId, match="did you mean 'new_regent'"):
        seat_at("el-grande", 4, new_regents=True)
