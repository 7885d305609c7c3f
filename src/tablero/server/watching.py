"""Around every request and WebSocket: how many there are, how long they take, and a line in the log if that is wanted.

A request is named by its handler, never by its address, which may hold an invitation.
"""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import REQUESTS
from .request_context import Services


async def watched(services: Services, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        services.sockets += 1
        try:
            await app(scope, receive, send)
        finally:
            services.sockets -= 1
        return
    status, begun = 500, time.monotonic()

    async def send_on(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    services.requests += 1
    try:
        await app(scope, receive, send_on)
    finally:
        services.requests -= 1
        tell(services, scope, status, time.monotonic() - begun)


def tell(services: Services, scope: Scope, status: int, seconds: float) -> None:
    """The numbers of a request that has been answered."""
    handler = handler_name(scope)
    if services.metrics is not None:
        services.metrics.requested(handler, status, seconds)
    if REQUESTS.isEnabledFor(20):
        more = {"method": scope["method"], "handler": handler, "status": status, "ms": round(seconds * 1000, 1)}
        REQUESTS.info("request", extra=more)


def handler_name(scope: Scope) -> str:
    """What has answered: module and function, or "none" if there is nothing at the address."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return "none"
    return f"{endpoint.__module__.rpartition('.')[2]}.{endpoint.__name__}"
