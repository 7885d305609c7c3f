"""What somebody typed, sent or stored as an answer, understood in one place: seats and options by their names.

`answer(match, "galicia", "blue")` is how the server, records, saves and tests answer. Whoever types may also give an
option's text or the beginning of it, its number or its key: `options_meant`. What is legal is the match's business.
"""

from __future__ import annotations

import re
from itertools import count, product
from string import ascii_lowercase
from typing import Final
from unicodedata import combining, normalize

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
        seat = seat_number(game, list(game.seating(match.state).seats), seat)
    match.answer(game.action(option), seat)


NUMBER: Final = re.compile(r"\d+")
VALUE: Final = re.compile(r"(?:.*_)?(\d+)")  # at the end of an option's id


def spoken(label: str) -> str:
    """An option's text as somebody may type it: small letters, accents left out."""
    return "".join(letter for letter in normalize("NFKD", label.lower()) if not combining(letter))


def option_keys(match: Match, ask: Ask, labels: list[str], alphabet: str = ascii_lowercase) -> list[str]:
    """Letters to type for each option: a, b, c …, without those with which some option's text or id begins.

    So a key is never a number, and never the beginning of another option.
    """
    words = [spoken(label) for label in labels] + [match.game.name(option) for option in ask.options]
    keys: list[str] = []
    for length in count(1):
        for letters in product(alphabet, repeat=length):
            if len(keys) == len(labels):
                return keys
            key = "".join(letters)
            if not any(word.startswith(key) for word in words):
                keys.append(key)
    return keys


def options_meant(match: Match, ask: Ask, typed: str, labels: list[str], alphabet: str = ascii_lowercase) -> list[int]:
    """The options that `typed` may mean: its whole text or id, its key, its number, else all whose text begins so."""
    options = range(len(ask.options))
    names = [match.game.name(option) for option in ask.options]
    word, words = spoken(typed), [spoken(label) for label in labels]
    if NUMBER.fullmatch(typed):
        return [ask.options[i] for i in options if own_value(names[i], labels[i]) == typed]
    exact = [ask.options[i] for i in options if word in (words[i], names[i])]
    if exact or not word:
        return exact
    keys = option_keys(match, ask, labels, alphabet)
    return [ask.options[i] for i in options if keys[i] == word or words[i].startswith(word)]


def own_value(id: str, label: str) -> str:
    """The number that an option is: of its id, if its text has none or that one alone; else nothing."""
    value = VALUE.fullmatch(id)
    told = NUMBER.findall(label)
    return value[1] if value and (told == [value[1]] or (id.isdecimal() and not told)) else ""
