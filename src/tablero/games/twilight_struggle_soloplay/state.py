"""The state of a game of SoloPlay: that of the two-player game, the scoring pile, the draft, and what the person knows.

`hands` are the stacks here (SP-0.3): ordered, the top card last; they may hold the China Card. All lists added here are
shared between copies: they are replaced by new ones, never changed in place. Notes name sides; the journal has parties.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.state import EVERYONE, Entry

from ..twilight_struggle.state import FIELDS as BASE_FIELDS
from ..twilight_struggle.state import TwilightState
from ..twilight_struggle.state import blank_state as blank_base

SOLO_FIELDS: Final = (
    "person",
    "handicap",
    "primary",
    "secondary",
    "scoring",
    "scorings",
    "southeast_scored",
    "acted",
    "pending",
    "pile",
    "aside",
    "under",
    "bottom",
    "drawn",
    "dealt",
    "kept",
    "deed",
)
FIELDS: Final = (*BASE_FIELDS, *SOLO_FIELDS)
SIDE_VALUES: Final[tuple[str, ...]] = ("who", "whom", "whose", "leads")  # values of asks and notes that are sides


class SoloState(TwilightState):
    """Everything that matters between two decisions."""

    __slots__ = SOLO_FIELDS

    def __init__(
        self,
        base: TwilightState,  # all that the two-player game has; its lists are taken over as they are
        person: int,  # the side of the person (SP-1.1)
        handicap: int,  # where the VP marker began, on the AI's side (SP-1.7)
        primary: int,  # scoring card of the Primary Region, 0: none (SP-3.1)
        secondary: int,
        scoring: bool,  # this is a scoring round (SP-3.6)
        scorings: int,  # scoring rounds of this turn, this one included
        southeast_scored: bool,  # Southeast Asia was scored this turn (SP-15.5)
        acted: int,  # sides that have acted in this round, as bits
        pending: int,  # events that wait for something, as bits of card numbers (SP-17.5)
        pile: list[int],  # scoring cards face down, next last
        aside: list[int],  # those used this turn
        under: list[int],  # those of rounds 1 and 2 that went under the pile (SP-3.5)
        bottom: list[int],  # by side: how many cards at the bottom of its stack the person saw put there
        drawn: list[int],  # the person's cards to choose from, in no stack (SP-6.1, SP-7.1)
        dealt: list[int],  # open cards of the draft not yet chosen (SP-4.1)
        kept: list[int],  # those the person has chosen
        deed: list[int],  # what the AI did last in its round: use, country or region, how much (for the journal)
    ) -> None:
        super().__init__(
            base.dice,
            base.optional_cards,
            base.late_start,
            base.civil_war,
            base.show_held,
            base.extras,
            base.turn,
            base.round,
            base.phasing,
            base.vp,
            base.defcon,
            base.fell_to_2,
            base.china,
            base.china_up,
            base.lasting,
            base.scared,
            base.crisis,
            base.squads,
            base.chernobyl,
            base.envy,
            base.limbo,
            base.occurred,
            base.over,
            base.winner,
            base.ending,
            base.step,
            base.milops,
            base.space,
            base.space_plays,
            base.headlines,
            base.known,
            base.peeked,
            base.chosen,
            base.latest,
            base.shown,
            base.influence,
            base.holder,
            base.hands,
            base.deck,
            base.discards,
            base.removed,
            base.reach,
            base.agenda,
            base.fate,
        )
        self.person = person
        self.handicap = handicap
        self.primary = primary
        self.secondary = secondary
        self.scoring = scoring
        self.scorings = scorings
        self.southeast_scored = southeast_scored
        self.acted = acted
        self.pending = pending
        self.pile = pile
        self.aside = aside
        self.under = under
        self.bottom = bottom
        self.drawn = drawn
        self.dealt = dealt
        self.kept = kept
        self.deed = deed

    def copy(self) -> SoloState:
        copied = SoloState(
            self,
            self.person,
            self.handicap,
            self.primary,
            self.secondary,
            self.scoring,
            self.scorings,
            self.southeast_scored,
            self.acted,
            self.pending,
            self.pile,
            self.aside,
            self.under,
            self.bottom,
            self.drawn,
            self.dealt,
            self.kept,
            self.deed,
        )
        copied.dice = self.dice.copy()
        copied.influence = self.influence[:]
        copied.holder = self.holder[:]
        return copied

    @property
    def ai(self) -> int:
        """The side of the AI."""
        return 1 - self.person

    def is_spared(self) -> bool:
        """The AI never loses by DEFCON: while it acts, DEFCON does not fall to 1 (SP-16.3)."""
        return self.phasing != self.person

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


def blank_state(dice: Dice) -> SoloState:
    """A state with nothing on the map."""
    return SoloState(
        blank_base(dice),
        person=0,
        handicap=0,
        primary=0,
        secondary=0,
        scoring=False,
        scorings=0,
        southeast_scored=False,
        acted=0,
        pending=0,
        pile=[],
        aside=[],
        under=[],
        bottom=[0, 0],
        drawn=[],
        dealt=[],
        kept=[],
        deed=[],
    )
