"""What came of a simulation: games added up, with the uncertainty told.

How a game ended and how far it went is read from its last view, where games tell it: `winner`, `ending`, and the number
of the season, turn or round.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.sealed import Json
from tablero.core.state import EVERYTHING

from .plan import Simulation

CONFIDENCE: Final = 1.96  # standard deviations of a 95 % interval
FAILURES_TOLD: Final = 100
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
    """The games of a simulation, added up one by one: it takes no more room for more of them, in whatever order."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.seconds = 0.0
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.failures = 0
        self.first_failures: list[tuple[int, str]] = []
        self.won: Counter[tuple[str, int]] = Counter()  # by whom, and among how many
        self.ended: Counter[tuple[str, str]] = Counter()
        self.lengths: Counter[str] = Counter()
        self.decisions_played = 0  # of games that came to their end
        self.points = [0] * simulation.players

    @property
    def played(self) -> int:
        return self.games - self.failures

    def add(self, game: GameResult) -> None:
        sim = self.simulation
        self.games += 1
        self.decisions += game.decisions
        self.longest = max(self.longest, game.longest)
        if game.failure:
            self.failures += 1
            self.first_failures = sorted([*self.first_failures, (game.number, game.failure)])[:FAILURES_TOLD]
            return
        names = sim.labels(game.number) if self.is_by_bot() else sim.seats
        self.won.update((names[seat], 1 if sim.fixed else len(game.winners)) for seat in game.winners)
        self.ended[game.winner, game.ending] += 1
        self.lengths.update(game.length)
        self.decisions_played += game.decisions
        self.points = [sum(both) for both in zip(self.points, game.points)]

    def data(self) -> Json:
        sim = self.simulation
        wins = self.wins()
        return {
            "game": sim.game,
            "players": sim.players,
            "options": sim.options,
            "bots": dict(zip(sim.seats, sim.bots, strict=True)) if sim.fixed else sim.bots,
            "seed": sim.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "longest_step": self.longest,
            "failures": self.failures,
            "failure_details": [
                f"game {number} (seed {sim.seed_of(number)!r}): {failure}" for number, failure in self.first_failures
            ],
            "wins": wins,
            "win_shares": {name: share_of(count, self.played) for name, count in wins.items()},
            "endings": self.endings(),
            "mean_length": self.mean_length(),
            "mean_points": {
                name: round(self.points[seat] / self.played, 2) if self.played else None
                for seat, name in enumerate(sim.seats)
            },
            "checked": sim.check,
        }

    def is_by_bot(self) -> bool:
        """Whether different bots move from seat to seat, so that victories are theirs and not the seats'."""
        return len(set(self.simulation.bots)) > 1 and not self.simulation.fixed

    def wins(self) -> dict[str, float]:
        """Victories by bot where different bots move from seat to seat, else by seat.

        A shared victory counts in parts; in full where bots keep their seats, since there a seat is a role.
        """
        names = sorted(set(self.simulation.bots)) if self.is_by_bot() else self.simulation.seats
        return {
            name: round(sum(self.won[name, among] / among for among in range(1, self.simulation.players + 1)), 3)
            for name in names
        }

    def endings(self) -> list[Json]:
        """Who won in which way, the most frequent first."""
        return [
            {"winner": winner, "ending": ending, "games": count, **share_of(count, self.played)}
            for (winner, ending), count in sorted(self.ended.items(), key=lambda item: (-item[1], item[0]))
        ]

    def mean_length(self) -> dict[str, float]:
        """How far the games went: decisions, and what the game itself counts."""
        if not self.played:
            return {}
        totals = {**self.lengths, "decisions": self.decisions_played}
        return {unit: round(total / self.played, 2) for unit, total in totals.items()}
