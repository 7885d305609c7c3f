"""The list of events by card number: `@event(57)` marks the script of both texts of a card.

A script gets the state, the executing faction and the side (SHADED, or UNSHADED also for the only text). It is one
step; what would take longer it puts on the agenda with `push_step`, and `@event_step(57)` marks what goes on there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script

from .. import agenda
from ..state import AndeanState

EventScript = Callable[[AndeanState, int, int], Script]
EVENT_SCRIPTS: Final[dict[int, EventScript]] = {}


def event(number: int) -> Callable[[EventScript], EventScript]:
    """Enter the script of a card."""

    def enter(script: EventScript) -> EventScript:
        EVENT_SCRIPTS[number] = script
        return script

    return enter


def run_event(s: AndeanState) -> Script:
    """Execute the event on top of the agenda."""
    _, card, side, faction = s.pop()
    return EVENT_SCRIPTS[card](s, faction, side)


# -- the rest of a long event ------------------------------------------------------------------------------------

StepScript = Callable[[AndeanState, int, int, list[int]], Script]
EVENT_STEPS: Final[dict[int, StepScript]] = {}


def event_step(number: int) -> Callable[[StepScript], StepScript]:
    """Enter the script that goes on with a card: it gets the executing faction, the side, and [stage, …]."""

    def enter(script: StepScript) -> StepScript:
        EVENT_STEPS[number] = script
        return script

    return enter


def push_step(s: AndeanState, card: int, side: int, faction: int, stage: int, *rest: int) -> None:
    """Go on with the event after what comes on top of this."""
    s.push(agenda.EVENT_STEP, card, side, faction, stage, *rest)


def continue_event(s: AndeanState) -> Script:
    """Go on with the event on top of the agenda."""
    item = s.pop()
    _, card, side, faction = item[:4]
    return EVENT_STEPS[card](s, faction, side, item[4:])
