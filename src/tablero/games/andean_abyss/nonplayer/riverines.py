"""Riverines & Fast Boats (card 69) as Non-players execute it: by AA-8.4.2 and AA-8.4.3, (AA-R102)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..board import RALLY, TERROR
from ..events.cartel_parts import landings, river_operations, river_reach
from ..events.free_operations import operate_once
from ..events.verbs import card_rule
from ..operations.insurgents import aid_after_terror, move_guerrillas
from ..pieces import bases, count, room_left
from ..state import AndeanState
from .chance import random_place, random_space
from .instructions import can_spare, offensive
from .procedures import clear_operation
from .rallying import TO_BASE, TO_HIDE, base_spaces, flip_spaces, rally_in

TO_PLACE: Final = 3


def river_origins(s: AndeanState, me: int) -> list[int]:
    """Own Guerrillas with somewhere to go; one stays at an own Base, as in their Marches."""
    return [space for space in landings(s, me) if can_spare(s, me, space)]


def riverines(s: AndeanState, me: int, side: int) -> Script:
    """As many as possible go from a random space to a random Department and operate there."""
    origins = river_origins(s, me)
    if not origins:
        return
    origin = random_space(s, origins, card_rule(69))
    target = random_place(s, river_reach(s, me, origin), card_rule(69))
    left = min(can_spare(s, me, origin), room_left(s, me, target))
    for kind in (3 * me, 3 * me + 1):
        n = min(left, count(s, kind, origin))
        if n:
            left -= n
            yield from move_guerrillas(s, me, kind, origin, target, n, card_rule(69))
    yield from operate_there(s, me, target)


def operate_there(s: AndeanState, me: int, space: int) -> Script:
    """A Base if it can be built; else Attack or Terror as on card 19; else another Rally."""
    clear_operation(s, me)
    choices = river_operations(s, me, space)
    strikes = [op for op in choices if op != RALLY]
    if space in base_spaces(s, me):
        rally_in(s, me, TO_BASE, space)
    elif strikes:
        op = offensive(s, me, space, strikes)
        yield from operate_once(s, me, op, space, card_rule(69))
        aid_after_terror(s, me, int(op == TERROR))
    elif RALLY in choices:
        hides = bases(s, me, space) and space in flip_spaces(s, me)
        rally_in(s, me, TO_HIDE if hides else TO_PLACE, space)
