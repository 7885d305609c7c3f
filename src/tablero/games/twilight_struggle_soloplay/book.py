"""Events that work differently in SoloPlay (SP-17.5); all others are those of the two-player game.

`@event(5)`, `@choice(10)` and `@further(10)` enter what replaces an event, as in the two-player game's own book. A
changed event serves both sides and looks for itself whom it hits.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..twilight_struggle.events.book import BOOK as BASE_BOOK
from ..twilight_struggle.events.book import Book
from .state import SoloState

BOOK: Final[Book[SoloState]] = Book("SP")
event: Final = BOOK.event
choice: Final = BOOK.choice
further: Final = BOOK.further


def run_event(s: SoloState) -> Script | None:
    """The event on top of the agenda, changed or not: None if it asks nothing and is done."""
    return BOOK.run(s) if is_changed(s) else BASE_BOOK.run(s)


def may_ask(s: SoloState) -> bool:
    """Whether the event on top of the agenda is a script."""
    return BOOK.may_ask(s) if is_changed(s) else BASE_BOOK.may_ask(s)


def is_changed(s: SoloState) -> bool:
    return BOOK.find(s.agenda[-1][1]) is not None


def event_step(s: SoloState) -> Script:
    """Go on with an event."""
    changed = s.agenda[-1][1] in BOOK.steps
    return BOOK.go_on(s) if changed else BASE_BOOK.go_on(s)
