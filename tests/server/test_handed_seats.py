"""One person, several seats, some of them handed to bots: what the seats played in person can't know is never sent.

Each arrangement of two seats of one person is looked at in every way a person can look. Then all that the seats which
may be looked from can't know is dealt anew: not a byte may differ.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablero.core.match import Match
from tablero.core.state import SPECTATOR
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, look, on_sqlite, play_on, refusal

GAMES: dict[str, dict[str, Any]] = {"narcos": {}, "twilight-struggle": {}, "el-grande": {"power_shift": True}}
FIRST, SECOND = 0, 1

# The seats that are handed over, those of them that are taken back, and from where is looked then on a screen.
ARRANGEMENTS = {
    "first handed": ([FIRST], [], SECOND),
    "second handed": ([SECOND], [], FIRST),
    "both handed": ([FIRST, SECOND], [], SPECTATOR),
    "first taken back": ([FIRST], [FIRST], SPECTATOR),
    "second taken back": ([SECOND], [SECOND], SPECTATOR),
    "both handed, second taken back": ([FIRST, SECOND], [SECOND], SECOND),
    "both taken back": ([FIRST, SECOND], [FIRST, SECOND], SPECTATOR),
}


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables have the same seed."""
    monkeypatch.setattr("secrets.token_bytes", lambda n=32: bytes(range(n)))


def let_bots_wait(tables: Any) -> None:
    """Bots that are asked do not answer."""
    tables.bot_scheduler.schedule = lambda *_: None


async def hot_seats(tables: Tables, game: str, decisions: int) -> str:
    """A table at which one person holds both seats, and bots do not answer."""
    let_bots_wait(tables)
    table = await tables.create(ANNA, game, 2, GAMES[game], [SeatSpec("me"), SeatSpec("me")])
    chance = random.Random(decisions)
    await play_on(tables, table, decisions, chance, (ANNA, ANNA))
    while (await look(tables, table, ANNA))["can_undo"]:  # dealing anew ends that
        await play_on(tables, table, 1, chance, (ANNA, ANNA))
    return table


async def hand_over(tables: Tables, table: str, handed: list[int], back: list[int]) -> None:
    for seat in handed:
        await tables.hand_over(table, ANNA, seat, "random")
    for seat in back:
        await tables.take_back(table, ANNA, seat)


async def screens(tables: Tables, table: str, here: tuple[int | None, ...]) -> str:
    """All that a screen is sent about the table as it stands."""
    got: list[Any] = []
    for seat in here:
        for picture in ("wide", "tall"):
            got.append(await tables.snapshot(table, ANNA, seat=seat, picture=picture, screen=True))
        got.append(await tables.journal(table, ANNA, seat=seat, screen=True))
    return json.dumps(got)


async def program(tables: Tables, table: str) -> str:
    """All that a program is sent that sits at the table for this person."""
    return json.dumps([await tables.snapshot(table, ANNA), await tables.journal(table, ANNA)])


def deal_anew(tables: Tables, table: str, seat: int) -> None:
    """Another world, in which `seat` has seen the same."""
    match = tables.matches.cache.loaded[table].match
    before, seed = fields_of(match), match.seed
    match.redeal(seat, b"another world")
    match.seed = seed
    assert fields_of(match) != before, "something is secret"


def fields_of(match: Match) -> list[Any]:
    return [getattr(match.state, name) for name in match.game.fields if name != "dice"]


@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_screen_tells_nothing_that_the_seats_played_there_cannot_know(
    tmp_path: Path, game: str, arrangement: str
) -> None:
    handed, back, seat = ARRANGEMENTS[arrangement]

    async def scenario(tables: Tables) -> None:
        table = await hot_seats(tables, game, 30)
        await hand_over(tables, table, handed, back)
        shown = await tables.snapshot(table, ANNA, screen=True, picture="")
        assert shown["you"]["seat"] == seat
        is_hot = seat == SPECTATOR and set(handed) == set(back)
        here: tuple[int | None, ...] = (None,) if is_hot else (None, FIRST, SECOND)
        before = await screens(tables, table, here)
        told = "" if is_hot else await program(tables, table)
        deal_anew(tables, table, seat)
        assert await screens(tables, table, here) == before
        assert is_hot or await program(tables, table) == told

    on_sqlite(tmp_path, scenario)


@pytest.mark.parametrize("decisions", [12, 60])
def test_replay_and_steps_and_journal_tell_hunters_nothing_of_a_patron_handed_over(
    tmp_path: Path, decisions: int
) -> None:
    """Also not what his player knew before."""

    async def scenario(tables: Tables) -> None:
        table = await hot_seats(tables, "narcos", decisions)
        assert "hides in" in json.dumps(await tables.journal(table, ANNA))
        await tables.hand_over(table, ANNA, FIRST, "random")
        count = (await look(tables, table, ANNA))["table"]["count"]
        for screen in (True, False):
            for at in range(count + 1):
                check_hunters(await tables.snapshot(table, ANNA, at=at, screen=screen))
                check_hunters(await tables.snapshot(table, ANNA, at=at, screen=True, seat=FIRST))
            check_hunters(await tables.snapshot(table, ANNA, step=1, screen=screen))
            assert "hides in" not in json.dumps(await tables.journal(table, ANNA, screen=screen, limit=500))
        assert await refusal(tables.snapshot(table, ANNA, seat=FIRST)) == "foreign"

    on_sqlite(tmp_path, scenario)


def check_hunters(snapshot: Any) -> None:
    """Nothing of Patrón's is in it."""
    view = snapshot["view"]
    assert view["patron"]["place"] is None
    assert view["hand"]["cards"] is None
    assert all(slot["cards"] is None for slot in view["objectives"]["slots"])
    assert "data-hideout" not in snapshot["board"]
    assert all("hides in" not in line["text"] for line in snapshot["journal"])


def test_marks_are_not_made_by_comparing_with_what_another_seat_saw(tmp_path: Path) -> None:
    """What changed since Patrón's view is where the hunters' view is blank: that would mark what he knows."""

    async def scenario(tables: Tables) -> None:
        table = await hot_seats(tables, "narcos", 30)
        seen = await tables.snapshot(table, ANNA, seat=FIRST, screen=True, at=30)
        assert seen["view"]["seat"] == FIRST
        covered = await tables.snapshot(table, ANNA, screen=True, before=seen["view"])
        assert covered["changed"] == []
        await tables.hand_over(table, ANNA, FIRST, "random")
        hunters = await tables.snapshot(table, ANNA, screen=True, before=seen["view"])
        assert hunters["view"]["seat"] == SECOND
        assert hunters["changed"] == []

    on_sqlite(tmp_path, scenario)


def test_the_hunters_talk_is_not_read_by_who_plays_patron_and_has_handed_a_hunters_seat_over(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("me"), SeatSpec("me")]
        table = await tables.create(ANNA, "narcos", 2, {"private_talk": True}, seats)
        await tables.say(table, ANNA, "he is in the north", "hunters")
        await hand_over(tables, table, [SECOND], [])
        seen = await look(tables, table, ANNA)
        assert seen["chat"] == seen["channels"] == []
        assert await refusal(tables.say(table, ANNA, "or in the south", "hunters")) == "unknown"

    on_sqlite(tmp_path, scenario)


def test_who_has_handed_over_the_only_seat_looks_on_from_there_but_is_asked_nothing(tmp_path: Path) -> None:
    """What the seat knows its owner knew until then, and there is nobody else at the screen."""

    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "narcos", 2, {}, [SeatSpec("me"), SeatSpec("bot", "random")])
        assert (await look(tables, table, ANNA))["ask"]
        let_bots_wait(tables)
        await tables.hand_over(table, ANNA, FIRST, "random")
        seen = await look(tables, table, ANNA)
        assert seen["view"]["seat"] == FIRST
        assert seen["view"]["objectives"]["drawn_cards"]
        assert seen["ask"] is None

    on_sqlite(tmp_path, scenario)
