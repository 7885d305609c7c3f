"""Objectives: into their slots, revealed, checked, completed (NC-3.5, NC-5.4, NC-5.5, NC-9.21, NC-11.5).

Their setup and reward use the operations of all cards (effects.py) and some of their own: meeting tokens, special
defence tokens, counters.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.state import only, replaced

from . import why
from .board import AIRPORTS, BALL, CITIES, DISTANCE, OBJECTIVE, REGION, SICARIO, TOKEN, listed
from .cards import (
    HOSTAGE,
    OBJECTIVE_SLOTS,
    OBJECTIVES,
    OBJECTIVES_TO_WIN,
    PARTIES,
    SLOTS,
    SPECIAL_TOKENS,
    Condition,
    Effect,
)
from .effects import run
from .state import BY_OBJECTIVES, DEFENDING, DIVIDING, NOBODY, PATRON, PATRON_WINS, PLACING_HUNTERS, NarcosState

# -- into the slots ----------------------------------------------------------------------------------------------


def arrange_first(s: NarcosState) -> Script:
    """Patrón looks at three objectives and puts one face down into each slot (NC-3.5)."""
    draw_objectives(s, OBJECTIVE_SLOTS)
    yield from arrange(s, list(range(OBJECTIVE_SLOTS)), "NC-3.5")
    s.phase = DIVIDING if NOBODY in s.leader else PLACING_HUNTERS


def add_after_escape(s: NarcosState) -> Script:
    """One more for each slot that still has unrevealed cards (NC-9.21), as far as the deck goes (NC-13.12)."""
    slots = [slot for slot in range(OBJECTIVE_SLOTS) if s.objective_slots[slot]][: len(s.objective_deck)]
    draw_objectives(s, len(slots))
    yield from arrange(s, slots, "NC-9.21")


def draw_objectives(s: NarcosState, n: int) -> None:
    if n:
        s.drawn = sorted(s.objective_deck[-n:])
        s.objective_deck = s.objective_deck[:-n]
        s.reveal()


def arrange(s: NarcosState, slots: list[int], rule: str) -> Script:
    """Put the drawn objectives face down, one into each of `slots`."""
    for slot in slots:
        card = yield Ask(
            PATRON,
            "objective",
            lambda: [OBJECTIVE + card for card in s.drawn],
            rule,
            why=lambda card: why.not_drawn(s, rule, card),
            n=slot + 1,
        )
        s.drawn = [other for other in s.drawn if other != card - OBJECTIVE]
        s.objective_slots = replaced(s.objective_slots, slot, [*s.objective_slots[slot], card - OBJECTIVE])
        s.note("objective-placed", rule, n=slot + 1)
        s.note("objective-hidden", rule, to=only(PATRON), card=card, n=slot + 1)


# -- phase 1 -----------------------------------------------------------------------------------------------------


def reveal_objectives(s: NarcosState) -> Script:
    """All cards in the slot of this season come into force; from season 4 on there are none (NC-5.4)."""
    s.note("season-begins", "NC-5.1", n=s.season)
    if s.season <= OBJECTIVE_SLOTS:
        cards = s.objective_slots[s.season - 1]
        if cards:
            s.reveal()
        for card in cards:
            s.objective_slots = replaced(s.objective_slots, s.season - 1, s.objective_slots[s.season - 1][1:])
            s.in_force = [*s.in_force, card]
            s.note("objective-revealed", "NC-5.4", card=OBJECTIVE + card)
        for card in cards:
            for effect in OBJECTIVES[card].setup:
                yield from set_up(s, card, effect)
                if s.is_over():
                    return
    s.phase = DEFENDING


def set_up(s: NarcosState, card: int, effect: Effect) -> Script:
    """One operation of an objective's setup or reward."""
    rule = OBJECTIVES[card].rule
    if effect.op == "place_party":
        yield from place_parties(s, effect, rule)
    elif effect.op == "take_special_token":
        token = SPECIAL_TOKENS.index(effect.token)
        s.special = replaced(s.special, token, effect.replaces_value)
        s.note("special-token-taken", rule, token=TOKEN + HOSTAGE + token, n=effect.replaces_value)
    elif effect.op == "return_special_token":
        return_token(s, SPECIAL_TOKENS.index(effect.token), rule)
    elif effect.op == "counter":
        s.counters = replaced(s.counters, card, effect.n)
    else:
        yield from run(s, [effect], rule)


def return_token(s: NarcosState, token: int, rule: str) -> None:
    """The normal token is taken back, also into the cell where the special one lies."""
    s.defence = [s.special[token] if placed == HOSTAGE + token else placed for placed in s.defence]
    s.special = replaced(s.special, token, -1)
    s.note("special-token-returned", rule, token=TOKEN + HOSTAGE + token)


def place_parties(s: NarcosState, effect: Effect, rule: str) -> Script:
    """The meeting tokens go into cities far enough from each other."""
    for left in range(min(effect.n, PARTIES), 0, -1):
        if not party_sites(s, effect):
            return
        place = yield Ask(
            PATRON,
            "place-party",
            lambda: listed(party_sites(s, effect)),
            rule,
            why=lambda p: why.no_meeting(s, effect, rule, p),
            left=left,
        )
        s.parties |= 1 << place
        s.note("party-placed", rule, place=place)


def party_sites(s: NarcosState, effect: Effect) -> int:
    sites = CITIES & ~s.parties
    if not effect.airport:
        sites &= ~AIRPORTS
    if effect.no_roadblock:
        sites &= ~s.roadblocks
    for party in listed(s.parties):
        for place in listed(sites):
            if DISTANCE[party][place] < effect.min_pairwise_distance:
                sites &= ~(1 << place)
    return sites


# -- step 4.5 ----------------------------------------------------------------------------------------------------


def check_objectives(s: NarcosState) -> Script:
    """Each objective that is met gives its reward and is discarded, in the order Patrón likes (NC-11.5)."""
    show_special_tokens(s)
    while True:
        if not met(s):
            return
        card = yield Ask(
            PATRON,
            "complete-objective",
            lambda: [OBJECTIVE + c for c in met(s)],
            "NC-11.5",
            why=lambda card: why.not_met(s, met(s), card),
        )
        yield from complete(s, card - OBJECTIVE)
        if s.is_over():
            return


def show_special_tokens(s: NarcosState) -> None:
    """Hostage and bomb in force are turned up to be checked (NC-R35)."""
    for slot in range(SLOTS):
        if s.defence[slot] >= HOSTAGE and not s.opened >> slot & 1:
            s.opened |= 1 << slot
            s.reveal()
            s.note("token-shown", "NC-R35", sicario=SICARIO + s.names[slot], token=TOKEN + s.defence[slot])


def met(s: NarcosState) -> list[int]:
    return [card for card in s.in_force if is_met(s, card, OBJECTIVES[card].condition)]


def complete(s: NarcosState, card: int) -> Script:
    """The third completed objective wins at once (NC-1.3)."""
    s.in_force = [other for other in s.in_force if other != card]
    s.completed = [*s.completed, card]
    if OBJECTIVES[card].condition.test == "party_collected":
        s.parties, s.parties_held = 0, 0  # they go with their card
    s.note("objective-completed", "NC-11.5", card=OBJECTIVE + card, n=len(s.completed))
    if len(s.completed) >= OBJECTIVES_TO_WIN:
        s.winner, s.ending = PATRON_WINS, BY_OBJECTIVES
        s.note("patron-wins-by-objectives", "NC-1.3", n=len(s.completed))
        return
    cost = OBJECTIVES[card].condition.pay_on_completion
    if cost:
        s.money -= cost
        s.note("money-paid", OBJECTIVES[card].rule, n=cost, total=s.money)
    for effect in OBJECTIVES[card].reward:
        yield from set_up(s, card, effect)
        if s.is_over():
            return


def is_met(s: NarcosState, card: int, test: Condition) -> bool:
    """Whether an objective's condition holds now."""
    if test.test == "party_collected":
        return s.parties_held >= test.n
    if test.test == "special_token_on_map":
        return special_token_on_map(s, test)
    if test.test == "labs_on_map":
        return s.labs.bit_count() >= test.n
    if test.test == "influence_on_map":
        spread = not test.all_regions or all(s.influence & region for region in REGION)
        return spread and s.influence.bit_count() >= test.n
    if test.test == "counter":
        return s.counters[card] >= test.n
    if test.test == "money":
        return s.money >= test.n
    if test.test == "sicario_in_each_region":
        return all(s.sicarios & region for region in REGION)
    if test.test == "own_tokens_near_patron":
        tokens = (s.influence if "influence" in test.tokens else 0) | (s.labs if "lab" in test.tokens else 0)
        return (tokens & BALL[test.within][s.place]).bit_count() >= test.n
    return s.sicarios.bit_count() >= test.n


def special_token_on_map(s: NarcosState, test: Condition) -> bool:
    """The sicario with the token is on the map, where the card wants him."""
    token = HOSTAGE + SPECIAL_TOKENS.index(test.token)
    if token not in s.defence:
        return False
    place = s.sicario_at[s.defence.index(token)]
    if place < 0 or (test.in_kind and bool(CITIES >> place & 1) != (test.in_kind == "city")):
        return False
    return test.hunter_within < 0 or bool(s.hunters & BALL[test.hunter_within][place])
