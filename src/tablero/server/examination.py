"""Looks into everything that is stored, and says what is wrong and what to do about it: `tablero doctor`.

A table is in order if it loads as it stands, and if its seed and its decisions, played again from the beginning, lead
to the same place: for a finished game, to the result that its record tells (`tablero verify`). A study is in order if
all its positions can be reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, func, select

from tablero.core import record
from tablero.core.answers import answer
from tablero.core.dice import commitment
from tablero.core.errors import UnknownId
from tablero.core.match import Match

from .loaded_match import begun_match, cached_game, to_move
from .match_loading import is_old, load
from .refusal import Refused
from .storage import study_store, table_store
from .storage.engine import Database
from .storage.rows import TableRow
from .storage.schema import EVENTS, STUDIES, TABLES
from .study_tree import StudyMatches, read_tree

Weight = Literal["wrong", "note"]
REMOVE: Final = "if it can't be helped, `tablero admin delete-table {table}` removes it"


class Complaint(NamedTuple):
    """Something about one thing: what it is, and what to do."""

    weight: Weight
    about: str
    what: str
    advice: str = ""

    def data(self) -> dict[str, str]:
        return self._asdict()


def examine(database: Database, records: bool, progress: Callable[[int], None] = lambda done: None) -> list[Complaint]:
    """All tables and studies of a database that has the present schema; with `records`, or only whether they load."""
    findings: list[Complaint] = []
    for done, table in enumerate(table_ids(database), 1):
        with database.reading() as c:
            row = table_store.read_table(c, table)
            if row is not None:  # somebody may have deleted it meanwhile
                findings += examine_table(c, row, records)
        progress(done)
    for study in study_ids(database):
        with database.reading() as c:
            findings += examine_study(c, study)
    return findings


def study_ids(database: Database) -> list[str]:
    with database.reading() as c:
        return [row.id for row in c.execute(select(STUDIES.c.id).order_by(STUDIES.c.created, STUDIES.c.id))]


def examine_study(c: Connection, study: str) -> Iterator[Complaint]:
    """Whether all positions of a study can be reached."""
    row = study_store.read_study(c, study)
    if row is None:  # somebody has deleted it meanwhile
        return
    about, advice = f"study {row.id} ({row.game})", "restore it from a backup; else its owner can delete it"
    is_old = False
    try:
        is_old = row.game_version != cached_game(row.game).version
        tree, matches = read_tree(c, row.id), StudyMatches()
        for node in tree.nodes.values():
            if not tree.after(node.n):
                matches.at(c, row, tree, node.n)
    except Refused as error:
        fits = error.code == "misfit" and is_old
        yield Complaint(
            "note" if fits else "wrong", about, f"a position of it is lost: {error}", "" if fits else advice
        )
    except Exception as error:  # whatever is stored there breaks the rules
        yield Complaint("wrong", about, f"it does not load: {error!r}", advice)


def table_ids(database: Database) -> list[str]:
    with database.reading() as c:
        return [row.id for row in c.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))]


def count_tables(database: Database) -> dict[str, int]:
    """How many tables there are of each status."""
    with database.reading() as c:
        counted = c.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status).order_by(TABLES.c.status))
        return {row[0]: row[1] for row in counted}


def examine_table(c: Connection, row: TableRow, records: bool) -> Iterator[Complaint]:
    about = f"table {row.id} ({row.game})"
    remove = REMOVE.format(table=row.id)
    try:
        cached_game(row.game)
    except UnknownId as error:
        yield Complaint("wrong", about, str(error), f"install the package that has this game; {remove}")
        return
    if commitment(bytes.fromhex(row.seed)) != row.commitment:
        yield Complaint("wrong", about, "its seed is not the one that was committed to", "restore it from a backup")
    yield from examine_numbers(c, row, about)
    try:
        loaded = load(c, row)
    except Refused as error:
        yield Complaint("wrong", about, f"it does not load: {error}", refusal_advice(error, remove))
        return
    except Exception as error:  # whatever is stored there breaks the rules
        yield Complaint("wrong", about, f"it does not load: {error!r}", f"restore it from a backup; {remove}")
        return
    if loaded.misfit is not None:
        what = f"from decision {loaded.misfit.decision} on it does not fit the present rules"
        goes_on = "it goes on from the decision before when somebody opens it"
        if is_old(row) or was_upgraded(c, row):
            yield Complaint("note", about, what, goes_on)
        else:
            yield Complaint("wrong", about, what, f"restore it from a backup; else {goes_on}")
    elif loaded.is_behind and not is_old(row):
        yield Complaint("wrong", about, "it loads, but not where it stood", "restore it from a backup, or open it once")
    elif records:
        yield from examine_record(c, row, loaded.match, about)


def refusal_advice(error: Refused, remove: str) -> str:
    if error.code == "other-data":
        return "start the server with the --data-pack it was played with"
    if error.code == "newer":
        return "install that version of Tablero again, or a later one"
    return f"restore it from a backup; {remove}"


def examine_numbers(c: Connection, row: TableRow, about: str) -> Iterator[Complaint]:
    """Whether all events are there, and as many decisions stand as the table says."""
    events = c.execute(
        select(func.count(), func.max(EVENTS.c.seq)).select_from(EVENTS).where(EVENTS.c.table_id == row.id)
    ).one()
    answers = len(table_store.standing_answers(c, row.id, 0, row.count))
    if (events[0], events[1] or 0) != (row.seq, row.seq) or answers != row.count:
        what = f"{row.seq} events and {row.count} decisions should be stored; {events[0]} and {answers} are"
        yield Complaint("wrong", about, what, "restore it from a backup")


def examine_record(c: Connection, row: TableRow, match: Match, about: str) -> Iterator[Complaint]:
    """Whether the game, played again from its seed, comes to where it stands."""
    answers = table_store.standing_answers(c, row.id, 0, row.count)
    if is_old(row) or was_upgraded(c, row):
        yield Complaint("note", about, "begun under earlier rules: only those who have them can verify its record")
        return
    if row.status == "over":
        problems = record.verify(record.record(match, answers, row.game_version)).problems
    else:
        problems = replay_problems(row, answers)
    for problem in problems:
        yield Complaint("wrong", about, f"its record does not verify: {problem}", "restore it from a backup")


def was_upgraded(c: Connection, row: TableRow) -> bool:
    """Whether its first decisions were taken under other rules than the last ones."""
    found = select(EVENTS.c.seq).where(EVENTS.c.table_id == row.id, EVENTS.c.kind == "upgrade").limit(1)
    return c.execute(found).first() is not None


def replay_problems(row: TableRow, answers: list[tuple[int, str]]) -> list[str]:
    """What is different when an unfinished game is played again from its seed."""
    match = begun_match(row, journal=False)
    for number, (seat, option) in enumerate(answers, 1):
        try:
            answer(match, option, seat)
        except Exception as error:  # not legal, or the rules stumble over it
            return [f"answer {number} of {len(answers)}: {error}"]
    if to_move(match) != row.to_move or match.over:
        return ["played again, it asks somebody else"]
    return []
