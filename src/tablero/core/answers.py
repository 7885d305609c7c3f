"""What somebody typed, sent or stored as an answer, understood in one place: seats and options by their names.

`answer(match, "galicia", "blue")` is how the server, records, saves and tests answer. Whoever types may also give the
number of an option or the beginning of its text: `options_meant`. What is legal is the match's business.
"""

from __future__ import annotations

from .ask import Ask
from .errors import nearest
from .game import AnyGame
from .match import Match


def seat_number(game: AnyGame, seats: list[str], name: str) -> int:
    """The number of the seat called `name`, of these."""
    if name not in seats:
        raise nearest(name, seats, f"this game of {game.id}", "seat")
    return seats.index(name)


def answer(match: Match, option: str, seat: str | int = -1) -> None:
    """Answer with an option by its name, for a seat by its number or name; without one, for whoever is asked."""
    game = match.game
    if isinstance(seat, str):
        seat = seat_number(game, game.seat_names(game.seats(match.state)), seat)
    match.answer(game.action(option), seat)


def options_meant(match: Match, ask: Ask, typed: str, labels: list[str]) -> list[int]:
    """The options that `typed` may mean: by number, by id, else all whose label begins like it."""
    if typed.isdecimal():
        return ask.options[int(typed) - 1 : int(typed)] if int(typed) else []
    named = [option for option in ask.options if match.game.name(option) == typed]
    begun = [option for option, label in zip(ask.options, labels) if typed and label.lower().startswith(typed.lower())]
    return named or begun
