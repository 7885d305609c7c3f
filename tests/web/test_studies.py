"""The pages of studies as a browser without script gets them, the API, and what never leaves the server."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablero.core import record
from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSave
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.written import position_text
from tablero.server.storage.schema import STUDIES
from tests.patience import PATIENCE
from tests.server.finished_games import finish

from .live_server import LiveServer, Someone

RANDOM = re.compile(r'(name=\\?"token\\?" value=\\?")[^"\\]*')


def finished(server: LiveServer, owner: Someone, number: int = 1) -> str:
    table = owner.opens("me", "me", short="on")
    finish(server.services.tables, table, number)
    return table


def studied(person: Someone, **fields: str) -> str:
    """Open a study by its form; its address."""
    response = person.send("/study", **fields)
    assert response.status_code == 303, response.text[-300:]
    return str(response.headers["location"])


def chosen(page: str) -> dict[str, str]:
    """The form with the options of a study's page, with the first of them."""
    form = page[page.index('id="answer"') :]
    fields = dict(re.findall(r'type="hidden" name="(node|seat)" value="(\d+)"', form))
    option = re.search(r'name="option" value="([^"]+)"', form)
    assert option
    return fields | {"option": option[1]}


def test_a_study_is_made_and_written_without_script(live_server: LiveServer, anna: Someone) -> None:
    table = finished(live_server, anna)
    replay = anna.see(f"/t/{table}/at/8")
    assert 'name="at" value="8"' in replay
    assert "Analyse from here" in replay
    assert 'action="/study"' in anna.see(f"/t/{table}")
    assert 'action="/study"' in anna.see(f"/t/{table}/story")
    study = studied(anna, table=table, at="8", seat="")
    page = anna.see(study)
    assert "With hindsight" in page
    assert re.findall(r'<a href="(/study/[^"]+)" data-node="\d+">', page), "the game's own line is there"
    after = anna.does(f"{study}/answer", **chosen(page))
    assert after.url.path.startswith(f"{study}/")
    node = after.url.path.rpartition("/")[2]
    written = anna.does(f"{study}/comment", node=node, edited="0", text="Why <not>?")
    assert "Why &lt;not&gt;?" in written.text
    marked = anna.does(f"{study}/mark", node=node, thing="galicia", wanted="yes")
    assert "data-mark" in marked.text
    assert "data-mark" not in anna.see(study), "marks belong to their position"
    gone = anna.does(f"{study}/delete-line", node=node, seq="99")
    assert gone.url.path == study
    refused = anna.send(f"{study}/comment", node="0", edited="7", text="late")
    assert refused.status_code == 409
    assert "Somebody else has written here" in refused.text
    assert study in anna.see("/studies")
    assert anna.does(f"{study}/delete").url.path == "/studies"
    assert anna.get(study).status_code == 404


@pytest.mark.parametrize("game", game_ids())
def test_an_opening_of_every_game_can_be_studied(anna: Someone, game: str) -> None:
    assert f'name="game" value="{game}"' in anna.see(f"/rules/{game}")
    study = studied(anna, game=game)
    page = anna.see(study)
    for _ in range(4):
        page = anna.does(f"{study}/answer", **chosen(page)).text
    assert page.count("data-node=") >= 5
    assert anna.get(f"{study}/things/{'galicia' if game == 'el-grande' else 'nothing'}").status_code in (200, 404)


def test_a_position_as_text_is_studied(anna: Someone) -> None:
    match = new_match(find_game("el-grande"), 3, seed=b"text")
    for _ in range(7):
        match.answer(match.open_asks()[0].options[0])
    study = studied(anna, text=position_text(match))
    assert "Everything open" in anna.see(study)
    assert anna.send("/study", text="tablero position 1\nnonsense").status_code == 422


def test_a_study_is_read_copied_and_written_together(live_server: LiveServer, anna: Someone, bela: Someone) -> None:
    study = studied(anna, game="el-grande")
    page = anna.see(study)
    assert bela.get(study).status_code == 404
    anna.does(f"{study}/share", access="read", node="0")
    seen = bela.see(study)
    assert 'id="answer"' not in seen
    assert "Copy it to my studies" in seen
    assert bela.send(f"{study}/answer", **chosen(page)).status_code == 403
    copy = bela.does(f"{study}/copy", node="0")
    assert 'id="answer"' in copy.text
    assert copy.url.path != study
    anna.does(f"{study}/share", access="together", node="0")
    with study_socket(live_server, anna, study) as socket:
        first = json.loads(socket.recv(timeout=PATIENCE))
        node = bela.does(f"{study}/answer", **chosen(page)).url.path.rpartition("/")[2]
        told = json.loads(socket.recv(timeout=PATIENCE))
        assert (told["type"], str(told["node"])) == ("changed", node)
        assert told["seq"] == first["seq"] + 1
    parts = anna.get(f"{study}/{node}", headers={"Accept": "application/json"}).json()
    assert "moves" in parts["parts"]
    again = anna.get(f"{study}/{node}?seq={parts['seq']}", headers={"Accept": "application/json"}).json()
    assert "moves" not in again["parts"], "whoever has the tree is not sent it again"


def study_socket(server: LiveServer, person: Someone, study: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    url = f"ws://127.0.0.1:{server.port}{study}/live"
    return connect(url, origin=Origin(server.url), additional_headers={"Cookie": cookies}, open_timeout=PATIENCE)


def test_the_api_does_all_of_it(live_server: LiveServer, anna: Someone, bela: Someone) -> None:
    table = finished(live_server, anna, 3)
    with anna.api() as api, bela.api() as other:
        opened = api.post("/studies", json={"table": table, "at": 5, "title": "Mine"})
        assert opened.status_code == 201
        study = opened.json()["study"]
        seen = api.get(f"/studies/{study}", params={"node": 1, "picture": "wide"}).json()
        assert seen["board"].startswith("<svg")
        ask = seen["ask"]
        option = ask["options"][-1]["id"]
        node = api.post(f"/studies/{study}/answer", json={"node": 1, "seat": ask["seat"], "option": option}).json()[
            "node"
        ]
        assert api.post(f"/studies/{study}/comment", json={"node": node, "text": "x", "edited": 0}).json() == {
            "edited": 1
        }
        late = api.post(f"/studies/{study}/comment", json={"node": node, "text": "y", "edited": 0})
        assert (late.status_code, late.json()["error"]["code"]) == (409, "changed")
        assert api.post(f"/studies/{study}/mark", json={"node": node, "thing": "toledo"}).status_code == 200
        assert api.post(f"/studies/{study}/promote", json={"node": node}).status_code == 200
        assert api.get(f"/studies/{study}").json()["tree"][0]["n"] == 0
        assert other.get(f"/studies/{study}").status_code == 404
        assert api.post(f"/studies/{study}/share", json={"access": "read"}).status_code == 200
        own = other.post(f"/studies/{study}/copy").json()["study"]
        assert [one["id"] for one in other.get("/studies").json()["studies"]] == [own]
        assert api.post(f"/studies/{study}/rename", json={"title": "Ours"}).status_code == 200
        seq = api.get(f"/studies/{study}").json()["study"]["seq"]
        assert api.post(f"/studies/{study}/delete-line", json={"node": node, "seq": seq}).json()["node"] == 1
        assert api.post(f"/studies/{study}/follow", json={"node": 1}).status_code == 200
        assert api.delete(f"/studies/{study}").json() == {"stored": True}
        assert api.get("/studies").json() == {"studies": []}
        text = position_text(new_match(find_game("el-grande"), 3, seed=b"text"))
        assert api.post("/studies", json={"position": text}).status_code == 201
        for wrong in ({}, {"table": table, "position": text}, {"position": "nonsense"}, {"table": table, "at": 9999}):
            assert api.post("/studies", json=wrong).status_code in (404, 422)


# -- secrets -----------------------------------------------------------------------------------------------------


def fetched(person: Someone, api: httpx.Client, study: str) -> dict[str, str]:
    """All bytes that somebody can get of a study: a few lines of it, too."""
    got: dict[str, str] = {}
    chance, node = random.Random(5), 0
    for _ in range(12):
        for agent in ("", "Mobi"):
            response = person.get(
                f"/study/{study}/{node}" if node else f"/study/{study}", headers={"User-Agent": agent}
            )
            got[f"page {node} {agent}"] = f"{response.status_code} {response.text}"
        told = api.get(f"/studies/{study}", params={"node": node, "picture": "wide"})
        got[f"api {node}"] = told.text
        for thing in ("galicia", "castillo", "deck"):
            got[f"thing {node} {thing}"] = person.get(f"/study/{study}/things/{thing}?node={node}").text
        ask = told.json()["ask"]
        if ask is None:
            break
        wrong = api.post(f"/studies/{study}/answer", json={"node": node, "seat": ask["seat"], "option": "nonsense"})
        got[f"error {node}"] = wrong.text
        option = chance.choice(ask["options"])["id"]
        given = {"node": node, "seat": ask["seat"], "option": option}
        node = api.post(f"/studies/{study}/answer", json=given).json()["node"]
    exported = person.get("/account/data").json()
    got["export"] = json.dumps({name: exported[name] for name in ("studies", "study_nodes")})
    return {name: RANDOM.sub(r"\1", text) for name, text in got.items()}


@pytest.mark.parametrize("decisions", [3, 26])
def test_not_a_byte_of_a_study_tells_what_its_seat_cannot_know(
    live_server: LiveServer, anna: Someone, bela: Someone, decisions: int
) -> None:
    """The same study of two worlds that look the same to Anna: what is hidden from her is different in each."""
    tables = live_server.services.tables
    table = anna.opens("me", "invite", power_shift="on")
    bela.send(anna.invites(table, 1))
    chance = random.Random(decisions)
    for _ in range(decisions):
        who = next(person for person in (bela, anna) if person.snapshot(table, picture="")["ask"])
        ask = who.snapshot(table, picture="")["ask"]
        assert who.answers(table, chance.choice(ask["options"])["id"]).status_code == 303
    study = studied(anna, table=table, at="", seat="0").removeprefix("/study/")
    with tables.database.reading() as c:
        row = c.execute(select(STUDIES).where(STUDIES.c.id == study)).one()
    with anna.api() as api:
        once = fetched(anna, api, study)
        other = another_world(row.root, 0)
        assert other != row.root
        with tables.database.writing() as c:
            c.execute(update(STUDIES).where(STUDIES.c.id == study).values(root=other))
        tables.studies.matches.loaded.clear()
        seq = api.get(f"/studies/{study}").json()["study"]["seq"]
        for node in api.get(f"/studies/{study}", params={"node": 0}).json()["next"]:
            api.post(f"/studies/{study}/delete-line", json={"node": node, "seq": seq})
        with tables.database.writing() as c:
            c.execute(update(STUDIES).where(STUDIES.c.id == study).values(seq=0, next_node=1))
        twice = fetched(anna, api, study)
    differ = {name for name in once if times_left_out(once[name]) != times_left_out(twice.get(name, ""))}
    assert differ == set()
    assert bela.get(f"/study/{study}").status_code == 404
    with pytest.raises(ConnectionClosed), study_socket(live_server, bela, f"/study/{study}") as socket:
        socket.recv(timeout=PATIENCE)


def times_left_out(text: str) -> str:
    return re.sub(r'"updated": ?\d+', "", text)


def another_world(root: str, seat: int) -> str:
    """The save of a match in which what `seat` can't know is different, and all that it knows the same."""
    match = record.load(json.loads(root), tells=False)
    before = match.game.view(match.state, seat)
    for n in range(500):
        world = match.copy()
        world.start = match.start.copy()
        world.from_position = True
        world.game.reshuffle_unknown(world.start, seat, Dice(dice_key(b"another %d" % n)))
        text = record.dumps(record.save(world))
        with suppress(BadSave):  # what was answered since does not fit this one
            again = record.load(json.loads(text), tells=False)
            differs = any(getattr(world.start, name) != getattr(match.start, name) for name in match.game.fields)
            if differs and again.count == match.count and again.game.view(again.state, seat) == before:
                return text
    raise AssertionError("there is another world")


def test_what_is_stored_of_a_study_is_its_owners_to_take_along(anna: Someone, bela: Someone) -> None:
    study = studied(anna, game="el-grande").removeprefix("/study/")
    anna.does(f"/study/{study}/comment", node="0", edited="0", text="Mine alone")
    data = anna.get("/account/data").json()
    assert [row["id"] for row in data["studies"]] == [study]
    assert [row["comment"] for row in data["study_nodes"]] == ["Mine alone"]
    assert "root" not in data["studies"][0]
    assert "save" not in data["study_nodes"][0]
    assert bela.get("/account/data").json()["study_nodes"] == []
    assert anna.send("/account/delete").status_code == 200
    assert bela.get(f"/study/{study}").status_code == 404


def test_studies_speak_the_readers_language(anna: Someone, someone: Callable[..., Someone]) -> None:
    study = studied(anna, game="narcos")
    for language, word in (("hu", "Változatok"), ("pl", "Warianty"), ("ru", "Варианты")):
        page = anna.see(f"{study}?language={language}")
        assert word in page
        assert f'lang="{language}"' in page
