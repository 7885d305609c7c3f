"""Who sits where and who may do what: invitations, several seats, the owner's rights, rewind by consent, chat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablero.core.errors import TableroError
from tablero.core.record import verify
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, CARLA, STRANGER, asked_one, at_tables, duel, look, play_on, refusal, trio


@at_tables
async def test_rewind_needs_everybody(tables: Tables) -> None:
    table = await trio(tables)
    await play_on(tables, table, 12, random.Random(3))
    then = await look(tables, table, ANNA, at=5)

    assert await refusal(tables.propose_rewind(table, BELA, 5)) == "not-allowed"
    assert await refusal(tables.propose_rewind(table, ANNA, 12)) == "illegal"
    assert await refusal(tables.consent(table, BELA, True)) == "stale"
    await tables.propose_rewind(table, ANNA, 5)
    assert (await look(tables, table, BELA))["rewind"] == {"to": 5, "agreed": [0], "wanted": [1, 2], "yours": True}
    await tables.consent(table, BELA, False)
    assert (await look(tables, table, ANNA))["rewind"] is None

    await tables.propose_rewind(table, ANNA, 5)
    await tables.consent(table, BELA, True)
    assert await refusal(tables.consent(table, STRANGER, True)) == "foreign"
    assert (await look(tables, table, ANNA))["table"]["count"] == 12
    await tables.consent(table, CARLA, True)

    now = await look(tables, table, ANNA)
    assert now["table"]["count"] == 5
    assert now["seq"] == 13
    assert now["view"] == then["view"]
    assert [line["text"] for line in now["journal"]] == [line["text"] for line in then["journal"]]
    await play_on(tables, table, 400, random.Random(9))
    assert (await look(tables, table, ANNA))["table"]["status"] == "over"
    assert verify(await tables.record(table, ANNA)).ok


@at_tables
async def test_invitations_seat_one_person_each(tables: Tables) -> None:
    seats = [SeatSpec("me"), SeatSpec("invite"), SeatSpec("open")]
    table = await tables.create(ANNA, "el-grande", 3, {}, seats, "Friday")
    assert (await look(tables, table, ANNA))["table"]["status"] == "open"

    void = await tables.invite(table, ANNA, 1)
    token = await tables.invite(table, ANNA, 1)
    assert await refusal(tables.invite(table, BELA, 1)) == "not-allowed"
    assert await refusal(tables.claim(void, BELA)) == "unknown"
    assert await refusal(tables.claim("guessed", BELA)) == "unknown"
    invitation = await tables.invitation(token, BELA)
    assert (invitation["seat_id"], invitation["title"], invitation["taken"]) == ("blue", "Friday", False)
    assert invitation["table"] == "", "the table is shown to those who accept"
    assert await tables.claim(token, BELA) == table
    assert await tables.claim(token, BELA) == table
    assert await refusal(tables.claim(token, CARLA)) == "not-allowed"
    assert await refusal(tables.sit(table, CARLA, 1)) == "not-allowed"
    await tables.sit(table, CARLA, 2)
    assert await refusal(tables.sit(table, STRANGER, 2)) == "not-allowed"
    assert (await look(tables, table, CARLA))["you"]["seats"] == [2]
    assert (await look(tables, table, ANNA))["table"]["status"] == "running"


@at_tables
async def test_one_person_may_hold_several_seats(tables: Tables) -> None:
    table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
    await play_on(tables, table, 10, random.Random(5), (ANNA, ANNA))

    seen = await look(tables, table, ANNA)
    assert seen["you"]["seats"] == [0, 1]
    assert seen["ask"]["seat"] == seen["you"]["seat"] == seen["view"]["seat"], "one looks from the seat that is asked"
    other = await tables.snapshot(table, ANNA, seat=1 - seen["ask"]["seat"], picture="")
    assert other["ask"] is None
    assert await refusal(tables.snapshot(table, BELA, seat=0, picture="")) == "foreign"


@at_tables
async def test_only_the_owner_renames_and_closes(tables: Tables) -> None:
    table = await duel(tables)
    assert await refusal(tables.rename(table, BELA, "mine")) == "not-allowed"
    assert await refusal(tables.close(table, BELA)) == "not-allowed"
    assert await refusal(tables.rename(table, ANNA, "x" * 500)) == "full"

    await tables.rename(table, ANNA, " Sunday \n evening ")
    await tables.close(table, ANNA)

    seen = await look(tables, table, ANNA)
    assert (seen["table"]["title"], seen["table"]["status"]) == ("Sunday evening", "closed")
    assert seen["table"]["seed"] is None
    assert seen["ask"] is None
    assert await refusal(tables.answer(table, ANNA, 0, seen["seq"], "done", "late")) == "closed"
    assert await refusal(tables.close(table, ANNA)) == "closed"


@at_tables
async def test_chat_is_for_those_who_sit_there(tables: Tables) -> None:
    table = await duel(tables)
    await tables.say(table, BELA, "  <b>hello</b> ")
    await tables.say(table, ANNA, "hi")

    lines = (await look(tables, table, STRANGER))["chat"]
    assert [(line["seat"], line["text"], line["mine"]) for line in lines] == [
        (1, "<b>hello</b>", False),
        (0, "hi", False),
    ]
    assert await refusal(tables.say(table, STRANGER, "let me in")) == "not-allowed"
    assert await refusal(tables.say(table, ANNA, "x" * 10_000)) == "full"
    assert await refusal(tables.say(table, ANNA, "   ")) == "full"
    assert await refusal(tables.say(table, ANNA, "psst", "secret")) == "unknown"


@at_tables
async def test_the_listing_says_whose_turn_it_is(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, _ = await asked_one(tables, table)
    other = BELA if user == ANNA else ANNA

    (mine,) = await tables.listing(user)
    (theirs,) = await tables.listing(other)
    assert (mine["id"], mine["my_turn"], mine["waiting_for"], mine["seats"]) == (table, True, [seat], [seat])
    assert (theirs["id"], theirs["my_turn"], theirs["seats"]) == (table, False, [1 - seat])
    assert await tables.listing(STRANGER) == []


@at_tables
async def test_a_table_is_not_opened_with_what_the_game_does_not_have(tables: Tables) -> None:
    me = SeatSpec("me")
    impossible: list[tuple[int, dict[str, Any], list[SeatSpec]]] = [
        (9, {}, [me] * 9),
        (2, {"flying": True}, [me, me]),
        (2, {"short": "perhaps"}, [me, me]),
        (2, {}, [me]),
        (2, {}, [me, SeatSpec("ghost")]),
        (2, {}, [me, SeatSpec("bot", "stockfish")]),
        (2, {}, [me, SeatSpec("bot", "halving:iterations=-3")]),
    ]
    for players, options, seats in impossible:
        with pytest.raises(TableroError):
            await tables.create(ANNA, "el-grande", players, options, seats)
    with pytest.raises(TableroError, match="no game"):
        await tables.create(ANNA, "monopoly", 2, {}, [me, me])
    assert await tables.listing(ANNA) == []


@at_tables
async def test_the_screen_is_covered_only_where_seats_of_one_person_may_not_see_the_same(tables: Tables) -> None:
    """In El Grande each hand is secret; in Andean Abyss everything lies open."""
    both = [SeatSpec("me"), SeatSpec("me")]
    secret = await tables.create(ANNA, "el-grande", 2, {}, both)
    assert (await look(tables, secret, ANNA))["you"]["hides"]
    assert not (await look(tables, secret, BELA))["you"]["hides"]
    alone = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("invite")])
    assert not (await look(tables, alone, ANNA))["you"]["hides"], "nobody else sits at this screen"
    shared = await tables.create(ANNA, "andean-abyss", 2, {}, both)
    assert not (await look(tables, shared, ANNA))["you"]["hides"]
