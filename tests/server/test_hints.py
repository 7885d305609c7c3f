"""Hints: what a bot would do at one's own question; who may ask, who sees it, and tables that allow none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablero.server.bot_workers import PackedOpinion, PackedReason, packed, unpacked
from tablero.server.hint_service import allows_hints
from tablero.server.storage import seat_store, table_store
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, at_tables, duel, look, refusal


async def alone(tables: Tables, game: str = "twilight-struggle", bot: str = "player", hints: str = "auto") -> str:
    """A table at which Anna begins against a bot."""
    return await tables.create(ANNA, game, 2, {}, [SeatSpec("me"), SeatSpec("bot", bot)], hints=hints)


async def hinted(tables: Tables, table: str, user: str = ANNA, seat: int = 0, bot: str = "greedy") -> Any:
    await tables.hints.wait(await tables.hint(table, user, seat, bot))
    return (await look(tables, table, user))["hint"]


@at_tables
async def test_a_hint_tells_what_a_bot_would_do_and_why(tables: Tables) -> None:
    table = await alone(tables)
    before = await look(tables, table, ANNA)
    assert before["can_hint"]
    assert before["hint"] is None
    hint = await hinted(tables, table)

    assert (hint["seat"], hint["bot"], hint["done"], hint["share"]) == (0, "greedy", True, 1.0)
    offered = {option["id"]: option["label"] for option in before["ask"]["options"]}
    assert len(hint["opinions"]) == 3
    for opinion in hint["opinions"]:
        assert opinion["label"] == offered[opinion["option"]]
        assert 0 < opinion["value"] < 1
        assert opinion["sentence"].startswith(opinion["label"])
    assert hint["opinions"][0]["reasons"]
    assert (await look(tables, table, ANNA))["seq"] == before["seq"], "nothing has changed at the table"


@at_tables
async def test_a_hint_goes_with_its_question(tables: Tables) -> None:
    table = await alone(tables)
    hint = await hinted(tables, table)
    await tables.answer(table, ANNA, 0, 0, hint["opinions"][0]["option"], "key")

    assert (await look(tables, table, ANNA))["hint"] is None


@at_tables
async def test_the_same_hint_is_thought_about_once(tables: Tables) -> None:
    table = await alone(tables)
    first = await tables.hint(table, ANNA, 0, "greedy")

    assert await tables.hint(table, ANNA, 0, "greedy") is first
    assert await tables.hint(table, ANNA, 0, "beginner") is not first


@at_tables
async def test_nobody_else_sees_a_hint_or_may_ask_for_it(tables: Tables) -> None:
    table = await duel(tables)
    await tables.set_hints(table, ANNA, "on")
    seat = (await look(tables, table, ANNA))["waiting_for"][0]
    user, other = (ANNA, BELA) if seat == 0 else (BELA, ANNA)
    assert await hinted(tables, table, user, seat)

    assert (await look(tables, table, other))["hint"] is None
    assert await refusal(tables.hint(table, other, seat)) == "foreign"
    assert await refusal(tables.hint(table, other, 1 - seat)) == "illegal"


@at_tables
async def test_hints_are_for_one_person_against_bots_unless_the_table_says_otherwise(tables: Tables) -> None:
    table = await duel(tables)
    seat = (await look(tables, table, ANNA))["waiting_for"][0]
    user = (ANNA, BELA)[seat]
    assert not (await look(tables, table, user))["can_hint"]
    assert await refusal(tables.hint(table, user, seat)) == "no-hints"
    assert await refusal(tables.set_hints(table, BELA, "on")) == "not-allowed"
    assert await refusal(tables.set_hints(table, ANNA, "maybe")) == "illegal"
    await tables.set_hints(table, ANNA, "on")
    seen = await look(tables, table, user)
    assert seen["can_hint"]
    assert seen["table"]["hints"] == "on"
    quiet = await alone(tables, hints="off")
    assert not (await look(tables, quiet, ANNA))["can_hint"]
    assert await refusal(tables.hint(quiet, ANNA, 0)) == "no-hints"


@pytest.mark.parametrize(
    ("kinds", "allowed"), [("me bot bot", True), ("me me bot", False), ("me invite", False), ("me open bot", False)]
)
def test_who_sits_at_a_table_decides_where_it_is_not_set(kinds: str, allowed: bool, database: str) -> None:
    @at_tables
    async def scenario(tables: Tables) -> None:
        seats = [SeatSpec(kind) for kind in kinds.split()]
        table = await tables.create(ANNA, "el-grande", len(seats), {}, seats)
        with tables.database.reading() as c:
            row = table_store.read_table(c, table)
            assert row is not None
            assert allows_hints(row, seat_store.read_seats(c, table)) == allowed

    scenario(database)


@at_tables
async def test_thinking_about_a_hint_can_be_stopped(tables: Tables) -> None:
    table = await alone(tables)
    hint = await tables.hint(table, ANNA, 0, "halving:iterations=10000000")
    tables.hints.hurry(table, BELA, 0)
    assert not hint.hurry.is_set(), "it is not Béla's"
    while not hint.share:
        await asyncio.sleep(0.05)
    tables.hints.hurry(table, ANNA, 0)
    await tables.hints.wait(hint)

    assert hint.is_done
    assert hint.opinions


@at_tables
async def test_a_bot_that_fails_has_nothing_to_say(tables: Tables) -> None:
    table = await alone(tables)

    async def fails(*_: object) -> list[PackedOpinion]:
        raise RuntimeError("no thought")

    tables.bot_workers.consult = fails  # type: ignore[method-assign,assignment]
    hint = await hinted(tables, table)

    assert hint["done"]
    assert hint["opinions"] == []


def test_an_opinion_travels_unchanged() -> None:
    reasons = [PackedReason("region", {"region": 3}, 1.0, 2.5), PackedReason("hand", {}, 0.5, 0.0)]
    sent = PackedOpinion(7, 0.5, reasons, 6, 1, 2)

    assert packed(unpacked(sent)) == sent
