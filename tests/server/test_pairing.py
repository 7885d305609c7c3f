"""Rounds of tournaments: as few repeated meetings as can be, fair byes and seats, and standings that add up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.server import pairing
from tablero.server.pairing import Round
from tablero.server.tournament_scores import PlayedTable, standings

EL_GRANDE, DUEL, NARCOS = {2, 3, 4, 5}, {2}, {2, 3, 4, 5}


def check_round(one: Round, entrants: list[int]) -> None:
    """Everybody is there once."""
    assert sorted([*one.byes, *[entrant for table in one.tables for entrant in table]]) == sorted(entrants)


def repeated(past: list[Round]) -> int:
    return sum(n - 1 for n in pairing.meetings(past).values())


def fewest_repeats(order: list[int], met: Counter[tuple[int, int]]) -> int:
    """By trying every pairing: how many pairs have met before in the best of them."""
    if not order:
        return 0
    first, *others = order
    return min(
        int(pairing.times(met, first, other) > 0) + fewest_repeats([one for one in others if one != other], met)
        for other in others
    )


def play_swiss(entrants: int, rounds: int, size: int, allowed: set[int], seed: int) -> list[Round]:
    chance, past = Random(seed), list[Round]()
    order = list(range(entrants))
    for _ in range(rounds):
        chance.shuffle(order)  # whatever the standings are
        past.append(pairing.swiss_round(order, past, size, allowed))
        check_round(past[-1], order)
    return past


# -- tables of two -----------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=26), st.permutations(range(8)))
@settings(max_examples=60, deadline=None)
def test_no_meeting_is_repeated_where_that_can_be_avoided(pairs: list[tuple[int, int]], order: list[int]) -> None:
    met = Counter((min(pair), max(pair)) for pair in pairs if pair[0] != pair[1])
    found = pairing.pair_up(list(order), met)
    assert sorted(one for pair in found for one in pair) == list(range(8))
    assert sum(pairing.times(met, *pair) > 0 for pair in found) == fewest_repeats(list(order), met)


@given(st.integers(4, 32), st.integers(0, 1000))
@settings(max_examples=15, deadline=None)
def test_in_half_as_many_rounds_as_people_nobody_meets_anybody_twice(entrants: int, seed: int) -> None:
    """Each has at least half of the others left, so that pairs can always be found (Dirac)."""
    past = play_swiss(entrants, min(6, entrants // 2 - entrants % 2), 2, DUEL, seed)
    assert repeated(past) == 0


@given(st.integers(2, 16), st.integers(0, 1000))
@settings(max_examples=20, deadline=None)
def test_a_second_bye_comes_when_everybody_had_one(pairs: int, seed: int) -> None:
    entrants = 2 * pairs + 1
    past = play_swiss(entrants, min(entrants + 1, 9), 2, DUEL, seed)
    byes = Counter(one for each in past for one in each.byes)
    assert set(byes.values()) <= ({1} if len(past) <= entrants else {1, 2})


def test_a_pairing_follows_the_standings() -> None:
    assert pairing.swiss_round([5, 3, 1, 0, 2, 4], [], 2, DUEL).tables == [[5, 3], [1, 0], [2, 4]]
    past = [Round([[5, 3], [1, 0], [2, 4]], [])]
    following = pairing.swiss_round([5, 3, 1, 0, 2, 4], past, 2, DUEL)
    assert [set(table) for table in following.tables] == [{5, 1}, {3, 2}, {0, 4}], "the nearest that repeats nothing"


@pytest.mark.parametrize("entrants", [4, 5, 8, 11, 32])
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    everybody, past = list(range(entrants)), list[Round]()
    for _ in range(pairing.circle_length(entrants)):
        past.append(pairing.circle_round(everybody, set(everybody), past))
        check_round(past[-1], everybody)
    met = pairing.meetings(past)
    assert set(met.values()) == {1}
    assert len(met) == entrants * (entrants - 1) // 2
    byes = pairing.bye_counts(past)
    assert set(byes.values()) == ({1} if entrants % 2 else set())
    first = Counter(table[0] for one in past for table in one.tables)
    games = Counter(one for each in past for table in each.tables for one in table)
    assert all(abs(2 * first[one] - games[one]) <= 2 for one in everybody), "both seats alike"


def test_who_would_meet_somebody_who_has_left_has_a_bye() -> None:
    everybody = list(range(6))
    one = pairing.circle_round(everybody, {0, 1, 2, 3, 4}, [])
    assert one.byes == [0], "entrant 5, the opponent, has left"
    check_round(one, [0, 1, 2, 3, 4])


def test_the_largest_matching_goes_through_an_odd_circle() -> None:
    """A triangle with a tail on each corner: a greedy choice leaves somebody out."""
    near = [[1, 2, 3], [0, 2, 4], [0, 1, 5], [0], [1], [2]]
    mate = pairing.maximum_matching(near)
    assert all(mate[mate[one]] == one for one in range(6))


# -- larger tables -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entrants", "size", "allowed", "sizes"),
    [
        (8, 4, EL_GRANDE, [4, 4]),
        (10, 4, EL_GRANDE, [4, 3, 3]),
        (11, 4, EL_GRANDE, [4, 4, 3]),
        (5, 4, EL_GRANDE, [4]),
        (5, 3, EL_GRANDE, [3, 2]),
        (9, 5, EL_GRANDE, [5, 4]),
        (7, 2, DUEL, [2, 2, 2]),
        (7, 4, {4}, [4]),
        (4, 5, {5}, []),
    ],
)
def test_tables_are_as_large_as_was_chosen_or_one_less(
    entrants: int, size: int, allowed: set[int], sizes: list[int]
) -> None:
    assert pairing.table_sizes(entrants, size, allowed) == sizes


@given(st.integers(4, 32), st.integers(3, 5), st.integers(0, 1000))
@settings(max_examples=10, deadline=None)
def test_larger_tables_take_everybody_and_byes_are_fair(entrants: int, size: int, seed: int) -> None:
    size = min(size, entrants)
    past = play_swiss(entrants, 3, size, {size}, seed)
    byes = Counter(one for each in past for one in each.byes)
    had = [byes[one] for one in range(entrants)]
    assert max(had) - min(had) <= 1
    for one in past:
        assert all(len(table) == size for table in one.tables)


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(16, 4, 3), (25, 5, 3), (9, 3, 3), (32, 4, 4)])
def test_first_rounds_at_larger_tables_repeat_nothing(entrants: int, size: int, rounds: int) -> None:
    everybody, past = list(range(entrants)), list[Round]()
    for _ in range(rounds):
        past.append(pairing.all_round(everybody, past, size, {size}))
        check_round(past[-1], everybody)
    assert repeated(past) == 0


@pytest.mark.parametrize(("entrants", "size"), [(6, 3), (9, 4), (12, 4)])
def test_a_round_robin_of_larger_tables_ends(entrants: int, size: int) -> None:
    everybody, past = list(range(entrants)), list[Round]()
    while not pairing.have_all_met(everybody, past):
        past.append(pairing.all_round(everybody, past, size, EL_GRANDE))
        assert len(past) <= entrants, "no more rounds than at tables of two"


@given(st.integers(0, 1000))
@settings(max_examples=10, deadline=None)
def test_seats_are_shared_out_alike(seed: int) -> None:
    past = play_swiss(8, 8, 4, {4}, seed)
    for one in range(8):
        sat = Counter(table.index(one) for each in past for table in each.tables if one in table)
        assert max(sat[seat] for seat in range(4)) - min(sat[seat] for seat in range(4)) <= 2


# -- standings ---------------------------------------------------------------------------------------------------


def duel(winner: int, loser: int) -> PlayedTable:
    return PlayedTable([winner, loser], [1, 2], [0, 1])


def test_points_are_shares_of_those_one_is_ahead_of() -> None:
    four = PlayedTable([0, 1, 2, 3], [2, 1, 4, 3], [0, 1, 2, 3])
    assert {line.entrant: line.points for line in standings([0, 1, 2, 3], [four], [])} == {
        0: round(2 / 3, 6),
        1: 1.0,
        2: 0.0,
        3: round(1 / 3, 6),
    }


def test_a_side_wins_and_loses_together() -> None:
    narcos = PlayedTable([0, 1, 2], [3, 1, 1], [0, 1, 1])
    assert [(line.entrant, line.points) for line in standings([0, 1, 2], [narcos], [])] == [
        (1, 1.0),
        (2, 1.0),
        (0, 0.0),
    ]


def test_a_bye_is_a_point_and_a_closed_table_half_of_one() -> None:
    found = {line.entrant: line for line in standings([0, 1, 2], [PlayedTable([0, 1], [], [])], [2])}
    assert (found[0].points, found[1].points, found[2].points) == (0.5, 0.5, 1.0)
    assert (found[2].byes, found[2].tables) == (1, 0)


def test_equal_points_are_told_apart_by_the_opponents() -> None:
    """0 and 1 won one game each: 0 against 2, who won another, 1 against 3, who won none."""
    tables = [duel(0, 2), duel(1, 3), duel(2, 3)]
    lines = standings([0, 1, 2, 3], tables, [])
    assert [line.entrant for line in lines[:2]] == [0, 2]
    assert lines[0].opponents > lines[2].opponents


def test_then_by_their_own_game_and_last_they_share_a_place() -> None:
    tables = [duel(0, 1), duel(1, 2), duel(0, 3), duel(3, 2)]
    assert standings([0, 1, 2, 3], tables, [])[0].entrant == 0
    alike = standings([0, 1], [PlayedTable([0, 1], [1, 1], [0, 1])], [])
    assert [line.rank for line in alike] == [1, 1]


def test_the_sum_of_points_is_half_the_number_of_seats() -> None:
    chance = Random(5)
    tables = [PlayedTable(chance.sample(range(9), 3), chance.sample([1, 2, 3], 3), [0, 1, 2]) for _ in range(7)]
    assert abs(sum(line.points for line in standings(list(range(9)), tables, [])) - 7 * 1.5) < 1e-4


def test_meetings_are_counted_for_every_pair_of_a_table() -> None:
    past = [Round([[2, 0, 1]], []), Round([[1, 2]], [0])]
    assert pairing.meetings(past) == Counter({(1, 2): 2, (0, 1): 1, (0, 2): 1})
    assert set(combinations(range(3), 2)) == set(pairing.meetings(past))
