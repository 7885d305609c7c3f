"""What a view of El Grande holds (view.py builds it), for drawing, bots, and the API's schemas.

Places, tiles, cards and modifiers are ids of the action table. Lists by colour follow `colours`; those by player leave
the dummy out.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["purple", "blue", "orange", "green", "white"]
Phase = Literal[  # by the number of the step
    "passing", "power", "taking", "choosing", "halves", "placing", "special", "scoring", "over", "opening"
]


class Modules(TypedDict):
    new_regent: bool
    power_shift: bool
    merged_stacks: bool


class ScoringBoard(TypedDict):
    """Of a region or the castillo: its points for first, second and (from four players on) third, a tile on it."""

    values: list[int]
    tile: str | None
    grandes: list[Colour]


class Region(ScoringBoard):
    caballeros: list[int]  # by colour


class Castillo(ScoringBoard):
    caballeros: NotRequired[list[int]]  # by colour, after the game


class Played(TypedDict):
    """The power card in front of a colour; power and total are None while only its modifier lies there."""

    power: int | None
    modifier: str | None
    total: int | None


class Hand(TypedDict):
    power_count: int
    modifier_count: int
    used: list[int]  # power cards that everybody has seen played, and that are not back in the hand
    unsure: list[int]  # ... and those of which one may be back: nobody but the owner knows which
    powers: NotRequired[list[int]]  # for its owner
    modifiers: NotRequired[list[str]]


class Halves(TypedDict):
    """What the active player has done with the card."""

    placed: bool
    acted: bool
    infiltrating: bool


class Veto(TypedDict):
    holder: Colour
    rounds: int


class View(TypedDict):
    players: int
    colours: list[Colour]
    dummy: Colour | None
    seat: int
    phase: Phase
    round: int  # 1 to 9, as printed
    short: bool
    modules: Modules
    king: str
    first: Colour
    active: Colour | None
    order: list[Colour]
    regions: dict[str, Region]
    castillo: Castillo
    tiles_left: list[str]
    court: list[int]  # by colour
    province: list[int]
    score: list[int]  # by player
    prospects: list[int]  # what the nine regions would bring now
    played: list[Played | None]
    hands: list[Hand]
    offer: list[str]
    card: str | None
    halves: Halves
    stacks: list[int]  # how many cards are face down
    discards: list[str]
    vetoes: list[Veto]
    region_cards_drawn: list[str]
