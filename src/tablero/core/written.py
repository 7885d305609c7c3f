"""Positions as text: complete, canonical, and to be read and typed by people.

    tablero position 1
    game: el-grande 4
    players: 3
    decision: 41
    king: galicia
    sevilla: 3 purple, 1 blue, purple grande
    ...
    answers: purple galicia, purple done
    dice: 5f3a09c4/112

After the header come lines `key: value` about the state at the start of the running step, those alone that say more
than the default, in the order of the game; then the answers given since, and where the dice are. Equal positions have
equal texts. A game says in its `written.py` how each field of its state is written (`WRITTEN`), with the few kinds of
thing below; a test holds that none is forgotten.

A text may leave out what it does not care for: then it is as in the default, and the dice are new ones. What follows a
# is a comment. Whatever is wrong is said with its line and column, and what would have been right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeAlias

from .declare import fields_of, fresh
from .dice import Dice, dice_key
from .errors import BadSave, BadSetup, DeadEnd, TableroError
from .game import AnyGame
from .header import seat_names
from .match import Match, match_from
from .registry import find_game
from .state import State

FIRST_LINE: Final = "tablero position"
TEXT_VERSION: Final = 1
NONE: Final = "none"
LARGEST: Final = 10**40  # numbers in a state may be masks of places

Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]  # fixed ones, or as a state has them


class BadPosition(BadSetup):
    """A position that can't be read, with the place where it goes wrong."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column


class Passage:
    """A piece of a position and where it stands."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def cut(self, pattern: str) -> list[Passage]:
        """The pieces that match a pattern."""
        found = re.finditer(pattern, self.text)
        return [Passage(piece.group(), self.line, self.column + piece.start()) for piece in found]

    def words(self) -> list[Passage]:
        return self.cut(r"[^\s,]+")

    def parts(self, mark: str = ",") -> list[Passage]:
        """What stands between commas, or between other marks."""
        return self.cut(rf"[^\s{mark}]([^{mark}]*[^\s{mark}])?")

    def wrong(self, message: str) -> BadPosition:
        return BadPosition(self.line, self.column, message)

    def number(self, least: int = -LARGEST, most: int = LARGEST) -> int:
        if not re.fullmatch(r"[-−]?\d{1,40}", self.text):
            raise self.wrong(f"{self.text!r} should be a number")
        value = int(self.text.replace("−", "-"))
        if not least <= value <= most:
            raise self.wrong(f"{value} should be from {least} to {most}")
        return value

    def one_of(self, known: Sequence[str], what: str = "word") -> int:
        """Where this word stands among those that are known here."""
        if self.text in known:
            return known.index(self.text)
        close = get_close_matches(self.text, known, n=3, cutoff=0.5)
        several = ", ".join(known[:12]) + (f" … ({len(known)} in all)" if len(known) > 12 else "")
        hint = f"did you mean {' or '.join(close)}?" if close else f"it can be {several}"
        raise self.wrong(f"{self.text!r} is no {what} here; {hint}")


# -- kinds of values ---------------------------------------------------------------------------------------------


class Wording:
    """How a value of a state is written and read."""

    def write(self, s: Any, value: Any) -> str:
        raise TypeError(self)

    def read(self, s: Any, text: Passage) -> Any:
        raise TypeError(self)


def names_of(s: Any, names: Names) -> Sequence[str]:
    return names(s) if callable(names) else names


class Number(Wording):
    def __init__(self, least: int = -LARGEST, most: int = LARGEST) -> None:
        self.least = least
        self.most = most

    def write(self, s: Any, value: int) -> str:
        return str(value)

    def read(self, s: Any, text: Passage) -> int:
        return text.number(self.least, self.most)


class YesNo(Wording):
    def write(self, s: Any, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, s: Any, text: Passage) -> bool:
        return text.one_of(("no", "yes"), "yes or no") == 1


class One(Wording):
    """One of several things by name, counted from `base`; `others` are values with words of their own."""

    def __init__(self, names: Names, what: str, base: int = 0, others: dict[int, str] | None = None) -> None:
        self.names = names
        self.what = what
        self.base = base
        self.others = {-1: NONE} if others is None else others

    def write(self, s: Any, value: int) -> str:
        return self.others[value] if value in self.others else names_of(s, self.names)[value - self.base]

    def read(self, s: Any, text: Passage) -> int:
        for value, word in self.others.items():
            if text.text == word:
                return value
        return self.base + text.one_of([*names_of(s, self.names), *self.others.values()], self.what)


class Some(Wording):
    """Any of several things, kept as bits from `base` on; as one word with `mark` between them, if there is one."""

    def __init__(self, names: Names, what: str, base: int = 0, mark: str = " ") -> None:
        self.names = names
        self.what = what
        self.base = base
        self.mark = mark

    def write(self, s: Any, value: int) -> str:
        names = names_of(s, self.names)
        return self.mark.join(names[i] for i in range(len(names)) if value >> i + self.base & 1) or NONE

    def read(self, s: Any, text: Passage) -> int:
        if text.text == NONE:
            return 0
        words = text.words() if self.mark == " " else text.parts(re.escape(self.mark))
        return sum({1 << self.base + word.one_of(names_of(s, self.names), self.what) for word in words})


class Several(Wording):
    """A list in its order, a word each; `turned` is written from its end."""

    def __init__(self, item: Wording, turned: bool = False) -> None:
        self.item = item
        self.turned = turned

    def write(self, s: Any, value: list[Any]) -> str:
        words = [self.item.write(s, item) for item in value]
        return " ".join(words[::-1] if self.turned else words) or NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        found = [] if text.text == NONE else [self.item.read(s, word) for word in text.words()]
        return found[::-1] if self.turned else found


class Each(Wording):
    """A list of different things, a word each; it may be empty."""

    def __init__(self, *kinds: Wording) -> None:
        self.kinds = kinds

    def write(self, s: Any, value: list[Any]) -> str:
        return " ".join(kind.write(s, item) for kind, item in zip(self.kinds, value, strict=True)) if value else NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        words = [] if text.text == NONE else text.words()
        if words and len(words) != len(self.kinds):
            raise text.wrong(f"{text.text!r} should be {len(self.kinds)} words")
        return [kind.read(s, word) for kind, word in zip(self.kinds, words)]


class Groups(Wording):
    """A list of lists, with bars between them."""

    def __init__(self, item: Wording) -> None:
        self.item = item

    def write(self, s: Any, value: list[Any]) -> str:
        return " | ".join(self.item.write(s, item) for item in value) or "nothing"

    def read(self, s: Any, text: Passage) -> list[Any]:
        return [] if text.text == "nothing" else [self.item.read(s, part) for part in text.parts("|")]


class Row(Wording):
    """A value for each of several names, in parts such as `purple 3`; what is `usual` is left out."""

    def __init__(self, names: Names, what: str, item: Wording, usual: Any, length: int) -> None:
        self.names = names
        self.what = what
        self.item = item
        self.usual = usual
        self.length = length  # of the list, some of which may have no name

    def write(self, s: Any, value: list[Any]) -> str:
        names = names_of(s, self.names)
        told = [f"{names[i]} {self.item.write(s, value[i])}" for i in range(len(names)) if value[i] != self.usual]
        if any(item != self.usual for item in value[len(names) :]):
            raise DeadEnd(f"{value} has more than {len(names)} things: there are no names for them")
        return ", ".join(told) or NONE

    def read(self, s: Any, text: Passage) -> list[Any]:
        value = [fresh(self.usual) for _ in range(self.length)]
        seen = set()
        for part in [] if text.text == NONE else text.parts():
            word = part.words()[0]
            at = word.one_of(names_of(s, self.names), self.what)
            rest = part.text[len(word.text) :].lstrip()
            if not rest:
                raise word.wrong(f"{word.text!r} should be followed by its value")
            if at in seen:
                raise word.wrong(f"{word.text!r} is here twice")
            seen.add(at)
            column = part.column + len(part.text) - len(rest)
            value[at] = self.item.read(s, Passage(rest, part.line, column))
        return value


class Notes(Wording):
    """Lists that begin with the number of what they are about: a name each, and its values."""

    def __init__(self, names: dict[int, str], values: Mapping[int, Sequence[Wording]], turned: bool = False) -> None:
        self.names = names
        self.values = values  # what the values are, where they are no plain numbers
        self.turned = turned

    def kind(self, what: int, n: int) -> Wording:
        kinds = self.values.get(what, ())
        return kinds[n] if n < len(kinds) else Number()

    def write(self, s: Any, value: list[list[int]]) -> str:
        told = []
        for what, *rest in value[::-1] if self.turned else value:
            words = [self.kind(what, n).write(s, item) for n, item in enumerate(rest)]
            told.append(" ".join([self.names[what], *words]))
        return ", ".join(told) or NONE

    def read(self, s: Any, text: Passage) -> list[list[int]]:
        found = []
        for part in [] if text.text == NONE else text.parts():
            first, *rest = part.words()
            what = list(self.names)[first.one_of(list(self.names.values()))]
            found.append([what, *(self.kind(what, n).read(s, word) for n, word in enumerate(rest))])
        return found[::-1] if self.turned else found


class Pair(Wording):
    """Two numbers with a stroke between them, the second one first if `turned`."""

    def __init__(self, item: Wording, turned: bool = False) -> None:
        self.item = item
        self.turned = turned

    def write(self, s: Any, value: list[Any]) -> str:
        return "/".join(self.item.write(s, item) for item in (value[::-1] if self.turned else value))

    def read(self, s: Any, text: Passage) -> list[Any]:
        parts = text.parts("/")
        if len(parts) != 2:
            raise text.wrong(f"{text.text!r} should be two values with a stroke between them, such as 1/0")
        found = [self.item.read(s, part) for part in parts]
        return found[::-1] if self.turned else found


# -- lines -------------------------------------------------------------------------------------------------------


class LineGroup:
    """Some lines of a position: their keys, and the fields of the state they tell."""

    keys: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()

    def write(self, s: Any) -> list[tuple[str, str]]:
        """Key and value of each line that is needed."""
        raise TypeError(self)

    def read(self, s: Any, key: str, text: Passage) -> None:
        raise TypeError(self)

    def complete(self, s: Any) -> None:
        """Called when everything was read."""


class Line(LineGroup):
    """One field on a line of its own."""

    def __init__(self, field: str, kind: Wording, key: str = "") -> None:
        self.keys = (key or field,)
        self.fields = (field,)
        self.kind = kind

    def write(self, s: Any) -> list[tuple[str, str]]:
        value = getattr(s, self.fields[0])
        return [] if value == default_of(s, self.fields[0]) else [(self.keys[0], self.kind.write(s, value))]

    def read(self, s: Any, key: str, text: Passage) -> None:
        setattr(s, self.fields[0], self.kind.read(s, text))


class Derived(LineGroup):
    """A field that follows from the others."""

    def __init__(self, field: str, value: Callable[[Any], Any]) -> None:
        self.fields = (field,)
        self.value = value

    def write(self, s: Any) -> list[tuple[str, str]]:
        return []

    def complete(self, s: Any) -> None:
        setattr(s, self.fields[0], self.value(s))


class Preset(Derived):
    """A field that follows from the number of players; known before the first line is read."""


class PieceLines(LineGroup):
    """A line for each place: `3 purple, 1 blue`, how many of each kind stand there, `at[index(kind, place)]`."""

    def __init__(
        self,
        field: str,
        places: Sequence[str],
        kinds: Names,
        index: Callable[[int, int], int],
        what: str = "piece",
    ) -> None:
        self.keys = tuple(places)
        self.fields = (field,)
        self.kinds = kinds
        self.index = index
        self.what = what

    def write(self, s: Any) -> list[tuple[str, str]]:
        counts = getattr(s, self.fields[0])
        lines = []
        for place, key in enumerate(self.keys):
            there = [(counts[self.index(kind, place)], name) for kind, name in enumerate(names_of(s, self.kinds))]
            told = ", ".join(f"{n} {name}" for n, name in there if n)
            if told:
                lines.append((key, told))
        return lines

    def read(self, s: Any, key: str, text: Passage) -> None:
        place = self.keys.index(key)
        counts = getattr(s, self.fields[0])
        for part in text.parts():
            n, *name = part.words()
            if not name:
                raise part.wrong(f"{part.text!r} should be a number and a {self.what}")
            rest = Passage(part.text[name[0].column - part.column :], part.line, name[0].column)
            kind = rest.one_of(names_of(s, self.kinds), self.what)
            counts[self.index(kind, place)] = n.number(0, 999)


def default_of(s: State, field: str) -> Any:
    for line in fields_of(type(s)):
        if line.name == field:
            return line.default
    raise DeadEnd(f"{type(s).__name__} has no field {field!r}")


class Written(NamedTuple):
    """How the positions of a game are written: lines in their order; what earlier ones tell, later ones may need."""

    lines: Sequence[LineGroup]


def is_written(game: AnyGame) -> bool:
    """Whether the game says how its positions are written."""
    return find_spec(f"{game.package}.written") is not None


def written_of(game: AnyGame) -> Written:
    if not is_written(game):
        raise BadSetup(f"positions of {game.id} can't be written as text: {game.package} has no written.py")
    found: Written = import_module(f"{game.package}.written").WRITTEN
    return found


# -- a whole position --------------------------------------------------------------------------------------------


def position_text(match: Match) -> str:
    """The position of `match`, complete, with everything hidden: it is for the host and for finished games."""
    game = match.game
    if match.redeals:
        raise BadSave("a re-dealt match can't be written down; write the match it was copied from")
    lines = [f"{FIRST_LINE} {TEXT_VERSION}", f"game: {game.id} {game.version}", f"players: {game.seats(match.start)}"]
    if match.count:
        lines.append(f"decision: {match.count}")
    for item in written_of(game).lines:
        lines += [f"{key}: {value}" for key, value in item.write(match.start)]
    names = seat_names(match)
    given = [f"{names[seat]} {game.name(answer)}" for seat, answer in zip(match.seats, match.answers) if answer >= 0]
    if given:
        lines.append("answers: " + ", ".join(given))
    dice = match.start.dice
    lines.append(f"dice: {dice.key.hex()}/{dice.counter}")
    return "\n".join([*lines, ""])


def is_whole(text: str) -> bool:
    """Whether this is such a text, and not a few lines for a game's own `position.py`."""
    said = [line.partition("#")[0].strip() for line in text.splitlines()]
    return next((line for line in said if line), "").startswith(FIRST_LINE)


def match_of(text: str, seed: bytes = b"", own_dice: bool = True) -> Match:
    """The match at a position, with its `own_dice`; otherwise, or where it has none, they come from `seed`."""
    reader = PositionReader(text)
    if not own_dice:
        reader.given.pop("dice", None)
    return reader.match(seed)


class PositionReader:
    """Reads a position line by line."""

    def __init__(self, text: str) -> None:
        self.given: dict[str, Passage] = {}
        self.end = 1
        for number, line in enumerate(text.splitlines(), 1):
            self.end = number
            said = line.partition("#")[0].rstrip()
            if said.strip():
                self.take_line(number, said)

    def take_line(self, number: int, said: str) -> None:
        start = len(said) - len(said.lstrip()) + 1
        if not self.given:
            if said.split() != [*FIRST_LINE.split(), str(TEXT_VERSION)]:
                raise BadPosition(number, start, f"a position begins with the line '{FIRST_LINE} {TEXT_VERSION}'")
            self.given[""] = Passage(said, number, start)
            return
        key, colon, value = said.partition(":")
        if not colon or not value.strip():
            raise BadPosition(number, start, f"a line of a position is 'key: value', not {said.strip()!r}")
        key = key.strip()
        if key in self.given:
            raise BadPosition(number, start, f"{key!r} stands in line {self.given[key].line} already")
        column = len(said) - len(value.lstrip()) + 1
        self.given[key] = Passage(value.strip(), number, column)

    def header(self, key: str, example: str) -> Passage:
        if key not in self.given:
            raise BadPosition(self.end, 1, f"the line '{key}: …' is missing; write it like '{key}: {example}'")
        return self.given.pop(key)

    def match(self, seed: bytes) -> Match:
        self.header("", "")
        game = self.game()
        players = self.header("players", str(game.usual_players()))
        if players.number() not in game.players:
            raise players.wrong(f"{game.id} is for {', '.join(map(str, game.players))} players")
        decision = self.given.pop("decision", Passage("0", 0, 0)).number(0)
        answers = self.given.pop("answers", None)
        dice = self.dice(seed)
        state = self.state(game, players)
        state.dice = dice
        try:
            game.check(state)
            match = match_from(game, state)
        except (DeadEnd, TableroError, ArithmeticError, LookupError, ValueError, TypeError) as error:
            raise BadPosition(self.end, 1, f"this can't be a position of {game.id}: {error}") from None
        self.give(match, answers)
        if not match.count:
            match.begun = match.floor = 0
        missing = decision - match.count
        if missing > 0:
            match.count += missing
            match.begun += missing
            match.floor += missing
        return match

    def game(self) -> AnyGame:
        text = self.header("game", "el-grande")
        name, *version = text.words()
        try:
            game = find_game(name.text)
        except TableroError as error:
            raise name.wrong(str(error)) from None
        if version and version[0].number(1) > game.version:
            raise version[0].wrong(
                f"this position is of version {version[0].text} of {game.id}; here is {game.version}"
            )
        return game

    def dice(self, seed: bytes) -> Dice:
        text = self.given.pop("dice", None)
        if text is None:
            return Dice(dice_key(seed))
        found = re.fullmatch(r"([0-9a-f]{32})/(\d{1,12})", text.text)
        if not found:
            raise text.wrong(
                "the dice are 32 digits and letters, a stroke and a number; leave the line out for new ones"
            )
        return Dice(bytes.fromhex(found[1]), int(found[2]))

    def state(self, game: AnyGame, players: Passage) -> State:
        """The state that the remaining lines tell."""
        state: Any = game.state.blank(Dice(b""))
        written = written_of(game)
        known = [key for item in written.lines for key in item.keys]
        for key, text in self.given.items():
            if key not in known:
                Passage(key, text.line, 1).one_of(known, "key")
        if "players" in game.fields:
            state.players = players.number()
        for item in written.lines:
            if isinstance(item, Preset):
                item.complete(state)
            for key in item.keys:
                if key in self.given:
                    item.read(state, key, self.given[key])
        for item in written.lines:
            item.complete(state)
        if game.seats(state) != players.number():
            raise players.wrong(f"the lines below are of {game.seats(state)} players")
        return state  # type: ignore[no-any-return]

    def give(self, match: Match, answers: Passage | None) -> None:
        """Give the answers of the running step again."""
        names = seat_names(match)
        for part in answers.parts() if answers is not None else []:
            words = part.words()
            if len(words) != 2:
                raise part.wrong(f"an answer is a seat and an option, not {part.text!r}")
            seat = words[0].one_of(names, "seat")
            ask = match.ask_for(seat)
            if ask is None:
                raise part.wrong(f"{words[0].text} is not asked here")
            options = [match.game.name(option) for option in ask.options]
            match.answer(ask.options[words[1].one_of(options, "option")], seat)
