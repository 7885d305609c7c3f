"""How fast games run: decisions, whole games and copies a second, beside python-chess playing random moves.

All are measured in turn, in several short rounds, by the time of the processor, and the medians are told: what else the
machine does counts little, and disturbs all alike. What decisions cost late in a game is told by growth.py.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

from tablero.core.dice import simulation_seed
from tablero.core.errors import TableroError
from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game

ROUNDS = 7
SLICE = 0.4  # seconds for each measurement of a round
POSITIONS = 300  # for copies, taken evenly from whole games
LONGEST_CHESS = 200  # moves


class NoYardstick(TableroError):
    """python-chess is not installed."""


def bench(ids: list[str], progress: Callable[[int], None] | None = None) -> dict[str, dict[str, float]]:
    """The rates of each game, and of python-chess."""
    games = [find_game(id) for id in ids]
    positions = {game.id: sample_positions(game) for game in games}
    rates: dict[str, dict[str, list[float]]] = {game.id: {"decisions": [], "games": [], "copies": []} for game in games}
    chess: list[float] = []
    for round_number in range(ROUNDS):
        for game in games:
            decisions, whole = playout_rates(game, round_number)
            rates[game.id]["decisions"].append(decisions)
            rates[game.id]["games"].append(whole)
            rates[game.id]["copies"].append(copy_rate(positions[game.id]))
        chess.append(chess_rate(round_number))
        if progress is not None:
            progress(round_number + 1)
    yardstick = median(chess)
    found: dict[str, dict[str, float]] = {
        id: {
            "decisions_per_second": round(median(rate["decisions"]), 1),
            "games_per_second": round(median(rate["games"]), 2),
            "copies_per_second": round(median(rate["copies"]), 1),
            "ratio": round(median([d / c for d, c in zip(rate["decisions"], chess)]), 2),
        }
        for id, rate in rates.items()
    }
    return found | {"python-chess": {"moves_per_second": round(yardstick, 1)}}


def playout_rates(game: AnyGame, round_number: int) -> tuple[float, float]:
    """Decisions and whole games a second, random answers, nothing kept."""
    players = game.usual_players()
    decisions = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        seed = simulation_seed(round_number, games)
        match = new_match(game, players, {}, seed, checkpoints=False, journal=False)
        decisions += match.play_out(Random(games))
        games += 1
    return decisions / spent, games / spent


def sample_positions(game: AnyGame) -> list[Match]:
    """Matches at decisions taken evenly from whole random games."""
    found: list[Match] = []
    number = 0
    while len(found) < POSITIONS:
        chance = Random(number)
        match = new_match(game, game.usual_players(), {}, simulation_seed("copies", number), journal=False)
        while match.ask is not None:
            if chance.random() < 0.05:
                found.append(match.copy())
            match.answer(chance.choice(match.ask.options))
        number += 1
    return found[:POSITIONS]


def copy_rate(positions: list[Match]) -> float:
    copies = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        for match in positions:
            match.copy()
        copies += len(positions)
    return copies / spent


def chess_rate(round_number: int) -> float:
    """Random legal moves a second of python-chess, in the plainest way."""
    try:
        import chess
    except ImportError:
        raise NoYardstick("python-chess is not installed; pip install 'tablero[bench]' brings it") from None
    chance = Random(round_number)
    moves = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        board = chess.Board()
        for _ in range(LONGEST_CHESS):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(chance.random() * len(legal))])
            moves += 1
    return moves / spent
