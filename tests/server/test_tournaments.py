"""Tournaments from the first entrant to the last round: joining, rounds that follow by themselves, pauses, leaving."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from pathlib import Path

from tablero.server import tournaments
from tablero.server.clocks import ClockSpec
from tablero.server.people_responses import TournamentInfo
from tablero.server.personal_data import forget_person
from tablero.server.storage import people_store, result_store, tournament_store
from tablero.server.tables import Refused, Tables
from tablero.server.tournaments import TournamentState

from .finished_games import finish, register
from .running_tables import ANNA, BELA, CARLA, STRANGER, at_tables, on_sqlite

PEOPLE = [ANNA, BELA, CARLA, "user-dora", "user-emil", "user-fanni"]
HOLIDAY = 1_000_000


def opened(tables: Tables, people: int, system: str = "swiss", players: int = 2, **how: object) -> str:
    """A tournament of Anna's that so many people have joined."""
    register(tables, *PEOPLE[:people])
    service = tables.tournaments
    id = service.create(
        ANNA,
        "el-grande",
        "Spring",
        system,
        players,
        options={"short": True},
        **how,  # type: ignore[arg-type]
    )
    for user in PEOPLE[:people]:
        service.join(id, user)
    return id


def seen(tables: Tables, id: str, viewer: str = ANNA) -> TournamentInfo:
    with tables.database.reading() as c:
        return tournaments.tournament(c, id, viewer, "en")


def play_round(tables: Tables, id: str, number: int = 0) -> None:
    """Finish every table that is being played, and go on."""
    running = [one["table"] for one in seen(tables, id)["played"][0]["tables"] if one["status"] == "running"]
    for table in running:
        finish(tables, table, number)
        assert tables.results.count(table)
        tables.tournaments.after_table(table)


def refused(doing: object, *args: object) -> str:
    try:
        doing(*args)  # type: ignore[operator]
    except Refused as error:
        return error.code
    return ""


@at_tables
async def test_a_round_robin_is_played_to_its_end(tables: Tables) -> None:
    id = opened(tables, 4, "round-robin", rated=True)
    tables.tournaments.start(id, ANNA)
    for number in range(3):
        now = seen(tables, id)
        assert (now["status"], now["round"], len(now["played"][0]["tables"])) == ("running", number + 1, 2)
        play_round(tables, id, number)
    end = seen(tables, id)
    assert (end["status"], end["round"], end["rounds"]) == ("over", 3, 3)
    met = Counter(
        tuple(sorted(seat["entrant"] for seat in table["seats"])) for one in end["played"] for table in one["tables"]
    )
    assert met == Counter(combinations(range(4), 2))
    assert sum(line["points"] for line in end["standings"]) == 6
    assert end["standings"][0]["rank"] == 1
    with tables.database.reading() as c:
        assert len(list(result_store.rated_results(c, "el-grande"))) == 6, "all games of the tournament are rated"


@at_tables
async def test_a_swiss_tournament_with_bots_gives_byes_in_turn(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.add_bot(id, ANNA, "beginner")
    assert refused(tables.tournaments.add_bot, id, ANNA, "random") == "illegal"
    assert refused(tables.tournaments.add_bot, id, BELA, "beginner") == "not-allowed"
    tables.tournaments.start(id, ANNA)
    for number in range(3):
        play_round(tables, id, number)
    end = seen(tables, id)
    assert (end["status"], end["rounds"]) == ("over", 3)
    byes = [one["byes"] for one in end["played"]]
    assert sorted(len(one) for one in byes) == [1, 1, 1]
    assert len({one[0] for one in byes}) == 3
    assert {line["byes"] for line in end["standings"]} == {0, 1}


@at_tables
async def test_larger_tables_have_one_seat_less_rather_than_byes(tables: Tables) -> None:
    id = opened(tables, 5, players=3)
    tables.tournaments.start(id, ANNA)
    first = seen(tables, id)["played"][0]
    assert sorted(len(table["seats"]) for table in first["tables"]) == [2, 3]
    assert first["byes"] == []


@at_tables
async def test_everybody_sits_at_the_table_and_sees_whose_tournament_it_is(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.start(id, ANNA)
    table = seen(tables, id)["played"][0]["tables"][0]
    numbers = [seat["entrant"] for seat in table["seats"]]
    snapshot = await tables.snapshot(table["table"], PEOPLE[numbers[0]], picture="")
    assert snapshot["you"]["seats"] == [0]
    assert snapshot["table"]["title"] == "Spring · 1.1"
    assert snapshot["table"]["status"] == "running"


@at_tables
async def test_its_tables_are_played_by_its_clock(tables: Tables) -> None:
    id = opened(tables, 4, clock=ClockSpec("correspondence", days=2))
    tables.tournaments.start(id, ANNA)
    table = seen(tables, id)["played"][0]["tables"][0]["table"]
    clock = (await tables.snapshot(table, ANNA, picture=""))["table"]["clock"]
    assert clock is not None
    assert (clock["kind"], clock["days"]) == ("correspondence", 2)


@at_tables
async def test_who_has_the_link_sees_the_tournament_but_not_its_tables(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.start(id, ANNA)
    assert all(one["table"] for one in seen(tables, id, BELA)["played"][0]["tables"])
    stranger = seen(tables, id, STRANGER)
    assert [one["table"] for one in stranger["played"][0]["tables"]] == ["", ""]
    assert not stranger["may_join"], "it has begun"
    assert refused(tables.tournaments.join, id, STRANGER) == "closed"


@at_tables
async def test_thirty_two_play_and_no_more(tables: Tables) -> None:
    id = opened(tables, 2)
    for _ in range(30):
        tables.tournaments.add_bot(id, ANNA)
    assert refused(tables.tournaments.add_bot, id, ANNA) == "full"
    tables.tournaments.start(id, ANNA)


@at_tables
async def test_who_is_invited_by_name_takes_part_after_saying_so(tables: Tables) -> None:
    id = opened(tables, 4)
    register(tables, "user-emil", "user-fanni")
    for name in ("USER-Emil", "user-fanni"):
        tables.tournaments.invite(id, ANNA, name)
    assert refused(tables.tournaments.invite, id, ANNA, "nobody") == "unknown"
    assert len(seen(tables, id)["entrants"]) == 6
    assert len(seen(tables, id, BELA)["entrants"]) == 4, "who was invited is not told to the others"
    with tables.database.reading() as c:
        assert [one["invited"] for one in tournaments.listing(c, "user-emil", "en")] == [True]
    with tables.database.writing() as c:
        people_store.mute(c, "user-fanni", ANNA)
        assert tournaments.listing(c, "user-fanni", "en") == [], "she wants to hear nothing from Anna"
    tables.tournaments.join(id, "user-emil")
    tables.tournaments.start(id, ANNA)
    names = {one["person"]["name"] for one in seen(tables, id)["entrants"]}
    assert "user-emil" in names
    assert "user-fanni" not in names


@at_tables
async def test_only_the_owner_runs_it_and_four_are_needed(tables: Tables) -> None:
    id = opened(tables, 3)
    assert refused(tables.tournaments.start, id, ANNA) == "illegal"
    tables.tournaments.add_bot(id, ANNA)
    assert refused(tables.tournaments.start, id, BELA) == "not-allowed"
    tables.tournaments.start(id, ANNA)
    assert refused(tables.tournaments.pause, id, BELA, None) == "not-allowed"
    assert refused(tables.tournaments.withdraw, id, BELA, 0) == "not-allowed"


@at_tables
async def test_a_rated_tournament_wants_accounts(tables: Tables) -> None:
    id = opened(tables, 2, rated=True)
    assert refused(tables.tournaments.join, id, STRANGER) == "rated"
    unrated = tables.tournaments.create(ANNA, "el-grande", "", "swiss", 2)
    tables.tournaments.join(unrated, STRANGER)


@at_tables
async def test_no_round_begins_during_a_pause_and_it_ends_by_itself(tables: Tables) -> None:
    id = opened(tables, 4)
    service = tables.tournaments
    service.start(id, ANNA)
    service.now = lambda: HOLIDAY
    assert refused(service.pause, id, ANNA, HOLIDAY) == "illegal"
    service.pause(id, ANNA, HOLIDAY + 60)
    play_round(tables, id)
    assert (seen(tables, id)["status"], seen(tables, id)["round"]) == ("paused", 1)
    assert service.advance(id) == []
    service.now = lambda: HOLIDAY + 60
    assert len(service.advance(id)) == 2
    assert (seen(tables, id)["status"], seen(tables, id)["round"]) == ("running", 2)
    service.pause(id, ANNA, None)
    play_round(tables, id, 1)
    assert service.advance(id) == []
    assert len(service.resume(id, ANNA)) == 2


@at_tables
async def test_who_withdraws_is_left_out_and_a_bot_goes_on_for_now(tables: Tables) -> None:
    id = opened(tables, 5, rated=True)
    tables.tournaments.withdraw(id, "user-emil")
    assert len(seen(tables, id)["entrants"]) == 4, "before the start it is as if one had never come"
    tables.tournaments.start(id, ANNA)
    changed = tables.tournaments.withdraw(id, BELA)
    assert len(changed) == 1
    snapshot = await tables.snapshot(changed[0], ANNA, picture="")
    assert [seat["handed"] for seat in snapshot["seats"]].count(True) == 1
    play_round(tables, id)
    now = seen(tables, id)
    assert [one["status"] for one in now["entrants"]].count("out") == 1
    gone = next(one["number"] for one in now["entrants"] if one["status"] == "out")
    for one in now["played"][0]["tables"]:
        assert gone not in [seat["entrant"] for seat in one["seats"]]
    assert len(now["standings"]) == 4, "who has left keeps the place in the standings"
    tables.tournaments.withdraw(id, ANNA, 2)
    assert [one["status"] for one in seen(tables, id)["entrants"]].count("out") == 2


@at_tables
async def test_a_tournament_outlives_the_account_of_whoever_opened_it(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.start(id, ANNA)
    play_round(tables, id)
    alone = tables.tournaments.create(ANNA, "el-grande", "Nobody's", "swiss", 2)
    with tables.database.writing() as c:
        forget_person(c, ANNA)
    now = seen(tables, id, BELA)
    assert now["mine"], "Béla runs it now"
    assert [one["status"] for one in now["entrants"]] == ["out", "in", "in", "in"]
    assert now["entrants"][0]["person"] == {"name": "", "profile": ""}
    assert len(now["standings"]) == 4
    assert refused(seen, tables, alone) == "unknown"
    assert len(now["played"]) == 2


@at_tables
async def test_a_closed_table_does_not_stop_the_tournament(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.start(id, ANNA)
    first, second = (one["table"] for one in seen(tables, id)["played"][0]["tables"])
    finish(tables, first)
    assert tables.results.count(first)
    await tables.close(second, ANNA)
    now = seen(tables, id)
    assert now["round"] == 2
    assert sorted(line["points"] for line in now["standings"]) == [0.0, 0.5, 0.5, 1.0]


def test_a_round_whose_tables_a_killed_server_has_not_opened_is_opened_by_the_next(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        id = opened(tables, 4)
        service = tables.tournaments
        with tables.database.writing() as c:
            tournament_store.set_tournament(c, id, status="running", rounds=3)
            service.plan(c, TournamentState(c, tournaments.require_tournament(c, id)))
        assert [one["table"] for one in seen(tables, id)["played"][0]["tables"]] == ["", ""]
        assert len(service.advance(id)) == 2
        assert service.advance(id) == []
        assert len({one["table"] for one in seen(tables, id)["played"][0]["tables"]}) == 2

    on_sqlite(tmp_path, scenario)


def test_the_next_server_goes_on_with_a_tournament(tmp_path: Path) -> None:
    """One that is about to restart opens no tables; a game that it did not count is counted."""
    ids: list[str] = []

    async def first(tables: Tables) -> None:
        ids.append(opened(tables, 4))
        tables.tournaments.start(ids[0], ANNA)
        for one in seen(tables, ids[0])["played"][0]["tables"]:
            finish(tables, one["table"])
        tables.seats.is_closing = lambda: True
        await tables.count_missing()
        now = seen(tables, ids[0])
        assert (now["round"], [one["status"] for one in now["played"][0]["tables"]]) == (2, ["open", "open"])

    async def second(tables: Tables) -> None:
        await asyncio.gather(*tables.pending_changes)
        assert [one["status"] for one in seen(tables, ids[0])["played"][0]["tables"]] == ["running", "running"]

    on_sqlite(tmp_path, first)
    on_sqlite(tmp_path, second)


def test_two_servers_open_a_table_of_a_round_once(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        id = opened(tables, 4)
        service = tables.tournaments
        with tables.database.writing() as c:
            tournament_store.set_tournament(c, id, status="running", rounds=3)
            service.plan(c, TournamentState(c, tournaments.require_tournament(c, id)))
        with tables.database.reading() as c:
            both = TournamentState(c, tournaments.require_tournament(c, id))
        planned = both.unopened()[0]
        first, second = service.open_table(both, planned), service.open_table(both, planned)
        assert seen(tables, id)["played"][0]["tables"][0]["table"] == first
        assert (await tables.snapshot(second, ANNA, picture=""))["table"]["status"] == "closed"

    on_sqlite(tmp_path, scenario)


@at_tables
async def test_a_tournament_goes_on_after_the_last_answer_by_itself(tables: Tables) -> None:
    id = opened(tables, 4)
    tables.tournaments.start(id, ANNA)
    for one in seen(tables, id)["played"][0]["tables"]:
        finish(tables, one["table"])
        await tables.count(one["table"])
    assert seen(tables, id)["round"] == 2


def test_it_takes_as_many_rounds_as_there_are_doublings() -> None:
    assert [tournaments.swiss_length(n) for n in (4, 8, 9, 16, 17, 32)] == [3, 3, 4, 4, 5, 5]
