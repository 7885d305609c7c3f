"""What a decision costs early and late in a game: it must not depend on how long the game has been going on.

At ten decisions from the 10th on, and at the last ten before the 1,000th (or before the end, where that comes sooner),
the same things are timed in the same games: an answer, a copy, the view of the seat that is asked, and a save as a
server makes it, which keeps the journal and the decisions elsewhere. Times are those of the processor; medians over
all of these decisions are told. Boards fill up and hands change, so late is not the same as early: what grows with the
length of the game would be many times as much.

Games are as long as they get: with the most players, with the modules that make them longer, the longest of many. Of
those that ship, Andean Abyss for four has its 1,000th decision; the rules of the others end them sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

from tablero.core import record
from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame, Options
from tablero.core.match import Match, new_match

EARLY: Final = 10
LATE: Final = 1000
WINDOW: Final = 10
TRIED: Final = 60  # games, of which the longest are taken
GAMES: Final = 5
TIMES: Final = 5  # each thing is done so often at a decision
COSTS: Final = ("answer", "copy", "view", "save")
LONGER: Final[dict[str, Options]] = {  # the modules that make a game longer
    "el-grande": {
        "new_regent": True,
        "power_shift": True,
        "alternative_cards": ["double_game", "veto_1", "veto_2", "secret_ballot"],
    },
    "narcos": {"season_limit": "none"},
}

Timings = dict[str, list[float]]


def growth(game: AnyGame) -> dict[str, float]:
    """Microseconds of each thing, early and late, and at which decision that was."""
    early: Timings = {name: [] for name in COSTS}
    late: Timings = {name: [] for name in COSTS}
    ends = []
    lengths = {number: game_length(game, number) for number in range(TRIED)}
    for number in sorted(lengths, key=lambda n: -lengths[n])[:GAMES]:
        end = lengths[number]
        ends.append(end)
        match, chance = begin(game, number), Random(number)
        while match.ask is not None and match.count < end:
            option = chance.choice(match.ask.options)
            if EARLY <= match.count < EARLY + WINDOW:
                measure(match, option, early)
            elif match.count >= end - WINDOW:
                measure(match, option, late)
            match.answer(option)
    found: dict[str, float] = {"early": EARLY, "late": median(ends)}
    for name in COSTS:
        found[f"{name}_early"] = round(median(early[name]), 1)
        found[f"{name}_late"] = round(median(late[name]), 1)
    return found


def begin(game: AnyGame, number: int) -> Match:
    """A match as a server keeps it: with a journal, without its whole past."""
    match = new_match(game, game.players[-1], LONGER.get(game.id, {}), simulation_seed("growth", number))
    match.history = None
    return match


def game_length(game: AnyGame, number: int) -> int:
    """How many decisions a game has, or the 1,000 that are enough."""
    match, chance = begin(game, number), Random(number)
    while match.ask is not None and match.count < LATE:
        match.answer(chance.choice(match.ask.options))
    return match.count


def measure(match: Match, option: int, found: Timings) -> None:
    """Time each thing at a decision; the match itself stays where it is."""
    assert match.ask is not None
    seat, copies = match.ask.seat, [match.copy() for _ in range(TIMES)]
    found["copy"].append(timed(match.copy))
    found["view"].append(timed(lambda: match.game.view(match.state, seat)))
    found["save"].append(save_time(match))
    found["answer"].append(timed(lambda: copies.pop().answer(option)))


def save_time(match: Match) -> float:
    """Without the journal and the steps before, which a server has stored already."""
    before, past = match.before, match.past
    match.before, match.past = [], []
    try:
        return timed(lambda: record.dumps(record.save(match)))
    finally:
        match.before, match.past = before, past


def timed(work: Callable[[], object]) -> float:
    """Microseconds of the processor for one piece of work."""
    begun = time.process_time_ns()
    for _ in range(TIMES):
        work()
    return (time.process_time_ns() - begun) / TIMES / 1000
