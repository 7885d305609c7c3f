"""What things are worth to Patrón, in units of fame: sicarios and how safe they are, cards, tokens, money, objectives.

A hunter's judgement must not depend on what he can't know. So everything here takes `mine`: only for Patrón himself
it looks at face-down defence tokens, his place and his hand; for all others a token is the average of those that lie
face down, which anybody can reckon. No rule depends on these numbers.
"""

from __future__ import annotations

from typing import Final

from .board import AIRPORTS, BALL, CITIES, REGION
from .cards import (
    CARDS,
    CUBE_PRICE,
    HOSTAGE,
    LA_QUICA,
    LEON,
    LEON_STEPS,
    OBJECTIVES,
    OBJECTIVES_TO_WIN,
    SLOT_FAME,
    SLOTS,
    SPECIAL_TOKENS,
    TOKEN_VALUE,
    Condition,
    Effect,
)
from .hunt import Left
from .movement import sicario_outcomes
from .patron import all_tokens
from .state import NarcosState
from .weights import (
    ATTACKS,
    BEATS,
    BLOCK,
    CUBE,
    DOLLAR,
    FAME_LATER,
    FAR,
    HOPE,
    INCOME_SPACE,
    LAB,
    LAB_CUBE,
    MOVE,
    OBJECTIVE,
    PARTY,
    PURSE,
    SHIPMENT,
    SPARE_DOLLAR,
    STRIKE_RANGE,
    ULTIMATUM,
)

COMPLETED: Final[tuple[float, ...]] = tuple(sum(OBJECTIVE[:done]) for done in range(len(OBJECTIVE) + 1))

OP_WORTH: Final = {
    "money": DOLLAR,
    "money_per": DOLLAR,
    "fame": 1.0,
    "income": INCOME_SPACE,
    "actions": 0.35,
    "leon_steps": 0.1,
    "ship_now": 0.4,
    "lab": LAB + LAB_CUBE,
    "cube": 0.2,
    "influence": 0.25,
    "remove_roadblock": 0.1,
    "block_hunter": BLOCK,
    "move": MOVE,
    "swap_defence": 0.15,
    "cycle": 0.1,
}


def effects_worth(effects: tuple[Effect, ...]) -> float:
    return sum([OP_WORTH[effect.op] * max(1, effect.n) for effect in effects])


# By card: its immediate part; what it costs to pay; its condition part.
IMMEDIATE: Final = tuple(effects_worth(card.immediate) for card in CARDS)
COST: Final = tuple(DOLLAR * card.cost for card in CARDS)
CONDITION: Final = tuple(effects_worth(card.effect) for card in CARDS)
CARD_WORTH: Final = tuple(
    IMMEDIATE[n] + (FAME_LATER * CONDITION[n] if card.season_end else max(0.0, CONDITION[n] - COST[n]))
    for n, card in enumerate(CARDS)
)


def money_worth(money: int) -> float:
    return DOLLAR * money if money <= PURSE else DOLLAR * PURSE + SPARE_DOLLAR * (money - PURSE)


# -- sicarios ----------------------------------------------------------------------------------------------------


TOKEN_BEATEN: Final[list[float]] = [*[BEATS[value] for value in TOKEN_VALUE], 0.5]  # the last: no token yet, NOWHERE


def beaten(s: NarcosState, mine: bool) -> list[float]:
    """By slot: how likely an attack would capture its sicario."""
    known = [TOKEN_BEATEN[token] for token in s.defence]
    if mine:
        return known
    opened = s.opened
    if not opened:
        return [sum([TOKEN_BEATEN[token] for token in all_tokens(s)]) / SLOTS] * SLOTS
    hidden = [slot for slot in range(SLOTS) if not opened >> slot & 1]
    if hidden:
        total = sum([TOKEN_BEATEN[token] for token in all_tokens(s)])
        shown = sum([known[slot] for slot in range(SLOTS) if opened >> slot & 1])
        for slot in hidden:
            known[slot] = (total - shown) / len(hidden)
    return known


def worth_on_map(s: NarcosState, slot: int) -> float:
    """What a sicario brings if he is still on the map when the season ends (NC-11)."""
    worth = float(SLOT_FAME[slot])
    if s.season_cells[slot] >= 0:
        worth += CONDITION[s.season_cells[slot]]
    if s.carrying >> slot & 1:
        worth += SHIPMENT if s.at_airport(slot) else CUBE
    return worth


def places_of(s: NarcosState, hunters: int) -> int:
    """Where these hunters stand."""
    mask = 0
    for hunter, place in enumerate(s.hunter_at):
        if hunters >> hunter & 1 and place >= 0:
            mask |= 1 << place
    return mask


class Sicarios:
    """Those on the map: what each brings, and how likely he stays."""

    def __init__(self, s: NarcosState, left: Left, mine: bool) -> None:
        self.worth = [0.0] * SLOTS
        self.stays = [0.0] * SLOTS
        if not s.sicarios:
            self.beaten = self.worth
            return
        self.beaten = beaten(s, mine)
        drawn = [0.0] * SLOTS  # how much each invites an attack
        on_map = s.slots_on_map()
        ready = places_of(s, left.ready)
        for slot in on_map:
            self.worth[slot] = worth_on_map(s, slot)
            near = BALL[STRIKE_RANGE][s.sicario_at[slot]] & ready
            drawn[slot] = self.worth[slot] * self.beaten[slot] * (1.0 if near else FAR)
        total = sum(drawn)
        attacks = min(left.attacks, ATTACKS * left.activations)
        for slot in on_map:
            share = drawn[slot] / total if total else 0.0
            self.stays[slot] = 1 - self.beaten[slot] * min(1.0, attacks * share)

    def total(self) -> float:
        return sum([worth * stays for worth, stays in zip(self.worth, self.stays)])


# -- objectives --------------------------------------------------------------------------------------------------


def objectives_worth(s: NarcosState, sicarios: Sicarios, mine: bool) -> float:
    """Those completed, and how near the others in force are."""
    done = len(s.completed)
    worth = COMPLETED[done]
    if done < OBJECTIVES_TO_WIN:
        for card in s.in_force:
            worth += HOPE * OBJECTIVE[done] * progress(s, card, OBJECTIVES[card].condition, sicarios, mine)
    return worth


def progress(s: NarcosState, card: int, test: Condition, sicarios: Sicarios, mine: bool) -> float:
    """How likely an objective is met when the season ends, more or less: 0 to 1 (NC-11.5)."""
    kind = test.test
    if kind == "party_collected":
        return share(s.parties_held, test.n)
    if kind == "special_token_on_map":
        return special_progress(s, test, sicarios, mine)
    if kind == "labs_on_map":
        return share(s.labs.bit_count(), test.n)
    if kind == "influence_on_map":
        regions = sum([bool(s.influence & region) for region in REGION]) if test.all_regions else len(REGION)
        return share(s.influence.bit_count(), test.n) * regions / len(REGION)
    if kind == "counter":
        return share(s.counters[card], test.n)
    if kind == "money":
        return share(s.money, test.n)
    if kind == "sicario_in_each_region":
        return region_progress(s, sicarios)
    if kind == "own_tokens_near_patron":
        tokens = (s.influence if "influence" in test.tokens else 0) | (s.labs if "lab" in test.tokens else 0)
        near = tokens & BALL[test.within][s.place] if mine and s.place >= 0 else tokens
        return share(near.bit_count(), test.n if mine else 3 * test.n)
    return share(sum(sicarios.stays), test.n)


def share(have: float, need: int) -> float:
    """Nearly there is worth more than well begun."""
    if have >= need:
        return 1.0
    part = have / need
    return 0.8 * part * part


def region_progress(s: NarcosState, sicarios: Sicarios) -> float:
    """The best of the sicarios in each region."""
    best = [0.0] * len(REGION)
    for slot in s.slots_on_map():
        for region, places in enumerate(REGION):
            if places >> s.sicario_at[slot] & 1:
                best[region] = max(best[region], sicarios.stays[slot])
    product = best[0] * best[1] * best[2]
    return max(product, share(sum(best), len(REGION)) * 0.8)


def special_progress(s: NarcosState, test: Condition, sicarios: Sicarios, mine: bool) -> float:
    """Who has the hostage or the bomb is Patrón's secret, until it lies open."""
    token = HOSTAGE + SPECIAL_TOKENS.index(test.token)
    holder = s.defence.index(token) if token in s.defence else -1
    if holder < 0 or not (mine or s.opened >> holder & 1):
        on_map = s.sicarios.bit_count()
        return 0.6 * on_map / SLOTS
    place = s.sicario_at[holder]
    if place < 0:
        return 0.15 if place == -1 else 0.0
    fits = not test.in_kind or bool(CITIES >> place & 1) == (test.in_kind == "city")
    near = test.hunter_within < 0 or bool(s.hunters & BALL[test.hunter_within][place])
    return sicarios.stays[holder] * (1.0 if fits else 0.4) * (1.0 if near else 0.6)


# Which objectives are likely to be met at all: the best ones come first, as all that comes early has more time.
EASE: Final[dict[str, float]] = {
    "party_collected": 0.5,
    "special_token_on_map": 0.8,
    "labs_on_map": 0.6,
    "influence_on_map": 0.5,
    "counter": 0.3,
    "money": 0.6,
    "sicario_in_each_region": 0.5,
    "own_tokens_near_patron": 0.6,
    "sicarios_on_map": 0.8,
}
SLOT_WEIGHT: Final[tuple[float, ...]] = (1.0, 0.7, 0.4)


def hidden_objectives_worth(s: NarcosState) -> float:
    """For Patrón, who knows which they are: the sooner a good one is revealed the better (NC-3.5)."""
    worth = 0.0
    for weight, cards in zip(SLOT_WEIGHT, s.objective_slots, strict=True):
        for card in cards:
            worth += weight * EASE[OBJECTIVES[card].condition.test]
    return worth


# -- a sicario who moves -----------------------------------------------------------------------------------------


def move_worth(s: NarcosState, slot: int, steps: int) -> float:
    """The best that a move can do: a cube to an airport, a meeting token collected (NC-6.6, NC-6.9)."""
    best = 0.0
    for cube, ends in sicario_outcomes(s, slot, steps):
        if ends & AIRPORTS and (cube >= 0 or s.carrying >> slot & 1):
            best = max(best, DOLLAR * CUBE_PRICE if slot == LEON else FAME_LATER * SHIPMENT)
        if ends & s.parties:
            best = max(best, PARTY)
    return best


def special_worth(s: NarcosState, slot: int) -> float:
    """What León's move or La Quica's ultimatum brings (NC-6E, NC-6F)."""
    if slot == LA_QUICA:
        return ULTIMATUM
    if s.sicario_at[LEON] < 0:
        return 0.6 * DOLLAR * CUBE_PRICE if s.lab_cubes else 0.1
    return move_worth(s, LEON, LEON_STEPS + s.leon_bonus)
