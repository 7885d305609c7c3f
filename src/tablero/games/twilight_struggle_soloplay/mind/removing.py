"""Where the player loses influence by an event of the AI (SP-11.6)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import EUROPE, IS_BATTLEGROUND, LATE_WAR_TURN, REGION, STABILITY, countries
from ...twilight_struggle.cards import (
    EAST_EUROPEAN_UNREST,
    MUSLIM_REVOLUTION,
    SUEZ_CRISIS,
    TRUMAN_DOCTRINE,
    VOICE_OF_AMERICA,
    WARSAW_PACT,
)
from ...twilight_struggle.influence import control_of, influence_of
from ..board import ALL_REGIONS, IS_MEMBER, SOUTHEAST, region_of
from ..state import SoloState
from .coups import standing_after
from .field import Field, Step, list_key
from .questions import card_of, places
from .standing import RegionTally, planning_value, tally_of

MOST_REMOVED: Final = 2  # from one country, where an event takes influence point by point
ALL_OF_IT: Final = 99
SUEZ_ORDER: Final = countries("france", "israel", "uk")
MUSLIM_ORDER: Final = countries("iran", "libya", "egypt", "iraq", "saudi_arabia", "jordan", "syria", "sudan")
MUSLIM_MARKERS: Final = 4


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

    def extend(i: int, chosen: list[Removal], cost: int, tally: RegionTally) -> None:
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
    for region, there in groups:
        if there:
            mixed = [a.with_more(b) for a in best for b in cuts_in(s, region, there, total, most, by_country)]
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


# -- what events ask ---------------------------------------------------------------------------------------------


def plan_removal(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.6: point by point."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if ask.values["whose"] == s.ai:
        return [Step(least_loss(s, options), 1, "rest")]
    if card == SUEZ_CRISIS:
        return [Step(c, MOST_REMOVED, "rest") for c in sorted(options, key=SUEZ_ORDER.index)]
    if card == VOICE_OF_AMERICA and s.round:  # first the Primary Region (SP-card-74)
        inside = [c for c in options if IS_MEMBER[region_of(s.primary)][c]]
        first = [step for step in remove_by_event(s, inside, total, MOST_REMOVED, False) if step.reason == "cut"]
        total -= sum([step.count for step in first])
        options = [c for c in options if c not in [step.place for step in first]]
        return first + remove_by_event(s, options, total, MOST_REMOVED, False)
    return remove_by_event(s, options, total, MOST_REMOVED, False)


def plan_clearing(s: SoloState, ask: Ask) -> list[Step]:
    """SP-11.6: whole countries, or one marker in each of several."""
    card, options, total = card_of(ask), places(ask), ask.values["left"]
    if ask.values["whose"] == s.ai:
        return [Step(least_loss(s, options), 1, "rest")]
    if card == MUSLIM_REVOLUTION:
        return [Step(c, 1, "rest") for c in muslim_targets(s, options)]
    if card == TRUMAN_DOCTRINE:
        return [Step(truman_target(s, options), 1, "rest")]
    most = ALL_OF_IT if card == WARSAW_PACT else 2 if card == EAST_EUROPEAN_UNREST and s.turn >= LATE_WAR_TURN else 1
    cleared = remove_by_event(s, options, total, most, True)
    return [Step(step.place, 1, step.reason) for step in cleared]


def muslim_targets(s: SoloState, options: list[int]) -> list[int]:
    """The first two of the walk, or the pair with most markers if those are few (SP-card-56)."""
    walk = [c for c in MUSLIM_ORDER if c in options]
    pairs = [[a, b] for i, a in enumerate(walk) for b in walk[i + 1 :]]
    if not pairs or markers_of(s, pairs[0]) >= MUSLIM_MARKERS:
        return walk[:2]
    return max(pairs, key=lambda pair: markers_of(s, pair))


def markers_of(s: SoloState, where: list[int]) -> int:
    return sum([influence_of(s, s.person, c) for c in where])


def truman_target(s: SoloState, options: list[int]) -> int:
    """The largest planning gain in Europe, then most influence, battlegrounds first (SP-card-19)."""

    def rank(c: int) -> tuple[int, int, bool, int]:
        gain = standing_after(s, EUROPE, c, influence_of(s, s.ai, c), 0)[0]
        return gain, influence_of(s, s.person, c), IS_BATTLEGROUND[c], -list_key(s, s.ai, c)[0]

    return max(options, key=rank)


def least_loss(s: SoloState, options: list[int]) -> int:
    """What the AI gives up: the smallest planning loss, then the end of its list (SP-11.7)."""

    def rank(c: int) -> tuple[int, int]:
        own, enemy = influence_of(s, s.ai, c) - 1, influence_of(s, s.person, c)
        return standing_after(s, REGION[c], c, own, enemy)[0] - planning_value(s, REGION[c]), list_key(s, s.ai, c)[0]

    return max(options, key=rank)
