"""`tablero tune GAME`: find better weights for what bots take a position to be worth, by self-play."""

from __future__ import annotations

import argparse
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from tablero.core.game import AnyGame
from tablero.core.registry import find_game

from .common import (
    add_game,
    add_setup,
    add_workforce,
    at_least_one,
    chosen_options,
    chosen_players,
    print_table,
    progress,
    show,
    workforce,
)

if TYPE_CHECKING:
    from tablero.arena.tuning import TuningStep, Weights

NUMBER = r"-?[\d.]+(?:e-?\d+)?"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--rounds", type=at_least_one, default=10, metavar="N", help="candidates (default: 10)")
    parser.add_argument(
        "--explore", type=at_least_one, default=200, metavar="N", help="deals to find one (default: 200)"
    )
    parser.add_argument("--test", type=at_least_one, default=200, metavar="N", help="deals to test one (default: 200)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (default: greedy)")
    parser.add_argument("--only", default="", metavar="A,B,…", help="the weights that may change (default: all)")
    add_workforce(parser)
    parser.add_argument(
        "--results",
        default="",
        metavar="FILE",
        help="where the deals are kept, to go on later (default: named after it)",
    )
    parser.add_argument("--write", action="store_true", help="write what was found into the game's data/weights.toml")


def run(args: argparse.Namespace) -> int:
    from tablero.arena.logbook import Logbook
    from tablero.arena.tuning import plan_for, tune

    game = find_game(args.game)
    players = chosen_players(game, args.players)
    options = chosen_options(game, players, args.set)
    only = [word.strip() for word in args.only.split(",") if word.strip()]
    plan = plan_for(game, players, options, args.bot, args.seed or "tune", only, args.explore, args.test)
    run = {"tune": plan._asdict(), "version": game.version, "weights": game.weights()}
    logbook = Logbook(Path(args.results or f"tune-{game.id}-{players}.jsonl"), run)
    steps: list[TuningStep] = []
    with progress("deals of a round", args.explore + args.test, not args.json) as tell:
        for step in tune(plan, args.rounds, logbook, workforce(args), tell):
            steps.append(step)
            print(line(step, args.rounds), file=sys.stderr)
    before, after = game.weights(), found(game, steps, args.rounds)
    data = {**run, "found": after, "steps": [step._asdict() for step in steps]}
    show(args, data, lambda: render(before, after))
    if args.write and after != before:
        print(f"written: {write(game, after, command(args))}", file=sys.stderr)
    return 0


def line(step: TuningStep, rounds: int) -> str:
    """What came of a round, in a line."""
    what = f"round {step.number + 1}" if step.number < rounds else "against the first ones"
    word = "kept" if step.kept else "not better"
    return f"{what}: {100 * step.gain:+.1f} % of a deal, {step.z:+.1f} standard errors: {word}"


def found(game: AnyGame, steps: list[TuningStep], rounds: int) -> Weights:
    """The weights in the end, if they passed the last test, too."""
    last = steps[-1]
    return last.weights if last.number == rounds and last.kept else game.weights()


def render(before: Weights, after: Weights) -> None:
    if before == after:
        print("Nothing better was found; the weights stay as they are.")
        return
    rows = [[name, f"{value:g}", f"{after[name]:g}"] for name, value in before.items() if after[name] != value]
    print_table(["weight", "before", "now"], rows)


def command(args: argparse.Namespace) -> str:
    """What has to be typed to find the same weights."""
    words = ["tablero tune", args.game, *([f"--players {args.players}"] if args.players else [])]
    words += [f"--set {pair}" for pair in args.set]
    names = ("rounds", "explore", "test", "bot", "only", "seed")
    words += [f"--{name} {value}" for name in names if (value := getattr(args, name))]
    return " ".join(words)


def write(game: AnyGame, weights: Weights, command: str) -> Path:
    """Put the weights into the game's file, which else stays as it is."""
    path = Path(str(files(game.package))) / "data" / "weights.toml"
    path.write_text(replaced(path.read_text(encoding="utf-8"), weights, command), encoding="utf-8")
    return path


def replaced(text: str, weights: Weights, command: str) -> str:
    """The file with other weights under [features], and the command that found them."""
    head, mark, rest = text.partition("[features]")
    table, end, others = rest.partition("\n[")
    for name, value in weights.items():
        table = re.sub(rf"(?m)^({name} *= *){NUMBER}", rf"\g<1>{value!r}", table)
    head = re.sub(r'(?m)^found = ".*"', lambda _: f'found = "{command}"', head)
    return head + mark + table + end + others
