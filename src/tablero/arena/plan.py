"""What a simulation is to play, and which bot sits where.

Bots without seats move on by one seat from game to game, so that each plays every seat alike: `club,greedy,greedy`. For
games whose seats differ, bots are given seats, by their ids, and stay there: `patron=expert,others=greedy`.
"""

from __future__ import annotations

from typing import Final

from tablero.bots.specs import check_spec
from tablero.core.dice import simulation_seed
from tablero.core.errors import BadSetup, nearest
from tablero.core.game import Options
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.written import match_of

OTHERS: Final = "others"  # every seat that was given no bot of its own


class Simulation:
    """What is to be played; plain data, so that it can be sent to another process."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: str,
        options: Options,
        bots: list[str],
        check: bool = False,
        position: str = "",
        decisions: bool = False,
        features: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.position = position  # where every game begins, as text; empty: at its beginning
        rules = find_game(game)
        if position:
            begun = match_of(position)
            if begun.game.id != game:
                raise BadSetup(f"this is a position of {begun.game.id}, not of {game}")
            self.seats = list(rules.seating(begun.state).seats)
            self.players = len(self.seats)
        else:
            rules.checked_players(players)
            self.seats = rules.seated(players, rules.checked_options(players, options))
        self.fixed = any(seat_in(word) for word in bots)
        self.bots = seated(bots, self.seats) if self.fixed else unseated(bots, self.players)
        self.check = check
        self.decisions = decisions  # whether every decision is kept (decisions.py)
        self.features = features  # ... with what the position is worth to the seat, part by part

    def begin(self, seed: bytes, checkpoints: bool = True) -> Match:
        """A game at its beginning, or at the position with dice of its own."""
        if self.position:
            match = match_of(self.position, seed, own_dice=False)
            return match if checkpoints else match.copy(checkpoints=False)
        return new_match(find_game(self.game), self.players, self.options, seed, checkpoints, journal=False)

    def labels(self, number: int) -> list[str]:
        """Which bot sits where in a game: in its seat, or moved on by one seat each time."""
        n = len(self.bots)
        return self.bots if self.fixed else [self.bots[(seat - number) % n] for seat in range(self.players)]

    def seed_of(self, number: int) -> str:
        return simulation_seed(self.seed, number).decode()

    def is_plain(self) -> bool:
        return not self.check and not self.decisions and set(self.bots) == {"random"}


def seat_in(word: str) -> str:
    """The seat that `patron=greedy` names; in `halving:iterations=4` there is none, what is set there is the bot's."""
    before, equals, _ = word.partition("=")
    return before.strip() if equals and ":" not in before else ""


def unseated(bots: list[str], players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    if len(bots) not in (1, players):
        raise BadSetup(f"{len(bots)} bots for {players} seats; name one for all or one for each")
    return [check_spec(bot) for bot in bots]


def seated(words: list[str], seats: list[str]) -> list[str]:
    """The bot of each seat, from `patron=halving`, `others=greedy`."""
    given: dict[str, str] = {}
    for word in words:
        seat = seat_in(word)
        if not seat:
            raise BadSetup(f"{word!r} has no seat, but other bots do; write {seats[0]}={word} or {OTHERS}={word}")
        if seat not in (*seats, OTHERS):
            raise nearest(seat, [*seats, OTHERS], f"a game of {len(seats)}", "seat")
        if seat in given:
            raise BadSetup(f"{seat!r} has two bots, {given[seat]!r} and {bot_in(word)!r}; one is enough")
        given[seat] = check_spec(bot_in(word))
    empty = [seat for seat in seats if seat not in given]
    if empty and OTHERS not in given:
        raise BadSetup(f"no bot for {', '.join(empty)}; add {OTHERS}=… or a bot for each")
    return [given[seat] if seat in given else given[OTHERS] for seat in seats]


def bot_in(word: str) -> str:
    return word.partition("=")[2].strip()
