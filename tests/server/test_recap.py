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
from tablero.server.journal_groups import GroupedLine, grouped
from tablero.server.responses import JournalLine
from tablero.server.tables import SeatSpec, Tables

from .running_tables import ANNA, BELA, PLAYERS, STRANGER, look, on_sqlite, play_on, refusal, trio

SEEDS = (b"one", b"two")


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


# -- folding -----------------------------------------------------------------------------------------------------


def lines(*roles: str, first: int = 0, counts: str = "") -> list[JournalLine]:
    """Lines of these roles, each by a decision of its own if `counts` says so."""
    return [
        {
            "n": first + i,
            "text": f"{role or 'line'} {first + i}",
            "role": role,
            "count": int(counts[i]) if counts else 0,
            "new": i == len(roles) - 1,
            "rule": "",
            "kind": "",
        }
        for i, role in enumerate(roles)
    ]


def shape(items: list[GroupedLine]) -> list[tuple[str, int]]:
    return [(item["text"], len(item["details"])) for item in items]


def test_a_turn_is_folded_behind_its_summary() -> None:
    items = grouped(lines("head", "open", "", "", "close", ""))

    assert shape(items) == [("head 0", 0), ("close 4", 3), ("line 5", 0)]
    assert (items[1]["n"], items[1]["last"]) == (1, 4)
    assert [line["n"] for line in items[1]["details"]] == [1, 2, 3]
    assert [item["new"] for item in items] == [False, False, True]
    assert [item["head"] for item in items] == [True, False, False]


def test_a_turn_that_goes_on_is_folded_behind_its_beginning() -> None:
    assert shape(grouped(lines("open", "", ""))) == [("open 0", 2)]
    assert shape(grouped(lines("open", "", "", counts="112"))) == [("open 0", 1), ("line 2", 0)]
    assert shape(grouped(lines("open", "", "open", "", "close"))) == [("open 0", 1), ("close 4", 2)]
    assert shape(grouped(lines("open", "", "head", "close"))) == [("open 0", 1), ("head 2", 0), ("close 3", 0)]
    assert shape(grouped(lines("open", "", "", "close", counts="1223"))) == [("close 3", 3)], "a decision in its midst"


def test_the_rest_of_a_turn_is_folded_even_if_its_beginning_is_further_back() -> None:
    assert shape(grouped(lines("", "", "close", "", first=40))) == [("close 42", 2), ("line 43", 0)]
    assert shape(grouped(lines("", "head", "", first=40))) == [("line 40", 0), ("head 41", 0), ("line 42", 0)]
    assert shape(grouped(lines("", "", "close"))) == [("line 0", 0), ("line 1", 0), ("close 2", 0)]
    assert grouped([]) == []
