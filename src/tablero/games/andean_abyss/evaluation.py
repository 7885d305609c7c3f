"""How well a seat stands: victory margins, and what lies between them (AA-7.3)."""

from __future__ import annotations

from typing import Final

from .board import AUC, CARTELS, FARC, GOVT, INVENTORY
from .pieces import bases_on_map, margins
from .state import AndeanState
from .victory import winning_faction

SCALE: Final = 12.0  # a margin of this size above the best rival is worth about two thirds of certainty


def evaluate(s: AndeanState, seat: int) -> float:
    """From 0 to 1. A seat with two factions stands as its worse one (AA-1.5)."""
    own = [f for f in range(4) if s.seat_of[f] == seat]
    if s.over:
        return 1.0 if winning_faction(s) in own else 0.0
    worth = [standing(s, f) for f in range(4)]
    mine = min([worth[f] for f in own])
    rivals = max([worth[f] for f in range(4) if f not in own], default=0.0)
    edge = (mine - 0.6 * rivals) / SCALE
    return 0.5 + 0.5 * edge / (1.0 + abs(edge))


def standing(s: AndeanState, faction: int) -> float:
    """A faction's margin, with what it can soon turn into margin."""
    margin = float(margins(s)[faction])
    resources = s.resources[faction]
    if faction == GOVT:
        on_map = INVENTORY[0] + INVENTORY[1] - s.available[0] - s.available[1]
        return margin + 0.15 * min(resources, 40) + 0.2 * on_map + 0.1 * s.aid - 0.3 * sum(s.terror)
    guerrillas = INVENTORY[3 * faction] - s.available[3 * faction]
    if faction == FARC:
        return margin + 0.3 * guerrillas + 0.15 * min(resources, 20)
    if faction == AUC:
        return 2.0 * margin + 0.4 * guerrillas + 0.15 * min(resources, 20)
    bases_short = min(0, bases_on_map(s, CARTELS) - 10)
    money_short = min(0, resources - 40)
    return 1.5 * bases_short + 0.25 * money_short + 0.4 * guerrillas + 0.3 * max(0, margins(s)[CARTELS])
