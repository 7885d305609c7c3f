"""Scoring regions and the castillo: ranks, ties, bonuses, tiles (EG-15, EG-16.2, EG-10.5, EG-10.7).

`shares` is who would get what for one board; `score_boards` pays it out and tells the journal. General scoring
(EG-14) is in steps.py; the cards that score are in effects/scores.py.
"""

from __future__ import annotations

from .board import GRANDE_BONUS, KING_BONUS, PRINTED, SEATS, TILE_VALUES
from .state import ElGrandeState


def board_values(s: ElGrandeState, board: int) -> tuple[int, ...]:
    """The valid values of a region or the castillo: a tile's, or the printed ones (EG-16.2)."""
    tile = s.tile_on(board)
    return PRINTED[board] if tile < 0 else TILE_VALUES[tile]


def first_value(s: ElGrandeState, board: int) -> int:
    """What makes a region an "N-point region" (EG-10.7)."""
    return board_values(s, board)[0]


def counts_on(s: ElGrandeState, board: int) -> list[int]:
    """How many caballeros each colour has there."""
    return s.at[board * SEATS : board * SEATS + SEATS]


def shares(s: ElGrandeState, board: int, only_first: bool = False) -> list[int]:
    """The points each colour earns on one board (EG-15.1 to EG-15.4).

    Groups of equal numbers are walked from high to low: one alone takes the next place, several take the place
    after it. The dummy holds its place but earns nothing (EG-19.8). `only_first` pays a sole first player alone
    (EG-R29).
    """
    counts = counts_on(s, board)
    points = [0, 0, 0, 0, 0]
    values = board_values(s, board)
    places = 1 if only_first else (3 if s.players > 3 else 2)  # EG-15.3
    place = 0
    above = CABALLEROS_AND_MORE
    while place < places:
        most = 0
        leader = -1
        tied = False
        for colour in range(s.colours):
            n = counts[colour]
            if n < above and n:
                if n > most:
                    most = n
                    leader = colour
                    tied = False
                elif n == most:
                    tied = True
        if not most:
            break
        if tied:
            if place + 1 < places:
                value = values[place + 1]
                for colour in range(s.players):
                    if counts[colour] == most:
                        points[colour] = value
            place += 2
        else:
            if leader < s.players:
                points[leader] = values[place]
                if place == 0:
                    if s.king == board:
                        points[leader] += KING_BONUS
                    if s.grande[leader] == board:
                        points[leader] += GRANDE_BONUS
            place += 1
        above = most
    return points


CABALLEROS_AND_MORE = 1000


def score_boards(s: ElGrandeState, boards: list[int], rule: str, only_first: bool = False) -> None:
    """Score regions or the castillo, all on the same position (EG-R12)."""
    s.score = s.score[:]
    for board in boards:
        points = shares(s, board, only_first)
        s.note("scored", rule, place=board)
        for colour in range(s.players):
            if points[colour]:
                s.score[colour] += points[colour]
                if s.notes is not None:  # nobody listens to a bot's thoughts
                    tell_points(s, board, colour, points[colour])


def tell_points(s: ElGrandeState, board: int, colour: int, n: int) -> None:
    """What `colour` got and for what: the place, whether it is shared, and the bonuses (EG-15.2 to EG-15.4)."""
    counts = counts_on(s, board)
    tied = counts.count(counts[colour]) > 1
    rank = 2 if tied else 1
    for i in range(s.colours):
        if counts[i] > counts[colour] and counts[i] not in counts[:i]:
            rank += 1 if counts.count(counts[i]) == 1 else 2
    king = KING_BONUS if rank == 1 and s.king == board else 0
    grande = GRANDE_BONUS if rank == 1 and s.grande[colour] == board else 0
    s.note(
        "points", "EG-15.3", who=colour, place=board, n=n, rank=rank, tied=1 if tied else 0, king=king, grande=grande
    )
