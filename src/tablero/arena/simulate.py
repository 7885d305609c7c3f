"""Simulations: bots play many games, in one process or several; the same seeds give the same games either way.

Game number i is played with the seed `simulation <seed> <i>`, which failures name and `tablero draw --seed` takes; the
bots' own chance comes from it too. Who sits where is in plan.py, what is told of the games in results.py.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from tablero.bots import Bot, Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.game import Options
from tablero.core.match import Match
from tablero.core.registry import find_game

from .plan import Simulation
from .results import GameResult, Result, ended

GamesPlayed = Callable[[int], None]
CHUNKS_A_JOB = 8  # pieces of work for each process: small enough to share well, large enough to be worth sending


def simulate(
    game_id: str,
    players: int,
    games: int,
    seed: str,
    options: Options,
    bots: list[str],
    jobs: int = 1,
    check: bool = False,
    progress: GamesPlayed | None = None,
    position: str = "",
) -> Result:
    """Play `games` games and add them up; `bots` as on the command line, with seats or without (plan.py).

    All begin at `position`, if there is one: then players and options are as it says.
    """
    find_game(game_id).checked_players(players)
    simulation = Simulation(game_id, players, seed or "0", options, bots, check, position)
    begun = time.perf_counter()
    results = in_parallel(simulation, games, jobs, progress) if jobs > 1 else in_turn(simulation, games, progress)
    return Result(simulation, results, time.perf_counter() - begun)


def in_turn(simulation: Simulation, games: int, progress: GamesPlayed | None) -> list[GameResult]:
    results = []
    for number in range(games):
        results.append(play_game(simulation, number))
        if progress is not None:
            progress(number + 1)
    return results


def in_parallel(simulation: Simulation, games: int, jobs: int, progress: GamesPlayed | None) -> list[GameResult]:
    size = max(1, games // (jobs * CHUNKS_A_JOB))
    chunks = [list(range(start, min(start + size, games))) for start in range(0, games, size)]
    results: list[GameResult] = []
    with ProcessPoolExecutor(jobs) as pool:
        for played in pool.map(play_chunk, [simulation] * len(chunks), chunks):
            results.extend(played)
            if progress is not None:
                progress(len(results))
    return results


def play_chunk(simulation: Simulation, numbers: list[int]) -> list[GameResult]:
    return [play_game(simulation, number) for number in numbers]


def play_game(simulation: Simulation, number: int) -> GameResult:
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
    match = simulation.begin(seed)
    longest = 0
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(bot_answer(bots[seat], match, seat), seat)
        longest = max(longest, len(match.answers))
    return ended(game, match, number, longest)


def bot_answer(bot: Bot, match: Match, seat: int) -> int:
    return bot.choose(Knowledge(match, seat))
