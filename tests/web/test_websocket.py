"""The WebSocket of a table: what it tells, what it takes, and what bad messages get."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tablero.server.difference import SMALL, difference
from tablero.server.middleware import LARGEST_MESSAGE
from tablero.server.page_texts import languages, page_texts
from tablero.server.websocket import goodbye

from .live_server import Someone, numbers_shown, receive, send_message


@pytest.fixture
def table(anna: Someone) -> str:
    return anna.opens("me", "me")


@pytest.fixture
def socket(anna: Someone, table: str) -> Iterator[ClientConnection]:
    with anna.websocket(table) as opened:
        yield opened


def whole(texts: dict[str, str], parts: dict[str, Any]) -> dict[str, str]:
    """Put differences together as the page does."""
    for name, part in parts.items():
        old = texts.get(name, "")
        pieces = [part] if isinstance(part, str) else part
        texts[name] = "".join(piece if isinstance(piece, str) else old[slice(*piece)] for piece in pieces)
    return texts


def first_answer(anna: Someone, table: str, **change: Any) -> dict[str, Any]:
    snapshot = anna.snapshot(table)
    ask = snapshot["ask"]
    message = {"seat": ask["seat"], "seq": snapshot["seq"], "option": ask["options"][0]["id"], "key": "k1"}
    return {"type": "answer"} | message | change


def test_the_first_message_is_the_whole_table(anna: Someone, table: str, socket: ClientConnection) -> None:
    message = receive(socket)
    assert message["type"] == "snapshot"
    assert message["mine"] is True
    assert message["pass_to"] == anna.snapshot(table)["ask"]["seat"]
    assert set(message["parts"]) == {
        "board",
        "prompt",
        "seats",
        "cards",
        "overview",
        "chat",
        "own",
        "more",
        "host_word",
    }
    assert all(isinstance(part, str) for part in message["parts"].values())
    assert message["journal"]["from"] == 0
    assert "<style" not in json.dumps(message)


def test_an_answer_is_stored_and_everybody_sees_it(
    anna: Someone, bela: Someone, table: str, socket: ClientConnection
) -> None:
    with bela.websocket(table) as watching:
        texts = whole({}, receive(watching)["parts"])
        receive(socket)
        send_message(socket, **first_answer(anna, table))
        stored = receive(socket, "stored")
        assert (stored["key"], stored["seq"]) == ("k1", 1)
        seen = receive(watching, "snapshot")
        assert seen["seq"] == 1
        whole(texts, seen["parts"])
        with bela.websocket(table) as fresh:
            anew = receive(fresh)["parts"]
        assert texts["board"] == anew["board"], "differences put together are the whole"
        assert texts["seats"] == anew["seats"]


def test_the_same_key_again_is_stored_once(anna: Someone, table: str, socket: ClientConnection) -> None:
    message = first_answer(anna, table)
    for _ in range(3):
        send_message(socket, **message)
        assert receive(socket, "stored")["seq"] == 1
    assert anna.snapshot(table)["seq"] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"option": "nonsense"}, "illegal"),
        ({"seq": 7}, "stale"),
        ({"seq": -1}, "stale"),
        ({"seat": 5}, "unknown"),
        ({"key": ""}, "illegal"),
        ({"key": "x" * 100}, "illegal"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    anna: Someone, table: str, socket: ClientConnection, change: dict[str, Any], code: str
) -> None:
    message = first_answer(anna, table, **change)
    send_message(socket, **message)
    refused = receive(socket, "refused")
    assert refused["code"] == code
    assert refused["key"] == message["key"]
    assert refused["reason"].endswith((".", "complete."))
    assert anna.snapshot(table)["seq"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "answer"}',
        '{"type": "answer", "seat": "0", "seq": 0, "option": "x", "key": "k"}',
        '{"type": "answer", "seat": 1e400, "seq": 0, "option": "x", "key": "k"}',
        '{"type": "seen", "n": {}}',
        "[" * 5000,
        '{"type": "again", "x": ' + "[" * 5000,
        '{"type": "chat", "text": "\\ud800"}',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(
    anna: Someone, table: str, socket: ClientConnection, text: str
) -> None:
    socket.send(text)
    assert receive(socket, "refused")["code"] == "malformed"
    send_message(socket, **first_answer(anna, table))
    assert receive(socket, "stored")["seq"] == 1


def test_bytes_in_place_of_text_end_the_line(socket: ClientConnection) -> None:
    receive(socket)
    socket.send(b"\x00\x01")
    with pytest.raises(ConnectionClosed):
        receive(socket, "never")


def test_a_message_that_is_too_large_ends_the_line(anna: Someone, table: str, socket: ClientConnection) -> None:
    receive(socket)
    send_message(socket, type="chat", text="x" * (LARGEST_MESSAGE + 10))
    with pytest.raises(ConnectionClosed):
        receive(socket, "never")
    assert anna.snapshot(table)["chat"] == []


def test_too_many_messages_end_the_line(socket: ClientConnection) -> None:
    receive(socket)

    def chatter() -> None:
        for _ in range(200):
            send_message(socket, type="nonsense")
        receive(socket, "never")

    with pytest.raises(ConnectionClosed):
        chatter()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_line(anna: Someone, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as error, anna.websocket(table, origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_a_table_that_does_not_exist_closes_the_line(anna: Someone) -> None:
    with anna.websocket("nothing") as socket, pytest.raises(ConnectionClosed) as closed:
        receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_spectator_watches_and_is_told_nothing_else(
    anna: Someone, table: str, someone: Callable[..., Someone]
) -> None:
    with someone().websocket(table) as socket:
        message = receive(socket)
        assert message["mine"] is False
        assert "data-option" not in message["parts"]["board"]
        assert 'id="answer"' not in message["parts"]["prompt"]
        send_message(socket, **first_answer(anna, table))
        assert receive(socket, "refused")["code"] == "foreign"
        send_message(socket, type="chat", text="hello")
        assert receive(socket, "refused")["code"] == "not-allowed"


def test_undo_and_chat_come_over_the_line(anna: Someone, table: str, socket: ClientConnection) -> None:
    send_message(socket, type="chat", text="Good evening")
    receive(socket)
    assert "Good evening" in str(receive(socket, "snapshot")["parts"]["chat"])
    while not anna.snapshot(table)["can_undo"]:
        anna.answers(table)
    count = anna.snapshot(table)["table"]["count"]
    send_message(socket, type="undo", seat=anna.snapshot(table)["undo_seat"], key="back")
    assert receive(socket, "stored")["key"] == "back"
    assert anna.snapshot(table)["table"]["count"] == count - 1


def test_again_sends_everything_anew(socket: ClientConnection) -> None:
    first = receive(socket)
    send_message(socket, type="again")
    again = receive(socket, "snapshot")
    assert again["parts"] == first["parts"]
    assert again["journal"] == first["journal"]


def test_the_journal_comes_line_by_line_and_shrinks_with_undo(
    anna: Someone, table: str, socket: ClientConnection
) -> None:
    lines: dict[int, str] = {}

    def take(journal: dict[str, Any] | None) -> None:
        if journal is None:
            return
        for n in [n for n in lines if n >= journal["from"]]:
            del lines[n]
        lines.update(dict.fromkeys(numbers_shown(journal["html"]), ""))

    take(receive(socket)["journal"])
    for _ in range(40):
        snapshot = anna.snapshot(table)
        message: dict[str, Any] = first_answer(anna, table, key=f"k{snapshot['seq']}")
        if snapshot["can_undo"] and snapshot["seq"] % 3 == 2:
            message = {"type": "undo", "seat": snapshot["undo_seat"], "key": f"u{snapshot['seq']}"}
        send_message(socket, **message)
        while (heard := receive(socket, "snapshot"))["seq"] <= snapshot["seq"]:
            take(heard["journal"])
        take(heard["journal"])
        now = {entry["n"] for entry in anna.snapshot(table)["journal"]}
        assert now <= set(lines)
        assert max(lines) == max(now)


def test_what_happened_since_ones_own_answer_is_marked(
    anna: Someone, bela: Someone, someone: Callable[..., Someone]
) -> None:
    table = anna.opens("me", "invite", first_player="1")
    bela.send(anna.invites(table, 1))
    with anna.websocket(table) as socket:
        first = receive(socket)
        assert ' new">' not in first["journal"]["html"], "on the first visit nothing is older"
        send_message(socket, **first_answer(anna, table))
        own = receive(socket, "snapshot")
        assert ' new">' not in own["journal"]["html"]
        bela.answers(table)
        theirs = receive(socket, "snapshot")
        assert ' new">' in theirs["journal"]["html"]


def test_whoever_decided_last_sits_at_a_shared_screen(anna: Someone) -> None:
    """Nobody else's cards come up while others, at other screens, decide."""
    table = anna.opens("me", "me", "invite", first_player="2")
    with anna.websocket(table) as socket:
        first = receive(socket)
        assert (first["seat"], first["pass_to"]) == (-1, 1)
        send_message(socket, type="here", seat=1)
        assert receive(socket, "snapshot")["seat"] == 1
        send_message(socket, **first_answer(anna, table))
        after = receive(socket, "snapshot")
        assert anna.snapshot(table)["waiting_for"] == [2]
        assert (after["seat"], after["mine"]) == (1, False)


def test_what_happened_since_the_last_visit_is_marked(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite", first_player="1")
    bela.send(anna.invites(table, 1))
    anna.answers(table)
    with anna.websocket(table) as socket:
        receive(socket)
        send_message(socket, type="seen", n=anna.snapshot(table)["journal"][-1]["n"])
        send_message(socket, type="again")
        receive(socket, "snapshot")
    page = anna.see(f"/t/{table}")
    assert ' new">' not in page
    assert 'class="new' not in page
    for _ in range(3):
        who = anna if anna.snapshot(table)["ask"] else bela
        who.answers(table)
    page = anna.see(f"/t/{table}")
    assert re.search(r'<li data-n="\d+" data-last="\d+"[^>]* class="\w+ new"', page), "in the journal"
    assert 'class="new-ring"' in page, "and on the board"


@given(st.text(max_size=30), st.text(max_size=30), st.integers(0, 3))
def test_a_difference_leads_from_the_old_text_to_the_new(old: str, new: str, times: int) -> None:
    old, new = old * 10**times, new * 10**times + "x" * SMALL
    got = difference(old, new)
    assert whole({"part": old}, {"part": got})["part"] == new


BLOCK = st.sampled_from([f"<g class='{letter * 40}'>{n}</g>" for letter in "abc" for n in range(4)] + ["<p>", "<li>x"])


@given(st.lists(BLOCK, max_size=40), st.lists(BLOCK, max_size=40))
def test_a_difference_of_blocks_leads_to_the_new_text_wherever_they_have_gone(had: list[str], has: list[str]) -> None:
    old, new = "".join(had) + "<p>" * SMALL, "".join(has) + "<li>" * SMALL
    assert whole({"part": old}, {"part": difference(old, new)})["part"] == new


def test_what_looks_like_something_far_behind_does_not_cost_all_between() -> None:
    """Countries that were options are none any more: one of them now looks as the last one did."""
    rows = [f"<g id='{n}'>{'country ' * 12}{n}</g>" for n in range(200)]
    plain, button = f"<g class='plain'>{'-' * 60}</g>", f"<g class='button'>{'-' * 60}</g>"
    old = "".join(["<p>before</p>", button, *rows, plain, "<p>1</p>"])
    now = [row.replace("'>", "' x>") if n % 9 == 0 else row for n, row in enumerate(rows)]
    new = "".join(["<p>after</p>", plain, *now, button, "<p>2</p>"])
    told = sum(len(piece) for piece in difference(old, new) if isinstance(piece, str))
    assert told < len(new) / 10


@pytest.mark.parametrize("language", languages())
def test_a_socket_is_closed_with_words_of_the_language(anna: Someone, language: str) -> None:
    with anna.websocket("nothing", f"?language={language}") as socket, pytest.raises(ConnectionClosed) as closed:
        receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert closed.value.rcvd.reason == page_texts(language)("problem-unknown")


def test_words_with_which_a_socket_is_closed_are_cut_between_letters() -> None:
    assert goodbye("short") == "short"
    assert goodbye("x" + "ж" * 100) == "x" + "ж" * 61
    assert goodbye("ж" * 100) == "ж" * 61, "half a letter is none"
