"""The course of a turn: deal, headlines, action rounds, end of turn (TS-3, TS-4)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script, together
from tablero.core.state import replaced

from . import agenda, why
from .board import (
    ALL_COUNTRIES,
    CARD,
    CARD_LIST,
    DONE,
    EARLY,
    LAST_TURN,
    LATE,
    LATE_WAR_TURN,
    MID,
    MID_WAR_TURN,
    OPS,
    US,
    USSR,
    country,
    deck_of,
)
from .cards import DEFECTORS, MISSILE_ENVY, NORAD, UN_INTERVENTION
from .chance import shuffled
from .influence import add, controls, holding
from .piles import bit, deal, discard, show_hand, take_from_hand
from .plays import EXTRA_ROUND, NORTH_SEA_OIL_ROUND, flower_power, has_extra_round, scoring_cards, usual_rounds
from .state import BY_HELD_CARD, TwilightState
from .tracks import DISCARD_BOX, SHOWING_BOX, end_game, gain, has_ability, improve

CANADA: Final[int] = country("canada")

# what ends with the turn, as data/cards.toml says, and the extra round of North Sea Oil
TURN_LONG: Final = sum([bit(card.number) for card in CARD_LIST if card.lasting == "turn"]) + bit(NORTH_SEA_OIL_ROUND)


def hand_size(turn: int) -> int:
    return 8 if turn < MID_WAR_TURN else 9


def cards_so_far(s: TwilightState) -> list[int]:
    """The cards of the wars that have begun, by number (TS-3.2); the China Card is not among them."""
    wars = [war for war, first in ((EARLY, 1), (MID, MID_WAR_TURN), (LATE, LATE_WAR_TURN)) if s.turn >= first]
    return sorted([card for war in wars for card in deck_of(war, s.optional_cards)])


def new_turn(s: TwilightState) -> None:
    """DEFCON improves, new cards come in, hands are filled (TS-3.1, TS-3.2)."""
    s.pop()
    s.note("turn", "TS-3.1", turn=s.turn)
    improve(s, 1, "TS-3.1")
    if s.turn in (MID_WAR_TURN, LATE_WAR_TURN):
        war = MID if s.turn == MID_WAR_TURN else LATE
        s.deck = shuffled(s, s.deck + deck_of(war, s.optional_cards))
        s.note("new-cards", "TS-11.2", war=war)
    deal(s, hand_size(s.turn))
    s.push(agenda.HEADLINES)


# -- headlines ---------------------------------------------------------------------------------------------------


def headline_cards(s: TwilightState, side: int) -> list[int]:
    """What may be a headline (TS-4.1)."""
    barred = (UN_INTERVENTION, MISSILE_ENVY if s.envy == side else UN_INTERVENTION)
    return [card for card in s.hands[side] if card not in barred]


def headline_ask(s: TwilightState, side: int) -> Ask:
    return Ask(
        side,
        "headline",
        lambda: [CARD + card for card in headline_cards(s, side)],
        "TS-4.1",
        always=True,
        why=lambda card: why.no_headline(s, side, card),
    )


def choose_headlines(s: TwilightState) -> Script:
    """Both choose in secret, or one after the other with the ability of box 4 (TS-4.1, TS-4.2)."""
    s.pop()
    s.round = 0
    able = [side for side in (USSR, US) if headline_cards(s, side)]
    ahead = [side for side in able if has_ability(s, side, SHOWING_BOX)]
    if ahead and len(able) == 2:
        first = 1 - ahead[0]
        set_headline(s, first, (yield headline_ask(s, first)) - CARD)
        s.shown = 1 << first
        s.note("headline", "TS-4.2", who=first, card=CARD + s.headlines[first])
        s.reveal()
        set_headline(s, ahead[0], (yield headline_ask(s, ahead[0])) - CARD)
        s.note("headline", "TS-4.2", who=ahead[0], card=CARD + s.headlines[ahead[0]])
    else:
        answers = yield from together([headline_ask(s, side) for side in able])
        for i in range(len(able)):
            set_headline(s, able[i], answers[i] - CARD)
        for side in able:
            s.note("headline", "TS-4.1", who=side, card=CARD + s.headlines[side])
    s.shown = 3
    s.push(agenda.NEXT_ROUND)
    for side in reversed(headline_order(s)):
        s.push(agenda.HEADLINE, side)


def set_headline(s: TwilightState, side: int, card: int) -> None:
    take_from_hand(s, side, card)
    s.headlines = replaced(s.headlines, side, card)


def headline_order(s: TwilightState) -> list[int]:
    first = first_headline(s.headlines[USSR], s.headlines[US])
    return [first, 1 - first]


def first_headline(ussr: int, us: int) -> int:
    """Whose headline is first: higher printed Ops, the US on a tie; Defectors of the US before all (TS-4.3, TS-4.4)."""
    return US if us == DEFECTORS or OPS[us] >= OPS[ussr] else USSR


def resolve_headline(s: TwilightState) -> None:
    """One headline happens as an event (TS-4.5); a cancelled one is gone already."""
    _, side = s.pop()
    card = s.headlines[side]
    if not card:
        return
    s.phasing = side
    s.headlines = replaced(s.headlines, side, 0)
    s.limbo |= bit(card)
    flower_power(s, side, card)
    s.push(agenda.DISPOSE, card)
    s.push(agenda.EVENT, card, side)


# -- action rounds -----------------------------------------------------------------------------------------------


def next_round(s: TwilightState) -> None:
    """Whose action round comes next, if any (TS-3.4, TS-3.5)."""
    s.shown = 0
    if s.round == 0:
        s.round, s.phasing = 1, USSR
    elif s.phasing == USSR:
        s.phasing = US
    else:
        s.round, s.phasing = s.round + 1, USSR
    if s.round > usual_rounds(s):
        while s.round <= EXTRA_ROUND and not has_extra_round(s, s.phasing):
            if s.phasing == USSR:
                s.phasing = US
            else:
                s.round, s.phasing = s.round + 1, USSR
        if s.round > EXTRA_ROUND:
            s.pop()
            s.push(agenda.END_OF_TURN)
            return
    s.fell_to_2 = False
    s.note("round", "TS-3.4", who=s.phasing, round=s.round)
    s.push(agenda.ROUND)


def after_round(s: TwilightState) -> Script:
    """NORAD, after everything else of a round (TS-7.12)."""
    s.pop()
    if s.fell_to_2 and s.is_lasting(NORAD) and controls(s, US, CANADA):
        place = yield Ask(
            US,
            "norad",
            lambda: holding(s, US, ALL_COUNTRIES),
            "TS-7.12",
            why=lambda place: why.without_influence(s, US, "TS-7.12", place),
            card=CARD + NORAD,
        )
        add(s, US, place, 1, "TS-7.12")


# -- end of turn -------------------------------------------------------------------------------------------------


def end_of_turn(s: TwilightState) -> Script:
    """Held scoring cards, the discard of box 6 (TS-3.6 a and b)."""
    s.pop()
    guilty = [side for side in (USSR, US) if scoring_cards(s, side)]
    if guilty:
        end_game(s, -1 if len(guilty) == 2 else 1 - guilty[0], BY_HELD_CARD, "TS-10.7")
        return
    s.push(agenda.AFTER_END)
    for side in (USSR, US):
        if has_ability(s, side, DISCARD_BOX) and s.hands[side]:
            yield from discard_held(s, side)


def discard_held(s: TwilightState, side: int) -> Script:
    """The ability of box 6: one held card may go."""
    card = yield Ask(
        side,
        "held",
        lambda: [DONE, *[CARD + c for c in s.hands[side]]],
        "TS-6.4.2",
        always=True,
        why=lambda card: why.not_held(s, side, card),
    )
    if card != DONE:
        discard(s, side, card - CARD, "TS-6.4.2")


def after_end(s: TwilightState) -> None:
    """Military operations, effects that end, the China Card, the next turn (TS-3.6 c to g)."""
    s.pop()
    short = [max(0, s.defcon - s.milops[USSR]), max(0, s.defcon - s.milops[US])]
    for side in (USSR, US):
        if short[side]:
            s.note("short-of-milops", "TS-8.4", who=side, count=short[side])
    net = short[USSR] - short[US]
    gain(s, US if net > 0 else USSR, abs(net), "TS-8.4")
    s.milops = [0, 0]
    s.space_plays = [0, 0]
    s.lasting &= ~TURN_LONG
    s.scared = s.crisis = s.squads = 0
    s.chernobyl = -1
    if s.show_held:
        for side in (USSR, US):
            show_hand(s, side, "TS-12.3")
    s.china_up = True
    s.turn += 1
    s.push(agenda.FINAL_SCORING if s.turn > LAST_TURN else agenda.NEW_TURN)
