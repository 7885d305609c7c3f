"""What a view of SoloPlay holds (view.py builds it): the table of the two-player game, and what SoloPlay adds."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..twilight_struggle.view_types import Phase as BasePhase
from ..twilight_struggle.view_types import Side, Table

Party = Literal["player", "ai"]
Zone = Literal["primary", "secondary", "other"]
Result = Literal["defeat", "draw", "marginal", "decisive", "total", "overwhelming"]
Phase = Literal[
    BasePhase,
    "ai-round",
    "ai-operations",
    "player-round",
    "start-turn",
    "fill",
    "draft",
    "solo-headlines",
    "solo-next-round",
    "region-scoring",
    "solo-end-of-turn",
    "solo-after-end",
    "solo-final-scoring",
    "play-drawn",
    "setup-dice",
    "ai-done",
    "ai-step",
]


class Regions(TypedDict):
    """Primary and Secondary Region, and what a card is worth where."""

    primary: str | None
    secondary: str | None
    scoring_round: bool
    scorings: int  # scoring rounds of this turn
    aside: list[str]
    pile: list[str] | None  # after the game
    pile_size: int
    pile_regions: list[str]  # those still to come, in no order
    zones: dict[str, Literal[Zone, "linked"]]  # of each country, for the person
    worth: dict[Zone, list[int]]  # of cards of 1 to 4 Ops


class Draft(TypedDict):
    size: int
    left: int
    kept_ops: int
    open_ops: int


class Stacks(TypedDict):
    """The stacks from outside, the cards the person has drawn, and the draft."""

    stack_sizes: dict[Party, int]
    stacks: dict[Party, list[str]] | None  # after the game
    known: dict[Party, list[str]]
    hand: list[str]  # drawn by the person, to choose from
    dealt: list[str]
    kept: list[str]
    draft: Draft | None
    ops: dict[str, int]  # of the cards drawn


class View(Table, Regions, Stacks):
    phase: Phase
    person: Side
    ai: Side
    score: list[int]  # the VP as the person sees them
    handicap: int
    result: Result  # what the VP would be worth now
    china_in_stack: bool
    waiting: list[str]  # cards to be answered next round
