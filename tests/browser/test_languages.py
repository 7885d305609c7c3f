"""The pages in every language, played in a browser: switched by hand, a game to its end, nothing of it in English.

One of the languages is English with accents (tests/pseudo.py), where every plain word is a leak. For those that people
read, whatever a page shows is compared with what English would have said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tablero.core.registry import find_game
from tablero.server.page_texts import languages
from tablero.texts.lexicon import ENGLISH, text_of
from tablero.texts.survey import read_messages
from tests.pseudo import ACCENTED, LANGUAGE, plain_words, spoken_everywhere

from .conftest import Visitor
from .playing import READY, answered, choices, sequence, short_choice, waits

TOLD = [language for language in languages() if language != ENGLISH]
FILES = [("tablero", "texts"), ("tablero.web", "texts"), (find_game("el-grande").package, "texts")]
FEW_LETTERS = 6  # shorter words are names, or alike by chance
SHOWN = """() => {
  const shown = [document.title];
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [data-warning]")) {
    if (node.closest("[lang]").lang !== document.documentElement.lang) continue;
    for (const name of ["aria-label", "title", "placeholder", "data-warning"]) {
      shown.push(node.getAttribute(name) ?? "");
    }
  }
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const owner = walk.currentNode.parentElement;
    if (owner.closest("script, style, kbd, code, template, .rule")) continue;
    if (owner.closest("[lang]").lang === document.documentElement.lang) shown.push(walk.currentNode.data);
  }
  return shown.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@pytest.fixture(scope="module", autouse=True)
def accents(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_everywhere(tmp_path_factory.mktemp("accents")):
        yield


def plain_messages(package: str, room: str, language: str) -> dict[str, str]:
    """What the messages of a file say that need no values."""
    said, _ = read_messages(text_of(package, room, language), {})
    return {id: text for id, text in said.items() if "{" not in text}


@cache
def english_sentences(language: str) -> set[str]:
    """What English says in so many words where this language says something else."""
    found: set[str] = set()
    for package, room in FILES:
        english, own = (plain_messages(package, room, one) for one in (ENGLISH, language))
        found |= {text for id, text in english.items() if len(text) >= FEW_LETTERS and own.get(id) != text}
    return found


def check_page(page: Page, language: str) -> None:
    """A page is in its language, says so, and nothing on it is not."""
    assert page.evaluate("document.documentElement.lang") == language
    if language == LANGUAGE:
        assert plain_words(page.content().replace("Anna", "")) == [], page.url
        return
    shown: list[str] = page.evaluate(SHOWN)
    assert len(shown) > 10
    assert sorted(set(shown) & english_sentences(language)) == [], page.url


def test_what_english_would_have_said_is_known() -> None:
    """So that the comparison compares something."""
    sentences = english_sentences(LANGUAGE)
    assert "Sit down, the table is set." in sentences
    assert "Skip to the content" in sentences
    assert len(sentences) > 400


@pytest.mark.parametrize("language", [*TOLD, LANGUAGE])
def test_a_game_in_a_language_from_the_front_page_to_its_story(visitor: Callable[..., Visitor], language: str) -> None:
    reader = visitor(locale=language)
    page = reader.goes("/")
    check_page(page, language)
    for path in ("/new/el-grande", "/rules/el-grande?q=8", "/guide/el-grande", "/account", "/tables"):
        check_page(reader.goes(path), language)
    page = reader.goes("/new/el-grande")
    for number, kind in enumerate(("me", "beginner", "nobody", "nobody", "nobody")):
        page.select_option(f"#seat-{number}", kind)
    page.check("[name=option-short]")
    page.click("form.sheet button.act")
    page.wait_for_selector("#question")
    looks_around(page, language)
    decisions = 0
    while waits(page):
        before, options = sequence(page), choices(page)
        page.locator(f'#answer button[value="{short_choice(options, before)}"]').click()
        answered(page, before)
        decisions += 1
        if decisions % 8 == 0:
            check_page(page, language)
    assert decisions > 15
    check_page(page, language)
    page.click(".over a")
    page.wait_for_selector(".ending")
    check_page(page, language)
    serious = [found for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")]
    assert serious == []


@pytest.mark.parametrize("language", [*TOLD, LANGUAGE])
def test_no_page_is_wider_than_a_phone(visitor: Callable[..., Visitor], language: str) -> None:
    """Long words break, or make room."""
    reader = visitor(locale=language, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    for path in ("/", "/new/andean-abyss", "/rules/narcos", "/guide/narcos", "/account", "/tables", "/nothing"):
        page = reader.goes(path)
        reader.complaints.clear()  # of the page that is not there
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, path


def looks_around(page: Page, language: str) -> None:
    """What comes only on request is in the page's language, too: a rule, a hint, a thing, the help."""
    page.wait_for_selector(READY, state="attached")
    page.locator("#question a.rule").click()
    page.wait_for_selector("#rules .asked")
    check_page(page, language)
    page.keyboard.press("Escape")
    page.locator("#ask-hint button").click()
    page.wait_for_selector("#hint ol")
    page.keyboard.press("i")
    page.wait_for_selector("#thing:not([hidden])")
    check_page(page, language)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.wait_for_selector("#help[open]")
    check_page(page, language)
    page.keyboard.press("Escape")


def test_the_language_is_switched_at_the_table_and_stays(visitor: Callable[..., Visitor]) -> None:
    reader = visitor()
    page = reader.goes("/new/el-grande")
    page.click("form.sheet button.act")
    page.wait_for_selector("#question")
    table = page.url
    page.click(".languages summary")
    page.click(f".languages button[value={LANGUAGE}]")
    page.wait_for_selector(f"html[lang={LANGUAGE}]")
    assert page.url == table
    page.wait_for_selector(READY, state="attached")
    check_page(page, LANGUAGE)
    check_page(reader.goes("/"), LANGUAGE)


def test_an_open_page_stays_in_its_language_when_another_is_chosen_elsewhere(visitor: Callable[..., Visitor]) -> None:
    reader = visitor()
    page = reader.goes("/new/el-grande")
    page.click("form.sheet button.act")
    page.wait_for_selector(READY, state="attached")
    other = reader.context.new_page()
    other.goto(reader.url)
    other.click(".languages summary")
    other.click(f".languages button[value={LANGUAGE}]")
    other.wait_for_selector(f"html[lang={LANGUAGE}]")
    before = sequence(page)
    page.locator(f'#answer button[value="{choices(page)[0]}"]').click()
    answered(page, before)
    page.locator("#tab-journal").click()
    expect(page.locator("#log")).to_contain_text("plays power card")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert not set(page.inner_text("#prompt")) & set(ACCENTED)


def test_the_switch_works_without_the_script(visitor: Callable[..., Visitor]) -> None:
    reader = visitor(java_script_enabled=False)
    page = reader.goes("/rules/el-grande?q=castillo")
    page.click(".languages summary")
    page.click(f".languages button[value={LANGUAGE}]")
    expect(page.locator(f"html[lang={LANGUAGE}]")).to_have_count(1)
    assert page.url.endswith("/rules/el-grande?q=castillo")
