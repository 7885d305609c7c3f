"""Simulations: bots play many games, in one process, in several or on a cluster; the same seeds give the same games.

Game number i is played with the seed `simulation <seed> <i>`, which failures name and `tablero draw --seed` takes; the
bots' own chance comes from it too. Who sits where is in plan.py, what is told of the games in results.py, where they
are played in work.py, and how they are kept in files in games_folder.py.

Games are played in batches, large enough to be worth sending and small enough to be shared; how large they are changes
nothing about the games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tablero.bots import Bot, Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.registry import find_game

from .decisions import DecisionLog
from .games_folder import GamesFolder
from .plan import Simulation
from .results import GameResult, Result, ended
from .work import Workforce, pieces

if TYPE_CHECKING:
    import pyarrow as pa

GamesPlayed = Callable[[int], None]
BATCH_SECONDS: Final = 5.0
LARGEST_BATCH: Final = 5000  # games
BATCHES_A_HAND: Final = 8  # at least, so that nobody waits long for the last
HERE: Final = Workforce()


class Batches(NamedTuple):
    """Games number `n * size` to below `(n + 1) * size`, as far as there are any, are batch n."""

    simulation: Simulation
    games: int
    size: int

    def numbers(self) -> range:
        return range(-(-self.games // self.size))

    def of(self, number: int) -> range:
        return range(number * self.size, min((number + 1) * self.size, self.games))


class PlayedBatch(NamedTuple):
    """What came of a batch, and its decisions, if they are kept."""

    results: list[GameResult]
    decisions: pa.Table | None


def simulate(
    simulation: Simulation,
    games: int,
    force: Workforce = HERE,
    progress: GamesPlayed | None = None,
    folder: GamesFolder | None = None,
    each: Callable[[GameResult], None] | None = None,
) -> Result:
    """Play `games` games and add them up.

    What is in the `folder` already is not played again. `each` gets every result, in whatever order they come.
    """
    result = Result(simulation)
    begun = time.perf_counter()
    size = folder.batch_size if folder else 0
    batches = Batches(simulation, games, size or batch_size(simulation, games, force))
    for played in played_batches(batches, force, folder):
        for game in played:
            result.add(game)
            if each is not None:
                each(game)
        if progress is not None:
            progress(result.games)
    result.seconds = time.perf_counter() - begun
    return result


def batch_size(simulation: Simulation, games: int, force: Workforce) -> int:
    """So many games that a batch takes some seconds, by the time that the first games take."""
    shared = games // (BATCHES_A_HAND * force.hands())
    if shared <= 1:
        return 1
    begun, tried = time.perf_counter(), 0
    while tried < shared and time.perf_counter() - begun < BATCH_SECONDS / 20:
        play_game(simulation, tried)
        tried += 1
    one = (time.perf_counter() - begun) / tried
    return max(1, min(shared, int(BATCH_SECONDS / one), LARGEST_BATCH))


def played_batches(batches: Batches, force: Workforce, folder: GamesFolder | None) -> Iterator[list[GameResult]]:
    """The results of all batches: first those that are kept, then the others as they are played."""
    if folder is None:
        for _, batch in pieces(play_batch, batches, batches.numbers(), force):
            yield batch.results
        return
    folder.begin(batches.size)
    missing = []
    for number in batches.numbers():
        kept = folder.read(batches.of(number))
        if kept is None:
            missing.append(number)
        else:
            yield kept
    for number, batch in pieces(play_batch, batches, missing, force):
        folder.write(batches.of(number), batch.results, batch.decisions)
        yield batch.results


def play_batch(batches: Batches, number: int) -> PlayedBatch:
    simulation = batches.simulation
    log = DecisionLog(find_game(simulation.game), simulation.features) if simulation.decisions else None
    results = [play_game(simulation, game, log) for game in batches.of(number)]
    return PlayedBatch(results, log.table() if log else None)


def play_game(simulation: Simulation, number: int, log: DecisionLog | None = None) -> GameResult:
    """One game, the fastest way its purpose allows."""
    game = find_game(simulation.game)
    seed = simulation_seed(simulation.seed, number)
    if simulation.is_plain():
        match = simulation.begin(seed, checkpoints=False)
        match.play_out(Random(seed))
        return ended(game, match, number, match.longest)
    bots = [make_bot(label, seed + bytes([seat])) for seat, label in enumerate(simulation.labels(number))]
    if simulation.check:
        from .checks import play_checked

        return play_checked(game, simulation, number, seed, bots)
    return play_whole(game, simulation.begin(seed), number, bots, log)


def play_whole(game: AnyGame, match: Match, number: int, bots: list[Bot], log: DecisionLog | None) -> GameResult:
    longest = 0
    while match.ask is not None:
        seat = match.ask.seat
        option = bot_answer(bots[seat], match, seat)
        if log is not None:
            log.add(number, match, option, bots[seat])
        match.answer(option, seat)
        longest = max(longest, len(match.answers))
    return ended(game, match, number, longest)


def bot_answer(bot: Bot, match: Match, seat: int) -> int:
    return bot.choose(Knowledge(match, seat))
