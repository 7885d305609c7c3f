"""How a finished game went, in words and numbers: what the story page, the API and the terminal tell (core/story.py).

Only finished games have a story, and then nothing is hidden any more. To tell it the whole game is played again, so the
stories that were asked for last are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.core.match import Match
from tablero.core.story import Story, TurningPoint, hero_of, tell_story
from tablero.texts import Texts

from . import rendering
from .access import check_seen
from .match_service import MatchService
from .refusal import Refused
from .responses import BestInfo, CurveInfo, SheetInfo, StoryInfo, TurningPointInfo
from .storage import seat_store, table_store
from .storage.rows import TableRow

STORIES_KEPT: Final = 16
MOST_COMPARED: Final = 40  # earlier tables of a user


class StoryCache:
    """The stories that were told last. A finished table does not change, so neither does its story."""

    def __init__(self, kept: int = STORIES_KEPT) -> None:
        self.kept = kept
        self.stories: OrderedDict[str, Story | None] = OrderedDict()

    def story(self, c: Connection, row: TableRow, match: Match) -> Story | None:
        """The story of a table; None if the present rules can't play it again."""
        if row.id not in self.stories:
            self.stories[row.id] = told_anew(c, row, match)
            while len(self.stories) > self.kept:
                self.stories.popitem(last=False)
        return self.stories[row.id]


def told_anew(c: Connection, row: TableRow, match: Match) -> Story | None:
    answers = [(seat, option) for seat, option in table_store.standing_answers(c, row.id, 0, row.count)]
    options = msgspec.json.decode(row.options)
    try:
        seed, hero = bytes.fromhex(row.seed), hero_of(match)
        return tell_story(match.game, row.players, options, seed, answers, hero, row.position)
    except Exception:  # the rules have changed since: the result stands, how it came about can't be shown
        return None


def build(matches: MatchService, stories: StoryCache, c: Connection, table: str, user: str, language: str) -> StoryInfo:
    """The story of a finished table."""
    row, seats, loaded = matches.current(c, table)
    check_seen(row, seats, user)
    if row.status != "over":
        raise Refused("not-allowed", "the game is not over yet; its story is told then")
    match = loaded.match
    people = seat_store.user_names(c, [seat.user_id for seat in seats if seat.user_id])
    texts = rendering.table_texts(match.game, match.game.seating(match.state), language, seats, people)
    story = stories.story(c, row, match)
    mine = [seat.seat for seat in seats if user and seat.user_id == user]
    return {
        "table": row.id,
        "game": row.game,
        "decisions": row.count,
        "sentence": texts.result(match.game.winners(match.state), match.game.ending(match.state)),
        "hero": side_name(texts, match, texts.seat_ids[story.hero], texts.seat(story.hero)) if story else "",
        "turning_points": [turning_point(texts, point) for point in story.turning_points()] if story else [],
        "curve_title": texts.say("story-curve") if story and texts.lexicon.has("story-curve") else "",
        "curves": curves(texts, story, match) if story else [],
        "sheets": sheets(texts, story) if story else [],
        "best": best_result(matches, c, row, match, user, mine[0]) if mine and not row.position else None,
    }


def side_name(texts: Texts, match: Match, id: str, alone: str) -> str:
    """Who stands so well: one `alone`, or all who win and lose together, where the game has a word for them."""
    if id not in texts.seat_ids:
        return alone
    sides = match.game.sides(match.players)
    word = f"story-side-{texts.seat_ids[sides.index(sides[texts.seat_ids.index(id)])]}"
    return texts.say(word) if texts.lexicon.has(word) else alone


def turning_point(texts: Texts, point: TurningPoint) -> TurningPointInfo:
    return {
        "start": point.start,
        "at": point.end,
        "before": round(100 * point.before),
        "after": round(100 * point.after),
        "lines": [texts.entry(line) for line in point.lines],
    }


def curves(texts: Texts, story: Story, match: Match) -> list[CurveInfo]:
    """What is drawn: for each party its value at every decision, from before the first one on."""
    parties = [party for party, _ in match.game.curves(match.state)]
    return [
        {
            "party": texts.party_ids[party],
            "name": side_name(texts, match, texts.party_ids[party], texts.party(party)),
            "badge": texts.party_badge(party),
            "values": [values[i] for values in story.curves],
        }
        for i, party in enumerate(parties)
    ]


def sheets(texts: Texts, story: Story) -> list[SheetInfo]:
    return [
        {
            "title": texts.say(f"sheet-{sheet.kind}"),
            "columns": [texts.remark(column) for column in sheet.columns],
            "rows": [
                {"label": texts.remark(label), "cells": cells}
                for label, cells in zip(sheet.labels, sheet.cells, strict=True)
            ],
            "total": sheet.total() if sheet.adds_up else [],
        }
        for sheet in story.sheets()
    ]


def best_result(
    matches: MatchService, c: Connection, row: TableRow, match: Match, user: str, seat: int
) -> BestInfo | None:
    """The best result of a user in games like this one; None if there was no other."""
    own = result_of(match, seat)
    others: list[tuple[Reached, str]] = []
    for other, mine in seat_store.tables_of(c, user, MOST_COMPARED):
        like = (other.game, other.players, other.options, other.game_version)
        if (
            other.status != "over"
            or other.id == row.id
            or not mine
            or other.position
            or like != (row.game, row.players, row.options, row.game_version)
        ):
            continue
        if match.game.has_roles() and seat not in mine:
            continue
        others.append((result_of(matches.cache.get(c, other).match, seat if seat in mine else mine[0]), other.id))
    best, table = best_of((own, row.id), others)
    if not others or (best.won > own.won and best.points <= own.points):  # points would not say why it was better
        return None
    return {"points": best.points, "table": table, "games": len(others) + 1, "own": own.points}


class Reached(NamedTuple):
    """What a seat has reached: any victory is better than a defeat."""

    won: bool
    points: int


def result_of(match: Match, seat: int) -> Reached:
    return Reached(seat in match.game.winners(match.state), match.game.points(match.state)[seat])


def best_of(own: tuple[Reached, str], others: list[tuple[Reached, str]]) -> tuple[Reached, str]:
    """The best result and its table; one's own only if it is better than all others."""
    return max([*others, own], key=lambda one: one[0])
