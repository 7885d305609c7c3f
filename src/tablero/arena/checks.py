"""What `simulate --check` verifies at every decision of a game.

The game's invariants and what may follow what; options that exist, differ, and are accepted on a copy (all where
there are few, a sample where there are many); copies equal to their original; and, at a sample of decisions, that
an offered option leads on to the end, that what a seat or spectator sees does not depend on what it can't know, and
that dealing it anew depends on nothing hidden.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from tablero.bots import Bot
from tablero.core.ask import Ask
from tablero.core.errors import DeadEnd
from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.state import SPECTATOR

from .results import GameResult, ended

if TYPE_CHECKING:
    from .plan import Simulation

OPTIONS_TRIED = 4  # at each decision
DEEP_CHECKS = 0.04  # the share of decisions at which everything is checked


def play_checked(game: AnyGame, simulation: Simulation, number: int, seed: bytes, bots: list[Bot]) -> GameResult:
    """One game under watch; whatever goes wrong becomes the game's failure."""
    from .simulate import bot_answer

    chance = Random(seed + b"check")
    longest = 0
    match: Match | None = None
    try:
        match = new_match(game, simulation.players, simulation.options, seed, journal=True)
        before = match.state.copy()
        while match.ask is not None:
            check_decision(game, match, chance)
            seat = match.ask.seat
            match.answer(bot_answer(bots[seat], match, seat), seat)
            longest = max(longest, len(match.answers))
            game.check(match.state)
            game.check_change(before, match.state)
            before = match.state.copy()
        return ended(game, match, number, longest)
    except Exception as error:  # any failure at all is what is looked for
        result = GameResult(number, match.count if match else 0, longest, [0] * simulation.players, [])
        at = f"decision {match.count}" if match else "setup"
        result.failure = f"{at}: {type(error).__name__}: {' '.join(str(error).split())[:300]}"
        return result


def check_decision(game: AnyGame, match: Match, chance: Random) -> None:
    for ask in match.open_asks():
        check_options(game, ask)
        for option in sample(ask.options, OPTIONS_TRIED, chance):
            copy = match.copy()
            copy.answer(option, ask.seat)
            if copy.ask is None and game.next_step(copy.state) is not None:
                raise DeadEnd(f"{game.name(option)!r} to {ask.kind!r} leads nowhere")
    check_copy(game, match)
    if chance.random() < DEEP_CHECKS:
        check_to_the_end(match, chance)
        check_secrets(game, match, chance)


def check_options(game: AnyGame, ask: Ask) -> None:
    options = ask.options
    if not options or len(set(options)) != len(options):
        raise DeadEnd(f"the options of {ask.kind!r} are missing or doubled: {options}")
    if min(options) < 0 or max(options) >= len(game.actions):
        raise DeadEnd(f"the options of {ask.kind!r} are not all in the action table: {options}")


def sample(options: list[int], most: int, chance: Random) -> list[int]:
    return options if len(options) <= most else chance.sample(options, most)


def fields(game: AnyGame, match: Match) -> list[Any]:
    """Everything in the state, and what is asked."""
    asks = [(ask.seat, ask.kind, ask.rule, ask.options, sorted(ask.values.items())) for ask in match.open_asks()]
    return [*[getattr(match.state, field) for field in game.fields], asks]


def check_copy(game: AnyGame, match: Match) -> None:
    if fields(game, match) != fields(game, match.copy()):
        raise DeadEnd("a copy differs from its original")


def check_to_the_end(match: Match, chance: Random) -> None:
    """The game can always go on to its end."""
    match.copy(checkpoints=False).play_out(chance)


def check_secrets(game: AnyGame, match: Match, chance: Random) -> None:
    """Equal information for one seat and a spectator, and a deal that depends on nothing hidden."""
    for seat in (chance.randrange(game.seats(match.state)), SPECTATOR):
        first, second = chance.randbytes(8), chance.randbytes(8)
        once = match.copy()
        once.redeal(seat, second)
        twice = match.copy()
        twice.redeal(seat, first)
        if seen(game, match, seat) != seen(game, twice, seat):
            raise DeadEnd(f"what seat {seat} sees depends on what it can't know")
        twice.redeal(seat, second)
        if fields(game, once) != fields(game, twice):
            raise DeadEnd(f"dealing anew for seat {seat} depends on what it can't know")


def seen(game: AnyGame, match: Match, seat: int) -> str:
    """View and question of a seat, byte for byte."""
    ask = match.ask_for(seat) if seat >= 0 else None
    asked = [ask.kind, ask.rule, ask.options, ask.values] if ask else None
    return json.dumps([game.view(match.state, seat), asked])
