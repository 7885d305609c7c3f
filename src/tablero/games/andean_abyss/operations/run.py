"""A running Operation (AA-3.1): its spaces one by one, the Special Activity before, between or after them, and its end.

Each pass through `operate` is one decision: a further space, a Special Activity, own pieces back to Available, or done.
What happens in a space is in government.py, patrol.py, insurgents.py and march.py; Special Activities in activities/.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablero.core.ask import Ask, Script

from .. import agenda
from ..activities.menu import earning_activities, open_activities, run_activity
from ..board import (
    AIR_LIFT,
    ALL_SPACES,
    ASSAULT,
    ATTACK,
    BRIBE,
    DONE,
    FIRST_LOC,
    GOVT,
    KIND,
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
from ..pieces import count, places, spaces_with_cubes, spaces_with_guerrillas, take
from ..shipments import ORDINARY, settle
from ..state import OP_AND_ACTIVITY, OP_ONLY, AndeanState
from .costs import affordable, final_card, pay
from .government import assault_space, can_assault, can_sweep, can_train, start_activation, sweep_into, train_space
from .insurgents import attack_space, can_attack, can_rally, can_terror, may_rally, rally_space, terror_space
from .march import can_march_from, march_from
from .patrol import can_patrol_from, patrol_from, start_patrol

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
    s.talks = 0
    s.moved, s.groups = [], []
    s.note("operation", RULES[op], who=faction, verb=op, limited=int(limited), free=int(free))


def possible_operations(s: AndeanState, faction: int, limited: bool, free: bool, with_activity: bool) -> list[int]:
    """The Operations that can be executed in at least one space now, perhaps paid by a Special Activity (AA-R22)."""
    found = []
    for op in OPERATIONS[faction]:
        if final_card(s) and s.is_player(faction) and op in (SWEEP, MARCH):
            continue
        trial = trial_operation(s, faction, op, limited, free, with_activity)
        if op == PATROL:
            if affordable(trial, GOVT):
                found.append(op)
        elif has_targets(trial) or recycles_first(trial) or (with_activity and earns_first(trial)):
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
    me = trial.actor
    if trial.op != RALLY or trial.available[3 * me] or not spaces_with_guerrillas(trial, me):
        return False
    return trial.is_player(me) and any(may_rally(trial, me, space) for space in candidates(trial))


def earns_first(trial: AndeanState) -> bool:
    """Without Resources: whether a Special Activity can bring some and a space is then open to the Operation."""
    if trial.resources[trial.actor] or not earning_activities(trial):
        return False
    trial.resources[trial.actor] = 1
    return has_targets(trial)


def candidates(s: AndeanState) -> list[int]:
    """The spaces worth a closer look: those with the pieces that the Operation needs, and the Resources for it."""
    op, me = s.op, s.actor
    if op in (TRAIN, SWEEP, RALLY):
        return places(s) if affordable(s, 0) else []
    if me == GOVT:
        with_cubes = spaces_with_cubes(s)
        return with_cubes if op == PATROL or affordable(s, 0) else []
    own = spaces_with_guerrillas(s, me)
    if op == MARCH or affordable(s, 0):
        return own
    return [space for space in own if space >= FIRST_LOC and affordable(s, space)]


def open_spaces(s: AndeanState) -> Iterator[int]:
    """The spaces in which the running Operation could go on, one by one."""
    if s.op_limited and s.op_spaces and s.op not in (MARCH, PATROL):
        return
    for space in candidates(s):
        if not s.op_bar >> space & 1 and can_operate_in(s, space):
            yield space


def operation_targets(s: AndeanState) -> list[int]:
    return list(open_spaces(s))


def has_targets(s: AndeanState) -> bool:
    return any(True for _ in open_spaces(s))


def can_operate_in(s: AndeanState, space: int) -> bool:
    op = s.op
    if op == MARCH:
        return can_march_from(s, space)
    if op == PATROL:
        return can_patrol_from(s, space)
    if s.op_spaces >> space & 1:
        return False
    if op == TRAIN:
        return can_train(s, space)
    if op == SWEEP:
        return can_sweep(s, space)
    if op == ASSAULT:
        return can_assault(s, space)
    if op == RALLY:
        return can_rally(s, s.actor, space)
    if op == ATTACK:
        return can_attack(s, s.actor, space)
    return can_terror(s, s.actor, space)


# -- one decision ------------------------------------------------------------------------------------------------


def recyclable(s: AndeanState, faction: int) -> list[int]:
    """Own kinds that have run out in Available but stand on the map (AA-1.4.1)."""
    kinds = (3 * faction, 3 * faction + 1, 3 * faction + 2)
    if faction == GOVT:
        return [k for k in kinds if not s.available[k] and any(count(s, k, space) for space in ALL_SPACES)]
    return [
        k
        for k in kinds
        if not s.available[k - 1 if k % 3 == 1 else k] and any(count(s, k, space) for space in ALL_SPACES)
    ]


def operate_options(s: AndeanState) -> list[int]:
    options = operation_targets(s)
    started = s.op_spaces or s.op == PATROL
    options += open_activities(s) if started or options else earning_activities(s)
    if s.op in (TRAIN, RALLY) and recyclable(s, s.actor):
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
        yield from recycle(s, me)
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
    pay(s, space)
    s.op_spaces |= 1 << space
    if s.op == TRAIN:
        yield from train_space(s, space)
    elif s.op == SWEEP:
        yield from sweep_into(s, space)
    elif s.op == ASSAULT:
        yield from assault_space(s, space, "AA-3.2.4")
    elif s.op == RALLY:
        yield from rally_space(s, s.actor, space)
    elif s.op == ATTACK:
        yield from attack_space(s, s.actor, space)
    else:
        yield from terror_space(s, s.actor, space)


def recycle(s: AndeanState, faction: int) -> Script:
    """Own pieces go back to Available, to be placed again (AA-1.4.1)."""
    kind = yield Ask(s.seat(faction), "recycle-kind", lambda: [KIND + k for k in recyclable(s, faction)], "AA-1.4.1")
    kind -= KIND
    space = yield Ask(
        s.seat(faction),
        "recycle-space",
        lambda: [space for space in ALL_SPACES if count(s, kind, space)],
        "AA-1.4.1",
        piece=KIND + kind,
    )
    take(s, kind, space)
    s.note("recycled", "AA-1.4.1", who=faction, piece=KIND + kind, place=space)
    yield from settle(s, ORDINARY, faction)


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
        from .insurgents import aid_after_terror

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
    if s.op_paid and not s.activity and not s.shipped >> s.actor & 1 and s.is_player(s.actor) and not s.op_free:
        s.push(agenda.SHIP, s.actor)
    s.op = 0
    s.moved, s.groups = [], []
    yield from ()
