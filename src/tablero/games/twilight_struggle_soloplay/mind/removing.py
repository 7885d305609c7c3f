"""Where the player loses influence by an event of the AI (SP-11.6)."""

from __future__ import annotations

from ...twilight_struggle.board import IS_BATTLEGROUND, REGION, STABILITY
from ...twilight_struggle.influence import control_of, influence_of
from ..board import ALL_REGIONS, IS_MEMBER, SOUTHEAST, region_of
from ..state import SoloState
from .field import Field, Step, list_key
from .standing import Tally, tally_of


class Removal:
    """So many markers of the player out of one country, and who controls it then."""

    __slots__ = ("count", "holder", "place")

    def __init__(self, s: SoloState, place: int, count: int) -> None:
        self.place = place
        self.count = count
        both = [s.influence[place], s.influence[place + len(s.holder)]]
        both[s.person] -= count
        self.holder = control_of(both[0], both[1], STABILITY[place])


Worth = tuple[int, int, int, list[tuple[int, int]]]  # less is better: gain, battlegrounds and countries freed, lists


class Cut:
    """Some removals and what they are worth."""

    __slots__ = ("chosen", "cost", "worth")

    def __init__(self, chosen: list[Removal], cost: int, worth: Worth) -> None:
        self.chosen = chosen
        self.cost = cost
        self.worth = worth

    def with_more(self, other: Cut) -> Cut:
        """Both together; what they are worth adds up, since they touch different regions."""
        a, b = self.worth, other.worth
        worth = (a[0] + b[0], a[1] + b[1], a[2] + b[2], sorted([*a[3], *b[3]]))
        return Cut([*self.chosen, *other.chosen], self.cost + other.cost, worth)


def removals(s: SoloState, places: list[int], most: int) -> list[Removal]:
    """The removals that change who controls a country: each with the fewest markers that do so."""
    found = []
    for c in places:
        seen = {s.holder[c]}
        for count in range(1, min(most, influence_of(s, s.person, c)) + 1):
            removal = Removal(s, c, count)
            if removal.holder not in seen:
                seen.add(removal.holder)
                found.append(removal)
    return found


def cuts_in(s: SoloState, region: int, places: list[int], total: int, most: int, by_country: bool) -> list[Cut]:
    """The best set of removals in a region for each price up to `total`."""
    counts = s.round == 0 or region == region_of(s.primary)
    found = removals(s, places, most)
    start = tally_of(s, region, s.holder)
    before = start.value(s.ai, region)
    best: list[Cut] = [Cut([], 0, (0, 0, 0, []))]
    trial = Field(s, region, [], most)

    def extend(i: int, chosen: list[Removal], cost: int, tally: Tally) -> None:
        for j in range(i, len(found)):
            removal = found[j]
            price = cost + (1 if by_country else removal.count)
            if price > total or any(other.place == removal.place for other in chosen):
                continue
            after = tally.copy()
            trial.shift(after, removal.place, removal.holder)
            now = [*chosen, removal]
            ended = [other.place for other in now if s.holder[other.place] == s.person]
            freed = len([c for c in ended if IS_BATTLEGROUND[c]])
            gain = before - after.value(s.ai, region) if counts else 0
            keys = sorted([list_key(s, s.person, other.place) for other in now])
            cut = Cut(now, price, (gain, -freed, -len(ended), keys))
            rival = next((other for other in best if other.cost == price), None)
            if rival is None:
                best.append(cut)
            elif cut.worth < rival.worth:
                best[best.index(rival)] = cut
            extend(j + 1, now, price, after)

    extend(0, [], 0, start)
    return best


def remove_by_event(s: SoloState, allowed: list[int], total: int, most: int, by_country: bool) -> list[Step]:
    """Where the player loses influence. `by_country`: `total` counts countries, each losing up to `most`."""
    first = region_of(s.primary)
    inside = [c for c in allowed if s.round and first == SOUTHEAST and IS_MEMBER[SOUTHEAST][c]]
    groups = [(SOUTHEAST, inside)] if inside else []
    for region in range(ALL_REGIONS - 1):
        groups.append((region, [c for c in allowed if REGION[c] == region and c not in inside]))
    best = [Cut([], 0, (0, 0, 0, []))]
    for region, places in groups:
        if places:
            mixed = [a.with_more(b) for a in best for b in cuts_in(s, region, places, total, most, by_country)]
            best = cheapest([cut for cut in mixed if cut.cost <= total])
    chosen = min(best, key=lambda cut: (cut.worth[:3], cut.cost, cut.worth[3])).chosen
    lost = {removal.place: removal.count for removal in sorted(chosen, key=lambda r: freed_first(s, r.place))}
    steps = [Step(c, count, "cut") for c, count in lost.items()]
    left = total - (len(lost) if by_country else sum(lost.values()))
    for c in sorted(allowed, key=lambda c: freed_first(s, c)):
        if by_country:
            count = 1 if c not in lost and left else 0
        else:
            count = min(left, most - lost.get(c, 0), influence_of(s, s.person, c) - lost.get(c, 0))
        if count > 0:
            steps.append(Step(c, count, "rest"))
            left -= count
    return steps


def cheapest(cuts: list[Cut]) -> list[Cut]:
    """The best of each price."""
    found: dict[int, Cut] = {}
    for cut in cuts:
        if cut.cost not in found or cut.worth < found[cut.cost].worth:
            found[cut.cost] = cut
    return list(found.values())


def freed_first(s: SoloState, place: int) -> tuple[bool, int, int]:
    """Battlegrounds, then the player's own list."""
    return (not IS_BATTLEGROUND[place], *list_key(s, s.person, place))
