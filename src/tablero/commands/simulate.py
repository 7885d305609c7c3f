"""`tablero simulate GAME`: bots play many games; with --check, every invariant is verified at every decision."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from tablero.arena.plan import Simulation
from tablero.arena.plan_file import read_simulation
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.core.sealed import Json

from .common import (
    add_pack,
    add_position,
    add_setup,
    add_workforce,
    at_least_one,
    chosen_options,
    chosen_players,
    extra,
    print_table,
    progress,
    read_text,
    show,
    use_data_pack,
    workforce,
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game",
        metavar="GAME",
        help="a game id, as `tablero games` lists them, or a file that describes the simulation (docs/simulations.md)",
    )
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
    add_workforce(parser)
    parser.add_argument("--check", action="store_true", help="verify the invariants at every decision")
    parser.add_argument(
        "--out",
        default="",
        metavar="FOLDER",
        help="keep the games as Parquet files; a run that was stopped goes on there",
    )
    parser.add_argument("--decisions", action="store_true", help="keep every decision, too (with --out)")
    parser.add_argument("--features", action="store_true", help="... and what each position is worth, part by part")


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.arena.games_folder import GamesFolder
    from tablero.arena.simulate import simulate

    simulation, games = read_simulation(args.game) if args.game.endswith(".toml") else given_simulation(args)
    if simulation.position and simulation.check:
        raise BadSetup("a checked simulation plays whole games: it can't begin at a position")
    if simulation.decisions and simulation.check:
        raise BadSetup("decisions are not kept of checked games")
    if args.out:
        with extra("research"):
            import_module("pyarrow")
    elif simulation.decisions:
        raise BadSetup("decisions are kept in a folder: add --out FOLDER")
    folder = GamesFolder(Path(args.out), simulation) if args.out else None
    with progress(f"{games} games", games, not args.json) as tell:
        result = simulate(simulation, games, workforce(args), tell, folder)
    data = result.data()
    show(args, data, lambda: render(data))
    return 1 if data["failures"] else 0


def given_simulation(args: argparse.Namespace) -> tuple[Simulation, int]:
    """What the command line asks for."""
    game = find_game(args.game)
    players = chosen_players(game, args.players)
    options = chosen_options(game, players, args.set)
    position = read_text(args.position) if args.position else ""
    bots = [word.strip() for word in args.bots.split(",")]
    keep = args.decisions or args.features
    plan = Simulation(game.id, players, args.seed or "0", options, bots, args.check, position, keep, args.features)
    return plan, args.games


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
