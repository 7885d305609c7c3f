"""`tablero bench [GAME]`: decisions, games and copies a second, with python-chess as the yardstick."""

from __future__ import annotations

import argparse

from tablero.core.registry import find_game, game_ids

from .common import print_table, progress, show


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")


def run(args: argparse.Namespace) -> int:
    from tablero.arena.bench import bench

    ids = [find_game(args.game).id] if args.game else game_ids()
    with progress("measuring", 1, not args.json) as tell:
        data = bench(ids, tell)

    def render() -> None:
        chess = data["python-chess"]["moves_per_second"]
        rows = [
            [
                id,
                f"{row['decisions_per_second']:,.0f}",
                f"{row['games_per_second']:,.1f}",
                f"{row['copies_per_second']:,.0f}",
                f"{row['decisions_per_second'] / chess:.1f} ×",
            ]
            for id, row in data.items()
            if id != "python-chess"
        ]
        print_table(["game", "decisions/s", "games/s", "copies/s", "python-chess"], rows)
        print(f"  python-chess plays {chess:,.0f} random moves/s here")

    return show(args, data, render)
