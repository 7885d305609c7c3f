"""A connection that is cut at the very moment of a commit: nobody is told anything before the outcome is known."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from tablero.server.storage import engine
from tablero.server.storage.engine import CHANNEL, Database
from tablero.server.tables import Refused, SeatSpec, Tables
from tests.patience import PATIENCE

from .running_tables import (
    ANNA,
    BELA,
    asked_one,
    at_tables,
    duel,
    look,
    next_notice,
    refusal,
    run_scenario,
    settings_at,
)

Commit = Callable[[Any], None]
EVERYBODY_ELSE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


class Cut:
    """The connection breaks when the next transaction is to be committed: before or after the database has done so."""

    def __init__(self, database: Database, after: bool, crash: bool = False) -> None:
        self.dialect: Any = database.engine.dialect
        self.after = after
        self.crash = crash  # ends all other connections, too
        self.commit: Commit = self.dialect.do_commit
        self.dialect.do_commit = self.break_off  # type: ignore[method-assign,assignment]

    def break_off(self, connection: Any) -> None:
        self.dialect.do_commit = self.commit
        if self.after:
            self.commit(connection)
        if self.crash:
            connection.dbapi_connection.execute(EVERYBODY_ELSE)
        if self.dialect.name == "postgresql":
            connection.dbapi_connection.close()
        raise self.dialect.dbapi.OperationalError("the connection to 10.1.2.3 was cut")


def on_postgres(url: str, scenario: Callable[[Tables], Any]) -> None:
    asyncio.run(run_scenario(settings_at(url), scenario))


def test_an_answer_that_was_stored_is_called_stored_though_the_connection_broke(postgres_url: str) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        user, seat, seen = await asked_one(tables, table)
        option = seen["ask"]["options"][0]["id"]
        async with tables.subscribe(table) as notices:
            Cut(tables.database, after=True)
            assert await tables.answer(table, user, seat, seen["seq"], option, "key") == seen["seq"] + 1
            assert (await next_notice(notices)).seq == seen["seq"] + 1, "whoever watches is told"
        assert (await look(tables, table, user))["seq"] == seen["seq"] + 1
        assert await tables.answer(table, user, seat, seen["seq"], option, "key") == seen["seq"] + 1

    on_postgres(postgres_url, scenario)


def test_an_answer_that_was_not_stored_is_called_so_and_can_be_sent_again(postgres_url: str) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        user, seat, seen = await asked_one(tables, table)
        option = seen["ask"]["options"][0]["id"]
        Cut(tables.database, after=False)
        assert await refusal(tables.answer(table, user, seat, seen["seq"], option, "key")) == "not-stored"
        assert (await look(tables, table, user))["seq"] == seen["seq"]
        assert await tables.answer(table, user, seat, seen["seq"], option, "key") == seen["seq"] + 1

    on_postgres(postgres_url, scenario)


def test_whatever_else_is_stored_is_looked_up_too(postgres_url: str) -> None:
    """Talk, seats, undo, and a table that is opened: none has to be sent twice to be there once."""

    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        Cut(tables.database, after=True)
        await tables.say(table, ANNA, "once")
        assert [line["text"] for line in (await look(tables, table, BELA))["chat"]] == ["once"]
        Cut(tables.database, after=True)
        await tables.hand_over(table, ANNA, 0, "random")
        assert (await look(tables, table, BELA))["seats"][0]["handed"]
        Cut(tables.database, after=True)
        made = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        assert {one["id"] for one in await tables.listing(ANNA)} == {table, made}

    on_postgres(postgres_url, scenario)


def test_a_bot_goes_on_at_once_after_its_answer_was_cut_off(postgres_url: str) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {"short": True}, [SeatSpec("bot", "random")] * 2)
        async with tables.subscribe(table) as notices:
            for after in (True, False, True):
                count = (await look(tables, table, ANNA))["table"]["count"]
                Cut(tables.database, after=after)
                while (await look(tables, table, ANNA))["table"]["count"] <= count + 2:
                    await asyncio.wait_for(notices.get(), PATIENCE)

    on_postgres(postgres_url, scenario)


def test_after_a_crash_nobody_takes_the_number_of_a_lost_transaction_for_its_own(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was lost in a crash leaves its number to the next one; that one's success is not the answer's."""

    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        user, seat, seen = await asked_one(tables, table)
        option = seen["ask"]["options"][0]["id"]
        with tables.database.writing() as c:
            anothers = tables.database.transaction_number(c)
        monkeypatch.setattr(tables.database, "transaction_number", lambda connection: anothers)
        Cut(tables.database, after=False, crash=True)
        assert await refusal(tables.answer(table, user, seat, seen["seq"], option, "key")) == "unsure"
        monkeypatch.undo()
        assert (await look(tables, table, user))["seq"] == seen["seq"]
        assert await tables.answer(table, user, seat, seen["seq"], option, "key") == seen["seq"] + 1
        Cut(tables.database, after=True)
        await tables.say(table, ANNA, "there is a witness again")

    on_postgres(postgres_url, scenario)


def test_what_can_not_be_known_is_called_neither_stored_nor_not(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "OUTCOME_SECONDS", 0.0)

    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        user, seat, seen = await asked_one(tables, table)
        option = seen["ask"]["options"][0]["id"]
        monkeypatch.setattr(tables.database, "outcome", lambda number, witness: None)
        async with tables.subscribe(table) as notices:
            Cut(tables.database, after=True)
            assert await refusal(tables.answer(table, user, seat, seen["seq"], option, "key")) == "unsure"
            await next_notice_or_look(notices)
        assert (await look(tables, table, user))["seq"] == seen["seq"] + 1

    on_postgres(postgres_url, scenario)


async def next_notice_or_look(notices: Any) -> None:
    """Whoever watches looks again: something may have happened."""
    assert (await asyncio.wait_for(notices.get(), PATIENCE)).kind == "changed"


@at_tables
async def test_what_was_not_stored_leaves_a_line_for_the_host_and_nothing_of_the_database_for_others(
    tables: Tables,
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    option = seen["ask"]["options"][0]["id"]
    handler = Kept()
    logging.getLogger("tablero.server").addHandler(handler)
    try:
        Cut(tables.database, after=False)
        with pytest.raises(Refused) as refused:
            await tables.answer(table, user, seat, seen["seq"], option, "key")
    finally:
        logging.getLogger("tablero.server").removeHandler(handler)
    assert refused.value.code == "not-stored"
    assert "10.1.2.3" not in str(refused.value)
    assert any("not stored" in line and "10.1.2.3" in line for line in lines)


def test_a_notice_that_nobody_understands_does_not_end_the_others(postgres_url: str) -> None:
    """Whoever may connect to the database can say anything on its channel."""

    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        listener = tables.broadcaster.listener
        assert listener is not None
        await asyncio.to_thread(listener.listening.wait, PATIENCE)
        strange = [
            "",
            "hello",
            "{}",
            "[]",
            "[1, 2]",
            "null",
            json.dumps(["x", 5, [], {}]),
            json.dumps(["x", table, 5, "y"]),
        ]
        async with tables.subscribe(table) as notices:
            with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection:
                for words in strange:
                    connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, words])
                words = json.dumps(["another server", table, "chat", 7])
                connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, words])
            heard = await next_notice(notices)
            assert (heard.kind, heard.seq) == ("chat", 7)
            assert listener.is_alive()

    on_postgres(postgres_url, scenario)
