"""`tablero ladder GAME`: all levels and other bots against each other, and how strong each is."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablero.core.registry import find_game

from .common import (
    add_game,
    add_pack,
    add_setup,
    add_workforce,
    at_least_one,
    chosen_options,
    chosen_players,
    extra,
    print_table,
    progress,
    show,
    use_data_pack,
    workforce,
)

if TYPE_CHECKING:
    from tablero.arena.standing import Standing

USUAL: Final = ("random", "greedy", "yardstick")  # beside the levels
SEED: Final = "ladder"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    add_pack(parser)
    parser.add_argument("--bots", default="", metavar="A,B,…", help="these bots take part, too")
    parser.add_argument("--only", default="", metavar="A,B,…", help="these bots take part, and no others")
    parser.add_argument(
        "--games", type=at_least_one, default=200, metavar="N", help="at least so many (default: 200), in whole sets"
    )
    add_workforce(parser)
    parser.add_argument(
        "--results",
        default="",
        metavar="FILE",
        help="where the games are kept, to go on later (default: named after it)",
    )
    parser.add_argument(
        "--write", action="store_true", help="write docs/strength.md, its picture and the ratings in the game's data"
    )


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.arena.ladder import Ladder, play_table
    from tablero.arena.logbook import Logbook

    with extra("ladder"):
        from tablero.arena.standing import Standing, data
    from tablero.arena.strength import publish

    game = find_game(args.game)
    players = chosen_players(game, args.players)
    ladder = Ladder(game.id, players, chosen_options(game, players, args.set), args.seed or SEED, chosen_bots(args))
    logbook = Logbook(Path(args.results or f"ladder-{game.id}-{players}.jsonl"), ladder.run())
    games = -(-args.games // ladder.set_size) * ladder.set_size
    with progress(f"{games} games", games, not args.json) as tell:
        played = logbook.fill(play_table, ladder, range(games), workforce(args), tell)
    standing = Standing(ladder, played)
    show(args, data(standing) if args.json else None, lambda: render(standing))
    if args.write:
        for path in publish(standing, command(args, games)):
            print(f"written: {path}")
    return 0


def chosen_bots(args: argparse.Namespace) -> list[str]:
    from tablero.bots import LEVELS

    words = args.only or ",".join([*LEVELS, *USUAL, args.bots])
    return list(dict.fromkeys([word.strip() for word in words.split(",") if word.strip()]))


def command(args: argparse.Namespace, games: int) -> str:
    """What has to be typed to get the same games."""
    words = ["tablero ladder", args.game, *([f"--players {args.players}"] if args.players else [])]
    words += [f"--set {pair}" for pair in args.set]
    words += [f"--{name} {value}" for name in ("bots", "only", "seed") if (value := getattr(args, name))]
    return " ".join([*words, f"--games {games}"])


def render(standing: Standing) -> None:
    """The ladder for people."""
    from tablero.arena.standing import SHOWN
    from tablero.arena.strength import percent

    seats = find_game(standing.ladder.game).seat_names(standing.ladder.players)
    rows = []
    for bot in standing.order:
        mu, sigma = standing.ratings[bot]
        wins = [percent(standing.wins(bot, seat)) for seat in range(len(seats))]
        rows.append([bot, f"{mu:.1f} ± {SHOWN * sigma:.1f}", *wins, f"{standing.thinking(bot).mean:.3f}"])
    print_table(["bot", "rating", *[f"wins as {seat}, %" for seat in seats], "seconds a decision"], rows)
    print()
    rows = [
        [bot, *[percent(standing.ahead(bot, other)) if other != bot else "" for other in standing.order]]
        for bot in standing.order
    ]
    print_table(["ahead of, %", *standing.order], rows)
