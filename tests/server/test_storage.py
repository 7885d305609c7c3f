"""The database: migrations, safe settings, and what is said when it does not take something."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import threading
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, select, text

from tablero.core.errors import BadSetup
from tablero.server.settings import settings_for
from tablero.server.storage.engine import Database
from tablero.server.storage.schema import CHECKPOINTS, EVENTS, JOURNAL, METADATA
from tablero.server.tables import Refused, Tables, open_tables

from .running_tables import (
    ANNA,
    BELA,
    STRANGER,
    at_tables,
    duel,
    look,
    on_sqlite,
    play_on,
    refusal,
    run_scenario,
    settings_at,
)


def test_the_migrations_make_the_schema(database: str) -> None:
    made = Database(database)
    made.migrate()
    made.migrate()
    with made.reading() as c:
        assert compare_metadata(MigrationContext.configure(c), METADATA) == []
    made.close()


def test_servers_that_start_at_once_migrate_once(database: str) -> None:
    servers = [Database(database) for _ in range(4)]
    failures: list[BaseException] = []

    def migrate(server: Database) -> None:
        try:
            server.migrate()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=migrate, args=(server,)) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for server in servers:
        server.close()
    assert failures == []


def test_sqlite_keeps_what_was_committed(tmp_path: Path) -> None:
    made = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with made.reading() as c:
        settings = {name: c.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")}
        assert c.execute(text("PRAGMA foreign_keys")).scalar() == 1
        assert c.execute(text("PRAGMA busy_timeout")).scalar() == 10_000
    made.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2}


def test_the_secret_is_made_once_and_is_its_owners_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLERO_SECRET", raising=False)
    first = settings_for(tmp_path / "data")
    again = settings_for(tmp_path / "data")

    assert first.secret == again.secret
    assert len(first.secret) >= 32
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert first.secret.decode() not in repr(first)
    with pytest.raises(BadSetup, match="postgresql"):
        settings_for(tmp_path, "mysql://localhost/tablero")
    assert settings_for(tmp_path, "postgresql://me:pw@host/db").database.startswith("postgresql+psycopg://")
    assert "pw" not in repr(settings_for(tmp_path, "postgresql://me:pw@host/db"))
    monkeypatch.setenv("TABLERO_SECRET", "short")
    with pytest.raises(BadSetup, match="at least"):
        settings_for(tmp_path)


@at_tables
async def test_loading_needs_one_checkpoint_and_few_answers(tables: Tables) -> None:
    table = await duel(tables)
    await play_on(tables, table, 80, random.Random(1))

    with tables.database.reading() as c:
        points = c.execute(select(CHECKPOINTS.c.seq, CHECKPOINTS.c.save).order_by(CHECKPOINTS.c.seq)).all()
        told = c.execute(select(func.count()).select_from(JOURNAL)).scalar_one()
    assert [point.seq for point in points] == [0, 25, 50, 75]
    saves = [json.loads(point.save) for point in points]
    assert all(save["history"] is None for save in saves)
    assert max(len(save["journal"]) for save in saves) < told / 4, "only what undo may need"


@at_tables
async def test_a_table_is_the_same_for_a_server_that_has_never_seen_it(tables: Tables) -> None:
    table = await duel(tables)
    chance = random.Random(7)
    for _ in range(12):
        await play_on(tables, table, 5, chance)
        asked = (await look(tables, table, STRANGER))["waiting_for"][0]
        user = (ANNA, BELA)[asked]
        if (await look(tables, table, user))["can_undo"]:
            await tables.undo(table, user, asked, f"undo {chance.random()}")
        warm = [await look(tables, table, viewer) for viewer in (ANNA, BELA, STRANGER)]
        tables.matches.cache.drop(table)
        cold = [await look(tables, table, viewer) for viewer in (ANNA, BELA, STRANGER)]
        assert warm == cold


# -- a database that does not take it ----------------------------------------------------------------------------


async def not_stored(tables: Tables, table: str) -> None:
    """Everything that would have to be stored is refused, and the table stays as it is."""
    before = await look(tables, table, ANNA)
    seat = before["waiting_for"][0]
    user = (ANNA, BELA)[seat]
    seen = await look(tables, table, user)
    option = seen["ask"]["options"][0]["id"]
    async with tables.subscribe(table) as notices:
        assert await refusal(tables.answer(table, user, seat, seen["seq"], option, "lost")) == "not-stored"
        assert await refusal(tables.say(table, ANNA, "hello" * 50)) == "not-stored"
        assert notices.empty(), "nobody is told of what was not stored"
    assert await look(tables, table, ANNA) == before


def test_a_full_database_says_not_stored(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        chance = random.Random(1)

        @event.listens_for(tables.database.engine, "begin")
        def full(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        stored, code = 0, ""
        while stored < 100 and not code:  # what is left of the last pages is used up first
            try:
                stored = await play_on(tables, table, 1, chance)
            except Refused as error:
                code = error.code
        assert code == "not-stored"
        assert (await look(tables, table, ANNA))["seq"] == stored
        event.remove(tables.database.engine, "begin", full)
        tables.database.engine.dispose()
        assert await play_on(tables, table, 1, chance) == stored + 1

    on_sqlite(tmp_path, scenario)


def test_a_full_disk_says_not_stored_and_the_answer_can_be_sent_again(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        await play_on(tables, table, 5, random.Random(1))
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, limits[1]))  # no file grows any more
        try:
            await not_stored(tables, table)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        seen = await look(tables, table, ANNA)
        assert seen["seq"] == 5
        await play_on(tables, table, 1, random.Random(1))
        with tables.database.reading() as c:
            assert c.execute(select(func.count()).select_from(EVENTS)).scalar() == 6

    on_sqlite(tmp_path, scenario)


def test_a_read_only_database_says_not_stored(tmp_path: Path) -> None:
    tables_made: list[str] = []

    async def before(tables: Tables) -> None:
        tables_made.append(await duel(tables))

    on_sqlite(tmp_path, before)
    tables = open_tables(settings_at(f"sqlite:///file:{tmp_path / 'tables.sqlite3'}?mode=ro&uri=true"))

    async def after() -> None:
        await not_stored(tables, tables_made[0])
        await tables.stop()

    asyncio.run(after())


def test_a_read_only_postgresql_says_not_stored(postgres_url: str) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        plain = postgres_url.replace("+psycopg", "")
        name = tables.database.engine.url.database
        with psycopg.connect(plain, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        tables.database.engine.dispose()
        await not_stored(tables, table)

    asyncio.run(run_scenario(settings_at(postgres_url), scenario))


def test_a_database_that_has_gone_is_said_to_be_gone(tmp_path: Path) -> None:
    tables = open_tables(settings_at(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'tables.sqlite3'}"))

    async def scenario() -> None:
        assert await refusal(look(tables, "somewhere", ANNA)) == "not-stored"
        await tables.stop()

    asyncio.run(scenario())
