"""The lobby: open tables, invitations by name, doors, and how people come to a table and go.

An invitation by name is to a table: whoever accepts takes an empty seat, the one that is kept for them if there is one.
Before the start, that is as long as one has decided nothing, one may leave, and the seat is free again; later a bot can
take it over (seats.py). The owner can remove somebody at any time. After a time that the owner has set, bots take the
seats that are still empty; if somebody leaves, the time begins anew. All functions block; tables.py runs them in
threads.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from .access import is_at, no_table, seats_to_take
from .loaded_match import cached_game
from .match_service import check_played, require_table
from .people import find_person, own_circle
from .refusal import Refused
from .responses import GuestList, InvitedTable, OpenTable
from .seats import SeatService, next_invitation, require_seat, token_hash
from .snapshot import clock_dict
from .storage import clock_store, lobby_store, people_store, seat_store, table_store, tournament_store
from .storage.engine import Database
from .storage.rows import InvitationRow, SeatRow, TableRow, UserRow
from .terms import TableTerms

if TYPE_CHECKING:
    from .tables import Tables

MOST_LISTED: Final = 100
LISTED_SECONDS: Final = 14 * 24 * 3600  # tables at which nothing has happened for longer are not shown
MOST_INVITED: Final = 60  # to one table
FILL_SECONDS: Final = 15.0  # between two looks for tables that bots are to fill

log = logging.getLogger("tablero.server")


class LobbyService:
    def __init__(self, database: Database, seats: SeatService) -> None:
        self.database = database
        self.seats = seats

    # -- looking -------------------------------------------------------------------------------------------------

    def listing(self, user: str, game: str = "") -> list[OpenTable]:
        """The public tables with an open seat, the latest first; of one game, if it is named."""
        with self.database.reading() as c:
            since = table_store.now() - LISTED_SECONDS
            rows = lobby_store.open_tables(c, user, game, since, MOST_LISTED)
            return self.described(c, rows, user)

    def invitations(self, user: str) -> list[InvitedTable]:
        """The tables that `user` is invited to by name and could still sit down at."""
        with self.database.reading() as c:
            found = lobby_store.invitations_to(c, user)
            if not found:
                return []
            names = seat_store.user_names(c, sorted({invitation.sender for invitation, _ in found}))
            tables = self.described(c, [row for _, row in found], user)
        both = zip(found, tables, strict=True)
        return [{**table, "by": names.get(invitation.sender, "")} for (invitation, _), table in both if table["free"]]

    def door(self, table: str, user: str) -> OpenTable:
        """What whoever may sit down at a table is told of it; for anybody else it does not exist."""
        with self.database.reading() as c:
            (told,) = self.described(c, [require_table(c, table)], user)
        if not told["free"]:
            raise no_table()
        return told

    def described(self, c: Connection, rows: list[TableRow], user: str) -> list[OpenTable]:
        """Tables as they are told to whoever may sit down there."""
        ids = [row.id for row in rows]
        seats, invitations = lobby_store.seats_of_tables(c, ids), lobby_store.invitations_to_tables(c, ids)
        removed = lobby_store.removed_from(c, user)
        sitting = {seat.user_id for row in rows for seat in seats[row.id] if seat.user_id}
        owners = {row.owner for row in rows}
        people = people_store.users_of(c, sorted(sitting | owners))
        zones = {user: hours.zone for user, hours in clock_store.read_hours(c, sorted(owners)).items()}
        free = {row.id: seats_to_take(row, seats[row.id], invitations[row.id], row.id in removed, user) for row in rows}
        return [open_table(row, seats[row.id], free[row.id], people, zones.get(row.owner, ""), user) for row in rows]

    def guests(self, table: str, user: str) -> GuestList:
        """Who is invited to one's own table by name, and who has declined."""
        with self.database.reading() as c:
            self.seats.owned(c, table, user)
            rows = lobby_store.invitations_of(c, table)
            names = seat_store.user_names(c, [row.user_id for row in rows])
        return {"guests": [{"name": names.get(row.user_id, ""), "declined": row.declined} for row in rows]}

    # -- invitations by name -------------------------------------------------------------------------------------

    def invite(self, table: str, user: str, names: list[str], circle: str = "") -> None:
        """Invite people to one's table: by their names, and all who are in a circle; all of them, or nobody."""
        with self.database.writing() as c:
            row, seats = self.seats.owned(c, table, user)
            check_played(row)
            if not any(seat.is_empty for seat in seats):
                raise Refused("not-allowed", "no seat is empty")
            wanted = [find_person(c, user, name) for name in names]
            if circle:
                wanted += people_store.members(c, own_circle(c, user, circle).id)
            known = {invitation.user_id for invitation in lobby_store.invitations_of(c, table)}
            fresh = [person for person in dict.fromkeys(wanted) if not is_at(row, seats, person)]
            if len(known.union(fresh)) > MOST_INVITED:
                raise Refused("full", f"at most {MOST_INVITED} people can be invited to a table")
            for person in fresh:
                invitation = InvitationRow(table_id=table, user_id=person, sender=user, created=table_store.now())
                lobby_store.invite(c, invitation)
            self.seats.changed(c, row)

    def revoke(self, table: str, user: str, name: str) -> None:
        """Take an invitation back."""
        with self.database.writing() as c:
            row, _ = self.seats.owned(c, table, user)
            rows = lobby_store.invitations_of(c, table)
            names = seat_store.user_names(c, [invitation.user_id for invitation in rows])
            for invitation in rows:
                if names.get(invitation.user_id, "") == name:
                    lobby_store.revoke(c, table, invitation.user_id)
            self.seats.changed(c, row)

    def decline(self, table: str, user: str) -> None:
        """Say no to an invitation."""
        with self.database.writing() as c:
            row = require_table(c, table)
            if not lobby_store.decline(c, table, user):
                raise no_table()
            self.seats.changed(c, row)

    # -- going ---------------------------------------------------------------------------------------------------

    def leave(self, table: str, user: str, seat: int) -> None:
        """Give one's seat back before the start: as long as one has decided nothing here."""
        with self.database.writing() as c:
            row, seats = self.seats.known(c, table, user)
            found = require_seat(seats, seat)
            if found.user_id != user:
                raise Refused("foreign", "this is not your seat")
            check_played(row)
            if row.owner == user:
                raise Refused("not-allowed", "this is your own table; close it, or let a bot play")
            if table_store.last_decision(c, table, user) >= 0:
                raise Refused("not-allowed", "you have decided something here already; let a bot play your seat")
            check_free(c, table)
            self.vacate(c, row, [found])

    def remove(self, table: str, user: str, seat: int) -> None:
        """The owner does not want somebody at the table any more; all their seats there are empty again."""
        with self.database.writing() as c:
            row, seats = self.seats.owned(c, table, user)
            check_played(row)
            person = require_seat(seats, seat).user_id
            if person is None or person == user:
                raise Refused("not-allowed", "nobody else sits there")
            check_free(c, table)
            self.vacate(c, row, [seat for seat in seats if seat.user_id == person])
            lobby_store.remove(c, table, person)
        self.seats.maybe_rewind(table)

    def vacate(self, c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
        """Seats are free again, as they were before; whoever had come by link does not come back by the same one."""
        for seat in seats:
            token = next_invitation(self.seats.settings.secret, seat) if seat.invite else ""
            kind, invite = ("invite", token_hash(token)) if token else ("open", None)
            empty = {"user_id": None, "handed": False, "bot": "", "consent": False}
            seat_store.set_seat(c, row.id, seat.seat, kind=kind, invite=invite, **empty)
        if row.fill_after:
            table_store.set_columns(c, row.id, fill_at=table_store.now() + row.fill_after)
        self.seats.changed(c, row)

    # -- terms ---------------------------------------------------------------------------------------------------

    def set_terms(self, table: str, user: str, terms: TableTerms) -> None:
        """Who finds the table, who watches, and when bots take empty seats: from now on."""
        with self.database.writing() as c:
            row, _ = self.seats.owned(c, table, user)
            columns = terms.columns(table_store.now())
            if columns["fill_after"] == row.fill_after:
                columns["fill_at"] = row.fill_at  # the time goes on
            table_store.set_columns(c, table, **columns)
            self.seats.changed(c, row)

    def due(self) -> list[str]:
        """The tables that bots are to fill now."""
        with self.database.reading() as c:
            return lobby_store.tables_to_fill(c, table_store.now())

    def fill(self, table: str) -> None:
        """Bots take the empty seats of a table whose time has come; invitations are void."""
        with self.database.writing() as c:
            row = require_table(c, table)
            if row.fill_at is None or row.fill_at > table_store.now() or not row.is_played:
                return  # another server was faster
            for seat in seat_store.read_seats(c, table):
                if seat.is_empty:
                    seat_store.give_to_bot(c, table, seat.seat, row.fill_bot)
            lobby_store.revoke_all(c, table)
            table_store.set_columns(c, table, fill_at=None)
            self.seats.changed(c, row)


def check_free(c: Connection, table: str) -> None:
    """Refuse to change who plays a game of a tournament: who withdraws there is replaced by a bot."""
    if tournament_store.tournament_of_table(c, table):
        raise Refused("not-allowed", "this table is one of a tournament; withdraw there, or let a bot play")


def open_table(
    row: TableRow, seats: list[SeatRow], free: list[int], people: dict[str, UserRow], zone: str, user: str
) -> OpenTable:
    names = cached_game(row.game).seated(row.players, msgspec.json.decode(row.options))
    owner = people.get(row.owner)
    sitting = [people.get(seat.user_id) for seat in seats if seat.user_id]
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "players": row.players,
        "options": msgspec.json.decode(row.options),
        "owner": owner.name if owner else "",
        "owner_profile": (owner.login if owner else None) or "",
        "languages": languages_of(owner),
        "zone": zone,
        "mine": row.owner == user,
        "seated": any(seat.user_id == user for seat in seats),
        "level": row.level,
        "spectators": row.spectators,
        "access": row.access,
        "rated": row.rated,
        "research": row.research,
        "count": row.count,
        "created": row.created,
        "clock": clock_dict(row),
        "fill_at": row.fill_at,
        "fill_bot": row.fill_bot,
        "left": sum(seat.is_empty for seat in seats),
        "free": [{"seat": number, "id": names[number]} for number in free],
        "people": [person.name if person else "" for person in sitting],
        "bots": [seat.bot for seat in seats if seat.kind == "bot"],
    }


def languages_of(person: UserRow | None) -> list[str]:
    """The languages somebody likes to play in: those that were told, else the one that is read."""
    return (person.speaks or person.language).split() if person else []


async def keep_filling(tables: Tables) -> None:
    """Now and then, let bots take empty seats where that is due."""
    while True:
        try:
            await tables.fill_due()
        except Exception:
            log.exception("looking for tables that bots are to fill has failed; it is tried again")
        await asyncio.sleep(FILL_SECONDS)
