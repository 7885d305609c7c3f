"""What an analysis tells, in words: chances over time, turning points, decisions with their marks, luck.

The curve and the turning points are there as soon as a game is over: to tell them it is played again once
(bots/course.py). What was decided well and what was luck takes thought, which somebody has to ask for
(analysis_service.py). Both are told with everything open; decisions are judged by what their seat could know.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.bots.course import Course, TurnChange, told_course
from tablero.bots.review import (
    FAULTS,
    Judged,
    Reviewed,
    forgiven,
    luck_sums,
    question_of,
    seat_sums,
    unpacked,
)
from tablero.core.ask import Ask
from tablero.core.match import Match
from tablero.core.state import Entry
from tablero.texts import Texts

from . import rendering
from .access import check_seen
from .analysis_service import Analysis, AnalysisService
from .match_service import MatchService
from .refusal import Refused
from .responses import (
    AnalysisInfo,
    ChanceInfo,
    FaultInfo,
    JudgedOption,
    LandmarkInfo,
    SeatReview,
    TurnInfo,
)
from .storage import analysis_store, seat_store, table_store
from .storage.rows import SeatRow, TableRow

COURSES_KEPT: Final = 16


class CourseCache:
    """The courses that were told last. A finished table does not change, so neither does its course."""

    def __init__(self, kept: int = COURSES_KEPT) -> None:
        self.kept = kept
        self.courses: OrderedDict[str, Course | None] = OrderedDict()

    def course(self, c: Connection, row: TableRow, match: Match) -> Course | None:
        """How the chances went; None if the present rules can't play it again."""
        if row.id not in self.courses:
            self.courses[row.id] = course_anew(c, row, match)
            while len(self.courses) > self.kept:
                self.courses.popitem(last=False)
        return self.courses[row.id]


def course_anew(c: Connection, row: TableRow, match: Match) -> Course | None:
    answers = table_store.standing_answers(c, row.id, 0, row.count)
    options = msgspec.json.decode(row.options)
    try:
        return told_course(match.game, row.players, options, bytes.fromhex(row.seed), answers, match)
    except Exception:  # the rules have changed since
        return None


class AnalysedTable:
    """A finished table with all that is known of how it went."""

    def __init__(
        self,
        matches: MatchService,
        courses: CourseCache,
        service: AnalysisService,
        c: Connection,
        table: str,
        user: str,
        language: str,
    ) -> None:
        self.user = user
        self.row, seats, loaded = matches.current(c, table)
        check_seen(self.row, seats, user)
        if self.row.status != "over":
            raise Refused("not-allowed", "the game is not over yet; it can be analysed then")
        self.match = loaded.match
        self.texts = texts_of(c, self.match, seats, language)
        self.course = courses.course(c, self.row, self.match)
        stored = analysis_store.read_analysis(c, table)
        self.level = stored.level if stored is not None else ""
        found = json.loads(stored.found) if stored is not None else []
        self.reviewed = forgiven([unpacked(one) for one in found])
        self.running: Analysis | None = service.of(table)

    def info(self) -> AnalysisInfo:
        row, course, running = self.row, self.course, self.running
        status = "done" if self.reviewed else "none" if running is None else running.status
        if running is not None and running.is_running:
            status = "running"
        seats = len(self.texts.seat_ids)
        return {
            "table": row.id,
            "game": row.game,
            "decisions": row.count,
            "status": status,
            "share": round(running.share, 3) if running is not None else 1.0 if self.reviewed else 0.0,
            "mine": running is not None and running.user == self.user,
            "level": running.level if running is not None and running.is_running else self.level,
            "sentence": self.texts.result(
                self.match.game.winners(self.match.state), self.match.game.ending(self.match.state)
            ),
            "chances": chance_curves(self.texts, course) if course else [],
            "turning_points": [turn_info(self.texts, turn) for turn in course.turns()] if course else [],
            "landmarks": [landmark(self.texts, at, entry) for at, entry in course.landmarks()] if course else [],
            "seats": seat_reviews(self.texts, self.reviewed, seats) if self.reviewed else [],
            "faults": [fault_info(self.texts, one) for one in self.reviewed if one.mark in FAULTS],
            "marks": [one.mark for one in self.reviewed],
        }


def texts_of(c: Connection, match: Match, seats: list[SeatRow], language: str) -> Texts:
    people = seat_store.user_names(c, [seat.user_id for seat in seats if seat.user_id])
    return rendering.table_texts(match.game, match.game.seating(match.state), language, seats, people)


def chance_curves(texts: Texts, course: Course) -> list[ChanceInfo]:
    return [
        {
            "seat": seat,
            "id": id,
            "name": texts.seat(seat),
            "badge": texts.party_badge(texts.party_ids.index(id)),
            "values": [round(one[seat], 3) for one in course.chances],
        }
        for seat, id in enumerate(texts.seat_ids)
    ]


def turn_info(texts: Texts, turn: TurnChange) -> TurnInfo:
    return {
        "start": turn.start,
        "at": turn.end,
        "seat": turn.seat,
        "before": round(turn.before, 3),
        "after": round(turn.after, 3),
        "sentence": texts.turning_point(turn.notes, turn.seat, turn.before, turn.after),
    }


def landmark(texts: Texts, at: int, entry: Entry) -> LandmarkInfo:
    return {"at": at, "text": texts.stored_entry(entry)}


def seat_reviews(texts: Texts, reviewed: list[Reviewed], seats: int) -> list[SeatReview]:
    sums, lucks = seat_sums(reviewed, seats), luck_sums(reviewed, seats)
    return [
        {
            "seat": seat,
            "name": texts.seat(seat),
            "marks": one.marks,
            "cost": round(one.cost / max(1, sum(one.marks.values())), 4),
            "luck": round(luck.total, 3),
            "luck_error": round(luck.error, 3),
        }
        for seat, (one, luck) in enumerate(zip(sums, lucks, strict=True))
    ]


def fault_info(texts: Texts, one: Reviewed) -> FaultInfo:
    game, ask = texts.game, question_of(texts.game, one)
    chosen, best = game.action(one.chosen), game.action(one.best)
    return {
        "at": one.at,
        "seat": one.seat,
        "mark": one.mark,
        "cost": round(one.cost, 3),
        "question": texts.prompt(ask),
        "chosen": one.chosen,
        "best": one.best,
        "sentence": texts.fault(ask, chosen, best, one.mark, one.cost),
        "options": [judged_option(texts, ask, judged) for judged in one.candidates],
        "reasons": [texts.opinion(ask, opinion) for opinion in one.opinions],
    }


def judged_option(texts: Texts, ask: Ask, judged: Judged) -> JudgedOption:
    label = texts.option(ask, texts.game.action(judged.option))
    return {"option": judged.option, "label": label, "chance": round(judged.chance, 3)}
