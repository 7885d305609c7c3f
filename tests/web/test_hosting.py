"""What a host sees and says: health, numbers, an announcement, a restart, logs; and people's own data."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tablero.cli import main
from tablero.server.administration import announce, clear_announcement, drain, set_limits
from tablero.server.logs import JsonFormatter, TextFormatter, masked
from tests.patience import PATIENCE, wait_until

from .live_server import LiveServer, Someone, receive, running_server, said, send_message


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that these tests may put into any state."""
    with running_server(tmp_path_factory.mktemp("hosting"), metrics="local") as running:
        yield running


@pytest.fixture
def host(own_server: LiveServer) -> Iterator[LiveServer]:
    yield own_server
    database = own_server.services.tables.database
    clear_announcement(database)
    drain(database, False)
    set_limits(database, {"tables_per_user": "", "longest_chat": ""})
    own_server.services.host.listen()


@pytest.fixture
def guest(host: LiveServer) -> Iterator[Someone]:
    person = Someone(host)
    yield person
    person.close()


# -- watching ----------------------------------------------------------------------------------------------------


def test_health_and_readiness_are_told_to_whoever_asks(host: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    alive, ready = (httpx.get(f"{host.url}/{name}", timeout=PATIENCE) for name in ("health", "ready"))
    assert (alive.status_code, alive.json()["status"]) == (200, "alive")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})
    assert "set-cookie" not in alive.headers
    assert "set-cookie" not in ready.headers

    def gone(*_: Any) -> Any:
        from tablero.server.storage.engine import NotStored

        raise NotStored("the database can't be read now")

    with monkeypatch.context() as broken:
        broken.setattr(host.services.tables.database, "reading", gone)
        down = httpx.get(f"{host.url}/ready", timeout=PATIENCE)
        assert (down.status_code, down.json()) == (503, {"status": "no database"})
        assert httpx.get(f"{host.url}/health", timeout=PATIENCE).status_code == 200


def test_numbers_are_told_to_this_machine_alone(host: LiveServer, guest: Someone) -> None:
    guest.see("/")
    table = guest.opens("me", "me")
    assert guest.answers(table).status_code == 303
    with guest.websocket(table) as socket:
        receive(socket, "snapshot")
        text = httpx.get(f"{host.url}/metrics", timeout=PATIENCE).text
    found = dict(re.findall(r"^(tablero_\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", text, re.MULTILINE))
    assert float(found["tablero_answer_seconds_count"]) >= 1
    assert float(found["tablero_pages_connected"]) == 1
    assert float(found["tablero_tables_loaded"]) >= 1
    assert {"tablero_bots_waiting", "tablero_bots_thinking", "tablero_draining"} <= set(found)
    assert any('handler="table_pages.submit"' in name and 'status="303"' in name for name in found)
    assert table not in text
    assert guest.id not in text

    far = {"X-Forwarded-For": "203.0.113.9"}  # a proxy on this machine says so
    assert httpx.get(f"{host.url}/metrics", headers=far, timeout=PATIENCE).status_code == 404


def test_numbers_are_told_to_nobody_unless_the_host_wants_it(live_server: LiveServer) -> None:
    assert httpx.get(f"{live_server.url}/metrics", timeout=PATIENCE).status_code == 404


# -- what the host says ------------------------------------------------------------------------------------------


def test_an_announcement_is_on_every_page_in_its_readers_frame(host: LiveServer, guest: Someone) -> None:
    database = host.services.tables.database
    announce(database, "Backup <tonight> at ten.")
    announce(database, "Ma este tízkor mentés.", "hu")
    host.services.host.listen()
    table = guest.opens("me", "me")

    for path in ("/", "/account", f"/t/{table}", "/rules/el-grande"):
        assert 'From the host:</strong> <span lang="">Backup &lt;tonight&gt; at ten.' in guest.see(path), path
    assert 'A szerver gazdájától:</strong> <span lang="">Ma este' in guest.see("/?language=hu")
    assert 'Od gospodarza serwera:</strong> <span lang="">Backup' in guest.see("/?language=pl")
    clear_announcement(database)
    host.services.host.listen()
    assert "From the host:" not in guest.see("/")


def test_an_announcement_reaches_the_pages_that_are_open(host: LiveServer, guest: Someone) -> None:
    table = guest.opens("me", "me")
    with guest.websocket(table) as socket:
        receive(socket, "snapshot")
        announce(host.services.tables.database, "In five minutes.")
        host.run(host.services.host.look_after())
        while "In five minutes." not in str(receive(socket, "snapshot")["parts"].get("host_word", "")):
            pass


def test_before_a_restart_nothing_new_is_begun_and_games_go_on(host: LiveServer, guest: Someone) -> None:
    table = guest.opens("me", "me")
    drain(host.services.tables.database, True)
    host.services.host.listen()

    assert httpx.get(f"{host.url}/ready", timeout=PATIENCE).json() == {"status": "draining"}
    assert "restarts soon" in guest.see("/")
    refused = guest.send("/play/el-grande")
    assert refused.status_code == 503
    assert "A restart is near" in refused.text
    assert "in a few minutes" in said(refused)
    assert guest.answers(table).status_code == 303

    host.services.host.drained = host.services.host.started - 1  # a server that was started after that word
    assert guest.send("/play/el-grande").status_code == 303


def test_limits_change_while_the_server_runs(host: LiveServer, guest: Someone) -> None:
    guest.opens("me", "me")
    set_limits(host.services.tables.database, {"tables_per_user": "1"})
    host.services.host.listen()
    assert guest.send("/new/el-grande", seat=["me", "me"]).status_code == 422

    set_limits(host.services.tables.database, {"tables_per_user": ""})
    host.services.host.listen()
    assert guest.send("/new/el-grande", seat=["me", "me"]).status_code == 303


# -- logs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("token tablero_AbCdEf0123456789-_xyz was used", "was used"),
        ("GET /join/sEcReT-123 HTTP/1.1", "GET /join/***"),
        ("connection to postgresql://me:sEcReT@db/tablero failed", "me:***@db/tablero"),
        ("Cookie: tablero=sEcReT.abc; theme=dark", "Cookie"),
        ("{'authorization': 'Bearer sEcReT'}", "authorization"),
        ("password=sEcReT&name=Anna", "Anna"),
    ],
)
def test_no_secret_is_logged(line: str, kept: str) -> None:
    shown = masked(line)
    assert "sEcReT" not in shown
    assert "AbCdEf" not in shown
    assert kept in shown


def test_a_log_line_is_one_object_or_one_line() -> None:
    try:
        raise ValueError("postgresql://me:sEcReT@db/tablero")
    except ValueError as error:
        told: Any = (type(error), error, error.__traceback__)
    record = logging.LogRecord("tablero.server", logging.WARNING, "x.py", 1, "table %s\nis odd", ("abc",), told)
    record.__dict__["handler"] = "pages.front"

    data = json.loads(JsonFormatter().format(record))
    text = TextFormatter().format(record)

    assert data["message"] == "table abc\nis odd"
    assert (data["level"], data["logger"], data["handler"]) == ("warning", "tablero.server", "pages.front")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", data["time"])
    assert "sEcReT" not in json.dumps(data) + text
    assert "me:***@db" in data["exception"]


def test_requests_are_logged_by_their_handler_and_not_by_their_address(
    host: LiveServer, guest: Someone, caplog: pytest.LogCaptureFixture
) -> None:
    table = guest.opens("me", "invite")
    link = guest.invites(table, 1)
    with caplog.at_level(logging.INFO, "tablero.requests"):
        guest.get(link)
        wait_until(lambda: len(caplog.records) > 0, "the request is logged")
    (record,) = (vars(one) for one in caplog.records if one.name == "tablero.requests")
    assert (record["handler"], record["method"], record["status"]) == ("table_pages.join_page", "GET", 200)
    assert link.rpartition("/")[2] not in JsonFormatter().format(caplog.records[0])


# -- stopping ----------------------------------------------------------------------------------------------------


def test_who_watches_is_told_to_come_back_and_answers_in_flight_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is stored while the server stops, and the page hears so before the connection is closed."""
    with running_server(tmp_path) as running:
        person = Someone(running)
        table = person.opens("me", "me")
        snapshot = person.snapshot(table, picture="")
        begun, go_on = asyncio.Event(), asyncio.Event()
        tables = running.services.tables
        answer = tables.answer

        async def slow(*args: Any) -> int:
            begun.set()
            await go_on.wait()
            return await answer(*args)

        monkeypatch.setattr(tables, "answer", slow)
        stream = person.api().stream("GET", f"/tables/{table}/stream")
        with person.websocket(table) as socket, stream as events:
            receive(socket, "snapshot")
            lines = events.iter_lines()
            assert next(lines) == "event: snapshot"
            option = snapshot["ask"]["options"][0]["id"]
            send_message(socket, type="answer", seat=snapshot["ask"]["seat"], seq=0, option=option, key="last")
            wait_until(begun.is_set, "the answer is in flight")
            from tablero.server.ending import say_goodbye

            goodbye = asyncio.run_coroutine_threadsafe(say_goodbye(running.services), running.loop)
            wait_until(lambda: running.services.host.stopping, "the server stops")
            running.loop.call_soon_threadsafe(go_on.set)
            assert receive(socket, "stored") == {"type": "stored", "key": "last", "seq": 1}
            with pytest.raises(ConnectionClosed) as closed:
                read_to_the_end(socket)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, "comes back" in closed.value.rcvd.reason) == (1012, True)
            assert any("restarting" in line for line in lines), "the stream ends with the reason"
            goodbye.result(PATIENCE)
        person.close()


def read_to_the_end(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=PATIENCE)


# -- one's own data ----------------------------------------------------------------------------------------------


def test_people_take_their_data_along(someone: Callable[..., Someone], anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite", title="Vasárnap")
    link = anna.invites(table, 1)
    bela.see(link)
    assert bela.send(link).status_code == 303
    decides(anna, bela, table)
    anna.send(f"/t/{table}/chat", text="Szia, Béla!")
    bela.send(f"/t/{table}/chat", text="Szia, Anna!")
    anna.makes_token("my program")

    answer = anna.get("/account/data")

    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["users"][0]["name"] == "Anna"
    assert [one["title"] for one in data["tables"]] == ["Vasárnap"]
    assert [one["text"] for one in data["chat"]] == ["Szia, Béla!"]
    assert [one["user_id"] for one in data["events"]] == [anna.id]
    assert data["tokens"][0]["label"] == "my program"
    stored = anna.live_server.run(anna.live_server.services.tables.read(lambda c: seed_of(c, table)))
    assert stored not in answer.text, "the seed of a running game is nobody's"
    assert bela.id not in answer.text
    assert "password" not in answer.text
    assert {one["id"] for one in bela.get("/account/data").json()["tables"]} == {table}
    assert someone().get("/account/data").json()["tables"] == []


def decides(person: Someone, other: Someone, table: str) -> None:
    """One decision of a person, as soon as it is that person's turn."""
    while not person.snapshot(table, picture="")["ask"]:
        other.answers(table)
    assert person.answers(table).status_code == 303


def seed_of(c: Any, table: str) -> str:
    from tablero.server.storage.table_store import read_table

    row = read_table(c, table)
    assert row
    return row.seed


def test_people_have_themselves_forgotten(anna: Someone, bela: Someone) -> None:
    alone = anna.opens("me", "me")
    table = anna.opens("me", "invite")
    link = anna.invites(table, 1)
    bela.see(link)
    bela.send(link)
    decides(anna, bela, table)
    anna.send(f"/t/{table}/chat", text="Szia!")
    assert bela.send(f"/t/{table}/report", seat="0", reason="Too friendly", mute="on").status_code == 200
    assert anna.send("/circles", name="Friends", names="Béla").status_code == 303
    user = anna.id
    anna.see("/account")

    gone = anna.send("/account/delete")

    assert gone.status_code == 200
    assert "Deleted" in gone.text
    assert "tablero" not in anna.http.cookies
    assert bela.get(f"/t/{alone}").status_code == 404
    seen = bela.snapshot(table, picture="")
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "person"]
    assert seen["you"]["owner"]
    assert seen["chat"] == []
    assert user not in json.dumps(bela.live_server.run(everything(bela.live_server)))


def test_an_account_is_deleted_only_by_who_knows_its_password(anna: Someone, live_server: LiveServer) -> None:
    anna.send("/account/password", name="Anna of Deleting", password="correct horse")
    anna.see("/account")
    wrong = anna.send("/account/delete", password="wrong horse")
    assert wrong.status_code == 422
    assert "Anna of Deleting" in anna.see("/account")

    assert anna.send("/account/delete", password="correct horse").status_code == 200
    assert "You are a guest" in anna.see("/account")
    again = anna.send("/account/login", name="Anna of Deleting", password="correct horse")
    assert again.status_code == 422


async def everything(server: LiveServer) -> dict[str, list[list[str]]]:
    """All that is stored, as text."""
    from sqlalchemy import select

    from tablero.server.storage.schema import METADATA

    def read(c: Any) -> dict[str, list[list[str]]]:
        return {
            table.name: [[str(value) for value in row] for row in c.execute(select(table))]
            for table in METADATA.sorted_tables
        }

    return await server.services.tables.read(read)


# -- commands ----------------------------------------------------------------------------------------------------


def test_the_host_looks_after_tables_and_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLERO_SECRET", raising=False)

    def admin(*words: str) -> Any:
        capsys.readouterr()
        assert main(["admin", *words, "--data", str(tmp_path), "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    with running_server(tmp_path) as running:
        person = Someone(running, "Dóra")
        person.send("/account/password", name="Dóra", password="correct horse")
        token = person.makes_token()
        table = person.opens("me", "me", title="Old game")

        assert [(one["id"], one["people"]) for one in admin("tables")] == [(table, "Dóra")]
        assert admin("tables", "--idle", "3") == []
        assert [(one["name"], one["kind"], one["tables"]) for one in admin("accounts")] == [("Dóra", "account", 1)]

        with person.websocket(table) as socket:
            receive(socket, "snapshot")
            password = admin("reset-password", "dóra")["password"]
            running.run(running.services.host.look_after())
            with pytest.raises(ConnectionClosed):
                read_to_the_end(socket)
        other = Someone(running)
        other.see(f"/t/{table}")
        assert other.send(f"/t/{table}/report", seat="0", reason="A bad title").status_code == 200
        other.close()
        (report,) = admin("reports")
        told = [report[name] for name in ("number", "reporter", "reported", "title", "table", "reason")]
        assert told == [1, "", "Dóra", "Old game", table, "A bad title"]
        assert main(["admin", "reports", "--data", str(tmp_path)]) == 0
        assert "about Dóra" in capsys.readouterr().out
        assert main(["admin", "reports", "--settle", "7", "--data", str(tmp_path)]) == 2
        assert admin("reports", "--settle", "1") == []

        assert "You are a guest" in person.see("/account")
        with httpx.Client(base_url=f"{running.url}/api/v1", timeout=PATIENCE) as program:
            headers = {"Authorization": f"Bearer {token}"}
            assert program.get("/tables", headers=headers).status_code == 401
        person.http.cookies.clear()
        person.see("/account")
        assert person.send("/account/login", name="Dóra", password=password).status_code == 303

        assert main(["admin", "delete-table", table, "--data", str(tmp_path)]) == 2
        assert "--yes" in capsys.readouterr().err
        assert admin("delete-table", table, "--yes") == {"deleted": [table]}
        assert person.get(f"/t/{table}").status_code == 404
        assert main(["admin", "delete-table", table, "--yes", "--data", str(tmp_path)]) == 2
        assert "tablero admin tables" in capsys.readouterr().err

        assert admin("limits", "longest_chat=9")["longest_chat"] == {"value": 9, "set_here": True}
        assert main(["admin", "limits", "workers=9", "--data", str(tmp_path)]) == 2
        admin("announce", "Soon.")
        admin("drain")
        running.services.host.listen()
        assert running.services.settings.longest_chat == 9
        assert running.services.host.announcement("pl") == "Soon."
        assert running.services.host.is_draining

        assert admin("delete-account", "Dóra", "--yes")["deleted"] == "Dóra"
        assert admin("accounts", "--guests") == []
        person.close()
