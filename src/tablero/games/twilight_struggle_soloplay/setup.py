"""Setting up: influence by dice, the scoring pile, the draw pile, the level (SP-1)."""

from __future__ import annotations

from tablero.core.dice import Dice
from tablero.core.game import Options

from ..twilight_struggle.board import ALL_COUNTRIES, DATA, EARLY, SIDES, US, USSR, deck_of
from ..twilight_struggle.chance import roll, shuffled
from ..twilight_struggle.influence import add, set_influence
from . import agenda
from .board import SETUP, extra_influence
from .regions import new_pile
from .state import SoloState


def set_up(options: Options, dice: Dice) -> SoloState:
    """A state before the first turn; the dice for the extra influence are its first step."""
    s = SoloState.blank(dice)
    s.person = SIDES.index(options["side"])
    s.optional_cards = options["optional_cards"]
    s.handicap = SETUP["level"][options["level"]]
    s.vp = s.handicap if s.ai == US else -s.handicap  # (SP-1.7)
    for n in ALL_COUNTRIES:  # (SP-1.5)
        set_influence(s, USSR, n, DATA[n].get("ussr", 0))
        set_influence(s, US, n, DATA[n].get("us", 0))
    s.china = USSR  # (SP-1.2)
    s.pile = new_pile()  # (SP-1.3)
    s.deck = shuffled(s, starting_deck(s.optional_cards))
    s.push(agenda.START_TURN)
    s.push(agenda.DICE)
    return s


def starting_deck(optional: bool) -> list[int]:
    """The Early War without its scoring cards (SP-1.4)."""
    return without_scoring(deck_of(EARLY, optional))


def without_scoring(cards: list[int]) -> list[int]:
    return [card for card in cards if card not in new_pile()]


def roll_for_influence(s: SoloState) -> None:
    """The lower die decides for the USSR, the higher one for the US (SP-1.6)."""
    s.pop()
    dice = sorted([roll(s), roll(s)])
    s.note("setup-dice", "SP-1.6", low=dice[0], high=dice[1])
    for side in (USSR, US):
        for place, count in extra_influence(side, dice[side]).items():
            add(s, side, place, count, "SP-1.6")
