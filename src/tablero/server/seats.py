"""Who sits where: opening a table, invitations, bots on seats, and the owner's rights.

An invitation is an unguessable token, stored only as its hash; asking for a new one makes the old one void. A person's
seat may be handed to a bot and taken back. A table is "open" while a seat is empty, "running" when all are taken; it is
played in both. All functions block; tables.py runs them in threads.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.bots import check_spec
from tablero.core.dice import commitment
from tablero.core.game import Options

from .loaded_match import cached_game, new_loaded_match, to_move
from .match_service import MatchService, check_played, require_table
from .refusal import Refused, is_text
from .responses import InvitationInfo
from .settings import Settings
from .storage import seat_store, table_store
from .storage.engine import Database
from .storage.rows import SeatKind, SeatRow, TableRow, TableStatus

KINDS: Final[dict[str, SeatKind]] = {"me": "person", "invite": "invite", "open": "open", "bot": "bot"}


class SeatSpec(msgspec.Struct):
    """Who is to sit at a seat: "me", "invite" (by link), "open" (whoever sees the table), or "bot"."""

    kind: str
    bot: str = "greedy"


class SeatService:
    def __init__(self, settings: Settings, database: Database, matches: MatchService) -> None:
        self.settings = settings
        self.database = database
        self.matches = matches

    # -- opening -------------------------------------------------------------------------------------------------

    def create(
        self,
        owner: str,
        game: str,
        players: int,
        options: Options,
        specs: list[SeatSpec],
        title: str,
        seed: bytes = b"",
    ) -> str:
        """A new table, at its first question; its id can't be guessed. A `seed` is given for games played elsewhere."""
        check_specs(players, specs)
        seed = seed or new_seed()
        loaded = new_loaded_match(game, players, options, seed)
        id, now = secrets.token_urlsafe(15), table_store.now()
        seats = [seat_row(id, number, spec, owner) for number, spec in enumerate(specs)]
        row = TableRow(
            id=id,
            game=game,
            game_version=loaded.match.game.version,
            players=players,
            options=msgspec.json.encode(loaded.match.options).decode(),
            seed=seed.hex(),
            commitment=commitment(seed),
            title=self.checked_title(title),
            owner=owner,
            status=status_of(seats),
            created=now,
            updated=now,
            seq=0,
            count=0,
            asked=0,
            to_move=to_move(loaded.match),
        )
        entries = loaded.lines_from(0)
        with self.database.writing() as c:
            if seat_store.tables_owned(c, owner) >= self.settings.tables_per_user:
                raise Refused("full", "you have too many unfinished tables; close some first")
            table_store.write_table(c, row, seats, loaded.checkpoint(id, 0), entries)
        return id

    def checked_title(self, title: str) -> str:
        title = " ".join(title.split())
        if len(title) > self.settings.longest_title or not is_text(title):
            raise Refused("full", f"a title has at most {self.settings.longest_title} letters")
        return title

    # -- invitations ---------------------------------------------------------------------------------------------

    def invite(self, table: str, user: str, seat: int) -> str:
        """A new invitation to an empty seat; the owner alone may make one."""
        token = secrets.token_urlsafe(24)
        with self.database.writing() as c:
            row, seats = self.owned(c, table, user)
            if not require_seat(seats, seat).is_empty:
                raise Refused("not-allowed", "somebody sits there already")
            check_played(row)
            seat_store.set_seat(c, table, seat, kind="invite", invite=token_hash(token))
            self.database.announce(c, table, "changed", row.seq)
        return token

    def invitation(self, token: str, user: str) -> InvitationInfo:
        """What an invitation is for: shown before somebody accepts it."""
        with self.database.reading() as c:
            seat = invited_seat(c, token)
            row = require_table(c, seat.table_id)
        name = cached_game(row.game).seat_names(row.players)[seat.seat]
        taken, mine = seat.user_id is not None, seat.user_id == user
        return {
            "table": row.id if mine else "",
            "title": row.title,
            "game": row.game,
            "seat": seat.seat,
            "seat_id": name,
            "taken": taken,
            "mine": mine,
        }

    def claim(self, token: str, user: str) -> str:
        """Sit down by invitation; the table's id. Who sits there already gets the same answer again."""
        with self.database.writing() as c:
            seat = invited_seat(c, token)
            if seat.user_id != user:
                self.seat_user(c, seat, user)
        return seat.table_id

    def sit(self, table: str, user: str, seat: int) -> None:
        """Take an open seat."""
        with self.database.writing() as c:
            require_table(c, table)
            found = require_seat(seat_store.read_seats(c, table), seat)
            if found.user_id == user:
                return
            if found.kind != "open":
                raise Refused("not-allowed", "this seat is not open to everybody")
            self.seat_user(c, found, user)

    def seat_user(self, c: Connection, seat: SeatRow, user: str) -> None:
        row = require_table(c, seat.table_id)
        check_played(row)
        if not seat_store.take_seat(c, row.id, seat.seat, user):
            raise Refused("not-allowed", "somebody else has taken this seat")
        self.changed(c, row)

    # -- bots on seats -------------------------------------------------------------------------------------------

    def hand_over(self, table: str, user: str, seat: int, bot: str) -> None:
        """Let a bot play a seat: one's own for now, or (the owner) an empty one or another bot's for good."""
        check_spec(bot)
        with self.database.writing() as c:
            row = require_table(c, table)
            found = require_seat(seat_store.read_seats(c, table), seat)
            check_played(row)
            if found.user_id == user:
                seat_store.set_seat(c, table, seat, handed=True, bot=bot)
            elif found.user_id is None and row.owner == user:
                seat_store.set_seat(c, table, seat, kind="bot", bot=bot, invite=None)
            else:
                raise Refused("foreign", "this is not your seat")
            self.changed(c, row)

    def take_back(self, table: str, user: str, seat: int) -> None:
        """Play a seat oneself again."""
        with self.database.writing() as c:
            row = require_table(c, table)
            found = require_seat(seat_store.read_seats(c, table), seat)
            if found.user_id != user:
                raise Refused("foreign", "this is not your seat")
            seat_store.set_seat(c, table, seat, handed=False)
            self.changed(c, row)

    # -- the owner -----------------------------------------------------------------------------------------------

    def rename(self, table: str, user: str, title: str) -> None:
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            table_store.set_columns(c, table, title=self.checked_title(title))
            self.changed(c, row)

    def close(self, table: str, user: str) -> None:
        """No more answers; the seed stays secret, since the game has no end."""
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            check_played(row)
            table_store.set_columns(c, table, status="closed")
            self.database.announce(c, table, "changed", row.seq)

    def propose_rewind(self, table: str, user: str, to: int) -> None:
        """The owner asks everybody to go back to where `to` decisions had been taken."""
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            check_played(row)
            if not 0 <= to < row.count:
                raise Refused("illegal", f"the table can go back to decision 0 to {row.count - 1}, not {to}")
            seat_store.set_consents(c, table, "", False)
            seat_store.set_consents(c, table, user, True)
            table_store.set_columns(c, table, rewind_to=to)
            self.changed(c, row)
        self.maybe_rewind(table)

    def consent(self, table: str, user: str, yes: bool) -> None:
        """Say yes or no to the owner's proposal; one no ends it."""
        with self.database.writing() as c:
            row = require_table(c, table)
            if row.rewind_to is None:
                raise Refused("stale", "nobody proposes to go back")
            if all(seat.user_id != user for seat in seat_store.read_seats(c, table)):
                raise Refused("foreign", "you have no seat at this table")
            if yes:
                seat_store.set_consents(c, table, user, True)
            else:
                table_store.set_columns(c, table, rewind_to=None)
            self.changed(c, row)
        self.maybe_rewind(table)

    def maybe_rewind(self, table: str) -> None:
        """Go back if everybody who sits here agrees."""
        with self.database.reading() as c:
            row = require_table(c, table)
            missing = [
                seat for seat in seat_store.read_seats(c, table) if seat.user_id is not None and not seat.consent
            ]
        if row.rewind_to is not None and not missing:
            self.matches.rewind(table, row.owner, row.rewind_to)

    # -- shared --------------------------------------------------------------------------------------------------

    def owned(self, c: Connection, table: str, user: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats, if `user` is its owner."""
        row = require_table(c, table)
        if row.owner != user:
            raise Refused("not-allowed", "only the owner of the table may do this")
        return row, seat_store.read_seats(c, table)

    def changed(self, c: Connection, row: TableRow) -> None:
        """Something about the table other than the game has changed."""
        if row.is_played:
            table_store.set_columns(c, row.id, status=status_of(seat_store.read_seats(c, row.id)))
        self.database.announce(c, row.id, "changed", row.seq)


def eyes(seats: list[SeatRow], user: str) -> list[int]:
    """The seats that `user` looks from: those played in person; if there is none, those handed to bots."""
    own = [seat for seat in seats if user and seat.user_id == user]
    return [seat.seat for seat in own if not seat.handed] or [seat.seat for seat in own]


def new_seed() -> bytes:
    """What all chance of a table comes from."""
    return secrets.token_bytes(32)


def check_specs(players: int, specs: list[SeatSpec]) -> None:
    if len(specs) != players:
        raise Refused("illegal", f"{players} players need {players} seats, not {len(specs)}")
    for spec in specs:
        if spec.kind not in KINDS:
            raise Refused("illegal", f"a seat is one of {', '.join(KINDS)}, not {spec.kind[:40]!r}")
        if spec.kind == "bot":
            check_spec(spec.bot)


def seat_row(table: str, number: int, spec: SeatSpec, owner: str) -> SeatRow:
    kind = KINDS[spec.kind]
    user = owner if spec.kind == "me" else None
    return SeatRow(table_id=table, seat=number, kind=kind, user_id=user, bot=spec.bot if kind == "bot" else "")


def status_of(seats: list[SeatRow]) -> TableStatus:
    return "open" if any(seat.is_empty for seat in seats) else "running"


def token_hash(token: str) -> str:
    """What is stored of a token that was made at random, and so needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def require_seat(seats: list[SeatRow], seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Refused("unknown", f"there is no seat {seat}; the seats are 0 to {len(seats) - 1}")
    return seats[seat]


def invited_seat(c: Connection, token: str) -> SeatRow:
    seat = seat_store.seat_invited(c, token_hash(token)) if is_text(token) else None
    if seat is None:
        raise Refused("unknown", "this invitation is not valid, or was replaced by a newer one")
    return seat
