"""What went wrong, as an HTTP status and as a sentence in the reader's language; for programs as code and reason."""

from __future__ import annotations

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tablero.core.errors import BadSetup, TableroError, UnknownId
from tablero.core.wording import BadPosition
from tablero.texts.problems import position_problem, told_with_place

from .assets import playable_game
from .auth import BadCredentials, NotAllowed, Person
from .middleware import API, TooLarge
from .page_texts import LANGUAGE, PageTexts, accepted_language, game_texts, languages
from .rate_limit import TooManyRequests
from .refusal import Refused
from .request_context import CsrfFailed, RequestContext, request_context
from .responses import ErrorResponse
from .storage.engine import NotStored, Unsure

log = logging.getLogger("tablero.server")

NOBODY: Final = Person("")
REFUSED: Final = {
    "stale": 409,
    "foreign": 403,
    "illegal": 422,
    "doubled": 409,
    "closed": 409,
    "other-data": 409,
    "newer": 409,
    "unknown": 404,
    "not-allowed": 403,
    "lesson": 422,
    "no-hints": 403,
    "rated": 403,
    "no-watching": 403,
    "no-person": 422,
    "night": 422,
    "holidays": 422,
    "address": 422,
    "running": 403,
    "changed": 409,
    "misfit": 409,
    "not-stored": 503,
    "restarting": 503,
    "unsure": 503,
    "full": 422,
}
OTHERS: Final[tuple[tuple[type[TableroError], str, int], ...]] = (
    (Unsure, "unsure", 503),
    (NotStored, "not-stored", 503),
    (UnknownId, "unknown", 404),
    (BadSetup, "illegal", 422),
    (TooManyRequests, "too-many", 429),
    (TooLarge, "too-large", 413),
    (CsrfFailed, "other-page", 403),
    (NotAllowed, "token", 401),
)


def error_code(error: TableroError) -> str:
    """The word by which programs know a problem, and texts a sentence."""
    if isinstance(error, Refused):
        return error.code
    if isinstance(error, BadCredentials):
        return error.reason
    return next((code for kind, code, _ in OTHERS if isinstance(error, kind)), "crash")


def error_status(error: TableroError) -> int:
    if isinstance(error, Refused):
        return REFUSED[error.code]
    if isinstance(error, BadCredentials):
        return 422
    return next((status for kind, _, status in OTHERS if isinstance(error, kind)), 500)


def error_text(say: PageTexts, error: TableroError) -> str:
    """The sentence for people."""
    values = error.values if isinstance(error, Refused) else {}
    if values.get("words"):  # those of a lesson
        return game_texts(playable_game(values["game"]), say.language).say(values["words"])
    if isinstance(error, BadPosition):
        where = say("position-where", line=error.line, column=error.column)
        return f"{where} {position_problem(error, say.language)}"
    return say(f"problem-{error_code(error)}", **values)


def error_heading(say: PageTexts, error: TableroError) -> str:
    """What stands above that sentence."""
    code = error_code(error)
    own = code in ("other-data", "newer", "restarting", "unsure")
    return say(f"status-{code}" if own else f"status-{error_status(error)}")


def json_error(code: str, reason: str, status: int) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {"Retry-After": "5"} if status == 429 else {}
    refused: ErrorResponse = {"error": {"code": code, "reason": reason}}
    return JSONResponse(refused, status, headers)


def is_api(request: Request) -> bool:
    return f"{request.url.path}/".startswith(API)


def wants_json(request: Request) -> bool:
    return is_api(request) or "application/json" in request.headers.get("accept", "")


async def on_error(request: Request, error: Exception) -> Response:
    """Any refusal that a handler has not answered itself."""
    assert isinstance(error, TableroError)
    status = error_status(error)
    if status == 500:
        log.error("%s: %s", type(error).__name__, error, exc_info=error)
        return await on_crash(request, error)
    if is_api(request):
        return json_error(error_code(error), api_reason(request, error), status)
    ctx = RequestContext(request, NOBODY) if isinstance(error, NotStored) else await request_context(request)
    if wants_json(request):  # a script of ours, whose reader may be shown it
        return json_error(error_code(error), error_text(ctx.say, error), status)
    return ctx.message(error_heading(ctx.say, error), error_text(ctx.say, error), status)


def api_reason(request: Request, error: TableroError) -> str:
    """For whoever writes the program, in English; what is wrong with a text, for whoever wrote that."""
    if not isinstance(error, BadPosition):
        return str(error)
    wish = request.query_params.get(LANGUAGE)
    return told_with_place(error, wish if wish in languages() else accepted_language(request))


async def on_http(request: Request, error: Exception) -> Response:
    """Wrong addresses, wrong methods, bodies that can't be read."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    code = {404: "unknown", 405: "method"}.get(status, "malformed")
    if is_api(request):
        response = json_error(code, str(error.detail), status)
    else:
        ctx = await request_context(request)
        known = f"status-{status}" if ctx.say.has(f"status-{status}") else "status-400"
        heading, detail = ctx.say(known), ctx.say(f"{known}-detail")
        as_json = wants_json(request)
        response = json_error(code, detail, status) if as_json else ctx.message(heading, detail, status)
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """A defect: logged here, and nothing of it told outside. Who it is for is not asked: the database may be gone."""
    if is_api(request):
        return json_error("crash", "something broke on the server; nothing more is known here", 500)
    ctx = RequestContext(request, NOBODY)
    if wants_json(request):
        return json_error("crash", ctx.say("problem-crash"), 500)
    return ctx.message(ctx.say("status-500"), ctx.say("status-500-detail"), 500)
