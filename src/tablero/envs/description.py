"""What is in the rows of a game: their parts, in order. Without arrays, so that it can be had without numpy."""

from __future__ import annotations

import re

from tablero.core.encoding import Describer, Labels, RowPart
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.observing import Observer
from tablero.texts.lexicon import text_of


class Description:
    """The layout of a game's rows, and who writes them."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.kinds = ask_kinds(game)
        found, flags = described(game, Observer(game, self.kinds, game.ask_values(), 0))
        self.parts = {part.name: part for part in found}
        self.size = sum(part.size for part in found)
        self.actions = len(game.actions)
        self.observer = Observer(game, self.kinds, game.ask_values(), flags)

    def describe(self) -> str:
        """What is in a row, in words: a line for each part."""
        head = f"{self.game.id}, version {self.game.version}: {self.size} bytes, {self.actions} actions"
        return "\n".join([head, *(part_line(part) for part in self.parts.values())])


def part_line(part: RowPart) -> str:
    where = f"{part.start}" if part.size == 1 else f"{part.start}-{part.start + part.size - 1}"
    shape = " × ".join(map(str, part.shape)) or "1"
    return f"{where:>10}  {part.name} ({shape}; {part.low} to {part.high}): {part.about}"


def described(game: AnyGame, observer: Observer) -> tuple[list[RowPart], int]:
    """The parts of a row, and how many bytes follow the numbers; the same for every position of the game."""
    match = new_match(game, game.usual_players(), {}, b"description", journal=False)
    describer = Describer()
    observer.write(describer, match.state, match.ask, 0)
    return describer.parts(), sum(part.size for part in describer.flag_parts)


def ask_kinds(game: AnyGame) -> Labels:
    """The questions of a game, in alphabetical order: every one has a text."""
    packages = [package for package in (game.package, game.base_package) if package]
    texts = "\n".join(text_of(package, "texts", "en") for package in packages)
    return tuple(sorted(set(re.findall(r"^ask-([a-z0-9-]+) =", texts, re.MULTILINE))))
