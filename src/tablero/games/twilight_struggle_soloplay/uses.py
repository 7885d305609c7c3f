"""How the person may use a card, and Operations that are the person's (SP-7.2 to SP-7.5, SP-12.1)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import CARD, COUP, DONE, EVENT, EVENT_FIRST, OPS, PLACE, REALIGN, SIDE, SPACE, US
from ..twilight_struggle.cards import CHINA, FORMOSAN_RESOLUTION, MISSILE_ENVY, UN_INTERVENTION
from ..twilight_struggle.events.book import can_happen
from ..twilight_struggle.events.verbs import end_effect
from ..twilight_struggle.operations import (
    ANY_USE,
    FREE,
    USE_BITS,
    can_space,
    coup,
    ops_value,
    possible_uses,
    realign,
    why_no_use,
)
from ..twilight_struggle.plays import answer_intervention, commit, flower_power
from .placing import place_influence
from .stacks import lay_down, return_drawn
from .state import SoloState

# use bits besides those of operations.py
FROM_ROUND_START: Final = 64  # places as at the start of the round (SP-5.1)
RESTRICTED: Final = 128  # a coup needs SP-7.3
COUP_ROUND: Final = 4  # from here on a coup may make up for missing military operations


def may_coup(s: SoloState) -> bool:
    """Whether the person may use a card's Ops for a coup (SP-7.3); DEFCON is another matter."""
    if s.milops[s.ai] > 0 and s.milops[s.person] == 0:
        return True
    return s.round >= COUP_ROUND and s.milops[s.person] < s.defcon


def operation_uses(s: SoloState, card: int, printed: int, uses: int, area: int) -> list[int]:
    """The uses to choose from (TS-5.5), without a coup where SP-7.3 rules it out."""
    found = possible_uses(s, s.person, card, printed, uses, area)
    if uses & RESTRICTED and not may_coup(s):
        found = [use for use in found if use != COUP]
    return found


def uses_of(s: SoloState, card: int) -> list[int]:
    """The ways to play a card (SP-7.2). The China Card only places influence (SP-12.1)."""
    if card == CHINA:
        return [PLACE]
    uses = operation_uses(s, card, OPS[card], ANY_USE | RESTRICTED, 0)
    if card == MISSILE_ENVY and s.envy == s.person:
        return uses  # (TS-7.9)
    if card == UN_INTERVENTION:
        if partner(s, card):
            uses = [EVENT, *uses]
    elif can_happen(s, card, s.person):
        uses = [EVENT_FIRST if SIDE[card] == s.ai else EVENT, *uses]
    return [*uses, SPACE] if can_space(s, s.person, card, OPS[card]) else uses


def menu(ask: Ask) -> list[int]:
    """The ways to play the card that is asked about, at one time or another (SP-7.2, SP-12.1)."""
    if ask.kind != "use" or ask.values["card"] == CARD + CHINA:
        return []
    return [EVENT_FIRST if EVENT_FIRST in ask.options else EVENT, PLACE, COUP, REALIGN, SPACE]


def no_use(s: SoloState, card: int, offered: list[int], use: int) -> Remark | None:
    """What speaks against a way to play a card (SP-7.2)."""
    if use in offered:
        return None
    if card == MISSILE_ENVY and s.envy == s.person and use in (EVENT, EVENT_FIRST):
        return Remark("why-envy", "TS-7.9", card=CARD + card)
    if card == UN_INTERVENTION and use == EVENT:
        return Remark("why-no-partner", "SP-7.5", card=CARD + card)
    if use == COUP and not may_coup(s):
        return Remark("why-coup-restricted", "SP-7.3", n=COUP_ROUND)
    return why_no_use(s, s.person, card, use)


def partner(s: SoloState, card: int) -> int:
    """The other card of the draw, if its AI event can be prevented by UN Intervention (SP-7.5); 0: none."""
    for other in s.drawn:
        if other != card and SIDE[other] == s.ai:
            return other
    return 0


# -- a card is played --------------------------------------------------------------------------------------------


def use_card(s: SoloState, card: int) -> Script:
    """Choose how the card is used, and put what follows on the agenda. It may be one of `drawn`, or from elsewhere."""
    value = ops_value(s, s.person, OPS[card])
    use = yield Ask(
        s.person,
        "use",
        lambda: uses_of(s, card),
        "SP-7.2",
        why=lambda use: no_use(s, card, uses_of(s, card), use),
        card=CARD + card,
        ops=value,
    )
    other = partner(s, card) if card == UN_INTERVENTION and use == EVENT else 0
    if card == MISSILE_ENVY and s.envy == s.person:
        s.envy = -1
    s.drawn = [c for c in s.drawn if c not in (card, other)]
    commit(s, s.person, card, use)
    if card == CHINA:
        play_china(s)
    else:
        lay_down(s, s.person, card)
        s.push(base.DISPOSE, card)
        s.note("plays", "SP-7.2", who=s.person, card=CARD + card, use=use)
        if other:
            intervene(s, other)
        elif use == EVENT:
            flower_power(s, s.person, card)
            s.push(base.EVENT, card, s.person)
        elif use == SPACE:
            s.push(base.SPACE, s.person, card)
        else:
            play_for_operations(s, card, use)
    return_drawn(s)


def play_for_operations(s: SoloState, card: int, use: int) -> None:
    """Operations, and the AI's event before or after them (TS-5.3)."""
    side = s.person
    if use == EVENT_FIRST:
        s.push(base.OPERATIONS, side, card, OPS[card], ANY_USE | FROM_ROUND_START | RESTRICTED, 0)
        s.push(base.FLOWER, card, side)
        s.push(base.EVENT, card, side)
        return
    flower_power(s, side, card)
    if SIDE[card] == s.ai:
        s.push(base.EVENT, card, side)
    s.push(base.OPERATIONS, side, card, OPS[card], USE_BITS[use] | FROM_ROUND_START, 0)


def play_china(s: SoloState) -> None:
    """Influence only; then it goes face down to the AI (SP-12.1, SP-12.6)."""
    s.note("plays", "SP-12.5", who=s.person, card=CARD + CHINA, use=PLACE)
    if s.person == US:
        end_effect(s, FORMOSAN_RESOLUTION, "TS-card-35")
    s.push(base.PASS_CHINA, s.ai)
    s.push(base.OPERATIONS, s.person, CHINA, OPS[CHINA], USE_BITS[PLACE] | FROM_ROUND_START, 0)


def intervene(s: SoloState, other: int) -> None:
    """UN Intervention with the other card of the draw: its Operations without its event (SP-7.5)."""
    answer_intervention(s)
    lay_down(s, s.person, other)
    s.push(base.DISPOSE, other)
    s.note("partner", "SP-7.5", who=s.person, card=CARD + other)
    flower_power(s, s.person, other)
    s.push(base.OPERATIONS, s.person, other, OPS[other], ANY_USE | FROM_ROUND_START | RESTRICTED, 0)


# -- Operations --------------------------------------------------------------------------------------------------


def operations(s: SoloState) -> Script:
    """The person uses some Operations: choose how, if there is a choice, then do it."""
    _, side, card, printed, uses, area = s.pop()
    choices = operation_uses(s, card, printed, uses, area)
    if not choices:
        s.note("no-operations", "TS-5.5", who=side)
        return
    value = ops_value(s, side, printed)
    use = choices[0]
    if len(choices) > 1:
        use = yield Ask(side, "operations", lambda: choices, "TS-5.5", ops=value, card=CARD + card)
    if use == DONE:
        s.note("declines", "TS-5.5", who=side)
    elif use == PLACE:
        yield from place_influence(s, card, value, bool(uses & FROM_ROUND_START))
    elif use == COUP:
        yield from coup(s, side, card, value, area, bool(uses & FREE))
    elif use == SPACE:
        s.push(base.SPACE, side, card)
    else:
        yield from realign(s, side, card, value, area, bool(uses & FREE))
