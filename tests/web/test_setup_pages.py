"""Positions on the page without script: copied, pasted, set up line by line, refused in words; a table from them."""

from __future__ import annotations

import html
import re
from random import Random
from typing import Any

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.wording import Row
from tablero.core.written import is_written, match_of, position_text, written_of
from tablero.games.twilight_struggle.board import CARD_IDS
from tablero.server.examination import examine
from tablero.server.rate_limit import RateLimit

from .live_server import LiveServer, Someone, running_server

WRITTEN = [id for id in game_ids() if is_written(find_game(id))]


def text_in(page: str) -> str:
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.S)
    assert found
    return html.unescape(found[1])


def put(anna: Someone, game: str, text: str, thing: str, **values: str) -> str:
    """Open the panel of a thing, change some of its fields, and send it."""
    page = anna.send(f"/setup/{game}", text=text, do=f"thing:{thing}").text
    panel = page.partition('id="panel"')[2].partition("</section>")[0]
    assert panel, thing
    fields: dict[str, str | list[str]] = {"has." + n: "" for n in re.findall(r'name="has\.(v\d+)"', panel)}
    for name, value in re.findall(r'<input type="(?:number|hidden)"[^>]* name="(v[\d.]+)"[^>]* value="([^"]*)"', panel):
        fields[name] = html.unescape(value)
    for name, choices in re.findall(r'<select name="(v[\d.]+(?:\.at|\.word)?)"[^>]*>(.*?)</select>', panel, re.S):
        chosen = re.search(r'value="([^"]*)" selected', choices) or re.search(r'value="([^"]*)"', choices)
        assert chosen
        fields[name] = chosen[1]
    for name, value in re.findall(r'<input type="checkbox" name="(v[\d.]+)" value="([^"]*)" checked', panel):
        fields[name] = [*fields.get(name, []), value]
    return anna.send(f"/setup/{game}", **({"text": text, "open": thing, "do": "apply"} | fields | values)).text


@pytest.mark.parametrize("id", WRITTEN)
def test_every_thing_of_every_game_has_a_panel_that_changes_nothing_if_nothing_is_changed(anna: Someone, id: str):
    text = text_in(anna.see(f"/setup/{id}"))
    things = [key for item in written_of(find_game(id)).lines for key in item.keys]
    for thing in things[:: max(1, len(things) // 12)]:
        assert text_in(put(anna, id, text, thing)) == text, thing


def test_pieces_are_put_on_a_place_and_what_contradicts_is_said_at_once(anna: Someone):
    text = text_in(anna.see("/setup/el-grande"))
    page = put(anna, "el-grande", text, "galicia", **{"v0.1": "4"})
    changed = text_in(page)
    assert "galicia: 4 blue" in changed
    assert "province: 21 purple, 17 blue, 21 orange" in changed, "those in the province are one's own to count"
    assert "Nothing contradicts anything" in page
    page = anna.send("/setup/el-grande", text=changed.replace("4 blue", "5 blue"), do="read").text
    assert "Blue: 31 pieces; there are 30." in html.unescape(page)
    assert "Open a table" not in page
    page = put(anna, "el-grande", text, "galicia", **{"v0.1": "31"})
    assert "there are 30" in page


def test_a_card_is_named_and_is_then_nowhere_else(anna: Someone):
    text = text_in(anna.see("/setup/andean-abyss"))
    first = re.search(r"^deck: (\w+) (\w+) unknown", text, re.M)
    assert first
    card = "tapias" if "tapias" not in first[0] else "senado_camara"
    page = put(anna, "andean-abyss", text, "deck", **{"do": "set:v0", "v0.at": "2", "v0.word": card})
    changed = text_in(page)
    assert re.search(rf"^deck: {first[1]} {first[2]} {card} unknown", changed, re.M)
    assert "Nothing contradicts anything" in page
    page = put(anna, "andean-abyss", changed, "deck", **{"do": "set:v0", "v0.at": "3", "v0.word": card})
    assert "is in 2 places" in page


def test_a_pasted_text_that_is_wrong_is_refused_with_line_and_column(anna: Someone):
    response = anna.send("/position", text="tablero position 1\ngame: el-grande\nplayers: 3\nking: galica\n")
    assert response.status_code == 422
    assert "Line 4, column 7:" in response.text
    assert "did you mean galicia" in response.text
    assert "king: galica\n      ^" in response.text


def test_what_is_wrong_with_a_text_is_told_in_the_readers_language_on_pages_and_to_programs(anna: Someone):
    text = "tablero position 1\ngame: el-grande\nplayers: 3\nking: galica\n"
    page = anna.send("/position?language=hu", text=text).text
    assert "<b>4. sor, 7. oszlop:</b> „galica” itt ismeretlen; erre gondoltál: galicia, valencia?" in page
    study = anna.send("/study?language=pl", text=text)
    assert study.status_code == 422
    assert "Wiersz 4, kolumna 7: „galica” nie jest tu znane" in study.text
    whole = text_in(anna.see("/setup/el-grande")).replace("grandes: purple", "grandes: purple nowhere #")
    page = html.unescape(anna.send("/setup/el-grande?language=ru", text=whole, do="read").text)
    assert "<li>Это не по правилам: Фиолетовый: гранда нигде нет.</li>" in page
    with anna.api() as api:
        body = {"title": "x", "position": text}
        refused = api.post("/studies", headers={"Accept-Language": "hu"}, json=body).json()["error"]
        assert refused["code"] == "illegal"
        assert refused["reason"].startswith("4. sor, 7. oszlop: „galica” itt ismeretlen")
        assert "'galica' is no place here" in api.post("/studies", json=body).text


def test_a_text_that_is_made_wrong_while_it_is_set_up_stays_as_it_was_typed(anna: Someone):
    text = text_in(anna.see("/setup/el-grande")).replace("king: castilla", "king: castila")
    response = anna.send("/setup/el-grande", text=text, do="read")
    assert response.status_code == 200
    assert "did you mean castilla" in response.text
    assert text_in(response.text) == text
    assert anna.send("/setup/narcos", text=text, do="table", seat=["me"]).status_code == 200, "of another game"


def test_a_table_is_opened_from_a_pasted_position(anna: Someone):
    match = new_match(find_game("el-grande"), 3, {}, b"pasted")
    page = anna.send("/position", text=position_text(match, 0)).text
    assert "Open a table" in page
    response = anna.send("/setup/el-grande", text=text_in(page), do="table", seat=["me", "beginner", "beginner"])
    assert response.status_code == 303
    assert anna.get(response.headers["location"]).status_code == 200
    assert 'formaction="/study"' in page
    study = anna.send("/study", text=text_in(page), do="study", seat=["me", "beginner", "beginner"])
    assert study.headers["location"].startswith("/study/")
    assert anna.get(study.headers["location"]).status_code == 200


def test_a_table_tells_its_position_to_be_copied(anna: Someone, bela: Someone, live_server: LiveServer):
    """What the viewer can't know is dealt anew behind the server's back: not a byte may differ."""
    table = anna.opens("me", "open", game="twilight-struggle")
    anna.see(f"/t/{table}")
    running = live_server.services.tables.matches.cache.loaded[table].match
    for viewer, seat in ((anna, 0), (bela, -1)):
        before = viewer.get(f"/t/{table}/position").text
        plain = viewer.get(f"/t/{table}/position", headers={"Accept": "text/plain"}).text
        assert text_in(before) == plain == position_text(running, seat)
        assert running.seed.hex() not in before
        real, world = running.start, running.start.copy()
        running.game.reshuffle_unknown(world, seat, Dice(dice_key(b"another world")))
        assert world.hands != real.hands  # type: ignore[attr-defined]
        world.dice = real.dice
        running.start = world
        assert text_in(viewer.get(f"/t/{table}/position").text) == plain
        running.start = real
    assert match_of(text_in(before)).game.id == "twilight-struggle"


def test_long_texts_and_too_many_tables_are_refused(anna: Someone, tmp_path_factory: pytest.TempPathFactory):
    assert anna.send("/position", text="x" * 31_000).status_code == 422
    assert anna.send("/setup/el-grande", text="x" * 31_000, do="read").status_code == 422
    assert anna.send("/position", text="#" * 80_000).status_code == 413
    assert anna.send("/setup/nothing", text="", do="read").status_code == 404
    narrow = {"create": RateLimit(2, 1e-9)}
    with running_server(tmp_path_factory.mktemp("narrow"), narrow) as server:
        carla = Someone(server)
        text = position_text(new_match(find_game("el-grande"), 3, {}, b"x"), 0)
        sent = [carla.send("/setup/el-grande", text=text, do="table", seat=["me", "me", "me"]) for _ in range(3)]
        assert [response.status_code for response in sent] == [303, 303, 429]
        carla.close()


def test_rows_are_controls_of_their_items():
    """Every kind of value has a control, or is typed as text: the lists of levels are rows of choices."""
    lines = {key: item for item in written_of(find_game("andean-abyss")).lines for key in item.keys}
    assert isinstance(lines["levels"].kind_of("levels"), Row)


# -- at my table -------------------------------------------------------------------------------------------------


def answers(anna: Someone, table: str, chance: Random) -> str:
    """Answer the question on the page with any of its options; the page after it."""
    page = anna.see(table)
    form = page.partition('id="answer"')[2].partition("</form>")[0]
    values = {name: html.unescape(value) for name, value in re.findall(r'name="(seq|seat|key)" value="([^"]+)"', form)}
    chosen = html.unescape(chance.choice(re.findall(r'name="option" value="([^"]+)"', form)))
    assert anna.send(f"{table}/answer", option=chosen, **values).status_code == 303
    return anna.see(table)


def todo(page: str) -> list[str]:
    found = page.partition('class="todo"')[2].partition("</ol>")[0]
    return [html.unescape(re.sub("<[^>]*>", "", line)) for line in re.findall(r"<label>(.*?)</label>", found, re.S)]


def plain(anna: Someone, table: str) -> str:
    return anna.get(f"{table}/position", headers={"Accept": "text/plain"}).text


def test_the_non_players_run_beside_a_real_board(anna: Someone, live_server: LiveServer):
    response = anna.send("/beside/andean-abyss", players="1", **{"option-scenario": "standard"})
    table = response.headers["location"]
    page = anna.see(table)
    assert "The next card is" in page
    cards = re.findall(r'<option value="(\w+)"', page.partition('id="card-next"')[2].partition("</select>")[0])
    assert anna.send(f"{table}/card", where="next", card=cards[3]).status_code == 303
    deck = re.search(r"^deck: (\w+) (\w+) unknown", plain(anna, table), re.M)
    assert deck
    assert deck[2] == cards[3], "the card that was drawn at the table is the next one here"
    chance = Random(1)
    for _ in range(60):
        page = answers(anna, table, chance)
        if any("Operation" in line for line in todo(page)) and "<summary>Why?</summary>" in page:
            break
    assert "<summary>Why?</summary>" in page, "the reasons are told on request"
    assert anna.send(f"{table}/card", where="next", card="bogota").status_code == 422

    text = plain(anna, table)
    assert "aid: " in text
    page = put_at(anna, table, text, "aid", v0="3")
    changed = text_in(page)
    assert "aid: 3" in changed
    assert anna.send(f"{table}/setup", text=changed, do="resume").status_code == 303
    assert "aid: 3" in plain(anna, table), "the table goes on from what lies on the board"
    assert not examine(live_server.services.tables.database, records=True)


def put_at(anna: Someone, table: str, text: str, thing: str, **values: str) -> str:
    fields = {"text": text, "open": thing, "do": "apply", "has.v0": thing}
    return anna.send(f"{table}/setup", **(fields | values)).text


def test_the_ai_of_soloplay_runs_beside_a_real_board_with_its_cards_and_dice(anna: Someone, live_server: LiveServer):
    table = anna.send("/beside/twilight-struggle-soloplay").headers["location"]
    chance = Random(1)
    for _ in range(60):
        page = answers(anna, table, chance)
        if len(todo(page)) > 3 and 'id="card-stack"' in page:
            break
    assert any("AI" in line for line in todo(page))
    cards = re.findall(r'<option value="(\w+)"', page.partition('id="card-stack"')[2].partition("</select>")[0])
    assert anna.send(f"{table}/card", where="stack", card=cards[0]).status_code == 303
    match = live_server.services.tables.matches.cache.loaded[table.removeprefix("/t/")].match
    state: Any = match.start
    assert CARD_IDS[state.hands[state.ai][-1] - 1] == cards[0]
    assert anna.send(f"{table}/dice", dice="5 2").status_code == 303
    state = live_server.services.tables.matches.cache.loaded[table.removeprefix("/t/")].match.start
    assert state.fate == [5, 2]
    assert anna.send(f"{table}/dice", dice="7").status_code == 422


def test_only_its_owner_changes_the_position_of_a_table_and_only_beside_a_real_one(anna: Someone, bela: Someone):
    table = anna.send("/beside/andean-abyss", players="1").headers["location"]
    text = plain(anna, table)
    assert bela.get(f"{table}/setup").status_code == 403
    assert bela.send(f"{table}/setup", text=text, do="resume").status_code == 403
    assert bela.send(f"{table}/card", where="next", card="tapias").status_code == 403
    ordinary = f"/t/{anna.opens('me', game='andean-abyss')}"
    assert anna.get(f"{ordinary}/setup").status_code == 403
    assert anna.send(f"{ordinary}/setup", text=text, do="resume").status_code == 403
    assert anna.get("/beside/el-grande").status_code == 404
