"""The events by card number: what each does, and whether it can happen (TS-7).

`@event(4)` enters a function `f(s, player)` that happens at once, `@choice(7)` a script that asks. `player` is the side
that carries the event out (TS-0.6). `@condition(48)` enters what must hold for the event to happen at all; it gets the
side that plays the card. SoloPlay has a second `Book`, with the events that work differently there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from tablero.core.ask import Script

from ..board import CARD, NEUTRAL, SIDE
from ..cards import (
    ARAB_ISRAELI_WAR,
    AWACS_SALE,
    CAMP_DAVID_ACCORDS,
    EVIL_EMPIRE,
    FLOWER_POWER,
    IRON_LADY,
    MUSLIM_REVOLUTION,
    NORTH_SEA_OIL,
    OPEC,
    SOCIALIST_GOVERNMENTS,
    TEAR_DOWN_THIS_WALL,
    WILLY_BRANDT,
)
from ..state import TwilightState

S = TypeVar("S", bound=TwilightState)

Instant = Callable[[S, int], None]
Asking = Callable[[S, int], Script]
Further = Callable[[S, int, list[int]], Script]
EventCondition = Callable[[TwilightState, int], bool]

CONDITIONS: Final[dict[int, EventCondition]] = {}

# the events that stop others for good (TS-7.7): by the card that is stopped, the one that stops it
STOPPED_BY: Final[dict[int, int]] = {
    SOCIALIST_GOVERNMENTS: IRON_LADY,
    ARAB_ISRAELI_WAR: CAMP_DAVID_ACCORDS,
    WILLY_BRANDT: TEAR_DOWN_THIS_WALL,
    MUSLIM_REVOLUTION: AWACS_SALE,
    FLOWER_POWER: EVIL_EMPIRE,
    OPEC: NORTH_SEA_OIL,
}


class Book(Generic[S]):
    """Events by card number; `rules` is what the ids of their rules begin with."""

    def __init__(self, rules: str) -> None:
        self.rules = rules
        self.instant: dict[int, Instant[S]] = {}
        self.scripts: dict[int, Asking[S]] = {}
        self.steps: dict[int, Further[S]] = {}

    def event(self, number: int) -> Callable[[Instant[S]], Instant[S]]:
        """Enter an event that happens at once."""

        def enter(function: Instant[S]) -> Instant[S]:
            self.instant[number] = function
            return function

        return enter

    def choice(self, number: int) -> Callable[[Asking[S]], Asking[S]]:
        """Enter an event with decisions; it is one step."""

        def enter(script: Asking[S]) -> Asking[S]:
            self.scripts[number] = script
            return script

        return enter

    def further(self, number: int) -> Callable[[Further[S]], Further[S]]:
        """Enter the script that goes on with an event: it gets the player and what else stands on the agenda."""

        def enter(script: Further[S]) -> Further[S]:
            self.steps[number] = script
            return script

        return enter

    def find(self, number: int) -> Callable[..., Any] | None:
        """What carries the event of a card out, if it stands in this book."""
        return self.instant.get(number) or self.scripts.get(number)

    def may_ask(self, s: S) -> bool:
        """Whether the event on top of the agenda is a script."""
        _, card, player = s.agenda[-1]
        return card in self.scripts and can_happen(s, card, player)

    def run(self, s: S) -> Script | None:
        """The event on top of the agenda: None if it asks nothing and is done."""
        _, card, player = s.pop()
        side = event_player(card, player)
        if not can_happen(s, card, player):
            s.note("no-event", "TS-5.3.1", card=CARD + card)
            return None
        s.occurred |= 1 << card
        s.note("event", f"{self.rules}-card-{card}", card=CARD + card, who=side)
        instant = self.instant.get(card)
        if instant is not None:
            instant(s, side)
            return None
        return self.scripts[card](s, side)

    def go_on(self, s: S) -> Script:
        """The rest of an event, on top of the agenda."""
        item = s.pop()
        return self.steps[item[1]](s, item[2], item[3:])


BOOK: Final[Book[TwilightState]] = Book("TS")
event: Final = BOOK.event
choice: Final = BOOK.choice
further: Final = BOOK.further


def condition(number: int) -> Callable[[EventCondition], EventCondition]:
    def enter(function: EventCondition) -> EventCondition:
        CONDITIONS[number] = function
        return function

    return enter


def event_player(card: int, player: int) -> int:
    """Who carries the event out (TS-0.6)."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def can_happen(s: TwilightState, card: int, player: int) -> bool:
    """Whether the event would happen if `player` played the card: not stopped, and its condition holds."""
    stopper = STOPPED_BY.get(card)
    if stopper is not None and s.lasting >> stopper & 1:
        return False
    needed = CONDITIONS.get(card)
    return needed is None or needed(s, player)
