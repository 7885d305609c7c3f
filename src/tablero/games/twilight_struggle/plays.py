"""Action rounds and the ways to play a card (TS-5, TS-7.8 to TS-7.11, TS-13)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import agenda, why
from .board import (
    CARD,
    COUP,
    DONE,
    EVENT,
    EVENT_FIRST,
    INTERVENE,
    IS_SCORING,
    IS_WAR_CARD,
    MID_WAR_TURN,
    OPS,
    PASS,
    PLACE,
    REALIGN,
    SIDE,
    SPACE,
    US,
    USSR,
)
from .cards import (
    ALDRICH_AMES,
    ARAB_ISRAELI_WAR,
    ASK_NOT,
    BEAR_TRAP,
    CAMP_DAVID_ACCORDS,
    CHINA,
    FIVE_YEAR_PLAN,
    FLOWER_POWER,
    FORMOSAN_RESOLUTION,
    GRAIN_SALES,
    MISSILE_ENVY,
    QUAGMIRE,
    U2_INCIDENT,
    UN_INTERVENTION,
    WE_WILL_BURY_YOU,
)
from .chance import roll
from .events.book import can_happen
from .events.verbs import end_effect
from .influence import reachable
from .operations import ANY_USE, USE_BITS, can_space, offer_way_out, ops_value, possible_uses, why_no_use
from .piles import discard, start_play
from .state import TwilightState
from .tracks import EXTRA_ROUND_BOX, gain, has_ability

NORTH_SEA_OIL_ROUND: Final = 111  # bit of `lasting`: the US may take an eighth round this turn
TRAP: Final[tuple[int, ...]] = (BEAR_TRAP, QUAGMIRE)  # by side
# by side, the cards that can take a scoring card out of the own hand
SHEDDING: Final[tuple[tuple[int, ...], ...]] = ((FIVE_YEAR_PLAN, GRAIN_SALES), (ASK_NOT, ALDRICH_AMES))
TRAP_OPS: Final = 2
TRAP_ROLL: Final = 4
EXTRA_ROUND: Final = 8  # nobody has to use it (TS-3.5)


def usual_rounds(s: TwilightState) -> int:
    """Action rounds in this turn (TS-3.4)."""
    return 6 if s.turn < MID_WAR_TURN else 7


def has_extra_round(s: TwilightState, side: int) -> bool:
    """Entitled to an eighth round (TS-3.5)."""
    return has_ability(s, side, EXTRA_ROUND_BOX) or (side == US and bool(s.lasting >> NORTH_SEA_OIL_ROUND & 1))


def rounds_left(s: TwilightState, side: int) -> int:
    """Own action rounds still to come this turn, this one included."""
    last = EXTRA_ROUND if has_extra_round(s, side) else usual_rounds(s)
    return max(1, last - s.round + 1)


def scoring_cards(s: TwilightState, side: int) -> list[int]:
    return [card for card in s.hands[side] if IS_SCORING[card]]


def is_trapped(s: TwilightState, side: int) -> bool:
    return s.is_lasting(TRAP[side])


def action_round(s: TwilightState) -> Script:
    """The phasing player's action round (TS-13)."""
    s.pop()
    side = s.phasing
    s.push(agenda.AFTER_ROUND)
    if s.crisis:
        for threatened in (side, 1 - side):
            yield from offer_way_out(s, threatened, "round")
    if is_trapped(s, side):
        yield from trapped_round(s, side)
        return
    if not playable_cards(s, side):
        commit(s, side, PASS, PASS)
        s.note("no-card", "TS-5.1", who=side)
        return
    answer = yield Ask(
        side,
        "card",
        lambda: [CARD + c if c else PASS for c in playable_cards(s, side)],
        "TS-5.1",
        always=True,
        why=lambda card: why.not_playable(s, side, playable_cards(s, side), must_play_scoring(s, side), card),
    )
    if answer == PASS:
        commit(s, side, PASS, PASS)
        s.note("passes", "TS-5.1", who=side)
        return
    yield from play_card(s, side, answer - CARD)


def playable_cards(s: TwilightState, side: int) -> list[int]:
    """The cards that may be played now; 0 stands for passing."""
    hand = s.hands[side]
    scoring = scoring_cards(s, side)
    if scoring and len(scoring) >= rounds_left(s, side):  # they must be played now (TS-10.7)
        return sorted([*scoring, *[card for card in SHEDDING[side] if card in hand]])
    if s.envy == side:
        return [MISSILE_ENVY]  # (TS-7.9)
    china = s.china == side and s.china_up and len(scoring) < rounds_left(s, side)
    cards = [*hand, CHINA] if china else hand
    if (
        not hand or s.round == EXTRA_ROUND
    ):  # the China Card is never compulsory, nor is the eighth round (TS-5.1, TS-3.5)
        return [*cards, 0] if cards else []
    return cards


# -- a card is played --------------------------------------------------------------------------------------------


def uses_of(s: TwilightState, side: int, card: int, taken: bool) -> list[int]:
    """The ways to play a card (TS-5.2). `taken`: it comes from the enemy's hand (Grain Sales)."""
    if IS_SCORING[card] or (card == ASK_NOT and must_play_scoring(s, side)):
        return [EVENT]
    uses = possible_uses(s, side, card, OPS[card], ANY_USE, 0)
    if card == MISSILE_ENVY and s.envy == side:
        return uses  # (TS-7.9)
    if SIDE[card] == 1 - side:
        if can_happen(s, card, side):
            uses = [EVENT_FIRST, *uses]
        if taken and s.may_intervene() and UN_INTERVENTION in s.hands[side]:
            uses = [*uses, INTERVENE]
    elif card != CHINA and can_happen(s, card, side):
        uses = [EVENT, *uses]
    if card in SHEDDING[side] and must_play_scoring(s, side):
        return uses  # it is played for what it does to the hand
    return [*uses, SPACE] if can_space(s, side, card, OPS[card]) else uses


def menu(ask: Ask) -> list[int]:
    """The ways to play the card that is asked about, at one time or another (TS-5.2)."""
    if ask.kind != "use":
        return []
    card = ask.values["card"] - CARD
    if IS_SCORING[card]:
        return [EVENT]
    events = [] if card == CHINA else [EVENT_FIRST if SIDE[card] == 1 - ask.seat else EVENT]
    return [*events, PLACE, COUP, REALIGN, SPACE]


def no_use(s: TwilightState, side: int, card: int, offered: list[int], use: int) -> Remark | None:
    """What speaks against a way to play a card (TS-5.2)."""
    if use in offered:
        return None
    if must_play_scoring(s, side) and (card == ASK_NOT or (card in SHEDDING[side] and use == SPACE)):
        return Remark("why-scoring-due", "TS-10.7")
    if card == MISSILE_ENVY and s.envy == side and use in (EVENT, EVENT_FIRST):
        return Remark("why-envy", "TS-7.9", card=CARD + card)
    return why_no_use(s, side, card, use)


def must_play_scoring(s: TwilightState, side: int) -> bool:
    return s.round > 0 and len(scoring_cards(s, side)) >= rounds_left(s, side)


def play_card(s: TwilightState, side: int, card: int) -> Script:
    """Choose how a card of the hand is used. Nobody sees it before that: `chosen` is dealt anew with the hand."""
    if IS_SCORING[card]:
        s.reveal()
        carry_out(s, side, card, EVENT)
        return
    s.chosen = card
    use = yield Ask(
        side,
        "use",
        lambda: uses_of(s, side, s.chosen, False),
        "TS-5.2",
        always=True,
        why=lambda use: no_use(s, side, s.chosen, uses_of(s, side, s.chosen, False), use),
        card=CARD + card,
        ops=ops_value(s, side, OPS[card]),
    )
    card = s.chosen
    s.chosen = 0
    carry_out(s, side, card, use)


def carry_out(s: TwilightState, side: int, card: int, use: int) -> None:
    """The card is laid down, and what follows is put on the agenda."""
    commit(s, side, card, use)
    if card == CHINA:
        play_china(s, side, use)
        return
    start_play(s, side, card)
    s.push(agenda.DISPOSE, card)
    s.note("plays", "TS-5.2", who=side, card=CARD + card, use=use)
    put_to_use(s, side, card, use)


def put_to_use(s: TwilightState, side: int, card: int, use: int) -> None:
    if use == EVENT:
        flower_power(s, side, card)
        s.push(agenda.EVENT, card, side)
    elif use == SPACE:
        s.push(agenda.SPACE, side, card)
    else:
        play_for_operations(s, side, card, use)


def taken_card(s: TwilightState) -> Script:
    """The US plays a card of the USSR as one of its own (card 67)."""
    _, side, card = s.pop()
    ops = ops_value(s, side, OPS[card]) if OPS[card] else 0
    use = yield Ask(
        side,
        "use",
        lambda: uses_of(s, side, card, True),
        "TS-card-67",
        always=True,
        why=lambda use: no_use(s, side, card, uses_of(s, side, card, True), use),
        card=CARD + card,
        ops=ops,
    )
    s.push(agenda.DISPOSE, card)
    s.note("plays", "TS-card-67", who=side, card=CARD + card, use=use)
    if use == INTERVENE:
        start_play(s, side, UN_INTERVENTION)
        s.push(agenda.DISPOSE, UN_INTERVENTION)
        use_partner(s, side, card)
    else:
        put_to_use(s, side, card, use)


def play_for_operations(s: TwilightState, side: int, card: int, use: int) -> None:
    """Operations, and the enemy's event before or after them (TS-5.3)."""
    if use == EVENT_FIRST:
        s.push(agenda.OPERATIONS, side, card, OPS[card], ANY_USE, 0, *reachable(s, side))
        s.push(agenda.FLOWER, card, side)
        s.push(agenda.EVENT, card, side)
        return
    flower_power(s, side, card)
    if SIDE[card] == 1 - side:
        s.push(agenda.EVENT, card, side)
    s.push(agenda.OPERATIONS, side, card, OPS[card], USE_BITS[use], 0)


def play_china(s: TwilightState, side: int, use: int) -> None:
    """The China Card: Operations only, then it goes face down to the other side (TS-9)."""
    s.note("plays", "TS-9.1", who=side, card=CARD + CHINA, use=use)
    if side == US:
        end_effect(s, FORMOSAN_RESOLUTION, "TS-card-35")
    s.push(agenda.PASS_CHINA, 1 - side)
    if use == SPACE:
        s.push(agenda.SPACE, side, CHINA)
    else:
        s.push(agenda.OPERATIONS, side, CHINA, OPS[CHINA], USE_BITS[use], 0)


def use_partner(s: TwilightState, side: int, card: int) -> None:
    """A card played with UN Intervention: its Operations without its event (card 32)."""
    answer_intervention(s)
    flower_power(s, side, card)
    s.push(agenda.OPERATIONS, side, card, OPS[card], ANY_USE, 0)


def answer_intervention(s: TwilightState) -> None:
    """The U2 Incident makes UN Intervention dear (card 60)."""
    if s.is_lasting(U2_INCIDENT):
        gain(s, USSR, 1, "TS-card-60")


def commit(s: TwilightState, side: int, card: int, use: int) -> None:
    """The US answers "We Will Bury You" with its next round: only UN Intervention saves it (TS-7.10)."""
    if side == US and s.round > 0 and s.is_lasting(WE_WILL_BURY_YOU):
        s.lasting &= ~(1 << WE_WILL_BURY_YOU)
        if not (card == UN_INTERVENTION and use == EVENT):
            gain(s, USSR, 3, "TS-7.10")


def flower_power(s: TwilightState, side: int, card: int) -> None:
    """2 VP for the USSR when the US uses a war card (TS-7.11)."""
    if side == US and IS_WAR_CARD[card] and s.is_lasting(FLOWER_POWER):
        if card != ARAB_ISRAELI_WAR or not s.is_lasting(CAMP_DAVID_ACCORDS):
            gain(s, USSR, 2, "TS-7.11")


# -- traps -------------------------------------------------------------------------------------------------------


def trap_choices(s: TwilightState, side: int) -> list[int]:
    """What a trapped side may do (TS-7.8.1 to TS-7.8.3)."""
    scoring = scoring_cards(s, side)
    good = [c for c in s.hands[side] if not IS_SCORING[c] and ops_value(s, side, OPS[c]) >= TRAP_OPS]
    if scoring and (len(scoring) >= rounds_left(s, side) or not good):
        return [CARD + c for c in scoring]
    if s.envy == side and MISSILE_ENVY in good:
        return [CARD + MISSILE_ENVY]
    return [CARD + c for c in good] or [PASS]


def trapped_round(s: TwilightState, side: int) -> Script:
    """Quagmire and Bear Trap: discard a card worth 2 and roll (TS-7.8)."""
    trap = CARD + TRAP[side]
    answer = yield Ask(
        side,
        "trap",
        lambda: trap_choices(s, side),
        "TS-7.8.2",
        always=True,
        why=lambda card: why.not_for_trap(s, side, trap_choices(s, side), ops_value(s, side, OPS[card - CARD]), card),
        trap=trap,
    )
    card = answer - CARD
    if answer == PASS:
        commit(s, side, PASS, PASS)
        s.note("trapped", "TS-7.8.3", who=side)
        return
    if IS_SCORING[card]:
        yield from play_card(s, side, card)
        return
    commit(s, side, card, DONE)
    discard(s, side, card, "TS-7.8.2")
    eyes = roll(s)
    s.note("trap-roll", "TS-7.8.2", who=side, roll=eyes, needed=TRAP_ROLL, trap=trap, success=int(eyes <= TRAP_ROLL))
    if eyes <= TRAP_ROLL:
        s.lasting &= ~(1 << TRAP[side])
        s.note("effect-ends", "TS-7.8.2", card=trap)
