"""Finished games: who is counted, what is rated, and that ratings follow from the results alone."""

from __future__ import annotations

import asyncio
import random
from math import isclose, sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.bots.levels import level_ratings
from tablero.core.registry import find_game
from tablero.server import rating, results
from tablero.server.personal_data import forget_person, rows_about
from tablero.server.rating import Belief
from tablero.server.storage import result_store, seat_store
from tablero.server.storage.rows import ResultRow, ResultSeat
from tablero.server.storage.schema import RATINGS
from tablero.server.tables import SeatSpec, Tables

from .finished_games import finish, register
from .running_tables import ANNA, BELA, CARLA, at_tables, duel, on_sqlite, play_on, refusal

EL_GRANDE, NARCOS = find_game("el-grande"), find_game("narcos")


def stored(tables: Tables, game: str) -> dict[str, Belief]:
    with tables.database.reading() as c:
        return result_store.read_ratings(c, game)


def recomputed(tables: Tables, game: str) -> dict[str, Belief]:
    with tables.database.reading() as c:
        return results.recompute(c, game)


async def rated_duel(tables: Tables) -> str:
    """A rated table of Anna and Béla."""
    register(tables, ANNA, BELA)
    seats = [SeatSpec("me"), SeatSpec("invite")]
    table = await tables.create(ANNA, "el-grande", 2, {"short": True}, seats, rated=True)
    await tables.claim(await tables.invite(table, ANNA, 1), BELA)
    return table


# -- what is counted ---------------------------------------------------------------------------------------------


@at_tables
async def test_a_game_is_counted_once_when_it_is_over(tables: Tables) -> None:
    table = await duel(tables, short=True)
    assert not tables.results.count(table), "it is not over"
    finish(tables, table)
    assert tables.results.count(table)
    assert not tables.results.count(table)
    with tables.database.reading() as c:
        ((result, seats),) = result_store.last_results(c, ANNA, 9)
    assert (result.table_id, result.rated, result.variant) == (table, False, '["short=True"]')
    assert [seat.user_id for seat in seats] == [ANNA, BELA]
    assert [seat.role for seat in seats] == ["1", "2"], "the seats of El Grande differ in nothing but their turn"
    assert sum(seat.won for seat in seats) == 1
    assert not stored(tables, "el-grande")


def test_the_last_answer_counts_the_game(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables, short=True)
        await play_on(tables, table, 5000, random.Random(1))
        await asyncio.gather(*tables.pending_changes)
        with tables.database.reading() as c:
            assert result_store.is_counted(c, table)

    on_sqlite(tmp_path, scenario)


def test_what_a_stopped_server_has_left_out_is_counted_at_the_next_start(tmp_path: Path) -> None:
    tables_seen: list[str] = []

    async def first(tables: Tables) -> None:
        tables_seen.append(await duel(tables, short=True))
        finish(tables, tables_seen[0])

    async def second(tables: Tables) -> None:
        await asyncio.gather(*tables.pending_changes)
        with tables.database.reading() as c:
            assert result_store.is_counted(c, tables_seen[0])
            assert result_store.uncounted(c) == []

    on_sqlite(tmp_path, first)
    on_sqlite(tmp_path, second)


@at_tables
async def test_a_closed_table_is_not_counted(tables: Tables) -> None:
    table = await duel(tables, short=True)
    await tables.close(table, ANNA)
    assert not tables.results.count(table)


# -- what is rated -----------------------------------------------------------------------------------------------


@at_tables
async def test_ratings_follow_from_the_stored_results(tables: Tables) -> None:
    """Several tables of people and bots: what was stored game by game is what a recomputation finds, to the bit."""
    for number in range(4):
        table = await rated_duel(tables)
        finish(tables, table, number)
        assert tables.results.count(table)
    seats = [SeatSpec("me"), SeatSpec("bot", "club"), SeatSpec("bot", "club")]
    table = await tables.create(ANNA, "el-grande", 3, {"short": True}, seats, rated=True)
    finish(tables, table)
    assert tables.results.count(table)
    found = stored(tables, "el-grande")
    assert found == recomputed(tables, "el-grande")
    assert found[rating.person_key(ANNA)].games == 5
    assert found[rating.person_key(BELA)].games == 4
    assert found[rating.bot_key("club")].games == 1
    assert "seat:2:1" in found
    assert "option:short=True:1" in found

    with tables.database.writing() as c:
        c.execute(RATINGS.update().values(mu=0))
    results.rewrite_ratings(tables.database, "el-grande")
    assert stored(tables, "el-grande") == found


@at_tables
async def test_a_table_that_was_not_opened_as_rated_is_not(tables: Tables) -> None:
    register(tables, ANNA, BELA)
    table = await duel(tables, short=True)
    finish(tables, table)
    assert tables.results.count(table)
    assert not stored(tables, "el-grande")


@at_tables
async def test_who_sits_at_a_rated_table_has_an_account_and_one_seat(tables: Tables) -> None:
    table = await rated_duel(tables)
    assert table
    seats = [SeatSpec("me"), SeatSpec("open"), SeatSpec("open")]
    table = await tables.create(ANNA, "el-grande", 3, {}, seats, rated=True)
    assert await refusal(tables.sit(table, CARLA, 1)) == "rated", "Carla is a guest"
    assert await refusal(tables.sit(table, ANNA, 1)) == "rated", "Anna sits there already"
    assert await refusal(tables.hand_over(table, ANNA, 1, "greedy")) == "rated", "nobody knows how strong it is"
    await tables.sit(table, BELA, 1)
    await tables.hand_over(table, ANNA, 2, "beginner")
    assert await refusal(tables.set_hints(table, ANNA, "on")) == "rated"


@at_tables
async def test_a_table_that_cant_be_rated_is_not_opened_as_one(tables: Tables) -> None:
    register(tables, ANNA)
    for user, game, seats in (
        (BELA, "el-grande", [SeatSpec("me"), SeatSpec("bot", "player")]),
        (ANNA, "el-grande", [SeatSpec("me"), SeatSpec("me")]),
        (ANNA, "el-grande", [SeatSpec("me"), SeatSpec("bot", "random")]),
        (ANNA, "twilight-struggle-soloplay", [SeatSpec("me")]),
    ):
        assert await refusal(tables.create(user, game, len(seats), {}, seats, rated=True)) == "rated"


@at_tables
async def test_a_handed_seat_or_a_rewind_makes_a_game_unrated(tables: Tables) -> None:
    handed = await rated_duel(tables)
    await tables.hand_over(handed, BELA, 1, "random")
    rewound = await rated_duel(tables)
    await play_on(tables, rewound, 3, random.Random(1))
    await tables.propose_rewind(rewound, ANNA, 1)
    await tables.consent(rewound, BELA, True)
    for table in (handed, rewound):
        finish(tables, table)
        assert tables.results.count(table)
    assert not stored(tables, "el-grande")
    with tables.database.reading() as c:
        assert [result.rated for result, _ in result_store.last_results(c, ANNA, 9)] == [False, False]


@at_tables
async def test_a_game_in_which_a_seat_has_changed_hands_is_not_rated(tables: Tables) -> None:
    table = await rated_duel(tables)
    await play_on(tables, table, 4, random.Random(1))
    register(tables, CARLA)
    with tables.database.writing() as c:
        seat_store.set_seat(c, table, 1, user_id=CARLA)
    finish(tables, table)
    assert tables.results.count(table)
    assert not stored(tables, "el-grande")


@at_tables
async def test_the_next_game_is_rated_and_the_others_have_to_sit_down_again(tables: Tables) -> None:
    table = await rated_duel(tables)
    finish(tables, table)
    again = await tables.again(table, ANNA)
    snapshot = await tables.snapshot(again, ANNA, picture="")
    assert snapshot["table"]["rated"]
    assert [seat["empty"] for seat in snapshot["seats"]].count(True) == 1, "Béla has not agreed yet"
    (invited,) = await tables.invitations(BELA)
    assert (invited["id"], invited["rated"]) == (again, True)


@at_tables
async def test_a_person_who_leaves_is_taken_out_of_the_results(tables: Tables) -> None:
    table = await rated_duel(tables)
    finish(tables, table)
    assert tables.results.count(table)
    with tables.database.reading() as c:
        assert [row["games"] for row in rows_about(c, BELA)["ratings"]] == [1]
    with tables.database.writing() as c:
        forget_person(c, BELA)
    assert rating.person_key(BELA) not in stored(tables, "el-grande")
    with tables.database.reading() as c:
        ((_, seats),) = result_store.last_results(c, ANNA, 9)
        assert seats[0].user_id == ANNA
        assert seats[1].user_id != BELA
        assert result_store.opponents(c, BELA, 9) == []
    assert stored(tables, "el-grande") == recomputed(tables, "el-grande")


# -- the arithmetic ----------------------------------------------------------------------------------------------


def result(game: str, players: int, variant: str = "[]") -> ResultRow:
    return ResultRow(
        table_id="t", game=game, players=players, variant=variant, decisions=9, started=0, ended=1, rated=True
    )


def seat(number: int, role: str, side: int, place: int, user: str = "", bot: str = "") -> ResultSeat:
    return ResultSeat(
        seat=number, role=role, side=side, user_id=user or None, bot=bot, place=place, won=0.0, opening="[]"
    )


def after(game: str, seats: list[ResultSeat], times: int = 1, variant: str = "[]") -> dict[str, Belief]:
    """What is thought when the same has happened so often."""
    found = find_game(game)
    sides, places = results.sides_of(result(game, len(seats), variant), seats)
    believed = {who: rating.prior(found, who) for terms in sides for who, _ in terms}
    for _ in range(times):
        believed = rating.rate(sides, places, believed)
    return believed


def test_a_duel_without_circumstances_is_openskill_itself() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    sigma = sqrt((25 / 3) ** 2 + rating.DRIFT**2)
    ((won,), (lost,)) = model.rate([[model.rating(25.0, sigma)], [model.rating(25.0, sigma)]], ranks=[1, 2])
    start = Belief(25.0, 25 / 3)
    found = rating.rate([[("person:a", 1.0)], [("person:b", 1.0)]], [1, 2], {"person:a": start, "person:b": start})
    assert isclose(found["person:a"].mu, won.mu)
    assert isclose(found["person:a"].sigma, won.sigma)
    assert isclose(found["person:b"].mu, lost.mu)


def test_the_hunters_of_narcos_win_and_lose_together() -> None:
    seats = [seat(0, "patron", 0, 3, user="p"), seat(1, "dea", 1, 1, user="a"), seat(2, "cali", 1, 1, user="b")]
    found = after("narcos", seats)
    assert found["person:a"] == found["person:b"]
    assert found["person:a"].mu > 25 > found["person:p"].mu
    assert found["person:a"].mu - 25 < 25 - found["person:p"].mu, "who shares a side is told less by its result"
    assert NARCOS.sides(5) == [0, 1, 1, 1, 1]


def test_a_seat_that_always_wins_is_found_out() -> None:
    """Two people change seats, and the first seat wins every game: it is the seat that is good, not the people."""
    believed: dict[str, Belief] = {}
    for number in range(40):
        first, second = ("a", "b") if number % 2 else ("b", "a")
        seats = [seat(0, "ussr", 0, 1, user=first), seat(1, "us", 1, 2, user=second)]
        sides, places = results.sides_of(result("twilight-struggle", 2, '["late_war=True"]'), seats)
        game = find_game("twilight-struggle")
        believed |= {who: rating.prior(game, who) for terms in sides for who, _ in terms if who not in believed}
        believed |= rating.rate(sides, places, believed)
    assert abs(believed["person:a"].mu - believed["person:b"].mu) < 2
    advantage = believed["seat:2:ussr"].mu - believed["seat:2:us"].mu
    assert advantage > 4
    assert 0 < believed["option:late_war=True:ussr"].mu < believed["seat:2:ussr"].mu


def test_a_bot_begins_where_the_ladder_has_measured_it_and_moves_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    start = rating.prior(EL_GRANDE, "bot:expert")
    assert start.mu == level_ratings(EL_GRANDE)["expert"]
    with monkeypatch.context() as unmeasured:
        unmeasured.setattr(rating, "level_ratings", lambda game: {})
        assert rating.prior(NARCOS, "bot:expert").mu == rating.USUAL_LEVELS["expert"]
    found = after("el-grande", [seat(0, "1", 0, 2, bot="expert"), seat(1, "2", 1, 1, user="a")])
    assert 0 < start.mu - found["bot:expert"].mu < (found["person:a"].mu - 25) / 4
    assert rating.counted("bot:expert", Belief(40.0, 0.2)).sigma == rating.SUREST_BOT


@given(
    places=st.lists(st.integers(1, 5), min_size=2, max_size=5),
    beliefs=st.lists(st.tuples(st.floats(-10, 60), st.floats(0.5, 9)), min_size=5, max_size=5),
)
def test_any_result_leaves_beliefs_that_can_go_on(places: list[int], beliefs: list[tuple[float, float]]) -> None:
    who = [f"person:{number}" for number in range(len(places))]
    sides = [rating.side_terms([one], len(places), str(number), []) for number, one in enumerate(who)]
    believed = {one: Belief(*belief) for one, belief in zip(who, beliefs)}
    believed |= {f"seat:{len(places)}:{number}": Belief(0.0, 3.0) for number in range(len(places))}
    found = rating.rate(sides, places, believed)
    assert set(found) == set(believed)
    for one, belief in found.items():
        assert 0 < belief.sigma <= sqrt(believed[one].sigma ** 2 + rating.DRIFT**2) + 1e-9
        assert belief.games == 1
    best, worst = places.index(min(places)), places.index(max(places))
    if len(places) == 2 and places[0] != places[1]:
        assert found[who[best]].mu >= believed[who[best]].mu
        assert found[who[worst]].mu <= believed[who[worst]].mu


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, []),
        ({"short": True}, ["short=True"]),
        ({"colours": ["orange", "blue"]}, []),
    ],
)
def test_a_variant_is_what_is_not_as_usual(options: dict[str, object], words: list[str]) -> None:
    assert rating.variant(EL_GRANDE, 2, EL_GRANDE.checked_options(2, options)) == words
