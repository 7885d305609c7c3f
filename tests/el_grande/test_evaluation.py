"""How well a seat stands (EG-17.1): whatever is good to have is never judged as a loss, all through random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tablero.core.registry import find_game
from tablero.games.el_grande.board import CASTILLO, COURT, PROVINCE, REGION_IDS
from tablero.games.el_grande.position import position
from tablero.games.el_grande.state import ElGrandeState
from tablero.testing import rule, state_of
from tests.svg import positions

EL_GRANDE = find_game("el-grande")
evaluate = EL_GRANDE.evaluate
Change = Callable[[ElGrandeState, int, Random], None]


def standings(every: int = 23) -> Iterator[tuple[ElGrandeState, Random]]:
    """Unfinished positions of random games."""
    for players in (2, 3, 5):
        for match in positions(EL_GRANDE, players, {}, every):
            if match.ask is not None:
                yield state_of(match), Random(match.count)


def more_points(s: ElGrandeState, seat: int, chance: Random) -> None:
    s.score = [points + (4 if other == seat else 0) for other, points in enumerate(s.score)]


def more_in(area: int) -> Change:
    def change(s: ElGrandeState, seat: int, chance: Random) -> None:
        s.at[area * 5 + seat] += 1

    return change


def one_more_in_a_region(s: ElGrandeState, seat: int, chance: Random) -> None:
    s.at[chance.randrange(len(REGION_IDS)) * 5 + seat] += 1


def a_higher_card_in_hand(s: ElGrandeState, seat: int, chance: Random) -> None:
    s.hand = [hand | 1 << 13 if other == seat else hand for other, hand in enumerate(s.hand)]


OFF_THE_MAP: list[Change] = [more_points, more_in(COURT), a_higher_card_in_hand]
GAINS: list[Change] = [*OFF_THE_MAP, more_in(CASTILLO), one_more_in_a_region]
NAMES = ["points", "court", "hand", "castillo", "region"]


@rule("EG-17.1")
@pytest.mark.parametrize("gain", [*GAINS, more_in(PROVINCE)], ids=[*NAMES, "province"])
def test_a_gain_is_never_judged_as_a_loss(gain: Change):
    """Nor as good for others, unless it is on the map: who is overtaken there makes room for a third."""
    better = 0
    for state, chance in standings():
        for seat in range(state.players):
            changed = state.copy()
            gain(changed, seat, chance)
            assert evaluate(changed, seat) >= evaluate(state, seat) - 1e-12
            better += evaluate(changed, seat) > evaluate(state, seat)
            for other in range(state.players):
                if other != seat and gain in OFF_THE_MAP:
                    assert evaluate(changed, other) <= evaluate(state, other) + 1e-12
    assert better > 20 or gain not in GAINS  # the province may hold more than can ever be placed


@rule("EG-17.1")
def test_the_chances_of_all_add_up_to_one():
    for state, _ in standings():
        assert sum(evaluate(state, seat) for seat in range(state.players)) == pytest.approx(1)


@rule("EG-17.1")
def test_a_lead_is_worth_the_more_the_nearer_the_end():
    early, late = (position(round=number, score="20 purple, 10 blue").state for number in (1, 9))

    assert evaluate(late, 0) > evaluate(early, 0) > evaluate(early, 1)
