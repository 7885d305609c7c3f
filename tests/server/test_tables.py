"""The life of a table: answers that are stored once or refused with a reason, undo, replay, watchers."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tablero.core.record import verify
from tablero.server.json_schema import schema_of
from tablero.server.responses import RecordResponse, Snapshot
from tablero.server.tables import Refused, Tables
from tests.schemas import check_fits

from .running_tables import ANNA, BELA, STRANGER, asked_one, at_tables, duel, look, next_notice, play_on, refusal


@at_tables
async def test_an_answer_is_stored_and_the_table_moves_on(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    option = seen["ask"]["options"][0]["id"]

    assert await tables.answer(table, user, seat, seen["seq"], option, "first") == seen["seq"] + 1

    after = await look(tables, table, user)
    assert after["seq"] == seen["seq"] + 1
    assert after["table"]["count"] == 1
    assert after["journal"], "what happened is told"


@at_tables
async def test_the_same_key_gives_the_same_number_and_is_applied_once(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    option = seen["ask"]["options"][0]["id"]

    answers = [tables.answer(table, user, seat, seen["seq"], option, "twice") for _ in range(8)]
    numbers = await asyncio.gather(*answers)

    assert set(numbers) == {seen["seq"] + 1}
    assert (await look(tables, table, user))["table"]["count"] == 1


@at_tables
async def test_a_key_used_for_something_else_is_refused(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    one, other = [option["id"] for option in seen["ask"]["options"][:2]]
    await tables.answer(table, user, seat, seen["seq"], one, "key")

    assert await refusal(tables.answer(table, user, seat, seen["seq"], other, "key")) == "doubled"


@at_tables
async def test_of_many_answers_to_one_question_one_is_taken(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    option = seen["ask"]["options"][0]["id"]

    tries = [tables.answer(table, user, seat, seen["seq"], option, f"tab {number}") for number in range(6)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)

    taken = [outcome for outcome in outcomes if isinstance(outcome, int)]
    refused = [outcome.code for outcome in outcomes if isinstance(outcome, Refused)]
    assert len(taken) == 1
    assert refused == ["stale"] * 5
    assert (await look(tables, table, user))["table"]["count"] == 1


@at_tables
async def test_wrong_answers_are_refused_and_change_nothing(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    other = BELA if user == ANNA else ANNA
    seq, option = seen["seq"], seen["ask"]["options"][0]["id"]

    codes = {
        "not offered": await refusal(tables.answer(table, user, seat, seq, "done", "a")),
        "no such thing": await refusal(tables.answer(table, user, seat, seq, "atlantis", "b")),
        "endless": await refusal(tables.answer(table, user, seat, seq, "x" * 5000, "c")),
        "from the future": await refusal(tables.answer(table, user, seat, seq + 1, option, "d")),
        "another's seat": await refusal(tables.answer(table, other, seat, seq, option, "e")),
        "a stranger": await refusal(tables.answer(table, STRANGER, seat, seq, option, "f")),
        "nobody": await refusal(tables.answer(table, "", seat, seq, option, "f2")),
        "not asked": await refusal(tables.answer(table, other, 1 - seat, seq, option, "g")),
        "no such seat": await refusal(tables.answer(table, user, 7, seq, option, "h")),
        "no such table": await refusal(tables.answer("nowhere", user, seat, seq, option, "i")),
        "no key": await refusal(tables.answer(table, user, seat, seq, option, "")),
        "no text": await refusal(tables.answer(table, user, seat, seq, option, "a\x00b")),
        "no such text": await refusal(tables.answer("\ud800", user, seat, seq, option, "j")),
        "no words": await refusal(tables.say(table, user, "a\x00b")),
        "no title": await refusal(tables.rename(table, ANNA, "\udfff")),
        "no token": await refusal(tables.claim("\ud800", BELA)),
    }

    assert codes == {
        "not offered": "illegal",
        "no such thing": "illegal",
        "endless": "illegal",
        "from the future": "stale",
        "another's seat": "foreign",
        "a stranger": "foreign",
        "nobody": "foreign",
        "not asked": "illegal",
        "no such seat": "unknown",
        "no such table": "unknown",
        "no key": "illegal",
        "no text": "illegal",
        "no such text": "unknown",
        "no words": "full",
        "no title": "full",
        "no token": "unknown",
    }
    assert await look(tables, table, user) == seen


@at_tables
async def test_undo_takes_back_the_last_decision_and_is_an_event_itself(tables: Tables) -> None:
    table = await duel(tables)
    chance = random.Random(4)
    for _ in range(60):
        user, seat, before = await asked_one(tables, table)
        option = chance.choice(before["ask"]["options"])["id"]
        seq = await tables.answer(table, user, seat, before["seq"], option, f"k{before['seq']}")
        after = await look(tables, table, user)
        if not after["can_undo"]:
            continue
        assert await tables.undo(table, user, seat, f"u{seq}") == seq + 1
        again = await look(tables, table, user)
        assert await tables.undo(table, user, seat, f"u{seq}") == seq + 1, "the same undo is done once"
        assert again["seq"] == seq + 1
        for part in ("view", "ask", "journal", "waiting_for"):
            assert again[part] == before[part]
        assert await refusal(tables.answer(table, user, seat, before["seq"], option, "old")) == "stale"
        return
    raise AssertionError("in 60 decisions none could be taken back")


@at_tables
async def test_what_others_decided_cannot_be_taken_back(tables: Tables) -> None:
    table = await duel(tables)
    assert await refusal(tables.undo(table, ANNA, 0, "early")) == "illegal"
    assert await refusal(tables.undo(table, BELA, 0, "foreign")) == "foreign"


@at_tables
async def test_a_finished_game_opens_its_seed_and_its_record_can_be_verified(tables: Tables) -> None:
    table = await duel(tables, short=True)
    early = await tables.record(table, ANNA)
    check_fits(early, schema_of(RecordResponse, {}))
    assert "seed" not in early
    assert "answers" not in early

    await play_on(tables, table, 1000, random.Random(1))

    end = await look(tables, table, STRANGER)
    check_fits(end, schema_of(Snapshot, {}))
    assert end["table"]["status"] == "over"
    assert end["result"]["winners"]
    record = await tables.record(table, STRANGER)
    check_fits(record, schema_of(RecordResponse, {}))
    assert "seed" in record
    assert record["seed"] == end["table"]["seed"]
    assert verify(record, early["commitment"]).ok
    assert await refusal(tables.answer(table, ANNA, 0, end["seq"], "done", "late")) == "closed"
    assert await refusal(tables.undo(table, ANNA, 0, "late too")) == "closed"
    hands = (await look(tables, table, STRANGER, at=3))["view"]["hands"]
    assert all("powers" in hand for hand in hands), "once it is over, everything is open"


@at_tables
async def test_the_replay_shows_each_seat_what_it_saw(tables: Tables) -> None:
    table = await duel(tables)
    chance = random.Random(2)
    seen: list[dict[str, Any]] = []
    for _ in range(40):
        seen.append(await look(tables, table, BELA))
        await play_on(tables, table, 1, chance)

    for count, then in enumerate(seen):
        replayed = await look(tables, table, BELA, at=count)
        assert replayed["view"] == then["view"]
        assert [line["text"] for line in replayed["journal"]] == [line["text"] for line in then["journal"]]
        assert replayed["ask"] is None
    assert await refusal(look(tables, table, BELA, at=41)) == "unknown"


@at_tables
async def test_what_is_new_since_the_last_visit_is_marked(tables: Tables) -> None:
    table = await duel(tables)
    chance = random.Random(6)
    await play_on(tables, table, 8, chance)
    seen = await look(tables, table, STRANGER)
    assert all(line["new"] for line in seen["journal"])
    assert seen["changed"] == []

    await tables.seen(table, STRANGER, seen["journal"][-1]["n"])
    assert not any(line["new"] for line in (await look(tables, table, STRANGER))["journal"])
    await play_on(tables, table, 8, chance)

    later = await look(tables, table, STRANGER)
    known = len(seen["journal"])
    assert [line["new"] for line in later["journal"]] == [False] * known + [True] * (len(later["journal"]) - known)
    assert later["changed"]
    older = await tables.journal(table, ANNA, before=5, limit=3)
    assert [line["n"] for line in older] == [2, 3, 4]


@at_tables
async def test_watchers_hear_of_a_change_after_it_is_stored(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    async with tables.subscribe(table) as notices:
        option = seen["ask"]["options"][0]["id"]
        await tables.answer(table, user, seat, seen["seq"], option, "key")
        notice = await next_notice(notices)
        assert (notice.kind, notice.seq) == ("changed", seen["seq"] + 1)
        assert await refusal(tables.answer(table, user, seat, seen["seq"], option, "again")) == "stale"
        await tables.say(table, ANNA, "hi")
        assert (await next_notice(notices)).kind == "chat"
    assert tables.broadcaster.subscribers == {}


@at_tables
async def test_an_answer_is_carried_through_when_its_sender_has_gone(tables: Tables) -> None:
    table = await duel(tables)
    user, seat, seen = await asked_one(tables, table)
    async with tables.subscribe(table) as notices:
        task = asyncio.create_task(
            tables.answer(table, user, seat, seen["seq"], seen["ask"]["options"][0]["id"], "key")
        )
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await next_notice(notices)).seq == seen["seq"] + 1
