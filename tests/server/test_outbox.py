"""What people are told: when they have to decide, at least once, and never of what no longer stands."""

from __future__ import annotations

import asyncio
from datetime import date

import msgspec
import pytest

from tablero.server.channels import Undelivered
from tablero.server.hours import Hours
from tablero.server.postman import prepare
from tablero.server.refusal import Refused
from tablero.server.seats import SeatSpec
from tablero.server.storage import account_store, clock_store, contact_store
from tablero.server.storage.engine import NotStored
from tablero.server.time_source import now, running_at

from .running_tables import ANNA, BELA, STRANGER, look, run_scenario, settings_at
from .timekeeping import (
    CORRESPONDENCE,
    EVENING,
    HOUR,
    MONDAY,
    Mailbox,
    Passing,
    decide,
    decide_until_asked,
    duel,
    reach,
    seated,
    silence_bots,
    waiting_news,
)

PEOPLE = (ANNA, BELA)


def by_mail(story):
    """A test that is given tables, their time, and a mailbox."""

    def test(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        async def told(tables):
            time = Passing(tables)
            with running_at(time):
                await time.passes()
                await story(tables, time, Mailbox(tables, monkeypatch))

        asyncio.run(run_scenario(settings_at(database), told))

    test.__name__ = story.__name__
    test.__doc__ = story.__doc__
    return test


async def other_decides(tables, table):
    """Play until whoever is asked second is asked; who that is, and at which seat."""
    seat = (await look(tables, table, STRANGER))["waiting_for"][0]
    await decide_until_asked(tables, table, 1 - seat)
    return PEOPLE[1 - seat], 1 - seat


@by_mail
async def test_whoever_has_to_decide_is_told_once_and_not_at_once(tables, time, mailbox):
    table = await duel(tables, CORRESPONDENCE)
    for user in PEOPLE:
        await reach(tables, user)
    person, _ = await other_decides(tables, table)
    await time.passes(seconds=119)
    assert mailbox.letters == []

    await time.passes(seconds=1)
    await time.passes(hours=5)

    assert len(mailbox.letters) == 1
    letter = mailbox.to(person)[0]
    assert letter.subject == "Your turn: El Grande"
    assert letter.tables[0].sentence == "El Grande: it is your turn, until Thu, Nov 26, 08:30 UTC."
    assert letter.tables[0].path == f"/t/{table}"
    assert await waiting_news(tables) == 0


@by_mail
async def test_what_is_asked_is_not_told(tables, time, mailbox):
    table = await duel(tables, CORRESPONDENCE)
    for user in PEOPLE:
        await reach(tables, user)
    person, _ = await other_decides(tables, table)
    await time.passes(minutes=3)

    told = msgspec.json.encode(mailbox.letters[0][1]).decode()
    ask = (await look(tables, table, person))["ask"]
    words = [ask["prompt"], *[option["label"] for option in ask["options"]]]
    assert not [word for word in words if word in told]


@by_mail
async def test_who_answers_in_time_is_told_nothing(tables, time, mailbox):
    table = await duel(tables, CORRESPONDENCE)
    for user in PEOPLE:
        await reach(tables, user)
    _, seat = await other_decides(tables, table)
    await time.passes(minutes=1)
    await decide_until_asked(tables, table, 1 - seat)
    await decide_until_asked(tables, table, seat)
    await decide_until_asked(tables, table, 1 - seat)
    assert await waiting_news(tables) == 1

    await time.passes(minutes=3)

    assert [contact.user_id for contact, _, _ in mailbox.letters] == [PEOPLE[1 - seat]]


@by_mail
async def test_the_first_of_several_decisions_shows_that_somebody_is_there(tables, time, mailbox):
    table = await duel(tables, CORRESPONDENCE)
    for user in PEOPLE:
        await reach(tables, user)
    while True:  # until somebody decides twice in a row
        _, seat = await other_decides(tables, table)
        await decide(tables, table)
        if (await look(tables, table, STRANGER))["waiting_for"] == [seat]:
            break

    await time.passes(minutes=3)

    assert mailbox.letters == []


@by_mail
async def test_what_was_undone_is_not_told(tables, time, mailbox):
    table = await duel(tables, CORRESPONDENCE)
    for user in PEOPLE:
        await reach(tables, user)
    person, seat = await other_decides(tables, table)
    assert await waiting_news(tables) == 1

    await tables.undo(table, PEOPLE[1 - seat], 1 - seat, "back")
    await time.passes(hours=1)

    assert mailbox.letters == []
    await decide(tables, table, option=1)
    await time.passes(minutes=3)
    assert [contact.user_id for contact, _, _ in mailbox.letters] == [person]


@pytest.mark.parametrize("ending", ["closes", "hands over"])
def test_a_seat_that_waits_for_nobody_is_not_told_of(ending, tmp_path, monkeypatch):
    async def story(tables):
        time = Passing(tables)
        with running_at(time):
            mailbox = Mailbox(tables, monkeypatch)
            table = await duel(tables, CORRESPONDENCE)
            for user in PEOPLE:
                await reach(tables, user)
            person, seat = await other_decides(tables, table)
            silence_bots(tables)
            if ending == "closes":
                await tables.close(table, ANNA)
            else:
                await tables.hand_over(table, person, seat, "random")
            await time.passes(hours=1)
            assert mailbox.letters == []
            assert await waiting_news(tables) == 0

    asyncio.run(run_scenario(settings_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), story))


@by_mail
async def test_what_comes_together_is_told_together(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    tables_of_anna: list[str] = []
    while len(tables_of_anna) < 3:
        table = await duel(tables, CORRESPONDENCE)
        await decide_until_asked(tables, table, 1)
        await decide_until_asked(tables, table, 0)
        tables_of_anna.append(table)
        await time.passes(seconds=30)

    await time.passes(minutes=3)

    assert [letter.subject for letter in mailbox.to(ANNA)] == ["3 tables wait for you"]
    assert {one.table for one in mailbox.to(ANNA)[0].tables} == set(tables_of_anna)


@by_mail
async def test_a_digest_comes_once_a_day_but_a_reminder_does_not_wait_for_it(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user, "digest")
    table = await duel(tables, msgspec.structs.replace(CORRESPONDENCE, days=1, reserve=0))
    await other_decides(tables, table)
    await time.passes(hours=10)
    assert mailbox.letters == []

    await time.passes(minutes=31)
    assert [at for _, _, at in mailbox.letters] == [MONDAY + 10 * HOUR + 31 * 60]
    await time.passes(hours=8)

    assert mailbox.subjects == ["Your turn: El Grande", "Your time is running out: El Grande"]


@by_mail
async def test_nobody_is_woken(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
        hours = Hours("UTC", (22 * 60, 7 * 60), ((date(2026, 11, 17), date(2026, 11, 17)),))
        await tables.write(lambda c, user=user, hours=hours: clock_store.write_hours(c, user, hours))
    table = await duel(tables, CORRESPONDENCE)
    await time.passes(hours=14)  # 22:30
    await other_decides(tables, table)
    for _ in range(40):
        await time.passes(hours=1)

    woken = [at for _, _, at in mailbox.letters]
    assert len(woken) == 1
    assert MONDAY + 46.5 * HOUR <= woken[0] <= MONDAY + 47.5 * HOUR, "on Wednesday morning"


@by_mail
async def test_in_an_evening_nothing_waits(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user, "digest")
    table = await duel(tables, EVENING)
    await other_decides(tables, table)
    await time.passes(seconds=25)

    assert len(mailbox.letters) == 1


@by_mail
async def test_where_nobody_else_waits_nobody_is_told(tables, time, mailbox):
    await reach(tables, ANNA)
    alone = await seated(tables, CORRESPONDENCE, ANNA, bots=1)
    both = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
    for _ in range(3):
        await decide(tables, both, (ANNA, ANNA))
    await time.passes(hours=1)

    assert mailbox.letters == []
    assert alone != both


@by_mail
async def test_when_a_bot_plays_on_that_is_told(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, msgspec.structs.replace(CORRESPONDENCE, then="beginner"))
    first = (await look(tables, table, STRANGER))["waiting_for"][0]
    silence_bots(tables)
    await time.passes(days=9, hours=1)
    await time.passes(days=1)

    assert [letter.subject for letter in mailbox.to(PEOPLE[first])] == [
        "Your time is running out: El Grande",
        "A bot plays for you: El Grande",
    ]


@by_mail
async def test_everybody_is_told_in_their_own_language(tables, time, mailbox):
    for user, language in zip(PEOPLE, ("hu", "ru"), strict=True):
        await reach(tables, user, language=language)
    table = await duel(tables, CORRESPONDENCE)
    person, seat = await other_decides(tables, table)
    await time.passes(minutes=3)
    await decide_until_asked(tables, table, 1 - seat)
    await time.passes(minutes=3)

    subjects = {contact.user_id: letter.subject for contact, letter, _ in mailbox.letters}
    assert subjects == {ANNA: "Te következel: El Grande", BELA: "Ваш ход: Эль Гранде"}
    assert account_store.put_user(tables.database, person, now(), language="pl")
    await decide_until_asked(tables, table, seat)
    await time.passes(minutes=3)
    assert mailbox.letters[-1][1].subject == "Twoja kolej: El Grande"


# -- at least once -----------------------------------------------------------------------------------------------


@by_mail
async def test_what_was_not_taken_is_sent_again_later_and_later(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    person, _ = await other_decides(tables, table)
    mailbox.refuses = Undelivered("no connection")
    await time.passes(minutes=2)
    trouble = (await tables.read(lambda c: contact_store.contacts_of(c, person)))[0].trouble
    assert trouble == now()
    mailbox.refuses = None
    await time.passes(seconds=59)
    assert mailbox.letters == []

    await time.passes(seconds=1)

    assert len(mailbox.letters) == 1
    assert (await tables.read(lambda c: contact_store.contacts_of(c, person)))[0].trouble is None


@by_mail
async def test_what_is_not_known_to_have_arrived_is_sent_again(tables, time, mailbox):
    """A server that dies after sending: the other one can't know."""
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    await other_decides(tables, table)
    time.move(minutes=2)
    taken = await tables.write(lambda c: contact_store.claim_news(c, "dead", now(), now() + 300, 9))
    assert len(taken) == 1
    await time.passes(minutes=4)
    assert mailbox.letters == [], "it may still be on its way"

    await time.passes(minutes=2)

    assert len(mailbox.letters) == 1


@by_mail
async def test_a_letter_has_an_id_of_its_own_and_keeps_it_when_it_is_sent_again(tables, time, mailbox):
    """Mail programs and webhooks take two of one id for the same, though the outbox may number its rows anew."""
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    person, seat = await other_decides(tables, table)
    time.move(minutes=2)
    lost = await tables.write(lambda c: contact_store.claim_news(c, "dead", now(), now() + 300, 9))
    contact, letter = await tables.read(lambda c: prepare(c, lost[0].contact_id, lost))
    await time.passes(minutes=6)
    assert [one.id for one in mailbox.to(person)] == [letter.id], "the dead server had sent the same"

    for _ in range(3):
        await decide_until_asked(tables, table, 1 - seat)
        await decide_until_asked(tables, table, seat)
        await time.passes(minutes=3)
    ids = [one.id for one in mailbox.to(person)]
    assert len(ids) == len(set(ids)) == 4
    assert contact.user_id == person


@by_mail
async def test_who_answers_while_the_letter_is_on_its_way_takes_nothing_from_the_others(tables, time, mailbox):
    """A row of the outbox may get the number of one that was settled meanwhile; it is not taken for that one."""
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    person, seat = await other_decides(tables, table)
    take = mailbox.take

    async def answers_at_once(contact, letter):
        await take(contact, letter)
        if contact.user_id == person:
            await decide_until_asked(tables, table, 1 - seat)

    tables.postman.hand_to = answers_at_once
    await time.passes(minutes=2)
    assert len(mailbox.to(person)) == 1
    assert await waiting_news(tables) == 1, "the other is to be told"
    await time.passes(minutes=3)

    assert len(mailbox.to(PEOPLE[1 - seat])) == 1


@by_mail
async def test_what_a_server_is_sending_it_does_not_take_again(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    await other_decides(tables, await duel(tables, CORRESPONDENCE))
    time.move(minutes=2)

    claims = [await tables.write(lambda c: contact_store.claim_news(c, "one", now(), now() + 300, 9)) for _ in range(2)]

    assert [len(claim) for claim in claims] == [1, 0]


@by_mail
async def test_of_two_servers_one_sends(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    await other_decides(tables, table)
    time.move(minutes=2)

    claims = [
        await tables.write(lambda c, who=who: contact_store.claim_news(c, who, now(), now() + 300, 9))
        for who in ("one", "other")
    ]

    assert [len(claim) for claim in claims] == [1, 0]


@by_mail
async def test_an_answer_that_is_not_stored_tells_nobody(tables, time, mailbox):
    for user in PEOPLE:
        await reach(tables, user)
    table = await duel(tables, CORRESPONDENCE)
    seat = (await look(tables, table, STRANGER))["waiting_for"][0]
    before = await tables.read(lambda c: clock_store.read_clocks(c, table))

    def broken(*_):
        raise NotStored("the disk is full")

    announce, tables.database.announce = tables.database.announce, broken
    with pytest.raises(Refused):
        await decide(tables, table)
    tables.database.announce = announce

    assert await waiting_news(tables) == 0
    assert await tables.read(lambda c: clock_store.read_clocks(c, table)) == before
    assert (await look(tables, table, STRANGER))["waiting_for"] == [seat]
