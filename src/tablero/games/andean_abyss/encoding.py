"""What everybody knows, as numbers for programs that learn (core/encoding.py).

The deck's hidden part alone is not in it (AA-2.2), so the rows of all seats differ in nothing but the own factions.
"""

from __future__ import annotations

from typing import Final

from tablero.core.encoding import NONE, Encoder, Labels

from .agenda import STEP_NAMES
from .board import (
    ACTIONS,
    CARD,
    CASH,
    DONE,
    EVENTS,
    FACTIONS,
    KIND_IDS,
    PROPAGANDA,
    SHIPMENTS,
    SPACE_IDS,
)
from .pieces import margins
from .secrets import open_cards
from .state import AndeanState

PHASES: Final[Labels] = STEP_NAMES
CARDS: Final[Labels] = (*[CARD[number].id for number in range(1, EVENTS + 1)], "propaganda")
LASTING: Final[Labels] = ("none", *[CARD[number].id for number in range(1, EVENTS + 1)])
VERBS: Final[Labels] = ACTIONS[DONE : CASH + 1]  # Operations and Special Activities are among these
PRESIDENTS: Final[Labels] = ("samper", "pastrana", "uribe")
FIRST_CHOICES: Final[Labels] = ("nothing", "operation", "operation_and_activity", "event")
SHIPMENT_NUMBERS: Final[Labels] = tuple([str(n + 1) for n in range(SHIPMENTS)])
SHIPMENT_AT: Final[Labels] = tuple([f"shipment_{n}_at" for n in SHIPMENT_NUMBERS])
FOREIGN: Final[Labels] = ("ecuador", "panama")
MOST_PIECES: Final = 40
MOST_RESOURCES: Final = 99
ASK_VALUES: Final[Labels] = (
    "card",
    "left",
    "limited",
    "n",
    "piece",
    "place",
    "slot",
    "stage",
    "target",
    "verb",
    "who",
    "whom",
)


def observe(o: Encoder, s: AndeanState, seat: int) -> None:
    """Everything `seat` may know."""
    observe_table(o, s, seat)
    observe_card(o, s)
    observe_map(o, s)
    observe_operation(o, s)


def observe_table(o: Encoder, s: AndeanState, seat: int) -> None:
    seats = s.seat_of
    o.numbers("own", [1 if n == seat else 0 for n in seats], 1, FACTIONS, NONE, "the factions that the seat leads")
    o.numbers("played", [1 if n >= 0 else 0 for n in seats], 1, FACTIONS, NONE, "factions led by players at all")
    o.flag("open_next", s.open_next, "the next card lies open")
    o.number("eligibility", s.eligibility, 0, 2, "how Eligibility goes: as printed, option A, option B")
    o.flag("quick", s.quick, "the quick-play scenario")
    o.flag("seeded", s.seeded, "Propaganda cards lie low in their piles")
    o.number("edition", s.edition, 1, 2, "of the cards whose texts differ")
    o.flag("negotiation", s.negotiation, "offers and requests are allowed")
    o.number("last_propaganda", s.last_propaganda, 0, 4, "the game ends with this Propaganda card")
    o.number("propaganda", s.propaganda, 0, 4, "Propaganda cards seen")
    o.number("deck_left", len(s.deck) - s.position - 1, 0, 80, "cards to come after the current one")
    o.numbers("resources", s.resources, MOST_RESOURCES, FACTIONS, NONE, "Resources")
    o.number("aid", s.aid, 0, 99, "Aid")
    o.number("support", s.support, 0, 130, "Total Support")
    o.number("opposition", s.opposition, 0, 130, "Total Opposition")
    o.levels("margins", margins(s), -100, 100, FACTIONS, "victory margins")
    o.one("president", s.president, PRESIDENTS, "the President")
    o.numbers("available", s.available, MOST_PIECES, KIND_IDS, NONE, "pieces available; Guerrillas are one pile")


def observe_card(o: Encoder, s: AndeanState) -> None:
    deck, seen = s.deck, open_cards(s)
    o.one("phase", s.agenda[-1][0] if s.agenda else -1, PHASES, "what is being carried out")
    o.one("current_card", card_at(deck, s.position, seen), CARDS, "the current card")
    o.one("next_card", card_at(deck, s.position + 1, seen), CARDS, "the next card, if it lies open")
    past = [card - 1 for card in deck[: max(0, s.position)] if card < PROPAGANDA]
    o.some("past_cards", past, CARDS, 0, "events that have come and gone")
    o.bits("eligible", s.eligible, FACTIONS, 0, "Eligible factions")
    o.bits("asked", s.asked, FACTIONS, 0, "those that passed or executed on this card")
    o.bits("executed", s.executed, FACTIONS, 0, "those that executed on this card")
    o.bits("barred", s.bar_next, FACTIONS, 0, "those that will be Ineligible through the next card")
    o.bits("stay_eligible", s.stay_eligible, FACTIONS, 0, "those that stay Eligible by event text")
    o.number("slot", s.slot, 0, 2, "how many factions have executed on this card")
    o.one("first_choice", s.first, FIRST_CHOICES, "what the 1st Eligible executed")
    o.numbers("lasting", s.lasting, 5, LASTING, NONE, "capabilities and momentum: 1 unshaded, 2 and above shaded")


def card_at(deck: list[int], place: int, seen: int) -> int:
    """A card of the deck that was seen, as an index of CARDS; -1: none."""
    return min(deck[place], PROPAGANDA) - 1 if 0 <= place < seen else -1


def observe_map(o: Encoder, s: AndeanState) -> None:
    o.numbers("pieces", s.at, MOST_PIECES, KIND_IDS, SPACE_IDS, "pieces of each kind in each space")
    o.levels("level", s.level, -2, 2, SPACE_IDS, "from Active Opposition (-2) to Active Support (2)")
    o.numbers("terror", s.terror, MOST_PIECES, SPACE_IDS, NONE, "Terror markers; on a LoC 1 is Sabotage")
    o.bits("zones", s.zones, SPACE_IDS, 0, "FARC Zones")
    o.bits("foreign", s.foreign, FOREIGN, 0, "foreign spaces that are in play")
    o.levels("shipment_owner", s.holder, -1, 3, SHIPMENT_NUMBERS, "the faction that owns each Shipment; -1: none")
    for n in range(SHIPMENTS):
        o.one(SHIPMENT_AT[n], s.holder_space[n], SPACE_IDS, "where this Shipment is")


def observe_operation(o: Encoder, s: AndeanState) -> None:
    """The Operation that is being executed."""
    o.one("executing", s.executing, FACTIONS, "the faction whose turn it is on this card")
    o.one("actor", s.actor if s.op else -1, FACTIONS, "the faction that executes the Operation")
    o.one("operation", s.op - DONE if s.op else -1, VERBS, "the Operation")
    o.one("activity", s.activity - DONE if s.activity else -1, VERBS, "the Special Activity used with it")
    o.flag("limited", s.op_limited, "it is a Limited Operation")
    o.flag("free", s.op_free, "it is free")
    o.number("paid", s.op_paid, 0, MOST_RESOURCES, "Resources paid for it")
    o.flag("activity_open", s.activity_open, "a Special Activity may go with it")
    o.bits("operation_spaces", s.op_spaces, SPACE_IDS, 0, "spaces selected for it")
    o.bits("operation_barred", s.op_bar, SPACE_IDS, 0, "spaces where it may not go")
    o.bits("activity_spaces", s.activity_spaces, SPACE_IDS, 0, "spaces of the Special Activity")
    o.rare("moved", s.moved, MOST_PIECES, KIND_IDS, SPACE_IDS, "pieces that moved in it")
