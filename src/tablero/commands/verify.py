"""`tablero verify FILE`: re-run a finished game from its revealed seed; check commitment, answers and result."""

from __future__ import annotations

import argparse

from .common import add_pack, read_json, show, use_data_pack


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    add_pack(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.core.record import verify

    result = verify(read_json(args.file))

    def render() -> None:
        for problem in result.problems:
            print(f"wrong: {problem}")
        if result.ok:
            print(f"verified: {result.game}, {result.decisions} decisions, commitment and result agree")

    show(args, result.data(), render)
    return 0 if result.ok else 1
