"""How well a seat stands, as a sum of named features: the own margin and what it may soon become, and the rivals.

`features` tells the parts of the sum, so that it can be said why one position is better than another. An own faction
counts evenly, a rival the more, the nearer it comes to its goal, because any victory check may then end the game
(AA-6.1). What the pieces on the map promise is read off space by space (ground.py); the weights are in
`data/weights.toml`. They are a judgement, not rules.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from tablero.core.feature import Feature

from .agenda import LAST_ACTIVITY, OPERATE, REDEPLOY
from .board import CARTELS, GOVT, INVENTORY, POLICE, PROPAGANDA, SPACES, TRAIN, TROOPS
from .cards import UNSHADED
from .first_judgement import check_nears, current, doing, horizon, urgency
from .ground import Ground
from .nonplayer.turn import heeds_grey_two
from .nonplayer.victory import solo_lead
from .pieces import CARTEL_BASES_GOAL, CARTEL_RESOURCES_GOAL, bases_on_map, margins
from .plan import purse_worth, trained
from .propaganda import CARTEL_INCOME
from .sequence import next_eligible
from .state import OP_AND_ACTIVITY, AndeanState
from .victory import winning_faction
from .weights import (
    AID,
    ALONE,
    BEFORE,
    CHECK,
    CUBE,
    EVENT,
    FEAR,
    GAIN,
    HIDDEN,
    LASTING,
    MONEY,
    NEST,
    OWN_FORCE,
    PROMISE,
    PROMISE_LATE,
    PURSE,
    SCALE,
    SEEN,
    SPARE,
    STEEP,
    STEP,
    TALK,
    TEMPO,
)

TRIUMPH: Final = 9.0  # a lead that nobody can wish greater (AA-8.8)
FEW: Final = 8  # Resources that an Insurgent can always use
MANY: Final = (0, 24, 24, 46)  # ... and more than it can use; the Cartels win by them (AA-7.2)
UPKEEP: Final = 8  # Resources that the Cartels spend from one Propaganda card to the next, about
MAKE_UP: Final = 0.75  # by which a lack of Resources counts the less for each Propaganda card to come


def evaluate(s: AndeanState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return result(s, seat)
    edge = sum([feature.points for feature in features(s, seat)]) / SCALE
    return 0.5 + 0.5 * edge / (1.0 + abs(edge))


def result(s: AndeanState, seat: int) -> float:
    """What came of it; alone, the lead over the best Insurgent counts, too (AA-8.8)."""
    if s.players > 1 or s.winner > GOVT:
        return 1.0 if s.seat_of[winning_faction(s)] == seat else 0.0
    lead = (solo_lead(s) - 0.5) / (TRIUMPH - 0.5)  # an equal margin is a failure
    return 0.5 + 0.5 * max(-1.0, min(1.0, lead))


def features(s: AndeanState, seat: int) -> list[Feature]:
    """The parts of the sum, in margin. A running Train is judged with what its last part can bring (AA-3.2.1)."""
    own = [f for f in range(4) if s.seat_of[f] == seat]
    found = standing(s, own)
    promise = 0.0
    if s.op == TRAIN and doing(s) in (OPERATE, LAST_ACTIVITY):
        now = total(found)
        best = max([total(standing(later, own)) for later in trained(s)], default=now)
        promise = max(0.0, (PROMISE if doing(s) == OPERATE else PROMISE_LATE) * (best - now))
    return [*found, Feature("promise", promise)]


def total(found: list[Feature]) -> float:
    return sum([feature.points for feature in found])


def standing(s: AndeanState, own: list[int]) -> list[Feature]:
    """The position as it lies. A seat with two factions stands as its worse one (AA-1.5)."""
    margin = margins(s)
    near = check_nears(s)
    ground = Ground(s, urgency(s, near), horizon(s))
    found = worse([own_features(s, f, float(margin[f]), ground) for f in own])
    for f in range(4):
        is_rival = f not in own
        outlook = margin_to_come(s, f, margin[f], ground)
        danger = danger_of(f, outlook) * (ALONE[f] if s.players == 1 else 1.0) if is_rival else 0.0
        found.append(Feature("rival", -danger, who=f))
        found.append(Feature("rival-force", -force(s, f) if is_rival else 0.0, who=f))
        found.append(Feature("check", near * verdict(s, f, margin[f]) * (-1 if is_rival else 1), who=f))
    found.append(Feature("lasting", lasting(s) * (1.0 if GOVT in own else -0.5)))
    found.append(Feature("turn-spent", -wasted(s, own)))
    return found


def worse(sets: list[list[Feature]]) -> list[Feature]:
    return min(sets, key=total)


def own_features(s: AndeanState, f: int, margin: float, ground: Ground) -> list[Feature]:
    """What an own faction has, and what it may soon have. All factions name the same features."""
    gain, force_worth = GAIN[f], OWN_FORCE[f]
    is_government = f == GOVT
    if f == CARTELS:
        margin = own_cartels_margin(s)
    prospects = 0.0 if is_government else ground_of(ground, f)
    return [
        Feature("margin", gain * margin),
        Feature("civic-action", gain * ground.civic if is_government else 0.0),
        Feature("garrisons", gain * ground.garrisons if is_government else 0.0),
        Feature("terror", -gain * ground.threat if is_government else 0.0),
        Feature("reach", gain * ground.reach if is_government else 0.0),
        Feature("roads", -gain * ground.roads if is_government else 0.0),
        Feature("aid", gain * AID * s.aid * (s.last_propaganda - s.propaganda) if is_government else 0.0),
        Feature("prospects", gain * prospects),
        Feature("resources", force_worth * money(s, f) if is_government else savings(s, f)),
        Feature("pieces", force_worth * (force(s, f) - money(s, f))),
    ]


def own_cartels_margin(s: AndeanState) -> float:
    """Bases and Resources are both needed at the end: the latter with what Bases bring and turns will cost until then.

    The nearer the end, the less can be made up for what is short.
    """
    rounds = max(0, s.last_propaganda - s.propaganda)
    bases = bases_on_map(s, CARTELS)
    over = float(bases - CARTEL_BASES_GOAL)
    rest = s.resources[CARTELS] + rounds * (CARTEL_INCOME * bases - UPKEEP) - CARTEL_RESOURCES_GOAL
    money = rest / (1.0 + MAKE_UP * rounds)
    return min(over, money) + 0.25 * min(4.0, max(over, money))


def savings(s: AndeanState, f: int) -> float:
    """What an Insurgent's own Resources are worth: a space of an Operation each, as long as there are few of them."""
    few = min(s.resources[f], FEW)
    return horizon(s) * (PURSE[f] * few + SPARE[f] * (min(s.resources[f], MANY[f]) - few))


def ground_of(ground: Ground, faction: int) -> float:
    """What the map promises a faction, in margin."""
    return (ground.government, ground.farc, ground.auc, ground.cartels)[faction]


def margin_to_come(s: AndeanState, faction: int, margin: int, ground: Ground) -> float:
    """What a rival's margin may soon be."""
    now = cartels_to_come(s) if faction == CARTELS else float(margin)
    aid = AID * s.aid * (s.last_propaganda - s.propaganda) if faction == GOVT else 0.0
    return now + ground_of(ground, faction) + aid


def cartels_to_come(s: AndeanState) -> float:
    """Bases bring Resources in every round that is still to come (AA-6.3.2), so these will hardly be short."""
    bases = bases_on_map(s, CARTELS)
    over = float(bases - CARTEL_BASES_GOAL)
    rounds = max(1, s.last_propaganda - s.propaganda)
    money = (s.resources[CARTELS] + CARTEL_INCOME * rounds * bases - CARTEL_RESOURCES_GOAL) / 4
    return min(over, money) + 0.25 * min(4.0, max(over, money))


def danger_of(faction: int, margin: float) -> float:
    """It grows the faster, the nearer the rival is to its goal; well beyond it, evenly."""
    x = (margin + BEFORE[faction]) / STEEP[faction]
    return FEAR[faction] * (x if x > 30.0 else log(1.0 + exp(x)))


def verdict(s: AndeanState, faction: int, margin: int) -> float:
    """What a victory check with this margin would cost the others (AA-6.1)."""
    if faction == GOVT and s.players == 1:
        return 0.0
    return CHECK / (1.0 + exp(-0.9 * margin - 0.6)) if margin > -6 else 0.0


def force(s: AndeanState, faction: int) -> float:
    """Cubes or Guerrillas and Bases on the map, and the Resources to use them."""
    if faction == GOVT:
        cubes = INVENTORY[TROOPS] + INVENTORY[POLICE] - s.available[TROOPS] - s.available[POLICE]
        return money(s, faction) + CUBE * cubes
    i = 3 * faction * SPACES
    fighters = HIDDEN[faction] * sum(s.at[i : i + SPACES]) + SEEN[faction] * sum(s.at[i + SPACES : i + 2 * SPACES])
    return money(s, faction) + NEST[faction] * bases_on_map(s, faction) + fighters


def money(s: AndeanState, faction: int) -> float:
    """What Resources are worth: the more there are, the less each."""
    if faction == GOVT:
        return purse_worth(s.resources[GOVT], horizon(s))
    return MONEY[faction] * sqrt(min(s.resources[faction], 60))


def lasting(s: AndeanState) -> float:
    """What the capabilities in force are worth to the Government for the rest of the game (AA-5.3)."""
    points = 0.0
    for card, worth in LASTING:
        if s.lasting[card]:
            points += worth if s.lasting[card] == UNSHADED else -worth
    return points * (1.0 - s.position / max(1, len(s.deck)))


# -- what a turn costs -------------------------------------------------------------------------------------------


def wasted(s: AndeanState, own: list[int]) -> float:
    """What a turn costs beside its price: Eligibility, an Event left to others, idle talk, marching up and down."""
    idle = STEP * sum(s.moved) if doing(s) == REDEPLOY else 0.0
    if s.executing not in own:
        return idle
    return idle + TALK * s.talks + leaves_event(s) + TEMPO * (s.executed >> s.executing & 1)


def leaves_event(s: AndeanState) -> float:
    """An Operation with a Special Activity leaves the Event to the 2nd Eligible (AA-2.3.4, AA-8.1)."""
    with_activity = s.first == OP_AND_ACTIVITY or (not s.first and s.activity)
    if s.slot != 1 or not with_activity or not 0 < current(s) < PROPAGANDA:
        return 0.0
    taker = next_eligible(s)
    return EVENT[s.executing] if taker >= 0 and not heeds_grey_two(s, taker, current(s)) else 0.0
