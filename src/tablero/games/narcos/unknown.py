"""What a seat can't know, in a position as text: told as unknown, and dealt when it is opened (NC-4.1).

It is what `secrets.reshuffle_unknown` deals anew. Patrón's place is drawn from those that all clues allow.
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSetup
from tablero.core.wording import UNKNOWN as HIDDEN
from tablero.core.wording import Number
from tablero.core.written import Pool, Unknown

from .board import NOWHERE, listed
from .cards import ACTION_NUMBERS, OBJECTIVES
from .patron import all_tokens
from .secrets import candidates
from .setup import patron_cards
from .state import PATRON, NarcosState
from .written import CARD, OBJECTIVE


def conceal(s: NarcosState, seat: int) -> list[int]:
    """Put what `seat` can't know out of sight."""
    s.action_deck = [HIDDEN] * len(s.action_deck)
    s.deck = [HIDDEN] * len(s.deck)
    s.objective_deck = [HIDDEN] * len(s.objective_deck)
    if seat == PATRON:
        return []
    known = [card for card in s.hand if s.known >> card & 1]
    s.hand = known + [HIDDEN] * (len(s.hand) - len(known))
    s.objective_slots = [[HIDDEN] * len(slot) for slot in s.objective_slots]
    s.drawn = [HIDDEN] * len(s.drawn)
    hidden = s.face_down()
    s.defence = [HIDDEN if slot in hidden else token for slot, token in enumerate(s.defence)]
    if s.place != NOWHERE:
        s.place = HIDDEN
    return []


def deal(s: NarcosState, dice: Dice, named: list[int]) -> None:
    """Deal whatever is unknown from the rest."""
    actions, cards, objectives = (left_over(pool) for pool in pools(s, named))
    dice.shuffle(actions)
    s.action_deck = filled(s.action_deck, actions)
    dice.shuffle(cards)
    s.hand = sorted(filled(s.hand, cards))
    s.deck = filled(s.deck, cards)
    deal_objectives(s, dice, objectives)
    if HIDDEN in s.defence:
        tokens = without(all_tokens(s), s.defence)
        dice.shuffle(tokens)
        s.defence = filled(s.defence, tokens)
    if s.place == HIDDEN:
        s.place = NOWHERE  # the clues are read without him
        s.place = dice.pick(listed(candidates(s)))


def deal_objectives(s: NarcosState, dice: Dice, rest: list[int]) -> None:
    """Every face-down objective may be in any slot, in Patrón's hand, or in the deck."""
    dice.shuffle(rest)
    s.objective_slots = [filled(slot, rest) for slot in s.objective_slots]
    s.drawn = sorted(filled(s.drawn, rest))
    s.objective_deck = filled(s.objective_deck, rest)


def left_over(pool: Pool) -> list[int]:
    """The cards that are named nowhere: as many as are unknown."""
    rest, hidden = without(pool.expected, pool.found), pool.found.count(HIDDEN)
    if len(rest) != hidden:
        raise BadSetup(
            f"{hidden} cards are unknown, and {len(rest)} are named nowhere", "unknown", n=hidden, left=len(rest)
        )
    return rest


def without(cards: list[int], named: list[int]) -> list[int]:
    rest = list(cards)
    for card in named:
        if card in rest:
            rest.remove(card)
    return rest


def filled(pile: list[int], rest: list[int]) -> list[int]:
    """A pile with cards of the rest where it is unknown."""
    return [rest.pop() if card == HIDDEN else card for card in pile]


def pools(s: NarcosState, named: list[int]) -> list[Pool]:
    """Action cards, Patrón's cards, and objectives."""
    actions = [*s.action_deck, *s.available, *s.action_discards, *(n for n in s.cells if n)]
    cards = [*s.hand, *s.deck, *s.discards, *(card for card in (*s.season_cells, s.card) if card != NOWHERE)]
    slots = [card for slot in s.objective_slots for card in slot]
    objectives = [*s.objective_deck, *s.drawn, *s.in_force, *s.completed, *slots]
    return [
        Pool(actions, list(ACTION_NUMBERS), Number()),
        Pool(cards, patron_cards(s.names), CARD),
        Pool(objectives, list(range(len(OBJECTIVES))), OBJECTIVE),
    ]


UNKNOWN: Final = Unknown(conceal, deal, pools)
