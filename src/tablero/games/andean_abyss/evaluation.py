"""How well a seat stands: what each faction's margin (AA-7.3) may soon become, and how near the rivals are to winning.

`outlook` is a faction's margin with what it can soon turn into margin: Civic Action and Agitation within its Resources
(AA-6.4), pairs of Guerrillas that are almost a Base, Guerrillas that can make Terror. A rival counts the more, the
nearer it comes to its goal, because any victory check may then end the game (AA-6.1). The weights are set by
hand, looking at games of a `greedy` Government against three Non-players.
"""

from __future__ import annotations

from math import e, exp
from typing import Final

from .agenda import REDEPLOY
from .board import (
    ASSAULT,
    AUC,
    BASE,
    CARTELS,
    FARC,
    GOVT,
    INSURGENTS,
    INVENTORY,
    PLACES,
    POLICE,
    POP,
    RALLY,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
    TROOPS,
)
from .operations.government import CIVIC_PRICE, assault_power, assault_spaces
from .operations.sweep import finding_power, sweep_spaces
from .pieces import (
    BASES_IN_A_SPACE,
    active,
    all_bases,
    bases,
    guerrillas,
    hidden,
    is_loc,
    margins,
    spaces_with,
    spaces_with_guerrillas,
)
from .state import AndeanState
from .victory import winning_faction

SCALE: Final = 30.0  # an edge of this size is worth half of certainty
NEAR: Final = 8.0  # margins: a rival that comes so much nearer to its goal counts e times as much
DANGER: Final = 2.0  # a rival's way to its goal against one's own

SOON: Final = 0.4  # of a level that can be bought in the next Support phase
HELD: Final = 0.2  # of a level that Control lets the Government think of
PRESSED: Final = 0.5  # a FARC piece with Troops beside it, Bases counted thrice
GUARDED: Final = 0.1  # of the Pop under Control, and once more with Troops and Police
EXPOSED: Final = 0.25  # of a level that Terror can take
HIDDEN: Final = 0.6  # an Underground Guerrilla, in margin
SEEN: Final = 0.4  # an Active one
CUBE: Final = 0.3
ENEMY: Final[tuple[float, ...]] = (0.5, 1.0, 0.5, 0.5)  # of a rival's pieces and money, by faction
FOUND: Final = 0.8  # a Guerrilla that a Sweep will find
ALMOST_A_BASE: Final = 0.35
MONEY: Final = 0.15
AID: Final = 0.15
TEMPO: Final = 6.0  # what the others win by acting: somebody in the middle of an Operation has that still to come
TALK: Final = 30.0  # no deal is better than one with somebody who thinks no further


def evaluate(s: AndeanState, seat: int) -> float:
    """From 0 to 1. A seat with two factions stands as its worse one (AA-1.5)."""
    own = [f for f in range(4) if s.seat_of[f] == seat]
    if s.over:
        return 1.0 if winning_faction(s) in own else 0.0
    outlooks = outlook(s)
    strength = [force(s, f) for f in range(4)]
    mine = min([outlooks[f] + strength[f] for f in own])
    danger = sum([DANGER * danger_of(outlooks[f]) + ENEMY[f] * strength[f] for f in range(4) if f not in own])
    edge = (mine - danger + in_hand(s, own)) / SCALE
    return 0.5 + 0.5 * edge / (1.0 + abs(edge))


def danger_of(rival: float) -> float:
    """It grows the faster, the nearer the rival is to its goal; well beyond it, evenly."""
    return NEAR * exp(min(rival, NEAR) / NEAR) + e * max(0.0, rival - NEAR)


def outlook(s: AndeanState) -> list[float]:
    """What each faction's margin may soon be."""
    margin = margins(s)
    people = Prospects(s)
    return [
        margin[GOVT] + people.civic_action + people.held + AID * s.aid - people.exposed,
        margin[FARC] + people.agitation + 0.5 * people.exposed,
        2.0 * margin[AUC] + ALMOST_A_BASE * pairs(s, AUC),
        cartels_outlook(s),
    ]


# -- an Operation under way --------------------------------------------------------------------------------------


def in_hand(s: AndeanState, own: list[int]) -> float:
    """What the running Operation of an own faction has still to bring, and what the others will do after it."""
    if s.agenda and s.agenda[-1][0] == REDEPLOY and GOVT in own:
        return -2 * TEMPO
    if s.executing not in own:
        return 0.0
    worth = -TALK * s.talks
    if s.op and s.actor == s.executing:
        begun = s.op_paid if s.op in (TRAIN, RALLY) else s.op_spaces or s.moved
        if not begun:
            return worth + promise(s)
        worth -= TEMPO
        if s.op == SWEEP:
            worth += FOUND * sum([to_be_found(s, space) for space in PLACES if s.op_spaces >> space & 1])
    return worth


def promise(s: AndeanState) -> float:
    """About what the Operation just chosen will bring."""
    if s.op == TRAIN:
        return CUBE * min(12, s.available[TROOPS] + s.available[POLICE], 2 * s.resources[GOVT])
    if s.op == SWEEP:
        return FOUND * sum([to_be_found(s, space) for space in sweep_spaces(s)])
    if s.op == ASSAULT:
        return SEEN * sum([min(assault_power(s, space), located(s, space)) for space in assault_spaces(s)])
    if s.op == RALLY:
        return HIDDEN * min(s.available[3 * s.actor], s.resources[s.actor], 6)
    if s.op == TERROR:
        return SEEN * len(spaces_with(s, 3 * s.actor))
    return SEEN


def to_be_found(s: AndeanState, space: int) -> int:
    return min(finding_power(s, space), sum([hidden(s, f, space) for f in INSURGENTS]))


def located(s: AndeanState, space: int) -> int:
    """Active Guerrillas, and Bases counted thrice."""
    return sum([active(s, f, space) + 3 * bases(s, f, space) for f in INSURGENTS])


# -- the people --------------------------------------------------------------------------------------------------


class Prospects:
    """What the next Support phase may change, in Total Support and Opposition (AA-6.4.1, AA-6.4.2)."""

    __slots__ = ("agitation", "civic_action", "exposed", "held")

    def __init__(self, s: AndeanState) -> None:
        at = s.at
        self.held = 0.0  # what cubes are good for where they are
        self.exposed = 0.0  # to Terror by the FARC
        for_civic_action: list[int] = []
        for_agitation: list[int] = []
        for space in PLACES:
            row = at[space::SPACES]
            troops, police, base, under, seen, nest = row[:6]
            government, farc, rest = troops + police + base, under + seen + nest, sum(row[6:])
            level = s.level[space]
            self.held += PRESSED * min(troops, farc + 2 * nest)
            if under and level > -2:
                self.exposed += EXPOSED * POP[space]
            if government > farc + rest:
                self.held += POP[space] * (GUARDED + HELD * (2 - level))
                if troops and police:
                    self.held += GUARDED * POP[space]
                    for_civic_action.append(space)
            elif farc > government + rest:
                for_agitation.append(space)
        self.civic_action = SOON * bought(s, for_civic_action, 1, s.resources[GOVT] // CIVIC_PRICE)
        self.agitation = SOON * bought(s, for_agitation, -1, s.resources[FARC])


def bought(s: AndeanState, spaces: list[int], direction: int, steps: int) -> int:
    """The Pop that so many steps would shift, the largest first; Terror markers cost a step each."""
    gain = 0
    for space in sorted(spaces, key=lambda space: -POP[space]):
        shifts = min(steps - s.terror[space], 2 - direction * s.level[space])
        if shifts > 0:
            gain += POP[space] * shifts
            steps -= shifts + s.terror[space]
    return gain


# -- pieces and money --------------------------------------------------------------------------------------------


def force(s: AndeanState, faction: int) -> float:
    """Cubes or Guerrillas on the map, and the Resources to use them."""
    money = MONEY * min(s.resources[faction], 40)
    if faction == GOVT:
        return money + CUBE * (INVENTORY[TROOPS] + INVENTORY[POLICE] - s.available[TROOPS] - s.available[POLICE])
    i = 3 * faction * SPACES
    return money + HIDDEN * sum(s.at[i : i + SPACES]) + SEEN * sum(s.at[i + SPACES : i + 2 * SPACES])


def pairs(s: AndeanState, faction: int) -> int:
    """Spaces where two Guerrillas could become a Base (AA-3.3.1)."""
    if not s.available[3 * faction + BASE]:
        return 0
    found = [space for space in spaces_with_guerrillas(s, faction) if not is_loc(space)]
    return len([x for x in found if guerrillas(s, faction, x) >= 2 and all_bases(s, x) < BASES_IN_A_SPACE])


def cartels_outlook(s: AndeanState) -> float:
    """Bases and Resources are both needed, so the one that is short counts most (AA-7.2)."""
    bases_over = INVENTORY[3 * CARTELS + BASE] - s.available[3 * CARTELS + BASE] - 10
    money_over = (s.resources[CARTELS] - 40) / 4
    short, long = sorted((float(bases_over), money_over))
    return short + 0.3 * long + ALMOST_A_BASE * pairs(s, CARTELS)
