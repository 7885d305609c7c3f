"""Finished games that may be given away: whose they are, what is told of them, and who can withdraw them."""

from __future__ import annotations

import asyncio
import json
import random
import runpy
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from tablero.arena.decisions import decisions_schema
from tablero.cli import main
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.server import exports
from tablero.server.export_folder import served_schema
from tablero.server.exports import Exported, export_games
from tablero.server.personal_data import forget_person, rows_about
from tablero.server.settings import DATABASE_FILE
from tablero.server.storage import table_store
from tablero.server.storage.schema import EVENTS, TABLES
from tablero.server.tables import SeatSpec, Tables

from .finished_games import finish, register
from .running_tables import ANNA, BELA, CARLA, at_tables, play_on, refusal, run_scenario, settings_at


def exporting(scenario: Callable[[Tables, Path], Awaitable[None]]) -> Callable[[str, Path], None]:
    """A test that is given running tables, and a folder."""

    def test(database: str, tmp_path: Path) -> None:
        (tmp_path / "exports").mkdir()
        asyncio.run(run_scenario(settings_at(database), lambda tables: scenario(tables, tmp_path / "exports")))

    test.__name__ = getattr(scenario, "__name__", "story")
    return test


async def shared_duel(tables: Tables, research: bool = True) -> str:
    """A table of Anna and Béla whose game may be given away."""
    seats = [SeatSpec("me"), SeatSpec("invite")]
    table = await tables.create(ANNA, "el-grande", 2, {"short": True}, seats, title="Our evening", research=research)
    await tables.claim(await tables.invite(table, ANNA, 1), BELA)
    return table


def exported(tables: Tables, path: Path, **more: Any) -> list[Exported]:
    return export_games(tables.database, path, **more)


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


# -- what is given away ------------------------------------------------------------------------------------------


@exporting
async def test_finished_games_of_tables_that_agreed_are_given_away_and_no_others(tables: Tables, folder: Path) -> None:
    agreed, silent, running = [await shared_duel(tables, research) for research in (True, False, True)]
    finish(tables, agreed)
    finish(tables, silent)
    await play_on(tables, running, 5, random.Random(1))

    (part,) = exported(tables, folder / "given", features=True)

    with tables.database.reading() as c:
        row = table_store.read_table(c, agreed)
        answers = table_store.standing_answers(c, agreed, 0, 10_000)
    assert row is not None
    assert part == Exported("el-grande", 2, 1, row.count, 0)
    (game,) = rows(folder / "given" / "el-grande-2" / "games")
    assert (game["game"], game["bots"], game["decisions"], game["seed"]) == (0, ["", ""], row.count, "")
    assert json.loads(game["options"])["short"] is True
    assert sum(game["people"]) == row.count
    kept = rows(folder / "given" / "el-grande-2" / "decisions")
    names = find_game("el-grande").actions
    assert [(one["seat"], names[one["choice"]]) for one in kept] == answers
    assert all(one["choice"] in one["options"] and one["features"] for one in kept)


@exporting
async def test_an_export_has_the_tables_of_a_simulation_and_a_data_card(tables: Tables, folder: Path) -> None:
    finish(tables, await shared_duel(tables))
    exported(tables, folder / "given")

    part = folder / "given" / "el-grande-2"
    for name, schema in (("decisions", decisions_schema()), ("games", served_schema())):
        found = parquet.read_table(part / name).schema
        assert found.equals(schema)
        assert found.metadata[b"tablero"] == schema.metadata[b"tablero"]
    run = json.loads((part / "run.json").read_text())
    assert run["actions"] == list(find_game("el-grande").actions)
    card = (part / "README.md").read_text()
    for words in ("1 finished games of a Tablero server", "Who agreed", "withdraw", "Not in it"):
        assert words in card


@exporting
async def test_nothing_of_the_people_is_in_an_export(tables: Tables, folder: Path) -> None:
    register(tables, ANNA, BELA)
    table = await shared_duel(tables)
    await tables.say(table, ANNA, "Szia Béla!")
    finish(tables, table)
    exported(tables, folder / "given", features=True)

    with tables.database.reading() as c:
        row = table_store.read_table(c, table)
    assert row is not None
    words = [ANNA, BELA, "Anna", "Béla", "Szia", "Our evening", table, row.seed, row.commitment]
    told = json.dumps([rows(folder / "given" / "el-grande-2" / part) for part in ("games", "decisions")])
    told += "".join(file.read_text() for file in folder.rglob("*") if file.suffix in (".md", ".json"))
    assert not [word for word in words if word in told]


@at_tables
async def test_lessons_positions_and_tables_beside_real_ones_are_never_for_research(tables: Tables) -> None:
    table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")], guided=True, research=True)
    with tables.database.reading() as c:
        row = table_store.read_table(c, table)
    assert row is not None
    assert not row.research


@exporting
async def test_a_game_that_does_not_end_as_it_did_is_left_out(tables: Tables, folder: Path) -> None:
    table = await shared_duel(tables)
    finish(tables, table)
    finish(tables, await shared_duel(tables), 1)
    with tables.database.writing() as c:
        c.execute(EVENTS.update().where(EVENTS.c.table_id == table, EVENTS.c.n == 0).values(option="nowhere"))

    (part,) = exported(tables, folder / "given")

    assert (part.games, part.left_out) == (1, 1)
    assert {one["game"] for one in rows(folder / "given" / "el-grande-2" / "decisions")} == {0}


@exporting
async def test_games_are_read_and_written_a_few_at_a_time(tables: Tables, folder: Path) -> None:
    for number in range(5):
        finish(tables, await shared_duel(tables), number)
    whole = exported(tables, folder / "whole")
    with pytest.MonkeyPatch.context() as few:
        few.setattr(exports, "PAGE", 2)
        few.setattr("tablero.server.export_folder.ROWS", 100)
        assert exported(tables, folder / "parts") == whole
    files = sorted(file.name for file in (folder / "parts" / "el-grande-2" / "decisions").iterdir())
    assert len(files) > 1
    for part in ("games", "decisions"):
        assert rows(folder / "parts" / "el-grande-2" / part) == rows(folder / "whole" / "el-grande-2" / part)


@exporting
async def test_an_export_is_there_as_a_whole_or_not_at_all(tables: Tables, folder: Path) -> None:
    finish(tables, await shared_duel(tables))
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr("tablero.server.export_folder.written_whole", failing)
        with pytest.raises(OSError, match="full"):
            exported(tables, folder / "given")
    assert not (folder / "given").exists()
    exported(tables, folder / "given")
    assert [file.name for file in folder.iterdir() if file.is_dir()] == ["given"]
    with pytest.raises(BadSetup, match="is there already"):
        exported(tables, folder / "given")


def failing(file: Path, data: bytes) -> None:
    raise OSError("the disk is full")


@exporting
async def test_a_value_model_learns_from_an_export(tables: Tables, folder: Path) -> None:
    for number in range(5):
        finish(tables, await shared_duel(tables), number)
    exported(tables, folder / "given", features=True)
    file = Path(__file__).parents[2] / "examples" / "value_model.py"
    model = runpy.run_path(str(file))

    rows, labels, numbers = model["read"](folder / "given" / "el-grande-2")

    assert set(numbers) == {0, 1, 2, 3, 4}
    assert set(labels) == {0.0, 1.0}
    assert all(surprise > 0 for surprise in model["learnt"](rows, labels, numbers))


# -- withdrawing -------------------------------------------------------------------------------------------------


@exporting
async def test_whoever_plays_can_withdraw_the_game_from_later_exports(tables: Tables, folder: Path) -> None:
    table = await shared_duel(tables)
    finish(tables, table)
    with tables.database.reading() as c:
        before = table_store.read_table(c, table)
    assert await refusal(tables.withdraw(table, CARLA)) == "not-allowed"
    assert len(exported(tables, folder / "first")) == 1
    await tables.withdraw(table, BELA)
    assert exported(tables, folder / "second") == []
    assert not (folder / "second").exists()
    with tables.database.reading() as c:
        after = table_store.read_table(c, table)
    assert before is not None
    assert after is not None
    assert after.updated == before.updated, "when the game ended has not changed"


@at_tables
async def test_whoever_has_played_and_is_gone_can_withdraw_it_too(tables: Tables) -> None:
    table = await shared_duel(tables)
    await play_on(tables, table, 8, random.Random(1))
    await tables.remove(table, ANNA, 1)
    await tables.withdraw(table, BELA)
    with tables.database.reading() as c:
        row = table_store.read_table(c, table)
    assert row is not None
    assert not row.research


@exporting
async def test_whoever_is_forgotten_is_in_no_later_export(tables: Tables, folder: Path) -> None:
    register(tables, ANNA, BELA)
    table = await shared_duel(tables)
    finish(tables, table)
    with tables.database.writing() as c:
        assert rows_about(c, BELA)["tables"][0]["research"] is True
        forget_person(c, BELA)
    assert exported(tables, folder / "given") == []
    with tables.database.reading() as c:
        assert c.execute(TABLES.select()).one().status == "over", "Anna's game is still there"


@at_tables
async def test_the_next_game_is_for_research_too_and_says_so(tables: Tables) -> None:
    table = await shared_duel(tables)
    finish(tables, table)
    again = await tables.again(table, ANNA)
    (invited,) = await tables.invitations(BELA)
    assert (invited["id"], invited["research"]) == (again, True)


# -- the command -------------------------------------------------------------------------------------------------


def test_the_command_says_what_it_has_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(tables: Tables) -> None:
        finish(tables, await shared_duel(tables))

    (tmp_path / "data").mkdir()
    asyncio.run(run_scenario(settings_at(f"sqlite:///{tmp_path / 'data' / DATABASE_FILE}"), play))
    words = ["--data", str(tmp_path / "data"), "--json"]
    capsys.readouterr()
    assert main(["export", str(tmp_path / "none"), "--game", "narcos", *words]) == 0
    assert json.loads(capsys.readouterr().out) == {"folder": "", "parts": []}
    assert main(["export", str(tmp_path / "given"), *words]) == 0
    (part,) = json.loads(capsys.readouterr().out)["parts"]
    assert (part["game"], part["games"]) == ("el-grande", 1)
    assert main(["export", str(tmp_path / "given"), *words]) == 2
    assert main(["export", str(tmp_path / "other"), "--game", "el-grnde", *words]) == 2
    assert "el-grande" in capsys.readouterr().err
