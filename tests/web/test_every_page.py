"""No page, letter or refusal has a word that is not from the text files: all that is not a table's own page.

The language is English with accents (tests/pseudo.py). Not here: tables, rules and the forms of new ones
(test_languages.py), what is said during a game (contract/test_languages.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tablero.core.registry import find_game, game_ids
from tests.pseudo import LANGUAGE, Shown, plain_words, spoken_everywhere
from tests.server.finished_games import finish

from .live_server import LiveServer, Someone
from .registered import Registered

HEADER = {"Accept-Language": f"{LANGUAGE}-US, en;q=0.3"}


@pytest.fixture(scope="module", autouse=True)
def accents(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_everywhere(tmp_path_factory.mktemp("accents")):
        yield


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


@pytest.mark.parametrize("game", ["andean-abyss", "twilight-struggle-soloplay"])
def test_beside_a_real_table(reader: Someone, game: str) -> None:
    assert_translated(reader, f"/beside/{game}")
    table = reader.send(f"/beside/{game}", players="1").headers["location"]
    for _ in range(6):
        reader.answers(table.removeprefix("/t/"))
        assert_translated(reader, table)
