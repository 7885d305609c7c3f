"""Write what this version leaves behind into the archive: `python tools/archive.py [NAME]` (default: today's date).

Run it when the version of a game was raised: the tests in tests/archive open every set there with the present program,
so that no change makes stored games unopenable. A set is one packed file: saves in the middle of games, records, the
database of a server, and `facts.json`, which tells where each of them stood. Sets are never written again.

The database is kept as the file that SQLite wrote, not as statements, since that is what a server finds on its disk.
All of a set is packed together, because saves of one game have much in common: that halves it.
Everything is played at random, by users without names; seeds and passwords are for this purpose alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tarfile
import tempfile
import time
from io import BytesIO
from pathlib import Path
from typing import Any

from tablero.core import record
from tablero.core.ask import Together
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.server.auth import Auth, Person
from tablero.server.settings import Settings
from tablero.server.tables import SeatSpec, Tables, open_tables

ARCHIVE = Path(__file__).parents[1] / "tests" / "archive"
SECRET = b"a secret that only the archive uses"
ACCOUNT = ("player one", "a password for the archive")
ONE, TWO = "user-1", "user-2"

Facts = dict[str, Any]
Case = tuple[str, int, dict[str, Any]]

CASES: list[Case] = [
    ("el-grande", 2, {"colours": ["blue", "white"], "dummy": "green"}),
    ("el-grande", 3, {"short": True, "first_player": "2"}),
    ("el-grande", 5, {"new_regent": True, "power_shift": True, "alternative_cards": ["veto_1", "secret_ballot"]}),
    ("andean-abyss", 1, {"scenario": "quick_play"}),
    ("andean-abyss", 2, {"scenario": "quick_play", "eligibility": "option_a", "card_edition": "1"}),
    ("andean-abyss", 3, {"scenario": "quick_play", "factions": ["govt", "farc", "cartels"]}),
    ("andean-abyss", 4, {"short": True, "open_deployment": True, "seeded_propaganda": True}),
    ("twilight-struggle", 2, {"optional_cards": False, "extras": ["free_realignment", "sure_space"]}),
    ("twilight-struggle", 2, {"scenario": "late_war", "handicap": "us_2", "show_held": True}),
    ("twilight-struggle-soloplay", 1, {"side": "us"}),
    ("twilight-struggle-soloplay", 1, {"side": "ussr", "level": "expert"}),
    ("narcos", 2, {"notebook": "markers"}),
    ("narcos", 4, {"factions": "random", "private_talk": True}),
]

# What is played on the server.
SERVED: list[Case] = [
    ("el-grande", 2, {"short": True}),
    ("andean-abyss", 2, {"scenario": "quick_play"}),
    ("twilight-struggle", 2, {}),
    ("twilight-struggle-soloplay", 1, {}),
    ("narcos", 3, {}),
]
WHOLE_GAME = 10_000  # more decisions than any has

# -- saves and records -------------------------------------------------------------------------------------------


def played(number: int, case: Case) -> tuple[Match, list[int]]:
    """A whole game, and the points worth keeping: in the middle of a step, early and late, and of a secret choice."""
    game, players, options = case
    chance = random.Random(number)
    match = new_match(find_game(game), players, options, chance.randbytes(32))
    within, secret = [], []
    while match.ask is not None:
        match.answer(chance.choice(match.ask.options), match.ask.seat)
        if isinstance(match.question, Together) and any(answer >= 0 for answer in match.question.answers):
            secret.append(match.count)
        elif match.count > match.begun and undoable(match):
            within.append(match.count)
    points = [within[len(within) // 3], within[len(within) * 2 // 3], *secret[len(secret) // 2 :][:1]]
    return match, sorted(set(points))


def undoable(match: Match) -> list[str]:
    """The seats that may take back their last decision."""
    names = match.game.seating(match.state).seats
    return [name for seat, name in enumerate(names) if match.can_undo(seat)]


def where_it_stands(match: Match) -> Facts:
    """What has to be found again."""
    names = match.game.seating(match.state).seats
    return {
        "game": match.game.id,
        "version": match.game.version,
        "count": match.count,
        "asked": [[names[ask.seat], ask.kind] for ask in match.open_asks()],
        "undo": undoable(match),
        "lines": len(match.before or []) + len(match.state.notes or []),
    }


def files_of(cases: list[Case]) -> tuple[dict[str, str], dict[str, Facts], dict[str, Facts]]:
    """The text of every save and record by its name; the facts of the saves, and of the records."""
    files: dict[str, str] = {}
    saves: dict[str, Facts] = {}
    records: dict[str, Facts] = {}
    for number, case in enumerate(cases):
        match, points = played(number, case)
        whole = record.record(match)
        name = f"{case[0]}-{number}"
        files[f"{name}.record.json"] = record.dumps(whole)
        records[f"{name}.record.json"] = where_it_stands(match)
        for point in points:
            earlier = record.replay(whole, point)
            files[f"{name}-at-{point}.save.json"] = record.dumps(record.save(earlier))
            saves[f"{name}-at-{point}.save.json"] = where_it_stands(earlier)
    return files, saves, records


# -- a server ----------------------------------------------------------------------------------------------------


async def fill(url: str, games: list[str]) -> dict[str, Facts]:
    """Tables of every game in a database, and where each stands."""
    tables = open_tables(Settings(database=url, secret=SECRET, workers=1))
    await tables.start()
    try:
        await Auth(tables.database, SECRET).keep(Person(ONE), *ACCOUNT)
        facts = {}
        for case in SERVED:
            if case[0] in games:
                for title, table in (await tables_of(tables, case)).items():
                    facts[f"{case[0]} {title}"] = await table_facts(tables, table)
        return facts
    finally:
        await tables.stop()


async def tables_of(tables: Tables, case: Case) -> dict[str, str]:
    """One of people, with an undo and talk; one with bots; a finished one."""
    game, players, options = case
    chance = random.Random(game)
    others = players - 1

    async def opened(title: str, *seats: SeatSpec) -> str:
        return await tables.create(ONE, game, players, options, list(seats), title)

    made = {"people": await opened("people", SeatSpec("me"), *[SeatSpec("open")] * others)}
    for seat in range(1, players):
        await tables.sit(made["people"], TWO, seat)
    await play(tables, made["people"], chance, 38)
    await take_back(tables, made["people"])
    await play(tables, made["people"], chance, 2)
    await tables.say(made["people"], ONE, "Good luck!")
    if others:
        made["bots"] = await opened("bots", SeatSpec("me"), *[SeatSpec("bot", "random")] * others)
        await play(tables, made["bots"], chance, 14)
    made["over"] = await opened("over", *[SeatSpec("me")] * players)
    await play(tables, made["over"], chance, WHOLE_GAME)
    return made


async def play(tables: Tables, table: str, chance: random.Random, decisions: int) -> None:
    """So many answers of people; bots answer for themselves, and it ends where a person is asked."""
    given = 0
    while True:
        look = await tables.snapshot(table, ONE, picture="")
        if look["ask"] is None and not all(seat["bot"] for seat in look["seats"] if seat["asked"]):
            look = await tables.snapshot(table, TWO, picture="")
        ask = look["ask"]
        if look["table"]["status"] == "over" or (ask and given == decisions):
            return
        if ask is None:
            await asyncio.sleep(0.02)
            continue
        option = chance.choice(ask["options"])["id"]
        await tables.answer(table, look["you"]["user"], ask["seat"], look["seq"], option, f"{look['seq']}")
        given += 1


async def take_back(tables: Tables, table: str) -> None:
    """An undo, if somebody can."""
    for user in (ONE, TWO):
        look = await tables.snapshot(table, user, picture="")
        for seat in look["you"]["seats"]:
            if look["can_undo"] and look["undo_seat"] == seat:
                await tables.undo(table, user, seat, "undo")
                return


async def table_facts(tables: Tables, table: str) -> Facts:
    look = await tables.snapshot(table, ONE, picture="")
    names = [seat["id"] for seat in look["seats"]]
    result = look["result"]
    return {
        "game": look["table"]["game"],
        "version": look["table"]["game_version"],
        "table": look["table"]["id"],
        "status": look["table"]["status"],
        "count": look["table"]["count"],
        "asked": [names[seat] for seat in look["waiting_for"]],
        "undo": look["can_undo"],
        "lines": len(look["journal"]),
        "chat": [line["text"] for line in look["chat"]],
        "winners": result["winners"] if result else None,
    }


def server_file(folder: Path, games: list[str]) -> tuple[bytes, dict[str, Facts]]:
    """The database of a server, and its facts."""
    path = folder / "tables.sqlite3"
    facts = asyncio.run(fill(f"sqlite:///{path}", games))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.read_bytes(), facts


# -- the set -----------------------------------------------------------------------------------------------------


def write_set(path: Path) -> None:
    """One set of everything."""
    games = game_ids()
    versions = {game: find_game(game).version for game in games}
    files, saves, records = files_of([case for case in CASES if case[0] in games])
    with tempfile.TemporaryDirectory() as folder:
        database, tables = server_file(Path(folder), games)
    if any((name.endswith(" over")) != (facts["status"] == "over") for name, facts in tables.items()):
        sys.exit("archive: a game that should go on has ended early; run this again")
    facts = {"versions": versions, "saves": saves, "records": records, "tables": tables}
    texts = {"facts.json": json.dumps(facts, indent=1)} | files
    contents = {name: text.encode() for name, text in texts.items()} | {"tables.sqlite3": database}
    with tarfile.open(path, "x:xz") as packed:
        for name, data in contents.items():
            member = tarfile.TarInfo(name)  # of nobody, of no time
            member.size = len(data)
            packed.addfile(member, BytesIO(data))


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else time.strftime("%Y-%m-%d")
    path = ARCHIVE / f"{name}.tar.xz"
    if path.exists():
        sys.exit(f"archive: {path} is there already, and sets are never written again; give another name")
    write_set(path)
    print(f"{path}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
