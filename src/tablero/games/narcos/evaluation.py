"""How well a seat stands, from 0 (lost) to 1 (won): what Patrón has reached against how nearly he is found.

Everything is weighed in fame. `standing` is what both sides can see: judgement.py says what Patrón's things are worth,
hunt.py what the hunters know, prospects.py what the acting faction can still do in its turn. The real place
of Patrón, his hand and all that lies face down count for his own seat only, so that every world dealt anew for a
hunter is valued by what he knows. No rule depends on these numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .board import BALL, EVERYWHERE, listed, reachable
from .cards import CARDS, FACTIONS, HUNTERS, MOVE_STEPS, NORMAL_SLOTS, SLOT_FAME, SLOT_RANGE, SLOTS, TOKEN_VALUE
from .deployment import figures_of, free_places
from .hunt import ARRESTS, CHANCE, QUESTIONS, empty_cells
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
    Sicarios,
    hidden_objectives_worth,
    money_worth,
    move_worth,
    objectives_worth,
    special_worth,
)
from .prospects import arrest_price, escape_price, hunters_worth
from .state import (
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

# -- weights, chosen by letting bots play that differ in some of them --------------------------------------------

DEPLOYMENT: Final = 1.6  # one that is still to come this season
ACTIVATION: Final = 0.5  # a hunter who is still to act this season
ACTION: Final = 0.35  # an ordinary action of a sicario
SILVER: Final = 1.3  # an ultimatum under way
KEPT_CARD: Final = 0.12  # a hand card, as a share of what it does
COVERED: Final = 1.0  # if every possible place is in reach of a hunter
NEARNESS: Final = 0.05  # a hunter who has one of them in reach
BLOCKED: Final = 0.35  # a hunter who is still to act, but can't move
STRIKE_RANGE: Final = 3
FACTION_CARD: Final = 0.45
CALI_CUBE: Final = 0.2
OPEN_TOKEN: Final = 0.06
HIDEOUT: Final = 0.1
ROOM: Final = 9  # places within 2 of a good hideout
EVEN: Final = 7.0  # where both sides stand alike
SLOPE: Final = 0.2


def evaluate(s: NarcosState, seat: int) -> float:
    """The chance of `seat` to win, as far as one can tell by looking."""
    if s.winner == UNFINISHED:
        return 0.5
    if s.winner != NOBODY:
        won = 1.0 if s.winner == PATRON_WINS else 0.0
    else:
        won = 1 / (1 + exp(-SLOPE * (standing(s, seat == PATRON) - EVEN)))
    return won if seat == PATRON else 1 - won


def standing(s: NarcosState, mine: bool) -> float:
    """Patrón's position in units of fame; `mine`: as he himself sees it."""
    ready = ready_hunters(s)
    activations = ready.bit_count()
    sicarios = Sicarios(s, activations, places_of(s, ready), mine)
    worth = s.fame + sicarios.total() + objectives_worth(s, sicarios, mine) + ground_worth(s)
    worth += coming_worth(s, mine) - hunters_worth(s, ready, sicarios) - factions_worth(s, activations)
    worth -= arrest_price(s) * danger(s, ready) + escape_price(s)
    return worth + private_worth(s) if mine else worth


def ready_hunters(s: NarcosState) -> int:
    """The hunters who still act this season, as bits."""
    if s.phase in (SEASON_END, RELOCATING):
        return 0
    return ~(s.acted | s.down) & (1 << HUNTERS) - 1


def places_of(s: NarcosState, hunters: int) -> int:
    mask = 0
    for hunter, place in enumerate(s.hunter_at):
        if hunters >> hunter & 1 and place >= 0:
            mask |= 1 << place
    return mask


# -- what both sides see -----------------------------------------------------------------------------------------


def ground_worth(s: NarcosState) -> float:
    """Tokens on the map, money and income."""
    worth = LAB * s.labs.bit_count() + LAB_CUBE * s.lab_cubes.bit_count() + INCOME_SPACE * s.income
    worth += INFLUENCE * s.influence.bit_count() - ROADBLOCK * s.roadblocks.bit_count()
    return worth + money_worth(s.money)


def factions_worth(s: NarcosState, activations: int) -> float:
    """Hunters who are near, abilities that are left, tokens turned up."""
    possible = hideouts(s)
    covered = 0
    for place in s.hunter_at:
        if place >= 0:
            covered |= BALL[STRIKE_RANGE][place]
    worth = COVERED * (possible & covered).bit_count() / possible.bit_count()
    near = sum([bool(possible & BALL[STRIKE_RANGE][place]) for place in s.hunter_at if place >= 0])
    worth += NEARNESS * near + ACTIVATION * (activations - acting(s).bit_count())
    worth -= BLOCKED * (s.blocked & ready_hunters(s)).bit_count()
    worth += FACTION_CARD * s.faction_cards.bit_count() + CALI_CUBE * s.cali_cubes
    return worth + OPEN_TOKEN * s.opened.bit_count() - 0.01 * s.declined.bit_count()


def acting(s: NarcosState) -> int:
    """The hunters of the faction whose turn it is who still act, as bits."""
    return ready_hunters(s) & 3 << 2 * s.faction if s.faction >= 0 else 0


def hideouts(s: NarcosState) -> int:
    """Where Patrón may be, or may go if his place has just been seen."""
    if s.seen_at < 0:
        return s.possible
    if s.phase == RELOCATING:
        return reachable(s.seen_at, s.number, s.barred())
    if s.phase == SEASON_END:
        return BALL[3][s.seen_at]
    return EVERYWHERE & ~(s.barred() | 1 << s.seen_at)


def danger(s: NarcosState, ready: int) -> float:
    """The chance of an arrest by those hunters who are not acting now (prospects.py has the others)."""
    places = hideouts(s)
    if s.phase in (SEASON_END, RELOCATING):  # the next season's
        return CHANCE[HUNTERS][len(ARRESTS)][len(QUESTIONS)][places.bit_count()]
    if (s.figure >= 0 or s.card >= 0) and not s.placed:
        return announced_danger(s, ready)
    later = (ready & ~acting(s)).bit_count()
    return CHANCE[later][empty_cells(s, ARRESTS)][empty_cells(s, QUESTIONS)][places.bit_count()]


def announced_danger(s: NarcosState, ready: int) -> float:
    """... after the deployment that is announced, if it is made where it tells least."""
    bonus = CARDS[s.card].range_bonus if s.card >= 0 else 0
    figures = [s.figure] if s.figure >= 0 else figures_of(s, s.card)
    most = max([most_left(s, slot, SLOT_RANGE[slot] + bonus) for slot in figures], default=1)
    return CHANCE[ready.bit_count()][empty_cells(s, ARRESTS)][empty_cells(s, QUESTIONS)][most]


def most_left(s: NarcosState, slot: int, reach: int) -> int:
    """How many places are left after the deployment that tells least."""
    ball = BALL[reach]
    return max([(s.possible & ball[place]).bit_count() for place in listed(free_places(s, slot))], default=1)


# -- Patrón's turn -----------------------------------------------------------------------------------------------


def coming_worth(s: NarcosState, mine: bool) -> float:
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
    worth = KEPT_CARD * sum([CARD_WORTH[card] for card in s.hand]) + hidden_objectives_worth(s)
    worth += sum([defence_worth(s, slot) for slot in range(SLOTS)])
    if s.place >= 0 and s.phase != HIDING:
        worth += hideout_worth(s)
    return worth


def defence_worth(s: NarcosState, slot: int) -> float:
    """High values guard fame; what is in hand decides the rest, so that nobody can tell value from slot."""
    token = s.defence[slot]
    if token < 0:
        return 0.0
    whim = (sum(s.hand) * 7 + slot * 13 + token * 5) % 11
    return 0.03 * TOKEN_VALUE[token] * SLOT_FAME[slot] + 0.015 * whim


def hideout_worth(s: NarcosState) -> float:
    """Much ground to deploy on, some way off the hunters; in steps, so that there are many equal hideouts."""
    has_room = BALL[2][s.place].bit_count() >= ROOM
    is_apart = not BALL[1][s.place] & s.hunters
    return HIDEOUT * (has_room + is_apart)
