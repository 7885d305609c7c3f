"""`tablero bench [GAME]`: decisions, games and copies a second, with python-chess as the yardstick; by processor time.

Below it, what an answer, a copy, a view and a save cost at the 10th and at the 1,000th decision, or at the last
of games that are never so long.

With `--envs`: steps a second through each environment, with PettingZoo's classics.
"""

from __future__ import annotations

import argparse

from tablero.core.registry import find_game, game_ids

from .common import print_table, progress, show


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")
    parser.add_argument(
        "--envs", action="store_true", help="environments: PettingZoo, Gymnasium, OpenSpiel and the rest"
    )


def run(args: argparse.Namespace) -> int:
    ids = [find_game(args.game).id] if args.game else game_ids()
    return run_envs(args, ids) if args.envs else run_games(args, ids)


def run_games(args: argparse.Namespace, ids: list[str]) -> int:
    from tablero.arena.bench import ROUNDS, bench
    from tablero.arena.growth import growth

    with progress("rounds", ROUNDS, not args.json) as tell:
        data = bench(ids, tell)
        for id in ids:
            data[id] |= growth(find_game(id))

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
        print(f"  python-chess plays {chess:,.0f} random moves/s here; all by the time of the processor")
        print_table(["µs, early → late", "decision", *COSTS], [[id, *growth_cells(data[id])] for id in ids])

    return show(args, data, render)


def growth_cells(row: dict[str, float]) -> list[str]:
    """What each thing costs at the 10th decision and at the 1,000th, or the last."""
    costs = [f"{row[f'{name}_early']:.0f} → {row[f'{name}_late']:.0f}" for name in COSTS]
    return [f"{row['early']:.0f} → {row['late']:.0f}", *costs]


COSTS = ("answer", "copy", "view", "save")
ENVIRONMENTS = {
    "game": "the game",
    "pettingzoo": "PettingZoo",
    "floor": "nothing at all",
    "parallel": "parallel",
    "gymnasium": "Gymnasium",
    "openspiel": "OpenSpiel",
    "vector": "batches",
    "text": "text",
}


def run_envs(args: argparse.Namespace, ids: list[str]) -> int:
    from tablero.envs.bench import ROUNDS, bench_envs

    with progress("rounds", ROUNDS, not args.json) as tell:
        data = bench_envs(ids, tell)

    def render() -> None:
        rows = [
            [id, *[f"{row[name]:,.0f}" if name in row else "" for name in ENVIRONMENTS], f"{row['cost']:.1f} ×"]
            for id, row in data.items()
            if id != "classics"
        ]
        print_table(["steps/s", *ENVIRONMENTS.values(), "PettingZoo beside both"], rows)
        classics = ", ".join(f"{name} {rate:,.0f}" for name, rate in data["classics"].items())
        print(f"  PettingZoo's own classics, with observations: {classics} steps/s")

    return show(args, data, render)
