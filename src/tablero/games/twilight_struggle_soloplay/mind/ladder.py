"""The ladder: what the AI places with the Ops that the core plan leaves, one step at a time (SP-9.7 to SP-9.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...twilight_struggle.board import ADJACENT, IS_BATTLEGROUND, STABILITY
from ..board import IS_MEMBER, MEMBERS
from .core_plan import Plan
from .field import Field, Step
from .standing import is_sealed

Markers = tuple[int, int]  # country, markers
Rung = Callable[[Field, int], Markers | None]


def battlegrounds(places: list[int]) -> list[int]:
    return [c for c in places if IS_BATTLEGROUND[c]]


def others(places: list[int]) -> list[int]:
    return [c for c in places if not IS_BATTLEGROUND[c]]


def seizable(field: Field, places: list[int], ops: int) -> list[int]:
    """Countries that can be brought under control with what is left."""
    found = []
    for c in places:
        need = field.need(c)
        if field.holder[c] != field.ai and need <= field.room(c) and field.cost(c, need) <= ops:
            found.append(c)
    return found


def first_other(field: Field, ops: int) -> Markers | None:
    """L1: with a battleground but no other country of the region, seize one."""
    held = [c for c in MEMBERS[field.area] if field.holder[c] == field.ai]
    if not battlegrounds(held) or others(held):
        return None
    found = seizable(field, others(field.inside()), ops)
    if not found:
        return None
    c = min(found, key=lambda c: (field.cost(c, field.need(c)), field.key(c)))
    return c, field.need(c)


def shore_up(field: Field, ops: int) -> Markers | None:
    """L2: a battleground held at the minimum, with player influence in it."""
    found = [
        c
        for c in battlegrounds(field.inside())
        if field.enemy(c) and field.own(c) == field.enemy(c) + STABILITY[c] and field.room(c)
    ]
    return (min(found, key=lambda c: (-STABILITY[c], field.key(c))), 1) if found else None


def deny(field: Field, ops: int) -> Markers | None:
    """L3: end the player's control of a battleground if that raises the value."""
    before = field.value()
    ranked = []
    for c in battlegrounds(field.inside()):
        if field.holder[c] == 1 - field.ai:
            count = field.to_break(c)
            if count <= field.room(c) and field.cost(c, count) <= ops:
                gain = field.value_with(c, count) - before
                if gain > 0:
                    ranked.append((-gain, field.cost(c, count), field.key(c), c, count))
    return min(ranked)[3:] if ranked else None


def complete_link(field: Field, ops: int) -> Markers | None:
    """L4: a linked battleground with AI influence is brought under control."""
    found = seizable(field, [c for c in battlegrounds(field.linked()) if field.own(c)], ops)
    return least_need(field, found)


def least_need(field: Field, found: list[int]) -> Markers | None:
    if not found:
        return None
    c = min(found, key=lambda c: (field.need(c), field.key(c)))
    return c, field.need(c)


def reinforce(field: Field, ops: int) -> Markers | None:
    """L5: an own battleground below its cap that the player can come near."""
    return fortify(field, False)


def reinforce_sealed(field: Field, ops: int) -> Markers | None:
    """L11: ... and one that the player cannot come near."""
    return fortify(field, True)


def fortify(field: Field, sealed: bool) -> Markers | None:
    inside = field.inside()
    found = []
    for c in battlegrounds(inside) + battlegrounds(field.linked()):
        if field.holder[c] == field.ai and field.room(c) and is_sealed(field.s, c, field.holder) == sealed:
            found.append((-STABILITY[c], c not in inside, not field.enemy(c), field.key(c), c))
    return (min(found)[4], 1) if found else None


def complete_other(field: Field, ops: int) -> Markers | None:
    """L6: a country with AI influence that is no battleground is brought under control."""
    found = seizable(field, [c for c in others(field.inside()) if field.own(c)], ops)
    return least_need(field, found)


def enter_battleground(field: Field, ops: int) -> Markers | None:
    """L7: a battleground without AI influence."""
    inside = field.inside()
    return enter(field, [c for c in battlegrounds(inside) + battlegrounds(field.linked()) if not field.own(c)], ops)


def enter(field: Field, places: list[int], ops: int) -> Markers | None:
    inside = field.inside()
    ranked = []
    for c in places:
        count = min(field.room(c), field.need(c), field.affordable(c, ops))
        if count > 0:
            outward = not field.borders_outside(c) if field.outward else False
            ranked.append((outward, c not in inside, field.key(c), c, count))
    return min(ranked)[3:] if ranked else None


def push_outward(field: Field, ops: int) -> Markers | None:
    """L7b: a linked country of another region, no battleground and without AI influence (SP-9.8)."""
    found = [c for c in others(field.linked()) if not field.own(c) and field.room(c) and field.cost(c, 1) <= ops]
    return (min(found, key=field.key), 1) if found else None


def add_to_half_held(field: Field, places: list[int], ops: int) -> Markers | None:
    found = [
        (field.need(c), not field.enemy(c), -STABILITY[c], field.key(c), c)
        for c in places
        if field.own(c) and field.holder[c] != field.ai and field.room(c) and field.cost(c, 1) <= ops
    ]
    return (min(found)[4], 1) if found else None


def add_to_battleground(field: Field, ops: int) -> Markers | None:
    """L8: one more in a battleground with AI influence but without control."""
    return add_to_half_held(field, battlegrounds(field.inside()), ops)


def add_to_other(field: Field, ops: int) -> Markers | None:
    """L9: ... and in another country."""
    return add_to_half_held(field, others(field.inside()), ops)


def enter_other(field: Field, ops: int) -> Markers | None:
    """L10: a country without AI influence that is no battleground; first those that can be controlled now."""
    inside = field.inside()
    places = [c for c in others(inside) + others(field.linked()) if not field.own(c)]
    found = seizable(field, places, ops)
    if found:
        c = min(
            found,
            key=lambda c: (
                not field.borders_outside(c) if field.outward else False,
                c not in inside,
                field.cost(c, field.need(c)),
                field.key(c),
            ),
        )
        return c, field.need(c)
    ranked = []
    for c in places:
        count = min(field.room(c), field.need(c), field.affordable(c, ops))
        if count > 0:
            near = len([n for n in ADJACENT[c] if IS_BATTLEGROUND[n] and IS_MEMBER[field.area][n]])
            fresh = len([n for n in ADJACENT[c] if not field.own(n)])
            outward = not field.borders_outside(c) if field.outward else False
            ranked.append((outward, c not in inside, -near, -fresh, field.key(c), c, count))
    return min(ranked)[5:] if ranked else None


RUNGS: Final[dict[str, Rung]] = {
    "L1": first_other,
    "L2": shore_up,
    "L3": deny,
    "L4": complete_link,
    "L5": reinforce,
    "L6": complete_other,
    "L7": enter_battleground,
    "L7b": push_outward,
    "L8": add_to_battleground,
    "L9": add_to_other,
    "L10": enter_other,
    "L11": reinforce_sealed,
}
SCORING_ORDER: Final = ("L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11")
QUIET_ORDER: Final = ("L1", "L2", "L3", "L4", "L5", "L7", "L7b", "L6", "L8", "L9", "L10", "L11")
URGENT: Final = ("L1", "L2", "L3", "L4", "L5")  # what comes before a coup (SP-8.6a)


def next_rung(field: Field, ops: int, order: tuple[str, ...]) -> Step | None:
    """The first step of the ladder that can be taken."""
    for name in order:
        choice = RUNGS[name](field, ops)
        if choice is not None:
            return Step(choice[0], choice[1], name)
    return None


def climb(field: Field, ops: int, order: tuple[str, ...]) -> list[Step]:
    """Take steps until nothing is left to spend or to do; then once more with the deferred countries (L12)."""
    steps = []
    while ops > 0:
        step = next_rung(field, ops, order)
        if step is None:
            if field.late:
                break
            field.late = True
            continue
        step.cost = field.cost(step.place, step.count)
        ops -= step.cost
        field.put(step.place, step.count)
        steps.append(step)
    return steps


def denial(field: Field, ops: int) -> Step | None:
    """The battleground that is denied first where nothing else raises the score (SP-8.6b)."""
    choice = deny(field, ops)
    return Step(choice[0], choice[1], "L3") if choice is not None else None


def full_plan(field: Field, plan: Plan | None, ops: int, order: tuple[str, ...]) -> list[Step]:
    """The core, then the ladder with the rest."""
    return steps_after(field, plan.steps() if plan is not None else [], ops, order)


def steps_after(field: Field, steps: list[Step], ops: int, order: tuple[str, ...]) -> list[Step]:
    """Some steps that are settled, then the ladder with the rest."""
    for step in steps:
        step.cost = field.cost(step.place, step.count)
        ops -= step.cost
        field.put(step.place, step.count)
    return steps + climb(field, ops, order)
