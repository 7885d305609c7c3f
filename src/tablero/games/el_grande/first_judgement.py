"""The judgement that bots had of El Grande first, kept as it is: the yardstick for every later one (evaluation.py).

Nothing here is to be improved. How well a seat stands is a guess at everybody's final points, turned into a chance.

A seat's *worth* is its points so far plus what it may expect: from each general scoring to come (EG-14), from
caballeros in court and province, from its turn this round, from the power cards it keeps. The chances of all seats
follow from their worths and add up to 1. In a finished game they are the result itself (EG-17.1).

Counts in a region still change before it is scored, so a lead is worth more the larger it is and the fewer turns
are left. `outlook` reckons that for one set of counts; the result is remembered, because the same counts come up
again and again. The castillo's contents are counted as anybody could who heard the throws (EG-R36).
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

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

# -- weights, chosen by letting bots play that differ in some of them --------------------------------------------

DRIFT: Final = 0.10  # how much a count may change in a turn, as a variance
LATER: Final = 0.75  # a general scoring, compared to the one before it
COURT_SOON: Final = 0.5  # a caballero in the court, for each scoring to come
COURT_MORE: Final = 0.22  # ... beyond what will be placed soon
IN_PROVINCE: Final = 0.06
SOON: Final = 8
PLACED: Final = 3.0  # caballeros placed in a turn
IN_CASTILLO: Final = 0.6  # a caballero that can still go to any region (EG-14.1)
TURN: Final = 6.0  # what a turn not yet taken brings
EARLY: Final = 0.25  # taking it one place earlier
HELD: Final = 0.05  # a power card in hand, for each point of its number
KING_STAYS: Final = 0.4  # how likely the King's bonus of today is that of a scoring
CALM: Final = 5.0  # points that make a difference in the end, and at the start
WILD: Final = 14.0

NORMAL: Final[list[int]] = SETUP["rounds"]["normal"]
SHORT: Final[list[int]] = SETUP["rounds"]["short"]
SCORINGS: Final[list[int]] = SETUP["rounds"]["scoring_after"]
VALUES: Final = (*PRINTED, *TILE_VALUES)
TURN_PHASES: Final = (HALVES, PLACING, SPECIAL_ACTION, CHOOSING, TAKING)
MEMORY: Final = 2_000  # entries, after which a stage forgets


class FirstStage:
    """A moment of the game, as far as expectations depend on it, and what was reckoned for it before."""

    def __init__(self, players: int, space: int, turns: int, short: bool) -> None:
        rounds = SHORT if short else NORMAL
        end = min([scoring for scoring in SCORINGS if scoring >= space])
        full = len([other for other in rounds if space < other <= end])
        later = len([scoring for scoring in SCORINGS if scoring > end])
        between = len(rounds) // len(SCORINGS) * players  # turns from one scoring to the next
        turns += full * players
        self.players = players
        self.rounds_left = len([other for other in rounds if other > space])
        self.scores_now = space == end  # after this round
        self.drifts = [above_table(DRIFT * (turns + number * between)) for number in range(later + 1)]
        self.weights = [LATER**number for number in range(later + 1)]
        self.scorings = sum(self.weights)
        self.spread = CALM + (WILD - CALM) * (turns + later * between) / (len(NORMAL) * players)
        self.held = HELD * min(self.rounds_left, 3) / 3
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
        taking = min(taking, province)
        court += taking
        room = PLACED * turns
        soon = min(court, room, SOON)
        more = min(court - soon, room - soon)
        last = min(province - taking, room - soon - more)
        scorings = self.scorings
        if self.scores_now and turns == self.rounds_left:  # this round's scoring will be over by then
            scorings -= 1.0
        return scorings * (COURT_SOON * soon + COURT_MORE * more + IN_PROVINCE * last)


def above_table(variance: float) -> list[float]:
    """By the other's lead (negative ones from the end): how likely the other is level or above at the scoring."""
    deviation = 2.0 * sqrt(variance)
    table = [0.0] * 61
    for lead in range(-30, 31):
        table[lead] = 0.5 + 0.5 * erf((lead + 0.5) / deviation) if deviation > 0.01 else float(lead >= 0)
    return table


STAGES: Final[dict[int, FirstStage]] = {}


def stage_of(s: ElGrandeState) -> FirstStage:
    """The stage that a state is in."""
    turns = s.players
    if s.phase in TURN_PHASES:
        turns = len(s.order) - s.turn
    elif s.phase == SCORING:
        turns = 0
    key = ((s.players * 10 + s.space) * 6 + turns) * 2 + s.short
    stage = STAGES.get(key)
    if stage is None:
        stage = FirstStage(s.players, s.space, turns, s.short)
        STAGES[key] = stage
    return stage


def worths(s: ElGrandeState, stage: FirstStage) -> list[float]:
    """Every player's points at the end, as far as can be guessed."""
    worth = [points + coming for points, coming in zip(s.score, map_worths(s, stage))]
    at = s.at
    held = stage.held
    phase = s.phase
    playing = phase == PLAYING_POWER
    acting = s.turn if phase in TURN_PHASES else 9  # whoever comes after this place has the turn still to come
    for seat in range(s.players):
        turns = stage.rounds_left
        taking = 0
        if seat in s.order:
            place = s.order.index(seat)
            if playing:
                taking = TAKES[s.power[seat]]
                worth[seat] += EARLY * (s.total[seat] - 7) / 3
            elif place > acting:
                turns += 1
                taking = TAKES[s.power[seat]]
                worth[seat] += TURN - EARLY * place
            elif place == acting:
                taking = TAKES[s.power[seat]] if phase == TAKING else 0
                worth[seat] += TURN if phase in (TAKING, CHOOSING) else TURN / 2 * ((not s.placed) + (not s.acted))
        if playing:
            turns += 1
        worth[seat] += held * HANDS[s.hand[seat]] + stage.reserves(
            at[COURT * SEATS + seat], at[PROVINCE * SEATS + seat], taking, turns
        )
    return worth


def map_worths(s: ElGrandeState, stage: FirstStage) -> list[float]:
    """What castillo and regions are going to bring to each player, with bonuses (EG-15)."""
    at = s.at
    key = (s.king, *s.grande, *s.tiles, *at[: len(PRINTED) * SEATS])
    known = stage.maps.get(key)
    if known is not None:
        return known
    players = s.players
    worth = [IN_CASTILLO * at[CASTILLO * SEATS + seat] for seat in range(players)]
    seats = range(players)
    for board in range(len(PRINTED)):
        tile = s.tile_on(board)
        which = board if tile < 0 else len(PRINTED) + tile
        outlook = stage.outlook(which, tuple(at[board * SEATS : board * SEATS + SEATS]))
        for seat in seats:
            worth[seat] += outlook[seat]
        if board == s.king:
            for seat in seats:
                worth[seat] += KING_BONUS * KING_STAYS * outlook[players + seat]
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


def evaluate(s: ElGrandeState, seat: int) -> float:
    """The chance that `seat` wins; a shared victory counts as its share."""
    if s.phase == OVER:
        points = s.score[: s.players]
        best = max(points)
        return 1.0 / points.count(best) if points[seat] == best else 0.0
    stage = stage_of(s)
    worth = worths(s, stage)
    mine = worth[seat]
    spread = stage.spread
    total = 0.0
    for other in worth:
        total += exp((other - mine) / spread)
    return 1.0 / total
