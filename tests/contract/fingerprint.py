"""A game of every pinned case in one hash: its transcript and what everybody was shown on the way.

Run as a program, with `fast` or `slow` for those cases, it prints the hashes, so that they can be compared between
interpreters (test_fixed.py).
"""

from __future__ import annotations

import hashlib
import sys

from tablero.core.transcript import transcript
from tests.contract.support import Case, all_cases, decisions, known_to, watchers


def fingerprint(case: Case) -> str:
    """The hash of one random game."""
    text = hashlib.blake2b(digest_size=16)
    match = case.new()
    for _ in decisions(match, case.chance()):
        if match.count % 10 == 0:
            for seat in watchers(match):
                text.update(known_to(match, seat).encode())
    text.update(transcript(match).encode())
    return text.hexdigest()


if __name__ == "__main__":
    fast = sys.argv[1] == "fast"
    for pinned_case in all_cases():
        if pinned_case.pinned and pinned_case.fast == fast:
            print(pinned_case, fingerprint(pinned_case))
