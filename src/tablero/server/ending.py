"""How a server stops: it takes no new connections, lets answers in flight be stored and told, and says goodbye.

Pages are told to come back (WebSocket code 1012), streams of the API as well; both do so by themselves. Whatever takes
longer than `stop_seconds` is cut off: what was acknowledged is stored, and what was not is sent again by the page.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

import uvicorn

from .broadcast import Notice
from .request_context import Services

LOOK_SECONDS: Final = 0.02  # between two looks at whether all have gone


class GracefulServer(uvicorn.Server):
    """uvicorn, which would cut WebSockets off in the middle of an answer."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await say_goodbye(self.services)
        await super().shutdown(sockets)


async def say_goodbye(services: Services) -> None:
    """Send everybody away who watches a table, and wait until they have what they asked for."""
    services.host.stopping = True
    services.tables.broadcaster.tell_all(Notice("restart"))
    waited = 0.0
    while services.tables.broadcaster.subscribers and waited < services.settings.stop_seconds:
        await asyncio.sleep(LOOK_SECONDS)
        waited += LOOK_SECONDS
