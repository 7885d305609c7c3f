"""The state of a game of Andean Abyss (AA-0): pieces on the map, tracks, cards, and what is still to do.

Pieces are counts in one flat list, `at[kind * SPACES + space]`; the verbs that change it are in pieces.py. Between two
steps everything is in `agenda`, a stack of plain data: its last item names the next step (steps.py).

Lists that are not `copied` are shared between copies of the state: they are replaced by new ones, never changed. The
pieces are copied late: whoever changes them takes them by `own_pieces`.
"""

from __future__ import annotations

from typing import Final

from tablero.core.declare import declared, field
from tablero.core.state import AgendaState

from .board import EVENTS, INVENTORY, KINDS, SHIPMENTS, SPACES

# what the 1st Eligible executed (AA-2.3.4)
OP_ONLY: Final = 1
OP_AND_ACTIVITY: Final = 2
EVENT: Final = 3

# who controls a space, as recorded in a Propaganda round (AA-6.2)
GOVERNMENT_CONTROL: Final = 1
FARC_CONTROL: Final = 2

SAMPER: Final = 0
PASTRANA: Final = 1
URIBE: Final = 2


@declared
class AndeanState(AgendaState):
    """Everything that matters between two decisions."""

    players: int = field(0)
    seat_of: list[int] = field([-1] * 4)  # the seat that runs each faction; -1: a Non-player
    twin_factions: bool = field(False)  # the no-Non-player option: some seats run two factions (1.5)
    open_next: bool = field(True)  # the next card lies open (2.2)
    eligibility: int = field(0)  # 0 as printed, 1 option A, 2 option B (2.3.1)
    last_propaganda: int = field(4)  # the game ends with this one (2.4.1)
    quick: bool = field(False)  # the quick-play scenario
    seeded: bool = field(False)  # Propaganda cards lie low in their piles (2.1)
    edition: int = field(2)  # of the cards whose texts differ
    negotiation: bool = field(True)  # offers and requests while a faction executes (1.5.1)
    deploying: int = field(-1)  # open deployment: the faction that deploys, -1: none
    support: int = field(0)  # Total Support (1.6.3)
    opposition: int = field(0)  # Total Opposition
    aid: int = field(0)
    president: int = field(0)  # 0 Samper, 1 Pastrana, 2 Uribe
    zones: int = field(0)  # FARC Zones, as bits of spaces
    foreign: int = field(0)  # which of Ecuador and Panamá are in play
    position: int = field(-1)  # index of the current card in the deck
    propaganda: int = field(0)  # Propaganda cards seen
    rounds: int = field(0)  # Propaganda rounds held
    eligible: int = field(15)  # factions, as bits
    slot: int = field(0)  # 0: nobody has executed on this card, 1: one has, 2: two have
    first: int = field(0)  # what the 1st Eligible executed: 0 nothing, OP_ONLY, OP_AND_ACTIVITY, EVENT
    asked: int = field(0)  # factions that passed or executed on this card, as bits
    talks: int = field(0)  # offers and requests made in the running turn (1.5.1)
    executed: int = field(0)  # factions that executed on this card
    stay_eligible: int = field(0)  # by event text (2.3.7)
    bar_next: int = field(0)  # Ineligible through the next card, by event text
    shipped: int = field(0)  # factions that had a shipped operation on this card
    over: bool = field(False)
    winner: int = field(-1)  # the faction that ended the game by 6.1; -1: none
    executing: int = field(-1, since=2, was=("actor",))  # the faction whose turn it is on this card (2.3), -1: none
    actor: int = field(0)  # the faction that acts: that one, or another by its event
    op: int = field(0)  # the running Operation, 0: none
    op_free: bool = field(False)
    op_limited: bool = field(False)
    op_spaces: int = field(0)  # selected spaces, as bits
    op_paid: int = field(0)  # Resources paid for it
    op_bar: int = field(0)  # spaces where it may not go; bits
    op_dest: int = field(-1)  # where a Limited Operation brings its pieces, -1: not yet
    activity: int = field(0)  # the Special Activity used with it, 0: none yet
    activity_open: bool = field(False)  # a Special Activity may go with it
    activity_spaces: int = field(0)  # its spaces, as bits
    swept: bool = field(False)  # a Sweep was made on this card (cards 2 and 3)
    assaulted: bool = field(False)
    civic_space: int = field(-1)  # the one space card 1 opened for Civic Action this round, -1: none
    extra_agitation: int = field(0)  # spaces card 22 opened this round, as bits
    at: list[int] = field([0] * (KINDS * SPACES), late=True)  # pieces: at[kind * SPACES + space]
    available: list[int] = field(INVENTORY, copied=True)  # by supply(kind)
    level: list[int] = field([0] * SPACES, copied=True)  # +2 Active Support … -2 Active Opposition
    terror: list[int] = field([0] * SPACES, copied=True)  # Terror markers; on a LoC 1 is Sabotage
    control: list[int] = field([0] * SPACES)  # as recorded in the Propaganda round (6.2): 0 none, 1 Government, 2 FARC
    resources: list[int] = field([0] * 4, copied=True)
    moved: list[int] = field([], copied=True)  # what moved in the running Operation: by kind and space; empty: none
    groups: list[int] = field([])  # origin * SPACES + destination of the groups that Marched
    holder_space: list[int] = field([-1] * SHIPMENTS)  # of each Shipment, -1: available
    holder: list[int] = field([-1] * SHIPMENTS)  # the faction that owns it
    lasting: list[int] = field([0] * (EVENTS + 1))  # by card number: 0, or the text in force; card 42: 2 + faction
    deck: list[int] = field([])  # top first; what comes after the open cards is hidden
    removed: list[int] = field([])  # set aside unseen (2.1)

    def own_pieces(self) -> list[int]:
        """The pieces, to be changed: until then copies of a state share them."""
        if self.shared:
            self.at = self.at[:]
            self.shared = False
        return self.at

    def seat(self, faction: int) -> int:
        """The seat that decides for a faction (a Non-player's own choices are never asked)."""
        return self.seat_of[faction]

    def is_player(self, faction: int) -> bool:
        return self.seat_of[faction] >= 0
