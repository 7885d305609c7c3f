"""One screen for several players who may not know the same: nothing of the next one is sent before it is passed on.

Narcos shows it best: one person holds Patrón, whose place is the secret of the game, and the factions that search him.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from .live_server import LiveServer, Someone, receive, send_message

PATRON, LEADER = 0, 1
RANDOM = re.compile(r'(name=\\?"(?:token|key)\\?" value=\\?")[^"\\]*')


@pytest.fixture(scope="module")
def table(someone_else: Someone) -> str:
    """A game in which Patrón has gone into hiding and the first season goes on."""
    table = someone_else.opens("me", "me", game="narcos", title="Cat and mouse")
    while someone_else.snapshot(table, picture="")["view"]["turn"] < 2:
        someone_else.answers(table)
    return table


@pytest.fixture(scope="module")
def someone_else(live_server: Any) -> Iterator[Someone]:
    person = Someone(live_server, "Clara")
    yield person
    person.close()


def asked(person: Someone, table: str) -> int:
    return int(person.snapshot(table, picture="")["waiting_for"][0])


def play_until(person: Someone, table: str, seat: int) -> None:
    while asked(person, table) != seat:
        person.answers(table)


def parts_of(page: str) -> dict[str, str]:
    """Board, prompt, cards and overview of a page."""
    found = re.search(r'<section id="board".*?</section>', page, re.DOTALL)
    assert found
    return {"board": found[0], "lines": page[page.index('<ol id="lines">') : page.index('id="panel-cards"')]}


def test_the_page_tells_nothing_until_the_screen_is_passed(someone_else: Someone, bela: Someone, table: str) -> None:
    play_until(someone_else, table, PATRON)
    covered, watched = someone_else.see(f"/t/{table}"), bela.see(f"/t/{table}")
    assert 'id="cover" class="cover" role' in covered, "it is covered"
    assert "Patrón (Clara)" in covered
    assert 'id="answer"' not in covered
    assert parts_of(covered) == parts_of(watched), "what is below the cover is what everybody may see"
    assert "data-hideout" not in covered
    mine = someone_else.see(f"/t/{table}?here={PATRON}")
    assert 'id="cover" class="cover" hidden' in mine
    assert "data-hideout" in mine
    assert f'action="/t/{table}/answer?here={PATRON}"' in mine, "who answers stays there, without the script too"


@pytest.mark.parametrize("address", ["/t/{t}", "/t/{t}/at/30", "/t/{t}/steps/1", "/t/{t}/journal"])
def test_the_factions_see_nothing_of_patron_now_or_earlier(someone_else: Someone, table: str, address: str) -> None:
    """Not even by replay, step by step, or in the older lines of the journal."""
    play_until(someone_else, table, LEADER)
    place = someone_else.snapshot(table, seat=PATRON)["view"]["patron"]["place"]
    name = f"({place.upper()})"
    for here in ("", f"?here={LEADER}", "?here=7", "?here=x"):
        page = someone_else.see(address.format(t=table) + here)
        assert "data-hideout" not in page
        assert f"hides in {name}" not in page
        assert "puts a defence token" not in page
    own = someone_else.see(address.format(t=table) + f"?here={PATRON}")
    is_earlier = "/at/" in address or "/steps/" in address
    assert ("data-hideout" in own) == is_earlier, "his own player may look back, but now it is the factions' turn"


def test_a_line_tells_nothing_until_the_page_says_who_is_here(someone_else: Someone, bela: Someone, table: str) -> None:
    play_until(someone_else, table, PATRON)
    with bela.websocket(table) as watching:
        seen = receive(watching)
    with someone_else.websocket(table) as socket:
        check_passing(socket, seen)


def check_passing(socket: ClientConnection, seen: dict[str, Any]) -> None:
    """The screen is covered, passed to Patrón, and passed on too early. `seen` is what everybody may see."""
    covered = receive(socket)
    assert (covered["pass_to"], covered["seat"], covered["mine"]) == (PATRON, -1, True)
    assert covered["parts"]["board"] == seen["parts"]["board"]
    assert "data-hideout" not in json.dumps(covered)
    send_message(socket, type="here", seat=PATRON)
    own = receive(socket, "snapshot")
    assert (own["pass_to"], own["seat"]) == (None, PATRON)
    assert "data-hideout" in json.dumps(own)
    assert own["journal"]["from"] == 0, "the page forgets what it was told before"
    send_message(socket, type="here", seat=LEADER)
    again = receive(socket, "snapshot")
    assert (again["pass_to"], again["seat"]) == (PATRON, -1), "it is not their turn"
    assert again["journal"]["from"] == 0
    assert "hides in" not in again["journal"]["html"]


def test_a_line_that_breaks_comes_back_to_the_same_player(someone_else: Someone, table: str) -> None:
    play_until(someone_else, table, PATRON)
    with someone_else.websocket(table, f"?here={PATRON}") as socket:
        own = receive(socket)
    assert (own["pass_to"], own["seat"]) == (None, PATRON)


def test_what_was_decided_can_be_taken_back_while_the_screen_is_passed(someone_else: Someone, table: str) -> None:
    fresh = someone_else.opens("me", "me", game="narcos")
    while (before := someone_else.snapshot(fresh, picture=""))["undo_seat"] in (None, before["ask"]["seat"]):
        someone_else.answers(fresh)
    covered = someone_else.snapshot(fresh, picture="", screen=True)
    assert covered["you"]["pass_to"] == before["ask"]["seat"]
    assert covered["undo_seat"] == before["undo_seat"]


# -- Patrón's seat is handed to a bot ------------------------------------------------------------------------------


def sent_to(person: Someone, table: str, count: int) -> dict[str, str]:
    """All bytes that this person's browser and program can get about the table now, whoever says to sit there."""
    got: dict[str, str] = {}
    for here in ("", f"?here={PATRON}", f"?here={LEADER}"):
        for address in ("", f"/at/{count}", "/journal"):
            got[f"{address} {here}"] = person.get(f"/t/{table}{address}{here}").text
        with person.websocket(table, here) as socket:
            got[f"line {here}"] = json.dumps(receive(socket))
            for seat in (PATRON, LEADER):
                send_message(socket, type="here", seat=seat)
                got[f"line {here} passed to {seat}"] = json.dumps(receive(socket, "snapshot"))
    with person.api() as api:
        for address in ("", "/ask", f"?at={count}"):
            got[f"api {address}"] = api.get(f"/tables/{table}{address}", params={"picture": "wide"}).text
        with api.stream("GET", f"/tables/{table}/stream") as stream:
            got["stream"] = next(line for line in stream.iter_lines() if line.startswith("data: "))
    return {name: RANDOM.sub(r"\1", text) for name, text in got.items()}


@pytest.mark.parametrize("handed", [[PATRON], [PATRON, LEADER]])
def test_not_a_byte_tells_the_hunters_of_a_patron_who_was_handed_to_a_bot(
    live_server: LiveServer, someone_else: Someone, monkeypatch: pytest.MonkeyPatch, handed: list[int]
) -> None:
    """Page, WebSocket and API, whoever says to sit there; then all that hunters can't know is dealt anew."""
    tables = live_server.services.tables
    monkeypatch.setattr(tables.bot_scheduler, "schedule", lambda *_: None)
    table = someone_else.opens("me", "me", game="narcos")
    while someone_else.snapshot(table, picture="")["view"]["turn"] < 2:
        someone_else.answers(table)
    play_until(someone_else, table, LEADER)
    while someone_else.snapshot(table, picture="")["can_undo"]:
        someone_else.answers(table)
    with someone_else.websocket(table, f"?here={PATRON}") as socket:
        receive(socket)
        for seat in handed:
            someone_else.does(f"/t/{table}/seats/{seat}/bot", bot="random")
            assert "data-hideout" not in json.dumps(receive(socket, "snapshot")), "an open page is told nothing either"
    count = someone_else.snapshot(table, picture="")["table"]["count"]
    before = sent_to(someone_else, table, count)
    match: Any = tables.matches.cache.loaded[table].match
    hand, seed = match.state.hand, match.seed
    match.redeal(LEADER, b"another world")
    match.seed = seed
    assert match.state.hand != hand
    after = sent_to(someone_else, table, count)
    for name, text in before.items():
        if f"/at/{count}" in name or f"at={count}" in name:  # loaded from the store, where nothing was dealt anew
            assert "data-hideout" not in text, name
            assert "hides in" not in text, name
        else:
            assert text == after[name], name
    for seat in handed:
        someone_else.does(f"/t/{table}/seats/{seat}/back")
    assert 'id="cover" class="cover" role' in someone_else.see(f"/t/{table}"), "taken back, the screen is passed again"
