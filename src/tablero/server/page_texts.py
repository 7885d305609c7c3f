"""The words of the pages, in the reader's language: `web/texts/<language>.ftl`, with English behind.

Templates say `{{ say("front-play-now") }}`; no English stands in them, nor in the script, which gets its few sentences
from the page. What is said about a game comes from the game's own texts (tablero/texts).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from tablero.core.game import AnyGame
from tablero.texts import Texts, texts_for
from tablero.texts import languages as game_languages
from tablero.texts.lexicon import ENGLISH, Lexicon

PACKAGE: Final = "tablero.web"


@lru_cache(maxsize=1)
def languages() -> list[str]:
    """The languages the pages speak, English first."""
    found = [file.name.removesuffix(".ftl") for file in files(PACKAGE).joinpath("texts").iterdir()]
    return sorted(found, key=lambda language: (language != ENGLISH, language))


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

    def has(self, id: str) -> bool:
        return self.lexicon.has(id)


@lru_cache(maxsize=32)
def page_texts(language: str) -> PageTexts:
    return PageTexts(language)


def game_texts(game: AnyGame, language: str, players: int = 0, names: tuple[str, ...] = ()) -> Texts:
    """The texts of a game in the reader's language, or in English where the game does not speak it."""
    spoken = language if language in spoken_languages(game) else ENGLISH
    return texts_for(game, spoken, players, names)


@lru_cache
def spoken_languages(game: AnyGame) -> frozenset[str]:
    return frozenset(game_languages(game))


def preferred_language(accepted: str, known: list[str]) -> str:
    """The first of the `known` languages that an Accept-Language header asks for."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.strip().lower()))
        except ValueError:
            continue
    for _, _, tag in sorted(wishes):
        for language in known:
            if tag == language or tag.startswith(f"{language}-"):
                return language
    return ENGLISH
