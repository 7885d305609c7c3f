"""Games as text, for language models: what a seat sees and is asked, in words, and answers typed as words.

    table = TextTable("twilight-struggle", seed=7)
    while not table.over:
        reply = model(table.observe())
        table.reply(reply)

`observe` tells the table as `tablero play` shows it, the question with its rule, and the answers with their ids. A
reply is one line, in this grammar (case and accents don't matter; what stands before the last line is thinking aloud):

    reply  = "rule" ID | "card" NAME | "actions" | answer
    answer = ["answer:"] (the id of an option | its text | the beginning of its text)

The first three answer with a text and change nothing. What can't be understood, or is not offered, raises IllegalAnswer
with what would have worked.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

from tablero.core.answers import spoken
from tablero.core.ask import Ask
from tablero.core.errors import IllegalAnswer, UnknownId
from tablero.core.game import Options
from tablero.core.rulebook import rulebook_for
from tablero.drawing.plain import PlainTable
from tablero.texts import texts_for
from tablero.texts.speech import Texts

from .episode import Episode, RewardKind

ENGLISH: Final = "en"
ANSWER: Final = re.compile(r"(?i)^\s*(?:answer|action)\s*:\s*")


class TextTable:
    """One game told in words."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        seed: int | bytes | None = None,
        reward: RewardKind = "result",
        language: str = ENGLISH,
    ) -> None:
        self.episode = Episode(game, players, options, reward)
        self.episode.begin(seed)
        self.language = language

    @property
    def over(self) -> bool:
        return self.episode.over

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 at the end."""
        return self.episode.seat

    def observe(self, seat: int | None = None, options: bool = True) -> str:
        """What a seat sees and is asked (the one that is asked first, if none is named)."""
        return told(self.episode, self.seat if seat is None else seat, self.language, options)

    def reply(self, text: str, seat: int | None = None) -> str:
        """Do what a reply says. A question about rules or cards is answered; an answer says nothing and is played."""
        seat = self.seat if seat is None else seat
        ask = self.episode.match.ask_for(seat)
        if ask is None:
            raise IllegalAnswer(
                "nobody is asked anything; the game has ended" if self.over else "this seat is not asked"
            )
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        line = ANSWER.sub("", lines[-1] if lines else "").strip().strip("`\"'.*")
        word, _, rest = line.partition(" ")
        if word.lower() == "rule" and rest:
            return self.rule(rest.strip())
        if word.lower() == "card" and rest:
            return self.card(rest.strip())
        if line.lower() == "actions":
            return question(self.episode, ask, self.texts(), True)
        self.episode.act(self.understood(line, ask), seat)
        return ""

    def understood(self, line: str, ask: Ask) -> int:
        """The option that a line means."""
        texts, word = self.texts(), spoken(line)
        names = [self.episode.game.name(option) for option in ask.options]
        labels = [spoken(texts.option(ask, option)) for option in ask.options]
        meant = [n for n, name in enumerate(names) if name == word] or [
            n for n, label in enumerate(labels) if label == word
        ]
        if not meant and word:
            meant = [n for n, label in enumerate(labels) if label.startswith(word)]
        if len(meant) == 1:
            return ask.options[meant[0]]
        several = "could mean several of them" if meant else "is none of the options"
        raise IllegalAnswer(f"{line!r} {several}; answer with one of these ids: {', '.join(names)}")

    def rule(self, id: str) -> str:
        """A paragraph of the rules."""
        try:
            return f"{id.upper()}  {rulebook_for(self.episode.game, self.language).paragraph(id)}"
        except UnknownId as error:
            raise IllegalAnswer(str(error)) from None

    def card(self, name: str) -> str:
        """What a card says, by its name or the beginning of it."""
        texts = self.texts()
        found = texts.cards_called(name)
        if len(found) != 1:
            known = ", ".join(texts.card_name(card) for card in found) or "none"
            raise IllegalAnswer(f"cards called {name!r}: {known}")
        return f"{texts.card_name(found[0])}: {texts.card_text(found[0])}"

    def texts(self) -> Texts:
        return texts_of(self.episode, self.language)

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> TextTable:
        return self.at(self.episode.clone())

    def determinize(self, seat: int, seed: int | bytes) -> TextTable:
        return self.at(self.episode.determinize(seat, seed))

    def serialize(self) -> bytes:
        return self.episode.serialize()

    @classmethod
    def deserialize(cls, data: bytes, language: str = ENGLISH) -> TextTable:
        table = cls.__new__(cls)
        table.episode, table.language = Episode.deserialize(data), language
        return table

    def at(self, episode: Episode) -> TextTable:
        """A table like this one, with another game on it."""
        table = type(self).__new__(type(self))
        table.episode, table.language = episode, self.language
        return table


def told(episode: Episode, seat: int, language: str = ENGLISH, options: bool = True) -> str:
    """What a seat sees: the table, then the question and, if wanted, its options; at the end, the result."""
    game, state = episode.game, episode.match.state
    texts = texts_of(episode, language)
    tables: Any = import_module(f"{game.package}.plain") if has_tables(game.package) else None
    view = game.view(state, max(seat, 0) if episode.over else seat)
    parts = [texts.title()]
    if tables is not None:
        parts += [table_text(table) for table in tables.plain_tables(view, texts.thing, texts.say)]
    if episode.over:
        parts.append(texts.result(game.winners(state), game.ending(state)))
    else:
        ask = episode.match.ask_for(seat)
        parts.append(texts.waiting(episode.asked()) if ask is None else question(episode, ask, texts, options))
    return "\n\n".join(parts)


def has_tables(package: str) -> bool:
    from importlib.util import find_spec

    return find_spec(f"{package}.plain") is not None


def question(episode: Episode, ask: Ask, texts: Texts, options: bool) -> str:
    """The question with its rule; a line for each option: its id, and its text if that says more."""
    lines = [f"{texts.seat(ask.seat)}: {texts.prompt(ask)} [{ask.rule}]"]
    if options:
        for option in ask.options:
            name, label = episode.game.name(option), texts.option(ask, option)
            lines.append(f"  {name}" if spoken(label) == name else f"  {name}: {label}")
    return "\n".join(lines)


def table_text(table: PlainTable) -> str:
    """A table with a line for each row; what is empty is left out at the end of lines."""
    rows = [" | ".join(row).rstrip(" |") for row in (table.columns, *table.rows)]
    return "\n".join(row for row in rows if row)


def texts_of(episode: Episode, language: str) -> Texts:
    return texts_for(episode.game, language, seating=episode.game.seating(episode.match.state))
