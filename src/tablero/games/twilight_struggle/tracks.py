"""Victory points, DEFCON, military operations and the Space Race (TS-6.4, TS-8, TS-10.3)."""

from __future__ import annotations

from typing import Final

from tablero.core.state import replaced

from .board import LAST_BOX, SPACE_FIRST, SPACE_SECOND, US, USSR
from .state import BY_DEFCON, BY_POINTS, TwilightState

AUTOMATIC_VICTORY: Final = 20
MOST_MILOPS: Final = 5
# the boxes of the Space Race with an ability (TS-6.4.3)
TWO_PLAYS_BOX: Final = 2
SHOWING_BOX: Final = 4  # to see the other headline first
DISCARD_BOX: Final = 6
EXTRA_ROUND_BOX: Final = 8


def end_game(s: TwilightState, winner: int, ending: int, rule: str) -> None:
    """The game is over; `winner` -1 is a draw."""
    s.over = True
    s.winner = winner
    s.ending = ending
    if winner < 0:
        s.note("draw", rule, how=ending)
    else:
        s.note("victory", rule, who=winner, how=ending)


def gain(s: TwilightState, side: int, points: int, rule: str) -> None:
    """Victory points; 20 are tested when the event or play has been carried out (steps.py)."""
    if points > 0:
        move_marker(s, points if side == US else -points, rule)


def leader(s: TwilightState) -> int:
    """The side ahead on the VP track; -1: even."""
    return -1 if s.vp == 0 else US if s.vp > 0 else USSR


def move_marker(s: TwilightState, points: int, rule: str) -> None:
    """Move the VP marker, towards the US if positive, and tell the new score."""
    s.vp += points
    if s.notes is None:
        return
    if points == 0:
        s.note("no-points", rule)
    elif s.vp == 0:
        s.note("points-even", rule, who=US if points > 0 else USSR, count=abs(points))
    else:
        s.note("points", rule, who=US if points > 0 else USSR, count=abs(points), score=abs(s.vp), leads=leader(s))


def won_by_points(s: TwilightState) -> bool:
    """Whether a side has 20 points (TS-10.3); in the Late War scenario the US must wait for the end (TS-12.2.4)."""
    if s.vp <= -AUTOMATIC_VICTORY:
        end_game(s, USSR, BY_POINTS, "TS-10.3")
    elif s.vp >= AUTOMATIC_VICTORY and not s.late_start:
        end_game(s, US, BY_POINTS, "TS-10.3")
    return s.over


def set_defcon(s: TwilightState, level: int, rule: str) -> None:
    """Move DEFCON; at 1 the phasing player has lost (TS-8.3)."""
    level = min(5, max(2 if s.is_spared() else 1, level))
    if level == s.defcon:
        return
    falls = level < s.defcon
    s.defcon = level
    s.fell_to_2 = level == 2
    if falls:
        s.note("defcon-degrades", rule, level=level)
    else:
        s.note("defcon-improves", rule, level=level)
    if level == 1:
        end_game(s, 1 - s.phasing, BY_DEFCON, "TS-8.3")


def degrade(s: TwilightState, rule: str) -> None:
    set_defcon(s, s.defcon - 1, rule)


def improve(s: TwilightState, by: int, rule: str) -> None:
    set_defcon(s, s.defcon + by, rule)


def add_milops(s: TwilightState, side: int, count: int, rule: str) -> None:
    now = min(MOST_MILOPS, s.milops[side] + count)
    s.milops = replaced(s.milops, side, now)
    s.note("milops", rule, who=side, count=now)


def has_ability(s: TwilightState, side: int, box: int) -> bool:
    """Whether `side` has the ability of a Space Race box: it is there and the other side is not (TS-6.4.3)."""
    return s.space[side] >= box > s.space[1 - side]


def space_plays_allowed(s: TwilightState, side: int) -> int:
    return 2 if has_ability(s, side, TWO_PLAYS_BOX) else 1


def advance(s: TwilightState, side: int, boxes: int, rule: str) -> None:
    """Move forward on the Space Race; only the last box gives points (TS-6.4.2)."""
    box = min(LAST_BOX, s.space[side] + boxes)
    if box == s.space[side]:
        return
    s.space = replaced(s.space, side, box)
    s.note("space-box", rule, who=side, box=box)
    first = s.space[1 - side] < box
    gain(s, side, SPACE_FIRST[box] if first else SPACE_SECOND[box], "TS-6.4.2")
