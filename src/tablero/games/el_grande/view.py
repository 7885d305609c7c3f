"""What a seat or a spectator may know (EG-24.1, EG-24.2), built as plain data; ids, never numbers of the action table.

Hidden are other hands, face-down stacks, and discs; the castillo's contents are not shown to anyone. Dealing anew
what a seat can't know is in secrets.py. With EVERYTHING, for a finished game, all of it is open.
"""

from __future__ import annotations

from tablero.core.state import EVERYTHING

from .board import ACTIONS, ALL_POWERS, CARD_IDS, CASTILLO, MODIFIERS, NOWHERE, REGION_IDS, REGIONS, TILE_8
from .scoring import board_values, shares
from .state import CHOOSING, HALVES, PLACING, PLAYING_POWER, SPECIAL_ACTION, STEP_NAMES, TAKING, ElGrandeState
from .view_types import Castillo, Colour, Hand, Played, Region, ScoringBoard, View


def view(s: ElGrandeState, seat: int) -> View:
    """Everything `seat` may know."""
    colours = range(s.colours)
    return {
        "players": s.players,
        "colours": [s.colour(c) for c in colours],
        "dummy": s.colour(2) if s.players == 2 else None,
        "seat": seat,
        "phase": STEP_NAMES[s.phase],
        "round": s.space,
        "short": s.short,
        "modules": {"new_regent": s.regent, "power_shift": s.shift, "merged_stacks": s.merged},
        "king": ACTIONS[s.king],
        "first": s.colour(s.first),
        "active": active_colour(s),
        "order": [s.colour(c) for c in s.order],
        "regions": {REGION_IDS[region]: region_view(s, region) for region in REGIONS},
        "castillo": castillo_view(s, seat),
        "tiles_left": [ACTIONS[TILE_8 + t] for t in range(len(s.tiles)) if s.tiles[t] == NOWHERE],
        "court": [s.court(c) for c in colours],
        "province": [s.province(c) for c in colours],
        "score": [s.score[c] for c in range(s.players)],
        "prospects": region_prospects(s),
        "played": [played_view(s, c) for c in colours],
        "hands": [hand_view(s, c, seat) for c in range(s.players)],
        "offer": [CARD_IDS[card] for card in s.offer],
        "card": CARD_IDS[s.card] if s.card >= 0 else None,
        "halves": {"placed": s.placed, "acted": s.acted, "infiltrating": s.infiltrating},
        "stacks": [len(stack) - s.drawn for stack in s.stacks],
        "discards": [CARD_IDS[card] for card in s.discards],
        "vetoes": [
            {"holder": s.colour(s.veto_holder[i]), "rounds": s.veto_rounds[i]} for i in (0, 1) if s.veto_holder[i] >= 0
        ],
        "region_cards_drawn": drawn_regions(s),
    }


def active_colour(s: ElGrandeState) -> Colour | None:
    if s.phase == PLAYING_POWER:
        return s.colour((s.first + s.turn) % s.players)
    if s.phase in (TAKING, CHOOSING, HALVES, PLACING, SPECIAL_ACTION) and s.turn < len(s.order):
        return s.colour(s.order[s.turn])  # after the last turn nobody is active until the round has ended
    return None


def board_view(s: ElGrandeState, board: int) -> ScoringBoard:
    """The scoring board of a region or the castillo, and the grandes there."""
    tile = s.tile_on(board)
    return {
        "values": list(board_values(s, board)[: 3 if s.players > 3 else 2]),
        "tile": None if tile < 0 else ACTIONS[TILE_8 + tile],
        "grandes": [s.colour(c) for c in range(s.players) if s.grande[c] == board],
    }


def region_view(s: ElGrandeState, region: int) -> Region:
    return {**board_view(s, region), "caballeros": [s.count(region, c) for c in range(s.colours)]}


def castillo_view(s: ElGrandeState, seat: int) -> Castillo:
    """The tower: its caballeros are not shown before all is open (EG-24.2)."""
    board = board_view(s, CASTILLO)
    if seat != EVERYTHING:
        return {"values": board["values"], "tile": board["tile"], "grandes": board["grandes"]}
    return {**board, "caballeros": [s.count(CASTILLO, c) for c in range(s.colours)]}


def region_prospects(s: ElGrandeState) -> list[int]:
    """The points each player would get if the nine regions were scored now; the castillo stays closed."""
    scored = [shares(s, region) for region in REGIONS]
    return [sum(points[c] for points in scored) for c in range(s.players)]


def played_view(s: ElGrandeState, colour: int) -> Played | None:
    """The power card in front of a colour this round."""
    if colour not in s.order:
        if s.modifier[colour] < 0 or s.is_dummy(colour):
            return None
        return {"power": None, "modifier": MODIFIERS[s.modifier[colour]].id, "total": None}
    modifier = MODIFIERS[s.modifier[colour]].id if s.modifier[colour] >= 0 else None
    return {"power": s.power[colour], "modifier": modifier, "total": s.total[colour]}


def hand_view(s: ElGrandeState, owner: int, seat: int) -> Hand:
    """A hand: its size to all, and what follows from what all have seen (EG-R58); its cards to its owner."""
    worlds = [s.hand[owner]] if seat == EVERYTHING else s.hand_worlds[owner]
    may_hold, must_hold = 0, ALL_POWERS
    for world in worlds:
        may_hold |= world
        must_hold &= world
    hand: Hand = {
        "power_count": s.hand[owner].bit_count(),
        "modifier_count": s.modifiers[owner].bit_count(),
        "used": numbers(ALL_POWERS & ~may_hold),
        "unsure": numbers(may_hold & ~must_hold),
    }
    if seat in (owner, EVERYTHING):
        hand["powers"] = numbers(s.hand[owner])
        hand["modifiers"] = [MODIFIERS[m].id for m in range(len(MODIFIERS)) if s.modifiers[owner] >> m & 1]
    return hand


def numbers(powers: int) -> list[int]:
    """The power cards of a set, in order."""
    return [value for value in range(1, 14) if powers >> value & 1]


def drawn_regions(s: ElGrandeState) -> list[str]:
    """The dummy's region cards drawn since the last shuffle lie open (EG-19.4)."""
    return [REGION_IDS[r] for r in REGIONS if r not in s.region_deck] if s.players == 2 else []
