"""Equal information: what a viewer can get from a table is the same, byte for byte, when what it can't know differs.

Two databases are made that differ only in hidden things: secret choices, cards dealt anew by the game itself, or the
order of face-down stacks from the very beginning. Then everything that one viewer can ask for is compared.
"""

from __future__ import annotations

import itertools
import json
import random
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from tablero.core.dice import Dice
from tablero.core.errors import TableroError
from tablero.core.record import dumps, save
from tablero.core.saving import frozen
from tablero.core.sealed import sealed
from tablero.core.state import SPECTATOR
from tablero.server.loaded_match import LoadedMatch
from tablero.server.storage import table_store
from tablero.server.storage.rows import TableRow
from tablero.server.storage.schema import CHECKPOINTS
from tablero.server.tables import Tables

from .running_tables import ANNA, BELA, CARLA, PLAYERS, STRANGER, look, on_sqlite, play_on, trio

VIEWERS = {0: ANNA, 1: BELA, 2: CARLA, SPECTATOR: STRANGER}
MOST_STEPS = 40
OPTIONS = {"power_shift": True, "alternative_cards": "all"}


@pytest.fixture(autouse=True)
def nothing_left_to_chance(same_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ids, seeds and times in both databases."""
    monkeypatch.setattr(table_store, "now", lambda: 1_000_000)
    monkeypatch.setattr("tablero.server.seats.new_seed", lambda: bytes(range(32)))
    monkeypatch.setattr("secrets.token_bytes", lambda n=32: bytes(range(n)))


def fresh_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count()
    monkeypatch.setattr("secrets.token_urlsafe", lambda n=15: f"token-{next(numbers)}")


async def everything(tables: Tables, table: str, user: str, replay: bool = True) -> str:
    """All that a user can get from a table, as it would be sent."""
    got: dict[str, Any] = {}

    async def keep(name: str, doing: Awaitable[Any]) -> Any:
        try:
            got[name] = await doing
        except TableroError as error:
            got[name] = f"{type(error).__name__}: {error}"
        return got[name]

    now = await keep("snapshot", tables.snapshot(table, user))
    await keep("tall", tables.snapshot(table, user, picture="tall"))
    for at in range(now["table"]["count"] + 1) if replay else ():
        await keep(f"at {at}", tables.snapshot(table, user, at=at))
    for step in range(1, MOST_STEPS) if replay else ():
        if isinstance(await keep(f"step {step}", tables.snapshot(table, user, step=step)), str):
            break  # there are no more
    await keep("journal", tables.journal(table, user))
    await keep("record", tables.record(table, user))
    await keep("listing", tables.listing(user))
    for seat in range(3):
        await keep(f"seat {seat}", tables.snapshot(table, user, seat=seat))
        for option in ("done", "galicia", "nonsense", "power_7"):
            wrong_seq = now["seq"] + 1
            await keep(f"{seat} {option}", tables.answer(table, user, seat, wrong_seq, option, f"{seat}{option}"))
        await keep(f"undo {seat}", tables.undo(table, STRANGER, seat, f"undo {seat}"))
    return json.dumps(got, sort_keys=True)


def compare(folders: list[Path], table: str, seat: int, replay: bool = True) -> None:
    """What the viewer at `seat` gets from two databases is the same."""
    sent: list[str] = []

    async def scenario(tables: Tables) -> None:
        sent.append(await everything(tables, table, VIEWERS[seat], replay))

    for folder in folders:
        on_sqlite(folder, scenario)
    assert len(sent[0]) > 10_000
    assert sent[0] == sent[1]
    assert bytes(range(32)).hex() not in sent[0], "the seed is secret"


# -- secret choices ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", VIEWERS)
def test_others_secret_choices_do_not_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    made: set[str] = set()
    for which, folder in enumerate(folders):
        folder.mkdir()
        fresh_ids(monkeypatch)

        async def scenario(tables: Tables, which: int = which) -> None:
            table = await trio(tables, **OPTIONS)
            made.add(table)
            for other in [other for other in (0, 1, 2) if other != seat][:2]:
                ask = (await look(tables, table, PLAYERS[other]))["ask"]
                option = ask["options"][which]["id"]
                await tables.answer(table, PLAYERS[other], other, 0, option, "secret")

        on_sqlite(folder, scenario)
    (table,) = made
    compare(folders, table, seat)


@pytest.mark.parametrize("seat", VIEWERS)
def test_what_others_handed_to_each_other_does_not_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """Everybody has passed a modifier to the left; the journal tells each of them what they gave and got."""
    folders = [tmp_path / "one", tmp_path / "other"]
    made: set[str] = set()
    for which, folder in enumerate(folders):
        folder.mkdir()
        fresh_ids(monkeypatch)

        async def scenario(tables: Tables, which: int = which) -> None:
            table = await trio(tables, **OPTIONS)
            made.add(table)
            for giver in (0, 1, 2):
                unseen = seat == SPECTATOR or giver == (seat + 1) % 3
                ask = (await look(tables, table, PLAYERS[giver]))["ask"]
                option = ask["options"][which if unseen else 0]["id"]
                await tables.answer(table, PLAYERS[giver], giver, 0, option, "secret")

        on_sqlite(folder, scenario)
    (table,) = made
    compare(folders, table, seat)


# -- orders in advance and notes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
@pytest.mark.parametrize("played", [False, True])
def test_orders_and_notes_are_nobody_elses_to_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int, played: bool
) -> None:
    """Whether the blue player has given orders, and whether an answer was given by one or by hand."""
    folders = [tmp_path / "by hand", tmp_path / "ordered"]
    made: set[str] = set()
    for which, folder in enumerate(folders):
        folder.mkdir()
        fresh_ids(monkeypatch)

        async def scenario(tables: Tables, which: int = which) -> None:
            table = await trio(tables, first_player="1")
            made.add(table)
            if which:
                for order in ("power.n=9", "power.n=8"):
                    await tables.lay_order(table, BELA, 1, order)
                await tables.write_note(table, BELA, "nobody knows")
            if played:
                await tables.answer(table, ANNA, 0, 0, "power_5", "first")
            if played and not which:
                await tables.answer(table, BELA, 1, 1, "power_9", "second")
            assert (await look(tables, table, STRANGER))["waiting_for"] == [2 if played else 0]

        on_sqlite(folder, scenario)
    (table,) = made
    compare(folders, table, seat)


# -- cards dealt anew --------------------------------------------------------------------------------------------


def store_checkpoint(tables: Tables, table: str, running: LoadedMatch, seat: int | None) -> None:
    """Write a checkpoint of the match as it stands; with a seat, with all that the seat can't know dealt anew."""
    match = running.match
    match.past = []
    match.floor = match.count
    running.trim()
    data = save(match)
    if seat is not None:
        state = match.start.copy()
        match.game.reshuffle_unknown(state, seat, Dice(b"another world"))
        fields = {field: frozen(match.game, field, getattr(state, field)) for field in match.game.fields}
        assert fields != data["checkpoint"]["state"]
        data["checkpoint"]["state"] = fields
        del data["digest"]
        data = sealed(data)
    with tables.database.writing() as c:
        c.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.seq == running.seq))
        values = {"table_id": table, "seq": running.seq, "count": match.count, "told": running.first_line}
        c.execute(insert(CHECKPOINTS), values | {"save": dumps(data)})


async def at_step_start(tables: Tables, table: str, decisions: int, chance: random.Random) -> TableRow:
    """Play some decisions, and on to where a step has just begun: only there can cards be dealt anew in a save."""
    await play_on(tables, table, decisions, chance)
    while True:
        with tables.database.reading() as c:
            row, _, running = tables.matches.current(c, table)
        if not running.match.answers:
            return row
        await play_on(tables, table, 1, chance)


@pytest.mark.parametrize("decisions", [0, 20, 60])
def test_what_a_viewer_cannot_know_may_be_dealt_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decisions: int
) -> None:
    played = tmp_path / "played"
    played.mkdir()
    fresh_ids(monkeypatch)
    made: list[str] = []

    async def scenario(tables: Tables) -> None:
        table = await trio(tables, **OPTIONS)
        await at_step_start(tables, table, decisions, random.Random(decisions))
        made.append(table)

    on_sqlite(played, scenario)
    for seat in VIEWERS:
        folders = [tmp_path / f"{seat}-{kind}" for kind in ("real", "imagined")]
        for folder, dealt_for in zip(folders, (None, seat), strict=True):
            shutil.copytree(played, folder)
            on_sqlite(folder, changed_by(made[0], dealt_for))
        compare(folders, made[0], seat, replay=False)


def changed_by(table: str, seat: int | None) -> Callable[[Tables], Awaitable[None]]:
    async def scenario(tables: Tables) -> None:
        with tables.database.reading() as c:
            _, _, running = tables.matches.current(c, table)
        store_checkpoint(tables, table, running, seat)

    return scenario


# -- from the very beginning -------------------------------------------------------------------------------------


def test_the_replay_tells_nothing_of_what_still_lies_face_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards that nobody has seen by now lie in another order from the first decision on."""
    folders = [tmp_path / "real", tmp_path / "imagined"]
    folders[0].mkdir()
    fresh_ids(monkeypatch)
    made: list[str] = []

    async def play(tables: Tables) -> None:
        made.append(await trio(tables))
        await play_on(tables, made[0], 40, random.Random(5))

    async def turn_stacks(tables: Tables) -> None:
        with tables.database.reading() as c:
            _, _, running = tables.matches.current(c, made[0])
            first = c.execute(select(CHECKPOINTS).where(CHECKPOINTS.c.seq == 0)).one()
        now: Any = running.match.state
        data = json.loads(first.save)
        del data["digest"]
        state = data["checkpoint"]["state"]
        for stack, left in zip(state["stacks"], now.stacks, strict=True):
            hidden = len(left) - now.drawn
            assert hidden >= 2
            stack[:hidden] = reversed(stack[:hidden])
        with tables.database.writing() as c:
            c.execute(delete(CHECKPOINTS))
            values = {"table_id": made[0], "seq": 0, "count": 0, "told": first.told}
            c.execute(insert(CHECKPOINTS), values | {"save": dumps(sealed(data))})

    on_sqlite(folders[0], play)
    shutil.copytree(folders[0], folders[1])
    on_sqlite(folders[1], turn_stacks)
    for seat in VIEWERS:
        compare(folders, made[0], seat)
