"""A table that is asked for twice is opened once."""

from __future__ import annotations

import asyncio

from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, at_tables, refusal

TWO = [SeatSpec("me"), SeatSpec("me")]


@at_tables
async def test_the_same_key_again_gives_the_same_table(tables: Tables) -> None:
    first = await tables.create(ANNA, "el-grande", 2, {}, TWO, key="again")
    assert await tables.create(ANNA, "el-grande", 2, {}, TWO, key="again") == first
    assert await tables.create(ANNA, "el-grande", 2, {}, TWO, key="another") != first
    assert await tables.create(BELA, "el-grande", 2, {}, TWO, key="again") != first, "a key is its owner's"
    assert len(await tables.listing(ANNA)) == 2
    assert await refusal(tables.create(ANNA, "twilight-struggle", 2, {}, TWO, key="again")) == "doubled"
    assert await refusal(tables.create(ANNA, "el-grande", 2, {}, TWO, key="x" * 65)) == "illegal"


@at_tables
async def test_even_if_it_is_sent_twice_at_once(tables: Tables) -> None:
    made = await asyncio.gather(*[tables.create(ANNA, "el-grande", 2, {}, TWO, key="once") for _ in range(6)])
    assert len(set(made)) == 1
    assert len(await tables.listing(ANNA)) == 1
