"""A running Operation (AA-3.1): its spaces one by one, the Special Activity before, between or after them, and its end.

Each pass through `operate` is one decision: a further space, a Special Activity, own pieces back to Available, or done.
What happens in a space is in government.py, patrol.py, insurgents.py and march.py; Special Activities in activities/.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import agenda
from ..activities.menu import has_activity, open_activities, run_activity
from ..board import (
    AIR_LIFT,
    ALL_BITS,
    ASSAULT,
    ATTACK,
    BOGOTA,
    BRIBE,
    DONE,
    GOVT,
    MARCH,
    NEGOTIATE,
    PATROL,
    RALLY,
    RECYCLE,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
)
from ..negotiation import can_negotiate, negotiate
from ..state import OP_AND_ACTIVITY, OP_ONLY, AndeanState
from .costs import affordable, final_card, pay
from .government import assault_space, train_space
from .insurgents import aid_after_terror, attack_space, rally_space, terror_space
from .march import march_from
from .openings import (
    as_bits,
    can_begin,
    can_recycle,
    not_begun,
    openings,
    operation_targets,
    recycle_own,
    wants_back,
)
from .patrol import patrol_from, start_patrol
from .sweep import start_activation, sweep_into
from .why import no_activity, no_target

OPERATIONS: tuple[tuple[int, ...], ...] = (
    (TRAIN, PATROL, SWEEP, ASSAULT),
    (RALLY, MARCH, ATTACK, TERROR),
    (RALLY, MARCH, ATTACK, TERROR),
    (RALLY, MARCH, ATTACK, TERROR),
)
Running = tuple[
    tuple[int, int, bool, bool, bool], tuple[int, int, int, int, int, int, list[int], list[int]]
]  # what the Operation is, and how far it has come
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
    """A new Operation, and everybody hears of it."""
    lay_out(s, faction, op, limited, free, with_activity)
    s.note("operation", RULES[op], who=faction, verb=op, limited=int(limited), free=int(free))


def lay_out(s: AndeanState, faction: int, op: int, limited: bool, free: bool, with_activity: bool) -> None:
    """Nothing is selected, paid or moved yet."""
    s.actor, s.op = faction, op
    s.op_limited, s.op_free, s.activity_open = limited, free, with_activity
    s.op_spaces = s.op_paid = s.activity = s.activity_spaces = s.op_bar = 0
    s.op_dest = -1
    s.moved, s.groups = [], []


def possible_operations(s: AndeanState, faction: int, limited: bool, free: bool, with_activity: bool) -> list[int]:
    """The Operations that can be executed in at least one space now, or once a Special Activity has paid for one or
    opened one (AA-4.1, AA-R22)."""
    before = running(s)
    lay_out(s, faction, 0, limited, free, with_activity)
    found = [op for op in OPERATIONS[faction] if is_possible(s, op)]
    take_up(s, before)
    return found


def is_possible(s: AndeanState, op: int) -> bool:
    """Whether the Operation that is laid out could be this one."""
    s.op = op
    if op in (SWEEP, MARCH) and final_card(s):
        return False
    if op == PATROL:
        return affordable(s, BOGOTA)
    return can_begin(s) or opens_first(s)


def opens_first(s: AndeanState) -> bool:
    """Whether a Special Activity can pay for the first space or open one; the Government's bring no Resources."""
    return (s.actor != GOVT or affordable(s, BOGOTA)) and has_activity(s, 0)


def running(s: AndeanState) -> Running:
    """The Operation that was the last, to be put aside while others are tried out."""
    return (
        (s.actor, s.op, s.op_limited, s.op_free, s.activity_open),
        (s.op_spaces, s.op_paid, s.activity, s.activity_spaces, s.op_bar, s.op_dest, s.moved, s.groups),
    )


def take_up(s: AndeanState, before: Running) -> None:
    """As it was."""
    what, how_far = before
    s.actor, s.op, s.op_limited, s.op_free, s.activity_open = what
    s.op_spaces, s.op_paid, s.activity, s.activity_spaces, s.op_bar, s.op_dest, s.moved, s.groups = how_far


def trial_operation(
    s: AndeanState, faction: int, op: int, limited: bool, free: bool, with_activity: bool
) -> AndeanState:
    """The state as it would be at the beginning of an Operation, to look at."""
    trial = s.copy()
    lay_out(trial, faction, op, limited, free, with_activity)
    return trial


# -- one decision ------------------------------------------------------------------------------------------------


def operate_options(s: AndeanState) -> list[int]:
    targets = operation_targets(s)
    begun = not not_begun(s)
    open_in = ALL_BITS if begun else as_bits(targets)
    options = targets + open_activities(s, open_in)
    if (len(options) > 1 or wants_back(s)) and can_recycle(s, open_in):  # not asked for the sake of it alone (AA-R86)
        options.append(RECYCLE)
    ends = begun or not options  # a game stored by older rules may have nowhere left to go
    if (options or s.players > 1) and can_negotiate(s):  # alone, nobody is kept from ending by it (AA-R85)
        options.append(NEGOTIATE)
    if ends:
        options.append(DONE)
    return options


def not_operated(s: AndeanState, action: int) -> Remark | None:
    """Why the Operation does not go on in a space, or a Special Activity can't be used now."""
    if action < SPACES:
        return no_target(s, RULES[s.op], action)
    return no_activity(s, open_activities(s, openings(s)), action)


def operate(s: AndeanState) -> Script:
    """One decision of the running Operation."""
    me = s.actor
    choice = yield Ask(
        s.seat(me),
        "operate",
        lambda: operate_options(s),
        RULES[s.op],
        why=lambda action: not_operated(s, action),
        who=me,
        verb=s.op,
        limited=int(s.op_limited),
        left=s.resources[me],
    )
    if choice == DONE:
        finish_spaces(s)
    elif choice == RECYCLE:
        yield from recycle_own(s)
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
    if s.op not in (TRAIN, PATROL, SWEEP) or not has_activity(s, openings(s)):
        s.pop()
        return
    choice = yield Ask(
        s.seat(s.actor),
        "last-activity",
        lambda: [*open_activities(s, openings(s)), DONE],
        "AA-4.1",
        why=lambda activity: no_activity(s, open_activities(s, openings(s)), activity),
        who=s.actor,
        verb=s.op,
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
