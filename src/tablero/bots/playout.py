"""Playing on quickly for everybody, so that a search sees what an option leads to.

Each seat gives the answer after which it stands best by `game.evaluate`, one decision ahead; where that makes no
difference (an opening, greedy.py), two. Of many options it looks at some only. A playout ends when the seat that
searches has its turn again after the others had theirs.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tablero.core.ask import Ask
from tablero.core.match import Match

from .greedy import SAME, after, is_asked, is_opening

LONGEST: Final = 60  # questions; a seat that is asked alone might never come to an end
GLANCE: Final = 8  # options looked at


def play_on(match: Match, seat: int, chance: Random) -> None:
    """To the moment when `seat` is asked again after somebody else was, or to the end of the game."""
    others_asked = False
    for _ in range(LONGEST):
        asks = match.open_asks()
        if not asks or (others_asked and asks[0].seat == seat):
            return
        others_asked = others_asked or asks[0].seat != seat
        answers = [quick_answer(match, ask, chance) for ask in asks]  # all before the first is given: they are secret
        for ask, answer in zip(asks, answers):
            match.answer(answer, ask.seat)


def quick_answer(match: Match, ask: Ask, chance: Random) -> int:
    """The option that looks best at a glance; of equal ones, any."""
    seat = ask.seat
    options = some(ask.options, chance)
    tried = [after(match.copy(), seat, option, chance) for option in options]
    values = [match.game.evaluate(position.state, seat) for position in tried]
    if is_opening([value for position, value in zip(tried, values) if is_asked(position, seat)]):
        values = [one_further(position, seat, value, chance) for position, value in zip(tried, values)]
    enough = max(values) - SAME
    best = [option for option, value in zip(options, values) if value >= enough]
    return best[int(chance.random() * len(best))]


def one_further(match: Match, seat: int, value: float, chance: Random) -> float:
    """The value after the best answer to what the seat is asked next; without such a question, the value now."""
    if match.ask is None or not is_asked(match, seat):
        return value
    tried = [after(match.copy(), seat, option, chance) for option in some(match.ask.options, chance)]
    return max([match.game.evaluate(position.state, seat) for position in tried])


def some(options: list[int], chance: Random) -> list[int]:
    """The options, or as many of them as a glance takes in."""
    return options if len(options) <= GLANCE else chance.sample(options, GLANCE)
