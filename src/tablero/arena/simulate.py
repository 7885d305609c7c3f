"""Simulations: bots play many games, in one process or several; the same seeds give the same games either way.

Game number i is played with the seed `simulation <seed> <i>`, which failures name and `tablero draw --seed` takes; the
bots' own chance comes from it too. With one bot for each seat, the bots move on by one seat from game to game, so that
each plays every seat alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from tablero.bots import Bot, Knowledge, make_bot
from tablero.bots.specs import check_spec
from tablero.core.dice import simulation_seed
from tablero.core.errors import BadSetup
from tablero.core.game import Game, Options
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game

Progress = Callable[[int], None]
CHUNKS_A_JOB = 8  # pieces of work for each process: small enough to share well, large enough to be worth sending


class GameResult:
    """How one game went."""

    def __init__(self, number: int, decisions: int, longest: int, points: list[int], winners: list[int]) -> None:
        self.number = number
        self.decisions = decisions
        self.longest = longest
        self.points = points
        self.winners = winners
        self.failure = ""


class Simulation:
    """What is to be played; plain data, so that it can be sent to another process."""

    def __init__(self, game: str, players: int, seed: str, options: Options, bots: list[str], check: bool) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.bots = bots
        self.check = check

    def labels(self, number: int) -> list[str]:
        """Which bot sits where in a game: they move on by one seat each time."""
        n = len(self.bots)
        return [self.bots[(seat - number) % n] for seat in range(self.players)]

    def seed_of(self, game: GameResult) -> str:
        return simulation_seed(self.seed, game.number).decode()

    def is_plain(self) -> bool:
        return not self.check and set(self.bots) == {"random"}


class Result:
    """The games of a simulation, added up."""

    def __init__(self, simulation: Simulation, games: list[GameResult], seconds: float) -> None:
        self.simulation = simulation
        self.games = games
        self.seconds = seconds

    def data(self) -> dict[str, Any]:
        sim = self.simulation
        decisions = sum(game.decisions for game in self.games)
        failures = [game for game in self.games if game.failure]
        names = find_game(sim.game).seat_names(sim.players)
        played = [game for game in self.games if not game.failure]
        return {
            "game": sim.game,
            "players": sim.players,
            "options": sim.options,
            "bots": sim.bots,
            "seed": sim.seed,
            "games": len(self.games),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1) if self.seconds else 0.0,
            "longest_step": max([game.longest for game in self.games], default=0),
            "failures": len(failures),
            "failure_details": [
                f"game {game.number} (seed {sim.seed_of(game)!r}): {game.failure}" for game in failures
            ],
            "wins": self.wins(names),
            "mean_points": {
                name: round(sum(game.points[seat] for game in played) / len(played), 2) if played else None
                for seat, name in enumerate(names)
            },
            "checked": sim.check,
        }

    def wins(self, names: list[str]) -> dict[str, float]:
        """Victories by bot, where bots differ, else by seat; a shared one counts in parts."""
        sim = self.simulation
        by_bot = len(set(sim.bots)) > 1
        wins: dict[str, float] = dict.fromkeys(sorted(set(sim.bots)) if by_bot else names, 0.0)
        for game in self.games:
            labels = sim.labels(game.number)
            for seat in game.winners:
                wins[labels[seat] if by_bot else names[seat]] += 1 / len(game.winners)
        return {name: round(count, 3) for name, count in wins.items()}


def simulate(
    game_id: str,
    players: int,
    games: int,
    seed: str,
    options: Options,
    bots: list[str],
    jobs: int = 1,
    check: bool = False,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games and add them up."""
    game = find_game(game_id)
    game.checked_players(players)
    if len(bots) not in (1, players):
        raise BadSetup(f"{len(bots)} bots for {players} seats; name one for all or one for each")
    simulation = Simulation(game_id, players, seed or "0", options, [check_spec(bot) for bot in bots], check)
    begun = time.perf_counter()
    results = in_parallel(simulation, games, jobs, progress) if jobs > 1 else in_turn(simulation, games, progress)
    return Result(simulation, results, time.perf_counter() - begun)


def in_turn(simulation: Simulation, games: int, progress: Progress | None) -> list[GameResult]:
    results = []
    for number in range(games):
        results.append(play_game(simulation, number))
        if progress is not None:
            progress(number + 1)
    return results


def in_parallel(simulation: Simulation, games: int, jobs: int, progress: Progress | None) -> list[GameResult]:
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
        match = new_match(game, simulation.players, simulation.options, seed, checkpoints=False, journal=False)
        match.play_out(Random(seed))
        return ended(game, match, number, match.longest)
    bots = [make_bot(label, seed + bytes([seat])) for seat, label in enumerate(simulation.labels(number))]
    if simulation.check:
        from .checks import play_checked

        return play_checked(game, simulation, number, seed, bots)
    match = new_match(game, simulation.players, simulation.options, seed, journal=False)
    longest = 0
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(bot_answer(bots[seat], match, seat), seat)
        longest = max(longest, len(match.answers))
    return ended(game, match, number, longest)


def bot_answer(bot: Bot, match: Match, seat: int) -> int:
    return bot.choose(Knowledge(match, seat))


def ended(game: Game[Any], match: Match, number: int, longest: int) -> GameResult:
    return GameResult(number, match.count, longest, game.points(match.state), game.winners(match.state))
