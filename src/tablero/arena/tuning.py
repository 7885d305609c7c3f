"""Better weights for a game's judgement, found by self-play: `tablero tune GAME`.

A game is tunable if its judgement goes by named weights that can be replaced (`Game.weights`, `Game.judged_by`). Each
round has two halves.

*Exploring*: on many deals, one seat plays with the weights changed a little in a random direction, then the same deal
again with the opposite change; everybody else plays with the present weights. Which of the two came out better says a
little about every weight at once, and the mean of the better directions says where to go (an evolution strategy with
mirrored samples). As long as the present weights stay, what earlier rounds explored counts on.

*Testing*: the candidate, one step in that direction, plays the present weights on deals of its own, each of them once
from every seat. Were both alike, the candidate would win exactly its fair share of each deal; so the mean over the
deals of what it wins beyond that is compared with its own uncertainty (`z_score`), and only a candidate that is above
by `CONVINCING` standard errors is kept. At the end, what was kept has to pass the same test once more against the
weights that the run began with. A candidate that has won nothing after half of the deals is not tested further.

Everything follows from the seed; pieces are kept in a file (logbook.py), so a run that was stopped goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tablero.bots import Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, Options
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.sealed import Json

from .logbook import Logbook
from .work import Workforce

Weights = dict[str, float]

SPREAD: Final = 0.25  # how far a weight is changed to explore, as a share of it
LEAST: Final = 0.05  # what a smaller weight counts as for that
CONVINCING: Final = 2.0  # standard errors above nothing: one candidate in 44 that is no better would pass
ROOM: Final = 1_000_000  # piece numbers for a round


class TuningPlan(NamedTuple):
    """What is tuned, and how much of it is played; plain data."""

    game: str
    players: int
    options: Options
    bot: str
    seed: str
    names: list[str]  # of the weights that may change
    explored: int  # deals a round
    tested: int


class TuningTrial(NamedTuple):
    """What a process needs to know to play some deals: whose weights are whose."""

    plan: TuningPlan
    series: str  # which deals
    present: Weights
    candidate: Weights | None  # None: explore around the present ones


class TuningStep(NamedTuple):
    """What came of a round."""

    number: int
    z: float
    gain: float  # what the candidate won of a deal beyond its fair share, on the mean
    kept: bool
    weights: Weights  # from now on


def plan_for(
    game: AnyGame, players: int, options: Options, bot: str, seed: str, only: list[str], explored: int, tested: int
) -> TuningPlan:
    names = list(game.weights())
    if not names:
        raise BadSetup(f"{game.id} can't be tuned: its judgement has no weights by name (docs/architecture.md)")
    unknown = [name for name in only if name not in names]
    if unknown:
        raise BadSetup(f"{game.id} has no weight {unknown[0]!r}; there are {', '.join(names)}")
    make_bot(bot, b"", clock=False)
    return TuningPlan(game.id, players, options, bot, seed, only or names, explored, tested)


# -- the pieces --------------------------------------------------------------------------------------------------


def explore(trial: TuningTrial, number: int) -> Json:
    """One deal with the weights changed one way, and the other: 1 if the first came out better, -1 if the second."""
    plan = trial.plan
    seat = number % plan.players
    directions = direction(plan, trial.series, number)
    outcomes = []
    for sign in (1.0, -1.0):
        changed = moved(trial.present, directions, sign * SPREAD)
        outcomes.append(outcome(trial, number, seat, changed))
    return {"better": (outcomes[0] > outcomes[1]) - (outcomes[0] < outcomes[1])}


def try_candidate(trial: TuningTrial, number: int) -> Json:
    """One deal, the candidate in every seat in turn: what it won beyond its fair share."""
    plan = trial.plan
    assert trial.candidate is not None
    if plan.players == 1:
        mine, theirs = [outcome(trial, number, 0, weights) for weights in (trial.candidate, trial.present)]
        return {"gain": (mine > theirs) - (mine < theirs)}
    won = [outcome(trial, number, seat, trial.candidate)[0] for seat in range(plan.players)]
    return {"gain": round(sum(won) - 1.0, 6)}


def outcome(trial: TuningTrial, number: int, seat: int, weights: Weights) -> tuple[float, int, int]:
    """How a deal ends for a seat that plays with `weights`: its share of the victory, its place, its points."""
    plan = trial.plan
    game = find_game(plan.game)
    seed = simulation_seed(f"{plan.seed} {trial.series}", number)
    match = new_match(game, plan.players, plan.options, seed, journal=False)
    present, changed = judged(game, trial.present), judged(game, weights)
    bots = [make_bot(plan.bot, seed + bytes([place]), clock=False) for place in range(plan.players)]
    while match.ask is not None:
        knowledge = Knowledge(match, match.ask.seat)
        knowledge.game = changed if knowledge.seat == seat else present
        match.answer(bots[knowledge.seat].choose(knowledge), knowledge.seat)
    winners = game.winners(match.state)
    return (seat in winners) / max(1, len(winners)), -game.places(match.state)[seat], game.points(match.state)[seat]


def judged(game: AnyGame, weights: Weights) -> AnyGame:
    return judged_by(game.id, tuple(weights.items()))


@lru_cache(4)  # what it has reckoned, it remembers: the present weights are in every game
def judged_by(game: str, weights: tuple[tuple[str, float], ...]) -> AnyGame:
    return find_game(game).judged_by(dict(weights))


def direction(plan: TuningPlan, series: str, number: int) -> Weights:
    chance = Random(f"{plan.seed} {series} {number}")
    return {name: chance.gauss(0.0, 1.0) for name in plan.names}


def moved(weights: Weights, directions: Weights, length: float) -> Weights:
    """The weights, so far in some directions: a large weight changes by more."""
    changed = dict(weights)
    for name, along in directions.items():
        changed[name] = weights[name] + length * along * max(abs(weights[name]), LEAST)
    return changed


# -- the run -----------------------------------------------------------------------------------------------------


def tune(
    plan: TuningPlan, rounds: int, logbook: Logbook, force: Workforce, progress: Callable[[int], None]
) -> Iterator[TuningStep]:
    """Round after round; each tells what it came to. `progress` hears how many deals of a round are played."""
    begun = present = find_game(plan.game).weights()
    explored: list[tuple[Weights, int]] = []  # around the present weights
    for number in range(rounds):
        first = number * ROOM
        trial = TuningTrial(plan, f"explore {number}", present, None)
        numbers = range(first, first + plan.explored)
        found = logbook.fill(explore, trial, numbers, force, progress)
        explored += [(direction(plan, trial.series, n), each["better"]) for n, each in zip(numbers, found, strict=True)]
        candidate = rounded(moved(present, steepest(plan.names, explored), SPREAD))
        step = tested(plan, number, present, candidate, logbook, force, lambda done: progress(plan.explored + done))
        if step.kept:
            explored = []
        present = step.weights
        yield step
    if present != begun:
        yield tested(plan, rounds, begun, present, logbook, force, progress)


def tested(
    plan: TuningPlan,
    number: int,
    present: Weights,
    candidate: Weights,
    logbook: Logbook,
    force: Workforce,
    progress: Callable[[int], None],
) -> TuningStep:
    first = number * ROOM + ROOM // 2
    trial = TuningTrial(plan, f"test {number}", present, candidate)
    gains: list[float] = []
    for deals in (plan.tested // 2, plan.tested):
        numbers = range(first, first + deals)
        gains = [each["gain"] for each in logbook.fill(try_candidate, trial, numbers, force, progress)]
        if sum(gains) <= 0:  # half of the deals are enough for that
            break
    z = z_score(gains)
    kept = z >= CONVINCING
    return TuningStep(number, z, fmean(gains), kept, candidate if kept else present)


def steepest(names: list[str], explored: list[tuple[Weights, int]]) -> Weights:
    """Where it went well on the mean, as long a way as one that was explored."""
    mean = {name: fmean([along[name] * better for along, better in explored]) for name in names}
    length = sqrt(sum([each * each for each in mean.values()]))
    return {name: each / length * sqrt(len(names)) if length else 0.0 for name, each in mean.items()}


def z_score(gains: list[float]) -> float:
    """How many standard errors the mean is above nothing."""
    if len(gains) < 2 or not any(gains):
        return 0.0
    spread = stdev(gains)
    return fmean(gains) / (spread / sqrt(len(gains))) if spread else CONVINCING * (1 if gains[0] > 0 else -1)


def rounded(weights: Weights) -> Weights:
    """With three figures, as they are written into the file."""
    return {name: float(f"{value:.3g}") for name, value in weights.items()}
