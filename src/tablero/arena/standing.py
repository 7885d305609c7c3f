"""What follows from the games of a ladder: ratings, who was ahead of whom, how often each won in which seat, and how
long it thought.

Ratings are openskill's (Plackett–Luce): everybody begins at 25, a lead of 4 is worth about three games in four at a
table of two. They depend a little on the order in which games are counted; so the games are counted in several orders,
which follow from their number alone, and the mean is taken.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tablero.core.sealed import Json

from .ladder import Ladder
from .results import wilson

ORDERS: Final = 20  # in which the games are counted
SHOWN: Final = 2  # a rating is told with so many times its uncertainty, which is about a 95 % interval


class Share(NamedTuple):
    """How often something came true: a number of games (a tie is half a one) out of how many, as a 95 % interval."""

    hits: float
    games: int
    share: float
    low: float
    high: float


def share(count: float, games: int) -> Share:
    return Share(count, games, count / games if games else 0.0, *wilson(count, games))


class Thinking(NamedTuple):
    """How long a bot thinks, in seconds of the processor: on the mean, and at most."""

    mean: float
    longest: float


class Standing:
    """The games of a ladder, counted."""

    def __init__(self, ladder: Ladder, games: list[Json]) -> None:
        self.ladder = ladder
        self.games = games
        self.tables = solo_tables(ladder, games) if ladder.players == 1 else [places_of(game) for game in games]
        self.ratings = rated(ladder.bots, self.tables)
        self.order = sorted(ladder.bots, key=lambda bot: -self.ratings[bot][0])  # the strongest first

    def ahead(self, bot: str, other: str) -> Share:
        """How often `bot` was ahead of `other`, of the tables that both sat at."""
        met = [places for places in self.tables if bot in places and other in places]
        wins = sum([1.0 if places[bot] < places[other] else 0.5 * (places[bot] == places[other]) for places in met])
        return share(wins, len(met))

    def wins(self, bot: str, seat: int | None = None) -> Share:
        """How often `bot` won, in any seat or in this one; a shared victory counts in parts."""
        count, games = 0.0, 0
        for game in self.games:
            for place, name in enumerate(game["seats"]):
                if name == bot and seat in (None, place):
                    games += 1
                    count += (place in game["winners"]) / max(1, len(game["winners"]))
        return share(count, games)

    def thinking(self, bot: str) -> Thinking:
        spent = [
            (game["decisions"][seat], game["seconds"][seat], game["longest"][seat])
            for game in self.games
            for seat, name in enumerate(game["seats"])
            if name == bot
        ]
        decisions = sum([each[0] for each in spent])
        return Thinking(
            sum([each[1] for each in spent]) / max(1, decisions), max([each[2] for each in spent], default=0.0)
        )


def places_of(game: Json) -> dict[str, float]:
    """The place of each bot at a table; the lowest is the best."""
    return dict(zip(game["seats"], game["places"], strict=True))


def solo_tables(ladder: Ladder, games: list[Json]) -> list[dict[str, float]]:
    """Games for one, side by side: with the same deal, victory goes before points."""
    size = ladder.set_size
    sets = [games[start : start + size] for start in range(0, len(games), size)]
    return [
        {game["seats"][0]: -game["points"][0] - (10_000 if game["winners"] else 0) for game in together}
        for together in sets
    ]


def rated(bots: list[str], tables: list[dict[str, float]]) -> dict[str, tuple[float, float]]:
    """The rating of each bot, and its uncertainty."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, list[tuple[float, float]]] = {bot: [] for bot in bots}
    for order in range(ORDERS):
        shuffled = tables[:]
        Random(order).shuffle(shuffled)
        ratings = {bot: model.rating() for bot in bots}
        for places in shuffled:
            after = model.rate([[ratings[bot]] for bot in places], ranks=list(places.values()))
            ratings.update({bot: team[0] for bot, team in zip(places, after, strict=True)})
        for bot in bots:
            found[bot].append((ratings[bot].mu, ratings[bot].sigma))
    return {bot: (fmean([mu for mu, _ in each]), fmean([sigma for _, sigma in each])) for bot, each in found.items()}


def data(standing: Standing) -> Json:
    """All of it as JSON."""
    seats = range(standing.ladder.players)
    return {
        **standing.ladder.run(),
        "games": len(standing.games),
        "ratings": {bot: [round(value, 2) for value in standing.ratings[bot]] for bot in standing.order},
        "ahead": {
            f"{bot} of {other}": rounded(standing.ahead(bot, other)) for bot, other in combinations(standing.order, 2)
        },
        "wins": {bot: [rounded(standing.wins(bot, seat)) for seat in seats] for bot in standing.order},
        "thinking": {bot: [round(value, 4) for value in standing.thinking(bot)] for bot in standing.order},
    }


def rounded(found: Share) -> Json:
    return {
        "games": found.games,
        "share": round(found.share, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
    }
