"""What was decided well in a game, and what was luck: every decision compared with what else could have been done.

A decision is judged by what its seat could know: the best options and the one that was chosen are tried in the same
worlds (compare.py). What the choice has cost is the difference of two chances of winning (chances.py), and the mark
follows from it (`MARKS`), as in chess:

    best         the best option, or as good
    good         less than 2 % worse
    inaccuracy   2 to 5 %
    mistake      5 to 10 %
    blunder      10 % and more

It counts as worse only as far as that is certain (`SURE` standard errors), and not if what would have been better was
done right after it, where several things of a kind are chosen one by one.

Luck is what dice and deals have changed: how a seat's chance has really changed by an answer, less how it changed on
average by the same answer in worlds with other dice and other hidden cards. What is decided by others is no luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple

from tablero.core import record
from tablero.core.ask import Ask, Together
from tablero.core.dice import Dice, dice_key
from tablero.core.errors import TableroError
from tablero.core.feature import Difference, Feature, Opinion
from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.core.sealed import Json

from .bot import Candidate, Knowledge
from .chances import Scale, chances, chances_now, scale_of
from .compare import Tried, compare, ranked
from .greedy import after
from .reasons import opinions

MARKS: Final = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02), ("good", 0.005))
BEST: Final = "best"
GOOD: Final = "good"
FAULTS: Final = ("inaccuracy", "mistake", "blunder")
SURE: Final = 1.5  # standard errors
COMPARED: Final = 5  # options, and the one that was chosen
SAME: Final = 0.002  # of a chance: hands of others that differ are no luck yet
GLANCES: Final = 3  # worlds that tell whether there is any luck in an answer
NO_CLOCK: Final = inf  # an analysis is bounded by what it tries, so that it comes out the same on every machine


class Depth(NamedTuple):
    """How much thought goes into a decision: worlds, whether the others play on in them, and worlds for the luck."""

    worlds: int
    is_deep: bool
    luck: int


DEPTHS: Final = {
    "beginner": Depth(2, False, 6),
    "player": Depth(4, False, 12),
    "club": Depth(6, True, 16),
    "expert": Depth(24, True, 32),
}


class QuestionAsked(NamedTuple):
    """A question as it can be kept: what its words need."""

    kind: str
    rule: str
    values: dict[str, int]
    about: dict[str, dict[str, int]]  # what the labels of some options need besides


class Judged(NamedTuple):
    """An option and the chance of winning with it; `error` is that of the difference to the best one."""

    option: str
    chance: float
    error: float = 0.0


class Reviewed(NamedTuple):
    """A decision: the chances with the best option and with the chosen one, and what luck there was in it."""

    at: int  # decisions before it
    seat: int
    question: QuestionAsked
    chosen: str
    mark: str  # empty if there was no choice
    cost: float
    candidates: list[Judged]  # the best first; the chosen one is among them
    luck: list[float]  # for each seat; empty if there was none
    doubt: list[float]  # the variances of these
    opinions: list[Opinion]  # of the best and of the chosen option, where that was a fault

    @property
    def best(self) -> str:
        return self.candidates[0].option if self.candidates else self.chosen


def mark_for(cost: float) -> str:
    return next((mark for mark, least in MARKS if cost >= least), BEST)


def review_decision(
    match: Match,
    seat: int,
    option: int,
    depth: Depth,
    seed: bytes,
    seconds: float = 0.0,
    stopped: Callable[[], bool] | None = None,
) -> Reviewed:
    """What is to be said about an answer that `seat` gives in `match`, which is left as it is."""
    game, ask = match.game, match.ask_for(seat)
    assert ask is not None
    luck, doubt = luck_of(match, seat, option, depth.luck, seed)
    found = Reviewed(match.count, seat, asked(game, ask, [option]), game.name(option), "", 0.0, [], luck, doubt, [])
    if len(ask.options) < 2:
        return found
    knowledge = Knowledge(match, seat)
    tried = tried_options(knowledge, option, depth, seed, seconds, stopped)
    scale = scale_of(game, match.players, knowledge.seat_name)
    chosen = next(one for one in tried if one.option == option)
    cost = cost_of(scale, tried[0], chosen)
    judged = [Judged(game.name(one.option), scale.chance(one.mean()), tried[0].error(one)) for one in tried]
    mark = mark_for(cost)
    told = reasons_for(knowledge, [tried[0], chosen, *tried[1:]], seed) if mark in FAULTS else []
    question = asked(game, ask, [one.option for one in tried])
    return found._replace(question=question, mark=mark, cost=cost, candidates=judged, opinions=told)


def asked(game: AnyGame, ask: Ask, options: list[int]) -> QuestionAsked:
    about = {} if ask.about is None else {game.name(option): ask.about(option) for option in options}
    return QuestionAsked(ask.kind, ask.rule, ask.values, about)


def question_of(game: AnyGame, one: Reviewed) -> Ask:
    """The question of a decision, for its words; without options."""
    kind, rule, values, about = one.question
    ask = Ask(one.seat, kind, list, rule, False, None, **values)
    if about:
        ask.about = lambda option: about.get(game.name(option), {})
    return ask


def tried_options(
    knowledge: Knowledge, option: int, depth: Depth, seed: bytes, seconds: float, stopped: Callable[[], bool] | None
) -> list[Tried]:
    """The best options at a glance and the chosen one, compared."""
    ranking = ranked(knowledge, seed)
    first = ranking[:COMPARED]
    if all(candidate.option != option for candidate in first):
        bonus = knowledge.bonuses.get(option, 0.0)
        first.append(next((one for one in ranking if one.option == option), Candidate(option, 0, 0.0, bonus)))
    return compare(knowledge, first, seed, depth.worlds, depth.is_deep, seconds, stopped)


def cost_of(scale: Scale, best: Tried, chosen: Tried) -> float:
    """What the choice has cost, as a chance of winning, as far as that is certain."""
    lead = best.lead(chosen)
    if lead <= SURE * best.error(chosen):
        return 0.0
    return max(0.0, scale.chance(best.mean()) - scale.chance(best.mean() - lead))


def reasons_for(knowledge: Knowledge, tried: list[Tried], seed: bytes) -> list[Opinion]:
    """What speaks for the best option, and for the one that was chosen."""
    candidates = [Candidate(one.option, 1, one.mean(), one.bonus) for one in dict.fromkeys(tried)]
    return opinions(knowledge, candidates, seed, NO_CLOCK)[:2]


# -- luck --------------------------------------------------------------------------------------------------------


def luck_of(match: Match, seat: int, option: int, worlds: int, seed: bytes) -> tuple[list[float], list[float]]:
    """What dice and deals gave each seat by an answer, and how uncertain that is (variances); empty if nothing."""
    others = [ask for ask in match.open_asks() if ask.seat != seat]
    if others:  # nothing happens before they have answered
        return [], []
    real = match.copy()
    real.answer(option, seat)
    changed = [now - then for now, then in zip(chances_now(real), chances(match.game, match.state), strict=True)]
    chance, samples = Random(seed), list[list[float]]()
    for number in range(worlds):
        sample = expected_change(match, seat, option, chance.randbytes(16))
        if sample is None:
            return [], []
        samples.append(sample)
        if number + 1 == GLANCES and all(is_same(one, changed) for one in samples):
            return [], []
    by_seat = list(zip(*samples, strict=True))
    luck = [now - fmean(expected) for now, expected in zip(changed, by_seat, strict=True)]
    return luck, [variance(expected) / len(expected) for expected in by_seat]


def is_same(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) < SAME for a, b in zip(one, other, strict=True))


def expected_change(match: Match, seat: int, option: int, key: bytes) -> list[float] | None:
    """How the chances change by an answer in another world; None if it is no answer there."""
    world = match.copy()
    if isinstance(match.question, Together):  # what others have chosen in secret stands
        world.state.dice = Dice(dice_key(key))
    else:
        world.redeal(seat, key)
    before = chances(world.game, world.state)
    try:
        after(world, seat, option, Random(key))
    except TableroError:
        return None
    return [now - then for now, then in zip(chances_now(world), before, strict=True)]


class LuckSum(NamedTuple):
    """What luck gave a seat in a whole game, with its standard error."""

    total: float
    error: float


def luck_sums(reviewed: Sequence[Reviewed], seats: int) -> list[LuckSum]:
    with_luck = [one for one in reviewed if one.luck]
    return [
        LuckSum(sum(one.luck[seat] for one in with_luck), sqrt(sum(one.doubt[seat] for one in with_luck)))
        for seat in range(seats)
    ]


# -- a whole game ------------------------------------------------------------------------------------------------


def forgiven(reviewed: Sequence[Reviewed]) -> list[Reviewed]:
    """The same decisions, without blame where what would have been better was done right after."""
    found = list(reviewed)
    for n, one in enumerate(found):
        if one.mark in FAULTS and one.best in done_next(found, n):
            found[n] = one._replace(mark=GOOD, cost=0.0, opinions=[])
    return found


def done_next(reviewed: Sequence[Reviewed], n: int) -> list[str]:
    """What the same seat answered to questions of the same kind that followed at once."""
    found = []
    for later in reviewed[n + 1 :]:
        if (later.seat, later.question.kind) != (reviewed[n].seat, reviewed[n].question.kind):
            break
        found.append(later.chosen)
    return found


def reviews_from(game: str, first: int, level: str, is_late: Callable[[], bool]) -> list[Json]:
    """A recorded game's decisions from number `first` on, packed: one at least, and more until it is late."""
    match = record.replay(game, first, journal=False)
    whole = json.loads(game)["answers"]
    found: list[Json] = []
    for number in range(first, len(whole)):
        seat, option = seat_of(match, whole[number][0]), match.game.action(whole[number][1])
        found.append(packed(review_decision(match, seat, option, DEPTHS[level], seed_for(number))))
        if is_late():
            break
        match.answer(option, seat)
    return found


def seat_of(match: Match, name: str) -> int:
    return match.game.seating(match.state).seats.index(name)


def seed_for(number: int) -> bytes:
    """A game that is analysed again comes out the same."""
    return f"decision {number}".encode()


class SeatSum(NamedTuple):
    """A seat's decisions in a whole game: how many got which mark, and what they have cost together."""

    marks: dict[str, int]
    cost: float


def seat_sums(reviewed: Sequence[Reviewed], seats: int) -> list[SeatSum]:
    found = []
    for seat in range(seats):
        own = [one for one in reviewed if one.seat == seat and one.mark]
        names = [BEST, *[mark for mark, _ in reversed(MARKS)]]
        marks = {name: sum(one.mark == name for one in own) for name in names}
        found.append(SeatSum(marks, sum(one.cost for one in own)))
    return found


# -- kept --------------------------------------------------------------------------------------------------------


def packed(one: Reviewed) -> Json:
    """A decision as JSON."""
    return {
        "at": one.at,
        "seat": one.seat,
        "question": list(one.question),
        "chosen": one.chosen,
        "mark": one.mark,
        "cost": round(one.cost, 4),
        "candidates": [[judged.option, round(judged.chance, 4), round(judged.error, 4)] for judged in one.candidates],
        "luck": [round(luck, 4) for luck in one.luck],
        "doubt": [round(doubt, 7) for doubt in one.doubt],
        "opinions": [packed_opinion(opinion) for opinion in one.opinions],
    }


def unpacked(data: Json) -> Reviewed:
    given = dict(data)
    given["question"] = QuestionAsked(*given["question"])
    given["candidates"] = [Judged(*judged) for judged in given["candidates"]]
    given["opinions"] = [unpacked_opinion(opinion) for opinion in given["opinions"]]
    return Reviewed(**given)


def packed_opinion(opinion: Opinion) -> Json:
    reasons = [
        [one.kind, one.values, round(one.before, 3), round(one.after, 3)] for one in [*opinion.pros(), *opinion.cons()]
    ]
    names = ("option", "value", "worlds", "wins", "losses", "liked")
    return {**{name: getattr(opinion, name) for name in names}, "reasons": reasons}


def unpacked_opinion(data: Json) -> Opinion:
    reasons = [
        Difference(Feature(kind, before, **values), Feature(kind, after, **values))
        for kind, values, before, after in data["reasons"]
    ]
    return Opinion(data["option"], data["value"], reasons, data["worlds"], data["wins"], data["losses"], data["liked"])
