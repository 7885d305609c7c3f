"""A running Operation (AA-3.1): its spaces one by one, the Special Activity before, between or after them, and its end.

Each pass through `operate` is one decision: a further space, a Special Activity, own pieces back to Available, or done.
What happens in a space is in government.py, patrol.py, insurgents.py and march.py; Special Activities in activities/.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from .. import agenda
from ..activities.menu import earning_activities, open_activities, run_activity
from ..board import (
    AIR_LIFT,
    ASSAULT,
    ATTACK,
    BOGOTA,
    BRIBE,
    DONE,
    MARCH,
    NEGOTIATE,
    PATROL,
    RALLY,
    RECYCLE,
    SWEEP,
    TERROR,
    TRAIN,
)
from ..negotiation import negotiate, negotiate_options
from ..state import OP_AND_ACTIVITY, OP_ONLY, AndeanState
from .costs import affordable, final_card, pay
from .government import assault_space, assault_spaces, train_space, train_spaces
from .insurgents import (
    aid_after_terror,
    attack_space,
    attack_spaces,
    rally_space,
    rally_spaces,
    terror_space,
    terror_spaces,
)
from .march import march_from, march_origins
from .patrol import patrol_from, patrol_origins, start_patrol
from .recycling import can_recycle, placeable, recycle
from .sweep import start_activation, sweep_into, sweep_spaces

OPERATIONS: tuple[tuple[int, ...], ...] = (
    (TRAIN, PATROL, SWEEP, ASSAULT),
    (RALLY, MARCH, ATTACK, TERROR),
    (RALLY, MARCH, ATTACK, TERROR),
    (RALLY, MARCH, ATTACK, TERROR),
)
RULES = {
    TRAIN: "AA-3.2.1",
    PATROL: "AA-3.2.2",
    SWEEP: "AA-3.2.3",
    ASSAULT: "AA-3.2.4",
    RALLY: "AA-3.3.1",
    MARCH: "AA-3.3.2",
    ATTACK: "AA-3.3.3",
    TERROR: "AA-3.3.4",
}

# -- choosing an Operation ---------------------------------------------------------------------------------------


def begin_operation(s: AndeanState, faction: int, op: int, limited: bool, free: bool, with_activity: bool) -> None:
    """Set up the Operation and put its first decision on the agenda."""
    set_operation(s, faction, op, limited, free, with_activity)
    s.push(agenda.END_OPERATION)
    s.push(agenda.OPERATE)
    if op == PATROL:
        start_patrol(s)


def set_operation(s: AndeanState, faction: int, op: int, limited: bool, free: bool, with_activity: bool) -> None:
    """A new Operation: nothing selected, paid or moved yet."""
    s.actor, s.op = faction, op
    s.op_limited, s.op_free, s.activity_open = limited, free, with_activity
    s.op_spaces = s.op_paid = s.activity = s.activity_spaces = s.op_bar = 0
    s.op_dest = -1
    s.moved, s.groups = [], []
    s.note("operation", RULES[op], who=faction, verb=op, limited=int(limited), free=int(free))


def possible_operations(s: AndeanState, faction: int, limited: bool, free: bool, with_activity: bool) -> list[int]:
    """The Operations that can be executed in at least one space now, perhaps paid by a Special Activity (AA-R22)."""
    found = []
    final = final_card(s)
    trial = trial_operation(s, faction, 0, limited, free, with_activity)
    for op in OPERATIONS[faction]:
        if final and op in (SWEEP, MARCH):
            continue
        trial.op = op
        if op == PATROL:
            if affordable(trial, BOGOTA):
                found.append(op)
        elif operation_targets(trial) or recycles_first(trial) or (with_activity and earns_first(trial)):
            found.append(op)
    return found


def trial_operation(
    s: AndeanState, faction: int, op: int, limited: bool, free: bool, with_activity: bool
) -> AndeanState:
    """The state as it would be at the beginning of an Operation, to look at."""
    trial = s.copy()
    trial.actor, trial.op, trial.op_limited, trial.op_free = faction, op, limited, free
    trial.op_spaces = trial.op_paid = trial.activity = trial.activity_spaces = trial.op_bar = 0
    trial.op_dest = -1
    trial.moved, trial.groups = [], []
    trial.activity_open = with_activity
    return trial


def recycles_first(trial: AndeanState) -> bool:
    """Out of Guerrillas: whether own ones can be taken off the map and then Rally somewhere (AA-1.4.1, AA-R1)."""
    return trial.op == RALLY and can_recycle(trial)


def earns_first(trial: AndeanState) -> bool:
    """Without Resources: whether a Special Activity can bring some and a space is then open to the Operation."""
    if trial.resources[trial.actor] or not earning_activities(trial):
        return False
    trial.resources[trial.actor] = 1
    targets = operation_targets(trial)
    trial.resources[trial.actor] = 0
    return bool(targets)


def operation_targets(s: AndeanState) -> list[int]:
    """The spaces in which the running Operation could go on."""
    op = s.op
    if op == MARCH:
        found, closed = march_origins(s), s.op_bar
    elif op == PATROL:
        found, closed = patrol_origins(s), s.op_bar
    elif s.op_limited and s.op_spaces:
        return []
    else:
        found, closed = selectable(s), s.op_bar | s.op_spaces
    return [space for space in found if not closed >> space & 1] if closed else found


def selectable(s: AndeanState) -> list[int]:
    """The spaces that the running Operation can select and pay for; not March and Patrol, which select by moving."""
    op, me = s.op, s.actor
    if op == TERROR:
        return terror_spaces(s, me)
    if not affordable(s, BOGOTA):
        return []
    if op == RALLY:
        return rally_spaces(s, me)
    if op == ATTACK:
        return attack_spaces(s, me)
    if op == TRAIN:
        return train_spaces(s)
    if op == SWEEP:
        return sweep_spaces(s)
    return assault_spaces(s)


# -- one decision ------------------------------------------------------------------------------------------------


def operate_options(s: AndeanState) -> list[int]:
    options = operation_targets(s)
    started = s.op_spaces or s.op == PATROL
    options += open_activities(s) if started or options else earning_activities(s)
    if can_recycle(s):
        options.append(RECYCLE)
    ends = started or not options  # with nowhere left to go it ends (AA-R88)
    options += negotiate_options(s)
    if ends:
        options.append(DONE)
    return options


def operate(s: AndeanState) -> Script:
    """One decision of the running Operation."""
    me = s.actor
    choice = yield Ask(
        s.seat(me),
        "operate",
        lambda: operate_options(s),
        RULES[s.op],
        who=me,
        verb=s.op,
        limited=int(s.op_limited),
        left=s.resources[me],
    )
    if choice == DONE:
        finish_spaces(s)
    elif choice == RECYCLE:
        yield from recycle(s, me, *placeable(s))
    elif choice == NEGOTIATE:
        yield from negotiate(s)
    elif AIR_LIFT <= choice <= BRIBE:
        yield from run_activity(s, choice)
    else:
        yield from operate_in(s, choice)


def operate_in(s: AndeanState, space: int) -> Script:
    """Execute the Operation in a space, or with the pieces of an origin."""
    if s.op == MARCH:
        yield from march_from(s, space)
        return
    if s.op == PATROL:
        yield from patrol_from(s, space)
        return
    s.op_spaces |= 1 << space
    if s.op == SWEEP:
        pay(s, space)
        yield from sweep_into(s, space)
        return
    if s.op == TRAIN:
        yield from train_space(s, space)
    elif s.op == ASSAULT:
        yield from assault_space(s, space, "AA-3.2.4")
    elif s.op == RALLY:
        yield from rally_space(s, s.actor, space)
    elif s.op == ATTACK:
        yield from attack_space(s, s.actor, space)
    else:
        yield from terror_space(s, s.actor, space)
    pay(s, space)  # last, so that price and effect come together for who looks one decision ahead


# -- the end -----------------------------------------------------------------------------------------------------


def finish_spaces(s: AndeanState) -> None:
    """All spaces are chosen: what the Operation does at the end of them."""
    s.pop()
    s.push(agenda.LAST_ACTIVITY)
    if s.op == TRAIN:
        s.push(agenda.TRAIN_EXTRA)
    elif s.op in (SWEEP, PATROL):
        start_activation(s)
    elif s.op == TERROR:
        aid_after_terror(s, s.actor, s.op_spaces.bit_count())


def last_activity(s: AndeanState) -> Script:
    """A Special Activity after all spaces; nothing more to choose ends the Operation (AA-4.1)."""
    if not open_activities(s) or s.op not in (TRAIN, PATROL, SWEEP):
        s.pop()
        return
    choice = yield Ask(
        s.seat(s.actor), "last-activity", lambda: [*open_activities(s), DONE], "AA-4.1", who=s.actor, verb=s.op
    )
    if choice == DONE:
        s.pop()
    else:
        yield from run_activity(s, choice)


def end_operation(s: AndeanState) -> Script:
    """The Operation is over: what it counts as, and a shipped further one (AA-2.3.4, AA-2.3.6)."""
    s.pop()
    if not s.first and s.slot == 1:
        s.first = OP_AND_ACTIVITY if s.activity else OP_ONLY
    s.swept = s.swept or s.op == SWEEP
    s.assaulted = s.assaulted or s.op == ASSAULT
    if s.is_player(s.actor) and may_ship(s):  # Non-players never do (AA-2.3.6)
        s.push(agenda.SHIP, s.actor)
    s.op = 0
    s.moved, s.groups = [], []
    yield from ()


def may_ship(s: AndeanState) -> bool:
    """An Operation that was paid for, without Special Activity; one more for each faction on a card (AA-2.3.6)."""
    return s.op_paid > 0 and not s.activity and not s.op_free and not s.shipped >> s.actor & 1
