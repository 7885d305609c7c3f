"""Narcos as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from tablero.core.ask import Script
from tablero.core.dice import Dice
from tablero.core.game import Facts, Game, Option, Options
from tablero.core.remark import Panel

from . import catalogue, evaluation, invariants, notebook, secrets, setup, steps
from .board import ACTIONS
from .hints import NarcosHints
from .setup import DIVISIONS
from .state import HUNTERS_WIN, NOTEBOOKS, PATRON, PATRON_WINS, STEP_NAMES, NarcosState
from .view import SEAT_IDS, view
from .view_types import View

HEADS = ("season-begins", "patron-turn", "faction-turn", "season-ends")  # titles in the journal
ARREST_POINTS = 10  # an arrest is worth as much as half the fame that wins


class Narcos(Game[NarcosState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="narcos",
            version=2,
            package="tablero.games.narcos",
            players=(2, 3, 4, 5),
            actions=ACTIONS,
            options=(
                Option("notebook", "choice", "markers", choices=NOTEBOOKS, rule="NC-2.10"),
                Option("private_talk", "flag", False, rule="NC-4.4"),
                Option("factions", "choice", "in_order", choices=DIVISIONS, rule="NC-3.8"),
                Option("season_limit", "choice", "8", choices=("8", "none"), rule="NC-13.14"),
            ),
            state=NarcosState,
            seat_values=("who",),
            action_values=("place", "target", "card", "hunter", "sicario", "other", "faction", "pick", "token"),
            hints=NarcosHints(),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> NarcosState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: NarcosState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: NarcosState) -> str:
        return "over" if s.is_over() else STEP_NAMES[s.phase]

    def seats(self, s: NarcosState) -> int:
        return s.players

    def points(self, s: NarcosState) -> list[int]:
        """Fame for Patrón, arrests for the factions."""
        return [s.fame] + [ARREST_POINTS * s.arrests] * (s.players - 1)

    def winners(self, s: NarcosState) -> list[int]:
        """Patrón, or all who lead factions; nobody if the game was stopped (NC-13.14)."""
        if s.winner == PATRON_WINS:
            return [PATRON]
        return list(range(1, s.players)) if s.winner == HUNTERS_WIN else []

    def places(self, s: NarcosState) -> list[int]:
        """The winning side first; the factions share their place."""
        if s.winner == PATRON_WINS:
            return [1] + [2] * (s.players - 1)
        return [s.players] + [1] * (s.players - 1) if s.winner == HUNTERS_WIN else [1] * s.players

    def view(self, s: NarcosState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: NarcosState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def channels(self, players: int, options: Options) -> dict[str, int]:
        """The factions may talk unheard by Patrón, if the table wants it so (NC-4.4)."""
        return {"hunters": (1 << players) - 2} if options["private_talk"] else {}

    def plays(self, view: View, seat: int) -> list[str]:
        """The factions that a seat leads (NC-3.8)."""
        return [id for id, faction in view["factions"].items() if faction["seat"] == SEAT_IDS[seat]]

    def panels(self, view: View) -> list[Panel]:
        return notebook.panels(view)

    def facts(self, id: str) -> Facts:
        return catalogue.facts(id)

    def line_role(self, kind: str) -> str:
        return "head" if kind in HEADS else ""

    def check(self, s: NarcosState) -> None:
        invariants.check(s)

    def check_change(self, before: NarcosState, after: NarcosState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: NarcosState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def usual_players(self) -> int:
        """One against one, who leads all four factions."""
        return 2

    def seat_names(self, players: int) -> list[str]:
        return list(SEAT_IDS[:players])
