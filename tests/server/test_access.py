"""Who may see a table: of a private one, nobody learns anything who was not invited."""

from __future__ import annotations

import inspect
from typing import Any

from tablero.server.chat import SIGNS
from tablero.server.storage import table_store
from tablero.server.tables import SeatSpec, Tables
from tablero.server.terms import TableTerms

from .running_tables import ANNA, BELA, CARLA, STRANGER, at_tables, look, refusal

PRIVATE = TableTerms(access="private")
WITHOUT_SPECTATORS = TableTerms(spectators=False)
SEATS = [SeatSpec("me"), SeatSpec("invite"), SeatSpec("open")]

# Everything that is asked for a table by a user, with what else it needs.
CALLS: dict[str, tuple[Any, ...]] = {
    "again": (),
    "analysis": (),
    "answer": (0, 0, "done", "key"),
    "begin_anew": ("tablero position 1",),
    "close": (),
    "consent": (True,),
    "decline": (),
    "door": (),
    "guests": (),
    "hand_over": (2, "random"),
    "hint": (0,),
    "hurry": (),
    "invite": (1,),
    "invite_people": ([],),
    "journal": (),
    "lay_order": (0, "pass"),
    "leave": (0,),
    "motives": (),
    "mute": (0, True),
    "name_card": ("next", "madrid_donors"),
    "name_dice": ("5 2",),
    "position": (),
    "preview": ("done", "en", None, ""),
    "propose_rewind": (0,),
    "react": ("0" * 12, SIGNS[0]),
    "record": (),
    "remove": (0,),
    "rename": ("mine",),
    "report": (0, "because"),
    "revoke": ("Anna",),
    "say": ("hello",),
    "seen": (3,),
    "set_hints": ("on",),
    "set_terms": (TableTerms(),),
    "sit": (2,),
    "snapshot": (),
    "snapshot_anew": ("en", None, ""),
    "stop_analysis": (),
    "story": (),
    "take_back": (0,),
    "thing": ("galicia",),
    "undo": (0, "key"),
    "why_not": ("galicia",),
    "withdraw": (),
    "withdraw_order": (1,),
    "write_note": ("mine",),
}


def asked_for_a_table() -> set[str]:
    found = inspect.getmembers(Tables, inspect.iscoroutinefunction)
    return {name for name, made in found if list(inspect.signature(made).parameters)[1:3] == ["table", "user"]}


def test_no_way_to_a_table_is_forgotten_here() -> None:
    assert asked_for_a_table() == set(CALLS), "what asks for a table stands in CALLS, with what else it needs"


@at_tables
async def test_for_strangers_a_private_table_does_not_exist(tables: Tables) -> None:
    table = await tables.create(ANNA, "el-grande", 3, {}, SEATS, "Secret", terms=PRIVATE)
    for name, more in CALLS.items():
        assert await refusal(getattr(tables, name)(table, STRANGER, *more)) == "unknown", name
        assert await refusal(getattr(tables, name)("no-such-table", STRANGER, *more)) == "unknown", name
    assert await tables.open_tables(STRANGER) == []
    assert await tables.invitations(STRANGER) == []
    assert (await look(tables, table, ANNA))["table"]["title"] == "Secret", "nothing was changed"


@at_tables
async def test_a_finished_private_table_stays_private(tables: Tables) -> None:
    table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me")] * 2, terms=PRIVATE)
    with tables.database.writing() as c:
        table_store.set_columns(c, table, status="over")
    assert (await look(tables, table, ANNA))["table"]["seed"], "everything is open to whoever may see it"
    for name in ("snapshot", "story", "record", "journal", "motives", "again", "analysis", "position"):
        assert await refusal(getattr(tables, name)(table, STRANGER)) == "unknown", name


@at_tables
async def test_without_spectators_only_those_see_a_table_who_sit_there(tables: Tables) -> None:
    seats = [SeatSpec("me"), SeatSpec("open")]
    table = await tables.create(ANNA, "el-grande", 2, {}, seats, terms=WITHOUT_SPECTATORS)
    for name in ("snapshot", "journal", "record", "why_not", "thing", "seen", "snapshot_anew", "position"):
        assert await refusal(getattr(tables, name)(table, BELA, *CALLS[name])) == "no-watching", name
    assert (await tables.door(table, BELA))["free"] == [{"seat": 1, "id": "blue"}], "but he may sit down"
    await tables.sit(table, BELA, 1)
    assert (await look(tables, table, BELA))["you"]["seats"] == [1]
    assert await refusal(tables.door(table, CARLA)) == "unknown", "no seat is left"


@at_tables
async def test_the_owner_changes_who_may_see_a_table(tables: Tables) -> None:
    table = await tables.create(ANNA, "el-grande", 3, {}, SEATS)
    assert (await look(tables, table, STRANGER))["table"]["access"] == "unlisted"
    assert await refusal(tables.set_terms(table, BELA, PRIVATE)) == "not-allowed"
    await tables.set_terms(table, ANNA, PRIVATE)
    assert await refusal(look(tables, table, STRANGER)) == "unknown"
    await tables.set_terms(table, ANNA, WITHOUT_SPECTATORS)
    assert await refusal(look(tables, table, STRANGER)) == "no-watching"
    await tables.set_terms(table, ANNA, TableTerms(access="public"))
    assert [one["id"] for one in await tables.open_tables(STRANGER)] == [table]
    for wrong in (
        TableTerms(access="everybody"),
        TableTerms(level="genius"),
        TableTerms(fill_bot="halving:seconds=99", fill_after=60),
        TableTerms(fill_after=-1),
        TableTerms(fill_after=10**9),
    ):
        assert await refusal(tables.set_terms(table, ANNA, wrong)) == "illegal"
