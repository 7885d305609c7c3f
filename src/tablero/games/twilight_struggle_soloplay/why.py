"""Why a card or country is not offered in SoloPlay, where its conditions differ from those of Twilight Struggle.

As there (twilight_struggle/why.py), each function answers for one kind of options, None if nothing speaks against one.
"""

from __future__ import annotations

from tablero.core.remark import Remark

from ..twilight_struggle.board import CARD, OPS
from ..twilight_struggle.cards import CHINA, MISSILE_ENVY
from ..twilight_struggle.operations import ops_value
from .state import SoloState


def not_kept(s: SoloState, choices: list[int], action: int) -> Remark | None:
    """One of the cards that lie open, unless the person's half would be worth more Ops than the AI's (SP-4.1)."""
    if action in choices:
        return None
    if action - CARD in s.kept:
        return Remark("why-kept", "SP-4.1", card=action)
    if action - CARD in s.dealt:
        return Remark("why-too-good", "SP-4.1", card=action)
    return Remark("why-not-dealt", "SP-4.1", card=action)


def not_drawn(s: SoloState, rule: str, action: int) -> Remark | None:
    """One of the cards drawn from the own stack."""
    return None if action - CARD in s.drawn else Remark("why-not-drawn", rule, card=action)


def no_headline(s: SoloState, possible: bool, action: int) -> Remark | None:
    """A card drawn that may be a headline (SP-6.1)."""
    reason = not_drawn(s, "SP-6.1", action)
    return reason if reason is not None or possible else Remark("why-no-headline", "TS-4.1", card=action)


def not_worth(s: SoloState, rule: str, needed: int, action: int) -> Remark | None:
    """A card drawn that is worth so many Operations; the China Card is none of them."""
    reason = not_drawn(s, rule, action)
    if reason is None and action == CARD + CHINA:
        reason = Remark("why-china-apart", "TS-card-6")
    value = ops_value(s, s.person, OPS[action - CARD])
    if reason is None and value < needed:
        reason = Remark("why-too-few-ops", rule, card=action, ops=value, n=needed)
    return reason


def not_for_trap(s: SoloState, rule: str, needed: int, action: int) -> Remark | None:
    """Missile Envy if it lies ready, else a card drawn that is worth enough (SP-card-42, SP-card-44)."""
    if s.envy == s.person:
        return None if action == CARD + MISSILE_ENVY else Remark("why-envy", "TS-7.9", card=CARD + MISSILE_ENVY)
    return not_worth(s, rule, needed, action)


def not_in_stack(s: SoloState, side: int, rule: str, action: int) -> Remark | None:
    """A card of a stack that was looked through; the China Card stays out of it."""
    if action == CARD + CHINA:
        return Remark("why-china-apart", "TS-card-6")
    return None if action - CARD in s.hands[side] else Remark("why-not-in-stack", rule, card=action)


def not_discarded(s: SoloState, rule: str, action: int) -> Remark | None:
    return None if action - CARD in s.discards else Remark("why-not-discarded", rule, card=action)


def no_source(s: SoloState, face_up: bool, action: int) -> Remark | None:
    """Besides drawing, only the China Card can be played, if it lies face up before the person (SP-7.1)."""
    if action != CARD + CHINA:
        return Remark("why-draw-first", "SP-7.1")
    if face_up:
        return None
    return Remark("why-china-down", "TS-9.2") if s.china == s.person else Remark("why-china-away", "SP-7.1")
