"""A match played by names: for tests, tools and notebooks.

    table = seat_at("el-grande", 4, seed="example")
    table.play("power_9", "power_3")
    assert "galicia" in table.options

Answers and options are action ids, seats are seat ids. Where several seats are asked at the same time, `play` answers
them in seat order, `answer("blue", "galicia")` a given one. Positions come from the game's own `position.py`.
"""

from __future__ import annotations

from typing import Any

from .answers import answer, seat_number
from .ask import Ask
from .match import Match, match_from, new_match
from .registry import find_game
from .state import EVERYTHING, Entry, State

NamedEntry = dict[str, Any]  # a line of the journal, with seats and actions by name


class Table:
    """A match and its names."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        seating = match.game.seating(match.state)
        self.seats = list(seating.seats)
        self.parties = seating.parties

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def ask(self) -> Ask:
        if self.match.ask is None:
            raise AssertionError("the game has ended: nothing is asked")
        return self.match.ask

    @property
    def asked(self) -> str:
        """The seat that is asked (the first one, where several are)."""
        return self.seats[self.ask.seat]

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def options(self) -> list[str]:
        return [self.game.name(option) for option in self.ask.options]

    def options_of(self, seat: str) -> list[str]:
        """The options of a seat that is asked, perhaps together with others."""
        ask = self.match.ask_for(self.seat(seat))
        return [] if ask is None else [self.game.name(option) for option in ask.options]

    @property
    def all_asked(self) -> list[str]:
        return [self.seats[ask.seat] for ask in self.match.open_asks()]

    def seat(self, name: str) -> int:
        return seat_number(self.game, self.seats, name)

    def play(self, *answers: str) -> Table:
        """Answer what is asked, in turn."""
        for name in answers:
            answer(self.match, name)
        return self

    def answer(self, seat: str, name: str) -> Table:
        """Answer for a given seat."""
        answer(self.match, name, seat)
        return self

    def undo(self, seat: str) -> Table:
        self.match.undo(self.seat(seat))
        return self

    def view(self, seat: str = "") -> Any:
        """What a seat may know; without a seat, everything."""
        return self.game.view(self.match.state, self.seat(seat) if seat else EVERYTHING)

    def journal(self, kind: str = "", seat: str = "") -> list[NamedEntry]:
        """The entries of a kind, with names for numbers, as a seat (or somebody who sees all) reads them."""
        entries = self.match.journal(self.seat(seat) if seat else EVERYTHING)
        return [self.named(entry) for entry in entries if kind in ("", entry.kind)]

    def named(self, entry: Entry) -> NamedEntry:
        """An entry with seats and actions by name."""
        named: NamedEntry = {"kind": entry.kind, "rule": entry.rule}
        for key, value in entry.values.items():
            if key in self.game.seat_values:
                named[key] = self.parties[value]
            elif key in self.game.action_values:
                named[key] = self.game.name(value)
            else:
                named[key] = value
        return named


def seat_at(game: str, players: int, seed: str = "", **options: Any) -> Table:
    """A new game at a table."""
    return Table(new_match(find_game(game), players, options, seed.encode()))


def table_from(game: str, state: State) -> Table:
    """A table at a position."""
    return Table(match_from(find_game(game), state))
