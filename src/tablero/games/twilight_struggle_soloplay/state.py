"""The state of a game of SoloPlay: that of the two-player game, the scoring pile, the draft, and what the person knows.

`hands` are the stacks here (SP-0.3): ordered, the top card last; they may hold the China Card. All lists added here are
shared between copies: they are replaced by new ones, never changed in place. Notes name sides; the journal has parties.
"""

from __future__ import annotations

from typing import Final

from tablero.core.declare import declared, field
from tablero.core.state import EVERYONE, Entry

from ..twilight_struggle.state import TwilightState

SIDE_VALUES: Final[tuple[str, ...]] = ("who", "whom", "whose", "leads")  # values of asks and notes that are sides


@declared
class SoloState(TwilightState):
    """Everything that matters between two decisions."""

    person: int = field(0)  # the side of the person (SP-1.1)
    handicap: int = field(0)  # where the VP marker began, on the AI's side (SP-1.7)
    primary: int = field(0)  # scoring card of the Primary Region, 0: none (SP-3.1)
    secondary: int = field(0)
    scoring: bool = field(False)  # this is a scoring round (SP-3.6)
    scorings: int = field(0)  # scoring rounds of this turn, this one included
    southeast_scored: bool = field(False)  # Southeast Asia was scored this turn (SP-15.5)
    acted: int = field(0)  # sides that have acted in this round, as bits
    pending: int = field(0)  # events that wait for something, as bits of card numbers (SP-17.5)
    pile: list[int] = field([])  # scoring cards face down, next last
    aside: list[int] = field([])  # those used this turn
    under: list[int] = field([])  # those of rounds 1 and 2 that went under the pile (SP-3.5)
    bottom: list[int] = field([0, 0])  # by side: how many cards at the bottom of its stack the person saw put there
    drawn: list[int] = field([])  # the person's cards to choose from, in no stack (SP-6.1, SP-7.1)
    dealt: list[int] = field([])  # open cards of the draft not yet chosen (SP-4.1)
    kept: list[int] = field([])  # those the person has chosen
    reach: list[int] = field([])  # where the phasing side could place at the start of its round, if kept (SP-5.1)
    # What the AI did last in its round: use, country or region, how much (for the journal). Version 1 often lacked it.
    deed: list[int] = field([], since=2, convert=lambda before: before)
    in_use: int = field(0, since=3)  # the card it did that with; 0: none yet

    @property
    def ai(self) -> int:
        """The side of the AI."""
        return 1 - self.person

    def is_spared(self) -> bool:
        """The AI never loses by DEFCON: while it acts, DEFCON does not fall to 1 (SP-16.3)."""
        return self.phasing != self.person

    def may_intervene(self) -> bool:
        """UN Intervention goes with the other card of the draw (SP-7.5), and is never an event by itself."""
        return False

    def may_divide(self) -> bool:
        """South African Unrest may enter two new countries (SP-card-53)."""
        return True

    def is_pending(self, card: int) -> bool:
        return bool(self.pending >> card & 1)

    def party(self, side: int) -> int:
        """A side as texts know it: 0 the player, 1 the AI; -1 stays nobody."""
        return side if side < 0 else 0 if side == self.person else 1

    def note(self, kind: str, rule: str, to: int = EVERYONE, **values: int) -> None:
        """As always, but scripts speak of sides, and the journal of the player (who sits on seat 0) and the AI."""
        if self.notes is None:
            return
        for name in SIDE_VALUES:
            if name in values:
                values[name] = self.party(values[name])
        readers = to if to == EVERYONE else to >> self.person & 1
        self.enter(Entry(kind, rule, readers, values))
