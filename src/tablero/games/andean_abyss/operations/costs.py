"""What Operations cost (AA-3.1, AA-3.2, AA-3.3), and the limits of the final event card (AA-2.3.9)."""

from __future__ import annotations

from typing import Final

from ..board import ASSAULT, GOVT, MARCH, PROPAGANDA, SWEEP, TERROR
from ..cards import OSPINA_AND_MORA, TAPIAS, UNSHADED
from ..pieces import earn, is_loc
from ..state import AndeanState

GOVERNMENT_COST: Final = 3
INSURGENT_COST: Final = 1
CHEAPENED: Final = {SWEEP: OSPINA_AND_MORA, ASSAULT: TAPIAS}  # unshaded
CHEAP: Final = 1


def cost(s: AndeanState, space: int) -> int:
    """The Resources that the running Operation takes in `space`."""
    if s.op_free:
        return 0
    if s.actor == GOVT:
        return CHEAP if s.op in CHEAPENED and s.lasting[CHEAPENED[s.op]] == UNSHADED else GOVERNMENT_COST
    if s.op in (MARCH, TERROR) and is_loc(space):
        return 0
    return INSURGENT_COST


def affordable(s: AndeanState, space: int) -> bool:
    return s.resources[s.actor] >= cost(s, space)


def pay(s: AndeanState, space: int) -> None:
    """Pay as you go (AA-3.1)."""
    price = cost(s, space)
    if price:
        earn(s, s.actor, -price, "AA-3.1")
        s.op_paid += price


def pay_patrol(s: AndeanState) -> None:
    """Three in all, however many cubes move (AA-3.2.2)."""
    if not s.op_free:
        earn(s, s.actor, -GOVERNMENT_COST, "AA-3.2.2")
        s.op_paid += GOVERNMENT_COST


def is_last_round_next(s: AndeanState) -> bool:
    """Whether the next Propaganda card ends the game (AA-2.4.1)."""
    return s.propaganda + 1 >= s.last_propaganda


def final_card(s: AndeanState) -> bool:
    """Whether the next card is the final Propaganda, in sight (AA-2.3.9)."""
    after = s.position + 1
    if not s.open_next or after >= len(s.deck):
        return False
    return s.deck[after] >= PROPAGANDA and is_last_round_next(s)
