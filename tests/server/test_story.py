"""The story of a finished table: the result, its sheets and curves, one's best result, and the next game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tablero.server.curve_picture import curve_picture, spread, table_rows
from tablero.server.story import Reached, best_of
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, STRANGER, duel, look, on_sqlite, play_on, refusal


async def played(tables: Tables, table: str, number: int) -> Any:
    """Play a table to its end."""
    await play_on(tables, table, 5000, random.Random(number))
    seen = await look(tables, table, ANNA)
    assert seen["table"]["status"] == "over"
    return seen


def test_a_finished_game_is_told(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables, short=True)
        assert await refusal(tables.story(table, ANNA)) == "not-allowed"
        seen = await played(tables, table, 1)
        for user in (ANNA, BELA, STRANGER):
            story = await tables.story(table, user)
            assert story["sentence"] == seen["result"]["sentence"]
            assert [curve["values"][-1] for curve in story["curves"]] == seen["result"]["points"]
            assert all(sheet["total"] == seen["result"]["points"] for sheet in story["sheets"])
            assert {point["at"] for point in story["turning_points"]} <= set(range(1, seen["table"]["count"] + 1))
            assert story["best"] is None, "there is no other game to compare with"
        picture = curve_picture(story, dict.fromkeys(["purple", "blue"], "blue"))
        assert picture.count('class="curve"') == 2
        assert table_rows(story["curves"])[-1] == (seen["table"]["count"], seen["result"]["points"])

    on_sqlite(tmp_path, scenario)


def test_those_who_win_together_are_told_of_together(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "narcos", 3, {}, [SeatSpec("me")] * 3)
        await play_on(tables, table, 5000, random.Random(1), [ANNA] * 3)
        story = await tables.story(table, ANNA)
        assert [curve["name"] for curve in story["curves"]] == ["Patrón", "The factions"]
        assert story["hero"] in ("Patrón", "The factions")

    on_sqlite(tmp_path, scenario)


def test_no_badge_at_the_end_of_a_curve_lies_below_the_picture() -> None:
    places = spread([80.0, 80.0, 80.0, 80.0, 82.0], 90)
    assert max(places) <= 80
    assert sorted(places) == [8, 26, 44, 62, 80]
    assert spread([20.0, 79.0, 85.0], 90) == [20, 62, 80], "only those that are in the way give way"


def test_ones_best_result_is_that_of_all_such_games(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        results = {}
        for number in range(3):
            table = await duel(tables, short=True)
            results[table] = (await played(tables, table, number))["result"]["points"][0]
        other = await duel(tables)
        await played(tables, other, 7)
        best = (await tables.story(table, ANNA))["best"]
        assert best is not None
        assert best["points"] == max(results.values())
        assert results[best["table"]] == best["points"]
        assert (best["games"], best["own"]) == (3, results[table])

    on_sqlite(tmp_path, scenario)


def test_a_result_is_the_best_only_if_it_is_better_than_all_others() -> None:
    def best(own: Reached, *others: Reached) -> str:
        return best_of((own, "own"), [(other, str(number)) for number, other in enumerate(others)])[1]

    assert best(Reached(True, 90), Reached(True, 80), Reached(False, 85)) == "own"
    assert best(Reached(True, 80), Reached(True, 80)) == "0"
    assert best(Reached(False, 90), Reached(True, 80)) == "0"
    assert best(Reached(True, -13), Reached(False, 13)) == "own", "the first victory"


def test_the_same_people_are_invited_to_the_next_game_each_one_seat_further(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec("me"), SeatSpec("invite"), SeatSpec("bot", "random")]
        table = await tables.create(ANNA, "el-grande", 3, {"short": True}, seats, "Friday")
        await tables.claim(await tables.invite(table, ANNA, 1), BELA)
        assert await refusal(tables.again(table, ANNA)) == "not-allowed"
        while (seen := await look(tables, table, ANNA))["table"]["status"] != "over":
            asked = seen["waiting_for"][0]
            if asked < 2:
                await play_on(tables, table, 1, random.Random(2))
            else:
                await tables.bot_scheduler.reconcile(table, True)
        assert await refusal(tables.again(table, STRANGER)) == "not-allowed"
        new = await look(tables, await tables.again(table, BELA), BELA)
        assert [(seat["kind"], seat["mine"]) for seat in new["seats"]] == [
            ("bot", False),
            ("invite", False),
            ("person", True),
        ]
        assert new["table"]["title"] == "Friday"
        assert new["table"]["options"]["short"] is True
        again = new["table"]["id"]
        (invited,) = await tables.invitations(ANNA)
        assert (invited["id"], invited["free"]) == (again, [{"seat": 1, "id": "blue"}])
        assert await refusal(tables.sit(again, STRANGER, 1)) == "not-allowed", "it is kept for her"
        await tables.sit(again, ANNA, 1)
        anna = await look(tables, again, ANNA)
        assert [seat["mine"] for seat in anna["seats"]] == [False, True, False]
        assert anna["table"]["status"] == "running"
        assert await tables.invitations(ANNA) == []

    on_sqlite(tmp_path, scenario)
