"""The WebSocket of the lobby: the list of open tables, as this person sees it, whenever it has become another one.

A notice says only that something may have changed; what is sent is made anew for whoever looks, and if it is the same
as before, nothing is sent.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .broadcast import Notice
from .error_handlers import error_text
from .lobby_pages import Lobby
from .rate_limit import TooManyRequests
from .request_context import RequestContext, request_context
from .storage.engine import LOBBY
from .websocket import BAD_MESSAGE, LOGGED_OUT, RESTART, TRY_LATER, goodbye, until_either_ends

REST_SECONDS: Final = 1.0  # between two messages
LOOK_SECONDS: Final = 60.0  # after which the times that are told may no longer be true


async def lobby_socket(socket: WebSocket) -> None:
    """A lobby is open: it is told what differs from what it shows."""
    ctx = await request_context(socket)
    await socket.accept()
    try:
        with ctx.services.connections.hold(ctx.person.id, ctx.address):
            async with ctx.services.tables.subscribe(LOBBY, ctx.person.id) as notices:
                await until_either_ends(push_changes(socket, ctx, notices), listen(socket))
    except TooManyRequests as error:
        await socket.close(TRY_LATER, goodbye(error_text(ctx.say, error)))
    except WebSocketDisconnect:
        return


async def push_changes(socket: WebSocket, ctx: RequestContext, notices: asyncio.Queue[Notice]) -> None:
    shown, sent = Lobby(ctx), ""
    while True:
        html = str(await shown.html())
        if html != sent:
            await socket.send_text(msgspec.json.encode({"type": "lobby", "html": html}).decode())
            sent = html
            await asyncio.sleep(REST_SECONDS)
        kinds = await waited_for(notices)
        if "restart" in kinds:
            return await socket.close(RESTART, goodbye(ctx.say("host-restarts-now")))
        if "login" in kinds and not await ctx.services.auth.is_still(ctx.person):
            return await socket.close(LOGGED_OUT, goodbye(ctx.say("login-ended")))


async def waited_for(notices: asyncio.Queue[Notice]) -> set[str]:
    """The notices that have come, at least one; none if it was too long ago that somebody looked."""
    try:
        kinds = {(await asyncio.wait_for(notices.get(), LOOK_SECONDS)).kind}
    except TimeoutError:
        return set()
    while not notices.empty():
        kinds.add(notices.get_nowait().kind)
    return kinds


async def listen(socket: WebSocket) -> None:
    """Until the page goes; it has nothing to say."""
    await socket.receive_text()
    await socket.close(BAD_MESSAGE)
