"""How well a seat stands, from 0 (lost) to 1 (won): what Patrón has reached against how nearly he is found.

Everything is weighed in fame. `standing` is what both sides can see: judgement.py says what Patrón's things are worth,
hunt.py what the hunters know, prospects.py what the acting faction can still do in its turn. The real place
of Patrón, his hand and all that lies face down count for his own seat only, so that every world dealt anew for a
hunter is valued by what he knows. No rule depends on these numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..board import BALL, EVERYWHERE, listed, reachable
from ..cards import CARDS, FACTIONS, HUNTERS, MOVE_STEPS, NORMAL_SLOTS, SLOT_FAME, SLOT_RANGE, TOKEN_VALUE
from ..deployment import figures_of, free_places
from ..hunt import ARRESTS, QUESTIONS, Left, in_range
from ..state import (
    CARD_EFFECT,
    DEPLOYING,
    HIDING,
    NOBODY,
    PAID_MOVE,
    PATRON,
    PATRON_WINS,
    RELOCATING,
    SEASON_END,
    SICARIO_ACTS,
    UNFINISHED,
    NarcosState,
)
from .hunt import CHANCE
from .judgement import (
    CARD_WORTH,
    CONDITION,
    COST,
    FAME_LATER,
    IMMEDIATE,
    INCOME_SPACE,
    INFLUENCE,
    LAB,
    LAB_CUBE,
    ROADBLOCK,
    STRIKE_RANGE,
    FirstSicarios,
    hidden_objectives_worth,
    money_worth,
    move_worth,
    objectives_worth,
    special_worth,
)
from .prospects import arrest_price, escape_price, hunters_worth

# -- weights, chosen by letting bots play that differ in some of them --------------------------------------------

DEPLOYMENT: Final = 1.6  # one that is still to come this season
ACTIVATION: Final = 0.5  # a hunter who is still to act this season
ACTION: Final = 0.35  # an ordinary action of a sicario
SILVER: Final = 1.3  # an ultimatum under way
KEPT_CARD: Final = 0.12  # a hand card, as a share of what it does
COVERED: Final = 1.0  # if every possible place is in reach of a hunter
NEARNESS: Final = 0.05  # a hunter who has one of them in reach
BLOCKED: Final = 0.35  # a hunter who is still to act, but can't move
PAID_STEPS: Final = 3  # how far Patrón is likely to relocate
FACTION_CARD: Final = 0.45
CALI_CUBE: Final = 0.2
OPEN_TOKEN: Final = 0.06
HIDEOUT: Final = 0.1
ROOM: Final = 9  # places within 2 of a good hideout
# How standing turns into a chance of winning: fitted to the results of some hundred games of greedy bots.
EVEN: Final[tuple[float, ...]] = (12.3, 18.9, 25.6, 32.2)  # by season: where both sides stand alike
PRIVATE: Final = 2.0  # ... and so much higher as Patrón sees it
SLOPE: Final = 0.1


def evaluate(s: NarcosState, seat: int) -> float:
    """The chance of `seat` to win, as far as one can tell by looking."""
    if s.winner == UNFINISHED:
        return 0.5
    if s.winner != NOBODY:
        won = 1.0 if s.winner == PATRON_WINS else 0.0
    else:
        even = EVEN[min(s.season, len(EVEN)) - 1] + (PRIVATE if seat == PATRON else 0.0)
        won = 1 / (1 + exp(-SLOPE * (standing(s, seat == PATRON) - even)))
    return won if seat == PATRON else 1 - won


def standing(s: NarcosState, mine: bool) -> float:
    """Patrón's position in units of fame; `mine`: as he himself sees it."""
    left = Left(s)
    sicarios = FirstSicarios(s, left, mine)
    worth = s.fame + sicarios.total() + objectives_worth(s, sicarios, mine) + ground_worth(s)
    possible = hideouts(s)
    worth += coming_worth(s) - hunters_worth(s, left, sicarios) - factions_worth(s, left, possible)
    worth -= arrest_price(s) * danger(s, left, possible) + escape_price(s)
    return worth + private_worth(s) if mine else worth


# -- what both sides see -----------------------------------------------------------------------------------------


def ground_worth(s: NarcosState) -> float:
    """Tokens on the map, money and income."""
    worth = LAB * s.labs.bit_count() + LAB_CUBE * s.lab_cubes.bit_count() + INCOME_SPACE * s.income
    worth += INFLUENCE * s.influence.bit_count() - ROADBLOCK * s.roadblocks.bit_count()
    return worth + money_worth(s.money)


def factions_worth(s: NarcosState, left: Left, possible: int) -> float:
    """Hunters who are near, abilities that are left, tokens turned up."""
    covered, near = in_range(s.hunters, possible, STRIKE_RANGE)
    worth = COVERED * covered / possible.bit_count() + NEARNESS * near
    worth += ACTIVATION * left.later - BLOCKED * (s.blocked & left.ready).bit_count()
    worth += FACTION_CARD * s.faction_cards.bit_count() + CALI_CUBE * s.cali_cubes
    return worth + OPEN_TOKEN * s.opened.bit_count() - 0.01 * s.declined.bit_count()


def hideouts(s: NarcosState) -> int:
    """Where Patrón may be, or may go if his place has just been seen."""
    if s.seen_at < 0:
        return s.possible
    if s.phase == RELOCATING:
        return reachable(s.seen_at, s.number, s.barred())
    if s.phase == SEASON_END:
        return BALL[PAID_STEPS][s.seen_at]
    return EVERYWHERE & ~(s.barred() | 1 << s.seen_at)


def danger(s: NarcosState, left: Left, possible: int) -> float:
    """The chance of an arrest by those hunters who are not acting now (prospects.py has the others)."""
    if s.phase in (SEASON_END, RELOCATING):  # the next season's
        return CHANCE[HUNTERS][len(ARRESTS)][len(QUESTIONS)][possible.bit_count()]
    if (s.figure >= 0 or s.card >= 0) and not s.placed:
        return announced_danger(s, left)
    return CHANCE[left.later][left.arrests][left.questions][possible.bit_count()]


def announced_danger(s: NarcosState, left: Left) -> float:
    """... after the deployment that is announced, if it is made where it tells least."""
    bonus = CARDS[s.card].range_bonus if s.card >= 0 else 0
    figures = [s.figure] if s.figure >= 0 else figures_of(s, s.card)
    most = max([most_left(s, slot, SLOT_RANGE[slot] + bonus) for slot in figures], default=1)
    return CHANCE[left.activations][left.arrests][left.questions][most]


def most_left(s: NarcosState, slot: int, reach: int) -> int:
    """How many places are left after the deployment that tells least."""
    ball = BALL[reach]
    return max([(s.possible & ball[place]).bit_count() for place in listed(free_places(s, slot))], default=1)


# -- Patrón's turn -----------------------------------------------------------------------------------------------


def coming_worth(s: NarcosState) -> float:
    """Deployments still to come, the one under way, and what its card and its figure can still do."""
    turns = FACTIONS - (s.turn + 1) // 2 if s.phase not in (SEASON_END, RELOCATING) else FACTIONS
    worth = DEPLOYMENT * turns
    phase = s.phase
    if phase == PAID_MOVE and s.target >= 0 and not s.number:
        return worth + move_worth(s, s.target, MOVE_STEPS)
    if phase == DEPLOYING and (s.card >= 0 or s.figure >= 0) and not s.placed:
        return worth - DEPLOYMENT + announced_worth(s)
    if phase in (CARD_EFFECT, SICARIO_ACTS) and s.placed:
        worth -= DEPLOYMENT
        if s.card >= 0:
            card = CARDS[s.card]
            worth += IMMEDIATE[s.card] if phase == CARD_EFFECT else 0.0
            worth += FAME_LATER * CONDITION[s.card] if card.season_end else CONDITION[s.card] - paid_later(s)
        worth += ACTION * s.actions_left
        if s.figure not in NORMAL_SLOTS and not s.number:
            worth += special_worth(s, s.figure)
    return worth


def paid_later(s: NarcosState) -> float:
    """What the condition of the card under way will cost: nothing once it may have been paid."""
    return COST[s.card] if s.phase == CARD_EFFECT else 0.0


def announced_worth(s: NarcosState) -> float:
    """A deployment that is being told: the best figure, what its card says."""
    figures = [s.figure] if s.figure >= 0 else figures_of(s, s.card)
    best = max([SLOT_FAME[slot] for slot in figures], default=0)
    worth = FAME_LATER * best + (CARD_WORTH[s.card] if s.card >= 0 else 0.0)
    if s.figure >= 0 and s.figure not in NORMAL_SLOTS:
        return worth + special_worth(s, s.figure)
    return worth + 2 * ACTION


# -- what only Patrón knows --------------------------------------------------------------------------------------


def private_worth(s: NarcosState) -> float:
    """His hand, his objectives face down, his defence before anybody is on the map, his hideout."""
    worth = KEPT_CARD * sum([CARD_WORTH[card] for card in s.hand]) + hidden_objectives_worth(s) + defence_worth(s)
    if s.place >= 0 and s.phase != HIDING:
        worth += hideout_worth(s)
    return worth


def defence_worth(s: NarcosState) -> float:
    """High values guard fame; what is in hand decides the rest, so that nobody can tell value from slot."""
    worth = 0.0
    luck = 7 * sum(s.hand)
    for slot, token in enumerate(s.defence):
        if token >= 0:
            worth += 0.03 * TOKEN_VALUE[token] * SLOT_FAME[slot] + 0.015 * ((luck + slot * 13 + token * 5) % 11)
    return worth


def hideout_worth(s: NarcosState) -> float:
    """Much ground to deploy on, some way off the hunters; in steps, so that there are many equal hideouts."""
    has_room = BALL[2][s.place].bit_count() >= ROOM
    is_apart = not BALL[1][s.place] & s.hunters
    return HIDEOUT * (has_room + is_apart)
