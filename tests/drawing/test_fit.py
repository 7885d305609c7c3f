"""Every label of every board fits its box, in every language: set smaller, broken, short, or cut, but legible.

What is measured is what the drawing code goes by (`width_of`); browser/test_fit.py compares that with real letters. One
of the languages is English with accents (tests/pseudo.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from tablero.core.game import AnyGame
from tablero.core.registry import find_game, game_ids
from tablero.core.state import SPECTATOR
from tablero.drawing import svg
from tablero.drawing.scene import MEMORY
from tablero.drawing.svg import LEAST, TIGHTEST, ThingName, breaks, cut, fitted, line, named, paragraph, width_of
from tablero.games.twilight_struggle.picture.world import heading
from tablero.server import rendering
from tablero.texts import languages, texts_for
from tests.pseudo import LANGUAGE, spoken_everywhere
from tests.svg import parsed, positions

SPEECHES = [(id, language) for id in game_ids() for language in [*languages(find_game(id)), LANGUAGE]]
EVERY = {"narcos": 60, "andean-abyss": 80}  # decisions, in games where more is drawn
TEXT = f"{{{'http://www.w3.org/2000/svg'}}}text"
LETTERS = re.compile(r"[^\W\d_]{4,}")  # more than a badge has


class Written(NamedTuple):
    """A label: what was to be written, what was, how large, and in how much room."""

    words: str
    shown: str
    size: float
    wanted: float
    width: float


@pytest.fixture(scope="module", autouse=True)
def accents(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_everywhere(tmp_path_factory.mktemp("accents")):
        yield


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """All labels that are drawn in a test."""
    found: list[Written] = []
    fit = svg.fitted

    def spy(words: str, width: float, size: float) -> tuple[str, float]:
        shown, fits = fit(words, width, size)
        found.append(Written(words, shown, fits, size, width))
        return shown, fits

    monkeypatch.setattr(svg, "fitted", spy)
    MEMORY.clear()  # what is remembered is not drawn
    heading.cache_clear()
    yield found
    MEMORY.clear()


def pictures(game: AnyGame, language: str) -> Iterator[str]:
    """Tables all through a game, wide and tall, with and without options, and the map alone."""
    players = max(game.players)
    for match in positions(game, players, {}, EVERY.get(game.id, 40)):
        texts = texts_for(game, language, seating=game.seating(match.state))
        for seat in (match.ask.seat if match.ask else 0, SPECTATOR):
            ask = match.ask_for(seat) if seat >= 0 else None
            options = {game.name(option): texts.option(ask, option) for option in ask.options} if ask else {}
            for tall in (False, True):
                yield rendering.board(game, game.view(match.state, seat), options, [], texts, tall)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "language"), SPEECHES, ids=[f"{id}-{language}" for id, language in SPEECHES])
def test_every_label_fits_its_box(id: str, language: str, written: list[Written]) -> None:
    game = find_game(id)
    texts = [text for picture in pictures(game, language) for text in parsed(picture).iter(TEXT)]

    assert len(written) > 100
    for label in written:
        assert label.size >= min(LEAST, label.wanted), label
        assert width_of(label.shown, label.size) <= TIGHTEST * label.width + 0.1, label
        assert bool(label.shown) == bool(label.words), label
    loose = {text.text or "" for text in texts} - {label.shown for label in written}
    assert [words for words in loose if LETTERS.search(words)] == [], "written without a box"


# -- how words are made to fit -------------------------------------------------------------------------------------


def shown_in(drawn: str) -> list[str]:
    return [text.text or "" for text in parsed(f"<g>{drawn}</g>").iter("text")]


def test_words_are_set_smaller_before_anything_else() -> None:
    guatemala = named("Guatemala", "Gua.")
    assert fitted(guatemala, 75, 12) == (guatemala, 12)
    assert fitted(guatemala, 70, 12) == (guatemala, pytest.approx(11.7, abs=0.1))  # type: ignore[comparison-overlap]
    assert fitted(guatemala, 60, 12) == (guatemala, LEAST), "and squeezed a little"
    assert fitted(guatemala, 50, 12)[0] == "Gua."


def test_a_short_form_is_taken_only_where_the_name_is_too_long() -> None:
    germany = named("West Germany", "W. Germany")
    assert shown_in(line((0, 0), germany, 100, 12, "x")) == ["West Germany"]
    assert shown_in(line((0, 0), germany, 60, 12, "x")) == ["W. Germany"]
    assert shown_in(paragraph((0, 0), germany, 60, 12, "x")) == ["West", "Germany"], "there is a second line"


def test_words_without_a_short_form_are_cut_after_a_consonant() -> None:
    assert fitted("Latin American Death Squads", 107, 11)[0] == "Lat. Amer. Death Squads"
    assert cut("Дестабилизация", 74, 11) == "Дестабил."
    assert cut("Футбольные", 58, 11) == "Футбол.", "nor after a soft sign"
    assert cut("a" * 30, 40, 11) == "aaa…", "where there is none"
    for width in range(10, 200, 7):
        assert width_of(cut("The Cambridge Five", width, 11), 11) <= max(width, 22)


def test_long_words_are_broken_between_syllables() -> None:
    def parts(word: str) -> list[str]:
        ends = [0, *breaks(word), len(word)]
        return [word[start:end] for start, end in pairwise(ends)]

    assert parts("Átcsoportosítás") == ["Átcso", "por", "to", "sí", "tás"]
    assert parts("Checkpoints") == ["Check", "points"]
    assert parts("Indo-Pakistani")[:2] == ["Indo-", "Pa"]
    assert parts("больница") == ["боль", "ница"]
    assert shown_in(paragraph((0, 0), "Átcsoportosítás", 70, 12, "x")) == ["Átcsopor-", "tosítás"]


def test_letters_are_as_wide_as_letters_are() -> None:
    assert width_of("í", 10) == width_of("i", 10), "an accent takes no room"
    assert width_of("ł", 10) < width_of("ó", 10) < width_of("ы", 10) < width_of("Щ", 10)


def test_a_name_is_a_word_like_any_other() -> None:
    name = named("Poland", "Pol.")
    assert name == "Poland"
    assert isinstance(name, ThingName)
    assert ThingName("Poland").short == ""


def test_every_language_has_its_own_short_forms(tmp_path_factory: pytest.TempPathFactory) -> None:
    """English lends none: its abbreviation would be no word of the language."""
    game = find_game("twilight-struggle")
    assert texts_for(game).thing_short("west_germany") == "W. Germany"
    assert texts_for(game, LANGUAGE).thing_short("west_germany") == "Ẃ. Ǵéŕḿáńý"
    folder = tmp_path_factory.mktemp("short")
    with spoken_everywhere(folder) as language:
        file = folder / game.package / "texts" / f"{language}.ftl"
        file.write_text(file.read_text("utf-8").replace("    .short = Ẃ. Ǵéŕḿáńý\n", ""), "utf-8")
        texts = texts_for(game, language)
        assert texts.thing_short("west_germany") == ""
        assert texts.borrowed() == []
