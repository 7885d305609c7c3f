"""A state in the words of position.py: what lies open, and the hands. `parse` reads it back.

Left out is what nobody can see: the order of face-down cards. It is told as at the start of a step; what a player has
done of a half that is under way shows on the map, but not how much of it is left.
"""

from __future__ import annotations

from .board import (
    ACTIONS,
    CARD_IDS,
    CASTILLO,
    MODIFIERS,
    NOWHERE,
    POWER_VALUES,
    REGION_IDS,
    REGIONS,
    TILE_8,
    VETOES,
)
from .setup import FLAGS
from .state import OVER, PLAYING_POWER, SCORING, STEP_NAMES, ElGrandeState

MODIFIER_IDS = [modifier.id for modifier in MODIFIERS]


def describe(s: ElGrandeState) -> str:
    """The lines of a position."""
    lines = [f"players: {s.players}"]
    flags = [name for name, field in FLAGS.items() if getattr(s, field) and (name != "merged_stacks" or s.players > 2)]
    if flags:
        lines.append("options: " + ", ".join(flags))
    if s.palette != sorted(s.palette):
        lines.append("colours: " + ", ".join(s.colour(c) for c in range(s.colours)))
    lines += [
        f"king: {ACTIONS[s.king]}",
        f"round: {s.space}",
        f"first: {s.colour(s.first)}",
        f"step: {STEP_NAMES[s.phase]}",
        *piece_lines(s),
        *power_lines(s),
        *card_lines(s),
    ]
    return "\n".join(lines) + "\n"


def piece_lines(s: ElGrandeState) -> list[str]:
    """Map, courts and scores; the provinces have the rest."""
    lines = []
    for board in (*REGIONS, CASTILLO):
        pieces = [f"{s.count(board, c)} {s.colour(c)}" for c in range(s.colours) if s.count(board, c)]
        pieces += [f"{s.colour(c)} grande" for c in range(s.players) if s.grande[c] == board]
        pieces += [ACTIONS[TILE_8 + t] for t in range(len(s.tiles)) if s.tiles[t] == board]
        if pieces:
            lines.append(f"{ACTIONS[board]}: {', '.join(pieces)}")
    lines.append("court: " + ", ".join(f"{s.court(c)} {s.colour(c)}" for c in range(s.players)))
    lines.append("score: " + ", ".join(f"{s.score[c]} {s.colour(c)}" for c in range(s.players)))
    return lines


def power_lines(s: ElGrandeState) -> list[str]:
    """Power cards and modifiers, played and in hand."""
    lines = []
    if s.order:
        lines.append("powers: " + ", ".join(f"{s.power[c]} {s.colour(c)}" for c in s.order))
        if s.phase not in (PLAYING_POWER, SCORING, OVER):
            lines.append(f"turn: {s.colour(s.order[s.turn])}")
    played = [f"{MODIFIER_IDS[s.modifier[c]]} {s.colour(c)}" for c in range(s.players) if s.modifier[c] >= 0]
    if played:
        lines.append("played: " + ", ".join(played))
    hands = [f"{s.colour(c)} {values_in(s.hand[c])}" for c in range(s.players)]
    if s.players == 2:
        hands.append(f"{s.colour(2)} {' '.join(map(str, sorted(s.dummy_powers)))}")
    lines.append("hand: " + ", ".join(hands))
    for key, bits in (("modifiers", s.modifiers), ("used", s.shown)):
        held = [f"{s.colour(c)} {modifiers_in(bits[c])}" for c in range(s.players) if bits[c]]
        if held:
            lines.append(f"{key}: " + ", ".join(held))
    return lines


def values_in(hand: int) -> str:
    return " ".join(str(value) for value in POWER_VALUES if hand >> value & 1)


def modifiers_in(bits: int) -> str:
    return " ".join(id for number, id in enumerate(MODIFIER_IDS) if bits >> number & 1)


def card_lines(s: ElGrandeState) -> list[str]:
    """Action cards in front of everybody, and the dummy's region cards."""
    lines = []
    if s.card >= 0:
        lines.append(f"card: {CARD_IDS[s.card]}")
        halves = (("placed", s.placed), ("acted", s.acted), ("infiltrating", s.infiltrating))
        lines += [f"{half}: yes" for half, behind in halves if behind]
    lines.append("offer: " + ", ".join(CARD_IDS[card] for card in s.offer))
    if s.discards:
        lines.append("discards: " + ", ".join(CARD_IDS[card] for card in s.discards))
    held = [which for which in range(len(VETOES)) if s.veto_holder[which] != NOWHERE]
    if held:
        kept = [f"{s.colour(s.veto_holder[i])} {s.veto_rounds[i]} {CARD_IDS[VETOES[i]]}" for i in held]
        lines.append("vetoes: " + ", ".join(kept))
    if s.players == 2:
        lines.append("region_cards: " + " ".join(REGION_IDS[r] for r in sorted(s.region_deck)))
    return lines
