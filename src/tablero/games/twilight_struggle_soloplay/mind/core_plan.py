"""The core plan: the placements that raise the score of a region, searched for all at once (SP-9.6)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import BORDERS_POWER, IS_BATTLEGROUND, US, USSR
from ...twilight_struggle.scoring import TAIWAN, THAILAND
from .field import Field, Step
from .standing import RegionTally

MANY_OPS: Final = 4  # beyond it (events) moves that do the same are not all tried


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

    def __init__(self, moves: list[Move], gain: int, status: int, tally: RegionTally) -> None:
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

    def extend(i: int, chosen: list[Move], spent: int, tally: RegionTally) -> None:
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
