"""The draft: the person divides open cards between the two stacks; unseen cards fill them up (SP-4)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from ..twilight_struggle.board import CARD, MID_WAR_TURN, OPS, US, USSR
from ..twilight_struggle.cards import CHINA
from ..twilight_struggle.tracks import gain
from ..twilight_struggle.turns import hand_size
from . import agenda, why
from .stacks import draw_unseen, next_card, put_on, random_of_stack, shuffle_stack, stack_size, throw_away
from .state import SoloState

# the steps of FILL
EMPTY_STACKS: Final = 0  # before the first draft (SP-4.4)
BETWEEN: Final = 1  # between the two drafts
LAST: Final = 2  # after the second

BONUS_GAP: Final = 3  # so many fewer Ops bring 1 VP (SP-4.2)
LARGE: Final = 6
SMALL: Final = 4


def begin_draft(s: SoloState) -> None:
    """Two drafts, with unseen cards before, between and after them (SP-4.3 to SP-4.5)."""
    second, bonus = (LARGE, 1) if s.turn >= MID_WAR_TURN else (LARGE, 0) if s.turn == 1 else (SMALL, 0)
    s.push(agenda.FILL, LAST)
    s.push(agenda.DRAFT, second, bonus)
    s.push(agenda.FILL, BETWEEN)
    s.push(agenda.DRAFT, LARGE, int(s.turn > 1))
    s.push(agenda.FILL, EMPTY_STACKS)


# -- unseen cards ------------------------------------------------------------------------------------------------


def fill(s: SoloState) -> None:
    """The unseen cards of one of the three places in the draft."""
    _, step = s.pop()
    if step == EMPTY_STACKS:
        for side in (USSR, US):
            if s.turn > 1 and stack_size(s, side) == 0:
                start_stack(s, side)
    elif step == BETWEEN:
        for side in (USSR, US):
            if s.turn == 1 or stack_size(s, side) == SMALL:
                draw_unseen(s, side)
    else:
        for side in (USSR, US):
            complete(s, side)
        s.china_up = s.china_up or CHINA not in s.hands[s.china]  # (SP-4.4)
        s.push(agenda.HEADLINES)


def start_stack(s: SoloState, side: int) -> None:
    """An empty stack takes the China Card of its side, or else an unseen card (SP-4.4)."""
    if s.china == side:
        put_on(s, side, CHINA, True)
        s.note("china-in-stack", "SP-4.4", who=side, card=CARD + CHINA)
    else:
        draw_unseen(s, side)


def complete(s: SoloState, side: int) -> None:
    """Bring a stack to its size and shuffle it (SP-4.5, SP-4.6)."""
    size = hand_size(s.turn)
    while stack_size(s, side) < size and draw_unseen(s, side):
        pass
    while stack_size(s, side) > size:
        throw_away(s, side, random_of_stack(s, side), "SP-4.5")
    shuffle_stack(s, side)


# -- the open cards ----------------------------------------------------------------------------------------------


def draft(s: SoloState) -> Script:
    """Deal openly, let the person keep half, give the rest to the AI (SP-4.1)."""
    _, count, bonus = s.pop()
    deal_openly(s, count)
    size = len(s.dealt) // 2
    while len(s.kept) < size:
        kept, given = ops_of(s.kept), ops_of(s.dealt)
        left = size - len(s.kept)
        card = (
            yield Ask(
                s.person,
                "draft",
                lambda: choices(s),
                "SP-4.1",
                why=lambda card: why.not_kept(s, choices(s), card),
                left=left,
                kept=kept,
                given=given,
                bonus=bonus,
            )
        ) - CARD
        s.kept = [*s.kept, card]
        s.dealt = [c for c in s.dealt if c != card]
    divide(s, bonus)


def deal_openly(s: SoloState, count: int) -> None:
    for _ in range(count):
        card = next_card(s)
        if card:
            s.dealt = [*s.dealt, card]
    s.dealt = sorted(s.dealt)
    if s.notes is not None:
        for card in s.dealt:
            s.note("deals", "SP-4.1", card=CARD + card)
    s.reveal()


def ops_of(cards: list[int]) -> int:
    """Printed Ops (SP-0.8)."""
    return sum([OPS[card] for card in cards])


def choices(s: SoloState) -> list[int]:
    """The cards that can be kept: with the lowest of the others the balance must still be reached (SP-4.1)."""
    total = ops_of(s.kept) + ops_of(s.dealt)
    more = (len(s.kept) + len(s.dealt)) // 2 - len(s.kept) - 1
    found = []
    for card in s.dealt:
        others = sorted([OPS[c] for c in s.dealt if c != card])
        if 2 * (ops_of(s.kept) + OPS[card] + sum(others[:more])) <= total:
            found.append(CARD + card)
    return found


def divide(s: SoloState, bonus: int) -> None:
    """The cards go on the stacks; the bonus is paid at once (SP-4.2)."""
    kept, given = s.kept, s.dealt
    s.kept = []
    s.dealt = []
    for card in kept:
        put_on(s, s.person, card, True)
        s.note("keeps", "SP-4.1", who=s.person, card=CARD + card)
    for card in given:
        put_on(s, s.ai, card, True)
        s.note("gives", "SP-4.1", who=s.person, card=CARD + card)
    s.note("divided", "SP-4.1", who=s.person, kept=ops_of(kept), given=ops_of(given))
    if bonus and ops_of(kept) <= ops_of(given) - BONUS_GAP:
        gain(s, s.person, 1, "SP-4.2")
