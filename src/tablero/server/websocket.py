"""The WebSocket of a table page: parts of the page as they change, answers as they are given.

From the page: {"type": "answer", "seat", "seq", "option", "key"}, {"type": "undo", "seat", "key"}, {"type": "chat",
"text", "channel"}, {"type": "hurry"}, {"type": "hint", "seat", "bot"}, {"type": "enough", "seat"}, {"type": "seen",
"n"}, {"type": "again"}, {"type": "awake"}, {"type": "here", "seat"}, {"type": "preview", "seq", "option"}. To the page:
"snapshot" with the parts that differ from what was sent before, "stored" and "refused" with the key of the answer they
are about, "thinking" with a bot's progress, "hinting" with that of a hint, "preview" with the board as an option would
leave it. An answer is called stored only when it is: after the commit.

Where several players share the screen, a snapshot may say to whom it is to be passed. Nothing that only that player may
know is sent before the page says "here".
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablero.core.errors import TableroError
from tablero.core.game import View

from .assets import playable_game, without_style
from .chat import TABLE
from .difference import difference
from .error_handlers import error_code, error_text
from .journal_groups import group_spans
from .middleware import LARGEST_MESSAGE
from .moves import moves
from .rate_limit import RateLimiter, TooManyRequests
from .refusal import Refused
from .request_context import RequestContext, request_context
from .responses import MoveInfo, Snapshot
from .table_pages import page_title, picture_for, seat_at_screen
from .table_partials import TableRenderer, is_viewers_turn
from .tables import Notice

NO_TABLE: Final = 4404
LOGGED_OUT: Final = 4401
BAD_MESSAGE: Final = 1008
TRY_LATER: Final = 1013
RESTART: Final = 1012
LONGEST_GOODBYE: Final = 123  # bytes
PROGRESS: Final = {"thinking": "thinking", "hint": "hinting"}  # what the page calls notices of progress


class AnswerMessage(msgspec.Struct, tag="answer", tag_field="type"):
    seat: int
    seq: int
    option: str
    key: str


class UndoMessage(msgspec.Struct, tag="undo", tag_field="type"):
    seat: int
    key: str


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    text: str
    channel: str = TABLE


class HurryMessage(msgspec.Struct, tag="hurry", tag_field="type"):
    """Let the bots answer with what they have found so far."""


class HintMessage(msgspec.Struct, tag="hint", tag_field="type"):
    """Ask what a bot would do."""

    seat: int
    bot: str = ""


class EnoughMessage(msgspec.Struct, tag="enough", tag_field="type"):
    """Let the hint come to an end with what has been found so far."""

    seat: int


class SeenMessage(msgspec.Struct, tag="seen", tag_field="type"):
    n: int


class PreviewMessage(msgspec.Struct, tag="preview", tag_field="type"):
    """Show what would come of an option."""

    seq: int
    option: str


class AgainMessage(msgspec.Struct, tag="again", tag_field="type"):
    """Send everything anew."""


class AwakeMessage(msgspec.Struct, tag="awake", tag_field="type"):
    """Send what is new, or that nothing is: the page has slept, and can't know whether the connection still stands."""


class HereMessage(msgspec.Struct, tag="here", tag_field="type"):
    """The player of this seat sits at the screen now."""

    seat: int


Message = (
    AnswerMessage
    | UndoMessage
    | ChatMessage
    | HurryMessage
    | HintMessage
    | EnoughMessage
    | SeenMessage
    | PreviewMessage
    | AgainMessage
    | AwakeMessage
    | HereMessage
)
DECODER: Final = msgspec.json.Decoder(Message)
ENCODER: Final = msgspec.json.Encoder()


class PageConnection:
    """One page that is open at a table."""

    def __init__(self, socket: WebSocket, ctx: RequestContext) -> None:
        self.socket = socket
        self.ctx = ctx
        self.renderer = TableRenderer(ctx)
        self.tables = ctx.services.tables
        self.table: str = socket.path_params["table"]
        self.picture = picture_for(socket)
        self.limiter = RateLimiter(ctx.services.limiter.limits)  # its own count of messages
        self.sending = asyncio.Lock()
        self.handling = asyncio.Lock()  # held while a message of the page is at hand
        self.sent: dict[str, str] = {}  # the parts as the page has them
        self.sent_lines: list[tuple[int, str]] = []  # the lines of the journal, too
        self.sent_groups: list[tuple[int, int]] = []  # ... and their groups: the first and last line of each
        self.screen_seat = seat_at_screen(socket)  # the seat whose player sits at this screen, if several share it
        self.shown_seat: int | None = None  # the seat from which the page was last shown to them
        self.view: View = {}  # what the page shows
        self.views: dict[int, View] = {}  # what each of them saw last
        # What others did since this person last decided is marked, against what was to be seen before.
        self.decided = True
        self.before: View | None = None

    async def send(self, **message: Any) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

    # -- to the page ---------------------------------------------------------------------------------------------

    async def push(self, everything: bool = False, quiet: bool = False) -> None:
        """Send what the page does not have yet; if `quiet`, only if there is something."""
        async with self.sending:
            if everything:
                self.sent, self.sent_lines, self.sent_groups = {}, [], []
            snapshot = await self.snapshot()
            passed = self.has_been_passed(snapshot)
            if passed:
                self.sent_lines, self.sent_groups = [], []
            parts = {name: str(part) for name, part in self.renderer.partials(snapshot).items()}
            changed = {
                name: difference(self.sent.get(name, ""), part)
                for name, part in parts.items()
                if part != self.sent.get(name)
            }
            self.sent = parts
            lines = self.new_lines(snapshot)
            if passed and lines is not None:
                lines["from"] = 0  # the page forgets every line it has
            if quiet and not changed and lines is None:
                return  # talk that is not for this reader leaves no trace
            await self.send(
                type="snapshot",
                seq=snapshot["seq"],
                count=snapshot["table"]["count"],
                seat=snapshot["you"]["seat"],
                mine=is_viewers_turn(snapshot),
                pass_to=snapshot["you"]["pass_to"],
                title=page_title(self.ctx, snapshot),
                parts=changed,
                journal=lines,
                moves=self.moved(snapshot),
            )

    async def snapshot(self) -> Snapshot:
        """The table as it stands, with what others did since this person last decided marked."""
        user, language = self.ctx.person.id, self.ctx.language
        if self.decided:
            self.decided = False
            found, self.before = await self.tables.snapshot_anew(
                self.table, user, language, self.screen_seat, self.picture
            )
            return found
        return await self.tables.snapshot(
            self.table, user, language, None, self.screen_seat, self.picture, self.before, screen=True
        )

    def has_been_passed(self, snapshot: Snapshot) -> bool:
        """Whether the screen shows what another of its players may know than before."""
        shown_seat = snapshot["you"]["seat"] if snapshot["you"]["hides"] else None
        passed, self.shown_seat = shown_seat != self.shown_seat and self.shown_seat is not None, shown_seat
        if shown_seat is not None:
            self.views[shown_seat] = snapshot["view"]
        return passed

    def moved(self, snapshot: Snapshot) -> list[MoveInfo]:
        """What has moved on the board since it was last sent, as the same player sees it."""
        game, view, before = playable_game(snapshot["table"]["game"]), snapshot["view"], self.view
        self.view = view
        return moves(game, before, view) if before and before.get("seat") == view.get("seat") else []

    async def push_preview(self, message: PreviewMessage) -> None:
        """Send what would come of an option, if the question is still the same."""
        user, language = self.ctx.person.id, self.ctx.language
        async with self.sending:
            found = await self.tables.preview(
                self.table, user, message.option, language, self.screen_seat, self.picture
            )
            board = difference(self.sent.get("board", ""), without_style(found["board"]))
            await self.send(type="preview", seq=message.seq, option=message.option, board=board, moves=found["moves"])

    def new_lines(self, snapshot: Snapshot) -> dict[str, int | str] | None:
        """The entries from the first one that the page has not, or has differently, as after an undo."""
        now = [(line["n"], line["text"]) for line in snapshot["journal"]]
        had = set(self.sent_lines)
        start = next((n for n, text in now if (n, text) not in had), now[-1][0] + 1 if now else 0)
        is_same = now and self.sent_lines and now[-1] == self.sent_lines[-1]
        self.sent_lines, before = now, self.sent_groups
        if is_same:
            return None
        self.sent_groups = [(now[first][0], now[end - 1][0]) for first, end in group_spans(snapshot["journal"])]
        # An item that has grown or shrunk replaces the one the page has, even if that began further back.
        replaced = next((n for n, last in before if n <= start <= last), start)
        first = next((n for n, last in self.sent_groups if n <= replaced <= last), replaced)
        return {"from": min(first, replaced), "html": str(self.renderer.journal(snapshot, first))}

    async def push_changes(self, queue: asyncio.Queue[Notice]) -> None:
        """Show what happens at the table, several things at once if they come fast."""
        while True:
            notices = [await queue.get()]
            while not queue.empty():
                notices.append(queue.get_nowait())
            if any(notice.kind == "restart" for notice in notices):
                return await self.send_away()
            notices = [notice for notice in notices if self.concerns(notice)]
            if any(notice.kind == "login" for notice in notices) and not await self.is_still_logged_in():
                return
            notices = [notice for notice in notices if notice.kind != "login"]
            if any(not notice.is_progress for notice in notices):
                await self.push(quiet=all(notice.is_quiet for notice in notices))
            else:
                latest = {(notice.kind, notice.seat): notice for notice in notices}
                async with self.sending:
                    for (kind, seat), notice in latest.items():
                        busy = self.ctx.say("bots-busy", seconds=notice.busy) if notice.busy else ""
                        await self.send(type=PROGRESS[kind], seat=seat, share=round(notice.share, 3), busy=busy)

    async def is_still_logged_in(self) -> bool:
        """Whether the page is still its reader's; if not, it is told so, and nothing else."""
        if await self.ctx.services.auth.is_still(self.ctx.person):
            return True
        async with self.sending:
            await self.socket.close(LOGGED_OUT, goodbye(self.ctx.say("login-ended")))
        return False

    async def send_away(self) -> None:
        """Close the connection, once the message at hand is answered: the page comes back by itself."""
        async with self.handling:
            await self.socket.close(RESTART, goodbye(self.ctx.say("host-restarts-now")))

    def concerns(self, notice: Notice) -> bool:
        """Whether the page's reader is to notice something: of a hint, only whoever has asked for it."""
        if notice.kind != "hint":
            return True
        hint = self.tables.hints.of(self.table, notice.seat)
        return hint is not None and hint.user == self.ctx.person.id

    # -- from the page -------------------------------------------------------------------------------------------

    async def receive_messages(self) -> None:
        while True:
            text = await self.receive_text()
            if text is None:
                await self.socket.close(BAD_MESSAGE, goodbye(self.ctx.say("problem-malformed")))
                return
            if len(text) > LARGEST_MESSAGE or not self.limiter.allows("message", ""):
                await self.socket.close(BAD_MESSAGE, goodbye(self.ctx.say("problem-too-many")))
                return
            try:
                message = DECODER.decode(text)
            except (msgspec.DecodeError, RecursionError):
                await self.refuse("", "malformed", self.ctx.say("problem-malformed"))
                continue
            async with self.handling:
                await self.handle(message)

    async def receive_text(self) -> str | None:
        """The next message; None if it is a binary one."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: str | None = message.get("text")
        return text

    async def handle(self, message: Message) -> None:
        """Do what a message says; what is refused has changed nothing."""
        key = message.key if isinstance(message, AnswerMessage | UndoMessage) else ""
        try:
            seq = await self.perform(message)
        except TableroError as error:
            await self.refuse(key, error_code(error), error_text(self.ctx.say, error))
            if isinstance(error, Refused) and error.code == "stale":
                await self.push()
        else:
            if key:
                async with self.sending:
                    await self.send(type="stored", key=key, seq=seq)

    async def perform(self, message: Message) -> int:
        user = self.ctx.person.id
        if isinstance(message, AnswerMessage):
            self.decided = True
            return await self.tables.answer(self.table, user, message.seat, message.seq, message.option, message.key)
        if isinstance(message, UndoMessage):
            self.decided = True
            return await self.tables.undo(self.table, user, message.seat, message.key)
        if isinstance(message, ChatMessage):
            self.ctx.take("chat")
            await self.tables.say(self.table, user, message.text, message.channel)
        elif isinstance(message, HurryMessage):
            await self.tables.hurry(self.table, user)
        elif isinstance(message, HintMessage):
            self.ctx.take("hint")
            await self.tables.hint(self.table, user, message.seat, message.bot)
            await self.push()
        elif isinstance(message, EnoughMessage):
            self.tables.hints.hurry(self.table, user, message.seat)
        elif isinstance(message, SeenMessage):
            if not self.ctx.person.fresh:
                await self.tables.seen(self.table, user, message.n)
        elif isinstance(message, PreviewMessage):
            with suppress(Refused):  # the table has moved on while somebody pointed at something
                await self.push_preview(message)
        elif isinstance(message, HereMessage):
            self.screen_seat, self.before = message.seat, self.views.get(message.seat, {})
            await self.push()
        else:
            self.renderer.away = None  # a page that comes back was away
            await self.push(everything=isinstance(message, AgainMessage))
        return 0

    async def refuse(self, key: str, code: str, reason: str) -> None:
        async with self.sending:
            await self.send(type="refused", key=key, code=code, reason=reason)


def goodbye(words: str) -> str:
    """Words with which a socket is closed, cut to what it takes: letters of some languages have two bytes."""
    return words.encode()[:LONGEST_GOODBYE].decode(errors="ignore")


async def table_socket(socket: WebSocket) -> None:
    """A table page is open."""
    ctx = await request_context(socket)
    await socket.accept()
    try:
        with ctx.services.connections.hold(ctx.person.id, ctx.address):
            await serve_page(socket, ctx)
    except TooManyRequests as error:
        await socket.close(TRY_LATER, goodbye(error_text(ctx.say, error)))


async def serve_page(socket: WebSocket, ctx: RequestContext) -> None:
    """Show the page what happens, and do what it says, as long as it is open."""
    connection = PageConnection(socket, ctx)
    tables = ctx.services.tables
    tables.bot_scheduler.came_from(connection.table, ctx.address)
    async with tables.subscribe(connection.table, ctx.person.id) as queue:
        try:
            await connection.push()
            await until_either_ends(connection.push_changes(queue), connection.receive_messages())
        except Refused as error:
            gone = error.code in ("unknown", "no-watching")
            await socket.close(NO_TABLE if gone else TRY_LATER, goodbye(error_text(ctx.say, error)))
        except WebSocketDisconnect:
            return


async def until_either_ends(watching: Any, listening: Any) -> None:
    """Until one of the two ends: the page has gone."""
    tasks = [asyncio.create_task(watching), asyncio.create_task(listening)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
            raise outcome
