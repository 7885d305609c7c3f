"""Connections that say nothing: they end after a while, and make room for others when there are too many.

A request has to be complete within a time, from its first byte or from when the connection was made, however slowly it
trickles in; and an answer has to be read. There are never more connections than the process may have files open, with
room to spare for the database and the workers: if all are taken, the one goes that has waited longest for its request.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 15.0  # for a whole request to come in
READ_SECONDS: Final = 60.0  # for somebody who does not read on
SPARE_FILES: Final = 200  # for databases, workers and logs
MOST_FILES: Final = 16_384  # that a process asks for, if the system lets it
LEAST_CONNECTIONS: Final = 50


class PatientHttp(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to all patience."""

    most = MOST_FILES  # connections at a time

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.since = 0.0  # when it began to wait for a request
        self.request_timer: asyncio.TimerHandle | None = None
        self.read_timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether no request is complete, or none has come yet."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    # -- what asyncio tells --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_request()
        if len(self.connections) > self.most:
            self.make_room()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        if not self.is_waiting:
            self.stop_timer("request_timer")
        elif self.request_timer is None:
            self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_timer("request_timer")
        self.stop_timer("read_timer")

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.stop_timer("request_timer")
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_timer = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_timer("read_timer")

    # -- patience ------------------------------------------------------------------------------------------------

    def await_request(self) -> None:
        self.since = self.loop.time()
        self.request_timer = self.loop.call_later(REQUEST_SECONDS, self.give_up)

    def give_up(self) -> None:
        """The request did not come in time."""
        self.request_timer = None
        if self.is_waiting:
            self.transport.abort()

    def stop_timer(self, name: str) -> None:
        timer: asyncio.TimerHandle | None = getattr(self, name)
        if timer is not None:
            timer.cancel()
            setattr(self, name, None)

    def make_room(self) -> None:
        """Close the connection that has waited longest for a request; if none waits, this one."""
        waiting = [one for one in self.connections if isinstance(one, PatientHttp) and one.is_waiting]
        longest = min(waiting, key=lambda one: one.since, default=self)
        self.connections.discard(longest)
        longest.transport.abort()


def patient_http() -> type[PatientHttp]:
    """The same for this process: with as many connections as it may have files open, and some to spare."""
    return type("PatientHttp", (PatientHttp,), {"most": max(LEAST_CONNECTIONS, open_files() - SPARE_FILES)})


def open_files() -> int:
    """How many files this process may have open, after it has asked for more if it may."""
    if sys.platform == "win32":
        return LEAST_CONNECTIONS + SPARE_FILES  # as many as its event loop can wait for
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_FILES)
