"""The words of the pages, in the reader's language: `web/texts/<language>.ftl`, with English behind.

Templates say `{{ say("front-play-now") }}`; no English stands in them, nor in the script, which gets its few sentences
from the page. What is said about a game comes from the game's own texts (tablero/texts).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection

from tablero.core.game import AnyGame
from tablero.texts import Texts, texts_for
from tablero.texts import languages as game_languages
from tablero.texts.choosing import preferred_language
from tablero.texts.lexicon import ENGLISH, Lexicon, languages_in, text_of, written

PACKAGE: Final = "tablero.web"
LANGUAGE: Final = "language"  # the cookie, and the word in an address
OWN_NAME: Final = "language-name"
NAME: Final = re.compile(rf"^{OWN_NAME} *= *(.+)$", re.MULTILINE)


@lru_cache(maxsize=1)
def languages() -> list[str]:
    """The languages the pages speak, English first."""
    return languages_in(PACKAGE)


@lru_cache(maxsize=1)
def language_names() -> dict[str, str]:
    """What each language calls itself: all that a reader is told in the others, so nothing else of them is read."""
    found = {language: NAME.search(text_of(PACKAGE, "texts", language)) for language in languages()}
    return {language: name[1].strip() if name else language for language, name in found.items()}


class PageTexts:
    """Everything the pages say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lexicon = Lexicon(PACKAGE, language)
        self.plain: dict[str, str] = {}  # sentences without values, which are most of them

    def __call__(self, id: str, /, **values: str | int) -> str:
        if values:
            return self.lexicon.say(id, values)
        if id not in self.plain:
            self.plain[id] = self.lexicon.say(id, {})
        return self.plain[id]

    def number(self, value: float, pattern: str = "0.##") -> str:
        """A number as the language writes it: whole if it is."""
        return written(value, self.language, pattern)

    def percent(self, share: float, pattern: str = "0") -> str:
        """A share of 1, in per cent."""
        return self("analysis-percent", percent=self.number(100 * share, pattern))

    def has(self, id: str) -> bool:
        return self.lexicon.has(id)


@lru_cache(maxsize=32)
def page_texts(language: str) -> PageTexts:
    return PageTexts(language)


def lang_of(game: AnyGame, language: str) -> Markup:
    """The attribute of what is told of a game on a page in `language`, where the game does not speak it."""
    told = spoken(game, language)
    return Markup("") if told == language else Markup(' lang="{}"').format(told)


def game_texts(game: AnyGame, language: str, players: int = 0, names: tuple[str, ...] = ()) -> Texts:
    """The texts of a game in the reader's language, or in English where the game does not speak it."""
    return texts_for(game, spoken(game, language), players, names)


@lru_cache
def spoken(game: AnyGame, language: str) -> str:
    """The language in which a game is told to a reader of `language`."""
    return language if language in game_languages(game) else ENGLISH


def chosen_language(request: HTTPConnection, account: str = "") -> str:
    """What the address asks for, else what the reader chose (for the account, or here), else what the browser likes."""
    for wish in (request.query_params.get(LANGUAGE), account, request.cookies.get(LANGUAGE)):
        if wish in languages():
            return wish
    return accepted_language(request)


def accepted_language(request: HTTPConnection) -> str:
    """The language that a browser or program asks for in the head of its request."""
    return preferred_language(request.headers.get("accept-language", ""), languages())
