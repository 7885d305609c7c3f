"""Turns, Primary and Secondary Region, scoring rounds (SP-2, SP-3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.errors import BadSetup
from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import REGION_IDS
from tablero.games.twilight_struggle_soloplay.board import IS_EARLY, SCORING_CARDS
from tablero.games.twilight_struggle_soloplay.position import build, position, region_card
from tablero.games.twilight_struggle_soloplay.regions import first_regions, next_regions, rebuild_pile
from tablero.games.twilight_struggle_soloplay.turns import acting_order, next_round, start_turn
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, names, regions

GAME_ID = "twilight-struggle-soloplay"


def turned_up(turn: int, order: list[str], more: tuple[list[str], ...] = (), **given: object):
    """The start of a turn with the scoring cards in this order, and what later shuffles give (each next card first)."""
    s = build({"turn": turn, "round": 1, "step": "next-round", **given})
    for shuffle in [order, *more]:
        s.fate = [*s.fate, *[region_card(word) for word in shuffle][::-1]]
    first_regions(s)
    s.round = 1
    return s


def all_rounds(s, rounds: int) -> list[str]:
    """The regions of each round from this one on."""
    found = [regions(s)]
    while s.round < rounds:
        s.round += 1
        next_regions(s)
        found.append(regions(s))
    return found


# -- the first regions -------------------------------------------------------------------------------------------


@rule("SP-3.1", "SP-3.2")
def test_in_the_early_war_two_early_war_regions_do_not_lie_open_together():
    """Example REG-1."""
    s = turned_up(
        1,
        ["europe", "middle_east", "south_america", "asia", "africa", "central_america", "southeast_asia"],
        (["middle_east", "asia", "africa", "central_america", "southeast_asia"],),
    )

    assert regions(s) == "europe / south_america"
    assert region_card("middle_east") in s.pile, "held back and shuffled into the pile again"
    assert len(s.pile) == 5


@rule("SP-3.2")
def test_from_turn_4_on_any_two_regions_go_together():
    s = turned_up(4, ["europe", "middle_east", "south_america", "asia", "africa", "central_america", "southeast_asia"])

    assert regions(s) == "europe / middle_east"


@rule("SP-3.2")
def test_a_mid_war_region_may_have_any_second():
    s = turned_up(1, ["africa", "middle_east", "south_america", "asia", "europe", "central_america", "southeast_asia"])

    assert regions(s) == "africa / middle_east"


# -- through a turn ----------------------------------------------------------------------------------------------


@rule("SP-3.3", "SP-3.4", "SP-3.6")
def test_an_early_war_turn_has_one_scoring_round():
    """Example REG-2."""
    s = turned_up(2, ["europe", "south_america", "southeast_asia", "middle_east", "central_america", "asia", "africa"])

    assert all_rounds(s, 6) == [
        "europe / south_america",
        "south_america / -",
        "southeast_asia / -",
        "middle_east / - *",
        "central_america / asia",
        "asia / -",
    ]
    assert s.pile == [region_card("africa")]
    assert s.scorings == 1


@rule("SP-3.4", "SP-3.5", "SP-3.6", "SP-3.7")
def test_from_the_mid_war_on_rounds_3_and_6_are_scored():
    """Example REG-3: Southeast Asia has left the game."""
    s = turned_up(
        5,
        ["middle_east", "asia", "central_america", "south_america", "europe", "africa"],
        (["middle_east", "asia", "africa"],),
        removed="southeast_asia_scoring",
    )

    assert all_rounds(s, 7) == [
        "middle_east / asia",
        "asia / -",
        "central_america / - *",
        "south_america / europe",
        "europe / -",
        "middle_east / - *",
        "asia / -",
    ]


@rule("SP-3.4", ruling="SP-R3")
def test_late_in_a_turn_fewer_regions_are_turned_up_after_the_scoring():
    fifth = build({"turn": 1, "round": 6, "scoring": "yes", "scorings": 1, "primary": "asia", "step": "next-round"})
    next_regions(fifth)
    fourth = build({"turn": 1, "round": 5, "scoring": "yes", "scorings": 1, "primary": "asia", "step": "next-round"})
    next_regions(fourth)

    assert fifth.secondary == 0, "one round left: one region"
    assert fourth.secondary != 0
    assert fifth.aside == fourth.aside == [region_card("asia")]


@rule("SP-3.5")
def test_the_regions_of_the_first_two_rounds_come_again():
    s = turned_up(
        4,
        ["asia", "africa", "europe", "south_america", "central_america", "middle_east", "southeast_asia"],
        (["southeast_asia", "africa", "asia"],),
    )
    all_rounds(s, 3)

    assert regions(s) == "europe / - *"
    assert s.pile[:3] == [region_card(word) for word in ("asia", "africa", "southeast_asia")]
    assert s.aside == []
    assert sorted(s.under) == sorted([region_card("asia"), region_card("africa")])


@rule("SP-3.6", "SP-19.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 7, 8, 10])
def test_each_turn_has_its_scoring_rounds_whatever_the_order(turn):
    for seed in range(40):
        s = build({"turn": turn, "round": 1, "step": "next-round"})
        s.dice.key = bytes([seed]) * 16
        first_regions(s)
        s.round = 1
        last = 6 if turn < 4 else 7
        shown = [s.primary]
        while s.round < last:
            s.round += 1
            next_regions(s)
            shown.append(s.primary)
            if turn < 4:
                assert not (IS_EARLY[s.primary] and IS_EARLY[s.secondary])
            assert not (s.scoring and s.secondary), "a scoring round has no Secondary Region"
        assert s.scorings == (1 if turn < 4 else 2)


@rule("SP-3.6")
def test_a_second_early_war_region_is_not_scored_in_the_same_turn():
    s = build({"turn": 3, "round": 5, "scorings": 1, "primary": "africa", "secondary": "asia", "step": "next-round"})
    next_regions(s)

    assert regions(s) == "asia / -"


@rule("SP-3.6")
def test_no_round_before_the_third_is_scored():
    s = build({"turn": 1, "round": 2, "primary": "africa", "secondary": "asia", "step": "next-round"})
    next_regions(s)

    assert regions(s) == "asia / -"


@rule("SP-2.3", ruling="SP-R2")
def test_an_eighth_round_turns_up_a_region_but_scores_nothing():
    s = build({"turn": 9, "round": 8, "scorings": 2, "primary": "africa", "step": "next-round"})
    pile = len(s.pile)
    next_regions(s)

    assert not s.scoring
    assert s.secondary == 0
    assert s.aside == [region_card("africa")]
    assert len(s.pile) == pile - 1


@rule("SP-15.4", "SP-15.5", "SP-3.7")
def test_at_the_end_of_the_turn_southeast_asia_leaves_if_it_was_scored():
    s = build({"turn": 5, "round": 7, "primary": "asia", "aside": "europe, southeast_asia", "step": "next-round"})
    s.southeast_scored = True
    rebuild_pile(s)

    assert len(s.pile) == 6
    assert region_card("southeast_asia") not in s.pile
    assert region_card("southeast_asia") in s.removed
    assert (s.primary, s.secondary, s.aside) == (0, 0, [])

    kept = build({"turn": 5, "round": 7, "primary": "asia", "aside": "europe, southeast_asia", "step": "next-round"})
    rebuild_pile(kept)
    assert len(kept.pile) == 7


@rule("SP-card-94", ruling="SP-R55")
@pytest.mark.parametrize(("region", "closed"), [("africa", "africa"), ("southeast_asia", "asia")])
def test_chernobyl_as_a_headline_of_the_ai_waits_for_the_first_scoring_round(region, closed):
    s = build(
        {
            "side": "ussr",
            "turn": 5,
            "round": 2,
            "primary": "europe",
            "aside": "asia",
            "pending": "chernobyl",
            "step": "next-round",
        }
    )
    s.pile = [card for card in s.pile if card != region_card(region)] + [region_card(region)]
    s.fate = [s.pile[0], region_card("europe"), region_card("asia")]
    next_round(s)

    assert regions(s) == f"{region} / - *"
    assert REGION_IDS[s.chernobyl] == closed
    assert not s.is_pending(94)


# -- who acts ----------------------------------------------------------------------------------------------------


@rule("SP-2.2")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_ussr_acts_first_but_the_person_in_a_scoring_round(side):
    usual = build({"side": side, "turn": 2, "round": 4, "primary": "asia"})
    scoring = build({"side": side, "turn": 2, "round": 4, "primary": "asia", "scoring": "yes"})

    assert acting_order(usual) == [0, 1]
    assert acting_order(scoring) == [scoring.person, scoring.ai]


@rule("SP-2.3")
def test_only_the_entitled_side_acts_in_an_eighth_round():
    s = build({"side": "us", "turn": 9, "round": 8, "space": "8/3", "primary": "asia"})
    nobody = build({"side": "us", "turn": 9, "round": 8, "space": "2/3", "primary": "asia"})

    assert acting_order(s) == [1]
    assert acting_order(nobody) == []


@rule("SP-2.1", "SP-3.2")
def test_the_regions_are_known_before_the_draft():
    table = seat_at(GAME_ID, 1, "draft")

    assert table.kind == "draft"
    view = table.view("player")
    assert view["primary"]
    assert view["secondary"]
    assert view["round"] == 0


@rule("SP-2.1", "SP-19.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_a_whole_turn_has_six_rounds_and_later_seven(side):
    """Both sides act in every round, and the person first in scoring rounds."""
    luck = random.Random(side)
    table = seat_at(GAME_ID, 1, f"turns {side}", side=side)
    while not table.match.over and table.state.turn < 5:
        table.match.answer(luck.choice(table.ask.options))
    acted: dict[tuple[int, int], list[Any]] = {}
    turn = scoring = 0
    for entry in table.journal():
        if entry["kind"] == "turn":
            turn = entry["turn"]
        elif entry["kind"] == "scoring-round":
            scoring = 1
        elif entry["kind"] in ("round", "ai-acts"):
            acted.setdefault((turn, entry["round"]), []).append((entry["who"], scoring))
            if len(acted[turn, entry["round"]]) == 2:
                scoring = 0
    complete = [turn for turn in {turn for turn, _ in acted} if turn < table.state.turn]
    for turn in complete:
        assert sorted(round for t, round in acted if t == turn)[:6] == [1, 2, 3, 4, 5, 6]
        for round in range(1, 7 if turn < 4 else 8):
            who = [party for party, _ in acted[turn, round]]
            assert sorted(who) == ["ai", "player"]
            if acted[turn, round][0][1]:
                assert who == ["player", "ai"]


@rule("SP-2.1")
@pytest.mark.parametrize(("turn", "cards"), [(4, ["missile_envy", "che"]), (8, ["wargames", "yuri_and_samantha"])])
def test_new_cards_come_with_turns_4_and_8(turn, cards):
    s = build({"turn": turn - 1, "round": 1, "step": "start-turn"})
    s.turn = turn
    before = s.deck

    start_turn(s)

    new = names(sorted(set(s.deck) - set(before)))
    assert [card for card in ("missile_envy", "wargames", "che", "yuri_and_samantha") if card in new] == cards
    assert not set(SCORING_CARDS) & set(s.deck), "scoring cards stay in their pile"


def test_a_position_with_an_incomplete_pile_is_refused():
    with pytest.raises(BadSetup, match="it lacks"):
        position(primary="asia", pile="europe")
