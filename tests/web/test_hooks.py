"""What a game may offer to the page besides its board: closed channels, panels, warnings; and who gets to see them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from .hooked import hooked
from .live_server import Someone, receive, send_message

__all__ = ["hooked"]
pytestmark = pytest.mark.usefixtures("hooked")


@pytest.fixture
def table(anna: Someone, bela: Someone, hooked: None) -> str:
    """Anna, who sits in the north, and Béla, who does not."""
    opened = anna.opens("me", "invite")
    bela.see(link := anna.invites(opened, 1))
    bela.does(link)
    return opened


def test_a_closed_channel_is_for_its_seats_alone(anna: Someone, bela: Someone, table: str) -> None:
    assert anna.send(f"/t/{table}/chat", text="Psst", channel="north").status_code == 303
    assert bela.send(f"/t/{table}/chat", text="May I?", channel="north").status_code == 404
    assert anna.send(f"/t/{table}/chat", text="Aloud").status_code == 303
    assert anna.send(f"/t/{table}/chat", text="Where?", channel="nowhere").status_code == 404
    page = anna.see(f"/t/{table}")
    assert "Psst" in page
    assert '<option value="north">The north</option>' in page
    assert [line["text"] for line in anna.snapshot(table)["chat"]] == ["Psst", "Aloud"]
    with bela.api() as api:
        sent = [bela.see(f"/t/{table}"), bela.see(f"/t/{table}/journal"), api.get(f"/tables/{table}").text]
    with bela.websocket(table) as socket:
        sent.append(json.dumps(receive(socket)))
    assert all("Psst" not in text and "The north" not in text for text in sent)
    assert all("Aloud" in text for text in (sent[0], sent[2], sent[3]))
    assert [line["n"] for line in bela.snapshot(table)["chat"]] == [0], "no gap tells of what was said elsewhere"


def test_talk_elsewhere_does_not_even_make_the_line_ring(anna: Someone, bela: Someone, table: str) -> None:
    with anna.websocket(table) as speaking, bela.websocket(table) as socket:
        receive(speaking), receive(socket)
        send_message(speaking, type="chat", text="Psst", channel="north")
        assert "Psst" in str(receive(speaking, "snapshot")["parts"]["chat"])
        send_message(speaking, type="chat", text="Aloud")
        message = receive(socket)
        assert "Aloud" in str(message["parts"]["chat"]), "the first that Béla hears"


def test_a_program_can_use_the_channel(anna: Someone, table: str) -> None:
    with anna.api() as api:
        assert api.post(f"/tables/{table}/chat", json={"text": "Psst", "channel": "north"}).status_code == 200
        found = api.get(f"/tables/{table}").json()
    assert found["channels"] == [{"id": "north", "title": "The north"}]
    assert found["chat"][0]["channel"] == "north"


def test_panels_have_a_tab_of_their_own(
    anna: Someone, bela: Someone, someone: Callable[..., Someone], table: str
) -> None:
    page = anna.see(f"/t/{table}")
    assert "&lt;b&gt;Your purse&lt;/b&gt;" in page, "as text"
    assert "Coins of Anna" in page
    assert "<b>7</b>" in page
    assert 'data-rule="EG-5.1"' in page
    assert "Coins of Béla" in bela.see(f"/t/{table}")
    assert "Coins of" not in someone().see(f"/t/{table}"), "who only watches has no purse"


def test_a_game_without_panels_has_no_tab(anna: Someone, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    monkeypatch.setattr("tablero.games.el_grande.game.ElGrande.panels", lambda self, view: [])
    page = anna.see(f"/t/{table}")
    tab = page[page.index('id="tab-overview"') :]
    assert " hidden>" in tab[: tab.index("</button>")]


def test_a_risky_option_says_so_to_the_one_who_is_asked(anna: Someone, bela: Someone, table: str) -> None:
    asked = anna.snapshot(table)["waiting_for"][0]
    mine, other = (anna, bela) if asked == 0 else (bela, anna)
    page = mine.see(f"/t/{table}")
    assert page.count('data-warning="This can’t be &lt;i&gt;mended&lt;/i&gt;"') == 1
    assert "mended" not in other.see(f"/t/{table}")
    warned = [option["id"] for option in mine.snapshot(table)["ask"]["options"] if option["warning"]]
    assert len(warned) == 1
    assert mine.answers(table, warned[0]).status_code == 303, "it is a warning, not a ban"


def test_without_the_script_a_risky_answer_is_asked_about_once_more(anna: Someone) -> None:
    table = anna.opens("me", "beginner", first_player="1")
    page = anna.see(f"/t/{table}")
    ask = anna.snapshot(table, picture="")["ask"]
    risky, seat, seq = ask["options"][0]["id"], ask["seat"], anna.snapshot(table, picture="")["seq"]
    assert page.count(f'formaction="/t/{table}/doubt"') == 1

    asked = anna.send(f"/t/{table}/doubt", seat=seat, seq=seq, option=risky, key="k")
    assert asked.status_code == 200
    form = asked.text[asked.text.index('class="doubted') :].partition("</form>")[0]
    assert "This can’t be &lt;i&gt;mended&lt;/i&gt;" in form
    assert f'name="option" value="{risky}"' in form
    assert f'href="/t/{table}"' in form, "the way back"
    assert anna.snapshot(table, picture="")["seq"] == seq, "nothing is answered yet"

    assert anna.answers(table, risky).status_code == 303
    assert anna.snapshot(table, picture="")["seq"] > seq
