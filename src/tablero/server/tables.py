"""The life of a table: the one door for pages, WebSocket and API. No HTTP here, and no rule of a game.

Everything that blocks runs in threads, one thing at a time for each table; what was begun is carried through even if
whoever asked for it has gone. Subscribers hear of a change only after it is committed. Bots are scheduled whenever a
table that this server has changed asks one (bot_scheduler.py).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablero.core.game import Options, View

from . import analysis, chat, lobby, motives, preview, snapshot, story, things, why
from .analysis_service import AnalysisService
from .bot_scheduler import BotScheduler
from .bot_workers import BotWorkers
from .broadcast import Broadcaster, Notice
from .clock_keeper import ClockKeeper
from .clocks import ClockSpec
from .guidance import with_card, with_dice
from .hint_service import Hint, HintService
from .match_service import ATTEMPTS, BOT, ConcurrentChange, MatchService, Upgraded
from .orders import OrderService
from .people import PeopleService
from .postman import Postman
from .puzzles import Explanations
from .refusal import Refused, is_text
from .responses import (
    AnalysisInfo,
    CircleInfo,
    GuestList,
    InvitationInfo,
    InvitedTable,
    JournalLine,
    ListedTable,
    MotiveList,
    OpenTable,
    PreviewInfo,
    ReasonInfo,
    RecordResponse,
    Snapshot,
    StoryInfo,
    ThingInfo,
)
from .results import ResultService
from .seats import NO_CLOCK, SeatService, SeatSpec
from .settings import Settings
from .snapshot import SnapshotQuery
from .storage import journal_store, own_store
from .storage.engine import LOBBY, Database, NotStored, Unsure
from .studies import Studies
from .study_opinion import StudyOpinions
from .terms import AMONG_FRIENDS, TableTerms
from .tournaments import TournamentService

__all__ = ["Notice", "Refused", "SeatSpec", "Tables", "open_tables"]

THREADS: Final = 4
SHOWN_SECONDS: Final = 0.03  # in which pages are shown a change, before bots are looked for
SLOW_THREADS: Final = 2  # for what plays a game again: nobody's answer waits behind it

T = TypeVar("T")


class Tables:
    """All tables of a database, as one server sees them. `user` is an opaque id, see auth.py."""

    def __init__(
        self, settings: Settings, database: Database, bot_workers: BotWorkers, broadcaster: Broadcaster
    ) -> None:
        self.settings = settings
        self.database = database
        self.bot_workers = bot_workers
        self.broadcaster = broadcaster
        self.matches = MatchService(settings, database)
        self.seats = SeatService(settings, database, self.matches)
        self.lobby = lobby.LobbyService(database, self.seats)
        self.people = PeopleService(database)
        self.results = ResultService(database)
        self.tournaments = TournamentService(database, self.seats, self.results)
        self.orders = OrderService(database, self.matches)
        self.threads = ThreadPoolExecutor(THREADS, "tablero-store")
        self.slow_threads = ThreadPoolExecutor(SLOW_THREADS, "tablero-replay")
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.pending_changes: set[asyncio.Future[Any]] = set()
        self.stories = story.StoryCache()
        self.bot_scheduler = BotScheduler(self)
        self.hints = HintService(self)
        self.studies = Studies(self)
        self.analyses = AnalysisService(self)
        self.courses = analysis.CourseCache()
        self.explanations = Explanations(self)
        self.study_opinions = StudyOpinions(self)
        self.clock_keeper = ClockKeeper(self)
        self.postman = Postman(self)
        self.on_answered: Callable[[float], None] = lambda seconds: None  # who measures how long answers take

    async def start(self) -> None:
        """Bring the database up to date, and let bots go on thinking where they were."""
        await self.run(self.database.migrate)
        self.count_soon(self.count_missing)
        self.broadcaster.on_remote = self.bot_scheduler.on_remote_notice
        self.broadcaster.start()
        await self.clock_keeper.start()
        self.postman.start()
        await self.bot_scheduler.start()
        self.bot_scheduler.spawn(lobby.keep_filling(self))
        await self.play_orders()

    async def stop(self) -> None:
        """Carry through what was begun, and let thoughts go: everything else is stored."""
        self.results.is_stopping = True
        await self.bot_scheduler.stop()
        await self.clock_keeper.stop()
        await self.postman.stop()
        await asyncio.gather(*self.pending_changes, return_exceptions=True)
        await asyncio.to_thread(self.broadcaster.stop)
        self.threads.shutdown()
        self.slow_threads.shutdown()
        self.database.close()

    # -- looking -------------------------------------------------------------------------------------------------

    async def listing(self, user: str) -> list[ListedTable]:
        """The user's tables, the latest first, with whose turn it is."""
        return await self.read(lambda c: snapshot.list_tables(c, user, self.settings.tables_per_user))

    async def snapshot(
        self,
        table: str,
        user: str,
        language: str = "en",
        at: int | None = None,
        seat: int | None = None,
        picture: str = "wide",
        before: View | None = None,
        step: int | None = None,
        screen: bool = False,
    ) -> Snapshot:
        """What `user` sees of the table; with `at`, after so many decisions; with `step`, at a step (snapshot.py).

        On a `screen`, secrets are left out that are not those of whoever sits there, at `seat`.
        """
        query = SnapshotQuery(
            user=user, language=language, at=at, seat=seat, screen=screen, picture=picture, before=before, step=step
        )
        bots = self.bot_scheduler.news(table)
        slow = at is not None or step is not None
        async with self.lock(table):
            return await self.read(lambda c: snapshot.build(self.matches, c, table, query, bots, self.hints), slow)

    async def snapshot_anew(
        self, table: str, user: str, language: str, seat: int | None, picture: str
    ) -> tuple[Snapshot, View | None]:
        """What `user`, who has decided, sees on a screen; and what it is compared with from now on, to mark changes."""
        query = SnapshotQuery(user=user, language=language, seat=seat, screen=True, picture=picture)
        bots = self.bot_scheduler.news(table)
        async with self.lock(table):
            return await self.read(lambda c: snapshot.build_anew(self.matches, c, table, query, bots, self.hints))

    async def why_not(
        self,
        table: str,
        user: str,
        option: str,
        language: str = "en",
        seat: int | None = None,
        screen: bool = False,
    ) -> ReasonInfo:
        """Why `user` can't answer with `option` (why.py)."""
        query = SnapshotQuery(user=user, language=language, seat=seat, screen=screen, picture="")
        async with self.lock(table):
            return await self.read(lambda c: why.why_not(self.matches, c, table, query, option))

    async def preview(
        self, table: str, user: str, option: str, language: str, seat: int | None, picture: str
    ) -> PreviewInfo:
        """What would come of an answer that `user` points at on a screen (preview.py)."""
        query = SnapshotQuery(user=user, language=language, seat=seat, screen=True, picture=picture)
        async with self.lock(table):
            return await self.read(lambda c: preview.preview(self.matches, c, table, query, option))

    async def thing(
        self,
        table: str,
        user: str,
        id: str,
        language: str = "en",
        at: int | None = None,
        seat: int | None = None,
        step: int | None = None,
    ) -> ThingInfo:
        """What is to be said of a thing to `user`, who points at it on a screen (things.py)."""
        query = SnapshotQuery(user=user, language=language, at=at, seat=seat, screen=True, picture="", step=step)
        async with self.lock(table):
            slow = at is not None or step is not None
            return await self.read(lambda c: things.thing(self.matches, c, table, query, id), slow)

    async def motives(
        self, table: str, user: str, language: str = "en", seat: int | None = None, screen: bool = False
    ) -> MotiveList:
        """Why the bots did what they did since `user` last decided (motives.py)."""
        query = SnapshotQuery(user=user, language=language, seat=seat, screen=screen, picture="")
        async with self.lock(table):
            return await self.read(lambda c: motives.motives(self.matches, c, table, query), slow=True)

    async def journal(
        self,
        table: str,
        user: str,
        language: str = "en",
        before: int | None = None,
        limit: int = 100,
        seat: int | None = None,
        screen: bool = False,
    ) -> list[JournalLine]:
        """The last `limit` journal lines before line `before`."""
        query = SnapshotQuery(user=user, language=language, seat=seat, screen=screen)
        async with self.lock(table):
            return await self.read(
                lambda c: snapshot.older_journal(self.matches, c, table, query, before, max(1, min(limit, 500)))
            )

    async def story(self, table: str, user: str, language: str = "en") -> StoryInfo:
        """How a finished game went."""
        async with self.lock(table):
            return await self.read(
                lambda c: story.build(self.matches, self.stories, c, table, user, language), slow=True
            )

    async def analysis(self, table: str, user: str, language: str = "en") -> AnalysisInfo:
        """How the chances went in a finished game, and what was found out about its decisions."""

        def build(c: Connection) -> AnalysisInfo:
            return analysis.AnalysedTable(self.matches, self.courses, self.analyses, c, table, user, language).info()

        async with self.lock(table):
            return await self.read(build, slow=True)

    async def stop_analysis(self, table: str, user: str) -> None:
        """Stop an analysis that the user has asked for."""
        await self.read(lambda c: self.analyses.stored(c, table, user))  # who may not see the table hears nothing
        self.analyses.stop(table, user)

    async def again(self, table: str, user: str) -> str:
        """A new table like a finished one, with the same people, each one seat further; its id."""
        new = await self.run(self.seats.again, table, user)
        self.bot_scheduler.schedule(new)
        self.broadcaster.publish(LOBBY, Notice("changed"))
        return new

    async def record(self, table: str, user: str) -> RecordResponse:
        """The game's record once it is over; before that, its public header."""
        async with self.lock(table):
            return await self.run(self.matches.record, table, user, slow=True)

    async def position(self, table: str, user: str, at: int | None = None, seat: int | None = None) -> str:
        """The position as text, as far as `user`, on a screen, may know it (snapshot.py)."""
        query = SnapshotQuery(user=user, at=at, seat=seat, screen=True, picture="")
        async with self.lock(table):
            return await self.read(lambda c: snapshot.position(self.matches, c, table, query), slow=at is not None)

    def subscribe(self, table: str, user: str = "") -> AbstractAsyncContextManager[asyncio.Queue[Notice]]:
        """The notices of a table from now on, and of the end of a login of this user's."""
        return self.broadcaster.subscribe(table, user)

    # -- playing -------------------------------------------------------------------------------------------------

    async def answer(self, table: str, user: str, seat: int, seq: int, option: str, key: str) -> int:
        """Answer the question that was put at `seq`; the number of the stored event."""
        if user == BOT:
            raise Refused("foreign", "nobody has no seat")  # bots answer through bot_scheduler.py alone
        begun = time.monotonic()
        stored = await self.change(table, self.matches.answer, user, seat, seq, option, key)
        self.on_answered(time.monotonic() - begun)
        self.hints.forget(table, seat)
        return stored

    async def learn(self, user: str, game: str, lesson: str) -> str:
        """The user's table of a lesson: where it was left, or a new one."""
        table = await self.run(self.seats.open_lesson, user, game, lesson)
        self.bot_scheduler.schedule(table)
        return table

    async def undo(self, table: str, user: str, seat: int, key: str) -> int:
        """Take back the last decision of `seat`."""
        stored = await self.change(table, self.matches.undo, user, seat, key)
        self.hints.forget(table, seat)
        return stored

    async def hint(self, table: str, user: str, seat: int, bot: str = "") -> Hint:
        """Ask what a bot would do at the question to `seat`; the snapshots of `user` tell how far it is."""
        return await self.hints.ask(table, user, seat, bot)

    async def say(self, table: str, user: str, text: str, channel: str = chat.TABLE) -> None:
        """Talk at the table, or to those who share a channel with the user."""
        words = text.strip()
        if not 1 <= len(words) <= self.settings.longest_chat or not is_text(words):
            raise Refused("full", f"a message has 1 to {self.settings.longest_chat} letters")

        def write(c: Connection) -> None:
            chat.check_speaker(c, table, user, channel)
            self.database.announce(c, table, "chat", journal_store.write_chat(c, table, user, channel, words))

        await self.write(write)
        self.broadcaster.publish(table, Notice("chat"))

    async def react(self, table: str, user: str, line: str, sign: str) -> None:
        """Give a sign to what was said, or take it back."""

        def write(c: Connection) -> None:
            chat.react(c, table, user, line, sign)
            self.database.announce(c, table, "chat", 0)

        await self.write(write)
        self.broadcaster.publish(table, Notice("chat"))

    async def hurry(self, table: str, user: str) -> None:
        """Stop the thinking at a table, on whichever server it goes on: the bots answer with what they have found."""

        def announce(c: Connection) -> None:
            chat.check_speaker(c, table, user)
            self.database.announce(c, table, "hurry", 0)

        await self.write(announce)
        self.bot_scheduler.hurry(table)

    async def seen(self, table: str, user: str, n: int) -> None:
        """The user has read the journal up to line `n`."""
        async with self.lock(table):
            lines, count = await self.read(lambda c: snapshot.seen_until(self.matches, c, table, user, n))
        await self.write(lambda c: journal_store.write_visit(c, table, user, lines, count))

    # -- what is one person's own (orders.py) --------------------------------------------------------------------

    async def lay_order(self, table: str, user: str, seat: int, order: str) -> None:
        """Lay down an answer for a question that has not come up yet."""
        await self.change_own(table, self.orders.lay, user, seat, order)

    async def withdraw_order(self, table: str, user: str, order: int) -> None:
        await self.change_own(table, self.orders.withdraw, user, order)

    async def write_note(self, table: str, user: str, text: str) -> None:
        """Write down something at a table, for nobody else; it replaces what was written there before."""
        if len(text) > self.settings.longest_note or not is_text(text):
            raise Refused("full", f"a note has at most {self.settings.longest_note} letters")

        def write(c: Connection) -> None:
            chat.check_speaker(c, table, user)
            own_store.write_note(c, table, user, text)
            self.database.announce(c, table, "own", 0)

        await self.write(write)
        self.broadcaster.publish(table, Notice("own"))

    async def change_own(self, table: str, work: Callable[..., None], *args: Any) -> None:
        """Change what one person has at a table: no page of anybody else is told."""
        async with self.lock(table):
            await self.run(work, table, *args)
        self.broadcaster.publish(table, Notice("own"))

    async def play_orders(self, since: int = 0) -> None:
        """Play the orders for questions that a server has put, since then, and then stopped."""
        for table in await self.run(self.orders.tables_left_behind, since):
            async with self.lock(table):
                played = await self.run(self.orders.play, table)
            if played:  # else nobody may notice that somebody has orders
                self.tell(table)

    # -- seats and rights (seats.py) -----------------------------------------------------------------------------

    async def create(
        self,
        owner: str,
        game: str,
        players: int,
        options: Options,
        seats: list[SeatSpec],
        title: str = "",
        hints: str = "auto",
        terms: TableTerms = AMONG_FRIENDS,
        clock: ClockSpec = NO_CLOCK,
        rated: bool = False,
        key: str = "",
        guided: bool = False,
        research: bool = False,
    ) -> str:
        """Open a table; its id, which can't be guessed. The same key again gives the same table."""
        create = partial(self.seats.create, title=title, hints=hints, terms=terms, clock=clock, rated=rated, key=key)
        create = partial(create, guided=guided, research=research)
        table = await self.run(create, owner, game, players, options, seats)
        self.bot_scheduler.schedule(table)
        self.broadcaster.publish(LOBBY, Notice("changed"))
        return table

    async def open_position(
        self, owner: str, text: str, seats: list[SeatSpec], title: str = "", guided: bool = False
    ) -> str:
        """Open a table that begins with a position written as text."""
        table = await self.run(self.seats.open_position, owner, text, seats, title, guided)
        self.bot_scheduler.schedule(table)
        self.broadcaster.publish(LOBBY, Notice("changed"))
        return table

    async def begin_anew(self, table: str, user: str, text: str) -> None:
        """Let a table beside a real one go on from another position."""
        await self.change(table, self.seats.begin_anew, user, text)

    async def name_card(self, table: str, user: str, where: str, card: str) -> None:
        """Say which card was drawn at the real table: the one that comes next here."""
        text = await self.position(table, user)
        await self.begin_anew(table, user, await asyncio.to_thread(with_card, text, where, card))

    async def name_dice(self, table: str, user: str, dice: str) -> None:
        """Say what was rolled at the real table: the dice that come next here."""
        text = await self.position(table, user)
        await self.begin_anew(table, user, await asyncio.to_thread(with_dice, text, dice))

    async def invite(self, table: str, user: str, seat: int) -> str:
        """A token with which somebody else can claim an empty seat; earlier ones for it are void."""
        return await self.change_seats(table, self.seats.invite, user, seat)

    async def invitation(self, token: str, user: str = "") -> InvitationInfo:
        """What a token invites to."""
        return await self.run(self.seats.invitation, token, user)

    async def claim(self, token: str, user: str) -> str:
        """Sit down by invitation; the table's id."""
        table = await self.run(self.seats.claim, token, user)
        self.broadcaster.publish(table, Notice("changed"))
        self.broadcaster.publish(LOBBY, Notice("changed"))
        return table

    async def sit(self, table: str, user: str, seat: int) -> None:
        """Take an open seat, or one of a table that one is invited to by name."""
        await self.change_seats(table, self.seats.sit, user, seat)

    async def hand_over(self, table: str, user: str, seat: int, bot: str) -> None:
        """Let a bot play a seat."""
        await self.change_seats(table, self.seats.hand_over, user, seat, bot)

    async def take_back(self, table: str, user: str, seat: int) -> None:
        await self.change(table, self.seats.take_back, user, seat)

    async def rename(self, table: str, user: str, title: str) -> None:
        await self.change_seats(table, self.seats.rename, user, title)

    async def set_hints(self, table: str, user: str, hints: str) -> None:
        await self.change(table, self.seats.set_hints, user, hints)

    async def withdraw(self, table: str, user: str) -> None:
        """The game is not for research any more."""
        await self.change_seats(table, self.seats.withdraw, user)

    async def close(self, table: str, user: str) -> None:
        await self.change_seats(table, self.seats.close, user)
        await self.play_on(self.tournaments.after_table, table)

    async def propose_rewind(self, table: str, user: str, to: int) -> None:
        """The owner proposes to go back to where `to` decisions had been taken."""
        await self.change(table, self.seats.propose_rewind, user, to)

    async def consent(self, table: str, user: str, yes: bool) -> None:
        await self.change(table, self.seats.consent, user, yes)

    # -- the lobby (lobby.py) and people among each other (people.py) ----------------------------------------------

    async def open_tables(self, user: str, game: str = "") -> list[OpenTable]:
        """What the lobby shows."""
        return await self.run(self.lobby.listing, user, game)

    async def invitations(self, user: str) -> list[InvitedTable]:
        """The tables that one is invited to by name."""
        return await self.run(self.lobby.invitations, user)

    async def door(self, table: str, user: str) -> OpenTable:
        """What is told of a table to whoever may sit down there."""
        return await self.run(self.lobby.door, table, user)

    async def guests(self, table: str, user: str) -> GuestList:
        """Who is invited to one's own table by name."""
        return await self.run(self.lobby.guests, table, user)

    async def invite_people(self, table: str, user: str, names: list[str], circle: str = "") -> None:
        await self.change_seats(table, self.lobby.invite, user, names, circle)

    async def revoke(self, table: str, user: str, name: str) -> None:
        await self.change_seats(table, self.lobby.revoke, user, name)

    async def decline(self, table: str, user: str) -> None:
        await self.change_seats(table, self.lobby.decline, user)

    async def leave(self, table: str, user: str, seat: int) -> None:
        """Give one's seat back before the start."""
        await self.change_seats(table, self.lobby.leave, user, seat)

    async def remove(self, table: str, user: str, seat: int) -> None:
        """The owner removes whoever sits at a seat."""
        await self.change_seats(table, self.lobby.remove, user, seat)

    async def set_terms(self, table: str, user: str, terms: TableTerms) -> None:
        await self.change_seats(table, self.lobby.set_terms, user, terms)

    async def fill_due(self) -> None:
        """Let bots take the empty seats of tables whose time has come."""
        for table in await self.run(self.lobby.due):
            await self.change_seats(table, self.lobby.fill)

    async def circles(self, user: str) -> list[CircleInfo]:
        return await self.run(self.people.circles, user)

    async def mute(self, table: str, user: str, seat: int, muted: bool) -> None:
        """Hear nothing more from whoever sits at a seat, or hear them again; the others notice nothing."""
        await self.run(self.people.mute, table, user, seat, muted)
        self.broadcaster.publish(table, Notice("chat"))

    async def report(self, table: str, user: str, seat: int, reason: str) -> int:
        """Tell the host of whoever sits at a seat."""
        return await self.run(self.people.report, table, user, seat, reason)

    # -- threads and locks ---------------------------------------------------------------------------------------

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table's match is used: a match is for one thread at a time."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    async def run(self, work: Callable[..., T], *args: Any, slow: bool = False) -> T:
        """Do something that blocks in a thread."""
        threads = self.slow_threads if slow else self.threads
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work, *args)
        except Unsure as error:
            raise Refused("unsure", str(error)) from None
        except NotStored as error:
            raise Refused("not-stored", str(error)) from None
        except IntegrityError:
            raise Refused("not-stored", "somebody did the same at this very moment; look again") from None

    async def read(self, work: Callable[[Connection], T], slow: bool = False) -> T:
        upgraded: list[str] = []

        def reading() -> T:
            for _ in range(ATTEMPTS):
                try:
                    with self.database.reading() as c:
                        return work(c)
                except Upgraded as change:
                    upgraded.append(change.table)
                except ConcurrentChange:
                    continue
            raise Refused("stale", "the table is being changed; look again")

        try:
            return await self.run(reading, slow=slow)
        finally:
            for table in upgraded:
                self.bot_scheduler.schedule(table)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """A small write that may meet another server's: then it is tried again."""

        def writing() -> T:
            for _ in range(ATTEMPTS):
                try:
                    with self.database.writing() as c:
                        return work(c)
                except (IntegrityError, ConcurrentChange):
                    continue
            raise Refused("not-stored", "others were faster; try again")

        return await self.run(writing)

    async def change(self, table: str, work: Callable[..., T], *args: Any) -> T:
        """Change a table and tell everybody, even if the one who asked has gone in the meantime."""
        task = asyncio.create_task(self.run_change(table, work, *args))
        self.pending_changes.add(task)
        task.add_done_callback(self.pending_changes.discard)
        return await asyncio.shield(task)

    async def change_seats(self, table: str, work: Callable[..., T], *args: Any) -> T:
        """The same, for what the lobby may show."""
        outcome = await self.change(table, work, *args)
        self.broadcaster.publish(LOBBY, Notice("changed"))
        return outcome

    async def run_change(self, table: str, work: Callable[..., T], *args: Any) -> T:
        def work_and_orders() -> T:
            outcome = work(table, *args)
            self.orders.play(table)
            return outcome

        try:
            async with self.lock(table):
                outcome = await self.run(work_and_orders)
        except Refused as error:
            if error.code == "unsure":  # it may have happened: whoever watches looks again
                self.broadcaster.publish(table, Notice("changed"))
            raise
        self.tell(table, outcome if isinstance(outcome, int) else 0)
        return outcome

    def tell(self, table: str, seq: int = 0) -> None:
        """A table has changed: pages look again, bots think, a finished game is counted."""
        self.broadcaster.publish(table, Notice("changed", seq))
        if self.broadcaster.is_watched(table):  # whoever looks on is shown it first
            asyncio.get_running_loop().call_later(SHOWN_SECONDS, self.bot_scheduler.schedule, table)
        else:
            self.bot_scheduler.schedule(table)
        if self.matches.is_over(table):
            self.count_soon(self.count, table)

    async def count(self, table: str) -> None:
        """Count a finished game, and go on with its tournament."""
        await self.run(self.results.count_if_readable, table)
        await self.play_on(self.tournaments.after_table, table)

    async def count_missing(self) -> None:
        """Count what a stopped server has left out, and go on with its tournaments."""
        await self.run(self.results.count_missing)
        await self.play_on(self.tournaments.advance_all)

    async def play_on(self, work: Callable[..., list[str]], *args: Any) -> None:
        """Do something about a tournament that may open tables, and let bots move there."""
        for table in await self.run(work, *args):
            self.broadcaster.publish(table, Notice("changed"))
            self.bot_scheduler.schedule(table)

    def count_soon(self, work: Callable[..., Awaitable[None]], *args: Any) -> None:
        """Count finished games; nobody waits for it, but the server does when it stops."""
        task = asyncio.ensure_future(work(*args))
        self.pending_changes.add(task)
        task.add_done_callback(self.pending_changes.discard)


def open_tables(settings: Settings) -> Tables:
    """The tables of the database that the settings name; `start` them on the event loop."""
    database = Database(settings.database)
    return Tables(settings, database, BotWorkers(settings.workers, settings.think_seconds), Broadcaster(database))
