"""How strong people and bots are in a game, as numbers with their uncertainty; and what seats and options are worth.

Ratings are openskill's (Plackett–Luce), on the scale of docs/strength.md: a person begins at 25 ± 17, a lead of 4 is
worth about three games in four at a table of two. What a side brings to a table is a sum:

- the mean of those who play it (the hunters of Narcos are one side, however many people they are),
- what its seat is worth with so many players: a term of its own, 0 at first, learnt from results like a rating,
- what its seat gains or loses by each option that is not the usual one: a smaller term, learnt likewise.

openskill says how much the whole side has turned out stronger or weaker than was thought. That is shared among the
terms as far as each was uncertain (the conditional distribution of independent normal ones), so a sure rating or a well
known seat hardly moves, and what nobody knew yet moves most. Bots have one rating for each level: it begins where
`tablero ladder` has measured it and never becomes so sure that it could not move slowly.

Pure arithmetic: the same results in the same order give the same numbers, to the last bit (results.py stores them).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from tablero.bots.levels import level_ratings
from tablero.core.game import AnyGame, Options

MEAN: Final = 25.0
SHOWN: Final = 2  # a rating is told with so many times its uncertainty: about a 95 % interval
DRIFT: Final = MEAN / 300  # people learn: so much is forgotten with every game
SUREST_BOT: Final = 1.0
USUAL_LEVELS: Final = {"beginner": 17.0, "player": 25.0, "club": 31.0, "expert": 34.0}  # where nothing was measured


class Belief(NamedTuple):
    """What is thought of somebody or something: a normal distribution, and by how many games it was found."""

    mu: float
    sigma: float
    games: int = 0


Term = tuple[str, float]  # who or what, and its weight in the sum of a side
Prior = Callable[[str], Belief]


def person_key(user: str) -> str:
    return f"person:{user}"


def bot_key(level: str) -> str:
    return f"bot:{level}"


def prior(game: AnyGame, who: str) -> Belief:
    """What is thought before the first game."""
    kind, _, name = who.partition(":")
    if kind == "person":
        return Belief(MEAN, MEAN / 3)
    if kind == "bot":
        measured = level_ratings(game).get(name)
        return Belief(USUAL_LEVELS[name], 4.0) if measured is None else Belief(measured, 2.0)
    return Belief(0.0, 3.0 if kind == "seat" else 1.5)


def variant(game: AnyGame, players: int, options: Options) -> list[str]:
    """What is not as usual at a table, in words for programs; which seats take part is told by the seats."""
    found = []
    for option in game.options:
        usual = option.parse(option.default)
        value = options.get(option.name, usual)
        if option.name == game.seats_option or value == usual:
            continue
        if option.kind == "subset":
            found += [f"{option.name}+{choice}" for choice in value if choice not in usual]
            found += [f"{option.name}-{choice}" for choice in usual if choice not in value]
        else:
            found.append(f"{option.name}={value}")
    return found


def side_terms(members: list[str], players: int, role: str, variant: list[str]) -> list[Term]:
    """The sum that a side is: who plays it, and what helps or hinders it. `role` is that of its first seat."""
    people = [(who, 1 / len(members)) for who in members]
    circumstances = [f"seat:{players}:{role}", *[f"option:{word}:{role}" for word in variant]]
    return [*people, *[(what, 1.0) for what in circumstances]]


def rate(sides: list[list[Term]], places: list[int], believed: dict[str, Belief]) -> dict[str, Belief]:
    """What is thought after a game: `places` are those of the sides, the lowest the best, equal ones tied."""
    from openskill.models import PlackettLuce  # it is slow to load, and not every server rates

    model = PlackettLuce(tau=0.0)
    before = {who: drifted(who, believed[who]) for who in dict.fromkeys(who for terms in sides for who, _ in terms)}
    sums = [side_belief(terms, before) for terms in sides]
    rated = model.rate([[model.rating(one.mu, one.sigma)] for one in sums], ranks=[float(place) for place in places])
    after = dict(before)
    for terms, was, (now,) in zip(sides, sums, rated, strict=True):
        variance = was.sigma**2
        for who, weight in terms:
            mine = before[who].sigma ** 2
            gain = weight * mine / variance
            left = 1 + gain * weight * (now.sigma**2 / variance - 1)  # of the uncertainty; 1: nothing was learnt
            mu, sigma, games = after[who]
            after[who] = Belief(mu + gain * (now.mu - was.mu), sigma * sqrt(left), games)
    return {who: counted(who, belief) for who, belief in after.items()}


def side_belief(terms: list[Term], believed: dict[str, Belief]) -> Belief:
    """What is thought of a side: the sum of its terms."""
    mu = sum([weight * believed[who].mu for who, weight in terms])
    return Belief(mu, sqrt(sum([(weight * believed[who].sigma) ** 2 for who, weight in terms])))


def drifted(who: str, belief: Belief) -> Belief:
    """A person may have become better or worse since."""
    if not who.startswith("person:"):
        return belief
    return belief._replace(sigma=sqrt(belief.sigma**2 + DRIFT**2))


def counted(who: str, belief: Belief) -> Belief:
    sigma = max(belief.sigma, SUREST_BOT) if who.startswith("bot:") else belief.sigma
    return Belief(belief.mu, sigma, belief.games + 1)


def can_rate(level: str) -> bool:
    """Whether a bot's strength is known: one of the levels."""
    return level in USUAL_LEVELS
