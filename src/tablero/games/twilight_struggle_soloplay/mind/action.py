"""The AI's action round: what it does with the card it turns up (SP-8, SP-12, SP-13)."""

from __future__ import annotations

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import CARD, EVENT, OPS, PASS, PLACE, SIDE, SPACE
from ...twilight_struggle.cards import CHINA, DEFECTORS, MISSILE_ENVY, UN_INTERVENTION
from ...twilight_struggle.chance import random_card, roll
from ...twilight_struggle.operations import can_space, ops_value
from ...twilight_struggle.plays import TRAP, TRAP_OPS, TRAP_ROLL, answer_intervention, commit, flower_power, is_trapped
from .. import agenda
from ..board import region_of
from ..stacks import bury, lies_face_up, look, shuffle_stack, start_play, throw_away, top
from ..state import SoloState
from .cards import judge
from .operating import (
    ANYTHING,
    INFLUENCE_ONLY,
    WITHOUT_EVENT,
    ai_operations,
    gains_nothing,
    granted_operations,
    play_china,
)
from .standing import planning_value
from .trace import region_word, tell_verdict

__all__ = ["ai_operations", "ai_round", "granted_operations", "mind_step"]

# -- the round (SP-8.1) ------------------------------------------------------------------------------------------


def ai_round(s: SoloState) -> None:
    """Turn up the top card and use it; traps, Missile Envy and an empty stack come first."""
    ai = s.ai
    if is_trapped(s, ai):
        trapped_round(s)
        return
    if s.envy == ai:
        s.note("ai-envy", "SP-7.7", who=ai, card=CARD + MISSILE_ENVY)
        use_for_ops(s, MISSILE_ENVY, WITHOUT_EVENT)
        return
    card = turn_up(s)
    if card == 0:
        if lies_face_up(s, ai):
            play_china(s, "SP-12.3")
        else:
            commit(s, ai, PASS, PASS)
            s.note("ai-passes", "SP-8.1", who=ai)
    elif card == CHINA:
        play_china(s, "SP-12.3")
    elif card == UN_INTERVENTION:
        intervene(s)
    elif SIDE[card] == s.person:
        use_hostile_card(s, card)
    else:
        verdict = judge(s, card)
        tell_verdict(s, card, verdict)
        if verdict.allowed:
            play_event(s, card)
        else:
            use_for_ops(s, card, ANYTHING)


def turn_up(s: SoloState) -> int:
    """The card for this round; Defectors wait for the end. 0: the stack is empty (SP-card-103)."""
    ai = s.ai
    stack = s.hands[ai]
    if not stack:
        return 0
    card = top(s, ai)
    if card == DEFECTORS:
        if len(stack) > 1:
            bury(s, ai, card)
            s.note("ai-waits", "SP-card-103", who=ai, card=CARD + card, last=0)
            s.reveal()
            card = top(s, ai)
        elif lies_face_up(s, ai):
            look(s, ai, [card])
            s.note("ai-waits", "SP-card-103", who=ai, card=CARD + card, last=1)
            return CHINA
    look(s, ai, [card])
    s.note("ai-turns-up", "SP-8.1", who=ai, card=CARD + card)
    return card


def use_hostile_card(s: SoloState, card: int) -> None:
    """A player event: into space, or the China Card in its place, or its Ops after the event (SP-8.1, SP-12.2).

    In a scoring round it goes to space only if its Ops would gain nothing (SP-8.6b); then its event does not happen.
    """
    ai = s.ai
    value = planning_value(s, region_of(s.primary))
    fit = can_space(s, ai, card, OPS[card])
    if fit and not s.scoring:
        to_space(s, card, "SP-13.2")
    elif fit and value >= 0 and gains_nothing(s, card):
        to_space(s, card, "SP-8.6b")
    elif lies_face_up(s, ai) and value <= 0:
        bury(s, ai, card)
        region = region_word(region_of(s.primary))
        s.note("ai-china-instead", "SP-12.2", who=ai, card=CARD + card, region=region, value=value)
        play_china(s, "SP-12.2")
    else:
        s.note("ai-hostile", "SP-8.1", who=ai, card=CARD + card, fit=int(fit), behind=int(value < 0))
        use_for_ops(s, card, ANYTHING)


def to_space(s: SoloState, card: int, rule: str) -> None:
    """The event of the card does not happen (SP-13.2)."""
    ai = s.ai
    s.note("ai-space", rule, who=ai, card=CARD + card)
    s.deed = [SPACE, 0, 0]
    s.in_use = card
    commit(s, ai, card, SPACE)
    start_play(s, ai, card)
    s.push(base.DISPOSE, card)
    s.push(base.SPACE, ai, card)


def play_event(s: SoloState, card: int) -> None:
    """The AI has the event happen (SP-11)."""
    ai = s.ai
    commit(s, ai, card, EVENT)
    start_play(s, ai, card)
    s.deed = [EVENT, 0, 0]
    s.in_use = card
    s.push(base.DISPOSE, card)
    flower_power(s, ai, card)
    s.push(base.EVENT, card, ai)


def use_for_ops(s: SoloState, card: int, why: int) -> None:
    """The Ops of the card; a player event on it happens first (SP-8.1, SP-R10)."""
    ai = s.ai
    commit(s, ai, card, PLACE)
    start_play(s, ai, card)
    s.push(base.DISPOSE, card)
    s.push(agenda.AI_OPERATIONS, card, OPS[card], why)
    flower_power(s, ai, card)
    if SIDE[card] == s.person:
        s.push(base.EVENT, card, ai)


def intervene(s: SoloState) -> None:
    """UN Intervention with the first player event of the stack; without one it is worth 1 Op (SP-card-32)."""
    ai = s.ai
    stack = s.hands[ai][::-1]
    partners = [card for card in stack if SIDE[card] == s.person]
    if not partners:
        look(s, ai, stack)
        s.note("ai-no-partner", "SP-card-32", who=ai, card=CARD + UN_INTERVENTION)
        use_for_ops(s, UN_INTERVENTION, WITHOUT_EVENT)
        shuffle_stack(s, ai)
        return
    partner = partners[0]
    look(s, ai, stack[: stack.index(partner) + 1])
    commit(s, ai, UN_INTERVENTION, EVENT)
    for card in (UN_INTERVENTION, partner):
        start_play(s, ai, card)
        s.push(base.DISPOSE, card)
    shuffle_stack(s, ai)
    s.note("ai-intervenes", "SP-card-32", who=ai, card=CARD + partner)
    answer_intervention(s)
    flower_power(s, ai, partner)
    s.push(agenda.AI_OPERATIONS, partner, OPS[partner], INFLUENCE_ONLY)


def trapped_round(s: SoloState) -> None:
    """Quagmire and Bear Trap against the AI: a player event worth 2 goes first (SP-card-42, SP-card-44)."""
    ai = s.ai
    trap = TRAP[ai]
    rule = f"SP-card-{trap}"
    stack = s.hands[ai][::-1]
    good = [card for card in stack if card != CHINA and ops_value(s, ai, OPS[card]) >= TRAP_OPS]
    commit(s, ai, PASS, PASS)
    if s.envy == ai and ops_value(s, ai, OPS[MISSILE_ENVY]) >= TRAP_OPS:  # it goes first (TS-7.9)
        discarded = MISSILE_ENVY
    elif not good:
        look(s, ai, stack)
        shuffle_stack(s, ai)
        s.note("trapped", rule, who=ai)
        return
    else:
        hostile = [card for card in good if SIDE[card] == s.person]
        if hostile:
            look(s, ai, stack[: stack.index(hostile[0]) + 1])
            discarded = hostile[0]
        else:
            look(s, ai, stack)
            least = min([ops_value(s, ai, OPS[card]) for card in good])
            discarded = random_card(s, sorted([card for card in good if ops_value(s, ai, OPS[card]) == least]))
    throw_away(s, ai, discarded, rule)
    shuffle_stack(s, ai)
    eyes = roll(s)
    s.note("trap-roll", rule, who=ai, roll=eyes, needed=TRAP_ROLL, trap=CARD + trap, success=int(eyes <= TRAP_ROLL))
    if eyes <= TRAP_ROLL:
        s.lasting &= ~(1 << trap)
        s.note("effect-ends", rule, card=CARD + trap)


def mind_step(s: SoloState) -> None:
    """Steps of the AI's own that wait on the agenda."""
    raise AssertionError(f"twilight-struggle-soloplay: the AI has no step {s.agenda[-1][0]}")
