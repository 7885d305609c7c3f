"""`tablero export FOLDER`: the finished games of a server that may be given away, as Parquet files."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from tablero.core.registry import find_game

from .common import add_pack, extra, print_table, progress, show, use_data_pack
from .hosting import add_place, place_settings, present


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where to; it is made, and holds all of the export or nothing")
    parser.add_argument("--game", default="", metavar="GAME", help="only games of this kind")
    parser.add_argument(
        "--features", action="store_true", help="with what each position is worth to the seat, part by part"
    )
    add_place(parser)
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    if args.game:
        find_game(args.game)
    settings = place_settings(args)
    with extra("research"):
        import_module("pyarrow")
    with extra("postgres"), present(settings) as database:
        from tablero.server.exports import count_given, export_games

        total = count_given(database, args.game)
        with progress(f"{total} games", total, bool(total) and not args.json) as tell:
            done = export_games(database, Path(args.folder), args.game, args.features, tell)
    data = {"folder": args.folder if done else "", "parts": [part._asdict() for part in done]}

    def render() -> None:
        if not done:
            print("No finished game here may be given away: nothing was written. Tables say so when they are opened.")
            return
        rows = [[p.game, str(p.players), str(p.games), f"{p.decisions:,}", str(p.left_out)] for p in done]
        print_table(["game", "players", "games", "decisions", "left out"], rows)
        print(f"  in {args.folder}, each with a data card (README.md)")

    return show(args, data, render)
