"""How bots had better think about Andean Abyss (core/hints.py); which options they try is in shortlist.py."""

from __future__ import annotations

from math import exp
from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from . import agenda
from .board import GOVT
from .habits import habit
from .nonplayer.victory import solo_lead
from .shortlist import shortlist
from .state import AndeanState

OTHERS_ACT: Final = (agenda.NEXT_CARD, agenda.SLOT, agenda.ADJUST, agenda.NON_PLAYER, agenda.PROPAGANDA)
TURNS: Final = ("turn", "which-operation")
OPENINGS: Final = (*TURNS, "operate", "redeploy", "train-cubes")
SHAPING: Final = ("operate", "train-extra", "last-activity", "new-zone")
CARDS_AHEAD: Final = 12
CARDS_OF_INSURGENTS: Final = 3  # beyond that, what rivals do to each other drowns what an Insurgent's turn has changed
LEAD_STEP: Final = 6.0  # a lead that is worth three games in four, about
JUDGED_AT: Final = ("operate", "redeploy", "last-activity")


class AndeanHints(BotHints[AndeanState]):
    def starts_sequence(self, kind: str) -> bool:
        """What an Operation or a space of it is worth shows only when it has been carried out."""
        return kind in OPENINGS

    def can_judge_at(self, kind: str, since: str) -> bool:
        """Between the spaces of an Operation, and between two redeployments; not when a whole turn is chosen."""
        return kind in JUDGED_AT and since not in TURNS

    def ends_turn(self, s: AndeanState, seat: int) -> bool:
        """A turn is over where the next faction is in turn, or a phase of the Propaganda round ends (AA-2.3, AA-6)."""
        return bool(s.agenda) and s.agenda[-1][0] in OTHERS_ACT

    def budget(self, kind: str) -> int:
        return 700 if kind in TURNS else 150

    def shortlist(self, s: AndeanState, ask: Ask) -> list[int]:
        return shortlist(s, ask)

    def single_worlds_mislead(self) -> bool:
        """In one world the dice and events of three Non-players outweigh most decisions."""
        return True

    def habit(self, s: AndeanState, ask: Ask) -> int:
        """Only the Government has habits; Insurgents look for their turns, and playouts go on as Non-players (AA-8)."""
        return habit(s, ask)

    def effort(self, ask: Ask) -> float:
        """A turn is planned as a whole; within it only what shapes it most is thought about again."""
        return 1.0 if ask.kind in TURNS else 0.2 if ask.kind in SHAPING else 0.0

    def stand_in(self, s: AndeanState, seat: int) -> None:
        """All Insurgents act as Non-players do."""
        s.seat_of = [s.seat_of[GOVT], -1, -1, -1]

    def step_back(self, s: AndeanState, before: AndeanState) -> None:
        s.seat_of = before.seat_of

    def plan_ends(self, s: AndeanState, ask: Ask, before: AndeanState) -> bool:
        """After the next Propaganda round, or many cards; a few, if an Insurgent plans."""
        if ask.kind != "turn":
            return False
        is_government = before.players == 1 or before.executing == GOVT
        cards = CARDS_AHEAD if is_government else CARDS_OF_INSURGENTS
        return s.rounds > before.rounds or s.position - before.position >= cards

    def plan_worth(self, s: AndeanState, seat: int, judged: float) -> float:
        """Alone, the lead over the best Insurgent is what counts in the end (AA-8.8): half of the worth, as of now."""
        if s.over or s.players > 1:
            return judged
        lead = (solo_lead(s) - 0.5) / LEAD_STEP
        return 0.5 * judged + 0.5 / (1.0 + exp(-lead))
