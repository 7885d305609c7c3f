"""Finished games of a server, to be given away: of tables whose people have agreed, without a trace of who they are.

A game is played again from its beginning and its decisions are written down as those of simulations are
(arena/decisions.py). It is left out if the rules have changed so much since that it no longer comes to the same end.
Nothing else of a table is read: no names, no talk, no notes, no times. The seed stays here, too: it would lead back to
the table's page, and to those who played. Games are in the order of their tables' ids, which is nobody's.

An export is made under another name and renamed when it is whole. A few thousand decisions at a time are in memory.
"""

from __future__ import annotations

import logging
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from tablero.arena.decisions import DecisionLog
from tablero.arena.results import ended
from tablero.core.answers import answer
from tablero.core.errors import BadSetup, TableroError
from tablero.core.match import Match

from .export_folder import ExportFolder, exported_row
from .loaded_match import begun_match, cached_game
from .match_loading import load
from .match_service import BOT
from .storage import table_store
from .storage.engine import Database
from .storage.rows import SeatRow, TableRow
from .storage.schema import EVENTS, TABLES
from .storage.seat_store import read_seats

log = logging.getLogger("tablero.server")

PAGE: Final = 200  # ids of tables that are asked for at a time
GIVEN: Final = TABLES.c.research & (TABLES.c.status == "over")  # a lesson, or a position, is never for research
GivenDecision = tuple[int, str, bool]  # the seat, the option by name, and whether a bot took it


class Exported(NamedTuple):
    """What an export holds of one game with so many players."""

    game: str
    players: int
    games: int
    decisions: int
    left_out: int


def export_games(
    database: Database, path: Path, game: str = "", features: bool = False, tell: Callable[[int], None] = lambda n: None
) -> list[Exported]:
    """Write all games that may be given away into a new folder, or those of one game; what is in it."""
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise BadSetup(f"{path} is there already; name another folder")
    groups = groups_of(database, game)
    if not groups:
        return []
    half = path.absolute().with_name(f".{path.absolute().name}.half")
    shutil.rmtree(half, ignore_errors=True)  # of a run that was stopped
    half.mkdir(parents=True)
    done: list[Exported] = []
    for id, players in groups:
        before = sum(one.games + one.left_out for one in done)
        done.append(export_group(database, half, id, players, features, partial(tell_more, tell, before)))
    os.replace(half, path)
    return done


def tell_more(tell: Callable[[int], None], before: int, n: int) -> None:
    tell(before + n)


def groups_of(database: Database, game: str) -> list[tuple[str, int]]:
    """The games and numbers of players of which there is something to give away."""
    wanted = select(TABLES.c.game, TABLES.c.players).where(GIVEN).distinct()
    if game:
        wanted = wanted.where(TABLES.c.game == game)
    with database.reading() as c:
        return sorted((row.game, row.players) for row in c.execute(wanted))


def count_given(database: Database, game: str) -> int:
    """How many games may be given away."""
    wanted = select(func.count()).select_from(TABLES).where(GIVEN)
    with database.reading() as c:
        return int(c.execute(wanted.where(TABLES.c.game == game) if game else wanted).scalar_one())


def export_group(
    database: Database, path: Path, game: str, players: int, features: bool, tell: Callable[[int], None]
) -> Exported:
    folder = ExportFolder(path / f"{game}-{players}", cached_game(game), players, features)
    left_out = 0
    for table in given_tables(database, game, players):
        with database.reading() as c:
            found = read_game(c, table)
        if found is None or not give_game(folder, *found):  # withdrawn meanwhile, or it can't be read
            left_out += 1
        tell(folder.games + left_out)
    folder.finish(left_out)
    return Exported(game, players, folder.games, folder.decisions, left_out)


def given_tables(database: Database, game: str, players: int) -> Iterator[str]:
    """The ids of tables, in their order, some at a time."""
    last = ""
    while True:
        wanted = select(TABLES.c.id).where(GIVEN, TABLES.c.game == game, TABLES.c.players == players)
        with database.reading() as c:
            ids = [row.id for row in c.execute(wanted.where(TABLES.c.id > last).order_by(TABLES.c.id).limit(PAGE))]
        if not ids:
            return
        yield from ids
        last = ids[-1]


# -- one game ----------------------------------------------------------------------------------------------------


def read_game(c: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[GivenDecision], Match] | None:
    """A table that may be given away, its seats, its decisions, and its match as it ended."""
    row = table_store.read_table(c, table)
    if row is None or not row.research or row.status != "over":
        return None
    try:
        match = load(c, row).match
    except TableroError as error:
        log.warning("table %s is not exported: %s", table, error)
        return None
    return row, read_seats(c, table), decisions_of(c, table), match


def decisions_of(c: Connection, table: str) -> list[GivenDecision]:
    standing = (EVENTS.c.table_id == table) & (EVENTS.c.kind == "answer") & EVENTS.c.undone.is_(False)
    wanted = select(EVENTS.c.seat, EVENTS.c.option, EVENTS.c.user_id).where(standing).order_by(EVENTS.c.n)
    return [(row.seat, row.option, row.user_id == BOT) for row in c.execute(wanted)]


def give_game(
    folder: ExportFolder, row: TableRow, seats: list[SeatRow], decisions: list[GivenDecision], end: Match
) -> bool:
    """Play a game again and write it down; whether it still comes to the same end."""
    game = end.game
    kept = DecisionLog(game, folder.features)
    try:
        match, longest = play_again(row, decisions, kept, folder.games)
    except Exception as error:  # what earlier versions stored can break the present rules anywhere
        log.warning("table %s is not exported: %s", row.id, error)
        return False
    same = match.over and end.over and game.points(match.state) == game.points(end.state)
    if not same or game.winners(match.state) != game.winners(end.state):
        log.warning("table %s is not exported: by the present rules it does not end as it did", row.id)
        return False
    by_people = Counter(seat for seat, _, by_bot in decisions if not by_bot)
    bots = ["" if seat.user_id else seat.bot for seat in seats]
    result = ended(game, match, folder.games, longest)
    folder.add(exported_row(result, bots, match, [by_people[seat.seat] for seat in seats]), kept)
    return True


def play_again(row: TableRow, decisions: list[GivenDecision], kept: DecisionLog, number: int) -> tuple[Match, int]:
    """The game played again from its beginning, every decision kept; and the longest step."""
    match, longest = begun_match(row, journal=False), 0
    for seat, option, _ in decisions:
        kept.add(number, match, match.game.action(option), seat=seat)
        answer(match, option, seat)
        longest = max(longest, len(match.answers))
    return match, longest
