"""What is open and what is hidden, secret choices, dealing anew, and what always holds (EG-24)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tablero.core.errors import DeadEnd, NoUndo
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.core.table import Table, seat_at
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import at
from tests.el_grande.helpers import FOUR_POWERS, finish_round, hand, idle_until

ALL_MODULES: dict[str, Any] = {"alternative_cards": "all", "new_regent": True, "power_shift": True}


def known_to(table: Table, seat: str) -> str:
    """Everything a seat may see at this moment: its view, its question, its journal."""
    return json.dumps([table.view(seat), table.options_of(seat), table.journal(seat=seat)])


def deal_anew(table: Table, seat: str, key: bytes) -> Table:
    """A table of the same game in which everything that `seat` can't know is dealt anew."""
    match = table.match.full_copy()
    match.redeal(table.seat(seat), key)
    return Table(match)


# -- open ---------------------------------------------------------------------------------------------------------


@rule("EG-24.1")
def test_map_supplies_scores_offer_and_played_cards_are_open_to_everybody():
    table = position(
        powers=FOUR_POWERS, card="levy_1", score="5 blue", galicia="2 purple, blue grande", toledo="tile_8_4_0"
    )
    for seat in (*table.seats, ""):
        view = table.view(seat)
        assert view["regions"]["galicia"]["caballeros"] == [2, 0, 0, 0]
        assert view["regions"]["galicia"]["grandes"] == ["blue"]
        assert view["regions"]["toledo"]["tile"] == "tile_8_4_0"
        assert (view["court"], view["province"], view["score"]) == ([7] * 4, [21, 23, 23, 23], [0, 5, 0, 0])
        assert [card["power"] for card in view["played"]] == [9, 8, 5, 3]
        assert (view["card"], len(view["offer"])) == ("levy_1", 4)


@rule("EG-24.1", "EG-11.1", "EG-24.2")
def test_the_number_thrown_into_the_castillo_is_told_but_its_contents_are_not_shown():
    table = position(card="his_majesty", castillo="3 blue").play("place", "castillo", "castillo", "done")

    for seat in table.seats:
        assert sum(entry["n"] for entry in table.journal("threw", seat=seat)) == 2
        assert "caballeros" not in table.view(seat)["castillo"]
    assert "caballeros" not in table.game.view(table.state, SPECTATOR)["castillo"]
    assert table.game.view(table.state, EVERYTHING)["castillo"]["caballeros"] == [2, 3, 0, 0]


SEEN_OF_A_HAND = {"power_count", "modifier_count", "used", "unsure"}


# -- hidden -------------------------------------------------------------------------------------------------------


@rule("EG-24.2", "EG-5.4", "EG-23.1")
def test_hands_and_modifiers_are_seen_by_their_owner_only():
    table = position(options="power_shift", hand="purple 1 5 13", modifiers="purple spy courier, blue scout")

    mine = table.view("purple")["hands"][0]
    assert (mine["powers"], mine["modifiers"]) == ([1, 5, 13], ["courier", "spy"])
    for viewer in (1, 2, 3, SPECTATOR):
        assert set(table.game.view(table.state, viewer)["hands"][0]) == SEEN_OF_A_HAND
        assert table.game.view(table.state, viewer)["hands"][0]["modifier_count"] == 2


@rule("EG-24.2", "EG-2.2")
def test_no_view_tells_the_order_of_the_stacks_or_what_was_removed():
    table = seat_at("el-grande", 2, "hidden", **ALL_MODULES)
    hidden = [id for id in ("stacks", "removed", "region_deck", "dummy_powers") if id in table.view("purple")]

    assert hidden == ["stacks"]
    assert table.view("purple")["stacks"] == [10, 20, 10, 10]  # numbers of cards, nothing more


@rule("EG-24.2", "EG-23.1")
def test_a_modifier_passed_on_is_known_to_giver_and_receiver_only():
    table = seat_at("el-grande", 4, "passing", power_shift=True)
    table.play(*[table.options_of(seat)[0] for seat in table.seats])

    for seat in table.seats:
        pairs = [(entry["who"], entry["whom"]) for entry in table.journal("modifier-passed", seat=seat)]
        assert len(pairs) == 2
        assert all(seat in pair for pair in pairs)


# -- choosing at the same time ------------------------------------------------------------------------------------


@rule("EG-24.3", "EG-10.6", "EG-14.1")
def test_nobody_learns_a_secret_choice_before_all_are_in():
    table = position(round=3, step="scoring", castillo="2 purple, 2 blue, 2 orange")
    before = {seat: known_to(table, seat) for seat in ("blue", "orange", "green")}

    table.answer("purple", "granada")

    assert {seat: known_to(table, seat) for seat in before} == before
    assert table.all_asked == ["blue", "orange"]  # purple is ready: that much may be seen
    assert at(table, "castillo") == "2 purple, 2 blue, 2 orange"
    table.answer("orange", "galicia").answer("blue", "granada")
    assert (at(table, "granada"), at(table, "galicia")) == ("2 purple, 2 blue", "2 orange")


@rule("EG-24.3")
def test_choices_may_come_in_any_order_with_the_same_result():
    discs = {"purple": "galicia", "blue": "toledo", "orange": "court"}
    results = []
    for order in (("purple", "blue", "orange"), ("orange", "purple", "blue"), ("blue", "orange", "purple")):
        table = position(round=3, step="scoring", castillo="2 purple, 2 blue, 2 orange")
        for seat in order:
            table.answer(seat, discs[seat])
        results.append(table.view())
    assert results[0] == results[1] == results[2]


@rule("EG-24.3")
def test_a_choice_may_be_changed_while_others_think_but_not_once_somebody_else_has_chosen():
    table = position(card="coup", toledo="1 blue, 1 orange, 1 green").play("special", "toledo")

    table.answer("green", "sevilla").undo("green").answer("green", "granada").answer("blue", "galicia")
    with pytest.raises(NoUndo, match="another seat has decided since"):
        table.undo("green")
    table.answer("orange", "galicia")
    assert at(table, "granada") == "1 green"
    with pytest.raises(NoUndo, match="rolled, revealed or decided"):
        table.undo("orange")


@rule("EG-24.2", "EG-4.1")
def test_what_a_new_round_turns_up_cannot_be_taken_back():
    table = position(powers=FOUR_POWERS, turn="green", card="levy_1").play("done")

    assert table.view()["round"] == 2
    with pytest.raises(NoUndo):
        table.undo("green")


@rule("EG-7.2")
def test_until_something_is_revealed_a_whole_turn_can_be_taken_back():
    table = position(powers=FOUR_POWERS, step="choosing", offer="coup, levy_1", king="castilla")
    before = known_to(table, "purple")

    table.play("levy_1", "place", "toledo", "galicia", "special", "toledo")
    assert table.asked == "blue"
    for _ in range(6):
        table.undo("purple")

    assert known_to(table, "purple") == before
    with pytest.raises(NoUndo):
        table.undo("purple")


# -- dealing anew -------------------------------------------------------------------------------------------------


@rule("EG-24.2", ruling="EG-R36")
def test_dealing_anew_what_a_player_cannot_know_changes_nothing_that_player_can_see():
    table = seat_at("el-grande", 3, "dealing anew", **ALL_MODULES)
    random = Random(7)
    for n in range(120):
        asks = table.match.open_asks()
        ask = asks[random.randrange(len(asks))]
        table.match.answer(random.choice(ask.options), ask.seat)
        if n % 6 == 0:
            for seat in table.seats:
                other = deal_anew(table, seat, bytes([n]))
                assert known_to(other, seat) == known_to(table, seat)
                table.game.check(other.state)


@rule("EG-24.2", "EG-11.2", ruling="EG-R36")
def test_dealing_anew_shuffles_the_stacks_but_leaves_the_castillo_as_it_was_announced():
    table = position(players=2, castillo="3 purple, 2 blue, 1 orange", next_cards="levy_1, coup", powers="9 orange")
    worlds = [deal_anew(table, "purple", bytes([n])) for n in range(8)]

    assert {at(world, "castillo") for world in worlds} == {"3 purple, 2 blue, 1 orange"}
    assert len({str(world.state.stacks) for world in worlds}) == 8
    assert len({str(world.state.region_deck) for world in worlds}) == 8
    assert len({str(world.state.dummy_powers) for world in worlds}) == 8
    assert all(sorted(world.state.dummy_powers) == sorted(table.state.dummy_powers) for world in worlds)


@rule("EG-card-reinforcement", "EG-24.2", "EG-5.4", ruling="EG-R37")
def test_others_see_that_a_card_was_taken_back_but_not_which():
    table = position(card="reinforcement_1", powers=FOUR_POWERS, hand="purple 1 2 3 4 5 6 7 8 10 11")
    table.play("special", "power_13")

    assert [entry["card"] for entry in table.journal("card-back", seat="purple")] == ["power_13"]
    assert table.journal("card-back", seat="blue") == []
    assert [entry["who"] for entry in table.journal("power-back", seat="blue")] == ["purple"]
    imagined = [hand(deal_anew(table, "blue", bytes([n])), "purple") for n in range(30)]
    assert {13 in cards for cards in imagined} == {True, False}
    assert {tuple(sorted({9, 12, 13} & set(cards))) for cards in imagined} == {(9,), (12,), (13,)}
    for n in range(9):  # purple knows
        assert hand(deal_anew(table, "purple", bytes([n])), "purple") == hand(table, "purple")


@rule("EG-card-reinforcement", "EG-23.5", ruling="EG-R37")
def test_others_see_whether_it_was_a_power_card_or_a_modifier():
    given = {"options": "power_shift", "card": "reinforcement_1", "powers": FOUR_POWERS, "used": "purple spy"}

    power = position(**given).play("special", "power_9")
    assert len(power.journal("power-back", seat="blue")) == 1
    modifier = position(**given).play("special", "spy")
    assert len(modifier.journal("modifier-back", seat="blue")) == 1
    seen = modifier.view("blue")["hands"][0]
    assert (seen["power_count"], seen["modifier_count"], seen["unsure"]) == (12, 1, [])
    assert set(seen) == SEEN_OF_A_HAND


@rule("EG-24.1", "EG-24.2", "EG-card-reinforcement", ruling="EG-R58")
def test_all_see_which_power_cards_were_used_and_which_may_be_back():
    table = position(card="reinforcement_1", powers=FOUR_POWERS, hand="purple 1 2 3 4 5 6 7 8 10 11")
    for viewer in ("blue", "orange"):
        seen = table.view(viewer)["hands"][0]
        assert (seen["used"], seen["unsure"]) == ([9, 12, 13], [])

    table.play("special", "power_13")
    seen = table.view("blue")["hands"][0]
    assert (seen["used"], seen["unsure"]) == ([], [9, 12, 13])
    assert "powers" not in seen
    assert table.view("purple")["hands"][0]["unsure"] == [9, 12, 13]  # what the others can't tell


@rule("EG-card-reinforcement", "EG-24.2", ruling="EG-R37")
def test_a_card_taken_back_unseen_is_known_again_once_it_is_played():
    table = position(card="reinforcement_1", powers="2 purple, 9 blue, 8 orange, 5 green", turn="purple",
                     hand="purple 1 3 4 5 6 7 8 9 10 11").play("special", "power_13")  # fmt: skip
    finish_round(table)
    idle_until(table, "power", "purple").play("power_13")

    imagined = [hand(deal_anew(table, "blue", bytes([n])), "purple") for n in range(10)]
    assert all(cards == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11] for cards in imagined)


# -- what always holds --------------------------------------------------------------------------------------------


@rule("EG-24.4", "EG-1.2", "EG-12.1", "EG-23.2", ruling=("EG-R25", "EG-R54"))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_at_every_decision_of_games_with_all_modules(players):
    random = Random(players)
    for game in range(3):
        table = seat_at("el-grande", players, f"laws {players} {game}", **ALL_MODULES)
        while not table.match.over:
            before = table.state.copy()
            asks = table.match.open_asks()
            ask = asks[random.randrange(len(asks))]
            table.match.answer(random.choice(ask.options), ask.seat)
            table.game.check(table.state)
            table.game.check_change(before, table.state)
        assert table.state.space == 9


@rule("EG-24.4")
def test_a_state_that_breaks_a_law_is_recognised():
    table = seat_at("el-grande", 4, "broken")
    table.game.check(table.state)

    lost = table.state.copy()
    lost.take(0, 10)
    with pytest.raises(DeadEnd, match="colour 0 has 29 caballeros, not 30"):
        table.game.check(lost)
    twice = table.state.copy()
    twice.tiles = [3, 3]
    with pytest.raises(DeadEnd, match="two tiles lie on one board"):
        table.game.check(twice)
    equal = table.state.copy()
    equal.order, equal.total = [0, 1], [7, 7, 0, 0, 0]
    with pytest.raises(DeadEnd, match="not all different"):
        table.game.check(equal)
    entered = table.state.copy()
    entered.put(0, entered.king)
    with pytest.raises(DeadEnd, match="the King's region changed for colour 0"):
        table.game.check_change(table.state, entered)
