"""Learns from recorded games what people choose: writes `data/habits.toml` of Twilight Struggle (habits.py, clues.py).

    python tools/learn_habits.py FOLDER    # with records as `tablero import twilight-struggle` reads them (*.txt)

A record is replayed; each decision of a person is an example: the clues of every option, and which option was chosen.
Points of influence that are placed or removed together have no order in a record, so there any country counts as
chosen that still was in the same series. The weights are those of a logistic choice model (the chance of an option is
in proportion to e to the power of the sum of its clues' weights), found by going through the examples again and again
in a random order, with steps that shrink where a clue has moved much already (AdaGrad), drawn towards 0 (`DRAWN`).
`DRAWN` was chosen by leaving out a third of the records in turn. Without chance from outside: the same records make the
same weights.
"""

import argparse
import math
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tablero.core.match import new_match
from tablero.games.twilight_struggle import GAME
from tablero.games.twilight_struggle.board import DONE
from tablero.games.twilight_struggle.clues import FAMILIES, clues_of
from tablero.games.twilight_struggle.records.importing import import_record
from tablero.games.twilight_struggle.state import TwilightState

FILE = Path(__file__).resolve().parent.parent / "src/tablero/games/twilight_struggle/data/habits.toml"
TOGETHER = ("setup", "place", "add", "remove", "lift", "clear", "double", "exchange")  # chosen in no order
NEVER_PRINTED = ("ignore", "tehran")  # no record tells the answer
ROUNDS = 20  # how often all examples are gone through
STEP = 0.3
DRAWN = 2.0  # towards 0, as strongly as so many examples
LEAST = 0.05  # smaller weights are left out


class Example(NamedTuple):
    clues: list[list[int]]  # of each option
    chosen: list[int]  # which options count as chosen, by their place in the list


class Decision(NamedTuple):
    """An answer in a record, with what tells whether the next one belongs to the same series."""

    series: tuple[int, str, str, int]
    options: list[int]
    option: int
    clues: list[list[int]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn from records what people choose in Twilight Struggle.")
    parser.add_argument("folder", type=Path, help="with records (*.txt)")
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    files = sorted(args.folder.glob("*.txt"))
    examples = [example for file in files for example in read(file)]
    weights = learn(examples)
    found = f"tools/learn_habits.py: {len(examples)} decisions of people in {len(files)} recorded games"
    args.out.write_text(written(weights, found), encoding="utf-8")
    print(f"{found}; {args.out} written")


def read(file: Path) -> list[Example]:
    """The decisions of a record that leave a choice; those of its last round are not certain."""
    played = import_record(GAME, file.read_text(encoding="utf-8"), file.name).match
    assert played.history is not None
    match = new_match(GAME, 2, played.options, played.seed)
    decisions: list[tuple[tuple[int, int], Decision]] = []
    for seat, option in zip(played.history[::2], played.history[1::2]):
        ask, s = match.ask_for(seat), match.state
        assert ask is not None
        assert isinstance(s, TwilightState)
        if len(ask.options) > 1 and ask.kind not in NEVER_PRINTED:
            series = (seat, ask.kind, ask.rule, ask.values.get("card", 0))
            decisions.append(((s.turn, s.round), Decision(series, ask.options[:], option, clues_of(s, ask, seat))))
        match.answer(option, seat)
    last = decisions[-1][0]
    return examples_of([decision for moment, decision in decisions if moment != last])


def examples_of(decisions: list[Decision]) -> list[Example]:
    found: list[Example] = []
    accepted: list[int] = []
    after: Decision | None = None
    for decision in reversed(decisions):
        continued = after is not None and decision.series == after.series and decision.series[1] in TOGETHER
        accepted = [*accepted, decision.option] if continued and decision.option != DONE else [decision.option]
        chosen = [place for place, option in enumerate(decision.options) if option in accepted]
        found.append(Example(decision.clues, chosen))
        after = decision
    return found[::-1]


def learn(examples: list[Example]) -> dict[int, float]:
    """The weight of each clue that was seen."""
    chance = random.Random(1)
    seen = Counter(clue for example in examples for clue in {clue for clues in example.clues for clue in clues})
    weights = dict.fromkeys(seen, 0.0)
    moved = dict.fromkeys(seen, 0.1)
    order = examples[:]
    for _ in range(ROUNDS):
        chance.shuffle(order)
        for example in order:
            for clue, slope in slopes(example, weights).items():
                slope += DRAWN * weights[clue] / seen[clue]
                moved[clue] += slope * slope
                weights[clue] -= STEP * slope / math.sqrt(moved[clue])
    return weights


def slopes(example: Example, weights: dict[int, float]) -> dict[int, float]:
    """How the surprise at what was chosen changes with each weight."""
    likings = [sum(weights[clue] for clue in clues) for clues in example.clues]
    most = max(likings)
    chances = [math.exp(liking - most) for liking in likings]
    total, hit = sum(chances), sum(chances[place] for place in example.chosen)
    found: dict[int, float] = {}
    for place, clues in enumerate(example.clues):
        slope = chances[place] / total - (chances[place] / hit if place in example.chosen else 0.0)
        for clue in clues:
            found[clue] = found.get(clue, 0.0) + slope
    return found


def written(weights: dict[int, float], found: str) -> str:
    lines = [
        "# What people like in Twilight Struggle: the weights of the clues in clues.py. Not to be edited by hand.",
        "",
        f'found = "{found}"',
    ]
    for family in FAMILIES:
        last = family.first + family.size()
        of_family = [clue for clue in sorted(weights) if family.first <= clue < last and abs(weights[clue]) >= LEAST]
        lines += ["", f"[clues.{family.name}]", *[f'"{family.key(clue)}" = {weights[clue]:.2f}' for clue in of_family]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
