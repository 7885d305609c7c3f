"""How bots thought about Narcos first (core/hints.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.hints import BotHints

from ..board import DONE
from ..state import PATRON, NarcosState

PATRON_TURN: Final = ("paid-move", "deploy", "relocate-to")  # with these a turn begins, or a season ends
FACTION_TURN: Final = ("faction", "hunter")


class FirstNarcosHints(BotHints[NarcosState]):
    def shortlist(self, s: NarcosState, ask: Ask) -> list[int]:
        """A bot needs no markers: it reckons with all clues anyway (NC-2.10)."""
        return [DONE] if ask.kind == "mark" else ask.options

    def search_may_stop(self, ask: Ask, seat: int) -> bool:
        """At the next turn of one's own side: in the middle of a turn, options would be judged at different moments."""
        return ask.kind in (PATRON_TURN if seat == PATRON else FACTION_TURN)

    def single_worlds_mislead(self) -> bool:
        """In one world Patrón is at one place, and a question or an arrest is a stroke of luck."""
        return True

    def depends_on_hidden(self, ask: Ask) -> bool:
        """The factions don't know where Patrón is, nor what the face-down tokens are worth (NC-4.1)."""
        return ask.seat != PATRON
