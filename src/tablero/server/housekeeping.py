"""What a server does for its host beside serving: listens to what `tablero admin` says, and tidies up once a day.

The host speaks through the database, so that every server on it hears it, within seconds: an announcement that every
page shows, limits, and the word that a restart is near (*drain*): then no new table is opened, `/ready` says no, and
games go on. A server that was started after that word is the new one, and does not heed it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from .retention import tidy
from .settings import Settings
from .storage.engine import Database, NotStored
from .storage.host_store import read_host
from .time_source import Source, exact

ANNOUNCEMENT: Final = "announcement"  # by language; the empty one is for all others
LIMITS: Final = "limits"
DRAIN: Final = "drain"  # since when
TOLD: Final = "told"  # what watchers should look at again, with since when: tables, and people whose logins have ended
EVERYTHING: Final = ""  # all of it
REMEMBERED: Final = 3600.0  # seconds for which that is kept
LISTEN_SECONDS: Final = 5.0
DAY: Final = 24 * 3600
LIVE_LIMITS: Final = (
    "tables_per_user",
    "bot_seats_per_user",
    "bot_seconds",
    "longest_chat",
    "longest_title",
    "keep_guests_days",
    "keep_idle_tables_days",
)  # settings that can be changed while servers run

log = logging.getLogger("tablero.server")


class Housekeeper:
    """One server's ear for its host."""

    def __init__(self, settings: Settings, database: Database, clock: Source = exact) -> None:
        self.settings = settings
        self.usual = {name: getattr(settings, name) for name in LIVE_LIMITS}
        self.database = database
        self.clock = clock
        self.started = self.heard = self.clock()
        self.on_told: Callable[[str], None] = lambda topic: None  # who tells those who watch here
        self.next_tidying = self.started + LISTEN_SECONDS
        self.texts: dict[str, str] = {}
        self.drained = 0.0
        self.lag = 0.0  # seconds that the event loop was late
        self.stopping = False  # this very server has been told to end

    @property
    def is_draining(self) -> bool:
        """Whether a restart is near, and nothing new is begun."""
        return self.stopping or self.drained > self.started

    def announcement(self, language: str) -> str:
        """What the host wants everybody to read."""
        return self.texts.get(language) or self.texts.get("", "")

    # -- listening -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await self.look_after()
            begun = time.monotonic()
            await asyncio.sleep(LISTEN_SECONDS)
            self.lag = time.monotonic() - begun - LISTEN_SECONDS

    async def look_after(self) -> None:
        try:
            for topic in await asyncio.to_thread(self.listen):
                self.on_told(topic)
            if self.clock() >= self.next_tidying:
                self.next_tidying = self.clock() + DAY
                await asyncio.to_thread(self.tidy_up)
        except NotStored as error:
            log.warning("the host's word can't be read now: %s", error)
        except Exception:
            log.exception("looking after the server has failed; it is tried again")

    def listen(self) -> list[str]:
        """Take what the host says now; what watchers should look at again."""
        with self.database.reading() as c:
            told = read_host(c)
        before = self.texts, self.is_draining
        self.texts = told.get(ANNOUNCEMENT, {})
        self.drained = told.get(DRAIN, 0.0)
        self.set_limits(told.get(LIMITS, {}))
        fresh = {topic: since for topic, since in told.get(TOLD, {}).items() if since > self.heard}
        self.heard = max([self.heard, *fresh.values()])
        return [*fresh, EVERYTHING] if before != (self.texts, self.is_draining) else list(fresh)

    def set_limits(self, told: dict[str, Any]) -> None:
        for name, usual in self.usual.items():
            msgspec.structs.force_setattr(self.settings, name, told.get(name, usual))

    def tidy_up(self) -> None:
        days = self.settings.keep_guests_days, self.settings.keep_idle_tables_days
        with self.database.writing() as c:
            tidied = tidy(c, int(self.clock()), *days)
        if any(tidied):
            counts = len(tidied.tables), tidied.guests, tidied.studies
            log.info("tidied up: %d tables, %d guests, %d studies", *counts)
