"""The lobby on the page and in the API: open tables, terms, invitations by name, circles, and what nobody may see."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tablero.server.app import routes
from tablero.server.broadcast import Notice
from tablero.server.openapi import OPERATIONS
from tablero.server.storage.engine import LOBBY
from tablero.server.table_pages import FORM_HANDLERS
from tests.patience import PATIENCE

from .live_server import Someone, receive, said

NOBODY = "x" * 20  # no table has this id
RANDOM = re.compile(r'(name="(?:token|key)" value=")[^"]*')
PASSWORD = "correct horse"


def opens(person: Someone, *seats: str, game: str = "el-grande", title: str = "", **terms: str) -> str:
    """A table on some terms; watched, unless they say otherwise."""
    fields = {"access": "public", "spectators": "on"} | terms
    fields = {name: value for name, value in fields.items() if value}
    response = person.send(f"/new/{game}", seat=list(seats), title=title, **fields)
    assert response.status_code == 303, said(response)
    return response.headers["location"].removeprefix("/t/")


def keeps(person: Someone, name: str) -> Someone:
    """Take a name for good, so that others find it."""
    person.see("/account")
    assert person.send("/account/password", name=name, password=PASSWORD).status_code == 303
    person.page = ""
    return person


# -- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_tells_of_an_open_table_and_one_click_sits_down(anna: Someone, bela: Someone) -> None:
    anna.see("/account")
    anna.does("/account/about", speaks=["hu", "en"])
    anna.does("/account/hours", zone="Europe/Budapest")
    fields = {"option-short": "on", "level": "club", "fill_after": "3600", "fill_bot": "beginner"}
    fields |= {"clock": "correspondence", "clock-days": "2", "clock-reserve": "5"}
    table = opens(anna, "me", "open", "greedy", title="Friday evening", **fields)
    page = bela.see("/lobby")
    entry = re.search(rf'<article aria-labelledby="open-{table}">.*?</article>', page, re.DOTALL)
    assert entry, "it is there"
    words = " ".join(re.sub(r"<[^>]+>", " ", entry[0]).split())
    for told in (
        "Friday evening",
        "El Grande · Short game",
        "One of 3 seats free",
        "Level wished: Club",
        "Correspondence: 2 days for every decision, 5 days in reserve.",
        "At the table: Anna",
        "one bot",
        "Bots (Beginner) take the empty seats in an hour.",
        "Opened by Anna · English · Magyar",
        "just now",
    ):
        assert told in words, told
    assert re.search(r"Budapest, \d\d:\d\d there", words)
    response = bela.send(f"/lobby/{table}/sit", seat="1")
    assert response.headers["location"] == f"/t/{table}"
    assert bela.snapshot(table)["you"]["seats"] == [1]
    assert f"open-{table}" not in bela.see("/lobby"), "no seat is left"


def test_seats_that_differ_are_offered_by_name(anna: Someone, bela: Someone) -> None:
    table = opens(anna, "me", "open", "open", "nobody", "nobody", game="narcos")
    page = bela.see("/lobby?game=narcos")
    offered = re.findall(rf'action="/lobby/{table}/sit">.*?>(Sit down[^<]*)</button>', page)
    assert offered == ["Sit down: First leader", "Sit down: Second leader"]
    assert f"open-{table}" not in bela.see("/lobby?game=el-grande")
    assert f"open-{table}" in bela.see("/lobby?game=monopoly"), "what is no game filters nothing"
    assert bela.send(f"/lobby/{table}/sit", seat="x").status_code == 422
    late = bela.send(f"/lobby/{table}/sit", seat="0")
    assert late.status_code == 409
    assert "This seat is taken by now" in said(late)


def test_every_page_leads_to_the_lobby_and_from_there_to_a_table_for_everybody(anna: Someone) -> None:
    for path in ("/", "/tables", "/account", "/rules/el-grande", f"/t/{anna.opens('me', 'me')}"):
        assert 'href="/lobby"' in anna.see(path)
    page = anna.see("/new/el-grande?public")
    assert '<option value="public" selected>' in page
    assert page.count('<option value="open" selected>') == 2


def test_the_open_lobby_is_told_what_has_become_different(anna: Someone, bela: Someone) -> None:
    bela.see("/lobby")
    cookies = "; ".join(f"{name}={value}" for name, value in bela.http.cookies.items())
    url = f"ws://127.0.0.1:{bela.live_server.port}/lobby/live"
    own = Origin(bela.live_server.url)
    with connect(url, origin=own, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE) as socket:
        first = receive(socket, "lobby")["html"]
        secret = opens(anna, "me", "open", access="private", title="Secret")
        table = opens(anna, "me", "open", title="For all")
        after = receive(socket, "lobby")["html"]
        assert table not in first
        assert table in after
        assert secret not in after
        broadcaster = bela.live_server.services.tables.broadcaster
        bela.live_server.loop.call_soon_threadsafe(broadcaster.publish, LOBBY, Notice("restart"))
        assert closed_with(socket) == 1012, "it is to come back"


# -- terms -----------------------------------------------------------------------------------------------------------


def test_the_owner_changes_the_terms_later(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "open")
    assert "Unlisted: whoever has its address · others may watch" in anna.see(f"/t/{table}")
    page = anna.see(f"/t/{table}/guests")
    assert '<option value="unlisted" selected>' in page
    assert bela.get(f"/t/{table}/guests").status_code == 403
    assert bela.send(f"/t/{table}/terms", access="public").status_code == 403
    anna.does(f"/t/{table}/terms", access="public", spectators="on", fill_after="900", fill_bot="expert")
    assert f"open-{table}" in bela.see("/lobby")
    assert "bots (Expert) take seats that are still empty after 15 minutes" in anna.see(f"/t/{table}")
    anna.does(f"/t/{table}/terms", access="private")
    assert "Private: only those who are invited" in anna.see(f"/t/{table}")
    assert bela.get(f"/t/{table}").status_code == 404
    assert anna.send(f"/t/{table}/terms", access="mine").status_code == 422
    assert anna.send(f"/t/{table}/terms", access="public", fill_after="soon").status_code == 422


def test_whoever_may_sit_down_but_not_watch_comes_to_the_door(anna: Someone, bela: Someone) -> None:
    table = opens(anna, "me", "open", spectators="", title="Behind a door")
    door = bela.see(f"/t/{table}")
    assert "Only those who sit at this table see it. A seat is free." in door
    assert 'id="board"' not in door
    assert bela.get(f"/t/{table}/record").status_code == 403
    bela.does(f"/lobby/{table}/sit", seat="1")
    assert 'id="board"' in bela.see(f"/t/{table}")
    late = Someone(bela.live_server)
    refused = late.get(f"/t/{table}")
    assert refused.status_code == 403
    assert "Only those who sit at this table see it." in refused.text
    late.close()


# -- nobody else -----------------------------------------------------------------------------------------------------


def addresses() -> list[tuple[str, str]]:
    """Everything on the pages that is about a table."""
    found = [
        (method, route.path)
        for route in routes()
        if isinstance(route, Route) and "{table}" in route.path and not route.path.startswith("/api")
        for method in sorted((route.methods or set()) - {"HEAD"})
    ]
    verbs = sorted(FORM_HANDLERS.keys() - {"enough"})  # whose hint is to come to an end is known without the table
    actions = ["invite", "bot", "back", "sit", "leave", "remove", "mute", "unmute", "nonsense"]
    filled = []
    for method, path in found:
        for verb in verbs if "{verb}" in path else actions if "{action}" in path else [""]:
            place = path.replace("{verb}", verb).replace("{action}", verb)
            filled.append((method, re.sub(r"{(?!table)\w+(:int)?}", "1", place)))
    return filled


FIELDS: dict[str, Any] = {
    "seat": "1",
    "seq": "0",
    "option": "done",
    "key": "k",
    "text": "hello",
    "title": "mine",
    "hints": "on",
    "to": "0",
    "yes": "yes",
    "names": "Anna",
    "name": "Anna",
    "access": "public",
    "reason": "because",
    "order": "1|power.n=9",
    "id": "1",
    "react": "0.well",
}


def test_of_a_private_table_a_stranger_gets_what_there_is_of_none(anna: Someone, bela: Someone) -> None:
    """Byte for byte, on every address of the pages."""
    table = opens(anna, "me", "open", "invite", access="private", title="Very secret")
    assert len(addresses()) > 30
    for method, path in addresses():
        for how in ({}, {"Accept": "application/json"}) if method == "GET" else ({},):
            answers = []
            for id in (table, NOBODY):
                place = path.replace("{table}", id)
                sent = bela.get(place, headers=how) if method == "GET" else bela.send(place, headers=how, **FIELDS)
                answers.append((sent.status_code, RANDOM.sub(r"\1", sent.text).replace(id, "")))
            assert answers[0] == answers[1], (method, path)
            assert answers[0][0] == 404, (method, path)
    for path in ("/lobby", "/tables", "/", "/account"):
        assert table not in bela.see(path)
        assert "Very secret" not in bela.page
    assert anna.snapshot(table)["table"]["title"] == "Very secret"


def test_the_api_says_the_same_of_a_private_table_as_of_none(anna: Someone, bela: Someone) -> None:
    table = opens(anna, "me", "open", "invite", access="private", title="Very secret")
    with bela.api() as api:
        for one in OPERATIONS:
            if "{table}" not in one.path:
                continue
            body = filled(one.body) if one.body else None
            told = []
            for id in (table, NOBODY):
                sent = api.request(one.method, one.path.replace("{table}", id), json=body)
                told.append((sent.status_code, sent.text))
            assert told[0] == told[1], one.name
            assert told[0][0] == 404, one.name
        assert table not in api.get("/lobby").text + api.get("/tables").text + api.get("/invitations").text


def filled(body: type[msgspec.Struct]) -> dict[str, Any]:
    """Something of the shape that an operation wants."""
    samples: dict[Any, Any] = {int: 1, str: "x", list[str]: ["x"]}
    needed = [field for field in msgspec.structs.fields(body) if field.required or field.name == "key"]
    return {field.name: samples[field.type] for field in needed}


def test_live_updates_end_when_nobody_is_to_watch_or_somebody_is_removed(anna: Someone, bela: Someone) -> None:
    table = opens(anna, "me", "open", "open")
    watcher = Someone(bela.live_server, "Zoe")
    bela.does(f"/lobby/{table}/sit", seat="1")
    with watcher.websocket(table) as watching, bela.websocket(table) as playing:
        receive(watching, "snapshot")
        receive(playing, "snapshot")
        anna.does(f"/t/{table}/terms", access="public")
        assert closed_with(watching) == 4404, "without spectators"
        anna.does(f"/t/{table}/terms", access="private")
        anna.does(f"/t/{table}/seats/1/remove")
        assert closed_with(playing) == 4404
    with watcher.websocket(table) as again:
        assert closed_with(again) == 4404
    with watcher.api() as api:
        assert api.get(f"/tables/{table}/stream").status_code == 404
    watcher.close()


def closed_with(socket: Any) -> int:
    """The code with which the server ends a connection; what comes before tells nothing new."""
    try:
        while True:
            message = receive(socket)
            assert message["type"] != "snapshot" or "board" not in message["parts"], "the board is not sent any more"
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 0


# -- people ----------------------------------------------------------------------------------------------------------


def test_an_invitation_by_name_is_found_accepted_and_declined(someone: Callable[..., Someone]) -> None:
    anna, bela, carla = keeps(someone(), "Annamari"), keeps(someone(), "Belatrix"), keeps(someone(), "Carlotta")
    table = opens(anna, "me", "invite", access="private", title="Sunday")
    assert f'href="/t/{table}/guests">Invite by name' in anna.see(f"/t/{table}")
    refused = anna.send(f"/t/{table}/people", names="Belatrix, Nobody Known")
    assert refused.status_code == 422
    assert "Nobody else is found here by the name “Nobody Known”" in said(refused)
    assert 'value="Belatrix, Nobody Known"' in refused.text, "what was typed is kept"
    anna.does(f"/t/{table}/people", names="belatrix; Carlotta")
    for path in ("/", "/lobby", "/account", "/tables"):
        assert "Annamari invites you: Sunday" in bela.see(path)
    assert "You are invited to this table. You see it when you have sat down." in bela.see(f"/t/{table}")
    carla.see("/lobby")
    carla.does(f"/lobby/{table}/decline")
    assert "Sunday" not in carla.see("/lobby")
    assert carla.get(f"/t/{table}").status_code == 404
    page = anna.see(f"/t/{table}/guests")
    assert "has declined" in page
    assert "has not answered yet" in page
    bela.does(f"/lobby/{table}/sit", seat="1")
    assert bela.snapshot(table)["you"]["seats"] == [1]
    assert "invites you" not in bela.see("/")
    assert "No seat is empty." in anna.see(f"/t/{table}/guests")


def test_circles_are_made_on_a_page_and_invited_by_one_button(someone: Callable[..., Someone]) -> None:
    anna, bela = keeps(someone(), "Aranka"), keeps(someone(), "Boris")
    refused = anna.send("/circles", name="Chess club", names="Boris, Ghost")
    assert refused.status_code == 422
    assert 'value="Chess club"' in refused.text
    anna.does("/circles", name="Chess club", names="Boris")
    page = anna.see("/circles")
    circle = re.search(r'action="/circles/([\w-]+)/add"', page)
    assert circle
    assert "Boris" in page
    assert bela.send(f"/circles/{circle[1]}/delete").status_code == 404, "it is hers"
    table = opens(anna, "me", "invite", access="private")
    assert "Invite all of “Chess club”" in anna.see(f"/t/{table}/guests")
    anna.does(f"/t/{table}/people", circle=circle[1])
    assert "Aranka invites you" in bela.see("/")
    anna.does(f"/circles/{circle[1]}/drop", name="Boris")
    assert "Nobody is in it." in anna.see("/circles")
    anna.does(f"/circles/{circle[1]}/delete")
    assert "Chess club" not in anna.see("/circles")


def test_leaving_removing_muting_and_reporting_are_at_the_seats(anna: Someone, bela: Someone) -> None:
    table = opens(anna, "me", "open", "open", title="Noisy")
    bela.does(f"/lobby/{table}/sit", seat="1")
    page = bela.see(f"/t/{table}")
    assert f'action="/t/{table}/seats/1/leave"' in page
    assert f'action="/t/{table}/seats/0/mute"' in page
    assert f'action="/t/{table}/seats/0/remove"' not in page
    bela.send(f"/t/{table}/chat", text="noise")
    page = anna.see(f"/t/{table}")
    assert f'action="/t/{table}/seats/1/remove"' in page
    assert "noise" in page
    anna.does(f"/t/{table}/seats/1/mute")
    page = anna.see(f"/t/{table}")
    assert "noise" not in page
    assert f'action="/t/{table}/seats/1/unmute"' in page
    assert "Béla" in anna.see("/account")
    anna.does("/account/unmute", name="Béla")
    assert "noise" in anna.see(f"/t/{table}")
    assert "Report to the host: Béla" in anna.see(f"/t/{table}/report?seat=1")
    assert anna.send(f"/t/{table}/report", seat="1", reason=" ").status_code == 422
    sent = anna.send(f"/t/{table}/report", seat="1", reason="Noise", mute="on")
    assert "Your report is with the host" in sent.text
    assert "noise" not in anna.see(f"/t/{table}"), "and he is muted"
    assert "Report to the host: Anna" in bela.see(f"/t/{table}/report")
    assert bela.send(f"/t/{table}/seats/1/leave").headers["location"] == "/lobby"
    assert bela.snapshot(table)["you"]["seats"] == []


def test_a_program_uses_the_lobby(anna: Someone, bela: Someone) -> None:
    with anna.api() as hers, bela.api() as his:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        terms = {"access": "public", "level": "expert", "fill_after": 600, "fill_bot": "player"}
        made = hers.post("/tables", json={"game": "el-grande", "seats": seats, "terms": terms})
        table = made.json()["table"]
        assert (
            hers.post("/tables", json={"game": "el-grande", "seats": seats, "terms": {"access": "?"}}).status_code
            == 422
        )
        shown = next(
            one for one in his.get("/lobby", params={"game": "el-grande"}).json()["tables"] if one["id"] == table
        )
        assert (shown["level"], shown["owner"], shown["left"]) == ("expert", "Anna", 2)
        assert his.get("/lobby", params={"game": "chess"}).status_code == 404
        assert his.post(f"/tables/{table}/sit", json={"seat": 1}).status_code == 200
        assert hers.post(f"/tables/{table}/people", json={"names": ["Béla"]}).json() == {"guests": []}, "he is there"
        assert hers.post(f"/tables/{table}/people", json={"names": ["Nemo"]}).json()["error"]["code"] == "no-person"
        assert his.post(f"/tables/{table}/leave", json={"seat": 1}).json() == {"stored": True}
        assert hers.post(f"/tables/{table}/terms", json={"access": "private"}).status_code == 200
        assert his.get(f"/tables/{table}").status_code == 404
        assert hers.post(f"/tables/{table}/terms", json={"access": "unlisted", "spectators": False}).status_code == 200
        assert his.get(f"/tables/{table}").json()["error"]["code"] == "no-watching"
        other = hers.post("/tables", json={"game": "el-grande", "seats": seats}).json()["table"]
        assert his.post(f"/tables/{other}/sit", json={"seat": 1}).status_code == 200
        assert hers.post(f"/tables/{other}/remove", json={"seat": 1}).json() == {"stored": True}
        assert hers.post(f"/tables/{other}/people", json={"names": ["béla"]}).status_code == 422, "they never played"
        assert his.post(f"/tables/{other}/decline").status_code == 404
