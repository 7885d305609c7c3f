"""Who meets whom in the next round of a tournament, and in which seats. Pure: the same past gives the same round.

- *Tables* have the size that was chosen, or one less where the game allows that and it saves somebody a bye.
- *Byes* go to those who had the fewest, the last in the standings first.
- *Swiss*: neighbours in the standings, as far as they have not met. At tables of two this is exact: as few meetings are
  repeated as can be, and then the pairing is the nearest to the standings, from the top.
- *Round robin*: at tables of two everybody meets everybody once, by the circle; at larger ones groups are made until
  everybody has met everybody, with as few repetitions as a search finds.
- *Seats*: everybody in the seat where one has sat least.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

RESTARTS: Final = 8  # of the search for groups
NOBODY: Final = -1
REPEATED: Final = 1000  # what a repeated meeting costs, compared with a place in the standings


class Round(NamedTuple):
    """A round: the entrants of each table in the order of their seats, and those who have a bye."""

    tables: list[list[int]]
    byes: list[int]


def meetings(past: list[Round]) -> Counter[tuple[int, int]]:
    """How often each two have met."""
    return Counter(pair for one in past for table in one.tables for pair in combinations(sorted(table), 2))


def bye_counts(past: list[Round]) -> Counter[int]:
    return Counter(entrant for one in past for entrant in one.byes)


def table_sizes(entrants: int, size: int, allowed: set[int]) -> list[int]:
    """The sizes of the tables for so many entrants: as few byes as can be, then as many tables of the chosen size."""
    sizes = [size] + [size - 1] * (size - 1 in allowed and size > 2)
    for seated in range(entrants, 1, -1):
        for larger in range(seated // size, -1, -1):
            left = seated - larger * size
            if not left:
                return [size] * larger
            if len(sizes) > 1 and left % sizes[1] == 0:
                return [size] * larger + [sizes[1]] * (left // sizes[1])
    return []


# -- rounds ------------------------------------------------------------------------------------------------------


def swiss_round(order: list[int], past: list[Round], size: int, allowed: set[int]) -> Round:
    """The next round of a Swiss tournament; `order` are those who take part, the best first."""
    sizes = table_sizes(len(order), size, allowed)
    met = meetings(past)
    if set(sizes) == {2}:
        had = bye_counts(past)
        fewest = min([had[one] for one in order])
        groups, byes = best_pairs(order, met, [one for one in bye_order(order, past) if had[one] == fewest])
    else:
        byes = bye_order(order, past)[: len(order) - sum(sizes)]
        groups = grouped([one for one in order if one not in byes], sizes, met, by_standing=True)
    return Round([seated(group, past) for group in groups], sorted(byes))


def circle_round(entrants: list[int], active: set[int], past: list[Round]) -> Round:
    """The next round of a round robin of twos; whoever would meet somebody who has left has a bye."""
    ring = [*entrants, *[NOBODY] * (len(entrants) % 2)]
    turn = len(past) % (len(ring) - 1)
    turned = [ring[0], *ring[1:][turn:], *ring[1:][:turn]]
    pairs = [(turned[i], turned[-1 - i]) for i in range(len(ring) // 2)]
    tables = [seated(list(pair), past) for pair in pairs if set(pair) <= active]
    byes = [one for pair in pairs for one in pair if one in active and not set(pair) <= active]
    return Round(tables, sorted(byes))


def circle_length(entrants: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return entrants - 1 + entrants % 2


def all_round(active: list[int], past: list[Round], size: int, allowed: set[int]) -> Round:
    """The next round of a round robin at larger tables."""
    sizes = table_sizes(len(active), size, allowed)
    byes = bye_order(active, past)[: len(active) - sum(sizes)]
    groups = grouped([one for one in active if one not in byes], sizes, meetings(past), by_standing=False)
    return Round([seated(group, past) for group in groups], sorted(byes))


def have_all_met(active: list[int], past: list[Round]) -> bool:
    met = meetings(past)
    return all(met[pair] for pair in combinations(sorted(active), 2))


def bye_order(order: list[int], past: list[Round]) -> list[int]:
    """Who is next to have a bye."""
    had = bye_counts(past)
    return sorted(order, key=lambda one: (had[one], -order.index(one)))


# -- tables of two -----------------------------------------------------------------------------------------------


def best_pairs(
    order: list[int], met: Counter[tuple[int, int]], entitled: list[int]
) -> tuple[list[list[int]], list[int]]:
    """Pairs with as few repetitions as can be, and the bye of somebody entitled to it that makes that possible."""
    if len(order) % 2 == 0:
        return pair_up(order, met), []
    rests = {one: [other for other in order if other != one] for one in entitled}
    chosen = max(entitled, key=lambda one: most_new_pairs(rests[one], met))  # the first of those
    return pair_up(rests[chosen], met), [chosen]


def pair_up(order: list[int], met: Counter[tuple[int, int]]) -> list[list[int]]:
    """Neighbours, from the top, such that as many pairs as possible meet for the first time."""
    rest, pairs = order[:], []
    wanted = most_new_pairs(rest, met)
    while rest:
        first, *others = rest
        for other in sorted(others, key=lambda one: (times(met, first, one), others.index(one))):
            left = [one for one in others if one != other]
            new = int(not times(met, first, other))
            if new + most_new_pairs(left, met) == wanted:
                pairs.append([first, other])
                rest, wanted = left, wanted - new
                break
    return pairs


def times(met: Counter[tuple[int, int]], one: int, other: int) -> int:
    return met[(min(one, other), max(one, other))]


def most_new_pairs(people: list[int], met: Counter[tuple[int, int]]) -> int:
    """How many pairs at most can meet for the first time at once."""
    count = range(len(people))
    near = [[j for j in count if j != i and not times(met, people[i], people[j])] for i in count]
    return sum([mate >= 0 for mate in maximum_matching(near)]) // 2


def maximum_matching(near: list[list[int]]) -> list[int]:
    """Whom each is matched with (or NOBODY) in a largest matching: Edmonds' blossoms."""
    mate = [NOBODY] * len(near)
    for one in range(len(near)):  # a first guess
        if mate[one] == NOBODY:
            for other in near[one]:
                if mate[other] == NOBODY:
                    mate[one], mate[other] = other, one
                    break
    for root in range(len(near)):
        if mate[root] == NOBODY:
            augment(near, mate, root)
    return mate


def augment(near: list[list[int]], mate: list[int], root: int) -> None:
    """Look for a path from `root` to somebody unmatched, and match along it."""
    count = len(near)
    parent, base = [NOBODY] * count, list(range(count))
    reached, queue = {root}, [root]

    def common_base(one: int, other: int) -> int:
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if mate[one] == NOBODY:
                break
            one = parent[mate[one]]
        while (other := base[other]) not in seen:
            other = parent[mate[other]]
        return other

    def mark(one: int, stem: int, child: int, blossom: set[int]) -> None:
        while base[one] != stem:
            blossom |= {base[one], base[mate[one]]}
            parent[one] = child
            child = mate[one]
            one = parent[mate[one]]

    for one in queue:
        for other in near[one]:
            if base[one] == base[other] or mate[one] == other:
                continue
            if other == root or (mate[other] != NOBODY and parent[mate[other]] != NOBODY):
                stem, blossom = common_base(one, other), set[int]()
                mark(one, stem, other, blossom)
                mark(other, stem, one, blossom)
                for inner in range(count):
                    if base[inner] in blossom:
                        base[inner] = stem
                        if inner not in reached:
                            reached.add(inner)
                            queue.append(inner)
            elif parent[other] == NOBODY:
                parent[other] = one
                if mate[other] == NOBODY:
                    while other != NOBODY:
                        before = parent[other]
                        following = mate[before]
                        mate[other], mate[before] = before, other
                        other = following
                    return
                reached.add(mate[other])
                queue.append(mate[other])


# -- larger tables -----------------------------------------------------------------------------------------------


def grouped(order: list[int], sizes: list[int], met: Counter[tuple[int, int]], by_standing: bool) -> list[list[int]]:
    """Groups with few repetitions, and of neighbours in the standings if wished: exchanged as long as it helps."""
    place = {one: number for number, one in enumerate(order)}

    def cost(one: int, other: int) -> int:
        again = times(met, one, other)
        repetition = REPEATED * (len(order) + again * again) if again else 0  # once is worse than the second time
        return repetition + (abs(place[one] - place[other]) if by_standing else 0)

    costs = {(one, other): cost(one, other) for one in order for other in order}

    def whole(groups: list[list[int]]) -> int:
        return sum([costs[pair] for group in groups for pair in combinations(group, 2)])

    best: list[list[int]] = []
    least = -1
    for attempt in range(RESTARTS):
        shuffled = order[:]
        if attempt or not by_standing:
            Random(f"{attempt} {len(met)} {order}").shuffle(shuffled)
        groups = improved(cut(shuffled, sizes), costs)
        if least < 0 or whole(groups) < least:
            best, least = groups, whole(groups)
        if not least:
            break
    return [sorted(group, key=place.__getitem__) for group in best]


def cut(order: list[int], sizes: list[int]) -> list[list[int]]:
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return [order[start : start + size] for start, size in zip(starts, sizes)]


def improved(groups: list[list[int]], costs: dict[tuple[int, int], int]) -> list[list[int]]:
    """Exchange two entrants of different groups as long as that makes the whole cheaper."""
    seats = [(group, seat) for group in range(len(groups)) for seat in range(len(groups[group]))]
    while True:
        changed = False
        for (mine, i), (theirs, j) in combinations(seats, 2):
            if mine == theirs:
                continue
            one, other = groups[mine][i], groups[theirs][j]
            before = after = 0
            for mate in groups[mine]:
                if mate != one:
                    before += costs[one, mate]
                    after += costs[other, mate]
            for mate in groups[theirs]:
                if mate != other:
                    before += costs[other, mate]
                    after += costs[one, mate]
            if after < before:
                groups[mine][i], groups[theirs][j] = other, one
                changed = True
        if not changed:
            return groups


# -- seats -------------------------------------------------------------------------------------------------------


def seated(group: list[int], past: list[Round]) -> list[int]:
    """A group in the order of its seats: everybody where one has sat least, as far as that goes."""
    sat = Counter((entrant, seat) for one in past for table in one.tables for seat, entrant in enumerate(table))

    def crowding(order: tuple[int, ...]) -> int:
        return sum([2 * sat[entrant, seat] + 1 for seat, entrant in enumerate(order)])

    def imbalance(order: tuple[int, ...]) -> int:
        """How far it takes anybody from having sat everywhere alike."""
        worst = 0
        for seat, entrant in enumerate(order):
            counts = [sat[entrant, other] + (other == seat) for other in range(len(order))]
            worst = max(worst, max(counts) - min(counts))
        return worst

    def strain(order: tuple[int, ...]) -> tuple[int, int]:
        return crowding(order), imbalance(order)

    turned = len(past) % len(group)
    fairest = min(permutations(group[turned:] + group[:turned]), key=strain)
    return list(fairest)
