"""Makes a kit for other engines: `python tools/conformance.py GAME FILE` (docs/conformance.md).

The tests of the game's rules are run, and what is answered in them is written down under the rules that they cite:
each answer under the rule of its question, and the last one of a test under all that the test cites. Then games are
played at random from seeds, for rules of which there is too little yet, and for the counts. The same tests and the same
seeds make the same kit. A case that does not come out the same when its position is read again is left out.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tablero.arena.conformance import count_case, decision_case, kit_header
from tablero.core.dice import simulation_seed
from tablero.core.errors import TableroError
from tablero.core.game import AnyGame
from tablero.core.header import seat_names
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.written import position_text

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = 3  # for each number of players
LONGEST_TEST: Final = 12  # answers: tests that play whole games show no rule in particular
COUNTS: Final = 3  # positions from which sequences of answers are counted, for each number of players

Seen = tuple[str, str, str, str]  # the position, the seat, the answer, and the rule of the question


class Recorder:
    """A plugin of pytest: keeps what is answered in tests that cite rules."""

    def __init__(self, game: AnyGame, kit: Kit) -> None:
        self.game = game
        self.kit = kit
        self.seen: list[Seen] | None = None  # None: the test cites nothing

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        rules = getattr(getattr(item, "function", None), "__rules__", ())
        self.seen = [] if rules else None
        result = yield
        seen, self.seen = self.seen or [], None
        if 0 < len(seen) <= LONGEST_TEST:
            source = item.nodeid.rpartition("/")[2]
            for one in seen:
                self.kit.add(one[3], one, source)
            for id in rules:
                self.kit.add(id, seen[-1], source)
        return result

    def answering(self, answer: Callable[..., None]) -> Callable[..., None]:
        """`Match.answer`, watched."""

        def watched(match: Match, option: int, seat: int = -1) -> None:
            wanted = self.seen is not None and match.history is not None and match.game.id == self.game.id
            found = self.described(match, option, seat) if wanted else None
            answer(match, option, seat)
            if found and self.seen is not None:
                self.seen.append(found)

        return watched

    def described(self, match: Match, option: int, seat: int) -> Seen | None:
        ask = match.ask if seat < 0 else match.ask_for(seat)
        if ask is None or option not in ask.options or len(self.seen or []) > LONGEST_TEST:
            return None
        try:
            return seen_at(match, ask.seat, option)
        except (TableroError, AttributeError, ValueError, LookupError, TypeError):  # a position that no text can tell
            return None


def seen_at(match: Match, seat: int, option: int) -> Seen:
    ask = match.ask_for(seat)
    assert ask is not None
    return position_text(match), seat_names(match)[seat], match.game.name(option), ask.rule


class Kit:
    """Cases by rule, at most so many for each."""

    def __init__(self, game: AnyGame, each: int) -> None:
        self.game = game
        self.each = each
        self.cases: dict[str, list[dict[str, Any]]] = {}
        self.known: set[tuple[str, str, str, str]] = set()
        self.left_out = 0

    def add(self, rule: str, seen: Seen, source: str) -> None:
        cases = self.cases.setdefault(rule, [])
        position, seat, answer, _ = seen
        if len(cases) >= self.each or (rule, position, seat, answer) in self.known:
            return
        self.known.add((rule, position, seat, answer))
        try:
            case = decision_case(position, seat, answer)
        except (TableroError, ValueError, LookupError):  # set up for one test: not everything of it can be told
            self.left_out += 1
            return
        cases.append({"case": f"{rule}/{len(cases) + 1}", "rule": rule, "from": source, **case})

    def lines(self, counts: list[dict[str, Any]]) -> list[str]:
        found = [case for rule in sorted(self.cases) for case in self.cases[rule]]
        return [json.dumps(line, ensure_ascii=False) for line in [kit_header(self.game), *found, *counts]]


def from_tests(kit: Kit) -> None:
    """Run the tests of the game's rules, one after the other, and keep what they show."""
    recorder = Recorder(kit.game, kit)
    original = Match.answer
    Match.answer = recorder.answering(original)  # type: ignore[method-assign]
    folder = ROOT / "tests" / kit.game.id.replace("-", "_")
    words = [str(folder), "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "not slow", "--no-header"]
    try:
        with contextlib.redirect_stdout(io.StringIO()) as told:
            code = pytest.main(words, plugins=[recorder])
    finally:
        Match.answer = original  # type: ignore[method-assign]
    if code:
        raise SystemExit(f"the tests of {kit.game.id} do not pass:\n{told.getvalue()[-2000:]}")


def from_games(kit: Kit, most: int) -> list[dict[str, Any]]:
    """Play games at random, keep what is answered there, and count from some of their positions."""
    counts: list[dict[str, Any]] = []
    for players in kit.game.players:
        for number in range(GAMES):
            chance = Random(number)
            match = new_match(kit.game, players, {}, simulation_seed("conformance", number))
            while match.ask is not None:
                ask = match.ask
                option = chance.choice(ask.options)
                if len(kit.cases.get(ask.rule, ())) < kit.each and chance.random() < 0.2:
                    kit.add(ask.rule, seen_at(match, ask.seat, option), f"a game of {players}, seed {number}")
                if number < COUNTS and match.count == 15 * (number + 1):
                    case = f"count/{players}-{number + 1}"
                    counts.append({"case": case, "rule": "", **count_case(position_text(match), most)})
                match.answer(option)
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a kit for other engines.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--each", type=int, default=5, help="cases for each rule, at most (default: 5)")
    parser.add_argument("--rules", type=int, default=0, help="only so many rules, evenly chosen (for a sample)")
    parser.add_argument(
        "--most", type=int, default=20_000, help="sequences of answers that are counted (default: 20000)"
    )
    args = parser.parse_args()
    kit = Kit(find_game(args.game), args.each)
    from_tests(kit)
    counts = from_games(kit, args.most)
    filled = sorted(rule for rule, cases in kit.cases.items() if cases)
    if args.rules:
        chosen = set(filled[:: max(1, len(filled) // args.rules)][: args.rules])
        kit.cases = {rule: cases for rule, cases in kit.cases.items() if rule in chosen}
        counts = counts[:COUNTS]
    args.file.write_text("\n".join([*kit.lines(counts), ""]), encoding="utf-8")
    told = Counter(rule for rule, cases in kit.cases.items() for _ in cases)
    print(f"{args.file}: {sum(told.values())} cases of {len(told)} rules, {len(counts)} counts", file=sys.stderr)


if __name__ == "__main__":
    main()
