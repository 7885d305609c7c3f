"""The ladder: all bots against each other, every seat alike, and who is how much stronger.

Tables are played in *sets*. A set is as many different bots as there are seats and one deal, played once for each seat:
the bots move on by a seat, so that each has every seat with the same cards and dice. Every round has each group of bots
once, in an order that the seed says. A game for one has no table to share: there a set is one deal that every bot
plays, and whoever did better with it is ahead.

Bots play without a clock, bounded by what they try (bots/levels.py): the same games come out on every machine and with
any number of processes. How long they thought is written down beside it. What follows from the games: standing.py.
"""

from __future__ import annotations

import time
from itertools import combinations
from random import Random
from typing import Final

from tablero.bots import LEVELS, Knowledge, make_bot
from tablero.bots.levels import level_spec
from tablero.core import match as match_module
from tablero.core.dice import simulation_seed
from tablero.core.errors import BadSetup
from tablero.core.game import Options
from tablero.core.match import new_match
from tablero.core.pack import pack_of
from tablero.core.registry import find_game
from tablero.core.sealed import Json

IS_COMPILED: Final = not match_module.__file__.endswith(".py")  # a second is worth more there


class Ladder:
    """What is to be played; plain data, so that it can be sent to another process."""

    def __init__(self, game: str, players: int, options: Options, seed: str, bots: list[str]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.bots = bots
        if len(set(bots)) < len(bots) or len(bots) < max(2, players):
            raise BadSetup(f"a ladder for {players} needs as many different bots and at least two, not {bots}")
        for bot in bots:
            make_bot(bot, b"", clock=False)
        self.set_size = players if players > 1 else len(bots)  # games

    def run(self) -> Json:
        """What makes the games what they are, for the first line of their file."""
        game = find_game(self.game)
        seats = game.seat_names(self.players)
        levels = {
            level: list(dict.fromkeys(level_spec(game, level, seat) for seat in seats))
            for level in LEVELS
            if level in self.bots
        }
        return {
            "ladder": self.game,
            "version": game.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "bots": self.bots,
            "levels": levels,
            **({"pack": pack_of(self.game)} if pack_of(self.game) else {}),
        }

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game."""
        which, turn = divmod(number, self.set_size)
        if self.players == 1:
            return [self.bots[turn]]
        groups = list(combinations(self.bots, self.players))
        round_number, place = divmod(which, len(groups))
        chance = Random(f"{self.seed} {round_number}")
        chance.shuffle(groups)
        group = list(groups[place])
        chance.shuffle(group)
        return [group[(seat - turn) % self.players] for seat in range(self.players)]

    def deal(self, number: int) -> bytes:
        return simulation_seed(self.seed, number // self.set_size)


def play_table(ladder: Ladder, number: int) -> Json:
    """One game, and how long each seat thought: decisions, seconds of the processor, the longest."""
    game = find_game(ladder.game)
    seed = ladder.deal(number)
    seating = ladder.seating(number)
    match = new_match(game, ladder.players, ladder.options, seed, journal=False)
    bots = [make_bot(spec, seed + bytes([seat]), clock=False) for seat, spec in enumerate(seating)]
    times: list[list[float]] = [[] for _ in bots]
    while match.ask is not None:
        seat = match.ask.seat
        begun = time.process_time()
        option = bots[seat].choose(Knowledge(match, seat))
        times[seat].append(time.process_time() - begun)
        match.answer(option, seat)
    state = match.state
    return {
        "seats": seating,
        "winners": game.winners(state),
        "places": game.places(state),
        "points": game.points(state),
        "decisions": [len(spent) for spent in times],
        "seconds": [round(sum(spent), 3) for spent in times],
        "longest": [round(max(spent, default=0.0), 3) for spent in times],
        "compiled": IS_COMPILED,
    }
