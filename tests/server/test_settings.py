"""Settings from flags, environment and file; what is secret about them; the files of a data folder."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from pathlib import Path

import pytest

from tablero.cli import main
from tablero.core.errors import BadSetup, UnknownId
from tablero.server.setting_sources import NAMES, gathered, serving, set_words, settings_of
from tablero.server.settings import checked_base_path, settings_for
from tablero.server.storage.serving_lock import hold_database, is_served


@pytest.fixture(autouse=True)
def no_settings_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("TABLERO_")]:
        monkeypatch.delenv(name)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / "tablero.toml").write_text('port = 1000\nworkers = 3\nlog_level = "error"\n')
    environment = {"TABLERO_PORT": "2000", "TABLERO_WORKERS": "4", "HOME": "/nowhere"}

    found = gathered({"data": str(tmp_path), "port": "3000"}, environment)

    assert found["port"] == (3000, "flag --port")
    assert found["workers"] == (4, "environment TABLERO_WORKERS")
    assert found["log_level"] == ("error", f"file {tmp_path / 'tablero.toml'}")
    assert found["tables_per_user"].source == "usual"
    assert settings_of(found).workers == 4
    assert serving(found).port == 3000


def test_the_file_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("think_seconds = 2.5\n")

    assert gathered({"config": str(tmp_path / "mine.toml")}, {})["think_seconds"].value == 2.5
    assert gathered({}, {"TABLERO_CONFIG": str(tmp_path / "mine.toml")})["think_seconds"].value == 2.5
    with pytest.raises(BadSetup, match="not-there"):
        gathered({"config": str(tmp_path / "not-there.toml")}, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 8000", "did you mean 'port'"),
        ('port = "many"', "port in .*tablero.toml: expected"),
        ("port = ", "is no TOML file"),
        ('log_format = "xml"', "log_format in"),
    ],
)
def test_a_slip_in_the_file_is_told_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "tablero.toml").write_text(text)
    with pytest.raises((BadSetup, UnknownId), match=said):
        gathered({"data": str(tmp_path)}, {})


def test_any_setting_can_be_set_by_its_name() -> None:
    assert set_words(["workers=2", "base_path = /tablero"]) == {"workers": "2", "base_path": "/tablero"}
    with pytest.raises(UnknownId, match="workers"):
        set_words(["worker=2"])
    with pytest.raises(BadSetup, match="name=value"):
        set_words(["workers"])


def test_settings_are_shown_with_their_source_and_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLERO_SECRET", "a secret that nobody should ever read here")
    monkeypatch.setenv("TABLERO_DATABASE", "postgresql://me:hunter2@db/tablero")
    monkeypatch.setenv("TABLERO_CONFIG", str(tmp_path / "own.toml"))
    (tmp_path / "own.toml").write_text('database_password = "hunter3"\ntables_per_user = 7\n')

    assert main(["serve", "--show-settings", "--port", "81", "--json"]) == 0
    shown = capsys.readouterr().out
    assert main(["serve", "--show-settings"]) == 0
    shown += capsys.readouterr().out

    assert "hunter" not in shown
    assert "nobody should ever read" not in shown
    found = json.loads(shown[: shown.index("\n}") + 2])
    assert found["port"] == {"value": 81, "source": "flag --port"}
    assert found["database"]["value"] == "postgresql://me:***@db/tablero"
    assert found["secret"] == {"value": "***", "source": "environment TABLERO_SECRET"}
    assert found["tables_per_user"]["source"] == f"file {tmp_path / 'own.toml'}"
    assert "environment TABLERO_DATABASE" in shown


@pytest.mark.parametrize("kind", ["environment", "file"])
def test_the_databases_password_need_not_be_on_the_command_line(tmp_path: Path, kind: str) -> None:
    (tmp_path / "password").write_text("p@ss/word\n")
    given = {"TABLERO_DATABASE_PASSWORD": "p@ss/word"}
    if kind == "file":
        given = {"TABLERO_DATABASE_PASSWORD_FILE": str(tmp_path / "password")}
    found = gathered({"data": str(tmp_path), "database": "postgresql://me@db:5433/tablero"}, given)

    assert settings_of(found).database == "postgresql+psycopg://me:p%40ss%2Fword@db:5433/tablero"


def test_a_password_on_the_command_line_is_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLERO_DATA", str(tmp_path))
    words = ["serve", "--database", "postgresql://me:hunter2@127.0.0.1:1/none", "--port", "99999"]
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "TABLERO_DATABASE" in said
    assert "hunter2" not in said


def test_a_base_path_stands_before_every_address() -> None:
    assert [checked_base_path(path) for path in ("", "/", "tablero", "/games/tablero/")] == [
        "",
        "",
        "/tablero",
        "/games/tablero",
    ]
    for wrong in ("/../up", "/a b", '/"', "//evil.example/?x"):
        with pytest.raises(BadSetup, match="base path"):
            checked_base_path(wrong)


def test_every_setting_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in guide] == []


# -- the data folder ---------------------------------------------------------------------------------------------


def test_a_secret_that_was_half_made_is_in_nobodys_way(tmp_path: Path) -> None:
    """A server that is killed may leave one behind; in a container, its successor has the same number."""
    left = tmp_path / f"secret.{os.getpid()}"
    left.write_text("half")
    os.utime(left, (time.time() - 3600, time.time() - 3600))
    fresh = tmp_path / "secret.0123456789abcdef"
    fresh.write_text("of a server that starts at this moment")

    assert len(settings_for(tmp_path).secret) == 64
    assert not left.exists()
    assert fresh.exists()


def test_a_database_is_its_owners_alone_even_in_a_folder_that_others_read(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        settings_for(tmp_path)
        assert mode(tmp_path / "tablero.sqlite3") == 0o600
        with sqlite3.connect(tmp_path / "tablero.sqlite3") as database:
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("CREATE TABLE seeds (seed TEXT)")
            database.commit()
            assert mode(tmp_path / "tablero.sqlite3-wal") == 0o600
            for name in ("tablero.sqlite3", "tablero.sqlite3-wal"):  # as an earlier version has left them
                (tmp_path / name).chmod(0o644)
            settings_for(tmp_path)
            assert mode(tmp_path / "tablero.sqlite3-wal") == 0o600
        database.close()
    finally:
        os.umask(before)
    assert mode(tmp_path / "tablero.sqlite3") == 0o600


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = settings_for(tmp_path).database
    assert not is_served(url)
    lock = hold_database(url)
    assert lock is not None
    assert is_served(url)

    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "another server already serves" in said
    assert "--data" in said
    assert len(said.splitlines()) == 1
    lock.close()

    assert not is_served(url)
    assert hold_database("postgresql+psycopg://db/tablero") is None
