"""Finished games and what is kept of them: results, ratings, statistics, and what people show of theirs.

What is counted is in results.py, who may see it in profiles.py. Results are numbered in the order in which they were
counted, one at a time on all servers of a database (`queue_up`), because ratings depend on that order.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, delete, distinct, func, insert, select, text, update

from ..rating import Belief, person_key
from .engine import Database
from .rows import ResultRow, ResultSeat, SeatRow, StatisticRow, named, values_of
from .schema import EVENTS, PROFILES, RATINGS, RESULT_SEATS, RESULTS, SEATS, STATISTICS, TABLES, USERS

COUNTING: Final = 7_201_955  # the number of the lock that keeps two servers from counting at once
BATCH: Final = 500

# -- counting ----------------------------------------------------------------------------------------------------


def queue_up(database: Database, c: Connection) -> None:
    """Wait until no other server counts; SQLite has one writer anyway."""
    if not database.is_sqlite:
        c.execute(text(f"SELECT pg_advisory_xact_lock({COUNTING})"))


def is_counted(c: Connection, table: str) -> bool:
    return c.execute(select(RESULTS.c.n).where(RESULTS.c.table_id == table)).first() is not None


def uncounted(c: Connection) -> list[str]:
    """The tables whose game is over and not among the results, in the order in which they ended."""
    known = select(RESULTS.c.n).where(RESULTS.c.table_id == TABLES.c.id).exists()
    over = (TABLES.c.status == "over") & (TABLES.c.lesson == "") & (TABLES.c.position == "")
    found = select(TABLES.c.id).where(over, ~known).order_by(TABLES.c.updated, TABLES.c.id)
    return [row.id for row in c.execute(found)]


def write_result(c: Connection, result: ResultRow, seats: list[ResultSeat]) -> None:
    """Store a result under the next number."""
    last = c.execute(select(func.max(RESULTS.c.n))).scalar()
    n = 1 if last is None else last + 1
    c.execute(insert(RESULTS), values_of(result) | {"n": n})
    c.execute(insert(RESULT_SEATS), [values_of(seat) | {"n": n} for seat in seats])


def was_rewound(c: Connection, table: str) -> bool:
    """Whether the table has gone back by agreement."""
    return (
        c.execute(select(EVENTS.c.seq).where(EVENTS.c.table_id == table, EVENTS.c.kind == "rewind")).first() is not None
    )


def deciders(c: Connection, table: str) -> list[tuple[int, str]]:
    """The people who have decided something that stands, each with the seat."""
    stands = (EVENTS.c.table_id == table) & (EVENTS.c.kind == "answer") & EVENTS.c.undone.is_(False)
    found = select(EVENTS.c.seat, EVENTS.c.user_id).where(stands, EVENTS.c.user_id != "").distinct()
    return [(row.seat, row.user_id) for row in c.execute(found)]


def registered(c: Connection, seats: list[SeatRow]) -> set[str]:
    """Those who sit here and have an account."""
    users = [seat.user_id for seat in seats if seat.user_id]
    found = select(USERS.c.id).where(USERS.c.id.in_(users), USERS.c.login.is_not(None))
    return {row.id for row in c.execute(found)} if users else set()


def rated_results(c: Connection, game: str = "") -> Iterator[tuple[ResultRow, list[ResultSeat]]]:
    """Every rated result with its seats, in order; of one game, or of all. A few at a time are in memory."""
    n = 0
    while True:
        wanted = select(RESULTS).where(RESULTS.c.rated, RESULTS.c.n > n).order_by(RESULTS.c.n).limit(BATCH)
        if game:
            wanted = wanted.where(RESULTS.c.game == game)
        rows = [ResultRow(**named(row)) for row in c.execute(wanted)]
        if not rows:
            return
        seats = seats_of(c, [row.n for row in rows])
        for row in rows:
            yield row, seats[row.n]
        n = rows[-1].n


def seats_of(c: Connection, numbers: list[int]) -> dict[int, list[ResultSeat]]:
    """The seats of some results, by number."""
    wanted = select(RESULT_SEATS).where(RESULT_SEATS.c.n.in_(numbers)).order_by(RESULT_SEATS.c.n, RESULT_SEATS.c.seat)
    found: dict[int, list[ResultSeat]] = {n: [] for n in numbers}
    for row in c.execute(wanted) if numbers else []:
        found[row.n].append(ResultSeat(**named(row)))
    return found


# -- ratings -----------------------------------------------------------------------------------------------------


def read_ratings(c: Connection, game: str, who: Iterable[str] | None = None) -> dict[str, Belief]:
    """What is thought of these in a game, as far as they have played; of all, if nobody is named."""
    wanted = select(RATINGS).where(RATINGS.c.game == game)
    if who is not None:
        wanted = wanted.where(RATINGS.c.who.in_(list(who)))
    return {row.who: Belief(row.mu, row.sigma, row.games) for row in c.execute(wanted)}


def read_circumstances(c: Connection, game: str) -> dict[str, Belief]:
    """What is thought of everything in a game but its people."""
    wanted = select(RATINGS).where(RATINGS.c.game == game, ~RATINGS.c.who.startswith("person:"))
    return {row.who: Belief(row.mu, row.sigma, row.games) for row in c.execute(wanted)}


def ratings_of(c: Connection, who: str) -> dict[str, Belief]:
    """One's ratings, by game."""
    found = c.execute(select(RATINGS).where(RATINGS.c.who == who))
    return {row.game: Belief(row.mu, row.sigma, row.games) for row in found}


def write_ratings(c: Connection, game: str, beliefs: dict[str, Belief]) -> None:
    c.execute(delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(list(beliefs))))
    c.execute(insert(RATINGS), [{"game": game, "who": who, **belief._asdict()} for who, belief in beliefs.items()])


def forget_ratings(c: Connection, game: str) -> None:
    c.execute(delete(RATINGS).where(RATINGS.c.game == game))


# -- statistics --------------------------------------------------------------------------------------------------


def count_statistic(c: Connection, row: ResultRow, kind: str, key: str, won: float) -> None:
    """One more game in which it was so."""
    this = (
        (STATISTICS.c.game == row.game)
        & (STATISTICS.c.players == row.players)
        & (STATISTICS.c.kind == kind)
        & (STATISTICS.c.key == key)
    )
    s, n = STATISTICS.c, row.decisions
    more = {
        "games": s.games + 1,
        "won": s.won + won,
        "decisions": s.decisions + n,
        "shortest": case((s.shortest > n, n), else_=s.shortest),
        "longest": case((s.longest < n, n), else_=s.longest),
    }
    if c.execute(update(STATISTICS).where(this).values(more)).rowcount == 0:
        first = {"games": 1, "won": won, "decisions": n, "shortest": n, "longest": n}
        c.execute(insert(STATISTICS), {"game": row.game, "players": row.players, "kind": kind, "key": key, **first})


def read_statistics(c: Connection, game: str, kind: str, limit: int) -> list[StatisticRow]:
    """What was counted, the most frequent first."""
    wanted = select(STATISTICS).where(STATISTICS.c.game == game, STATISTICS.c.kind == kind)
    order = wanted.order_by(STATISTICS.c.games.desc(), STATISTICS.c.players, STATISTICS.c.key).limit(limit)
    return [StatisticRow(**named(row)) for row in c.execute(order)]


# -- one person's games ------------------------------------------------------------------------------------------


class SeatRecord(NamedTuple):
    """Somebody's games in one seat of a game."""

    game: str
    role: str
    games: int
    won: float
    decisions: float  # on the mean
    seconds: float


class Met(NamedTuple):
    """Somebody's games with another: how often who was ahead, those on one side left out."""

    user: str
    games: int
    ahead: int
    behind: int


MINE: Final = RESULT_SEATS.alias("mine")
OTHER: Final = RESULT_SEATS.alias("other")


def played(c: Connection, user: str) -> list[SeatRecord]:
    """A person's games by game and seat."""
    seconds = RESULTS.c.ended - RESULTS.c.started
    wanted = (
        select(
            RESULTS.c.game,
            MINE.c.role,
            func.count().label("games"),
            func.sum(MINE.c.won).label("won"),
            func.avg(RESULTS.c.decisions).label("decisions"),
            func.avg(seconds).label("seconds"),
        )
        .join(RESULTS, RESULTS.c.n == MINE.c.n)
        .where(MINE.c.user_id == user)
        .group_by(RESULTS.c.game, MINE.c.role)
        .order_by(RESULTS.c.game, func.count().desc(), MINE.c.role)
    )
    return [
        SeatRecord(r.game, r.role, r.games, float(r.won), float(r.decisions), float(r.seconds))
        for r in c.execute(wanted)
    ]


def opponents(c: Connection, user: str, limit: int, other: str = "") -> list[Met]:
    """With whom a person has played, most often first; or how often with one `other`."""
    apart = MINE.c.side != OTHER.c.side
    wanted = (
        select(
            OTHER.c.user_id,
            func.count(distinct(MINE.c.n)).label("games"),
            func.sum(case((apart & (MINE.c.place < OTHER.c.place), 1), else_=0)).label("ahead"),
            func.sum(case((apart & (MINE.c.place > OTHER.c.place), 1), else_=0)).label("behind"),
        )
        .join(OTHER, OTHER.c.n == MINE.c.n)
        .where(MINE.c.user_id == user, OTHER.c.user_id.is_not(None), OTHER.c.user_id != user)
        .group_by(OTHER.c.user_id)
        .order_by(func.count(distinct(MINE.c.n)).desc(), OTHER.c.user_id)
        .limit(limit)
    )
    if other:
        wanted = wanted.where(OTHER.c.user_id == other)
    return [Met(row.user_id, row.games, int(row.ahead), int(row.behind)) for row in c.execute(wanted)]


def last_results(c: Connection, user: str, limit: int, other: str = "") -> list[tuple[ResultRow, list[ResultSeat]]]:
    """The games that a person has played (with another), the latest first."""
    mine = select(MINE.c.n).where(MINE.c.user_id == user)
    wanted = select(RESULTS).where(RESULTS.c.n.in_(mine))
    if other:
        wanted = wanted.where(RESULTS.c.n.in_(select(OTHER.c.n).where(OTHER.c.user_id == other)))
    rows = [ResultRow(**named(row)) for row in c.execute(wanted.order_by(RESULTS.c.n.desc()).limit(limit))]
    seats = seats_of(c, [row.n for row in rows])
    return [(row, seats[row.n]) for row in rows]


def have_met(c: Connection, user: str, other: str) -> bool:
    """Whether two people sit or have sat at one table."""
    there = SEATS.alias("there")
    now = select(SEATS.c.seat).join(there, there.c.table_id == SEATS.c.table_id)
    if c.execute(now.where(SEATS.c.user_id == user, there.c.user_id == other).limit(1)).first():
        return True
    then = select(MINE.c.n).join(OTHER, OTHER.c.n == MINE.c.n)
    return c.execute(then.where(MINE.c.user_id == user, OTHER.c.user_id == other).limit(1)).first() is not None


def forget_person(c: Connection, user: str) -> None:
    """Take a person out of all results: the games stay as those of somebody whom nothing leads back to.

    That somebody is still the same one in all of them, so that the ratings of the others follow from them as before.
    """
    gone = f"gone-{secrets.token_urlsafe(15)}"
    c.execute(update(RESULT_SEATS).where(RESULT_SEATS.c.user_id == user).values(user_id=gone))
    c.execute(update(RATINGS).where(RATINGS.c.who == person_key(user)).values(who=person_key(gone)))
    c.execute(delete(PROFILES).where(PROFILES.c.user_id == user))


# -- what people show --------------------------------------------------------------------------------------------


def audiences(c: Connection, user: str) -> dict[str, str]:
    """Who may see which part of a person's profile, as far as the person has said so."""
    return {row.part: row.audience for row in c.execute(select(PROFILES).where(PROFILES.c.user_id == user))}


def set_audiences(c: Connection, user: str, chosen: dict[str, str]) -> None:
    c.execute(delete(PROFILES).where(PROFILES.c.user_id == user))
    if chosen:
        rows = [{"user_id": user, "part": part, "audience": audience} for part, audience in chosen.items()]
        c.execute(insert(PROFILES), rows)
