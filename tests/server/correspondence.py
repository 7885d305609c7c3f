"""Two people who decide only after a letter has told them to, while servers die: everybody is told, and told once."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from http import HTTPStatus
from typing import Any

from tablero.server.storage import account_store, contact_store
from tablero.server.storage.engine import Database
from tablero.server.storage.rows import ContactRow
from tablero.server.time_source import now
from tests.mail_server import MailServer
from tests.patience import PATIENCE

from .fork_server import Caller, Gone

PAIR = ("writer-one", "writer-two")
AT_ONCE = 2  # letters that may be on their way when a server dies


class Correspondence(threading.Thread):
    """Plays one table after the other for both, and waits for the letter whenever one has put the other's question."""

    def __init__(self, database: Database, callers: list[Caller], mail: MailServer) -> None:
        super().__init__(daemon=True)
        self.callers = dict(zip(PAIR, callers, strict=True))
        self.mail = mail
        self.chance = random.Random(16)
        self.opened = 0
        self.to_be_told: Counter[str] = Counter()
        self.ids: set[tuple[str, str]] = set()  # of the letters that were read
        self.read = 0
        self.problems: list[str] = []
        self.finished = threading.Event()
        for user in PAIR:
            add_address(database, user)

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                self.play(self.open_table())
        except Gone:
            pass  # everybody has gone home
        except Exception as error:
            self.problems.append(repr(error))

    def open_table(self) -> str:
        """The second sits down last: if the first is asked, that is told."""
        self.opened += 1
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "el-grande", "seats": seats, "key": f"correspondence {self.opened}"}
        table: str = self.insist(PAIR[0], "POST", "/tables", body)["table"]
        self.insist(PAIR[1], "POST", f"/tables/{table}/sit", {"seat": 1})
        return table

    def play(self, table: str) -> None:
        asked = {user for user in PAIR if self.look(table, user)["ask"]}
        self.to_be_told.update(asked - {PAIR[1]})
        while asked:
            self.wait_until_told()
            decides = self.chance.choice(sorted(asked))
            self.decide(table, decides)
            before, asked = asked, {user for user in PAIR if self.look(table, user)["ask"]}
            self.to_be_told.update(asked - before - {decides})

    def decide(self, table: str, user: str) -> None:
        seen = self.look(table, user)
        option = self.chance.choice(seen["ask"]["options"])["id"]
        body = {"seat": seen["ask"]["seat"], "seq": seen["seq"], "option": option, "key": f"{table}-{seen['seq']}"}
        self.insist(user, "POST", f"/tables/{table}/answer", body)

    def look(self, table: str, user: str) -> dict[str, Any]:
        return self.insist(user, "GET", f"/tables/{table}/ask")

    def insist(self, user: str, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask until there is an answer; Gone if nobody wants one any more."""
        while True:
            try:
                status, answer = self.callers[user].call(method, path, body)
            except Gone:
                if self.finished.is_set():
                    raise
                time.sleep(0.01)
            else:
                assert status in (HTTPStatus.OK, HTTPStatus.CREATED), answer
                return answer

    # -- letters -------------------------------------------------------------------------------------------------

    def wait_until_told(self) -> None:
        while not self.is_told():
            if self.finished.is_set():
                raise Gone
            time.sleep(0.01)
        assert self.told() == self.to_be_told, "nobody is told without a reason"

    def is_told(self) -> bool:
        return self.told() >= self.to_be_told

    def told(self) -> Counter[str]:
        """How many different letters each has got."""
        while self.read < len(self.mail.letters):
            letter = self.mail.letters[self.read]
            self.ids.add((letter["To"].partition("@")[0], letter["Message-ID"]))
            self.read += 1
        return Counter(user for user, _ in self.ids)

    def leave(self) -> None:
        self.finished.set()
        self.join(PATIENCE)
        for caller in self.callers.values():
            caller.hang_up()

    def check(self, deaths: int) -> None:
        """Everybody was told as often as there was something to tell; twice only what a death has left in doubt."""
        assert not self.problems, self.problems
        assert self.told() == self.to_be_told
        twice = self.read - len(self.ids)
        print(f"{len(self.ids)} letters, {twice} sent twice")
        assert twice <= AT_ONCE * deaths


def add_address(database: Database, user: str) -> None:
    account_store.put_user(database, user, now(), name=user)
    contact = ContactRow(
        id=f"at-{user}",
        user_id=user,
        channel="email",
        address=f"{user}@example.org",
        language="en",
        confirmed=True,
        created=now(),
    )
    with database.writing() as c:
        contact_store.add_contact(c, contact)
