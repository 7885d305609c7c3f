"""What the hunters of the acting faction can still do this turn, in units of fame (NC-9).

For each of them: the best action among those that have a cell and a card, from any place he can still reach; or, when
he has chosen, what the action under way is likely to bring. Only public things are looked at: the set of possible
places (hunt.py), tokens, figures, and defence as a hunter sees it (judgement.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..board import PLACES, REGION
from ..cards import (
    ANY_NUMBER,
    ARREST,
    ASK_REGION,
    ASK_TYPE,
    ATTACK,
    CELL_NUMBER,
    CELLS_OF,
    DESTROY,
    EXTRA_NUMBER,
    HUNTER_STEPS,
    HUNTERS_OF,
    ROADBLOCKS,
    SLOTS,
    TOKEN_VALUE,
)
from ..hunt import MEMORY, Left, hunter_reach, most_around, next_to
from ..state import EXTRA_ACTION, HUNTER_ACTS, HUNTER_MOVES, NarcosState
from .hunt import CHANCE, FirstOutlook, outlook
from .judgement import INFLUENCE, LAB, LAB_CUBE, ROADBLOCK, FirstSicarios

# -- weights, chosen by letting bots play that differ in some of them --------------------------------------------

FIRST_ARREST: Final = 6.0
LAST_ARREST: Final = 14.0
FIRST: Final = 1.02  # of two hunters, the one who has more to do goes first


def arrest_price(s: NarcosState) -> float:
    """What the next arrest is worth to the hunters."""
    return LAST_ARREST if s.arrests else FIRST_ARREST


def escape_price(s: NarcosState) -> float:
    """What the arrests so far are worth."""
    return FIRST_ARREST * s.arrests


class FirstTurn:
    """What all hunters of the acting faction have in common."""

    def __init__(self, s: NarcosState, left: Left, sicarios: FirstSicarios) -> None:
        self.s = s
        self.sicarios = sicarios
        self.price = arrest_price(s)
        self.hunt: FirstOutlook = outlook(s.possible, left.later, left.arrests, left.questions)
        again = CHANCE[left.later][max(0, left.arrests - 1)][left.questions][PLACES - 8]
        self.escaped = 0.0 if s.arrests else again * LAST_ARREST / self.price
        self.barred = s.sicarios | s.influence

    def reach(self, hunter: int) -> int:
        """Where the hunter can be when he acts."""
        s = self.s
        here = 1 << s.hunter_at[hunter]
        moved = s.hunter == hunter and s.phase == HUNTER_ACTS
        if moved or s.blocked >> hunter & 1:
            return here
        steps = HUNTER_STEPS + (s.bonus if s.hunter == hunter and s.phase == HUNTER_MOVES else 0)
        return hunter_reach(s.hunter_at[hunter], steps, self.barred) & ~(s.hunters & ~here)

    # -- single actions ------------------------------------------------------------------------------------------

    def attack(self, ends: int, strength: int, slot: int = -1) -> float:
        """The sicario whose capture is worth most."""
        s, best = self.s, 0.0
        near = next_to(ends)
        for target in range(SLOTS) if slot < 0 else (slot,):
            place = s.sicario_at[target]
            if place >= 0 and near >> place & 1:
                worth = self.sicarios.worth[target] * self.sicarios.stays[target]
                best = max(best, worth * self.success(target, strength))
        return best

    def success(self, slot: int, strength: int) -> float:
        """How likely this strength beats the slot's token, for one who sees only what lies open."""
        if self.s.opened >> slot & 1:
            return 1.0 if strength > TOKEN_VALUE[self.s.defence[slot]] else 0.0
        return min(1.0, self.sicarios.beaten[slot] * (0.55, 0.55, 1.0, 1.5, 1.6, 1.6, 1.6, 1.6)[min(strength, 7)])

    def labs(self, ends: int, number: int) -> float:
        return (LAB + LAB_CUBE) * min(number, most_around(self.s.labs, ends))

    def roadblocks(self, ends: int, number: int) -> float:
        removed = min(number, most_around(self.s.influence, ends))
        return INFLUENCE * removed + ROADBLOCK * (number - removed)

    def arrest(self, hunter: int, ends: int, steps: int) -> float:
        """Name a possible place after an arrest move; a blocked hunter makes none (NC-8.6)."""
        if self.s.blocked >> hunter & 1:
            steps = 0
        if steps and ends == 1 << self.s.hunter_at[hunter]:  # he stands where he starts: look for real ways
            others = self.s.hunters & ~ends
            ends = hunter_reach(self.s.hunter_at[hunter], steps, self.barred) & ~others
            steps = 0
        return self.price * self.hunt.arrest(ends, steps, self.escaped)

    def question(self, action: int, ends: int) -> float:
        hunt = self.hunt
        if action == ASK_TYPE:
            return self.price * hunt.type
        if action == ASK_REGION:
            return self.price * max([hunt.region[r] for r, places in enumerate(REGION) if places & ends])
        return self.price * hunt.best_distance(ends)

    def action(self, action: int, hunter: int, ends: int, number: int) -> float:
        if action == ATTACK:
            return self.attack(ends, number)
        if action == DESTROY:
            return self.labs(ends, number)
        if action == ROADBLOCKS:
            return self.roadblocks(ends, number)
        if action == ARREST:
            return self.arrest(hunter, ends, number)
        return self.question(action, ends)

    # -- a hunter ------------------------------------------------------------------------------------------------

    def best(self, hunter: int, choice: tuple[int, ...]) -> float:
        """The best action of a hunter who has not chosen yet; `choice` is the number for each of them, 0: none."""
        ends = self.reach(hunter)
        best = 0.0
        for action, number in enumerate(choice):
            if number:
                best = max(best, self.action(action, hunter, ends, number))
        return best

    def under_way(self, hunter: int) -> float:
        """The action that he is carrying out."""
        s = self.s
        here = 1 << s.hunter_at[hunter]
        if s.doing == EXTRA_ACTION:
            return self.best(hunter, (EXTRA_NUMBER,) * len(CELLS_OF))  # it needs no cell (NC-10.5)
        if s.doing == ARREST:
            if s.seen_at >= 0:  # it has succeeded
                return 0.0
            return self.arrest(hunter, here, s.number + s.bonus if s.number else 0)
        if s.doing == ATTACK:
            return self.attack(here, s.number, s.target)
        return self.action(s.doing, hunter, here, s.number)


@lru_cache(MEMORY)
def highest(cells: tuple[int, ...], available: tuple[int, ...]) -> tuple[int, ...]:
    """By action: the highest available number with which it can be chosen, or 0 (NC-9.1)."""
    return tuple(max([fitting(cell, available) for cell in own if not cells[cell]], default=0) for own in CELLS_OF)


def fitting(cell: int, available: tuple[int, ...]) -> int:
    """The highest available number that an empty cell takes, or 0."""
    takes = CELL_NUMBER[cell]
    if takes == ANY_NUMBER:
        return max(available, default=0)
    return takes if takes in available else 0


def hunters_worth(s: NarcosState, left: Left, sicarios: FirstSicarios) -> float:
    """What the hunters of the acting faction can still bring in this turn."""
    if not left.acting:
        return 0.0
    turn = FirstTurn(s, left, sicarios)
    choice = highest(tuple(s.cells), tuple(s.available))
    worth = 0.0
    for hunter in HUNTERS_OF[s.faction]:
        if not left.acting >> hunter & 1 or s.hunter_at[hunter] < 0:
            continue
        if hunter == s.hunter and s.doing >= 0:
            worth += turn.under_way(hunter)
        else:
            best = turn.best(hunter, choice)
            worth += best * FIRST if hunter == s.hunter else best
    return worth
