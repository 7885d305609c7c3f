"""What a view of Twilight Struggle holds (view.py builds it), for drawing, bots, and the API's schemas.

Countries, cards and regions are ids. A dict by `Side` has both sides. `Table` is what SoloPlay's view holds, too.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["ussr", "us"]
Status = Literal["nothing", "presence", "domination", "control"]
Ending = Literal["", "points", "europe", "defcon", "held_card", "wargames", "final_scoring"]
Step = Literal[  # by its number
    "start",
    "free-placement",
    "handicap",
    "new-turn",
    "headlines",
    "headline",
    "next-round",
    "action-round",
    "after-round",
    "event",
    "operations",
    "space-race",
    "dispose",
    "pass-china",
    "flower-power",
    "end-of-turn",
    "final-scoring",
    "play",
    "event-step",
    "after-end",
]
Phase = Literal[Step, "end"]


class Standing(TypedDict):
    """How a side stands in a region."""

    status: Status
    countries: int
    battlegrounds: int
    neighbours: int
    points: int


class RegionScore(TypedDict):
    """What a region would score now; its points are positive if the US gets them."""

    points: int
    countries: int
    ussr: Standing
    us: Standing


# An effect in force: whom it is against (Red Scare/Purge, Cuban Missile Crisis), whom it is for (Latin American Death
# Squads), the region it concerns (Chernobyl).
Lasting = TypedDict(
    "Lasting",
    {
        "card": str,
        "number": int,
        "against": NotRequired[list[Side]],
        "for": NotRequired[Side | None],
        "region": NotRequired[str],
    },
)


class Board(TypedDict):
    """The map and the tracks of both sides."""

    influence: dict[str, list[int]]  # US and USSR; empty countries left out
    control: dict[str, Side]
    milops: dict[Side, int]
    space: dict[Side, int]
    space_plays: dict[Side, int]
    space_allowed: dict[Side, int]
    abilities: dict[Side, list[int]]  # boxes of the Space Race


class Table(Board):
    seat: int
    turn: int
    round: int  # 0: the Headline Phase
    rounds: int
    phasing: Side
    vp: int  # positive: the US is ahead
    defcon: int
    china: Side | None
    china_up: bool
    hand_sizes: dict[Side, int]
    headlines: dict[Side, str | None]
    deck: list[str] | None  # after the game
    deck_size: int
    discards: list[str]
    removed: list[str]
    playing: list[str]
    lasting: list[Lasting]
    must_use_missile_envy: Side | None
    civil_war: int | None  # influence in the Chinese Civil War
    scoring: dict[str, RegionScore]
    southeast_asia: int
    winner: Side | None
    ending: Ending


class View(Table):
    phase: Phase
    hand: list[str] | None  # for its owner
    hands: dict[Side, list[str]] | None  # after the game
    seen: list[str]  # cards of the other hand
    unseen: list[str] | None  # in the draw pile or, as far as the reader knows, in the other hand
    latest: dict[Side, str | None]  # the last card each side has played
