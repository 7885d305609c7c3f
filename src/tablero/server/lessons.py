"""Lessons at a table: what is told, which answers are wanted, what the others answer. What a lesson is: core/lesson.py.

Its table is one like any other: it can be left, and found again among one's tables. The other seats are bots' seats; as
long as the lesson goes on they answer as it says, and after that they play. Who puts this to use: match_service.py.
"""

from __future__ import annotations

from tablero.core.errors import UnknownId
from tablero.core.lesson import Lesson, find_lesson, lessons_of
from tablero.texts import Texts

from .loaded_match import cached_game
from .refusal import Refused
from .responses import LessonInfo
from .storage.rows import TableRow


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson that a table is for; None if it is a game, or its lesson is gone."""
    if not row.lesson:
        return None
    try:
        return find_lesson(cached_game(row.game), row.lesson)
    except UnknownId:
        return None


def is_taught(row: TableRow) -> bool:
    """Whether a lesson goes on here: nobody thinks then, as it says what the others do."""
    lesson = lesson_of(row)
    return lesson is not None and not lesson.is_over(row.count)


def check_wanted(row: TableRow, option: str) -> None:
    """Refuse what the lesson does not want now, with its kind word."""
    lesson = lesson_of(row)
    reply = lesson.reply(row.count, option) if lesson is not None else None
    if lesson is not None and reply is not None:
        words = f"lesson-{lesson.id}-{reply}" if reply else ""
        raise Refused("lesson", "the lesson at this table wants another answer", game=row.game, words=words)


def lesson_info(row: TableRow, count: int, texts: Texts) -> LessonInfo | None:
    """What the lesson tells at a point of the game."""
    lesson = lesson_of(row)
    if lesson is None:
        return None
    number = lesson.decision_at(count)
    over = lesson.is_over(count)
    told = [lesson.farewell] if over else list(lesson.decisions[number].tell) if number >= 0 else []
    after = [other.id for other in lessons_of(cached_game(row.game)) if other.number > lesson.number]
    return {
        "id": lesson.id,
        "title": texts.say(f"lesson-{lesson.id}"),
        "number": len(lesson.decisions) if over else number + 1,
        "of": len(lesson.decisions),
        "over": over,
        "tell": [{"text": texts.say(f"lesson-{lesson.id}-{one.text}"), "point": list(one.point)} for one in told],
        "next": after[0] if over and after else "",
    }
