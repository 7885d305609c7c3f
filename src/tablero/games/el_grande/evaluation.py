"""How well a seat stands: a guess at everybody's final points, turned into a chance of winning. No rule depends on it.

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

from .board import COURT, GRANDE_BONUS, KING_BONUS, PRINTED, PROVINCE, SETUP, TAKES, TILE_VALUES
from .state import CHOOSING, HALVES, OVER, PLACING, PLAYING_POWER, SCORING, SPECIAL_ACTION, TAKING, ElGrandeState

# -- weights, found by letting bots play that differ in one of them ----------------------------------------------

DRIFT = 0.10  # how much a count may change in a turn, as a variance
LATER = 0.75  # a general scoring, compared to the one before it
COURT_SOON = 0.5  # a caballero in the court, for each scoring to come
COURT_MORE = 0.22  # ... beyond what will be placed soon
IN_PROVINCE = 0.06
SOON = 8
PLACED = 3.0  # caballeros placed in a turn
IN_CASTILLO = 0.6  # a caballero that can still go to any region (EG-14.1)
TURN = 6.0  # what a turn not yet taken brings
EARLY = 0.6  # taking it one place earlier
HELD = 0.05  # a power card in hand, for each point of its number
KING_STAYS = 0.4  # how likely the King's bonus of today is that of a scoring
CALM = 5.0  # points that make a difference in the end, and at the start
WILD = 14.0

NORMAL: Final[list[int]] = SETUP["rounds"]["normal"]
SHORT: Final[list[int]] = SETUP["rounds"]["short"]
SCORINGS: Final[list[int]] = SETUP["rounds"]["scoring_after"]
MEMORY: Final = 20_000  # entries, after which a stage forgets


class Stage:
    """A moment of the game, as far as expectations depend on it, with the outlooks reckoned for it."""

    def __init__(self, players: int, turns: int, later: int, rounds_each: int) -> None:
        self.players = players
        self.drifts = [above_table(DRIFT * turns)]
        self.weights = [1.0]
        for number in range(1, later + 1):
            self.drifts.append(above_table(DRIFT * (turns + number * rounds_each * players)))
            self.weights.append(LATER**number)
        self.scorings = sum(self.weights)
        self.spread = CALM + (WILD - CALM) * (turns + later * rounds_each * players) / (9 * players)
        self.known: list[dict[tuple[int, ...], list[float]]] = [{} for _ in range(len(PRINTED) + len(TILE_VALUES))]

    def outlook(self, values: tuple[int, ...], counts: tuple[int, ...]) -> list[float]:
        """Every player's points to expect from a board, then every player's sole first places to expect."""
        players = self.players
        result = [0.0] * (2 * players)
        third = values[2] if players > 3 else 0  # EG-15.3
        for me in range(players):
            if counts[me]:
                for above, weight in zip(self.drifts, self.weights):
                    first, second, rest = 1.0, 0.0, 0.0
                    for other in range(5):
                        if other != me and counts[other]:
                            p = above[counts[other] - counts[me]]
                            rest += (second - rest) * p
                            second += (first - second) * p
                            first -= first * p
                    result[me] += weight * (values[0] * first + values[1] * second + third * rest)
                    result[players + me] += weight * first
        return result


def above_table(variance: float) -> list[float]:
    """By the other's lead (negative ones from the end): how likely the other is level or above at the scoring."""
    deviation = 2.0 * sqrt(variance)
    table = [0.0] * 61
    for lead in range(-30, 31):
        table[lead] = 0.5 + 0.5 * erf((lead + 0.5) / deviation) if deviation > 0.01 else float(lead >= 0)
    return table


STAGES: Final[dict[int, Stage]] = {}


def stage_of(s: ElGrandeState) -> Stage:
    """Turns until the next general scoring, and scorings after it."""
    turns = s.players
    if s.phase in (TAKING, CHOOSING, HALVES, PLACING, SPECIAL_ACTION):
        turns = len(s.order) - s.turn
    elif s.phase == SCORING:
        turns = 0
    key = ((s.players * 10 + s.space) * 6 + turns) * 2 + s.short
    stage = STAGES.get(key)
    if stage is None:
        rounds = SHORT if s.short else NORMAL
        end = min([space for space in SCORINGS if space >= s.space])
        full = len([space for space in rounds if s.space < space <= end])
        later = len([space for space in SCORINGS if space > end])
        stage = Stage(s.players, turns + full * s.players, later, len(rounds) // len(SCORINGS))
        STAGES[key] = stage
    return stage


def worths(s: ElGrandeState, stage: Stage) -> list[float]:
    """Every player's points at the end, as far as can be guessed."""
    worth = [float(points) for points in s.score[: s.players]]
    add_boards(s, stage, worth)
    add_reserves(s, stage, worth)
    return worth


def add_boards(s: ElGrandeState, stage: Stage, worth: list[float]) -> None:
    """What castillo and regions are going to bring, with bonuses (EG-15)."""
    at = s.at
    players = s.players
    tiles = s.tiles
    grande = s.grande
    seats = range(players)
    for board in range(len(PRINTED)):
        which = board
        if board in tiles:
            which = len(PRINTED) + tiles.index(board)
        counts = tuple(at[board * 5 : board * 5 + 5])
        known = stage.known[which]
        outlook = known.get(counts)
        if outlook is None:
            values = PRINTED[board] if which == board else TILE_VALUES[which - len(PRINTED)]
            outlook = stage.outlook(values, counts)
            if len(known) > MEMORY:
                known.clear()
            known[counts] = outlook
        for seat in seats:
            worth[seat] += outlook[seat]
        if board == s.king:
            for seat in seats:
                worth[seat] += KING_BONUS * KING_STAYS * outlook[players + seat]
        if board in grande:
            for seat in seats:
                if grande[seat] == board:
                    worth[seat] += GRANDE_BONUS * outlook[players + seat]


def add_reserves(s: ElGrandeState, stage: Stage, worth: list[float]) -> None:
    """Caballeros that are not on the map yet, the turn to come, and the power cards kept."""
    at = s.at
    left = len([space for space in (SHORT if s.short else NORMAL) if space > s.space])  # rounds after this one
    phase = s.phase
    in_turns = phase in (TAKING, CHOOSING, HALVES, PLACING, SPECIAL_ACTION)
    last = s.space in SCORINGS
    for seat in range(s.players):
        turns = left
        coming = 0
        if phase == PLAYING_POWER:
            turns += 1
            if seat in s.order:
                coming = TAKES[s.power[seat]]
                worth[seat] += EARLY * (s.total[seat] - 7) / 3
        elif in_turns:
            place = s.order.index(seat)
            if place > s.turn:
                turns += 1
                coming = TAKES[s.power[seat]]
                worth[seat] += TURN - EARLY * place
            elif place == s.turn:
                coming = TAKES[s.power[seat]] if phase == TAKING else 0
                worth[seat] += TURN if phase in (TAKING, CHOOSING) else TURN / 2 * ((not s.placed) + (not s.acted))
        if turns:
            scorings = stage.scorings - 1.0 if last and turns == left else stage.scorings
            province = at[PROVINCE * 5 + seat]
            coming = min(coming, province)
            court = at[COURT * 5 + seat] + coming
            province -= coming
            room = PLACED * turns
            soon = min(court, room, SOON)
            more = min(court - soon, room - soon)
            worth[seat] += scorings * (
                COURT_SOON * soon + COURT_MORE * more + IN_PROVINCE * min(province, room - soon - more)
            )
        worth[seat] += IN_CASTILLO * at[45 + seat]
        if left:
            worth[seat] += HELD * HANDS[s.hand[seat]] * min(left, 3) / 3


def hand_sums() -> list[int]:
    """By the bits of a hand: the sum of its power cards."""
    sums = [0] * (1 << 14)
    for hand in range(1, 1 << 14):
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
        total += exp(min((other - mine) / spread, 50.0))
    return 1.0 / total
