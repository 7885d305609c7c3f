"""Setting up a game: factions and seats, deck, deployment (AA-1.5, AA-2.1)."""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.game import Options

from . import agenda
from .board import EVENTS, FACTIONS, GOVT, PROPAGANDA, SETUP, piece_kind, space
from .data_types import DeploymentData, QuickPlayData
from .deployment import clear_players
from .pieces import put, set_level, take
from .state import PASTRANA, AndeanState

PILES: Final = 4
PILE: Final = 15
SEEDED_AMONG: Final = 5
QUICK_PILE: Final = 6

TWIN_SEATING: Final = {2: [0, 1, 0, 1], 3: [0, 1, 2, 2], 4: [0, 1, 2, 3]}
CHOOSING_PLAYERS: Final = 3  # how many they are that may take other factions than the first ones


def set_up(players: int, options: Options, dice: Dice) -> AndeanState:
    """A game ready for its first card."""
    s = AndeanState.blank(dice)
    s.players = players
    s.twin_factions = options["two_factions_each"] and players < 4
    s.seat_of = seats_of_factions(players, options["factions"], s.twin_factions)
    s.eligibility = ("printed", "option_a", "option_b").index(options["eligibility"])
    s.open_next = not options["no_reveal"] or s.eligibility > 0  # options A and B need the open card (AA-2.3.1)
    s.quick = options["scenario"] == "quick_play"
    s.edition = int(options["card_edition"])
    s.negotiation = options["negotiation"]
    s.last_propaganda = 2 if s.quick else (3 if options["short"] else 4)
    s.seeded = options["seeded_propaganda"]
    stack_deck(s, s.seeded)
    deploy(s, SETUP["standard"])
    if s.quick:
        quick_play(s, SETUP["quick_play"])
    s.push(agenda.NEXT_CARD)
    if options["open_deployment"]:
        clear_players(s)
        s.push(agenda.DEPLOY, 0)
    return s


def seats_of_factions(players: int, chosen: list[str], twin: bool) -> list[int]:
    """Which seat runs each faction, -1 for a Non-player; `chosen` may be empty for the first ones (AA-1.5, AA-R70)."""
    if chosen and (players != CHOOSING_PLAYERS or twin or FACTIONS[GOVT] not in chosen):
        usual = ", ".join(FACTIONS[:players])
        raise BadSetup(
            f"option 'factions': {', '.join(chosen)} can't be played. Three players without the option "
            f"two_factions_each take govt and any two others; otherwise {players} take {usual} (AA-1.5)",
            "factions",
        )
    if twin:
        return list(TWIN_SEATING[players])
    seated = chosen or list(FACTIONS[:players])
    return [seated.index(id) if id in seated else -1 for id in FACTIONS]


def stack_deck(s: AndeanState, seeded: bool) -> None:
    """Events in piles, a Propaganda card in each (AA-2.1)."""
    cards = list(range(1, EVENTS + 1))
    s.dice.shuffle(cards)
    size = QUICK_PILE if s.quick else PILE
    deck: list[int] = []
    propaganda = PROPAGANDA
    for pile in range(PILES):
        events = cards[pile * size : (pile + 1) * size]
        if not s.quick or pile in (1, 3):
            lowest = len(events) - SEEDED_AMONG if seeded else 0
            events.insert(lowest + s.dice.below(len(events) - lowest + 1), propaganda)
            propaganda += 1
        deck += events
    s.deck = deck
    s.removed = sorted(cards[PILES * size :])


def deploy(s: AndeanState, data: DeploymentData) -> None:
    """The standard deployment."""
    s.aid = data["aid"]
    s.resources = [data["resources"][name] for name in FACTIONS]
    for id in data["active_support"]:
        set_level(s, space(id), 2)
    for id in data["active_opposition"]:
        set_level(s, space(id), -2)
    for id, pieces in data["pieces"].items():
        for kind, n in pieces.items():
            put(s, piece_kind(kind), space(id), n)


def quick_play(s: AndeanState, data: QuickPlayData) -> None:
    """What the quick-play scenario changes."""
    s.aid = data["aid"]
    s.resources = [data["resources"][name] for name in FACTIONS]
    s.president = PASTRANA
    for id, level in data["levels"].items():
        set_level(s, space(id), level)
    for id, pieces in data["remove"].items():
        for kind, n in pieces.items():
            take(s, piece_kind(kind), space(id), n)
    for id, pieces in data["add"].items():
        for kind, n in pieces.items():
            put(s, piece_kind(kind), space(id), n)
    for id in data["farc_zones"]:
        s.zones |= 1 << space(id)
