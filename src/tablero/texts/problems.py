"""What is wrong with a position or a game that was written as text, in the reader's language.

Such an error names its sentence, `position-problem-<kind>`, and where the rules object, theirs: `position-rule-<kind>`
of the game (core/wording.py: BadPosition). Whoever writes programs reads the error's own English.
"""

from __future__ import annotations

from functools import lru_cache

from tablero.core.errors import BadSetup, UnknownId
from tablero.core.registry import find_game
from tablero.core.wording import BadPosition

from .lexicon import ENGLISH, SHARED, Lexicon, languages
from .speech import Forms, Texts, texts_for


@lru_cache(maxsize=32)
def shared_lexicon(language: str) -> Lexicon:
    """What is said of no game."""
    return Lexicon(SHARED, language)


def position_problem(error: BadPosition, language: str) -> str:
    """What is wrong, as a sentence; where, is left to the reader."""
    words: Forms = dict(error.values)
    if "game" in words:
        game = find_game(str(words["game"]))
        texts = texts_for(game, language if language in languages(game) else ENGLISH)
        words |= {"game": texts.title(), "reason": rule_problem(error, texts)}
    return shared_lexicon(language).say(f"position-problem-{error.kind}", words)


def rule_problem(error: BadPosition, texts: Texts) -> str:
    """What the rules object to."""
    cause, kind = error.cause, getattr(error.cause, "kind", "")
    if kind and texts.lexicon.has(f"position-rule-{kind}"):
        values = getattr(cause, "values", {})
        return texts.say(f"position-rule-{kind}", **{name: called(texts, value) for name, value in values.items()})
    if kind and isinstance(cause, BadSetup) and not isinstance(cause, BadPosition):
        return texts.setup_problem(cause)
    return texts.say("position-rule-other")


def called(texts: Texts, value: str | int) -> str | int:
    """A number, or what something is called by whose id it is given."""
    try:
        return str(texts.thing(value)) if isinstance(value, str) else value
    except UnknownId:
        return value


def told_with_place(error: BadPosition, language: str) -> str:
    """The sentence with its line and column before it, as a terminal prints it."""
    if language == ENGLISH:
        return str(error)
    place = {"line": error.line, "column": error.column}
    return shared_lexicon(language).say("position-problem-at", {**place, "problem": position_problem(error, language)})
