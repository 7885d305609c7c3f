"""The AI's reasons, told in the journal: a line that opens a decision, what it compared, and a line that sums it up.

The lines between the opening and the summing-up are details on request (core/game.py: line_role).
"""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import CARD, COUP, EVENT, REALIGN, REGION_ACTION, SPACE
from ..board import SOUTHEAST, SOUTHEAST_ACTION
from ..state import SoloState
from .field import Field, Step
from .placement import RUNGS, Plan

ROLES: Final[dict[str, str]] = {
    "ai-acts": "open",
    "ai-did-event": "close",
    "ai-did-space": "close",
    "ai-did-place": "close",
    "ai-did-coup": "close",
    "ai-did-realign": "close",
    "ai-did-nothing": "close",
}
REASONS: Final[tuple[str, ...]] = ("seize", "deny", *RUNGS)  # numbers of reasons in notes
RULES: Final[dict[str, str]] = {name: f"SP-9.7.{name[1:]}" for name in RUNGS if name != "L7b"} | {"L7b": "SP-9.8"}


def region_word(region: int) -> int:
    """A region as an entry of the action table."""
    return SOUTHEAST_ACTION if region == SOUTHEAST else REGION_ACTION + region


def sum_up(s: SoloState) -> None:
    """The AI's round in one sentence: the card it used, and how in the end."""
    card = CARD + s.latest[s.ai]
    if not s.deed:
        s.note("ai-did-nothing", "SP-8.1", who=s.ai, round=s.round)
        return
    use, place, count = s.deed
    if use == EVENT:
        s.note("ai-did-event", "SP-8.2", who=s.ai, round=s.round, card=card)
    elif use == SPACE:
        s.note("ai-did-space", "SP-13.2", who=s.ai, round=s.round, card=card)
    elif use == COUP:
        s.note("ai-did-coup", "SP-10.1", who=s.ai, round=s.round, card=card, place=place)
    elif use == REALIGN:
        s.note("ai-did-realign", "SP-10.5", who=s.ai, round=s.round, card=card, place=place)
    else:
        s.note("ai-did-place", "SP-8.6", who=s.ai, round=s.round, card=card, region=place, count=count)


def tell_plan(s: SoloState, field: Field, plan: Plan | None, steps: list[Step], ops: int, before: int) -> None:
    """Where the markers go and why, one country at a time; then what the placement is worth."""
    if s.notes is None:
        return
    region = region_word(field.region)
    if plan is not None:
        s.note("ai-core", "SP-9.6", who=s.ai, region=region, gain=plan.gain, count=len(plan.moves), ops=plan.cost)
    elif steps:
        s.note("ai-no-core", "SP-9.6", who=s.ai, region=region)
    for step in steps:
        number = REASONS.index(step.reason)
        s.note("ai-step", RULES.get(step.reason, "SP-9.6"), who=s.ai, place=step.place, count=step.count, reason=number)
    if steps:
        s.note("ai-value", "SP-9.4", who=s.ai, region=region, before=before, after=field.value())
    else:
        s.note("ai-nothing", "SP-8.7", who=s.ai, region=region)
