"""What must hold at every decision: every card in one place, control true, tracks in range (TS-1)."""

from __future__ import annotations

from tablero.core.errors import DeadEnd

from .board import (
    CARD_LIST,
    CHINA,
    COUNTRIES,
    EARLY,
    LAST_BOX,
    LAST_CARD,
    LATE,
    MID,
    SHUTTLE_DIPLOMACY,
    STABILITY,
    US,
    USSR,
)
from .influence import control_of
from .state import TwilightState
from .turns import LATE_WAR_TURN, MID_WAR_TURN


def require(condition: bool, message: str) -> None:
    if not condition:
        raise DeadEnd(f"twilight-struggle: {message}")


def check(s: TwilightState) -> None:
    require(min(s.influence) >= 0, "a country holds negative influence")
    for c in range(COUNTRIES):
        holder = control_of(s.influence[c], s.influence[COUNTRIES + c], STABILITY[c])
        require(s.holder[c] == holder, f"control of country {c} is not kept")
    require(1 <= s.defcon <= 5 and (s.over or s.defcon > 1), f"DEFCON {s.defcon}")
    for side in (USSR, US):
        require(0 <= s.milops[side] <= 5, f"military operations {s.milops}")
        require(0 <= s.space[side] <= LAST_BOX, f"Space Race {s.space}")
    require(0 <= s.round <= 9 and 1 <= s.turn <= 11, f"turn {s.turn}, round {s.round}")
    check_cards(s)


def check_cards(s: TwilightState) -> None:
    """Every card of the wars so far is in exactly one place."""
    last_war = EARLY if s.turn < MID_WAR_TURN else MID if s.turn < LATE_WAR_TURN else LATE
    if s.agenda and s.agenda[-1][0] == 3:  # the new cards of the turn have not come yet
        return
    expected = [
        card.number
        for card in CARD_LIST
        if card.war <= last_war and card.number != CHINA and (s.optional_cards or not card.optional)
    ]
    found = s.hands[USSR] + s.hands[US] + s.deck + s.discards + s.removed + [card for card in s.headlines if card]
    found = found + [n for n in range(1, LAST_CARD + 1) if s.limbo >> n & 1]
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        found = [*found, SHUTTLE_DIPLOMACY]
    require(sorted(found) == expected, f"a card is missing or doubled: {sorted(set(found) ^ set(expected))}")
    for side in (USSR, US):
        require(s.hands[side] == sorted(s.hands[side]), "a hand is out of order")
        known = [card for card in s.hands[side] if s.known[side] >> card & 1]
        require(bin(s.known[side]).count("1") == len(known), "a known card is not in the hand")
