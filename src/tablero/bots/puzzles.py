"""Puzzles: positions with one decision that is clearly best. How they are found, checked and kept.

Bots play; where somebody has a real choice, the options are compared in a few worlds (compare.py). If one is far ahead,
the comparison is made anew with ten times as many worlds and another seed, and only if the same option leads by as much
and beyond doubt, it is a puzzle. What is kept is the position as text (docs/positions.md), the seat and the answer; the
reasons are told when it is shown, from the game's features.

`data/puzzles.toml` of a game holds them, each with the game's version and the numbers that it was found with.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

from tablero.core.ask import Together
from tablero.core.errors import UnknownId
from tablero.core.game import AnyGame, Options
from tablero.core.match import Match, new_match
from tablero.core.written import match_of, position_text

from .bot import Knowledge
from .compare import compare, ranked
from .specs import make_bot

WORLDS: Final = 4  # in which a puzzle is found
TIMES: Final = 10  # as many for the check
MOST_OPTIONS: Final = 6  # that are compared
MOST_OFFERED: Final = 30  # more are no fun to choose from
FEWEST_OPTIONS: Final = 3
GAP: Final = 0.035  # by which the best is judged to be ahead of the next, from 0 to 1
CHECKED_GAP: Final = 0.03
GLANCE: Final = 0.015  # ... when each is tried in one world: most questions need no more than that to be left
SURE: Final = 3.0  # standard errors
UNDECIDED: Final = (0.08, 0.92)  # who has won or lost anyway need not think
OF_A_KIND: Final = 0.3  # the share of a game's puzzles that may be one kind of question
OF_A_GAME: Final = 4  # puzzles from one game
APART: Final = 12  # decisions between two of them


class Puzzle(NamedTuple):
    """One puzzle of a game, as it is kept."""

    id: str
    version: int  # of the game
    seat: str
    kind: str  # of the question
    answer: str
    judged: float  # how well the seat stands with it, from 0 to 1
    next: float  # ... and with the next best
    worlds: int  # it was found with
    checked: int  # ... and checked with
    source: str  # the game it comes from: its seed, and after how many decisions
    position: str


def puzzles_of(game: AnyGame) -> list[Puzzle]:
    """A game's puzzles that its present version can show."""
    return [puzzle for puzzle in read_puzzles(game.package) if puzzle.version == game.version]


def find_puzzle(game: AnyGame, id: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise UnknownId(f"{game.id} has no puzzle {id!r}")


@lru_cache
def read_puzzles(package: str) -> list[Puzzle]:
    file = files(package).joinpath("data", "puzzles.toml")
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get("puzzle", [])
    return [Puzzle(**one) for one in found]


def match_of_puzzle(puzzle: Puzzle) -> Match:
    return match_of(puzzle.position)


# -- finding -----------------------------------------------------------------------------------------------------


class Lead(NamedTuple):
    """The best option, how it and the next are judged, and whether it leads for certain."""

    option: int
    judged: float
    next: float
    is_sure: bool

    @property
    def gap(self) -> float:
        return self.judged - self.next


def lead(knowledge: Knowledge, worlds: int, seed: bytes, glance: float = 0.0) -> Lead:
    """How far the best option is ahead of the others; not far, if it is not by `glance` at a glance."""
    first = ranked(knowledge, seed)[:MOST_OPTIONS]
    if glance and first[0].visits and first[0].worth - first[1].worth < glance:
        return Lead(first[0].option, first[0].value, first[1].value, False)
    best, *others = compare(knowledge, first, seed, worlds, is_deep=True)
    gap = min([best.lead(other) for other in others], default=0.0)
    is_sure = all(best.lead(other) > SURE * best.error(other) for other in others)
    return Lead(best.option, best.mean(), best.mean() - gap, is_sure)


def is_worth_a_look(match: Match) -> bool:
    """Whether somebody alone has a choice that can be shown and understood: not one of numbers, nor of too much."""
    ask = match.ask
    if ask is None or isinstance(match.question, Together):  # what others choose in secret would be guessed
        return False
    if ask.kind.endswith("-how-many") or ask.kind in ("mark", "deals", "setup"):
        return False
    return FEWEST_OPTIONS <= len(ask.options) <= MOST_OFFERED


def found_at(match: Match, seed: bytes, source: str) -> Puzzle | None:
    """The puzzle at the open question of a match, if there is one; found first, then checked."""
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    if len(knowledge.sane_options) < FEWEST_OPTIONS:
        return None
    glance = lead(knowledge, WORLDS, seed, GLANCE)
    if glance.gap < GAP or not UNDECIDED[0] < glance.judged < UNDECIDED[1]:
        return None
    checked = lead(knowledge, WORLDS * TIMES, seed + b" checked")
    if checked.option != glance.option or checked.gap < CHECKED_GAP or not checked.is_sure:
        return None
    game = match.game
    return Puzzle(
        id="",
        version=game.version,
        seat=match.seat_name(match.ask.seat),
        kind=match.ask.kind,
        answer=game.name(checked.option),
        judged=round(checked.judged, 3),
        next=round(checked.next, 3),
        worlds=WORLDS,
        checked=WORLDS * TIMES,
        source=source,
        position=position_text(match),
    )


def puzzles_in(game: AnyGame, players: int, options: Options, seed: bytes, share: float, bot: str) -> list[Puzzle]:
    """The puzzles of one game of bots; a share of its questions is looked at. The same seed finds the same ones."""
    match = new_match(game, players, options, seed, journal=False)
    bots = [make_bot(bot, seed + bytes([seat]), clock=False) for seat in range(match.players)]
    chance, found, last = Random(seed), list[Puzzle](), -APART
    while match.ask is not None and len(found) < OF_A_GAME:
        if is_worth_a_look(match) and match.count - last >= APART and chance.random() < share:
            source = f"{seed.decode()} of {players}, decision {match.count}"
            puzzle = found_at(match, chance.randbytes(16), source)
            if puzzle is not None:
                found.append(puzzle)
                last = match.count
        match.answer(bots[match.ask.seat].choose(Knowledge(match, match.ask.seat)), match.ask.seat)
    return found


def selected(found: list[Puzzle], wanted: int) -> list[Puzzle]:
    """As many as wanted, numbered: of every kind of question a share at most, those with the clearest answer first."""
    kinds: Counter[str] = Counter()
    kept: list[Puzzle] = []
    for puzzle in sorted(found, key=lambda puzzle: puzzle.next - puzzle.judged):
        if len(kept) < wanted and kinds[puzzle.kind] < max(1.0, OF_A_KIND * wanted):
            kinds[puzzle.kind] += 1
            kept.append(puzzle)
    kept.sort(key=lambda puzzle: puzzle.source)
    return [puzzle._replace(id=f"{number:02}") for number, puzzle in enumerate(kept, 1)]


def written(puzzles: list[Puzzle], found: str) -> str:
    """The puzzles as `data/puzzles.toml`."""
    lines = [
        "# Positions with one decision that is clearly best (bots/puzzles.py). Made by the command below, not by hand.",
        f"found = {json.dumps(found)}",
    ]
    for puzzle in puzzles:
        lines += ["", "[[puzzle]]"]
        for name, value in puzzle._asdict().items():
            lines.append(f"{name} = '''\n{value}'''" if name == "position" else f"{name} = {json.dumps(value)}")
    return "\n".join([*lines, ""])


def is_right(puzzle: Puzzle, seed: bytes, worlds: int = 0) -> bool:
    """Whether the answer is still the best, in as many other worlds as it was checked with."""
    match = match_of_puzzle(puzzle)
    assert match.ask is not None
    found = lead(Knowledge(match, match.ask.seat), worlds or puzzle.checked, seed)
    return match.game.name(found.option) == puzzle.answer
