"""What every game's state has: its dice, its notes, and the mark that something was revealed.

A game's own state is one class of ints and lists of ints, declared field by field (declare.py). It holds no functions,
generators or references to other objects: everything in it can be written as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self, TypeVar

from .declare import declared, field
from .dice import Dice

EVERYONE: Final = -1  # an entry that all seats and spectators may read
SPECTATOR: Final = -1  # the seat number of somebody who only watches
EVERYTHING: Final = -2  # the "seat" that sees all: only for finished games


class Entry:
    """One line of the journal, as data: the texts turn it into a sentence in the reader's language."""

    __slots__ = ("kind", "rule", "to", "values")

    def __init__(self, kind: str, rule: str, to: int, values: dict[str, int]) -> None:
        self.kind = kind
        self.rule = rule
        self.to = to
        self.values = values

    def seen_by(self, seat: int) -> bool:
        return self.to == EVERYONE or seat == EVERYTHING or (seat >= 0 and bool(self.to >> seat & 1))

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "rule": self.rule, "to": self.to, "values": self.values}


T = TypeVar("T")


def replaced(items: list[T], i: int, item: T) -> list[T]:
    """A new list with one item changed: for lists that copies of a state share because they change rarely."""
    changed = items[:]
    changed[i] = item
    return changed


def only(seat: int) -> int:
    """The readers of an entry that only `seat` may see."""
    return 1 << seat


class State:
    """The part of a state that all games share."""

    __slots__ = ("dice", "notes", "revealed", "shared", "witness")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.notes: list[Entry] | None = None  # what happened since the step's start; None: nobody listens
        self.revealed = False  # something hidden came to light: no undo past this point
        self.shared = False  # lists that are copied late are another state's, too, and must be copied before a change
        self.witness: Callable[[State, Entry], None] | None = None  # sees the state at every note; copies have none

    def note(self, kind: str, rule: str, to: int = EVERYONE, **values: int) -> None:
        """Tell the journal what happened."""
        if self.notes is not None:
            self.enter(Entry(kind, rule, to, values))

    def enter(self, entry: Entry) -> None:
        """Put an entry into the journal, if somebody listens."""
        if self.notes is not None:
            self.notes.append(entry)
            if self.witness is not None:
                self.witness(self, entry)

    def reveal(self) -> None:
        """Something hidden has become known: a barrier for undo, as dice and secret choices are anyway."""
        self.revealed = True

    @classmethod
    def blank(cls, dice: Dice) -> Self:
        """A state with nothing but the defaults of its fields; written for every declared state."""
        raise TypeError("a game's state is @declared")

    def copy(self) -> Self:
        """A state of its own, equal to this one; written for every declared state."""
        raise TypeError("a game's state is @declared")


@declared
class AgendaState(State):
    """A state that holds what is still to do as a stack of plain data: the last item names the next step.

    Copies share the list, so it is replaced by a new one, never changed in place.
    """

    agenda: list[list[int]] = field([])  # what is still to do, the next thing last

    def push(self, *item: int) -> None:
        """Put a thing to do on top."""
        self.agenda = [*self.agenda, list(item)]

    def pop(self) -> list[int]:
        """Take the thing to do from the top."""
        item = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        return item
