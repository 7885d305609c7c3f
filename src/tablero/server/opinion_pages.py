"""The engine's opinion at a position of a study: for the script a part of its page, without it a page of its own."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .request_context import request_context
from .study_pages import query_for
from .templates import Context, render


async def opinion(request: Request) -> Response:
    """The engine's opinion at a node: a page of its own, or a part of it for the script."""
    ctx = await request_context(request)
    study, node = request.path_params["study"], request.path_params["node"]
    tables, query = ctx.services.tables, query_for(ctx, node)
    found = await tables.study_opinions.on(study, ctx.person.id, ctx.address, query, ctx.services.limiter)
    context: Context = {"say": ctx.say, "opinions": found, "explained": any(one["reasons"] for one in found)}
    if ctx.wants_json():
        return JSONResponse({"html": render("partials/opinion.html", **context)})
    return ctx.page("opinion.html", **context, back=f"/study/{study}/{node}")
