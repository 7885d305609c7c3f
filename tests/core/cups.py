"""The tutorial's game Cups as the engine's tests need it: with older versions behind it, and rules that can change.

Saves of version 1 have no `tally`, and call the path `steps`; those of version 2 count rounds from 0. `BUILDS` counts
how often the options of a walk were built, and `WAYS` are the ways to walk: tests change them to play by other rules.
"""

from __future__ import annotations

from cups import game as tutorial
from cups.game import ACTIONS, CARD, DIG, DONE, LEFT, NAMES, PASS, RIGHT, WALKING, YES, next_turn

from tablero.core.ask import Ask, Script
from tablero.core.declare import declared, field
from tablero.core.dice import Dice
from tablero.core.game import Game, Option, Options

__all__ = [
    "ACTIONS",
    "CARD",
    "DIG",
    "DONE",
    "GAME",
    "LEFT",
    "NAMES",
    "PASS",
    "RIGHT",
    "WALKING",
    "CupsState",
    "next_turn",
]

BUILDS: list[int] = []
WAYS = [LEFT, RIGHT, DONE]


@declared
class CupsState(tutorial.CupsState):
    round: int = field(1, since=3, convert=lambda before: before + 1)
    path: int = field(0, since=2, was=("steps",))
    tally: dict[int, int] = field({}, since=2)  # how often each way was walked


def walk(s: CupsState) -> Script:
    """As in the tutorial, but the steps are counted."""
    for left in (3, 2, 1):
        way = yield Ask(s.turn, "walk", lambda: ways(s), "CU-4.1", left=left)
        if way == DONE:
            break
        s.path += 1 if way == RIGHT else -1
        s.tally = s.tally | {way: s.tally.get(way, 0) + 1}
        s.note("walked", "CU-4.1", who=s.turn, way=way)
    yield Ask(s.turn, "toll", lambda: [YES], "CU-4.1", always=True)
    yield Ask(s.turn, "gate", lambda: [YES], "CU-4.1")
    next_turn(s)


def ways(s: CupsState) -> list[int]:
    BUILDS.append(s.path)
    return list(WAYS)


class Cups(tutorial.Cups):
    def __init__(self) -> None:
        base = tutorial.GAME
        extras = Option("extras", "subset", [], choices=("bell", "book"), players=(3,))
        Game.__init__(
            self,
            "cups",
            3,
            base.package,
            base.players,
            ACTIONS,
            (*base.options, extras),
            CupsState,
            base.seat_values,
            base.action_values,
        )

    def setup(self, players: int, options: Options, dice: Dice) -> CupsState:
        dealt = super().setup(players, options, dice)
        s = CupsState.blank(dice)
        for name in tutorial.GAME.fields:
            setattr(s, name, getattr(dealt, name))
        return s

    def next_step(self, s: tutorial.CupsState) -> Script | None:
        return walk(s) if s.phase == WALKING and isinstance(s, CupsState) else super().next_step(s)


GAME = Cups()
