"""What everybody may know: the whole table but the hidden part of the deck (AA-2.2). The same for every seat.

With EVERYTHING, for a finished game, the deck is open too.
"""

from __future__ import annotations

from typing import Final

from tablero.core.state import EVERYTHING

from .agenda import SLOT, STEP_NAMES
from .board import (
    ACTIONS,
    AUC,
    CARD,
    CARTELS,
    FACTIONS,
    FARC,
    KIND_IDS,
    KINDS,
    PROPAGANDA,
    SHIPMENTS,
    SPACE_IDS,
    SPACES,
)
from .pieces import bases_on_map, has_farc_control, has_government_control, in_play, is_loc, is_zone, margins
from .secrets import open_cards
from .sequence import next_eligible, order_of_play
from .state import AndeanState
from .view_types import Faction, FirstChoice, Land, Lasting, Loc, Operation, President, View

PRESIDENTS: Final[tuple[President, ...]] = ("samper", "pastrana", "uribe")
FIRST_CHOICES: Final[tuple[FirstChoice, ...]] = ("", "operation", "operation_and_activity", "event")


def view(s: AndeanState, seat: int) -> View:
    """The table as a player or spectator sees it."""
    seen = len(s.deck) if seat == EVERYTHING else open_cards(s)
    current = s.deck[s.position] if 0 <= s.position < len(s.deck) else 0
    following = s.deck[s.position + 1] if s.position + 1 < seen else 0
    return {
        "players": s.players,
        "seat": seat,
        "seats": [FACTIONS[f] if s.seat_of[f] >= 0 else None for f in range(4)],
        "seat_of": dict(zip(FACTIONS, s.seat_of)),
        "phase": STEP_NAMES[s.agenda[-1][0]] if s.agenda else "end",
        "current_card": card_id(current),
        "card_order": [FACTIONS[f] for f in CARD[current].order] if 0 < current < PROPAGANDA else [],
        "next_card": card_id(following),
        "order": [FACTIONS[f] for f in order_of_play(s)] if 0 < current < PROPAGANDA else [],
        "played": deck_ids(s.deck[: max(0, s.position)]),
        "deck_left": max(0, len(s.deck) - s.position - 1),
        "deck": deck_ids(s.deck) if seat == EVERYTHING else None,
        "propaganda": s.propaganda,
        "last_propaganda": s.last_propaganda,
        "acting": acting(s),
        "eligible": names(s.eligible),
        "executed": names(s.executed),
        "asked": names(s.asked),
        "barred": names(s.bar_next),
        "first": FIRST_CHOICES[s.first],
        "operation": operation_view(s),
        "resources": dict(zip(FACTIONS, s.resources)),
        "aid": s.aid,
        "president": PRESIDENTS[s.president],
        "support": s.support,
        "opposition_and_bases": s.opposition + bases_on_map(s, FARC),
        "bases": {"farc": bases_on_map(s, FARC), "auc": bases_on_map(s, AUC), "cartels": bases_on_map(s, CARTELS)},
        "margins": dict(zip(FACTIONS, margins(s))),
        "winner": FACTIONS[s.winner] if s.winner >= 0 else None,
        "available": {KIND_IDS[kind]: s.available[kind] for kind in range(KINDS) if kind <= 2 or kind % 3 != 1},
        "spaces": {SPACE_IDS[n]: space_view(s, n) for n in range(SPACES) if in_play(s, n)},
        "shipments": [
            {"space": SPACE_IDS[s.holder_space[n]], "owner": FACTIONS[s.holder[n]]}
            for n in range(SHIPMENTS)
            if s.holder_space[n] >= 0
        ],
        "lasting": lasting_view(s),
    }


def card_id(card: int) -> str | None:
    return deck_ids([card])[0] if card else None


def deck_ids(cards: list[int]) -> list[str]:
    return ["propaganda" if card >= PROPAGANDA else CARD[card].id for card in cards]


def names(bits: int) -> list[Faction]:
    return [FACTIONS[f] for f in range(4) if bits >> f & 1]


def acting(s: AndeanState) -> Faction | None:
    """The faction whose turn it is."""
    if s.op:
        return FACTIONS[s.actor]
    if s.over or not 0 <= s.position < len(s.deck) or s.deck[s.position] >= PROPAGANDA:
        return None
    in_between = not s.agenda or s.agenda[-1][0] == SLOT
    faction = next_eligible(s) if in_between else s.executing  # that one is in the middle of its event
    return FACTIONS[faction] if faction >= 0 else None


def operation_view(s: AndeanState) -> Operation | None:
    if not s.op:
        return None
    return {
        "faction": FACTIONS[s.actor],
        "operation": ACTIONS[s.op],
        "activity": ACTIONS[s.activity] if s.activity else None,
        "limited": s.op_limited,
        "free": s.op_free,
        "spaces": [SPACE_IDS[n] for n in range(SPACES) if s.op_spaces >> n & 1],
    }


def space_view(s: AndeanState, space: int) -> Land | Loc:
    pieces = {KIND_IDS[k]: s.at[k * SPACES + space] for k in range(KINDS) if s.at[k * SPACES + space]}
    if is_loc(space):
        return {"pieces": pieces, "sabotage": bool(s.terror[space])}
    return {
        "pieces": pieces,
        "level": s.level[space],
        "terror": s.terror[space],
        "control": "govt" if has_government_control(s, space) else "farc" if has_farc_control(s, space) else None,
        "zone": is_zone(s, space),
    }


def lasting_view(s: AndeanState) -> list[Lasting]:
    """Capabilities and momentum in force."""
    found: list[Lasting] = []
    for number in sorted(CARD):
        value = s.lasting[number]
        if value:
            entry: Lasting = {"card": CARD[number].id, "side": "unshaded" if value == 1 else "shaded"}
            if number == 42:
                entry["faction"] = FACTIONS[value - 2]
            found.append(entry)
    return found
