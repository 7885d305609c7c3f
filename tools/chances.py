"""Finds out what a judgement is worth as a chance of winning: writes `data/chances.toml` of a game (bots/chances.py).

    python tools/chances.py el-grande --players 4 --games 100        # plays, and keeps what it saw
    python tools/chances.py el-grande --players 2 --games 100        # other numbers of players are added
    python tools/chances.py el-grande --write

Bots of a level play games to the end; every few decisions the judgement of each seat is written down, with who won
at last, in a line of `chances-GAME.jsonl`. A run that was stopped goes on where it was. The two numbers of a seat are
those of a logistic regression, drawn to 0 and 1 (`DRAWN`); the positions of a game count as `WORTH` ones.
Best with the compiled build: `PYTHONPATH=build/compiled`.
"""

import argparse
import json
from math import exp, log
from pathlib import Path
from typing import Any

from tablero.bots import Knowledge, make_bot
from tablero.bots.chances import log_odds
from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game

GAMES = Path(__file__).resolve().parent.parent / "src/tablero/games"
EVERY = 5  # decisions between two positions that are written down
WORTH = 8.0  # independent positions that those of one game count as
DRAWN = 60.0  # as strongly as so many positions: few games say little
ENOUGH = 20  # games to tell one seat from another
STEPS = 60

Sample = tuple[float, bool, float]  # a judgement, whether it was won, and how much it counts


def main() -> None:
    parser = argparse.ArgumentParser(description="Find out what a bot's judgement means as a chance of winning.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--level", default="player")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    game = find_game(args.game)
    file = args.log or Path(f"chances-{game.id}.jsonl")
    if args.games:
        play(game, args.players or game.usual_players(), args.games, args.level, file)
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    text = written(game, games)
    print(text)
    if args.write:
        (GAMES / game.package.rpartition(".")[2] / "data/chances.toml").write_text(text, encoding="utf-8")


def play(game: AnyGame, players: int, games: int, level: str, file: Path) -> None:
    """Play what is not played yet."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    done = {json.loads(line)["seed"] for line in lines}
    for number in range(games):
        seed = simulation_seed(f"chances {players} {level}", number)
        if seed.decode() not in done:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(played(game, players, level, seed)) + "\n")


def played(game: AnyGame, players: int, level: str, seed: bytes) -> dict[str, object]:
    """One game: what each seat was judged to stand like, again and again, and who won."""
    options: dict[str, object] = {}
    for option in game.options:  # SoloPlay: both sides in turn
        if option.name == "side":
            options["side"] = option.choices[seed[-1] % len(option.choices)]
    match = new_match(game, players, options, seed, journal=False)
    bots = [make_bot(level, seed + bytes([seat]), clock=False) for seat in range(players)]
    seen = []
    while match.ask is not None:
        if match.count % EVERY == 0:
            seen.append([round(game.evaluate(match.state, seat), 4) for seat in range(players)])
        match.answer(bots[match.ask.seat].choose(Knowledge(match, match.ask.seat)), match.ask.seat)
    return {
        "seed": seed.decode(),
        "level": level,
        "version": game.version,
        "seats": list(game.seating(match.state).seats),
        "winners": game.winners(match.state),
        "judged": seen,
    }


def written(game: AnyGame, games: list[dict[str, Any]]) -> str:
    by_count = sorted({len(played["seats"]) for played in games})
    levels = ", ".join(sorted({played["level"] for played in games}))
    versions = ", ".join(sorted({str(played["version"]) for played in games}))
    lines = [
        f"# What a judgement of a position of {game.id} means as a chance of winning (bots/chances.py).",
        "# Made by tools/chances.py, not edited by hand.",
        "",
        f'found = "tools/chances.py: {len(games)} games of {levels}, version {versions} of the game"',
    ]
    lost = max([len(played["seats"]) for played in games if not played["winners"]], default=0)  # to nobody's seat
    lines.append(f"whole = {min([n for n in by_count if n > lost], default=lost + 1) if lost else min(game.players)}")
    for count in by_count:
        some = [played for played in games if len(played["seats"]) == count]
        lines += ["", f"[players.{count}]"]
        for name, samples in samples_by_seat(some, game.has_roles() and len(some) >= ENOUGH).items():
            shift, slope = fitted(samples)
            won = sum(weight for _, was_won, weight in samples if was_won) / sum(weight for *_, weight in samples)
            left, before = loss(samples, shift, slope), loss(samples, log(max(won, 0.01) / max(1 - won, 0.01)), 0.0)
            note = (
                f"{len(some)} games, {100 * won:.0f} % won; loss {left:.3f}, without a look at the board {before:.3f}"
            )
            lines.append(f"{name} = [{shift:.3f}, {slope:.3f}]  # {note}")
    return "\n".join([*lines, ""])


def samples_by_seat(games: list[dict[str, Any]], by_seat: bool) -> dict[str, list[Sample]]:
    """The positions of all games; seats that differ in nothing are one, and all are in too few games to tell."""
    found: dict[str, list[Sample]] = {}
    for played in games:
        weight = WORTH / max(1, len(played["judged"]))
        for judged in played["judged"]:
            for seat, value in enumerate(judged):
                name = played["seats"][seat] if by_seat else "all"
                found.setdefault(name, []).append((value, seat in played["winners"], weight))
    return found


def fitted(samples: list[Sample]) -> tuple[float, float]:
    """Shift and slope by Newton's method, drawn to 0 and 1."""
    shift, slope = 0.0, 1.0
    points = [(log_odds(value), won, weight) for value, won, weight in samples]
    for _ in range(STEPS):
        g0, g1, h00, h01, h11 = -DRAWN * shift / 4, -DRAWN * (slope - 1.0) / 4, DRAWN / 4, 0.0, DRAWN / 4
        for x, won, weight in points:
            chance = sigmoid(shift + slope * x)
            miss, bend = weight * (won - chance), weight * chance * (1.0 - chance)
            g0, g1 = g0 + miss, g1 + miss * x
            h00, h01, h11 = h00 + bend, h01 + bend * x, h11 + bend * x * x
        det = h00 * h11 - h01 * h01
        shift, slope = shift + (h11 * g0 - h01 * g1) / det, slope + (h00 * g1 - h01 * g0) / det
    return shift, slope


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def loss(samples: list[Sample], shift: float, slope: float) -> float:
    """How surprising the results were, in nats for a position."""
    total = 0.0
    for value, won, weight in samples:
        chance = sigmoid(shift + slope * log_odds(value))
        total -= weight * log(max(1e-9, chance if won else 1.0 - chance))
    return total / sum(weight for *_, weight in samples)


if __name__ == "__main__":
    main()
