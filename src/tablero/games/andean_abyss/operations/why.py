"""Why a space is no target of the running Operation, or an Operation or Special Activity can't be chosen (AA-3, AA-4).

The first condition that fails, in the order of the rules, as in ../why.py.
"""

from __future__ import annotations

from tablero.core.remark import Remark

from .. import why
from ..activities.menu import MENU_OF
from ..board import (
    ASSAULT,
    ATTACK,
    AUC,
    FARC,
    MARCH,
    PATROL,
    RALLY,
    SWEEP,
    TERROR,
    TRAIN,
)
from ..cards import MADRID_DONORS, OSPINA_AND_MORA, SHADED, TAPIAS
from ..pieces import can_place, enemy_pieces, is_department
from ..state import AndeanState
from .costs import affordable, cost, final_card
from .government import assault_power, assaultable
from .march import unmoved_guerrillas
from .openings import operation_targets
from .patrol import patrol_targets, streets
from .removal import can_hit
from .sweep import unmoved

ONE_SPACE_A_CARD = {SWEEP: OSPINA_AND_MORA, ASSAULT: TAPIAS}  # shaded: one space a card


def no_target(s: AndeanState, rule: str, space: int) -> Remark | None:
    """Why the running Operation does not go on in `space`; None if it does."""
    if space in operation_targets(s):
        return None
    return closed(s, space) or CONDITIONS[s.op](s, rule, space) or too_dear(s, rule, space)


def closed(s: AndeanState, space: int) -> Remark | None:
    """A Limited Operation has one space; a space is selected once; an event may name the only ones (AA-3.1)."""
    if s.op_bar >> space & 1:
        return Remark("why-event-elsewhere", "AA-3.1", place=space)
    if s.op in (MARCH, PATROL):
        return None
    if s.op_spaces >> space & 1:
        return Remark("why-selected", "AA-3.1", place=space)
    return Remark("why-limited", "AA-2.3.5") if s.op_limited and s.op_spaces else None


def too_dear(s: AndeanState, rule: str, space: int) -> Remark | None:
    if affordable(s, space):
        return None
    return Remark("why-poor", "AA-3.1", n=cost(s, space), left=s.resources[s.actor])


def one_a_card(s: AndeanState, done: bool) -> Remark | None:
    """Ospina & Mora and Tapias, shaded: one space a card."""
    card = ONE_SPACE_A_CARD[s.op]
    if s.lasting[card] == SHADED and (s.op_spaces or done):
        return Remark("why-one-a-card", f"AA-card-{card}")
    return None


def no_departments(s: AndeanState, space: int) -> Remark | None:
    if s.lasting[MADRID_DONORS] == SHADED and is_department(space):
        return Remark("why-no-departments", f"AA-card-{MADRID_DONORS}", place=space)
    return None


def no_train(s: AndeanState, rule: str, space: int) -> Remark | None:
    return why.on_a_road(space, rule) or why.abroad(s, space) or why.in_zone(s, space, rule)


def no_sweep(s: AndeanState, rule: str, space: int) -> Remark | None:
    """Cities and Departments that cubes are in or Troops can reach; not FARC Zones (AA-3.2.3)."""
    reason = why.on_a_road(space, rule) or why.abroad(s, space) or why.in_zone(s, space, rule)
    reason = reason or one_a_card(s, s.swept) or no_departments(s, space) or too_dear(s, rule, space)
    return reason or Remark("why-no-troops-near", rule, place=space)


def no_assault(s: AndeanState, rule: str, space: int) -> Remark | None:
    """Cubes enough and somebody located (AA-3.2.4)."""
    reason = why.without_cubes(s, space, rule) or one_a_card(s, s.assaulted) or no_departments(s, space)
    if reason is None and not can_hit(s, space, assaultable(s)):
        reason = Remark("why-nobody-located", rule, place=space)
    if reason is None and not assault_power(s, space):
        reason = Remark("why-too-weak", rule, place=space)
    return reason


def no_patrol(s: AndeanState, rule: str, space: int) -> Remark | None:
    """Cubes that have not moved and have somewhere to go (AA-3.2.2)."""
    reason = why.without_cubes(s, space, rule)
    if reason is None and not streets(space):
        reason = Remark("why-no-street", rule, place=space)
    if reason is None and not unmoved(s, 0, space) and not unmoved(s, 1, space):
        reason = Remark("why-moved", rule, place=space)
    if reason is None and not patrol_targets(s, space):
        reason = Remark("why-one-destination", "AA-2.3.5", target=s.op_dest)
    return reason


def no_rally(s: AndeanState, rule: str, space: int) -> Remark | None:
    """FARC not in Support, AUC not in Opposition, and something to do there (AA-3.3.1)."""
    me, level = s.actor, s.level[space]
    reason = why.on_a_road(space, rule) or why.abroad(s, space)
    if reason is None and me == FARC and level > 0:
        reason = Remark("why-support", rule, place=space)
    if reason is None and me == AUC and level < 0:
        reason = Remark("why-opposition", rule, place=space)
    reason = reason or too_dear(s, rule, space)
    if reason is None and not can_place(s, 3 * me, space):
        reason = Remark("why-none-to-rally", rule, place=space, who=me)
    return reason


def no_march(s: AndeanState, rule: str, space: int) -> Remark | None:
    """Guerrillas that have not Marched and have somewhere to go (AA-3.3.2)."""
    reason = why.without_guerrillas(s, s.actor, space, rule)
    if reason is None and not unmoved_guerrillas(s, s.actor, space):
        reason = Remark("why-moved", rule, place=space)
    if reason is None and s.op_limited and s.op_dest >= 0:
        reason = Remark("why-one-destination", "AA-2.3.5", target=s.op_dest)
    return reason or Remark("why-no-destination", rule, place=space)


def no_attack(s: AndeanState, rule: str, space: int) -> Remark | None:
    reason = why.without_guerrillas(s, s.actor, space, rule)
    if reason is None and not enemy_pieces(s, s.actor, space):
        reason = Remark("why-no-enemy", rule, place=space)
    return reason


def no_terror(s: AndeanState, rule: str, space: int) -> Remark | None:
    return why.without_underground(s, s.actor, space, rule)


CONDITIONS = {
    TRAIN: no_train,
    SWEEP: no_sweep,
    ASSAULT: no_assault,
    PATROL: no_patrol,
    RALLY: no_rally,
    MARCH: no_march,
    ATTACK: no_attack,
    TERROR: no_terror,
}


# -- which Operation, which Special Activity ---------------------------------------------------------------------


def no_operation(s: AndeanState, own: tuple[int, ...], faction: int, offered: list[int], op: int) -> Remark | None:
    """One of the own Operations, not barred by the final event card, with a space that can be paid for (AA-3.1)."""
    if op in offered:
        return None
    if op not in own:
        return Remark("why-not-own-operation", "AA-3.1", verb=op, who=faction)
    if final_card(s) and op in (SWEEP, MARCH):
        return Remark("why-final-card", "AA-2.3.9", verb=op)
    return Remark("why-no-space", "AA-3.1", verb=op, left=s.resources[faction])


def no_activity(s: AndeanState, open_now: list[int], activity: int) -> Remark | None:
    """One type of Special Activity of the own faction, with an Operation it goes with, not a Limited one (AA-4.1)."""
    if activity in open_now:
        return None
    if not any(activity in activities for activities in MENU_OF[s.actor].values()):
        return Remark("why-not-own-activity", "AA-4.1", verb=activity, who=s.actor)
    if s.op_limited:
        return Remark("why-limited-activity", "AA-2.3.5")
    if activity not in MENU_OF[s.actor][s.op]:
        return Remark("why-not-with-operation", "AA-4.1.1", activity=activity, verb=s.op)
    if not s.activity_open or s.activity:
        return Remark("why-one-activity", "AA-4.1")
    return Remark("why-no-use-now", "AA-4.1", verb=activity)
