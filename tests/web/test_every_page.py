"""No page, letter or refusal has a word that is not from the text files: all that is not a table's own page.

The language is English with accents (tests/pseudo.py). Not here: tables, rules and the forms of new ones
(test_languages.py), what is said during a game (contract/test_languages.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablero.core.editing import Sketch
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import SPECTATOR
from tablero.core.written import is_written, position_text
from tablero.server.page_texts import page_texts
from tablero.server.setup_desk import SetupDesk
from tablero.texts import texts_for
from tests.pseudo import LANGUAGE, LEAK, Shown, plain_words
from tests.server.finished_games import finish

from .accents import HEADER
from .accents import accents as accents
from .live_server import LiveServer, Someone
from .registered import Registered


@pytest.fixture
def reader(someone: Callable[..., Someone]) -> Someone:
    """Somebody with an account, whose browser asks for the second language, and whose name has an accent, too."""
    person = Registered(someone, "Ó").browser
    person.http.headers.update(HEADER)
    person.see("/")
    return person


def assert_translated(reader: Someone, path: str) -> None:
    page = reader.get(path, follow_redirects=True)
    assert Shown(page.text).language == LANGUAGE, (page.url, page.status_code)
    assert plain_words(page.text) == [], page.url


OF_NO_GAME = [
    *("/lobby", "/circles", "/studies", "/profile", "/people?name=óó", "/people/óó", "/tournaments", "/position"),
    *("/t/nothing", "/join/nothing", "/study/nothing", "/tournaments/nothing", "/mail/stop/x/y", "/beside/el-grande"),
]


@pytest.mark.parametrize("path", OF_NO_GAME)
def test_pages_of_no_game(reader: Someone, path: str) -> None:
    assert_translated(reader, path)


def test_the_page_for_no_connection_the_manifest_and_what_is_too_large(reader: Someone) -> None:
    assert_translated(reader, "/offline")
    manifest = reader.get("/manifest.webmanifest").json()
    large = reader.send("/position", text="#" * 80_000)
    assert large.status_code == 413
    told = [manifest["description"], manifest["shortcuts"][0]["name"], large.text]
    assert [words for words in told if LEAK.search(words)] == []


def test_a_script_that_asks_for_what_is_not_there_is_told_so(reader: Someone) -> None:
    told = reader.get("/no/such/page", headers={"Accept": "application/json"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "unknown")
    assert not LEAK.search(told.json()["error"]["reason"])
    assert "there is no such address" in reader.get("/api/v1/no/such").json()["error"]["reason"]


@pytest.mark.parametrize("game", game_ids())
def test_pages_of_a_game(reader: Someone, game: str) -> None:
    for path in ("/statistics/{}", "/tournaments/new/{}", "/puzzles/{}", "/puzzles/{}/nothing"):
        assert_translated(reader, path.format(game))


def finished(server: LiveServer, person: Someone, game: str, number: int = 1) -> str:
    table = person.opens(*["me"] * max(find_game(game).players), game=game)
    finish(server.services.tables, table, number)
    return table


@pytest.mark.parametrize("game", game_ids())
def test_a_game_that_is_over(reader: Someone, live_server: LiveServer, game: str) -> None:
    table = finished(live_server, reader, game)
    live_server.run(live_server.services.tables.count(table))
    for path in (
        "",
        "/story",
        "/analysis",
        "/position",
        "/at/7",
        "/guests",
        "/report",
        "/motives",
        "/journal?before=40",
    ):
        assert_translated(reader, f"/t/{table}{path}")
    assert_translated(reader, "/profile")
    assert_translated(reader, f"/statistics/{game}")
    study = reader.send("/study", table=table, at="7").headers["location"]
    assert_translated(reader, study)
    assert_translated(reader, "/studies")


WRITTEN = [id for id in game_ids() if is_written(find_game(id))]


@pytest.mark.parametrize("game", WRITTEN)
def test_a_position_is_set_up(reader: Someone, game: str) -> None:
    assert_translated(reader, f"/setup/{game}")


def names_in(shown: Any) -> Iterator[str]:
    """All that a panel calls something."""
    if isinstance(shown, dict):
        yield from [shown["label"]] if "label" in shown else []
        yield from shown.get("items", [])
        yield from (name for _, name in shown.get("choices", []))
        for name, control in shown.get("rows", []):
            yield name
            yield from names_in(control)
    for part in shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list) else ():
        yield from names_in(part) if isinstance(part, dict | list) else ()


@pytest.mark.parametrize("game", WRITTEN)
def test_everything_that_can_be_set_up_has_a_name(game: str) -> None:
    found = find_game(game)
    sketch = Sketch(position_text(new_match(found, found.usual_players(), {}, b"names"), SPECTATOR))
    texts = texts_for(found, LANGUAGE, seating=found.seating(sketch.state))
    desk = SetupDesk(sketch, texts, page_texts(LANGUAGE))
    for thing in sketch.groups:
        assert [name for name in names_in(desk.panel(thing)) if re.search("[A-Za-z]{2}|_", name)] == [], thing


@pytest.mark.parametrize("game", ["andean-abyss", "twilight-struggle-soloplay"])
def test_beside_a_real_table(reader: Someone, game: str) -> None:
    assert_translated(reader, f"/beside/{game}")
    table = reader.send(f"/beside/{game}", players="1").headers["location"]
    for _ in range(6):
        reader.answers(table.removeprefix("/t/"))
        assert_translated(reader, table)
    assert_translated(reader, f"{table}/setup")
