"""What happened since the reader last decided, step by step: the board at each line of the journal that changed it.

The decisions since then are played once more with a witness, who takes the reader's view at every note the reader may
read. So a turn without a single decision, such as that of a faction run by the rulebook, can be followed too. A step
knows no more than the journal and `game.view` tell the reader anyway.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from tablero.core.actors import Actors
from tablero.core.answers import answer
from tablero.core.game import NOBODY, AnyGame, View
from tablero.core.match import Match
from tablero.core.state import EVERYONE, EVERYTHING, Entry, State

from . import rendering
from .loaded_match import LoadedMatch, begun_match, cached_game
from .match_loading import load, load_at
from .storage import table_store
from .storage.rows import TableRow

MOST_DECISIONS: Final = 400  # further back one goes with the replay
READERS_KEPT: Final = 8


class RecapStep(NamedTuple):
    """What the table looked like at a line of the journal, and before; and the lines that led there."""

    view: View
    before: View
    lines: list[Entry]
    is_own: bool = False  # whether it is still the outcome of the reader's own decision


class OwnOutcome:
    """How far what is told is the outcome of the reader's own decision.

    It ends where another party acts, or where a title of nobody's begins something else: a card, a round, a scoring.
    """

    def __init__(self, game: AnyGame, mine: list[int]) -> None:
        self.actors = Actors(game)
        self.mine = mine
        self.lasts = True
        self.actors.current = mine[0] if mine else NOBODY

    def told(self, kind: str, values: dict[str, int]) -> int:
        """Hear a line; whose doing it is."""
        actor = self.actors.actor(kind, values)
        ends = self.actors.game.begins_act(kind) if actor == NOBODY else actor not in self.mine
        self.lasts = self.lasts and not ends
        return actor


class Witness:
    """Whoever looks on for a reader who sees the view of `sees` and reads the lines of `reads` (seats as bits).

    `mine` are the parties that the reader decides for.
    """

    def __init__(self, game: AnyGame, sees: int, reads: int, view: View, mine: list[int]) -> None:
        self.game = game
        self.sees = sees
        self.reads = reads
        self.view = view  # as last seen
        self.own_outcome = OwnOutcome(game, mine)
        self.lines: list[Entry] = []  # told since then
        self.steps: list[RecapStep] = []

    def __call__(self, state: State, entry: Entry) -> None:
        if entry.to == EVERYONE or self.reads == EVERYTHING or entry.to & self.reads:
            self.lines.append(entry)
            self.own_outcome.told(entry.kind, entry.values)
            self.add_step_if_changed(state)

    def add_step_if_changed(self, state: State) -> None:
        """A new step, if something that the picture can mark looks different."""
        view = self.game.view(state, self.sees)
        if not self.view or set(rendering.changes(self.game, self.view, view)) - self.game.turn_words():
            self.steps.append(RecapStep(view, self.view, self.lines, self.own_outcome.lasts))
            self.view, self.lines = view, []

    def done(self, state: State) -> list[RecapStep]:
        """All steps. The last one is the present; lines after the last change stand there too."""
        self.add_step_if_changed(state)
        last = self.steps.pop() if self.steps else RecapStep(self.view, self.view, [])
        now = RecapStep(self.game.view(state, self.sees), last.before, [*last.lines, *self.lines], last.is_own)
        return [*self.steps, now]


class RecapCache:
    """The steps that were looked at last: whoever follows them asks for one after the other."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.steps: OrderedDict[tuple[Any, ...], list[RecapStep]] = OrderedDict()

    def steps_since(
        self,
        c: Connection,
        row: TableRow,
        loaded: LoadedMatch,
        user: str,
        seat: int | None,
        sees: int,
        reads: int,
        mine: list[int],
    ) -> list[RecapStep]:
        """The steps since the last decision of `user` (below), as long as nothing is new at the table."""
        last = table_store.last_decision(c, row.id, user, seat)
        key = (row.id, row.seq, row.status, last, sees, reads, *mine)  # the same for all who only watch
        steps = self.steps.get(key)
        if steps is None:
            steps = self.steps[key] = steps_since(c, row, loaded, last, sees, reads, mine)
            while len(self.steps) > self.kept:
                self.steps.popitem(last=False)
        return steps


def steps_since(
    c: Connection, row: TableRow, loaded: LoadedMatch, last: int, sees: int, reads: int, mine: list[int]
) -> list[RecapStep]:
    """The steps since decision `last`, the reader's own, with what came of it."""
    since = max(last, row.count - MOST_DECISIONS)
    witness = Witness(cached_game(row.game), sees, reads, {}, mine)
    match = started(row, witness) if since < 0 else resumed(c, row, loaded, since, witness)
    try:
        for seat, option in table_store.standing_answers(c, row.id, match.count, row.count):
            if match.count != last:
                witness.own_outcome.lasts = False
            answer(match, option, seat)
    except Exception:  # the rules have changed since, and may even stumble: the next step is then the present
        match = load(c, row).match
    return witness.done(match.state)


def started(row: TableRow, witness: Witness) -> Match:
    """The match from its very beginning: somebody may have acted before the first decision."""
    return begun_match(row, witness=witness)


def resumed(c: Connection, row: TableRow, loaded: LoadedMatch, count: int, witness: Witness) -> Match:
    """The match after `count` decisions, from memory if it was kept there."""
    kept = next((match.resting() for match in loaded.earlier.values() if match.count == count), None)
    if kept is not None:
        kept.wake()
    match = kept or load_at(c, row, count).match
    witness.view = witness.game.view(match.state, witness.sees)
    match.state.witness = witness
    return match
