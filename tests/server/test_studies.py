"""Studies: lines over the real rules from any position, written by one or several people, and honest about secrets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.server.examination import examine
from tablero.server.housekeeping import DAY
from tablero.server.retention import tidy
from tablero.server.storage.schema import STUDIES, STUDY_NODES
from tablero.server.studies import TablePosition
from tablero.server.study_access import allows_engine
from tablero.server.study_snapshot import StudyQuery
from tablero.server.tables import SeatSpec, Tables

from .finished_games import finish, register
from .running_tables import ANNA, BELA, CARLA, STRANGER, duel, look, on_sqlite, play_on, refusal


async def seen(tables: Tables, study: str, node: int = 0, user: str = ANNA, **more: Any) -> Any:
    return await tables.studies.snapshot(study, user, StudyQuery(node=node, picture="", **more))


async def finished(tables: Tables, number: int = 1) -> str:
    table = await duel(tables, short=True)
    finish(tables, table, number)
    return table


async def steps(tables: Tables, study: str, node: int, count: int, number: int = 0) -> list[int]:
    """Answer at random for whoever is asked; the nodes."""
    chance, nodes = random.Random(number), []
    for _ in range(count):
        there = await seen(tables, study, node)
        if there["ask"] is None:
            break
        option = chance.choice(there["ask"]["options"])["id"]
        node = await tables.studies.answer(study, ANNA, node, there["ask"]["seat"], option)
        nodes.append(node)
    return nodes


def test_a_finished_game_is_studied_with_its_own_line(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await finished(tables)
        count = (await look(tables, table, ANNA))["table"]["count"]
        opened = await tables.studies.open(STRANGER, TablePosition(table))
        there = await seen(tables, opened.id, opened.node, STRANGER)
        assert there["study"]["knowledge"] == "hindsight"
        assert there["node"]["count"] == count, "it begins with the end in view"
        assert there["result"] == (await look(tables, table, ANNA))["result"]
        middle = await tables.studies.open(ANNA, TablePosition(table, 10))
        begun = await seen(tables, middle.id)
        assert begun["view"] == await everything(tables, table, 10)
        assert [node["count"] for node in begun["tree"]][:3] == [10, 11, 12]
        last = begun["tree"][-1]
        assert (await seen(tables, middle.id, last["n"]))["view"] == await everything(tables, table, last["count"])

    on_sqlite(tmp_path, scenario)


async def everything(tables: Tables, table: str, at: int) -> Any:
    return (await look(tables, table, ANNA, at))["view"]


def test_one_plays_for_all_seats_and_branches(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        study = (
            await tables.studies.open(ANNA, new_match(find_game("el-grande"), 3, {"power_shift": True}, b"branches"))
        ).id
        begun = await seen(tables, study)
        assert begun["asked"] == [0, 1, 2], "power cards are chosen at the same time"
        options = [option["id"] for option in begun["ask"]["options"]]
        first = await tables.studies.answer(study, ANNA, 0, 0, options[0])
        assert await tables.studies.answer(study, ANNA, 0, 0, options[0]) == first, "the same answer is one node"
        other = await tables.studies.answer(study, ANNA, 0, 0, options[1])
        there = await seen(tables, study, other, seat=2)
        assert (there["ask"]["seat"], there["asked"], there["line"]) == (2, [1, 2], [0, other])
        assert [node["n"] for node in there["tree"]] == [0, first, other]
        assert (await seen(tables, study))["next"] == [first, other]
        await tables.studies.promote(study, ANNA, other)
        assert (await seen(tables, study))["next"] == [other, first]
        deep = await steps(tables, study, other, 30)
        seq = (await seen(tables, study))["study"]["seq"]
        assert await tables.studies.delete_line(study, ANNA, deep[4], seq) == deep[3]
        assert [node["n"] for node in (await seen(tables, study))["tree"]] == [0, other, *deep[:4], first]
        assert await refusal(seen(tables, study, deep[10])) == "unknown"
        again = await tables.studies.answer(study, ANNA, deep[3], *await first_answer(tables, study, deep[3]))
        assert again > max(deep), "a number is never given twice"
        assert await refusal(tables.studies.delete_line(study, ANNA, 0, 999)) == "illegal"
        assert await refusal(tables.studies.answer(study, ANNA, 0, 0, "nonsense")) == "illegal"
        assert await refusal(tables.studies.answer(study, ANNA, 0, 7, options[0])) == "illegal"

    on_sqlite(tmp_path, scenario)


async def first_answer(tables: Tables, study: str, node: int) -> tuple[int, str]:
    ask = (await seen(tables, study, node))["ask"]
    return ask["seat"], ask["options"][0]["id"]


@pytest.mark.parametrize("game", game_ids())
def test_a_line_is_the_same_from_memory_and_from_the_store(tmp_path: Path, game: str) -> None:
    async def scenario(tables: Tables) -> None:
        found = find_game(game)
        study = (await tables.studies.open(ANNA, new_match(found, found.usual_players(), seed=b"same"))).id
        nodes = await steps(tables, study, 0, 35, 3)
        before = [await seen(tables, study, node) for node in nodes[::6]]
        tables.studies.matches.loaded.clear()
        assert [await seen(tables, study, node) for node in nodes[::6]] == before
        assert before[-1]["journal"]

    on_sqlite(tmp_path, scenario)


@pytest.mark.parametrize("game", ["andean-abyss", "twilight-struggle", "twilight-struggle-soloplay"])
def test_the_same_answer_gives_the_same_dice_until_somebody_rolls_again(tmp_path: Path, game: str) -> None:
    async def scenario(tables: Tables) -> None:
        found = find_game(game)
        study = (await tables.studies.open(ANNA, new_match(found, found.usual_players(), seed=b"dice"))).id
        rolled = None
        for number in range(8):
            await steps(tables, study, 0, 40, number)
            rolled = next((one for one in (await seen(tables, study))["tree"] if one["rolled"]), None)
            if rolled:
                break
        assert rolled, "a die is rolled somewhere"
        where = rolled["parent"], rolled["seat"], rolled["option"]
        assert await tables.studies.answer(study, ANNA, *where) == rolled["n"]
        others = [await tables.studies.answer(study, ANNA, *where, again=True) for _ in range(8)]
        found_nodes = {one["n"]: one for one in (await seen(tables, study))["tree"]}
        assert [found_nodes[n]["chance"] for n in others] == list(range(1, 9))
        worlds = [await seen(tables, study, n) for n in [rolled["n"], *others]]
        assert any(world["journal"] != worlds[0]["journal"] for world in worlds), "eight rolls are not all alike"
        for n in others:
            await steps(tables, study, n, 6, n)
        now = [await seen(tables, study, one["n"]) for one in (await seen(tables, study))["tree"][::5]]
        tables.studies.matches.loaded.clear()
        assert [await seen(tables, study, one["node"]["n"]) for one in now] == now

    on_sqlite(tmp_path, scenario)


def test_where_no_die_is_rolled_there_is_nothing_to_roll_again(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        study = (await tables.studies.open(ANNA, new_match(find_game("el-grande"), 3, seed=b"x"))).id
        answer = await first_answer(tables, study, 0)
        node = await tables.studies.answer(study, ANNA, 0, *answer)
        assert not (await seen(tables, study, node))["node"]["rolled"]
        assert await refusal(tables.studies.answer(study, ANNA, 0, *answer, again=True)) == "illegal"

    on_sqlite(tmp_path, scenario)


# -- what is written ---------------------------------------------------------------------------------------------


def test_two_who_write_at_once_lose_nothing(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        studies = tables.studies
        study = (await studies.open(ANNA, new_match(find_game("el-grande"), 3, seed=b"two"))).id
        await studies.share(study, ANNA, "together")
        assert await studies.comment(study, ANNA, 0, "Anna’s", 0) == 1
        assert await refusal(studies.comment(study, BELA, 0, "Béla’s", 0)) == "changed"
        assert (await seen(tables, study))["node"]["comment"] == "Anna’s"
        assert await studies.comment(study, BELA, 0, "Anna’s\nBéla’s", 1) == 2
        for user, thing in ((ANNA, "galicia"), (BELA, "sevilla"), (BELA, "galicia")):
            await studies.mark(study, user, 0, thing, True)
        assert (await seen(tables, study))["node"]["marks"] == ["galicia", "sevilla"]
        await studies.mark(study, ANNA, 0, "galicia", False)
        assert (await seen(tables, study))["node"]["marks"] == ["sevilla"]
        nodes = await steps(tables, study, 0, 3)
        seq = (await seen(tables, study))["study"]["seq"]
        added = await studies.answer(study, BELA, nodes[-1], *await first_answer(tables, study, nodes[-1]))
        assert await refusal(studies.delete_line(study, ANNA, nodes[0], seq)) == "changed", "Béla has added to it"
        assert added in [node["n"] for node in (await seen(tables, study))["tree"]]

    on_sqlite(tmp_path, scenario)


def test_whoever_has_the_link_may_do_what_the_owner_says(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        studies = tables.studies
        study = (await studies.open(ANNA, new_match(find_game("el-grande"), 3, seed=b"link"))).id
        answer = await first_answer(tables, study, 0)
        assert await refusal(seen(tables, study, 0, BELA)) == "unknown"
        assert await refusal(studies.copy(study, BELA)) == "unknown"
        await studies.share(study, ANNA, "read")
        assert not (await seen(tables, study, 0, BELA))["study"]["may_write"]
        for doing in (
            studies.answer(study, BELA, 0, *answer),
            studies.comment(study, BELA, 0, "no", 0),
            studies.mark(study, BELA, 0, "galicia", True),
            studies.promote(study, BELA, 0),
            studies.delete_line(study, BELA, 1, 99),
            studies.share(study, BELA, "together"),
            studies.rename(study, BELA, "mine"),
            studies.delete(study, BELA),
        ):
            assert await refusal(doing) == "not-allowed"
        node = await studies.answer(study, ANNA, 0, *answer)
        await studies.comment(study, ANNA, node, "look", 0)
        own = (await studies.copy(study, BELA)).id
        copied = await seen(tables, own, node, BELA)
        assert (copied["study"]["mine"], copied["study"]["access"], copied["node"]["comment"]) == (
            True,
            "private",
            "look",
        )
        assert copied["view"] == (await seen(tables, study, node))["view"]
        assert await refusal(seen(tables, own, 0, ANNA)) == "unknown"
        await studies.share(study, ANNA, "together")
        assert await studies.answer(study, BELA, 0, *answer) == node
        assert await refusal(studies.delete(study, BELA)) == "not-allowed"
        await studies.rename(study, ANNA, "  An   opening ")
        assert [one["title"] for one in await studies.listing(ANNA)] == ["An opening"]
        await studies.delete(study, ANNA)
        assert await refusal(seen(tables, study)) == "unknown"
        assert [one["id"] for one in await studies.listing(BELA)] == [own]

    on_sqlite(tmp_path, scenario)


def test_everything_has_its_limit(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        studies, match = tables.studies, new_match(find_game("el-grande"), 3, seed=b"limits")
        study = (await studies.open(ANNA, match)).id
        nodes = await steps(tables, study, 0, 7)
        assert len(nodes) == 7
        answer = await first_answer(tables, study, nodes[-1])
        assert await refusal(studies.answer(study, ANNA, nodes[-1], *answer)) == "full"
        assert await refusal(studies.comment(study, ANNA, 0, "x" * 41, 0)) == "full"
        assert await refusal(studies.comment(study, ANNA, 0, "a\x00b", 0)) == "full"
        for n in range(60):
            await studies.mark(study, ANNA, 0, f"thing-{n}", True)
        assert await refusal(studies.mark(study, ANNA, 0, "one more", True)) == "full"
        await studies.open(ANNA, match)
        assert await refusal(studies.open(ANNA, match)) == "full"
        assert await refusal(studies.copy(study, ANNA)) == "full"
        await studies.open(BELA, match)

    on_sqlite(tmp_path, scenario, studies_per_user=2, nodes_per_study=8, longest_comment=40)


# -- secrets -----------------------------------------------------------------------------------------------------


def test_a_running_game_is_studied_from_ones_own_seat_and_seen_by_nobody_else(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        studies, table = tables.studies, await duel(tables, short=True)
        await play_on(tables, table, 20, random.Random(4))
        for user, seat in ((STRANGER, None), (STRANGER, 0), (ANNA, 1), (BELA, 0)):
            assert await refusal(studies.open(user, TablePosition(table, None, seat))) == "running"
        study = (await studies.open(ANNA, TablePosition(table, None, 0))).id
        there = await seen(tables, study)
        assert (there["study"]["knowledge"], there["study"]["seat"], there["study"]["locked"]) == ("seat", 0, True)
        assert len(there["tree"]) == 1, "what the game did next is not in it"
        await studies.share(study, ANNA, "together")
        for user in (BELA, CARLA, STRANGER, ""):
            assert await refusal(seen(tables, study, 0, user)) == "unknown"
            assert await refusal(studies.copy(study, user)) == "unknown"
            assert await refusal(studies.last_change(study, user)) == "unknown"
            assert await refusal(studies.answer(study, user, 0, 0, "done")) == "unknown"
        anew = await seen(tables, (await studies.copy(study, ANNA, anew=True)).id)
        assert (anew["study"]["locked"], anew["study"]["seat"], len(anew["tree"])) == (True, 0, 1)
        copy = (await studies.copy(study, ANNA)).id
        await studies.share(copy, ANNA, "read")
        assert await refusal(seen(tables, copy, 0, BELA)) == "unknown", "nor is a copy"
        finish(tables, table, 4)
        assert not (await seen(tables, study, 0, BELA))["study"]["locked"], "now the link is good"
        hindsight = await studies.open(BELA, TablePosition(table, 20))
        assert (await seen(tables, hindsight.id, 0, BELA))["study"]["knowledge"] == "hindsight"

    on_sqlite(tmp_path, scenario)


def test_whoever_plays_seats_that_may_not_know_the_same_waits_for_the_end(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await tables.create(ANNA, "el-grande", 2, {}, [SeatSpec("me"), SeatSpec("me")])
        assert await refusal(tables.studies.open(ANNA, TablePosition(table, None, 0))) == "running"

    on_sqlite(tmp_path, scenario)


# -- keeping -----------------------------------------------------------------------------------------------------


def test_studies_of_guests_go_after_their_time(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        register(tables, ANNA)
        match = new_match(find_game("el-grande"), 3, seed=b"kept")
        for user in (ANNA, BELA, CARLA):
            await tables.studies.open(user, match)
        with tables.database.writing() as c:
            old = update(STUDIES).where(STUDIES.c.owner.in_([ANNA, BELA])).values(updated=100)
            c.execute(old)
            now = 100 + 40 * DAY
            c.execute(update(STUDIES).where(STUDIES.c.owner == CARLA).values(updated=now))
            assert tidy(c, now, 0, 1).studies == 0, "guests are kept for good"
            assert tidy(c, now, 30, 0, only_look=True).studies == 1
            assert tidy(c, now, 30, 0).studies == 1
        for user, left in ((ANNA, 1), (BELA, 0), (CARLA, 1)):
            assert len(await tables.studies.listing(user)) == left

    on_sqlite(tmp_path, scenario)


def test_the_doctor_looks_into_studies(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        study = (await tables.studies.open(ANNA, new_match(find_game("el-grande"), 3, seed=b"ill"))).id
        nodes = await steps(tables, study, 0, 12)
        assert examine(tables.database, records=False) == []
        with tables.database.writing() as c:
            here = (STUDY_NODES.c.study_id == study) & (STUDY_NODES.c.n == nodes[3])
            c.execute(update(STUDY_NODES).where(here).values(option="nonsense"))
            c.execute(update(STUDY_NODES).where(STUDY_NODES.c.study_id == study).values(save=None))
        found = examine(tables.database, records=False)
        assert [(one.weight, one.about.partition(" (")[0]) for one in found] == [("wrong", f"study {study}")]
        tables.studies.matches.loaded.clear()
        assert await refusal(seen(tables, study, nodes[-1])) == "misfit"
        assert (await seen(tables, study, nodes[2]))["node"]["n"] == nodes[2], "what is before it can be seen"

    on_sqlite(tmp_path, scenario)


def test_a_bot_is_not_asked_where_the_table_wants_no_hints(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await duel(tables, short=True)
        study = (await tables.studies.open(ANNA, TablePosition(table, None, 0))).id
        with tables.database.reading() as c:
            assert not allows_engine(c, tables.studies.require(c, study))
        await tables.set_hints(table, ANNA, "on")
        with tables.database.reading() as c:
            assert allows_engine(c, tables.studies.require(c, study))
        await tables.set_hints(table, ANNA, "off")
        finish(tables, table, 1)
        with tables.database.reading() as c:
            assert allows_engine(c, tables.studies.require(c, study)), "the game is over"

    on_sqlite(tmp_path, scenario)
