"""What an option costs and does, in a line: Operations when one chooses among them, and in each space they can go to.

Prices and numbers are asked of the rules' own functions, or found by carrying a change out on a copy. How Operations
go on after the space is chosen (which pieces, how many) is left to the questions that follow.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.remark import Remark

from .board import (
    AMBUSH,
    ASSAULT,
    ATTACK,
    BOGOTA,
    GOVT,
    INSURGENTS,
    MARCH,
    PATROL,
    POLICE,
    POP,
    RALLY,
    REPLACE,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
    TROOPS,
)
from .operations.costs import GOVERNMENT_COST, cost
from .operations.government import TRAIN_CUBES, assault_power, assaultable
from .operations.insurgents import ATTACK_REMOVES, rally_choices, rally_size, terrorise
from .operations.openings import operation_targets
from .operations.removal import assault_targets, remove_piece
from .operations.run import trial_operation
from .operations.sweep import hidden_of
from .pieces import bases, can_place, guerrillas, is_city, room_left
from .state import AndeanState

EXPLAINED: Final[tuple[str, ...]] = ("turn", "operate", "attack-how")  # questions


def consequences(s: AndeanState, ask: Ask) -> dict[int, Remark]:
    """What is to be said about the options of a question."""
    found: dict[int, Remark] = {}
    for option in ask.options:
        if ask.kind == "turn":
            remark = operation(s, ask.values["who"], option)
        elif ask.kind == "operate":
            remark = in_space(s, option) if option < SPACES else None
        else:
            remark = attack_way(s, ask.values["who"], ask.values["place"], option)
        if remark is not None:
            found[option] = remark
    return found


def operation(s: AndeanState, faction: int, op: int) -> Remark | None:
    """An Operation: its price, in how many spaces it is possible now, and what it does (AA-3.2, AA-3.3)."""
    trial = trial_operation(s, faction, op, False, False, True)
    if op == PATROL:
        return Remark("does-patrol", "AA-3.2.2", cost=GOVERNMENT_COST)
    price, spaces = cost(trial, BOGOTA), 0
    if op in (TRAIN, SWEEP, ASSAULT, RALLY, MARCH, ATTACK, TERROR):
        spaces = len(operation_targets(trial))
    if op == TRAIN:
        return Remark("does-train", "AA-3.2.1", cost=price, n=spaces, most=TRAIN_CUBES)
    if op == SWEEP:
        return Remark("does-sweep", "AA-3.2.3", cost=price, n=spaces)
    if op == ASSAULT:
        return Remark("does-assault", "AA-3.2.4", cost=price, n=spaces)
    if op == RALLY:
        return Remark("does-rally", "AA-3.3.1", cost=price, n=spaces)
    if op == MARCH:
        return Remark("does-march", "AA-3.3.2", cost=price, n=spaces)
    if op == ATTACK:
        return Remark("does-attack", "AA-3.3.3", cost=price, n=spaces, most=ATTACK_REMOVES)
    if op == TERROR:
        return Remark("does-terror", "AA-3.3.4", cost=price, n=spaces)
    return None


def in_space(s: AndeanState, space: int) -> Remark | None:
    """What the running Operation costs in a space and does there."""
    me, price = s.actor, cost(s, space)
    if s.op == TRAIN:
        return Remark("trains", "AA-3.2.1", cost=price, n=trained(s, space))
    if s.op == SWEEP:
        return Remark("sweeps", "AA-3.2.3", cost=price, n=hidden_of(s, list(INSURGENTS), space))
    if s.op == ASSAULT:
        return Remark("assaults", "AA-3.2.4", cost=price, n=assaulted(s, space))
    if s.op == RALLY:
        base = int(REPLACE in rally_choices(s, me, space))
        return Remark("rallies", "AA-3.3.1", cost=price, n=rally_size(s, me, space), base=base)
    if s.op == ATTACK:
        return attack_odds(s, me, space, price)
    if s.op == TERROR:
        return terror(s, me, space, price)
    return None


def trained(s: AndeanState, space: int) -> int:
    """How many cubes Train can place there (AA-3.2.1)."""
    if not is_city(space) and not bases(s, GOVT, space):
        return 0
    ready = sum([s.available[kind] for kind in (TROOPS, POLICE) if can_place(s, kind, space)])
    return min(TRAIN_CUBES, room_left(s, GOVT, space), ready)


def assaulted(s: AndeanState, space: int) -> int:
    """How many pieces an Assault can remove there: one after the other on a copy (AA-3.2.4)."""
    after, factions = s.copy(), assaultable(s)
    for n in range(assault_power(s, space)):
        kinds = assault_targets(after, space, factions)
        if not kinds:
            return n
        remove_piece(after, kinds[0], space, "AA-3.2.4")
    return assault_power(s, space)


def attack_odds(s: AndeanState, me: int, space: int, price: int) -> Remark:
    """The roll that an Attack needs: up to the number of the own Guerrillas (AA-3.3.3)."""
    needed = min(6, guerrillas(s, me, space))
    chance = round(100 * needed / 6)
    return Remark("attacks", "AA-3.3.3", cost=price, needed=needed, chance=chance, most=ATTACK_REMOVES)


def attack_way(s: AndeanState, me: int, space: int, option: int) -> Remark | None:
    if option == ATTACK:
        return attack_odds(s, me, space, cost(s, space))
    return Remark("ambushes", "AA-4.3.2", most=ATTACK_REMOVES) if option == AMBUSH else None


def terror(s: AndeanState, me: int, space: int, price: int) -> Remark:
    """Whether Terror shifts a space, tried on a copy (AA-3.3.4)."""
    after = s.copy()
    terrorise(after, me, space, "AA-3.3.4")
    return Remark("terrorises", "AA-3.3.4", cost=price, shifts=abs(after.level[space] - s.level[space]), n=POP[space])
