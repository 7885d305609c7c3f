"""Events that work differently in SoloPlay (SP-17.5); all others are those of the two-player game.

`@event(5)`, `@choice(10)` and `@further(10)` enter what replaces an event, as in the two-player game's own book. A
changed event serves both sides and looks for itself whom it hits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Script

from ..twilight_struggle.board import CARD
from ..twilight_struggle.events import book as base
from .state import SoloState

Instant = Callable[[SoloState, int], None]
Asking = Callable[[SoloState, int], Script]
Further = Callable[[SoloState, int, list[int]], Script]

INSTANT: Final[dict[int, Instant]] = {}
SCRIPTS: Final[dict[int, Asking]] = {}
STEPS: Final[dict[int, Further]] = {}


def event(number: int) -> Callable[[Instant], Instant]:
    """Enter a changed event that happens at once."""

    def enter(function: Instant) -> Instant:
        INSTANT[number] = function
        return function

    return enter


def choice(number: int) -> Callable[[Asking], Asking]:
    """Enter a changed event with decisions of the person."""

    def enter(script: Asking) -> Asking:
        SCRIPTS[number] = script
        return script

    return enter


def further(number: int) -> Callable[[Further], Further]:
    """Enter the script that goes on with a changed event."""

    def enter(script: Further) -> Further:
        STEPS[number] = script
        return script

    return enter


def run_event(s: SoloState) -> Script | None:
    """The event on top of the agenda, changed or not: None if it asks nothing and is done."""
    _, card, player = s.agenda[-1]
    if card not in INSTANT and card not in SCRIPTS:
        return base.run_event(s)
    s.pop()
    side = base.event_player(card, player)
    if not base.can_happen(s, card, player):
        s.note("no-event", "TS-5.3.1", card=CARD + card)
        return None
    s.occurred |= 1 << card
    s.note("event", f"SP-card-{card}", card=CARD + card, who=side)
    if card in INSTANT:
        INSTANT[card](s, side)
        return None
    return SCRIPTS[card](s, side)


def event_step(s: SoloState) -> Script:
    """Go on with an event."""
    item = s.agenda[-1]
    if item[1] not in STEPS:
        return base.event_step(s)
    s.pop()
    return STEPS[item[1]](s, item[2], item[3:])
