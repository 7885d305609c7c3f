"""People among each other: found by a name, circles of friends, mutes, reports to the host.

A name belongs to whoever has a password under it; a guest is found by those alone who have played with that guest. What
is muted is for one person: no talk, no invitations, no tables in the lobby. Nobody is told of any of this. All
functions block; tables.py runs them in threads.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection

from . import chat
from .access import check_known, check_seen, may_see
from .auth import login_of
from .match_service import require_table
from .page_texts import languages
from .refusal import Refused, is_text
from .responses import CircleInfo
from .storage import account_store, people_store, seat_store, table_store
from .storage.engine import Database
from .storage.rows import CircleRow, UserRow

MOST_CIRCLES: Final = 20
MOST_MEMBERS: Final = 50
LONGEST_CIRCLE: Final = 40
OWNER: Final = -1  # in place of a seat: the owner of the table
LONGEST_REASON: Final = 500
MOST_REPORTS: Final = 10  # of one person that the host has not looked at yet

log = logging.getLogger("tablero.server")


class PeopleService:
    def __init__(self, database: Database) -> None:
        self.database = database

    def about(self, user: str) -> UserRow | None:
        """What somebody has told of himself."""
        return account_store.user_row(self.database, user)

    # -- circles -------------------------------------------------------------------------------------------------

    def circles(self, user: str) -> list[CircleInfo]:
        """The user's circles, with the names of their members."""
        with self.database.reading() as c:
            found = [(row, people_store.members(c, row.id)) for row in people_store.circles_of(c, user)]
            names = seat_store.user_names(c, sorted({member for _, members in found for member in members}))
        return [
            {"id": row.id, "name": row.name, "people": sorted(names.get(member, "") for member in members)}
            for row, members in found
        ]

    def make_circle(self, user: str, name: str, people: list[str]) -> None:
        """A new circle, with these people in it."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= LONGEST_CIRCLE or not is_text(name):
            raise Refused("full", f"the name of a circle has 1 to {LONGEST_CIRCLE} letters")
        with self.database.writing() as c:
            if len(people_store.circles_of(c, user)) >= MOST_CIRCLES:
                raise Refused("full", f"you have {MOST_CIRCLES} circles already")
            row = CircleRow(id=secrets.token_urlsafe(15), owner=user, name=name)
            people_store.add_circle(c, row)
            self.add(c, row.id, user, people)

    def add_to_circle(self, user: str, circle: str, people: list[str]) -> None:
        with self.database.writing() as c:
            self.add(c, own_circle(c, user, circle).id, user, people)

    def add(self, c: Connection, circle: str, user: str, people: list[str]) -> None:
        """All of these people, or none if one is not found."""
        members = people_store.members(c, circle)
        fresh = dict.fromkeys(person for name in people if (person := find_person(c, user, name)) not in members)
        if len(members) + len(fresh) > MOST_MEMBERS:
            raise Refused("full", f"a circle has at most {MOST_MEMBERS} people")
        for person in fresh:
            people_store.add_member(c, circle, person)

    def drop_from_circle(self, user: str, circle: str, name: str) -> None:
        """Take whoever has this name out of a circle."""
        with self.database.writing() as c:
            row = own_circle(c, user, circle)
            names = seat_store.user_names(c, people_store.members(c, row.id))
            for person, called in names.items():
                if called == name:
                    people_store.drop_member(c, row.id, person)

    def drop_circle(self, user: str, circle: str) -> None:
        with self.database.writing() as c:
            people_store.drop_circle(c, own_circle(c, user, circle).id)

    def played_with(self, user: str) -> list[str]:
        """The names of those who have sat at a table with `user`."""
        with self.database.reading() as c:
            return sorted(set(people_store.played_with(c, user).values()))

    # -- mutes ---------------------------------------------------------------------------------------------------

    def muted(self, user: str) -> list[str]:
        """The names of those whom `user` has muted."""
        with self.database.reading() as c:
            muted = sorted(people_store.muted_by(c, user))
            names = seat_store.user_names(c, muted)
        return sorted(names.get(person, "") for person in muted)

    def mute(self, table: str, user: str, seat: int, muted: bool) -> None:
        """Hear nothing more from whoever sits at a seat of a table (-1: from its owner), or hear them again."""
        with self.database.writing() as c:
            other = person_at(c, table, user, seat)
            if muted:
                people_store.mute(c, user, other)
            else:
                people_store.unmute(c, user, other)

    def unmute(self, user: str, name: str) -> None:
        """Hear again from whoever has this name; without one, from all muted people who have none."""
        with self.database.writing() as c:
            muted = sorted(people_store.muted_by(c, user))
            names = seat_store.user_names(c, muted)
            for person in muted:
                if names.get(person, "") == name:
                    people_store.unmute(c, user, person)

    # -- reports -------------------------------------------------------------------------------------------------

    def reported(self, table: str, user: str, seat: int) -> str:
        """The name of whoever sits at a seat (-1: of the table's owner), to be asked about before a report is sent."""
        with self.database.reading() as c:
            other = person_at(c, table, user, seat)
            return seat_store.user_names(c, [other]).get(other, "")

    def report(self, table: str, user: str, seat: int, reason: str) -> int:
        """Tell the host of somebody, with what the reporter sees at the table; the number of the report."""
        reason = reason.strip()
        if not 1 <= len(reason) <= LONGEST_REASON or not is_text(reason):
            raise Refused("full", f"a report has 1 to {LONGEST_REASON} letters")
        with self.database.writing() as c:
            other = person_at(c, table, user, seat)
            if people_store.count_reports(c, user) >= MOST_REPORTS:
                raise Refused("full", "you have sent many reports; wait until the host has looked at them")
            row, seats = require_table(c, table), seat_store.read_seats(c, table)
            names = seat_store.user_names(c, [user, other])
            shown = {
                "title": row.title,
                "reporter": names.get(user, ""),
                "reported": names.get(other, ""),
                "said": chat.heard(c, row, seats, user) if may_see(row, seats, user) else [],
            }
            number = people_store.add_report(
                c,
                reporter=user,
                reported=other,
                table_id=table,
                reason=reason,
                shown=msgspec.json.encode(shown).decode(),
                created=table_store.now(),
            )
        log.warning("report %d has come in; `tablero admin reports` shows it", number)
        return number


def own_circle(c: Connection, user: str, circle: str) -> CircleRow:
    row = people_store.circle(c, user, circle) if is_text(circle) else None
    if row is None:
        raise Refused("unknown", "you have no such circle")
    return row


def find_person(c: Connection, user: str, name: str) -> str:
    """Whoever is called so: the one who logs in by this name, or the one guest of this name `user` has played with."""
    login = login_of(name[:200]) if is_text(name) else ""
    found = people_store.user_of_login(c, login) if login else None
    if found is None:
        known = [id for id, called in people_store.played_with(c, user).items() if login_of(called) == login]
        found = known[0] if len(known) == 1 else None
    if found is None or found == user:
        raise Refused("no-person", f"nobody else is found by the name {name[:40]!r}", name=name[:40])
    return found


def person_at(c: Connection, table: str, user: str, seat: int) -> str:
    """Whoever else sits at a seat that `user` may see; at seat -1, the table's owner."""
    row, seats = require_table(c, table), seat_store.read_seats(c, table)
    check_known(row, seats, user)
    other: str | None = row.owner
    if seat != OWNER:
        check_seen(row, seats, user)
        other = seats[seat].user_id if 0 <= seat < len(seats) else None
    if other is None or other == user:
        raise Refused("unknown", "nobody else sits there")
    return other


# -- what others may know of oneself -------------------------------------------------------------------------------


def checked_speaks(chosen: list[str]) -> str:
    """Languages to play in, as they are stored."""
    return " ".join(language for language in languages() if language in chosen)
