"""What the JSON API takes and gives, as data: the shapes of bodies, and the OpenAPI description made from them.

The description is at /api/openapi.json, and as a page at /api. Handlers are in api.py; a test holds the two to the same
list of addresses.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tablero import __version__

from .api_bounds import bound, query_schema
from .assets import playable, playable_game
from .base_path import outside
from .chat import TABLE
from .clocks import ClockSpec
from .json_schema import PLACE, Schema, schema_of, view_schema
from .page_texts import PageTexts
from .people_responses import GameStatistics, HeadToHead, ProfileInfo, TournamentInfo, TournamentList
from .refusal import CODES
from .responses import (
    AnalysisInfo,
    AskOnly,
    ErrorResponse,
    GameList,
    GuestList,
    HintInfo,
    InvitationLink,
    InvitationList,
    LobbyList,
    MotiveList,
    ReasonInfo,
    RecordResponse,
    SeqOnly,
    Snapshot,
    Stored,
    StoryInfo,
    StreamEvent,
    TableList,
    TableOnly,
)
from .study_responses import EditedOnly, NodeOnly, StudyList, StudySnapshot
from .tables import SeatSpec
from .terms import AMONG_FRIENDS, TableTerms


class NewTable(msgspec.Struct):
    """A table to be opened."""

    game: str
    seats: list[SeatSpec]
    options: dict[str, bool | str | list[str]] = {}
    title: str = ""
    hints: str = "auto"  # whether bots give hints: on, off, or auto
    rated: bool = False  # whether the result counts for ratings
    terms: TableTerms = AMONG_FRIENDS  # who may come
    clock: ClockSpec = ClockSpec()  # what it is played by; none unless its kind says so
    key: str = ""  # the same key again gives the same table
    research: bool = False  # whether the finished game may be given away, without names


class NewAnswer(msgspec.Struct):
    """An answer to a question; `seq` is that of the snapshot in which it was seen."""

    seat: int
    seq: int
    option: str
    key: str


class NewHint(msgspec.Struct):
    """A wish for a hint at the question to one's seat; `bot` is a level or another bot, "" the table's strongest."""

    seat: int
    bot: str = ""


class NewOrder(msgspec.Struct):
    """An answer in advance for one's seat: `order` is the id of one that the snapshot offers there."""

    seat: int
    order: str


class OrderOnly(msgspec.Struct):
    """An order in advance that the snapshot lists, by its id."""

    order: int


class SeatOnly(msgspec.Struct):
    seat: int
    key: str = ""


class People(msgspec.Struct):
    """Whom to invite, by their names."""

    names: list[str]


class NewTerms(TableTerms, frozen=True, kw_only=True):
    """Who may come from now on."""

    access: str


class Token(msgspec.Struct):
    """An invitation: the last part of its link."""

    token: str


class Text(msgspec.Struct):
    """Something to say; `channel` is one of those in the snapshot, or the whole table's."""

    text: str
    channel: str = TABLE


class ProfileAudiences(msgspec.Struct):
    """Who may see the parts of one's profile: everybody, met or nobody for games, ratings, opponents, history."""

    shows: dict[str, str]


class NewTournament(msgspec.Struct):
    """A tournament to be opened: `system` is swiss or round-robin, `players` are those of a table."""

    game: str
    title: str
    players: int
    system: str = "swiss"
    rounds: int = 0  # of a Swiss one; 0: as many as suit
    options: dict[str, bool | str | list[str]] = {}
    rated: bool = False
    clock: ClockSpec = ClockSpec()  # of its tables


class NewEntrant(msgspec.Struct):
    """Whom the owner adds: a registered person by name, who is asked, or a bot, by its level."""

    name: str
    bot: bool = False


class Withdrawal(msgspec.Struct):
    """Who leaves: oneself, or (for the owner) an entrant by number."""

    entrant: int | None = None


class Pause(msgspec.Struct):
    """Until when no round begins, in seconds since 1970; null: until the owner goes on."""

    until: int | None = None


class NewStudy(msgspec.Struct):
    """A study to be opened: of a `table` after `at` decisions (null: as it stands), or of a `position` as text.

    `seat` says from whose knowledge; null: as openly as may be.
    """

    table: str = ""
    at: int | None = None
    seat: int | None = None
    position: str = ""
    title: str = ""


class NodeNumber(msgspec.Struct):
    """A position of a study."""

    node: int


class NodeAnswer(msgspec.Struct):
    """An answer for a seat at a position; `again`: with other dice than those that it had before."""

    node: int
    seat: int
    option: str
    again: bool = False


class NodeComment(msgspec.Struct):
    """A comment; `edited` is how often it was changed when its writer read it."""

    node: int
    text: str
    edited: int


class NodeMark(msgspec.Struct):
    """A thing on the board, by its id, to be marked or not."""

    node: int
    thing: str
    wanted: bool = True


class LineDeletion(msgspec.Struct):
    """A position to be deleted with all that follows; `seq` is that of the study when it was seen."""

    node: int
    seq: int


class StudySharing(msgspec.Struct):
    """Who may see a study that has its link: private, read or together."""

    access: str


class StudyTitle(msgspec.Struct):
    title: str


class NewAnalysis(msgspec.Struct):
    """A wish to have every decision of a finished game looked at, as thoroughly as a level of bots thinks."""

    level: str


class Operation(NamedTuple):
    """One thing that can be asked of the API. What it does is said in the texts, as `api-op-<name>`."""

    method: str
    path: str
    name: str
    answer: Any  # the type of what comes back (responses.py)
    body: type[msgspec.Struct] | None = None
    query: tuple[str, ...] = ()  # explained as `api-query-<name>`
    success: int = 200
    needs_token: bool = True


OPERATIONS: Final = (
    Operation("get", "/games", "games", GameList, query=("language",), needs_token=False),
    Operation("get", "/tables", "tables", TableList),
    Operation("post", "/tables", "create", TableOnly, NewTable, success=201),
    Operation("post", "/join", "join", TableOnly, Token),
    Operation("get", "/lobby", "lobby", LobbyList, query=("game",)),
    Operation("get", "/invitations", "invitations", InvitationList),
    Operation("get", "/tables/{table}", "view", Snapshot, query=("at", "picture", "language")),
    Operation("get", "/tables/{table}/ask", "ask", AskOnly, query=("language",)),
    Operation("get", "/tables/{table}/why", "why", ReasonInfo, query=("option", "language")),
    Operation("post", "/tables/{table}/answer", "answer", SeqOnly, NewAnswer),
    Operation("post", "/tables/{table}/undo", "undo", SeqOnly, SeatOnly),
    Operation("post", "/tables/{table}/hint", "hint", HintInfo, NewHint, query=("language",)),
    Operation("post", "/tables/{table}/order", "order", Stored, NewOrder),
    Operation("post", "/tables/{table}/recall", "recall", Stored, OrderOnly),
    Operation("get", "/tables/{table}/motives", "motives", MotiveList, query=("language",)),
    Operation("post", "/tables/{table}/sit", "sit", TableOnly, SeatOnly),
    Operation("post", "/tables/{table}/back", "back", TableOnly, SeatOnly),
    Operation("post", "/tables/{table}/invite", "invite", InvitationLink, SeatOnly, success=201),
    Operation("post", "/tables/{table}/people", "people", GuestList, People),
    Operation("post", "/tables/{table}/decline", "decline", Stored),
    Operation("post", "/tables/{table}/leave", "leave", Stored, SeatOnly),
    Operation("post", "/tables/{table}/remove", "remove", Stored, SeatOnly),
    Operation("post", "/tables/{table}/terms", "terms", Stored, NewTerms),
    Operation("post", "/tables/{table}/withdraw", "withdraw_game", Stored),
    Operation("post", "/tables/{table}/chat", "chat", Stored, Text),
    Operation("get", "/tables/{table}/record", "record", RecordResponse),
    Operation("get", "/tables/{table}/story", "story", StoryInfo, query=("language",)),
    Operation("get", "/tables/{table}/analysis", "analysis", AnalysisInfo, query=("language",)),
    Operation("post", "/tables/{table}/analysis", "analyse", AnalysisInfo, NewAnalysis, query=("language",)),
    Operation("post", "/tables/{table}/analysis/stop", "stop_analysis", Stored),
    Operation("get", "/tables/{table}/stream", "stream", StreamEvent, query=("picture", "language")),
    Operation("get", "/people/{name}", "profile", ProfileInfo, query=("language",)),
    Operation("put", "/profile", "show_profile", ProfileInfo, ProfileAudiences, query=("language",)),
    Operation("get", "/head-to-head", "head_to_head", HeadToHead, query=("name", "other", "language")),
    Operation("get", "/statistics/{game}", "statistics", GameStatistics, query=("language",)),
    Operation("get", "/tournaments", "list_tournaments", TournamentList, query=("language",)),
    Operation("post", "/tournaments", "open_tournament", TournamentInfo, NewTournament, success=201),
    Operation("get", "/tournaments/{tournament}", "tournament", TournamentInfo, query=("language",)),
    Operation("post", "/tournaments/{tournament}/join", "join_tournament", TournamentInfo),
    Operation("post", "/tournaments/{tournament}/entrants", "add_entrant", TournamentInfo, NewEntrant),
    Operation("post", "/tournaments/{tournament}/start", "start_tournament", TournamentInfo),
    Operation("post", "/tournaments/{tournament}/pause", "pause_tournament", TournamentInfo, Pause),
    Operation("post", "/tournaments/{tournament}/resume", "resume_tournament", TournamentInfo),
    Operation("post", "/tournaments/{tournament}/withdraw", "withdraw", TournamentInfo, Withdrawal),
    Operation("get", "/studies", "studies", StudyList),
    Operation("post", "/studies", "open_study", NodeOnly, NewStudy, success=201),
    Operation("get", "/studies/{study}", "study", StudySnapshot, query=("node", "seat", "picture", "language")),
    Operation("delete", "/studies/{study}", "delete_study", Stored),
    Operation("post", "/studies/{study}/answer", "study_answer", NodeOnly, NodeAnswer),
    Operation("post", "/studies/{study}/follow", "study_follow", NodeOnly, NodeNumber),
    Operation("post", "/studies/{study}/comment", "study_comment", EditedOnly, NodeComment),
    Operation("post", "/studies/{study}/mark", "study_mark", Stored, NodeMark),
    Operation("post", "/studies/{study}/promote", "study_promote", Stored, NodeNumber),
    Operation("post", "/studies/{study}/delete-line", "study_delete_line", NodeOnly, LineDeletion),
    Operation("post", "/studies/{study}/share", "study_share", Stored, StudySharing),
    Operation("post", "/studies/{study}/rename", "study_rename", Stored, StudyTitle),
    Operation("post", "/studies/{study}/copy", "study_copy", NodeOnly, success=201),
)


def response_schemas() -> dict[str, Schema]:
    """All that comes back, by name: answers, errors, and the views of the games."""
    named: dict[str, Schema] = {}
    for kind in [*(operation.answer for operation in OPERATIONS), ErrorResponse]:
        schema_of(kind, named)
    named["ErrorInfo"]["properties"]["code"]["examples"] = list(CODES)
    add_views(named)
    return named


def add_views(named: dict[str, Schema]) -> None:
    """Which view a snapshot holds is said by the game of its table or study."""
    views = {id: view_schema(playable_game(id), named) for id in playable()}
    named["View"] = {"oneOf": list(views.values())}
    for snapshot, of in (("Snapshot", "table"), ("StudySnapshot", "study")):
        named[snapshot]["properties"]["view"] = {"$ref": f"{PLACE}View"}
        named[snapshot]["oneOf"] = [
            {"properties": {of: {"properties": {"game": {"enum": [id]}}}, "view": view}} for id, view in views.items()
        ]


@lru_cache(maxsize=16)
def openapi_description(say: PageTexts) -> Schema:
    """The OpenAPI description."""
    bodies = [operation.body for operation in OPERATIONS if operation.body]
    _, schemas = msgspec.json.schema_components(bodies, ref_template=PLACE + "{name}")
    paths: Schema = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api/v1{operation.path}", {})[operation.method] = describe_operation(operation, say)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablero", "version": __version__, "description": say("api-lead")},
        "servers": [{"url": outside("/")}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": {**bound(schemas), **response_schemas()},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def describe_operation(operation: Operation, say: PageTexts) -> Schema:
    """The description of one operation."""
    names = re.findall(r"{(\w+)}", operation.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "description": say(f"api-query-{name}"), "schema": query_schema(name)}
        for name in operation.query
    ]
    media = "text/event-stream" if operation.name == "stream" else "application/json"
    shape = schema_of(operation.answer, {})
    problem = {"description": say("api-refused"), "content": schema(schema_of(ErrorResponse, {}))}
    openapi_description: Schema = {
        "operationId": operation.name,
        "summary": say(f"api-op-{operation.name}"),
        "parameters": parameters,
        "responses": {
            str(operation.success): {"description": say("api-done"), "content": {media: {"schema": shape}}},
            "default": problem,
        },
    }
    if operation.body:
        reference = {"$ref": PLACE + operation.body.__name__}
        openapi_description["requestBody"] = {"required": True, "content": schema(reference)}
    if not operation.needs_token:
        openapi_description["security"] = []
    return openapi_description


def schema(shape: Schema) -> Schema:
    return {"application/json": {"schema": shape}}
