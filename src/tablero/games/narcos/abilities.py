"""The factions' abilities, in any faction's turn (NC-10): DEA cards, Policía cards, Cali's cubes, Los Pepes' money.

The seat that leads a faction decides about its ability (NC-R36). If that seat acts anyway, the ability is one more
option of its own question; otherwise it is asked before the acting seat, and may say once that it has no wish to be
asked again in this turn. Not here: Cali's extra action itself (factions.py), and how Cali gets cubes (movement.py).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from tablero.core.ask import Ask, Question, Script

from . import why
from .board import DONE, FACTION_CARD, HUNTER, NOT_THIS_TURN, NUMBER, SICARIO, TOKEN
from .cards import (
    CALI,
    DEA,
    EXTRA_CARD,
    EXTRA_COST,
    FACTION_CARDS,
    PEPES,
    POLICE,
    REVEAL_CARD,
    REVEAL_COST,
    REVEALED,
)
from .state import NarcosState


def equal_cards(op: str) -> list[list[int]]:
    """The one-use cards with this ability, those of the same measure together."""
    measures = sorted({card.n for card in FACTION_CARDS if card.op == op})
    return [[i for i, card in enumerate(FACTION_CARDS) if card.op == op and card.n == n] for n in measures]


REPLACE: Final = equal_cards("replace_available")
STEPS: Final = equal_cards("move_bonus")
BOOST: Final = equal_cards("attack_bonus")
ONCE: Final = sum(1 << i for i, card in enumerate(FACTION_CARDS) if card.once)


def cards_left(s: NarcosState, groups: list[list[int]]) -> list[int]:
    """The unused ones, as options; of equal cards the first."""
    found: list[int] = []
    if s.faction_cards & ONCE:
        for group in groups:
            for card in group:
                if s.faction_cards >> card & 1:
                    found.append(FACTION_CARD + card)
                    break
    return found


def use_up(s: NarcosState, option: int) -> int:
    """A one-use card leaves the game (NC-10.1); its measure."""
    card = option - FACTION_CARD
    s.faction_cards &= ~(1 << card)
    s.note("faction-card-used", FACTION_CARDS[card].rule, who=s.leader[FACTION_CARDS[card].faction], card=option)
    return FACTION_CARDS[card].n


def wants_no_question(s: NarcosState, faction: int) -> bool:
    return bool(s.declined >> faction & 1)


def does_without(s: NarcosState, faction: int, answer: int) -> bool:
    """Whether a faction leaves its ability unused: now, or for the rest of the turn."""
    if answer == NOT_THIS_TURN:
        s.declined |= 1 << faction
    return answer in (DONE, NOT_THIS_TURN)


# -- the DEA -----------------------------------------------------------------------------------------------------


def dea_options(s: NarcosState, moving: bool) -> list[int]:
    """Replace available action cards at any moment; add steps while a hunter is about to move (NC-10.2)."""
    options = cards_left(s, REPLACE) if s.available else []
    return options + cards_left(s, STEPS) if moving else options


def use_dea_card(s: NarcosState, option: int) -> Script:
    if FACTION_CARDS[option - FACTION_CARD].op == "move_bonus":
        use_steps(s, option)
    else:
        yield from replace_available(s, use_up(s, option))


def use_steps(s: NarcosState, option: int) -> None:
    s.bonus += use_up(s, option)


def replace_available(s: NarcosState, n: int) -> Script:
    """Discard n available action cards; new ones take their place at once."""
    me = s.leader[DEA]
    n = min(n, len(s.available))
    for left in range(n, 0, -1):
        number = yield Ask(
            me, "replace-action", lambda: [NUMBER + number for number in sorted(set(s.available))], "NC-10.2", left=left
        )
        take_available(s, number - NUMBER)
        s.action_discards = [*s.action_discards, number - NUMBER]
        s.note("action-replaced", "NC-10.2", who=me, n=number - NUMBER)
    deal_actions(s, n)


def own_steps(s: NarcosState) -> list[int]:
    """The DEA's steps as options of the acting seat, if it leads the DEA."""
    return cards_left(s, STEPS) if s.leader[DEA] == s.leader[s.faction] else []


def offer_steps(s: NarcosState) -> Script:
    """The DEA may lengthen an arrest move in another seat's turn."""
    me = s.leader[DEA]
    while me != s.leader[s.faction] and not wants_no_question(s, DEA) and cards_left(s, STEPS):
        answer = yield Ask(
            me,
            "support-steps",
            lambda: [DONE, NOT_THIS_TURN, *cards_left(s, STEPS)],
            "NC-10.2",
            why=lambda card: why.not_usable(s, cards_left(s, STEPS), card),
            hunter=HUNTER + s.hunter,
        )
        if does_without(s, DEA, answer):
            return
        use_steps(s, answer)


# -- windows before a hunter moves or acts -------------------------------------------------------------------------


def extra_options(s: NarcosState) -> list[int]:
    """Cali's extra action for two cubes (NC-10.5)."""
    return [FACTION_CARD + EXTRA_CARD] if s.cali_cubes >= EXTRA_COST else []


def own_options(s: NarcosState, moving: bool) -> list[int]:
    """The abilities that the acting seat has at hand."""
    me = s.leader[s.faction]
    options = dea_options(s, moving) if s.leader[DEA] == me else []
    return options + extra_options(s) if s.leader[CALI] == me else options


def dea_support(s: NarcosState, moving: bool) -> Script:
    """The DEA is asked in another seat's turn."""
    me = s.leader[DEA]
    while me != s.leader[s.faction] and not wants_no_question(s, DEA) and dea_options(s, moving):
        answer = yield Ask(
            me,
            "support-dea",
            lambda: [DONE, NOT_THIS_TURN, *dea_options(s, moving)],
            "NC-10.2",
            why=lambda card: why.not_usable(s, dea_options(s, moving), card),
            hunter=HUNTER + s.hunter,
        )
        if does_without(s, DEA, answer):
            return
        yield from use_dea_card(s, answer)


def wants_extra(s: NarcosState) -> Generator[Question, int, bool]:
    """Ask Cali's leader whether the active hunter gets an extra action now."""
    if wants_no_question(s, CALI) or not extra_options(s):
        return False
    answer = yield Ask(
        s.leader[CALI],
        "support-cali",
        lambda: [DONE, NOT_THIS_TURN, *extra_options(s)],
        "NC-10.5",
        why=lambda card: why.not_usable(s, extra_options(s), card),
        hunter=HUNTER + s.hunter,
    )
    return not does_without(s, CALI, answer)


# -- Policía and Los Pepes -----------------------------------------------------------------------------------------


def boost_options(s: NarcosState) -> list[int]:
    return cards_left(s, BOOST)


def offer_boost(s: NarcosState, target: int, strength: int) -> Generator[Question, int, int]:
    """Policía may strengthen an attack before the token is revealed (NC-10.3); by how much."""
    me = s.leader[POLICE]
    answer = yield Ask(
        me,
        "support-police",
        lambda: [DONE, *boost_options(s)],
        "NC-10.3",
        why=lambda card: why.not_usable(s, boost_options(s), card),
        sicario=target,
        n=strength,
    )
    return 0 if answer == DONE else use_up(s, answer)


def still_hidden(s: NarcosState, named: list[int]) -> list[int]:
    """The sicarios whose token lies face down, without those named already."""
    return [SICARIO + s.names[slot] for slot in s.face_down() if SICARIO + s.names[slot] not in named]


def offer_reveal(s: NarcosState) -> Script:
    """Los Pepes may have two defence tokens turned up when an action card is used (NC-10.7)."""
    if s.pepes_money < REVEAL_COST or wants_no_question(s, PEPES) or not s.face_down():
        return
    me = s.leader[PEPES]
    answer = yield Ask(
        me,
        "support-pepes",
        lambda: [DONE, NOT_THIS_TURN, FACTION_CARD + REVEAL_CARD],
        "NC-10.7",
        why=lambda card: why.not_usable(s, [FACTION_CARD + REVEAL_CARD], card),
        n=REVEAL_COST,
    )
    if does_without(s, PEPES, answer):
        return
    tokens = min(REVEALED, len(s.face_down()))
    s.pepes_money -= REVEAL_COST
    s.note("pepes-pay", "NC-10.7", who=me, n=REVEAL_COST, total=s.pepes_money, tokens=tokens)
    named: list[int] = []
    for left in range(tokens, 0, -1):
        cell = yield Ask(
            me,
            "reveal-token",
            lambda: still_hidden(s, named),
            "NC-10.7",
            why=lambda cell: why.not_face_down(s, still_hidden(s, named), "NC-10.7", cell),
            left=left,
        )
        named.append(cell)
    s.reveal()
    for cell in named:  # turned up together (NC-R37)
        slot = s.names.index(cell - SICARIO)
        s.opened |= 1 << slot
        s.note("token-shown", "NC-10.7", sicario=cell, token=TOKEN + s.defence[slot])


# -- action cards --------------------------------------------------------------------------------------------------


def take_available(s: NarcosState, number: int) -> None:
    left = s.available[:]
    left.remove(number)
    s.available = left


def deal_actions(s: NarcosState, n: int) -> None:
    """Reveal n action cards; if the deck runs out, the discards are shuffled, not those in cells (NC-13.11)."""
    for _ in range(n):
        if not s.action_deck:
            if not s.action_discards:
                break
            s.action_deck = s.action_discards[:]
            s.action_discards = []
            s.dice.shuffle(s.action_deck)
        s.available = sorted([*s.available, s.action_deck[-1]])
        s.action_deck = s.action_deck[:-1]
    s.reveal()
    s.note("actions-dealt", "NC-7.3", n=len(s.available))
