"""What came of a simulation: games added up, with the uncertainty told.

How a game ended and how far it went is read from its last view, where games tell it: `winner`, `ending`, and the number
of the season, turn or round.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean
from typing import Final

from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.sealed import Json
from tablero.core.state import EVERYTHING

from .plan import Simulation

CONFIDENCE: Final = 1.96  # standard deviations of a 95 % interval
LENGTHS: Final = ("season", "propaganda", "turn", "round")  # what games count, the largest unit first


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, middle - spread) / scale, (middle + spread) / scale


def share_of(count: float, games: int) -> dict[str, float]:
    """A share and its 95 % interval."""
    low, high = wilson(count, games)
    return {"share": round(count / games if games else 0.0, 4), "low": round(low, 4), "high": round(high, 4)}


class GameResult:
    """How one game went."""

    def __init__(self, number: int, decisions: int, longest: int, points: list[int], winners: list[int]) -> None:
        self.number = number
        self.decisions = decisions
        self.longest = longest
        self.points = points
        self.winners = winners
        self.winner = ""  # in the game's words: a seat, a side, or somebody whom nobody played
        self.ending = ""
        self.length: dict[str, int] = {}  # in the largest unit that the game counts
        self.failure = ""


def ended(game: AnyGame, match: Match, number: int, longest: int) -> GameResult:
    """The result of a game that is over."""
    result = GameResult(number, match.count, longest, game.points(match.state), game.winners(match.state))
    view = game.view(match.state, EVERYTHING)
    result.winner = view.get("winner") or " ".join([game.seating(match.state).seats[seat] for seat in result.winners])
    outcome = game.outcome(match.state)
    result.ending = view.get("ending") or (outcome.kind if outcome else "")
    counted = next((unit for unit in LENGTHS if unit in view), "")
    result.length = {counted: view[counted]} if counted else {}
    return result


class Result:
    """The games of a simulation, added up."""

    def __init__(self, simulation: Simulation, games: list[GameResult], seconds: float) -> None:
        self.simulation = simulation
        self.games = games
        self.played = [game for game in games if not game.failure]
        self.seconds = seconds

    def data(self) -> Json:
        sim = self.simulation
        decisions = sum(game.decisions for game in self.games)
        failures = [game for game in self.games if game.failure]
        wins = self.wins()
        return {
            "game": sim.game,
            "players": sim.players,
            "options": sim.options,
            "bots": dict(zip(sim.seats, sim.bots, strict=True)) if sim.fixed else sim.bots,
            "seed": sim.seed,
            "games": len(self.games),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1) if self.seconds else 0.0,
            "longest_step": max([game.longest for game in self.games], default=0),
            "failures": len(failures),
            "failure_details": [
                f"game {game.number} (seed {sim.seed_of(game.number)!r}): {game.failure}" for game in failures
            ],
            "wins": wins,
            "win_shares": {name: share_of(count, len(self.played)) for name, count in wins.items()},
            "endings": self.endings(),
            "mean_length": self.mean_length(),
            "mean_points": {
                name: round(fmean(game.points[seat] for game in self.played), 2) if self.played else None
                for seat, name in enumerate(sim.seats)
            },
            "checked": sim.check,
        }

    def wins(self) -> dict[str, float]:
        """Victories by bot where different bots move from seat to seat, else by seat.

        A shared victory counts in parts; in full where bots keep their seats, since there a seat is a role.
        """
        sim = self.simulation
        by_bot = len(set(sim.bots)) > 1 and not sim.fixed
        wins: dict[str, float] = dict.fromkeys(sorted(set(sim.bots)) if by_bot else sim.seats, 0.0)
        for game in self.played:
            labels = sim.labels(game.number) if by_bot else sim.seats
            for seat in game.winners:
                wins[labels[seat]] += 1.0 if sim.fixed else 1 / len(game.winners)
        return {name: round(count, 3) for name, count in wins.items()}

    def endings(self) -> list[Json]:
        """Who won in which way, the most frequent first."""
        counted = Counter((game.winner, game.ending) for game in self.played)
        return [
            {"winner": winner, "ending": ending, "games": count, **share_of(count, len(self.played))}
            for (winner, ending), count in sorted(counted.items(), key=lambda item: (-item[1], item[0]))
        ]

    def mean_length(self) -> dict[str, float]:
        """How far the games went: decisions, and what the game itself counts."""
        if not self.played:
            return {}
        means = {unit: fmean(game.length[unit] for game in self.played) for unit in self.played[0].length}
        return {
            name: round(mean, 2)
            for name, mean in {**means, "decisions": fmean(game.decisions for game in self.played)}.items()
        }
