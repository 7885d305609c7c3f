"""Finished games are counted: results of everybody who sat there, ratings if all agreed, statistics of the game.

A game is counted once it is over, after its last answer is stored, by the server that stored it; what a server that
was stopped has left out is counted at the next start. A game that was closed, or whose end was taken back, is not over.
A result is *rated* if

- its table was opened as a rated one: whoever sits down there is told so before, and agrees by doing it,
- everybody there has an account and one seat, and bots are of a level,
- nobody had handed the seat to a bot when it ended, no seat had changed hands among people, and the table has never
  gone back by agreement,
- there are two sides at least.

Ratings follow from the rated results in their order: `recompute` makes them anew, and gets the same (rating.py).
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.core.errors import TableroError
from tablero.core.game import AnyGame
from tablero.core.match import Match

from . import rating
from .loaded_match import cached_game
from .match_loading import load
from .match_service import require_table
from .storage import result_store, table_store
from .storage.engine import Database
from .storage.rows import ResultRow, ResultSeat, SeatRow, TableRow
from .storage.seat_store import read_seats

log = logging.getLogger("tablero.server")

OPENING: Final = 3  # so many decisions of each seat are kept
EARLY: Final = 60  # ... out of the first decisions at the table
LONGEST_KEY: Final = 400


class ResultService:
    """Counts finished games. All functions block; tables.py runs them in threads."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_stopping = False

    def count(self, table: str) -> bool:
        """Count the game of a table, if it is over and was not counted yet; whether that was so."""
        with self.database.reading() as c:
            row = require_table(c, table)
            if row.status != "over" or row.lesson or row.position or result_store.is_counted(c, table):
                return False
            match = load(c, row).match
            if not match.over:
                raise Unreadable(f"the rules have changed since the game of table {table} ended")
            result, seats = result_of(c, row, read_seats(c, table), match)
        with self.database.writing() as c:
            result_store.queue_up(self.database, c)
            if result_store.is_counted(c, table):
                return False
            result_store.write_result(c, result, seats)
            count_statistics(c, result, seats)
            if result.rated:
                rate_result(c, match.game, result, seats)
        return True

    def count_missing(self) -> int:
        """Count what no server has counted yet; how many games that were."""
        with self.database.reading() as c:
            tables = result_store.uncounted(c)
        return sum([self.count_if_readable(table) for table in tables if not self.is_stopping])

    def count_if_readable(self, table: str) -> bool:
        try:
            return self.count(table)
        except Exception as error:  # a game that can't be loaded any more: the others are counted nevertheless
            log.warning("the game of table %s was not counted: %s: %s", table, type(error).__name__, error)
            return False


class Unreadable(TableroError):
    """A game that was over under other rules, and is not under these."""


def result_of(c: Connection, row: TableRow, seats: list[SeatRow], match: Match) -> tuple[ResultRow, list[ResultSeat]]:
    """How the game of a table ended, for everybody who sat there."""
    game, state = match.game, match.state
    sides, places, winners = game.sides(row.players), game.places(state), game.winners(state)
    shares = len({sides[seat] for seat in winners})
    openings = first_decisions(c, row)
    ids = game.seating(state).seats
    found = [
        ResultSeat(
            seat=seat.seat,
            role=role_of(game, seat.seat, ids),
            side=sides[seat.seat],
            user_id=seat.user_id,
            bot=seat.bot if seat.is_played_by_bot else "",
            place=places[seat.seat],
            won=1 / shares if seat.seat in winners else 0.0,
            opening=msgspec.json.encode(openings[seat.seat]).decode(),
        )
        for seat in seats
    ]
    result = ResultRow(
        table_id=row.id,
        game=row.game,
        players=row.players,
        variant=msgspec.json.encode(rating.variant(game, row.players, msgspec.json.decode(row.options))).decode(),
        decisions=row.count,
        started=row.created,
        ended=row.updated,
        rated=is_rated(c, row, seats, sides),
    )
    return result, found


def is_rated(c: Connection, row: TableRow, seats: list[SeatRow], sides: list[int]) -> bool:
    """Whether the result counts for ratings; the conditions are at the top of this file."""
    people = [seat.user_id for seat in seats if seat.user_id]
    return (
        row.rated
        and len(set(sides)) > 1
        and bool(people)
        and len(set(people)) == len(people)
        and all(seat.user_id or (seat.kind == "bot" and rating.can_rate(seat.bot)) for seat in seats)
        and not any(seat.handed for seat in seats)
        and all(user == seats[number].user_id for number, user in result_store.deciders(c, row.id))
        and result_store.registered(c, seats) == set(people)
        and not result_store.was_rewound(c, row.id)
    )


def role_of(game: AnyGame, seat: int, ids: tuple[str, ...]) -> str:
    """What a seat is to those who compare games: its id, or, where seats differ in nothing else, its turn."""
    return ids[seat] if game.has_roles() else str(seat + 1)


def first_decisions(c: Connection, row: TableRow) -> list[list[str]]:
    """The first decisions of each seat."""
    found: list[list[str]] = [[] for _ in range(row.players)]
    for seat, option in table_store.standing_answers(c, row.id, 0, min(EARLY, row.count)):
        if len(found[seat]) < OPENING:
            found[seat].append(option)
    return found


# -- ratings -----------------------------------------------------------------------------------------------------


def rate_result(c: Connection, game: AnyGame, result: ResultRow, seats: list[ResultSeat]) -> None:
    """What is thought after a rated game, beginning with what was thought before."""
    sides, places = sides_of(result, seats)
    wanted = {who for terms in sides for who, _ in terms}
    known = result_store.read_ratings(c, game.id, wanted)
    believed = {who: known.get(who) or rating.prior(game, who) for who in wanted}
    result_store.write_ratings(c, game.id, rating.rate(sides, places, believed))


def sides_of(result: ResultRow, seats: list[ResultSeat]) -> tuple[list[list[rating.Term]], list[int]]:
    """The sides of a result as sums of what they bring, and their places."""
    variant: list[str] = msgspec.json.decode(result.variant)
    sides, places = [], []
    for number in dict.fromkeys(seat.side for seat in seats):
        members = [seat for seat in seats if seat.side == number]
        who = [rating.person_key(seat.user_id) if seat.user_id else rating.bot_key(seat.bot) for seat in members]
        sides.append(rating.side_terms(who, result.players, members[0].role, variant))
        places.append(min(seat.place for seat in members))
    return sides, places


def recompute(c: Connection, id: str) -> dict[str, rating.Belief]:
    """All ratings of a game from its rated results, in their order; nothing is stored."""
    game = cached_game(id)
    believed: dict[str, rating.Belief] = {}
    for result, seats in result_store.rated_results(c, id):
        sides, places = sides_of(result, seats)
        for who in {who for terms in sides for who, _ in terms} - set(believed):
            believed[who] = rating.prior(game, who)
        believed |= rating.rate(sides, places, believed)
    return believed


def rewrite_ratings(database: Database, id: str) -> None:
    """Put what `recompute` finds in place of what is stored: for a game whose bots were measured anew."""
    with database.writing() as c:
        result_store.queue_up(database, c)
        believed = recompute(c, id)
        result_store.forget_ratings(c, id)
        if believed:
            result_store.write_ratings(c, id, believed)


# -- statistics --------------------------------------------------------------------------------------------------


def count_statistics(c: Connection, result: ResultRow, seats: list[ResultSeat]) -> None:
    """What the page about a game tells, one game further; games without a person are left out."""
    if not any(seat.user_id for seat in seats):
        return
    result_store.count_statistic(c, result, "length", "", 0.0)
    for seat in seats:
        result_store.count_statistic(c, result, "seat", seat.role, seat.won)
        opening: list[str] = msgspec.json.decode(seat.opening)
        for key in opening_keys(seat.role, opening):
            result_store.count_statistic(c, result, "opening", key, seat.won)


def opening_keys(role: str, opening: list[str]) -> list[str]:
    """What an opening is counted as: its first decision, and all that are kept."""
    keys = [
        msgspec.json.encode([role, *opening[:length]]).decode() for length in (1, OPENING) if len(opening) >= length
    ]
    return [key for key in keys if len(key) <= LONGEST_KEY]
