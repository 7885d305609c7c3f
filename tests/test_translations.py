"""The languages that ship are complete and up to date, and the command for translators says what is not.

Whoever changes an English text changes it in all languages: `tablero texts` lists what is to be done, and with `--done`
remembers that it was. Not here: whether every sentence can be said at the table (contract/test_languages.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tablero.cli import main
from tablero.core.errors import BadSetup
from tablero.texts import BadTexts
from tablero.texts.lexicon import Lexicon, TranslationWarning
from tablero.texts.survey import FileSurvey, Finding, Messages, Rules, known_languages, mark_done, plurals, surveys
from tests.pseudo import LANGUAGE, accented, forget, spoken_everywhere

SHIPPED = known_languages()[1:]
FOUND = [survey for language in SHIPPED for survey in surveys(language)]
IDS = [f"{survey.path.stem}-{survey.path.parts[-3]}-{survey.path.parts[-2]}" for survey in FOUND]
EL_GRANDE = "tablero.games.el_grande"
GAME_TEXTS = partial(Messages, EL_GRANDE, "texts", LANGUAGE)
SHARED_TEXTS = partial(Messages, "tablero", "texts", LANGUAGE)
RULES = partial(Rules, EL_GRANDE, LANGUAGE)


# -- what ships ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("survey", FOUND, ids=IDS)
def test_a_language_that_ships_is_complete_and_up_to_date(survey: FileSurvey) -> None:
    """What fails here: `tablero texts --language XX --full` tells in words; when it is mended, `--done`."""
    assert survey.of("missing", "changed", "broken") == []


# -- a language in the making --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A language with everything in it, to be changed."""
    with spoken_everywhere(tmp_path):
        for file in (GAME_TEXTS, SHARED_TEXTS, RULES):
            file().mark([])
        yield tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    forget()


def test_what_is_done_is_done_and_what_is_not_is_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "--language", LANGUAGE, "--done"]) == 0
    assert main(["texts", "--language", LANGUAGE]) == 0
    assert f"{LANGUAGE}\n  file" in capsys.readouterr().out
    (folder / "tablero.web" / "texts" / f"{LANGUAGE}.ftl").unlink()
    forget()
    assert main(["texts", "--language", LANGUAGE, "--json"]) == 1
    counts = {file["texts"]: len(file["missing"]) for file in json.loads(capsys.readouterr().out)[LANGUAGE]}
    assert sorted(counts.values())[-2:] == [0, max(counts, key=lambda n: counts[n])], "one file, and all of it"


def test_a_message_and_an_attribute_that_are_missing_are_listed(folder: Path) -> None:
    file = folder / EL_GRANDE / "texts" / f"{LANGUAGE}.ftl"
    change(file, f"setup-dummy-next = {accented('The next one that is free')}\n", "setup-dummy-next =\n")
    file.write_text(file.read_text("utf-8").replace(f"    .help = {accented('Chance decides.')}\n", ""), "utf-8")

    missing = GAME_TEXTS().survey().of("missing")

    assert [finding.id for finding in missing] == ["setup-dummy-next", "setup-first_player-random.help"]
    assert missing[1].detail == "Chance decides."


def test_english_that_has_changed_since_is_listed_until_it_is_marked(folder: Path) -> None:
    english = folder / EL_GRANDE / "texts" / "en.ftl"
    change(english, "setup-dummy-next = The next one that is free", "setup-dummy-next = The next colour")

    assert GAME_TEXTS().survey().findings == [Finding("changed", "setup-dummy-next", "English now: The next colour")]
    assert mark_done(LANGUAGE, ["setup-dummy-next"]) == 1
    assert GAME_TEXTS().survey().findings == []


def test_a_comment_or_another_layout_is_no_change(folder: Path) -> None:
    english = folder / EL_GRANDE / "texts" / "en.ftl"
    change(english, "setup-dummy-next = The next", "# A remark.\nsetup-dummy-next =\n    The next")

    assert GAME_TEXTS().survey().findings == []


def test_rules_are_followed_paragraph_by_paragraph(folder: Path) -> None:
    english = folder / EL_GRANDE / "rules" / "en.md"
    change(english, "**EG-1.2** ", "**EG-1.2** By the way: ")
    own = english.with_name(f"{LANGUAGE}.md")
    text = own.read_text("utf-8")
    start, end = text.index("**EG-1.3**"), text.index("**EG-1.4**")
    own.write_text(text[:start] + text[end:].replace("**EG-1.5**", "**EG-99.5**"), "utf-8")

    found = {(finding.kind, finding.id) for finding in RULES().survey().findings}

    assert found == {("changed", "EG-1.2"), ("missing", "EG-1.3"), ("missing", "EG-1.5"), ("broken", "EG-99.5")}


def test_rulings_and_headings_belong_to_the_rules(folder: Path) -> None:
    rules = folder / EL_GRANDE / "rules"
    change(rules / "rulings.md", "**EG-R1** ", "**EG-R1** Now: ")
    change(rules / "en.md", "## EG-1 Pieces and places", "## EG-1 Places and pieces")

    assert [finding.id for finding in RULES().survey().findings] == ["EG-1", "EG-R1"]


def test_a_file_that_can_t_be_read_is_broken_with_its_line(folder: Path) -> None:
    file = folder / "tablero" / "texts" / f"{LANGUAGE}.ftl"
    text = file.read_text("utf-8")
    file.write_text(f"{text}\noops = {{ $n ->\n", "utf-8")

    broken = SHARED_TEXTS().survey().of("broken")

    assert [finding.id for finding in broken] == [f"line {text.count(chr(10)) + 2}"]


@pytest.mark.parametrize(
    ("message", "remark"),
    [
        ("opinion-wins = { $prize } vínćít", "$prize is not among the values of the English message"),
        ("opinion-wins = { $option }: it wins the game.", "the same as English: { $option }: it wins the game."),
        ("opinion-wins = { $option }" + "ó" * 44 + "ńáńáńá", "50 letters, 19 in English"),
        ("opinion-wins = { $option-in }", ""),
        ("table-result = { $count ->\n    [few] ó\n   *[other] ó { $names }\n}", "$count has no case for one: [other]"),
        ("opinions-won = Ó", "English has no such message"),
        ("plain-opinion = Ó", ""),
    ],
)
def test_what_deserves_a_second_look_is_said(folder: Path, message: str, remark: str) -> None:
    file = folder / "tablero" / "texts" / f"{LANGUAGE}.ftl"
    file.with_name(f"{LANGUAGE}.done").unlink()
    id = message.partition(" ")[0]
    kept = [part for part in file.read_text("utf-8").split("\n\n") if not part.startswith(f"{id} =")]
    text = "\n\n".join(kept)
    lines = [line for line in text.splitlines() if not line.startswith(f"{id} =")] if "\n" not in message else [text]
    file.write_text("\n".join(lines) + f"\n\n{message}\n", "utf-8")

    suspicious = [finding for finding in SHARED_TEXTS().survey().of("suspicious") if finding.id == id]

    assert [finding.detail for finding in suspicious if finding.detail.startswith(remark)] == [
        finding.detail for finding in suspicious
    ]
    assert bool(suspicious) == bool(remark)


def test_a_form_that_others_of_its_sort_have_is_missed(folder: Path) -> None:
    """A sentence that uses it could not be said of this one."""
    file = folder / "tablero.games.andean_abyss" / "texts" / f"{LANGUAGE}.ftl"
    change(file, f"action-bogota = {accented('Bogotá')}\n", f"action-bogota = {accented('Bogotá')}\n    .from = ex\n")

    found = Messages("tablero.games.andean_abyss", "texts", LANGUAGE).survey().of("suspicious")
    remarks = {finding.id: finding.detail for finding in found if "others like it" in finding.detail}

    assert "lacks .from" in remarks["action-cali"]
    assert "action-bogota" not in remarks


def test_a_new_language_is_one_command_and_english_stands_in(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "--new", "de", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)["made"]
    assert len(made) == len([survey for survey in surveys("de") if survey.path.suffix == ".ftl"])
    assert "language-name = Deutsch" in (folder / "tablero.web" / "texts" / "de.ftl").read_text("utf-8")
    forget()
    assert Lexicon(EL_GRANDE, "de").say("setup-dummy-next", {}) == "The next one that is free"
    change(
        folder / EL_GRANDE / "texts" / "de.ftl", "# setup-dummy-next = The next one", "setup-dummy-next = Die nächste"
    )
    assert Lexicon(EL_GRANDE, "de").say("setup-dummy-next", {}) == "Die nächste that is free"
    assert main(["texts", "--new", "de"]) == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--new", "klingon"], ["--new", "qq"], ["--language", "xx"], ["--done"]])
def test_what_makes_no_sense_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_only_what_is_translated_can_be_done(folder: Path) -> None:
    with pytest.raises(BadSetup, match="there is no translation of dragon into 'eo' yet"):
        mark_done(LANGUAGE, ["dragon"])


def test_the_plurals_of_a_language_are_those_of_its_whole_numbers() -> None:
    assert plurals("hu") == {"one", "other"}
    assert plurals("pl") == plurals("ru") == {"one", "few", "many"}


# -- a slip in a translation ---------------------------------------------------------------------------------------


def test_a_translation_that_can_t_be_said_is_said_in_english_with_a_warning(folder: Path) -> None:
    """So that a slip in one language stops nobody's game; in tests the warning is an error."""
    file = folder / "tablero" / "texts" / f"{LANGUAGE}.ftl"
    text = file.read_text("utf-8")
    file.write_text(text.replace("opinion-wins = { $option }", "opinion-wins = { $option-in }"), "utf-8")
    forget()
    lexicon = Lexicon(EL_GRANDE, LANGUAGE)

    with pytest.warns(TranslationWarning, match=r"'opinion-wins' can't be said: .*option-in"):
        assert lexicon.say("opinion-wins", {"option": "Ó"}) == "Ó: it wins the game."
    with pytest.raises(BadTexts), pytest.warns(TranslationWarning):
        lexicon.say("opinion-wins", {})
