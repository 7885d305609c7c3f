"""Tournaments as stored: who takes part, the pairings of each round, and how their tables ended.

What they mean is in tournaments.py. A round is planned by one server at a time (`queue_up`).
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from .engine import Database
from .rows import EntrantRow, PairingRow, TournamentRow, named, values_of
from .schema import ENTRANTS, MUTES, PAIRINGS, RESULT_SEATS, RESULTS, TABLES, TOURNAMENTS

PLANNING: Final = 7_201_956  # the number of the lock that keeps two servers from planning at once


def queue_up(database: Database, c: Connection) -> None:
    """Wait until no other server plans a round; SQLite has one writer anyway."""
    if not database.is_sqlite:
        c.execute(text(f"SELECT pg_advisory_xact_lock({PLANNING})"))


def write_tournament(c: Connection, row: TournamentRow) -> None:
    c.execute(insert(TOURNAMENTS), values_of(row))


def read_tournament(c: Connection, id: str) -> TournamentRow | None:
    row = c.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).one_or_none()
    return None if row is None else TournamentRow(**named(row))


def set_tournament(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(**values))


def tournaments_of(c: Connection, user: str, limit: int) -> list[TournamentRow]:
    """Those that a user has opened, plays in or is invited to (by nobody muted), the latest first."""
    there = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.user_id == user)
    muted = select(MUTES.c.muted).where(MUTES.c.user_id == user)
    in_it = there.where(ENTRANTS.c.status != "invited")
    asked = TOURNAMENTS.c.id.in_(there) & TOURNAMENTS.c.owner.not_in(muted)
    mine = (TOURNAMENTS.c.owner == user) | TOURNAMENTS.c.id.in_(in_it) | asked
    found = select(TOURNAMENTS).where(mine).order_by(TOURNAMENTS.c.updated.desc(), TOURNAMENTS.c.id).limit(limit)
    return [TournamentRow(**named(row)) for row in c.execute(found)]


def unfinished(c: Connection) -> list[str]:
    """The tournaments that are being played or paused."""
    found = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status.in_(("running", "paused"))).order_by(TOURNAMENTS.c.id)
    return [row.id for row in c.execute(found)]


def unfinished_of(c: Connection, owner: str) -> int:
    """How many unfinished tournaments somebody has opened."""
    mine = (TOURNAMENTS.c.owner == owner) & (TOURNAMENTS.c.status != "over")
    return int(c.execute(select(func.count()).select_from(TOURNAMENTS).where(mine)).scalar_one())


# -- entrants ----------------------------------------------------------------------------------------------------


def read_entrants(c: Connection, id: str) -> list[EntrantRow]:
    found = select(ENTRANTS).where(ENTRANTS.c.tournament_id == id).order_by(ENTRANTS.c.number)
    return [EntrantRow(**named(row)) for row in c.execute(found)]


def add_entrant(c: Connection, row: EntrantRow) -> None:
    c.execute(insert(ENTRANTS), values_of(row))


def set_entrant(c: Connection, id: str, number: int, status: str) -> None:
    this = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.number == number)
    c.execute(update(ENTRANTS).where(this).values(status=status))


def drop_entrant(c: Connection, id: str, number: int) -> None:
    c.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament_id == id, ENTRANTS.c.number == number))


# -- rounds ------------------------------------------------------------------------------------------------------


def read_pairings(c: Connection, id: str) -> list[PairingRow]:
    found = select(PAIRINGS).where(PAIRINGS.c.tournament_id == id).order_by(PAIRINGS.c.round, PAIRINGS.c.number)
    return [PairingRow(**named(row)) for row in c.execute(found)]


def add_pairings(c: Connection, rows: list[PairingRow]) -> None:
    if rows:
        c.execute(insert(PAIRINGS), [values_of(row) for row in rows])


def set_table(c: Connection, pairing: PairingRow, table: str) -> bool:
    """Say which table a pairing has; False if another server was faster."""
    this = (
        (PAIRINGS.c.tournament_id == pairing.tournament_id)
        & (PAIRINGS.c.round == pairing.round)
        & (PAIRINGS.c.number == pairing.number)
        & PAIRINGS.c.table_id.is_(None)
    )
    return c.execute(update(PAIRINGS).where(this).values(table_id=table)).rowcount == 1


def tournament_of_table(c: Connection, table: str) -> str:
    """The tournament that a table belongs to, if any."""
    found = c.execute(select(PAIRINGS.c.tournament_id).where(PAIRINGS.c.table_id == table)).scalar()
    return found or ""


def table_states(c: Connection, tables: list[str]) -> dict[str, str]:
    """What has become of tables: their status; those that were deleted are not among them."""
    found = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(tables))
    return {row.id: row.status for row in c.execute(found)} if tables else {}


def table_results(c: Connection, tables: list[str]) -> dict[str, tuple[list[int], list[int]]]:
    """The places and sides at the tables that were counted, by seat."""
    found = (
        select(RESULTS.c.table_id, RESULT_SEATS.c.place, RESULT_SEATS.c.side)
        .join(RESULT_SEATS, RESULT_SEATS.c.n == RESULTS.c.n)
        .where(RESULTS.c.table_id.in_(tables))
        .order_by(RESULTS.c.table_id, RESULT_SEATS.c.seat)
    )
    results: dict[str, tuple[list[int], list[int]]] = {}
    for row in c.execute(found) if tables else []:
        places, sides = results.setdefault(row.table_id, ([], []))
        places.append(row.place)
        sides.append(row.side)
    return results


def forget_person(c: Connection, user: str) -> None:
    """Take a person out: rounds that were played stay, those to come go on without, and somebody else runs one's own.

    A tournament in which nobody else plays goes.
    """
    gone = f"gone-{secrets.token_urlsafe(15)}"
    c.execute(update(ENTRANTS).where(ENTRANTS.c.user_id == user).values(user_id=gone, status="out"))
    for row in c.execute(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.owner == user)).all():
        people = [one.user_id for one in read_entrants(c, row.id) if one.user_id and one.status == "in"]
        if people:
            set_tournament(c, row.id, owner=people[0])
        else:
            c.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id))
