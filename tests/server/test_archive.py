"""Databases of earlier versions: a server opens them, shows every table, and lets it be played on.

Each test works on a copy of what is in the archive, so that migrations and upgrades begin where a host's would.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tablero.core.record import verify
from tablero.server.auth import Auth
from tablero.server.responses import Snapshot
from tablero.server.tables import Tables
from tests.archive.shelf import DATABASE, SETS, Stored, contents, stored
from tools.archive import ACCOUNT, ONE, SECRET, TWO, play

from .running_tables import run_scenario, settings_at

DECISIONS = 12

on_every_server = pytest.mark.parametrize("set", SETS)


def tell(folder: Path, set: str, story: Any) -> None:
    """Let a server open the database of a set, and do something there."""
    path = folder / DATABASE
    if not path.exists():
        path.write_bytes(contents(set)[DATABASE])
    asyncio.run(run_scenario(settings_at(f"sqlite:///{path}"), story))


async def look(tables: Tables, kept: Stored, user: str = ONE, **how: Any) -> Snapshot:
    return await tables.snapshot(kept.facts["table"], user, picture="", **how)


async def check_stands(tables: Tables, kept: Stored) -> None:
    """A table is shown, and stands where it stood; or it says after which decision it goes on."""
    seen = await look(tables, kept)
    seats = [seat["id"] for seat in seen["seats"]]
    about = seen["table"]
    assert about["status"] == kept.facts["status"]
    assert [line["text"] for line in seen["chat"]] == kept.facts["chat"]
    assert all(line["text"] for line in seen["journal"])
    assert ("decision" in about["warning"]) == kept.deviates
    if kept.deviates:
        assert f"after decision {kept.stops}" in about["warning"]
    else:
        assert about["count"] == kept.facts["count"]
        assert [seats[seat] for seat in seen["waiting_for"]] == kept.facts["asked"]
        assert seen["can_undo"] <= kept.facts["undo"] if kept.is_older else seen["can_undo"] == kept.facts["undo"]
        assert len(seen["journal"]) >= kept.facts["lines"]
        assert (seen["result"]["winners"] if seen["result"] else None) == kept.facts["winners"]


async def check_past(tables: Tables, kept: Stored) -> None:
    """Whatever was decided can be looked at again, and what happened be followed."""
    count = (await look(tables, kept))["table"]["count"]
    for at in {0, 1, count // 2, count}:
        earlier = await look(tables, kept, at=at)
        assert earlier["at"] == at
        assert all(line["count"] <= at for line in earlier["journal"])
    step = (await look(tables, kept, step=1))["step"]
    assert step is not None
    assert step["of"] >= 1


async def check_record(tables: Tables, kept: Stored) -> None:
    """A finished game can be downloaded; a running one only tells what everybody may know."""
    whole: dict[str, Any] = {**await tables.record(kept.facts["table"], ONE)}
    if kept.facts["status"] != "over":
        assert "seed" not in whole
        return
    assert len(whole["answers"]) == kept.facts["count"]
    checked = verify(whole)
    assert checked.decisions == kept.record_stops
    if kept.record_stops == kept.facts["count"]:
        assert [problem for problem in checked.problems if "version" not in problem] == []


@on_every_server
def test_every_table_stands_where_it_stood(set: str, tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        for kept in stored("tables", [set]):
            await check_stands(tables, kept)
            await check_past(tables, kept)
            await check_record(tables, kept)
        assert len(await tables.listing(ONE)) == len(stored("tables", [set]))

    tell(tmp_path, set, story)


@on_every_server
def test_every_table_is_played_on(set: str, tmp_path: Path) -> None:
    running = [kept for kept in stored("tables", [set]) if kept.facts["status"] == "running"]
    after: dict[str, Any] = {}

    async def going_on(tables: Tables) -> None:
        for kept in running:
            before = (await look(tables, kept))["table"]["count"]
            await play(tables, kept.facts["table"], random.Random(kept.name), DECISIONS)
            after[kept.name] = [await look(tables, kept, user) for user in (ONE, TWO)]
            seen = after[kept.name][0]
            assert seen["table"]["count"] >= before + DECISIONS or seen["table"]["status"] == "over"
            await check_past(tables, kept)

    async def later(tables: Tables) -> None:
        for kept in running:
            assert [await look(tables, kept, user) for user in (ONE, TWO)] == after[kept.name]

    tell(tmp_path, set, going_on)
    tell(tmp_path, set, later)


@on_every_server
def test_who_had_an_account_still_has_it(set: str, tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        auth = Auth(tables.database, SECRET)
        person = await auth.by_cookie(await auth.log_in(*ACCOUNT))
        assert (person.id, person.name) == (ONE, ACCOUNT[0])

    tell(tmp_path, set, story)
