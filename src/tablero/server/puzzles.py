"""A puzzle as it is shown, and what is said about an answer to it. How puzzles are found: bots/puzzles.py.

What is shown comes from the view of the seat that is asked, as at a table. The solution stays on the server until
somebody has answered; the explanation is made from the game's features when it is wanted, in the bots' workers, and
kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tablero.bots.puzzles import Puzzle, find_puzzle, match_of_puzzle, puzzles_of
from tablero.core.ask import Ask
from tablero.core.errors import UnknownId
from tablero.core.feature import Opinion
from tablero.core.game import AnyGame
from tablero.core.match import Match
from tablero.texts import Texts

from . import rendering
from .assets import playable_game
from .bot_workers import unpacked
from .fair_use import analysis_place, take_analysis
from .page_texts import game_texts
from .rate_limit import RateLimiter, TooManyRequests
from .refusal import Refused
from .responses import AskInfo

if TYPE_CHECKING:
    from .tables import Tables

SECONDS: Final = 3.0  # for an explanation
KEPT: Final = 1000  # explanations
TOLD: Final = 3  # options in one


class ShownPuzzle:
    """A puzzle in somebody's language."""

    def __init__(self, game: str, id: str, language: str) -> None:
        self.game = playable_game(game)
        self.puzzle = puzzle_of(self.game, id)
        self.match = shown_match(self.game.id, self.puzzle.id)
        assert self.match.ask is not None
        self.ask: Ask = self.match.ask
        self.texts: Texts = game_texts(self.game, language, self.match.players)
        self.view = self.game.view(self.match.state, self.ask.seat)

    def question(self) -> AskInfo:
        game, ask, texts = self.game, self.ask, self.texts
        warnings = rendering.warnings(game, self.view, ask, texts)
        does = rendering.consequences(self.match, ask, texts)
        return {
            "seat": ask.seat,
            "kind": ask.kind,
            "rule": ask.rule,
            "prompt": texts.prompt(ask),
            "subject": rendering.card(texts, game.subject(self.view, ask)),
            "places": rendering.places(game, ask),
            "closed": [],
            "options": [
                {
                    "id": game.name(option),
                    "label": texts.option(ask, option),
                    "does": does.get(option, ""),
                    "warning": warnings.get(option, ""),
                }
                for option in ask.options
            ],
        }

    def board(self, question: AskInfo, tall: bool) -> str:
        options = {option["id"]: option["label"] for option in question["options"]}
        return rendering.board(self.game, self.view, options, [], self.texts, tall)

    def option(self, name: str) -> int:
        """The option that was chosen."""
        names = {self.game.name(option): option for option in self.ask.options}
        if name not in names:
            raise Refused("illegal", "this is not among the options")
        return names[name]


def puzzle_of(game: AnyGame, id: str) -> Puzzle:
    try:
        return find_puzzle(game, id)
    except UnknownId:
        raise Refused("unknown", "there is no such puzzle") from None


@lru_cache(maxsize=256)
def shown_match(game: str, id: str) -> Match:
    """The position of a puzzle; nobody answers in it."""
    return match_of_puzzle(find_puzzle(playable_game(game), id))


def next_puzzle(game: AnyGame, solved: set[str], after: str = "") -> str:
    """The next one that is not solved yet, or the next one at all; nothing if the game has none."""
    ids = [puzzle.id for puzzle in puzzles_of(game)]
    if not ids:
        return ""
    start = ids.index(after) + 1 if after in ids else 0
    order = [*ids[start:], *ids[:start]]
    return next((id for id in order if id not in solved), order[0])


class Explanations:
    """What is to be said about answers to puzzles; the same for everybody, so it is kept."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.found: OrderedDict[tuple[str, str, str], list[Opinion]] = OrderedDict()

    async def about(
        self, shown: ShownPuzzle, chosen: str, user: str, address: str, limiter: RateLimiter
    ) -> list[Opinion]:
        """The best option and the chosen one, with reasons; nothing if that is more than one may ask for now."""
        puzzle = shown.puzzle
        key = (shown.game.id, puzzle.id, chosen)
        if key not in self.found:
            try:
                take_analysis(limiter, user, address, SECONDS)
            except TooManyRequests:
                return []
            queue, workers = self.tables.bot_scheduler.queue, self.tables.bot_workers
            also = ",".join(dict.fromkeys([puzzle.answer, chosen]))
            async with analysis_place(queue, address, f"puzzle {user}", SECONDS):
                packed = await workers.opinion(puzzle.position, shown.ask.seat, also, SECONDS, asyncio.Event())
            self.found[key] = [unpacked(one) for one in packed][:TOLD]
            while len(self.found) > KEPT:
                self.found.popitem(last=False)
        return self.found[key]
