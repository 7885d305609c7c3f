"""Where the AI places influence: the core plan that raises the score, then the ladder (SP-9.6 to SP-9.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...twilight_struggle.board import ADJACENT, BORDERS_POWER, IS_BATTLEGROUND, STABILITY, US, USSR
from ...twilight_struggle.scoring import TAIWAN, THAILAND
from ..board import IS_MEMBER, MEMBERS
from .field import Field, Step
from .standing import Tally, is_sealed

MANY_OPS: Final = 4  # beyond it (events) moves that do the same are not all tried

# -- the core plan (SP-9.6) --------------------------------------------------------------------------------------


class Move:
    """Seize a country, or deny it to the player: so many markers at once."""

    __slots__ = ("cost", "count", "holder", "key", "kind", "place", "seizes")

    def __init__(self, field: Field, place: int, count: int) -> None:
        self.place = place
        self.count = count
        self.cost = field.cost(place, count)
        self.holder = field.holder_with(place, count)
        self.seizes = self.holder == field.ai
        self.key = field.key(place)
        near = BORDERS_POWER[USSR][place], BORDERS_POWER[US][place]
        special = place if place in (TAIWAN, THAILAND) else -1  # these may count for more
        self.kind = (self.cost, self.holder, field.holder[place], IS_BATTLEGROUND[place], near, special)


class Plan:
    """A set of moves and what it comes to; `rival` is the one that came closest to it."""

    __slots__ = ("cost", "gain", "moves", "rank", "rival", "status", "tally")

    def __init__(self, moves: list[Move], gain: int, status: int, tally: Tally) -> None:
        self.moves = moves
        self.gain = gain
        self.status = status  # level of the AI less that of the player
        self.tally = tally
        self.cost = sum([move.cost for move in moves])
        seized = len([move for move in moves if move.seizes and IS_BATTLEGROUND[move.place]])
        # best is smallest: gain, battlegrounds seized, Ops, order of the lists
        self.rank = (-gain, -seized, self.cost, sorted([move.key for move in moves]))
        self.rival: Plan | None = None

    def steps(self) -> list[Step]:
        ordered = sorted(self.moves, key=lambda move: move.key)
        return [Step(move.place, move.count, "seize" if move.seizes else "deny") for move in ordered]


def free_moves(field: Field) -> list[Move]:
    """Countries that nobody must be driven out of."""
    found = []
    for c in field.inside():
        need = field.need(c)
        if field.holder[c] != 1 - field.ai and 0 < need <= field.room(c):
            found.append(Move(field, c, need))
    return found


def attacks(field: Field) -> list[Move]:
    """Countries of the player: to seize, or battlegrounds to deny."""
    found = []
    for c in field.inside():
        if field.holder[c] != 1 - field.ai:
            continue
        if field.need(c) <= field.room(c):
            found.append(Move(field, c, field.need(c)))
        if IS_BATTLEGROUND[c] and field.to_break(c) <= field.room(c):
            found.append(Move(field, c, field.to_break(c)))
    return found


def best_plan(field: Field, moves: list[Move], ops: int, least_status: int | None, least_gain: int) -> Plan | None:
    """The best set of moves that gains more than `least_gain` (and lifts the status above `least_status`)."""
    ai, region = field.ai, field.region
    start = field.tally()
    before = start.value(ai, region)
    moves = sorted(moves, key=lambda move: move.key)
    twins = earlier_twins(moves) if ops > MANY_OPS else [[] for _ in moves]
    best: Plan | None = None

    def extend(i: int, chosen: list[Move], spent: int, tally: Tally) -> None:
        nonlocal best
        places = [move.place for move in chosen]
        for j in range(i, len(moves)):
            move = moves[j]
            if spent + move.cost > ops or move.place in places:
                continue
            if any(twin not in chosen and twin.place not in places for twin in twins[j]):
                continue
            after = tally.copy()
            field.shift(after, move.place, move.holder)
            now = [*chosen, move]
            gain = after.value(ai, region) - before
            status = after.level(ai, region) - after.level(1 - ai, region)
            if gain > least_gain and (least_status is None or status > least_status):
                best = better(best, Plan(now, gain, status, after))
            extend(j + 1, now, spent + move.cost, after)

    extend(0, [], 0, start)
    return best


def earlier_twins(moves: list[Move]) -> list[list[Move]]:
    """For each move those before it that do the same elsewhere: no plan takes a later twin and leaves the earlier."""
    return [[twin for twin in moves[:j] if twin.kind == move.kind] for j, move in enumerate(moves)]


def better(best: Plan | None, plan: Plan) -> Plan:
    """The better of two plans, which remembers its closest rival."""
    if best is None:
        return plan
    if plan.rank < best.rank:
        plan.rival = best
        best.rival = None
        return plan
    if best.rival is None or plan.rank < best.rival.rank:
        best.rival = plan
    return best


def core(field: Field, ops: int) -> Plan | None:
    """The moves that raise the score; attacks only if they change somebody's level (SP-9.6)."""
    free = free_moves(field)
    quiet = best_plan(field, free, ops, None, 0)
    taking = attacks(field)
    if not taking:
        return quiet
    if quiet is None:
        tally = field.tally()
        status = tally.level(field.ai, field.region) - tally.level(1 - field.ai, field.region)
        return best_plan(field, free + taking, ops, status, 0)
    loud = best_plan(field, free + taking, ops, quiet.status, quiet.gain)
    if loud is None:
        return quiet
    loud.rival = loud.rival or quiet
    return loud


# -- the ladder (SP-9.7) -----------------------------------------------------------------------------------------

Choice = tuple[int, int]  # country, markers
Rung = Callable[[Field, int], Choice | None]


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


def first_other(field: Field, ops: int) -> Choice | None:
    """L1: with a battleground but no other country of the region, seize one."""
    held = [c for c in MEMBERS[field.area] if field.holder[c] == field.ai]
    if not battlegrounds(held) or others(held):
        return None
    found = seizable(field, others(field.inside()), ops)
    if not found:
        return None
    c = min(found, key=lambda c: (field.cost(c, field.need(c)), field.key(c)))
    return c, field.need(c)


def shore_up(field: Field, ops: int) -> Choice | None:
    """L2: a battleground held at the minimum, with player influence in it."""
    found = [
        c
        for c in battlegrounds(field.inside())
        if field.enemy(c) and field.own(c) == field.enemy(c) + STABILITY[c] and field.room(c)
    ]
    return (min(found, key=lambda c: (-STABILITY[c], field.key(c))), 1) if found else None


def deny(field: Field, ops: int) -> Choice | None:
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


def complete_link(field: Field, ops: int) -> Choice | None:
    """L4: a linked battleground with AI influence is brought under control."""
    found = seizable(field, [c for c in battlegrounds(field.linked()) if field.own(c)], ops)
    return least_need(field, found)


def least_need(field: Field, found: list[int]) -> Choice | None:
    if not found:
        return None
    c = min(found, key=lambda c: (field.need(c), field.key(c)))
    return c, field.need(c)


def reinforce(field: Field, ops: int) -> Choice | None:
    """L5: an own battleground below its cap that the player can come near."""
    return fortify(field, False)


def reinforce_sealed(field: Field, ops: int) -> Choice | None:
    """L11: ... and one that the player cannot come near."""
    return fortify(field, True)


def fortify(field: Field, sealed: bool) -> Choice | None:
    inside = field.inside()
    found = []
    for c in battlegrounds(inside) + battlegrounds(field.linked()):
        if field.holder[c] == field.ai and field.room(c) and is_sealed(field.s, c, field.holder) == sealed:
            found.append((-STABILITY[c], c not in inside, not field.enemy(c), field.key(c), c))
    return (min(found)[4], 1) if found else None


def complete_other(field: Field, ops: int) -> Choice | None:
    """L6: a country with AI influence that is no battleground is brought under control."""
    found = seizable(field, [c for c in others(field.inside()) if field.own(c)], ops)
    return least_need(field, found)


def enter_battleground(field: Field, ops: int) -> Choice | None:
    """L7: a battleground without AI influence."""
    inside = field.inside()
    return enter(field, [c for c in battlegrounds(inside) + battlegrounds(field.linked()) if not field.own(c)], ops)


def enter(field: Field, places: list[int], ops: int) -> Choice | None:
    inside = field.inside()
    ranked = []
    for c in places:
        count = min(field.room(c), field.need(c), field.affordable(c, ops))
        if count > 0:
            outward = not field.borders_outside(c) if field.outward else False
            ranked.append((outward, c not in inside, field.key(c), c, count))
    return min(ranked)[3:] if ranked else None


def push_outward(field: Field, ops: int) -> Choice | None:
    """L7b: a linked country of another region, no battleground and without AI influence (SP-9.8)."""
    found = [c for c in others(field.linked()) if not field.own(c) and field.room(c) and field.cost(c, 1) <= ops]
    return (min(found, key=field.key), 1) if found else None


def add_to_half_held(field: Field, places: list[int], ops: int) -> Choice | None:
    found = [
        (field.need(c), not field.enemy(c), -STABILITY[c], field.key(c), c)
        for c in places
        if field.own(c) and field.holder[c] != field.ai and field.room(c) and field.cost(c, 1) <= ops
    ]
    return (min(found)[4], 1) if found else None


def add_to_battleground(field: Field, ops: int) -> Choice | None:
    """L8: one more in a battleground with AI influence but without control."""
    return add_to_half_held(field, battlegrounds(field.inside()), ops)


def add_to_other(field: Field, ops: int) -> Choice | None:
    """L9: ... and in another country."""
    return add_to_half_held(field, others(field.inside()), ops)


def enter_other(field: Field, ops: int) -> Choice | None:
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
URGENT: Final = ("L1", "L2", "L3", "L4", "L5")  # what comes before a coup (SP-8.6)


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
        ops -= field.cost(step.place, step.count)
        field.put(step.place, step.count)
        steps.append(step)
    return steps


def full_plan(field: Field, plan: Plan | None, ops: int, order: tuple[str, ...]) -> list[Step]:
    """The core, then the ladder with the rest."""
    steps = plan.steps() if plan is not None else []
    for step in steps:
        ops -= field.cost(step.place, step.count)
        field.put(step.place, step.count)
    return steps + climb(field, ops, order)
