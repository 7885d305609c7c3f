"""Every reader's own language: chosen by the browser, then by the reader; on every page, at one table side by side.

The second language here is English with accents (tests/pseudo.py): a word that is not from the text files shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tablero.core.registry import find_game, game_ids
from tablero.server.page_texts import languages, page_texts
from tablero.texts.choosing import preferred_language
from tests.pseudo import LANGUAGE, Shown, accented, plain_words, spoken_everywhere

from .accents import HEADER
from .accents import accents as accents
from .live_server import LiveServer, Someone, receive, said, send_message

EVERYWHERE = ["/", "/tables", "/account", "/nothing"]
OF_A_GAME = ["/new/{}", "/rules/{}", "/rules/{}?q=EG-8.2", "/guide/{}"]


@pytest.fixture
def reader(someone: Callable[..., Someone]) -> Someone:
    """Somebody whose browser asks for the second language."""
    person = someone()
    person.http.headers.update(HEADER)
    person.see("/")
    return person


def lang(page: str) -> str:
    return Shown(page).language


def in_accents(id: str, **values: Any) -> str:
    return page_texts(LANGUAGE)(id, **values)


# -- choosing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("fr,pl;q=0.5,en;q=0.4", "pl"),
        ("en;q=0.2, ru ; q=0.7", "ru"),
        ("hu;q=0, pl;q=0.1", "pl"),
        ("RU-ru", "ru"),
        ("pt-BR", "pt-br"),
        ("pt", "pt-br"),
        ("pt-PT", "en"),
        ("pls", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;q=x,,", "en"),
        ("hu;q=nan, pl;q=9", "en"),
    ],
)
def test_the_language_is_the_one_the_browser_likes_best(accepted: str, language: str) -> None:
    assert preferred_language(accepted, ["en", "hu", "pl", "pt-br", "ru"]) == language


def test_a_browser_gets_its_language_and_whoever_asks_for_none_english(reader: Someone, anna: Someone) -> None:
    assert lang(reader.see("/tables")) == LANGUAGE
    assert accented("You sit at no table yet.") in reader.page
    assert reader.get("/tables").headers["content-language"] == LANGUAGE
    assert lang(anna.see("/tables")) == "en"


def test_the_language_one_chooses_is_kept_and_leads_back_to_where_one_was(anna: Someone) -> None:
    page = anna.see("/rules/el-grande?q=castillo")
    leads = re.search(r'<details class="languages">.*?name="next" value="([^"]*)"', page, re.DOTALL)
    assert leads
    assert leads[1] == "/rules/el-grande?q=castillo"
    there = anna.does("/settings", language=LANGUAGE, next=leads[1])
    assert there.url.query == b"q=castillo"
    assert lang(there.text) == LANGUAGE
    assert lang(anna.see("/")) == LANGUAGE
    anna.does("/settings", language="xx", next="/")
    assert lang(anna.see("/")) == LANGUAGE, "a language that is not there changes nothing"
    assert lang(anna.does("/settings", language="en", next="/").text) == "en"


def test_the_names_of_languages_are_their_own_words_and_marked_as_such(anna: Someone) -> None:
    switch = re.search(r'<details class="languages">.*?</details>', anna.see("/"), re.DOTALL)
    assert switch
    assert '<button name="language" value="en" lang="en" aria-current="true">English</button>' in switch[0]
    assert f'<button name="language" value="{LANGUAGE}" lang="{LANGUAGE}">{accented("English")}</button>' in switch[0]


def test_an_account_keeps_its_language_on_every_device(someone: Callable[..., Someone]) -> None:
    home, phone = someone(), someone()
    home.does("/settings", language=LANGUAGE, next="/account")
    home.send("/account/password", name="Zamenhof", password="la espero")
    phone.see("/account")
    assert lang(phone.page) == "en"
    phone.send("/account/login", name="Zamenhof", password="la espero")
    assert lang(phone.see("/account")) == LANGUAGE, "as chosen before there was an account"
    phone.does("/settings", language="en", next="/account")
    assert lang(home.see("/account")) == "en", "what is chosen on one is chosen on all"


def test_an_address_can_ask_for_a_language_for_once(anna: Someone) -> None:
    assert lang(anna.see(f"/guide/narcos?language={LANGUAGE}")) == LANGUAGE
    assert f'<link rel="alternate" hreflang="{LANGUAGE}" href="/guide/narcos?language={LANGUAGE}">' in anna.page
    assert 'name="next" value="/guide/narcos"' in anna.page, "whoever chooses another gets it"
    assert lang(anna.see("/guide/narcos")) == "en"
    assert lang(anna.see("/guide/narcos?language=xx")) == "en"
    assert "hreflang" not in anna.see("/account"), "nobody else's page"


# -- every page ----------------------------------------------------------------------------------------------------


def pages_at(person: Someone, table: str) -> list[httpx.Response]:
    """All pages that a table has."""
    here = f"?here={person.snapshot(table, picture='')['you']['seat']}"
    paths = [here, f"/at/0{here}", f"/journal{here}&before=99", "/motives", "/nothing"]
    return [person.get(f"/t/{table}{path}") for path in paths]


@pytest.mark.parametrize("game", game_ids())
def test_no_page_has_a_word_that_is_not_from_the_texts(reader: Someone, game: str) -> None:
    paths = [path.format(game) for path in [*EVERYWHERE, *OF_A_GAME]]
    pages = [reader.get(path) for path in paths]
    table = reader.opens(*["me"] * max(find_game(game).players), game=game)
    for _ in range(3):
        reader.answers(table)
    pages += pages_at(reader, table)
    pages.append(reader.send(f"/t/{table}/answer", seat=0, seq=0, option="x", key="k"))
    pages.append(reader.send(f"/new/{game}", seat=[]))
    assert plain_words(reader.see(f"/pictures/{game}/{LANGUAGE}/auto.svg")) == [], "the board on the front page"
    for page in pages:
        assert lang(page.text) == LANGUAGE, (page.url, page.status_code)
        assert plain_words(page.text) == [], page.url
        assert '<details class="languages">' in page.text


def test_the_page_about_the_api_is_told_in_the_readers_language(reader: Someone) -> None:
    """Names are as programs need them, and what comes from the code is marked as English."""
    page = reader.see("/api")
    assert in_accents("api-op-hint") in page
    assert in_accents("api-query-language") in page
    assert re.findall(r"<p>[A-Za-z ]+", page) == []


def test_the_switch_leads_back_to_a_page_from_what_a_form_has_led_to(reader: Someone) -> None:
    table = reader.opens("me", "invite")
    shown = {
        f"/t/{table}/answer": f"/t/{table}",
        f"/t/{table}/seats/1/invite": f"/t/{table}",
        "/new/el-grande": "/new/el-grande",
        "/account/name": "/account",
        "/play/chess": "/",
    }
    for path, back in shown.items():
        page = reader.send(path, seat="0", seq="0", option="x", key="k", name="")
        assert f'name="next" value="{back}"' in page.text, path
        assert reader.get(back).status_code == 200


def test_how_a_game_went_is_told_in_the_readers_language(reader: Someone, live_server: LiveServer) -> None:
    table = reader.opens("me", "me", short="on")
    tables = live_server.services.tables
    while (snapshot := reader.snapshot(table, picture=""))["ask"]:
        ask = snapshot["ask"]
        option = ask["options"][snapshot["seq"] * 7 % len(ask["options"])]["id"]
        live_server.run(tables.answer(table, reader.id, ask["seat"], snapshot["seq"], option, f"k{snapshot['seq']}"))
    page = reader.see(f"/t/{table}/story")
    assert plain_words(page) == []
    assert accented("Turning points") in page
    assert plain_words(reader.see(f"/t/{table}")) == []
    with reader.api() as api:
        told = api.get(f"/tables/{table}/story", params={"language": LANGUAGE}).json()
        assert accented("Points") in told["curve_title"]
        assert api.get(f"/tables/{table}/story").json()["curve_title"] != told["curve_title"]


# -- side by side --------------------------------------------------------------------------------------------------


def test_two_people_at_one_table_read_each_their_own(reader: Someone, anna: Someone) -> None:
    table = anna.opens("me", "invite", first_player="1")
    reader.does(anna.invites(table, 1))
    anna.send(f"/t/{table}/chat", text="Good luck!")
    prompt = anna.snapshot(table)["ask"]["prompt"]
    assert prompt in anna.see(f"/t/{table}")
    assert "Good luck!" in anna.page
    assert "Good luck!" in reader.see(f"/t/{table}"), "talk stays as it was written"
    assert plain_words(reader.page.replace("Anna", "")) == []
    with anna.websocket(table) as hers, reader.websocket(table, f"?language={LANGUAGE}") as his:
        receive(hers, "snapshot"), receive(his, "snapshot")
        anna.answers(table)
        in_english, in_other = (receive(socket, "snapshot") for socket in (hers, his))
        assert "Waiting for" in str(in_english["parts"]["prompt"])
        assert accented("Your turn") in str(in_other["parts"]["prompt"])
        assert in_other["title"].startswith("● " + accented("Your turn"))
        send_message(his, type="answer", seat=0, seq=0, option="x", key="k")
        assert receive(his, "refused")["reason"] == in_accents("problem-foreign")


def test_a_page_that_is_open_stays_in_its_language(reader: Someone) -> None:
    """It says which one that is: browsers ask a socket for nothing, and another may have been chosen since."""
    table = reader.opens("me", "me")
    with reader.websocket(table, "?language=en&here=0") as socket:
        assert "Play a power card" in receive(socket, "snapshot")["parts"]["prompt"]


def test_programs_name_the_language_in_the_address_or_the_header(anna: Someone) -> None:
    table = anna.opens("me", "me")
    anna.does("/settings", language=LANGUAGE, next="/")
    with anna.api() as api:
        english = api.get(f"/tables/{table}/ask").json()["ask"]["prompt"]
        assert english.isascii(), "neither cookie nor account counts"
        ways: list[dict[str, Any]] = [{"params": {"language": LANGUAGE}}, {"headers": HEADER}]
        for how in ways:
            assert api.get(f"/tables/{table}/ask", **how).json()["ask"]["prompt"] == accented(english)
            assert api.get("/games", **how).json()["games"][0]["title"] == accented("Andean Abyss")
        refused = api.get(f"/tables/{table}", params={"language": "xx"})
        assert refused.status_code == 422
        assert refused.json()["error"]["reason"] == f"language is one of {', '.join(languages())}, not 'xx'"


def test_what_is_refused_is_refused_in_the_readers_language(reader: Someone) -> None:
    table = reader.opens("me", "me")
    answer = {"seat": 0, "seq": 0, "option": "x", "key": "k"}
    as_page = reader.send(f"/t/{table}/answer", **answer)
    as_data = reader.send(f"/t/{table}/answer", **answer, headers={"Accept": "application/json"})
    assert said(as_page) == as_data.json()["error"]["reason"] == in_accents("problem-illegal")
    foreign = reader.send("/settings", headers={"Sec-Fetch-Site": "cross-site"})
    assert foreign.text.strip() == in_accents("problem-other-page")
    setup = reader.send("/new/el-grande", seat=["me", "greedy"], **{"option-dummy": "purple"})
    assert accented("is played, so it can’t be the colour of the dummy") in said(setup)


# -- what is not translated ----------------------------------------------------------------------------------------


def test_rules_without_a_translation_stand_in_english_and_say_so(
    reader: Someone, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("lacking")
    with spoken_everywhere(folder) as language:
        rules = folder / "tablero.games.el_grande" / "rules" / f"{language}.md"
        rules.write_text("# Él Ǵŕáńđé\n\n## EG-1 Ṕíéćéś\n\n**EG-1.2** Ýéś.\n", encoding="utf-8")
        page = reader.see("/rules/el-grande")
        assert in_accents("rules-in-english") in page
        assert '<div id="EG-1.1" lang="en">' in page
        assert '<div id="EG-1.2"><dt><a href="#EG-1.2">EG-1.2</a></dt><dd>Ýéś.' in page
        assert "<h2>Ṕíéćéś</h2>" in page
        assert '<h2 lang="en">Setting up' in page
        assert plain_words(page) == [], "what is English is marked as such"
        beside_the_table = reader.get("/rules/el-grande/text").text
        assert '<div id="EG-1.1" lang="en">' in beside_the_table
        assert '<div id="EG-1.2" lang="en">' not in beside_the_table
        rules.unlink()
        assert '<div id="EG-1.2" lang="en">' in reader.see("/rules/el-grande")
    assert 'lang="en"' not in reader.see("/rules/el-grande").partition("<main")[2]


def test_a_game_that_does_not_speak_the_language_is_told_in_english_and_marked_as_such(
    reader: Someone, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("silent")
    with spoken_everywhere(folder) as language:
        (folder / "tablero.games.narcos" / "texts" / f"{language}.ftl").unlink()
        front = reader.see("/")
        assert '<h2 id="game-narcos" lang="en">Narcos</h2>' in front
        assert plain_words(front) == []
        page = reader.see(f"/t/{reader.opens('me', 'me', game='narcos')}?here=0")
        assert '<h2 id="question" tabindex="-1" lang="en">' in page
        assert '<section id="board" class="board" lang="en"' in page
    assert '<h2 id="game-narcos">' in reader.see("/")
