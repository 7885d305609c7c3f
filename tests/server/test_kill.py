"""Servers killed after a random number of answers, under load: no acknowledged answer is lost, none is applied twice.

Each player sends one answer after the other through the API and writes down what was acknowledged. What the kill cut
off is sent again with the same key. After every kill all tables are loaded from the database and compared with a replay
from their seeds.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
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
from tests.patience import PATIENCE, wait_until

from .fork_server import Caller, ForkServer, Gone, free_port
from .running_tables import SECRET

AT_MOST = 60  # answers between two kills
SEATS = {
    "alone": [{"kind": "me"}, {"kind": "me"}],
    "with bot": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
}


class Player(threading.Thread):
    """Plays one table after the other until told to stop."""

    def __init__(self, port: int, name: str, token: str, seats: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.caller = Caller(port, token)
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


def check_tables(database: Database) -> int:
    """Every table loads, and is what its seed and its answers make of it; how many answers stand."""
    total = 0
    with database.reading() as c:
        for (table,) in c.execute(select(TABLES.c.id)).all():
            row = table_store.read_table(c, table)
            assert row is not None
            replayed = new_match(cached_game(row.game), row.players, {}, bytes.fromhex(row.seed))
            for seat, option in table_store.standing_answers(c, table, 0, row.count):
                answer(replayed, option, seat)
            assert position(load(c, row).match) == position(replayed)
            numbers = [seq for (seq,) in c.execute(select(EVENTS.c.seq).where(EVENTS.c.table_id == table))]
            assert sorted(numbers) == list(range(1, row.seq + 1)), "events are numbered without a gap"
            total += row.count
    return total


def check_answers(database: Database, players: list[Player]) -> None:
    """What was acknowledged is stored as it was, once; nothing else is stored."""
    with database.reading() as c:
        events = c.execute(select(EVENTS)).all()
    stored = {event.key.split(":", 1)[1]: event for event in events if event.user_id}
    times = Counter((event.table_id, event.key) for event in events)
    assert max(times.values()) == 1
    for player in players:
        assert player.problems == []
        for key, seq in player.acknowledged.items():
            event = stored[key]
            assert (event.table_id, event.seat, event.option) == player.sent[key]
            assert event.seq == seq
    sent = {key for player in players for key in player.sent}
    assert set(stored) <= sent, "nothing is stored that nobody sent"


def kill_often(fork_server: ForkServer, url: str, kills: int) -> None:
    with closing(Database(url)) as database:
        database.migrate()
        names = [f"player{number}" for number in range(5)]
        tokens = with_tokens(database, names)
        port = free_port()
        kinds = ["alone", "alone", "alone", "alone", "with bot"]
        players = [Player(port, name, tokens[name], kinds[i], i) for i, name in enumerate(names)]
        fork_server.start(port, url)
        for player in players:
            player.start()
        try:
            kill_while_playing(fork_server, url, kills, port, players, database)
        finally:
            for player in players:
                player.leave()
        for player in players:
            if player.pending and not player.problems:
                player.step()  # what the last kill cut off
            player.caller.hang_up()
        fork_server.kill(port)
        check_tables(database)
        check_answers(database, players)
        acknowledged = sum(len(player.acknowledged) for player in players)
        cut_off = sum(len(player.cut_off - {""}) for player in players)
        print(f"{kills} kills, {acknowledged} answers acknowledged, {cut_off} cut off and sent again")
        assert cut_off or kills < 10, "some answers were on their way when the server died"


def kill_while_playing(
    fork_server: ForkServer, url: str, kills: int, port: int, players: list[Player], database: Database
) -> None:
    """Kill the server after some answers, however long these take, and again; at last let all play on for a while."""
    chance = random.Random(50)
    standing = 0
    for _ in range(kills):
        wait_for_answers(players, chance.randint(1, AT_MOST))
        fork_server.kill(port)
        total = check_tables(database)
        assert total >= standing, "what was stored stays stored"
        standing = total
        fork_server.start(port, url)
    wait_for_answers(players, AT_MOST)


def wait_for_answers(players: list[Player], more: int) -> None:
    """Until so many further answers were acknowledged, or somebody has a problem."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    enough = acknowledged() + more
    wait_until(lambda: acknowledged() >= enough or any(p.problems for p in players), f"{more} answers are stored")


@pytest.mark.slow
def test_fifty_kills_lose_nothing(fork_server: ForkServer, tmp_path: Path) -> None:
    kill_often(fork_server, f"sqlite:///{tmp_path / 'tables.sqlite3'}", 55)


@pytest.mark.slow
def test_kills_lose_nothing_on_postgresql(fork_server: ForkServer, postgres_url: str) -> None:
    kill_often(fork_server, postgres_url, 15)


def test_one_kill_loses_nothing(fork_server: ForkServer, tmp_path: Path) -> None:
    kill_often(fork_server, f"sqlite:///{tmp_path / 'tables.sqlite3'}", 1)
