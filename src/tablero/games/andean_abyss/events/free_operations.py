"""Operations that events order (AA-5.5): free, without Special Activity, and whatever earlier events forbid (AA-5.1.2).

Sweep in place and Assault on given factions, the choice between two Operations space by space (cards 19 and 37),
where `as_troops` are other pieces that count as Troops, and a free March (cards 20 and 37). No Operation is running
meanwhile: `s.op` is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask, Script

from ..board import ASSAULT, ATTACK, INSURGENTS, MARCH, POLICE, SWEEP, TERROR, TROOPS
from ..operations.government import assault_factions, power_of
from ..operations.insurgents import can_attack, can_terror, roll_attack, terror_space
from ..operations.openings import operation_targets
from ..operations.removal import assault_targets
from ..operations.run import begin_operation, trial_operation
from ..operations.sweep import find_guerrillas, finding_power
from ..pieces import count, hidden, is_loc, is_zone, reveal_guerrillas
from ..state import AndeanState
from .verbs import ChoiceScript, card_rule

EVERYBODY: Final = (0, 1, 2, 3)

# -- Sweep and Assault -------------------------------------------------------------------------------------------


def sweep_power(s: AndeanState, space: int, as_troops: int = 0) -> int:
    """The Guerrillas that a Sweep without movement can find: not on LoCs, not in FARC Zones (AA-3.2.3)."""
    return 0 if is_loc(space) or is_zone(s, space) else finding_power(s, space, as_troops)


def can_sweep_in_place(s: AndeanState, space: int, factions: tuple[int, ...], as_troops: int = 0) -> bool:
    return sweep_power(s, space, as_troops) > 0 and any(hidden(s, f, space) for f in factions)


def sweep_in_place(s: AndeanState, space: int, factions: tuple[int, ...], as_troops: int, rule: str) -> Script:
    """Find Guerrillas of one faction, or of all (AA-3.2.3)."""
    power = sweep_power(s, space, as_troops)
    if factions == INSURGENTS:
        yield from find_guerrillas(s, space, power, rule)
        return
    for f in factions:
        reveal_guerrillas(s, f, space, min(power, hidden(s, f, space)), rule)


def ordered_power(s: AndeanState, space: int, as_troops: int = 0) -> int:
    """The pieces that an Assault removes there (AA-3.2.4)."""
    return power_of(s, space, count(s, TROOPS, space) + as_troops, count(s, POLICE, space))


def can_assault_in_place(s: AndeanState, space: int, factions: tuple[int, ...], as_troops: int = 0) -> bool:
    return ordered_power(s, space, as_troops) > 0 and bool(assault_targets(s, space, factions))


# -- one of two Operations in a space ----------------------------------------------------------------------------


def government_choices(s: AndeanState, space: int, factions: tuple[int, ...], as_troops: int = 0) -> list[int]:
    """Sweep without movement, or Assault, where they find or hit these factions."""
    choices = [SWEEP] if can_sweep_in_place(s, space, factions, as_troops) else []
    return [*choices, ASSAULT] if can_assault_in_place(s, space, factions, as_troops) else choices


def insurgent_choices(s: AndeanState, me: int, space: int) -> list[int]:
    choices = [ATTACK] if can_attack(s, me, space) else []
    return [*choices, TERROR] if can_terror(s, me, space) else choices


def pick_operation(s: AndeanState, who: int, card: int, space: int, choices: Callable[[], list[int]]) -> ChoiceScript:
    """Which of the Operations to make in a space."""
    return (yield Ask(s.seat(who), "event-operation", choices, card_rule(card), who=who, place=space))


def operate_once(s: AndeanState, me: int, op: int, space: int, rule: str) -> Script:
    """Execute one of the Insurgents' two Operations in a space."""
    if op == TERROR:
        yield from terror_space(s, me, space)
    else:
        yield from roll_attack(s, me, space, EVERYBODY, rule)


def strike_once(s: AndeanState, op: int, space: int, factions: tuple[int, ...], as_troops: int, rule: str) -> Script:
    """Execute one of the Government's two Operations in a space."""
    if op == SWEEP:
        yield from sweep_in_place(s, space, factions, as_troops, rule)
    else:
        yield from assault_factions(s, space, ordered_power(s, space, as_troops), factions, rule)


# -- March -------------------------------------------------------------------------------------------------------


def can_march(s: AndeanState, faction: int) -> bool:
    """Also on the final event card: only the Operation is barred then (AA-2.3.9)."""
    return bool(operation_targets(trial_operation(s, faction, MARCH, False, True, False)))


def begin_march(s: AndeanState, faction: int) -> None:
    """A free March comes next, and leaves its destinations in `op_spaces`."""
    begin_operation(s, faction, MARCH, False, True, False)
