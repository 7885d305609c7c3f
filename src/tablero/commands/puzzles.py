"""`tablero puzzles GAME`: find positions with one decision that is clearly best, or check those that a game has."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame, Options
from tablero.core.registry import find_game

from .common import add_game, at_least_one, print_table, progress, show

if TYPE_CHECKING:
    from tablero.bots.puzzles import Puzzle

SHARE = 0.6  # of the questions of a game that are looked at


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--count", type=at_least_one, default=30, metavar="N", help="puzzles wanted (default: 30)")
    parser.add_argument("--games", type=at_least_one, default=200, metavar="N", help="games to look through at most")
    parser.add_argument("--players", type=int, default=0, metavar="N", help="of these games (default: all in turn)")
    parser.add_argument("--bot", default="player", metavar="BOT", help="who plays them (default: player)")
    parser.add_argument("--seed", default="puzzles", metavar="S", help="a number or word; the same seed finds the same")
    parser.add_argument("--results", default="", metavar="FILE", help="where the games are kept, to go on later")
    parser.add_argument("--write", action="store_true", help="write what was found into the game's data/puzzles.toml")
    parser.add_argument("--check", action="store_true", help="check the puzzles there are, in as many worlds again")


def run(args: argparse.Namespace) -> int:
    return check(args, find_game(args.game)) if args.check else find(args, find_game(args.game))


def find(args: argparse.Namespace, game: AnyGame) -> int:
    from tablero.arena.logbook import Logbook
    from tablero.bots.puzzles import Puzzle, selected, written

    plan = {"puzzles": game.id, "version": game.version, "seed": args.seed, "bot": args.bot, "players": args.players}
    logbook = Logbook(Path(args.results or f"puzzles-{game.id}.jsonl"), plan)
    found: list[Puzzle] = []
    with progress("puzzles", args.count, not args.json) as tell:
        for number in range(args.games):
            if number not in logbook.done:
                logbook.add(number, one_game(plan, number))
            found += [Puzzle(**puzzle) for puzzle in logbook.done[number]["found"]]
            tell(len(selected(found, args.count)))
            if len(selected(found, args.count)) >= args.count:
                break
    puzzles = selected(found, args.count)
    if args.write:
        command = f"tablero puzzles {game.id} --count {args.count} --seed {args.seed} --bot {args.bot}"
        path = Path(str(files(game.package))) / "data" / "puzzles.toml"
        path.write_text(written(puzzles, command), encoding="utf-8")
        print(f"written: {path}", file=sys.stderr)
    return show(args, [puzzle._asdict() for puzzle in puzzles], lambda: render(puzzles))


def one_game(plan: dict[str, Any], number: int) -> dict[str, Any]:
    """The puzzles of game number so and so: it depends on the plan and its number alone."""
    from tablero.bots.puzzles import puzzles_in

    game = find_game(plan["puzzles"])
    players = plan["players"] or game.players[number % len(game.players)]
    options: Options = {}
    for option in game.options:  # both sides of a game for one in turn
        if option.name == "side":
            options["side"] = option.choices[number % len(option.choices)]
    found = puzzles_in(game, players, options, simulation_seed(plan["seed"], number), SHARE, plan["bot"])
    return {"found": [puzzle._asdict() for puzzle in found]}


def render(puzzles: list[Puzzle]) -> None:
    rows = [
        [one.id, one.seat, one.kind, one.answer, f"{one.judged:.2f}", f"{one.next:.2f}", one.source] for one in puzzles
    ]
    print_table(["puzzle", "seat", "question", "answer", "judged", "next best", "from"], rows)


def check(args: argparse.Namespace, game: AnyGame) -> int:
    """Look again at every puzzle, with other luck: is the same option still the best?"""
    from tablero.bots.puzzles import is_right, puzzles_of

    puzzles = puzzles_of(game)
    wrong = []
    with progress("puzzles", len(puzzles), not args.json) as tell:
        for number, puzzle in enumerate(puzzles, 1):
            if not is_right(puzzle, args.seed.encode() + puzzle.id.encode()):
                wrong.append(puzzle.id)
            tell(number)

    def say() -> None:
        print(f"{len(puzzles) - len(wrong)} of {len(puzzles)} puzzles of {game.id} are right", end="")
        print(f"; not {', '.join(wrong)}" if wrong else "")

    show(args, {"puzzles": len(puzzles), "wrong": wrong}, say)
    return 1 if wrong else 0
