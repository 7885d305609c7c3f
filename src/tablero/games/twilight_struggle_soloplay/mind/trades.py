"""Changed events that move cards: taken from a stack, exchanged, or found in the discard pile (SP-17.5, SP-11.8)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import CARD, DONE, GIVE_BACK, OPS, PLACE, SIDE, US, USSR
from ...twilight_struggle.cards import CHINA, GRAIN_SALES, MISSILE_ENVY, SALT, UN_INTERVENTION
from ...twilight_struggle.chance import random_card, shuffled
from ...twilight_struggle.events.book import can_happen
from ...twilight_struggle.events.mid_59_81 import TEHRAN_CARDS, fill_up_pile, weed_out
from ...twilight_struggle.events.verbs import grant_operations, make_lasting
from ...twilight_struggle.operations import ANY_USE, TO_SPACE, can_space, ops_value
from ...twilight_struggle.piles import bit
from ...twilight_struggle.plays import flower_power
from ...twilight_struggle.tracks import improve
from ...twilight_struggle.why import not_the_best
from .. import agenda, why
from ..book import choice
from ..stacks import (
    add_to_stack,
    discard_open,
    draw_unseen,
    lay_down,
    look,
    look_through,
    put_on,
    random_of_stack,
    shuffle_stack,
    take_out,
    throw_away,
)
from ..state import SoloState
from .cards import event_allowed, headline_allowed, headline_wanted
from .operating import ANYTHING, WITHOUT_EVENT
from .trial import Trial, ops_gain

GOOD_OPS: Final = 3


def pull(s: SoloState, side: int, card: int) -> None:
    """A card of a stack is being played by an event."""
    take_out(s, side, card)
    lay_down(s, side, card)


@choice(49)
def missile_envy(s: SoloState, side: int) -> Script:
    """The best card of the other stack in exchange for this one (SP-card-49)."""
    other = 1 - side
    stack = [c for c in s.hands[other] if c != CHINA]
    if stack:
        if side == s.ai:
            look(s, other, s.hands[other])  # the person searches the own stack
            answer = yield Ask(
                other,
                "envy",
                lambda: best_cards(s, other),
                "SP-card-49",
                why=lambda card: None if card in best_cards(s, other) else not_the_best(s, other, card),
            )
            card = answer - CARD
        else:
            look_through(s, other)
            own = [c for c in stack if SIDE[c] == side and OPS[c] >= GOOD_OPS]
            card = random_card(s, sorted(best_of(s, other, own or stack)))
        pull(s, other, card)
        s.note("takes", "SP-card-49", who=side, whom=other, card=CARD + card)
        s.reveal()
        shuffle_stack(s, other)  # (SP-11.10)
        s.push(base.DISPOSE, card)
        use_taken(s, side, card)
        s.push(base.FLOWER, card, side)
    s.limbo &= ~bit(MISSILE_ENVY)
    s.occurred &= ~bit(MISSILE_ENVY)
    s.envy = other


def best_of(s: SoloState, side: int, cards: list[int]) -> list[int]:
    """Those with the highest effective Ops."""
    best = max([ops_value(s, side, OPS[c]) for c in cards])
    return [c for c in cards if ops_value(s, side, OPS[c]) == best]


def best_cards(s: SoloState, side: int) -> list[int]:
    return [CARD + c for c in sorted(best_of(s, side, [c for c in s.hands[side] if c != CHINA]))]


def use_taken(s: SoloState, side: int, card: int) -> None:
    """Its event if it is one's own or neutral, else its Ops without the event."""
    if side == s.person:
        if SIDE[card] == s.ai:
            grant_operations(s, side, card, OPS[card], ANY_USE | TO_SPACE)
        else:
            s.push(base.EVENT, card, side)
    elif SIDE[card] != s.person and wanted_now(s, card):
        s.push(base.EVENT, card, s.ai)
    else:
        s.push(agenda.AI_OPERATIONS, card, OPS[card], WITHOUT_EVENT)


def wanted_now(s: SoloState, card: int) -> bool:
    """Whether the AI would use the event here."""
    if s.round == 0:
        return can_happen(s, card, s.ai) and headline_allowed(s, card) and headline_wanted(s, card)
    return event_allowed(s, card)


@choice(67)
def grain_sales(s: SoloState, side: int) -> Script:
    """A random card of the other stack, to play or to give back (SP-card-67)."""
    if s.ai == US:
        take_grain(s)
        return
    card = random_of_stack(s, USSR)
    if not card:
        grant_operations(s, US, GRAIN_SALES, OPS[GRAIN_SALES], ANY_USE)
        return
    look(s, USSR, [card])
    s.note("draws-from", "SP-card-67", who=US, whom=USSR, card=CARD + card)
    answer = yield Ask(US, "grain", lambda: [PLACE, GIVE_BACK], "SP-card-67", card=CARD + card)
    if answer == GIVE_BACK:
        s.note("gives-back", "SP-card-67", who=US, card=CARD + card)
        shuffle_stack(s, USSR)
        grant_operations(s, US, GRAIN_SALES, OPS[GRAIN_SALES], ANY_USE)
        return
    pull(s, USSR, card)
    shuffle_stack(s, USSR)
    s.push(base.DISPOSE, card)
    s.push(base.PLAY, US, card)


def take_grain(s: SoloState) -> None:
    """The AI keeps a card that is better than 2 Ops; as a headline it draws a second time (SP-card-67)."""
    for _ in range(2 if s.round == 0 else 1):
        card = random_of_stack(s, USSR)
        if not card:
            break
        look(s, USSR, [card])
        s.note("draws-from", "SP-card-67", who=US, whom=USSR, card=CARD + card)
        if keeps_grain(s, card):
            pull(s, USSR, card)
            s.push(base.DISPOSE, card)
            flower_power(s, US, card)
            use_kept(s, card)
            return
        s.note("gives-back", "SP-card-67", who=US, card=CARD + card)
    s.push(agenda.AI_OPERATIONS, GRAIN_SALES, OPS[GRAIN_SALES], WITHOUT_EVENT)


def keeps_grain(s: SoloState, card: int) -> bool:
    """A headline: 3 Ops, or no event of the player; else a larger gain than that of 2 Ops."""
    if s.round == 0:
        return OPS[card] >= GOOD_OPS or (SIDE[card] != USSR and card != UN_INTERVENTION)
    kept = ops_gain(s, OPS[card])
    if SIDE[card] != USSR and event_allowed(s, card):
        kept = Trial(s, card).event_gain()
    return kept > ops_gain(s, OPS[GRAIN_SALES])


def use_kept(s: SoloState, card: int) -> None:
    """A kept card is played as if the AI had turned it up."""
    if SIDE[card] != USSR:
        if wanted_now(s, card):
            s.push(base.EVENT, card, US)
        else:
            s.push(agenda.AI_OPERATIONS, card, OPS[card], ANYTHING)
    elif s.round and not s.scoring and can_space(s, US, card, OPS[card]):
        s.note("ai-space", "SP-13.2", who=US, card=CARD + card)
        s.push(base.SPACE, US, card)
    else:
        s.push(agenda.AI_OPERATIONS, card, OPS[card], ANYTHING)
        s.push(base.EVENT, card, US)


@choice(77)
def ask_not(s: SoloState, side: int) -> Script:
    """The AI exchanges all player events; a US person chooses from the own stack (SP-card-77)."""
    count = 0
    if s.ai == US:
        for card in [c for c in s.hands[US] if SIDE[c] == s.person]:
            throw_away(s, US, card, "SP-card-77")
            count += 1
    else:
        look_through(s, US)
        while [c for c in s.hands[US] if c != CHINA]:
            answer = yield Ask(
                US,
                "exchange",
                lambda: [*[CARD + c for c in sorted(s.hands[US]) if c != CHINA], DONE],
                "SP-card-77",
                why=lambda card: why.not_in_stack(s, US, "SP-card-77", card),
                count=count,
            )
            if answer == DONE:
                break
            throw_away(s, US, answer - CARD, "SP-card-77")
            count += 1
    for _ in range(count):
        draw_unseen(s, US)
    shuffle_stack(s, US)
    s.note("draws", "SP-card-77", who=US, count=count)


# -- the discard pile --------------------------------------------------------------------------------------------


def search(s: SoloState, fits: list[int]) -> int:
    """The first fitting card of the discards from the top, else of the draw pile, which is then shuffled (SP-11.8)."""
    for card in s.discards[::-1]:
        if card in fits:
            s.discards = [c for c in s.discards if c != card]
            return card
    found = 0
    for card in s.deck[::-1]:
        if card in fits:
            s.deck = [c for c in s.deck if c != card]
            found = card
            break
    s.deck = shuffled(s, s.deck)
    return found


@choice(43)
def salt_negotiations(s: SoloState, side: int) -> Script:
    """The AI recovers its own event of 3 Ops (SP-card-43)."""
    improve(s, 2, "SP-card-43")
    make_lasting(s, SALT)
    if side == s.ai:
        card = search(s, [c for c in s.discards + s.deck if SIDE[c] == s.ai and OPS[c] >= GOOD_OPS])
        if card:
            add_to_stack(s, s.ai, card, True)
            s.note("recovers", "SP-card-43", who=s.ai, card=CARD + card)
        return
    offered = [CARD + card for card in sorted(s.discards)]
    answer = yield Ask(
        side,
        "recover",
        lambda: [*offered, DONE],
        "SP-card-43",
        why=lambda card: why.not_discarded(s, "SP-card-43", card),
    )
    if answer != DONE:
        s.discards = [c for c in s.discards if c != answer - CARD]
        add_to_stack(s, side, answer - CARD, True)
        s.note("recovers", "SP-card-43", who=side, card=answer)


@choice(85)
def star_wars(s: SoloState, side: int) -> Script:
    """The AI takes the first US event of 3 Ops that can happen (SP-card-85)."""
    if s.ai == US:
        card = search(
            s, [c for c in s.discards + s.deck if SIDE[c] == US and OPS[c] >= GOOD_OPS and can_happen(s, c, US)]
        )
    else:
        offered = [CARD + c for c in sorted(s.discards)]
        if not offered:
            return
        answer = yield Ask(
            US,
            "star-wars",
            lambda: offered,
            "SP-card-85",
            why=lambda card: why.not_discarded(s, "SP-card-85", card),
        )
        card = answer - CARD
        s.discards = [c for c in s.discards if c != card]
    if card:
        lay_down(s, US, card)
        s.push(base.DISPOSE, card)
        s.push(base.EVENT, card, US)
        s.push(base.FLOWER, card, US)


@choice(108)
def our_man_in_tehran(s: SoloState, side: int) -> Script:
    """The AI throws the USSR events among the next five cards away, the others join its stack (SP-card-108, SP-R47)."""
    fill_up_pile(s)
    if s.person == US:
        yield from weed_out(s, "SP-card-108")
        return
    for card in sorted(s.deck[-TEHRAN_CARDS:]):
        s.deck = [c for c in s.deck if c != card]
        if SIDE[card] == USSR:
            discard_open(s, US, card, "SP-card-108")
        else:
            put_on(s, US, card, True)
            s.note("joins-stack", "SP-card-108", who=US, card=CARD + card)
    s.reveal()
    shuffle_stack(s, US)
