"""Servers that die under load, and what has to be true afterwards: nothing acknowledged is lost, nothing done twice.

Each player sends one answer after the other through the API and writes down what was acknowledged. What a death cut off
is sent again with the same key. After every death the tables are loaded from the database and compared with a replay
from their seeds. Beside the players two people play by correspondence (correspondence.py).
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

from sqlalchemy import select

from tablero.core.answers import answer
from tablero.core.match import Match, new_match
from tablero.core.state import EVERYTHING
from tablero.server.auth import Auth, Person
from tablero.server.loaded_match import cached_game
from tablero.server.match_loading import load
from tablero.server.storage import table_store
from tablero.server.storage.engine import Database
from tablero.server.storage.schema import EVENTS, TABLES
from tests.mail_server import MailServer, receiving_mail
from tests.patience import PATIENCE, wait_until

from .correspondence import PAIR, Correspondence
from .fork_server import Caller, ForkServer, Gone, free_port
from .running_tables import SECRET

AT_MOST = 60  # answers between two kills
LETTERS_EVERY = 10  # kills there is time for a letter
SEATS = {
    "alone": [{"kind": "me"}, {"kind": "me"}],
    "with bot": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
}


class Player(threading.Thread):
    """Plays one table after the other until told to stop."""

    def __init__(self, caller: Caller, name: str, seats: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.caller = caller
        self.user = name
        self.seats = seats
        self.chance = random.Random(seed)
        self.table = ""
        self.sent: dict[str, tuple[str, int, str]] = {}  # by key: table, seat, option
        self.acknowledged: dict[str, int] = {}  # by key: the seq it was stored as
        self.pending = ""
        self.body: dict[str, Any] = {}
        self.cut_off: set[str] = set()
        self.problems: list[str] = []
        self.finished = threading.Event()

    def run(self) -> None:
        while not self.finished.is_set():
            try:
                self.step()
            except Gone:
                self.cut_off.add(self.pending)
                time.sleep(0.01)
            except Exception as error:
                self.problems.append(repr(error))
                return

    def leave(self) -> None:
        """Finish what is being done."""
        self.finished.set()
        self.join(PATIENCE)
        self.caller.hang_up()

    def step(self) -> None:
        if not self.table:
            status, made = self.caller.call("POST", "/tables", {"game": "el-grande", "seats": SEATS[self.seats]})
            assert status == 201, made
            self.table = made["table"]
        elif self.pending:
            self.send()
            if self.chance.random() < 0.2:
                self.send()  # a doubled answer
            self.pending = ""
        else:
            self.ask()

    def ask(self) -> None:
        status, seen = self.caller.call("GET", f"/tables/{self.table}/ask")
        assert status == 200, seen
        if seen["status"] == "over":
            self.table = ""
        elif seen["ask"] is None:
            time.sleep(0.01)
        else:
            option = self.chance.choice(seen["ask"]["options"])["id"]
            key = f"{self.user}-{len(self.sent)}"
            self.body = {"seat": seen["ask"]["seat"], "seq": seen["seq"], "option": option, "key": key}
            self.sent[key] = (self.table, seen["ask"]["seat"], option)
            self.pending = key

    def send(self) -> None:
        status, stored = self.caller.call("POST", f"/tables/{self.table}/answer", self.body)
        if status != 200:
            self.problems.append(f"{self.body} was refused: {stored}")
            return
        before = self.acknowledged.setdefault(self.pending, stored["seq"])
        if before != stored["seq"]:
            self.problems.append(f"{self.body} was stored as {before}, and again as {stored['seq']}")


def with_tokens(database: Database, names: list[str]) -> dict[str, str]:
    """A token for each player."""
    auth = Auth(database, SECRET)

    async def make() -> dict[str, str]:
        return {name: await auth.make_token(Person(name), "test") for name in names}

    return asyncio.run(make())


def position(match: Match) -> Any:
    """Everything about a match that anybody could ask for."""
    asks = [(ask.seat, ask.kind, list(ask.options)) for ask in match.open_asks()]
    return match.count, asks, match.game.view(match.state, EVERYTHING)


def check_tables(database: Database, checked: dict[str, int] | None = None) -> int:
    """Every table loads, and is what its seed and its answers make of it; how many answers stand.

    Those that have not moved since they were `checked` are left out.
    """
    total, checked = 0, {} if checked is None else checked
    with database.reading() as c:
        for (table,) in c.execute(select(TABLES.c.id)).all():
            row = table_store.read_table(c, table)
            assert row is not None
            total += row.count
            if checked.get(table) == row.seq:
                continue
            checked[table] = row.seq
            replayed = new_match(cached_game(row.game), row.players, {}, bytes.fromhex(row.seed))
            for seat, option in table_store.standing_answers(c, table, 0, row.count):
                answer(replayed, option, seat)
            assert position(load(c, row).match) == position(replayed)
            numbers = [seq for (seq,) in c.execute(select(EVENTS.c.seq).where(EVENTS.c.table_id == table))]
            assert sorted(numbers) == list(range(1, row.seq + 1)), "events are numbered without a gap"
    return total


def check_answers(database: Database, players: list[Player]) -> None:
    """What was acknowledged is stored as it was, once; nothing else is stored."""
    with database.reading() as c:
        events = c.execute(select(EVENTS)).all()
    names = {player.user for player in players}
    stored = {event.key.split(":", 1)[1]: event for event in events if event.user_id in names}
    times = Counter((event.table_id, event.key) for event in events)
    assert max(times.values()) == 1
    for player in players:
        assert not player.problems, player.problems
        for key, seq in player.acknowledged.items():
            event = stored[key]
            assert (event.table_id, event.seat, event.option) == player.sent[key]
            assert event.seq == seq
    sent = {key for player in players for key in player.sent}
    assert set(stored) <= sent, "nothing is stored that nobody sent"


class Site:
    """A server on a database, those who play there, and the mail that leaves it."""

    def __init__(self, fork_server: ForkServer, url: str, database: Database, mail: MailServer, patient: bool) -> None:
        self.fork_server, self.url, self.port, self.mail = fork_server, url, free_port(), mail
        database.migrate()
        names = [f"player{number}" for number in range(5)]
        tokens = with_tokens(database, [*names, *PAIR])
        kinds = ["alone", "alone", "alone", "alone", "with bot"]
        callers = {name: Caller(self.port, token, patient) for name, token in tokens.items()}
        self.players = [Player(callers[name], name, kinds[i], i) for i, name in enumerate(names)]
        self.pair = Correspondence(database, [callers[user] for user in PAIR], mail)
        self.all: list[Player | Correspondence] = [*self.players, self.pair]

    def open(self) -> None:
        mail = {"mail": f"smtp://127.0.0.1:{self.mail.port}", "mail_from": "table@example.org"}
        self.fork_server.start(self.port, self.url, address="https://example.org", **mail)

    def wait_for_answers(self, more: int) -> None:
        """Until so many further answers were acknowledged, or somebody has a problem."""
        enough = self.acknowledged() + more
        wait_until(lambda: self.acknowledged() >= enough or self.problems(), f"{more} answers are stored")

    def wait_for_letter(self) -> None:
        """Until one more letter has come, or somebody has a problem: who dies too often sends none."""
        letters = self.pair.told().total()
        wait_until(lambda: self.pair.told().total() > letters or self.problems(), "somebody is told")

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def problems(self) -> list[str]:
        return [problem for thread in self.all for problem in thread.problems]

    def close(self) -> None:
        """All finish what they are doing, and send again what the last death cut off."""
        for thread in self.all:
            thread.leave()
        for player in self.players:
            if player.pending and not player.problems:
                player.step()
            player.caller.hang_up()


Death = Callable[[Site, Callable[[], None]], None]  # something dies, what is left is looked at, and it comes back


def kill_server(site: Site, look: Callable[[], None]) -> None:
    site.fork_server.kill(site.port)
    look()
    site.open()


def kill_often(
    fork_server: ForkServer, url: str, kills: int, death: Death = kill_server, patient: bool = False
) -> None:
    """Let something die after a random number of answers, `kills` times, and look at what is left each time."""
    chance = random.Random(50)
    checked: dict[str, int] = {}
    standing = 0

    def look() -> None:
        nonlocal standing
        before, standing = standing, check_tables(database, checked)
        assert standing >= before, "what was stored stays stored"

    with closing(Database(url)) as database, receiving_mail() as mail:
        site = Site(fork_server, url, database, mail, patient)
        site.open()
        for thread in site.all:
            thread.start()
        try:
            for number in range(kills):
                site.wait_for_answers(chance.randint(1, AT_MOST))
                if number % LETTERS_EVERY == LETTERS_EVERY - 1:
                    site.wait_for_letter()
                death(site, look)
            site.wait_for_answers(AT_MOST)
        finally:
            site.close()
        wait_until(lambda: site.pair.is_told() or site.problems(), "all letters are there")
        fork_server.kill(site.port)
        check_tables(database)
        check_answers(database, site.players)
        site.pair.check(kills)
        cut_off = sum(len(player.cut_off - {""}) for player in site.players)
        print(f"{kills} deaths, {site.acknowledged()} answers acknowledged, {cut_off} cut off and sent again")
        assert cut_off or kills < 10, "some answers were on their way at a death"
