"""`tablero conformance FILE`: hold an engine to a kit of positions, legal answers and outcomes (docs/conformance.md).

Without more, this program is held to it. `--engine` starts another one and asks it line by line, `--replies` reads
what it has said before; `--requests` prints what it would be asked. `--serve` is the other side: requests come in,
replies go out. Exit code 1 if something is wrong or missing.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from tablero.core.errors import BadSetup
from tablero.core.sealed import Json

from .common import print_table, read_text, show

if TYPE_CHECKING:
    from tablero.arena.conformance import CaseVerdict, Respond

TOLD = 20  # of what is wrong
SECONDS = 5  # for an engine to end


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="", help="a kit: JSON lines")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--engine", default="", metavar="COMMAND", help="a program that answers on its standard output")
    way.add_argument("--replies", default="", metavar="FILE", help="what an engine has replied, as JSON lines")
    way.add_argument("--requests", action="store_true", help="print what an engine is asked, and check nothing")
    way.add_argument(
        "--serve", action="store_true", help="answer requests from the standard input as this program does"
    )


def run(args: argparse.Namespace) -> int:
    from tablero.arena.conformance import check_kit, read_kit, request_of

    if args.serve:
        return serve()
    if not args.file:
        raise BadSetup("name a kit, as docs/conformance.md tells; --serve alone needs none")
    header, cases = read_kit(read_text(args.file).splitlines())
    if args.requests:
        for case in cases:
            print(json.dumps(request_of(case), ensure_ascii=False))
        return 0
    with responding(args) as respond:
        verdicts = check_kit(cases, respond)
    return tell(args, header, verdicts)


def serve() -> int:
    from tablero.arena.conformance import reply_or_skip

    for line in sys.stdin:
        if line.strip():
            print(json.dumps(reply_or_skip(json.loads(line)), ensure_ascii=False), flush=True)
    return 0


@contextmanager
def responding(args: argparse.Namespace) -> Iterator[Respond]:
    """Whoever is held to the kit."""
    from tablero.arena.conformance import reply_or_skip

    if args.engine:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf-8"}
        engine = subprocess.Popen(shlex.split(args.engine), **pipes)
        try:
            yield lambda request: asked(engine, request)
        finally:
            let_go(engine)
    elif args.replies:
        kept = {reply.get("case"): reply for reply in map(parsed, read_text(args.replies).splitlines())}
        yield lambda request: kept.get(request["case"], {})
    else:
        yield reply_or_skip


def let_go(engine: subprocess.Popen[str]) -> None:
    """Close its input; an engine that does not end by that is ended."""
    with suppress(OSError, ValueError, subprocess.TimeoutExpired):  # it may be gone
        engine.communicate(timeout=SECONDS)
    if engine.poll() is None:
        engine.kill()
        engine.wait()


def asked(engine: subprocess.Popen[str], request: Json) -> Json:
    """Ask another engine, and wait for its line."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    try:
        engine.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
        engine.stdin.flush()
        line = engine.stdout.readline()
    except OSError:
        line = ""
    if not line:
        raise BadSetup(f"the engine has ended at case {request['case']}")
    return parsed(line)


def parsed(line: str) -> Json:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadSetup(f"a reply is a JSON object on a line of its own, not {line.strip()[:80]!r}")
    return found


def tell(args: argparse.Namespace, header: Json, verdicts: list[CaseVerdict]) -> int:
    wrong = [one for one in verdicts if one.wrong]
    skipped = [one for one in verdicts if one.skipped]
    data = {
        "game": header["game"],
        "game_version": header["game_version"],
        "cases": len(verdicts),
        "wrong": {one.case: one.wrong for one in wrong},
        "skipped": {one.case: one.skipped for one in skipped},
        "rules": sorted({one.rule for one in verdicts if one.rule}),
    }

    def render() -> None:
        if wrong:
            print_table(["case", "wrong"], [[one.case, "; ".join(one.wrong)] for one in wrong[:TOLD]])
        right = len(verdicts) - len(wrong) - len(skipped)
        print(f"  {header['game']}: {right} of {len(verdicts)} cases right, {len(wrong)} wrong, {len(skipped)} skipped")
        print(f"  {len(data['rules'])} rules were shown")

    show(args, data, render)
    return 1 if wrong else 0
