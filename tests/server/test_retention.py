"""What is kept for how long: guests, their tables, tables that nobody plays; and people who are forgotten."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy import String, insert, select, update

from tablero.server.housekeeping import DAY, Housekeeper
from tablero.server.import_match import NO_OWNER
from tablero.server.personal_data import PERSON_COLUMNS, forget_person
from tablero.server.retention import tidy
from tablero.server.settings import Settings
from tablero.server.storage import tournament_store
from tablero.server.storage.account_store import put_user
from tablero.server.storage.rows import EntrantRow, TournamentRow
from tablero.server.storage.schema import ENTRANTS, METADATA, RESULT_SEATS, RESULTS, TABLES, TOURNAMENTS, USERS
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, CARLA, SECRET, at_tables, duel, look, play_on

NOW = 2_000_000_000


async def solo(tables: Tables, user: str) -> str:
    return await tables.create(user, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])


def last_changed(tables: Tables, days: dict[str, int]) -> None:
    """So many days ago something happened at each of these tables."""
    with tables.database.writing() as c:
        for table, ago in days.items():
            c.execute(update(TABLES).where(TABLES.c.id == table).values(updated=NOW - ago * DAY))


def left(tables: Tables) -> set[str]:
    with tables.database.reading() as c:
        return {row.id for row in c.execute(select(TABLES.c.id))}


@at_tables
async def test_tables_of_guests_and_idle_tables_go_after_their_time(tables: Tables) -> None:
    put_user(tables.database, ANNA, NOW, name="Anna", login="anna", password_hash="x")
    guests, fresh, annas, mixed = [await solo(tables, user) for user in (BELA, BELA, ANNA, BELA)]
    with tables.database.writing() as c:
        c.execute(update(TABLES).where(TABLES.c.id == mixed).values(owner=ANNA))
    imported = await solo(tables, CARLA)
    with tables.database.writing() as c:
        c.execute(update(TABLES).where(TABLES.c.id == imported).values(owner=NO_OWNER))
    last_changed(tables, {guests: 40, fresh: 10, annas: 40, mixed: 40, imported: 400})

    def tidied(guest_days: int, idle_days: int, only_look: bool = False) -> set[str]:
        with tables.database.writing() as c:
            return set(tidy(c, NOW, guest_days, idle_days, only_look).tables)

    assert tidied(0, 0) == set()
    assert tidied(30, 0, only_look=True) == {guests}
    assert left(tables) == {guests, fresh, annas, mixed, imported}
    assert tidied(30, 0) == {guests}
    assert tidied(0, 100) == {imported}
    assert tidied(0, 30) == {annas, mixed}
    assert left(tables) == {fresh}


@at_tables
async def test_finished_games_of_people_with_a_password_stay(tables: Tables) -> None:
    put_user(tables.database, BELA, NOW, name="Béla", login="béla", password_hash="x")
    table = await duel(tables)
    with tables.database.writing() as c:
        c.execute(update(TABLES).values(status="over", updated=0))
        assert tidy(c, NOW, 1, 1).tables == []
    assert left(tables) == {table}


@at_tables
async def test_guests_without_a_table_are_forgotten(tables: Tables) -> None:
    for user, seen in ((ANNA, NOW - 90 * DAY), (BELA, NOW - 90 * DAY), (CARLA, NOW)):
        put_user(tables.database, user, seen, name=user)
    last_changed(tables, {await solo(tables, BELA): 1})

    with tables.database.writing() as c:
        assert tidy(c, NOW, 30, 0).guests == 1
        assert {row.id for row in c.execute(select(USERS.c.id))} == {BELA, CARLA}


@at_tables
async def test_a_server_tidies_once_a_day(tables: Tables) -> None:
    now = [float(NOW)]
    settings = Settings(database="", secret=SECRET, keep_idle_tables_days=30)
    host = Housekeeper(settings, tables.database, lambda: now[0])
    first = await solo(tables, ANNA)
    last_changed(tables, {first: 40})

    await host.look_after()
    assert left(tables) == {first}, "not in the first moment"
    now[0] += 60
    await host.look_after()
    assert left(tables) == set()
    second = await solo(tables, ANNA)
    last_changed(tables, {second: 40})
    now[0] += DAY / 2
    await host.look_after()
    assert left(tables) == {second}
    now[0] += DAY
    await host.look_after()
    assert left(tables) == set()


@at_tables
async def test_a_game_goes_on_when_somebody_is_forgotten(tables: Tables) -> None:
    """A bot takes the seat, another owns the table, and the record is still whole."""
    table = await duel(tables)
    await play_on(tables, table, 8, random.Random(2))
    before = await look(tables, table, BELA)

    assert await tables.write(lambda c: forget_person(c, ANNA)) == [table]

    seen: dict[str, Any] = await look(tables, table, BELA)
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "person"]
    assert seen["you"]["owner"]
    assert (seen["seq"], seen["journal"]) == (before["seq"], before["journal"])


@at_tables
async def test_results_and_tournaments_stay_without_the_person(tables: Tables) -> None:
    await duel(tables)
    with tables.database.writing() as c:
        cup = TournamentRow(
            id="cup",
            title="Cup",
            owner=ANNA,
            game="el-grande",
            players=2,
            options="{}",
            system="swiss",
            rounds=3,
            rated=False,
            status="running",
            created=NOW,
            updated=NOW,
        )
        tournament_store.write_tournament(c, cup)
        for number, user in enumerate((ANNA, BELA, CARLA), 1):
            tournament_store.add_entrant(c, EntrantRow(tournament_id="cup", number=number, user_id=user))
        result = {"n": 1, "table_id": "t", "game": "el-grande", "players": 2, "variant": "{}", "decisions": 9}
        c.execute(insert(RESULTS), result | {"started": NOW, "ended": NOW, "rated": False})
        for seat, user in enumerate((ANNA, BELA)):
            played = {"n": 1, "seat": seat, "role": "1", "side": seat, "user_id": user, "bot": "", "place": seat + 1}
            c.execute(insert(RESULT_SEATS), played | {"won": 1 - seat, "opening": "[]"})

        forget_person(c, ANNA)

        assert c.execute(select(TOURNAMENTS.c.owner)).scalar_one() == BELA
        entrants = c.execute(select(ENTRANTS.c.user_id, ENTRANTS.c.status).order_by(ENTRANTS.c.number)).all()
        assert [status for _, status in entrants] == ["out", "in", "in"]
        seats = [row.user_id for row in c.execute(select(RESULT_SEATS.c.user_id).order_by(RESULT_SEATS.c.seat))]
        assert seats[1] == BELA
        assert ANNA not in [seats[0], entrants[0][0]]


def test_every_column_that_names_a_person_is_known() -> None:
    """Ids of people have 64 letters; whoever adds such a column says here that it names none, or calls it `user_id`."""
    others = {
        "users.id",
        "tokens.hash",
        "tables.seed",
        "tables.commitment",
        "seats.invite",
        "hours.zone",
        "contacts.secret",
        "ended_logins.digest",
    }
    found = {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and column.type.length == 64 and column.name not in PERSON_COLUMNS
    }
    assert found == others
