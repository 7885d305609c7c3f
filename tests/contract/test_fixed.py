"""What must not change by accident: the order of options, the length of steps, and independence of the hash seed.

A seeded game means the same answers everywhere, so options must always come in the same order. `pinned/`
holds for each game a hash of all options offered in one random game of each pinned case, with the number of decisions
and the longest step.
After an intended change of rules or options, write it anew with

    TABLERO_UPDATE=1 python -m pytest tests/contract/test_fixed.py

and raise the game's version if saved games are concerned.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablero.core.registry import game_ids
from tests.contract.support import Case, all_cases, decisions
from tests.contract.test_rules import LONGEST_STEP

PINNED = Path(__file__).with_name("pinned")
ROOT = Path(__file__).resolve().parents[2]


def pins(case: Case) -> dict[str, Any]:
    """What is pinned of one case."""
    offered = hashlib.blake2b(digest_size=8)
    longest = 0
    match = case.new()
    for _ in decisions(match, case.chance()):
        for ask in match.open_asks():
            names = " ".join(case.game.name(option) for option in ask.options)
            offered.update(f"{ask.seat} {ask.kind} {names}\n".encode())
        longest = max(longest, len(match.answers))
    return {"options": offered.hexdigest(), "decisions": match.count, "longest_step": longest}


fast_and_slow = pytest.mark.parametrize("speed", ["fast", pytest.param("slow", marks=pytest.mark.slow)])


def pinned_cases(speed: str) -> list[Case]:
    return [case for case in all_cases() if case.pinned and case.fast == (speed == "fast")]


def read_pins(game: str) -> dict[str, Any]:
    """What was pinned of a game; nothing of one that is new."""
    file = PINNED / f"{game}.json"
    pinned: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return pinned


@fast_and_slow
def test_options_are_offered_in_the_pinned_order(speed: str):
    if os.environ.get("TABLERO_UPDATE"):
        for id in game_ids():
            cases = [case for case in all_cases() if case.pinned and case.game_id == id]
            written = json.dumps({str(case): pins(case) for case in cases}, indent=1) + "\n"
            (PINNED / f"{id}.json").write_text(written, encoding="utf-8")
    pinned = {name: pin for id in game_ids() for name, pin in read_pins(id).items()}
    found = {str(case): pins(case) for case in pinned_cases(speed)}
    changed = [name for name in found if pinned.get(name) != found[name]]
    assert not changed, f"options changed in {', '.join(changed)}; if that is meant, run this with TABLERO_UPDATE=1"
    assert all(pin["longest_step"] <= LONGEST_STEP for pin in found.values())


def test_what_is_pinned_is_what_there_is():
    names = [str(case) for case in all_cases() if case.pinned]
    assert [name for id in game_ids() for name in read_pins(id)] == names, "run this with TABLERO_UPDATE=1"


@fast_and_slow
def test_games_do_not_depend_on_the_order_of_sets(speed: str):
    """Two interpreters with different hash seeds play the same games and show the same things."""
    outputs = [fingerprints(speed, {"PYTHONHASHSEED": seed}) for seed in ("1", "2")]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == len(pinned_cases(speed))


def fingerprints(speed: str, settings: dict[str, str]) -> str:
    command = [sys.executable, "-m", "tests.contract.fingerprint", speed]
    run = subprocess.run(command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout
