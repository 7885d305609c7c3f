"""The judgement that bots had of Andean Abyss first, kept as it is: the yardstick for every later one.

`tablero simulate andean-abyss --bots yardstick` plays by it. Nothing here is to be improved: today's judgement is
evaluation.py, which shares with it what is known of the map (ground.py, plan.py). A test holds it to what it said of
some positions.

`outlook` is a faction's margin with what it can soon turn into margin, read off the map space by space (ground.py). An
own faction counts evenly, a rival the more, the nearer it comes to its goal, because any victory check may then end
the game (AA-6.1). The weights were set by hand, looking at games of a `greedy` Government against three Non-players.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from .agenda import LAST_ACTIVITY, OPERATE, REDEPLOY
from .agenda import PROPAGANDA as PHASE
from .board import AUC, CARTELS, FARC, GOVT, INVENTORY, POLICE, PROPAGANDA, SPACES, TRAIN, TROOPS
from .ground import Ground
from .nonplayer.turn import heeds_grey_two
from .operations.costs import is_last_round_next
from .pieces import CARTEL_BASES_GOAL, CARTEL_RESOURCES_GOAL, bases_on_map, margins
from .plan import purse_worth, trained
from .propaganda import RESET
from .secrets import pile_sizes
from .sequence import next_eligible
from .state import OP_AND_ACTIVITY, AndeanState
from .victory import winning_faction

SCALE: Final = 40.0  # an edge of this size is worth half of certainty

# by faction: Government, FARC, AUC, Cartels
STEEP: Final[tuple[float, ...]] = (8.0, 3.0, 1.2, 2.0)  # margins in which a rival's danger doubles, about
FEAR: Final[tuple[float, ...]] = (9.0, 13.0, 10.0, 10.0)  # how much a rival counts against an own margin
ALONE: Final[tuple[float, ...]] = (1.0, 1.5, 1.0, 1.2)  # times that, for a single player: nobody else holds it down
BEFORE: Final[tuple[float, ...]] = (4.0, 6.0, 1.5, 2.0)  # so far below its goal a rival is already half a danger
GAIN: Final[tuple[float, ...]] = (1.5, 1.5, 4.0, 3.0)  # an own faction's margin

OWN_FORCE: Final[tuple[float, ...]] = (1.0, 1.0, 2.5, 2.0)  # an own piece is worth more than a rival's is feared

CUBE: Final = 0.25  # on the map
HIDDEN: Final[tuple[float, ...]] = (0.0, 1.0, 0.2, 0.3)  # an Underground Guerrilla
SEEN: Final[tuple[float, ...]] = (0.0, 0.8, 0.15, 0.2)  # an Active one
NEST: Final[tuple[float, ...]] = (0.0, 1.5, 0.5, 0.3)  # a Base: Guerrillas and money come from there
MONEY: Final[tuple[float, ...]] = (0.0, 1.2, 1.0, 0.8)  # times the root of its Resources
AID: Final = 0.03  # for each Propaganda round that is still to come
TEMPO: Final = 0.6  # who has executed is not Eligible on the next card (AA-2.3.7)
EVENT: Final = 4.0  # what the Event may be worth to somebody else
CHECK: Final = 60.0  # a lost game
# Of what the last part of a Train can bring; less than 1 and growing, so that getting on with it looks better.
PROMISE: Final[dict[int, float]] = {OPERATE: 0.85, LAST_ACTIVITY: 0.92}
STEP: Final = 0.001  # a cube that redeploys for nothing
TALK: Final = 30.0  # no deal is better than one with somebody who thinks no further


def evaluate(s: AndeanState, seat: int) -> float:
    """From 0 to 1. A running Train is judged with what its last part can bring (AA-3.2.1)."""
    own = [f for f in range(4) if s.seat_of[f] == seat]
    if s.over:
        return 1.0 if winning_faction(s) in own else 0.0
    value = standing(s, own)
    if s.op == TRAIN and doing(s) in PROMISE:
        best = max([standing(later, own) for later in trained(s)], default=0.0)
        value += max(0.0, PROMISE[doing(s)] * (best - value))
    return value


def standing(s: AndeanState, own: list[int]) -> float:
    """The position as it lies. A seat with two factions stands as its worse one (AA-1.5)."""
    margin = margins(s)
    near = check_nears(s)
    outlooks = outlook(s, margin, near)
    mine = min([GAIN[f] * outlooks[f] + OWN_FORCE[f] * force(s, f) for f in own])
    danger = 0.0
    for f in range(4):
        if f not in own:
            danger += danger_of(f, outlooks[f]) * (ALONE[f] if s.players == 1 else 1.0) + force(s, f)
    if near:
        danger += near * sum([verdict(s, f, margin[f]) * (-1 if f in own else 1) for f in range(4)])
    edge = (mine - danger - wasted(s, own)) / SCALE
    return 0.5 + 0.5 * edge / (1.0 + abs(edge))


def wasted(s: AndeanState, own: list[int]) -> float:
    """What a turn costs beside its price: Eligibility, an Event left to others, idle talk, marching up and down."""
    idle = STEP * sum(s.moved) if doing(s) == REDEPLOY else 0.0
    if s.executing not in own:
        return idle
    return idle + TALK * s.talks + leaves_event(s) + TEMPO * (s.executed >> s.executing & 1)


def doing(s: AndeanState) -> int:
    """The next step (agenda.py); 0 if there is none."""
    return s.agenda[-1][0] if s.agenda else 0


def current(s: AndeanState) -> int:
    """The card in play; 0 before the first one."""
    return s.deck[s.position] if 0 <= s.position < len(s.deck) else 0


def danger_of(faction: int, margin: float) -> float:
    """It grows the faster, the nearer the rival is to its goal; well beyond it, evenly."""
    x = (margin + BEFORE[faction]) / STEEP[faction]
    return FEAR[faction] * (x if x > 30.0 else log(1.0 + exp(x)))


def leaves_event(s: AndeanState) -> float:
    """An Operation with a Special Activity leaves the Event to the 2nd Eligible (AA-2.3.4, AA-8.1)."""
    with_activity = s.first == OP_AND_ACTIVITY or (not s.first and s.activity)
    if s.slot != 1 or not with_activity or not 0 < current(s) < PROPAGANDA:
        return 0.0
    taker = next_eligible(s)
    return EVENT if taker >= 0 and not heeds_grey_two(s, taker, current(s)) else 0.0


def check_nears(s: AndeanState) -> float:
    """How likely the card after those that lie open is a Propaganda card (AA-2.1); 1 if it is in sight."""
    after = s.position + 1
    if s.open_next and after < len(s.deck):
        if s.deck[after] >= PROPAGANDA:
            return 1.0
        after += 1
    start = 0
    for pile, size in enumerate(pile_sizes(s)):
        start += size
        if after < start:
            return 0.0 if s.propaganda > pile else 1.0 / (start - after)
    return 0.0


def urgency(s: AndeanState, near: float) -> float:
    """How much the next Support phase matters already: more as its card nears, and most for the last one."""
    if current(s) >= PROPAGANDA:
        return 0.0 if is_over_for_now(s) else 1.0
    last = 0.75 if is_last_round_next(s) else 0.0
    return max(last, 0.25 * int(min(4.0, 12.0 * near)))


def is_over_for_now(s: AndeanState) -> bool:
    """Whether the Support phase of the running Propaganda round is past: the cubes redeploy, or have done so."""
    return doing(s) == REDEPLOY or s.agenda[-1:] == [[PHASE, RESET]]


def verdict(s: AndeanState, faction: int, margin: int) -> float:
    """What a victory check with this margin would cost the others (AA-6.1)."""
    if faction == GOVT and s.players == 1:
        return 0.0
    return CHECK / (1.0 + exp(-0.9 * margin - 0.6)) if margin > -6 else 0.0


def outlook(s: AndeanState, margin: list[int], near: float) -> list[float]:
    """What each faction's margin may soon be, with a Propaganda card as `near` as that."""
    ground = Ground(s, urgency(s, near), horizon(s))
    return [
        margin[GOVT] + ground.government + AID * s.aid * (s.last_propaganda - s.propaganda),
        margin[FARC] + ground.farc,
        margin[AUC] + ground.auc,
        cartels_margin(s) + ground.cartels,
    ]


def cartels_margin(s: AndeanState) -> float:
    """Bases and Resources are both needed, so the one that is short counts most (AA-7.2)."""
    bases = bases_on_map(s, CARTELS)
    over = float(bases - CARTEL_BASES_GOAL)
    money = (s.resources[CARTELS] + 2 * bases - CARTEL_RESOURCES_GOAL) / 4
    return min(over, money) + 0.25 * min(4.0, max(over, money))


def force(s: AndeanState, faction: int) -> float:
    """Cubes or Guerrillas and Bases on the map, and the Resources to use them."""
    if faction == GOVT:
        cubes = INVENTORY[TROOPS] + INVENTORY[POLICE] - s.available[TROOPS] - s.available[POLICE]
        return purse_worth(s.resources[GOVT], horizon(s)) + CUBE * cubes
    i = 3 * faction * SPACES
    money = MONEY[faction] * sqrt(min(s.resources[faction], 60)) + NEST[faction] * bases_on_map(s, faction)
    return money + HIDDEN[faction] * sum(s.at[i : i + SPACES]) + SEEN[faction] * sum(s.at[i + SPACES : i + 2 * SPACES])


def horizon(s: AndeanState) -> float:
    """How much there is still to pay for: less and less before the last Support phase, then nothing."""
    if s.propaganda >= s.last_propaganda:
        return 0.0
    if not is_last_round_next(s):
        return 1.0
    return min(0.5, (len(s.deck) - s.position) / 32) if check_nears(s) < 1.0 else 0.1
