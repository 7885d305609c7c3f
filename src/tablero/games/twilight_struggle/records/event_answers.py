"""The decisions of events: countries, discards, cards shown, and what a record never prints and the points tell."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from ..board import (
    ADD,
    BOYCOTT,
    CARD,
    DEGRADE,
    DONE,
    GIVE_BACK,
    IMPROVE,
    NO,
    NOBODY,
    NUMBER,
    PARTICIPATE,
    PLACE,
    REGION,
    REGION_ACTION,
    REGIONS,
    REMOVE,
    US,
    USSR,
    YES,
    country,
)
from ..cards import STAR_WARS
from ..events.book import can_happen
from ..scoring import region_points
from ..state import TwilightState
from .finding import Finder
from .parsing import RecordBlock

SOUTH_AFRICA: Final[int] = country("south_africa")


class EventAnswers(Finder):
    """Answers to what events ask."""

    # -- influence -----------------------------------------------------------------------------------------------

    def change(self, ask: Ask, s: TwilightState, block: RecordBlock, sign: int, whole: bool = False) -> int:
        """The next country that an event changes."""
        side = ask.values.get("whose", ask.seat)
        part = self.event_part(ask, block)
        place = self.point(self.lines_of(part, block, s) if part else [], side, sign, ask.options, whole)
        if place == NOBODY and DONE not in ask.options:
            raise self.not_found(ask, block, "line with that influence")
        return DONE if place == NOBODY else place

    def add(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return self.change(ask, s, block, 1)

    def add_whole(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return self.change(ask, s, block, 1, True)

    def remove(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return self.change(ask, s, block, -1)

    def remove_whole(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return self.change(ask, s, block, -1, True)

    # -- cards and other choices ---------------------------------------------------------------------------------

    def discard(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        for line in part.of("discards") if part else []:
            if not line.used:
                line.used = 1
                return CARD + line["card"]
        if DONE in ask.options:
            return DONE
        raise self.not_found(ask, block, "discard")

    def reveal(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        for line in part.of("reveals") if part else []:
            if line["side"] == ask.seat:
                return CARD + line["card"]
        if DONE in ask.options:
            return DONE
        raise self.not_found(ask, block, "card shown")

    def grain(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        if part is not None and part.of("returns"):
            return GIVE_BACK
        if part is not None and part.of("plays"):
            return PLACE
        raise self.not_found(ask, block, "line that plays or returns the card")

    def star_wars(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        events = [part.card for part in block.parts if part.card]
        after = events[events.index(STAR_WARS) + 1 :] if STAR_WARS in events else []
        if after:
            return CARD + after[0]
        for option in ask.options:  # an event that cannot happen leaves no line
            if not can_happen(s, option - CARD, US):
                return option
        raise self.not_found(ask, block, "event from the discard pile")

    def wargames(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return YES if block is self.last else NO

    def ignore(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """Shuttle Diplomacy: the country left out is never printed, but the points are."""
        region = ask.values["region"] - REGION_ACTION
        lines = [line for line in block.lines if line.kind in ("points", "no-points")]
        for place in ask.options:
            points = region_points(s, region, place)
            for line in lines:
                if points == line.get("count", 0) * (1 if line.get("side", US) == US else -1):
                    return place
        return ask.options[0]

    def set_defcon(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        lines = part.of("defcon") if part else []
        return NUMBER + (lines[0]["level"] if lines else s.defcon)

    def summit(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        lines = part.of("defcon") if part else []
        if not lines:
            return DONE
        return IMPROVE if lines[0]["level"] > s.defcon else DEGRADE

    def olympics(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        return PARTICIPATE if self.event_line(ask, block, "olympics")["joins"] else BOYCOTT

    def region(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """The region that is named; if that line cannot be read, one where the USSR places nothing in this turn."""
        part = self.event_part(ask, block)
        if part is None or part.of("region") or not block.odd:
            return REGION_ACTION + self.event_line(ask, block, "region")["region"]
        later = [b for b in self.record.blocks if b.turn == block.turn and b.number >= block.number]
        placed = [line for b in later for each in b.parts if each.use == PLACE for line in each.of("influence")]
        used = {REGION[line["place"]] for line in placed if line["side"] == USSR}
        return REGION_ACTION + next((region for region in range(REGIONS) if region not in used), 0)

    def invade(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        self.event_line(ask, block, "battle")
        return self.event_line(ask, block, "war")["place"]

    def warsaw_pact(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.event_part(ask, block)
        lines = part.of("influence") if part else []
        return ADD if lines and lines[0]["count"] > 0 else REMOVE

    def unrest(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """All in South Africa unless a neighbour is named."""
        neighbours = [place for place in ask.options if place != SOUTH_AFRICA]
        part = self.event_part(ask, block)
        place = self.point(part.lines if part else [], USSR, 1, neighbours)
        return SOUTH_AFRICA if place == NOBODY else place
