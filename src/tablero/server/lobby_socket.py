"""The WebSocket of the lobby: the list of open tables, as this person sees it, whenever it has become another one.

A notice says only that something may have changed; what is sent is made anew for whoever looks, and if it is the same
as before, nothing is sent.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .lobby_pages import Lobby
from .request_context import request_context
from .storage.engine import LOBBY
from .websocket import BAD_MESSAGE, RESTART, until_either_ends

REST_SECONDS: Final = 1.0  # between two messages
LOOK_SECONDS: Final = 60.0  # after which the times that are told may no longer be true


async def lobby_socket(socket: WebSocket) -> None:
    """A lobby is open: it is told what differs from what it shows."""
    ctx = await request_context(socket)
    shown = Lobby(ctx)
    await socket.accept()
    async with ctx.services.tables.subscribe(LOBBY) as notices:

        async def push() -> None:
            sent = ""
            while True:
                html = str(await shown.html())
                if html != sent:
                    await socket.send_text(msgspec.json.encode({"type": "lobby", "html": html}).decode())
                sent = html
                with suppress(TimeoutError):
                    if (await asyncio.wait_for(notices.get(), LOOK_SECONDS)).kind == "restart":
                        return await socket.close(RESTART, ctx.say("host-restarts-now"))
                await asyncio.sleep(REST_SECONDS)
                while not notices.empty():
                    notices.get_nowait()

        async def listen() -> None:
            await socket.receive_text()  # a lobby has nothing to say
            await socket.close(BAD_MESSAGE)

        try:
            await until_either_ends(push(), listen())
        except WebSocketDisconnect:
            return
