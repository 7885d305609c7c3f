"""How the person places influence with Operations: zones, effective Ops, two per country (SP-5, SP-6.5, SP-12.5)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from ..twilight_struggle.board import CARD, DONE, IN_SOUTHEAST_ASIA
from ..twilight_struggle.cards import CHINA
from ..twilight_struggle.influence import change, reachable, tell_change
from ..twilight_struggle.operations import vietnam_bonus
from ..twilight_struggle.why import out_of_reach
from .board import IS_MEMBER, region_of
from .state import SoloState
from .zones import IN_ASIA, OTHER, PRIMARY, SECONDARY, china_zone, effective, is_linked, zone_of

MOST_PER_COUNTRY: Final = 2
MOST_WITH_CHINA: Final = 3
NO_BONUS: Final = 0
ALL_ASIA: Final = 1
ALL_SOUTHEAST: Final = 2
ABOUT_LINKED: Final = 1  # the zones as options tell them
ABOUT_ZONE: Final = (0, 2, 3)


class Placement:
    """What has been placed with a card so far. It lives in a running script only and is rebuilt when that is re-run."""

    __slots__ = ("all_asia", "all_southeast", "card", "free", "placed", "reach", "s", "side", "spent", "value", "worst")

    def __init__(self, s: SoloState, card: int, value: int, from_start: bool) -> None:
        self.s = s
        self.side = s.person
        self.card = card
        self.value = value
        self.free = s.round == 0  # a headline: Primary and Secondary Region only, without loss (SP-6.5)
        self.reach = s.reach if from_start and s.reach else reachable(s, s.person)
        self.placed: list[int] = []
        self.spent = 0
        self.worst = PRIMARY
        self.all_asia = True
        self.all_southeast = True

    def zone(self, place: int) -> int:
        """The zone of a country at this moment; OTHER is closed to a headline's Operations."""
        s = self.s
        if self.free:
            return PRIMARY if is_open_to_headlines(s, place) else OTHER
        return china_zone(s, self.side, place) if self.card == CHINA else zone_of(s, self.side, place)

    def worth(self, zone: int, asia: bool, southeast: bool) -> int:
        """What the card is worth in all if `zone` is the farthest used."""
        bonus = vietnam_bonus(self.s, self.side) if southeast else 0  # (SP-5.8)
        return effective(self.value, zone, asia and self.card == CHINA) + bonus

    def left(self, zone: int) -> int:
        """Ops that remain if the next influence goes to `zone`, without what `bonus` may add."""
        return max(0, self.worth(max(zone, self.worst), False, False) - self.spent)

    def bonus(self) -> int:
        """What may still bring 1 Op more: all in Asia (SP-5.4), or all in Southeast Asia (SP-5.8)."""
        if self.card == CHINA and self.all_asia:
            return ALL_ASIA
        return ALL_SOUTHEAST if self.all_southeast and vietnam_bonus(self.s, self.side) else NO_BONUS

    def about(self, place: int) -> dict[str, int]:
        """What the option of a country tells: its price and its zone."""
        zone = self.zone(place)
        linked = zone == PRIMARY and not self.free and is_linked(self.s, self.side, place)
        return {"place": place, "ops": self.cost(place), "zone": ABOUT_LINKED if linked else ABOUT_ZONE[zone]}

    def cost(self, place: int) -> int:
        return 2 if self.s.holder[place] == 1 - self.side else 1

    def allows(self, place: int) -> bool:
        """Whether one more influence can go to a country (SP-5.1, SP-5.4, SP-5.6)."""
        zone = self.zone(place)
        if self.free and zone == OTHER:
            return False
        asia = self.all_asia and IN_ASIA[place]
        southeast = self.all_southeast and IN_SOUTHEAST_ASIA[place]
        if self.spent + self.cost(place) > self.worth(max(zone, self.worst), asia, southeast):
            return False
        if self.card != CHINA:
            return self.placed.count(place) < MOST_PER_COUNTRY
        if asia:
            return self.placed.count(place) < MOST_WITH_CHINA
        tallest = max([self.placed.count(c) for c in [*self.placed, place]])
        return tallest <= MOST_PER_COUNTRY and self.placed.count(place) < MOST_PER_COUNTRY

    def why_not(self, place: int) -> Remark | None:
        """What speaks against one more influence in a country, in the order of `allows`."""
        reason = out_of_reach(self.s, self.side, self.reach, place)
        if reason is not None or self.allows(place):
            return reason
        zone = self.zone(place)
        if self.free and zone == OTHER:
            return Remark("why-not-in-regions", "SP-6.5", place=place)
        asia = self.all_asia and IN_ASIA[place]
        worth = self.worth(max(zone, self.worst), asia, self.all_southeast and IN_SOUTHEAST_ASIA[place])
        if self.spent + self.cost(place) > worth:
            left, n = max(0, worth - self.spent), self.cost(place)
            return Remark("why-ops-there", "SP-5.4", place=place, ops=left, n=n, zone=ABOUT_ZONE[zone])
        return Remark("why-enough-placed", "SP-5.6", place=place, n=self.placed.count(place))

    def goes_on(self) -> bool:
        """Whether there is an option at all: the first that is found will do."""
        return any(self.allows(place) for place in self.reach)

    def options(self) -> list[int]:
        found = [place for place in self.reach if self.allows(place)]
        return [*found, DONE] if found and self.placed else found

    def put(self, place: int) -> None:
        self.worst = max(self.worst, self.zone(place))
        self.spent += self.cost(place)
        self.all_asia = self.all_asia and IN_ASIA[place]
        self.all_southeast = self.all_southeast and IN_SOUTHEAST_ASIA[place]
        change(self.s, self.side, place, 1)
        self.placed.append(place)


def is_open_to_headlines(s: SoloState, place: int) -> bool:
    """In the Primary or Secondary Region (SP-6.5)."""
    return any(IS_MEMBER[region_of(card)][place] for card in (s.primary, s.secondary) if card)


def place_influence(s: SoloState, card: int, value: int, from_start: bool) -> Script:
    """Point by point; the question tells what is left for each zone."""
    placement = Placement(s, card, value, from_start)
    while placement.goes_on():
        ask = Ask(
            s.person,
            "solo-place",
            placement.options,
            "SP-5.4",
            why=placement.why_not,
            card=CARD + card,
            ops=placement.left(PRIMARY),
            secondary=placement.left(SECONDARY),
            other=0 if placement.free else placement.left(OTHER),
            bonus=placement.bonus(),
        )
        ask.about = placement.about
        choice = yield ask
        if choice == DONE:
            break
        placement.put(choice)
    if not placement.placed:
        s.note("nowhere-to-place", "SP-5.4", who=s.person)
    for place in sorted(set(placement.placed)):
        tell_change(s, s.person, place, placement.placed.count(place), "SP-5.4")
