"""El Grande as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script
from tablero.core.dice import Dice
from tablero.core.game import Facts, Game, Option, Options

from . import catalogue, evaluation, invariants, secrets, setup, steps
from .board import ACTIONS, ALTERNATIVES, COLOURS
from .state import STEP_NAMES, ElGrandeState
from .view import view
from .view_types import View

HEADS: Final = ("round", "turn", "general-scoring", "over")  # lines of the journal under which others stand


class ElGrande(Game[ElGrandeState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="el-grande",
            version=2,
            package="tablero.games.el_grande",
            players=(2, 3, 4, 5),
            actions=ACTIONS,
            options=(
                Option("short", "flag", False, rule="EG-18"),
                Option("merged_stacks", "flag", False, players=(3,), rule="EG-20.2"),
                Option("new_regent", "flag", False, rule="EG-21"),
                Option("power_shift", "flag", False, rule="EG-23"),
                Option("alternative_cards", "subset", [], choices=ALTERNATIVES, rule="EG-22"),
                Option("first_player", "choice", "random", choices=("random", "1", "2", "3", "4", "5"), rule="EG-2.6"),
            ),
            state=ElGrandeState,
            seat_values=("who", "whom", "whose"),
            action_values=("place", "target", "card", "tile", "modifier"),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> ElGrandeState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: ElGrandeState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: ElGrandeState) -> str:
        return STEP_NAMES[s.phase]

    def seats(self, s: ElGrandeState) -> int:
        return s.players

    def points(self, s: ElGrandeState) -> list[int]:
        return s.score[: s.players]

    def view(self, s: ElGrandeState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: ElGrandeState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def check(self, s: ElGrandeState) -> None:
        invariants.check(s)

    def check_change(self, before: ElGrandeState, after: ElGrandeState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: ElGrandeState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def facts(self, id: str) -> Facts:
        return catalogue.facts(id)

    def line_role(self, kind: str) -> str:
        return "head" if kind in HEADS else ""

    def seat_names(self, players: int) -> list[str]:
        return list(COLOURS[:players])
