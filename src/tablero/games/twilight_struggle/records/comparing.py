"""What the record prints against what happens in the engine, line by line.

The engine tells the journal everything that it does. The comparison listens: points, DEFCON, military operations, the
Space Race, all dice with their modifiers, events, reshuffles and shown hands have to come in the order of the record.
Influence and score are compared whenever a block is over, influence for the whole map. Printed brackets are checked
against the printed changes as well.

What records leave out on purpose is not missed: the military operations check at the end of a turn, awards of nothing,
and whatever ends the game.
"""

from __future__ import annotations

from typing import Final

from tablero.core.state import Entry, State

from ..board import CARD, CARD_LIST, COUNTRIES, COUNTRY_IDS, DATA, SIDES, US, USSR
from ..cards import CAMBRIDGE_FIVE, DEFECTORS, IRAN_CONTRA
from ..state import TwilightState
from .parsing import CLEANUP, ENDING, HEADLINES, ROUND, Part, Record, RecordBlock, RecordLine
from .planning import SHOWN_HANDS

MILOPS_CHECK: Final = "TS-8.4"
OPEN_HAND: Final = "TS-11.4"  # cards drawn to a hand that lies open are not printed

# which lines each kind of journal entry has to meet
MEETS: Final[dict[str, str]] = {
    "defcon-degrades": "defcon",
    "defcon-improves": "defcon",
    "milops": "milops",
    "space-box": "space-box",
    "coup": "coup",
    "realignment": "rolls",
    "war": "battle",
    "space-roll": "space-roll",
    "trap-roll": "trap-roll",
    "points": "points",
    "points-even": "points",
    "event": "event",
    "reshuffle": "reshuffle",
}
# the values of journal entries that records print, by the name they have there
PRINTED: Final[dict[str, str]] = {
    "who": "side",
    "success": "fortune",
    **{
        name: name
        for name in ("card", "place", "roll", "level", "count", "box", "ops", "stability", "result", "needed")
    },
    **{name: name for name in ("modifier", "ussr", "us", "ussr_bonus", "us_bonus")},
}


class Expected:
    """Something printed that the engine has to do."""

    __slots__ = ("block", "line", "values")

    def __init__(self, line: int, block: RecordBlock, values: dict[str, int]) -> None:
        self.line = line
        self.block = block
        self.values = values


class Comparison:
    """Listens to a game and collects where it differs from its record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.deviations: list[str] = []
        self.queues: dict[str, list[Expected]] = {kind: [] for kind in MEETS.values()}
        self.hands: list[Expected] = []  # hands to be shown
        self.shown: list[int] = []
        self.influence = [0] * (2 * COUNTRIES)
        for n, data in enumerate(DATA):
            self.influence[n], self.influence[COUNTRIES + n] = data.get("ussr", 0), data.get("us", 0)
        self.open = record.blocks[:]  # blocks that are not over yet
        self.last = [block for block in record.blocks if block.kind in (HEADLINES, ROUND)][-1]
        self.trail: dict[int, list[tuple[int, int]]] = {}  # the influence of countries on the way, in this block
        self.missed: dict[int, int] = {}  # unreadable lines that the engine has made up for, by the line of the block
        self.vp = 0  # without the check at the end of the turn
        self.compared = 0
        self.apply(record.setup)
        for block in record.blocks:
            for part in block.parts:
                self.expect(block, part)

    def differ(self, line: int, message: str) -> None:
        self.deviations.append(f"line {line}: {message}")

    # -- what the record says ------------------------------------------------------------------------------------

    def expect(self, block: RecordBlock, part: Part) -> None:
        if part.card:
            by_plan = part.card == DEFECTORS and any(line["card"] == DEFECTORS for line in block.of("discards"))
            if not by_plan:
                self.queues["event"].append(Expected(part.number, block, {"card": CARD + part.card}))
            if part.card in SHOWN_HANDS or part.card == CAMBRIDGE_FIVE:
                cards = {f"card {line['card']}": 1 for line in part.of("reveals")}
                self.hands.append(Expected(part.number, block, cards))
        rolls = part.of("rolls")
        for line in part.lines:
            if line.kind == "rolls":
                if line.get("total", line["roll"]) != line["roll"] + line.get("modifier", 0):
                    self.differ(line.number, "the roll does not add up")
                if rolls.index(line) % 2 == 1:
                    first = rolls[rolls.index(line) - 1]
                    self.queues["rolls"].append(Expected(first.number, block, both_rolls(first, line)))
            elif line.kind in self.queues:
                self.queues[line.kind].append(Expected(line.number, block, line.values))

    def apply(self, lines: list[RecordLine]) -> None:
        """Printed changes of influence; the brackets have to fit."""
        for line in lines:
            if line.kind != "influence":
                continue
            place = line["place"]
            self.influence[line["side"] * COUNTRIES + place] += line["count"]
            us, ussr = self.influence[COUNTRIES + place], self.influence[place]
            if (us, ussr) != (line["us"], line["ussr"]):
                name = COUNTRY_IDS[place]
                self.differ(
                    line.number, f"the changes printed so far make [{us}][{ussr}] in {name}, not as it is printed"
                )
                self.influence[COUNTRIES + place], self.influence[place] = line["us"], line["ussr"]

    # -- what the engine does ------------------------------------------------------------------------------------

    def hear(self, state: State, entry: Entry) -> None:
        """A line of the journal; `state` is as it stands then."""
        assert isinstance(state, TwilightState)
        kind, values = entry.kind, entry.values
        if kind in ("gains", "loses"):
            self.trail.setdefault(values["place"], []).append((values["us"], values["ussr"]))
        elif kind in ("turn", "round"):
            self.close(
                state, (state.turn, state.round if kind == "round" else 0, state.phasing if kind == "round" else 0)
            )
        elif entry.rule == OPEN_HAND:
            return
        elif kind == "shows":
            self.shown.append(values["card"] - CARD)
        elif kind == "shows-cards":
            self.meet_hand(state)
        elif kind in ("points", "points-even") and entry.rule == MILOPS_CHECK:
            queue = self.queues["points"]
            if queue and queue[0].block.kind == CLEANUP and queue[0].block.turn == state.turn:  # printed by few
                self.meet(state, "points", values)
            return
        elif kind in MEETS:
            if kind == "realignment" and state.is_lasting(IRAN_CONTRA):
                values = {**values, "us_bonus": values["us_bonus"] + 1}  # records do not show it
            self.meet(state, MEETS[kind], values)
        self.vp = state.vp

    def meet(self, s: TwilightState, kind: str, actual: dict[str, int]) -> None:
        """The next line of `kind` has to say the same as the engine."""
        queue = self.queues[kind]
        if not queue or not self.is_now(queue[0].block, s):
            if not (queue == [] and self.at_end(s)) and not self.was_unreadable(s):
                where = f"turn {s.turn}, round {s.round} of {SIDES[s.phasing]}"
                self.differ(self.now(s), f"{where}: {kind} {actual} happens in the engine, but is not printed")
            return
        expected = queue.pop(0)
        self.compared += 1
        for name, printed in PRINTED.items():
            if name in actual and (printed in expected.values or printed == "modifier"):
                there = expected.values.get(printed, 0)
                if actual[name] != there:
                    self.differ(expected.line, f"{kind}: {printed} is {there}, but {actual[name]} in the engine")
        if kind == "points":
            self.compare_score(expected.line, expected.values, s.vp)

    def meet_hand(self, s: TwilightState) -> None:
        cards, self.shown = self.shown, []
        if not self.hands:
            return
        expected = self.hands.pop(0)
        self.compared += 1
        if sorted(expected.values) != sorted(f"card {card}" for card in cards) and not self.at_end(s):
            names = ", ".join(CARD_LIST[card - 1].log for card in cards)
            self.differ(expected.line, f"another hand is shown than the engine has: {names}")

    def at_end(self, s: TwilightState) -> bool:
        """Records stop anywhere: nothing is missed in the last block."""
        return s.over or (s.turn, s.round, s.phasing) >= (self.last.turn, self.last.round, max(self.last.side, USSR))

    def was_unreadable(self, s: TwilightState) -> bool:
        """Whether the line that is missed is one that could not be read, and is told already."""
        block = self.block_now(s)
        if len(block.odd) <= self.missed.get(block.number, 0):
            return False
        self.missed[block.number] = self.missed.get(block.number, 0) + 1
        return True

    def block_now(self, s: TwilightState) -> RecordBlock:
        """The block in which the engine is."""
        here = (s.turn, s.round, s.phasing if s.round else 0)
        return next((block for block in self.record.blocks if place_of(block) == here), self.last)

    def now(self, s: TwilightState) -> int:
        """The line of the block in which the engine is."""
        return self.block_now(s).number

    def is_now(self, block: RecordBlock, s: TwilightState) -> bool:
        """Whether the engine is where the block says."""
        if block.kind == ROUND:
            return (s.turn, s.round, s.phasing) == (block.turn, block.round, block.side)
        return block.kind == ENDING or s.turn == block.turn

    # -- the end of a block --------------------------------------------------------------------------------------

    def close(self, s: TwilightState, here: tuple[int, int, int]) -> None:
        """The engine is at `here` (turn, round, side): all earlier blocks are over."""
        closed = [block for block in self.open if place_of(block) < here]
        if not closed:
            return
        self.open = self.open[len(closed) :]
        before = self.influence[:]
        for block in closed:
            self.apply(block.lines)
        block = closed[-1]
        breaks_off = self.last in closed  # then the engine may have gone on
        for c in range(COUNTRIES):
            there = (self.influence[COUNTRIES + c], self.influence[c])
            real = (s.influence[COUNTRIES + c], s.influence[c])
            on_the_way = [(before[COUNTRIES + c], before[c]), *self.trail.get(c, [])]
            if there != real and not (breaks_off and c in self.trail and there in on_the_way):
                self.differ(
                    block.number, f"{COUNTRY_IDS[c]} ends with {there}, but with {real} in the engine (US, USSR)"
                )
        self.trail = {}
        self.influence = s.influence[:]
        self.compared += COUNTRIES
        scores = [line for line in block.lines if line.kind in ("points", "no-points")]
        if scores and block.kind != CLEANUP and not s.over and not breaks_off:
            self.compare_score(scores[-1].number, scores[-1].values, self.vp)

    def compare_score(self, line: int, printed: dict[str, int], vp: int) -> None:
        """The score, as far as the line tells it."""
        if "even" not in printed and "leads" not in printed:
            return
        score = printed.get("score", 0) * (1 if printed.get("leads", US) == US else -1)
        self.compared += 1
        if score != vp:
            self.differ(line, f"the score is {score} for the US, but {vp} in the engine")

    def finish(self, s: TwilightState) -> None:
        """The record is at its end; where it breaks off before a decision is told, the engine has stopped before it."""
        self.close(s, (99, 0, 0))
        for kind, queue in self.queues.items():
            for expected in queue:
                if expected.block is self.last and not s.over:
                    continue
                self.differ(expected.line, f"{kind} {expected.values} never happens in the engine")
        for block in self.record.blocks:
            for line in block.of("winner"):
                if not s.over or s.winner != line["side"]:
                    self.differ(line.number, "the game does not end like this in the engine")


def both_rolls(first: RecordLine, second: RecordLine) -> dict[str, int]:
    """Two lines of dice as the journal tells them."""
    ussr, us = (first, second) if first["side"] == USSR else (second, first)
    return {
        "ussr": ussr["roll"],
        "us": us["roll"],
        "ussr_bonus": ussr.get("modifier", 0),
        "us_bonus": us.get("modifier", 0),
    }


def place_of(block: RecordBlock) -> tuple[int, int, int]:
    """Where a block stands in the course of the game."""
    if block.kind == HEADLINES:
        return (block.turn, 0, 0)
    if block.kind == ROUND:
        return (block.turn, block.round, block.side)
    return (block.turn, 9, 0)
