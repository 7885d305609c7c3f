"""Matches in notebooks: what they show, to whom, and the tutorials."""

from __future__ import annotations

import base64
import json
from random import Random

import pytest

import tablero
from tablero.core.errors import BadSetup, TableroError
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.core.written import match_at_root, position_text, root_of
from tablero.drawing.default import pictures_of
from tablero.notebook import FilmPieces
from tablero.texts import texts_for
from tools.notebooks import FOLDER, TUTORIALS, cells_of, page_of, run_notebook


def some_match(id: str = "el-grande", decisions: int = 12) -> Match:
    match, chance = new_match(find_game(id), find_game(id).usual_players(), {}, b"notebook"), Random(1)
    for _ in range(decisions):
        assert match.ask is not None
        match.answer(chance.choice(match.ask.options))
    return match


def answer_first(match: Match) -> None:
    assert match.ask is not None
    match.answer(match.ask.options[0])


def shown(html: str) -> str:
    """The picture that an image holds."""
    return base64.b64decode(html.partition("base64,")[2].partition('"')[0]).decode()


def seen_by(match: Match, seat: int) -> str:
    game = match.game
    ask = None if seat == SPECTATOR else match.ask_for(seat)
    options = [game.name(option) for option in ask.options] if ask else []
    texts = texts_for(game, "en", seating=game.seating(match.state))
    return str(pictures_of(game).draw(game.view(match.state, seat), options, words=texts.thing))


@pytest.mark.parametrize("id", ["el-grande", "narcos", "twilight-struggle"])
def test_a_match_shows_what_a_spectator_sees_and_nothing_more(id):
    match = some_match(id)

    assert shown(match._repr_html_()) == seen_by(match, SPECTATOR)
    assert match.ask is not None
    assert shown(match._repr_html_()) != seen_by(match, match.ask.seat)


def test_look_shows_what_the_seat_sees_that_is_named():
    match = some_match("twilight-struggle")
    for seat, name in enumerate(("ussr", "us")):
        assert tablero.look(match, name).svg == tablero.look(match, seat).svg == seen_by(match, seat)
    with pytest.raises(TableroError, match="ussr"):
        tablero.look(match, "usr")
    with pytest.raises(BadSetup, match="seats 0 to 1"):
        tablero.look(match, 2)
    assert tablero.look(match, language="hu").svg != tablero.look(match).svg


def test_a_film_has_every_decision_as_it_was_seen():
    match = some_match(decisions=20)
    steps = list(tablero.watch(match, seat="blue"))

    assert [step.after for step in steps] == list(range(21))
    assert steps[-1].svg == seen_by(match, match.game.seating(match.state).seats.index("blue"))
    assert steps[0].svg == tablero.look(some_match(decisions=0), "blue").svg
    told = [line for step in steps for line in step.lines]
    texts = texts_for(match.game, "en", seating=match.game.seating(match.state))
    assert told == [texts.stored_entry(entry) for entry in match.journal(1)]
    assert str(steps[3]).startswith("3.\n")


def test_a_film_of_a_running_match_ends_where_it_was_made():
    match = some_match(decisions=3)
    film = tablero.watch(match)
    answer_first(match)

    assert len(list(film)) == len(film) == 4


def test_a_long_match_is_watched_in_even_steps():
    steps = [step.after for step in tablero.watch(some_match(decisions=60), most=7)]

    assert steps == [0, 10, 20, 30, 40, 50, 60]
    with pytest.raises(BadSetup, match="at least 2"):
        tablero.watch(some_match(), most=1)


def test_a_match_that_began_with_a_position_can_be_watched_and_a_copy_cannot():
    root, _ = root_of(position_text(some_match()))
    match = match_at_root(root, b"dice")
    answer_first(match)

    assert len(tablero.watch(match)) == 2
    with pytest.raises(BadSetup, match="how it began is not known"):
        tablero.watch(match.copy())


def test_pictures_of_a_film_are_cut_and_put_together_again(tmp_path):
    match = some_match(decisions=20)
    pieces, pictures = FilmPieces(), [step.svg for step in tablero.watch(match)]
    taken = [pieces.taken(svg) for svg in pictures]

    def whole(parts: list[int]) -> str:
        return "".join(piece for first, n in zip(parts[::2], parts[1::2]) for piece in pieces.pieces[first : first + n])

    assert [whole(parts) for parts in taken] == pictures
    tablero.watch(match).save(tmp_path / "film.html")
    assert (tmp_path / "film.html").stat().st_size < sum(map(len, pictures)) / 4


def test_nothing_in_a_film_ends_its_script():
    page = tablero.watch(some_match(decisions=2)).page()
    data = page.partition('id="film">')[2].partition("</script>")[0]

    assert len(json.loads(data)["steps"]) == 3


@pytest.mark.parametrize("name", TUTORIALS)
def test_tutorials_run_and_are_kept_without_what_came_of_them(name):
    file = FOLDER / f"{name}.ipynb"
    kept = json.loads(file.read_text(encoding="utf-8"))
    values = [cell.value for cell in run_notebook(file) if cell.kind == "code"]

    assert kept["nbformat"] == 4
    assert len({cell["id"] for cell in kept["cells"]}) == len(cells_of(file))
    assert not any(cell.get("outputs") for cell in kept["cells"])
    assert any(value is not None for value in values)


def test_what_a_cell_shows_is_on_its_page():
    page = page_of(FOLDER / "environment.ipynb")

    assert "uint8 and 11 of 144 actions are legal" in page
    assert page.count("```python") == sum(kind == "code" for kind, _ in cells_of(FOLDER / "environment.ipynb"))
