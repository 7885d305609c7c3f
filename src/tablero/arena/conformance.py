"""Cases that any program which knows the rules can be held to: positions, legal answers, what an answer makes of them.

A kit is a file of JSON lines (docs/conformance.md): a header, then cases. A case is about one decision, under the rule
it shows, or counts how many ways there are to answer on (as perft does in chess). Everything is told by names, and
positions as text (core/written.py). Kits are made by tools/conformance.py, out of the tests of the rules and of games;
here is what a case is, and how replies to it are judged. What a program does not tell is not held against it, but for
the options.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from typing import Any, Final, NamedTuple

from tablero.core.errors import BadSetup, TableroError
from tablero.core.game import AnyGame
from tablero.core.header import seat_names
from tablero.core.match import Match
from tablero.core.sealed import Json
from tablero.core.wording import BadPosition
from tablero.core.written import match_of, position_text

KIT: Final = "tablero-conformance"
KIT_VERSION: Final = 1

Respond = Callable[[Json], Json]


class CaseVerdict(NamedTuple):
    """What came of one case: nothing wrong, or what is; skipped, if the program says that it can't tell."""

    case: str
    rule: str
    wrong: list[str]
    skipped: str = ""


# -- making cases --------------------------------------------------------------------------------------------------


def kit_header(game: AnyGame) -> Json:
    return {
        "format": KIT,
        "format_version": KIT_VERSION,
        "tablero": version("tablero"),
        "game": game.id,
        "game_version": game.version,
    }


def decision_case(position: str, seat: str, answer: str) -> Json:
    """A decision: what is asked there, what is offered, and what `answer` makes of it."""
    told = replied({"position": position, "seat": seat, "answer": answer})
    chance = told.pop("chance")
    before, after = lines_of(position), lines_of(told.pop("after"))
    changes = {key: after.get(key) for key in [*before, *after] if before.get(key) != after.get(key)}
    case = {"position": position, "seat": seat, "question": told["question"], "options": told["options"]}
    end = {"next": told["next"], "points": told["points"], "over": told["over"]}
    told = {"complete": is_complete(position), "answer": answer, "chance": chance, "changes": changes}
    return case | told | end


def is_complete(position: str) -> bool:
    """Whether it could be met in a game: tests leave out what their rule does not need."""
    try:
        match_of(position)
    except BadPosition:
        return False
    return True


def count_case(position: str, most: int) -> Json:
    """How many ways there are to answer once, twice, … from a position, as long as that are at most so many."""
    counts = list(counted(match_of(position), most))
    return {"position": position, "depth": len(counts), "counts": counts}


def counted(match: Match, most: int, depth: int = 0) -> Iterator[int]:
    """The numbers of sequences of 1, 2, … answers: to a given depth, or as long as there are at most `most`."""
    level, done = [match], 0
    while level and (not depth or done < depth):
        count = sum(len(one.ask.options) for one in level if one.ask is not None)
        if not depth and count > most:
            return
        yield count
        done += 1
        level = [answered(one, option) for one in level if one.ask is not None for option in one.ask.options]


def answered(match: Match, option: int) -> Match:
    other = match.copy()
    other.answer(option)
    return other


def lines_of(position: str) -> dict[str, str]:
    """The lines of a position by their keys."""
    pairs = (line.partition(":") for line in position.splitlines() if ":" in line)
    return {key.strip(): value.strip() for key, _, value in pairs}


# -- what this program says ----------------------------------------------------------------------------------------


def replied(request: Json) -> Json:
    """The reply of this program to a request: what is asked, and what an answer leads to; or the counts."""
    match = match_of(request["position"], checked=False)
    if "depth" in request:
        return {"counts": list(counted(match, 0, request["depth"]))}
    game, names = match.game, seat_names(match)
    seat = names.index(request["seat"])
    ask = match.ask_for(seat)
    if ask is None:
        raise BadSetup(f"{request['seat']} is asked nothing in this position")
    told = {"question": ask.kind, "options": sorted(game.name(option) for option in ask.options)}
    counter = match.state.dice.counter
    match.answer(game.action(request["answer"]), seat)
    return told | {
        "after": position_text(match),
        "next": [
            {
                "seat": names[one.seat],
                "question": one.kind,
                "options": sorted(game.name(option) for option in one.options),
            }
            for one in match.open_asks()
        ],
        "points": dict(zip(names, game.points(match.state), strict=True)),
        "over": match.over,
        "chance": match.state.dice.counter != counter,
    }


def reply_or_skip(request: Json) -> Json:
    try:
        return {"case": request.get("case", ""), **replied(request)}
    except (TableroError, KeyError, ValueError, TypeError) as error:
        return {"case": request.get("case", ""), "skip": f"{type(error).__name__}: {error}"}


# -- judging -------------------------------------------------------------------------------------------------------


def read_kit(lines: Iterable[str]) -> tuple[Json, list[Json]]:
    """The header of a kit, and its cases."""
    try:
        found = [json.loads(line) for line in lines if line.strip()]
    except ValueError as error:
        raise BadSetup(f"this is no kit: {error}") from None
    if not found or not isinstance(found[0], dict) or found[0].get("format") != KIT:
        raise BadSetup(f"a kit begins with a line that says 'format': '{KIT}'")
    if found[0]["format_version"] != KIT_VERSION:
        raise BadSetup(f"this kit is of version {found[0]['format_version']}; here is {KIT_VERSION}")
    return found[0], found[1:]


def request_of(case: Json) -> Json:
    """What a program is asked about a case."""
    wanted = ("case", "position", "depth") if "counts" in case else ("case", "position", "seat", "answer")
    return {key: case[key] for key in wanted}


def judged(case: Json, reply: Json) -> CaseVerdict:
    """Hold a reply to its case."""
    rule = case.get("rule", "")
    if "skip" in reply:
        return CaseVerdict(case["case"], rule, [], str(reply["skip"]) or "no reason")
    wrong = wrong_counts(case, reply) if "counts" in case else [*wrong_parts(case, reply)]
    return CaseVerdict(case["case"], rule, wrong)


def wrong_counts(case: Json, reply: Json) -> list[str]:
    if reply.get("counts") == case["counts"]:
        return []
    return [f"counts are {reply.get('counts')}, not {case['counts']}"]


def wrong_parts(case: Json, reply: Json) -> Iterator[str]:
    """Everything that a reply tells otherwise than its case."""
    if "options" not in reply:
        yield "the options are not told"
        return
    offered, right = set(reply["options"]), set(case["options"])
    if offered != right:
        more, less = sorted(offered - right), sorted(right - offered)
        yield "options: " + "; ".join(
            [*([f"not legal: {', '.join(more)}"] if more else []), *([f"missing: {', '.join(less)}"] if less else [])]
        )
    if "after" in reply:
        yield from wrong_lines(case, lines_of(reply["after"]))
    for name in ("question", "points", "over"):
        if name in reply and reply[name] != case[name]:
            yield f"{name}: {reply[name]}, not {case[name]}"
    if "next" in reply and in_order(reply["next"]) != in_order(case["next"]):
        yield f"next: {reply['next']}, not {case['next']}"


def wrong_lines(case: Json, after: dict[str, str]) -> Iterator[str]:
    expected: dict[str, Any] = {**lines_of(case["position"]), **case["changes"]}
    for key in [*expected, *(key for key in after if key not in expected)]:
        if after.get(key) != expected.get(key):
            yield f"after: {key} is {after.get(key)}, not {expected.get(key)}"


def in_order(asks: list[Json]) -> list[tuple[str, list[str]]]:
    """Questions by seat; how a program calls them is its own business here."""
    return sorted((ask["seat"], sorted(ask["options"])) for ask in asks)


def check_kit(cases: list[Json], respond: Respond) -> list[CaseVerdict]:
    return [judged(case, respond(request_of(case))) for case in cases]
