"""Words for the tests of events 46 to 72: an event alone on the table, and what stands where afterwards.

`executed` is a position in which a faction has just chosen a text of a card; nothing comes after the event, so
that the match is over when the event is. Its table checks the invariants after every answer.
"""

from __future__ import annotations

from typing import Any

from tablero.core.match import Match, match_from
from tablero.core.table import Table
from tablero.games.andean_abyss import GAME, agenda, sequence
from tablero.games.andean_abyss.board import FACTIONS, PLAY_SHADED, PLAY_UNSHADED
from tablero.games.andean_abyss.events import cards_46_54, cards_55_72
from tablero.games.andean_abyss.position import at, build
from tablero.games.andean_abyss.state import AndeanState
from tests.andean_abyss.helpers import Rolls

EVENTS = (cards_46_54, cards_55_72)  # importing them enters their cards into the book


class EventTable(Table):
    """A table at which one event is played, under watch."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        GAME.check(self.state)

    def play(self, *answers: str) -> EventTable:
        for name in answers:
            super().play(name)
            GAME.check(self.state)
        return self

    @property
    def over(self) -> bool:
        """Whether the event has been carried out."""
        return self.match.over

    def at(self, id: str) -> str:
        return at(self.state, id)

    def resources(self, faction: str) -> int:
        amount: int = self.state.resources[FACTIONS.index(faction)]
        return amount

    @property
    def shipments(self) -> list[str]:
        """Who holds Shipments, and where: `cartels cali`."""
        s: AndeanState = self.state
        held = zip(s.holder, s.holder_space, strict=True)
        return sorted(f"{FACTIONS[owner]} {GAME.name(place)}" for owner, place in held if owner >= 0)


def executed(card: str, text: str, by: str, **given: Any) -> EventTable:
    """A faction executes the unshaded or shaded text (the only one is unshaded); `rolls` are the dice to come."""
    rolls = given.pop("rolls", ())
    s: Any = build({"card": card, **given})
    if rolls:
        s.dice = Rolls(*rolls)
    s.agenda = [[agenda.GAME_END]]
    sequence.begin_event(s, FACTIONS.index(by), PLAY_UNSHADED if text == "unshaded" else PLAY_SHADED)
    return EventTable(match_from(GAME, s))
