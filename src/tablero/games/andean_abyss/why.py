"""Why a space, an Operation or a Special Activity is not offered: the condition that fails, with its rule.

The scripts ask with what they do not offer (`Ask.why`); a test compares this with what they do. Each function takes the
conditions in the order of the rules. Where they come to nothing, the rest of the rule decides, and only that is said.
What speaks against the targets of an Operation is in operations/why.py.
"""

from __future__ import annotations

from tablero.core.remark import Remark

from .board import BOGOTA, GOVT, POLICE, POP, TROOPS
from .pieces import (
    can_shift,
    count,
    cubes,
    guerrillas,
    hidden,
    in_play,
    is_city,
    is_department,
    is_loc,
    is_zone,
    outnumbers_police,
    pieces_of,
    room_for,
)
from .state import AndeanState

# -- spaces ------------------------------------------------------------------------------------------------------


def on_a_road(space: int, rule: str) -> Remark | None:
    return Remark("why-loc", rule, place=space) if is_loc(space) else None


def abroad(s: AndeanState, space: int) -> Remark | None:
    """Ecuador and Panamá only after their events (AA-1.3.5)."""
    return None if in_play(s, space) else Remark("why-not-in-play", "AA-1.3.5", place=space)


def in_zone(s: AndeanState, space: int, rule: str) -> Remark | None:
    return Remark("why-zone", rule, place=space) if is_zone(s, space) else None


def without_cubes(s: AndeanState, space: int, rule: str) -> Remark | None:
    return None if cubes(s, space) else Remark("why-no-cubes", rule, place=space)


def without_troops(s: AndeanState, space: int, rule: str) -> Remark | None:
    return None if count(s, TROOPS, space) else Remark("why-no-troops", rule, place=space)


def without_guerrillas(s: AndeanState, faction: int, space: int, rule: str) -> Remark | None:
    return None if guerrillas(s, faction, space) else Remark("why-no-guerrillas", rule, place=space, who=faction)


def without_underground(s: AndeanState, faction: int, space: int, rule: str) -> Remark | None:
    return None if hidden(s, faction, space) else Remark("why-no-underground", rule, place=space, who=faction)


def without_pieces(s: AndeanState, faction: int, space: int, rule: str) -> Remark | None:
    return None if pieces_of(s, faction, space) else Remark("why-no-pieces", rule, place=space, who=faction)


def held_by_police(s: AndeanState, faction: int, space: int, rule: str) -> Remark | None:
    if outnumbers_police(s, faction, space):
        return None
    return Remark("why-police", rule, place=space, who=faction)


def used_before(s: AndeanState, space: int, rule: str) -> Remark | None:
    """Each space once in a Special Activity."""
    return Remark("why-used-there", rule, place=space) if s.activity_spaces >> space & 1 else None


def not_a_department(space: int, rule: str) -> Remark | None:
    return None if is_department(space) else Remark("why-no-department", rule, place=space)


def in_a_city(space: int, rule: str) -> Remark | None:
    return Remark("why-city", rule, place=space) if is_city(space) else None


def without_people(space: int, rule: str) -> Remark | None:
    return None if POP[space] and not is_loc(space) else Remark("why-no-pop", rule, place=space)


def unmoved_by(s: AndeanState, space: int, direction: int, rule: str) -> Remark | None:
    """Neither a Terror marker to remove nor a level to shift."""
    if s.terror[space] or can_shift(s, space, direction):
        return None
    return Remark("why-level-full", rule, place=space)


def no_room(s: AndeanState, kind: int, space: int) -> Remark | None:
    return None if room_for(s, kind, space) else Remark("why-no-room", "AA-1.4.2", place=space)


def needed_first(rule: str = "AA-R88") -> Remark:
    """Before its first space an Operation keeps what it needs for one."""
    return Remark("why-needed", rule)


# -- decisions outside Operations --------------------------------------------------------------------------------


def no_civic_action(s: AndeanState, offered: list[int], space: int, controlled: bool, need: int) -> Remark | None:
    """Control, Troops and Police, and something to do (AA-6.4.1)."""
    if space in offered:
        return None
    reason = without_people(space, "AA-6.4.1")
    if reason is None and not controlled:
        reason = Remark("why-no-control", "AA-6.4.1", place=space, who=GOVT)
    if reason is None and (count(s, TROOPS, space) < need or count(s, POLICE, space) < need):
        reason = Remark("why-no-garrison", "AA-6.4.1", place=space, n=need)
    return reason or unmoved_by(s, space, 1, "AA-6.4.1")


def not_redeployed_from(s: AndeanState, offered: list[int], space: int) -> Remark | None:
    """Cubes that have not redeployed yet (AA-6.5)."""
    if space in offered:
        return None
    return without_cubes(s, space, "AA-6.5") or Remark("why-redeployed", "AA-6.5", place=space)


def not_redeployed_to(s: AndeanState, kind: int, source: int, offered: list[int], space: int) -> Remark | None:
    """Troops to Cities and Bases under Government Control, Police there or onto LoCs (AA-6.5.2, AA-6.5.3)."""
    if space in offered:
        return None
    rule = "AA-6.5.2" if kind == TROOPS else "AA-6.5.3"
    if space == source:
        return Remark("why-from-there", rule, place=space)
    if kind == TROOPS and is_loc(space):
        return Remark("why-loc", rule, place=space)
    if offered == [BOGOTA]:
        return Remark("why-only-bogota", rule)
    return Remark("why-no-haven" if kind == TROOPS else "why-no-police-haven", rule, place=space)
