"""What must hold at every decision: every card in one place, control true, tracks in range (TS-1)."""

from __future__ import annotations

from tablero.core.errors import require

from . import agenda
from .board import COUNTRIES, LAST_BOX, LAST_CARD, STABILITY, US, USSR
from .cards import SHUTTLE_DIPLOMACY
from .influence import control_of
from .state import TwilightState
from .turns import cards_so_far


def check(s: TwilightState) -> None:
    check_board(s)
    check_cards(s)


def check_board(s: TwilightState) -> None:
    """Influence, control and tracks, here and in SoloPlay."""
    require(min(s.influence) >= 0, "a country holds negative influence")
    for c in range(COUNTRIES):
        holder = control_of(s.influence[c], s.influence[COUNTRIES + c], STABILITY[c])
        require(s.holder[c] == holder, f"control of country {c} is not kept")
    require(1 <= s.defcon <= 5 and (s.over or s.defcon > 1), f"DEFCON {s.defcon}", "defcon", n=s.defcon)
    for side in (USSR, US):
        require(0 <= s.milops[side] <= 5, f"military operations {s.milops}", "milops", n=5)
        require(0 <= s.space[side] <= LAST_BOX, f"Space Race {s.space}", "space", n=LAST_BOX)
    require(0 <= s.round <= 9 and 1 <= s.turn <= 11, f"turn {s.turn}, round {s.round}")


def check_cards(s: TwilightState) -> None:
    """Every card of the wars so far is in exactly one place."""
    if s.agenda and s.agenda[-1][0] == agenda.NEW_TURN:  # the new cards of the turn have not come yet
        return
    expected = cards_so_far(s)
    found = s.hands[USSR] + s.hands[US] + s.deck + s.discards + s.removed + [card for card in s.headlines if card]
    found = found + [n for n in range(1, LAST_CARD + 1) if s.limbo >> n & 1]
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        found = [*found, SHUTTLE_DIPLOMACY]
    require(sorted(found) == expected, f"a card is missing or doubled: {sorted(set(found) ^ set(expected))}", "cards")
    for side in (USSR, US):
        require(s.hands[side] == sorted(s.hands[side]), "a hand is out of order", "hand-order")
        known = [card for card in s.hands[side] if s.known[side] >> card & 1]
        require(bin(s.known[side]).count("1") == len(known), "a known card is not in the hand", "known")
