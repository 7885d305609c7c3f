"""What a view of Andean Abyss holds (view.py builds it), for drawing, bots, and the API's schemas.

Spaces, cards and Operations are ids. A dict by `Faction` has an entry for each of the four; the pieces of a space are
only those that are there.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

Faction = Literal["govt", "farc", "auc", "cartels"]
Insurgent = Literal["farc", "auc", "cartels"]
President = Literal["samper", "pastrana", "uribe"]
FirstChoice = Literal["", "operation", "operation_and_activity", "event"]
Phase = Literal[  # by the number of the step
    "start",
    "next-card",
    "slot",
    "adjust",
    "choose-operation",
    "operate",
    "activate",
    "train-extra",
    "patrol-assault",
    "last-activity",
    "end-operation",
    "ship",
    "event",
    "non-player",
    "propaganda",
    "civic-action",
    "agitation",
    "elite-backing",
    "redeploy",
    "drug-profits",
    "deploy",
    "new-zone",
    "end",
    "event-step",
    "gather",
    "deals",
]


class Operation(TypedDict):
    """The Operation that is being executed."""

    faction: Faction
    operation: str
    activity: str | None
    limited: bool
    free: bool
    spaces: list[str]


@final
class Land(TypedDict):
    """A city or department. Its level is from -2, Active Opposition, to 2, Active Support."""

    pieces: dict[str, int]
    level: int
    terror: int
    control: Literal["govt", "farc"] | None
    zone: bool


@final
class Loc(TypedDict):
    """A Line of Communication."""

    pieces: dict[str, int]
    sabotage: bool


class Shipment(TypedDict):
    space: str
    owner: Faction


class Lasting(TypedDict):
    """A capability or momentum in force."""

    card: str
    side: Literal["unshaded", "shaded"]
    faction: NotRequired[Faction]  # of Senado & Cámara, whom it concerns


class View(TypedDict):
    players: int
    seat: int
    seats: list[Faction | None]  # None: a Non-player
    seat_of: dict[Faction, int]  # -1: a Non-player
    phase: Phase
    current_card: str | None
    card_order: list[Faction]  # as printed on the current card
    next_card: str | None
    order: list[Faction]  # of those who may act
    played: list[str]
    deck_left: int
    deck: list[str] | None  # after the game
    propaganda: int
    last_propaganda: int  # the game ends with this one
    acting: Faction | None
    eligible: list[Faction]
    executed: list[Faction]
    asked: list[Faction]
    barred: list[Faction]  # from the next card
    first: FirstChoice  # what the 1st Eligible did
    operation: Operation | None
    resources: dict[Faction, int]
    aid: int
    president: President
    support: int
    opposition_and_bases: int
    bases: dict[Insurgent, int]
    margins: dict[Faction, int]
    winner: Faction | None
    available: dict[str, int]  # Guerrillas count as Underground
    spaces: dict[str, Land | Loc]
    shipments: list[Shipment]
    lasting: list[Lasting]
