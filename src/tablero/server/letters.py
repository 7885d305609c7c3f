"""What people are told when they are not there, in words: their language and time zone, and nothing that is a secret.

A letter says which tables wait, until when, and where they are: never what is asked there.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .assets import playable_game
from .clock_words import moment_words
from .page_texts import game_texts, page_texts
from .storage.rows import ClockRow, ContactRow, OutboxRow


class LetterTable(msgspec.Struct):
    """A table that a letter speaks of."""

    table: str
    kind: str
    title: str
    game: str
    sentence: str
    path: str
    until: int | None


class Letter(msgspec.Struct):
    """A message to one contact."""

    id: str  # the same if it is sent again
    language: str
    subject: str
    tables: list[LetterTable]


TellableNews = tuple[OutboxRow, dict[str, Any], ClockRow | None]  # with the table, the seat and its clock


def compose(contact: ContactRow, language: str, zone: str, news: list[TellableNews]) -> Letter:
    """One letter about everything that waits for a contact; of a table, the most urgent."""
    say = page_texts(language)
    by_table: dict[str, LetterTable] = {}
    for row, seat, clock in sorted(news, key=lambda told: URGENCY.index(told[0].kind)):
        by_table.setdefault(row.table_id, letter_table(row, seat, clock, language, zone))
    tables = list(by_table.values())
    if len(tables) == 1:
        ids = {"turn": "news-one", "reminder": "news-one-reminder", "handed": "news-one-handed"}
        subject = say(ids[tables[0].kind], table=tables[0].title)
    else:
        subject = say("news-many", n=len(tables))
    return Letter(
        letter_id(contact, max((row for row, _, _ in news), key=lambda row: row.id)), language, subject, tables
    )


def letter_id(contact: ContactRow, newest: OutboxRow) -> str:
    """By the newest thing that is told; not by the number of its row, which may be given again to something else."""
    about = f"{newest.table_id} {newest.seat} {newest.kind} {newest.created}"
    return f"{contact.id}.{hashlib.sha256(about.encode()).hexdigest()[:16]}"


URGENCY = ("reminder", "handed", "turn")


def letter_table(row: OutboxRow, seat: dict[str, Any], clock: ClockRow | None, language: str, zone: str) -> LetterTable:
    say = page_texts(language)
    game = game_texts(playable_game(seat["game"]), language).title()
    title = " ".join(seat["title"].split()) or game
    table = say("news-table", title=title, game=game) if title != game else game
    ends = clock.ends if clock is not None else None
    when = moment_words(ends, zone, language) if ends is not None else ""
    if row.kind == "handed":
        sentence = say("news-handed", table=table)
    elif row.kind == "reminder" and clock is not None and clock.up:
        sentence = say("news-reminder-over", table=table)
    elif when:
        sentence = say("news-reminder" if row.kind == "reminder" else "news-turn-until", table=table, when=when)
    else:
        sentence = say("news-turn", table=table)
    return LetterTable(row.table_id, row.kind, title, game, sentence, f"/t/{row.table_id}", ends)
