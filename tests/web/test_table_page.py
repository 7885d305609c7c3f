"""The table page without its script: everything is a form that comes back to the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablero.core.errors import IllegalAnswer
from tablero.core.match import Match
from tablero.core.record import verify
from tablero.server.journal_tail import MOST
from tablero.server.storage.engine import NotStored
from tablero.server.table_partials import KEYS, keys_for
from tests.patience import wait_until

from .live_server import LiveServer, Someone, numbers_shown, receive, said, send_message, think_until_stopped


@pytest.fixture
def table(anna: Someone) -> str:
    """A table where Anna holds both seats: somebody is always to be asked."""
    return anna.opens("me", "me", title="Two hats")


def test_the_page_has_board_prompt_seats_journal_and_title_mark(anna: Someone, table: str) -> None:
    page = anna.sits(table)
    assert "<title>● Your turn: Two hats</title>" in page
    assert 'class="eg"' in page
    assert 'id="question"' in page
    ask = anna.snapshot(table)["ask"]
    for option in ask["options"]:
        assert f'value="{option["id"]}"' in page
        assert f'data-option="{option["id"]}"' in page
    assert f'data-rule="{ask["rule"]}"' in page
    assert numbers_shown(page) == [line["n"] for line in anna.snapshot(table)["journal"]]
    assert anna.snapshot(table)["table"]["commitment"] in page


def seats_of(page: str) -> str:
    """The part of a page that lists the seats."""
    return page.split('id="seats"')[1].split("</section>")[0]


def test_seats_have_badges_that_tell_them_apart(anna: Someone) -> None:
    page = seats_of(anna.see(f"/t/{anna.opens('me', 'greedy', game='twilight-struggle')}"))
    assert re.findall(r'<span class="chip [^>]*>([^<]*)</span>', page) == ["SU", "US"]
    page = seats_of(anna.see(f"/t/{anna.opens('me', 'greedy', 'greedy')}"))
    assert re.findall(r'<span class="chip [^>]*>([^<]*)</span>', page) == ["P", "B", "O"], "or the first letters"


def test_a_seat_says_which_factions_it_leads(anna: Someone) -> None:
    page = anna.see(f"/t/{anna.opens('me', 'invite', 'invite', game='narcos')}")

    assert re.findall(r'class="plays">([^<]*)<', page) == ["DEA, Policía Nacional", "Cali Cartel, Los Pepes"]


def test_option_keys_differ_and_leave_the_shortcuts_alone(anna: Someone, table: str) -> None:
    page = anna.sits(table)
    keys = re.findall(r'data-key="([^"]+)"', page)
    assert len(keys) == len(set(keys)) > 5
    assert not set(keys) & set("ubrcjgi[]./?+-=\\")


def test_a_number_is_chosen_by_its_own_digit() -> None:
    powers = keys_for(["power_2", "power_7", "power_10", "power_13"])
    assert powers == {"power_2": "2", "power_7": "7", "power_10": "q", "power_13": "w"}
    assert keys_for(["0", "1", "done"]) == {"0": "0", "1": "1", "done": "d"}
    assert keys_for(["galicia", "toledo", "done"]) == {"galicia": "1", "toledo": "2", "done": "d"}
    assert keys_for(["levy_3", "unrest_1"]) == {"levy_3": "1", "unrest_1": "2"}, "copies of cards are no numbers"
    many = keys_for([f"place {number}" for number in range(80)])
    assert len(many) == 80
    used = [key for key in many.values() if key]
    assert len(used) == len(set(used)) == len(KEYS)


def test_an_option_keeps_its_key_from_question_to_question() -> None:
    first = keys_for(["galicia", "toledo", "granada", "done"])
    second = keys_for(["navarra", "granada", "toledo", "done"], first)
    assert second == {"navarra": "1", "granada": first["granada"], "toledo": first["toledo"], "done": "d"}
    assert keys_for(["2", "toledo", "done"], second) == {"2": "2", "toledo": "q", "done": "d"}, "digits are of numbers"
    assert keys_for(["power_2", "power_7"], {"power_7": "1"}) == {"power_2": "2", "power_7": "7"}


def test_an_answer_is_stored_and_leads_back_to_the_page(anna: Someone, table: str) -> None:
    response = anna.answers(table)
    assert response.status_code == 303
    assert response.headers["location"] == f"/t/{table}"
    assert anna.snapshot(table)["seq"] == 1


def test_the_same_form_sent_twice_is_played_once(anna: Someone, table: str) -> None:
    snapshot = anna.snapshot(table)
    fields = {
        "seat": snapshot["ask"]["seat"],
        "seq": 0,
        "option": snapshot["ask"]["options"][0]["id"],
        "key": "one press",
    }
    assert anna.send(f"/t/{table}/answer", **fields).status_code == 303
    assert anna.send(f"/t/{table}/answer", **fields).status_code == 303
    assert anna.snapshot(table)["seq"] == 1
    other = fields | {"option": snapshot["ask"]["options"][1]["id"]}
    doubled = anna.send(f"/t/{table}/answer", **other)
    assert doubled.status_code == 409
    assert "sent before" in said(doubled)


def test_a_stale_answer_is_refused_on_the_page(anna: Someone, table: str) -> None:
    anna.answers(table)
    anna.answers(table)
    snapshot = anna.snapshot(table)
    fields = {"seat": 0, "seq": 0, "option": snapshot["ask"]["options"][0]["id"], "key": "late"}
    response = anna.send(f"/t/{table}/answer?here={snapshot['ask']['seat']}", **fields)
    assert response.status_code == 409
    assert "was not stored" in said(response)
    assert 'id="answer"' in response.text, "the page as it stands, to look again"
    assert anna.snapshot(table)["seq"] == 2


@pytest.mark.parametrize(
    "change",
    [
        {"option": "nonsense"},
        {"option": "x" * 5000},
        {"option": ""},
        {"seat": "one"},
        {"seat": "99999999999999999999"},
        {"seat": "7"},
        {"seat": "-1"},
        {"seq": "many"},
        {"seq": "5"},
        {"key": ""},
        {"key": "k" * 500},
    ],
)
def test_a_bad_answer_changes_nothing(anna: Someone, table: str, change: dict[str, str]) -> None:
    ask = anna.snapshot(table)["ask"]
    fields = {"seat": str(ask["seat"]), "seq": "0", "option": ask["options"][0]["id"], "key": "fine"} | change
    response = anna.send(f"/t/{table}/answer", **fields)
    assert response.status_code in (404, 409, 422)
    assert anna.snapshot(table)["seq"] == 0


def test_nobody_answers_for_another(anna: Someone, bela: Someone, table: str) -> None:
    ask = anna.snapshot(table)["ask"]
    fields = {"seat": ask["seat"], "seq": 0, "option": ask["options"][0]["id"], "key": "mine now"}
    response = bela.send(f"/t/{table}/answer", **fields)
    assert response.status_code == 403
    assert "not your seat" in said(response)
    assert anna.snapshot(table)["seq"] == 0
    assert 'id="answer"' not in bela.see(f"/t/{table}"), "a spectator is asked nothing"


def test_undo_takes_back_the_last_decision(anna: Someone, table: str) -> None:
    while not anna.snapshot(table)["can_undo"]:
        anna.answers(table)
    before = anna.snapshot(table)
    assert 'id="undo"' in anna.see(f"/t/{table}?here={before['undo_seat']}")
    assert anna.send(f"/t/{table}/undo", seat=before["undo_seat"], key="back").status_code == 303
    after = anna.snapshot(table)
    assert after["table"]["count"] == before["table"]["count"] - 1
    foreign = anna.send(f"/t/{table}/undo", seat="x", key="again")
    assert foreign.status_code == 422


def test_chat_is_for_those_at_the_table(anna: Someone, bela: Someone, table: str) -> None:
    assert anna.send(f"/t/{table}/chat", text="Good evening").status_code == 303
    assert "Good evening" in bela.see(f"/t/{table}")
    assert bela.send(f"/t/{table}/chat", text="Me too").status_code == 403
    assert anna.send(f"/t/{table}/chat", text="x" * 5000).status_code == 422
    assert anna.send(f"/t/{table}/chat", text="  ").status_code == 422
    assert len(anna.snapshot(table)["chat"]) == 1


def test_only_the_owner_renames_and_closes(anna: Someone, bela: Someone, table: str) -> None:
    assert bela.send(f"/t/{table}/rename", title="Mine").status_code == 403
    assert bela.send(f"/t/{table}/close").status_code == 403
    assert anna.send(f"/t/{table}/rename", title="Three hats").status_code == 303
    assert "Three hats" in bela.see(f"/t/{table}")
    assert anna.send(f"/t/{table}/close").status_code == 303
    assert "closed this table" in anna.see(f"/t/{table}")
    assert anna.send(f"/t/{table}/answer", seat=0, seq=0, option="galicia", key="late").status_code == 409


def test_a_verb_that_does_not_exist_is_refused(anna: Someone, table: str) -> None:
    assert anna.send(f"/t/{table}/dance").status_code == 404
    assert anna.send(f"/t/{table}/seats/0/dance").status_code == 404
    assert anna.send(f"/t/{table}/seats/9/bot").status_code == 404
    assert anna.send("/t/nothing/close").status_code == 404


# -- replay and record -------------------------------------------------------------------------------------------


def test_an_earlier_position_has_an_address_of_its_own(anna: Someone, table: str) -> None:
    for _ in range(4):
        anna.answers(table)
    page = anna.see(f"/t/{table}/at/2")
    assert "Decision 2 of 4" in page
    assert f'href="/t/{table}/at/1"' in page
    assert f'href="/t/{table}/at/3"' in page
    assert 'id="answer"' not in page
    parts = anna.get(f"/t/{table}/at/2", headers={"Accept": "application/json"}).json()["parts"]
    assert set(parts) == {"board", "prompt", "seats", "cards", "overview", "lines"}
    assert anna.get(f"/t/{table}/at/99").status_code == 404
    assert anna.get(f"/t/{table}/at/two").status_code == 404


def test_the_record_of_a_running_game_is_its_public_header(anna: Someone, bela: Someone, table: str) -> None:
    response = bela.get(f"/t/{table}/record")
    assert response.headers["content-disposition"].startswith('attachment; filename="el-grande-')
    data = response.json()
    assert data["format"] == "tablero-header"
    assert "seed" not in data
    assert "answers" not in data


@pytest.mark.slow
def test_after_the_end_everything_is_open_and_can_be_verified(anna: Someone, bela: Someone, tmp_path: Path) -> None:
    table = anna.opens("me", "me", short="on")
    while anna.snapshot(table, picture="")["ask"]:
        assert anna.answers(table).status_code == 303
    snapshot = anna.snapshot(table)
    assert snapshot["table"]["status"] == "over"
    page = bela.see(f"/t/{table}")
    assert snapshot["table"]["seed"] in page
    assert snapshot["result"]["sentence"] in page
    result = verify(json.loads(bela.get(f"/t/{table}/record").text), snapshot["table"]["commitment"])
    assert result.ok, result.problems
    assert "Decision 5 of" in bela.see(f"/t/{table}/at/5")


def test_what_happened_can_be_read_step_by_step(anna: Someone, bela: Someone, table: str) -> None:
    while anna.snapshot(table, picture="")["happened"] < 4:
        anna.answers(table)
    here = f"?here={anna.snapshot(table)['you']['seat']}"
    assert f'href="/t/{table}/steps/1{here}"' in anna.sits(table)
    page = anna.see(f"/t/{table}/steps/1{here}")
    steps = re.search(r"What happened: step 1 of (\d+)", page)
    assert steps
    assert 'id="answer"' not in page
    last = anna.see(f"/t/{table}/steps/{steps[1]}{here}")
    assert f'id="step-on" href="/t/{table}{here}"' in last, "after the last step comes the present"
    parts = anna.get(f"/t/{table}/steps/1", headers={"Accept": "application/json"}).json()["parts"]
    assert set(parts) == {"board", "prompt", "seats", "cards", "overview"}
    assert bela.get(f"/t/{table}/steps/1").status_code == 200, "whoever watches starts at the beginning"
    for wrong in ("0", "999", "-1", "x"):
        assert anna.get(f"/t/{table}/steps/{wrong}").status_code == 404, wrong
    assert anna.get("/t/nothing/steps/1").status_code == 404


def test_only_those_at_the_table_stop_a_bot(anna: Someone, bela: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    think_until_stopped(anna.live_server, monkeypatch)
    table = anna.opens("random", "me", first_player="1")
    page = anna.see(f"/t/{table}")
    assert f'action="/t/{table}/hurry"' in page
    assert f'action="/t/{table}/hurry"' not in bela.see(f"/t/{table}")
    assert bela.send(f"/t/{table}/hurry").status_code == 403
    assert anna.send(f"/t/{table}/hurry").status_code == 303
    assert anna.send("/t/nothing/hurry").status_code == 404
    wait_until(lambda: anna.snapshot(table, picture="")["seq"] > 0, "the bot has answered")


def test_the_whole_journal_can_be_read(anna: Someone, bela: Someone, table: str) -> None:
    while not (told := anna.snapshot(table, picture="")["journal"]) or told[0]["n"] < 5:
        anna.answers(table)
    first = anna.snapshot(table)["journal"][0]["n"]
    assert f'href="/t/{table}/journal?before={first}"' in anna.see(f"/t/{table}")
    earlier = anna.get(f"/t/{table}/journal?before={first}", headers={"Accept": "application/json"}).json()
    assert numbers_shown(earlier["html"]) == list(range(first))
    assert earlier["earlier"] == 0
    assert numbers_shown(bela.see(f"/t/{table}/journal")) == list(range(first + MOST))
    assert anna.get(f"/t/{table}/journal?before=soon").status_code == 422
    assert anna.get("/t/nothing/journal").status_code == 404


# -- when the disk is full ---------------------------------------------------------------------------------------


def test_what_the_database_does_not_take_is_called_not_stored(
    anna: Someone, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = anna.live_server.services.tables.database

    def full() -> None:
        raise NotStored("this was not stored: database or disk is full")

    ask = anna.snapshot(table)["ask"]
    message = {"seat": ask["seat"], "seq": 0, "option": ask["options"][0]["id"], "key": "k"}
    anna.see("/tables")
    with anna.api() as api, anna.websocket(table) as socket, monkeypatch.context() as patch:
        patch.setattr(database, "writing", full)
        response = anna.send(f"/t/{table}/answer", **message)
        assert response.status_code == 503
        assert "Not stored" in said(response)
        refused = api.post(f"/tables/{table}/answer", json=message)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-stored")
        send_message(socket, type="answer", **message)
        assert receive(socket, "refused")["code"] == "not-stored"
        assert anna.send("/play/el-grande").status_code == 503
        assert anna.send("/account/name", name="Annika").status_code == 503
    assert anna.snapshot(table)["seq"] == 0
    assert anna.send(f"/t/{table}/answer", **message).status_code == 303, "later it works, with the same key"


def test_a_table_played_with_other_data_says_which_data_it_needs(
    live_server: LiveServer, anna: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr("tablero.core.header.pack_of", lambda game: "5f2b" * 8)
        table = anna.opens("me", "greedy")
        anna.snapshot(table)  # by then it was looked at for its bots, too
    live_server.services.tables.matches.cache.drop(table)
    response = anna.get(f"/t/{table}")
    assert response.status_code == 409
    assert f"played with the data pack {'5f2b' * 8}" in response.text
    assert "tablero serve --data-pack FILE" in response.text
    with anna.websocket(table) as socket, pytest.raises(ConnectionClosed) as closed:
        receive(socket)
    assert closed.value.rcvd
    assert "with the data pack 5f2b" in closed.value.rcvd.reason
    with anna.api() as api:
        refused = api.get(f"/tables/{table}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "other-data")
    assert "--data-pack FILE" in refused.json()["error"]["reason"]


def test_the_page_says_where_a_table_goes_on_after_a_change_of_the_rules(
    anna: Someone, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        anna.answers(table)
    legal = Match.answer

    def answer(match: Match, option: int, seat: int = -1) -> None:
        if match.count == 2:
            raise IllegalAnswer("the rules have changed")
        legal(match, option, seat)

    monkeypatch.setattr(Match, "answer", answer)
    anna.live_server.services.tables.matches.cache.drop(table)
    page = anna.sits(table)
    assert '<p class="notice" role="status">This game goes on after decision 2: the answer that followed' in page


def test_a_thing_says_what_it_is_and_why_it_is_not_offered(anna: Someone) -> None:
    table = anna.opens("me", "greedy", game="twilight-struggle")
    told = anna.get(f"/t/{table}/things/france").json()
    assert told["text"].startswith("Battleground in Western Europe")
    assert "Lacks for control" in told["html"]
    assert "Next to: UK, West Germany" in told["html"]
    assert "France is not in Eastern Europe." in told["html"], "why it can't be chosen"
    assert 'data-rule="TS-0.2"' in told["html"]
    offered = anna.get(f"/t/{table}/things/poland").json()
    assert "Not now" not in offered["html"]
    past = anna.get(f"/t/{table}/things/france?at=0").json()
    assert "Not now" not in past["html"], "nothing is asked in the past"
    assert anna.get(f"/t/{table}/things/atlantis").status_code == 404
