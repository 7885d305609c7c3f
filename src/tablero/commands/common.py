"""What several commands share: options from words, JSON or tables, progress, reading files."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tablero.core.dice import simulation_seed
from tablero.core.errors import BadSave, BadSetup, nearest
from tablero.core.game import AnyGame, Options
from tablero.core.match import Match, match_from, new_match
from tablero.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablero.arena.work import Workforce
    from tablero.texts import Texts


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game id, as `tablero games` lists them")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The arguments that describe a new game."""
    parser.add_argument("--players", type=whole, default=0, metavar="N", help="how many players (default: the usual)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="a variant or module")
    parser.add_argument("--seed", default="", metavar="S", help="a number or word; the same seed gives the same game")


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data-pack", default="", metavar="FILE", help="play with the map and cards of this file (docs/data-packs.md)"
    )


def use_data_pack(args: argparse.Namespace) -> None:
    """Play with the pack that was asked for, if any; it is checked now, before anything else happens."""
    from tablero.core.pack import use_pack
    from tablero.texts import check_names

    if args.data_pack:
        pack = use_pack(args.data_pack)
        check_names(find_game(pack.game), args.data_pack)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around what needs packages that only an extra brings: without them, one line says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "tablero":
            raise
        raise BadSetup(f"{missing.name} is not installed; pip install 'tablero[{name}]' brings it") from None


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a whole number is needed, not {text!r}") from None


def at_least_one(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1 is needed, not {number}")
    return number


def chosen_players(game: AnyGame, players: int) -> int:
    """As given, or as many as usual."""
    return game.checked_players(players or game.usual_players())


def chosen_options(game: AnyGame, players: int, pairs: list[str]) -> Options:
    """The options given as `option=value`."""
    given: Options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--set takes option=value, not {pair!r}; options are {option_list(game)}")
        given[name.strip()] = value.strip()
    return game.checked_options(players, given)


def option_list(game: AnyGame) -> str:
    return ", ".join(option.name for option in game.options)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", default="", metavar="XX", help="the language to read in (default: the terminal's)"
    )


def chosen_language(args: argparse.Namespace, game: AnyGame) -> str:
    """As asked for; else that of the environment, if the game speaks it. Machines read English."""
    from tablero.texts import languages
    from tablero.texts.choosing import environment_language
    from tablero.texts.lexicon import ENGLISH

    known = languages(game)
    if args.language and args.language not in known:
        raise nearest(args.language, known, f"the texts of {game.id}", "language")
    return args.language or (ENGLISH if args.json else environment_language(os.environ, known))


def game_and_texts(args: argparse.Namespace) -> tuple[AnyGame, Texts]:
    from tablero.texts import texts_for

    game = find_game(args.game)
    return game, texts_for(game, chosen_language(args, game))


def show(args: argparse.Namespace, data: Any, render: Callable[[], None]) -> int:
    """Print `data` as JSON if asked, else let `render` print for people."""
    if args.json:
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        render()
    return 0


def print_table(columns: list[str], rows: list[list[str]], title: str = "") -> None:
    """A plain table that also reads well in a pipe and with a screen reader."""
    if title:
        print(title)
    widths = [
        max(len(column), *(len(row[i]) for row in rows), 1) if rows else len(column) for i, column in enumerate(columns)
    ]
    lines = [columns, ["-" * width for width in widths], *rows]
    for line in lines:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


@contextmanager
def progress(title: str, total: int, wanted: bool = True) -> Iterator[Callable[[int], None]]:
    """How far a long run is, on the error stream; called with how much is done.

    A bar with rate and remaining time if a person is there to see it, else a line now and then.
    """
    if not wanted:
        yield lambda done: None
        return
    if not sys.stderr.isatty():
        yield ProgressLines(title, total).tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, rate="")
        pace = PaceTold()
        yield lambda done: bar.update(task, completed=done, rate=pace.told(done))


class PaceTold:
    """How many a second; what was there before the run began does not count."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.first = -1

    def rate(self, done: int) -> float:
        if self.first < 0:
            self.first, self.begun = done, time.monotonic()
        passed = time.monotonic() - self.begun
        return (done - self.first) / passed if passed else 0.0

    def told(self, done: int) -> str:
        rate = self.rate(done)
        return f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.2g}/s"


class ProgressLines:
    """Progress for a log: a line a minute."""

    EVERY: Final = 60.0  # seconds

    def __init__(self, title: str, total: int) -> None:
        self.title = title
        self.total = total
        self.pace = PaceTold()
        self.told = time.monotonic()

    def tell(self, done: int) -> None:
        rate = self.pace.rate(done)
        if time.monotonic() - self.told < self.EVERY:
            return
        self.told = time.monotonic()
        left = f", {(self.total - done) / rate / 60:.0f} minutes left" if rate else ""
        print(f"{self.title}: {done:,} of {self.total:,}, {self.pace.told(done)}{left}", file=sys.stderr, flush=True)


def read_json(path: str) -> Any:
    """The JSON in a file, with one clear line if there is none."""
    return parsed(path, read_text(path))


def read_text(path: str) -> str:
    """The text of a file, or what comes from the standard input: `-`."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadSave(f"{path} is no game file: it is not text ({type(error).__name__})") from None


def parsed(path: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"{path} is no game file: it is not JSON ({type(error).__name__})") from None


def read_game(path: str) -> Any:
    """A saved game or a record, or the text of a game (docs/positions.md)."""
    from tablero.core.game_text import is_game

    text = read_text(path)
    return text if is_game(text) else parsed(path, text)


def add_workforce(parser: argparse.ArgumentParser) -> None:
    """Where a long run is done; what comes of it is the same everywhere."""
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="processes; the result is the same")
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="on a Ray cluster instead (host:port, or auto), or on one of --jobs processes that is started here: local",
    )


def workforce(args: argparse.Namespace) -> Workforce:
    from tablero.arena.work import Workforce

    if args.ray:
        with extra("ray"):
            import_module("ray")
        if getattr(args, "data_pack", ""):
            raise BadSetup("a data pack is not sent to a cluster; use --jobs with --data-pack")
    return Workforce(args.jobs, args.ray)


def add_position(parser: Any) -> None:
    parser.add_argument(
        "--position",
        default="",
        metavar="FILE",
        help="begin at a position written as text (docs/positions.md; - reads it)",
    )


def match_at(path: str, game: AnyGame, seed: str = "") -> Match:
    """The match at the position in a file: a whole one, or the lines that the game's own `position.py` knows."""
    from tablero.core.written import is_whole, match_of

    text = read_text(path)
    if not is_whole(text):
        parse = import_module(f"{game.package}.position").parse
        return match_from(game, parse(text))
    match = match_of(text, seed.encode())
    if match.game.id != game.id:
        raise BadSetup(f"{path} is a position of {match.game.id}, not of {game.id}")
    return match


def match_after(args: argparse.Namespace, game: AnyGame, decisions: int) -> Match:
    """A new game as the arguments describe it, so many random decisions later."""
    players = chosen_players(game, args.players)
    seed = args.seed.encode() or simulation_seed(0)
    match = new_match(game, players, chosen_options(game, players, args.set), seed)
    chance = Random(seed)
    for _ in range(decisions):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options))
    return match
