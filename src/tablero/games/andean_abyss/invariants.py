"""What must hold at every decision: pieces conserved, totals true, stacking, tracks in range (AA-1.4 to AA-1.7)."""

from __future__ import annotations

from tablero.core.errors import require

from .board import (
    AUC,
    ECUADOR,
    EVENTS,
    FIRST_LOC,
    INVENTORY,
    KIND_IDS,
    KINDS,
    MARKERS,
    POP,
    SHIPMENTS,
    SPACE_IDS,
    SPACES,
    supply,
)
from .pieces import BASES_IN_A_SPACE, ECUADOR_LIMIT, MOST_AID, MOST_RESOURCES, all_bases, in_play, is_zone, pieces_of
from .state import AndeanState


def check(s: AndeanState) -> None:
    check_pieces(s)
    check_tracks(s)
    check_cards(s)


def check_pieces(s: AndeanState) -> None:
    """Every piece is on the map or available (AUC Guerrillas may be out of the game: card 49)."""
    require(min(s.at) >= 0, "a space holds a negative number of pieces")
    totals = [0] * KINDS
    for kind in range(KINDS):
        totals[supply(kind)] += sum(s.at[kind * SPACES : (kind + 1) * SPACES])
    for kind in range(KINDS):
        there = totals[kind] + s.available[kind]
        require(s.available[kind] >= 0, f"{s.available[kind]} pieces of kind {kind} are available")
        if kind == 3 * AUC:
            require(
                INVENTORY[kind] - 3 <= there <= INVENTORY[kind],
                f"{there} AUC Guerrillas",
                "pieces",
                piece=KIND_IDS[kind],
                n=there,
                most=INVENTORY[kind],
            )
        else:
            require(
                there == INVENTORY[kind],
                f"{there} pieces of kind {kind} instead of {INVENTORY[kind]}",
                "pieces",
                piece=KIND_IDS[kind],
                n=there,
                most=INVENTORY[kind],
            )
    for space in range(SPACES):
        most = BASES_IN_A_SPACE if space < FIRST_LOC else 0
        require(all_bases(s, space) <= most, f"too many Bases in space {space}", "bases", place=SPACE_IDS[space])
        if is_zone(s, space):
            require(
                not pieces_of(s, 0, space),
                f"Government pieces in the FARC Zone {space}",
                "zone",
                place=SPACE_IDS[space],
            )
        if not in_play(s, space):
            require(
                not any(pieces_of(s, f, space) for f in range(4)),
                f"pieces in space {space}, which is not in play",
                "not-in-play",
                place=SPACE_IDS[space],
            )
    require(
        all(pieces_of(s, f, ECUADOR) <= ECUADOR_LIMIT for f in range(4)),
        "too many pieces in Ecuador",
        "ecuador",
        n=ECUADOR_LIMIT,
    )


def check_tracks(s: AndeanState) -> None:
    support = sum([POP[space] * max(0, s.level[space]) for space in range(SPACES)])
    opposition = sum([POP[space] * max(0, -s.level[space]) for space in range(SPACES)])
    require((s.support, s.opposition) == (support, opposition), "the totals of Support and Opposition are wrong")
    require(all(-2 <= level <= 2 for level in s.level), "a level is out of range")
    require(
        all(0 <= n <= MOST_RESOURCES for n in s.resources), f"Resources {s.resources}", "resources", n=MOST_RESOURCES
    )
    require(0 <= s.aid <= MOST_AID, f"Aid {s.aid}", "aid", n=MOST_AID)
    require(min(s.terror) >= 0 and sum(s.terror) <= MARKERS, "Terror and Sabotage markers", "markers", n=MARKERS)
    require(max(s.terror[FIRST_LOC:]) <= 1, "a LoC is Sabotaged twice", "sabotage")


def check_cards(s: AndeanState) -> None:
    events = sorted([card for card in s.deck if card <= EVENTS] + s.removed)
    require(events == list(range(1, EVENTS + 1)), "an event card is missing or doubled", "events")
    for n in range(SHIPMENTS):
        require(
            (s.holder_space[n] < 0) == (s.holder[n] < 0), f"Shipment {n} has a place but no owner", "shipment", n=n + 1
        )
