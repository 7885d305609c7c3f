"""How likely a side loses the game at once, for bots: nuclear war in its own round (TS-8.3), now or later this turn.

What can happen is in perils.py; here is how likely it is taken to be. Every judgement of a position uses it, the first
one (first_judgement.py) as well. The numbers are a judgement, not rules.
"""

from __future__ import annotations

from typing import Final

from . import agenda
from .cards import FIVE_YEAR_PLAN, GRAIN_SALES, MISSILE_ENVY, OLYMPIC_GAMES, STAR_WARS, SUMMIT
from .operations import TO_COUP
from .perils import BRINK, LETS_COUP, can_be_fatal, can_start_war, fatal_cards, forced, is_prey, is_weapon
from .state import TwilightState

# How likely the game is lost: by an event that the enemy can make fatal, by a Summit, by chance, and, by DEFCON level,
# if a fatal card will have to be played this turn; THIN if only one way around it is left.
IN_PROGRESS: Final[tuple[int, ...]] = (OLYMPIC_GAMES, SUMMIT, STAR_WARS, *LETS_COUP)  # the enemy decides
CERTAIN: Final = 0.97
BY_SUMMIT: Final = 0.4
BY_CHANCE: Final = 0.15
FORCED: Final[tuple[float, ...]] = (1.0, 1.0, 0.85, 0.4, 0.12, 0.05)
THIN: Final = 0.02


def mortal_danger(s: TwilightState, seat: int) -> float:
    """How likely `seat` has lost by a rule that ends the game at once: nuclear war in its own round (TS-8.3)."""
    return max(round_danger(s, seat), hand_danger(s, seat))


def round_danger(s: TwilightState, seat: int) -> float:
    """The danger of what is still to happen in the own round or headline."""
    if s.phasing != seat:
        return 0.0
    danger = 0.0
    for item in s.agenda:
        step = item[0]
        if step == agenda.EVENT:
            _, card, player = item
            danger = max(danger, event_danger(s, seat, card, player))
        elif step == agenda.PLAY:
            _, _, card = item
            danger = max(danger, CERTAIN if is_prey(s, card, s.defcon) else 0.0)
        elif step == agenda.OPERATIONS and s.defcon == BRINK:
            side, uses, area = item[1], item[4], item[5]
            if side != seat and uses & TO_COUP and can_start_war(s, side, area):
                danger = max(danger, CERTAIN)
    for card in IN_PROGRESS:
        if s.occurred >> card & 1:
            danger = max(danger, event_danger(s, seat, card, seat))
    return danger


def event_danger(s: TwilightState, seat: int, card: int, player: int) -> float:
    """The danger of an event that is still to come, or going on, in a round of `seat`."""
    if player != seat:
        return CERTAIN if is_weapon(s, card, s.defcon) else 0.0
    if not can_be_fatal(s, seat, card, s.defcon):
        return 0.0
    if card == SUMMIT:
        return BY_SUMMIT
    by_chance = card in (FIVE_YEAR_PLAN, MISSILE_ENVY) or (card == GRAIN_SALES and s.defcon > BRINK)
    return BY_CHANCE if by_chance else CERTAIN


def hand_danger(s: TwilightState, seat: int) -> float:
    """The danger of having to play a fatal card before the turn is over."""
    fatal = fatal_cards(s, seat)
    if not fatal:
        return 0.0
    rounds = forced(s, seat, fatal)
    if rounds > 0:
        return FORCED[s.defcon]
    return THIN if rounds == 0 and s.defcon <= BRINK + 1 else 0.0
