"""Secret choices at the same time: each seat answers for itself, and others see only that it is ready."""

from __future__ import annotations

import asyncio
from typing import Any

from tablero.server.tables import Tables

from .running_tables import ANNA, BELA, CARLA, PLAYERS, STRANGER, at_tables, look, refusal, trio


async def passing(tables: Tables) -> tuple[str, dict[str, Any]]:
    """A table at which all three choose a modifier to pass on, at the same time (EG-23.1)."""
    table = await trio(tables, power_shift=True)
    seen = await look(tables, table, STRANGER)
    assert seen["waiting_for"] == [0, 1, 2]
    return table, seen


async def choose(tables: Tables, table: str, seat: int, seq: int, which: int = 0) -> int:
    """Let a seat give the answer it was offered at `seq`."""
    ask = (await look(tables, table, PLAYERS[seat]))["ask"]
    option = ask["options"][which]["id"]
    return await tables.answer(table, PLAYERS[seat], seat, seq, option, f"pass {seat} {which} {seq}")


@at_tables
async def test_all_answer_the_question_they_saw_in_any_order(tables: Tables) -> None:
    table, seen = await passing(tables)
    seq = seen["seq"]

    numbers = await asyncio.gather(*[choose(tables, table, seat, seq) for seat in (2, 0, 1)])

    assert sorted(numbers) == [seq + 1, seq + 2, seq + 3]
    assert (await look(tables, table, STRANGER))["table"]["count"] == seen["table"]["count"] + 3


@at_tables
async def test_others_see_only_that_a_seat_is_ready(tables: Tables) -> None:
    table, seen = await passing(tables)
    await choose(tables, table, 1, seen["seq"])

    for viewer in (ANNA, CARLA, STRANGER):
        now = await look(tables, table, viewer)
        assert [seat["ready"] for seat in now["seats"]] == [False, True, False]
        assert now["waiting_for"] == [0, 2]
        assert now["journal"] == (await look(tables, table, viewer, at=seen["table"]["count"]))["journal"]
    assert (await look(tables, table, BELA))["ask"] is None
    assert await refusal(tables.answer(table, BELA, 1, seen["seq"], "plain", "twice")) == "stale"


@at_tables
async def test_a_secret_choice_may_be_taken_back_until_all_are_in(tables: Tables) -> None:
    table, seen = await passing(tables)
    seq = await choose(tables, table, 1, seen["seq"])
    assert (await look(tables, table, BELA))["can_undo"]

    seq = await tables.undo(table, BELA, 1, "again")
    assert (await look(tables, table, STRANGER))["waiting_for"] == [0, 1, 2]
    for seat in (0, 1):
        await choose(tables, table, seat, seq, 1)
    await choose(tables, table, 2, seq, 1)

    assert not (await look(tables, table, CARLA))["can_undo"], "the modifiers have changed hands"
