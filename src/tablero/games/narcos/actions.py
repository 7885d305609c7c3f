"""The seven actions of hunters, as one card or one Cali action each (NC-9), and Patrón's arrest and escape.

`perform` carries out an action of the active hunter with number `x`; `card` tells whether an action card was used, so
that Los Pepes and Policía may join in (NC-10.3, NC-10.7). Which card goes where is in factions.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import only

from . import why
from .abilities import boost_options, offer_boost, offer_reveal, offer_steps, own_steps, use_steps
from .board import (
    CAPTURED,
    CITIES,
    DISTANCE,
    DONE,
    EVERYWHERE,
    FARTHEST,
    HUNTER,
    NEAR,
    NOWHERE,
    NUMBER,
    PLACES,
    REGION_OF,
    SICARIO,
    TOKEN,
    listed,
)
from .cards import ARREST, ARRESTS_TO_WIN, ASK_DISTANCE, ASK_TYPE, ATTACK, DESTROY, ROADBLOCKS, SLOTS, TOKEN_VALUE
from .clues import DISTANCE_TOLD, ESCAPED, NOT_HERE, REGION_TOLD, REVEALED, TYPE_TOLD, learn
from .movement import hunter_ends, move_hunter
from .objectives import add_after_escape
from .state import BY_ARREST, HUNTERS_WIN, PATRON, NarcosState
from .tokens import place_roadblock, roadblock_sites


def perform(s: NarcosState, action: int, x: int, card: bool) -> Script:
    """One action of the active hunter (NC-9.2, NC-9.3)."""
    s.doing, s.number = action, x
    yield from carry_out(s, action, x, card)
    s.doing, s.number, s.target = NOWHERE, 0, NOWHERE


def carry_out(s: NarcosState, action: int, x: int, card: bool) -> Script:
    if card:
        yield from offer_reveal(s)  # as soon as the card is used, before anything is named (NC-10.7)
    if action == ATTACK:
        yield from attack(s, x, card)
    elif action == DESTROY:
        yield from destroy_labs(s, x)
    elif action == ROADBLOCKS:
        yield from set_roadblocks(s, x)
    elif action == ARREST:
        yield from arrest(s, x)
    elif action == ASK_DISTANCE:
        yield from ask_distance(s)
    elif action == ASK_TYPE:
        ask_type(s)
    else:
        ask_region(s)


def here_and_next(s: NarcosState) -> int:
    """The active hunter's location and those next to it."""
    place = s.hunter_at[s.hunter]
    return NEAR[place] | 1 << place


# -- attack ------------------------------------------------------------------------------------------------------


def attack_slots(s: NarcosState) -> list[int]:
    """The sicarios next to the active hunter."""
    near = NEAR[s.hunter_at[s.hunter]]
    return [slot for slot in range(SLOTS) if s.sicario_at[slot] >= 0 and near >> s.sicario_at[slot] & 1]


def attack(s: NarcosState, x: int, card: bool) -> Script:
    """Strength against the defence token of a sicario next to the hunter; a tie favours Patrón (NC-9.4 to NC-9.6).

    The order is: Los Pepes, target named, Policía, token revealed, comparison (NC-10.8).
    """
    me = s.leader[s.faction]
    slots = attack_slots(s)
    if not slots:
        s.note("no-target", "NC-9.2", who=me, hunter=HUNTER + s.hunter)
        return
    target = yield Ask(
        me,
        "attack-target",
        lambda: [SICARIO + s.names[slot] for slot in slots],
        "NC-9.4",
        why=lambda action: why.not_a_target(s, action),
        hunter=HUNTER + s.hunter,
        n=x,
    )
    s.note("attacks", "NC-9.4", who=me, hunter=HUNTER + s.hunter, sicario=target, n=x)
    slot = s.target = s.names.index(target - SICARIO)
    while card and boost_options(s):
        more = yield from offer_boost(s, target, x)
        if not more:
            break
        x += more
        s.number = x
    strike(s, slot, x)


def strike(s: NarcosState, slot: int, strength: int) -> None:
    target = SICARIO + s.names[slot]
    if not s.opened >> slot & 1:
        s.opened |= 1 << slot
        s.reveal()
        s.note("token-shown", "NC-9.5", sicario=target, token=TOKEN + s.defence[slot])
    value = TOKEN_VALUE[s.defence[slot]]
    if strength > value:
        s.take_sicario(slot, CAPTURED)
        s.note("captured", "NC-9.6", sicario=target, n=strength, total=value)
    else:
        s.note("attack-fails", "NC-9.6", sicario=target, n=strength, total=value)


# -- labs and roadblocks -----------------------------------------------------------------------------------------


def destroy_labs(s: NarcosState, x: int) -> Script:
    """Up to x labs here and next to the hunter (NC-9.8, NC-9.9)."""
    me = s.leader[s.faction]
    for left in range(x, 0, -1):
        s.number = left
        place = yield Ask(
            me,
            "destroy-lab",
            lambda: [DONE, *listed(s.labs & here_and_next(s))],
            "NC-9.8",
            why=lambda p: why.not_near_hunter(s, p, "NC-9.8") or why.not_among(s.labs, p, "lab", "NC-9.8"),
            left=left,
        )
        if place == DONE:
            return
        destroy_lab(s, place)


def destroy_lab(s: NarcosState, place: int) -> None:
    """The cube under a sicario is his, if he has none yet (NC-9.10)."""
    slot = s.slot_at(place)
    saved = slot >= 0 and bool(s.lab_cubes >> place & 1) and not s.carrying >> slot & 1
    s.take_lab(place)
    s.note("lab-destroyed", "NC-9.8", place=place)
    if saved:
        s.carrying |= 1 << slot
        s.note("cube-saved", "NC-9.10", sicario=SICARIO + s.names[slot], place=place)


def roadblock_targets(s: NarcosState) -> list[int]:
    """Cities here and next to the hunter where a roadblock can go or influence is to be removed."""
    scope = here_and_next(s)
    return listed(s.influence & scope | roadblock_sites(s, scope))


def set_roadblocks(s: NarcosState, x: int) -> Script:
    """Up to x manipulations: a roadblock placed, or an influence token removed (NC-9.11)."""
    me = s.leader[s.faction]
    for left in range(x, 0, -1):
        s.number = left
        place = yield Ask(
            me,
            "roadblock",
            lambda: [DONE, *roadblock_targets(s)],
            "NC-9.11",
            why=lambda p: why.no_roadblock_work(s, p),
            left=left,
        )
        if place == DONE:
            return
        if s.influence >> place & 1:
            s.influence &= ~(1 << place)
            s.note("influence-removed", "NC-9.11", place=place)
        else:
            yield from place_roadblock(s, me, place)


# -- investigations ----------------------------------------------------------------------------------------------


def false_distances(s: NarcosState) -> list[int]:
    """Every number Patrón may name beside the true one (NC-9.15)."""
    place = s.hunter_at[s.hunter]
    true = DISTANCE[place][s.place]
    return [NUMBER + n for n in range(FARTHEST[place] + 1) if n != true]


def ask_distance(s: NarcosState) -> Script:
    """Patrón names two numbers, one of them his distance to the hunter (NC-9.14)."""
    place = s.hunter_at[s.hunter]
    answer = yield Ask(
        PATRON, "false-distance", lambda: false_distances(s), "NC-9.15", always=True, hunter=HUNTER + s.hunter
    )
    true = DISTANCE[place][s.place]
    low, high = sorted((true, answer - NUMBER))
    s.reveal()
    learn(s, [DISTANCE_TOLD, place, low, high])
    s.note("distance-answer", "NC-9.14", hunter=HUNTER + s.hunter, place=place, low=low, high=high)
    s.note("distance-truth", "NC-9.14", to=only(PATRON), n=true)


def ask_type(s: NarcosState) -> None:
    """City or plantation (NC-9.16)."""
    city = CITIES >> s.place & 1
    s.reveal()
    learn(s, [TYPE_TOLD, city])
    s.note("type-city" if city else "type-plantation", "NC-9.16", hunter=HUNTER + s.hunter)


def ask_region(s: NarcosState) -> None:
    """Whether he is in the hunter's region; which one else he does not say (NC-9.17)."""
    place = s.hunter_at[s.hunter]
    there = REGION_OF[place] == REGION_OF[s.place]
    s.reveal()
    learn(s, [REGION_TOLD, REGION_OF[place], int(there)])
    s.note("region-yes" if there else "region-no", "NC-9.17", hunter=HUNTER + s.hunter, place=place)


# -- arrest ------------------------------------------------------------------------------------------------------


def arrest(s: NarcosState, x: int) -> Script:
    """The hunter may move up to x, then names his location or one next to it (NC-9.18)."""
    me = s.leader[s.faction]
    hunter = s.hunter
    if not s.blocked >> hunter & 1:
        yield from arrest_move(s, me, x)
    s.number = 0
    place = yield Ask(
        me,
        "arrest-place",
        lambda: listed(here_and_next(s)),
        "NC-9.18",
        why=lambda p: why.not_near_hunter(s, p, "NC-9.18"),
        hunter=HUNTER + hunter,
    )
    s.reveal()
    if place != s.place:
        learn(s, [NOT_HERE, place])
        s.note("arrest-fails", "NC-9.19", who=me, hunter=HUNTER + hunter, place=place)
        return
    s.arrests += 1
    s.seen_at = place
    learn(s, [REVEALED, place])
    s.note("arrested", "NC-9.18", who=me, hunter=HUNTER + hunter, place=place, n=s.arrests)
    if s.arrests >= ARRESTS_TO_WIN:
        s.winner, s.ending = HUNTERS_WIN, BY_ARREST
        s.note("hunters-win", "NC-9.22", who=me, place=place)
        return
    yield from escape(s)


def no_arrest_move(s: NarcosState, x: int, action: int) -> Remark | None:
    """Why the hunter can't go there before an arrest, or a faction card can't be used."""
    if action >= PLACES:
        return why.not_usable(s, own_steps(s), action)
    steps = x + s.bonus
    return why.no_hunter_end(s, s.hunter, steps, hunter_ends(s, s.hunter, steps), action)


def arrest_move(s: NarcosState, me: int, x: int) -> Script:
    """Under the rules of all hunter movement, with the DEA's help if they like (NC-10.2)."""
    s.bonus = 0
    yield from offer_steps(s)
    while True:
        answer = yield Ask(
            me,
            "arrest-move",
            lambda: hunter_ends(s, s.hunter, x + s.bonus) + own_steps(s),
            "NC-9.18",
            why=lambda action: no_arrest_move(s, x, action),
            hunter=HUNTER + s.hunter,
            n=x + s.bonus,
        )
        if answer < PLACES:
            yield from move_hunter(s, s.hunter, answer, x + s.bonus)
            s.bonus = 0
            return
        use_steps(s, answer)


def escape(s: NarcosState) -> Script:
    """The first arrest: he flees to any other location without hunter and roadblock, unseen (NC-9.20)."""
    caught = s.place
    barred = s.hunters | s.roadblocks
    s.place = yield Ask(
        PATRON,
        "escape",
        lambda: listed(EVERYWHERE & ~(barred | 1 << caught)),
        "NC-9.20",
        why=lambda p: why.no_escape(s, caught, p),
    )
    s.seen_at = NOWHERE
    learn(s, [ESCAPED, caught, barred])
    s.note("escaped", "NC-9.20", place=caught)
    s.note("hideout", "NC-9.20", to=only(PATRON), place=s.place)
    yield from add_after_escape(s)
