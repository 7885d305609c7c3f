"""The JSON API: a program at the table, and what bad requests get."""

from __future__ import annotations

import importlib.util
import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablero.server.app import api_handler
from tablero.server.assets import playable, playable_game
from tablero.server.json_schema import schema_of
from tablero.server.openapi import OPERATIONS, openapi_description
from tablero.server.page_texts import page_texts
from tablero.server.responses import GameList, Snapshot, StreamEvent
from tests.patience import PATIENCE
from tests.schemas import check_fits

from .live_server import LiveServer, Someone

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def api(anna: Someone) -> Iterator[httpx.Client]:
    with anna.api() as client:
        yield client


@pytest.fixture
def table(api: httpx.Client) -> str:
    made = api.post("/tables", json={"game": "el-grande", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


def test_the_description_fits_the_handlers(anna: Someone) -> None:
    description = anna.get("/api/openapi.json").json()
    assert description == openapi_description(page_texts("en"))
    assert description["openapi"].startswith("3.1")
    listed = [(path, method) for path, methods in description["paths"].items() for method in methods]
    assert len(listed) == len(OPERATIONS)
    for operation in OPERATIONS:
        assert callable(api_handler(operation.name))
    references = set(re.findall(r'"\$ref": ?"#/components/schemas/(\w+)"', json.dumps(description)))
    assert references == set(description["components"]["schemas"])


def test_the_description_is_a_page_too(anna: Someone) -> None:
    page = anna.see("/api")
    for operation in OPERATIONS:
        assert f"<code>/api/v1{operation.path}</code>" in page
    assert "NewAnswer" in page


@pytest.mark.parametrize("game", playable())
def test_a_snapshot_holds_the_view_of_its_game_and_no_other(api: httpx.Client, game: str) -> None:
    seats = [{"kind": "me"}] * playable_game(game).usual_players()
    table = api.post("/tables", json={"game": game, "seats": seats}).json()["table"]
    snapshot = api.get(f"/tables/{table}").json()  # fits its schema: see `check_answer`
    other = next(id for id in playable() if id != game)
    for wrong in (
        snapshot | {"table": snapshot["table"] | {"game": other}},
        snapshot | {"view": snapshot["view"] | {"more": 1}},
        snapshot | {"view": {key: value for key, value in snapshot["view"].items() if key != "phase"}},
        snapshot | {"seq": "0"},
    ):
        with pytest.raises(AssertionError):
            check_fits(wrong, schema_of(Snapshot, {}))


def test_the_games_need_no_token(anna: Someone) -> None:
    games = anna.get("/api/v1/games").json()["games"]
    check_fits({"games": games}, schema_of(GameList, {}))
    grande = next(game for game in games if game["id"] == "el-grande")
    assert grande["players"] == [2, 3, 4, 5]
    assert {option["name"] for option in grande["options"]} >= {"short", "first_player"}


def test_a_program_lists_views_asks_answers_and_takes_back(api: httpx.Client, table: str) -> None:
    assert [listed["id"] for listed in api.get("/tables").json()["tables"]] == [table]
    asked = api.get(f"/tables/{table}/ask").json()
    assert asked["status"] == "running"
    view = api.get(f"/tables/{table}").json()
    assert view["ask"] == asked["ask"]
    assert view["board"] == ""
    assert api.get(f"/tables/{table}", params={"picture": "tall"}).json()["board"].startswith("<svg")
    answer = {"seat": view["ask"]["seat"], "seq": view["seq"], "option": view["ask"]["options"][0]["id"], "key": "a"}
    assert api.post(f"/tables/{table}/answer", json=answer).json() == {"seq": 1}
    assert api.post(f"/tables/{table}/answer", json=answer).json() == {"seq": 1}, "once"
    assert api.get(f"/tables/{table}", params={"at": 0}).json()["at"] == 0
    while not (seen := api.get(f"/tables/{table}").json())["can_undo"]:
        ask = seen["ask"]
        more = {"seat": ask["seat"], "seq": seen["seq"], "option": ask["options"][0]["id"], "key": str(seen["seq"])}
        assert api.post(f"/tables/{table}/answer", json=more).status_code == 200
    back = api.post(f"/tables/{table}/undo", json={"seat": seen["undo_seat"], "key": "b"})
    assert back.status_code == 200
    assert api.post(f"/tables/{table}/chat", json={"text": "Hello"}).status_code == 200
    assert api.get(f"/tables/{table}/record").json()["format"] == "tablero-header"


def test_what_is_not_offered_says_why(api: httpx.Client, table: str, bela: Someone) -> None:
    ask = api.get(f"/tables/{table}/ask").json()["ask"]
    offered = ask["options"][0]["id"]
    assert ask["kind"] == "power"

    assert api.get(f"/tables/{table}/why", params={"option": offered}).json()["offered"]
    assert api.get(f"/tables/{table}/why", params={"option": "toledo"}).json() == {
        "option": "toledo",
        "offered": False,
        "text": "No place is asked for now.",
        "rule": "EG-5.2",
    }
    assert api.get(f"/tables/{table}/why", params={"option": "atlantis"}).status_code == 404
    with bela.api() as stranger:
        assert stranger.get(f"/tables/{table}/why", params={"option": "toledo"}).json()["error"]["code"] == "illegal"


def test_invitations_and_open_seats(api: httpx.Client, bela: Someone) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
    table = api.post("/tables", json={"game": "el-grande", "seats": seats}).json()["table"]
    invited = api.post(f"/tables/{table}/invite", json={"seat": 1})
    assert invited.status_code == 201
    with bela.api() as other:
        assert other.post("/join", json={"token": invited.json()["token"]}).json() == {"table": table}
        assert other.post(f"/tables/{table}/sit", json={"seat": 2}).status_code == 200
        assert other.get(f"/tables/{table}").json()["you"]["seats"] == [1, 2]


def test_the_stream_tells_every_change(api: httpx.Client, anna: Someone, table: str) -> None:
    with api.stream("GET", f"/tables/{table}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()

        def following() -> dict[str, Any]:
            event = next(line for line in lines if line.startswith("event: ")).removeprefix("event: ")
            data = next(line for line in lines if line.startswith("data: ")).removeprefix("data: ")
            snapshot: dict[str, Any] = json.loads(data)
            check_fits({"event": event, "data": snapshot}, schema_of(StreamEvent, {}))
            return snapshot

        assert following()["seq"] == 0
        for seq in (1, 2, 3):
            anna.answers(table)
            assert following()["seq"] == seq


# -- bad requests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer x", "Bearer tablero_wrong", "Basic abc", "Bearer tablero_" + "x" * 300]
)
@pytest.mark.parametrize("operation", [one for one in OPERATIONS if one.needs_token], ids=lambda one: str(one.name))
def test_without_a_valid_token_nothing_happens(live_server: LiveServer, operation: Any, header: str) -> None:
    path = operation.path.replace("{table}", "x")
    response = httpx.request(
        operation.method, f"{live_server.url}/api/v1{path}", headers={"Authorization": header} if header else {}
    )
    assert response.status_code == 401
    assert response.json()["error"]["code"] == "token"
    assert response.headers["www-authenticate"] == "Bearer"


def test_a_cookie_is_no_token(anna: Someone) -> None:
    assert anna.get("/api/v1/tables").status_code == 401


BODIES = [b"", b"nonsense", b"[]", b"{}", b"null", b'{"seat": "x"}', b"\xff\xfe", b'{"a":' * 2000, b'{"seat": 1e999}']


@pytest.mark.parametrize("body", BODIES)
def test_malformed_bodies_are_refused_everywhere(api: httpx.Client, table: str, body: bytes) -> None:
    before = api.get(f"/tables/{table}").json()["seq"]
    for operation in [one for one in OPERATIONS if one.body]:
        response = api.request(operation.method, operation.path.replace("{table}", table), content=body)
        assert response.status_code in (404, 422), (operation.name, response.text)
        assert response.json()["error"]["reason"]
    assert api.get(f"/tables/{table}").json()["seq"] == before


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"option": "nonsense"}, 422, "illegal"),
        ({"seq": 9}, 409, "stale"),
        ({"seat": 7}, 404, "unknown"),
        ({"key": ""}, 422, "illegal"),
        ({"seat": 10**30}, 422, "illegal"),
    ],
)
def test_a_bad_answer_is_refused(api: httpx.Client, table: str, change: dict[str, Any], status: int, code: str) -> None:
    ask = api.get(f"/tables/{table}").json()["ask"]
    answer = {"seat": ask["seat"], "seq": 0, "option": ask["options"][0]["id"], "key": "k"} | change
    response = api.post(f"/tables/{table}/answer", json=answer)
    assert (response.status_code, response.json()["error"]["code"]) == (status, code)
    assert api.get(f"/tables/{table}").json()["seq"] == 0


@pytest.mark.parametrize(
    "new",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "el-grande", "seats": [{"kind": "me"}]},
        {"game": "el-grande", "seats": [{"kind": "me"}] * 9},
        {"game": "el-grande", "seats": [{"kind": "cat"}, {"kind": "me"}]},
        {"game": "el-grande", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "me"}]},
        {"game": "el-grande", "seats": [{"kind": "me"}] * 2, "options": {"short": "perhaps"}},
        {"game": "el-grande", "seats": [{"kind": "me"}] * 2, "options": {"nonsense": True}},
        {"game": "el-grande", "seats": [{"kind": "me"}] * 2, "title": "x" * 999},
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(api: httpx.Client, new: dict[str, Any]) -> None:
    response = api.post("/tables", json=new)
    assert response.status_code in (404, 422), response.text
    assert response.json()["error"]["reason"]
    assert api.get("/tables").json()["tables"] == []


def test_queries_addresses_and_methods_that_do_not_exist(api: httpx.Client, table: str) -> None:
    assert api.get(f"/tables/{table}", params={"at": "two"}).status_code == 422
    assert api.get(f"/tables/{table}", params={"at": "9999"}).status_code == 404
    assert api.get(f"/tables/{table}", params={"picture": "round"}).status_code == 422
    assert api.get("/tables/nothing").status_code == 404
    assert api.get("/tables/nothing/stream").status_code == 404
    assert api.get("/nothing").status_code == 404
    assert api.delete(f"/tables/{table}").status_code in (404, 405)
    assert api.post("/join", json={"token": "nothing"}).status_code == 404


# -- the example -------------------------------------------------------------------------------------------------


def test_the_example_bot_is_short_and_needs_nothing_but_python() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 40
    assert "tablero" not in re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE)


@pytest.mark.slow
def test_the_example_bot_plays_a_whole_game(anna: Someone, bela: Someone, someone: Callable[..., Someone]) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec
    assert spec.loader
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    table = anna.opens("invite", "invite", short="on")
    points: list[list[int]] = []

    def sit(person: Someone, seat: int) -> threading.Thread:
        link = f"{person.live_server.url}{anna.invites(table, seat)}"
        arguments = (person.live_server.url, person.makes_token(), link)
        thread = threading.Thread(target=lambda: points.append(example.play(*arguments)), daemon=True)
        thread.start()
        return thread

    threads = [sit(bela, 0), sit(someone("Carla"), 1)]
    for thread in threads:
        thread.join(PATIENCE)
    snapshot = anna.snapshot(table)
    assert snapshot["table"]["status"] == "over"
    assert points == [[seat["score"] for seat in snapshot["seats"]]] * 2
