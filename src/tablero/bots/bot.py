"""What a bot is, and what it may know: `Bot.choose` gets a `Knowledge` and returns one of the options offered.

A bot never gets the match that is played. `Knowledge` hands out what its seat may know and, to think ahead, *worlds*:
copies of the match in which everything the seat can't know was dealt anew, with fresh dice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from tablero.core.ask import Ask
from tablero.core.errors import IllegalAnswer
from tablero.core.game import AnyGame, View
from tablero.core.match import Match
from tablero.core.state import Entry

WON: Final = 1.0  # the value of a game that is won, as `game.evaluate` has it


class Candidate(NamedTuple):
    """What a bot thinks of one option: how often it tried it, and its chance of winning with it (0 to 1).

    `bonus` is what it counts for beyond that, because people who know the game like it.
    """

    option: int
    visits: int
    value: float
    bonus: float = 0.0

    @property
    def worth(self) -> float:
        """What options are compared by; a game that is won needs no liking."""
        return self.value + self.bonus if self.value < WON else 2.0


# Called now and then while a bot thinks: the share of its budget that is spent (0 to 1), and its candidates so far.
Progress = Callable[[float, list[Candidate]], None]


class Knowledge:
    """What one seat may know when it is asked."""

    __slots__ = ("__match", "ask", "game", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        ask = match.ask_for(seat)
        if ask is None:
            raise IllegalAnswer(f"{match.seat_name(seat)} is not asked anything now, so its bot has nothing to choose")
        self.__match = match
        self.game: AnyGame = match.game
        self.seat = seat
        options = list(ask.options)
        # An ask of its own: the real one holds on to the real state.
        self.ask = Ask(seat, ask.kind, lambda: options, ask.rule, ask.always, None, **ask.values)

    @property
    def options(self) -> list[int]:
        return self.ask.options

    @property
    def seat_name(self) -> str:
        return self.__match.seat_name(self.seat)

    @property
    def view(self) -> View:
        view: View = self.game.view(self.__match.state, self.seat)
        return view

    @property
    def sane_options(self) -> list[int]:
        """The options worth a thought that the game does not warn of; all of them if it warns of each."""
        warned = self.game.warnings(self.view, self.ask)
        shortlist = self.game.hints.shortlist(self.world(b"").state, self.ask)
        return [option for option in shortlist if option not in warned] or self.options[:]

    @property
    def bonuses(self) -> dict[int, float]:
        """What each option counts for because people who know the game like it; nothing where that is not known.

        Where the game is nearly decided, a point moves the chance of winning less, and so does a liking.
        """
        state = self.world(b"").state
        likings = self.game.hints.likings(state, self.ask)
        if not likings:
            return {}
        chance = self.game.evaluate(state, self.seat)
        weight = self.game.hints.liking_weight(self.ask.kind) * 4.0 * chance * (1.0 - chance)
        return {option: weight * liking for option, liking in zip(self.options, likings)}

    @property
    def journal(self) -> list[Entry]:
        return self.__match.journal(self.seat)

    def world(self, key: bytes) -> Match:
        """A match that could be the real one, as far as the seat knows; the same key gives the same world."""
        world = self.__match.copy()
        world.game = self.game
        world.redeal(self.seat, key)
        return world


class Bot:
    """A player made of code. All its chance comes from `random`, so the same seed makes the same choices."""

    def __init__(self, seed: bytes) -> None:
        self.random = Random(seed)
        self.candidates: list[Candidate] = []  # of the last decision, best first; empty if the bot does not compare
        self.progress: Progress | None = None
        self.stopped = False

    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.options`."""
        raise TypeError(f"{type(self).__name__} does not choose")

    def limit(self, seconds: float) -> None:
        """Think no longer than so many seconds about the next decision; for bots that could."""

    def stop(self) -> None:
        """Come to a decision now; may be called from another thread while the bot thinks."""
        self.stopped = True

    def pick(self, options: list[int]) -> int:
        """One of `options`, each equally likely."""
        return options[int(self.random.random() * len(options))]
