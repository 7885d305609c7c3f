"""What a player sees in a position of Narcos, each thing by itself and in points of Patrón's fame.

Each function is one feature, positive if it is good for Patrón. Their sum is what bots go by (evaluation.py); how much
each counts is in `data/weights.toml`. Sicarios, cards and objectives are judged in judgement.py, what the hunters know
in hunt.py, what the acting faction can still do in prospects.py. Where Patrón really is, his hand and all that lies
face down count for his own seat only (`mine`), so that every world dealt anew for a hunter is valued by what he knows.
"""

from __future__ import annotations

from math import log
from typing import Final

from .board import BALL, EVERYWHERE, listed, reachable
from .cards import CARDS, FACTIONS, HUNTERS, MOVE_STEPS, NORMAL_SLOTS, SLOT_FAME, SLOT_RANGE, TOKEN_VALUE
from .deployment import deployment_sites, figures_of, free_places
from .exposure import best_look, caught, look, price
from .hunt import ARRESTS, CHANCE, QUESTIONS, Left, in_range
from .judgement import (
    CARD_WORTH,
    CONDITION,
    COST,
    IMMEDIATE,
    hidden_objectives_worth,
    money_worth,
    move_worth,
    special_worth,
)
from .prospects import arrest_price
from .state import (
    CARD_EFFECT,
    DEPLOYING,
    HIDING,
    PAID_MOVE,
    RELOCATING,
    SEASON_END,
    SICARIO_ACTS,
    NarcosState,
)
from .weights import (
    ACTION,
    ACTIVATION,
    BLOCKED,
    CALI_CUBE,
    COVERED,
    DEPLOYMENT,
    EVEN,
    FACTION_CARD,
    FAME_LATER,
    HIDEOUT,
    INCOME_SPACE,
    INFLUENCE,
    KEPT_CARD,
    LAB,
    LAB_CUBE,
    NEARNESS,
    OPEN_TOKEN,
    ROADBLOCK,
    STRIKE_RANGE,
)

PAID_STEPS: Final = 3  # how far Patrón is likely to relocate
ROOM: Final = 9  # places within 2 of a good hideout

# -- what both sides see -----------------------------------------------------------------------------------------


def ground(s: NarcosState) -> float:
    """Tokens on the map."""
    worth = LAB * s.labs.bit_count() + LAB_CUBE * s.lab_cubes.bit_count()
    return worth + INFLUENCE * s.influence.bit_count() - ROADBLOCK * s.roadblocks.bit_count()


def money(s: NarcosState) -> float:
    """Dollars, and those that are to come."""
    return INCOME_SPACE * s.income + money_worth(s.money)


def seasons(s: NarcosState) -> float:
    """Seasons gone: by then Patrón should have come so far."""
    return -EVEN[min(s.season, len(EVEN)) - 1]


def tempo(s: NarcosState, left: Left) -> float:
    """Hunters who are still to act, who are near, whose abilities are left."""
    possible = hideouts(s)
    covered, near = in_range(s.hunters, possible, STRIKE_RANGE)
    worth = COVERED * covered / possible.bit_count() + NEARNESS * near
    worth += ACTIVATION * left.later - BLOCKED * (s.blocked & left.ready).bit_count()
    worth += FACTION_CARD * s.faction_cards.bit_count() + CALI_CUBE * s.cali_cubes
    return 0.01 * s.declined.bit_count() - worth - OPEN_TOKEN * s.opened.bit_count()


def hideouts(s: NarcosState) -> int:
    """Where Patrón may be, or may go if his place has just been seen."""
    if s.seen_at < 0:
        return s.possible
    if s.phase == RELOCATING:
        return reachable(s.seen_at, s.number, s.barred())
    if s.phase == SEASON_END:
        return BALL[PAID_STEPS][s.seen_at]
    return EVERYWHERE & ~(s.barred() | 1 << s.seen_at)


def danger(s: NarcosState, left: Left, mine: bool) -> float:
    """Places where Patrón can still be: the fewer, the likelier an arrest by those hunters who are not acting now."""
    return -price(s) * own_chance(s, left) if mine else -arrest_price(s) * arrest_chance(s, left)


def own_chance(s: NarcosState, left: Left) -> float:
    """The chance of an arrest as Patrón sees it."""
    possible = hideouts(s)
    if s.phase in (SEASON_END, RELOCATING):  # the next season's
        return caught(best_look(possible), HUNTERS, 0)
    if not left.arrests:
        return 0.0
    if s.place < 0 or s.seen_at >= 0:
        return caught(best_look(possible), left.activations, 0)
    if (s.figure >= 0 or s.card >= 0) and not s.placed:
        _, twins, distance = look(s.possible, s.place, s.hunters)
        seen = (log(announced_places(s, True)), twins, distance)
    else:
        seen = look(s.possible, s.place, s.hunters)
    return caught(seen, left.activations, (s.blocked & left.ready).bit_count())


def arrest_chance(s: NarcosState, left: Left) -> float:
    """... as the factions see it."""
    if s.phase in (SEASON_END, RELOCATING):  # the next season's
        return CHANCE[HUNTERS][len(ARRESTS)][len(QUESTIONS)][hideouts(s).bit_count()]
    if (s.figure >= 0 or s.card >= 0) and not s.placed:
        return CHANCE[left.activations][left.arrests][left.questions][announced_places(s, False)]
    return CHANCE[left.later][left.arrests][left.questions][hideouts(s).bit_count()]


def announced_places(s: NarcosState, mine: bool) -> int:
    """How many are left after the deployment that is announced, if it is made where it tells least."""
    bonus = CARDS[s.card].range_bonus if s.card >= 0 else 0
    figures = [s.figure] if s.figure >= 0 else figures_of(s, s.card)
    return max([most_left(s, slot, bonus, mine) for slot in figures], default=1)


def most_left(s: NarcosState, slot: int, bonus: int, mine: bool) -> int:
    """How many places are left after the deployment of a figure that tells least; Patrón knows where he can make it."""
    ball = BALL[SLOT_RANGE[slot] + bonus]
    sites = deployment_sites(s, slot, bonus) if mine and s.place >= 0 else free_places(s, slot)
    return max([(s.possible & ball[place]).bit_count() for place in listed(sites)], default=1)


# -- Patrón's turn -----------------------------------------------------------------------------------------------


def coming(s: NarcosState) -> float:
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


def hand(s: NarcosState) -> float:
    """The cards in his hand."""
    return KEPT_CARD * sum([CARD_WORTH[card] for card in s.hand])


def plans(s: NarcosState) -> float:
    """His objectives face down, his defence before anybody is on the map."""
    return hidden_objectives_worth(s) + defence_worth(s)


def defence_worth(s: NarcosState) -> float:
    """High values guard fame; what is in hand decides the rest, so that nobody can tell value from slot."""
    worth = 0.0
    luck = 7 * sum(s.hand)
    for slot, token in enumerate(s.defence):
        if token >= 0:
            worth += 0.03 * TOKEN_VALUE[token] * SLOT_FAME[slot] + 0.015 * ((luck + slot * 13 + token * 5) % 11)
    return worth


def hideout(s: NarcosState) -> float:
    """Much ground to deploy on, some way off the hunters; in steps, so that there are many equal hideouts."""
    if s.place < 0 or s.phase == HIDING:
        return 0.0
    has_room = BALL[2][s.place].bit_count() >= ROOM
    is_apart = not BALL[1][s.place] & s.hunters
    return HIDEOUT * (has_room + is_apart)
