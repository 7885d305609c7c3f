"""A whole game as text that people read and programs play again: setup, seed, and every decision by name.

    tablero game 1
    game: el-grande 3
    players: 3
    options: short=on
    seed: 676f6c64656e
    result: purple 31, blue 40, orange 25; blue won

    1 purple: power_7
    2 blue: power_3
    4 purple: levy_1 place galicia galicia done
      {Purple places two caballeros in Galicia.}

A line has the number of its first decision, a seat, and what that seat answered until another one was asked. What
stands in braces, or behind a #, is a comment. A game that began with a position has its lines, with a bar before each.
Read again, it is the same game: what it says of the result is checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .errors import BadSave, TableroError
from .game import Options
from .header import seat_names
from .match import Match, new_match
from .origin import began
from .registry import find_game, game_ids
from .state import EVERYTHING, Entry
from .transcript import Scribe
from .wording import BadPosition, Passage
from .written import match_at_root

FIRST_LINE: Final = "tablero game"
TEXT_VERSION: Final = 1
BAR: Final = "|"  # before each line of the position that a game began with
HEADER: Final = ("game", "players", "options", "seed", "result")


def is_game(text: str) -> bool:
    return text.lstrip().startswith(FIRST_LINE)


def game_text(match: Match, comment: Callable[[Entry], str] | None = None) -> str:
    """The text of a game with its whole history; with `comment`, what happened stands between the decisions."""
    history = match.history
    if history is None or not match.is_traceable:
        raise BadSave("only a game with its whole history can be written down: new_match(..., journal=True) keeps it")
    game, names = match.game, seat_names(match)
    scribe = Scribe(match)
    lines = [f"{FIRST_LINE} {TEXT_VERSION}", *[line for line in scribe.lines[:4] if not line.endswith(":")]]
    if match.over:
        lines.append("result: " + result_text(match))
    lines += [f"{BAR} {line}" for line in match.root.splitlines()]
    lines.append("")
    again = began(game, match.players, match.options, match.seed, match.root, journal=comment is not None)
    told = 0
    given: list[str] = []

    def tell() -> None:
        nonlocal told
        entries = again.journal(EVERYTHING)
        if comment is not None and len(entries) > told:
            said = [comment(entry).replace("{", "(").replace("}", ")") for entry in entries[told:]]
            lines.append("  {" + " ".join(line for line in said if line) + "}")
        told = len(entries)

    tell()
    for i in range(0, len(history), 2):
        seat, option = history[i], history[i + 1]
        if not given or given[1] != f"{names[seat]}:":
            given = [str(i // 2 + 1), f"{names[seat]}:"]
        given.append(game.name(option))
        again.answer(option, seat)
        over = i + 2 == len(history) or history[i + 2] != seat
        heard = comment is not None and len(again.journal(EVERYTHING)) > told
        if over or heard:
            lines.append(" ".join(given))
            given = []
            tell()
    return "\n".join([*lines, ""])


def result_text(match: Match) -> str:
    names = seat_names(match)
    points = match.game.points(match.state)
    scores = ", ".join(f"{name} {points[seat]}" for seat, name in enumerate(names))
    winners = " ".join(names[seat] for seat in match.game.winners(match.state)) or "nobody"
    return f"{scores}; {winners} won"


def match_of_game(text: str, upto: int | None = None) -> Match:
    """The game that a text tells, after its first `upto` decisions (None: after all)."""
    header, decisions = parts_of(text)
    match = begin(header, root_in(text))
    names = seat_names(match)
    for number, seat, words in decisions:
        if upto is not None and match.count >= upto:
            return match
        if number.number(1) != match.count + 1:
            n = match.count + 1
            raise number.wrong(f"decision {n} comes next, not {number.text}", "next", said=number.text, n=str(n))
        who = seat.one_of(names, "seat")
        for word in words:
            if upto is not None and match.count >= upto:
                return match
            ask = match.ask_for(who)
            if ask is None:
                if match.over:
                    raise word.wrong("the game has ended here", "ended")
                raise word.wrong(f"{seat.text} is not asked here", "not-asked", said=seat.text)
            options = [match.game.name(option) for option in ask.options]
            match.answer(ask.options[word.one_of(options, "option")], who)
    told = header.get("result")
    if told is not None and told.text != result_text(match):
        result = result_text(match)
        raise told.wrong(f"played again, this game ends otherwise: {result}", "other-end", result=result)
    return match


Decisions = list[tuple[Passage, Passage, list[Passage]]]


def parts_of(text: str) -> tuple[dict[str, Passage], Decisions]:
    """The header by key, and each line of decisions: its number, the seat, the words."""
    bare = re.sub(r"\{[^{}]*\}", lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    header: dict[str, Passage] = {}
    decisions: Decisions = []
    begun = False
    for number, line in enumerate(bare.splitlines(), 1):
        said = line.partition("#")[0].rstrip()
        if not said.strip() or said.startswith(BAR):
            continue
        start = len(said) - len(said.lstrip()) + 1
        if not begun:
            first = f"{FIRST_LINE} {TEXT_VERSION}"
            if said.split() != first.split():
                raise BadPosition(number, start, f"a game begins with the line '{first}'", "first-line", wanted=first)
            begun = True
            continue
        found = re.fullmatch(r"(\s*(?:(\d+)\s+)?)([\w-]+):\s+(.*)", said)
        if not found:
            raise BadPosition(number, start, "a line is 'key: value', or '12 purple: galicia done'", "game-line")
        name = Passage(found[3], number, found.start(3) + 1)
        value = Passage(found[4], number, found.start(4) + 1)
        if found[2]:
            decisions.append((Passage(found[2], number, found.start(2) + 1), name, value.words()))
        else:
            name.one_of(HEADER, "key")
            header[found[3]] = value
    return header, decisions


def root_in(text: str) -> list[Passage]:
    """The lines of the position that the game began with."""
    barred = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.startswith(BAR)]
    return [Passage(line[len(BAR) + 1 :].rstrip(), number, len(BAR) + 2) for number, line in barred]


def begin_at(root: list[Passage], seed: bytes) -> Match:
    """The game at the position that it began with; what is wrong there is told where it stands in this text."""
    try:
        return match_at_root("\n".join([*(line.text for line in root), ""]), seed)
    except BadPosition as error:
        line = root[min(error.line, len(root)) - 1]
        raise error.moved(line.line, line.column + error.column - 1) from None


def begin(header: dict[str, Passage], root: list[Passage]) -> Match:
    """The game before its first decision."""
    for key in ("game", "players"):
        if key not in header:
            raise BadPosition(1, 1, f"the line '{key}: …' is missing", "no-line", wanted=f"{key}: …")
    name = header["game"].words()[0]
    try:
        game = find_game(name.text)
    except TableroError as error:
        raise name.wrong(str(error), "no-game", said=name.text, known=", ".join(game_ids())) from None
    options: Options = {}
    for word in header["options"].cut(r"\S+") if "options" in header else []:
        key, equals, value = word.text.partition("=")
        if not equals:
            raise word.wrong(f"an option is written like short=on, not {word.text!r}", "option", said=word.text)
        options[key] = value
    seed = header["seed"].text if "seed" in header else ""
    if not re.fullmatch(r"([0-9a-f]{2})*", seed):
        raise header["seed"].wrong("a seed is an even number of digits and letters from a to f", "seed")
    if root:
        return begin_at(root, bytes.fromhex(seed))
    try:
        return new_match(game, header["players"].number(), options, bytes.fromhex(seed))
    except TableroError as error:
        raise header["players"].wrong(str(error), "setup", error, game=game.id) from None
