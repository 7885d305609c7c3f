"""SoloPlay for newcomers: goal and turn in a few lines, and what it adds to the things of the two-player game."""

from __future__ import annotations

from typing import Final

from tablero.core.guide import Guide
from tablero.core.remark import Remark

from ..twilight_struggle import guide as base
from ..twilight_struggle.board import SIDES
from .board import PARTIES
from .view_types import View

GUIDE: Final = Guide(
    goal=[
        Remark("goal-solo", "SP-16.6"),
        Remark("goal-scoring-rounds", "SP-14.1"),
        Remark("goal-levels", "SP-16.6"),
    ],
    turn=[
        Remark("turn-draft", "SP-4.1"),
        Remark("turn-draw", "SP-7.1"),
        Remark("turn-zones", "SP-5.4"),
    ],
)
RULES: Final = {
    "primary": "SP-3.1",
    "secondary": "SP-3.1",
    "primary_mark": "SP-3.1",
    "secondary_mark": "SP-3.1",
    "scored": "SP-3.6",
    "scored_mark": "SP-3.6",
    "scoring_round": "SP-3.6",
    "zone_other": "SP-5.4",
    "aside": "SP-3.1",
    "stack_player": "SP-0.3",
    "stack_ai": "SP-0.3",
    "hand": "SP-7.1",
    "hand_us": "SP-0.3",
    "hand_ussr": "SP-0.3",
    "turn": "SP-2.1",
    "round": "SP-2.2",
    "headline": "SP-6.1",
    "milops": "SP-15.1",
    "milops_us": "SP-15.1",
    "milops_ussr": "SP-15.1",
    "defcon_1": "SP-16.2",
    "winner": "SP-16.6",
    "vp": "SP-16.6",
    "china_up": "SP-12.5",
    "china_down": "SP-12.6",
    **{f"result_{result}": "SP-16.6" for result in ("defeat", "draw", "marginal", "decisive", "total", "overwhelming")},
}


def rule_of(id: str) -> str:
    return RULES.get(id) or base.rule_of(id)


def describe(view: View, id: str) -> list[Remark]:
    """Of a country: what you and the AI lack for control."""
    who = {SIDES.index(view["person"]): PARTIES.index("player"), SIDES.index(view["ai"]): PARTIES.index("ai")}
    return [Remark("thing-lacks", "TS-0.2", who=who[side], n=n) for side, n in base.lacking(view, id) if n > 0]
