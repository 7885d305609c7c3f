"""The lobby: open tables, invitations by name, circles, leaving, removing, muting, reporting, bots that fill seats."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import insert

from tablero.server import lobby
from tablero.server.auth import login_of
from tablero.server.broadcast import Notice
from tablero.server.chat import SIGNS
from tablero.server.storage import account_store, people_store, table_store, tournament_store
from tablero.server.storage.engine import LOBBY
from tablero.server.storage.schema import MUTES
from tablero.server.tables import SeatSpec, Tables
from tablero.server.terms import TableTerms
from tests.patience import PATIENCE

from .running_tables import ANNA, BELA, CARLA, STRANGER, at_tables, look, play_on, refusal

ME, OPEN, INVITE, BOT = SeatSpec("me"), SeatSpec("open"), SeatSpec("invite"), SeatSpec("bot", "random")
PUBLIC = TableTerms(access="public")


async def opened(
    tables: Tables, *seats: SeatSpec, owner: str = ANNA, terms: TableTerms = PUBLIC, title: str = ""
) -> str:
    return await tables.create(owner, "el-grande", len(seats), {}, list(seats), title, terms=terms)


async def called(tables: Tables, *people: str) -> None:
    """Names with passwords: user-anna is Anna."""
    for user in people:
        name = user.removeprefix("user-").capitalize()
        fields = {"name": name, "login": login_of(name), "password_hash": "x"}
        assert await asyncio.to_thread(account_store.put_user, tables.database, user, 0, **fields)


# -- open tables -----------------------------------------------------------------------------------------------------


@at_tables
async def test_the_lobby_shows_public_tables_with_an_open_seat(tables: Tables) -> None:
    await called(tables, ANNA)
    table = await opened(tables, ME, OPEN, BOT, OPEN, title="Come in")
    await opened(tables, ME, OPEN, terms=TableTerms())
    await opened(tables, ME, OPEN, terms=TableTerms(access="private"))
    await opened(tables, ME, INVITE)
    await opened(tables, ME, BOT)
    (shown,) = await tables.open_tables(BELA)
    assert (shown["id"], shown["title"], shown["owner"], shown["left"]) == (table, "Come in", "Anna", 2)
    assert shown["free"] == [{"seat": 1, "id": "blue"}, {"seat": 3, "id": "green"}]
    assert (shown["people"], shown["bots"]) == (["Anna"], ["random"])
    assert (shown["mine"], shown["seated"]) == (False, False)
    (own,) = await tables.open_tables(ANNA)
    assert (own["mine"], own["seated"]) == (True, True)
    assert await tables.open_tables(BELA, "narcos") == []
    assert len(await tables.open_tables(BELA, "el-grande")) == 1
    await tables.close(table, ANNA)
    assert await tables.open_tables(BELA) == []


@at_tables
async def test_a_stranger_takes_one_seat_of_a_public_table(tables: Tables) -> None:
    table = await opened(tables, ME, OPEN, OPEN)
    await tables.sit(table, BELA, 1)
    assert await refusal(tables.sit(table, BELA, 2)) == "not-allowed"
    assert (await look(tables, table, BELA))["you"]["may_sit"] == []
    (shown,) = await tables.open_tables(BELA)
    assert (shown["seated"], shown["free"]) == (True, []), "it stays in sight of whoever sits there"
    await tables.sit(table, CARLA, 2)
    assert await tables.open_tables(BELA) == []


@at_tables
async def test_the_lobby_is_told_of_what_it_shows(tables: Tables) -> None:
    async with tables.subscribe(LOBBY) as notices:
        table = await opened(tables, ME, OPEN)
        assert await asyncio.wait_for(notices.get(), PATIENCE) == Notice("changed")
        await tables.sit(table, BELA, 1)
        assert await asyncio.wait_for(notices.get(), PATIENCE) == Notice("changed")


@at_tables
async def test_tables_that_everybody_has_forgotten_are_not_shown(tables: Tables) -> None:
    table = await opened(tables, ME, OPEN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "LISTED_SECONDS", -10)
        assert await tables.open_tables(BELA) == []
    assert [one["id"] for one in await tables.open_tables(BELA)] == [table]


# -- invitations by name ---------------------------------------------------------------------------------------------


@at_tables
async def test_whoever_is_invited_by_name_finds_it_and_sits_down(tables: Tables) -> None:
    await called(tables, ANNA, BELA, CARLA)
    table = await opened(tables, ME, INVITE, INVITE, terms=TableTerms(access="private"), title="Friday")
    assert await refusal(tables.invite_people(table, BELA, ["Carla"])) == "unknown"
    assert await refusal(tables.invite_people(table, ANNA, ["Zeno"])) == "no-person"
    assert await refusal(tables.invite_people(table, ANNA, ["Anna"])) == "no-person", "oneself"
    assert await refusal(tables.invite_people(table, ANNA, ["Béla\x00"])) == "no-person"
    await tables.invite_people(table, ANNA, ["  bELA ", "Carla", "Bela"])
    (invited,) = await tables.invitations(BELA)
    assert (invited["id"], invited["by"], invited["title"]) == (table, "Anna", "Friday")
    assert [seat["seat"] for seat in invited["free"]] == [1, 2]
    assert await refusal(look(tables, table, BELA)) == "unknown", "nothing is seen before the invitation is accepted"
    assert (await tables.door(table, BELA))["id"] == table
    assert await tables.guests(table, ANNA) == {
        "guests": [{"name": "Bela", "declined": False}, {"name": "Carla", "declined": False}]
    }

    await tables.sit(table, BELA, 2)
    assert (await look(tables, table, BELA))["you"]["seats"] == [2]
    assert await tables.invitations(BELA) == []
    await tables.decline(table, CARLA)
    assert await refusal(tables.sit(table, CARLA, 1)) == "unknown"
    assert await refusal(tables.decline(table, CARLA)) == "unknown"
    assert await tables.guests(table, ANNA) == {"guests": [{"name": "Carla", "declined": True}]}
    await tables.invite_people(table, ANNA, ["Carla"])
    assert len(await tables.invitations(CARLA)) == 1, "asked once more"
    await tables.revoke(table, ANNA, "Carla")
    assert await tables.invitations(CARLA) == []
    assert await refusal(tables.sit(table, CARLA, 1)) == "unknown"


@at_tables
async def test_a_guest_is_found_by_those_alone_who_played_with_that_guest(tables: Tables) -> None:
    await called(tables, ANNA, CARLA)
    await asyncio.to_thread(account_store.put_user, tables.database, BELA, 0, name="Béla")
    table = await opened(tables, ME, INVITE, INVITE)
    assert await refusal(tables.invite_people(table, ANNA, ["Béla"])) == "no-person"
    await tables.claim(await tables.invite(table, ANNA, 1), BELA)
    other = await opened(tables, ME, INVITE)
    await tables.invite_people(other, ANNA, ["béla"])
    assert [one["id"] for one in await tables.invitations(BELA)] == [other]
    foreign = await opened(tables, ME, INVITE, owner=CARLA)
    assert await refusal(tables.invite_people(foreign, CARLA, ["Béla"])) == "no-person"


@at_tables
async def test_a_circle_is_invited_at_once(tables: Tables) -> None:
    await called(tables, ANNA, BELA, CARLA)
    people = tables.people
    with pytest.raises(Exception, match="Zeno"):
        people.make_circle(ANNA, "Friday", ["Bela", "Zeno"])
    assert await tables.circles(ANNA) == [], "all of them, or none"
    people.make_circle(ANNA, " Friday  people ", ["Bela"])
    (circle,) = await tables.circles(ANNA)
    assert (circle["name"], circle["people"]) == ("Friday people", ["Bela"])
    people.add_to_circle(ANNA, circle["id"], ["Carla", "Bela"])
    assert (await tables.circles(ANNA))[0]["people"] == ["Bela", "Carla"]
    assert await tables.circles(BELA) == []
    table = await opened(tables, ME, INVITE)
    other = await opened(tables, ME, INVITE, owner=BELA)
    assert await refusal(tables.invite_people(other, BELA, [], circle["id"])) == "unknown", "it is hers"
    await tables.invite_people(table, ANNA, [], circle["id"])
    assert [len(await tables.invitations(user)) for user in (BELA, CARLA)] == [1, 1]
    await tables.sit(table, CARLA, 1)
    assert await tables.invitations(BELA) == [], "no seat is left"
    people.drop_from_circle(ANNA, circle["id"], "Bela")
    assert (await tables.circles(ANNA))[0]["people"] == ["Carla"]
    people.drop_circle(ANNA, circle["id"])
    assert await tables.circles(ANNA) == []


@at_tables
async def test_two_who_do_the_same_at_once_do_it_once(tables: Tables) -> None:
    await called(tables, ANNA, BELA)
    table = await opened(tables, ME, INVITE)
    both = [tables.invite_people(table, ANNA, ["Bela"]), tables.invite_people(table, ANNA, ["Bela"])]
    await asyncio.gather(*both)
    assert len(await tables.invitations(BELA)) == 1

    def clashes() -> None:
        with tables.database.writing() as c:
            for _ in range(2):
                c.execute(insert(MUTES), {"user_id": ANNA, "muted": BELA})

    assert await refusal(tables.run(clashes)) == "not-stored"
    assert tables.people.muted(ANNA) == []


# -- going -----------------------------------------------------------------------------------------------------------


@at_tables
async def test_before_the_start_one_may_leave_and_the_seat_is_free_again(tables: Tables) -> None:
    table = await opened(tables, ME, OPEN, INVITE)
    link = await tables.invite(table, ANNA, 2)
    await tables.sit(table, BELA, 1)
    await tables.claim(link, CARLA)
    assert (await look(tables, table, BELA))["you"]["may_leave"]
    assert not (await look(tables, table, ANNA))["you"]["may_leave"], "the owner closes the table instead"
    assert await refusal(tables.leave(table, ANNA, 0)) == "not-allowed"
    assert await refusal(tables.leave(table, BELA, 2)) == "foreign"
    await tables.leave(table, BELA, 1)
    await tables.leave(table, CARLA, 2)
    seen = await look(tables, table, ANNA)
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "invite"]
    assert seen["table"]["status"] == "open"
    assert await refusal(tables.claim(link, CARLA)) == "unknown", "the old link is void"
    assert await tables.claim(seen["seats"][2]["invite"], STRANGER) == table, "and the owner has a new one"
    assert [one["id"] for one in await tables.open_tables(BELA)] == [table]


@at_tables
async def test_whoever_has_decided_something_does_not_leave(tables: Tables) -> None:
    table = await opened(tables, ME, OPEN)
    await tables.sit(table, BELA, 1)
    await play_on(tables, table, 6, random.Random(1))
    assert not (await look(tables, table, BELA))["you"]["may_leave"]
    assert await refusal(tables.leave(table, BELA, 1)) == "not-allowed"


@at_tables
async def test_whoever_plays_for_a_tournament_stays(tables: Tables) -> None:
    table = await opened(tables, ME, OPEN)
    await tables.sit(table, BELA, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tournament_store, "tournament_of_table", lambda c, table: "a tournament")
        assert not (await look(tables, table, BELA))["you"]["may_leave"]
        assert await refusal(tables.leave(table, BELA, 1)) == "not-allowed"
        assert await refusal(tables.remove(table, ANNA, 1)) == "not-allowed"
    await tables.leave(table, BELA, 1)


@at_tables
async def test_the_owner_removes_somebody_for_good(tables: Tables) -> None:
    await called(tables, ANNA, BELA)
    table = await opened(tables, ME, OPEN, OPEN)
    await tables.sit(table, BELA, 1)
    await tables.sit(table, CARLA, 2)
    await play_on(tables, table, 9, random.Random(1))
    assert await refusal(tables.remove(table, CARLA, 1)) == "not-allowed"
    assert await refusal(tables.remove(table, ANNA, 0)) == "not-allowed", "not oneself"
    await tables.remove(table, ANNA, 1)
    seen = await look(tables, table, BELA)
    assert (seen["you"]["seats"], seen["you"]["may_sit"], seen["ask"]) == ([], [], None)
    assert seen["view"]["seat"] == -1, "he knows no more than everybody"
    assert await refusal(tables.say(table, BELA, "why")) == "not-allowed"
    assert await refusal(tables.sit(table, BELA, 1)) == "not-allowed"
    assert await tables.open_tables(BELA) == []
    link = await tables.invite(table, ANNA, 1)
    assert await refusal(tables.claim(link, BELA)) == "not-allowed", "not by a link either"
    assert (await look(tables, table, ANNA))["table"]["count"] == 9, "the game stands where it stood"
    await tables.invite_people(table, ANNA, ["Bela"])
    await tables.sit(table, BELA, 1)
    assert (await look(tables, table, BELA))["you"]["seats"] == [1], "the owner may change her mind"


@at_tables
async def test_bots_take_empty_seats_when_the_time_has_come(tables: Tables) -> None:
    await called(tables, ANNA, CARLA)
    with pytest.MonkeyPatch.context() as patch:
        moment = 1_000_000
        patch.setattr(table_store, "now", lambda: moment)
        terms = TableTerms(access="public", fill_after=900, fill_bot="beginner")
        table = await opened(tables, ME, OPEN, INVITE, OPEN, terms=terms)
        link = await tables.invite(table, ANNA, 2)
        await tables.invite_people(table, ANNA, ["Carla"])
        await tables.sit(table, BELA, 1)
        assert (await look(tables, table, BELA))["table"]["fill_at"] == 1_000_900
        moment += 600
        await tables.leave(table, BELA, 1)
        moment += 600
        await tables.fill_due()
        assert (await look(tables, table, ANNA))["table"]["status"] == "open", "since he left, the time begins anew"
        await tables.sit(table, BELA, 1)
        moment += 300
        await tables.fill_due()
        seen = await look(tables, table, ANNA)
        assert [(seat["kind"], seat["bot"]) for seat in seen["seats"]] == [
            ("person", ""),
            ("person", ""),
            ("bot", "beginner"),
            ("bot", "beginner"),
        ]
        assert (seen["table"]["status"], seen["table"]["fill_at"]) == ("running", None)
        assert await refusal(tables.claim(link, CARLA)) == "unknown"
        assert await tables.invitations(CARLA) == []


# -- peace -----------------------------------------------------------------------------------------------------------


@at_tables
async def test_what_a_muted_person_says_and_offers_is_not_told(tables: Tables) -> None:
    await called(tables, ANNA, BELA, CARLA)
    table = await opened(tables, ME, OPEN, OPEN)
    await tables.sit(table, BELA, 1)
    await tables.say(table, BELA, "first")
    await tables.mute(table, ANNA, 1, True)
    await tables.say(table, BELA, "second")
    await tables.say(table, ANNA, "hello")
    (line,) = (await look(tables, table, ANNA))["chat"]
    await tables.react(table, BELA, line["id"], SIGNS[0])
    seen = await look(tables, table, ANNA)
    assert seen["chat"][0]["reactions"] == []
    assert [(line["n"], line["text"]) for line in seen["chat"]] == [(2, "hello")]
    assert [seat["muted"] for seat in seen["seats"]] == [False, True, False]
    his = await look(tables, table, BELA)
    assert [line["text"] for line in his["chat"]] == ["first", "second", "hello"]
    assert not any(seat["muted"] for seat in his["seats"]), "he does not know"
    other = await opened(tables, ME, OPEN, INVITE, owner=BELA)
    await tables.invite_people(other, BELA, ["Anna"])
    assert await tables.invitations(ANNA) == []
    assert other not in [one["id"] for one in await tables.open_tables(ANNA)]
    assert tables.people.muted(ANNA) == ["Bela"]
    tables.people.unmute(ANNA, "Bela")
    assert len((await look(tables, table, ANNA))["chat"]) == 3
    await tables.mute(other, CARLA, -1, True)
    assert tables.people.muted(CARLA) == ["Bela"], "an owner can be muted without a seat"
    assert await refusal(tables.mute(table, ANNA, 0, True)) == "unknown", "oneself"
    assert await refusal(tables.mute(table, ANNA, 2, True)) == "unknown", "an empty seat"


@at_tables
async def test_a_report_shows_the_host_what_the_reporter_saw(tables: Tables) -> None:
    await called(tables, ANNA, BELA)
    table = await opened(tables, ME, OPEN, title="Friday")
    await tables.sit(table, BELA, 1)
    await tables.say(table, BELA, "an insult")
    assert await refusal(tables.report(table, ANNA, 1, "  ")) == "full"
    assert await refusal(tables.report(table, ANNA, 0, "me")) == "unknown"
    number = await tables.report(table, ANNA, 1, " He insults me. ")
    with tables.database.reading() as c:
        (report,) = people_store.open_reports(c)
    assert (report.id, report.reporter, report.reported, report.table_id) == (number, ANNA, BELA, table)
    assert report.reason == "He insults me."
    shown: dict[str, Any] = json.loads(report.shown)
    assert shown == {"title": "Friday", "reporter": "Anna", "reported": "Bela", "said": [["Bela", "an insult"]]}
    for _ in range(9):
        await tables.report(table, ANNA, 1, "again")
    assert await refusal(tables.report(table, ANNA, 1, "and again")) == "full"
    with tables.database.writing() as c:
        assert people_store.settle_report(c, number)
        assert not people_store.settle_report(c, number)
    await tables.report(table, ANNA, 1, "once more")
