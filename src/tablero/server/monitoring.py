"""For whoever watches over a server: is it alive, may it be given visitors, and its numbers for Prometheus.

`/health` says that the process answers, `/ready` that its database does, too, and that no restart is near: a proxy or a
container's supervisor asks them. `/metrics` tells numbers about the whole server and nothing about anybody; the setting
`metrics` says who may read it. None of them knows who asks, or sets a cookie.
"""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tablero import __version__

from .request_context import Services, services_of
from .storage.engine import NotStored

THIS_MACHINE: Final = ("127.0.0.1", "::1")
DATABASE_SECONDS: Final = 5.0  # in which it has to answer


async def health(request: Request) -> Response:
    return JSONResponse({"status": "alive", "version": __version__})


async def ready(request: Request) -> Response:
    services = services_of(request)
    status = "draining" if services.host.is_draining else await database_status(services)
    return JSONResponse({"status": status}, 200 if status == "ready" else 503)


async def database_status(services: Services) -> str:
    def ask() -> None:
        with services.tables.database.reading() as c:
            c.execute(text("SELECT 1"))

    try:
        await asyncio.wait_for(asyncio.to_thread(ask), DATABASE_SECONDS)
    except (NotStored, TimeoutError):
        return "no database"
    return "ready"


async def metrics(request: Request) -> Response:
    services = services_of(request)
    who = services.settings.metrics
    is_here = request.client is not None and request.client.host in THIS_MACHINE
    if services.metrics is None or (who == "local" and not is_here):
        return PlainTextResponse("there is nothing at this address\n", 404)
    body, kind = services.metrics.text()
    return Response(body, headers={"Content-Type": kind})
