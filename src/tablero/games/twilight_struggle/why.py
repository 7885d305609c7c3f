"""Why a country or card is not offered: the conditions of the rules, each with the reason that it gives when it fails.

Each function answers for one kind of options, None if nothing speaks against it; the scripts pass them with their
questions (`Ask.why`), and a test compares them with what is offered. Not here: targets of coups and realignments
(targets.py), and what Operations can still pay for (operations.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from tablero.core.remark import Remark

from .board import (
    CARD,
    CIVIL_WAR,
    IS_SCORING,
    NEUTRAL,
    REGION,
    REGION_ACTION,
    SIDE,
    STABILITY,
    US,
    USSR,
)
from .cards import CHINA, MISSILE_ENVY, UN_INTERVENTION
from .influence import controls, influence_of
from .state import TwilightState

# -- countries ---------------------------------------------------------------------------------------------------


def out_of_reach(s: TwilightState, side: int, reach: Sequence[int], place: int) -> Remark | None:
    """Own influence there or next to it, or the own superpower next to it (TS-6.1.2), unless closed (TS-6.1.5)."""
    if place in reach:
        return None
    if place == CIVIL_WAR:
        return Remark("why-civil-war", "TS-12.1")
    if side == USSR and REGION[place] == s.chernobyl:
        return Remark("why-chernobyl", "TS-6.1.5", region=REGION_ACTION + s.chernobyl)
    return Remark("why-out-of-reach", "TS-6.1.2", place=place)


def too_dear(s: TwilightState, side: int, place: int, left: int) -> Remark:
    """A point costs 2 where the enemy controls; what is left does not pay for it (TS-6.1.1, TS-5.4)."""
    if left > 0 and controls(s, 1 - side, place):
        return Remark("why-too-dear", "TS-6.1.1", place=place, ops=left, whose=1 - side)
    return Remark("why-bonus-elsewhere", "TS-5.4", place=place)


def not_in_area(card: int, among: Sequence[int], place: int) -> Remark | None:
    """One of the countries that an event is about."""
    return None if place in among else Remark("why-not-on-card", f"TS-card-{card}", card=CARD + card, place=place)


def without_influence(s: TwilightState, side: int, rule: str, place: int) -> Remark | None:
    """Influence of `side` is there; what is in the Chinese Civil War stays there."""
    if place == CIVIL_WAR:
        return Remark("why-civil-war", "TS-12.1")
    return None if influence_of(s, side, place) else Remark("why-no-influence", rule, place=place, whose=side)


def controlled_by(s: TwilightState, side: int, card: int, place: int) -> Remark | None:
    """`side` does not control it."""
    return Remark("why-controlled", f"TS-card-{card}", place=place, whose=side) if controls(s, side, place) else None


def controlled(s: TwilightState, card: int, place: int) -> Remark | None:
    """Nobody controls it."""
    return controlled_by(s, US, card, place) or controlled_by(s, USSR, card, place)


def not_behind(s: TwilightState, card: int, place: int) -> Remark | None:
    """The USSR has more influence there than the US."""
    if influence_of(s, USSR, place) > influence_of(s, US, place):
        return None
    return Remark("why-not-behind", f"TS-card-{card}", place=place)


def not_in_setup(side: int, area: Sequence[int], rule: str, place: int) -> Remark | None:
    """The own half of Europe (TS-2.3, TS-2.4)."""
    return None if place in area else Remark("why-not-in-setup", rule, place=place, half=side)


def too_stable(card: int, most: int, place: int) -> Remark | None:
    """Its stability is at most so high; the Chinese Civil War is no country for events."""
    if place == CIVIL_WAR:
        return Remark("why-civil-war", "TS-12.1")
    if STABILITY[place] <= most:
        return None
    return Remark("why-too-stable", f"TS-card-{card}", place=place, n=STABILITY[place])


def has_influence(s: TwilightState, card: int, place: int) -> Remark | None:
    """Nobody has influence there."""
    taken = influence_of(s, US, place) or influence_of(s, USSR, place)
    return Remark("why-has-influence", f"TS-card-{card}", place=place) if taken else None


# -- cards -------------------------------------------------------------------------------------------------------


def not_held(s: TwilightState, side: int, action: int) -> Remark | None:
    """A card of the hand of `side`; the China Card is none."""
    if action - CARD in s.hands[side]:
        return None
    if action == CARD + CHINA and s.china == side:
        return Remark("why-china-apart", "TS-card-6")
    return Remark("why-not-held", "TS-5.1", card=action, whose=side)


def not_playable(s: TwilightState, side: int, playable: list[int], must: bool, action: int) -> Remark | None:
    """A card that may be played in an action round (TS-5.1, TS-7.9, TS-10.7); `must`: scoring cards are due."""
    card = action - CARD
    if card in playable:
        return None
    if card != CHINA or s.china != side:
        reason = not_held(s, side, action)
        if reason is not None:
            return reason
    elif not s.china_up:
        return Remark("why-china-down", "TS-9.2")
    if must:
        return Remark("why-scoring-due", "TS-10.7")
    return Remark("why-envy", "TS-7.9", card=CARD + MISSILE_ENVY)


def no_headline(s: TwilightState, side: int, action: int) -> Remark | None:
    """What may be a headline (TS-4.1)."""
    card = action - CARD
    if card in (CHINA, UN_INTERVENTION) or (card == MISSILE_ENVY and s.envy == side):
        return Remark("why-no-headline", "TS-4.1", card=action)
    return not_held(s, side, action)


def not_worth(s: TwilightState, side: int, action: int, value: int, needed: int, rule: str) -> Remark | None:
    """A card of the hand that is no scoring card and is worth so many Operations."""
    reason = not_held(s, side, action)
    if reason is None and IS_SCORING[action - CARD]:
        reason = Remark("why-is-scoring", rule, card=action)
    if reason is None and value < needed:
        reason = Remark("why-too-few-ops", rule, card=action, ops=value, n=needed)
    return reason


def no_partner(s: TwilightState, side: int, action: int) -> Remark | None:
    """UN Intervention goes with a card of the hand that has the enemy's event."""
    reason = not_held(s, side, action)
    if reason is None and SIDE[action - CARD] in (side, NEUTRAL):
        reason = Remark("why-no-enemy-event", "TS-card-32", card=action)
    return reason


def not_discarded(s: TwilightState, rule: str, action: int) -> Remark | None:
    """A card among the discards, but no scoring card."""
    card = action - CARD
    if card not in s.discards:
        return Remark("why-not-discarded", rule, card=action)
    return Remark("why-is-scoring", rule, card=action) if IS_SCORING[card] else None


def not_the_best(s: TwilightState, side: int, action: int) -> Remark | None:
    """Missile Envy takes a card of the highest value in hand."""
    return not_held(s, side, action) or Remark("why-not-the-best", "TS-card-49", card=action)


def not_for_trap(s: TwilightState, side: int, choices: list[int], value: int, action: int) -> Remark | None:
    """What a trapped side may discard or play (TS-7.8.1 to TS-7.8.3)."""
    if action in choices:
        return None
    reason = not_held(s, side, action)
    if reason is not None:
        return reason
    if choices[0] > CARD and IS_SCORING[choices[0] - CARD]:
        return Remark("why-scoring-due", "TS-7.8.1")
    if choices == [CARD + MISSILE_ENVY] and s.envy == side:
        return Remark("why-envy", "TS-7.9", card=CARD + MISSILE_ENVY)
    return not_worth(s, side, action, value, 2, "TS-7.8.2")


def not_looked_at(s: TwilightState, rule: str, action: int) -> Remark | None:
    """One of the cards on top of the draw pile that were just looked at."""
    return None if action - CARD in s.deck[len(s.deck) - s.peeked :] else Remark("why-not-peeked", rule, card=action)
