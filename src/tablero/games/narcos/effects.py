"""What cards do: the operations of data/cards.toml, one small script each (NC-12; the list is in data/FORMAT.md).

`run` carries out a card's operations in order. The acting player is Patrón; silver is carried out by the player of the
hunter who takes it (NC-12.2). Everything is done as far as possible, and "n" means up to n for Patrón (NC-12.1). The
centre of a scope is the deployed sicario's place, or the hunter's who got a Silver-or-Lead card. Operations of
objectives alone are in objectives.py; `range` is part of the deployment (deployment.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import replaced

from . import why
from .board import BALL, CARD, DONE, EVERYWHERE, HUNTER, REGION, REGION_OF, SICARIO, listed
from .cards import Effect, faction_of
from .movement import movable, move_sicario, ship_cube
from .state import PATRON, NarcosState
from .tokens import (
    advance_income,
    gain_fame,
    gain_money,
    influence_sites,
    lab_sites,
    place_influence,
    place_lab,
    remove_roadblock,
)


def run(s: NarcosState, effects: Sequence[Effect], rule: str, slot: int = -1, hunter: int = -1) -> Script:
    """Carry out `effects` for the sicario of `slot` (or by the player of `hunter`), until the game ends."""
    me = PATRON if hunter < 0 else s.leader[faction_of(hunter)]
    for effect in effects:
        if effect.op in PLAIN:
            plain(s, effect, rule)
        elif effect.op == "move":
            yield from free_move(s, effect, rule, slot)
        elif effect.op == "swap_defence":
            yield from swap_defence(s, effect, rule)
        elif effect.op == "cycle":
            yield from cycle(s, effect, rule)
        else:
            yield from at_places(s, effect, rule, scope(s, effect, slot, hunter), me)
        if s.is_over():
            return


def scope(s: NarcosState, effect: Effect, slot: int, hunter: int) -> int:
    """The places an operation may touch."""
    if effect.where == "map":
        return EVERYWHERE
    centre = s.hunter_at[hunter] if effect.centre == "hunter" else s.sicario_at[slot]
    return REGION[REGION_OF[centre]] if effect.where == "region" else BALL[effect.within][centre]


# -- operations without a choice ---------------------------------------------------------------------------------

PLAIN = ("money", "money_per", "fame", "income", "actions", "leon_steps", "ship_now")


def plain(s: NarcosState, effect: Effect, rule: str) -> None:
    op = effect.op
    if op == "money":
        gain_money(s, effect.n, rule)
    elif op == "money_per":
        gain_money(s, min(effect.max, s.labs.bit_count()), rule)
    elif op == "fame":
        gain_fame(s, effect.n, rule)
    elif op == "income":
        advance_income(s, effect.n, rule)
    elif op == "actions":
        s.actions_left += effect.n
    elif op == "leon_steps":
        s.leon_bonus += effect.n
    else:
        ship_all(s, rule)


def ship_all(s: NarcosState, rule: str) -> None:
    """Every sicario with a cube in an airport city ships it (NC-11.3, NC-13.6)."""
    for slot in s.slots_on_map():
        if s.carrying >> slot & 1 and s.at_airport(slot):
            ship_cube(s, slot, rule)


# -- operations at places ----------------------------------------------------------------------------------------


def at_places(s: NarcosState, effect: Effect, rule: str, where: int, me: int) -> Script:
    """Labs, cubes, influence, roadblocks, blocked hunters, one after the other: up to n by Patrón, n by others."""
    for left in range(effect.n, 0, -1):
        place = yield question(s, effect.op, where, me, rule, left)
        if place == DONE:
            return
        if effect.op == "lab":
            yield from place_lab(s, place, rule, me)
        elif effect.op == "influence":
            yield from place_influence(s, place, rule, me)
        elif effect.op == "cube":
            s.lab_cubes |= 1 << place
            s.note("cube-placed", rule, place=place)
        elif effect.op == "remove_roadblock":
            remove_roadblock(s, place, rule)
        else:
            s.blocked |= 1 << (place - HUNTER)
            s.note("hunter-blocked", rule, hunter=place)


def question(s: NarcosState, op: str, where: int, me: int, rule: str, left: int) -> Ask:
    """Where next?"""
    mine = me == PATRON

    def options() -> list[int]:
        return choices(s, op, where, me)

    def why_not(action: int) -> Remark | None:
        return why.no_site(s, op, where, rule, action)

    if op == "lab":
        return Ask(me, "card-lab" if mine else "silver-lab", options, rule, why=why_not, left=left)
    if op == "influence":
        return Ask(me, "card-influence" if mine else "silver-influence", options, rule, why=why_not, left=left)
    if op == "cube":
        return Ask(me, "card-cube" if mine else "silver-cube", options, rule, why=why_not, left=left)
    if op == "remove_roadblock":
        return Ask(
            me, "card-remove-roadblock" if mine else "silver-remove-roadblock", options, rule, why=why_not, left=left
        )
    return Ask(me, "card-block" if mine else "silver-block", options, rule, why=why_not, left=left)


def choices(s: NarcosState, op: str, where: int, me: int) -> list[int]:
    """What an operation can be done to. Whoever takes silver stops only if there is nothing left to do (NC-12.2)."""
    if op == "block_hunter":
        sites = blockable(s, where)
    elif op == "lab":
        sites = listed(lab_sites(s, where))
    elif op == "influence":
        sites = listed(influence_sites(s, where))
    elif op == "cube":
        sites = listed(cube_sites(s, where))
    else:
        sites = listed(s.roadblocks & where)
    return sites if sites and me != PATRON and not needs_move(s, op) else [DONE, *sites]


def needs_move(s: NarcosState, op: str) -> bool:
    """Whether the supply is empty, so that a token would have to be moved: that one may always leave (NC-2.7)."""
    return (op == "lab" and s.labs_left() <= 0) or (op == "influence" and s.tokens_left() <= 0)


def cube_sites(s: NarcosState, where: int) -> int:
    """Labs without a cube, as long as the supply has one."""
    return s.labs & ~s.lab_cubes & where if s.cubes_left() > 0 else 0


def blockable(s: NarcosState, where: int) -> list[int]:
    """The hunters of a scope that are not blocked yet (NC-12.5)."""
    return [
        HUNTER + hunter
        for hunter, place in enumerate(s.hunter_at)
        if place >= 0 and where >> place & 1 and not s.blocked >> hunter & 1
    ]


# -- operations of other kinds -----------------------------------------------------------------------------------


def free_move(s: NarcosState, effect: Effect, rule: str, slot: int) -> Script:
    """A sicario moves without cost, which does not use up the paid movement (NC-12.4)."""
    if effect.who == "self":
        yield from move_sicario(s, slot, effect.steps, rule, optional=True)
        return
    slots = [other for other in s.slots_on_map() if other != slot or effect.who == "any"]
    chosen = yield Ask(
        PATRON,
        "card-move",
        lambda: [DONE, *movable(s, slots, effect.steps)],
        rule,
        why=lambda a: not_moved(s, slots, effect.steps, rule, a),
        n=effect.steps,
    )
    if chosen != DONE:
        yield from move_sicario(s, s.names.index(chosen - SICARIO), effect.steps, rule)


def not_moved(s: NarcosState, slots: list[int], steps: int, rule: str, action: int) -> Remark | None:
    """Why a card moves no such sicario: the one it was played for may be left out."""
    reason = why.not_movable(s, movable(s, slots, steps), rule, action)
    if reason is not None and reason.kind == "why-cannot-move" and s.names.index(action - SICARIO) not in slots:
        reason = Remark("why-another-sicario", rule, sicario=action)
    return reason


def swap_defence(s: NarcosState, effect: Effect, rule: str) -> Script:
    """Two face-down tokens may change places; everybody sees which, nobody what they are."""
    for _ in range(effect.n):
        if len(s.face_down()) < 2:
            return
        first = yield Ask(
            PATRON,
            "swap-first",
            lambda: [DONE, *hidden_cells(s)],
            rule,
            why=lambda cell: why.not_face_down(s, hidden_cells(s), rule, cell),
        )
        if first == DONE:
            return
        second = yield Ask(
            PATRON,
            "swap-second",
            lambda: [c for c in hidden_cells(s) if c != first],
            rule,
            why=lambda cell: why.not_face_down(s, [c for c in hidden_cells(s) if c != first], rule, cell),
            sicario=first,
        )
        one, other = s.names.index(first - SICARIO), s.names.index(second - SICARIO)
        s.defence[one], s.defence[other] = s.defence[other], s.defence[one]
        s.swaps = [*s.swaps, [one, other]]
        s.note("defence-swapped", rule, sicario=first, other=second)


def hidden_cells(s: NarcosState) -> list[int]:
    return [SICARIO + s.names[slot] for slot in s.face_down()]


def cycle(s: NarcosState, effect: Effect, rule: str) -> Script:
    """Draw n cards, then discard n."""
    held = len(s.hand)
    for _ in range(effect.n):
        draw_card(s)
    s.note("cards-drawn", rule, n=len(s.hand) - held)
    for left in range(min(effect.n, len(s.hand)), 0, -1):
        card = yield Ask(
            PATRON,
            "cycle-discard",
            lambda: hand_options(s),
            rule,
            why=lambda card: why.not_in_hand(s, rule, card),
            left=left,
        )
        discard(s, card - CARD)
        s.note("card-discarded", rule, card=card)


# -- Patrón's hand -----------------------------------------------------------------------------------------------


def hand_options(s: NarcosState) -> list[int]:
    return [CARD + card for card in s.hand]


def leave_hand(s: NarcosState, card: int) -> None:
    s.hand = [other for other in s.hand if other != card]
    s.known &= ~(1 << card)


def discard(s: NarcosState, card: int) -> None:
    """From the hand, face up (NC-4.2): seen by all, so it can't be taken back."""
    leave_hand(s, card)
    s.reveal()
    s.discards = [*s.discards, card]
    s.just_discarded = [*s.just_discarded, card]


def draw_card(s: NarcosState) -> None:
    """One card from the deck; when it has run out, the discards are shuffled into a new one (NC-6.27)."""
    if not s.deck:
        if not s.discards:
            return
        s.deck = s.discards[:]
        s.discards = []
        s.dice.shuffle(s.deck)
        s.note("deck-shuffled", "NC-6.27", n=len(s.deck))
    s.hand = sorted([*s.hand, s.deck[-1]])
    s.deck = s.deck[:-1]
    s.reveal()


def fill_cell(s: NarcosState, slot: int, card: int) -> None:
    """The season-end cell of a sicario (NC-6.15)."""
    s.season_cells = replaced(s.season_cells, slot, card)
