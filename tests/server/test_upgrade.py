"""Tables of earlier versions: they go on where they stood, or before the first decision that no longer fits.

Between two starts of a server the version of El Grande rises here, and in some tests a decision is no longer legal.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tablero.core.errors import IllegalAnswer
from tablero.core.match import Match
from tablero.core.record import verify
from tablero.core.registry import find_game
from tablero.core.sealed import dumps, sealed
from tablero.server.loaded_match import cached_game
from tablero.server.match_service import MatchService, Upgraded
from tablero.server.responses import Snapshot
from tablero.server.storage.engine import Database
from tablero.server.storage.schema import CHECKPOINTS, EVENTS, TABLES
from tablero.server.storage.table_store import standing_answers
from tablero.server.tables import Refused, SeatSpec, Tables

from .running_tables import ANNA, STRANGER, duel, look, on_sqlite, play_on, refusal, settings_at

DECISIONS = 40  # the last checkpoint is at 25
DECISION = 33  # that no longer fits


class Table:
    """A table of Anna and Béla, and the server it is on: started anew for each visit."""

    def __init__(self, folder: Path, decisions: int) -> None:
        self.folder = folder
        self.id = ""
        self.answers: list[tuple[int, str]] = []

        async def play(tables: Tables) -> None:
            self.id = await duel(tables)
            await play_on(tables, self.id, decisions, random.Random(1))

        self.visit(play)
        self.before = self.look()
        with self.database().reading() as c:
            self.answers = standing_answers(c, self.id, 0, self.before["table"]["count"])

    def database(self) -> Database:
        return Database(f"sqlite:///{self.folder / 'tables.sqlite3'}")

    def visit(self, scenario: Any) -> None:
        on_sqlite(self.folder, scenario)

    def look(self, user: str = ANNA, at: int | None = None, step: int | None = None) -> Snapshot:
        seen: list[Snapshot] = []

        async def one(tables: Tables) -> None:
            seen.append(await tables.snapshot(self.id, user, picture="", at=at, step=step))

        self.visit(one)
        return seen[0]

    def store(self, statement: Any) -> None:
        with self.database().writing() as c:
            c.execute(statement)

    def upgrades(self) -> int:
        with self.database().reading() as c:
            return len(c.execute(select(EVENTS.c.seq).where(EVENTS.c.kind == "upgrade")).all())


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path, DECISIONS)


class Rules:
    """The rules of El Grande, as a test changes them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.game = cached_game("el-grande")
        self.gone: tuple[int, int] | None = None  # after how many decisions, which option
        self.stumble = False
        legal = Match.answer

        def answer(match: Match, option: int, seat: int = -1) -> None:
            is_gone = (match.count, option) == self.gone
            if is_gone and not self.stumble:
                raise IllegalAnswer("there was a choice of secrets")
            legal(match, option, seat)
            if is_gone:
                raise IndexError("there is no such thing any more")

        monkeypatch.setattr(Match, "answer", answer)

    def rise(self) -> None:
        self.monkeypatch.setattr(self.game, "version", self.game.version + 1)

    def forbid(self, table: Table, decision: int, stumble: bool = False) -> None:
        """The option that was chosen as decision number `decision`, counted from 1, is none any more.

        Or it is one, but the rules stumble over what comes of it.
        """
        self.stumble = stumble
        self.gone = (decision - 1, self.game.action(table.answers[decision - 1][1]))


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


def texts(seen: Snapshot) -> list[str]:
    return [line["text"] for line in seen["journal"]]


# -- all fits ----------------------------------------------------------------------------------------------------


def test_no_decision_is_lost_that_still_fits(table: Table, rules: Rules) -> None:
    rules.rise()
    seen = table.look()
    now = cached_game("el-grande").version

    assert seen["table"]["count"] == DECISIONS
    assert seen["waiting_for"] == table.before["waiting_for"]
    assert seen["view"] == table.before["view"]
    assert (seen["table"]["warning"], seen["notice"]) == ("", "")
    assert [text for text in texts(seen) if text not in texts(table.before)] == [
        f"The rules of this program have changed since this game was stored (version {now - 1} then, {now} now). "
        "It goes on where it was."
    ]


def test_an_upgraded_table_is_played_to_its_end_and_outlives_the_next_change(table: Table, rules: Rules) -> None:
    async def rest(tables: Tables) -> None:
        await play_on(tables, table.id, 400, random.Random(2))
        assert verify(await tables.record(table.id, ANNA)).ok

    rules.rise()
    table.visit(rest)
    rules.rise()
    seen = table.look()

    assert seen["table"]["status"] == "over"
    assert seen["result"] is not None
    assert seen["result"]["winners"]
    assert seen["notice"] == ""
    assert table.upgrades() == 1, "a finished game stays as it is"

    async def download(tables: Tables) -> None:
        record: dict[str, Any] = {**await tables.record(table.id, STRANGER)}
        assert record["game_version"] == cached_game("el-grande").version - 1
        assert verify(record).decisions == len(record["answers"])

    table.visit(download)


def test_the_past_of_an_upgraded_table_can_be_looked_at(table: Table, rules: Rules) -> None:
    rules.rise()
    for at in (0, 1, 24, 25, 26, DECISIONS):
        seen = table.look(at=at)
        assert all(line["count"] <= at for line in seen["journal"])
    step = table.look(step=1)["step"]
    assert step is not None
    assert step["of"] >= 1


def test_a_server_that_lags_behind_leaves_newer_tables_alone(table: Table) -> None:
    table.store(update(TABLES).values(game_version=cached_game("el-grande").version + 1))

    async def try_it(tables: Tables) -> None:
        assert await refusal(look(tables, table.id, ANNA)) == "newer"

    table.visit(try_it)
    assert table.upgrades() == 0


# -- a decision that no longer fits ------------------------------------------------------------------------------


def test_a_table_goes_on_before_the_first_decision_that_no_longer_fits(table: Table, rules: Rules) -> None:
    rules.forbid(table, DECISION)
    rules.rise()
    seen = table.look()

    assert seen["table"]["count"] == DECISION - 1
    lost = DECISIONS - DECISION + 1
    words = f"It goes on after decision {DECISION - 1}: the answer that followed no longer fits"
    assert words in seen["notice"] == seen["table"]["warning"]
    assert any(words in text for text in texts(seen))
    assert lost == 1 or f"{lost} answers are given up" in seen["notice"]
    assert [line["count"] for line in seen["journal"]] == sorted(line["count"] for line in seen["journal"])

    async def rest(tables: Tables) -> None:
        rules.gone = None  # or a random player might choose it
        await play_on(tables, table.id, 400, random.Random(3))
        assert (await look(tables, table.id, ANNA))["table"]["status"] == "over"
        assert verify(await tables.record(table.id, ANNA)).ok

    table.visit(rest)


def test_what_was_chosen_is_not_told(table: Table, rules: Rules) -> None:
    rules.forbid(table, DECISION)
    rules.rise()
    seen = table.look(STRANGER)

    assert f"after decision {DECISION - 1}" in seen["table"]["warning"]
    assert "choice of secrets" not in json.dumps(seen)


def test_the_same_rules_under_the_same_version_are_upgraded_too(table: Table, rules: Rules) -> None:
    """Somebody forgot to raise the version."""
    rules.forbid(table, DECISION)
    seen = table.look()

    assert seen["table"]["count"] == DECISION - 1
    assert "This game goes on after decision" in seen["notice"]


def test_the_past_is_shown_as_far_as_it_still_fits(tmp_path: Path, rules: Rules) -> None:
    table = Table(tmp_path, 400)
    count = table.before["table"]["count"]
    assert table.before["table"]["status"] == "over"
    rules.forbid(table, DECISION)
    rules.rise()

    seen = table.look()
    assert seen["table"]["count"] == count
    assert len(texts(seen)) == len(texts(table.before))
    seen = table.look(at=DECISION)
    assert f"the table is shown as it was after decision {DECISION - 1}" in seen["notice"]
    assert table.look(at=DECISION - 1)["notice"] == ""


def test_nobody_goes_back_to_where_the_rules_no_longer_lead(table: Table, rules: Rules) -> None:
    rules.rise()
    table.look()
    rules.forbid(table, DECISION)

    async def go_back(tables: Tables) -> None:
        with pytest.raises(Refused, match=f"decision {DECISION} no longer fits"):
            tables.matches.rewind(table.id, ANNA, DECISION)
        tables.matches.rewind(table.id, ANNA, DECISION - 1)

    table.visit(go_back)
    assert table.look()["table"]["count"] == DECISION - 1


# -- checkpoints that can't be used ------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [1, 0])
def test_without_a_checkpoint_the_table_is_played_from_an_earlier_one_or_its_seed(
    table: Table, rules: Rules, kept: int
) -> None:
    table.store(update(CHECKPOINTS).where(CHECKPOINTS.c.count >= kept).values(save="{}"))
    rules.rise()
    seen = table.look()

    assert seen["table"]["count"] == DECISIONS
    assert seen["view"] == table.before["view"]


def test_rules_that_stumble_over_a_state_stop_before_that(table: Table, rules: Rules) -> None:
    rules.forbid(table, DECISION, stumble=True)
    rules.rise()

    assert table.look()["table"]["count"] == DECISION - 1


# -- several servers ---------------------------------------------------------------------------------------------


def test_two_servers_upgrade_a_table_once(table: Table, rules: Rules) -> None:
    rules.forbid(table, DECISION)
    rules.rise()
    together = threading.Barrier(2)
    commit = MatchService.commit

    def at_once(service: MatchService, *args: Any) -> bool:
        together.wait(30)
        return commit(service, *args)

    rules.monkeypatch.setattr(MatchService, "commit", at_once)
    outcomes: list[str] = []

    def open_table() -> None:
        database = table.database()
        with database.reading() as c:
            try:
                MatchService(settings_at("sqlite://"), database).current(c, table.id)
            except Upgraded as upgraded:
                outcomes.append(upgraded.table)
        database.close()

    servers = [threading.Thread(target=open_table) for _ in range(2)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()

    rules.monkeypatch.setattr(MatchService, "commit", commit)
    assert outcomes == [table.id] * 2
    assert table.upgrades() == 1
    assert table.look()["table"]["count"] == DECISION - 1


KILLED_IN_BETWEEN = """
import os, signal, sys
from tablero.server.loaded_match import cached_game
from tablero.server.match_service import MatchService
from tablero.server.storage import table_store
from tablero.server.responses import Snapshot
from tablero.server.storage.engine import Database
from tests.server.running_tables import settings_at
cached_game("el-grande").version += 1
table_store.write_journal = lambda *args: os.kill(os.getpid(), signal.SIGKILL)
database = Database(sys.argv[1])
with database.reading() as c:
    MatchService(settings_at(sys.argv[1]), database).current(c, sys.argv[2])
"""


def test_a_server_killed_in_the_middle_of_an_upgrade_leaves_the_table_as_it_was(table: Table, rules: Rules) -> None:
    url = f"sqlite:///{table.folder / 'tables.sqlite3'}"
    died = subprocess.run([sys.executable, "-c", KILLED_IN_BETWEEN, url, table.id])

    assert died.returncode == -signal.SIGKILL
    assert table.upgrades() == 0
    rules.rise()
    assert table.look()["table"]["count"] == DECISIONS
    assert table.upgrades() == 1


# -- a new field -------------------------------------------------------------------------------------------------


def test_a_checkpoint_that_lacks_a_field_is_read_with_its_default(tmp_path: Path) -> None:
    """Andean Abyss has `executing` since version 2."""
    made: list[str] = []

    async def before(tables: Tables) -> None:
        made.append(await tables.create(ANNA, "andean-abyss", 2, {}, [SeatSpec("me")] * 2))
        await play_on(tables, made[0], 30, random.Random(1), (ANNA, ANNA))

    on_sqlite(tmp_path, before)
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with database.writing() as c:
        for row in c.execute(select(CHECKPOINTS)).all():
            save = older(json.loads(row.save))
            mine = update(CHECKPOINTS).where(CHECKPOINTS.c.seq == row.seq)
            c.execute(mine.values(save=save))
        c.execute(update(TABLES).values(game_version=1))
    database.close()

    async def after(tables: Tables) -> None:
        seen = await look(tables, made[0], ANNA)
        assert seen["table"]["count"] == 30
        assert seen["table"]["game_version"] == find_game("andean-abyss").version

    on_sqlite(tmp_path, after)


def older(save: dict[str, Any]) -> str:
    """A save as version 1 wrote it."""
    del save["digest"]
    save["game_version"] = 1
    for step in (save["checkpoint"], *save["past"]):
        del step["state"]["executing"]
    return dumps(sealed(save))
