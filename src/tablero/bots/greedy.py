"""`greedy`: the option after which the seat stands best by `game.evaluate`, one decision ahead.

Options are tried in worlds (bot.py). Where all look the same at first (begin with this half of the turn, or that?),
each is *carried through*: as long as the seat itself is asked next, the best answer one decision ahead is given for
it. What others choose at the same time in secret is filled in at random. If chance or something hidden makes a
difference, the best options are tried in further worlds. Where a game says that the seat's turn is over, a world is
held: the turn is judged before others act.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from tablero.core.game import AnyGame
from tablero.core.match import Match

from .bot import Bot, Candidate, Knowledge

SAME: Final = 1e-9  # values closer than this are no difference
AHEAD: Final = 40  # own decisions that are carried through
LEAST_BUDGET: Final = 24
FINALISTS: Final = 3  # options that are tried in more than one world
# A position of a line: its value, times -1; a number of its own; the answers that led there; the match.
Position = tuple[float, int, list[int], Match]


class GreedyBot(Bot):
    """Thinks no further than its own turn."""

    same_horizon = True  # an answer that ends the turn is compared with the end of a line, not with its beginning

    def __init__(self, seed: bytes, worlds: int = 4, careless: float = 0.0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.careless = careless  # options that are worse by no more than this may be taken for the best
        self.seconds = seconds  # after which no further world is tried; 0 is no limit

    def limit(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)

    def choose(self, knowledge: Knowledge) -> int:
        begun = perf_counter()
        options = knowledge.sane_options
        if len(options) == 1:
            self.candidates = [Candidate(options[0], 0, 0.0)]
            return options[0]
        self.random.shuffle(options)  # of equal options, any may win
        bonuses = knowledge.bonuses
        trial = LookAhead(knowledge, options, self.random.randbytes(16))
        opening = trial.is_opening() or (self.same_horizon and trial.is_mixed())
        values = {option: [value] for option, value in zip(options, trial.values(opening, len(options)))}
        first = [Candidate(option, 1, values[option][0], bonuses.get(option, 0.0)) for option in options]
        ranking = [candidate.option for candidate in sorted(first, key=lambda candidate: -candidate.worth)]
        contenders = ranking[:2]
        for _ in range(1, self.worlds):
            trial = LookAhead(knowledge, contenders, self.random.randbytes(16))
            again = trial.values(opening, len(options))
            changed = any(abs(value - values[option][0]) > SAME for option, value in zip(contenders, again))
            for option, value in zip(contenders, again):
                values[option].append(value)
            if not changed or (self.seconds and perf_counter() - begun > self.seconds):
                break
            contenders = ranking[:FINALISTS]
        # One lucky world does not make an average: only those tried in all worlds can win.
        candidates = [
            Candidate(option, len(values[option]), fmean(values[option]), bonuses.get(option, 0.0))
            for option in ranking
        ]
        candidates.sort(key=lambda candidate: (candidate.option not in contenders, -candidate.worth))
        self.candidates = candidates
        return self.slip() if self.careless else candidates[0].option

    def slip(self) -> int:
        """What looks best at a careless glance: each option seems better than it is, by anything up to `careless`."""
        glances = [(candidate.worth + self.careless * self.random.random(), candidate) for candidate in self.candidates]
        return max(glances)[1].option


class YardstickBot(GreedyBot):
    """Greedy with the judgement that bots had of a game at first: it stays as it is, and others are measured by it."""

    same_horizon = False

    def choose(self, knowledge: Knowledge) -> int:
        knowledge.game = knowledge.game.first_judged()
        return super().choose(knowledge)


class LookAhead:
    """Some options, each tried in the same world."""

    def __init__(self, knowledge: Knowledge, options: list[int], key: bytes) -> None:
        self.seat = knowledge.seat
        game, kind = knowledge.game, knowledge.ask.kind
        self.starts_sequence = game.hints.starts_sequence(kind)
        self.budget = game.hints.budget(kind)
        self.depends_on_hidden = game.hints.depends_on_hidden(knowledge.ask)
        self.kind = kind
        self.world = held(knowledge.world(key), self.seat)
        self.after = [after(self.world.copy(), self.seat, option, Random(key)) for option in options]
        for match in self.after:
            let_others_reply(match, self.seat)
        self.plain = [self.value(match) for match in self.after]

    def value(self, match: Match) -> float:
        return match.game.evaluate(match.state, self.seat)

    def is_opening(self) -> bool:
        """Whether it can't be told yet which answer is best: only what the seat is asked next makes a difference."""
        leads_on = [value for match, value in zip(self.after, self.plain) if is_asked(match, self.seat)]
        return bool(leads_on) if self.starts_sequence else is_opening(leads_on)

    def is_mixed(self) -> bool:
        """Whether some answers lead on to what the seat is asked next, and others are all there is.

        Not where it depends on what the seat can't know: carried through in one world, it would be chosen by luck.
        """
        if self.depends_on_hidden:
            return False
        lines = Lines(self.world.game, self.seat, 0, self.kind)
        return len({lines.goes_on(match) for match in self.after}) == 2

    def values(self, opening: bool, offered: int) -> list[float]:
        """What each option comes to; those of an opening are carried through, each with its share of the budget."""
        if not opening:
            return self.plain
        share = max(self.budget // offered, LEAST_BUDGET)
        return [carried_through(match, self.seat, share, self.kind) for match in self.after]


def held(match: Match, seat: int) -> Match:
    """A copy that stops where the turn of `seat` is over, before others act."""
    match = match.copy()
    match.hold = seat
    return match


def after(match: Match, seat: int, option: int, chance: Random) -> Match:
    """The match after the seat's answer and, filled in at random, those that others give at the same time."""
    question = match.question
    match.answer(option, seat)
    while match.ask is not None and match.question is question:
        match.answer(by_chance(match.ask.options, match.game.hints.likings(match.state, match.ask), chance))
    return match


def by_chance(options: list[int], likings: list[float], chance: Random) -> int:
    """One of the options, each as often as people choose it; without likings, all alike."""
    if not likings:
        return options[int(chance.random() * len(options))]
    most = max(likings)
    return chance.choices(options, [exp(liking - most) for liking in likings])[0]


def let_others_reply(match: Match, seat: int) -> None:
    """Others do what they like best as long as it still belongs to the turn of `seat`: an event of theirs, say."""
    hints = match.game.hints
    while is_asked_of_others(match, seat) and match.ask is not None and hints.is_reply(match.state, match.ask, seat):
        match.answer(favourite(match.ask.options, hints.likings(match.state, match.ask)))


def favourite(options: list[int], likings: list[float]) -> int:
    """The option that people like best."""
    return options[likings.index(max(likings))] if likings else options[0]


class Lines:
    """Ways in which `seat` can answer what it is asked next, until somebody else is asked or the budget is spent."""

    def __init__(self, game: AnyGame, seat: int, budget: int, since: str) -> None:
        self.game = game
        self.seat = seat
        self.since = since  # the kind of question they begin with
        self.left = budget  # answers that may still be tried
        self.tried = 0
        self.best = -1.0  # the value at the end of the best line
        self.end: Match | None = None  # ... and the position there
        self.answers: list[int] = []  # ... and how it is reached
        self.aside: list[Position] = []  # positions not followed yet, the best one first

    def follow(self, match: Match, answers: list[int]) -> None:
        """Give the best answer each time, to the end of the line."""
        line: Position | None = (0.0, 0, answers, match)
        while line is not None and self.left > 0:
            line = self.lead_on(line[3], line[2])
        if line is not None and self.best < 0.0:
            self.best, self.answers, self.end = -line[0], line[2], line[3]  # no end in sight

    def lead_on(self, match: Match, answers: list[int]) -> Position | None:
        """Try all answers; the best position in which `seat` is asked again, unless ending here is better."""
        assert match.ask is not None
        end, last, way = -1.0, match, answers
        leads_on: list[Position] = []
        for option in self.game.hints.ahead(match.state, match.ask):
            self.left -= 1
            self.tried += 1
            after = match.copy()
            after.answer(option)
            let_others_reply(after, self.seat)
            value = self.game.evaluate(after.state, self.seat)
            if len(answers) + 1 < AHEAD and self.goes_on(after):
                leads_on.append((-value, self.tried, [*answers, option], after))
            elif value > end:
                end, last, way = value, after, [*answers, option]
        if end > self.best:
            self.best, self.end, self.answers = end, last, way
        leads_on.sort()
        first = leads_on.pop(0) if leads_on and end < SAME - leads_on[0][0] else None
        for line in leads_on:
            heappush(self.aside, line)
        return first

    def goes_on(self, match: Match) -> bool:
        """Whether the seat itself is asked next, and not where the line may rest."""
        if match.ask is None or not is_asked(match, self.seat):
            return False
        return not self.game.hints.can_judge_at(match.ask.kind, self.since)


def carried_through(match: Match, seat: int, budget: int, since: str) -> float:
    """The value for `seat` at the end of the best line found."""
    lines = best_line(match, seat, budget, since)
    return match.game.evaluate(match.state, seat) if lines.end is None else lines.best


def best_line(match: Match, seat: int, budget: int, since: str) -> Lines:
    """The ways to carry a turn through, all followed as far as the budget goes; without an end if it is over here."""
    lines = Lines(match.game, seat, budget, since)
    if lines.goes_on(match):
        lines.follow(match, [])
    while lines.aside and lines.left > 0:
        _, _, answers, match = heappop(lines.aside)
        lines.follow(match, answers)
    return lines


def is_opening(leading_on: list[float]) -> bool:
    """Whether those answers after which the seat itself is asked next are all worth the same."""
    return bool(leading_on) and max(leading_on) - min(leading_on) < SAME


def is_asked(match: Match, seat: int) -> bool:
    """Whether `seat` alone has to answer next."""
    return match.ask is not None and match.ask.seat == seat and len(match.open_asks()) == 1


def is_asked_of_others(match: Match, seat: int) -> bool:
    """Whether another seat alone has to answer next."""
    return match.ask is not None and match.ask.seat != seat and len(match.open_asks()) == 1
