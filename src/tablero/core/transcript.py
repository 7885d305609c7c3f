"""A game written down as text: its setup, every decision with what was offered, everything that happened, the result.

    game: el-grande 1
    players: 3
    options: short=on
    seed: 676f6c64656e
      king-starts place=galicia (EG-2.4)
    1 purple power (EG-5.2): power_7 | power_1 power_2 power_3
      played-power who=purple card=power_7 (EG-5.1)
    ...
    end: purple 31, blue 40, orange 25; blue won

The chosen option stands before the bar, the others behind it, in the order in which they were offered. Entries of the
journal that not everybody may read name their readers. All names are ids: a transcript is the same in every language.
The golden playthroughs under tests/ are made of these, so a change of the rules shows as a difference in text.
"""

from __future__ import annotations

from typing import Any

from .ask import Ask
from .dice import Dice, dice_key
from .errors import BadSave
from .header import seat_names
from .match import Match
from .origin import began
from .state import EVERYONE, EVERYTHING, Entry


def play_at_random(match: Match) -> Match:
    """Play to the end with random answers that depend on the seed alone; asked together, seats answer in any order."""
    dice = Dice(dice_key(b"answers to " + match.seed))
    while not match.over:
        asks = match.open_asks()
        ask = asks[dice.below(len(asks))] if len(asks) > 1 else asks[0]
        match.answer(dice.pick(ask.options), ask.seat)
    return match


def transcript(match: Match) -> str:
    """The text of `match` from its setup to where it stands now."""
    history = match.history
    if history is None or not match.is_traceable:
        raise BadSave("only a game with its whole history can be written down: new_match(..., journal=True) keeps it")
    again = began(match.game, match.players, match.options, match.seed, match.root)
    scribe = Scribe(again)
    for i in range(0, len(history), 2):
        scribe.answer(history[i], history[i + 1])
    return scribe.text()


class Scribe:
    """Follows a match and writes down what happens."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.seats = seat_names(match)
        parties = self.game.seating(match.state).parties
        self.named = parties if len(parties) > max(self.game.players) else self.seats  # others who act have names, too
        self.told = 0
        self.lines = [
            f"game: {self.game.id} {self.game.version}",
            f"players: {match.players}",
            f"options: {self.chosen_options()}".rstrip(),
            f"seed: {match.seed.hex()}".rstrip(),
        ]
        self.tell()

    def chosen_options(self) -> str:
        """The options that are not at their default, in the words that `Option.parse` takes."""
        chosen = []
        for option in self.game.options:
            value = self.match.options[option.name]
            if value != option.parse(option.default):
                chosen.append(f"{option.name}={option_words(value)}")
        return " ".join(chosen)

    def answer(self, seat: int, option: int) -> None:
        """Give an answer and write down what comes of it."""
        ask = self.match.ask_for(seat)
        if ask is not None:
            self.lines.append(f"{self.match.count + 1} {self.decision(ask, option)}")
        self.match.answer(option, seat)
        self.tell()

    def decision(self, ask: Ask, option: int) -> str:
        others = "".join(f" {self.game.name(other)}" for other in ask.options if other != option)
        chosen = self.game.name(option)
        question = " ".join([self.seats[ask.seat], ask.kind, *self.values(ask.values), f"({ask.rule})"])
        return f"{question}: {chosen} |{others}"

    def tell(self) -> None:
        """Write down the entries of the journal since the last time."""
        entries = self.match.journal(EVERYTHING)
        for entry in entries[self.told :]:
            self.lines.append(f"  {self.entry(entry)}")
        self.told = len(entries)

    def entry(self, entry: Entry) -> str:
        words = [entry.kind, *self.values(entry.values), f"({entry.rule})"]
        if entry.to != EVERYONE:
            readers = [name for seat, name in enumerate(self.seats) if entry.seen_by(seat)]
            words.append(f"[{' '.join(readers)}]")
        return " ".join(words)

    def values(self, values: dict[str, int]) -> list[str]:
        """Values as names where they are seats or actions, as numbers otherwise."""
        words = []
        for name, value in values.items():
            if name in self.game.seat_values:
                words.append(f"{name}={self.seat(value)}")
            elif name in self.game.action_values:
                words.append(f"{name}={self.game.name(value)}")
            else:
                words.append(f"{name}={value}")
        return words

    def seat(self, number: int) -> str:
        """The name of a seat, or of another party; a colour that nobody plays has a number."""
        return self.named[number] if 0 <= number < len(self.named) else str(number)

    def text(self) -> str:
        points = self.game.points(self.match.state)
        scores = ", ".join(f"{name} {points[seat]}" for seat, name in enumerate(self.seats))
        if self.match.over:
            winners = " ".join(self.seats[seat] for seat in self.game.winners(self.match.state)) or "nobody"
            outcome = self.game.outcome(self.match.state)
            named = f", {outcome.kind}" if outcome else ""
            return "\n".join([*self.lines, f"end: {scores}; {winners} won{named}", ""])
        return "\n".join([*self.lines, f"so far: {scores}", ""])


def option_words(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(value) if isinstance(value, list) else str(value)
