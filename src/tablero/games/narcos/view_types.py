"""What a view of Narcos holds (view.py builds it), for drawing, bots, and the API's schemas.

Places, cards, figures and regions are ids. A dict by `Faction` or `Action` has an entry for each of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

Seat = Literal["patron", "leader_1", "leader_2", "leader_3", "leader_4"]
Faction = Literal["dea", "police", "cali", "pepes"]
Action = Literal["attack", "labs", "roadblocks", "distance", "type", "region", "arrest"]
Stock = Literal["tokens", "labs", "cubes"]
Token = Literal["influence", "roadblock", "lab"]
Notebook = Literal["off", "markers", "exact"]
Winner = Literal["patron", "hunters", "unfinished"]
Ending = Literal["fame", "objectives", "arrest", "unfinished"]
Phase = Literal[  # by the number of the step
    "arranging",
    "placing-hunters",
    "hiding",
    "objectives",
    "defence",
    "paid-move",
    "deploying",
    "card",
    "sicario-acts",
    "choosing-faction",
    "choosing-hunter",
    "hunter-moves",
    "hunter-acts",
    "after-action",
    "season-end",
    "relocating",
    "marking",
    "dividing",
    "over",
]

# -- on the map --------------------------------------------------------------------------------------------------


class Patron(TypedDict):
    place: str | None  # None for hunters
    seen_at: str | None  # his token: revealed, or just arrested
    arrests: int
    fame: int
    money: int
    income: int  # the space on the track
    income_value: int


class Location(TypedDict):
    token: Token | None
    cube: bool
    party: bool
    hunter: str | None
    sicario: str | None
    marker: bool


class Hunter(TypedDict):
    faction: Faction
    place: str | None
    acted: bool
    deactivated: bool
    blocked: bool
    active: bool


class Defence(TypedDict):
    """A defence token; what it is and its value are None to those who may not know."""

    open: bool
    token: str | None
    value: int | None


class Sicario(TypedDict):
    slot: str
    sicario: str
    range: int
    fame: int
    place: str | None
    captured: bool
    cube: bool
    defence: Defence | None
    season_end: str | None  # the card in his cell


# -- cards -------------------------------------------------------------------------------------------------------


class Hand(TypedDict):
    count: int
    known: list[str]  # what everybody has seen
    cards: list[str] | None


class Ultimatums(TypedDict):
    deck: list[str]
    discards: list[str]


class ObjectiveSlot(TypedDict):
    count: int
    cards: list[str] | None


class ObjectiveInForce(TypedDict):
    id: str
    counter: int


class Parties(TypedDict):
    map: list[str]
    held: int


class Objectives(TypedDict):
    slots: list[ObjectiveSlot]
    deck: int
    drawn: int
    drawn_cards: list[str] | None
    in_force: list[ObjectiveInForce]
    completed: list[str]
    party: Parties


class Deployment(TypedDict):
    """What Patrón's turn has come to."""

    card: str | None
    sicario: str | None
    placed: bool
    actions_left: int


# -- the factions ------------------------------------------------------------------------------------------------


class FactionRow(TypedDict):
    seat: Seat | None
    done: bool
    active: bool
    cards: list[str]  # those left
    hunters: list[str]
    money: NotRequired[int]  # of Los Pepes
    cubes: NotRequired[int]  # of Cali


class Cell(TypedDict):
    takes: int  # 0: any number
    card: int  # 0: none


class ActionBoard(TypedDict):
    deck: int
    available: list[int]
    discards: list[int]
    cells: dict[Action, list[Cell]]


# -- clues -------------------------------------------------------------------------------------------------------


@final
class DeployedClue(TypedDict):
    """He is within range of a place."""

    kind: Literal["deployed"]
    place: str
    range: int


@final
class DistanceClue(TypedDict):
    """One of two numbers is his distance from a place."""

    kind: Literal["distance"]
    place: str
    numbers: list[int]


@final
class TypeClue(TypedDict):
    kind: Literal["type"]
    type: Literal["city", "plantation"]


@final
class RegionClue(TypedDict):
    kind: Literal["region"]
    region: str
    there: bool


@final
class PlaceClue(TypedDict):
    """He is not here, or he was seen here."""

    kind: Literal["not_here", "revealed"]
    place: str


@final
class EscapedClue(TypedDict):
    """He went anywhere else but to the barred places."""

    kind: Literal["escaped"]
    place: str
    barred: list[str]


@final
class RelocatedClue(TypedDict):
    kind: Literal["relocated"]
    place: str
    steps: int
    barred: list[str]


class IdleFigure(TypedDict):
    range: int
    next_to_hunter: bool


@final
class NoDeploymentClue(TypedDict):
    """None of his figures could go to any of the free places."""

    kind: Literal["no_deployment"]
    free: list[str]
    near_hunters: list[str]
    figures: list[IdleFigure]


Clue = DeployedClue | DistanceClue | TypeClue | RegionClue | PlaceClue | EscapedClue | RelocatedClue | NoDeploymentClue


class View(TypedDict):
    players: int
    seat: int
    phase: Phase
    season: int
    turn: int  # 0 to 7
    season_limit: int  # 0: none
    notebook: Notebook
    winner: Winner | None
    ending: Ending | None
    patron: Patron
    locations: dict[str, Location]
    hunters: dict[str, Hunter]
    sicarios: list[Sicario]  # by slot
    swaps: list[list[str]]  # sicarios whose face-down tokens changed places this season
    hand: Hand
    deck: int
    discards: list[str]
    just_discarded: list[str]  # from the hand in Patrón's last turn, also if shuffled into the deck since
    ultimatums: Ultimatums
    objectives: Objectives
    special_tokens: list[str]
    supply: dict[Stock, int]
    deployment: Deployment
    factions: dict[Faction, FactionRow]
    actions: ActionBoard
    clues: list[Clue]
    markers: list[str]
    possible: list[str] | None  # the exact set; None for hunters and spectators unless the notebook is exact
