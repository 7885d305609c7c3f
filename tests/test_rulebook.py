"""The rules by id: every id is found, every citation in code, texts and tests names a rule that exists.

Sample rules and sample tests here use the made-up prefix XX, so that they are no citations of a real game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero import testing
from tablero.core import rulebook as module
from tablero.core.errors import BadSetup, UnknownId
from tablero.core.game import AnyGame
from tablero.core.registry import find_game, game_ids
from tablero.core.rulebook import Rulebook, all_citations, citations, coverage, rulebook, rulebook_languages
from tablero.games.el_grande.board import CARD_TYPES, MODIFIERS
from tests.spoken import spoken

TESTS = Path(__file__).parent
GAMES = [find_game(id) for id in game_ids()]
EL_GRANDE = find_game("el-grande")

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])

SAMPLE = """# Little Game

Played with two stones.

## XX-1 Stones

**XX-1.1** A stone is white or black.

**XX-1.2** Put a stone down (see XX-1.1),
then another. See XX-card-old-oak and XX-R1.

## XX-2 The end

**XX-2.1** The last stone wins in Cataluña.

## Cards

Cards of all kinds.

**XX-card-old-oak** **Old Oak** (2 copies). Grow.
"""
RULINGS = "# Little Game: rulings\n\n**XX-R1** May a stone be grey? No.\n"


def sample() -> Rulebook:
    return Rulebook("little-game", "en", [SAMPLE, RULINGS])


# -- reading -------------------------------------------------------------------------------------------------------


def test_paragraphs_sections_and_rulings_are_read_in_order() -> None:
    book = sample()

    assert book.ids() == ["XX-1.1", "XX-1.2", "XX-2.1", "XX-card-old-oak", "XX-R1"]
    assert book.section_ids() == ["XX-little-game", "XX-1", "XX-2", "XX-cards", "XX-rulings"]
    assert book.paragraph("XX-1.1") == "A stone is white or black."
    assert book.section("XX-cards").intro == ["Cards of all kinds."]
    assert book.section("XX-1.2") is book.section("XX-1")
    assert (book.section("XX-1").title, book.section("XX-1").level) == ("Stones", 2)


def test_a_section_stands_for_its_paragraphs() -> None:
    assert sample().find("XX-1") == ["XX-1.1", "XX-1.2"]
    assert sample().find("XX-1.2") == ["XX-1.2"]


def test_a_rule_stands_for_its_steps() -> None:
    steps = "**XX-1.2a** First lift it (XX-1.2b)."
    book = Rulebook(
        "little-game", "en", [SAMPLE.replace("## XX-2", f"{steps}\n\n**XX-1.2b** Then drop it.\n\n## XX-2")]
    )

    assert book.find("XX-1.2") == ["XX-1.2", "XX-1.2a", "XX-1.2b"]
    assert book.find("XX-1.2b") == ["XX-1.2b"]
    assert book.mentions("XX-1.2a") == ["XX-1.2b"]


def test_titles_are_those_of_cards_sections_and_the_book() -> None:
    book = sample()

    assert [book.title(), book.title("XX-1.2"), book.title("XX-2"), book.title("XX-card-old-oak")] == [
        *("Little Game", "Stones", "The end", "Old Oak")
    ]


def test_a_paragraph_knows_which_rules_it_mentions() -> None:
    assert sample().mentions("XX-1.2") == ["XX-1.1", "XX-card-old-oak", "XX-R1"]


def test_search_finds_all_words_without_accents_or_case_and_titles_first() -> None:
    book = sample()

    assert book.search("STONE cataluna") == ["XX-2.1"]
    assert book.search("stone") == ["XX-1.1", "XX-1.2", "XX-little-game", "XX-2.1", "XX-R1"]
    assert book.search("old oak") == ["XX-card-old-oak", "XX-1.2"]
    assert book.search("dragon") == book.search("  ") == []


def test_search_finds_what_stands_at_the_beginning_of_a_section_without_an_id() -> None:
    book = sample()

    assert book.search("all kinds") == ["XX-cards"]
    assert book.search("little game two") == ["XX-little-game"]


def test_an_unknown_id_gets_suggestions() -> None:
    with pytest.raises(UnknownId, match=r"no rule 'XX-1.3' in the rules of little-game; did you mean 'XX-1\.[12]'"):
        sample().paragraph("XX-1.3")
    with pytest.raises(UnknownId, match=r"no rule or section 'dragon' .*; there are: XX-little-game, XX-1, XX-2"):
        sample().section("dragon")
    with pytest.raises(UnknownId, match="no language 'xx'"):
        rulebook(EL_GRANDE, "xx")


def test_an_id_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"the id 'XX-1\.1' twice"):
        Rulebook("little-game", "en", [SAMPLE, "**XX-1.1** Again."])
    with pytest.raises(BadSetup, match="have no ids"):
        Rulebook("little-game", "en", ["# Nothing"])


# -- the games' own rules ------------------------------------------------------------------------------------------


@each_game
def test_every_language_has_the_same_ids(game: AnyGame) -> None:
    assert rulebook_languages(game)[0] == "en"
    for language in rulebook_languages(game):
        assert rulebook(game, language).ids() == rulebook(game).ids()


@each_game
def test_rules_mention_only_rules_that_exist(game: AnyGame) -> None:
    book = rulebook(game)

    assert [(id, other) for id in book.ids() for other in book.mentions(id) if not book.has(other)] == []


@each_game
def test_code_cites_only_rules_that_exist(game: AnyGame) -> None:
    book = rulebook(game)
    cited = [(rule, one.where) for one in spoken(game) for rule in one.rules]

    assert cited
    assert [(rule, where) for rule, where in cited if not book.has(rule)] == []
    assert [option.name for option in game.options if not book.has(option.rule)] == []


def test_every_card_of_el_grande_has_its_paragraph_and_every_paragraph_its_card() -> None:
    book = rulebook(EL_GRANDE)
    rules = [kind.effect.rule for kind in CARD_TYPES] + [m.ability.rule for m in MODIFIERS if m.ability]

    assert sorted(rules) == sorted(id for id in book.ids() if id.startswith("EG-card-"))


# -- citing --------------------------------------------------------------------------------------------------------


def test_a_citation_leaves_the_test_as_it_is_and_marks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "CITED", {})

    def example(n: int = 1) -> int:
        return n + 1

    cited = testing.rule("XX-1.1", ruling="XX-R1")(testing.rule("XX-2.1", ruling=("XX-R2", "XX-R3"))(example))

    assert cited is example
    assert cited(2) == 3
    assert example.__rules__ == ("XX-2.1", "XX-R2", "XX-R3", "XX-1.1", "XX-R1")  # type: ignore[attr-defined]
    assert sorted(testing.CITED) == ["XX-1.1", "XX-2.1", "XX-R1", "XX-R2", "XX-R3"]
    assert testing.CITED["XX-R1"][0].endswith("example")


def test_an_empty_citation_is_refused() -> None:
    with pytest.raises(TypeError, match="cite at least one rule"):
        testing.rule()


WRITTEN = '''
import pytest
from tablero.testing import rule


@rule("{0}-1.1", "{0}-99.9")
def test_plain():
    """Nothing."""


@pytest.mark.parametrize("n", [1, 2])
@rule("{0}-1.2", ruling=("{0}-R1", "{0}-R2"))
def test_parametrised(n):
    """Nothing."""


class TestGroup:
    @testing.rule("{0}-1.1", ruling="{0}-R1")
    async def test_method(self):
        """Nothing."""


@other("{0}-1.3")
def test_uncited():
    rule("{0}-1.4")
'''


def test_citations_are_found_in_the_source_of_tests(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_sample.py").write_text(WRITTEN.format("EG"))
    (tmp_path / "test_other.py").write_text(WRITTEN.format("XX"))

    found = citations(EL_GRANDE, tmp_path)
    report = coverage(EL_GRANDE, tmp_path)

    assert found["EG-1.1"] == ["deep/test_sample.py::test_plain", "deep/test_sample.py::test_method"]
    assert list(report["cited"]) == ["EG-1.1", "EG-1.2", "EG-R1", "EG-R2"]
    assert report["unknown"] == {"EG-99.9": ["deep/test_sample.py::test_plain"]}
    assert report["ids"] == rulebook(EL_GRANDE).ids()
    assert len(report["cited"]) + len(report["uncited"]) == len(report["ids"])
    assert "EG-1.3" in report["uncited"]


def test_a_citation_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("@rule(ID)\ndef test_it(): ...\n")

    with pytest.raises(BadSetup, match=r"test_sample.py::test_it: rules are cited as plain strings, not as ID"):
        coverage(EL_GRANDE, tmp_path)
    with pytest.raises(BadSetup, match="no folder of tests"):
        coverage(EL_GRANDE, tmp_path / "nowhere")


def test_a_reason_for_an_unknown_id_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "uncited_reasons", lambda game: {"EG-99.9": "It does not exist."})

    assert coverage(EL_GRANDE, tmp_path)["unknown"] == {"EG-99.9": ["rules/uncited.toml"]}


@each_game
def test_tests_cite_only_rules_that_exist(game: AnyGame) -> None:
    assert coverage(game, TESTS)["unknown"] == {}


@each_game
def test_no_reason_is_given_for_a_rule_that_is_cited_after_all(game: AnyGame) -> None:
    report = coverage(game, TESTS)

    assert [id for id in report["reasons"] if id in report["cited"]] == []
    assert all(report["reasons"].values())


def test_every_citation_belongs_to_a_game() -> None:
    prefixes = tuple(f"{rulebook(game).prefix}-" for game in GAMES)

    assert [(id, where) for id, where in all_citations(TESTS) if not id.startswith(prefixes)] == []
