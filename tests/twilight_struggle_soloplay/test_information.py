"""Who may know what: both stacks are hidden, what was seen stays known; and what must always hold (SP-0.3, SP-19)."""

from __future__ import annotations

import random

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import DeadEnd
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import card_number
from tablero.games.twilight_struggle_soloplay.invariants import check
from tablero.games.twilight_struggle_soloplay.position import build, position, region_card
from tablero.games.twilight_struggle_soloplay.secrets import reshuffle_unknown
from tablero.games.twilight_struggle_soloplay.stacks import bury, look_through, put_under, shuffle_stack, take_out
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, names, stack

GAME_ID = "twilight-struggle-soloplay"
LONG = "fidel, nasser, nato, containment, blockade, korean_war, cia_created, comecon"


def dealt_anew(s, key: str):
    world = s.copy()
    reshuffle_unknown(world, Dice(dice_key(key.encode())))
    return world


# -- what is hidden ----------------------------------------------------------------------------------------------


@rule("SP-0.3")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_neither_stack_nor_pile_is_shown(seat):
    table = position(side="us", turn=2, round=2, player=LONG, primary="asia")
    view = table.game.view(table.state, seat)

    assert view["stacks"] is None
    assert view["pile"] is None
    assert view["deck"] is None
    assert view["stack_sizes"] == {"player": 6, "ai": 0}
    assert view["hand"] == ["fidel", "nasser"]
    assert table.game.view(table.state, EVERYTHING)["stacks"]["player"][0] == "nato"


@rule("SP-0.3")
def test_unseen_cards_of_the_stacks_are_dealt_anew():
    s = build({"side": "us", "turn": 2, "round": 2, "player": LONG, "primary": "asia"})
    worlds = [stack(dealt_anew(s, str(n)), "player") for n in range(8)]

    assert all(len(world) == 8 for world in worlds)
    assert len({tuple(sorted(world)) for world in worlds}) > 1, "other cards"


@rule("SP-0.3")
def test_cards_put_under_the_stack_stay_where_they_are():
    s = build({"side": "us", "turn": 2, "round": 2, "player": LONG, "primary": "asia"})
    card = card_number("fidel")
    bury(s, s.person, card)

    for n in range(8):
        assert stack(dealt_anew(s, str(n)), "player")[-1] == "fidel"
    shuffle_stack(s, s.person)
    places = {stack(dealt_anew(s, str(n)), "player").index("fidel") for n in range(30)}
    assert len(places) > 3, "after a shuffle only that it is there"


@rule("SP-0.3", "SP-card-26")
def test_a_stack_that_was_looked_through_is_known_in_its_order():
    s = build({"side": "us", "turn": 2, "round": 2, "ai": LONG, "primary": "asia"})
    look_through(s, s.ai)

    assert stack(dealt_anew(s, "x"), "ai") == stack(s, "ai")


def test_a_card_taken_out_of_the_known_part_leaves_the_others_known():
    s = build({"side": "us", "turn": 2, "round": 2, "player": LONG, "primary": "asia"})
    s.hands[s.person] = s.hands[s.person][:6]
    put_under(s, s.person, [card_number("fidel"), card_number("nasser")])
    assert stack(s, "player")[-2:] == ["fidel", "nasser"]
    take_out(s, s.person, card_number("fidel"))

    assert s.bottom[s.person] == 1
    assert stack(dealt_anew(s, "x"), "player")[-1] == "nasser"


@rule("SP-3.5")
def test_the_regions_under_the_pile_are_among_its_lowest_three():
    s = build({"turn": 5, "round": 3, "primary": "europe", "step": "next-round"})
    s.pile = [region_card(word) for word in ("asia", "africa", "middle_east", "southeast_asia")]
    s.pile += [region_card(word) for word in ("south_america", "central_america")]
    s.under = [region_card("asia"), region_card("africa")]
    lows = [dealt_anew(s, str(n)).pile[:3] for n in range(20)]

    assert all({region_card("asia"), region_card("africa")} <= set(low) for low in lows)
    assert len({frozenset(low) for low in lows}) > 1, "the third may be any of the others"


@pytest.mark.parametrize("side", BOTH_SIDES)
def test_dealing_anew_changes_nothing_that_the_person_sees(side):
    luck = random.Random(side)
    table = seat_at(GAME_ID, 1, f"information {side}", side=side)
    while not table.match.over and table.match.count < 150:
        if luck.random() < 0.2:
            world = table.match.full_copy()
            world.redeal(0, luck.randbytes(8))
            assert table.game.view(world.state, 0) == table.game.view(table.state, 0)
            assert world.ask is not None
            assert world.ask.options == table.ask.options
        table.match.answer(luck.choice(table.ask.options))


# -- what always holds -------------------------------------------------------------------------------------------


@rule("SP-19.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_whole_games_keep_every_promise(side):
    """Stacks of 8 or 9 after each draft, all cards in one place, the AI never lost by DEFCON."""
    for seed in range(3):
        luck = random.Random(f"{side} {seed}")
        table = seat_at(GAME_ID, 1, f"promises {side} {seed}", side=side)
        while not table.match.over:
            check(table.state)
            table.match.answer(luck.choice(table.ask.options))
        check(table.state)


@rule("SP-19.1", "SP-0.7")
def test_the_same_seed_and_answers_give_the_same_game():
    ends = []
    for _ in range(2):
        luck = random.Random(5)
        table = seat_at(GAME_ID, 1, "same")
        while not table.match.over:
            table.match.answer(luck.choice(table.ask.options))
        ends.append((table.state.influence, table.state.vp, table.state.turn, table.match.count))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda s: s.hands[0].append(21), "missing or doubled"),
        (lambda s: s.pile.pop(), "scoring cards"),
        (lambda s: setattr(s, "bottom", [9, 9]), "bottom"),
        (lambda s: setattr(s, "known", [1 << 99, 0]), "known card"),
        (lambda s: s.influence.__setitem__(0, 9), "control of country"),
    ],
)
def test_a_broken_position_is_noticed(spoil, message):
    s = build({"side": "us", "turn": 2, "round": 2, "player": "fidel", "primary": "asia"})
    check(s)
    spoil(s)

    with pytest.raises(DeadEnd, match=message):
        check(s)
    assert names([21]) == ["nato"]
