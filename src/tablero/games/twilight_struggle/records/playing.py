"""A record played through the engine: every answer from the record, all chance as planned.

The game runs once with chance laid out just before it is needed, because some of it depends on the position: who
realigns, and dice that are not printed. What was used then is the plan of the game that is kept: an ordinary match, set
up with a planned seed (core/dice.py), that can be saved, replayed and undone like any other.
"""

from __future__ import annotations

from tablero.core.dice import planned_seed
from tablero.core.errors import IllegalAnswer
from tablero.core.game import AnyGame, Options
from tablero.core.match import Match, new_match

from ..scoring import regions_dominated
from ..state import TwilightState
from .answers import Answers
from .comparing import Comparison
from .evidence import CONTEST, REALIGNMENT, Chance
from .finding import Deviation, RecordEnds
from .parsing import Record, RecordBlock
from .planning import Ledger


class Played:
    """A record as it was played."""

    def __init__(self, record: Record, match: Match, deviations: list[str], compared: int) -> None:
        self.record = record
        self.match = match
        self.deviations = deviations
        self.compared = compared  # how many printed facts were compared


def play(game: AnyGame, record: Record, ledger: Ledger, problems: list[str]) -> Played:
    """Play a record; `problems` are those found before."""
    run = Run(game, record, ledger)
    run.to_the_end()
    found = sorted([*record.odd.values(), *problems, *run.comparison.deviations, *run.answers.differences], key=line_of)
    return Played(record, run.kept(), found, run.comparison.compared)


def line_of(deviation: str) -> int:
    return int(deviation.removeprefix("line ").partition(":")[0])


class Run:
    """The first run, in which chance is laid out step by step."""

    def __init__(self, game: AnyGame, record: Record, ledger: Ledger) -> None:
        self.game = game
        self.record = record
        self.options: Options = {
            "optional_cards": record.optional_cards,
            "handicap": record.handicap,
            "extras": ["digital"],  # records come from there (TS-12.5)
        }
        self.answers = Answers(record)
        self.comparison = Comparison(record)
        self.chances = ledger.chances
        self.used: list[int] = []  # the numbers that chance brought
        self.given: list[tuple[int, int]] = []  # the answers, with their seats
        first = self.chances[0].numbers
        self.match = new_match(
            game, 2, self.options, planned_seed(first), checkpoints=False, witness=self.comparison.hear
        )
        self.spend([first], len(first))

    @property
    def state(self) -> TwilightState:
        state = self.match.state
        assert isinstance(state, TwilightState)
        return state

    def to_the_end(self) -> None:
        try:
            while self.match.ask is not None:
                self.step()
        except RecordEnds:
            pass
        except Deviation as deviation:
            self.stop(deviation)
            return
        differences = len(self.comparison.deviations)
        self.comparison.finish(self.state)
        self.forget_after(differences, self.comparison.last)

    def forget_after(self, count: int, block: RecordBlock | None) -> bool:
        """Drop what differs in a block of which a line could not be read: that line is told. Whether there was any."""
        found = len(self.comparison.deviations) > count and block is not None and block.odd != []
        if found:
            del self.comparison.deviations[count:]
        return found

    def stop(self, deviation: Deviation) -> None:
        """The game cannot go on; if a line of the block could not be read, that is why."""
        block = self.answers.block
        if block is not None and block.odd:
            self.record.odd[block.odd[-1]] += "; without it the game cannot go on"
        else:
            self.comparison.deviations.append(str(deviation))

    def step(self) -> None:
        """One decision."""
        ask, s = self.match.ask, self.state
        assert ask is not None
        option = self.answers.answer(ask, s)
        for chance in self.chances:
            chance.side = self.answers.actors.get(chance.line, chance.side)
        pieces = [self.numbers(chance) for chance in self.chances]
        s.fate = [number for piece in pieces for number in piece]
        planned, rolled, differences = len(s.fate), s.dice.counter, len(self.comparison.deviations)
        try:
            self.match.answer(option, ask.seat)
        except IllegalAnswer as error:
            raise Deviation(self.comparison.now(s), str(error)) from None
        if s.dice.counter != rolled and not self.comparison.at_end(s):
            raise Deviation(self.comparison.now(s), "the engine needs dice or cards that the record does not show here")
        if self.forget_after(differences, self.answers.block):
            raise Deviation(self.comparison.now(s), "what follows does not fit")
        self.given.append((ask.seat, option))
        self.spend(pieces, planned - len(s.fate))
        if s.dice.counter != rolled:
            raise RecordEnds  # what follows dice that the record does not show is no part of it

    def spend(self, pieces: list[list[int]], count: int) -> None:
        """`count` numbers of chance have been used."""
        while count > 0:
            piece = pieces.pop(0)
            chance = self.chances.pop(0)
            self.used += piece
            self.answers.rolled.add(chance.line)
            count -= len(piece)

    def numbers(self, chance: Chance) -> list[int]:
        """What the engine will be given."""
        if chance.kind == REALIGNMENT:  # the acting side rolls first
            return [chance.numbers[chance.side], chance.numbers[1 - chance.side]]
        if chance.kind == CONTEST:
            return summit_dice(self.state, chance.side, chance.winner)
        return chance.numbers

    def kept(self) -> Match:
        """The game again, with everything that makes it an ordinary match."""
        match = new_match(self.game, 2, self.options, planned_seed(self.used))
        for seat, option in self.given:
            match.answer(option, seat)
        return match


def summit_dice(s: TwilightState, side: int, winner: int) -> list[int]:
    """Dice that make `winner` (-1: nobody) win the Summit that `side` holds; they are never printed."""
    strong = regions_dominated(s)
    for mine in range(6, 0, -1):
        for theirs in range(1, 7):
            margin = mine + strong[side] - theirs - strong[1 - side]
            if (margin == 0 and winner < 0) or (margin > 0 and winner == side) or (margin < 0 and winner == 1 - side):
                return [mine, theirs]
    return [1, 1]
