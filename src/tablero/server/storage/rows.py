"""Rows of the database as typed values."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Row

TableStatus = Literal["open", "running", "over", "closed"]
HintSetting = Literal["auto", "on", "off"]
OrderState = Literal["waiting", "played", "void"]
SeatKind = Literal["person", "invite", "open", "bot"]
TournamentSystem = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "paused", "over"]
EntrantStatus = Literal["invited", "in", "out"]
Access = Literal["private", "unlisted", "public"]
Channel = Literal["email", "push", "webhook"]
Pace = Literal["soon", "digest"]
NewsKind = Literal["turn", "reminder", "handed"]
StudyKnowledge = Literal["open", "hindsight", "seat"]
StudyAccess = Literal["private", "read", "together"]


class TableRow(msgspec.Struct, kw_only=True):
    """A game table; the columns are explained in schema.py."""

    id: str
    game: str
    game_version: int
    players: int
    options: str
    seed: str
    commitment: str
    title: str
    owner: str
    status: TableStatus
    created: int
    updated: int
    seq: int
    count: int
    asked: int
    to_move: int
    rewind_to: int | None = None
    warning: str = ""
    hints: HintSetting = "auto"
    lesson: str = ""
    rated: bool = False
    research: bool = False
    access: Access = "unlisted"
    spectators: bool = True
    level: str = ""
    fill_after: int = 0
    fill_at: int | None = None
    fill_bot: str = ""
    clock: str = ""
    key: str | None = None
    position: str = ""
    guided: bool = False

    @property
    def is_played(self) -> bool:
        """Whether answers are taken: a game may begin before everybody sits."""
        return self.status in ("open", "running")


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: SeatKind
    user_id: str | None = None
    bot: str = ""
    handed: bool = False
    invite: str | None = None
    consent: bool = False

    @property
    def is_empty(self) -> bool:
        return self.kind != "bot" and self.user_id is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.handed


class UserRow(msgspec.Struct, kw_only=True):
    """A person who has left a trace; without a login, a guest."""

    id: str
    name: str
    login: str | None
    password_hash: str | None
    created: int
    seen: int
    language: str
    speaks: str = ""
    likeness: str | None = None


class TokenRow(msgspec.Struct, kw_only=True):
    """A token with which a program acts for a person."""

    hash: str
    user_id: str
    label: str
    created: int
    expires: int | None


class EventRow(msgspec.Struct, kw_only=True):
    """An answer, undo, rewind or upgrade of a table."""

    table_id: str
    seq: int
    kind: str
    n: int
    seat: int
    option: str
    key: str | None
    user_id: str
    created: int
    undone: bool = False
    ordered: bool = False


class SavedMatch(msgspec.Struct, kw_only=True):
    """A checkpoint: `save` is what tablero.core.record.load reads."""

    table_id: str
    seq: int
    count: int
    told: int
    save: str


class JournalRow(msgspec.Struct):
    """A line of a table's journal, its fields in the order of the columns."""

    table_id: str
    n: int
    count: int
    kind: str
    rule: str
    readers: int
    data: str


class ChatRow(msgspec.Struct, kw_only=True):
    """A line of a table's chat."""

    table_id: str
    n: int
    user_id: str
    channel: str
    text: str
    created: int


class ResultRow(msgspec.Struct, kw_only=True):
    """A finished game."""

    n: int = 0  # given when it is stored
    table_id: str
    game: str
    players: int
    variant: str
    decisions: int
    started: int
    ended: int
    rated: bool


class ResultSeat(msgspec.Struct, kw_only=True):
    """A seat of a finished game: who sat there, and how it ended."""

    n: int = 0
    seat: int
    role: str
    side: int
    user_id: str | None
    bot: str
    place: int
    won: float
    opening: str


class StatisticRow(msgspec.Struct, kw_only=True):
    """How games went in which something was so: a seat, a first decision, or nothing in particular ("length")."""

    game: str
    players: int
    kind: str
    key: str
    games: int
    won: float
    decisions: int
    shortest: int
    longest: int


class TournamentRow(msgspec.Struct, kw_only=True):
    """A tournament; the columns are explained in schema.py."""

    id: str
    title: str
    owner: str
    game: str
    players: int
    options: str
    system: TournamentSystem
    rounds: int
    round: int = 0
    rated: bool
    clock: str = ""
    status: TournamentStatus = "open"
    paused_until: int | None = None
    created: int
    updated: int


class EntrantRow(msgspec.Struct, kw_only=True):
    """Somebody, or a bot, who takes part in a tournament."""

    tournament_id: str
    number: int
    user_id: str | None = None
    bot: str = ""
    status: EntrantStatus = "in"


class PairingRow(msgspec.Struct, kw_only=True):
    """A table of a round, or a bye."""

    tournament_id: str
    round: int
    number: int
    entrants: str
    bye: bool = False
    table_id: str | None = None

    @property
    def numbers(self) -> list[int]:
        return msgspec.json.decode(self.entrants, type=list[int])


class InvitationRow(msgspec.Struct, kw_only=True):
    """An invitation by name: to any empty seat, or to the one that is kept for this person."""

    table_id: str
    user_id: str
    seat: int | None = None
    sender: str
    created: int
    declined: bool = False


class CircleRow(msgspec.Struct, kw_only=True):
    """People that somebody likes to play with."""

    id: str
    owner: str
    name: str


class ReportRow(msgspec.Struct, kw_only=True):
    """What somebody wants the host to look at."""

    id: int
    reporter: str
    reported: str
    table_id: str
    reason: str
    shown: str
    created: int
    settled: bool


class ClockRow(msgspec.Struct, kw_only=True):
    """The clock of a seat; the columns are explained in schema.py."""

    table_id: str
    seat: int
    extra: int
    reserve: int
    since: int | None = None
    ends: int | None = None
    reminds: int | None = None
    up: bool = False
    held: int = 0
    gain: int = 0
    was: int = 0


class ContactRow(msgspec.Struct, kw_only=True):
    """Where a person can be reached."""

    id: str
    user_id: str
    channel: Channel
    address: str
    secret: str = ""
    language: str
    pace: Pace = "soon"
    confirmed: bool = False
    created: int
    trouble: int | None = None


class OutboxRow(msgspec.Struct, kw_only=True):
    """Something that is to be told to a contact."""

    id: int
    contact_id: str
    table_id: str
    seat: int
    kind: NewsKind
    created: int
    due: int
    tries: int
    claimer: str
    claimed: int


class OrderRow(msgspec.Struct, kw_only=True):
    """An order in advance."""

    id: int
    table_id: str
    seat: int
    user_id: str
    kind: str
    values: str
    standing: bool
    state: OrderState
    seq: int
    times: int


class StudyRow(msgspec.Struct, kw_only=True):
    """A study; the columns are explained in schema.py."""

    id: str
    owner: str
    title: str
    game: str
    game_version: int
    players: int
    table_id: str | None = None
    knowledge: StudyKnowledge
    seat: int | None = None
    access: StudyAccess = "private"
    root: str
    deal: str = ""
    created: int
    updated: int
    seq: int = 0
    next_node: int = 1


class NodeRow(msgspec.Struct, kw_only=True):
    """A position of a study: an answer after another one."""

    study_id: str
    n: int
    parent: int
    place: int = 0
    seat: int = -1
    option: str = ""
    chance: int = 0
    rolled: bool = False
    count: int = 0
    asked: str = "{}"
    lines: str = "[]"
    comment: str = ""
    edited: int = 0
    marks: str = "[]"
    seq: int = 0
    save: str | None = None

    @property
    def marked(self) -> list[str]:
        return msgspec.json.decode(self.marks, type=list[str])


def values_of(row: msgspec.Struct) -> dict[str, object]:
    """The columns of a row, to be inserted."""
    return msgspec.structs.asdict(row)


def named(row: Row[Any]) -> dict[str, Any]:
    """The columns of a row that was read."""
    return dict(row._mapping)
