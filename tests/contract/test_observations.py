"""What programs that learn are told: no more than the seat may know, always in the same layout."""

from __future__ import annotations

from functools import cache

from tablero.core.encoding import Describer
from tablero.core.observing import seat_ask
from tablero.envs.description import Description
from tests.contract.support import Case, decisions, found, seats


@cache
def described(game_id: str) -> Description:
    return Description(found(game_id))


def test_an_observation_tells_nothing_the_seat_cannot_know(case: Case):
    """After dealing anew what a seat can't know, its row and its mask are the same byte for byte."""
    observer = described(case.game_id).observer
    chance = case.chance()
    match = case.new(journal=False)
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.25, slow=0.25):
            continue
        for seat in seats(match):
            world = match.copy()
            world.redeal(seat, chance.randbytes(8))
            assert observer.row(world, seat) == observer.row(match, seat), different(case, match, world, seat)
            assert observer.mask(world, seat) == observer.mask(match, seat)


def different(case: Case, match, world, seat: int) -> str:
    """The parts of the row that give something away."""
    description = described(case.game_id)
    one, other = description.observer.row(match, seat), description.observer.row(world, seat)
    parts = [
        part.name
        for part in description.parts.values()
        if one[part.start : part.start + part.size] != other[part.start : part.start + part.size]
    ]
    return f"seat {seat} can see through the deal: {parts}"


def test_every_observation_of_a_game_has_the_same_parts_within_their_ranges(case: Case):
    description = described(case.game_id)
    layout = [(part.name, part.start, part.shape, part.low, part.high) for part in description.parts.values()]
    chance = case.chance()
    match = case.new(journal=False)
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.25, slow=0.25):
            continue
        for seat in seats(match):
            describer = Describer()  # refuses values that are out of range
            description.observer.write(describer, match.state, seat_ask(match, seat), seat)
            told = [(part.name, part.start, part.shape, part.low, part.high) for part in describer.parts()]
            assert told == layout
            row = description.observer.row(match, seat)
            assert len(row) == description.size
            for part in description.parts.values():
                assert max(row[part.start : part.start + part.size]) <= part.high - part.low, part.name


def test_the_mask_holds_what_is_offered_and_questions_are_known(case: Case):
    description = described(case.game_id)
    chance = case.chance()
    match = case.new(journal=False)
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.5, slow=0.5):
            continue
        for seat in seats(match):
            mask = description.observer.mask(match, seat)
            ask = match.ask_for(seat)
            assert [n for n in range(len(mask)) if mask[n]] == sorted(ask.options if ask else [])
            if ask is not None:
                assert ask.kind in description.kinds
                if description.observer.values:  # a game without an encoding of its own tells none
                    assert set(ask.values) <= set(description.observer.values)
