"""What happened since one's last decision, step by step, and the journal with long turns folded."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYONE, SPECTATOR, Entry, State
from tablero.server.journal_groups import JournalItem, grouped
from tablero.server.moves import moves
from tablero.server.rendering import changes
from tablero.server.responses import JournalLine
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, PLAYERS, STRANGER, look, on_sqlite, play_on, refusal, trio

SEEDS = (b"one", b"two")
MOVES = {"andean-abyss": 80, "twilight-struggle-soloplay": 40, "el-grande": 30, "twilight-struggle": 40, "narcos": 60}


async def solo(tables: Tables) -> str:
    return await tables.create(ANNA, "andean-abyss", 1, {}, [SeatSpec("me")])


async def all_steps(tables: Tables, table: str, user: str) -> list[Any]:
    """Every step as `user` sees it."""
    first: Any = await tables.snapshot(table, user, picture="", step=1)
    others = [await tables.snapshot(table, user, picture="", step=n) for n in range(2, first["step"]["of"] + 1)]
    return [first, *others]


def test_turns_without_a_decision_can_be_followed_step_by_step(tmp_path: Path) -> None:
    """The Government alone against three Non-players: their turns are the outcome of its last answer."""

    async def scenario(tables: Tables) -> None:
        table = await solo(tables)
        chance = random.Random(4)
        followed = 0
        while followed < 4:
            await play_on(tables, table, 1, chance, (ANNA,))
            seen = await look(tables, table, ANNA)
            if seen["happened"] < 8:
                continue
            followed += 1
            steps = await all_steps(tables, table, ANNA)
            views = [step["view"] for step in steps]
            assert views[-1] == seen["view"], "the last step is the present"
            assert all(one != other for one, other in pairwise(views)), "each step shows a change"
            told = [line["text"] for step in steps for line in step["step"]["lines"]]
            journal = await tables.journal(table, ANNA, limit=500)
            assert told == [line["text"] for line in journal][-len(told) :]
            assert all(step["ask"] is None and not step["can_undo"] for step in steps)
            assert all(step["changed"] for step in steps), "what moved is marked"

    on_sqlite(tmp_path, scenario)


def test_the_first_turns_can_be_followed_before_anybody_has_decided(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        for _ in range(8):
            table = await solo(tables)
            seen = await look(tables, table, ANNA)
            if seen["happened"] > 3:
                break
        steps = await all_steps(tables, table, ANNA)
        assert steps[-1]["view"] == seen["view"]
        assert steps[0]["step"]["number"] == 1
        assert steps[0]["changed"] == [], "there is nothing to compare the first step with"

    on_sqlite(tmp_path, scenario)


def test_steps_are_those_since_ones_own_last_decision(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await trio(tables)
        await play_on(tables, table, 60, random.Random(5))
        for user in PLAYERS:
            seen = await look(tables, table, user)
            if not seen["happened"]:
                continue
            last = max(line["count"] for line in seen["journal"])
            steps = await all_steps(tables, table, user)
            assert steps[-1]["view"] == seen["view"]
            assert steps[-1]["table"]["count"] >= last
            assert await refusal(tables.snapshot(table, user, picture="", step=len(steps) + 1)) == "unknown"
        assert await refusal(tables.snapshot(table, ANNA, picture="", step=0)) == "unknown"
        assert (await look(tables, table, STRANGER))["happened"] == 0, "who only watches has decided nothing"

    on_sqlite(tmp_path, scenario)


def test_a_step_tells_nobody_what_is_not_his(tmp_path: Path) -> None:
    """Béla's steps have no line and no card that his journal and view do not have."""

    async def scenario(tables: Tables) -> None:
        table = await trio(tables)
        chance = random.Random(6)
        for _ in range(40):
            await play_on(tables, table, 3, chance)
            seen = await look(tables, table, BELA)
            if seen["happened"] < 3:
                continue
            mine = {line["text"] for line in seen["journal"]}
            for step in await all_steps(tables, table, BELA):
                assert {line["text"] for line in step["step"]["lines"]} <= mine
                assert step["you"]["seat"] == 1
                assert step["view"]["seat"] == 1

    on_sqlite(tmp_path, scenario)


@pytest.mark.parametrize(
    ("id", "seats", "parties"),
    [
        ("andean-abyss", 1, {"farc", "auc", "cartels"}),
        ("twilight-struggle-soloplay", 1, {"ai"}),
        ("el-grande", 2, {"blue"}),
        ("twilight-struggle", 2, {"us"}),
        ("narcos", 2, {"leader_1"}),
    ],
)
def test_what_others_did_is_marked_until_one_decides_again(
    id: str, seats: int, parties: set[str], tmp_path: Path
) -> None:
    """On the board and in the journal; also where it comes with the outcome of one's own answer."""

    async def scenario(tables: Tables) -> None:
        seated = [SeatSpec("me"), SeatSpec("invite")][:seats]
        table = await tables.create(ANNA, id, seats, {}, seated)
        if seats == 2:
            await tables.claim(await tables.invite(table, ANNA, 1), BELA)
        chance = random.Random(7)
        marked = 0
        acted: set[str] = set()
        for _ in range(MOVES[id]):
            await play_on(tables, table, 1, chance)
            seen = await look(tables, table, ANNA)
            told = [line for line in seen["journal"] if line["others"]]
            acted |= {line["actor"] for line in told}
            if told:
                assert told == seen["journal"][-len(told) :], "what others do comes after one's own doing"
                anew, before = await tables.snapshot_anew(table, ANNA, "en", None, "")
                assert before is not None
                assert anew["changed"] == seen["changed"]
                assert seen["changed"] == changes(find_game(id), before, seen["view"])
            else:
                assert seen["changed"] == [], "nobody else has done anything"
            marked += bool(seen["changed"])
        assert parties <= acted
        assert marked >= 3

    on_sqlite(tmp_path, scenario)


@pytest.mark.parametrize("id", game_ids())
def test_a_view_is_as_discreet_in_the_middle_of_a_script_as_at_its_questions(id: str) -> None:
    """At every note: dealing anew what a seat can't know does not change its view."""
    game: AnyGame = find_game(id)
    seen = 0

    def witness(state: State, entry: Entry) -> None:
        nonlocal seen
        seen += 1
        if seen % 7:
            return
        for seat in (*range(game.seats(state)), SPECTATOR):
            if entry.to != EVERYONE and seat == SPECTATOR:
                continue
            other = state.copy()
            game.reshuffle_unknown(other, seat, Dice(dice_key(seen.to_bytes(4, "big"))))
            assert game.view(other, seat) == game.view(state, seat), f"{game.id}: {entry.kind}, as seat {seat} sees it"

    for seed in SEEDS:
        match = new_match(game, max(game.players), {}, seed, witness=witness)
        chance = random.Random(seed)
        for _ in range(250):
            if match.ask is None:
                break
            match.answer(chance.choice(match.ask.options))
    assert seen > 50


@pytest.mark.parametrize("id", game_ids())
def test_arrows_and_ghosts_lead_from_one_view_to_the_next(id: str) -> None:
    """Whatever stands more or less at a place has come or gone, and what moved is never more than that."""
    game: AnyGame = find_game(id)
    match = new_match(game, max(game.players), {}, b"moves")
    chance = random.Random(3)
    seen = 0
    before = game.view(match.state, 0)
    for _ in range(150):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options))
        after = game.view(match.state, 0)
        told = moves(game, before, after)
        then, now = game.pieces(before), game.pieces(after)
        for place in {**then, **now}:
            change = sum(now.get(place, {}).values()) - sum(then.get(place, {}).values())
            came = sum(move["n"] for move in told if move["target"] == place)
            went = sum(move["n"] for move in told if move["source"] == place)
            assert came - went == change
        assert all(move["n"] > 0 and move["source"] != move["target"] for move in told)
        assert game.pieces_move() or not any(move["source"] and move["target"] for move in told)
        seen += len(told)
        before = after
    assert seen > 10
    assert moves(game, {}, before) == []


# -- the journal as it is shown ----------------------------------------------------------------------------------


def lines(*roles: str, first: int = 0, counts: str = "", actors: str = "") -> list[JournalLine]:
    """Lines of these roles, each by a decision and an actor of its own if `counts` and `actors` say so."""
    return [
        {
            "n": first + i,
            "text": f"{role or 'line'} {first + i}",
            "role": role,
            "count": int(counts[i]) if counts else 0,
            "new": False,
            "others": i == len(roles) - 1,
            "rule": "",
            "kind": "",
            "actor": actors[i] if actors else "",
            "joins": None,
            "joined": "",
            "dice": [],
            "cells": [],
        }
        for i, role in enumerate(roles)
    ]


def shape(items: list[JournalItem]) -> list[tuple[str, str, int]]:
    return [(item["kind"], item["text"], len(item["lines"])) for item in items]


def test_a_turn_is_folded_behind_its_summary() -> None:
    items = grouped(lines("head", "open", "", "", "close", ""))

    assert shape(items) == [("head", "head 0", 0), ("fold", "close 4", 3), ("block", "line 5", 1)]
    assert (items[1]["n"], items[1]["last"]) == (1, 4)
    assert [line["text"] for line in items[1]["lines"]] == ["open 1", "line 2", "line 3"]
    assert [item["others"] for item in items] == [False, False, True]


def test_a_turn_that_goes_on_is_folded_behind_its_beginning() -> None:
    assert shape(grouped(lines("open", "", ""))) == [("fold", "open 0", 2)]
    assert shape(grouped(lines("open", "", "", counts="112"))) == [("fold", "open 0", 1), ("block", "line 2", 1)]
    assert shape(grouped(lines("open", "", "open", "", "close"))) == [("fold", "open 0", 1), ("fold", "close 4", 2)]
    between = shape(grouped(lines("open", "", "head", "close")))
    assert between == [("fold", "open 0", 1), ("head", "head 2", 0), ("block", "close 3", 1)]
    assert shape(grouped(lines("open", "", "", "close", counts="1223"))) == [("fold", "close 3", 3)], "in its midst"


def test_the_rest_of_a_turn_is_folded_even_if_its_beginning_is_further_back() -> None:
    assert shape(grouped(lines("", "", "close", "", first=40))) == [("fold", "close 42", 2), ("block", "line 43", 1)]
    rest = shape(grouped(lines("", "head", "", first=40)))
    assert rest == [("block", "line 40", 1), ("head", "head 41", 0), ("block", "line 42", 1)]
    assert shape(grouped(lines("", "", "close"))) == [("block", "line 0", 2), ("block", "close 2", 1)]
    assert grouped([]) == []


def test_what_one_actor_did_in_a_row_stands_together() -> None:
    items = grouped(lines("head", "", "", "", "", actors="aaabb"))
    assert [(item["n"], item["last"], item["actor"]) for item in items] == [(0, 0, "a"), (1, 2, "a"), (3, 4, "b")]


def test_lines_that_go_together_are_told_as_one() -> None:
    told = lines("", "", "", "")
    told[2] |= {"joins": 0, "joined": "line 0 and 2"}
    told[3] |= {"joins": 2, "joined": "line 0, 2 and 3"}
    (item,) = grouped(told)
    assert [line["text"] for line in item["lines"]] == ["line 1", "line 0, 2 and 3"]
    (rest,) = grouped(told[2:])
    assert [line["text"] for line in rest["lines"]] == ["line 0, 2 and 3"], "as the journal tells it"


def test_a_scoring_is_a_table() -> None:
    told = lines("", "", "", "")
    for line, (row, party, n) in zip(
        told[1:], [("Galicia", "b", 4), ("Galicia", "a", 2), ("Navarra", "", 0)], strict=True
    ):
        line["cells"] = [{"row": row, "party": party, "n": n}]
    (item,) = grouped(told)
    assert item["lines"][0]["text"] == "line 0"
    assert item["lines"][1]["table"] == {
        "parties": ["a", "b"],
        "rows": [("Galicia", [2, 4]), ("Navarra", [None, None])],
    }
    assert [line["text"] for line in item["lines"][1]["lines"]] == ["line 1", "line 2", "line 3"]
    (few,) = grouped(told[:2])
    assert [line["text"] for line in few["lines"]] == ["line 0", "line 1"], "one number is told in words"


def test_the_journal_of_a_whole_game_is_short_to_read_and_complete_in_the_api(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        table = await trio(tables)
        await play_on(tables, table, 3000, random.Random(5))
        told: list[JournalLine] = []
        before = None
        while before != 0:
            part = await tables.journal(table, ANNA, before=before, limit=400)
            told, before = [*part, *told], part[0]["n"]
        assert [line["n"] for line in told] == list(range(len(told)))
        items = grouped(told)
        shown = sum(1 if item["kind"] == "head" else len(item["lines"]) for item in items)
        assert shown < 0.7 * len(told), (shown, len(told))
        joined = [line for line in told if line["joins"] is not None]
        assert any("caballeros" in line["joined"] for line in joined)
        assert all(told[line["joins"] or 0]["kind"] == line["kind"] for line in joined)

    on_sqlite(tmp_path, scenario)
