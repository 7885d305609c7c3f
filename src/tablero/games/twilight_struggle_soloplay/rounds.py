"""The person's action round: draw two and play one, or play the China Card; traps, Blockade, Missile Envy (SP-7)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import CARD, DONE, OPS, PASS, SIDE, US
from ..twilight_struggle.cards import ALDRICH_AMES, BLOCKADE, CHINA, DEBT_CRISIS, MISSILE_ENVY
from ..twilight_struggle.chance import roll
from ..twilight_struggle.events.verbs import RANSOM_OPS
from ..twilight_struggle.operations import ops_value
from ..twilight_struggle.plays import EXTRA_ROUND, TRAP, TRAP_OPS, TRAP_ROLL, commit, is_trapped
from . import agenda, why
from .board import DRAW
from .stacks import discard_open, draw_top, lies_face_up, return_drawn
from .state import SoloState
from .uses import use_card

DRAWN: Final = 2
RANSOMS: Final[tuple[int, ...]] = (BLOCKADE, DEBT_CRISIS)  # events that a discard in the next round turns away


def player_round(s: SoloState) -> Script:
    """What the person does in a round, up to the cards drawn (SP-7.1)."""
    s.pop()
    if is_trapped(s, s.person):
        fall_due(s, list(RANSOMS))
        yield from trapped_round(s)
    elif s.envy == s.person:
        s.push(agenda.PLAY_DRAWN)
        fall_due(s, list(RANSOMS))
    else:
        yield from choose_source(s)


def choose_source(s: SoloState) -> Script:
    """Draw, or play the China Card (SP-7.1). Nobody must play the China Card or use an eighth round."""
    ways = sources(s)
    if ways == [PASS]:
        yield from pass_round(s)
        return
    way = yield Ask(
        s.person,
        "source",
        lambda: ways,
        "SP-7.1",
        why=lambda card: why.no_source(s, lies_face_up(s, s.person), card),
        count=min(draw_count(s), len(s.hands[s.person])),
    )
    if way == PASS:
        yield from pass_round(s)
        return
    s.push(agenda.PLAY_DRAWN)
    if way == CARD + CHINA:
        s.drawn = [CHINA]
        fall_due(s, list(RANSOMS))
        return
    draw_top(s, draw_count(s))
    yield from answer_ransoms(s)


def draw_count(s: SoloState) -> int:
    """Two cards to choose from; the top card only while Aldrich Ames works against the person (SP-card-98)."""
    return 1 if s.person == US and s.is_lasting(ALDRICH_AMES) else DRAWN


def sources(s: SoloState) -> list[int]:
    found = [DRAW] if s.hands[s.person] else []
    if lies_face_up(s, s.person):
        found.append(CARD + CHINA)
    return [*found, PASS] if not s.hands[s.person] or s.round == EXTRA_ROUND else found


def pass_round(s: SoloState) -> Script:
    fall_due(s, list(RANSOMS))
    commit(s, s.person, PASS, PASS)
    s.note("passes", "SP-7.1", who=s.person)
    yield from ()


def play_drawn(s: SoloState) -> Script:
    """Play one of the cards drawn; Missile Envy lies ready, and the China Card leaves no choice (SP-7.6, SP-7.7)."""
    s.pop()
    if s.envy == s.person:
        yield from use_card(s, MISSILE_ENVY)
        return
    if CHINA in s.drawn:
        yield from use_card(s, CHINA)
        return
    if s.is_pending(DEBT_CRISIS):
        yield from play_in_crisis(s)
        return
    answer = yield Ask(
        s.person,
        "card",
        lambda: [CARD + c for c in s.drawn],
        "SP-7.1",
        why=lambda card: why.not_drawn(s, "SP-7.1", card),
    )
    yield from use_card(s, answer - CARD)


def play_in_crisis(s: SoloState) -> Script:
    """An AI event that is played turns the Debt Crisis away; before any other card it happens (SP-card-95)."""
    answer = yield Ask(
        s.person,
        "card-ransom",
        lambda: [CARD + c for c in s.drawn],
        "SP-card-95",
        why=lambda card: why.not_drawn(s, "SP-7.1", card),
        card=CARD + DEBT_CRISIS,
    )
    card = answer - CARD
    if SIDE[card] == s.ai:
        s.pending &= ~(1 << DEBT_CRISIS)
        s.note("turned-away", "SP-card-95", who=s.person, card=CARD + card, second=CARD + DEBT_CRISIS)
        yield from use_card(s, card)
    else:
        s.push(base.PLAY, s.person, card)
        fall_due(s, [DEBT_CRISIS])


# -- Blockade and Latin American Debt Crisis (SP-card-10, SP-card-95) --------------------------------------------


def answer_ransoms(s: SoloState) -> Script:
    """A card of 3 Ops out of the two drawn turns the event away; the other must then be played (SP-R31)."""
    for event in RANSOMS:
        if not s.is_pending(event):
            continue
        answer = DONE
        if len(s.drawn) == DRAWN and good_of(s, RANSOM_OPS):
            answer = yield Ask(
                s.person,
                "ransom",
                lambda: [*[CARD + c for c in good_of(s, RANSOM_OPS)], DONE],
                f"SP-card-{event}",
                why=lambda card: why.not_worth(s, f"SP-card-{event}", RANSOM_OPS, card),
                card=CARD + event,
                ops=RANSOM_OPS,
            )
        if answer != DONE:
            s.pending &= ~(1 << event)
            discard_drawn(s, answer - CARD, f"SP-card-{event}")
        elif event == BLOCKADE or all(SIDE[c] != s.ai for c in s.drawn):  # else the card that is played decides
            fall_due(s, [event])


def good_of(s: SoloState, ops: int) -> list[int]:
    """Cards drawn that meet a discard requirement, by effective value; never the China Card."""
    return [c for c in s.drawn if c != CHINA and ops_value(s, s.person, OPS[c]) >= ops]


def fall_due(s: SoloState, events: list[int]) -> None:
    """An event that was not turned away takes effect, before anything else of the round."""
    for event in events:
        if s.is_pending(event):
            s.pending &= ~(1 << event)
            s.push(base.EVENT_STEP, event, US, 0)


def discard_drawn(s: SoloState, card: int, rule: str) -> None:
    s.drawn = [c for c in s.drawn if c != card]
    discard_open(s, s.person, card, rule)


# -- Quagmire and Bear Trap (SP-card-42, SP-card-44) -------------------------------------------------------------


def trapped_round(s: SoloState) -> Script:
    """Draw two; discard one worth 2 Ops and roll, or lose the round."""
    trap = TRAP[s.person]
    rule = f"SP-card-{trap}"
    if s.envy != s.person:  # Missile Envy is used before all others (TS-7.9)
        draw_top(s, draw_count(s))
    answer = DONE
    if good_for_trap(s):
        answer = yield Ask(
            s.person,
            "solo-trap",
            lambda: [*[CARD + c for c in good_for_trap(s)], DONE],
            rule,
            why=lambda card: why.not_for_trap(s, rule, TRAP_OPS, card),
            trap=CARD + trap,
        )
    commit(s, s.person, PASS, DONE)
    if answer == DONE:
        s.note("trapped", rule, who=s.person)
    else:
        escape(s, answer - CARD, trap, rule)
    return_drawn(s)


def good_for_trap(s: SoloState) -> list[int]:
    """What may be discarded: Missile Envy if it lies beside the stack, else the cards drawn."""
    if s.envy == s.person:
        return [MISSILE_ENVY] if ops_value(s, s.person, OPS[MISSILE_ENVY]) >= TRAP_OPS else []
    return good_of(s, TRAP_OPS)


def escape(s: SoloState, card: int, trap: int, rule: str) -> None:
    """Discard and roll: 1 to 4 ends the trap."""
    discard_drawn(s, card, rule)
    if card == MISSILE_ENVY:
        s.envy = -1
    eyes = roll(s)
    out = eyes <= TRAP_ROLL
    s.note("trap-roll", rule, who=s.person, roll=eyes, needed=TRAP_ROLL, trap=CARD + trap, success=int(out))
    if out:
        s.lasting &= ~(1 << trap)
        s.note("effect-ends", rule, card=CARD + trap)


def taken_card(s: SoloState) -> Script:
    """The person plays a card that is given: taken with Grain Sales, or chosen before the Debt Crisis (SP-card-67)."""
    _, _, card = s.pop()
    yield from use_card(s, card)
