"""Andean Abyss as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.game import Game, Option, Options
from tablero.core.remark import Remark

from . import agenda, evaluation, invariants, secrets, setup, steps
from .board import ACTIONS, FACTIONS
from .events import deck
from .hints import AndeanHints
from .pieces import margins
from .state import AndeanState
from .victory import outcome, seat_places, winning_faction
from .view import view
from .view_types import View

ALL_EVENTS = deck.DECK  # loaded with the game
LINE_ROLES: Final = {"card": "head", "over": "head", "np-decision": "open", "np-turn": "close", "np-turn-with": "close"}


class AndeanAbyss(Game[AndeanState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="andean-abyss",
            version=3,
            package="tablero.games.andean_abyss",
            players=(1, 2, 3, 4),
            actions=ACTIONS,
            options=(
                Option("two_factions_each", "flag", False, players=(2, 3), rule="AA-1.5"),
                Option("short", "flag", False, rule="AA-2.4.1"),
                Option("scenario", "choice", "standard", choices=("standard", "quick_play"), rule="AA-2.1"),
                Option("open_deployment", "flag", False, rule="AA-2.1"),
                Option("seeded_propaganda", "flag", False, rule="AA-2.1"),
                Option("no_reveal", "flag", False, rule="AA-2.2"),
                Option(
                    "eligibility", "choice", "printed", choices=("printed", "option_a", "option_b"), rule="AA-2.3.1"
                ),
                Option("card_edition", "choice", "2", choices=("1", "2"), rule="AA-5.1"),
                Option("negotiation", "flag", True, rule="AA-1.5.1"),
            ),
            state=AndeanState,
            seat_values=("who", "whom", "whose"),
            action_values=("place", "target", "piece", "verb", "activity"),
            hints=AndeanHints(),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> AndeanState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: AndeanState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: AndeanState) -> str:
        return agenda.STEP_NAMES[s.agenda[-1][0]] if s.agenda else "end"

    def seats(self, s: AndeanState) -> int:
        return s.players

    def points(self, s: AndeanState) -> list[int]:
        """Each seat's margin; with two factions the lower one counts (AA-1.5)."""
        found = margins(s)
        return [min([found[f] for f in range(4) if s.seat_of[f] == seat]) for seat in range(s.players)]

    def winners(self, s: AndeanState) -> list[int]:
        """The seat of the winning faction; nobody if a Non-player wins (AA-7.1)."""
        best = winning_faction(s)
        return [s.seat_of[best]] if s.seat_of[best] >= 0 else []

    def places(self, s: AndeanState) -> list[int]:
        return seat_places(s)

    def outcome(self, s: AndeanState) -> Remark | None:
        return outcome(s)

    def view(self, s: AndeanState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: AndeanState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def check(self, s: AndeanState) -> None:
        invariants.check(s)

    def evaluate(self, s: AndeanState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def usual_players(self) -> int:
        """The solo game: the Government against three Non-players (AA-8.8)."""
        return 1

    def subject(self, view: View, ask: Ask) -> str:
        """The card in play, where its Event can be chosen or is carried out."""
        if ask.kind == "turn" or ask.rule.startswith("AA-card-"):
            return view["current_card"] or ""
        return ""

    def line_role(self, kind: str) -> str:
        """A card is a title; a Non-player's turn is folded behind its summary (AA-8.1)."""
        return LINE_ROLES.get(kind, "")

    def seat_names(self, players: int) -> list[str]:
        return list(FACTIONS[:players])
