"""Who sits where: opening a table, invitations, bots on seats, and the owner's rights.

An invitation is an unguessable token, stored only as its hash; asking for a new one makes the old one void. The server
can make it again from its secret, to show the owner the link for as long as nobody has come. A person's
seat may be handed to a bot and taken back. A table is "open" while a seat is empty, "running" when all are taken; it is
played in both. All functions block; tables.py runs them in threads. Not here: invitations by name, leaving, removing
(lobby.py).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablero.bots import DEFAULT_LEVEL, check_budget
from tablero.core.dice import commitment
from tablero.core.game import Options
from tablero.core.header import seat_names
from tablero.core.lesson import find_lesson
from tablero.core.written import match_at_root, root_of

from .access import check_known, seats_to_take
from .changes import seat_note
from .clocks import BACK, ClockSpec, clock_of, is_time_up, keep_clocks, new_clocks, stored_clock
from .loaded_match import LoadedMatch, cached_game, new_loaded_match, to_move
from .match_service import MatchService, check_played, require_table, stored_key
from .outbox import after_seats
from .rating import can_rate
from .refusal import NotRated, Refused, is_text
from .responses import InvitationInfo
from .settings import Settings
from .storage import clock_store, lobby_store, result_store, seat_store, table_store
from .storage.engine import LOBBY, Database
from .storage.rows import HintSetting, InvitationRow, SeatKind, SeatRow, TableRow, TableStatus
from .storage.table_store import Change
from .terms import AMONG_FRIENDS, TableTerms, terms_of

KINDS: Final[dict[str, SeatKind]] = {"me": "person", "invite": "invite", "open": "open", "bot": "bot"}

NO_CLOCK: Final = ClockSpec()

EASIEST_LEVEL: Final = "beginner"  # who plays on when a lesson is over

INVITATIONS_KNOWN: Final = 40  # so many of a seat are tried to find the valid one
HINT_SETTINGS: Final[dict[str, HintSetting]] = {"auto": "auto", "on": "on", "off": "off"}


class SeatSpec(msgspec.Struct):
    """Who is to sit at a seat: "me", "invite" (by link), "open" (whoever sees the table), or "bot"."""

    kind: str
    bot: str = DEFAULT_LEVEL


class SeatService:
    def __init__(self, settings: Settings, database: Database, matches: MatchService) -> None:
        self.settings = settings
        self.database = database
        self.matches = matches
        self.is_closing: Callable[[], bool] = lambda: False  # whether nothing new is begun

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
        hints: str = "auto",
        lesson: str = "",
        terms: TableTerms = AMONG_FRIENDS,
        clock: ClockSpec = NO_CLOCK,
        rated: bool = False,
        people: dict[int, str] | None = None,
        limited: bool = True,
        key: str = "",
        position: str = "",
        guided: bool = False,
        research: bool = False,
    ) -> str:
        """A new table, at its first question; its id can't be guessed. A `seed` is given for games played elsewhere.

        `people` are those who have agreed before, by the numbers of their seats. What is not `limited` is opened by
        the program itself. With the key of a table that was opened before, it is that one. What begins with a
        `position` (a root, written.py) counts for nothing but itself.
        """
        check_specs(players, specs, self.settings.bot_seconds)
        if rated and position:
            raise Refused("not-allowed", "a game that begins with a position can't count for ratings")
        seed = seed or new_seed()
        loaded = new_loaded_match(game, players, options, seed, position)
        id, now = secrets.token_urlsafe(15), table_store.now()
        seats = [seat_row(id, number, spec, owner) for number, spec in enumerate(specs)]
        for number, user in (people or {}).items():
            seats[number].kind, seats[number].user_id = "person", user
        for seat in seats:
            if seat.kind == "invite":
                seat.invite = token_hash(invitation_token(self.settings.secret, seat, 0))
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
            hints="off" if rated else checked_hints(hints),
            lesson=lesson,
            rated=rated,
            research=research and not lesson and not position and not guided,
            **terms.columns(now),
            clock=stored_clock(clock),
            key=stored_key(owner, key) if key else None,
            position=position,
            guided=guided,
        )
        if (opened := self.opened_before(row)) is not None:
            return opened
        if self.is_closing():
            raise Refused("restarting", "this server is about to restart, and opens no new tables until then")
        try:
            self.store_new(row, seats, loaded, clock, limited)
        except IntegrityError:  # sent twice at the same moment
            opened = self.opened_before(row)
            if opened is None:
                raise
            return opened
        return id

    def store_new(
        self, row: TableRow, seats: list[SeatRow], loaded: LoadedMatch, clock: ClockSpec, limited: bool
    ) -> None:
        """Store a table, if its owner has not too many."""
        id, owner, now, entries = row.id, row.owner, row.created, loaded.lines_from(0)
        with self.database.writing() as c:
            if limited and seat_store.tables_owned(c, owner) >= self.settings.tables_per_user:
                raise Refused("full", "you have too many unfinished tables; close some first")
            bots = sum(seat.kind == "bot" for seat in seats) if limited else 0
            if bots and seat_store.bot_seats_owned(c, owner) + bots > self.settings.bot_seats_per_user:
                raise Refused("full", "too many bots play at your unfinished tables; close some first")
            if row.rated:
                check_rated(c, row, seats)
            table_store.write_table(c, row, seats, loaded.checkpoint(id, 0), entries)
            self.tell_lobby(c)
            if row.clock:
                clock_store.add_clocks(c, new_clocks(id, row.players, clock))
                keep_clocks(c, row, seats, "seats", -1, now)

    def again(self, table: str, user: str) -> str:
        """A new table like one that is over, each seat one further: the same bots, and the same people are invited."""
        with self.database.reading() as c:
            row, seats = require_table(c, table), seat_store.read_seats(c, table)
        check_known(row, seats, user)
        if row.status != "over":
            raise Refused("not-allowed", "the game is not over yet")
        if not any(seat.user_id == user for seat in seats):
            raise Refused("not-allowed", "only those who played can open the next game")
        moved = [seats[number - 1] for number in range(len(seats))]
        specs = [SeatSpec(kind_again(seat, user), seat.bot or DEFAULT_LEVEL) for seat in moved]
        options, clock, terms = msgspec.json.decode(row.options), clock_of(row) or NO_CLOCK, terms_of(row)
        new = self.create(
            user,
            row.game,
            row.players,
            options,
            specs,
            row.title,
            terms=terms,
            clock=clock,
            rated=row.rated,
            position=row.position,
            guided=row.guided,
            research=row.research,
        )
        created = table_store.now()
        with self.database.writing() as c:
            for number, before in enumerate(moved):
                if before.user_id is not None and before.user_id != user:
                    guest = before.user_id
                    kept = InvitationRow(table_id=new, user_id=guest, seat=number, sender=user, created=created)
                    lobby_store.invite(c, kept)
        return new

    def open_position(self, owner: str, text: str, specs: list[SeatSpec], title: str = "", guided: bool = False) -> str:
        """A table that begins with a position written as text, with the answers that it tells given."""
        root, answers = root_of(text)
        match = match_at_root(root, b"")
        table = self.create(owner, match.game.id, match.players, {}, specs, title, position=root, guided=guided)
        self.give_answers(table, seat_names(match), answers, 0)
        return table

    def begin_anew(self, table: str, user: str, text: str) -> None:
        """Let a table beside a real one go on from a position written as text."""
        with self.database.reading() as c:
            check_known(require_table(c, table), seat_store.read_seats(c, table), user)
        root, answers = root_of(text)
        names = seat_names(match_at_root(root, b""))
        begun = self.matches.begin_anew(table, user, root, new_seed())
        self.give_answers(table, names, answers, begun)

    def give_answers(self, table: str, names: list[str], answers: list[tuple[str, str]], begun: int) -> None:
        """Give the answers that a text tells, up to the first that does not fit what was dealt."""
        for n, (seat, option) in enumerate(answers):
            try:
                self.matches.answer_of_text(table, names.index(seat), option, begun, n)
            except (Refused, ValueError):
                return

    def open_lesson(self, user: str, game: str, id: str) -> str:
        """The user's table of a lesson: one that is not finished yet, or a new one."""
        found = cached_game(game)
        lesson = find_lesson(found, id)
        with self.database.reading() as c:
            begun = table_store.lesson_table(c, user, game, id, len(lesson.script))
        if begun is not None:
            return begun
        names = found.seated(lesson.players, found.checked_options(lesson.players, lesson.options))
        specs = [SeatSpec("me") if name == lesson.seat else SeatSpec("bot", EASIEST_LEVEL) for name in names]
        table = self.create(user, game, lesson.players, lesson.options, specs, "", lesson.seed, lesson=id)
        self.matches.go_on(table)
        return table

    def opened_before(self, row: TableRow) -> str | None:
        """The table that was opened under the same key, if one was."""
        if row.key is None:
            return None
        with self.database.reading() as c:
            opened = table_store.table_with_key(c, row.key)
        if opened is not None and (opened.game, opened.options, opened.position) != (
            row.game,
            row.options,
            row.position,
        ):
            raise Refused("doubled", "this key was used before, for another table; send a new one")
        return None if opened is None else opened.id

    def checked_title(self, title: str) -> str:
        title = " ".join(title.split())
        if len(title) > self.settings.longest_title or not is_text(title):
            raise Refused("full", f"a title has at most {self.settings.longest_title} letters")
        return title

    # -- invitations ---------------------------------------------------------------------------------------------

    def invite(self, table: str, user: str, seat: int) -> str:
        """A new invitation to an empty seat; the owner alone may make one."""
        with self.database.writing() as c:
            row, seats = self.owned(c, table, user)
            if not require_seat(seats, seat).is_empty:
                raise Refused("not-allowed", "somebody sits there already")
            check_played(row)
            token = next_invitation(self.settings.secret, seats[seat])
            seat_store.set_seat(c, table, seat, kind="invite", invite=token_hash(token))
            self.changed(c, row)
        return token

    def invitation(self, token: str, user: str) -> InvitationInfo:
        """What an invitation is for: shown before somebody accepts it."""
        with self.database.reading() as c:
            seat = invited_seat(c, token)
            row = require_table(c, seat.table_id)
        name = cached_game(row.game).seated(row.players, msgspec.json.decode(row.options))[seat.seat]
        taken, mine = seat.user_id is not None, seat.user_id == user
        return {
            "table": row.id if mine else "",
            "title": row.title,
            "game": row.game,
            "seat": seat.seat,
            "seat_id": name,
            "taken": taken,
            "mine": mine,
            "rated": row.rated,
            "research": row.research,
        }

    def claim(self, token: str, user: str) -> str:
        """Sit down by invitation; the table's id. Who sits there already gets the same answer again."""
        with self.database.writing() as c:
            seat = invited_seat(c, token)
            if seat.user_id != user:
                if lobby_store.was_removed(c, seat.table_id, user):
                    raise Refused("not-allowed", "the owner does not want you at this table")
                self.seat_user(c, seat, user)
        return seat.table_id

    def sit(self, table: str, user: str, seat: int) -> None:
        """Take an open seat, or one of a table that one is invited to by name."""
        with self.database.writing() as c:
            row, seats = require_table(c, table), seat_store.read_seats(c, table)
            free = self.free_seats(c, row, seats, user)
            if not free:
                check_known(row, seats, user)
            found = require_seat(seats, seat)
            if found.user_id == user:
                return
            check_played(row)
            if seat not in free:
                raise Refused("not-allowed", "this seat is taken, or kept for somebody else")
            self.seat_user(c, found, user)

    def free_seats(self, c: Connection, row: TableRow, seats: list[SeatRow], user: str) -> list[int]:
        """The seats that `user` may take."""
        if row.status != "open":
            return []
        removed = lobby_store.was_removed(c, row.id, user)
        return seats_to_take(row, seats, lobby_store.invitations_of(c, row.id), removed, user)

    def seat_user(self, c: Connection, seat: SeatRow, user: str) -> None:
        row = require_table(c, seat.table_id)
        check_played(row)
        if not seat_store.take_seat(c, row.id, seat.seat, user):
            raise Refused("not-allowed", "somebody else has taken this seat")
        if row.rated:
            check_rated(c, row, seat_store.read_seats(c, row.id))
        lobby_store.revoke(c, row.id, user)
        self.changed(c, row, user)

    # -- bots on seats -------------------------------------------------------------------------------------------

    def hand_over(self, table: str, user: str, seat: int, bot: str) -> None:
        """Let a bot play a seat: one's own for now, or (the owner) an empty one or another bot's for good."""
        check_budget(bot, self.settings.bot_seconds)
        with self.database.writing() as c:
            row, seats = self.known(c, table, user)
            found = require_seat(seats, seat)
            check_played(row)
            if found.user_id == user:
                seat_store.set_seat(c, table, seat, handed=True, bot=bot)
            elif found.user_id is None and row.owner == user:
                seat_store.set_seat(c, table, seat, kind="bot", bot=bot, invite=None)
                if row.rated:
                    check_rated(c, row, seat_store.read_seats(c, table))
            else:
                raise Refused("foreign", "this is not your seat")
            self.changed(c, row)

    def take_back(self, table: str, user: str, seat: int) -> None:
        """Play a seat oneself again."""
        with self.database.writing() as c:
            row, seats = self.known(c, table, user)
            found = require_seat(seats, seat)
            if found.user_id != user:
                raise Refused("foreign", "this is not your seat")
            is_told = found.handed and row.is_played and is_time_up(c, row, seat)
            if not is_told:
                seat_store.set_seat(c, table, seat, handed=False)
                self.changed(c, row)
        if is_told:
            self.come_back(table, user, seat)

    def come_back(self, table: str, user: str, seat: int) -> None:
        """Play on after a bot has, because time was up: the journal says so."""

        def apply(row: TableRow, seats: list[SeatRow], loaded: LoadedMatch) -> Change:
            with self.database.reading() as c:
                return seat_note(c, loaded, row, BACK, seat, user)

        def also(c: Connection, row: TableRow) -> None:
            seat_store.set_seat(c, table, seat, handed=False)

        self.matches.change(table, None, ("clock", user, seat, BACK), apply, also)

    # -- the owner -----------------------------------------------------------------------------------------------

    def rename(self, table: str, user: str, title: str) -> None:
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            table_store.set_columns(c, table, title=self.checked_title(title))
            self.changed(c, row)

    def set_hints(self, table: str, user: str, hints: str) -> None:
        """Whether bots may be asked for advice here; all who sit at the table see what was chosen."""
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            if row.rated:
                raise NotRated("a rated table has no hints")
            table_store.set_columns(c, table, hints=checked_hints(hints))
            self.changed(c, row)

    def close(self, table: str, user: str) -> None:
        """No more answers; the seed stays secret, since the game has no end."""
        with self.database.writing() as c:
            row, _ = self.owned(c, table, user)
            check_played(row)
            table_store.set_columns(c, table, status="closed")
            after_seats(c, require_table(c, table), seat_store.read_seats(c, table))
            self.database.announce(c, table, "changed", row.seq)
            self.tell_lobby(c)

    def withdraw(self, table: str, user: str) -> None:
        """The game of a table is not for research any more: whoever plays or has played there may say so."""
        with self.database.writing() as c:
            row, seats = require_table(c, table), seat_store.read_seats(c, table)
            if not any(seat.user_id == user for seat in seats) and not table_store.has_decided(c, table, user):
                check_known(row, seats, user)
                raise Refused("not-allowed", "only those who play or have played here can withdraw the game")
            table_store.withdraw(c, table)
            self.database.announce(c, table, "changed", row.seq)
            self.tell_lobby(c)

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
            row, seats = self.known(c, table, user)
            if row.rewind_to is None:
                raise Refused("stale", "nobody proposes to go back")
            if all(seat.user_id != user for seat in seats):
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
        row, seats = self.known(c, table, user)
        if row.owner != user:
            raise Refused("not-allowed", "only the owner of the table may do this")
        return row, seats

    def known(self, c: Connection, table: str, user: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats, if `user` may know that it is there."""
        row, seats = require_table(c, table), seat_store.read_seats(c, table)
        check_known(row, seats, user)
        return row, seats

    def changed(self, c: Connection, row: TableRow, actor: str = "") -> None:
        """Something about the table other than the game has changed, by whoever is told nothing of it."""
        table_store.set_columns(c, row.id)  # whoever changes it on another server waits, so that all seats are seen
        seats = seat_store.read_seats(c, row.id)
        was_open = row.status == "open"
        if row.is_played:
            row.status = status_of(seats)
            table_store.set_columns(c, row.id, status=row.status)
        after_seats(c, row, seats, actor if was_open and row.status == "running" else None)
        self.database.announce(c, row.id, "changed", row.seq)
        self.tell_lobby(c)

    def tell_lobby(self, c: Connection) -> None:
        """What the lobby shows to somebody may have changed."""
        self.database.announce(c, LOBBY, "changed", 0)


def eyes(seats: list[SeatRow], user: str) -> list[int]:
    """The seats that `user` looks from: those played in person; if there is none, those handed to bots."""
    own = [seat for seat in seats if user and seat.user_id == user]
    return [seat.seat for seat in own if not seat.handed] or [seat.seat for seat in own]


def new_seed() -> bytes:
    """What all chance of a table comes from."""
    return secrets.token_bytes(32)


def check_specs(players: int, specs: list[SeatSpec], seconds: float) -> None:
    if len(specs) != players:
        raise Refused("illegal", f"{players} players need {players} seats, not {len(specs)}")
    for spec in specs:
        if spec.kind not in KINDS:
            raise Refused("illegal", f"a seat is one of {', '.join(KINDS)}, not {spec.kind[:40]!r}")
        if spec.kind == "bot":
            check_budget(spec.bot, seconds)


def check_rated(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    """Whether a rated table can have these seats (results.py tells when it is rated in the end)."""
    people = [seat.user_id for seat in seats if seat.user_id]
    if len(set(cached_game(row.game).sides(row.players))) < 2:
        raise NotRated("a game that one plays alone is not rated")
    if len(set(people)) < len(people):
        raise NotRated("at a rated table everybody has one seat")
    if result_store.registered(c, seats) != set(people):
        raise NotRated("at a rated table everybody has an account: give yours a password first")
    if any(seat.kind == "bot" and not can_rate(seat.bot) for seat in seats):
        raise NotRated("at a rated table bots are of a level, so that their strength is known")


def checked_hints(word: str) -> HintSetting:
    if word not in HINT_SETTINGS:
        raise Refused("illegal", f"hints are one of {', '.join(HINT_SETTINGS)}, not {word[:40]!r}")
    return HINT_SETTINGS[word]


def kind_again(seat: SeatRow, user: str) -> str:
    """Who is to sit where `seat` moves to; other people are seated by their names."""
    if seat.user_id is None:
        return "bot" if seat.kind == "bot" else "invite"
    return "me" if seat.user_id == user else "invite"


def seat_row(table: str, number: int, spec: SeatSpec, owner: str) -> SeatRow:
    kind = KINDS[spec.kind]
    user = owner if spec.kind == "me" else None
    return SeatRow(table_id=table, seat=number, kind=kind, user_id=user, bot=spec.bot if kind == "bot" else "")


def status_of(seats: list[SeatRow]) -> TableStatus:
    return "open" if any(seat.is_empty for seat in seats) else "running"


def token_hash(token: str) -> str:
    """What is stored of a token that was made at random, and so needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_token(secret: bytes, seat: SeatRow, number: int) -> str:
    """The invitation to a seat that is the `number`th there: nobody without the server's secret can guess it."""
    told = f"invitation {number} to seat {seat.seat} of {seat.table_id}"
    return base64.urlsafe_b64encode(hmac.digest(secret, told.encode(), "sha256")[:24]).decode()


def invitation_number(secret: bytes, seat: SeatRow) -> int | None:
    """Which of its invitations is the valid one; None if there is none, or one that was made otherwise."""
    numbers = range(INVITATIONS_KNOWN) if seat.invite else ()
    return next((n for n in numbers if token_hash(invitation_token(secret, seat, n)) == seat.invite), None)


def invitation_to(secret: bytes, seat: SeatRow) -> str:
    """The valid invitation to an empty seat, as far as it can be made again."""
    number = invitation_number(secret, seat) if seat.kind == "invite" and seat.is_empty else None
    return "" if number is None else invitation_token(secret, seat, number)


def next_invitation(secret: bytes, seat: SeatRow) -> str:
    """One that was not valid before."""
    number = invitation_number(secret, seat)
    if number is None:
        return secrets.token_urlsafe(24) if seat.invite else invitation_token(secret, seat, 0)
    return invitation_token(secret, seat, number + 1)


def require_seat(seats: list[SeatRow], seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Refused("unknown", f"there is no seat {seat}; the seats are 0 to {len(seats) - 1}")
    return seats[seat]


def invited_seat(c: Connection, token: str) -> SeatRow:
    seat = seat_store.seat_invited(c, token_hash(token)) if is_text(token) else None
    if seat is None:
        raise Refused("unknown", "this invitation is not valid, or was replaced by a newer one")
    return seat
