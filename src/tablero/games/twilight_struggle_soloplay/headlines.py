"""The Headline Phase: the person chooses out of three cards, the AI turns up cards until one fits (SP-6)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.state import replaced

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import CARD, OPS, SIDE, US
from ..twilight_struggle.cards import CHINA, DEFECTORS, UN_INTERVENTION
from ..twilight_struggle.tracks import SHOWING_BOX, has_ability
from ..twilight_struggle.turns import headline_order
from . import agenda, why
from .mind.cards import headline_allowed, headline_wanted
from .stacks import draw_top, look, put_under, shuffle_stack, take_out
from .state import SoloState

DRAWN: Final = 3


def choose_headlines(s: SoloState) -> Script:
    """The person's headline, then the AI's; the other way round with the ability of box 4 (SP-6.1, SP-6.2)."""
    s.pop()
    s.round = 0
    s.phasing = s.person
    if has_ability(s, s.person, SHOWING_BOX):
        find_ai_headline(s)
        yield from choose_own(s)
    else:
        yield from choose_own(s)
        find_ai_headline(s)
    s.shown = 3
    s.push(agenda.NEXT_ROUND)
    for side in reversed(headline_order(s)):
        s.push(base.HEADLINE, side)


def can_be_headline(card: int) -> bool:
    return card not in (CHINA, UN_INTERVENTION)


def choose_own(s: SoloState) -> Script:
    """Draw three, and on if none of them will do (SP-6.1)."""
    draw_top(s, DRAWN)
    while s.hands[s.person] and not any(can_be_headline(card) for card in s.drawn):
        draw_top(s, 1)
    if any(can_be_headline(card) for card in s.drawn):
        card = (
            yield Ask(
                s.person,
                "headline",
                lambda: [CARD + c for c in s.drawn if can_be_headline(c)],
                "SP-6.1",
                always=True,
                why=lambda card: why.no_headline(s, can_be_headline(card - CARD), card),
            )
        ) - CARD
        s.drawn = [c for c in s.drawn if c != card]
        show_headline(s, s.person, card, "SP-6.1")
    left = s.drawn
    s.drawn = []
    put_under(s, s.person, left)


def show_headline(s: SoloState, side: int, card: int, rule: str) -> None:
    s.headlines = replaced(s.headlines, side, card)
    s.shown |= 1 << side
    s.note("headline", rule, who=side, card=CARD + card)
    s.reveal()


# -- the AI (SP-6.3) ---------------------------------------------------------------------------------------------


def find_ai_headline(s: SoloState) -> None:
    """Turn up cards until one fits; else one of low Ops. The others are shuffled back."""
    stack = s.hands[s.ai]
    least = OPS[s.headlines[s.person]] if has_ability(s, s.ai, SHOWING_BOX) else 0
    weak: list[int] = []  # would do, but for their Ops
    unmet: list[int] = []  # may be headlines, but their condition fails
    hostile: list[int] = []  # player events
    chosen = 0
    turned = 0
    while turned < len(stack) and not chosen:
        card = stack[len(stack) - 1 - turned]
        turned += 1
        if SIDE[card] == s.person:
            hostile.append(card)
            s.note("headline-hostile", "SP-6.3", who=s.ai, card=CARD + card)
        elif not can_be_headline(card) or not headline_allowed(s, card):
            s.note("headline-barred", "SP-6.3", who=s.ai, card=CARD + card)
        elif least and card == DEFECTORS and s.ai == US:
            chosen = card
        elif not headline_wanted(s, card):
            unmet.append(card)
            s.note("headline-unmet", "SP-6.4", who=s.ai, card=CARD + card)
        elif OPS[card] < least:
            weak.append(card)
            s.note("headline-weak", "SP-6.3", who=s.ai, card=CARD + card, ops=least)
        else:
            chosen = card
    chosen = chosen or lowest(weak) or lowest(unmet) or lowest(hostile)
    look(s, s.ai, stack[len(stack) - turned :])
    if chosen:
        take_out(s, s.ai, chosen)
        show_headline(s, s.ai, chosen, "SP-6.3")
    if turned > 1 or not chosen:
        shuffle_stack(s, s.ai)


def lowest(cards: list[int]) -> int:
    """The first of those with the lowest printed Ops; 0 if there is none."""
    best = 0
    for card in cards:
        if not best or OPS[card] < OPS[best]:
            best = card
    return best
