"""The AI's reasons, told in the journal: a line that opens a decision, what it compared, and a line that sums it up.

The lines between the opening and the summing-up are details on request (core/game.py: line_role).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...twilight_struggle.board import CARD, COUP, EVENT, REALIGN, REGION_ACTION, SPACE
from ..board import SOUTHEAST, SOUTHEAST_ACTION
from ..scoring import points_now
from ..state import SoloState
from .core_plan import Plan
from .field import Field, Step
from .ladder import RUNGS

if TYPE_CHECKING:
    from .cards import Verdict

ROLES: Final[dict[str, str]] = {
    "ai-acts": "open",
    "ai-did-event": "close",
    "ai-did-space": "close",
    "ai-did-place": "close",
    "ai-did-coup": "close",
    "ai-did-realign": "close",
    "ai-did-nothing": "close",
}
REASONS: Final[tuple[str, ...]] = ("seize", "deny", *RUNGS, "rest")  # numbers of reasons in notes
RULES: Final[dict[str, str]] = {name: f"SP-9.7.{name[1:]}" for name in RUNGS if name != "L7b"} | {"L7b": "SP-9.8"}


def region_word(region: int) -> int:
    """A region as an entry of the action table."""
    return SOUTHEAST_ACTION if region == SOUTHEAST else REGION_ACTION + region


def sum_up(s: SoloState) -> None:
    """The AI's round in one sentence: the card it used, and how in the end."""
    card = CARD + (s.in_use or s.latest[s.ai])  # a round begun under version 1 knows only the latest card
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


def tell_standing(s: SoloState, region: int, value: int, ops: int) -> None:
    """Where the AI stands before it uses its Ops: its reckoning, and what a scoring would bring now."""
    if s.notes is not None:
        points = points_now(s, region)
        s.note("ai-standing", "SP-8.5", who=s.ai, region=region_word(region), value=value, points=points, ops=ops)


def tell_plan(s: SoloState, field: Field, plan: Plan | None, steps: list[Step]) -> None:
    """The plan and its closest rival, where the markers will go and why."""
    if s.notes is None:
        return
    region = region_word(field.region)
    if plan is not None:
        s.note("ai-core", "SP-9.6", who=s.ai, region=region, gain=plan.gain, count=len(plan.moves), ops=plan.cost)
        if plan.rival is not None:
            tell_rival(s, plan, plan.rival)
    elif steps:
        s.note("ai-no-core", "SP-9.6", who=s.ai, region=region)
    for step in steps:
        tell_step(s, step, RULES.get(step.reason, "SP-9.6"))
    if not steps:
        s.note("ai-nothing", "SP-8.7", who=s.ai, region=region)


def tell_result(s: SoloState, field: Field, before: int, lost: int) -> None:
    """What the placement has come to, in the AI's reckoning and in VP; and Ops with which nothing could be done."""
    if s.notes is None:
        return
    region = region_word(field.region)
    points = points_now(s, field.region)
    s.note("ai-value", "SP-9.4", who=s.ai, region=region, before=before, after=field.value(), points=points)
    if lost:
        s.note("ai-loses-ops", "SP-8.7", who=s.ai, count=lost)


def tell_rival(s: SoloState, plan: Plan, rival: Plan) -> None:
    """The plan that came closest, and what spoke against it: gain, battlegrounds, Ops or the list."""
    differs = [i for i in range(4) if plan.rank[i] != rival.rank[i]]
    place = min(rival.moves, key=lambda move: (move.place in [own.place for own in plan.moves], move.key)).place
    s.note(
        "ai-rival",
        "SP-9.6",
        who=s.ai,
        place=place,
        count=len(rival.moves),
        gain=rival.gain,
        ops=rival.cost,
        why=differs[0] if differs else 3,
    )


def tell_step(s: SoloState, step: Step, rule: str) -> None:
    number = REASONS.index(step.reason)
    dear = step.cost - step.count  # influence at the double price
    s.note("ai-step", rule, who=s.ai, place=step.place, count=step.count, reason=number, ops=step.cost, dear=dear)


def tell_steps(s: SoloState, card: int, kind: str, steps: list[Step]) -> None:
    """What the AI has in mind with the choices of an event (SP-11.5, SP-11.6)."""
    if s.notes is None:
        return
    rule = "SP-11.5" if kind == "add" else "SP-11.6"
    for step in steps:
        if kind == "add":
            tell_step(s, step, rule)
        elif step.reason == "cut":
            s.note("ai-cuts", rule, who=s.ai, place=step.place, card=CARD + card)


def tell_verdict(s: SoloState, card: int, verdict: Verdict) -> None:
    """Event or Operations, and what decided."""
    s.note("ai-verdict", f"SP-card-{card}", who=s.ai, card=CARD + card, why=verdict.why, scoring=int(s.scoring))
    if verdict.event is not None and verdict.ops is not None:
        event, ops = verdict.event, verdict.ops
        s.note(
            "ai-compares",
            "SP-11.3",
            who=s.ai,
            event=event[0],
            event_countries=event[1],
            ops=ops[0],
            ops_countries=ops[1],
        )
