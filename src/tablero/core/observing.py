"""The row that a seat gets at a decision (encoding.py): seat, question, the parts of the game; and masks of actions.

Kept apart from the arrays made of it (tablero.envs), so that it can be compiled.
"""

from __future__ import annotations

from typing import Final

from .ask import Ask
from .encoding import NONE, Encoder, Labels
from .game import AnyGame
from .match import Match
from .state import State

HIGHEST_VALUE: Final = 254


class Observer:
    """Writes the rows of one game. `kinds` are its questions, `values` the names of the numbers that go with them."""

    def __init__(self, game: AnyGame, kinds: Labels, values: Labels, flags: int) -> None:
        self.game = game
        self.kinds = kinds
        self.values = values
        self.seats = tuple([str(n) for n in range(max(game.players))])
        self.actions = len(game.actions)
        self.encoder = Encoder(flags)
        self.kind_index = {kind: n for n, kind in enumerate(kinds)}
        self.value_index = {name: n for n, name in enumerate(values)}

    def row(self, match: Match, seat: int) -> bytearray:
        """What `seat` may know now."""
        encoder = self.encoder
        encoder.begin()
        self.write(encoder, match.state, seat_ask(match, seat), seat)
        return encoder.row()

    def write(self, o: Encoder, s: State, ask: Ask | None, seat: int) -> None:
        values = self.values
        found = [0] * len(values)
        kind = -1
        if ask is not None:
            kind = self.kind_index[ask.kind]
            for name, value in ask.values.items():
                if name in self.value_index:
                    found[self.value_index[name]] = max(-1, min(HIGHEST_VALUE, value)) + 1
        o.one("seat", seat, self.seats, "the own seat")
        o.one("ask", kind, self.kinds, "what the seat is asked; nothing, if only others are")
        if values:
            o.numbers(
                "ask_values", found, HIGHEST_VALUE + 1, values, NONE, "numbers of the question, plus one; 0: none"
            )
        self.game.observe(o, s, seat)

    def mask(self, match: Match, seat: int) -> bytearray:
        """1 for every action that `seat` may answer with now."""
        found = bytearray(self.actions)
        ask = seat_ask(match, seat)
        if ask is not None:
            for option in ask.options:
                found[option] = 1
        return found


def seat_ask(match: Match, seat: int) -> Ask | None:
    """The question that waits for a seat."""
    ask = match.ask
    return ask if ask is None or ask.seat == seat else match.ask_for(seat)
