"""Patrón's side of a season: hideout, defence tokens (NC-5.6), and his turn (NC-6) but for the deployment.

Each function that steps.py names is one step. Who comes onto the map, and where, is in deployment.py; here are the paid
move before it, and the card's text and the sicario's actions after it.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.state import only

from . import why
from .board import (
    CARD,
    DONE,
    EVERYWHERE,
    HUNTER,
    LEAD,
    NEAR,
    NOWHERE,
    PAY,
    SICARIO,
    SILVER,
    TOKEN,
    ULTIMATUM,
    listed,
)
from .cards import (
    BOMB,
    CARDS,
    HAND,
    HOSTAGE,
    LA_QUICA,
    LEON,
    LEON_STEPS,
    MOVE_COST,
    MOVE_STEPS,
    NORMAL_TOKENS,
    PEPES_EARN,
    SILVERS,
    SLOTS,
    faction_of,
)
from .effects import draw_card, fill_cell, run
from .movement import movable, move_sicario
from .state import (
    CHOOSING_FACTION,
    DEPLOYING,
    MARKERS_BY_HAND,
    MARKING,
    OBJECTIVES_SHOWN,
    PAID_MOVE,
    PATRON,
    SICARIO_ACTS,
    NarcosState,
)
from .tokens import influence_sites, lab_sites, place_influence, place_lab, remove_roadblock

# -- the first hideout -------------------------------------------------------------------------------------------


def hide(s: NarcosState) -> Script:
    """Patrón secretly writes down where he starts: any location (NC-3.11)."""
    s.place = yield Ask(PATRON, "hide", lambda: listed(EVERYWHERE), "NC-3.11")
    s.note("hidden", "NC-3.11")
    s.note("hideout", "NC-3.11", to=only(PATRON), place=s.place)
    s.phase = OBJECTIVES_SHOWN


# -- phase 2: defence --------------------------------------------------------------------------------------------


def all_tokens(s: NarcosState) -> list[int]:
    """The seven tokens of this season: a special one in force stands in for a normal one (NC-5.6)."""
    tokens = list(NORMAL_TOKENS)
    for special, value in zip((HOSTAGE, BOMB), s.special, strict=True):
        if value >= 0 and value in tokens:
            tokens.remove(value)
            tokens.append(special)
    return tokens


def tokens_to_place(s: NarcosState) -> list[int]:
    """Those that are in no cell yet."""
    left = all_tokens(s)
    for token in s.defence:
        if token >= 0:
            left.remove(token)
    return left


def defend(s: NarcosState) -> Script:
    """One token face down into each cell (NC-5.6)."""
    for slot in range(SLOTS):
        token = yield Ask(
            PATRON,
            "defence",
            lambda: [TOKEN + token for token in sorted(set(tokens_to_place(s)))],
            "NC-5.6",
            always=slot < SLOTS - 1,
            sicario=SICARIO + s.names[slot],
        )
        s.defence[slot] = token - TOKEN
        s.note("defence-placed", "NC-5.6", to=only(PATRON), sicario=SICARIO + s.names[slot], token=token)
    s.note("defence-ready", "NC-5.6", n=SLOTS)
    s.phase = PAID_MOVE


# -- paid movement -----------------------------------------------------------------------------------------------


def paid_move(s: NarcosState) -> Script:
    """One sicario may move up to 3 for $1 (NC-6.1)."""
    s.just_discarded = []
    s.note("patron-turn", "NC-5.2", n=s.turn // 2 + 1)
    if s.sicarios and s.money >= MOVE_COST:
        chosen = yield Ask(
            PATRON,
            "paid-move",
            lambda: [DONE, *movable(s, s.slots_on_map(), MOVE_STEPS)],
            "NC-6.1",
            why=lambda a: why.not_movable(s, movable(s, s.slots_on_map(), MOVE_STEPS), "NC-6.1", a),
            n=MOVE_COST,
        )
        if chosen != DONE:
            s.money -= MOVE_COST
            s.note("money-paid", "NC-6.1", n=MOVE_COST, total=s.money)
            s.target = s.names.index(chosen - SICARIO)
            yield from move_sicario(s, s.target, MOVE_STEPS, "NC-6.1")
            s.target = NOWHERE
    s.phase = DEPLOYING


# -- the card ----------------------------------------------------------------------------------------------------


def card_effect(s: NarcosState) -> Script:
    """The immediate effect, then the condition part (NC-6.13, NC-6.15)."""
    number, slot = s.card, s.figure
    card = CARDS[number]
    yield from run(s, card.immediate, card.rule, slot)
    if s.is_over():
        return
    s.phase = SICARIO_ACTS
    if card.season_end:
        fill_cell(s, slot, number)
        s.card = NOWHERE
        s.note("card-waits", "NC-6.15", card=CARD + number, sicario=SICARIO + s.names[slot])
        return
    if s.money >= card.cost:
        answer = yield Ask(
            PATRON, "pay-condition", lambda: [PAY, DONE], card.rule, card=CARD + number, n=card.cost, total=s.money
        )
        if answer == PAY:
            pay_condition(s, number)
            yield from run(s, card.effect, card.rule, slot)
    s.card = NOWHERE
    s.discards = [*s.discards, number]


def pay_condition(s: NarcosState, card: int) -> None:
    """One dollar of what Patrón pays goes to Los Pepes (NC-10.6)."""
    cost = CARDS[card].cost
    s.money -= cost
    s.note("condition-paid", CARDS[card].rule, card=CARD + card, n=cost)
    earned = min(PEPES_EARN, cost)
    if earned:
        s.pepes_money += earned
        s.note("pepes-earned", "NC-10.6", n=earned, total=s.pepes_money)


# -- what the sicario does ---------------------------------------------------------------------------------------


def sicario_acts(s: NarcosState) -> Script:
    """Ordinary actions, León's move or La Quica's ultimatum; then the hand is refilled."""
    if s.figure == NOWHERE:
        pass  # nobody could be deployed (NC-6.17)
    elif s.figure == LEON:
        yield from move_sicario(s, LEON, LEON_STEPS + s.leon_bonus, "NC-6.21", optional=True)
    elif s.figure == LA_QUICA:
        yield from ultimatum(s)
    else:
        yield from ordinary_actions(s, s.figure)
    if not s.is_over():
        end_patron_turn(s)


def ordinary_sites(s: NarcosState, slot: int) -> list[int]:
    """Where a normal sicario can act: each place allows one thing only (NC-6.18, NC-6.20)."""
    place = s.sicario_at[slot]
    scope = NEAR[place] | 1 << place
    return listed(influence_sites(s, scope) | s.roadblocks & scope | lab_sites(s, scope))


def ordinary_actions(s: NarcosState, slot: int) -> Script:
    """Influence into a city, a roadblock away, a lab onto a plantation (NC-6.18, NC-6.19)."""
    while s.actions_left:
        place = yield Ask(
            PATRON,
            "ordinary-action",
            lambda: [DONE, *ordinary_sites(s, slot)],
            "NC-6.18",
            why=lambda p: why.no_ordinary_action(s, slot, p),
            sicario=SICARIO + s.names[slot],
            left=s.actions_left,
        )
        if place == DONE:
            s.actions_left = 0
            return
        s.actions_left -= 1
        if s.roadblocks >> place & 1:
            remove_roadblock(s, place, "NC-6.18")
        elif lab_sites(s, 1 << place):
            yield from place_lab(s, place, "NC-6.18")
        else:
            yield from place_influence(s, place, "NC-6.18")


def ultimatum(s: NarcosState) -> Script:
    """La Quica makes a hunter next to him choose: silver or lead (NC-6.23)."""
    near = NEAR[s.sicario_at[LA_QUICA]]
    targets = [HUNTER + h for h, place in enumerate(s.hunter_at) if place >= 0 and near >> place & 1]
    if not targets:
        return
    target = yield Ask(
        PATRON, "ultimatum-hunter", lambda: targets, "NC-6.23", why=lambda h: why.not_near_la_quica(targets, h)
    )
    if not s.ultimatums:
        s.ultimatums = (1 << len(SILVERS)) - 1  # NC-6.24
    card = yield Ask(
        PATRON,
        "ultimatum-card",
        lambda: ultimatum_options(s),
        "NC-6.23",
        why=lambda card: why.ultimatum_used(s, card),
        hunter=target,
    )
    s.ultimatums &= ~(1 << (card - ULTIMATUM))
    s.note("ultimatum", "NC-6.23", hunter=target, card=card)
    hunter = target - HUNTER
    me = s.leader[faction_of(hunter)]
    answer = yield Ask(me, "silver-or-lead", lambda: [SILVER, LEAD], "NC-6.23", hunter=target, card=card)
    if answer == LEAD:
        s.down |= 1 << hunter
        s.note("lead-chosen", "NC-6.25", who=me, hunter=target)
    else:
        silver = SILVERS[card - ULTIMATUM]
        s.note("silver-chosen", silver.rule, who=me, hunter=target, card=card)
        yield from run(s, silver.silver, silver.rule, LA_QUICA, hunter)


def ultimatum_options(s: NarcosState) -> list[int]:
    return [ULTIMATUM + card for card in range(len(SILVERS)) if s.ultimatums >> card & 1]


# -- the end of the turn -----------------------------------------------------------------------------------------


def end_patron_turn(s: NarcosState) -> None:
    """Draw to five cards (NC-6.27); then a faction acts."""
    while len(s.hand) < HAND and (s.deck or s.discards):
        draw_card(s)
    s.card = s.figure = NOWHERE
    s.placed = False
    s.actions_left = s.leon_bonus = 0
    s.turn += 1
    s.phase = MARKING if s.notebook == MARKERS_BY_HAND else CHOOSING_FACTION
