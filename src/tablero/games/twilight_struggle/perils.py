"""How a side loses at once by its own play: nuclear war in its own round or headline (TS-8.3), and the ways out of it.

`can_be_fatal` judges the event of one card, `forced` a whole hand: cards that nobody survives at DEFCON 2 must be sent
into space, kept, played while DEFCON is higher, or go with UN Intervention. Used by the warnings (war_warnings.py,
advice.py) and by the bots' judgement (danger.py), with what the side itself knows. Not here: the rules themselves
(tracks.py).
"""

from __future__ import annotations

from typing import Final

from . import agenda
from .board import BATTLEGROUNDS, COUNTRIES, OPEN_AT, OPS, US, USSR
from .cards import (
    ALDRICH_AMES,
    CIA_CREATED,
    DUCK_AND_COVER,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    HOW_I_LEARNED,
    JUNTA,
    KAL_007,
    LONE_GUNMAN,
    MISSILE_ENVY,
    NUCLEAR_SUBS,
    NUCLEAR_TEST_BAN,
    OLYMPIC_GAMES,
    ORTEGA,
    SALT,
    STAR_WARS,
    SUMMIT,
    TEAR_DOWN_THIS_WALL,
    UN_INTERVENTION,
    WARGAMES,
    WE_WILL_BURY_YOU,
)
from .events.book import can_happen
from .events.late import WARGAMES_PRICE
from .operations import WAY_OUT_COST, WAYS_OUT, can_space, ops_value
from .plays import TRAP_OPS, is_trapped, usual_rounds
from .state import TwilightState
from .targets import ANYWHERE, AREAS, AROUND_NICARAGUA, IN_EUROPE, IN_LATIN_AMERICA
from .tracks import space_plays_allowed

BRINK: Final = 2  # the DEFCON level from which the next fall is the last
LOWERS_DEFCON: Final[tuple[int, ...]] = (DUCK_AND_COVER, WE_WILL_BURY_YOU, KAL_007)
# events that let a side make a coup in the other's round: who, and where
LETS_COUP: Final[dict[int, tuple[int, int]]] = {
    CIA_CREATED: (US, ANYWHERE),
    LONE_GUNMAN: (USSR, ANYWHERE),
    GRAIN_SALES: (US, ANYWHERE),
    ORTEGA: (USSR, AROUND_NICARAGUA),
    TEAR_DOWN_THIS_WALL: (US, IN_EUROPE),
}
# by side, the enemy's events that can be fatal in the own round
SUSPECTS: Final[tuple[tuple[int, ...], ...]] = (
    (DUCK_AND_COVER, FIVE_YEAR_PLAN, CIA_CREATED, GRAIN_SALES, STAR_WARS, KAL_007, TEAR_DOWN_THIS_WALL),
    (WE_WILL_BURY_YOU, LONE_GUNMAN, ORTEGA),
)
# events that bring DEFCON from 2 to 4 or more
RAISERS: Final[tuple[int, ...]] = (NUCLEAR_TEST_BAN, SALT, HOW_I_LEARNED)
# by area, the battlegrounds in which a coup is possible at DEFCON 2; free coups do not heed DEFCON (TS-7.5)
TINDER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(c for c in (OPEN_AT[BRINK] if area == ANYWHERE else AREAS[area]) if c in BATTLEGROUNDS)
    for area in range(len(AREAS))
)


# -- one event ---------------------------------------------------------------------------------------------------


def can_start_war(s: TwilightState, side: int, area: int) -> bool:
    """Whether `side` could make a coup in a battleground at DEFCON 2."""
    if side == US and s.is_lasting(NUCLEAR_SUBS):
        return False
    if s.crisis >> side & 1 and not any(s.influence[side * COUNTRIES + c] >= WAY_OUT_COST for c in WAYS_OUT[side]):
        return False
    base = (1 - side) * COUNTRIES
    influence = s.influence
    return any(influence[base + c] > 0 for c in TINDER[area])


def can_be_fatal(s: TwilightState, seat: int, card: int, level: int) -> bool:
    """Whether the event of `card`, happening in a round of `seat` at this DEFCON level, can end in nuclear war."""
    if card in LOWERS_DEFCON:
        return level <= BRINK
    if card in (OLYMPIC_GAMES, SUMMIT, MISSILE_ENVY):
        return level <= BRINK
    if card == STAR_WARS and seat == USSR:
        return can_happen(s, card, seat) and any(is_weapon(s, c, level) for c in s.discards)
    if card == FIVE_YEAR_PLAN and seat == USSR:
        return any(c in SUSPECTS[USSR] and c != card and can_be_fatal(s, seat, c, level) for c in s.hands[USSR])
    if card == GRAIN_SALES and seat == USSR and any(is_prey(s, c, level) for c in s.hands[USSR] if c != card):
        return True
    if card not in LETS_COUP or level > BRINK:
        return False
    side, area = LETS_COUP[card]
    return side != seat and can_start_war(s, side, area)


def is_prey(s: TwilightState, card: int, level: int) -> bool:
    """Whether the US wins by playing this card of the USSR in its round: with a coup before "We Will Bury You", too."""
    return is_weapon(s, card, level) or (card == WE_WILL_BURY_YOU and level == BRINK + 1)


def is_weapon(s: TwilightState, card: int, level: int) -> bool:
    """Whether the US wins with this event if it happens by its will in a round of the USSR (Star Wars, Grain Sales)."""
    if card == HOW_I_LEARNED:
        return True
    if level > BRINK:
        return False
    if card == JUNTA:
        return can_start_war(s, US, IN_LATIN_AMERICA)
    if card == MISSILE_ENVY:
        return can_start_war(s, US, ANYWHERE)
    if card == WARGAMES:
        return s.vp > WARGAMES_PRICE
    if card in LETS_COUP:
        side, area = LETS_COUP[card]
        return side == US and can_start_war(s, US, area)
    return card in LOWERS_DEFCON or card == SUMMIT


# -- a hand ------------------------------------------------------------------------------------------------------


def fatal_cards(s: TwilightState, seat: int) -> list[int]:
    """Cards of the hand with an event of the enemy that can be fatal at DEFCON 2."""
    suspects = SUSPECTS[seat]
    return [card for card in s.hands[seat] if card in suspects and can_be_fatal(s, seat, card, BRINK)]


def is_choosing(s: TwilightState, seat: int) -> bool:
    """Whether the card of the running round is still to be chosen, or its use."""
    return s.round > 0 and s.phasing == seat and s.step == agenda.ROUND


def rounds_to_play(s: TwilightState, seat: int) -> int:
    """Rounds of this turn in which `seat` still has to play a card; an eighth may be passed (TS-3.5)."""
    if s.round == 0:
        return usual_rounds(s)
    played = seat == USSR if s.phasing != seat else not is_choosing(s, seat)
    return max(0, usual_rounds(s) - s.round + (0 if played else 1))


def forced(s: TwilightState, seat: int, fatal: list[int]) -> int:
    """In how many rounds of this turn `seat` would have to play a fatal card, if the enemy lowers DEFCON each time.

    0 or less: it can do without; the smaller, the more ways it has.
    """
    hand = s.hands[seat]
    level = s.defcon if is_choosing(s, seat) else s.defcon - 1
    chances = max(0, (level - 1) // 2)  # rounds in which DEFCON is still high enough: each play and reply lower it
    able = [card for card in fatal if can_space(s, seat, card, OPS[card])]
    chances += min(len(able), max(0, space_plays_allowed(s, seat) - s.space_plays[seat]))
    chances += len([card for card in hand if card in RAISERS])
    if is_trapped(s, seat) and any(ops_value(s, seat, OPS[card]) >= TRAP_OPS for card in fatal):
        chances += 1  # it can be thrown away
    harmless = len(hand) - len(fatal) + int(s.china == seat and s.china_up) - cards_at_stake(s, seat)
    with_partner = int(UN_INTERVENTION in hand)
    return min(
        rounds_to_play(s, seat) - harmless - min(len(fatal), chances),
        len(fatal) - chances - with_partner,
    )


def cards_at_stake(s: TwilightState, seat: int) -> int:
    """Cards that the hand is about to lose by an event on the agenda: Five Year Plan, Aldrich Ames Remix."""
    taker = ALDRICH_AMES if seat == US else FIVE_YEAR_PLAN
    return len([item for item in s.agenda if item[0] == agenda.EVENT and item[1] == taker])
