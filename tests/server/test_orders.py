"""Orders in advance at a table: played when the question comes up, told to their owner, void when nothing fits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tablero.core.ask import Ask
from tablero.core.order import Order
from tablero.games.el_grande.game import ElGrande
from tablero.server.storage.schema import EVENTS
from tablero.server.tables import Notice, SeatSpec, Tables

from .running_tables import ANNA, BELA, CARLA, STRANGER, at_tables, look, on_sqlite, refusal, trio


async def at_powers(tables: Tables) -> str:
    """Anna is the first to play a power card, then Béla and Carla."""
    return await trio(tables, first_player="1")


async def plays(tables: Tables, table: str, user: str, seat: int, option: str) -> int:
    seq: int = (await look(tables, table, user))["seq"]
    return await tables.answer(table, user, seat, seq, option, f"{seq} {seat} {option}")


async def own(tables: Tables, table: str, user: str) -> list[tuple[str, str, int]]:
    found = (await look(tables, table, user))["own"]["orders"]
    return [(order["text"], order["state"], order["times"]) for order in found]


async def asked(tables: Tables, table: str) -> list[int]:
    waiting: list[int] = (await look(tables, table, STRANGER))["waiting_for"]
    return waiting


@at_tables
async def test_an_order_is_played_when_the_question_comes_up_and_its_owner_is_told(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    assert await own(tables, table, BELA) == [("Next power card: 9", "waiting", 0)]

    await plays(tables, table, ANNA, 0, "power_5")

    assert await asked(tables, table) == [2], "Béla has answered"
    seen = await look(tables, table, CARLA)
    assert seen["view"]["played"][1]["power"] == 9
    assert seen["journal"][-1]["kind"] == "played-power"
    assert await own(tables, table, BELA) == [("Next power card: 9", "played", 1)]
    assert await own(tables, table, CARLA) == []
    with tables.database.reading() as c:
        rows = c.execute(select(EVENTS.c.user_id, EVENTS.c.option, EVENTS.c.ordered).order_by(EVENTS.c.seq)).all()
    assert [tuple(row) for row in rows] == [(ANNA, "power_5", False), (BELA, "power_9", True)]


@at_tables
async def test_what_an_order_answered_counts_as_what_happened_while_one_was_away(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    await plays(tables, table, ANNA, 0, "power_5")
    await plays(tables, table, CARLA, 2, "power_3")

    lines = (await look(tables, table, BELA))["happened"]

    assert lines >= 3, "also what happened before the order was played"


@at_tables
async def test_of_several_orders_the_first_that_is_possible_counts_and_the_others_are_gone(tables: Tables) -> None:
    table = await at_powers(tables)
    for n in (5, 9, 8):
        await tables.lay_order(table, BELA, 1, f"power.n={n}")

    await plays(tables, table, ANNA, 0, "power_5")  # no two may play the same

    assert (await look(tables, table, CARLA))["view"]["played"][1]["power"] == 9
    assert await own(tables, table, BELA) == [("Next power card: 5", "void", 0), ("Next power card: 9", "played", 1)]


@at_tables
async def test_an_answer_by_hand_spends_the_orders_for_its_question_and_ends_what_was_told(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, ANNA, 0, "power.n=9")  # she is asked already: it is not for this question
    assert await asked(tables, table) == [0]
    assert (await own(tables, table, ANNA))[0][1] == "waiting"

    await plays(tables, table, ANNA, 0, "power_5")

    assert await own(tables, table, ANNA) == []
    assert await asked(tables, table) == [1]


@at_tables
async def test_an_order_can_be_taken_back_by_its_owner_alone(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    await tables.lay_order(table, BELA, 1, "power.n=9")  # the same once more is one
    number = (await look(tables, table, BELA))["own"]["orders"][0]["id"]

    assert await refusal(tables.withdraw_order(table, CARLA, number)) == "unknown"
    await tables.withdraw_order(table, BELA, number)
    assert await refusal(tables.withdraw_order(table, BELA, number)) == "unknown"

    assert await own(tables, table, BELA) == []
    await plays(tables, table, ANNA, 0, "power_5")
    assert await asked(tables, table) == [1]


@at_tables
async def test_only_what_is_offered_can_be_ordered_and_only_for_ones_own_seat(tables: Tables) -> None:
    table = await at_powers(tables)
    assert await refusal(tables.lay_order(table, BELA, 1, "power.n=14")) == "illegal"
    assert await refusal(tables.lay_order(table, BELA, 1, "allow")) == "illegal", "he holds no Veto"
    assert await refusal(tables.lay_order(table, BELA, 2, "power.n=9")) == "foreign"
    assert await refusal(tables.lay_order(table, STRANGER, 1, "power.n=9")) == "foreign"
    assert await refusal(tables.lay_order("nowhere", BELA, 1, "power.n=9")) == "unknown"
    assert (await look(tables, table, STRANGER))["own"] == {"orders": [], "offered": [], "note": ""}


@at_tables
async def test_what_an_order_played_can_be_undone_and_is_not_played_again(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    await plays(tables, table, ANNA, 0, "power_5")

    await tables.undo(table, BELA, 1, "undo")
    await tables.lay_order(table, BELA, 1, "power.n=8")
    await tables.play_orders()

    assert await asked(tables, table) == [1], "he wants to decide himself"
    await plays(tables, table, BELA, 1, "power_2")
    assert await asked(tables, table) == [2]


@at_tables
async def test_while_a_bot_plays_the_seat_its_orders_rest(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    tables.bot_scheduler.schedule = lambda table, begin=True: None  # type: ignore[method-assign]
    await tables.hand_over(table, BELA, 1, "beginner")
    await plays(tables, table, ANNA, 0, "power_5")
    assert await asked(tables, table) == [1]

    await tables.take_back(table, BELA, 1)

    assert await asked(tables, table) == [2], "now it is played"


@at_tables
async def test_orders_that_a_stopped_server_left_are_played_by_the_next(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    seq = (await look(tables, table, ANNA))["seq"]
    await tables.run(tables.matches.answer, table, ANNA, 0, seq, "power_5", "then it stopped")
    assert await asked(tables, table) == [1]

    await tables.play_orders()

    assert await asked(tables, table) == [2]


@at_tables
async def test_looking_for_orders_left_behind_tells_nobody_that_there_are_some(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.lay_order(table, BELA, 1, "power.n=9")
    await plays(tables, table, ANNA, 0, "power_5")
    await tables.lay_order(table, CARLA, 2, "power.n=1")  # asked already: it has to wait
    async with tables.subscribe(table) as notices:
        await tables.play_orders()
        assert notices.empty()
        await tables.lay_order(table, BELA, 1, "power.n=7")
        assert notices.get_nowait() == Notice("own"), "to which a page sends nothing, unless it is his own"


@at_tables
async def test_a_rewind_voids_what_was_meant_for_one_question(tables: Tables) -> None:
    table = await at_powers(tables)
    await plays(tables, table, ANNA, 0, "power_5")
    await tables.lay_order(table, CARLA, 2, "power.n=9")
    await tables.propose_rewind(table, ANNA, 0)
    for user in (BELA, CARLA):
        await tables.consent(table, user, True)

    assert await own(tables, table, CARLA) == [("Next power card: 9", "void", 0)]
    assert await asked(tables, table) == [0]


@at_tables
async def test_a_standing_order_is_played_again_and_again_until_it_is_taken_back(tables: Tables) -> None:
    seats = [SeatSpec("me"), SeatSpec("invite"), SeatSpec("invite")]
    table = await tables.create(ANNA, "el-grande", 3, {"power_shift": True, "first_player": "1"}, seats)
    for seat, user in ((1, BELA), (2, CARLA)):
        await tables.claim(await tables.invite(table, ANNA, seat), user)
    for user, seat in ((ANNA, 0), (BELA, 1), (CARLA, 2)):  # each passes a modifier
        option = (await look(tables, table, user))["ask"]["options"][0]["id"]
        await plays(tables, table, user, seat, option)
    await tables.lay_order(table, BELA, 1, "plain")
    await plays(tables, table, ANNA, 0, "plain")
    await plays(tables, table, ANNA, 0, "power_5")

    seen = await look(tables, table, BELA)

    assert seen["ask"]["kind"] == "power", "he was not asked for a modifier"
    assert await own(tables, table, BELA) == [("Never add a modifier to a power card", "waiting", 1)]
    await plays(tables, table, BELA, 1, "power_6")
    assert await own(tables, table, BELA) == [("Never add a modifier to a power card", "waiting", 0)]


def test_whatever_goes_wrong_with_an_order_the_question_is_left_to_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumbles(self: ElGrande, view: Any, order: Order, ask: Ask) -> int:
        raise RuntimeError("a defect in a game")

    async def story(tables: Tables) -> None:
        table = await at_powers(tables)
        await tables.lay_order(table, BELA, 1, "power.n=9")
        monkeypatch.setattr(ElGrande, "follow", stumbles)
        await plays(tables, table, ANNA, 0, "power_5")
        assert await asked(tables, table) == [1]
        monkeypatch.undo()
        await plays(tables, table, BELA, 1, "power_4")
        assert await asked(tables, table) == [2]

    on_sqlite(tmp_path, story)
    assert "can't be played" in caplog.text


@at_tables
async def test_notes_are_ones_own_and_both_devices_see_them(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.write_note(table, BELA, "Anna likes Castilla.\nWatch the castillo.")

    assert (await look(tables, table, BELA))["own"]["note"] == "Anna likes Castilla.\nWatch the castillo."
    for user in (ANNA, CARLA, STRANGER):
        assert "Castilla" not in str((await look(tables, table, user))["own"])
    assert await refusal(tables.write_note(table, BELA, "x" * 10_001)) == "full"
    assert await refusal(tables.write_note(table, STRANGER, "me too")) == "not-allowed"


@at_tables
async def test_reactions_to_what_was_said(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.say(table, ANNA, "Well, that was fun.")
    line = (await look(tables, table, BELA))["chat"][0]["id"]

    await tables.react(table, BELA, line, "laugh")
    await tables.react(table, CARLA, line, "laugh")
    await tables.react(table, CARLA, line, "well")
    given = (await look(tables, table, CARLA))["chat"][0]["reactions"]
    assert [(one["sign"], len(one["names"]), one["mine"]) for one in given] == [("well", 1, True), ("laugh", 2, True)]
    await tables.react(table, CARLA, line, "laugh")

    (well, laugh) = (await look(tables, table, BELA))["chat"][0]["reactions"]
    assert (well["mine"], laugh["mine"], len(laugh["names"])) == (False, True, 1)
    assert await refusal(tables.react(table, BELA, line, "hate")) == "illegal"
    assert await refusal(tables.react(table, BELA, "nothing", "well")) == "unknown"
    assert await refusal(tables.react(table, STRANGER, line, "well")) == "not-allowed"


@at_tables
async def test_the_talk_says_what_is_new_since_one_was_there(tables: Tables) -> None:
    table = await at_powers(tables)
    await tables.say(table, ANNA, "Hello.")
    await tables.seen(table, BELA, 5)
    await plays(tables, table, ANNA, 0, "power_5")
    await tables.say(table, ANNA, "Your turn.")
    await tables.say(table, BELA, "Yes.")

    seen = await look(tables, table, BELA)

    assert [line["new"] for line in seen["chat"]] == [False, True, False]
    assert seen["away"] == {"decisions": 1, "messages": 1}
    assert (await look(tables, table, STRANGER))["away"] == {"decisions": 0, "messages": 0}
