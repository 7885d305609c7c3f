"""Clocks: whose time passes, what answers, undo and a server that is down do to it, and what happens at its end."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from tablero.core.registry import find_game, game_ids
from tablero.server import clocks as rules
from tablero.server.clocks import ClockSpec, check_clock
from tablero.server.hours import Hours
from tablero.server.page_texts import languages
from tablero.server.refusal import Refused
from tablero.server.seats import SeatSpec
from tablero.server.storage import account_store, clock_store, seat_store, table_store
from tablero.server.time_source import now, running_at

from .running_tables import ANNA, BELA, STRANGER, look, on_sqlite
from .timekeeping import (
    CORRESPONDENCE,
    DAY,
    EVENING,
    HOUR,
    MINUTE,
    MONDAY,
    Passing,
    clocks,
    decide,
    decide_until_asked,
    duel,
    on_time,
    seated,
    silence_bots,
)

BOT_PLAYS_ON = msgspec.structs.replace(CORRESPONDENCE, then="beginner")


async def waited_for(tables, table):
    return (await look(tables, table, STRANGER))["waiting_for"]


def told(snapshot):
    return [line["kind"] for line in snapshot["journal"] if line["kind"] in ("time-up", "back-again")]


@on_time
async def test_a_clock_stands_until_everybody_sits(tables, time):
    table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("invite")], clock=EVENING)
    await time.passes(hours=5)
    assert all(clock.since is None and clock.reserve == 30 * MINUTE for clock in (await clocks(tables, table)).values())

    await tables.claim(await tables.invite(table, ANNA, 1), BELA)

    asked = (await waited_for(tables, table))[0]
    assert [seat for seat, clock in (await clocks(tables, table)).items() if clock.since is not None] == [asked]


@on_time
async def test_in_an_evening_a_turn_takes_its_time_and_brings_the_increment(tables, time):
    table = await duel(tables, EVENING)
    first = (await waited_for(tables, table))[0]
    await time.passes(minutes=4)
    while (await waited_for(tables, table)) == [first]:
        await decide(tables, table)

    found = await clocks(tables, table)
    assert found[first].reserve == 26 * MINUTE + 20
    assert found[first].since is None
    assert found[1 - first].reserve == 30 * MINUTE
    assert found[1 - first].ends == MONDAY + 34 * MINUTE


@on_time
async def test_by_correspondence_the_days_of_a_decision_pass_before_the_reserve(tables, time):
    table = await duel(tables, CORRESPONDENCE)
    first = (await waited_for(tables, table))[0]
    await time.passes(days=2)
    await decide_until_asked(tables, table, 1 - first)
    assert (await clocks(tables, table))[first].reserve == 7 * DAY

    await time.passes(days=4)
    await decide_until_asked(tables, table, first)

    found = await clocks(tables, table)
    assert found[1 - first].reserve == 6 * DAY
    assert (found[first].extra, found[first].reserve) == (3 * DAY, 7 * DAY)


@on_time
async def test_bots_have_no_clock_and_what_they_take_costs_nobody_anything(tables, time):
    table = await seated(tables, EVENING, ANNA, bots=1)
    seen = await look(tables, table, ANNA)

    assert [seat["clock"] is None for seat in seen["seats"]] == [False, True]
    await time.passes(hours=2)
    assert (await clocks(tables, table))[1].reserve == 30 * MINUTE


@on_time
async def test_two_seats_of_one_person_have_a_clock_each(tables, time):
    table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")], clock=EVENING)
    first = (await waited_for(tables, table))[0]
    await time.passes(minutes=3)
    await decide_until_asked(tables, table, 1 - first, (ANNA, ANNA))
    await time.passes(minutes=5)
    await decide_until_asked(tables, table, first, (ANNA, ANNA))

    found = await clocks(tables, table)
    assert found[first].reserve == 27 * MINUTE + 20
    assert found[1 - first].reserve == 25 * MINUTE + 20


# -- undo --------------------------------------------------------------------------------------------------------


@on_time
async def test_an_undo_gives_back_what_it_has_cost_the_others_and_nothing_to_whoever_takes_it(tables, time):
    table = await duel(tables, msgspec.structs.replace(EVENING, minutes=10))
    first = (await waited_for(tables, table))[0]
    people = (ANNA, BELA)
    await time.passes(minutes=1)
    while (await waited_for(tables, table)) == [first]:
        await decide(tables, table)
    await time.passes(minutes=2)

    await tables.undo(table, people[first], first, "back")

    found = await clocks(tables, table)
    assert found[1 - first].since is None
    assert found[1 - first].reserve == 10 * MINUTE
    assert found[first].since == time()
    assert found[first].reserve == 9 * MINUTE, "without the increment of the turn that is not over"


@on_time
async def test_answering_and_taking_it_back_again_and_again_wins_no_days(tables, time):
    table = await duel(tables, CORRESPONDENCE)
    first = (await waited_for(tables, table))[0]
    people = (ANNA, BELA)
    for n in range(3):
        await time.passes(hours=20)
        await decide(tables, table)
        await tables.undo(table, people[first], first, f"back {n}")

    found = (await clocks(tables, table))[first]
    assert found.extra + found.reserve == 10 * DAY - 60 * HOUR
    assert found.ends == MONDAY + 10 * DAY


# -- the server --------------------------------------------------------------------------------------------------


@on_time
async def test_clocks_stand_while_no_server_runs(tables, time):
    table = await duel(tables, EVENING)
    first = (await waited_for(tables, table))[0]
    await time.passes(minutes=10)
    await time.is_down(days=2)
    await time.passes(minutes=5)
    while (await waited_for(tables, table)) == [first]:
        await decide(tables, table)

    assert (await clocks(tables, table))[first].reserve == 15 * MINUTE + 20


@on_time
async def test_a_short_pause_between_two_servers_counts_as_time(tables, time):
    table = await duel(tables, EVENING)
    first = (await waited_for(tables, table))[0]
    await time.is_down(seconds=30)

    assert (await clocks(tables, table))[first].ends == MONDAY + 30 * MINUTE


# -- the end -----------------------------------------------------------------------------------------------------


@on_time
async def test_when_time_is_up_a_bot_plays_on_until_the_person_is_back(tables, time):
    table = await duel(tables, BOT_PLAYS_ON)
    first = (await waited_for(tables, table))[0]
    person, other = (ANNA, BELA) if first == 0 else (BELA, ANNA)
    await time.passes(days=9, hours=23)
    assert not (await look(tables, table, other))["seats"][first]["handed"]

    await time.passes(hours=1)

    seen = await look(tables, table, other)
    assert (seen["seats"][first]["handed"], seen["seats"][first]["bot"]) == (True, "beginner")
    assert seen["seats"][first]["time_up"]
    assert told(seen) == ["time-up"]
    await tables.take_back(table, person, first)
    seen = await look(tables, table, other)
    assert not seen["seats"][first]["handed"]
    assert told(seen) == ["time-up", "back-again"]
    found = (await clocks(tables, table))[first]
    if first in seen["waiting_for"]:
        assert (found.extra, found.reserve, found.up) == (3 * DAY, 0, False)


@on_time
async def test_the_journal_stays_in_order_when_somebody_runs_out_of_time(tables, time):
    """Lines of the running step come after it, and a reload tells the same."""
    table = await duel(tables, BOT_PLAYS_ON)
    for _ in range(9):
        await decide(tables, table)
    first = (await waited_for(tables, table))[0]
    before = [line["text"] for line in (await look(tables, table, STRANGER))["journal"]]
    silence_bots(tables)  # so that the bot does not answer yet
    await time.passes(days=10)

    after = (await look(tables, table, STRANGER))["journal"]
    assert [line["text"] for line in after if line["kind"] != "time-up"] == before
    assert [line["n"] for line in after] == list(range(len(after)))
    tables.matches.cache.drop(table)
    await tables.take_back(table, (ANNA, BELA)[first], first)
    tables.matches.cache.drop(table)
    await decide(tables, table)
    journal = (await look(tables, table, STRANGER))["journal"]
    assert [line["n"] for line in journal] == list(range(len(journal)))
    assert told({"journal": journal}) == ["time-up", "back-again"]


@pytest.mark.parametrize("game", game_ids())
def test_every_game_tells_in_every_language_that_a_bot_plays_on(game, tmp_path):
    async def story(tables):
        time = Passing(tables)
        with running_at(time):
            await time.passes()
            silence_bots(tables)
            specs = [SeatSpec("me")] * max(find_game(game).players)
            clock = msgspec.structs.replace(EVENING, then="beginner")
            table = await tables.create(ANNA, game, len(specs), {}, specs, clock=clock)
            before = await look(tables, table, ANNA)
            await time.passes(hours=1)
            for language in languages():
                seen = await tables.snapshot(table, ANNA, language, picture="")
                said = [line["text"] for line in seen["journal"] if line["kind"] == "time-up"]
                assert len(said) == len(before["waiting_for"])
                assert all(name in line for name, line in zip(asked_names(seen), said, strict=True)), said
            for seat in before["waiting_for"]:
                await tables.take_back(table, ANNA, seat)
            assert (await look(tables, table, ANNA))["waiting_for"] == before["waiting_for"]

    on_sqlite(tmp_path, story)


def asked_names(snapshot):
    return [seat["name"] for seat in snapshot["seats"] if seat["time_up"]]


@on_time
async def test_when_nothing_is_agreed_on_nothing_happens_and_it_is_shown(tables, time):
    table = await duel(tables, EVENING)
    first = (await waited_for(tables, table))[0]
    await time.passes(hours=1)

    seat = (await look(tables, table, STRANGER))["seats"][first]
    assert seat["clock"]["up"]
    assert not seat["handed"]
    await decide(tables, table)  # whoever is late can still answer


@on_time
async def test_an_answer_in_time_is_taken_even_if_a_seat_was_handed_over_meanwhile(tables, time):
    """A page that was open before somebody else's time was up need not be loaded again."""
    table = await seated(tables, BOT_PLAYS_ON, ANNA, BELA)
    seen = await look(tables, table, (ANNA, BELA)[(await waited_for(tables, table))[0]])
    silence_bots(tables)
    first = seen["ask"]["seat"]
    await time.passes(days=10)
    await tables.take_back(table, (ANNA, BELA)[first], first)

    option = seen["ask"]["options"][0]["id"]
    assert await tables.answer(table, (ANNA, BELA)[first], first, seen["seq"], option, "late") > seen["seq"]


# -- hours -------------------------------------------------------------------------------------------------------


async def tell_hours(tables, user, hours):
    account_store.put_user(tables.database, user, MONDAY, name=user)
    await tables.write(lambda c: rules.change_hours(c, user, hours, now()))


@on_time
async def test_a_correspondence_clock_stands_at_night_and_on_holidays(tables, time):
    for user in (ANNA, BELA):
        await tell_hours(tables, user, Hours("UTC", (22 * 60, 8 * 60), ((date(2026, 11, 18), date(2026, 11, 18)),)))
    table = await duel(tables, CORRESPONDENCE)
    first = (await waited_for(tables, table))[0]
    await time.passes(days=3)  # from Monday 08:30 to Thursday 08:30: two days of 14 hours, and Wednesday is free
    await decide_until_asked(tables, table, 1 - first)

    assert (await clocks(tables, table))[first].held == 3 * DAY - 28 * HOUR


@on_time
async def test_in_an_evening_nobody_sleeps(tables, time):
    for user in (ANNA, BELA):
        await tell_hours(tables, user, Hours("UTC", (8 * 60, 20 * 60)))
    table = await duel(tables, EVENING)
    first = (await waited_for(tables, table))[0]

    assert (await clocks(tables, table))[first].ends == MONDAY + 30 * MINUTE


@on_time
async def test_new_hours_count_from_now_on(tables, time):
    table = await duel(tables, CORRESPONDENCE)
    first = (await waited_for(tables, table))[0]
    await time.passes(days=2)

    await tell_hours(tables, (ANNA, BELA)[first], Hours("UTC", (8 * 60, 20 * 60)))

    found = (await clocks(tables, table))[first]
    assert found.extra == DAY
    assert found.ends is not None
    assert found.ends > MONDAY + 15 * DAY


# -- a table's clock ---------------------------------------------------------------------------------------------


@on_time
async def test_the_next_game_is_played_by_the_same_clock(tables, time):
    table = await duel(tables, BOT_PLAYS_ON)
    with tables.database.writing() as c:
        table_store.set_columns(c, table, status="over")

    new = await tables.again(table, ANNA)
    await tables.sit(new, BELA, 0)  # whose seat was the other one

    assert (await look(tables, new, ANNA))["table"]["clock"]["then"] == "beginner"
    assert len([clock for clock in (await clocks(tables, new)).values() if clock.since is not None]) == 1


@on_time
async def test_a_closed_table_has_no_running_clock(tables, time):
    table = await duel(tables, CORRESPONDENCE)
    await tables.close(table, ANNA)

    assert all(clock.since is None for clock in (await clocks(tables, table)).values())


@on_time
async def test_a_seat_that_is_handed_over_stops_its_clock(tables, time):
    table = await duel(tables, CORRESPONDENCE)
    first = (await waited_for(tables, table))[0]
    person = (ANNA, BELA)[first]
    silence_bots(tables)
    await time.passes(days=1)
    await tables.hand_over(table, person, first, "random")
    await time.passes(days=5)
    await tables.take_back(table, person, first)

    found = (await clocks(tables, table))[first]
    assert (found.extra, found.reserve, found.since) == (2 * DAY, 7 * DAY, time())


@on_time
async def test_a_clock_that_runs_for_nobody_is_stopped_and_no_bot_s_seat_is_handed_over(tables, time):
    """As after somebody has had everything about oneself deleted."""
    table = await duel(tables, BOT_PLAYS_ON)
    first = (await waited_for(tables, table))[0]
    silence_bots(tables)
    await tables.write(lambda c: seat_store.set_seat(c, table, first, kind="bot", user_id=None, bot="random"))
    await time.passes(days=11)

    assert (await clocks(tables, table))[first].since is None
    assert not (await look(tables, table, STRANGER))["seats"][first]["handed"]


@pytest.mark.parametrize(
    "spec",
    [
        ClockSpec("evening", minutes=0),
        ClockSpec("evening", increment=-1),
        ClockSpec("correspondence", days=31),
        ClockSpec("correspondence", reserve=1000),
        ClockSpec("correspondence", then="mcts:seconds=3600"),
    ],
)
def test_clocks_that_can_t_be_played_by_are_refused(spec):
    with pytest.raises(Refused):
        check_clock(spec)


@on_time
async def test_two_servers_do_not_both_find_that_none_has_run(tables, time):
    await time.passes()
    time.move(hours=1)
    seen = await tables.read(lambda c: clock_store.due_clocks(c, 0))
    first = await tables.write(lambda c: clock_store.beat(c, now()))
    second = await tables.write(lambda c: clock_store.beat(c, now()))

    assert (first, second, seen) == (MONDAY, MONDAY + HOUR, [])
