"""Backups made while a server runs, restored elsewhere; and what the doctor finds."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablero.cli import main
from tablero.core.errors import BadSave, BadSetup
from tablero.server.auth import Auth
from tablero.server.examination import examine
from tablero.server.settings import DATABASE_FILE, Settings, settings_for
from tablero.server.storage.backup import check_whole, opened, present_copy, read_page, restore_backup, write_backup
from tablero.server.storage.revisions import newest
from tablero.server.storage.serving_lock import hold_database
from tablero.server.tables import Tables
from tests.archive.shelf import DATABASE, SETS, contents
from tests.patience import PATIENCE

from .running_tables import ANNA, SECRET, duel, look, play_on, run_scenario, settings_at


@pytest.fixture(autouse=True)
def no_secret_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLERO_SECRET", raising=False)


def tell(settings: Settings, scenario: Any) -> None:
    asyncio.run(run_scenario(settings, scenario))


def played(settings: Settings, decisions: int = 12) -> str:
    """A table of Anna and Béla in a database; its id."""
    made = []

    async def play(tables: Tables) -> None:
        table = await duel(tables)
        await play_on(tables, table, decisions, random.Random(3))
        await tables.say(table, ANNA, "Szia!")
        made.append(table)

    tell(settings, play)
    return made[0]


def stands(settings: Settings, table: str) -> dict[str, Any]:
    """What Anna sees of a table there."""
    seen = []

    async def looking(tables: Tables) -> None:
        seen.append(await look(tables, table, ANNA))

    tell(settings, looking)
    return {key: seen[0][key] for key in ("seq", "journal", "chat", "waiting_for", "view")}


def doctor(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["doctor", "--data", str(folder), "--json", *words])
    return code, json.loads(capsys.readouterr().out)


# -- backups -----------------------------------------------------------------------------------------------------


def test_a_backup_holds_every_answer_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    """They are in the file beside the database while a server runs; a copy of the database alone lacks them."""
    settings = settings_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")

    async def scenario(tables: Tables) -> None:
        table = await duel(tables)
        seq = await play_on(tables, table, 30, random.Random(5))
        (tmp_path / "copied.sqlite3").write_bytes((tmp_path / "tables.sqlite3").read_bytes())

        await asyncio.to_thread(write_backup, settings, tmp_path / "mine.backup")

        with closing(sqlite3.connect(tmp_path / "mine.backup")) as copy:
            assert copy.execute("SELECT max(seq), count(*) FROM events").fetchone() == (seq, seq)
        with closing(sqlite3.connect(tmp_path / "copied.sqlite3")) as copied, pytest.raises(sqlite3.Error):
            copied.execute("SELECT count(*) FROM events").fetchone()

    tell(settings, scenario)


def test_a_backup_is_of_one_moment_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    settings = settings_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    played(settings)
    begun, done = threading.Event(), threading.Event()

    def write_on() -> None:
        with opened(settings.database) as database:
            while not done.is_set():
                with database.writing() as c:  # both or none
                    c.execute(text("UPDATE tables SET title = title || 'x'"))
                    c.execute(text("UPDATE chat SET text = (SELECT title FROM tables)"))
                begun.set()

    writer = threading.Thread(target=write_on)
    writer.start()
    assert begun.wait(PATIENCE)
    try:
        for number in range(3):
            file = tmp_path / f"{number}.backup"
            write_backup(settings, file)
            check_whole(file)
            with closing(sqlite3.connect(file)) as copy:
                assert (
                    copy.execute("SELECT title FROM tables").fetchone()
                    == copy.execute("SELECT text FROM chat").fetchone()
                )
    finally:
        done.set()
        writer.join()


def test_a_backup_is_one_file_for_its_owner_and_replaces_only_backups(tmp_path: Path) -> None:
    settings = settings_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    played(settings)
    kept = tmp_path / "kept"
    kept.mkdir()
    file = kept / "mine.backup"

    write_backup(settings, file)
    write_backup(settings, file)

    assert [path.name for path in kept.iterdir()] == ["mine.backup"]
    assert file.stat().st_mode & 0o777 == 0o600
    assert read_page(file).revision == newest()
    (kept / "letter.txt").write_text("something else")
    for wrong in (kept / "letter.txt", kept, tmp_path / "tables.sqlite3"):
        with pytest.raises(BadSetup):
            write_backup(settings, wrong)
    assert (kept / "letter.txt").read_text() == "something else"


def test_a_server_restored_from_a_backup_is_the_same_server(tmp_path: Path) -> None:
    old, new = settings_for(tmp_path / "old", workers=1), settings_for(tmp_path / "new", workers=1)
    table = played(old)
    write_backup(old, tmp_path / "mine.backup")

    restore_backup(new, tmp_path / "new", tmp_path / "mine.backup")

    assert stands(new, table) == stands(old, table)
    again = settings_for(tmp_path / "new")
    assert again.secret == old.secret, "guests are still themselves"
    assert (tmp_path / "new" / DATABASE_FILE).stat().st_mode & 0o777 == 0o600
    with opened(new.database) as database:
        cookie = Auth(database, old.secret).cookie_for(ANNA, "")
        assert asyncio.run(Auth(database, again.secret).by_cookie(cookie)).id == ANNA


def test_nothing_is_replaced_unasked_and_what_is_replaced_is_kept(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "data", workers=1)
    first = played(settings)
    write_backup(settings, tmp_path / "first.backup")
    second = played(settings)

    with pytest.raises(BadSetup, match="--replace"):
        restore_backup(settings, tmp_path / "data", tmp_path / "first.backup")
    lock = hold_database(settings.database)
    assert lock
    with pytest.raises(BadSetup, match="stop it"):
        restore_backup(settings, tmp_path / "data", tmp_path / "first.backup", replace=True)
    lock.close()
    restore_backup(settings, tmp_path / "data", tmp_path / "first.backup", replace=True)

    def tables_in(file: Path) -> set[str]:
        with closing(sqlite3.connect(file)) as database:
            return {row[0] for row in database.execute("SELECT id FROM tables")}

    assert tables_in(tmp_path / "data" / DATABASE_FILE) == {first}
    (kept,) = (tmp_path / "data").glob(f"{DATABASE_FILE}.before-*")
    assert tables_in(kept) == {first, second}


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "data", workers=1)
    played(settings)
    file = tmp_path / "mine.backup"
    write_backup(settings, file)
    whole = file.read_bytes()

    def refused(said: str) -> None:
        with pytest.raises(BadSave, match=said):
            restore_backup(settings, tmp_path / "data", file, replace=True)

    file.write_bytes(whole[: len(whole) // 2])
    refused("damaged|no backup")
    file.write_text("a letter")
    refused("no backup")
    file.unlink()
    refused("there is no file")
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
    refused("later version")
    assert list((tmp_path / "data").glob("restored*")) == []


@pytest.mark.slow
def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(tmp_path: Path, postgres_url: str) -> None:
    there = settings_at(postgres_url)
    table = played(there)
    write_backup(there, tmp_path / "one.backup")
    check_whole(tmp_path / "one.backup")
    here = settings_for(tmp_path / "data", workers=1)
    restore_backup(here, tmp_path / "data", tmp_path / "one.backup")
    assert stands(here, table) == stands(there, table)
    assert settings_for(tmp_path / "data").secret == SECRET

    another = played(here)
    write_backup(here, tmp_path / "two.backup")
    with pytest.raises(BadSetup, match="--replace"):
        restore_backup(there, tmp_path, tmp_path / "two.backup")
    restore_backup(there, tmp_path, tmp_path / "two.backup", replace=True)

    for one in (table, another):
        assert stands(there, one) == stands(here, one)

    async def serving(tables: Tables) -> None:
        listener = tables.broadcaster.listener
        assert listener is not None
        await asyncio.to_thread(listener.listening.wait)
        with pytest.raises(BadSetup, match="stop it"):
            await asyncio.to_thread(restore_backup, there, tmp_path, tmp_path / "two.backup", True)

    tell(there, serving)


def test_the_commands_say_what_they_have_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(settings_for(tmp_path / "data", workers=1))
    data = ["--data", str(tmp_path / "data")]

    assert main(["backup", str(tmp_path / "mine.backup"), *data]) == 0
    assert "1 tables" in (said := capsys.readouterr().out)
    assert "every table in it loads" in said
    assert main(["restore", str(tmp_path / "mine.backup"), *data]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "mine.backup"), "--data", str(tmp_path / "other")]) == 0
    assert "Restored" in capsys.readouterr().out
    assert main(["doctor", "--data", str(tmp_path / "other")]) == 0
    assert "their records verify" in capsys.readouterr().out
    assert main(["doctor", "--data", str(tmp_path / "nowhere")]) == 2
    assert "there is no server's data" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


# -- the doctor --------------------------------------------------------------------------------------------------


DAMAGES = {
    "an answer was changed": "UPDATE events SET option = 'nowhere' WHERE n = 1",
    "an answer is missing": "DELETE FROM events WHERE seq = 3",
    "another seed": "UPDATE tables SET seed = '00112233445566778899aabbccddeeff'",
    "a game that is not there": "UPDATE tables SET game = 'parcheesi'",
    "nothing to load from": "UPDATE tables SET options = '{'; DELETE FROM checkpoints",
    "a later version of the game": "UPDATE tables SET game_version = 900",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_doctor_finds_what_is_wrong_with_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    table = played(settings_for(tmp_path, workers=1))
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        database.executescript(DAMAGES[damage])
        database.commit()

    code, told = doctor(tmp_path, capsys)

    assert code == 1
    assert any(table in one["about"] and one["advice"] for one in told["findings"] if one["weight"] == "wrong")


def test_the_doctor_finds_a_damaged_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(settings_for(tmp_path, workers=1), 40)
    file = tmp_path / DATABASE_FILE
    whole = bytearray(file.read_bytes())
    for place in range(3 * 4096, len(whole), 2 * 4096):
        whole[place : place + 64] = bytes(64)
    file.write_bytes(whole)

    code, told = doctor(tmp_path, capsys)

    assert code == 1
    assert "damaged" in told["findings"][0]["what"]
    assert "restore" in told["findings"][0]["advice"]


def test_the_doctor_says_which_files_others_could_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(settings_for(tmp_path, workers=1))
    (tmp_path / DATABASE_FILE).chmod(0o644)
    (tmp_path / "tablero.toml").write_text('secret = "a secret that is long enough for a server"\n')
    (tmp_path / "tablero.toml").chmod(0o644)

    code, told = doctor(tmp_path, capsys, "--quick")

    assert code == 1
    assert [one["weight"] for one in told["findings"]] == ["note", "wrong"]
    assert "chmod 600" in told["findings"][1]["advice"]
    assert (tmp_path / DATABASE_FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("set", [SETS[0], pytest.param(SETS[-1], marks=pytest.mark.slow)])
def test_the_doctor_tells_before_an_upgrade_whether_it_will_go_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], set: str
) -> None:
    """The database of an earlier version is left as it is."""
    (tmp_path / DATABASE_FILE).write_bytes(contents(set)[DATABASE])

    code, told = doctor(tmp_path, capsys)

    assert code == 0, told
    assert sum(told["tables"].values()) > 0
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone()[0] == told["schema"]
    assert main(["backup", str(tmp_path / "mine.backup"), "--data", str(tmp_path)]) == 0
    with present_copy(tmp_path / "mine.backup") as copy:
        assert [one for one in examine(copy, records=False) if one.weight == "wrong"] == []
