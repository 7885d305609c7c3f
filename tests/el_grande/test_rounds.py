"""The course of the game: rounds, power cards, turn order, the end of a round, and the end (EG-3, 4, 5, 13, 17, 18)."""

from __future__ import annotations

import pytest

from tablero.core.errors import IllegalAnswer, NoUndo
from tablero.core.table import Table, seat_at
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.el_grande.card_helpers import score, scored
from tests.el_grande.helpers import FOUR_POWERS, finish_round, hand, idle, idle_until, levy, played


def course(table: Table) -> list[str]:
    """The rounds and general scorings of a game in which nobody does more than necessary: `1 2 3 S ...`."""
    while not table.match.over:
        idle(table)
    entries = [entry for entry in table.journal() if entry["kind"] in ("round", "general-scoring")]
    return ["S" if entry["kind"] == "general-scoring" else str(entry["n"]) for entry in entries]


# -- rounds -------------------------------------------------------------------------------------------------------


@rule("EG-3.1", "EG-13.4")
def test_nine_rounds_are_played_with_a_general_scoring_after_the_third_sixth_and_ninth():
    assert course(seat_at("el-grande", 4, "nine rounds")) == [*"123S456S789S"]


@rule("EG-18.1")
def test_the_short_game_skips_the_spaces_1_4_and_7():
    """Example EX-21, the rulebook's own."""
    assert course(seat_at("el-grande", 4, "six rounds", short=True)) == [*"23S56S89S"]


@rule("EG-3.1")
def test_a_round_turns_up_cards_then_plays_power_cards_then_gives_everybody_one_turn():
    table = finish_round(seat_at("el-grande", 3, "one round", first_player="1"))
    kinds = [entry["kind"] for entry in table.journal()]
    first_round = kinds[kinds.index("round") + 1 : len(kinds) - kinds[::-1].index("round") - 1]

    assert first_round[:8] == ["offered"] * 5 + ["played-power"] * 3
    assert first_round.count("turn") == first_round.count("took-card") == 3
    assert first_round[-1] == "first-player"
    assert {entry["who"] for entry in table.journal("turn")} == {"purple", "blue", "orange"}


@rule("EG-3.2")
def test_the_game_ends_with_the_third_general_scoring_and_nothing_more_is_asked():
    table = position(round=9, step="scoring", galicia="2 purple")

    assert table.match.over
    assert table.match.open_asks() == []
    assert score(table) == "4 purple"
    assert [entry["kind"] for entry in table.journal()][-1] == "over"
    with pytest.raises(IllegalAnswer, match="the game has ended"):
        table.play("done")


@rule("EG-3.2", "EG-11.2")
def test_the_decision_that_ended_the_game_cannot_be_taken_back():
    table = position(round=9, powers=FOUR_POWERS, turn="green", card="levy_1").play("done")

    assert table.match.over
    with pytest.raises(NoUndo):
        table.undo("green")


@rule("EG-3.2")
def test_the_game_does_not_end_with_an_earlier_general_scoring():
    assert position(round=6, step="scoring").kind == "power"


# -- action cards -------------------------------------------------------------------------------------------------


@rule("EG-4.1")
def test_every_stack_turns_up_its_top_card_and_his_majesty_is_always_among_them():
    table = position(step="opening", next_cards="militia, levy_3, crowds, coup")
    assert table.view()["offer"] == ["militia", "levy_3", "crowds", "coup", "his_majesty"]

    finish_round(table)
    assert len(table.view()["offer"]) == 5
    assert table.view()["offer"][4] == "his_majesty"


@rule("EG-13.1")
def test_a_card_nobody_took_is_discarded_at_the_end_of_the_round():
    """Example EX-08, the rulebook's own."""
    table = position(powers=FOUR_POWERS, turn="green", card="his_majesty", offer="levy_1").play("done")

    assert table.view()["discards"] == ["levy_1"]
    assert "levy_1" not in table.view()["offer"]


@rule("EG-13.1", "EG-7.4")
def test_the_king_card_is_never_discarded_taken_or_not():
    """Example EX-08: had the King card been left over, it would stay."""
    left_over = position(powers=FOUR_POWERS, turn="green", card="levy_1", offer="his_majesty").play("done")
    assert left_over.view()["discards"] == ["levy_1"]
    assert "his_majesty" in left_over.view()["offer"]

    taken = position(powers=FOUR_POWERS, turn="green", card="his_majesty", offer="levy_1").play("done")
    assert "his_majesty" in taken.view()["offer"]


@rule("EG-7.4")
def test_a_used_action_card_goes_to_the_discard_pile_at_the_end_of_the_turn():
    table = position(powers=FOUR_POWERS, card="levy_1").play("special", "galicia")
    assert table.view()["discards"] == []

    assert table.play("done").view()["discards"] == ["levy_1"]


# -- power cards --------------------------------------------------------------------------------------------------


@rule("EG-5.1", "EG-5.2", ruling="EG-R32")
def test_no_value_is_played_twice_in_a_round():
    """Example EX-01, the rulebook's own; here purple sits between green and blue."""
    table = position(first="green").play("power_8", "power_9")

    with pytest.raises(IllegalAnswer, match=r"blue answered 'power_8' .*\(EG-5.2\)"):
        table.play("power_8")
    table.play("power_3")
    with pytest.raises(IllegalAnswer, match="orange answered 'power_3'"):
        table.play("power_3")
    table.play("power_5")

    assert [played(table, colour)["power"] for colour in ("green", "blue", "orange", "purple")] == [8, 3, 5, 9]


@rule("EG-5.1", ruling="EG-R40")
def test_power_cards_are_played_clockwise_beginning_with_the_first_player():
    table = position(players=5, first="green")

    for seat in ("green", "white", "purple", "blue", "orange"):
        assert table.asked == seat
        table.play(table.options[0])


@rule("EG-5.3", "EG-13.2")
def test_turns_run_from_the_highest_power_card_to_the_lowest_whose_player_gets_the_marker():
    """Example EX-02, the rulebook's own; the marker is added."""
    table = position(first="green").play("power_8", "power_9", "power_3", "power_5")
    assert table.view()["order"] == ["purple", "green", "orange", "blue"]

    finish_round(table)
    assert [entry["who"] for entry in table.journal("turn")] == ["purple", "green", "orange", "blue"]
    assert table.view()["first"] == "blue"
    assert table.asked == "blue"


@rule("EG-13.2", ruling="EG-R42")
def test_exactly_one_player_is_lowest_and_gets_the_marker():
    table = seat_at("el-grande", 5, "markers")
    for _ in range(4):
        idle_until(table, "card")
        totals = {colour: played(table, colour)["total"] for colour in table.seats}
        assert len(set(totals.values())) == 5
        finish_round(table)
        assert table.view()["first"] == min(totals, key=lambda colour: totals[colour])


@rule("EG-5.2", ruling="EG-R10")
def test_even_the_last_of_five_players_in_the_last_round_has_a_power_card_to_play():
    """The four others have played four of the five cards in hand: the fifth is played without a question."""
    table = position(
        players=5,
        round=9,
        hand="white 2 5 7 11 13",
        powers="2 purple, 5 blue, 11 orange, 13 green",
    )

    assert played(table, "white")["power"] == 7
    assert table.view()["order"] == ["green", "orange", "white", "blue", "purple"]


@rule("EG-5.4", "EG-13.3")
def test_a_used_power_card_does_not_come_back():
    table = position(first="purple").play("power_8", "power_9", "power_3", "power_5")
    assert 8 not in hand(table, "purple")

    finish_round(table)
    idle_until(table, "power", "purple")
    assert "power_8" not in table.options
    assert hand(table, "purple") == [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13]
    assert table.view()["played"][table.seat("purple")] is None


@rule("EG-card-reinforcement", "EG-13.2", ruling="EG-R26")
def test_a_power_card_taken_back_this_round_still_counts_for_the_marker():
    """Example EX-22, the rulebook's own."""
    table = position(
        powers="9 blue, 7 orange, 5 green, 2 purple",
        turn="purple",
        hand="purple 1 3 4 5 6 7 8 9 10 11 12",
        card="reinforcement_1",
    )

    table.play("special")
    assert table.options == ["power_2", "power_13"]
    table.play("power_2")
    assert 2 in hand(table, "purple")
    assert table.view()["order"] == ["blue", "orange", "green", "purple"]

    finish_round(table)
    assert table.view()["first"] == "purple"
    assert "power_2" in table.options


# -- the end ------------------------------------------------------------------------------------------------------


@rule("EG-17.1")
def test_players_with_equal_points_share_the_victory_and_the_next_place_stays_empty():
    """Example EX-67."""
    table = position(players=3, step="over", score="88 purple, 88 blue, 80 orange")

    assert table.game.winners(table.state) == [0, 1]
    assert table.game.places(table.state) == [1, 1, 3]


@rule("EG-17.1")
def test_most_points_win_alone_and_lower_places_are_shared_too():
    table = position(step="over", score="70 purple, 91 blue, 70 orange, 12 green")

    assert table.game.winners(table.state) == [1]
    assert table.game.places(table.state) == [2, 1, 2, 4]


@rule("EG-17.1", ruling="EG-R30")
def test_scores_go_on_beyond_any_track():
    assert levy("galicia", galicia="1 purple", score="347 purple") == "351 purple"


@rule("EG-14.4", "EG-13.4")
def test_after_a_general_scoring_the_next_round_begins():
    table = position(round=3, step="scoring", first="blue", powers="9 purple, 3 blue, 5 orange, 8 green")

    assert scored(table)[-1] == "valencia"
    assert table.view()["round"] == 4
    assert (table.kind, table.asked) == ("power", "blue")
