"""The arena: simulations that can be repeated, checks that find what is wrong, duels with their uncertainty, speed."""

from __future__ import annotations

import json
import sys

import pytest

from tablero.arena import bench as benching
from tablero.arena import growth as growing
from tablero.arena.plan import Simulation
from tablero.arena.results import GameResult, wilson
from tablero.arena.simulate import simulate
from tablero.arena.tournament import duel
from tablero.arena.work import Workforce
from tablero.core.errors import BadSetup, DeadEnd, UnknownId
from tablero.core.registry import find_game

EL_GRANDE = find_game("el-grande")
SHORT = {"short": True}


def simulated(game, players, games, seed, options, bots, **more):
    """What came of a simulation, added up."""
    return simulate(Simulation(game, players, seed, options, bots, **more), games).data()


def played(game, players, games, seed, options, bots, jobs=1):
    """Everything about the games that must not depend on how they were run."""
    found: list[GameResult] = []
    simulate(Simulation(game, players, seed, options, bots), games, Workforce(jobs), each=found.append)
    found.sort(key=lambda result: result.number)
    return [(g.number, g.decisions, g.longest, g.points, g.winners, g.winner, g.ending, g.failure) for g in found]


# -- simulations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_same_seed_gives_the_same_games_in_one_process_or_two(bots):
    alone = played("el-grande", 2, 2, "same", SHORT, bots)
    shared = played("el-grande", 2, 2, "same", SHORT, bots, jobs=2)

    assert alone == shared
    assert [game[0] for game in alone] == [0, 1]


def test_another_seed_gives_other_games():
    assert played("el-grande", 2, 2, "a", {}, ["random"]) != played("el-grande", 2, 2, "b", {}, ["random"])


def test_a_simulation_is_told_as_plain_data():
    data = simulated("el-grande", 3, 5, "data", SHORT, ["random"])

    assert json.loads(json.dumps(data)) == data
    assert (data["game"], data["players"], data["games"], data["options"]) == ("el-grande", 3, 5, SHORT)
    assert data["bots"] == ["random"]
    assert data["decisions"] > 5 * 50
    assert data["seconds"] > 0
    assert data["decisions_per_second"] > 0
    assert data["longest_step"] >= 2
    assert (data["failures"], data["failure_details"]) == (0, [])
    assert sum(data["wins"].values()) == pytest.approx(5, abs=0.01)
    assert list(data["mean_points"]) == EL_GRANDE.seat_names(3)
    assert min(data["mean_points"].values()) > 20


def test_bots_move_on_by_one_seat_from_game_to_game():
    simulation = Simulation("el-grande", 3, "0", {}, ["greedy", "random", "halving"], False)

    assert simulation.labels(0) == ["greedy", "random", "halving"]
    assert simulation.labels(1) == ["halving", "greedy", "random"]
    assert simulation.labels(3) == simulation.labels(0)


def test_wins_are_counted_by_bot_where_bots_differ():
    data = simulated("el-grande", 2, 2, "bots", SHORT, ["greedy", "random"])

    assert data["wins"] == {"greedy": 2, "random": 0}


def test_progress_counts_the_games():
    seen: list[int] = []
    simulate(Simulation("el-grande", 2, "progress", SHORT, ["random"]), 3, progress=seen.append)

    assert seen == [1, 2, 3]


def test_there_is_one_bot_for_all_or_one_for_each_seat():
    with pytest.raises(BadSetup, match="2 bots for 4 seats"):
        simulated("el-grande", 4, 1, "0", {}, ["random", "greedy"])
    with pytest.raises(UnknownId, match="no bot 'grandmaster'"):
        simulated("el-grande", 4, 1, "0", {}, ["grandmaster"])


# -- fixed seats -------------------------------------------------------------------------------------------------

IN_SEATS = ["patron=greedy", "others=random"]


def test_bots_with_seats_stay_in_them():
    words = ["others=greedy", "leader_2 = halving:iterations=4", "patron=random"]
    simulation = Simulation("narcos", 4, "0", {}, words, False)

    assert simulation.labels(0) == ["random", "greedy", "halving:iterations=4", "greedy"]
    assert simulation.labels(1) == simulation.labels(0)


def test_the_settings_of_a_bot_are_no_seat():
    simulation = Simulation("narcos", 2, "0", {}, ["halving:iterations=4", "greedy"], False)

    assert simulation.labels(1) == ["greedy", "halving:iterations=4"]


def test_in_fixed_seats_wins_are_counted_by_seat_and_a_shared_victory_for_each():
    data = simulated("narcos", 3, 2, "caught", {}, ["patron=random", "others=greedy"])

    assert data["bots"] == {"patron": "random", "leader_1": "greedy", "leader_2": "greedy"}
    assert data["wins"] == {"patron": 0, "leader_1": 2, "leader_2": 2}
    assert data["win_shares"]["leader_2"] == {"share": 1.0, "low": 0.3424, "high": 1.0}


def test_a_simulation_tells_how_the_games_ended_and_how_far_they_went():
    data = simulated("narcos", 2, 40, "endings", {}, ["random"])

    assert {(row["winner"], row["ending"]) for row in data["endings"]} >= {("patron", "fame"), ("patron", "objectives")}
    assert sum(row["games"] for row in data["endings"]) == 40
    assert [row["games"] for row in data["endings"]] == sorted([row["games"] for row in data["endings"]], reverse=True)
    first = data["endings"][0]
    assert first["low"] < first["share"] == first["games"] / 40 < first["high"]
    assert set(data["mean_length"]) == {"season", "decisions"}
    assert 1 < data["mean_length"]["season"] < 8


def test_a_game_that_tells_no_ending_is_told_by_its_winners():
    data = simulated("el-grande", 2, 3, "endings", SHORT, ["random"])

    assert {row["ending"] for row in data["endings"]} == {""}
    assert set(data["mean_length"]) == {"round", "decisions"}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_in_fixed_seats_in_one_process_or_two():
    alone, shared = [played("narcos", 2, 2, "same", {}, IN_SEATS, jobs) for jobs in (1, 2)]

    assert alone == shared


@pytest.mark.parametrize(
    ("words", "error", "told"),
    [
        (["patrn=greedy", "others=random"], UnknownId, "no seat 'patrn' in a game of 3; did you mean 'patron'"),
        (["leader_4=greedy", "others=random"], UnknownId, "no seat 'leader_4'"),
        (["patron=greedy"], BadSetup, "no bot for leader_1, leader_2; add others="),
        (["patron=greedy", "random"], BadSetup, "'random' has no seat"),
        (["patron=greedy", "patron=random"], BadSetup, "'patron' has two bots, 'greedy' and 'random'"),
        (["patron=grandmaster", "others=random"], UnknownId, "no bot 'grandmaster'"),
    ],
)
def test_a_seat_that_is_unknown_missing_or_taken_is_refused(words, error, told):
    with pytest.raises(error, match=told):
        simulated("narcos", 3, 1, "0", {}, words)


# -- checks ------------------------------------------------------------------------------------------------------


def checked():
    return simulated("el-grande", 3, 1, "check", {"short": True, "power_shift": True}, ["random"], check=True)


def test_a_checked_game_without_faults_has_no_failures():
    data = checked()

    assert data["checked"]
    assert data["failures"] == 0


def test_a_broken_invariant_is_told_with_the_game_its_seed_and_the_decision(monkeypatch):
    def broken(self, state):
        if state.space == 5:
            raise DeadEnd("a caballero is missing")

    monkeypatch.setattr(type(EL_GRANDE), "check", broken)
    data = checked()

    assert data["failures"] == 1
    assert data["failure_details"][0].startswith("game 0 (seed 'simulation check 0'): decision ")
    assert "a caballero is missing" in data["failure_details"][0]


def test_a_view_that_shows_a_face_down_card_is_found(monkeypatch):
    honest = type(EL_GRANDE).view
    monkeypatch.setattr(
        type(EL_GRANDE), "view", lambda self, s, seat: honest(self, s, seat) | {"next": [x[0] for x in s.stacks]}
    )

    assert "depends on what it can't know" in checked()["failure_details"][0]


def test_a_view_that_is_not_plain_data_is_found(monkeypatch):
    monkeypatch.setattr(type(EL_GRANDE), "view", lambda self, s, seat: {"state": s})

    assert "not JSON serializable" in checked()["failure_details"][0]


def test_a_deal_that_depends_on_hidden_cards_is_found(monkeypatch):
    def leaky(self, s, seat, dice):
        """Turns the stacks round instead of shuffling them: what comes out tells what went in."""
        s.stacks = [stack[: -s.drawn][::-1] + stack[-s.drawn :] for stack in s.stacks]

    monkeypatch.setattr(type(EL_GRANDE), "reshuffle_unknown", leaky)

    assert "dealing anew" in checked()["failure_details"][0]


# -- duels -------------------------------------------------------------------------------------------------------


def test_the_wilson_interval_is_the_one_in_the_textbooks():
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_duel_tells_the_share_won_and_what_would_be_fair():
    result = duel("el-grande", "greedy", "random", players=4, games=4, options=SHORT)

    assert result.share > result.fair == 0.25
    assert result.low < result.share <= 1
    assert result.games == 4


# -- speed -------------------------------------------------------------------------------------------------------


@pytest.fixture
def brief(monkeypatch):
    """A benchmark of a moment: what it measures is worth nothing, how it reports is the same."""
    for name, value in {"ROUNDS": 2, "SLICE": 0.02, "POSITIONS": 10}.items():
        monkeypatch.setattr(benching, name, value)


@pytest.mark.usefixtures("brief")
def test_the_benchmark_sets_games_beside_chess():
    found = benching.bench(["el-grande"])

    assert set(found) == {"el-grande", "python-chess"}
    assert set(found["el-grande"]) == {"decisions_per_second", "games_per_second", "copies_per_second", "ratio"}
    assert min([*found["el-grande"].values(), found["python-chess"]["moves_per_second"]]) > 0


def test_the_benchmark_tells_what_decisions_cost_early_and_late(monkeypatch):
    monkeypatch.setattr(growing, "TRIED", 2)
    monkeypatch.setattr(growing, "GAMES", 1)
    found = growing.growth(find_game("el-grande"))

    assert found["early"] == 10
    assert found["late"] > 100
    assert {f"{name}_{when}" for name in growing.COSTS for when in ("early", "late")} <= set(found)
    assert min(found.values()) > 0


def test_a_game_that_it_measures_has_its_1000th_decision():
    lengths = [growing.game_length(find_game("andean-abyss"), number) for number in range(4)]

    assert max(lengths) == growing.LATE == 1000


def test_measuring_leaves_a_match_where_it_is():
    match = growing.begin(find_game("el-grande"), 0)
    for _ in range(15):
        assert match.ask is not None
        match.answer(match.ask.options[0])
    journal, past, count, ask = list(match.journal(0)), match.past, match.count, match.ask
    assert ask is not None
    growing.measure(match, ask.options[0], {name: [] for name in growing.COSTS})

    assert (match.journal(0), match.past, match.count) == (journal, past, count)


@pytest.mark.usefixtures("brief")
def test_the_benchmark_says_what_to_install_when_chess_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)

    with pytest.raises(benching.NoYardstick, match=r"tablero\[bench\]"):
        benching.bench(["el-grande"])
