"""What the JSON API takes and gives, as data: the shapes of bodies, and the OpenAPI description made from them.

The description is at /api/openapi.json, and as a page at /api. Handlers are in api.py; a test holds the two to the same
list of addresses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tablero import __version__

from .chat import TABLE
from .page_texts import PageTexts
from .refusal import CODES
from .tables import SeatSpec


class NewTable(msgspec.Struct):
    """A table to be opened."""

    game: str
    seats: list[SeatSpec]
    options: dict[str, bool | str | list[str]] = {}
    title: str = ""


class NewAnswer(msgspec.Struct):
    """An answer to a question; `seq` is that of the snapshot in which it was seen."""

    seat: int
    seq: int
    option: str
    key: str


class SeatOnly(msgspec.Struct):
    seat: int
    key: str = ""


class Token(msgspec.Struct):
    """An invitation: the last part of its link."""

    token: str


class Text(msgspec.Struct):
    """Something to say; `channel` is one of those in the snapshot, or the whole table's."""

    text: str
    channel: str = TABLE


class Operation(NamedTuple):
    """One thing that can be asked of the API. What it does is said in the texts, as `api-op-<name>`."""

    method: str
    path: str
    name: str
    body: type[msgspec.Struct] | None = None
    query: tuple[str, ...] = ()  # explained as `api-query-<name>`
    success: int = 200
    needs_token: bool = True


OPERATIONS: Final = (
    Operation("get", "/games", "games", needs_token=False),
    Operation("get", "/tables", "tables"),
    Operation("post", "/tables", "create", NewTable, success=201),
    Operation("post", "/join", "join", Token),
    Operation("get", "/tables/{table}", "view", query=("at", "picture")),
    Operation("get", "/tables/{table}/ask", "ask"),
    Operation("post", "/tables/{table}/answer", "answer", NewAnswer),
    Operation("post", "/tables/{table}/undo", "undo", SeatOnly),
    Operation("post", "/tables/{table}/sit", "sit", SeatOnly),
    Operation("post", "/tables/{table}/invite", "invite", SeatOnly, success=201),
    Operation("post", "/tables/{table}/chat", "chat", Text),
    Operation("get", "/tables/{table}/record", "record"),
    Operation("get", "/tables/{table}/stream", "stream", query=("picture",)),
)

PROBLEM: Final = {
    "type": "object",
    "properties": {
        "error": {
            "type": "object",
            "properties": {
                "code": {"type": "string", "examples": list(CODES)},
                "reason": {"type": "string", "description": "what was wrong and what would have worked"},
            },
        }
    },
}


@lru_cache(maxsize=16)
def openapi_description(say: PageTexts) -> dict[str, Any]:
    """The OpenAPI description."""
    bodies = [operation.body for operation in OPERATIONS if operation.body]
    _, schemas = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api/v1{operation.path}", {})[operation.method] = describe_operation(operation, say)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablero", "version": __version__, "description": say("api-lead")},
        "servers": [{"url": "/"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Problem": PROBLEM},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def describe_operation(operation: Operation, say: PageTexts) -> dict[str, Any]:
    """The description of one operation."""
    names = ["table"] if "{table}" in operation.path else []
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "description": say(f"api-query-{name}"), "schema": {"type": "string"}}
        for name in operation.query
    ]
    media = "text/event-stream" if operation.name == "stream" else "application/json"
    shape = {"type": "string"} if operation.name == "stream" else {"type": "object"}
    problem = {"description": say("api-refused"), "content": schema({"$ref": "#/components/schemas/Problem"})}
    openapi_description: dict[str, Any] = {
        "operationId": operation.name,
        "summary": say(f"api-op-{operation.name}"),
        "parameters": parameters,
        "responses": {
            str(operation.success): {"description": say("api-done"), "content": {media: {"schema": shape}}},
            "default": problem,
        },
    }
    if operation.body:
        reference = {"$ref": f"#/components/schemas/{operation.body.__name__}"}
        openapi_description["requestBody"] = {"required": True, "content": schema(reference)}
    if not operation.needs_token:
        openapi_description["security"] = []
    return openapi_description


def schema(shape: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": shape}}
