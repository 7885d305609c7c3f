"""What the pieces on the map promise each faction, space by space: the part of the evaluation that knows the ground.

For the Government: levels that Civic Action can buy (AA-6.4.1), enemies within reach of Assault (AA-3.2.4) or Sweep
(AA-3.2.3); against it, levels that Terror can take (AA-3.3.4) and LoCs that will be Sabotaged (AA-6.2). For the FARC:
Agitation (AA-6.4.2) and Terror; for all Insurgents, pairs of Guerrillas that are almost a Base (AA-3.3.1).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .board import (
    ACTIVE,
    AUC,
    BASE,
    CARTELS,
    CITY_COUNT,
    ECON,
    FARC,
    GOVT,
    INSURGENTS,
    LOCS,
    PLACES,
    POP,
    SPACES,
    SWEEP,
)
from .cards import HIGH_MOUNTAIN_BATTALIONS, NATIONAL_DEFENSE
from .operations.government import BASE_PRICE, CIVIC_PRICE, assault_hits, civic_needs
from .operations.insurgents import GUERRILLAS_FOR_A_BASE, level_allows_rally
from .operations.sweep import sweep_finds
from .pieces import BASES_IN_A_SPACE, hidden, is_majority, outnumbers_police
from .plan import purse_worth, terrorism, to_be_swept, will_rally
from .propaganda import ECONOMY, aid_paid, is_overrun
from .state import AndeanState

SOON: Final = 0.5  # of a level that can be bought in the next Support phase
NEEDS_TROOPS: Final = 0.3  # ... if Troops come, which a Sweep brings
# ... if Police come: to a Department in the next Redeployment, to a City by Train
NEEDS_POLICE: Final[tuple[float, ...]] = (0.2, 0.3)
PRICE: Final = 0.1  # of a step that has still to be bought, at least
MARKER: Final = 1.1  # times that, for a Terror marker that has to go first
GARRISON: Final = 0.3  # of the Pop with Troops, Police and Control
GUARDED: Final = 0.5  # ... where so many pieces are that Control is safe
FORT: Final = 1.5  # of the Pop of a Department with a Government Base: there one can Train and stay (AA-6.5.1)
KIDNAP: Final = 0.8  # a place where the FARC can Kidnap
TERROR: Final = 0.4  # of a level that a Guerrilla of the FARC can take by Terror; several:
MORE_TERROR: Final = 0.6
LATER_TERROR: Final = 0.12  # ... and what an Active one can take, once it is Underground again; of two, twice as much
OTHER_TERROR: Final = 0.06  # ... and AUC or Cartels
PREY: Final[tuple[float, ...]] = (0.0, 1.0, 0.3, 0.3)  # by faction: the AUC fights the FARC, too
LOCATED: Final = 0.35  # of a Guerrilla that an Assault can remove
BASE_WORTH: Final = 7  # Guerrillas
SWEPT: Final = 0.2  # of a Guerrilla that a Sweep can find, with Troops beside it
HIDES: Final = 0.5  # of Guerrillas in sight that will turn Underground before they can be Assaulted
CAMP: Final = 0.6  # of the Pop, with Troops enough in a Department for a Base
# what is on its way, as bits
REHIDE: Final = 1  # the FARC will Rally
CAMPS: Final = 2  # the Government has a Base left
SWEPT_SOON: Final = 4  # the running Sweep looks here
PAIR: Final = 0.4  # of a Base that two Guerrillas can become
ROAD: Final = 0.4  # of a Resource that Sabotage will cost


class SpaceOutlook(NamedTuple):
    """What one space promises; in margin, unless said otherwise."""

    held: float  # to the Government, by guarding its people
    exposed: float  # ... and what FARC Terror can take from it
    reach: float  # of its forces
    ready: float  # how likely Civic Action will be possible
    agitated: bool  # under FARC Control
    pairs: tuple[int, ...]  # Insurgents that can soon have a Base here


class Ground:
    """Each faction's prospects, in margin, and what the Government's are made of."""

    __slots__ = ("auc", "cartels", "civic", "farc", "garrisons", "government", "reach", "roads", "threat")

    def __init__(self, s: AndeanState, urgency: float, horizon: float) -> None:
        held = exposed = reached = 0.0
        pairs = [0, 0, 0, 0]
        civic: list[tuple[int, int, int, float]] = []  # Pop, Terror, level, readiness
        agitation: list[tuple[int, int, int, float]] = []
        need = civic_needs(s)
        battalions, council = s.lasting[HIGH_MOUNTAIN_BATTALIONS], s.lasting[NATIONAL_DEFENSE]
        swept = to_be_swept(s) if s.op == SWEEP else 0
        coming = REHIDE * will_rally(s) + CAMPS * (s.available[BASE] > 0)
        at, level, terror = s.at, s.level, s.terror
        for space in PLACES:
            plans = coming + SWEPT_SOON * (swept >> space & 1)
            found = look_at(space, level[space], need, urgency, plans, tuple(at[space::SPACES]), battalions, council)
            held += found.held
            exposed += found.exposed
            reached += found.reach
            if found.ready:
                civic.append((POP[space], terror[space], level[space], found.ready))
            if found.agitated:
                agitation.append((POP[space], terror[space], -level[space], soon(urgency)))
            for f in found.pairs:
                pairs[f] += 1
        lost, kidnaps = on_the_roads(s)
        money = s.resources[GOVT]
        purse = money + ECONOMY - lost + aid_paid(s)
        price = max(PRICE, purse_worth(money, horizon) - purse_worth(money - CIVIC_PRICE, horizon))
        support, less_opposition = bought(civic, purse // CIVIC_PRICE, price)
        opposition, less_support = bought(agitation, s.resources[FARC] + 3, PRICE)
        threat = terrorism(s)
        self.civic = support - less_support  # what Civic Action can win, less what Agitation can take
        self.garrisons = held
        self.threat = threat * (exposed + KIDNAP * kidnaps)
        self.reach = reached
        self.roads = ROAD * lost
        self.government = self.civic + held - self.threat + reached - self.roads
        self.farc = opposition - less_opposition + 0.5 * threat * exposed
        self.farc += PAIR * min(pairs[FARC], s.available[3 * FARC + BASE])
        self.auc = PAIR * min(pairs[AUC], s.available[3 * AUC + BASE])
        self.cartels = PAIR * min(pairs[CARTELS], s.available[3 * CARTELS + BASE])


@lru_cache(maxsize=1 << 16)
def look_at(
    space: int, level: int, need: int, urgency: float, plans: int, row: tuple[int, ...], battalions: int, council: int
) -> SpaceOutlook:
    """One space with the pieces in `row`; remembered, because from one position to the next few spaces change.

    `battalions` and `council` are the texts of cards 9 and 11 in force.
    """
    troops, police, base, f_under, f_seen, f_base, a_under, a_seen, a_base, c_under, c_seen, c_base = row
    government, farc = troops + police + base, f_under + f_seen + f_base
    enemies = farc + a_under + a_seen + a_base + c_under + c_seen + c_base
    pop = POP[space]
    held = exposed = ready = 0.0
    if pop and government:
        lead, want = government - enemies, max(3, 2 + pop // 2)
        ready = readiness(troops // need, police // need, space < CITY_COUNT, lead, urgency)
        held += pop * (GARRISON * ready + GUARDED * min(lead, want) / want)
        if space >= CITY_COUNT:
            if base:
                held += FORT * pop
            elif plans & CAMPS and lead > 0 and troops >= BASE_PRICE:
                held += CAMP * pop
    if f_under:
        if space < CITY_COUNT and f_under + f_seen > police:
            held -= KIDNAP
        if level > -2:
            exposed = (TERROR if f_under == 1 else MORE_TERROR) * pop
    elif f_seen and level > -2:
        exposed = LATER_TERROR * min(f_seen, 2) * pop
    if (a_under or c_under) and level > 0:
        held -= OTHER_TERROR * pop * level
    reached = 0.0
    if enemies:
        power = assault_hits(space, troops, police, battalions)
        reached = fighting(row, plans, power, sweep_finds(space, troops, police, council))
    agitated = bool(pop) and is_majority(farc, government + enemies)
    return SpaceOutlook(held, exposed, reached, ready, agitated, coming_bases(level, row))


def fighting(row: tuple[int, ...], plans: int, power: int, finds: int) -> float:
    """What forces that can remove and find so many can do to the Insurgents in a space (AA-3.2.3, AA-3.2.4)."""
    worth = 0.0
    for faction in INSURGENTS:
        under, seen, nests = row[3 * faction : 3 * faction + 3]
        if plans & SWEPT_SOON:  # the Sweep under way will find them
            found = min(finds, under)
            under, seen, finds = under - found, seen + found, finds - found
        prey = PREY[faction] * reach(power, finds, under, seen, nests)
        worth += prey * HIDES if plans & REHIDE and faction == FARC and nests and seen else prey
    return worth


def coming_bases(level: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """The Insurgents that two Guerrillas and room let build a Base (AA-3.3.1)."""
    if sum(row[BASE::3]) >= BASES_IN_A_SPACE:
        return ()
    ready = [f for f in INSURGENTS if row[3 * f] + row[3 * f + ACTIVE] >= GUERRILLAS_FOR_A_BASE]
    return tuple([f for f in ready if level_allows_rally(f, level)])


def soon(urgency: float) -> float:
    """What a level is worth that can be bought in the next Support phase: the more, the nearer that is."""
    return SOON + (1.0 - SOON) * 0.5 * urgency


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
    for loc in LOCS:
        if s.terror[loc] or is_overrun(s, loc):
            lost += ECON[loc]
        if hidden(s, FARC, loc) and outnumbers_police(s, FARC, loc):
            kidnaps += 1
    return lost, kidnaps


def bought(spaces: list[tuple[int, int, int, float]], steps: int, price: float) -> tuple[float, float]:
    """The Pop that so many steps would win over, and that they would take from the other side, the largest first.

    Levels count from the own side; Terror markers cost a step each.
    """
    won = taken = 0.0
    for pop, terror, level, ready in sorted(spaces, reverse=True):
        shifts = min(steps - terror, 2 - level)
        worth = ready * (pop - price)
        if shifts * worth > terror * price:
            below = min(shifts, max(0, -level))
            taken += below * worth
            won += (shifts - below) * worth - MARKER * terror * price
            steps -= shifts + terror
    return won, taken
