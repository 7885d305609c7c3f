"""How the chances went in a game that is over: a curve for each seat, and the turns that changed most, in their notes.

The game is played again and looked at (core/story.py) with everything known; what a position was judged to be worth is
told as a chance of winning (chances.py). A turning point is named by how the turn began and by what was told of the
decision that changed most. Cheap: nobody thinks here. What was decided well or badly: review.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tablero.core.game import AnyGame, Options
from tablero.core.match import Match
from tablero.core.state import Entry, State
from tablero.core.story import Story, follow, hero_of

from .chances import chances

TURNING_POINTS: Final = 5
MOST_NOTES: Final = 3  # that name one
FEW_TITLES: Final = 12  # titles of a kind that are worth a jump
FEW_SCORINGS: Final = 30
LEAST: Final = 0.04  # of a chance: less is no turning point


class TurnChange(NamedTuple):
    """A turn that changed much for a seat: from the position after `start` decisions to that after `end`."""

    start: int
    end: int
    seat: int
    before: float
    after: float
    notes: list[Entry]  # what was done then, with the note of what changed most

    @property
    def change(self) -> float:
        return self.after - self.before


class Course(Story):
    """A game, with every seat's chance at every decision."""

    def __init__(self, game: AnyGame, hero: int) -> None:
        super().__init__(game, hero)
        self.chances: list[list[float]] = []

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

    def turns(self) -> list[TurnChange]:
        """The turns after which somebody's chance was most different from before, in the order in which they came."""
        found = [self.turn(start, end) for start, end in pairwise(self.bounds())]
        large = [turn for turn in found if abs(turn.change) >= LEAST]
        largest = sorted(large, key=lambda turn: -abs(turn.change))[:TURNING_POINTS]
        return sorted(largest, key=lambda turn: turn.start)

    def turn(self, start: int, end: int) -> TurnChange:
        """What a turn changed, for the seat for which it did most; of equals, for who has lost by it."""
        before, after = self.chances[start], self.chances[end]
        seat = max(
            range(len(before)), key=lambda one: (round(abs(after[one] - before[one]), 6), before[one] - after[one])
        )
        return TurnChange(start, end, seat, before[seat], after[seat], self.causes(start, end, seat))

    def causes(self, start: int, end: int, seat: int) -> list[Entry]:
        """What names a turn: how it began, and what was told of the decision that changed most for the seat."""
        rises = self.chances[end][seat] > self.chances[start][seat]
        changes = [
            (self.chances[count][seat] - self.chances[count - 1][seat]) * (1 if rises else -1)
            for count in range(start + 1, end + 1)
        ]
        decisive = start + 1 + changes.index(max(changes))
        inside = [told for told in self.told if start < told.count <= end]
        opening = [told.entry for told in inside[:1] if told.count < decisive]
        told = [told.entry for told in inside if told.count == decisive and not self.is_title(told.entry)]
        return [*opening, *told][:MOST_NOTES]

    def landmarks(self) -> list[tuple[int, Entry]]:
        """Where one may want to jump to: titles that are rare (seasons, rounds), and where a scoring is told."""
        often = Counter(told.entry.kind for told in self.told)
        found: dict[int, Entry] = {}
        for told in self.told:
            kind = told.entry.kind
            is_title = self.game.line_role(kind) == "head" and often[kind] <= FEW_TITLES
            is_scoring = often[kind] <= FEW_SCORINGS and bool(self.game.line_cells(kind, told.entry.values))
            if is_title or (is_scoring and told.count not in found):
                found[told.count] = told.entry
        return sorted(found.items())


def told_course(
    game: AnyGame, players: int, options: Options, seed: bytes, answers: Sequence[tuple[int, str]], over: Match
) -> Course:
    """The course of a game; `over` is the match at its end."""
    course = follow(Course(game, hero_of(over)), players, options, seed, answers, over.root)
    course.end(over)
    return course
