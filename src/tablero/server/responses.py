"""What the server tells, as types: the snapshot of a table with all its parts, and every answer of the JSON API.

Pages and WebSocket are rendered from the same snapshot. openapi.py makes the API's schemas from these types, and tests
hold every answer to them. What a view holds, each game says in its `view_types.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tablero.core.game import OptionKind, View
from tablero.core.header import PublicHeader
from tablero.core.record import GameRecord

from .clocks import ClockKind
from .storage.rows import Access, HintSetting, OrderState, SeatKind, TableStatus

OptionValue = bool | str | list[str]
ReactionSign = Literal["agree", "thanks", "well", "laugh", "oh"]  # with which people react to what was said

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
    hints: HintSetting  # auto: on where one person plays one seat against bots
    lesson: str  # the id of the lesson that it is for, if any
    rated: bool  # whoever sits down agrees that the result counts for ratings
    research: bool  # ... and that the finished game may be given away without names; until somebody withdraws it
    access: Access
    spectators: bool
    level: str  # wished of those who come
    fill_after: int  # seconds until bots take empty seats; 0: never
    fill_at: int | None  # ... and when they do
    fill_bot: str
    clock: ClockInfo | None  # what it is played by
    guided: bool  # whether it runs beside a real table


class ClockInfo(TypedDict):
    """The clock of a table; only what its kind needs counts."""

    kind: ClockKind
    minutes: int  # evening: for the whole game
    increment: int  # ... and seconds more for every turn
    days: int  # correspondence: for every decision
    reserve: int  # ... and days for the whole game
    then: str  # the level of the bot that plays on when time is up, "" if none does


class SeatClock(TypedDict):
    """The clock of a seat, in seconds; while it runs, `extra` and `reserve` are as they were when it began to."""

    extra: int  # for this decision alone
    reserve: int  # ... and after that, for the whole game
    ends: int | None  # when time is up, in seconds since 1970; None: it stands
    reminds: int | None  # from when on it is short; None, while it runs: already
    up: bool


class ViewerInfo(TypedDict):
    """Who looks: the seats held, and the one looked from (-1: none, -2: everything is open)."""

    user: str
    seats: list[int]
    seat: int
    owner: bool
    hides: bool
    pass_to: int | None
    may_sit: list[int]  # the empty seats that the viewer may take
    may_leave: bool  # nothing is decided yet


class CardText(TypedDict):
    """The name of a card, what it says, and what else is printed on it; nothing where there is no card."""

    name: NotRequired[str]
    text: NotRequired[str]
    printed: NotRequired[str]


class MoveInfo(TypedDict):
    """Pieces that went from a place to another; without one of them they came, or went for good."""

    source: str
    target: str
    n: int


class StepLine(TypedDict):
    """A line of a step, and the card that it names, if one was played."""

    text: str
    rule: str
    card: CardText


class StepInfo(TypedDict):
    """A step of what happened since the viewer last decided."""

    number: int
    of: int
    lines: list[StepLine]
    moves: list[MoveInfo]


class PreviewInfo(TypedDict):
    """The board as an answer would leave it, and what would have moved; no board if that is not certain."""

    option: str
    board: str
    moves: list[MoveInfo]


class GuideLine(TypedDict):
    text: str
    rule: str


class GuideSign(TypedDict):
    """A sign on the board: its picture as SVG, and what it stands for."""

    picture: str
    name: str
    text: str
    rule: str


class GuideInfo(TypedDict):
    """A game on one page."""

    description: str
    goal: list[GuideLine]
    turn: list[GuideLine]
    signs: list[GuideSign]


class ThingInfo(TypedDict):
    """What is to be said of a thing on the table."""

    game: str
    text: str
    rule: str
    lines: list[PanelLine]
    near: list[str]
    why: GuideLine | None  # why it is not offered, if it could be


class AskOption(TypedDict):
    """An option: `id` is what an answer sends; `does` is what it costs and does, a line or nothing, as is a warning."""

    id: str
    label: str
    does: str
    warning: str


class ClosedOption(TypedDict):
    """What such a question offers at other times: why it does not now, and the rule."""

    id: str
    label: str
    text: str
    rule: str


class AskInfo(TypedDict):
    """The question that waits for the viewer; `places` are those that it speaks of."""

    seat: int
    kind: str
    rule: str
    prompt: str
    subject: CardText
    places: list[str]
    options: list[AskOption]
    closed: list[ClosedOption]


class OpinionReason(TypedDict):
    """What speaks for or against an option, and how much, in the points that the game is judged by."""

    text: str
    points: float


class OpinionInfo(TypedDict):
    """What a bot thinks of an option: its chance of winning with it, as it judges, and why."""

    option: str
    label: str
    value: float
    reasons: list[OpinionReason]
    sentence: str


class MotiveInfo(TypedDict):
    """What the decisions of a bot have changed for it, as the reader may know it: from `first` to `last` decisions."""

    seat: int
    first: int
    last: int
    before: float  # its chance of winning, as it is judged
    after: float
    reasons: list[OpinionReason]
    sentence: str
    lines: list[str]  # how the journal begins to tell of it


class MotiveList(TypedDict):
    """Why the bots did what they did since the reader last decided."""

    motives: list[MotiveInfo]


class CardChoice(TypedDict):
    id: str
    name: str
    there: bool  # whether it is known to come there


class NextCardInfo(TypedDict):
    """A card that comes next, and which it may be."""

    where: str
    choices: list[CardChoice]


class GuidanceInfo(TypedDict):
    """What the owner of a table beside a real one can say of it."""

    cards: list[NextCardInfo]
    dice: bool  # whether dice can be given


class HintInfo(TypedDict):
    """What a bot would do at the viewer's question: the best options, what it would choose in front."""

    seat: int
    bot: str
    share: float  # how far its thinking is
    done: bool
    opinions: list[OpinionInfo]


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
    profile: str  # of whoever sits there, the last part of its address; guests have none
    mine: bool
    muted: bool  # whether the viewer has muted who sits there
    score: int | None
    asked: bool
    ready: bool
    invite: str  # the token of the invitation to an empty seat, for the owner
    clock: SeatClock | None
    time_up: bool  # a bot plays for a person whose time was up


class ResultInfo(TypedDict):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    points: list[int]
    reached: list[str]
    outcome: str  # what the game calls such an end, "" if nothing
    sentence: str


class LineCell(TypedDict):
    """A number of a line that is part of a table: its row and its column, a party."""

    row: str
    party: str
    n: int


class JournalLine(TypedDict):
    """A line of the journal: whose doing it is ("": nobody's), and after how many decisions it was told."""

    n: int
    text: str
    rule: str
    kind: str
    role: str
    actor: str
    joins: int | None  # the line before that this one goes on with: then one sentence tells both
    joined: str  # ... this one; else the line itself
    dice: list[int]
    cells: list[LineCell]
    count: int
    new: bool  # since the viewer's last visit
    others: bool  # others' doing since the viewer's last decision, or last visit if there is none


class ReactionInfo(TypedDict):
    """A sign that some have given to what was said."""

    sign: ReactionSign
    names: list[str]
    mine: bool


class ChatLine(TypedDict):
    id: str
    n: int
    channel: str
    seat: int | None
    name: str
    text: str
    created: int
    mine: bool
    new: bool  # said by others since the viewer's last visit
    reactions: list[ReactionInfo]


class AwayInfo(TypedDict):
    """What happened since the viewer's last visit; nothing on the first one."""

    decisions: int
    messages: int


class LaidOrder(TypedDict):
    """An order in advance that the viewer has given."""

    id: int
    seat: int
    text: str
    standing: bool  # until it is taken back, not only for the next such question
    state: OrderState  # played, void: until the viewer next decides by hand
    times: int  # played since then


class OfferedOrder(TypedDict):
    """An order that the viewer could give now."""

    id: str
    seat: int
    text: str
    standing: bool


class OwnInfo(TypedDict):
    """What nobody but the viewer sees."""

    orders: list[LaidOrder]
    offered: list[OfferedOrder]
    note: str


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
    notice: str  # that the rules have changed, and where the table goes on, or that a bot failed; mostly nothing
    view: View
    phase: str
    ask: AskInfo | None
    guidance: GuidanceInfo | None  # at a table beside a real one, for its owner
    lesson: LessonInfo | None
    waiting_for: list[int]
    waiting: str
    thinking: dict[str, float]  # how far the bots that are asked have come, by seat
    busy: int  # about how many seconds until they begin to think, if they have to wait for others
    seats: list[SeatInfo]
    result: ResultInfo | None
    journal: list[JournalLine]
    chat: list[ChatLine]
    away: AwayInfo
    own: OwnInfo
    channels: list[ChannelInfo]
    can_undo: bool
    undo_seat: int | None
    can_hint: bool
    hint: HintInfo | None
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
    lesson: str
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


class FreeSeat(TypedDict):
    """A seat that whoever asks may take."""

    seat: int
    id: str


class OpenTable(TypedDict):
    """A table as the lobby tells of it: what is played, with whom, on which terms, and the seats one may take."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, OptionValue]
    owner: str  # the name; "" if none was given
    owner_profile: str  # the last part of its address; guests have none
    languages: list[str]  # of the owner
    zone: str  # the owner's time zone, as Europe/Budapest, if it was told
    mine: bool
    seated: bool  # whether one sits there already
    level: str
    spectators: bool
    access: Access
    rated: bool  # whoever sits down agrees to that
    research: bool  # ... and to that: the finished game may be given away without names
    count: int
    created: int
    clock: ClockInfo | None
    fill_at: int | None
    fill_bot: str
    left: int  # seats that are empty, whoever they are kept for
    free: list[FreeSeat]
    people: list[str]
    bots: list[str]


class LobbyList(TypedDict):
    tables: list[OpenTable]


class InvitedTable(OpenTable):
    """A table that one is invited to by name, and by whom."""

    by: str


class InvitationList(TypedDict):
    invitations: list[InvitedTable]


class GuestInfo(TypedDict):
    name: str
    declined: bool


class GuestList(TypedDict):
    """Who is invited to a table by name and has not sat down."""

    guests: list[GuestInfo]


class CircleInfo(TypedDict):
    """People that somebody likes to play with."""

    id: str
    name: str
    people: list[str]


class TableOnly(TypedDict):
    table: str


class AskOnly(TypedDict):
    seq: int
    ask: AskInfo | None
    waiting_for: list[int]
    status: TableStatus


class ToldInfo(TypedDict):
    """A paragraph of a lesson, and the ids of what it points at."""

    text: str
    point: list[str]


class LessonInfo(TypedDict):
    """What a lesson tells now, at which of its decisions; `next` is the lesson after it, once it is over."""

    id: str
    title: str
    number: int
    of: int
    over: bool
    tell: list[ToldInfo]
    next: str


class ReasonInfo(TypedDict):
    """Why something can't be chosen now; if it is offered, there is no reason."""

    option: str
    offered: bool
    text: str
    rule: str


class TurningPointInfo(TypedDict):
    """A turn that changed much: before and after it, how well the hero stood, of 100, as bots judge it."""

    start: int
    at: int  # after so many decisions
    before: int
    after: int
    lines: list[str]


class CurveInfo(TypedDict):
    """How far a party had come at every decision, from before the first one on."""

    party: str
    name: str
    badge: str
    values: list[int]


class SheetRow(TypedDict):
    label: str
    cells: list[int]


class SheetInfo(TypedDict):
    """A score sheet; `total` is empty where its rows do not add up to something."""

    title: str
    columns: list[str]
    rows: list[SheetRow]
    total: list[int]


class BestInfo(TypedDict):
    """One's best result in games like this one, and this one's own."""

    points: int
    table: str
    games: int
    own: int


class StoryInfo(TypedDict):
    """How a finished game went. Curves, sheets and turning points are empty if the rules have changed since."""

    table: str
    game: str
    decisions: int
    sentence: str
    hero: str  # who is judged at the turning points: the winner, or the first seat
    turning_points: list[TurningPointInfo]
    curve_title: str
    curves: list[CurveInfo]
    sheets: list[SheetInfo]
    best: BestInfo | None


class ChanceInfo(TypedDict):
    """A seat's chance of winning before the first decision and after each, from 0 to 1, as bots judge it."""

    seat: int
    id: str
    name: str
    badge: str
    values: list[float]


class TurnInfo(TypedDict):
    """A turn that changed a seat's chance much: from the position after `start` decisions to that after `at`."""

    start: int
    at: int
    seat: int
    before: float
    after: float
    sentence: str


class LandmarkInfo(TypedDict):
    """A place of a game to jump to: a season, a round, a scoring."""

    at: int
    text: str


class SeatReview(TypedDict):
    """How a seat has decided, and what luck it had."""

    seat: int
    name: str
    marks: dict[str, int]  # how many decisions were best, good, inaccuracy, mistake, blunder
    cost: float  # the chance of winning that a decision has cost on average
    luck: float  # the chance of winning that dice and deals gave it, all in all
    luck_error: float  # ... give or take


class JudgedOption(TypedDict):
    """An option, and the chance of winning with it."""

    option: str
    label: str
    chance: float


class FaultInfo(TypedDict):
    """A decision that was not the best: taken after `at` others."""

    at: int
    seat: int
    mark: str  # inaccuracy, mistake, blunder
    cost: float
    question: str
    chosen: str
    best: str
    sentence: str
    options: list[JudgedOption]
    reasons: list[str]


class AnalysisInfo(TypedDict):
    """How the chances went in a finished game; once it was analysed, also how each decision was."""

    table: str
    game: str
    decisions: int
    status: Literal["none", "running", "stopped", "failed", "done"]
    share: float  # how far it is
    mine: bool  # whether it was asked for by who reads this, and can be stopped
    level: str  # how much thought went, or goes, into it
    sentence: str
    chances: list[ChanceInfo]  # empty if the rules have changed since
    turning_points: list[TurnInfo]
    landmarks: list[LandmarkInfo]
    seats: list[SeatReview]
    faults: list[FaultInfo]
    marks: list[str]  # of every decision; empty where there was no choice


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
    rated: bool  # whoever accepts it agrees to that
    research: bool  # ... and to that: the finished game may be given away without names


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
ApiResponse = (
    GameList
    | TableList
    | TableOnly
    | Snapshot
    | StoryInfo
    | AnalysisInfo
    | AskOnly
    | ReasonInfo
    | SeqOnly
    | InvitationLink
    | Stored
    | RecordResponse
    | HintInfo
    | MotiveList
    | LobbyList
    | InvitationList
    | GuestList
)
