"""The draft: balance of Ops, bonus, unseen cards, sizes of the stacks (SP-4)."""

from __future__ import annotations

import random

import pytest

from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import CARD, OPS, US, USSR, card_number
from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle_soloplay import agenda
from tablero.games.twilight_struggle_soloplay.draft import BETWEEN, EMPTY_STACKS, LAST, begin_draft, fill, ops_of
from tablero.games.twilight_struggle_soloplay.position import build, position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, names, stack

GAME_ID = "twilight-struggle-soloplay"
SIX = "duck_and_cover, fidel, nasser, comecon, nato, truman_doctrine"  # 3, 2, 1, 3, 4, 1 Ops
EIGHT = "blockade, korean_war, romanian_abdication, suez_crisis, decolonization, containment, cia_created, fidel"


def drafting(cards: str = SIX, **given):
    """The first draft of a later turn, with these cards on top of the draw pile."""
    return position(**({"turn": 2, "round": 0, "deck": f"{cards}, decolonization", "step": "draft"} | given))


# -- the balance -------------------------------------------------------------------------------------------------


@rule("SP-4.1")
def test_six_cards_lie_open_and_the_person_keeps_three():
    table = drafting()
    assert sorted(table.view("player")["dealt"]) == sorted(SIX.split(", "))

    table.play("fidel", "nasser", "truman_doctrine")

    assert sorted(table.view("player")["hand"]) == ["fidel", "nasser", "truman_doctrine"], "drawn for the headline"
    assert sorted(stack(table.state, "ai")) == ["comecon", "duck_and_cover", "nato"]


@rule("SP-4.1", "SP-0.8")
def test_cards_that_would_break_the_balance_are_not_offered():
    table = drafting()
    assert len(table.options) == 6, "14 Ops in all: 7 may be kept, so even NATO with two cards of 1 Op"

    table.play("nato")

    assert sorted(table.options) == ["fidel", "nasser", "truman_doctrine"]
    table.play("fidel")
    assert sorted(table.options) == ["nasser", "truman_doctrine"]


@rule("SP-4.1", "SP-19.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_whatever_is_chosen_the_kept_ops_never_exceed_the_given(side):
    for seed in range(12):
        luck = random.Random(seed)
        table = seat_at(GAME_ID, 1, f"balance {seed}", side=side)
        while table.kind == "draft":
            table.match.answer(luck.choice(table.ask.options))
        divided = [entry for entry in table.journal("divided") if entry["kept"] > entry["given"]]
        assert len(table.journal("divided")) == 2
        assert not divided


@rule("SP-4.1")
def test_the_question_tells_how_the_ops_stand():
    table = drafting().play("fidel")

    assert table.ask.values == {"left": 2, "kept": 2, "given": 12, "bonus": 1}
    assert table.view("player")["draft"] == {"size": 3, "left": 2, "kept_ops": 2, "open_ops": 12}


# -- the bonus ---------------------------------------------------------------------------------------------------


@rule("SP-4.2")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_three_ops_fewer_bring_1_vp(side):
    table = drafting(side=side).play("fidel", "nasser", "truman_doctrine")  # 4 against 10

    assert table.game.points(table.state) == [1]


@rule("SP-4.2")
def test_two_ops_fewer_bring_nothing():
    table = drafting().play("comecon", "fidel", "nasser")  # 6 against 8

    assert table.game.points(table.state) == [0]


@rule("SP-4.3", ruling="SP-R4")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_turn_1_has_no_bonus_and_ends_with_eight_cards_each(side):
    table = seat_at(GAME_ID, 1, "turn one", side=side)
    asked = 0
    while table.kind == "draft":
        assert table.ask.values["bonus"] == 0
        asked += 1
        cheapest = min(table.ask.options, key=lambda option: OPS[option - CARD])
        table.match.answer(cheapest)

    s = table.state
    assert asked == 6
    assert table.game.points(s) == [0]
    assert len(s.hands[s.ai]) == 8
    assert len(s.hands[s.person]) + len(s.drawn) == 8
    assert s.bottom == [0, 0], "shuffled"


# -- the course of the draft -------------------------------------------------------------------------------------


def programme(turn: int) -> list[list[int]]:
    """What the draft of a turn consists of, in order."""
    s = build({"turn": turn, "round": 0})
    s.agenda = []
    begin_draft(s)
    return s.agenda[::-1]


@rule("SP-4.3", "SP-4.4", "SP-4.5")
def test_the_second_draft_has_four_cards_in_turns_2_and_3_and_six_with_bonus_later():
    first, middle, last = [agenda.FILL, EMPTY_STACKS], [agenda.FILL, BETWEEN], [agenda.FILL, LAST]

    assert programme(1) == [first, [agenda.DRAFT, 6, 0], middle, [agenda.DRAFT, 6, 0], last]
    for turn in (2, 3):
        assert programme(turn) == [first, [agenda.DRAFT, 6, 1], middle, [agenda.DRAFT, 4, 0], last]
    for turn in (4, 10):
        assert programme(turn) == [first, [agenda.DRAFT, 6, 1], middle, [agenda.DRAFT, 6, 1], last]


def filled(step: int, **given):
    s = build({"turn": 2, "round": 0, **given})
    s.agenda = [[agenda.FILL, step]]
    fill(s)
    return s


@rule("SP-4.4")
def test_an_empty_stack_takes_the_china_card_of_its_side():
    s = filled(EMPTY_STACKS, side="us", player="fidel", china="ussr down")

    assert stack(s, "ai") == ["the_china_card"]
    assert stack(s, "player") == ["fidel"]


@rule("SP-4.4")
def test_an_empty_stack_without_the_china_card_draws_a_card():
    s = filled(EMPTY_STACKS, side="us", deck="nato", china="ussr up", ai="fidel")

    assert stack(s, "player") == ["nato"]
    assert stack(s, "ai") == ["fidel"]


@rule("SP-4.4")
def test_between_the_drafts_a_stack_of_exactly_four_draws_a_card():
    s = filled(BETWEEN, player="fidel, nasser, nato, containment", ai="blockade, korean_war, cia_created")

    assert len(s.hands[s.person]) == 5
    assert len(s.hands[s.ai]) == 3


@rule("SP-4.4", "SP-4.6", ruling="SP-R5")
def test_at_the_end_stacks_are_filled_up_to_eight():
    s = filled(LAST, player="fidel, nasser, nato", ai="blockade, korean_war, cia_created")

    assert len(s.hands[USSR]) == len(s.hands[US]) == 8
    assert s.agenda == [[agenda.HEADLINES]]


@rule("SP-4.5", "SP-4.6", ruling="SP-R5")
@pytest.mark.parametrize(("turn", "size"), [(2, 8), (3, 8), (4, 9), (10, 9)])
def test_stacks_that_are_too_large_lose_random_cards_but_never_the_china_card(turn, size):
    many = f"{EIGHT}, nasser, nato"
    s = filled(LAST, turn=turn, side="ussr", player=f"the_china_card, {many}", china="ussr up")

    assert len(s.hands[USSR]) == size
    assert CHINA in s.hands[USSR]
    assert len(s.discards) == 11 - size


@rule("SP-4.6", "SP-7.7")
def test_a_missile_envy_beside_the_stack_counts():
    s = filled(LAST, turn=4, side="us", player="fidel", missile_envy="us")

    assert len(s.hands[s.person]) == 8
    assert len(s.hands[s.ai]) == 9


@rule("SP-4.4", "SP-12.6")
def test_a_china_card_in_no_stack_is_turned_up_after_the_draft():
    s = filled(LAST, side="us", china="us down")

    assert s.china_up
    assert CHINA not in s.hands[US]


@rule("SP-4.7")
def test_the_discards_become_the_draw_pile_when_it_runs_out():
    table = position(
        turn=2, round=0, deck="nato, fidel", discards="nasser, comecon, containment, blockade", step="draft"
    )

    assert len(table.view("player")["dealt"]) == 6
    assert table.state.deck == []
    assert table.state.discards == []
    assert table.journal("reshuffle")


@rule("SP-4.8", "SP-15.6")
def test_cards_left_in_a_stack_stay_there():
    table = position(
        turn=2, round=7, side="ussr", player="fidel", ai="nato", milops="5/5", primary="asia", step="end-of-turn"
    )

    assert table.state.turn == 3
    assert table.kind == "draft"
    assert stack(table.state, "player") == ["fidel"]
    assert stack(table.state, "ai") == ["nato"]


@rule("SP-4.1")
def test_what_was_given_and_kept_is_known_and_the_rest_is_not():
    table = seat_at(GAME_ID, 1, "known")
    while table.kind == "draft":
        table.play(table.options[0])

    view = table.view("player")
    assert len(view["known"]["ai"]) >= 6
    assert len(view["known"]["player"]) + len(view["hand"]) >= 6
    assert view["stacks"] is None
    assert view["deck"] is None


def test_printed_ops_are_summed():
    assert ops_of([card_number("nato"), card_number("fidel")]) == 6
    assert names([card_number("nato")]) == ["nato"]
