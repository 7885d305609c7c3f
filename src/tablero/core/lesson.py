"""Lessons: a guided first game, as data. Each runs on a real match with a fixed deal, and every decision is a real one.

A lesson is a file `lessons/<id>.toml` in the game's package. It names a deal (seed, players, options), whose part the
learner takes, and the decisions in order: what is told before each of them and what on the table it is about, which
answer is wanted, and what the others answer until the learner is asked again. So the state of a lesson is the number of
decisions taken: it can be left and gone on with like any other game. When it is over, the match may simply go on.

The words are in `lessons/<language>.ftl`, as `lesson-<id>-<text>`; `lesson-<id>` is the title. A lesson is written for
one version of the rules, and tests play each one to its end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from .errors import BadSetup, nearest
from .game import AnyGame, Options
from .match import Match, new_match
from .shape import Data


class Told(NamedTuple):
    """A paragraph before a decision, and the ids of what it points at."""

    text: str
    point: tuple[str, ...]


class Decision(NamedTuple):
    """A decision of the learner: what is told first, which answers are wanted (none: any), replies to others."""

    tell: tuple[Told, ...]
    answers: tuple[str, ...]
    replies: dict[str, str]  # the text that meets an answer which is not wanted
    then: tuple[str, ...]  # what the others answer after it


class Lesson:
    """One lesson of a game."""

    def __init__(self, game: str, id: str, data: Data) -> None:
        self.game = game
        self.id = id
        self.number: int = data["number"]  # its place among the game's lessons
        self.minutes: int = data["minutes"]
        self.version: int = data["version"]  # of the rules that it was written for
        self.players: int = data["players"]
        self.options: Options = data.get("options", {})
        self.seat: str = data["seat"]
        self.seed: bytes = data["seed"].encode()
        self.before: tuple[str, ...] = tuple(data.get("before", ()))  # answers before the learner's first decision
        self.decisions = tuple(read_decision(one) for one in data["decision"])
        self.farewell = read_told(data["farewell"])
        self.script = self.written_script()

    def written_script(self) -> list[tuple[str, int]]:
        """Every decision of the match in order: the answer, and whose it is: the learner's number, or -1."""
        script = [(answer, -1) for answer in self.before]
        for number, decision in enumerate(self.decisions):
            script.append((decision.answers[0] if decision.answers else "", number))
            script += [(answer, -1) for answer in decision.then]
        return script

    def is_over(self, count: int) -> bool:
        """Whether everything has been done that the lesson is about."""
        return count >= len(self.script)

    def decision_at(self, count: int) -> int:
        """The number of the learner's decision that comes after `count` decisions; -1 if it is not the learner's."""
        return self.script[count][1] if not self.is_over(count) else -1

    def answer_of_others(self, count: int) -> str:
        """What somebody else answers then; nothing if it is the learner's turn, or the lesson is over."""
        return self.script[count][0] if not self.is_over(count) and self.script[count][1] < 0 else ""

    def reply(self, count: int, option: str) -> str | None:
        """The text that meets an answer which is not wanted now; None if it is welcome."""
        number = self.decision_at(count)
        if number < 0 or not self.decisions[number].answers or option in self.decisions[number].answers:
            return None
        return self.decisions[number].replies.get(option, self.decisions[number].replies.get("", ""))

    def begin(self, game: AnyGame) -> Match:
        """The match at the learner's first decision."""
        match = new_match(game, self.players, game.checked_options(self.players, self.options), self.seed)
        for answer in self.before:
            match.answer(game.action(answer))
        return match


def read_told(data: Data) -> Told:
    return Told(data["text"], tuple(data.get("point", ())))


def read_decision(data: Data) -> Decision:
    answers = data.get("answers", [data["answer"]] if "answer" in data else [])
    return Decision(
        tuple(read_told(one) for one in data.get("tell", ())),
        tuple(answers),
        {"" if option == "otherwise" else option: text for option, text in data.get("replies", {}).items()},
        tuple(data.get("then", ())),
    )


@lru_cache(maxsize=32)
def lessons_of(game: AnyGame) -> Sequence[Lesson]:
    """The lessons of a game, in order."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            try:
                data = tomllib.loads(file.read_text(encoding="utf-8"))
                found.append(Lesson(game.id, file.name.removesuffix(".toml"), data))
            except (tomllib.TOMLDecodeError, KeyError) as error:
                raise BadSetup(f"the lesson {game.id}/lessons/{file.name} can't be read: {error!r}") from error
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def find_lesson(game: AnyGame, id: str) -> Lesson:
    lessons = {lesson.id: lesson for lesson in lessons_of(game)}
    if id not in lessons:
        raise nearest(id, list(lessons), f"the lessons of {game.id}", "lesson")
    return lessons[id]
