"""Worlds that a bot imagines: hidden things dealt anew, fresh dice, recorded among the answers."""

from __future__ import annotations

from random import Random

import pytest

from tablero.core.ask import Together
from tablero.core.errors import BadSave, NoUndo
from tablero.core.match import Match
from tablero.core.record import record, save
from tests.core.cups import GAME
from tests.core.support import after_bids, cups, everything, fields, play, random_points, state


def world(match: Match, seat: int = 0, key: bytes = b"key") -> Match:
    copy = match.copy()
    copy.redeal(seat, key)
    return copy


def laid_open(match: Match) -> tuple[object, object, object]:
    answers = match.question.answers if isinstance(match.question, Together) else []
    return fields(match), answers, [ask.options for ask in match.open_asks()]


def test_a_re_deal_changes_only_what_the_seat_cannot_know():
    match = after_bids(3, hand="3")
    seen = GAME.view(state(match), 0)
    worlds = [world(match, 0, b"%d" % number) for number in range(5)]
    assert all(GAME.view(state(w), 0) == seen for w in worlds)
    assert len({str(state(w).hands[1]) for w in worlds}) > 1
    assert all([f"card_{card}" for card in sorted(state(w).hands[0])] == seen["hands"]["ann"] for w in worlds)


def test_a_re_dealt_match_has_dice_of_its_own():
    match = after_bids()
    rolled = {state(play(world(match, 0, b"%d" % number), "dig")).score[0] for number in range(20)}
    assert len(rolled) > 1, "a search must not see the real future"
    assert fields(match)["dice"] == fields(after_bids())["dice"], "and the real dice stay as they are"


def test_options_are_built_anew_after_a_re_deal():
    match = cups(3)
    hands = set()
    for number in range(10):
        copy = world(match, 0, b"%d" % number)
        ask = copy.ask_for(1)
        assert ask is not None
        assert ask.options == [8 + card for card in sorted(state(copy).hands[1])]
        hands.add(str(ask.options))
    assert len(hands) > 1


def test_secret_answers_of_others_are_drawn_anew_and_one_s_own_stay():
    match = cups(3, hand="3")
    for seat in (0, 1):
        ask = match.ask_for(seat)
        assert ask is not None
        match.answer(ask.options[2], seat)
    assert isinstance(match.question, Together)
    mine = match.question.answers[0]
    drawn = set()
    for number in range(10):
        copy = world(match, 0, b"%d" % number)
        assert isinstance(copy.question, Together)
        assert copy.question.answers[0] == mine
        assert copy.question.answers[1] in copy.question.asks[1].options
        drawn.add(copy.question.answers[1])
    assert len(drawn) > 1


def test_re_deals_are_recorded_so_that_copies_of_the_world_are_the_same_world():
    for match in random_points():
        copy = match.copy()
        chance = Random(match.count)
        for _ in range(6):
            if chance.random() < 0.5:
                copy.redeal(chance.randrange(3), chance.randbytes(4))
            assert laid_open(copy.copy()) == laid_open(copy)
            if copy.ask is None:
                break
            copy.answer(copy.ask.options[0])
            assert laid_open(copy.copy()) == laid_open(copy)


def test_a_deal_depends_only_on_what_the_seat_knows_and_the_key():
    for match in random_points(games=2):
        twice = world(match, 1, b"first")
        twice.redeal(1, b"second")
        assert laid_open(twice) == laid_open(world(match, 1, b"second"))


def test_a_re_deal_is_no_part_of_the_real_match():
    match = after_bids()
    before = everything(match)
    play(world(match), "dig")
    assert everything(match) == before


def test_nothing_is_undone_past_a_re_deal():
    copy = play(after_bids(), "walk", "left").copy()
    assert copy.can_undo(0)
    copy.redeal(0, b"key")
    with pytest.raises(NoUndo):
        copy.undo(0)
    play(copy, "done", "yes")
    with pytest.raises(NoUndo):
        copy.undo(0)


def test_an_imagined_world_can_be_neither_saved_nor_recorded():
    match = after_bids().full_copy()
    match.redeal(0, b"key")
    for made in (match, play(match.full_copy(), "walk"), after_bids().copy()):
        with pytest.raises(BadSave, match="save the match it was copied from"):
            save(made)
        with pytest.raises(BadSave, match="whole history"):
            record(made)
