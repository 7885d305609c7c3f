"""Takes what is due out of the outbox and sends it: in batches, looked at once more, and kept until it was taken.

Any server on a database may send a thing; whoever has claimed it does so within a while, and otherwise another does.
What fails is tried again, later and later; after a few days the contact is left in peace until it is used again.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from sqlalchemy import Connection

from .channels import Mail, Push, Undelivered, Webhook, public_link
from .clocks import is_evening_clock
from .hours import awake_from
from .letters import Letter, TellableNews, compose
from .outgoing import PUBLIC, Reach
from .storage import clock_store, contact_store
from .storage.rows import ClockRow, ContactRow, OutboxRow
from .time_source import now

if TYPE_CHECKING:
    from .tables import Tables

ROUND_SECONDS: Final = 10.0  # between two looks into the outbox
LEASE: Final = 300  # seconds within which a letter is sent by whoever has claimed it
MOST_LETTERS: Final = 20  # at a time
SENDERS: Final = 4
FIRST_WAIT: Final = 60  # seconds before the second try, then twice as long each time
LONGEST_WAIT: Final = 6 * 3600
MOST_TRIES: Final = 14  # about two days

T = TypeVar("T")

log = logging.getLogger("tablero.server")


class Carrier(Protocol):
    def send(self, contact: ContactRow, letter: Letter, stop: str) -> None: ...


class Postman:
    def __init__(self, tables: Tables, reach: Reach = PUBLIC) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.origin = tables.database.origin
        self.mail = Mail(self.settings)
        self.push = Push(self.settings, reach)
        self.webhook = Webhook(self.settings, reach)
        self.reach = reach
        self.threads = ThreadPoolExecutor(SENDERS, "tablero-post")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.go_round())

    async def stop(self) -> None:
        """What is on its way arrives or not; what is not known to have arrived is sent again."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something that waits for the network, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.deliver()
            except Exception:
                log.exception("looking into the outbox has failed; it is tried again")

    # -- sending -------------------------------------------------------------------------------------------------

    async def deliver(self) -> int:
        """Send what is due; how many letters were taken."""
        at = now()
        claimed = await self.tables.write(
            lambda c: contact_store.claim_news(c, self.origin, at, at + LEASE, MOST_LETTERS)
        )
        by_contact: dict[str, list[OutboxRow]] = {}
        for row in claimed:
            by_contact.setdefault(row.contact_id, []).append(row)
        return sum(await asyncio.gather(*[self.deliver_to(id, rows) for id, rows in by_contact.items()]))

    async def deliver_to(self, id: str, rows: list[OutboxRow]) -> int:
        """One letter, if there is still something to tell; 1 if it was taken."""
        ids = [row.id for row in rows]
        prepared = await self.tables.read(lambda c: prepare(c, id, rows))
        if prepared is None:
            await self.tables.write(lambda c: contact_store.drop_news(c, ids, self.origin))
            return 0
        if isinstance(prepared, int):
            await self.tables.write(lambda c: contact_store.put_off(c, ids, self.origin, prepared, 0))
            return 0
        contact, letter = prepared
        try:
            await self.hand_to(contact, letter)
        except Undelivered as error:
            failure = error
            await self.tables.write(lambda c: self.note_failure(c, contact, rows, failure))
            return 0
        await self.tables.write(lambda c: note_success(c, contact, ids, self.origin))
        return 1

    async def hand_to(self, contact: ContactRow, letter: Letter) -> None:
        channels: dict[str, Carrier] = {"email": self.mail, "push": self.push, "webhook": self.webhook}
        stop = self.link("stop", contact.id)
        await self.run(channels[contact.channel].send, contact, letter, stop)

    def note_failure(self, c: Connection, contact: ContactRow, rows: list[OutboxRow], error: Undelivered) -> None:
        """Try again later, or not any more."""
        log.info("a letter by %s was not taken: %s", contact.channel, error)
        tries = min(row.tries for row in rows) + 1
        if error.gone and contact.channel == "push":
            contact_store.drop_contact(c, contact.id)
            return
        contact_store.set_contact(c, contact.id, trouble=contact.trouble or now())
        if error.gone or tries >= MOST_TRIES:
            contact_store.drop_news(c, [row.id for row in rows], self.origin)
        else:
            wait = max(error.wait, min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
            contact_store.put_off(c, [row.id for row in rows], self.origin, now() + min(wait, LONGEST_WAIT))

    # -- links ---------------------------------------------------------------------------------------------------

    async def ask_address(self, contact: ContactRow, language: str) -> None:
        """Send the letter by which an address is confirmed."""
        link = self.link("confirm", contact.id)
        try:
            await self.run(self.mail.ask, contact, language, link)
        except Undelivered as error:
            log.info("an address could not be asked: %s", error)
            await self.tables.write(lambda c: contact_store.set_contact(c, contact.id, trouble=now()))

    def link(self, action: str, id: str) -> str:
        """Where an address is confirmed, or what goes there is stopped."""
        return public_link(self.settings, f"/mail/{action}/{id}/{self.mark(action, id)}")

    def mark(self, action: str, id: str) -> str:
        """What only this server can have put into a link."""
        told = f"mail {action} {id}"
        return base64.urlsafe_b64encode(hmac.digest(self.settings.secret, told.encode(), "sha256")[:18]).decode()


def prepare(c: Connection, id: str, rows: list[OutboxRow]) -> tuple[ContactRow, Letter] | int | None:
    """The letter about what still stands: nothing that was answered, undone or handed on since.

    If the person rests now, when it can be sent, unless it is about an evening's game.
    """
    contact = contact_store.read_contact(c, id)
    if contact is None or not contact.confirmed:
        return None
    seats = contact_store.seats_told_about(c, rows)
    news: list[TellableNews] = []
    for row in rows:
        seat = seats.get((row.table_id, row.seat))
        if seat is None or seat["user_id"] != contact.user_id or seat["status"] not in ("open", "running"):
            continue
        is_asked = not seat["handed"] and seat["to_move"] >> row.seat & 1
        if seat["handed"] if row.kind == "handed" else is_asked:
            news.append((row, seat, running_clock(c, row)))
    if not news:
        return None
    hours = clock_store.hours_of(c, contact.user_id)
    is_evening = any(is_evening_clock(seat["clock"]) for _, seat, _ in news)
    if not is_evening and (awake := awake_from(hours, now())) > now():
        return awake
    zone = clock_store.known_zone_of(c, contact.user_id)
    return contact, compose(contact, contact_store.language_of(c, contact), zone, news)


def running_clock(c: Connection, row: OutboxRow) -> ClockRow | None:
    clock = clock_store.read_clocks(c, row.table_id).get(row.seat)
    return clock if clock is not None and clock.since is not None else None


def note_success(c: Connection, contact: ContactRow, ids: list[int], claimer: str) -> None:
    contact_store.drop_news(c, ids, claimer)
    if contact.trouble is not None:
        contact_store.set_contact(c, contact.id, trouble=None)
