"""What a record proves about cards and chance: draws, stays of cards in pile and hand, sights of hands, and dice."""

from __future__ import annotations

from typing import Final

from ..board import IS_SCORING, OPS

FOREVER: Final = 10**9

# kinds of chance
GIVEN: Final = "given"
SHUFFLE: Final = "shuffle"
REALIGNMENT: Final = "realignment"
CONTEST: Final = "summit"


class CardDraw:
    """A card was drawn by a side: which one is for fitting.py to find."""

    __slots__ = ("cycle", "side", "time", "turn")

    def __init__(self, side: int, time: int, turn: int, cycle: int) -> None:
        self.side = side
        self.time = time
        self.turn = turn
        self.cycle = cycle


class Stay:
    """A card from the moment it went into the draw pile to the moment it was played or discarded."""

    __slots__ = ("buried", "by", "card", "cycle", "left", "line", "side", "since", "turn")

    def __init__(self, card: int, cycle: int, since: int) -> None:
        self.card = card
        self.cycle = cycle  # counts how often the pile was used up
        self.since = since
        self.side = -1  # who had it; -1: nobody knows
        self.by = FOREVER  # in that hand at the latest
        self.turn = 0  # ... and in which turn that was
        self.left = FOREVER  # left the hand
        self.buried = FOREVER  # left the draw pile without being drawn (card 108)
        self.line = 0


class Sight:
    """What is known of a whole hand at a moment: no card above `most` Ops, only `cards` (or no other scoring cards)."""

    __slots__ = ("cards", "most", "scoring_only", "side", "time")

    def __init__(
        self, side: int, time: int, most: int = 9, cards: list[int] | None = None, scoring_only: bool = False
    ) -> None:
        self.side = side
        self.time = time
        self.most = most
        self.cards = cards
        self.scoring_only = scoring_only

    def permits(self, card: int) -> bool:
        if OPS[card] > self.most:
            return False
        if self.cards is None or card in self.cards:
            return True
        return self.scoring_only and not IS_SCORING[card]


class Chance:
    """One piece of chance: numbers for the engine, or how to find them."""

    __slots__ = ("cycle", "kind", "line", "numbers", "side", "size", "time", "under", "winner")

    def __init__(self, kind: str, numbers: list[int], line: int = 0, side: int = 0) -> None:
        self.kind = kind
        self.numbers = numbers  # realignment: the dice of USSR and US
        self.line = line
        self.side = side  # who acts
        self.winner = -1  # of a summit
        self.time = 0  # of a shuffle
        self.cycle = 0
        self.size = 0
        self.under = False  # a shuffle of cards that go under the pile
