"""The AI's action round: what it does with the card it turns up (SP-8, SP-12, SP-13)."""

from __future__ import annotations

from typing import Final

from tablero.core.state import replaced

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import (
    ASIA,
    CARD,
    CHINA,
    COUP,
    DEFECTORS,
    EUROPE,
    EVENT,
    IN_REGION,
    MISSILE_ENVY,
    OPS,
    PASS,
    PLACE,
    REALIGN,
    SIDE,
    SPACE,
    UN_INTERVENTION,
    US,
    USSR,
)
from ...twilight_struggle.chance import roll
from ...twilight_struggle.influence import change, reachable, tell_change
from ...twilight_struggle.operations import (
    AREAS,
    FREE,
    NUCLEAR_SUBS,
    TO_COUP,
    TO_PLACE,
    TO_REALIGN,
    VIETNAM_REVOLTS,
    attempt_coup,
    can_space,
    ops_value,
    roll_realignment,
)
from ...twilight_struggle.plays import TRAP, TRAP_OPS, TRAP_ROLL, commit, flower_power, is_trapped
from .. import agenda
from ..board import SOUTHEAST, region_of
from ..stacks import (
    bury,
    lies_face_up,
    look,
    shuffle_stack,
    start_play,
    take_china,
    throw_away,
    top,
)
from ..state import SoloState
from .cards import event_allowed, event_fits_quiet_round
from .coups import coup_targets, raises_level, realignment_targets
from .field import Field, Step
from .placement import QUIET_ORDER, SCORING_ORDER, URGENT, Plan, core, full_plan, next_rung
from .standing import planning_value, tally_of
from .trace import region_word, tell_plan

CHINA_OPS: Final = 4
CHINA_LIMIT: Final = 3  # markers in one country when all is spent in Asia (SP-5.6)
LIMIT: Final = 2
DOUBLE_COUP: Final = NUCLEAR_SUBS  # bit of `pending`: the AI has made its two coups (SP-card-41)


# -- the round (SP-8.1) ------------------------------------------------------------------------------------------


def ai_round(s: SoloState) -> None:
    """Turn up the top card and use it; traps, Missile Envy and an empty stack come first."""
    ai = s.ai
    if is_trapped(s, ai):
        trapped_round(s)
        return
    if s.envy == ai:
        s.note("ai-envy", "SP-7.7", who=ai, card=CARD + MISSILE_ENVY)
        use_for_ops(s, MISSILE_ENVY)
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
    elif event_allowed(s, card):
        play_event(s, card)
    else:
        use_for_ops(s, card)


def turn_up(s: SoloState) -> int:
    """The card for this round; Defectors of the US wait for the end. 0: the stack is empty (SP-card-103)."""
    ai = s.ai
    stack = s.hands[ai]
    if not stack:
        return 0
    card = top(s, ai)
    if card == DEFECTORS and ai == US:
        if len(stack) > 1:
            s.note("ai-waits", "SP-card-103", who=ai, card=CARD + card)
            bury(s, ai, card)
            s.reveal()
            card = top(s, ai)
        elif lies_face_up(s, ai):
            look(s, ai, [card])
            return CHINA
    look(s, ai, [card])
    s.note("ai-turns-up", "SP-8.1", who=ai, card=CARD + card)
    return card


def use_hostile_card(s: SoloState, card: int) -> None:
    """A player event: into space, or the China Card in its place, or its Ops after the event (SP-8.1, SP-12.2)."""
    ai = s.ai
    if not s.scoring and can_space(s, ai, card, OPS[card]):
        to_space(s, card, "SP-13.2")
    elif lies_face_up(s, ai) and planning_value(s, region_of(s.primary)) <= 0:
        s.note("ai-china-instead", "SP-12.2", who=ai, card=CARD + card)
        bury(s, ai, card)
        play_china(s, "SP-12.2")
    else:
        use_for_ops(s, card)


def to_space(s: SoloState, card: int, rule: str) -> None:
    ai = s.ai
    s.note("ai-space", rule, who=ai, card=CARD + card)
    s.deed = [SPACE, 0, 0]
    commit(s, ai, card, SPACE)
    start_play(s, ai, card)
    s.push(base.DISPOSE, card)
    s.push(base.SPACE, ai, card)


def play_event(s: SoloState, card: int) -> None:
    """The AI has the event happen (SP-11)."""
    ai = s.ai
    s.note("ai-event", "SP-8.2", who=ai, card=CARD + card)
    s.deed = [EVENT, 0, 0]
    commit(s, ai, card, EVENT)
    if card in s.hands[ai]:
        start_play(s, ai, card)
        s.push(base.DISPOSE, card)
    flower_power(s, ai, card)
    s.push(base.EVENT, card, ai)


def use_for_ops(s: SoloState, card: int) -> None:
    """The Ops of the card; a player event on it happens first, unless it is Missile Envy (SP-8.1)."""
    ai = s.ai
    commit(s, ai, card, PLACE)
    start_play(s, ai, card)
    s.push(base.DISPOSE, card)
    s.push(agenda.AI_OPERATIONS, card, OPS[card], 0)
    flower_power(s, ai, card)
    if SIDE[card] == s.person:
        s.push(base.EVENT, card, ai)


def intervene(s: SoloState) -> None:
    """UN Intervention with the first player event of the stack; without one it is worth 1 Op (SP-card-32)."""
    ai = s.ai
    stack = s.hands[ai][::-1]
    partners = [card for card in stack if SIDE[card] == s.person]
    if not partners:
        use_for_ops(s, UN_INTERVENTION)
        return
    partner = partners[0]
    look(s, ai, stack[: stack.index(partner) + 1])
    s.note("ai-intervenes", "SP-card-32", who=ai, card=CARD + partner)
    commit(s, ai, UN_INTERVENTION, EVENT)
    for card in (UN_INTERVENTION, partner):
        start_play(s, ai, card)
        s.push(base.DISPOSE, card)
    shuffle_stack(s, ai)
    flower_power(s, ai, partner)
    s.push(agenda.AI_OPERATIONS, partner, OPS[partner], PLACE)


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
            weakest = sorted([card for card in good if ops_value(s, ai, OPS[card]) == least])
            discarded = s.dice.pick(weakest)
    throw_away(s, ai, discarded, rule)
    shuffle_stack(s, ai)
    eyes = roll(s)
    s.note("trap-roll", rule, who=ai, roll=eyes, needed=TRAP_ROLL, trap=CARD + trap, success=int(eyes <= TRAP_ROLL))
    if eyes <= TRAP_ROLL:
        s.lasting &= ~(1 << trap)
        s.note("effect-ends", rule, card=CARD + trap)


# -- Operations (SP-8.6) -----------------------------------------------------------------------------------------


def reach_of(s: SoloState) -> list[int]:
    """Where the AI may place: as at the start of the round, or now in the Headline Phase (SP-5.1)."""
    return s.reach if s.reach and s.phasing == s.ai else reachable(s, s.ai)


def field_in(s: SoloState, region: int, limit: int = LIMIT) -> Field:
    """A trial of placements in a region; only the Primary Region has links (SP-5.2)."""
    field = Field(s, region, reach_of(s), limit)
    field.links = region == region_of(s.primary)
    field.outward = region == region_of(s.secondary)
    return field


def ladder_order(s: SoloState) -> tuple[str, ...]:
    """Outside scoring rounds the AI would rather push into another region (SP-9.8)."""
    return SCORING_ORDER if s.scoring else QUIET_ORDER


def ai_operations(s: SoloState, card: int, printed: int, why: int) -> None:
    """The AI uses the Ops of a card. `why` PLACE: for influence only (UN Intervention, granted Ops)."""
    ops = ops_value(s, s.ai, printed)
    hostile = SIDE[card] == s.person and why != PLACE
    region = region_of(s.primary)
    field = field_in(s, region)
    if region == SOUTHEAST and s.ai == USSR and s.is_lasting(VIETNAM_REVOLTS):
        field.links = False
        ops += 1
    plan = core(field, ops)
    value = planning_value(s, region)
    s.note("ai-standing", "SP-8.5", who=s.ai, region=region_word(region), value=value)
    if hostile and coup_with_hostile_card(s, region, ops, plan, value):
        return
    if plan is not None:
        place(s, field, plan, ops)
    elif value < 0:
        fall_behind(s, field, ops, why)
    else:
        stay_ahead(s, field, card, ops, hostile)


def coup_with_hostile_card(s: SoloState, region: int, ops: int, plan: Plan | None, value: int) -> bool:
    """With a player event a coup comes before placement, unless that raises the AI's level (SP-10.2)."""
    found = coup_targets(s, region, ops)
    if not found:
        return False
    level = tally_of(s, region, s.holder).level(s.ai, region)
    if plan is not None and plan.tally.level(s.ai, region) > level:
        return False
    if value > 0 and not raises_level(s, region, found[0], ops):
        return False
    make_coup(s, region, ops, "SP-10.2")
    return True


def fall_behind(s: SoloState, field: Field, ops: int, why: int) -> None:
    """Behind, and no placement raises the score: urgent steps, a coup, realignment, the rest (SP-10.3)."""
    region = field.region
    if next_rung(field, ops, URGENT) is None and why != PLACE:
        if coup_targets(s, region, ops):
            make_coup(s, region, ops, "SP-10.3")
            return
        if realignment_targets(s, region, ops):
            realign(s, region, ops)
            return
    place_somewhere(s, field, ops)


def stay_ahead(s: SoloState, field: Field, card: int, ops: int, hostile: bool) -> None:
    """Level or ahead, and the Ops can't raise the score: event, space, the Secondary Region, the rest."""
    if s.limbo >> card & 1 and not s.occurred >> card & 1:  # Ops of its own event lead to no second one
        if not hostile and SIDE[card] != s.person and s.scoring and event_fits_quiet_round(s, card):
            s.note("ai-event", "SP-8.6", who=s.ai, card=CARD + card)
            s.deed = [EVENT, 0, 0]
            s.push(base.EVENT, card, s.ai)
            return
        if hostile and can_space(s, s.ai, card, OPS[card]):
            s.note("ai-space", "SP-8.6", who=s.ai, card=CARD + card)
            s.deed = [SPACE, 0, 0]
            s.push(base.SPACE, s.ai, card)
            return
    if s.secondary:
        second = region_of(s.secondary)
        if hostile:
            if coup_targets(s, second, ops):
                make_coup(s, second, ops, "SP-8.6", second)
                return
            if realignment_targets(s, second, ops):
                realign(s, second, ops)
                return
        if place_in(s, field_in(s, second), max(1, ops - 1)):
            return
    place_somewhere(s, field, ops)


def place_somewhere(s: SoloState, field: Field, ops: int) -> None:
    """The ladder in the Primary Region, else the Secondary Region, else Europe (SP-8.9)."""
    if place_in(s, field, ops):
        return
    if s.secondary and place_in(s, field_in(s, region_of(s.secondary)), max(1, ops - 1)):
        return
    place_in(s, field_in(s, EUROPE), ops)


def place_in(s: SoloState, field: Field, ops: int) -> bool:
    """Core and ladder in one region; whether anything was placed."""
    return place(s, field, core(field, ops), ops)


def place(s: SoloState, field: Field, plan: Plan | None, ops: int) -> bool:
    """Carry out a plan and the ladder after it."""
    before = field.value()
    steps = full_plan(field, plan, ops, ladder_order(s))
    tell_plan(s, field, plan, steps, ops, before)
    put_markers(s, steps, "SP-9.6")
    if steps:
        s.deed = [PLACE, region_word(field.region), sum([step.count for step in steps])]
    return bool(steps)


def put_markers(s: SoloState, steps: list[Step], rule: str) -> None:
    """The markers of a plan come on the map, each country told once."""
    placed: dict[int, int] = {}
    for step in steps:
        placed[step.place] = placed.get(step.place, 0) + step.count
    for place_, count in placed.items():
        tell_change(s, s.ai, place_, change(s, s.ai, place_, count), rule)


def make_coup(s: SoloState, region: int, ops: int, rule: str, within: int = -1) -> None:
    """A coup in the first target; two in a row the first time Nuclear Subs help (SP-card-41)."""
    attempts = 1
    if s.ai == US and s.is_lasting(NUCLEAR_SUBS) and not s.is_pending(DOUBLE_COUP):
        attempts = 2
        s.pending |= 1 << DOUBLE_COUP
    for _ in range(attempts):
        found = coup_targets(s, region, ops)
        if not found or s.over:
            return
        s.note("ai-coup", rule, who=s.ai, place=found[0], count=len(found))
        s.deed = [COUP, found[0], 1]
        attempt_coup(s, s.ai, found[0], ops, False)


def realign(s: SoloState, region: int, ops: int) -> None:
    """All rolls, each with the target that is best then (SP-10.5)."""
    for _ in range(ops):
        found = realignment_targets(s, region, ops)
        if not found:
            return
        s.note("ai-realigns", "SP-10.4", who=s.ai, place=found[0], count=len(found))
        s.deed = [REALIGN, found[0], 1]
        roll_realignment(s, s.ai, found[0])


# -- the China Card (SP-12) --------------------------------------------------------------------------------------


def play_china(s: SoloState, rule: str) -> None:
    """Influence only: all of Asia if Asia or Southeast Asia lies open, else the Primary Region (SP-12.4)."""
    ai = s.ai
    commit(s, ai, CHINA, PLACE)
    take_china(s)
    s.note("ai-china", rule, who=ai, card=CARD + CHINA)
    s.latest = replaced(s.latest, ai, CHINA)
    s.push(base.PASS_CHINA, s.person)
    first, second = region_of(s.primary), region_of(s.secondary)
    value = ops_value(s, ai, CHINA_OPS)
    if first in (ASIA, SOUTHEAST):
        place_in(s, asian_field(s, first), value + 1)
        return
    field = field_in(s, first)
    plan = core(field, value)
    if plan is not None:
        place(s, field, plan, value)
    elif second in (ASIA, SOUTHEAST) and place_in(s, asian_field(s, second), value):
        return
    else:
        place_somewhere(s, field, value)


def asian_field(s: SoloState, region: int) -> Field:
    """All of Asia at once; the value reckoned is that of the region that lies open."""
    return Field(s, region if region == ASIA else ASIA, [c for c in reach_of(s) if c in IN_REGION[ASIA]], CHINA_LIMIT)


# -- Operations that events give ---------------------------------------------------------------------------------


def granted_operations(s: SoloState, card: int, printed: int, uses: int, area: int) -> None:
    """Ops from an event: free coups and realignments within the event's area, else influence (SP-11)."""
    ops = ops_value(s, s.ai, printed)
    if uses & FREE:
        free_attack(s, card, ops, uses, area)
    elif uses & TO_PLACE and s.round == 0:
        place_in(s, field_in(s, EUROPE), ops)  # headlines place in Europe (SP-6.5)
    elif uses & TO_PLACE:
        ai_operations(s, card, printed, PLACE if not uses & TO_COUP else 0)


def free_attack(s: SoloState, card: int, ops: int, uses: int, area: int) -> None:
    """The free coup, or the free rolls, of an event (cards 47, 91, 96)."""
    from .answers import free_targets

    if uses & TO_COUP:
        found = free_targets(s, card, ops, AREAS[area], True)
        if found:
            s.note("ai-coup", f"SP-card-{card}", who=s.ai, place=found[0], count=len(found))
            attempt_coup(s, s.ai, found[0], ops, True)
            return
    if uses & TO_REALIGN:
        for _ in range(ops):
            found = free_targets(s, card, ops, AREAS[area], False)
            if not found:
                return
            s.note("ai-realigns", f"SP-card-{card}", who=s.ai, place=found[0], count=len(found))
            roll_realignment(s, s.ai, found[0])


def mind_step(s: SoloState) -> None:
    """Steps of the AI's own that wait on the agenda."""
    raise AssertionError(f"twilight-struggle-soloplay: the AI has no step {s.agenda[-1][0]}")
