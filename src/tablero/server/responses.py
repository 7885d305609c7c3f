"""What the server tells, as types: the snapshot of a table with all its parts, and every answer of the JSON API.

Pages and WebSocket are rendered from the same snapshot. openapi.py makes the API's schemas from these types, and tests
hold every answer to them. What a view holds, each game says in its `view_types.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tablero.core.game import OptionKind, View
from tablero.core.header import PublicHeader
from tablero.core.record import GameRecord

from .storage.rows import SeatKind, TableStatus

OptionValue = bool | str | list[str]

# -- a snapshot --------------------------------------------------------------------------------------------------


class TableInfo(TypedDict):
    """The table itself. The seed is there once the game is over."""

    id: str
    title: str
    game: str
    game_title: str
    game_version: int
    players: int
    options: dict[str, OptionValue]
    owner: str
    status: TableStatus
    seq: int  # counts every change; an answer names that of the snapshot it answers
    count: int  # of decisions
    created: int  # seconds since 1970
    updated: int
    commitment: str
    seed: str | None
    warning: str


class ViewerInfo(TypedDict):
    """Who looks: the seats held, and the one looked from (-1: none, -2: everything is open)."""

    user: str
    seats: list[int]
    seat: int
    owner: bool
    hides: bool
    pass_to: int | None


class StepLine(TypedDict):
    text: str
    rule: str


class StepInfo(TypedDict):
    """A step of what happened since the viewer last decided."""

    number: int
    of: int
    lines: list[StepLine]


class CardText(TypedDict):
    """The name of a card and what it says; nothing where there is no card."""

    name: NotRequired[str]
    text: NotRequired[str]


class AskOption(TypedDict):
    """An option: `id` is what an answer sends; a warning is a sentence, or nothing."""

    id: str
    label: str
    warning: str


class AskInfo(TypedDict):
    """The question that waits for the viewer."""

    seat: int
    kind: str
    rule: str
    prompt: str
    subject: CardText
    options: list[AskOption]


class SeatInfo(TypedDict):
    """A seat as everybody sees it, and whether it is the viewer's own."""

    seat: int
    id: str
    name: str
    badge: str
    plays: list[str]
    kind: SeatKind
    bot: str
    handed: bool
    empty: bool
    mine: bool
    score: int | None
    asked: bool
    ready: bool


class ResultInfo(TypedDict):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    points: list[int]
    reached: list[str]
    outcome: str  # what the game calls such an end, "" if nothing
    sentence: str


class JournalLine(TypedDict):
    n: int
    text: str
    rule: str
    kind: str
    role: str
    count: int
    new: bool


class ChatLine(TypedDict):
    n: int
    channel: str
    seat: int | None
    name: str
    text: str
    created: int
    mine: bool


class ChannelInfo(TypedDict):
    id: str
    title: str


class RewindInfo(TypedDict):
    """The owner's wish to go back, and who has agreed."""

    to: int
    agreed: list[int]
    wanted: list[int]
    yours: bool


class PanelLine(TypedDict):
    text: str
    value: str
    rule: str


class PanelInfo(TypedDict):
    """What the game shows beside board and cards."""

    kind: str
    title: str
    lines: list[PanelLine]


class Snapshot(TypedDict):
    """What one viewer sees of a table. What its view holds depends on the game."""

    table: TableInfo
    you: ViewerInfo
    seq: int
    at: int | None
    step: StepInfo | None
    happened: int  # lines of the journal since the viewer last decided
    notice: str  # that the rules have changed, and where the table goes on or is shown; most have nothing there
    view: View
    phase: str
    ask: AskInfo | None
    waiting_for: list[int]
    waiting: str
    thinking: dict[str, float]  # how far the bots that are asked have come, by seat
    seats: list[SeatInfo]
    result: ResultInfo | None
    journal: list[JournalLine]
    chat: list[ChatLine]
    channels: list[ChannelInfo]
    can_undo: bool
    undo_seat: int | None
    rewind: RewindInfo | None
    changed: list[str]
    cards: dict[str, CardText]
    panels: list[PanelInfo]
    board: str  # SVG, or nothing


# -- the other answers -------------------------------------------------------------------------------------------


class OptionInfo(TypedDict):
    name: str
    kind: OptionKind
    default: OptionValue
    choices: list[str]
    help: str


class GameInfo(TypedDict):
    id: str
    title: str
    description: str
    players: list[int]
    seats: list[str]
    options: list[OptionInfo]


class GameList(TypedDict):
    games: list[GameInfo]


class ListedTable(TypedDict):
    """A table as a line of a list; `seats` are one's own."""

    id: str
    title: str
    game: str
    players: int
    status: TableStatus
    seq: int
    count: int
    created: int
    updated: int
    owner: bool
    seats: list[int]
    waiting_for: list[int]
    my_turn: bool


class TableList(TypedDict):
    tables: list[ListedTable]


class TableOnly(TypedDict):
    table: str


class AskOnly(TypedDict):
    seq: int
    ask: AskInfo | None
    waiting_for: list[int]
    status: TableStatus


class SeqOnly(TypedDict):
    """The number of the stored change."""

    seq: int


class InvitationLink(TypedDict):
    token: str
    link: str


class InvitationInfo(TypedDict):
    """What an invitation is for; the table is named to whoever has taken the seat."""

    table: str
    title: str
    game: str
    seat: int
    seat_id: str
    taken: bool
    mine: bool


class Stored(TypedDict):
    stored: bool


class ErrorInfo(TypedDict):
    """Why something was refused: a word for programs, and what would have worked."""

    code: str
    reason: str


class ErrorResponse(TypedDict):
    error: ErrorInfo


class SnapshotEvent(TypedDict):
    """A server-sent event; `data` is what stands on its data line."""

    event: Literal["snapshot"]
    data: Snapshot


class ErrorEvent(TypedDict):
    """The last event of a stream that can't go on."""

    event: Literal["error"]
    data: ErrorInfo


RecordResponse = PublicHeader | GameRecord
StreamEvent = SnapshotEvent | ErrorEvent
ApiResponse = GameList | TableList | TableOnly | Snapshot | AskOnly | SeqOnly | InvitationLink | Stored | RecordResponse
