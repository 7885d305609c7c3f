"""What is told about Operations and their spaces: prices, numbers and odds, compared with what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablero.bots import Knowledge
from tablero.core.ask import Ask
from tablero.core.match import Match
from tablero.core.registry import find_game
from tablero.core.remark import Remark
from tablero.games.andean_abyss.board import ASSAULT, ATTACK, DONE, NUMBER, PLACE, RALLY, SPACES, TERROR, TRAIN
from tablero.games.andean_abyss.pieces import cubes, guerrillas, insurgent_pieces
from tablero.testing import rule, state_of
from tests.svg import positions

GAME = find_game("andean-abyss")
GOES_ON = ("train-cubes", "rally-what", "rally-how-many", "remove-piece", "attack-how")


def told(match: Match) -> dict[int, Remark]:
    """What is said about the options of the open question."""
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    return GAME.consequences(lambda: knowledge.world(b"").state, knowledge.ask)


def spaces(op: int, every: int = 1, chance: int = 4) -> Iterator[tuple[Match, int, Remark]]:
    """Spaces that are offered to an Operation somewhere in a random game of four, with what is said of them."""
    for match in positions(GAME, 4, {}, every=every, chance=chance):
        if match.ask is not None and match.ask.kind == "operate" and state_of(match).op == op:
            for space, remark in told(match).items():
                yield match, space, remark


def carried_out(match: Match, space: int, *wanted: int) -> Match:
    """A copy after the Operation in a space, with as many pieces as possible; `wanted` options come first."""
    after = match.copy()
    after.answer(space)
    while after.ask is not None and after.ask.kind in GOES_ON:
        after.answer(largest(after.ask, wanted))
    return after


def largest(ask: Ask, wanted: tuple[int, ...]) -> int:
    found = [option for option in wanted if option in ask.options]
    numbers = [option for option in ask.options if option >= NUMBER]
    return found[0] if found else max(numbers) if numbers else next(one for one in ask.options if one != DONE)


@rule("AA-3.1", "AA-3.2.1")
def test_train_says_its_price_and_how_many_cubes_can_come():
    compared = 0
    for match, space, remark in spaces(TRAIN):
        before, after = state_of(match), state_of(carried_out(match, space))
        if after.op != TRAIN:
            continue
        compared += 1
        assert after.op_paid - before.op_paid == remark.values["cost"]
        assert cubes(after, space) - cubes(before, space) == remark.values["n"]
    assert compared > 20


@rule("AA-3.2.4")
def test_an_assault_says_how_many_pieces_can_go():
    compared = 0
    for match, space, remark in spaces(ASSAULT):
        before, after = state_of(match), state_of(carried_out(match, space))
        compared += 1
        assert insurgent_pieces(before, space) - insurgent_pieces(after, space) == remark.values["n"]
    assert compared > 5


@rule("AA-3.3.1")
def test_a_rally_says_how_many_guerrillas_can_come():
    compared = 0
    for match, space, remark in spaces(RALLY, every=3):
        before, after = state_of(match), state_of(carried_out(match, space, PLACE))
        me = before.actor
        if not remark.values["n"] or after.actor != me:
            continue
        compared += 1
        assert guerrillas(after, me, space) - guerrillas(before, me, space) == remark.values["n"]
    assert compared > 20


@rule("AA-3.3.3")
def test_the_odds_of_an_attack_are_those_of_all_six_rolls():
    seen: dict[int, bool] = {}
    for match, space, remark in first(spaces(ATTACK), 40):
        for key in range(12):
            after = match.copy()
            after.redeal(state_of(match).actor, bytes([key]))
            state = state_of(after)
            state.notes = []
            after.answer(space)
            if after.ask is not None and after.ask.kind == "attack-how":
                after.answer(ATTACK)
            for note in state.notes or []:
                if note.kind == "attack-roll" and note.values["place"] == space:
                    assert note.values["success"] == int(note.values["roll"] <= remark.values["needed"])
                    seen[note.values["roll"]] = True
        good = [roll for roll in range(1, 7) if roll <= remark.values["needed"]]
        assert remark.values["chance"] == round(100 * len(good) / 6)
    assert len(seen) == 6


def first(found: Iterator[Any], most: int) -> Iterator[Any]:
    """The first few, each while it is the one that is played."""
    for _, one in zip(range(most), found, strict=False):
        yield one


@rule("AA-3.3.4")
def test_terror_says_whether_it_shifts():
    compared = 0
    for match, space, remark in spaces(TERROR):
        before, after = state_of(match), match.copy()
        after.answer(space)
        compared += 1
        assert abs(state_of(after).level[space] - before.level[space]) == remark.values["shifts"]
    assert compared > 20


@rule("AA-3.1")
@pytest.mark.parametrize("players", [1, 4])
def test_an_operation_says_its_price_and_in_how_many_spaces_it_is_possible(players):
    compared = 0
    for match in positions(GAME, players, {}, every=1):
        if match.ask is None or match.ask.kind != "turn":
            continue
        for op, remark in told(match).items():
            after = match.copy()
            after.answer(op)
            if remark.kind == "does-patrol":
                assert state_of(after).op_paid == remark.values["cost"]
            elif after.ask is not None and after.ask.kind == "operate" and not state_of(after).op_limited:
                offered = [option for option in after.ask.options if option < SPACES]
                compared += 1
                assert len(offered) == remark.values["n"], GAME.name(op)
    assert compared > 10


def test_nothing_told_depends_on_what_the_seat_cant_know():
    seen = 0
    for match in positions(GAME, 4, {}, every=5):
        if match.ask is None or len(match.open_asks()) > 1:
            continue
        other = match.copy()
        other.redeal(match.ask.seat, b"another deck")
        mine, same = told(match), told(other)
        seen += len(mine)
        assert {option: (one.kind, one.values) for option, one in mine.items()} == {
            option: (one.kind, one.values) for option, one in same.items()
        }
    assert seen > 100
