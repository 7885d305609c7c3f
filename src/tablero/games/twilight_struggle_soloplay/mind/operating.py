"""What the AI does with Operations: place, coup, realign, space; the China Card; Ops of events (SP-8.6, SP-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.state import replaced

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import ASIA, CARD, COUP, EUROPE, EVENT, OPS, PLACE, REALIGN, REGION, SIDE, US
from ...twilight_struggle.cards import CHINA, FORMOSAN_RESOLUTION, NUCLEAR_SUBS
from ...twilight_struggle.events.verbs import end_effect
from ...twilight_struggle.influence import change, tell_change
from ...twilight_struggle.operations import (
    FREE,
    TO_COUP,
    TO_PLACE,
    TO_REALIGN,
    attempt_coup,
    ops_value,
    roll_realignment,
)
from ...twilight_struggle.plays import commit
from ...twilight_struggle.targets import AREAS
from ..board import SOUTHEAST, region_of
from ..stacks import take_china
from ..state import SoloState
from .cards import event_fits_quiet_round
from .core_plan import Plan, core
from .coups import coup_order, coup_targets, free_coups, free_rolls, raises_level, realignment_targets
from .field import Field, Step, extra_op, field_in, primary_field, reach_of
from .ladder import QUIET_ORDER, SCORING_ORDER, URGENT, denial, next_rung, steps_after
from .standing import planning_value, tally_of
from .trace import region_word, tell_plan, tell_result, tell_standing

CHINA_LIMIT: Final = 3  # markers in one country when all is spent in Asia (SP-5.6)
DOUBLE_COUP: Final = NUCLEAR_SUBS  # bit of `pending`: the AI has made its two coups (SP-card-41)

# how free the AI is in the use of some Ops
ANYTHING: Final = 0
INFLUENCE_ONLY: Final = 1
WITHOUT_EVENT: Final = 2  # the card's event is ruled out (Missile Envy, a card taken with it)


def ai_operations(s: SoloState, card: int, printed: int, why: int) -> None:
    """The AI uses the Ops of a card (SP-8.6); as a headline they are influence in Europe (SP-6.5)."""
    plain = ops_value(s, s.ai, printed)
    if s.round == 0:
        place_in(s, field_in(s, EUROPE), plain)
        return
    s.in_use = card
    ops = plain + extra_op(s)
    hostile = SIDE[card] == s.person and why != INFLUENCE_ONLY
    field = primary_field(s)
    plan = core(field, ops)
    value = planning_value(s, field.region)
    tell_standing(s, field.region, value, ops)
    if hostile and coup_with_hostile_card(s, field.region, ops, plan, value):
        return
    if plan is not None:
        place(s, field, plan, ops)
    elif value < 0:
        fall_behind(s, field, ops, plain, why)
    else:
        stay_ahead(s, field, card, ops, plain, why)


def coup_with_hostile_card(s: SoloState, region: int, ops: int, plan: Plan | None, value: int) -> bool:
    """With a player event a coup comes before placement, unless that raises the AI's level (SP-10.2)."""
    found = coup_targets(s, region, ops)
    if not found:
        return False
    against = against_coup(s, region, found[0], ops, plan, value)
    if against:
        s.note("ai-no-coup", "SP-10.2", who=s.ai, place=found[0], lead=int(against == LEADS))
        return False
    make_coups(s, lambda: coup_targets(s, region, ops), ops, "SP-10.2", False)
    return True


RISES: Final = 1  # placing raises the AI's level for certain
LEADS: Final = 2  # the AI leads, and the best roll would not raise its level


def against_coup(s: SoloState, region: int, place: int, ops: int, plan: Plan | None, value: int) -> int:
    """What speaks against a coup with a player event; 0: nothing (SP-10.2)."""
    level = tally_of(s, region, s.holder).level(s.ai, region)
    if plan is not None and plan.tally.level(s.ai, region) > level:
        return RISES
    return LEADS if value > 0 and not raises_level(s, region, place, ops) else 0


def gains_nothing(s: SoloState, card: int) -> bool:
    """Whether neither placement nor a coup with a player event could raise the Primary Region's score (SP-8.6b)."""
    ops = ops_value(s, s.ai, OPS[card]) + extra_op(s)
    field = primary_field(s)
    if core(field, ops) is not None:
        return False
    if denial(field, ops) is not None:
        return False
    found = coup_targets(s, field.region, ops)
    return not found or against_coup(s, field.region, found[0], ops, None, field.value()) > 0


def fall_behind(s: SoloState, field: Field, ops: int, plain: int, why: int) -> None:
    """Behind, and no placement raises the score: urgent steps, a coup, realignment, the rest (SP-8.6a, SP-10.3)."""
    calm = next_rung(field, ops, URGENT) is None and why != INFLUENCE_ONLY
    if not (calm and fight(s, field.region, ops, "SP-10.3", "SP-10.4")):
        place_somewhere(s, field, ops, plain)


def fight(s: SoloState, region: int, ops: int, coup_rule: str, realignment_rule: str) -> bool:
    """A coup, or realignment where none is possible: whether there was a target for either."""
    if coup_targets(s, region, ops):
        make_coups(s, lambda: coup_targets(s, region, ops), ops, coup_rule, False)
        return True
    if realignment_targets(s, region, ops):
        realign(s, lambda: realignment_targets(s, region, ops), ops, realignment_rule)
        return True
    return False


def stay_ahead(s: SoloState, field: Field, card: int, ops: int, plain: int, why: int) -> None:
    """Level or ahead, without a core plan: deny a battleground; else event, the Secondary Region, the rest (SP-8.6b).

    A player event could go to space; that was decided before it happened (action.py).
    """
    first = denial(field, ops)
    if first is not None:
        put(s, field, None, [first], ops)
        return
    hostile = SIDE[card] == s.person and why != INFLUENCE_ONLY
    fresh = s.limbo >> card & 1 and not s.occurred >> card & 1  # Ops of its own event lead to no second one
    if fresh and SIDE[card] != s.person and why == ANYTHING and s.scoring and event_fits_quiet_round(s, card):
        s.note("ai-event-after-all", "SP-8.6b", who=s.ai, card=CARD + card)
        s.deed = [EVENT, 0, 0]
        s.push(base.EVENT, card, s.ai)
        return
    if s.secondary:
        second = region_of(s.secondary)
        s.note("ai-turns-to", "SP-8.6b", who=s.ai, region=region_word(second))
        if hostile and fight(s, second, plain, "SP-8.6b", "SP-8.6b"):
            return
        if place_in_secondary(s, plain):
            return
    place_somewhere(s, field, ops, plain)


# -- placing -----------------------------------------------------------------------------------------------------


def ladder_order(s: SoloState) -> tuple[str, ...]:
    """Outside scoring rounds the AI would rather push into another region (SP-9.8)."""
    return SCORING_ORDER if s.scoring else QUIET_ORDER


def place_somewhere(s: SoloState, field: Field, ops: int, plain: int) -> None:
    """The ladder in the Primary Region, else the Secondary Region, else Europe (SP-8.9)."""
    if place_in(s, field, ops):
        return
    if s.secondary and place_in_secondary(s, plain):
        return
    fall_back_to_europe(s, plain)


def place_in_secondary(s: SoloState, plain: int) -> bool:
    """There the card is worth 1 Op less (SP-5.4)."""
    region = region_of(s.secondary)
    ops = max(1, plain - 1)
    s.note("ai-secondary", "SP-5.4", who=s.ai, region=region_word(region), ops=ops)
    return place_in(s, field_in(s, region), ops)


def fall_back_to_europe(s: SoloState, ops: int) -> None:
    """Nothing can be done in the regions that are open: Europe, without any loss (SP-8.9)."""
    s.note("ai-falls-back", "SP-8.9", who=s.ai, ops=ops)
    place_in(s, field_in(s, EUROPE), ops)


def place_in(s: SoloState, field: Field, ops: int) -> bool:
    """Core and ladder in one region; whether anything was placed."""
    return place(s, field, core(field, ops), ops)


def place(s: SoloState, field: Field, plan: Plan | None, ops: int) -> bool:
    """Carry out a plan and the ladder after it."""
    return put(s, field, plan, plan.steps() if plan is not None else [], ops)


def put(s: SoloState, field: Field, plan: Plan | None, first: list[Step], ops: int) -> bool:
    """The steps that are settled and the ladder after them; whether there were any."""
    before = field.value()
    steps = steps_after(field, first, ops, ladder_order(s))
    tell_plan(s, field, plan, steps)
    put_markers(s, steps, "SP-9.6")
    if steps:
        tell_result(s, field, before, ops - sum([step.cost for step in steps]))
        s.deed = [PLACE, region_word(field.region), sum([step.count for step in steps])]
    return bool(steps)


def put_markers(s: SoloState, steps: list[Step], rule: str) -> None:
    """The markers of a plan come on the map, each country told once."""
    placed: dict[int, int] = {}
    for step in steps:
        placed[step.place] = placed.get(step.place, 0) + step.count
    for place_, count in placed.items():
        tell_change(s, s.ai, place_, change(s, s.ai, place_, count), rule)


# -- coups and realignment ---------------------------------------------------------------------------------------

Targets = Callable[[], list[int]]


def make_coups(s: SoloState, find: Targets, ops: int, rule: str, free: bool) -> None:
    """A coup in the first target; two in a row the first time Nuclear Subs help (SP-card-41)."""
    attempts = 1
    if s.ai == US and s.is_lasting(NUCLEAR_SUBS) and not s.is_pending(DOUBLE_COUP):
        attempts = 2
        s.pending |= 1 << DOUBLE_COUP
    for _ in range(attempts):
        found = find()
        if not found or s.over:
            return
        s.note("ai-coup", rule, who=s.ai, place=found[0], count=len(found))
        if len(found) > 1:
            best, other = coup_order(s, REGION[found[0]], found[0]), coup_order(s, REGION[found[1]], found[1])
            why = [a != b for a, b in zip(best, other)].index(True) if best != other else len(best)
            s.note("ai-coup-rival", "SP-10.1", who=s.ai, place=found[1], why=why)
        s.deed = [COUP, found[0], 1]
        attempt_coup(s, s.ai, found[0], ops, free)


def realign(s: SoloState, find: Targets, ops: int, rule: str) -> None:
    """All rolls, each with the target that is best then (SP-10.5)."""
    for _ in range(ops):
        found = find()
        if not found:
            return
        s.note("ai-realigns", rule, who=s.ai, place=found[0], count=len(found))
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
    s.in_use = CHINA
    if ai == US:
        end_effect(s, FORMOSAN_RESOLUTION, "TS-card-35")
    s.push(base.PASS_CHINA, s.person)
    first, second = region_of(s.primary), region_of(s.secondary)
    value = ops_value(s, ai, OPS[CHINA])
    if first in (ASIA, SOUTHEAST):
        if not place_in(s, asian_field(s, first), value + 1):
            fall_back_to_europe(s, value)
        return
    field = field_in(s, first)
    plan = core(field, value)
    if plan is not None:
        place(s, field, plan, value)
    elif not (second in (ASIA, SOUTHEAST) and place_in(s, asian_field(s, second), value)):
        if not place_in(s, field, value):
            fall_back_to_europe(s, value)


def asian_field(s: SoloState, region: int) -> Field:
    """All of Asia at once; the value reckoned is that of the region that lies open."""
    field = Field(s, region, reach_of(s), CHINA_LIMIT)
    field.area = ASIA
    return field


# -- Operations that events give ---------------------------------------------------------------------------------


def granted_operations(s: SoloState, card: int, printed: int, uses: int, area: int) -> None:
    """Ops from an event: free coups and realignments within the event's area, else influence (SP-11)."""
    ops = ops_value(s, s.ai, printed)
    if uses & FREE:
        free_attack(s, card, ops, uses, AREAS[area])
    elif uses & TO_PLACE:
        ai_operations(s, card, printed, ANYTHING if uses & TO_COUP else INFLUENCE_ONLY)


def free_attack(s: SoloState, card: int, ops: int, uses: int, area: tuple[int, ...]) -> None:
    """The free coup of an event, or else its free rolls (cards 47, 91, 96)."""
    rule = f"SP-card-{card}"
    s.in_use = card
    if uses & TO_COUP and free_coups(s, card, ops, area):
        make_coups(s, lambda: free_coups(s, card, ops, area), ops, rule, True)
    elif uses & TO_REALIGN and free_rolls(s, card, ops, area):
        realign(s, lambda: free_rolls(s, card, ops, area), ops, rule)
    else:
        s.note("ai-no-target", rule, who=s.ai, card=CARD + card)
