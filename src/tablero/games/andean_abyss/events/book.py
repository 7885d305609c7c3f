"""The list of events by card number: `@event(57)` marks the script of both texts of a card.

A script gets the state, the executing faction and the side (1 unshaded or the only text, 2 shaded). It is one step;
what would take longer it puts on the agenda with `push_step`, and `@event_step(57)` marks the script that goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script

from .. import agenda
from ..state import AndeanState

UNSHADED: Final = 1  # the side that a script is told; board.py has the answer of that name

EventScript = Callable[[AndeanState, int, int], Script]
EVENT_SCRIPTS: Final[dict[int, EventScript]] = {}


def event(number: int) -> Callable[[EventScript], EventScript]:
    """Enter the script of a card."""

    def enter(script: EventScript) -> EventScript:
        EVENT_SCRIPTS[number] = script
        return script

    return enter


def run_event(s: AndeanState) -> Script:
    """Execute the event on top of the agenda; some have a script of their own for Non-players (AA-8.4.4)."""
    _, card, side, faction = s.pop()
    own = NON_PLAYER_SCRIPTS.get((card, side))
    if own and not s.is_player(faction if own[0] < 0 else own[0]):
        return own[1](s, faction, side)
    return EVENT_SCRIPTS[card](s, faction, side)


# -- Non-players -------------------------------------------------------------------------------------------------

# by card and side: the faction that decides, -1: the executing one; and the script if that is a Non-player
NON_PLAYER_SCRIPTS: Final[dict[tuple[int, int], tuple[int, EventScript]]] = {}


def non_player_event(number: int, side: int, decides: int = -1) -> Callable[[EventScript], EventScript]:
    """Enter a script that replaces a text of a card when a Non-player decides about it."""

    def enter(script: EventScript) -> EventScript:
        NON_PLAYER_SCRIPTS[number, side] = (decides, script)
        return script

    return enter


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
