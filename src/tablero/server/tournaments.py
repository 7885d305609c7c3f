"""Tournaments: a group plays round after round, at tables that the program makes.

Somebody opens one and sends its link; whoever has it may see it, and join until it starts. People can be invited by
name, too, and bots be added. When all tables of a round are over, the next one is made: nobody has to do anything.
Holidays: while a tournament is paused, running tables go on, but no round begins. Who withdraws is left out from the
next round on; at a running table a bot goes on in that seat.

Who meets whom is in pairing.py, the standings in tournament_scores.py. A round is stored before its tables are opened,
so that a server that dies in between, or two at once, open no table twice. All functions block; tables.py runs them in
threads. Those that change something return the tables they have opened: bots may have to move there.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.bots import DEFAULT_LEVEL, LEVELS
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, Options

from . import pairing
from .clocks import ClockSpec, decoded, stored_clock
from .loaded_match import cached_game
from .match_service import require_table
from .pairing import Round
from .people_responses import (
    EntrantInfo,
    ListedTournament,
    NamedPerson,
    RoundInfo,
    ScoreInfo,
    TournamentInfo,
    TournamentTable,
)
from .profiles import Wordbook, require_person
from .refusal import NotRated, Refused, is_text
from .results import ResultService
from .seats import NO_CLOCK, SeatService, SeatSpec
from .storage import account_store, seat_store, table_store, tournament_store
from .storage.engine import Database
from .storage.rows import EntrantRow, PairingRow, TableStatus, TournamentRow, TournamentSystem
from .tournament_scores import PlayedTable, standings

log = logging.getLogger("tablero.server")

FEWEST: Final = 4
MOST: Final = 32
MOST_ROUNDS: Final = 31
OPEN_AT_ONCE: Final = 10  # unfinished tournaments of one person
SYSTEMS: Final[dict[str, TournamentSystem]] = {"swiss": "swiss", "round-robin": "round-robin"}
LISTED: Final = 100


class TournamentService:
    def __init__(
        self, database: Database, seats: SeatService, results: ResultService, now: Callable[[], int] = table_store.now
    ) -> None:
        self.database = database
        self.seats = seats
        self.results = results
        self.now = now

    # -- before the start ----------------------------------------------------------------------------------------

    def create(
        self,
        owner: str,
        game: str,
        title: str,
        system: str,
        players: int,
        rounds: int = 0,
        options: Options | None = None,
        rated: bool = False,
        clock: ClockSpec = NO_CLOCK,
    ) -> str:
        """Open a tournament; its id, which can't be guessed. `rounds` are those of a Swiss one, 0: as many as suit."""
        found = cached_game(game)
        found.checked_players(players)
        if players < 2 or players not in table_counts(found, options or {}):
            raise Refused("illegal", "a tournament is for games of two or more, at tables that these options allow")
        if system not in SYSTEMS or not 0 <= rounds <= MOST_ROUNDS:
            raise Refused("illegal", f"a tournament is one of {', '.join(SYSTEMS)} with at most {MOST_ROUNDS} rounds")
        now = self.now()
        row = TournamentRow(
            id=secrets.token_urlsafe(15),
            title=self.seats.checked_title(title) or found.id,
            owner=owner,
            game=game,
            players=players,
            options=msgspec.json.encode(options or {}).decode(),
            system=SYSTEMS[system],
            rounds=rounds if system == "swiss" else 0,
            rated=rated,
            clock=stored_clock(clock),
            created=now,
            updated=now,
        )
        with self.database.writing() as c:
            if not is_registered(c, owner):
                raise Refused("not-allowed", "who opens a tournament has an account: give yours a password first")
            if tournament_store.unfinished_of(c, owner) >= OPEN_AT_ONCE:
                raise Refused("full", "you have too many unfinished tournaments; finish some first")
            tournament_store.write_tournament(c, row)
        return row.id

    def join(self, id: str, user: str) -> None:
        """Take part: by the link, or because one was invited."""
        with self.database.writing() as c:
            row, entrants = self.open_one(c, id)
            mine = next((one for one in entrants if one.user_id == user), None)
            if row.rated and not is_registered(c, user):
                raise NotRated("who takes part in a rated tournament has an account: give yours a password first")
            if mine is not None:
                tournament_store.set_entrant(c, id, mine.number, "in")
            else:
                self.enter(c, id, entrants, EntrantRow(tournament_id=id, number=0, user_id=user))
            self.touch(c, id)

    def invite(self, id: str, owner: str, name: str) -> None:
        """Ask a registered person to take part."""
        with self.database.writing() as c:
            _, entrants = self.open_one(c, id, owner)
            user = require_person(c, name).id
            if all(one.user_id != user for one in entrants):
                invited = EntrantRow(tournament_id=id, number=0, user_id=user, status="invited")
                self.enter(c, id, entrants, invited)
            self.touch(c, id)

    def add_bot(self, id: str, owner: str, level: str = DEFAULT_LEVEL) -> None:
        with self.database.writing() as c:
            _, entrants = self.open_one(c, id, owner)
            if level not in LEVELS:
                raise Refused("illegal", f"a bot is one of {', '.join(LEVELS)}, not {level[:20]!r}")
            self.enter(c, id, entrants, EntrantRow(tournament_id=id, number=0, bot=level))
            self.touch(c, id)

    def enter(self, c: Connection, id: str, entrants: list[EntrantRow], new: EntrantRow) -> None:
        if len(entrants) >= MOST:
            raise Refused("full", f"a tournament has at most {MOST} entrants")
        new.number = max([one.number for one in entrants], default=-1) + 1
        tournament_store.add_entrant(c, new)

    def open_one(self, c: Connection, id: str, owner: str = "") -> tuple[TournamentRow, list[EntrantRow]]:
        """A tournament that has not started, and its entrants; its owner's, if one is named."""
        row = require_tournament(c, id)
        check_owner(row, owner)
        if row.status != "open":
            raise Refused("closed", "the tournament has started")
        return row, tournament_store.read_entrants(c, id)

    # -- its course ----------------------------------------------------------------------------------------------

    def start(self, id: str, owner: str) -> list[str]:
        """Begin with those who are in; who was only invited is left out."""
        with self.database.writing() as c:
            tournament_store.queue_up(self.database, c)
            row, entrants = self.open_one(c, id, owner)
            taking_part = [one for one in entrants if one.status == "in"]
            if len(taking_part) < max(FEWEST, row.players):
                raise Refused("illegal", f"a tournament needs {max(FEWEST, row.players)} entrants at least")
            for one in entrants:
                if one.status != "in":
                    tournament_store.drop_entrant(c, id, one.number)
            rounds = row.rounds
            if row.system == "swiss":
                rounds = rounds or swiss_length(len(taking_part))
            elif row.players == 2:
                rounds = pairing.circle_length(len(taking_part))
            tournament_store.set_tournament(c, id, status="running", rounds=rounds, updated=self.now())
        return self.advance(id)

    def pause(self, id: str, owner: str, until: int | None) -> None:
        """No round begins before the owner goes on, or before the moment `until`."""
        with self.database.writing() as c:
            row = require_tournament(c, id)
            check_owner(row, owner)
            if row.status not in ("running", "paused"):
                raise Refused("closed", "the tournament is not being played")
            if until is not None and until <= self.now():
                raise Refused("illegal", "a pause ends in the future")
            tournament_store.set_tournament(c, id, status="paused", paused_until=until, updated=self.now())

    def resume(self, id: str, owner: str) -> list[str]:
        with self.database.writing() as c:
            row = require_tournament(c, id)
            check_owner(row, owner)
            if row.status != "paused":
                raise Refused("closed", "the tournament is not paused")
            tournament_store.set_tournament(c, id, status="running", paused_until=None, updated=self.now())
        return self.advance(id)

    def withdraw(self, id: str, user: str, number: int | None = None) -> list[str]:
        """Leave, or (the owner) take somebody out; a bot goes on at a table that is being played."""
        with self.database.writing() as c:
            row = require_tournament(c, id)
            entrants = tournament_store.read_entrants(c, id)
            wanted = [one for one in entrants if (one.user_id == user if number is None else one.number == number)]
            if not wanted:
                raise Refused("unknown", "there is no such entrant")
            if wanted[0].user_id != user:
                check_owner(row, user)
            if row.status == "open":
                tournament_store.drop_entrant(c, id, wanted[0].number)
            elif row.status == "over":
                raise Refused("closed", "the tournament is over")
            else:
                tournament_store.set_entrant(c, id, wanted[0].number, "out")
            tables = self.hand_over(c, id, wanted[0]) if row.status != "open" else []
            self.touch(c, id)
        return [*tables, *self.advance(id)]

    def hand_over(self, c: Connection, id: str, leaving: EntrantRow) -> list[str]:
        """Let a bot play the seats of somebody who leaves; the tables concerned."""
        tables = [one.table_id for one in tournament_store.read_pairings(c, id) if leaving.number in one.numbers]
        handed = []
        for table in tables:
            row = table_store.read_table(c, table) if table else None
            if row is None or not row.is_played or leaving.user_id is None:
                continue
            for seat in seat_store.read_seats(c, row.id):
                if seat.user_id == leaving.user_id:
                    seat_store.set_seat(c, row.id, seat.seat, handed=True, bot=DEFAULT_LEVEL)
            self.seats.changed(c, row)
            handed.append(row.id)
        return handed

    # -- rounds --------------------------------------------------------------------------------------------------

    def after_table(self, table: str) -> list[str]:
        """Go on with the tournament that a finished table belongs to, if it belongs to one."""
        with self.database.reading() as c:
            id = tournament_store.tournament_of_table(c, table)
        return self.advance(id) if id else []

    def advance(self, id: str) -> list[str]:
        """Make the next round if it is time for it, and open the tables that are missing; those tables."""
        with self.database.reading() as c:
            if not self.is_due(c, id):
                return []
        with self.database.writing() as c:
            tournament_store.queue_up(self.database, c)
            if self.is_due(c, id):
                self.plan(c, TournamentState(c, require_tournament(c, id)))
        with self.database.reading() as c:
            state = TournamentState(c, require_tournament(c, id))
        if state.row.status != "running":
            return []
        opened = []
        for planned in state.unopened():
            try:
                opened.append(self.open_table(state, planned))
            except Refused as error:  # a server about to restart: the next one opens it
                log.warning("a table of tournament %s was not opened: %s", id, error)
                break
        return opened

    def advance_all(self) -> list[str]:
        """Go on with every tournament that a stopped server has left behind."""
        with self.database.reading() as c:
            unfinished = tournament_store.unfinished(c)
        return [table for id in unfinished for table in self.advance(id)]

    def is_due(self, c: Connection, id: str) -> bool:
        """Whether there is something to do: a pause that has ended, a table to be opened, a round that is over."""
        state = TournamentState(c, require_tournament(c, id))
        row = state.row
        if row.status == "paused":
            return row.paused_until is not None and row.paused_until <= self.now()
        return row.status == "running" and (bool(state.unopened()) or state.is_round_over())

    def plan(self, c: Connection, state: TournamentState) -> None:
        """Go on after a pause; plan the next round if the last one is over, or end the tournament."""
        row = state.row
        if row.status == "paused":
            tournament_store.set_tournament(c, row.id, status="running", paused_until=None, updated=self.now())
        if not state.is_round_over():
            return
        following = state.next_round()
        if following is None:
            tournament_store.set_tournament(c, row.id, status="over", updated=self.now())
            return
        number = row.round + 1
        groups = [(table, False) for table in following.tables] + [([one], True) for one in following.byes]
        pairings = [
            PairingRow(
                tournament_id=row.id,
                round=number,
                number=place,
                entrants=msgspec.json.encode(group).decode(),
                bye=bye,
            )
            for place, (group, bye) in enumerate(groups, 1)
        ]
        tournament_store.add_pairings(c, pairings)
        tournament_store.set_tournament(c, row.id, round=number, updated=self.now())

    def open_table(self, state: TournamentState, planned: PairingRow) -> str:
        """The table of a pairing, with everybody in place."""
        row = state.row
        there = [state.entrants[number] for number in planned.numbers]
        specs = [SeatSpec("invite") if one.user_id else SeatSpec("bot", one.bot) for one in there]
        people = {seat: one.user_id for seat, one in enumerate(there) if one.user_id}
        options = msgspec.json.decode(row.options)
        title = f"{row.title} · {planned.round}.{planned.number}"[: self.seats.settings.longest_title]
        create = partial(self.seats.create, row.owner, row.game, len(there), options, specs, title)
        clock = decoded(row.clock) if row.clock else NO_CLOCK
        table = create(clock=clock, rated=row.rated and bool(people), people=people, limited=False)
        with self.database.writing() as c:
            if tournament_store.set_table(c, planned, table):
                self.seats.changed(c, require_table(c, table))  # those who are asked first are told
            else:  # another server was faster
                table_store.set_columns(c, table, status="closed")
        return table

    def touch(self, c: Connection, id: str) -> None:
        tournament_store.set_tournament(c, id, updated=self.now())


class TournamentState:
    """A tournament as it stands: everything that is stored about it, read once."""

    def __init__(self, c: Connection, row: TournamentRow) -> None:
        self.row = row
        self.game = cached_game(row.game)
        self.entrants = {one.number: one for one in tournament_store.read_entrants(c, row.id)}
        self.pairings = tournament_store.read_pairings(c, row.id)
        tables = [one.table_id for one in self.pairings if one.table_id]
        self.states = tournament_store.table_states(c, tables)
        self.results = tournament_store.table_results(c, tables)

    def status(self, one: PairingRow) -> TableStatus:
        """How far a table is; over when its game was counted. One that was deleted counts as closed."""
        if one.table_id is None:
            return "open"
        if one.table_id in self.results:
            return "over"
        state = self.states.get(one.table_id, "closed")
        return "closed" if state == "closed" else "running"

    def unopened(self) -> list[PairingRow]:
        return [one for one in self.pairings if not one.bye and one.table_id is None]

    def is_round_over(self) -> bool:
        """Whether every table of the last round has ended; before the first one, too."""
        last = [one for one in self.pairings if one.round == self.row.round and not one.bye]
        return all(self.status(one) in ("over", "closed") for one in last)

    def active(self) -> list[int]:
        return [number for number, one in self.entrants.items() if one.status == "in"]

    def past(self) -> list[Round]:
        """The rounds so far."""
        found = [Round([], []) for _ in range(self.row.round)]
        for one in self.pairings:
            if one.bye:
                found[one.round - 1].byes.extend(one.numbers)
            else:
                found[one.round - 1].tables.append(one.numbers)
        return found

    def scores(self) -> list[ScoreInfo]:
        """The standings by what has ended."""
        tables = []
        for one in self.pairings:
            if not one.bye and self.status(one) in ("over", "closed"):
                places, sides = self.results.get(one.table_id or "", ([], []))
                tables.append(PlayedTable(one.numbers, places, sides))
        byes = [one.numbers[0] for one in self.pairings if one.bye]
        return [
            {
                "rank": line.rank,
                "entrant": line.entrant,
                "points": round(line.points, 2),
                "opponents": round(line.opponents, 2),
                "direct": round(line.direct, 2),
                "won": line.won,
                "tables": line.tables,
                "byes": line.byes,
            }
            for line in standings(list(self.entrants), tables, byes)
        ]

    def next_round(self) -> Round | None:
        """The round that follows; None if the tournament is over."""
        row, active, past = self.row, self.active(), self.past()
        allowed = table_counts(self.game, msgspec.json.decode(row.options))
        if len(active) < 2 or not pairing.table_sizes(len(active), row.players, allowed):
            return None
        if row.system == "swiss":
            if row.round >= row.rounds:
                return None
            order = [line["entrant"] for line in self.scores() if line["entrant"] in active]
            return pairing.swiss_round(order, past, row.players, allowed)
        if row.players == 2:
            if row.round >= row.rounds:
                return None
            return pairing.circle_round(list(self.entrants), set(active), past)
        if pairing.have_all_met(active, past) or row.round >= MOST_ROUNDS:
            return None
        return pairing.all_round(active, past, row.players, allowed)


def table_counts(game: AnyGame, options: Options) -> set[int]:
    """With how many players tables can have these options."""
    found = set()
    for players in game.players:
        try:
            game.checked_options(players, options)
        except BadSetup:
            continue
        found.add(players)
    return found


def swiss_length(entrants: int) -> int:
    """As many rounds as it takes until one is unbeaten."""
    return max(3, (entrants - 1).bit_length())


def require_tournament(c: Connection, id: str) -> TournamentRow:
    row = tournament_store.read_tournament(c, id) if is_text(id) else None
    if row is None:
        raise Refused("unknown", "there is no such tournament; the link may be incomplete")
    return row


def check_owner(row: TournamentRow, owner: str) -> None:
    """Whether somebody may run the tournament; nothing is checked if nobody is named."""
    if owner and row.owner != owner:
        raise Refused("not-allowed", "only whoever has opened the tournament may do this")


def is_registered(c: Connection, user: str) -> bool:
    row = account_store.row_of_user(c, user)
    return row is not None and row.login is not None


# -- what is told ------------------------------------------------------------------------------------------------


def listing(c: Connection, user: str, language: str) -> list[ListedTournament]:
    """The tournaments that concern somebody."""
    words = Wordbook(language)
    found: list[ListedTournament] = []
    for row in tournament_store.tournaments_of(c, user, LISTED):
        invited = any(
            one.user_id == user and one.status == "invited" for one in tournament_store.read_entrants(c, row.id)
        )
        found.append(
            {
                "id": row.id,
                "title": row.title,
                "game": row.game,
                "game_title": words.title(row.game),
                "status": row.status,
                "round": row.round,
                "rounds": row.rounds,
                "invited": invited,
                "updated": row.updated,
            }
        )
    return found


def tournament(c: Connection, id: str, viewer: str, language: str) -> TournamentInfo:
    """A tournament as whoever has its link sees it. Invitations are seen by the owner and the one who is invited."""
    state = TournamentState(c, require_tournament(c, id))
    row, owner = state.row, viewer == state.row.owner
    shown = [one for one in state.entrants.values() if owner or one.status != "invited" or one.user_id == viewer]
    people = seat_store.people(c, [row.owner, *[one.user_id for one in shown if one.user_id]])
    is_in = any(one.user_id == viewer and one.status != "invited" for one in shown)

    def named(user: str | None) -> NamedPerson:
        known = people.get(user or "")
        return {"name": known.name if known else "", "profile": known.login if known else ""}

    entrants: list[EntrantInfo] = [
        {
            "number": one.number,
            "person": named(one.user_id),
            "bot": one.bot,
            "status": one.status,
            "mine": one.user_id == viewer,
        }
        for one in shown
    ]
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "game_title": Wordbook(language).title(row.game),
        "players": row.players,
        "system": row.system,
        "rounds": row.rounds,
        "round": row.round,
        "rated": row.rated,
        "status": row.status,
        "paused_until": row.paused_until,
        "owner": named(row.owner),
        "mine": owner,
        "may_join": row.status == "open" and not is_in,
        "entrants": entrants,
        "standings": state.scores() if row.round else [],
        "played": [round_info(state, number, owner or is_in) for number in range(row.round, 0, -1)],
    }


def round_info(state: TournamentState, number: int, is_inside: bool) -> RoundInfo:
    ours = [one for one in state.pairings if one.round == number]
    return {
        "round": number,
        "tables": [table_info(state, one, is_inside) for one in ours if not one.bye],
        "byes": [one.numbers[0] for one in ours if one.bye],
    }


def table_info(state: TournamentState, one: PairingRow, is_inside: bool) -> TournamentTable:
    places: list[int] = state.results.get(one.table_id or "", ([], []))[0]
    return {
        "number": one.number,
        "table": (one.table_id or "") if is_inside else "",
        "status": state.status(one),
        "seats": [
            {"entrant": entrant, "place": places[seat] if seat < len(places) else None}
            for seat, entrant in enumerate(one.numbers)
        ],
    }
