"""The decisions of a record: for every question of the engine the answer that the record shows.

The engine asks in the order in which the record tells, so most answers are found in the part of the block (an event, an
Operation) that the question is about. What a record never prints is worked out: the country that Shuttle Diplomacy
leaves out, offers that were declined, whose Operation a part is. `RecordEnds` is raised where the record stops.
"""

from __future__ import annotations

from collections.abc import Callable

from tablero.core.ask import Ask

from ..board import (
    CARD,
    COUP,
    DONE,
    EVENT,
    EVENT_FIRST,
    INTERVENE,
    IS_WAR_CARD,
    NOBODY,
    PASS,
    PLACE,
    REALIGN,
    SIDES,
    SPACE,
    US,
    USSR,
)
from ..cards import CHE, FLOWER_POWER, UN_INTERVENTION, WARGAMES, WE_WILL_BURY_YOU
from ..influence import influence_of
from ..operations import ops_value
from ..state import TwilightState
from ..tracks import AUTOMATIC_VICTORY
from .event_answers import EventAnswers
from .finding import Deviation, RecordEnds
from .parsing import CLEANUP, HEADLINES, ROUND, Part, Record, RecordBlock, RecordLine


class Answers(EventAnswers):
    """Finds answers in a record."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.blocks: dict[tuple[int, int, int], RecordBlock] = {}
        for block in record.blocks:
            if block.kind == HEADLINES:
                self.blocks[block.turn, 0, NOBODY] = block
            elif block.kind == ROUND:
                self.blocks[block.turn, block.round, block.side] = block
        self.block: RecordBlock | None = None
        self.operation: Part | None = None  # being carried out
        self.begun: list[Part] = []
        self.rolled: set[int] = set()  # the lines whose dice have fallen
        self.differences: list[str] = []
        self.actors: dict[int, int] = {}  # who realigns, by the line of the dice
        self.finders: dict[str, Callable[[Ask, TwilightState, RecordBlock], int]] = {
            "headline": self.headline,
            "card": self.card,
            "use": self.use,
            "operations": self.operations,
            "place": self.place,
            "coup": self.coup,
            "realign": self.realign,
            "crisis": self.crisis,
            "norad": self.norad,
            "partner": self.partner,
            "trap": self.card,
            "grain": self.grain,
            "star-wars": self.star_wars,
            "wargames": self.wargames,
            "ignore": self.ignore,
            "set-defcon": self.set_defcon,
            "summit": self.summit,
            "olympics": self.olympics,
            "region": self.region,
            "invade": self.invade,
            "warsaw-pact": self.warsaw_pact,
            "unrest": self.unrest,
            "match": self.add,
            "add": self.add,
            "double": self.add_whole,
            "remove": self.remove,
            "lift": self.remove,
            "clear": self.remove_whole,
            "ransom": self.discard,
            "exchange": self.discard,
            "tehran": self.discard,
            "ames": self.discard,
            "recover": self.reveal,
            "envy": self.reveal,
        }

    def answer(self, ask: Ask, s: TwilightState) -> int:
        """The answer that the record gives to `ask`; whether it is legal is for the engine to say."""
        if ask.kind == "setup":
            return self.setup(ask)
        if ask.kind == "held":
            return self.held(ask, s)
        block = self.blocks.get((s.turn, s.round, NOBODY if s.round == 0 else s.phasing))
        if block is None:
            return self.without_block(ask, s)
        if block is not self.block:
            self.block, self.operation = block, None
        if ask.kind not in self.finders:
            asked = f"{SIDES[ask.seat]} is asked {ask.kind!r} ({ask.rule})"
            raise Deviation(block.number, f"{asked}, which no record answers")
        return self.finders[ask.kind](ask, s, block)

    def without_block(self, ask: Ask, s: TwilightState) -> int:
        """A round that the record leaves out: an eighth round not taken, or the end."""
        if (s.turn, s.round, s.phasing) > (self.last.turn, self.last.round, max(USSR, self.last.side)):
            raise RecordEnds
        if PASS in ask.options:
            return PASS
        raise Deviation(
            self.last.number, f"turn {s.turn}, round {s.round}: {SIDES[s.phasing]} has to act, but there is no block"
        )

    # -- outside of plays ----------------------------------------------------------------------------------------

    def setup(self, ask: Ask) -> int:
        place = self.point(self.record.setup, ask.seat, 1, ask.options)
        if place == NOBODY:
            line = self.record.setup[-1].number if self.record.setup else 1
            raise Deviation(line, f"{SIDES[ask.seat]} has {ask.values['left']} more influence to place (TS-2)")
        return place

    def norad(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """The last line of the block, unlabelled."""
        found = [line for line in block.of("influence") if line["side"] == US and line["count"] == 1 and not line.used]
        if not found:
            raise self.not_found(ask, block, "line of NORAD")
        found[-1].used = 1
        return found[-1]["place"]

    def crisis(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """Influence given up to end the Cuban Missile Crisis: in no part, or before the target of a coup."""
        lines = self.loose_lines(block)
        if self.operation is not None:
            lines = lines + before_target(self.operation)
        lines = [line for line in lines if line.get("count", 0) == -2]
        place = self.point(lines, ask.seat, -1, ask.options, True)
        return DONE if place == NOBODY else place

    def held(self, ask: Ask, s: TwilightState) -> int:
        """The discard of box 6 is the last thing in the last block of a turn."""
        blocks = [b for b in self.record.blocks if b.turn == s.turn and b.kind in (ROUND, CLEANUP)]
        for line in [line for block in blocks[-2:] for line in block.of("discards")]:
            if line["side"] == ask.seat and not line.used and CARD + line["card"] in ask.options:
                line.used = 1
                return CARD + line["card"]
        return DONE

    # -- the play of a card --------------------------------------------------------------------------------------

    def headline(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        for line in block.of("headlines"):
            if line["side"] == ask.seat:
                return CARD + line["card"]
        raise self.not_found(ask, block, "headline")

    def card(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        if ask.kind == "trap" and block.of("discards") and not block.of("trap-roll"):
            raise self.not_found(ask, block, "roll against the trap")
        if block.cards:
            return CARD + block.cards[0]
        if PASS in ask.options:
            return PASS
        raise self.not_found(ask, block, "card")

    def use(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """How a card is played: what comes first, its event or an Operation."""
        card = ask.values["card"] - CARD
        if INTERVENE in ask.options and any(line["card"] == UN_INTERVENTION for line in block.of("plays")):
            return INTERVENE
        for part in block.parts:
            if part in self.begun:
                continue
            if part.card == card:
                self.begun.append(part)
                return EVENT if EVENT in ask.options else EVENT_FIRST
            if part.use and self.is_carried_out(part, block):
                if part.use == SPACE and not part.of("space-roll"):
                    raise self.not_found(ask, block, "roll for the Space Race")
                self.compare_ops(part, ask, s)
                return self.begin(part, ask.seat)
        if block is self.last and EVENT in ask.options and card == WARGAMES:
            return EVENT
        if block is self.last and ends_by_points(s, ask.seat, card):
            return next(option for option in ask.options if option in (PLACE, EVENT))
        raise self.not_found(ask, block, "event or Operation")

    def begin(self, part: Part, seat: int) -> int:
        """An Operation is carried out now, by `seat`."""
        self.begun.append(part)
        self.operation = part
        for line in part.of("rolls"):
            self.actors[line.number] = seat
        return part.use

    def compare_ops(self, part: Part, ask: Ask, s: TwilightState) -> None:
        """Titles tell the printed Ops of placements and realignments, the effective Ops of coups and the Space Race."""
        title = part.lines[0]
        ops = title["ops"] if part.use in (COUP, SPACE) else ops_value(s, ask.seat, title["ops"])
        if ops != ask.values["ops"]:
            self.differences.append(f"line {title.number}: {title['ops']} Ops, but {ask.values['ops']} in the engine")

    def next_operation(self, block: RecordBlock) -> Part | None:
        for part in block.parts:
            if part.use and part not in self.begun and self.is_carried_out(part, block):
                return part
        return None

    def is_carried_out(self, part: Part, block: RecordBlock) -> bool:
        """A coup without a target was not made (Che); unless the record stops there."""
        return part.use != COUP or bool(part.of("target")) or (block is self.last and part is block.parts[-1])

    def operations(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """Operations of a card whose event came first, or given by an event, perhaps declined."""
        part = self.next_operation(block)
        if part is not None and self.belongs(part, ask, s, block):
            self.compare_ops(part, ask, s)
            return self.begin(part, ask.seat)
        if DONE in ask.options:
            return DONE
        raise self.not_found(ask, block, "Operation")

    def belongs(self, part: Part, ask: Ask, s: TwilightState, block: RecordBlock) -> bool:
        """Whether the Operation is the one that is asked about."""
        if any(not influence_of(s, 1 - ask.seat, line["place"]) for line in part.of("target")[:1]):
            return False  # nobody acts against himself
        card = ask.values["card"] - CARD
        if part.under in block.cards and card in block.cards and part.under != card:
            return False  # of the other headline
        actor = actor_of(part)
        if actor != NOBODY:
            return actor == ask.seat
        return part.under != 0 or block.kind == HEADLINES or ask.seat == block.side

    def place(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        part = self.operation
        if part is None or part.use != PLACE or actor_of(part) == 1 - ask.seat:  # there was nothing else to do
            part = self.next_operation(block)
            if part is None:
                raise self.not_found(ask, block, "Operation")
            self.begin(part, ask.seat)
        place = self.point(self.lines_of(part, block, s), ask.seat, 1, ask.options)
        if place == NOBODY and DONE not in ask.options:
            raise self.not_found(ask, block, "influence that can be placed")
        return DONE if place == NOBODY else place

    def coup(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        if ask.rule == f"TS-card-{CHE}":
            part = self.next_operation(block)
            if part is None or part.use != COUP or actor_of(part) == US:
                return DONE
            self.begin(part, USSR)
        if self.operation is None or not self.operation.of("target") or not self.operation.of("coup"):
            raise self.not_found(ask, block, "target and roll")
        return self.operation.of("target")[0]["place"]

    def realign(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        """The first target whose dice have not fallen yet."""
        part = self.operation
        if part is None or part.use != REALIGN:
            raise self.not_found(ask, block, "target")
        rolls = part.of("rolls")
        for i, target in enumerate(part.of("target")):
            if 2 * i + 1 >= len(rolls):
                raise self.not_found(ask, block, "pair of rolls")
            if rolls[2 * i].number not in self.rolled:
                return target["place"]
        if DONE in ask.options:
            return DONE
        raise self.not_found(ask, block, "target")

    def partner(self, ask: Ask, s: TwilightState, block: RecordBlock) -> int:
        for line in block.of("plays"):
            if line["side"] == ask.seat and CARD + line["card"] in ask.options:
                return CARD + line["card"]
        raise self.not_found(ask, block, "card played with UN Intervention")


def ends_by_points(s: TwilightState, side: int, card: int) -> bool:
    """Whether the play of a card, before anything else, gives the USSR its last points (TS-7.10, TS-7.11)."""
    points = 3 if s.is_lasting(WE_WILL_BURY_YOU) and card != UN_INTERVENTION else 0
    points += 2 if s.is_lasting(FLOWER_POWER) and IS_WAR_CARD[card] else 0
    return side == US and points > 0 and s.vp - points <= -AUTOMATIC_VICTORY


def actor_of(part: Part) -> int:
    """Whose Operation a part is, as far as its lines tell; NOBODY if they don't."""
    for line in [*part.of("milops"), *part.of("space-box")]:
        return line["side"]
    if part.use == PLACE or part.use == COUP:
        for line in part.of("influence"):
            if line not in before_target(part):
                return line["side"] if line["count"] > 0 else 1 - line["side"]
    return NOBODY


def before_target(part: Part) -> list[RecordLine]:
    """The lines of a coup before its target is named."""
    kinds = [line.kind for line in part.lines]
    return part.lines[: kinds.index("target")] if "target" in kinds else []
