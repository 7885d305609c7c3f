"""Playing Cups by names, and matches laid open for comparison."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tablero.core.answers import answer
from tablero.core.match import Match, new_match
from tablero.core.state import EVERYTHING
from tests.core.cups import GAME, CupsState


def cups(players: int = 2, seed: bytes = b"cups", **options: Any) -> Match:
    return new_match(GAME, players, options, seed)


def play(match: Match, *words: str) -> Match:
    """Answer with these actions in turn; `bob:card_3` is the answer of one of several."""
    for word in words:
        name, _, action = word.rpartition(":")
        answer(match, action, name or -1)
    return match


def after_bids(players: int = 2, seed: bytes = b"cups", **options: Any) -> Match:
    """Cups after the first bids: Ann may act."""
    match = cups(players, seed, **options)
    while match.ask is not None and match.ask.kind == "bid":
        match.answer(match.ask.options[0])
    return match


def offered(match: Match) -> list[str]:
    return [] if match.ask is None else [GAME.name(option) for option in match.ask.options]


def kinds(match: Match, seat: int = EVERYTHING) -> list[str]:
    return [entry.kind for entry in match.journal(seat)]


def fields(match: Match) -> dict[str, Any]:
    held = {name: getattr(match.state, name) for name in GAME.fields}
    copied: dict[str, Any] = json.loads(json.dumps(held))
    return copied | {"dice": [match.state.dice.key.hex(), match.state.dice.counter]}


def state(match: Match) -> CupsState:
    assert isinstance(match.state, CupsState)
    return match.state


def everything(match: Match) -> str:
    asks = [[ask.seat, ask.kind, ask.options, ask.values] for ask in match.open_asks()]
    journal = [entry.data() for entry in match.journal(EVERYTHING)]
    undo = [match.floor, match.last_seat, match.begun, len(match.past)]
    return json.dumps([fields(match), asks, journal, match.history, match.count, undo, match.answers, match.seats])


def random_points(players: int = 3, games: int = 5) -> Iterator[Match]:
    """Random games of Cups at every decision and at their ends."""
    for number in range(games):
        chance = Random(number)
        match = cups(players, b"game %d" % number)
        while not match.over:
            yield match
            ask = chance.choice(match.open_asks())
            match.answer(chance.choice(ask.options), ask.seat)
        yield match
