"""Which Special Activity goes with which Operation (AA-4.1.1), and starting one.

One type for each Operation, not with Limited ones; Extort, Kidnap, Assassinate and Bribe may be used in further spaces
between those of the Operation. Ambush is chosen where its Attack is (operations/insurgents.py). Each test says whether
the activity can be used now; before the first space of the Operation, so that it leaves one of its `openings`
(operations/openings.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script

from ..board import (
    AIR_LIFT,
    AIR_STRIKE,
    ASSASSINATE,
    ASSAULT,
    ATTACK,
    AUC,
    BRIBE,
    CARTELS,
    CULTIVATE,
    ERADICATE,
    EXTORT,
    FARC,
    GOVT,
    KIDNAP,
    MARCH,
    PATROL,
    PROCESS,
    RALLY,
    SWEEP,
    TERROR,
    TRAIN,
)
from ..state import AndeanState
from .cartels import bribe, can_bribe, can_cultivate, can_process, cultivate, process
from .government import air_lift, air_strike, can_air_lift, can_air_strike, can_eradicate, eradicate
from .insurgents import assassinate, can_assassinate, can_extort, can_kidnap, extort, kidnap

ANY_GOVT: Final = (TRAIN, PATROL, SWEEP, ASSAULT)
ANY_INSURGENT: Final = (RALLY, MARCH, ATTACK, TERROR)

MENU: Final[list[tuple[int, tuple[int, ...], tuple[int, ...]]]] = [
    (AIR_LIFT, (GOVT,), ANY_GOVT),
    (AIR_STRIKE, (GOVT,), (PATROL, SWEEP, ASSAULT)),
    (ERADICATE, (GOVT,), ANY_GOVT),
    (EXTORT, (FARC, AUC), ANY_INSURGENT),
    (KIDNAP, (FARC,), (TERROR,)),
    (ASSASSINATE, (AUC,), (TERROR,)),
    (CULTIVATE, (CARTELS,), (RALLY, MARCH)),
    (PROCESS, (CARTELS,), (RALLY, MARCH)),
    (BRIBE, (CARTELS,), ANY_INSURGENT),
]
MENU_OF: Final[list[dict[int, tuple[int, ...]]]] = [
    {op: tuple(activity for activity, who, ops in MENU if f in who and op in ops) for op in ANY_GOVT + ANY_INSURGENT}
    for f in range(4)
]
REPEATED: Final = (EXTORT, KIDNAP, ASSASSINATE, BRIBE)
TESTS: Final[dict[int, Callable[[AndeanState, int], bool]]] = {
    AIR_LIFT: can_air_lift,
    AIR_STRIKE: can_air_strike,
    ERADICATE: can_eradicate,
    EXTORT: can_extort,
    KIDNAP: can_kidnap,
    ASSASSINATE: can_assassinate,
    CULTIVATE: can_cultivate,
    PROCESS: can_process,
    BRIBE: can_bribe,
}
SCRIPTS: Final[dict[int, Callable[[AndeanState], Script]]] = {
    AIR_LIFT: air_lift,
    AIR_STRIKE: air_strike,
    ERADICATE: eradicate,
    EXTORT: extort,
    KIDNAP: kidnap,
    ASSASSINATE: assassinate,
    CULTIVATE: cultivate,
    PROCESS: process,
    BRIBE: bribe,
}


def open_activities(s: AndeanState, openings: int) -> list[int]:
    """The Special Activities that can be used now with the running Operation, which could begin in `openings`."""
    return [activity for activity in menu(s) if TESTS[activity](s, openings)]


def has_activity(s: AndeanState, openings: int) -> bool:
    """Whether there are any."""
    return any(TESTS[activity](s, openings) for activity in menu(s))


def menu(s: AndeanState) -> tuple[int, ...]:
    """Those that may go with it: after the first use only the same, if it can be repeated (AA-4.1)."""
    if not s.activity_open:
        return ()
    activities = MENU_OF[s.actor][s.op]
    if not s.activity:
        return activities
    return (s.activity,) if s.activity in activities and s.activity in REPEATED else ()


def run_activity(s: AndeanState, activity: int) -> Script:
    if not s.activity:
        s.note("activity", "AA-4.1", who=s.actor, verb=activity)
    s.activity = activity
    return SCRIPTS[activity](s)
