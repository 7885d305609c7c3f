"""Why a bot likes an option: what the position is made of after it, compared with before, feature by feature.

A bot ranks the options (`Bot.candidates`). The best few are answered in some worlds (bot.py) and, where an answer only
opens what is decided next, carried through to the end of the own turn (greedy.py). `game.features` says what each
position is made of; the mean differences are the reasons. What comes whatever one does (a round has passed, the others'
headline) is no reason: to find it, the last of the ranking are tried, too, and what all options share is left out.

Everything comes from worlds, so a reason can't tell what the seat can't know. `outlook` compares two moments of a game
in the same way, as a reader knows them: that tells what somebody else's move has changed without a look into hands.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import perf_counter
from typing import Final, NamedTuple

from tablero.core.feature import Difference, Feature, Opinion, averaged, explain
from tablero.core.match import Match

from .bot import Bot, Candidate, Knowledge
from .greedy import LookAhead, best_line

FEW: Final = 3  # options that are worth an opinion: the best, and two alternatives
OTHERS: Final = 3  # of the worst ones, which tell what comes anyway
WORLDS: Final = 6  # in which the options are tried, if there is time
ENOUGH: Final = 3  # worlds without any difference, after which more would tell nothing new
BUDGET: Final = 40  # answers tried to carry one option through
MOMENTS: Final = 10  # worlds in which a moment of the game is looked at
SURE: Final = 2.0  # standard errors by which what is told of a moment has to differ from nothing
SAME: Final = 1e-9
SHARE: Final = 0.25  # of the time that a bot took to choose, for finding the reasons
LEAST_SECONDS: Final = 0.2  # ... which may be too short to find any


class TriedOption:
    """One option, and what came of it world by world."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.features: list[list[Feature]] = []
        self.values: list[float] = []
        self.wins = 0
        self.losses = 0

    def judge(self, match: Match, seat: int) -> None:
        """What the option has led to in one more world."""
        game = match.game
        value = game.evaluate(match.state, seat)
        self.features.append(game.features(match.state, seat))
        self.values.append(value)
        if match.ask is None and not game.hints.ends_turn(match.state, seat):
            self.wins += value > 1.0 - SAME
            self.losses += value < SAME

    def is_settled(self) -> bool:
        """Whether neither chance nor anything hidden has made a difference so far."""
        return len(self.values) >= ENOUGH and max(self.values) - min(self.values) < SAME


def consult(bot: Bot, knowledge: Knowledge, seed: bytes) -> list[Opinion]:
    """What a bot would answer and why, with the alternatives it thinks most of."""
    begun = perf_counter()
    chosen = bot.choose(knowledge)
    seconds = max(LEAST_SECONDS, SHARE * (perf_counter() - begun))
    first = [candidate for candidate in bot.candidates if candidate.option == chosen] or [Candidate(chosen, 0, 0.0)]
    rest = [candidate for candidate in bot.candidates if candidate.option != chosen]
    return opinions(knowledge, [*first, *rest], seed, seconds, lambda: bot.stopped)


def opinions(
    knowledge: Knowledge,
    candidates: list[Candidate],
    seed: bytes,
    seconds: float = 1.0,
    stopped: Callable[[], bool] | None = None,
) -> list[Opinion]:
    """What is to be said about the best of a bot's `candidates`; one world at least, more as long as there is time."""
    trials = [TriedOption(candidate) for candidate in [*candidates[:FEW], *candidates[FEW:][-OTHERS:]]]
    if not trials:
        return []
    chance, end = Random(seed), perf_counter() + seconds
    before: list[list[Feature]] = []
    opening: bool | None = None
    for _ in range(WORLDS):
        look = LookAhead(knowledge, [trial.candidate.option for trial in trials], chance.randbytes(16))
        before.append(knowledge.game.features(look.world.state, knowledge.seat))
        opening = look.is_opening() if opening is None else opening
        for trial, match in zip(trials, look.after, strict=True):
            line = best_line(match, knowledge.seat, BUDGET, knowledge.ask.kind).end if opening else None
            trial.judge(line or match, knowledge.seat)
        is_stopped = stopped is not None and stopped()
        if is_stopped or perf_counter() > end or all(trial.is_settled() for trial in trials):
            break
    return judged(averaged(before), trials)


def judged(before: list[Feature], trials: list[TriedOption]) -> list[Opinion]:
    """The opinions on the first few; what all options share counts as there before."""
    after = [averaged(trial.features) for trial in trials]
    base: list[Feature] = []
    for n, feature in enumerate(before):
        shared = common([features[n].points - feature.points for features in after])
        base.append(feature.worth(feature.points + shared))
    found = []
    for trial, features in zip(trials[:FEW], after, strict=False):
        option, value = trial.candidate.option, trial.candidate.value
        value = value if trial.candidate.visits else fmean(trial.values)  # a bot that had no choice has not judged it
        reasons = explain(base, features)
        liked = is_liked(trial.candidate, [other.candidate for other in trials])
        found.append(Opinion(option, value, reasons, len(trial.values), trial.wins, trial.losses, liked))
    return found


def is_liked(candidate: Candidate, others: list[Candidate]) -> bool:
    """Whether people's liking alone puts it before another one: that has the better chance by the bot's judgement."""
    return any(candidate.value < other.value and candidate.worth > other.worth for other in others if other.visits)


def common(differences: list[float]) -> float:
    """What several differences have in common: of one sign, the smallest; if their signs differ, nothing."""
    if len(differences) < 2:
        return 0.0
    if min(differences) > 0.0:
        return min(differences)
    return max(differences) if max(differences) < 0.0 else 0.0


# -- what somebody's move has changed, as a reader knows it ------------------------------------------------------


class Outlook(NamedTuple):
    """How well a seat stood at a moment of the game, as far as a reader could know: one sample for each world."""

    values: list[float]
    features: list[list[Feature]]


def outlook(match: Match, reader: int, seat: int, seed: bytes) -> Outlook:
    """How well `seat` stands in worlds that could be the real one for all that `reader` knows."""
    chance = Random(seed)
    values: list[float] = []
    features: list[list[Feature]] = []
    for _ in range(MOMENTS):
        world = match.copy()
        if not match.over:  # at the end everything lies open
            world.redeal(reader, chance.randbytes(16))
        values.append(world.game.evaluate(world.state, seat))
        features.append(world.game.features(world.state, seat))
    return Outlook(values, features)


class Moment(NamedTuple):
    """The match when `seat` began to decide."""

    seat: int
    match: Match


class MoveEffect(NamedTuple):
    """What the decisions of `seat` in a row have changed for it, as a reader knows it.

    `before` and `after` are how well it stood, from 0 to 1; `first` and `last`, how many decisions had been taken.
    """

    seat: int
    first: int
    last: int
    before: float
    after: float
    reasons: list[Difference]


def move_effect(moment: Moment, later: Match, reader: int) -> MoveEffect:
    """What lies between two moments; a difference that may come from the worlds alone is left out."""
    seat = moment.seat
    before, after = outlook(moment.match, reader, seat, b""), outlook(later, reader, seat, b"")
    reasons = [
        reason
        for n, reason in enumerate_differences(before.features, after.features)
        if is_sure([one[n].points for one in before.features], [one[n].points for one in after.features])
    ]
    reasons.sort(key=lambda reason: -abs(reason.points))
    return MoveEffect(seat, moment.match.count, later.count, fmean(before.values), fmean(after.values), reasons)


def enumerate_differences(before: list[list[Feature]], later: list[list[Feature]]) -> list[tuple[int, Difference]]:
    """All features at both moments, with their places in the list."""
    pairs = zip(averaged(before), averaged(later), strict=True)
    return [(n, Difference(one, other)) for n, (one, other) in enumerate(pairs)]


def is_sure(before: list[float], later: list[float]) -> bool:
    """Whether two means differ by more than their samples scatter."""
    error = sqrt((variance(before) + variance(later)) / len(before))
    return abs(fmean(later) - fmean(before)) > SAME + SURE * error
