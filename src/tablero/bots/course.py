"""How the chances went in a game that is over: a curve for each seat, and the turns that changed most, with their notes.

The game is played again and looked at (core/story.py) with everything known; what the position was judged to be worth is
told as a chance of winning (chances.py). A turning point is named by the note after which the chance was most different:
notes follow the change that they tell of. Cheap: nobody thinks here. What was decided well or badly: review.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tablero.core.game import AnyGame, Options
from tablero.core.match import Match
from tablero.core.state import Entry, State
from tablero.core.story import Story, follow, hero_of

from .chances import chances

TURNING_POINTS: Final = 5
LEAST: Final = 0.04  # of a chance: less is no turning point


class Turn(NamedTuple):
    """A turn that changed much for a seat: from the position after `start` decisions to that after `end`."""

    start: int
    end: int
    seat: int
    before: float
    after: float
    note: Entry | None  # what did it
    title: Entry | None  # of the part of the game it stands in

    @property
    def change(self) -> float:
        return self.after - self.before


class Course(Story):
    """A game, with every seat's chance at every decision and at every note."""

    def __init__(self, game: AnyGame, hero: int) -> None:
        super().__init__(game, hero)
        self.chances: list[list[float]] = []
        self.at_notes: list[list[float]] = []  # ... when each of `told` was told

    def hear(self, count: int, state: State, entry: Entry) -> None:
        super().hear(count, state, entry)
        self.at_notes.append(chances(self.game, state))

    def look(self, state: State) -> None:
        super().look(state)
        self.chances.append(chances(self.game, state))

    def end(self, match: Match) -> None:
        """Who has won is certain at the end."""
        winners = match.game.winners(match.state)
        self.chances[-1] = [1.0 if seat in winners else 0.0 for seat in range(len(self.chances[-1]))]

    def bounds(self) -> list[int]:
        """After how many decisions a new part of the game begins."""
        begins = {told.count for told in self.told if self.game.begins_act(told.entry.kind)}
        return sorted({0, *begins, len(self.chances) - 1})

    def turns(self) -> list[Turn]:
        """The turns after which somebody's chance was most different from before, in the order in which they came."""
        found = [self.turn(start, end) for start, end in pairwise(self.bounds())]
        large = [turn for turn in found if abs(turn.change) >= LEAST]
        largest = sorted(large, key=lambda turn: -abs(turn.change))[:TURNING_POINTS]
        return sorted(largest, key=lambda turn: turn.start)

    def turn(self, start: int, end: int) -> Turn:
        """What a turn changed, for the seat for which it did most; of equals, for who has lost by it."""
        before, after = self.chances[start], self.chances[end]
        seat = max(range(len(before)), key=lambda one: (round(abs(after[one] - before[one]), 6), before[one] - after[one]))
        rises = after[seat] > before[seat]
        return Turn(start, end, seat, before[seat], after[seat], self.cause(start, end, seat, rises), self.title(start))

    def cause(self, start: int, end: int, seat: int, rises: bool) -> Entry | None:
        """The note within a turn that went with the greatest change."""
        best, found, last = 0.0, None, self.chances[start][seat]
        for told, now in zip(self.told, self.at_notes, strict=True):
            if start < told.count <= end or (told.count == start == 0):
                change = (now[seat] - last) if rises else (last - now[seat])
                if change > best:
                    best, found = change, told.entry
            if told.count >= start:
                last = now[seat]
        return found

    def title(self, start: int) -> Entry | None:
        titles = [told.entry for told in self.told if told.count <= start and self.is_title(told.entry)]
        return titles[-1] if titles else None

    def heads(self) -> list[tuple[int, Entry]]:
        """Where the parts of the game begin that the journal gives a title: rounds, turns, scorings."""
        return [(told.count, told.entry) for told in self.told if self.game.line_role(told.entry.kind) == "head"]


def told_course(
    game: AnyGame, players: int, options: Options, seed: bytes, answers: Sequence[tuple[int, str]], over: Match
) -> Course:
    """The course of a game; `over` is the match at its end."""
    course = follow(Course(game, hero_of(over)), players, options, seed, answers)
    course.end(over)
    return course
