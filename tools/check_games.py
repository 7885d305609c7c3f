"""Play checked games of every game with every option: `python tools/check_games.py [--games 1000] [--log FILE]`.

`SETS` is a short list for each game that has every option at every player count for which it is, away from its
default; a test holds it to that. The sets are played in turn, some games at a time, so that a run that is stopped has
played all of them about as often. Games that were played already are read from the log, and not played again.

`--by` says who watches: `checks` (what `tablero simulate --check` looks at), `lines` (what a line of the journal claims
is what has changed), `referee` (the second one, in tests). For the latter two the tests have to be there.

    make compile && PYTHONPATH=build/compiled python tools/check_games.py --log checks.log --minutes 60
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tablero.arena.plan import Simulation
from tablero.arena.simulate import play_game

Set = tuple[str, int, dict[str, Any]]

CARDS: Final = ["double_game", "veto_1", "veto_2", "secret_ballot"]
MODULES: Final = {"short": True, "new_regent": True, "power_shift": True, "alternative_cards": CARDS}
TABLED: Final = {"short": True, "open_deployment": True, "seeded_propaganda": True, "negotiation": False}
QUICK: Final = {"scenario": "quick_play"}
EXACT: Final = {"notebook": "exact", "private_talk": True, "factions": "random"}
BLIND: Final = {"notebook": "off", "factions": "by_wish", "season_limit": "none"}

SETS: Final[list[Set]] = [
    *[("el-grande", players, {}) for players in (2, 3, 4, 5)],
    ("el-grande", 2, {**MODULES, "colours": ["blue", "white"], "dummy": "green", "first_player": "5"}),
    ("el-grande", 3, {**MODULES, "colours": ["blue", "green", "white"], "merged_stacks": True, "first_player": "4"}),
    ("el-grande", 4, {**MODULES, "colours": ["purple", "blue", "green", "white"], "first_player": "2"}),
    ("el-grande", 5, {**MODULES, "first_player": "3"}),
    *[("andean-abyss", players, QUICK) for players in (1, 2, 3, 4)],
    *[("andean-abyss", players, {**QUICK, "no_reveal": True, "card_edition": "1"}) for players in (1, 2, 3, 4)],
    *[("andean-abyss", players, {**QUICK, "two_factions_each": True}) for players in (2, 3)],
    ("andean-abyss", 3, {**QUICK, "factions": ["govt", "farc", "cartels"]}),
    ("andean-abyss", 3, {**QUICK, "factions": ["govt", "auc", "cartels"]}),
    *[("andean-abyss", players, {**TABLED, "eligibility": "option_a"}) for players in (1, 2, 3, 4)],
    *[("andean-abyss", players, {"eligibility": "option_b"}) for players in (1, 2, 3, 4)],
    ("twilight-struggle", 2, {}),
    ("twilight-struggle", 2, {"optional_cards": False, "handicap": "us_2", "show_held": True}),
    ("twilight-struggle", 2, {"scenario": "late_war", "extras": ["free_realignment", "mixed_operations", "digital"]}),
    ("twilight-struggle", 2, {"chinese_civil_war": True, "extras": ["safe_realignment", "sure_space"]}),
    *[("twilight-struggle-soloplay", 1, {"side": side}) for side in ("ussr", "us")],
    ("twilight-struggle-soloplay", 1, {"side": "ussr", "level": "expert", "optional_cards": False}),
    *[("narcos", players, {}) for players in (2, 3, 4, 5)],
    *[("narcos", players, EXACT) for players in (2, 3, 4, 5)],
    *[("narcos", players, BLIND) for players in (2, 3, 4, 5)],
]


def label(one: Set) -> str:
    game, players, options = one
    return f"{game} {players} {json.dumps(options)}"


def kind(by: str, bot: str) -> str:
    """How a line of the log begins."""
    return f"{by} {bot}" if bot else by


def played_before(log: Path, by: str) -> Counter[str]:
    """How many games of each set the log has."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return Counter(line.split("\t")[1] for line in lines if line.startswith(f"{by}\t"))


def checked(one: Set, number: int, bot: str) -> str:
    game, players, options = one
    return play_game(Simulation(game, players, "checks", options, [bot or "random"], True), number).failure


def of_tests(module: str, function: str, one: Set) -> Callable[..., Any]:
    """What the tests of a game watch it with."""
    sys.path.append(str(Path(__file__).parents[1]))
    watch: Callable[..., Any] = getattr(import_module(f"tests.{one[0].replace('-', '_')}.{module}"), function)
    return watch


def mirrored(one: Set, number: int, bot: str) -> str:
    return " ".join(of_tests("journal_mirror", "mirrored", one)(*one[1:], number, bot).lies)


def refereed(one: Set, number: int, bot: str) -> str:
    of_tests("test_referee", "watched", one)(*one[1:], number, bot)
    return ""


WATCHES: Final[dict[str, Callable[[Set, int, str], str]]] = {"checks": checked, "lines": mirrored, "referee": refereed}


def play_one(by: str, one: Set, number: int, bot: str) -> str:
    """What is wrong with a game, in a line, or `ok`."""
    try:
        failure = WATCHES[by](one, number, bot)
    except Exception as error:  # any failure at all is what is looked for
        failure = f"{type(error).__name__}: {error}"
    return " ".join(failure.split()) or "ok"


def run(
    by: str, games: int, at_a_time: int, minutes: float, log: Path, bot: str = "", sets: list[Set] | None = None
) -> int:
    """Play the sets in turn; how many games failed."""
    sets = sets or SETS
    end, failures, played = time.monotonic() + 60 * minutes, 0, played_before(log, kind(by, bot))
    with log.open("a", encoding="utf-8") as file:
        while any(played[label(one)] < games for one in sets):
            for one in sets:
                for _ in range(min(at_a_time, games - played[label(one)])):
                    if time.monotonic() > end:
                        return failures
                    number = played[label(one)]
                    result = play_one(by, one, number, bot)
                    failures += result != "ok"
                    played[label(one)] += 1
                    file.write(f"{kind(by, bot)}\t{label(one)}\t{number}\t{result}\n")
                    file.flush()
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(description="Play checked games of every game with every option.")
    parser.add_argument("--by", choices=WATCHES, default="checks", help="who watches")
    parser.add_argument("--bot", default="", help="who plays, such as greedy:worlds=1; else answers are random")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--games", type=int, default=1000, help="how many of each set")
    parser.add_argument("--at-a-time", type=int, default=10, help="how many of a set before the next set has its turn")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after so long")
    parser.add_argument("--log", type=Path, default=Path("checks.log"), help="a line for each game; read to go on")
    args = parser.parse_args()
    sets = [one for one in SETS if args.game in ("", one[0])]
    failures = run(args.by, args.games, args.at_a_time, args.minutes, args.log, args.bot, sets)
    played = played_before(args.log, kind(args.by, args.bot))
    for one in sets:
        print(f"{played[label(one)]:6} {label(one)}")
    print(f"failures in this run: {failures}")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
