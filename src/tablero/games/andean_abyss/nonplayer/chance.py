"""Random spaces for Non-players, with the dice shown (AA-8.2, AA-8.3).

`random_place` is the table of Cities and Departments, `random_loc` the rule for LoCs, `random_space` either;
`in_turn` spares the dice where their order can't matter. Where one candidate is left no dice are rolled.
"""

from __future__ import annotations

from typing import Final

from ..board import ECON, SETUP, space
from ..pieces import in_play, is_city, is_loc, near
from ..state import AndeanState


def walk() -> tuple[int, ...]:
    """The cells of the random table in the order of the walk; Ecuador and Panamá before their cell-mates."""
    before: dict[str, str] = SETUP["random"]["before"]
    cells: list[int] = []
    for column in SETUP["random"]["columns"]:
        for row in column:
            for id in row:
                if id in before:
                    cells.append(space(before[id]))
                cells.append(space(id))
    return tuple(cells)


def cells() -> tuple[int, ...]:
    """Where the walk starts: for each cell, by column, row and position, its place in the walk."""
    before: dict[str, str] = SETUP["random"]["before"]
    columns: list[list[list[str]]] = SETUP["random"]["columns"]
    return tuple(WALK.index(space(before.get(id, id))) for column in columns for row in column for id in row)


WALK: Final[tuple[int, ...]] = walk()
CELLS: Final[tuple[int, ...]] = cells()


def random_place(s: AndeanState, candidates: list[int], rule: str) -> int:
    """A City or Department among the candidates: three dice, then the walk (AA-8.2)."""
    if len(candidates) == 1:
        return candidates[0]
    red, yellow, green = s.dice.die(), s.dice.die(), s.dice.die()
    start = CELLS[(red - 1) // 2 * 9 + (yellow - 1) // 2 * 3 + (green - 1) // 2]
    if not in_play(s, WALK[start]):
        start += 1  # the cell-mate of Ecuador or Panamá
    for step in range(len(WALK)):
        here = WALK[(start + step) % len(WALK)]
        if here in candidates:
            s.note(
                "random-space",
                rule,
                place=here,
                target=WALK[start],
                red=red,
                yellow=yellow,
                green=green,
                n=len(candidates),
            )
            return here
    raise AssertionError(f"none of the spaces {candidates} is on the random table")


def random_loc(s: AndeanState, candidates: list[int], rule: str, lowest: bool = False) -> int:
    """A LoC: highest Econ (or lowest), then next to a random City, then equal chance (AA-8.3)."""
    values = [ECON[loc] for loc in candidates]
    econ = min(values) if lowest else max(values)
    best = [loc for loc in candidates if ECON[loc] == econ]
    if len(best) == 1:
        return best[0]
    cities = [city for city in WALK if is_city(city) and any(loc in near(s, city) for loc in best)]
    city = random_place(s, cities, rule)
    return equal_chance(s, [loc for loc in best if loc in near(s, city)], rule)


def equal_chance(s: AndeanState, candidates: list[int], rule: str) -> int:
    """One die with as many faces as there are candidates: for origins and LoCs of equal rank."""
    if len(candidates) == 1:
        return candidates[0]
    chosen = s.dice.pick(candidates)
    s.note("equal-chance", rule, place=chosen, n=len(candidates))
    return chosen


def random_space(s: AndeanState, candidates: list[int], rule: str) -> int:
    """Cities and Departments by the table before LoCs by their rule."""
    found = [space for space in candidates if not is_loc(space)]
    return random_place(s, found, rule) if found else random_loc(s, candidates, rule)


def in_turn(s: AndeanState, candidates: list[int], enough: bool, rule: str) -> int:
    """The next of the candidates: at random, unless there is `enough` for all of them."""
    return candidates[0] if enough else random_space(s, candidates, rule)


def random_faction(s: AndeanState, factions: list[int], rule: str) -> int:
    """A faction by equal chance, where the executing one can't name itself (AA-8.4)."""
    if len(factions) == 1:
        return factions[0]
    chosen = s.dice.pick(factions)
    s.note("equal-chance-faction", rule, who=chosen, n=len(factions))
    return chosen
