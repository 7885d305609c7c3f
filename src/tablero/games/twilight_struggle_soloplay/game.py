"""Twilight Struggle SoloPlay as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from typing import Any, Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.game import Game, Option, Options
from tablero.core.remark import Panel, Remark

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import SIDES
from ..twilight_struggle.events import all_cards
from ..twilight_struggle.likely import likely
from . import advice, evaluation, invariants, secrets, setup, steps
from .agenda import NEXT_ROUND, step_name
from .board import ACTIONS, LEVELS, PACKAGE, PARTIES
from .mind import changes
from .mind.trace import ROLES
from .scoring import person_points
from .state import FIELDS, SIDE_VALUES, SoloState, blank_state
from .view import view

ALL_EVENTS = (all_cards.MODULES, changes)  # loaded with the game
TIDYING: Final = (base.DISPOSE, base.PASS_CHINA, base.AFTER_ROUND)  # steps at the end of a round
HEADS: Final = ("turn", "headline", "round", "region-is-scored", "victory", "draw", "result")
LINE_ROLES: Final = {**dict.fromkeys(HEADS, "head"), **ROLES}


class SoloPlay(Game[SoloState]):
    def __init__(self) -> None:
        super().__init__(
            id="twilight-struggle-soloplay",
            version=1,
            package=PACKAGE,
            players=(1,),
            actions=ACTIONS,
            options=(
                Option("side", "choice", "us", choices=SIDES, rule="SP-1.1"),
                Option("level", "choice", "normal", choices=LEVELS, rule="SP-1.7"),
                Option("optional_cards", "flag", True, rule="SP-1.4"),
            ),
            fields=FIELDS,
            seat_values=SIDE_VALUES,
            action_values=("place", "card", "region", "use", "trap", "second"),
            base_package="tablero.games.twilight_struggle",
        )

    def setup(self, players: int, options: Options, dice: Dice) -> SoloState:
        return setup.set_up(options, dice)

    def next_step(self, s: SoloState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: SoloState) -> str:
        return step_name(s.agenda[-1][0]) if s.agenda else "end"

    def seats(self, s: SoloState) -> int:
        return 1

    def points(self, s: SoloState) -> list[int]:
        """The VP as the person sees them."""
        return [person_points(s)]

    def winners(self, s: SoloState) -> list[int]:
        """The person, or nobody: the AI has no seat, and a draw is no victory (SP-16.6)."""
        won = s.winner == s.person if s.over else person_points(s) > 0
        return [0] if won else []

    def places(self, s: SoloState) -> list[int]:
        return [1 if self.winners(s) else 2]

    def view(self, s: SoloState, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def reshuffle_unknown(self, s: SoloState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, dice)

    def check(self, s: SoloState) -> None:
        invariants.check(s)

    def check_change(self, before: SoloState, after: SoloState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: SoloState, seat: int) -> float:
        return evaluation.evaluate(s)

    def opens(self, kind: str) -> bool:
        """What a card is worth shows only when it has been used: the farthest zone counts for all (SP-5.4)."""
        return kind in ("source", "card", "use", "operations", "solo-place")

    def rests(self, kind: str, since: str) -> bool:
        """Where a new round or another part of the turn begins."""
        return kind in ("source", "headline", "draft")

    def effort(self, kind: str) -> int:
        return 240 if kind in ("use", "operations") else 100

    def passes_on(self, s: SoloState, seat: int) -> bool:
        """A round or the headlines are over where nothing is left but to tidy up and find who acts next (SP-2.2)."""
        for item in reversed(s.agenda):
            if item[0] == NEXT_ROUND:
                return True
            if item[0] not in TIDYING:
                return False
        return False

    def likely(self, s: SoloState, ask: Ask) -> list[int]:
        return likely(s, ask, s.person)

    def prior(self) -> int:
        """What the AI draws in one world says little about a placement."""
        return 8

    def warnings(self, view: dict[str, Any], ask: Ask) -> dict[int, Remark]:
        return advice.warnings(view, ask)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return advice.panels(view)

    def blank(self) -> SoloState:
        return blank_state(Dice(b""))

    def line_role(self, kind: str) -> str:
        """Turns and scorings are titles; the AI's reasons are folded behind what it did."""
        return LINE_ROLES.get(kind, "")

    def seat_names(self, players: int) -> list[str]:
        return list(PARTIES[:1])

    def parties(self) -> list[str]:
        return list(PARTIES)
