"""Everything said to a person, in the reader's language: prompts, option labels, journal lines, cards, setup.

The words are in Fluent files, one a language: `en.ftl` here for what all games share, `texts/en.ftl` in each game's
package for the rest. `lexicon.py` reads them · `speech.py` is `Texts`, which turns asks and journal entries into
sentences · `choosing.py` finds the language that somebody reads · `survey.py` tells translators what is left to do.

    texts = texts_for(game, "en", players=3)
    texts.prompt(ask); [texts.option(ask, option) for option in ask.options]; texts.entry(entry)

The Fluent library is imported when the first text is wanted, not before.
"""

from .lexicon import BadTexts, languages
from .speech import Texts, check_names, texts_for

__all__ = ["BadTexts", "Texts", "check_names", "languages", "texts_for"]
