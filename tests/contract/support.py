"""What the contract tests share: the cases to test, random play, and matches laid open for comparison.

A case is a game, a player count and a set of options. The sets are derived from what the game says about its options,
so nothing here knows any game. Two cases of each game belong to the fast tests: the defaults with the usual number of
players, and "everything" with the most. All others belong to the slow ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tablero.core.ask import Ask
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, Option, Options
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYTHING, SPECTATOR, State

LONGEST_GAME = 20_000  # decisions; more than that is a game that does not end


@cache
def found(id: str) -> AnyGame:
    return find_game(id)


@cache
def length_of(id: str, players: int) -> float:
    """How long a game is, by one of 200 decisions: the longer, the fewer of them are looked at closely."""
    match = new_match(found(id), players, {}, b"length", checkpoints=False, journal=False)
    return max(1.0, match.play_out(Random(id)) / 200)


class Case(NamedTuple):
    """A game, a player count, and options under a short name."""

    game_id: str
    players: int
    label: str
    options: Options
    pinned: bool  # the defaults and "everything": what they offer is written down (test_fixed.py)
    fast: bool

    def __str__(self) -> str:
        return f"{self.game_id}-{self.players}-{self.label}"

    @property
    def game(self) -> AnyGame:
        return found(self.game_id)

    def new(self, number: int = 0, journal: bool = True) -> Match:
        """Game number `number` of this case."""
        return new_match(self.game, self.players, self.options, f"{self} {number}".encode(), journal=journal)

    def chance(self, number: int = 0) -> Random:
        """Where the random answers of game `number` come from."""
        return Random(f"{self} {number}")

    def numbers(self, fast: int, slow: int) -> range:
        """The games to play: few in the fast tests, more in the slow ones."""
        return range(fast if self.fast else slow)

    def looks(self, chance: Random, fast: float, slow: float) -> bool:
        """Whether to look closely at this decision: at few in the fast tests, at more in the slow ones."""
        return chance.random() < (fast if self.fast else slow) / length_of(self.game_id, self.players)


# -- cases -------------------------------------------------------------------------------------------------------


@cache
def all_cases() -> list[Case]:
    return [case for id in game_ids() for players in find_game(id).players for case in cases_of(id, players)]


def is_turn_of(game: AnyGame, option: Option, number: int, players: int) -> bool:
    """Each single option is tested with one player count, the counts in turn; all of them together with every count."""
    counts = option.players or game.players
    return counts[number % len(counts)] == players


def cases_of(id: str, players: int) -> Iterator[Case]:
    game = find_game(id)
    yield Case(id, players, "defaults", {}, pinned=True, fast=players == game.usual_players())
    if game.options:
        most = players == max(game.players)
        yield Case(id, players, "everything", everything(game, players), pinned=True, fast=most)
    for number, option in enumerate(game.options):
        for turn, value in enumerate(other_values(game, players, option)):
            if is_turn_of(game, option, number + turn, players):
                label = f"{option.name}={value_label(value)}"
                yield Case(id, players, label, {option.name: value}, pinned=False, fast=False)
    for number in range(2 if len(game.options) > 1 else 0):
        chance = Random(f"{id} {players} {number}")
        yield Case(id, players, f"mixture-{number}", mixture(game, players, chance), pinned=False, fast=False)


def value_label(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value).lower()


def is_accepted(game: AnyGame, players: int, options: Options) -> bool:
    """Whether the game can be set up so; some values make no sense at some player counts."""
    try:
        new_match(game, players, options)
    except BadSetup:
        return False
    return True


def other_values(game: AnyGame, players: int, option: Option) -> list[Any]:
    """Every value of an option that is not the default: of a subset, each choice alone and all together."""
    values: list[Any]
    if option.kind == "flag":
        values = [not option.default]
    elif option.kind == "choice":
        values = [choice for choice in option.choices if choice != option.default]
    elif option.name == game.seats_option:
        values = [list(seats) for seats in combinations(option.choices, players)]
        values.remove(game.seat_names(players))
    else:
        values = [[choice] for choice in option.choices] + [list(option.choices)]
    return [value for value in values if is_accepted(game, players, {option.name: value})]


def everything(game: AnyGame, players: int) -> Options:
    """All options away from their defaults, as far as they can be chosen together."""
    chosen: Options = {}
    for option in game.options:
        for value in reversed(other_values(game, players, option)):
            if is_accepted(game, players, chosen | {option.name: value}):
                chosen[option.name] = value
                break
    return chosen


def mixture(game: AnyGame, players: int, chance: Random) -> Options:
    """Some options at random values."""
    chosen: Options = {}
    for option in game.options:
        values = other_values(game, players, option)
        if values and chance.random() < 0.5:
            value = chance.choice(values)
            if option.kind == "subset" and option.name != game.seats_option:
                value = [choice for choice in option.choices if chance.random() < 0.5]
            if is_accepted(game, players, chosen | {option.name: value}):
                chosen[option.name] = value
    return chosen


# -- playing -----------------------------------------------------------------------------------------------------


def some_answer(match: Match, chance: Random) -> tuple[int, int]:
    """A random seat of those asked and a random one of its options."""
    ask = chance.choice(match.open_asks())
    return ask.seat, chance.choice(ask.options)


def decisions(match: Match, chance: Random) -> Iterator[Match]:
    """The match before each decision; then it is answered at random, until the end."""
    while not match.over:
        assert match.count < LONGEST_GAME, f"{match.game.id} does not end"
        yield match
        if not match.over:
            seat, option = some_answer(match, chance)
            match.answer(option, seat)


def play_on(match: Match, chance: Random, limit: int = LONGEST_GAME) -> Match:
    """Answer at random to the end, or `limit` times."""
    for _ in range(limit):
        if match.over:
            return match
        seat, option = some_answer(match, chance)
        match.answer(option, seat)
    assert limit < LONGEST_GAME, f"{match.game.id} does not end"
    return match


# -- laid open ---------------------------------------------------------------------------------------------------


def seats(match: Match) -> range:
    return range(match.game.seats(match.state))


def watchers(match: Match) -> list[int]:
    """All seats, and those who only watch."""
    return [*seats(match), SPECTATOR]


def fields(game: AnyGame, state: State) -> str:
    """Everything in the state, and where the dice stand."""
    held = {name: getattr(state, name) for name in game.fields}
    return json.dumps([held, state.dice.key.hex(), state.dice.counter])


def ask_data(match: Match, ask: Ask | None) -> dict[str, Any] | None:
    if ask is None:
        return None
    names = [match.game.name(option) for option in ask.options]
    return {"seat": ask.seat, "kind": ask.kind, "rule": ask.rule, "values": ask.values, "options": names}


def position(match: Match) -> str:
    """State and questions: what a search copy shares with its original."""
    asks = [ask_data(match, ask) for ask in match.open_asks()]
    return json.dumps([fields(match.game, match.state), asks, match.over, match.count])


def everything_about(match: Match) -> str:
    """All that makes a match: position, journal, history, and what can be undone."""
    journal = [entry.data() for entry in match.journal(EVERYTHING)]
    undo = [match.floor, match.last_seat, [match.can_undo(seat) for seat in seats(match)]]
    return json.dumps([position(match), journal, match.history, undo, match.players, match.options, match.seed.hex()])


def known_to(match: Match, seat: int) -> str:
    """All that `seat` is shown: its view, its question, the journal it may read, and who is asked what."""
    asked = [[ask.seat, ask.kind] for ask in match.open_asks()]
    question = ask_data(match, match.ask_for(seat)) if seat >= 0 else None
    journal = [entry.data() for entry in match.journal(seat)]
    return json.dumps([match.game.view(match.state, seat), question, journal, asked])
