"""Which card was drawn when: a draw for every stay, so that each side holds in time what the record shows in its hand.

Stays and draws are matched by augmenting paths: first every card that a hand is known to have held, then every draw
that is still without a card. What comes out are the orders of the shuffled piles.
"""

from __future__ import annotations

from tablero.core.errors import BadSave

from ..board import CARD_LIST, IS_SCORING
from .evidence import FOREVER, SHUFFLE, CardDraw, Chance, Sight, Stay
from .parsing import Record
from .planning import Ledger


def fit(ledger: Ledger) -> list[str]:
    """Fill in the orders of all shuffles; where no order fits, the rules allow less than the record, and it is told."""
    matching = Matching(ledger)
    drawn = matching.solve()
    for chance in ledger.chances:
        if chance.kind == SHUFFLE:
            chance.numbers = pile_order(chance, ledger.stays, drawn)
    return matching.problems


def is_in_pile(stay: Stay, draw: CardDraw) -> bool:
    """Whether the card was in the pile that was drawn from."""
    return stay.cycle == draw.cycle and draw.time > stay.since and stay.buried == FOREVER


def may_be(stay: Stay, draw: CardDraw, sights: list[Sight], last_turn: int) -> bool:
    """Whether `draw` can have brought the card of `stay`; a scoring card is played in the turn that brings it."""
    if not is_in_pile(stay, draw):
        return False
    if stay.side >= 0 and (stay.side != draw.side or draw.time >= stay.by):
        return False
    if IS_SCORING[stay.card] and draw.turn != (stay.turn or last_turn):
        return False
    for sight in sights:
        if draw.time < sight.time < stay.left and sight.side == draw.side and not sight.permits(stay.card):
            return False
    return True


def pile_order(chance: Chance, stays: list[Stay], drawn: dict[Stay, CardDraw]) -> list[int]:
    """The order of a shuffled pile, the next card last."""
    leaving: list[tuple[int, int]] = []
    for stay in stays:
        leaves = drawn[stay].time if stay in drawn else stay.buried
        is_here = stay.since == chance.time if chance.under else stay.since <= chance.time
        if stay.cycle == chance.cycle and is_here and leaves >= chance.time:
            leaving.append((leaves, stay.card))
    if len(leaving) != chance.size:
        raise AssertionError(f"a pile of {chance.size} cards was planned with {len(leaving)}")
    return [card for _, card in sorted(leaving, reverse=True)]


class Matching:
    """Stays on one side, draws on the other."""

    def __init__(self, ledger: Ledger) -> None:
        self.record: Record = ledger.record
        self.stays = ledger.stays
        self.draws = ledger.draws
        last = self.record.last_turn
        self.choices: list[list[int]] = []  # the draws that can have brought each stay
        self.bringers: list[list[int]] = [[] for _ in self.draws]  # the stays that each draw can have brought
        for i, stay in enumerate(self.stays):
            found = [j for j, draw in enumerate(self.draws) if may_be(stay, draw, ledger.sights, last)]
            self.choices.append(found)
            for j in found:
                self.bringers[j].append(i)
        for found in self.bringers:  # a scoring card that nobody plays is the last resort
            found.sort(key=lambda i: IS_SCORING[self.stays[i].card] and self.stays[i].side < 0)
        self.problems: list[str] = []
        self.draw_of: dict[int, int] = {}
        self.stay_of: dict[int, int] = {}

    def solve(self) -> dict[Stay, CardDraw]:
        for i, stay in enumerate(self.stays):
            if stay.side >= 0 and not self.place_stay(i, set()):
                name = CARD_LIST[stay.card - 1].log
                self.problems.append(f"line {stay.line}: {name} cannot be in this hand, with the other cards as told")
        for j in range(len(self.draws)):
            if j not in self.stay_of and not self.fill_draw(j, set()):
                self.fill_anyhow(j)
        return {self.stays[i]: self.draws[j] for i, j in self.draw_of.items()}

    def fill_anyhow(self, j: int) -> None:
        """Some card has to be drawn; where it is seen to be wrong, the comparison will tell."""
        free = [i for i, stay in enumerate(self.stays) if i not in self.draw_of and is_in_pile(stay, self.draws[j])]
        if not free:
            raise BadSave(f"{self.record.name}: no card is left for a hand in turn {self.draws[j].turn}")
        self.join(free[0], j)

    def join(self, i: int, j: int) -> None:
        self.draw_of[i] = j
        self.stay_of[j] = i

    def place_stay(self, i: int, tried: set[int]) -> bool:
        """Find a draw for a stay, moving others if need be."""
        for j in self.choices[i]:
            if j in tried:
                continue
            tried.add(j)
            if j not in self.stay_of or self.place_stay(self.stay_of[j], tried):
                self.join(i, j)
                return True
        return False

    def fill_draw(self, j: int, tried: set[int]) -> bool:
        """Find a stay for a draw, moving others if need be."""
        for i in self.bringers[j]:
            if i in tried:
                continue
            tried.add(i)
            if i not in self.draw_of or self.fill_draw(self.draw_of[i], tried):
                self.join(i, j)
                return True
        return False
