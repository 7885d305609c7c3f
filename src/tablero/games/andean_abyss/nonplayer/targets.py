"""Whom Non-players strike, in the order of AA-8.1.2, AA-8.6.3, AA-8.6.4 and AA-8.7.3.

First enemies whose Shipments can be captured, then factions in the order of the acting one; inside a faction Base,
Police, Troops, Underground, Active Guerrillas, as far as the action allows.
"""

from __future__ import annotations

from typing import Final

from ..board import AUC, BASE, CARTELS, DONE, FARC, GOVT, INSURGENTS, POLICE, TROOPS
from ..operations.insurgents import ATTACK_REMOVES
from ..pieces import guerrillas, pieces_of
from ..shipments import shipments_in
from ..state import AndeanState

# by the acting faction: whom it attacks (AUC leaves Cartels without Shipment alone), and whom it strikes otherwise
ATTACKED: Final[tuple[tuple[int, ...], ...]] = ((), (AUC, GOVT, CARTELS), (FARC, GOVT), (GOVT, FARC, AUC))
STRUCK: Final[tuple[tuple[int, ...], ...]] = ((), (AUC, GOVT, CARTELS), (FARC, GOVT, CARTELS), (GOVT, FARC, AUC))

NO_TARGET: Final = 9


def removal_rank(kind: int) -> int:
    """Bases first, then Police, Troops, Underground, Active Guerrillas (AA-8.1.2)."""
    if kind % 3 == BASE:
        return 0
    if kind in (POLICE, TROOPS):
        return 1 if kind == POLICE else 2
    return 3 + kind % 3


def prey(s: AndeanState, me: int, space: int, removals: int) -> list[int]:
    """Factions that would lose a Shipment to `me` if so many of their pieces went: their last Guerrillas there."""
    return [f for f in INSURGENTS if f != me and 0 < guerrillas(s, f, space) <= removals and shipments_in(s, f, space)]


def next_target(s: AndeanState, me: int, space: int, kinds: list[int], left: int, order: tuple[int, ...]) -> int:
    """The kind of piece to remove next out of `kinds`, or DONE."""
    for f in prey(s, me, space, left):
        holders = [kind for kind in kinds if kind // 3 == f and kind % 3 != BASE]
        if holders:
            return min(holders, key=removal_rank)
    for f in order:
        own = [kind for kind in kinds if kind // 3 == f]
        if own:
            return min(own, key=removal_rank)
    return DONE


def attack_rank(s: AndeanState, me: int, space: int) -> int:
    """How good a target a space offers to an Attack: 0 a Shipment, then the order of factions, or NO_TARGET."""
    if prey(s, me, space, ATTACK_REMOVES):
        return 0
    for n, f in enumerate(ATTACKED[me]):
        if pieces_of(s, f, space):
            return n + 1
    return NO_TARGET
