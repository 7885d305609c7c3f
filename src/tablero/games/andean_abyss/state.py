"""The state of a game of Andean Abyss (AA-0): pieces on the map, tracks, cards, and what is still to do.

Pieces are counts in one flat list, `at[kind * SPACES + space]`; the verbs that change it are in pieces.py. Between two
steps everything is in `agenda`, a stack of plain data: its last item names the next step (steps.py).

Lists that change all the time (`at`, `available`, `level`, `terror`, `resources`, `moved`) are copied with the state.
All others are shared between copies: they are replaced by new ones, never changed in place.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
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

OWN_FIELDS: Final = (
    "players",
    "seat_of",
    "twin_factions",
    "open_next",
    "eligibility",
    "last_propaganda",
    "quick",
    "seeded",
    "edition",
    "negotiation",
    "deploying",
    "support",
    "opposition",
    "aid",
    "president",
    "zones",
    "foreign",
    "position",
    "propaganda",
    "rounds",
    "eligible",
    "slot",
    "first",
    "asked",
    "talks",
    "executed",
    "stay_eligible",
    "bar_next",
    "shipped",
    "over",
    "winner",
    "executing",
    "actor",
    "op",
    "op_free",
    "op_limited",
    "op_spaces",
    "op_paid",
    "op_bar",
    "op_dest",
    "activity",
    "activity_open",
    "activity_spaces",
    "swept",
    "assaulted",
    "civic_space",
    "extra_agitation",
    "at",
    "available",
    "level",
    "terror",
    "control",
    "resources",
    "moved",
    "groups",
    "holder_space",
    "holder",
    "lasting",
    "deck",
    "removed",
)
FIELDS: Final = (*OWN_FIELDS, "agenda")


class AndeanState(AgendaState):
    """Everything that matters between two decisions."""

    __slots__ = OWN_FIELDS

    def __init__(
        self,
        dice: Dice,
        players: int,
        seat_of: list[int],  # the seat that runs each faction; -1: a Non-player
        twin_factions: bool,  # the no-Non-player option: some seats run two factions (1.5)
        open_next: bool,  # the next card lies open (2.2)
        eligibility: int,  # 0 as printed, 1 option A, 2 option B (2.3.1)
        last_propaganda: int,  # the game ends with this one (2.4.1)
        quick: bool,  # the quick-play scenario
        seeded: bool,  # Propaganda cards lie low in their piles (2.1)
        edition: int,  # of the cards whose texts differ
        negotiation: bool,  # offers and requests while a faction executes (1.5.1)
        deploying: int,  # open deployment: the faction that deploys, -1: none
        support: int,  # Total Support (1.6.3)
        opposition: int,  # Total Opposition
        aid: int,
        president: int,  # 0 Samper, 1 Pastrana, 2 Uribe
        zones: int,  # FARC Zones, as bits of spaces
        foreign: int,  # which of Ecuador and Panamá are in play
        position: int,  # index of the current card in the deck
        propaganda: int,  # Propaganda cards seen
        rounds: int,  # Propaganda rounds held
        eligible: int,  # factions, as bits
        slot: int,  # 0: nobody has executed on this card, 1: one has, 2: two have
        first: int,  # what the 1st Eligible executed: 0 nothing, OP_ONLY, OP_AND_ACTIVITY, EVENT
        asked: int,  # factions that passed or executed on this card, as bits
        talks: int,  # offers and requests made in the running turn (1.5.1)
        executed: int,  # factions that executed on this card
        stay_eligible: int,  # by event text (2.3.7)
        bar_next: int,  # Ineligible through the next card, by event text
        shipped: int,  # factions that had a shipped operation on this card
        over: bool,
        winner: int,  # the faction that ended the game by 6.1; -1: none
        executing: int,  # the faction whose turn it is on this card (2.3), -1: none
        actor: int,  # the faction that acts: that one, or another by its event
        op: int,  # the running Operation, 0: none
        op_free: bool,
        op_limited: bool,
        op_spaces: int,  # selected spaces, as bits
        op_paid: int,  # Resources paid for it
        op_bar: int,  # spaces where it may not go; bits
        op_dest: int,  # where a Limited Operation brings its pieces, -1: not yet
        activity: int,  # the Special Activity used with it, 0: none yet
        activity_open: bool,  # a Special Activity may go with it
        activity_spaces: int,  # its spaces, as bits
        swept: bool,  # a Sweep was made on this card (cards 2 and 3)
        assaulted: bool,
        civic_space: int,  # the one space card 1 opened for Civic Action this round, -1: none
        extra_agitation: int,  # spaces card 22 opened this round, as bits
        at: list[int],  # pieces: at[kind * SPACES + space]
        available: list[int],  # by supply(kind)
        level: list[int],  # +2 Active Support … -2 Active Opposition
        terror: list[int],  # Terror markers; on a LoC 1 is Sabotage
        control: list[int],  # as recorded in the Propaganda round (6.2): 0 none, 1 Government, 2 FARC
        resources: list[int],
        moved: list[int],  # pieces that moved in the running Operation: by kind and space; empty: none
        groups: list[int],  # origin * SPACES + destination of the groups that Marched
        holder_space: list[int],  # of each Shipment, -1: available
        holder: list[int],  # the faction that owns it
        lasting: list[int],  # by card number: 0, or the text in force; card 42: 2 + faction
        deck: list[int],  # top first; what comes after the open cards is hidden
        removed: list[int],  # set aside unseen (2.1)
        agenda: list[list[int]],  # what is still to do, the next thing last
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.seat_of = seat_of
        self.twin_factions = twin_factions
        self.open_next = open_next
        self.eligibility = eligibility
        self.last_propaganda = last_propaganda
        self.quick = quick
        self.seeded = seeded
        self.edition = edition
        self.negotiation = negotiation
        self.deploying = deploying
        self.support = support
        self.opposition = opposition
        self.aid = aid
        self.president = president
        self.zones = zones
        self.foreign = foreign
        self.position = position
        self.propaganda = propaganda
        self.rounds = rounds
        self.eligible = eligible
        self.slot = slot
        self.first = first
        self.asked = asked
        self.talks = talks
        self.executed = executed
        self.stay_eligible = stay_eligible
        self.bar_next = bar_next
        self.shipped = shipped
        self.over = over
        self.winner = winner
        self.executing = executing
        self.actor = actor
        self.op = op
        self.op_free = op_free
        self.op_limited = op_limited
        self.op_spaces = op_spaces
        self.op_paid = op_paid
        self.op_bar = op_bar
        self.op_dest = op_dest
        self.activity = activity
        self.activity_open = activity_open
        self.activity_spaces = activity_spaces
        self.swept = swept
        self.assaulted = assaulted
        self.civic_space = civic_space
        self.extra_agitation = extra_agitation
        self.at = at
        self.available = available
        self.level = level
        self.terror = terror
        self.control = control
        self.resources = resources
        self.moved = moved
        self.groups = groups
        self.holder_space = holder_space
        self.holder = holder
        self.lasting = lasting
        self.deck = deck
        self.removed = removed
        self.agenda = agenda

    def copy(self) -> AndeanState:
        return AndeanState(
            self.dice.copy(),
            self.players,
            self.seat_of,
            self.twin_factions,
            self.open_next,
            self.eligibility,
            self.last_propaganda,
            self.quick,
            self.seeded,
            self.edition,
            self.negotiation,
            self.deploying,
            self.support,
            self.opposition,
            self.aid,
            self.president,
            self.zones,
            self.foreign,
            self.position,
            self.propaganda,
            self.rounds,
            self.eligible,
            self.slot,
            self.first,
            self.asked,
            self.talks,
            self.executed,
            self.stay_eligible,
            self.bar_next,
            self.shipped,
            self.over,
            self.winner,
            self.executing,
            self.actor,
            self.op,
            self.op_free,
            self.op_limited,
            self.op_spaces,
            self.op_paid,
            self.op_bar,
            self.op_dest,
            self.activity,
            self.activity_open,
            self.activity_spaces,
            self.swept,
            self.assaulted,
            self.civic_space,
            self.extra_agitation,
            self.at[:],
            self.available[:],
            self.level[:],
            self.terror[:],
            self.control,
            self.resources[:],
            self.moved[:],
            self.groups,
            self.holder_space,
            self.holder,
            self.lasting,
            self.deck,
            self.removed,
            self.agenda,
        )

    def seat(self, faction: int) -> int:
        """The seat that decides for a faction (a Non-player's own choices are never asked)."""
        return self.seat_of[faction]

    def is_player(self, faction: int) -> bool:
        return self.seat_of[faction] >= 0


def blank_state(dice: Dice, players: int) -> AndeanState:
    """A state with nothing on the map."""
    return AndeanState(
        dice,
        players=players,
        seat_of=[-1] * 4,
        twin_factions=False,
        open_next=True,
        eligibility=0,
        last_propaganda=4,
        quick=False,
        seeded=False,
        edition=2,
        negotiation=True,
        deploying=-1,
        support=0,
        opposition=0,
        aid=0,
        president=0,
        zones=0,
        foreign=0,
        position=-1,
        propaganda=0,
        rounds=0,
        eligible=15,
        slot=0,
        first=0,
        asked=0,
        talks=0,
        executed=0,
        stay_eligible=0,
        bar_next=0,
        shipped=0,
        over=False,
        winner=-1,
        executing=-1,
        actor=0,
        op=0,
        op_free=False,
        op_limited=False,
        op_spaces=0,
        op_paid=0,
        op_bar=0,
        op_dest=-1,
        activity=0,
        activity_open=False,
        activity_spaces=0,
        swept=False,
        assaulted=False,
        civic_space=-1,
        extra_agitation=0,
        at=[0] * (KINDS * SPACES),
        available=INVENTORY[:],
        level=[0] * SPACES,
        terror=[0] * SPACES,
        control=[0] * SPACES,
        resources=[0] * 4,
        moved=[],
        groups=[],
        holder_space=[-1] * SHIPMENTS,
        holder=[-1] * SHIPMENTS,
        lasting=[0] * (EVENTS + 1),
        deck=[],
        removed=[],
        agenda=[],
    )
