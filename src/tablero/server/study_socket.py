"""The WebSocket of a study's page: it is told when something was written, and then asks for what it shows.

What it says is the number of the last change and where that was, to those alone who may see the study.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .broadcast import Notice
from .error_handlers import error_text
from .lobby_socket import listen
from .rate_limit import TooManyRequests
from .refusal import Refused
from .request_context import RequestContext, request_context
from .websocket import LOGGED_OUT, NO_TABLE, RESTART, TRY_LATER, goodbye, until_either_ends

REST_SECONDS: Final = 0.2  # between two messages


async def study_socket(socket: WebSocket) -> None:
    """A study is open."""
    ctx = await request_context(socket)
    await socket.accept()
    study: str = socket.path_params["study"]
    try:
        with ctx.services.connections.hold(ctx.person.id, ctx.address):
            async with ctx.services.tables.subscribe(study, ctx.person.id) as notices:
                await until_either_ends(push_changes(socket, ctx, study, notices), listen(socket))
    except TooManyRequests as error:
        await socket.close(TRY_LATER, goodbye(error_text(ctx.say, error)))
    except Refused as error:
        gone = error.code == "unknown"
        await socket.close(NO_TABLE if gone else TRY_LATER, goodbye(error_text(ctx.say, error)))
    except WebSocketDisconnect:
        return


async def push_changes(socket: WebSocket, ctx: RequestContext, study: str, notices: asyncio.Queue[Notice]) -> None:
    sent = -1
    while True:
        seq, node = await ctx.services.tables.studies.last_change(study, ctx.person.id)
        if seq != sent:
            await socket.send_text(msgspec.json.encode({"type": "changed", "seq": seq, "node": node}).decode())
            sent = seq
            await asyncio.sleep(REST_SECONDS)
        kinds = {(await notices.get()).kind}
        while not notices.empty():
            kinds.add(notices.get_nowait().kind)
        if "restart" in kinds:
            return await socket.close(RESTART, goodbye(ctx.say("host-restarts-now")))
        if "login" in kinds and not await ctx.services.auth.is_still(ctx.person):
            return await socket.close(LOGGED_OUT, goodbye(ctx.say("login-ended")))
