"""How Twilight Struggle is played, by people in recorded games and by bots beside them.

    python tools/style.py FOLDER
    python tools/style.py FOLDER --bot expert --games 10

The folder holds records as `tablero import twilight-struggle` reads them (*.txt). Bots play each other with the options
of most records, without a clock. The table tells who began with a coup and where, when the China Card was played first,
what cards were used for, how long games last, and how many battlegrounds each side holds at the end of a turn.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from tablero.bots import Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.match import Match, new_match
from tablero.core.state import Entry, State
from tablero.games.twilight_struggle import GAME
from tablero.games.twilight_struggle.board import ACTIONS, BATTLEGROUNDS, CARD, COUNTRY_IDS, LAST_TURN, SIDES, US, USSR
from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle.records.importing import import_record
from tablero.games.twilight_struggle.state import TwilightState

USES = ("event", "place", "coup", "realign", "space")


class Style:
    """How one game was played, as its journal tells."""

    def __init__(self) -> None:
        self.first_coups: dict[int, str] = {}  # by side: the country, if its first round was a coup
        self.china = 0  # the turn in which the China Card is played first; 0: never
        self.uses: Counter[tuple[int, str]] = Counter()  # cards played in action rounds, by side and use
        self.coups: Counter[int] = Counter()
        self.held: dict[int, list[int]] = {}  # by turn: the battlegrounds of each side at its end
        self.turns = 1
        self.winner = -1
        self.over = False

    def hear(self, state: State, entry: Entry) -> None:
        assert isinstance(state, TwilightState)
        kind, values = entry.kind, entry.values
        if kind == "turn":
            self.held[state.turn - 1] = [len([c for c in BATTLEGROUNDS if state.holder[c] == side]) for side in (0, 1)]
            self.turns = min(state.turn, LAST_TURN)
        elif kind == "plays" and state.round > 0:
            self.uses[values["who"], ACTIONS[values["use"]]] += 1
            if values["card"] == CARD + CHINA:
                self.china = self.china or state.turn
        elif kind == "coup":
            self.coups[values["who"]] += 1
            if (state.turn, state.round) == (1, 1) and state.phasing == values["who"]:
                self.first_coups.setdefault(values["who"], COUNTRY_IDS[values["place"]])

    def end(self, match: Match) -> None:
        assert isinstance(match.state, TwilightState)
        self.over, self.winner = match.state.over, match.state.winner


def main() -> None:
    parser = argparse.ArgumentParser(description="How people and bots play Twilight Struggle.")
    parser.add_argument("folder", type=Path, help="with records (*.txt)")
    parser.add_argument("--bot", help="a level or another bot, to play against itself")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="style")
    args = parser.parse_args()
    played = [import_record(GAME, f.read_text("utf-8"), f.name).match for f in sorted(args.folder.glob("*.txt"))]
    if not played:
        parser.error(f"no records (*.txt) in {args.folder}")
    columns = {"people": [replayed(match) for match in played]}
    if args.bot:
        usual = Counter(json.dumps(match.options, sort_keys=True) for match in played).most_common(1)[0][0]
        columns[args.bot] = [
            of_bots(args.bot, simulation_seed(args.seed, n), json.loads(usual)) for n in range(args.games)
        ]
    print("| |", " | ".join(columns), "|\n| --- |", " --: |" * len(columns), sep="")
    for title, measure in measures():
        print(f"| {title} |", " | ".join(measure(found) for found in columns.values()), "|")


def replayed(played: Match) -> Style:
    """A recorded game."""
    assert played.history is not None
    style = Style()
    match = new_match(GAME, 2, played.options, played.seed, witness=style.hear)
    for seat, option in zip(played.history[::2], played.history[1::2]):
        match.answer(option, seat)
    style.end(match)
    return style


def of_bots(spec: str, seed: bytes, options: dict[str, Any]) -> Style:
    style = Style()
    match = new_match(GAME, 2, options, seed, witness=style.hear)
    bots = [make_bot(spec, seed + bytes([seat]), clock=False) for seat in (USSR, US)]
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(bots[seat].choose(Knowledge(match, seat)), seat)
    style.end(match)
    return style


Measure = Callable[[list[Style]], str]


def measures() -> Iterator[tuple[str, Measure]]:
    """The rows of the table."""
    yield "games", lambda found: str(len(found))
    yield "won by the USSR, of those that ended", ended
    yield "length in turns", lambda found: f"{fmean([one.turns for one in found]):.1f}"
    yield "China Card first played in turn", first_china
    for side in (USSR, US):
        name = SIDES[side].upper()
        yield f"{name}: first round is a coup", first_coups(side)
        yield f"{name}: coups a turn", coups(side)
        for use in USES:
            yield f"{name}: cards for {use}", share_of(side, use)
    for turn in range(1, LAST_TURN + 1):
        yield f"battlegrounds after turn {turn}, USSR : US", battlegrounds(turn)


def ended(found: list[Style]) -> str:
    over = [one for one in found if one.over]
    return f"{len([one for one in over if one.winner == USSR])} of {len(over)}"


def first_china(found: list[Style]) -> str:
    turns = [one.china for one in found if one.china]
    never = f", never in {len(found) - len(turns)}" if len(turns) < len(found) else ""
    return f"{fmean(turns):.1f}{never}" if turns else "never"


def first_coups(side: int) -> Measure:
    def told(found: list[Style]) -> str:
        places = Counter(one.first_coups[side] for one in found if side in one.first_coups)
        where = ", ".join(f"{place} {count}" for place, count in places.most_common(3))
        return f"{places.total() / len(found):.0%}" + (f" ({where})" if where else "")

    return told


def coups(side: int) -> Measure:
    return lambda found: f"{sum(one.coups[side] for one in found) / sum(one.turns for one in found):.2f}"


def share_of(side: int, use: str) -> Measure:
    """Of the cards that a side plays in action rounds; an enemy's event before the Operations is none of these uses."""

    def told(found: list[Style]) -> str:
        cards = sum(count for one in found for (who, _), count in one.uses.items() if who == side)
        return f"{sum(one.uses[side, use] for one in found) / max(1, cards):.0%}"

    return told


def battlegrounds(turn: int) -> Measure:
    def told(found: list[Style]) -> str:
        held = [one.held[turn] for one in found if turn in one.held]
        return " : ".join(f"{fmean([both[side] for both in held]):.1f}" for side in (USSR, US)) if held else "-"

    return told


if __name__ == "__main__":
    main()
