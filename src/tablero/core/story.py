"""How a finished game went: its notes with their decisions, curves over time, turning points, and score sheets.

`tell_story` plays a game again from its seed and answers and looks at every decision. What is on the sheets each game
says (`Game.score_sheets`), from the notes; what a curve shows, too (`Game.curves`). Everything here is for games that
are over: nothing is hidden any more. Data, not sentences: labels are Remarks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeVar

from .answers import answer
from .game import AnyGame, Options
from .match import Match
from .origin import began
from .sheet import Sheet
from .state import Entry, State

TURNING_POINTS: Final = 3
FEW_LINES: Final = 2  # that tell what a turn was about


class NoteTold:
    """A note, and after how many decisions it was told."""

    __slots__ = ("count", "entry")

    def __init__(self, count: int, entry: Entry) -> None:
        self.count = count
        self.entry = entry


class TurningPoint:
    """A turn that changed much: from the position after `start` decisions to that after `end`.

    `before` and `after` are how well the hero stood, from 0 to 1, as bots judge it.
    """

    __slots__ = ("after", "before", "end", "lines", "start")

    def __init__(self, start: int, end: int, before: float, after: float, lines: list[Entry]) -> None:
        self.start = start
        self.end = end
        self.before = before
        self.after = after
        self.lines = lines


class Story:
    """A finished game, decision by decision: everything is listed from the position before the first one on."""

    def __init__(self, game: AnyGame, hero: int) -> None:
        self.game = game
        self.hero = hero  # the seat from which positions are judged: the winner's, or the first one
        self.told: list[NoteTold] = []
        self.curves: list[list[int]] = []  # the values of all curves at every decision
        self.judged: list[float] = []
        self.first: list[int] = []  # the points before the first decision
        self.last: State | None = None

    def entries(self) -> list[Entry]:
        return [told.entry for told in self.told]

    def look(self, state: State) -> None:
        """See the position after one more decision."""
        self.curves.append([value for _, value in self.game.curves(state)])
        self.judged.append(self.game.evaluate(state, self.hero))

    def sheets(self) -> list[Sheet]:
        return self.game.score_sheets(self.entries(), self.first, self.last)

    def turning_points(self) -> list[TurningPoint]:
        """The turns after which the hero stood most differently from before, in the order in which they came."""
        begins = sorted({told.count for told in self.told if self.game.begins_act(told.entry.kind)})
        bounds = sorted({0, *begins, len(self.judged) - 1})
        found = [
            TurningPoint(start, end, self.judged[start], self.judged[end], self.lines_between(start, end))
            for start, end in pairwise(bounds)
        ]
        changes = [point for point in found if point.before != point.after]
        largest = sorted(changes, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
        return sorted(largest, key=lambda point: point.start)

    def lines_between(self, start: int, end: int) -> list[Entry]:
        """What a turn was about: its title, and the few notes that are the rarest in the whole game.

        Of what the journal folds away, the line that stands for it is enough.
        """
        often = Counter([told.entry.kind for told in self.told])
        span = [told.entry for told in self.told if start < told.count <= end]
        inside = [entry for entry in self.unfolded(span) if not self.is_title(entry)]
        titles = [told.entry for told in self.told if told.count <= start and self.is_title(told.entry)]
        rarest = sorted(range(len(inside)), key=lambda i: (often[inside[i].kind], i))[:FEW_LINES]
        return [*titles[-1:], *[inside[i] for i in sorted(rarest)]]

    def unfolded(self, entries: list[Entry]) -> list[Entry]:
        """The notes without those that are folded behind another one."""
        found: list[Entry] = []
        kept = 0  # of those found, since before the fold was opened
        for entry in entries:
            role = self.game.line_role(entry.kind)
            if role == "open":
                kept = len(found)
            elif role == "close":
                del found[kept:]
            found.append(entry)
            if role in ("head", "close"):
                kept = len(found)
        return found

    def is_title(self, entry: Entry) -> bool:
        return self.game.begins_act(entry.kind)


S = TypeVar("S", bound=Story)


def tell_story(
    game: AnyGame,
    players: int,
    options: Options,
    seed: bytes,
    answers: Sequence[tuple[int, str]],
    hero: int,
    root: str = "",
) -> Story:
    """Play a game again and look at it; `answers` are seats and the names of options."""
    return follow(Story(game, hero), players, options, seed, answers, root)


def follow(
    story: S, players: int, options: Options, seed: bytes, answers: Sequence[tuple[int, str]], root: str = ""
) -> S:
    """Tell a story of a game that is played again: every note, and the position after each decision."""
    game = story.game
    match: Match | None = None

    def witness(state: State, entry: Entry) -> None:
        story.told.append(NoteTold(0 if match is None else match.count, entry))

    match = began(game, players, options, seed, root, witness=witness)
    story.first = game.points(match.state)
    story.look(match.state)
    for seat, option in answers:
        answer(match, option, seat)
        story.look(match.state)
    story.last = match.state
    return story


def story_of(match: Match) -> Story | None:
    """The story of a match that has ended and knows its whole history."""
    history = match.history
    if history is None or not match.is_traceable:
        return None
    answers = [(history[i], match.game.name(history[i + 1])) for i in range(0, len(history), 2)]
    return tell_story(match.game, match.players, match.options, match.seed, answers, hero_of(match), match.root)


def hero_of(match: Match) -> int:
    """The seat from which a finished game is judged: the first of the winners, or the first seat."""
    winners = match.game.winners(match.state)
    return winners[0] if winners else 0
