"""Playing on quickly for everybody, so that a search sees what an option leads to.

Each seat gives the answer after which it stands best by `game.evaluate`, one decision ahead; where that makes no
difference (an opening, greedy.py), two. Of many options it looks at some only. A playout ends when the seat that
searches is asked again after others were, or where else the game says `search_may_stop`. Others may act without
being asked: there a match is held where the seat's turn is over (halving.py), and goes on from there.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tablero.core.ask import Ask
from tablero.core.match import Match

from .greedy import SAME, after, by_chance, favourite, held, is_asked, is_opening

LONGEST: Final = 60  # questions; a seat that is asked alone might never come to an end
GLANCE: Final = 8  # options looked at


def play_on(match: Match, seat: int, chance: Random) -> None:
    """To the moment when it comes round to `seat` after somebody else was asked, or to the end of the game."""
    others_asked = False
    for _ in range(LONGEST):
        asks = match.open_asks()
        if not asks and match.hold == seat:
            match.release()
            others_asked = True
            continue
        if not asks or (others_asked and match.game.hints.search_may_stop(asks[0], seat)):
            return
        others_asked = others_asked or asks[0].seat != seat
        # all before the first is given: they are secret
        answers = [quick_answer(match, ask, chance, ask.seat == seat) for ask in asks]
        for ask, answer in zip(asks, answers):
            match.answer(answer, ask.seat)


def quick_answer(match: Match, ask: Ask, chance: Random, own: bool = False) -> int:
    """The option that looks best at a glance; of equal ones, any.

    If it is known what people like: for the seat that searches (`own`) the favourite, for others as often as people do.
    """
    seat = ask.seat
    likings = match.game.hints.likings(match.state, ask)
    if likings and own:
        return favourite(ask.options, likings)
    if likings:
        return by_chance(ask.options, likings, chance)
    options = some(match.game.hints.shortlist(match.state, ask), chance)
    seen = imagined(match, seat, chance) if match.game.hints.depends_on_hidden(ask) else match
    tried = [after(held(seen, seat), seat, option, chance) for option in options]
    values = [match.game.evaluate(position.state, seat) for position in tried]
    if is_opening([value for position, value in zip(tried, values) if is_asked(position, seat)]):
        values = [one_further(position, seat, value, chance) for position, value in zip(tried, values)]
    enough = max(values) - SAME
    best = [option for option, value in zip(options, values) if value >= enough]
    return best[int(chance.random() * len(best))]


def imagined(match: Match, seat: int, chance: Random) -> Match:
    """What the seat takes for the world, which is not the one played in: there it would see through every secret."""
    world = match.copy()
    world.redeal(seat, chance.randbytes(16))
    return world


def one_further(match: Match, seat: int, value: float, chance: Random) -> float:
    """The value after the best answer to what the seat is asked next; without such a question, the value now."""
    if match.ask is None or not is_asked(match, seat):
        return value
    options = some(match.game.hints.shortlist(match.state, match.ask), chance)
    tried = [after(match.copy(), seat, option, chance) for option in options]
    return max([match.game.evaluate(position.state, seat) for position in tried])


def some(options: list[int], chance: Random) -> list[int]:
    """The options, or as many of them as a glance takes in."""
    return options if len(options) <= GLANCE else chance.sample(options, GLANCE)
