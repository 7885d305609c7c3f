"""The events by card number: what each does, and whether it can happen (TS-7).

`@event(4)` enters a function `f(s, player)` that happens at once, `@choice(7)` a script that asks. `player` is the side
that carries the event out (TS-0.6). `@condition(48)` enters what must hold for the event to happen at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script

from ..board import CARD, NEUTRAL, SIDE
from ..state import TwilightState

Instant = Callable[[TwilightState, int], None]
Asking = Callable[[TwilightState, int], Script]
Further = Callable[[TwilightState, int, list[int]], Script]
Condition = Callable[[TwilightState, int], bool]

INSTANT: Final[dict[int, Instant]] = {}
SCRIPTS: Final[dict[int, Asking]] = {}
STEPS: Final[dict[int, Further]] = {}
CONDITIONS: Final[dict[int, Condition]] = {}

# the events that stop others for good (TS-7.7): by the card that is stopped, the one that stops it
STOPPED_BY: Final[dict[int, int]] = {7: 83, 13: 65, 55: 96, 56: 110, 59: 97, 61: 86}


def event(number: int) -> Callable[[Instant], Instant]:
    """Enter an event that happens at once."""

    def enter(function: Instant) -> Instant:
        INSTANT[number] = function
        return function

    return enter


def choice(number: int) -> Callable[[Asking], Asking]:
    """Enter an event with decisions; it is one step."""

    def enter(script: Asking) -> Asking:
        SCRIPTS[number] = script
        return script

    return enter


def further(number: int) -> Callable[[Further], Further]:
    """Enter the script that goes on with an event: it gets the player and what else stands on the agenda."""

    def enter(script: Further) -> Further:
        STEPS[number] = script
        return script

    return enter


def condition(number: int) -> Callable[[Condition], Condition]:
    def enter(function: Condition) -> Condition:
        CONDITIONS[number] = function
        return function

    return enter


def event_player(card: int, player: int) -> int:
    """Who carries the event out (TS-0.6)."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def can_happen(s: TwilightState, card: int, player: int) -> bool:
    """Whether the event would happen: not stopped, and its condition holds."""
    stopper = STOPPED_BY.get(card)
    if stopper is not None and s.lasting >> stopper & 1:
        return False
    needed = CONDITIONS.get(card)
    return needed is None or needed(s, event_player(card, player))


def run_event(s: TwilightState) -> Script | None:
    """The event on top of the agenda: None if it asks nothing and is done."""
    _, card, player = s.pop()
    side = event_player(card, player)
    if not can_happen(s, card, player):
        s.note("no-event", "TS-5.3.1", card=CARD + card)
        return None
    s.occurred |= 1 << card
    s.note("event", f"TS-card-{card}", card=CARD + card, who=side)
    instant = INSTANT.get(card)
    if instant is not None:
        instant(s, side)
        return None
    return SCRIPTS[card](s, side)


def event_step(s: TwilightState) -> Script:
    """Go on with an event."""
    item = s.pop()
    return STEPS[item[1]](s, item[2], item[3:])
