"""What is open and what is hidden: the deck and the cards set aside (AA-2.1, AA-2.2), dealing them anew."""

from __future__ import annotations

import json
from random import Random

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.core.table import Table, seat_at
from tablero.games.andean_abyss.board import PROPAGANDA
from tablero.games.andean_abyss.position import position
from tablero.games.andean_abyss.secrets import open_cards, pile_sizes, reshuffle_unknown
from tablero.testing import rule
from tests.andean_abyss.helpers import changed

OPTIONS = [
    {},
    {"seeded_propaganda": True},
    {"no_reveal": True},
    {"eligibility": "option_a"},
    {"eligibility": "option_b"},
    {"scenario": "quick_play"},
    {"scenario": "quick_play", "seeded_propaganda": True},
]
each_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(map(str, o.values())) or "plain")


def known_to(table, seat):
    """Everything a seat may see at this moment: its view, its question, its journal."""
    return json.dumps([table.view(seat), table.options_of(seat), table.journal(seat=seat)])


def deal_anew(table, key):
    copy = Table(table.match.full_copy())
    copy.match.redeal(0, key)
    return copy


def play_on(table, answers, luck):
    for _ in range(answers):
        if table.match.ask is None:
            break
        table.match.answer(luck.choice(table.match.ask.options))


@rule("AA-2.2")
def test_everything_but_the_order_of_the_deck_is_open_to_everybody():
    table = position(from_="standard", card="plan_colombia", next="tapias", shipments="cartels cali")
    views = [table.game.view(table.state, seat) for seat in (0, 1, 2, 3, SPECTATOR)]

    assert all({**view, "seat": 0} == views[0] for view in views)
    assert (views[0]["current_card"], views[0]["next_card"]) == ("plan_colombia", "tapias")
    assert views[0]["deck"] is None
    assert "removed" not in views[0]
    assert table.game.view(table.state, EVERYTHING)["deck"][:2] == ["plan_colombia", "tapias"]


@rule("AA-2.2")
def test_without_reveal_the_next_card_is_hidden():
    table = position(from_="standard", card="plan_colombia", next="tapias", options="no_reveal")

    assert table.view("govt")["next_card"] is None
    assert open_cards(table.state) == 1


@rule("AA-2.2", "AA-2.3.1", ruling=("AA-R47", "AA-R87"))
def test_no_reveal_has_no_effect_with_an_order_read_from_the_next_card():
    table = seat_at("andean-abyss", 4, "opening", eligibility="option_a", no_reveal=True)

    assert table.view("govt")["next_card"] is not None


@rule("AA-2.3.1", "AA-2.2")
def test_option_a_looks_past_a_propaganda_card_to_the_next_event():
    table = changed({"eligibility": 1}, card="plan_colombia", next="propaganda")

    assert open_cards(table.state) == 3
    assert open_cards(position(card="plan_colombia", next="propaganda").state) == 2


@rule("AA-2.1")
@each_option
def test_dealing_anew_keeps_what_is_known_and_the_piles(options):
    luck = Random(5)
    table = seat_at("andean-abyss", 4, "piles", **options)
    for step in range(12):
        state = table.state.copy()
        before = state.copy()
        reshuffle_unknown(state, step % 4, Dice(dice_key(str(step).encode())))
        seen = open_cards(before)

        assert state.deck[:seen] == before.deck[:seen]
        assert sorted(state.deck + state.removed) == sorted(before.deck + before.removed)
        start = 0
        for size in pile_sizes(state):
            piles = [deck[start : start + size] for deck in (state.deck, before.deck)]
            counts = [sum(card >= PROPAGANDA for card in pile) for pile in piles]
            assert counts[0] == counts[1], "a Propaganda card stays in its pile"
            start += size
        play_on(table, 40, luck)


@rule("AA-2.1", "AA-2.2")
def test_any_event_that_was_not_seen_may_come_next_or_lie_aside():
    table = seat_at("andean-abyss", 4, "aside")
    seen = open_cards(table.state)
    hidden, aside = set(), set()
    for n in range(60):
        state = table.state.copy()
        reshuffle_unknown(state, 0, Dice(dice_key(str(n).encode())))
        hidden.add(state.deck[seen])
        aside |= set(state.removed)

    assert len(hidden) > 20
    unseen = {card for card in range(1, 73) if card not in table.state.deck[:seen]}
    assert aside == unseen


@rule("AA-2.1.3")
def test_seeded_propaganda_stays_low_when_it_is_dealt_anew():
    table = seat_at("andean-abyss", 4, "low", seeded_propaganda=True)
    found = set()
    for n in range(40):
        state = table.state.copy()
        reshuffle_unknown(state, 0, Dice(dice_key(str(n).encode())))
        found |= {place % 16 for place, card in enumerate(state.deck) if card >= PROPAGANDA}

    assert found == set(range(10, 16))


@rule("AA-2.1")
def test_when_the_propaganda_card_of_a_pile_has_come_no_other_is_dealt_into_it():
    table = seat_at("andean-abyss", 4, "come")
    state = table.state.copy()
    state.position = 15  # the last card of the first pile
    for n in range(20):
        reshuffle_unknown(state, 0, Dice(dice_key(str(n).encode())))
        assert sum(card >= PROPAGANDA for card in state.deck[:16]) == 1
        assert sum(card >= PROPAGANDA for card in state.deck[16:32]) == 1


@rule("AA-2.2")
@each_option
def test_a_seat_cannot_tell_a_deck_dealt_anew(options):
    luck = Random(3)
    table = seat_at("andean-abyss", 4, "tell", **options)
    for step in range(8):
        if table.match.ask is None:
            break
        other = deal_anew(table, str(step).encode())
        for seat in table.seats:
            assert known_to(other, seat) == known_to(table, seat)
        play_on(table, 60, luck)


@rule("AA-2.2")
def test_a_game_goes_on_after_dealing_anew():
    luck = Random(9)
    table = seat_at("andean-abyss", 2, "on", short=True)
    step = 0
    while table.match.ask is not None:
        play_on(table, 25, luck)
        if table.match.ask is not None:
            table = deal_anew(table, str(step).encode())
            step += 1
        table.game.check(table.state)

    assert table.state.over
    assert table.view("")["deck"] is not None
