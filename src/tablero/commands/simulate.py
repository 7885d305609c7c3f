"""`tablero simulate GAME`: bots play many games; with --check, every invariant is verified at every decision."""

from __future__ import annotations

import argparse

from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.core.sealed import Json

from .common import (
    add_game,
    add_pack,
    add_position,
    add_setup,
    at_least_one,
    chosen_options,
    chosen_players,
    print_table,
    progress,
    read_text,
    show,
    use_data_pack,
)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    add_pack(parser)
    add_position(parser)
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="one for all; or one for each seat, moving on by a seat each game; or in fixed seats: "
        "patron=expert,others=greedy",
    )
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="processes; the games are the same")
    parser.add_argument("--check", action="store_true", help="verify the invariants at every decision")


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.arena.simulate import simulate

    game = find_game(args.game)
    players = chosen_players(game, args.players)
    options = chosen_options(game, players, args.set)
    position = read_text(args.position) if args.position else ""
    if position and args.check:
        raise BadSetup("--check plays whole games: it can't begin at a position")
    bots = [word.strip() for word in args.bots.split(",")]
    with progress(f"{args.games} games", args.games, not args.json) as tell:
        result = simulate(game.id, players, args.games, args.seed, options, bots, args.jobs, args.check, tell, position)
    data = result.data()
    show(args, data, lambda: render(data))
    return 1 if data["failures"] else 0


def render(data: Json) -> None:
    """The result for people."""
    print(f"{data['game']}: {data['games']} games, {data['decisions']:,} decisions in {data['seconds']:.1f} s")
    print(f"  {data['decisions_per_second']:,.0f} decisions/s, longest step {data['longest_step']} answers")
    length = ", ".join([f"{unit} {mean:g}" for unit, mean in data["mean_length"].items()])
    print(f"  mean length: {length}" if length else "  no game came to its end")
    fixed = data["bots"] if isinstance(data["bots"], dict) else {}
    rows = [
        [f"{name} ({fixed[name]})" if fixed else name, f"{wins:g}", *in_percent(data["win_shares"][name])]
        for name, wins in data["wins"].items()
    ]
    print_table(["who", "wins", "share", "95 % interval"], rows)
    if any(row["ending"] for row in data["endings"]):
        rows = [[row["winner"], row["ending"], f"{row['games']}", *in_percent(row)] for row in data["endings"]]
        print_table(["won", "by", "games", "share", "95 % interval"], rows)
    points = [(seat, mean) for seat, mean in data["mean_points"].items() if mean is not None]
    print_table(["seat", "mean points"], [[seat, f"{mean:.1f}"] for seat, mean in points])
    print(f"  failures: {data['failures']}" + (" (invariants checked)" if data["checked"] else ""))
    for failure in data["failure_details"][:10]:
        print(f"  {failure}")


def in_percent(share: dict[str, float]) -> list[str]:
    """A share, and its interval."""
    low, high = 100 * share["low"], 100 * share["high"]
    return [f"{100 * share['share']:.1f} %", f"{low:.1f} to {high:.1f} %"]
