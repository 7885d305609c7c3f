"""Golden playthroughs: seeded random games as text under version control. A change of the rules shows up as a diff.

Each file `tests/golden/<game>/<name>.txt` is a transcript (core/transcript.py). Its first lines say how to play the
game again: which one, how many players, options, seed. To add one, write those lines into a new file; to accept a
change, or to fill in a new file:

    TABLERO_UPDATE=1 python -m pytest tests/golden
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import pytest

from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.transcript import play_at_random, transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
SHOWN = 60  # lines of a diff


def begun(text: str) -> Match:
    """The game that the first four lines describe."""
    lines = [line.partition(":") for line in text.splitlines()[:4]]
    assert [line[0] for line in lines] == ["game", "players", "options", "seed"], "a transcript begins with these"
    game_id, players, options, seed = [line[2].strip() for line in lines]
    game = find_game(game_id.split()[0])
    chosen = dict(pair.split("=") for pair in options.split())
    return new_match(game, int(players), chosen, bytes.fromhex(seed))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden(file: Path):
    golden = file.read_text(encoding="utf-8")
    match = begun(golden)
    assert match.game.id == file.parent.name, "a transcript lies in the folder of its game"
    played = transcript(play_at_random(match))
    if os.environ.get("TABLERO_UPDATE"):
        file.write_text(played, encoding="utf-8")
        golden = played
    if played != golden:
        diff = list(difflib.unified_diff(golden.splitlines(), played.splitlines(), "golden", "now", lineterm="", n=3))
        more = f"\n... and {len(diff) - SHOWN} more lines" if len(diff) > SHOWN else ""
        pytest.fail(
            "\n".join(diff[:SHOWN]) + more + "\nIf this is meant: TABLERO_UPDATE=1 python -m pytest tests/golden"
        )


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_golden_playthroughs_for_its_fewest_and_most_players(id: str):
    counts = [begun(file.read_text(encoding="utf-8")).players for file in FILES if file.parent.name == id]
    game = find_game(id)
    assert {min(game.players), max(game.players)} <= set(counts), f"{id} has golden playthroughs for {counts} players"


def test_golden_playthroughs_are_plain_text():
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert text.isascii()
        assert text.splitlines()[-1].startswith("end: ")
