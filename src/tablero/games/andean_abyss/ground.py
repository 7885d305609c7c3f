"""What the pieces on the map promise each faction, space by space: the part of the evaluation that knows the ground.

For the Government: levels that Civic Action can buy (AA-6.4.1), enemies within reach of Assault (AA-3.2.4) or Sweep
(AA-3.2.3); against it, levels that Terror can take (AA-3.3.4) and LoCs that will be Sabotaged (AA-6.2). For the FARC:
Agitation (AA-6.4.2) and Terror; for all Insurgents, pairs of Guerrillas that are almost a Base (AA-3.3.1).
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from .agenda import OPERATE
from .board import (
    AUC,
    BASE,
    CARTELS,
    CITY_COUNT,
    ECON,
    FARC,
    GOVT,
    INSURGENTS,
    IS_FOREST,
    IS_MOUNTAIN,
    LOCS,
    PLACES,
    POP,
    SPACES,
    SWEEP,
    TRAIN,
)
from .operations.government import CIVIC_PRICE, can_build_base, can_civic_action, civic_needs
from .pieces import BASES_IN_A_SPACE, has_government_control, is_department
from .state import SAMPER, AndeanState

PURSE: Final = 1.6  # times the root of the Government's Resources
SOON: Final = 0.5  # of a level that can be bought in the next Support phase
NEEDS_TROOPS: Final = 0.3  # ... if Troops come, which a Sweep brings
NEEDS_POLICE: Final[tuple[float, ...]] = (
    0.2,
    0.3,
)  # ... if Police come: to a Department in the next Redeployment, to a City by Train
PRICE: Final = 0.35  # of a step that has still to be bought
GARRISON: Final = 0.3  # of the Pop with Troops, Police and Control
GUARDED: Final = 0.5  # ... where so many pieces are that Control is safe
FORT: Final = 1.5  # of the Pop of a Department with a Government Base: there one can Train and stay (AA-6.5.1)
KIDNAP: Final = 0.6  # a place where the FARC can Kidnap
TERROR: Final = 0.4  # of a level that a Guerrilla of the FARC can take by Terror; several:
MORE_TERROR: Final = 0.6
OTHER_TERROR: Final = 0.15  # ... and AUC or Cartels
PREY: Final[tuple[float, ...]] = (0.0, 1.0, 0.3, 0.3)  # by faction: the AUC fights the FARC, too
LOCATED: Final = 0.3  # of a Guerrilla that an Assault can remove
BASE_WORTH: Final = 5  # Guerrillas
SWEPT: Final = 0.17  # of a Guerrilla that a Sweep can find, with Troops beside it
PAIR: Final = 0.4  # of a Base that two Guerrillas can become
ROAD: Final = 0.3  # of a Resource that Sabotage will cost


class Outlook(NamedTuple):
    """What one space promises; in margin, unless said otherwise."""

    held: float  # to the Government, by guarding its people
    exposed: float  # ... and what FARC Terror can take from it
    reach: float  # of its forces
    ready: float  # how likely Civic Action will be possible
    agitated: bool  # under FARC Control
    pairs: tuple[int, ...]  # Insurgents that can soon have a Base here


class Ground:
    """Each faction's prospects, in margin."""

    __slots__ = ("auc", "cartels", "farc", "government")

    def __init__(self, s: AndeanState, urgency: float) -> None:
        held = exposed = reached = 0.0
        pairs = [0, 0, 0, 0]
        civic: list[tuple[int, int, int, float]] = []  # Pop, Terror, levels, readiness
        agitation: list[tuple[int, int, int, float]] = []
        need = civic_needs(s)
        swept = s.op_spaces if s.op == SWEEP else 0
        at, level, terror = s.at, s.level, s.terror
        for space in PLACES:
            found = look_at(space, level[space], need, urgency, bool(swept >> space & 1), tuple(at[space::SPACES]))
            held += found.held
            exposed += found.exposed
            reached += found.reach
            if found.ready:
                civic.append((POP[space], terror[space], 2 - level[space], found.ready))
            elif found.agitated:
                agitation.append((POP[space], terror[space], 2 + level[space], soon(urgency)))
            for f in found.pairs:
                pairs[f] += 1
        lost, kidnaps = on_the_roads(s)
        purse = s.resources[GOVT] + 30 - lost + (0 if s.president == SAMPER else s.aid)
        self.government = bought(civic, purse // CIVIC_PRICE) + held - exposed + reached + training(s, urgency)
        self.government -= ROAD * lost + KIDNAP * kidnaps
        self.farc = bought(agitation, s.resources[FARC] + 3) + 0.5 * exposed
        self.farc += PAIR * min(pairs[FARC], s.available[3 * FARC + BASE])
        self.auc = PAIR * min(pairs[AUC], s.available[3 * AUC + BASE])
        self.cartels = PAIR * min(pairs[CARTELS], s.available[3 * CARTELS + BASE])


@lru_cache(maxsize=1 << 16)
def look_at(space: int, level: int, need: int, urgency: float, swept: bool, row: tuple[int, ...]) -> Outlook:
    """One space with the pieces in `row`; remembered, because from one position to the next few spaces change."""
    troops, police, base, f_under, f_seen, f_base, a_under, a_seen, a_base, c_under, c_seen, c_base = row
    government, farc = troops + police + base, f_under + f_seen + f_base
    enemies = farc + a_under + a_seen + a_base + c_under + c_seen + c_base
    pop = POP[space]
    held = exposed = ready = 0.0
    if pop and government:
        lead, want = government - enemies, max(3, 2 + pop // 2)
        ready = readiness(troops // need, police // need, space < CITY_COUNT, lead, urgency)
        held += pop * (GARRISON * ready + GUARDED * min(lead, want) / want)
        if base and space >= CITY_COUNT:
            held += FORT * pop
    if f_under:
        if space < CITY_COUNT and f_under + f_seen > police:
            held -= KIDNAP
        if level > -2:
            exposed = (TERROR if f_under == 1 else MORE_TERROR) * pop
    if (a_under or c_under) and level > 0:
        held -= OTHER_TERROR * pop
    reached = fighting(space, row, swept) if enemies else 0.0
    agitated = bool(pop) and 2 * farc > government + enemies
    return Outlook(held, exposed, reached, ready, agitated, coming_bases(level, row))


def fighting(space: int, row: tuple[int, ...], swept: bool) -> float:
    """What the Government's forces can do to the Insurgents in a space (AA-3.2.3, AA-3.2.4)."""
    troops, police = row[:2]
    if not troops and (not police or space >= CITY_COUNT):
        return 0.0
    power = troops // 2 if IS_MOUNTAIN[space] else troops + (police if space < CITY_COUNT else 0)
    finds = (troops + police) // 2 if IS_FOREST[space] else troops + police
    worth = 0.0
    for faction in INSURGENTS:
        under, seen, nests = row[3 * faction : 3 * faction + 3]
        if swept:  # the Sweep under way will find them
            found = min(finds, under)
            under, seen, finds = under - found, seen + found, finds - found
        worth += PREY[faction] * reach(power, finds, under, seen, nests)
    return worth


def coming_bases(level: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """The Insurgents that two Guerrillas and room let build a Base (AA-3.3.1)."""
    if row[2] + row[5] + row[8] + row[11] >= BASES_IN_A_SPACE:
        return ()
    open_to = (FARC,) * (level <= 0) + (AUC,) * (level >= 0) + (CARTELS,)
    return tuple([f for f in open_to if row[3 * f] + row[3 * f + 1] >= 2])


def soon(urgency: float) -> float:
    """What a level is worth that can be bought in the next Support phase: the more, the nearer that is."""
    return SOON + (1.0 - SOON) * 0.8 * urgency


def readiness(troops: int, police: int, is_city: bool, lead: int, urgency: float) -> float:
    """How likely Civic Action will be possible: Control by a lead in pieces, with Troops and Police (AA-6.4.1)."""
    later = 1.0 - 0.7 * urgency  # what can still be mended
    if troops and police:
        worth = soon(urgency)
    elif police:
        worth = later * NEEDS_TROOPS
    else:
        worth = NEEDS_POLICE[is_city]
    return worth if lead > 0 else 0.5 * worth * later / (1 - lead)


def training(s: AndeanState, urgency: float) -> float:
    """What Civic Action or a Base may still bring in the running Train, in one of its spaces (AA-3.2.1)."""
    if s.op != TRAIN or not s.agenda or s.agenda[-1][0] != OPERATE:
        return 0.0
    most = 0.0
    purse = s.resources[GOVT]
    for space in PLACES:
        if not s.op_spaces >> space & 1:
            continue
        if is_department(space) and can_build_base(s, space):
            most = max(most, (FORT - GUARDED) * POP[space])
        if can_civic_action(s, space, has_government_control(s, space)):
            steps = min(purse // CIVIC_PRICE - s.terror[space], 2 - s.level[space])
            if steps > 0:
                spent = CIVIC_PRICE * (steps + s.terror[space])
                gain = steps * (POP[space] * (1.0 - soon(urgency)) + PRICE)
                most = max(most, gain - PURSE * (sqrt(purse) - sqrt(purse - spent)))
    return most


def reach(power: int, finds: int, under: int, seen: int, base: int) -> float:
    """What Troops can do to a faction's pieces beside them: now to those in sight, after a Sweep to the hidden ones."""
    worth = LOCATED * min(power, seen)
    left = power - seen
    if left > 0:
        found = min(finds, under, left)
        worth += SWEPT * found
        left -= found
        if left > 0 and base and found == under:
            worth += (SWEPT if under else LOCATED) * BASE_WORTH * min(base, left)
    return worth


def on_the_roads(s: AndeanState) -> tuple[int, int]:
    """The Econ of LoCs that are Sabotaged or will be (AA-6.2), and on how many the FARC can Kidnap (AA-4.3.3)."""
    lost = kidnaps = 0
    at = s.at
    for loc in LOCS:
        row = at[loc::SPACES]
        if s.terror[loc] or row[3] + row[4] + row[6] + row[7] + row[9] + row[10] > row[0] + row[1]:
            lost += ECON[loc]
        if row[3] and row[3] + row[4] > row[1]:
            kidnaps += 1
    return lost, kidnaps


def bought(spaces: list[tuple[int, int, int, float]], steps: int) -> float:
    """The Pop that so many steps would shift, the largest first; Terror markers cost a step each."""
    gain = 0.0
    for pop, terror, levels, ready in sorted(spaces, reverse=True):
        shifts = min(steps - terror, levels)
        if shifts > 0:
            gain += shifts * max(0.0, pop * ready - PRICE)
            steps -= shifts + terror
    return gain
