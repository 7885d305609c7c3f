"""What is one person's own at a table, by plain forms, WebSocket and API: orders in advance, notes, reactions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE

from .live_server import LiveServer, Someone, receive, send_message


@pytest.fixture
def table(anna: Someone, bela: Someone) -> str:
    """Anna is to play a power card, then Béla."""
    opened = anna.opens("me", "invite", "open", "nobody", "nobody", first_player="1")
    link = anna.invites(opened, 1)
    bela.see(link)
    bela.does(link)
    return opened


def order_of(person: Someone, table: str) -> str:
    found = re.search(r'name="id" value="(\d+)"', person.see(f"/t/{table}"))
    assert found, "the page lists the order"
    return found[1]


def everything_sent(socket: ClientConnection) -> list[dict[str, Any]]:
    """What comes until a question of our own is answered."""
    send_message(socket, type="answer", seat=9, seq=0, option="nothing", key="are you there")
    found = []
    while (message := receive(socket))["type"] != "refused":
        found.append(message)
    return found


def test_an_order_is_laid_down_listed_and_taken_back_without_script(anna: Someone, bela: Someone, table: str) -> None:
    page = bela.see(f"/t/{table}")
    assert '<option value="1|power.n=13">Next power card: 13</option>' in page

    shown = bela.does(f"/t/{table}/order", order="1|power.n=9").text
    assert "Next power card: 9</span> <small>next time</small>" in shown
    bela.does(f"/t/{table}/order", order="1|power.n=8")
    taken_back = bela.does(f"/t/{table}/withdraw", id=order_of(bela, table)).text
    assert "power card: 9</span> <small>" not in taken_back
    assert "power card: 8</span> <small>" in taken_back

    anna.answers(table, "power_2")
    page = bela.see(f"/t/{table}")
    assert "Your order was played: Next power card: 8" in page
    assert "Your order" not in anna.see(f"/t/{table}")
    assert anna.snapshot(table, picture="")["view"]["played"][1]["power"] == 8


def test_what_can_not_be_ordered_is_refused_on_the_page(anna: Someone, bela: Someone, table: str) -> None:
    bela.see(f"/t/{table}")
    assert bela.send(f"/t/{table}/order", order="1|power.n=99").status_code == 422
    assert bela.send(f"/t/{table}/order", order="0|power.n=9").status_code == 403
    assert bela.send(f"/t/{table}/order", order="nonsense").status_code == 422
    assert bela.send(f"/t/{table}/withdraw", id="1").status_code == 404


def test_nothing_at_all_is_sent_to_others_when_somebody_orders_or_writes_a_note(
    anna: Someone, bela: Someone, someone: Callable[..., Someone], table: str
) -> None:
    watcher = someone("Watcher")
    with anna.websocket(table) as hers, watcher.websocket(table) as open_one, bela.websocket(table) as own:
        for socket in (hers, open_one, own):
            receive(socket)
        bela.does(f"/t/{table}/order", order="1|power.n=9")
        bela.does(f"/t/{table}/note", text="castillo!")
        told = json.dumps(receive(own, "snapshot")) + json.dumps(receive(own, "snapshot"))
        assert "Next power card: 9" in told
        assert "castillo!" in told
        assert everything_sent(hers) == []
        assert everything_sent(open_one) == []
    for other in (anna, watcher):
        for page in (f"/t/{table}", f"/t/{table}/at/0", f"/t/{table}/journal", "/tables"):
            told = other.see(page)
            assert "castillo!" not in told
            assert 'class="orders"' not in told


def test_the_api_gives_takes_back_and_tells_only_ones_own_orders(anna: Someone, bela: Someone, table: str) -> None:
    with anna.api() as hers, bela.api() as his:
        assert his.post(f"/tables/{table}/order", json={"seat": 1, "order": "power.n=9"}).json() == {"stored": True}
        (laid,) = his.get(f"/tables/{table}").json()["own"]["orders"]
        assert (laid["text"], laid["state"]) == ("Next power card: 9", "waiting")
        assert hers.get(f"/tables/{table}").json()["own"]["orders"] == []
        assert hers.post(f"/tables/{table}/recall", json={"order": laid["id"]}).status_code == 404
        assert his.post(f"/tables/{table}/recall", json={"order": laid["id"]}).json() == {"stored": True}
        assert his.get(f"/tables/{table}").json()["own"]["orders"] == []


def test_an_open_page_learns_that_an_order_was_played(anna: Someone, bela: Someone, table: str) -> None:
    bela.does(f"/t/{table}/order", order="1|power.n=9")
    with bela.websocket(table) as socket:
        receive(socket)
        anna.answers(table, "power_2")
        prompt = json.dumps(receive(socket, "snapshot"))
        assert "Your order was played" in prompt


def test_notes_are_kept_as_they_were_written(bela: Someone, table: str) -> None:
    page = bela.does(f"/t/{table}/note", text="\nfirst <b>line</b>\r\nsecond").text
    assert "\n\nfirst &lt;b&gt;line&lt;/b&gt;\nsecond</textarea>" in page
    assert bela.send(f"/t/{table}/note", text="x" * 20_000).status_code == 422


def test_signs_can_be_given_to_what_was_said_and_have_names(anna: Someone, bela: Someone, table: str) -> None:
    anna.does(f"/t/{table}/chat", text="Good luck!")
    line = re.search(r'name="react" value="(\w+)\.well"', bela.see(f"/t/{table}"))
    assert line
    page = bela.does(f"/t/{table}/react", react=f"{line[1]}.well").text
    assert 'aria-pressed="true" aria-label="Well played: Béla"' in page
    assert 'aria-pressed="false" aria-label="Well played: Béla"' in anna.see(f"/t/{table}")
    assert "Well played: Béla" not in bela.does(f"/t/{table}/react", react=f"{line[1]}.well").text
    assert bela.send(f"/t/{table}/react", react="0.well").status_code == 404
    assert bela.send(f"/t/{table}/react", react=f"{line[1]}.worse").status_code == 422


def test_the_talk_tells_what_happened_while_one_was_away(
    anna: Someone, bela: Someone, table: str, live_server: LiveServer
) -> None:
    live_server.run(live_server.services.tables.seen(table, bela.id, 99))
    anna.answers(table, "power_2")
    anna.does(f"/t/{table}/chat", text="Your turn.")
    page = bela.see(f"/t/{table}")
    assert "While you were away: one decision, one message." in page
    assert "New since you were here" in page
    with bela.websocket(table) as socket:
        assert "one decision, one message" in receive(socket)["parts"]["chat"]
        anna.does(f"/t/{table}/chat", text="Are you there?")
        parts = receive(socket, "snapshot")["parts"]
        assert "two" not in json.dumps(parts)
        assert "2 messages" not in json.dumps(parts), "he reads it as it comes"


def test_where_several_share_a_screen_no_note_is_shown(anna: Someone) -> None:
    table = anna.opens("me", "me", "nobody", "nobody", "nobody", first_player="1")
    anna.sits(table)
    anna.does(f"/t/{table}/note", text="only for Purple")
    assert "only for Purple" not in anna.see(f"/t/{table}")
    assert "only for Purple" not in anna.see(f"/t/{table}?here=1")


def test_waking_up_is_answered_even_if_nothing_has_happened(anna: Someone, table: str) -> None:
    with anna.websocket(table) as socket:
        receive(socket)
        send_message(socket, type="awake")
        told = json.loads(socket.recv(timeout=PATIENCE))
        assert told["type"] == "snapshot"
        assert "board" not in told["parts"]
