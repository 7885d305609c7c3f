"""What a seat or a spectator may know (NC-4.1, NC-4.2), built as plain data; ids, never numbers of the action table.

Built up from what is public, not cut down from the state: Patrón's place, hand, face-down objectives and face-down
defence tokens are only ever read for his own seat (or for EVERYTHING, when the game has ended). What it
holds is in view_types.py. Dealing anew what a seat can't know is in secrets.py.
"""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.state import EVERYTHING

from . import clues
from .board import ACTIONS, CAPTURED, PLACE_IDS, PLACES, REGION_IDS, TOKEN, listed
from .cards import (
    ACTION_IDS,
    CALI,
    CARD_IDS,
    CELL_NUMBER,
    CELLS_OF,
    FACTION_CARD_IDS,
    FACTION_CARDS,
    FACTION_IDS,
    HUNTER_IDS,
    INCOME,
    OBJECTIVE_IDS,
    PEPES,
    SICARIO_IDS,
    SILVER_IDS,
    SLOT_FAME,
    SLOT_IDS,
    SLOT_RANGE,
    SLOTS,
    SPECIAL_TOKENS,
    TOKEN_VALUE,
    faction_of,
)
from .state import ENDINGS, EXACT, NOBODY, NOTEBOOKS, PATRON, STEP_NAMES, NarcosState
from .view_types import (
    ActionBoard,
    Clue,
    Defence,
    Deployment,
    FactionRow,
    Hand,
    Hunter,
    Location,
    Objectives,
    Patron,
    Seat,
    Sicario,
    Token,
    View,
    Winner,
)

WINNERS: Final[tuple[Winner, ...]] = get_args(Winner)
SEAT_IDS: Final[tuple[Seat, ...]] = get_args(Seat)


def view(s: NarcosState, seat: int) -> View:
    """Everything `seat` may know."""
    mine = seat in (PATRON, EVERYTHING)
    return {
        "players": s.players,
        "seat": seat,
        "phase": "over" if s.is_over() else STEP_NAMES[s.phase],
        "season": s.season,
        "turn": s.turn,
        "season_limit": s.limit,
        "notebook": NOTEBOOKS[s.notebook],
        "winner": WINNERS[s.winner] if s.is_over() else None,
        "ending": ENDINGS[s.ending],
        "patron": patron_view(s, mine),
        "locations": {PLACE_IDS[place]: location_view(s, place) for place in range(PLACES)},
        "hunters": {HUNTER_IDS[hunter]: hunter_view(s, hunter) for hunter in range(len(HUNTER_IDS))},
        "sicarios": [sicario_view(s, slot, mine) for slot in range(SLOTS)],
        "swaps": [[SICARIO_IDS[s.names[slot]] for slot in pair] for pair in s.swaps],
        "hand": hand_view(s, mine),
        "deck": len(s.deck),
        "discards": [CARD_IDS[card] for card in s.discards],
        "just_discarded": [CARD_IDS[card] for card in s.just_discarded],
        "ultimatums": {
            "deck": [id for i, id in enumerate(SILVER_IDS) if s.ultimatums >> i & 1],
            "discards": [id for i, id in enumerate(SILVER_IDS) if not s.ultimatums >> i & 1],
        },
        "objectives": objectives_view(s, mine),
        "special_tokens": [id for i, id in enumerate(SPECIAL_TOKENS) if s.special[i] >= 0],
        "supply": {"tokens": s.tokens_left(), "labs": s.labs_left(), "cubes": s.cubes_left()},
        "deployment": deployment_view(s),
        "factions": {FACTION_IDS[faction]: faction_view(s, faction) for faction in range(len(FACTION_IDS))},
        "actions": actions_view(s),
        "clues": [clue_view(clue) for clue in s.clues],
        "markers": places(s.markers),
        "possible": places(s.possible) if mine or s.notebook == EXACT else None,
    }


def places(mask: int) -> list[str]:
    return [PLACE_IDS[place] for place in listed(mask)]


def place_id(place: int) -> str | None:
    return PLACE_IDS[place] if place >= 0 else None


def patron_view(s: NarcosState, mine: bool) -> Patron:
    """His place is for him alone, until the token shows it (NC-4.1, NC-11.4)."""
    return {
        "place": place_id(s.place) if mine else None,
        "seen_at": place_id(s.seen_at),
        "arrests": s.arrests,
        "fame": s.fame,
        "money": s.money,
        "income": s.income,
        "income_value": INCOME[s.income],
    }


def location_view(s: NarcosState, place: int) -> Location:
    token: Token | None = None
    if s.influence >> place & 1:
        token = "influence"
    elif s.roadblocks >> place & 1:
        token = "roadblock"
    elif s.labs >> place & 1:
        token = "lab"
    hunter, slot = s.hunter_on(place), s.slot_at(place)
    return {
        "token": token,
        "cube": bool(s.lab_cubes >> place & 1),
        "party": bool(s.parties >> place & 1),
        "hunter": HUNTER_IDS[hunter] if hunter >= 0 else None,
        "sicario": SICARIO_IDS[s.names[slot]] if slot >= 0 else None,
        "marker": bool(s.markers >> place & 1),
    }


def hunter_view(s: NarcosState, hunter: int) -> Hunter:
    return {
        "faction": FACTION_IDS[faction_of(hunter)],
        "place": place_id(s.hunter_at[hunter]),
        "acted": bool(s.acted >> hunter & 1),
        "deactivated": bool(s.down >> hunter & 1),
        "blocked": bool(s.blocked >> hunter & 1),
        "active": s.hunter == hunter,
    }


def sicario_view(s: NarcosState, slot: int, mine: bool) -> Sicario:
    card = s.season_cells[slot]
    return {
        "slot": SLOT_IDS[slot],
        "sicario": SICARIO_IDS[s.names[slot]],
        "range": SLOT_RANGE[slot],
        "fame": SLOT_FAME[slot],
        "place": place_id(s.sicario_at[slot]),
        "captured": s.sicario_at[slot] == CAPTURED,
        "cube": bool(s.carrying >> slot & 1),
        "defence": defence_view(s, slot, mine),
        "season_end": CARD_IDS[card] if card >= 0 else None,
    }


def defence_view(s: NarcosState, slot: int, mine: bool) -> Defence | None:
    """A token: what it is only to Patrón, or when it lies open (NC-9.5)."""
    if s.defence[slot] < 0:
        return None
    is_open = bool(s.opened >> slot & 1)
    if not is_open and not mine:
        return {"open": False, "token": None, "value": None}
    token = s.defence[slot]
    return {"open": is_open, "token": ACTIONS[TOKEN + token], "value": TOKEN_VALUE[token]}


def hand_view(s: NarcosState, mine: bool) -> Hand:
    """His hand: its size to all, with the cards he had to show (NC-6.17)."""
    return {
        "count": len(s.hand),
        "known": [CARD_IDS[card] for card in s.hand if s.known >> card & 1],
        "cards": [CARD_IDS[card] for card in s.hand] if mine else None,
    }


def objectives_view(s: NarcosState, mine: bool) -> Objectives:
    return {
        "slots": [
            {"count": len(slot), "cards": [OBJECTIVE_IDS[card] for card in slot] if mine else None}
            for slot in s.objective_slots
        ],
        "deck": len(s.objective_deck),
        "drawn": len(s.drawn),
        "drawn_cards": [OBJECTIVE_IDS[card] for card in s.drawn] if mine else None,
        "in_force": [{"id": OBJECTIVE_IDS[card], "counter": s.counters[card]} for card in s.in_force],
        "completed": [OBJECTIVE_IDS[card] for card in s.completed],
        "party": {"map": places(s.parties), "held": s.parties_held},
    }


def deployment_view(s: NarcosState) -> Deployment:
    return {
        "card": CARD_IDS[s.card] if s.card >= 0 else None,
        "sicario": SICARIO_IDS[s.names[s.figure]] if s.figure >= 0 else None,
        "placed": s.placed,
        "actions_left": s.actions_left,
    }


def faction_view(s: NarcosState, faction: int) -> FactionRow:
    shown: FactionRow = {
        "seat": SEAT_IDS[s.leader[faction]] if s.leader[faction] != NOBODY else None,
        "done": bool(s.factions_done >> faction & 1),
        "active": s.faction == faction,
        "cards": [
            FACTION_CARD_IDS[i]
            for i, card in enumerate(FACTION_CARDS)
            if card.faction == faction and s.faction_cards >> i & 1
        ],
        "hunters": [HUNTER_IDS[2 * faction], HUNTER_IDS[2 * faction + 1]],
    }
    if faction == PEPES:
        shown["money"] = s.pepes_money
    if faction == CALI:
        shown["cubes"] = s.cali_cubes
    return shown


def actions_view(s: NarcosState) -> ActionBoard:
    """The action dashboard."""
    return {
        "deck": len(s.action_deck),
        "available": s.available[:],
        "discards": s.action_discards[:],
        "cells": {
            id: [{"takes": CELL_NUMBER[cell], "card": s.cells[cell]} for cell in sorted(CELLS_OF[action])]
            for action, id in enumerate(ACTION_IDS)
        },
    }


def clue_view(clue: list[int]) -> Clue:
    """A clue in words for machines: its kind and what it says."""
    kind = clue[0]
    if kind == clues.DEPLOYED:
        return {"kind": "deployed", "place": PLACE_IDS[clue[1]], "range": clue[2]}
    if kind == clues.DISTANCE_TOLD:
        return {"kind": "distance", "place": PLACE_IDS[clue[1]], "numbers": [clue[2], clue[3]]}
    if kind == clues.TYPE_TOLD:
        return {"kind": "type", "type": "city" if clue[1] else "plantation"}
    if kind == clues.REGION_TOLD:
        return {"kind": "region", "region": REGION_IDS[clue[1]], "there": bool(clue[2])}
    if kind == clues.ESCAPED:
        return {"kind": "escaped", "place": PLACE_IDS[clue[1]], "barred": places(clue[2])}
    if kind == clues.RELOCATED:
        return {"kind": "relocated", "place": PLACE_IDS[clue[1]], "steps": clue[2], "barred": places(clue[3])}
    if kind == clues.NO_DEPLOYMENT:
        return {
            "kind": "no_deployment",
            "free": places(clue[1]),
            "near_hunters": places(clue[2]),
            "figures": [{"range": clue[i], "next_to_hunter": bool(clue[i + 1])} for i in range(3, len(clue), 2)],
        }
    return {"kind": "not_here" if kind == clues.NOT_HERE else "revealed", "place": PLACE_IDS[clue[1]]}
