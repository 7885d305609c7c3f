"""How well a seat stands: a guess at everybody's final points, turned into a chance of winning. No rule depends on it.

A seat's *worth* is its points so far plus what it may expect: from each general scoring to come (EG-14), from
caballeros in court and province, from its turn this round, from the power cards it keeps. The chances of all seats
follow from their worths and add up to 1. In a finished game they are the result itself (EG-17.1). `features` tells a
worth in its parts, beside that of the rivals. The weights are data (`data/weights.toml`); a `Judge` goes by some.

Counts in a region still change before it is scored, so a lead is worth more the larger it is and the fewer turns
are left. `outlook` reckons that for one set of counts; the result is remembered, because the same counts come up
again and again. The castillo's contents are counted as anybody could who heard the throws (EG-R36).
"""

from __future__ import annotations

from math import erf, exp, log, sqrt
from typing import Final

from tablero.core.feature import Feature

from .board import (
    CASTILLO,
    COURT,
    GRANDE_BONUS,
    HIGHEST_POWER,
    KING_BONUS,
    PRINTED,
    PROVINCE,
    SEATS,
    SETUP,
    TAKES,
    TILE_VALUES,
)
from .state import CHOOSING, HALVES, OVER, PLACING, PLAYING_POWER, SCORING, SPECIAL_ACTION, TAKING, ElGrandeState

NORMAL: Final[list[int]] = SETUP["rounds"]["normal"]
SHORT: Final[list[int]] = SETUP["rounds"]["short"]
SCORINGS: Final[list[int]] = SETUP["rounds"]["scoring_after"]
VALUES: Final = (*PRINTED, *TILE_VALUES)
TURN_PHASES: Final = (HALVES, PLACING, SPECIAL_ACTION, CHOOSING, TAKING)
MEMORY: Final = 2_000  # entries, after which a stage forgets


class JudgeWeights:
    """What counts for how much (data/weights.toml says what each is), within what makes sense at all."""

    def __init__(self, given: dict[str, float]) -> None:
        self.drift = max(0.001, given["drift"])
        self.later = max(0.0, given["later"])
        self.court = given["court"]
        self.court_more = given["court_more"]
        self.province = given["province"]
        self.soon = max(0.0, given["soon"])
        self.placed = max(0.0, given["placed"])
        self.castillo = given["castillo"]
        self.turn = given["turn"]
        self.early = given["early"]
        self.held = given["held"]
        self.king_stays = given["king_stays"]
        self.calm = max(0.5, given["calm"])
        self.wild = max(self.calm, given["wild"])


class Stage:
    """A moment of the game, as far as expectations depend on it, and what was reckoned for it before."""

    def __init__(self, weights: JudgeWeights, players: int, space: int, turns: int, short: bool) -> None:
        rounds = SHORT if short else NORMAL
        end = min([scoring for scoring in SCORINGS if scoring >= space])
        full = len([other for other in rounds if space < other <= end])
        later = len([scoring for scoring in SCORINGS if scoring > end])
        between = len(rounds) // len(SCORINGS) * players  # turns from one scoring to the next
        turns += full * players
        self.given = weights
        self.players = players
        self.rounds_left = len([other for other in rounds if other > space])
        self.scores_now = space == end  # after this round
        self.drifts = [above_table(weights.drift * (turns + number * between)) for number in range(later + 1)]
        self.weights = [weights.later**number for number in range(later + 1)]
        self.scorings = sum(self.weights)
        self.spread = weights.calm + (weights.wild - weights.calm) * (turns + later * between) / (len(NORMAL) * players)
        self.held = weights.held * min(self.rounds_left, 3) / 3
        self.supplies: dict[int, float] = {}
        self.maps: dict[tuple[int, ...], list[float]] = {}
        self.boards: list[dict[tuple[int, ...], list[float]]] = [{} for _ in VALUES]

    def outlook(self, which: int, counts: tuple[int, ...]) -> list[float]:
        """What a board with these values may bring to each player; then the sole first places it may bring."""
        known = self.boards[which]
        found = known.get(counts)
        if found is None:
            if len(known) > MEMORY:
                known.clear()
            found = known[counts] = self.reckon(VALUES[which], counts)
        return found

    def reckon(self, values: tuple[int, ...], counts: tuple[int, ...]) -> list[float]:
        """Places follow from how many others are level or above (EG-15.2), taken as independent of each other."""
        players = self.players
        result = [0.0] * (2 * players)
        third = values[2] if players > 3 else 0  # EG-15.3
        for me in range(players):
            if not counts[me]:
                continue
            for above, weight in zip(self.drifts, self.weights):
                first, second, rest = 1.0, 0.0, 0.0
                for other in range(SEATS):
                    if other != me and counts[other]:
                        p = above[counts[other] - counts[me]]
                        rest += (second - rest) * p
                        second += (first - second) * p
                        first -= first * p
                result[me] += weight * (values[0] * first + values[1] * second + third * rest)
                result[players + me] += weight * first
        return result

    def reserves(self, court: int, province: int, taking: int, turns: int) -> float:
        """The worth of caballeros that are not on the map yet, with so many turns left to place them."""
        key = ((court * 31 + province) * 7 + taking) * 10 + turns
        found = self.supplies.get(key)
        if found is None:
            found = self.supplies[key] = self.reckon_reserves(court, province, taking, turns)
        return found

    def reckon_reserves(self, court: int, province: int, taking: int, turns: int) -> float:
        weights = self.given
        taking = min(taking, province)
        court += taking
        room = weights.placed * turns
        soon = min(court, room, weights.soon)
        more = min(court - soon, room - soon)
        last = min(province - taking, room - soon - more)
        scorings = self.scorings
        if self.scores_now and turns == self.rounds_left:  # this round's scoring will be over by then
            scorings -= 1.0
        return scorings * (weights.court * soon + weights.court_more * more + weights.province * last)


def above_table(variance: float) -> list[float]:
    """By the other's lead (negative ones from the end): how likely the other is level or above at the scoring."""
    deviation = 2.0 * sqrt(variance)
    table = [0.0] * 61
    for lead in range(-30, 31):
        table[lead] = 0.5 + 0.5 * erf((lead + 0.5) / deviation) if deviation > 0.01 else float(lead >= 0)
    return table


class Judge:
    """Somebody who goes by some weights, and remembers what was reckoned with them."""

    def __init__(self, given: dict[str, float]) -> None:
        self.given = given
        self.weights = JudgeWeights(given)
        self.stages: dict[int, Stage] = {}

    def stage_of(self, s: ElGrandeState) -> Stage:
        """The stage that a state is in."""
        turns = s.players
        if s.phase in TURN_PHASES:
            turns = len(s.order) - s.turn
        elif s.phase == SCORING:
            turns = 0
        key = ((s.players * 10 + s.space) * 6 + turns) * 2 + s.short
        stage = self.stages.get(key)
        if stage is None:
            stage = Stage(self.weights, s.players, s.space, turns, s.short)
            self.stages[key] = stage
        return stage

    def evaluate(self, s: ElGrandeState, seat: int) -> float:
        """The chance that `seat` wins; a shared victory counts as its share."""
        if s.phase == OVER:
            points = s.score[: s.players]
            best = max(points)
            return 1.0 / points.count(best) if points[seat] == best else 0.0
        stage = self.stage_of(s)
        worth = worths(s, stage)
        mine = worth[seat]
        spread = stage.spread
        total = 0.0
        for other in worth:
            total += exp((other - mine) / spread)
        return 1.0 / total


def worths(s: ElGrandeState, stage: Stage) -> list[float]:
    """Every player's points at the end, as far as can be guessed."""
    worth = [points + coming for points, coming in zip(s.score, map_worths(s, stage))]
    for seat in range(s.players):
        turn, power, reserves = expectations(s, stage, seat)
        worth[seat] += turn + power + reserves
    return worth


def expectations(s: ElGrandeState, stage: Stage, seat: int) -> tuple[float, float, float]:
    """What a seat may expect from its turn this round, the power cards it keeps, and caballeros not yet on the map."""
    weights = stage.given
    phase = s.phase
    playing = phase == PLAYING_POWER
    turns = stage.rounds_left
    taking = 0
    turn = 0.0
    if seat in s.order:
        acting = s.turn if phase in TURN_PHASES else 9  # whoever comes after this place has the turn still to come
        place = s.order.index(seat)
        if playing:
            taking = TAKES[s.power[seat]]
            turn = weights.early * (s.total[seat] - 7) / 3
        elif place > acting:
            turns += 1
            taking = TAKES[s.power[seat]]
            turn = weights.turn - weights.early * place
        elif place == acting:
            taking = TAKES[s.power[seat]] if phase == TAKING else 0
            turn = weights.turn if phase in (TAKING, CHOOSING) else weights.turn / 2 * ((not s.placed) + (not s.acted))
    if playing:
        turns += 1
    at = s.at
    reserves = stage.reserves(at[COURT * SEATS + seat], at[PROVINCE * SEATS + seat], taking, turns)
    return turn, stage.held * HANDS[s.hand[seat]], reserves


def map_worths(s: ElGrandeState, stage: Stage) -> list[float]:
    """What castillo and regions are going to bring to each player, with bonuses (EG-15)."""
    at = s.at
    key = (s.king, *s.grande, *s.tiles, *at[: len(PRINTED) * SEATS])
    known = stage.maps.get(key)
    if known is not None:
        return known
    players = s.players
    worth = [stage.given.castillo * at[CASTILLO * SEATS + seat] for seat in range(players)]
    seats = range(players)
    for board in range(len(PRINTED)):
        tile = s.tile_on(board)
        which = board if tile < 0 else len(PRINTED) + tile
        outlook = stage.outlook(which, tuple(at[board * SEATS : board * SEATS + SEATS]))
        for seat in seats:
            worth[seat] += outlook[seat]
        if board == s.king:
            for seat in seats:
                worth[seat] += KING_BONUS * stage.given.king_stays * outlook[players + seat]
        if board in s.grande:
            for seat in seats:
                if s.grande[seat] == board:
                    worth[seat] += GRANDE_BONUS * outlook[players + seat]
    if len(stage.maps) > MEMORY:
        stage.maps.clear()
    stage.maps[key] = worth
    return worth


def hand_sums() -> list[int]:
    """By the bits of a hand: the sum of its power cards."""
    hands = 1 << (HIGHEST_POWER + 1)
    sums = [0] * hands
    for hand in range(1, hands):
        rest = hand & (hand - 1)
        sums[hand] = sums[rest] + (hand ^ rest).bit_length() - 1
    return sums


HANDS: Final[list[int]] = hand_sums()


# -- in parts ------------------------------------------------------------------------------------------------------


def features(judge: Judge, s: ElGrandeState, seat: int) -> list[Feature]:
    """What `seat` has and its rivals have: the sum over the stage's spread is the logarithm of its odds.

    Of the rivals those count most who stand best: each with its chance among them. `race` is what is left when several
    of them stand about as well as each other: that is worse than a single one.
    """
    own = own_parts(judge, s, seat)
    others = [other for other in range(s.players) if other != seat]
    parts = [[part.points for part in own_parts(judge, s, other)] for other in others]
    worth = [sum(each) for each in parts]
    spread = judge.stage_of(s).spread
    best = max(worth)
    chances = [exp((each - best) / spread) for each in worth]
    total = sum(chances)
    points = boards = rest = meant = 0.0
    for each, chance, all_of_it in zip(parts, chances, worth):
        share = chance / total
        points += share * each[0]
        boards += share * sum(each[1:MAP_PARTS])
        rest += share * sum(each[MAP_PARTS:])
        meant += share * all_of_it
    return [
        *own,
        Feature("rival-points", -points),
        Feature("rival-regions", -boards),
        Feature("rival-reserves", -rest),
        Feature("race", -(best + spread * log(total) - meant)),
    ]


def own_parts(judge: Judge, s: ElGrandeState, seat: int) -> list[Feature]:
    """A seat's worth (`worths`), one thing at a time."""
    stage = judge.stage_of(s)
    boards: list[Feature] = []
    king = grande = 0.0
    for board in range(len(PRINTED)):
        tile = s.tile_on(board)
        which = board if tile < 0 else len(PRINTED) + tile
        outlook = stage.outlook(which, tuple(s.at[board * SEATS : board * SEATS + SEATS]))
        boards.append(Feature("region", outlook[seat], place=board))
        if board == s.king:
            king += KING_BONUS * stage.given.king_stays * outlook[s.players + seat]
        if board == s.grande[seat]:
            grande += GRANDE_BONUS * outlook[s.players + seat]
    inside = stage.given.castillo * s.at[CASTILLO * SEATS + seat]
    turn, power, reserves = expectations(s, stage, seat)
    found = [
        Feature("points", float(s.score[seat])),
        *boards,
        Feature("king", king),
        Feature("grande", grande),
        Feature("castillo", inside),
        Feature("turn", turn),
        Feature("power-cards", power),
        Feature("reserves", reserves),
    ]
    if s.phase == OVER:
        for feature in found[1:]:
            feature.points = 0.0
    return found


MAP_PARTS: Final = 1 + len(PRINTED) + 3  # those up to here are points and what is on the map
