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
thing in wording.py; a test holds that none is forgotten.

A position can be told as one seat knows it. Then what the seat can't know is `unknown` (the game's `unknown.py`: what
that is, and how it is dealt when the text is opened), the dice are left out, and so are answers of others since the
step began: they may be secret.

A text may leave out what it does not care for: then it is as in the default, and the dice are new ones. What follows a
# is a comment. Whatever is wrong is said with its line and column, and what would have been right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from .declare import StateField, fields_of
from .dice import Dice, dice_key
from .errors import BadSave, BadSetup, DeadEnd, TableroError
from .game import AnyGame, Options
from .header import seat_names
from .match import Match, NoteWitness, match_from
from .registry import find_game, game_ids
from .state import EVERYTHING, State
from .wording import BadPosition, Counts, Names, Passage, Wording, is_unknown, names_of

FIRST_LINE: Final = "tablero position"
TEXT_VERSION: Final = 1
LONGEST_TEXT: Final = 100_000  # letters; the longest position of a real game has a tenth of that
REST: Final = "unknown"  # the line that names cards which lie hidden and don't follow from the others


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

    def kind_of(self, key: str) -> Wording:
        """How the value of a line is written."""
        raise TypeError(self)

    def value_of(self, s: Any, key: str) -> Any:
        """What a line tells of a state."""
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
        return [] if value == default_of(s, self.fields[0]) else [(self.keys[0], self.kind.tell(s, value))]

    def read(self, s: Any, key: str, text: Passage) -> None:
        setattr(s, self.fields[0], self.kind.hear(s, text))

    def kind_of(self, key: str) -> Wording:
        return self.kind

    def value_of(self, s: Any, key: str) -> Any:
        return getattr(s, self.fields[0])


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
        self.counts = Counts(kinds, what)
        self.index = index

    def kind_of(self, key: str) -> Wording:
        return self.counts

    def value_of(self, s: Any, key: str) -> list[int]:
        counts, place = getattr(s, self.fields[0]), self.keys.index(key)
        return [counts[self.index(kind, place)] for kind in range(len(names_of(s, self.counts.names)))]

    def write(self, s: Any) -> list[tuple[str, str]]:
        told = [(key, self.value_of(s, key)) for key in self.keys]
        return [(key, self.counts.write(s, value)) for key, value in told if any(value)]

    def read(self, s: Any, key: str, text: Passage) -> None:
        place = self.keys.index(key)
        counts = getattr(s, self.fields[0])
        for kind, n in enumerate(self.counts.read(s, text)):
            counts[self.index(kind, place)] = n


def default_of(s: State, field: str) -> Any:
    for line in fields_of(type(s)):
        if line.name == field:
            return line.default
    raise DeadEnd(f"{type(s).__name__} has no field {field!r}")


class Stock(NamedTuple):
    """How many pieces of a kind a position has, and how many there are in the box."""

    piece: str
    there: int
    least: int
    most: int


class Pool(NamedTuple):
    """Cards of which each is in one place: those found, and those there are; what is unknown is found, too."""

    found: list[int]
    expected: list[int]
    kind: Wording


class Written(NamedTuple):
    """How the positions of a game are written: lines in their order; what earlier ones tell, later ones may need."""

    lines: Sequence[LineGroup]
    options: Mapping[str, Callable[[Any], Any]] = {}  # those options of the game that a position tells
    rest: Wording | None = None  # what the line `unknown: …` names, if a game needs it
    running: frozenset[str] = frozenset()  # keys that tell of a turn that is being taken, not of the table
    stock: Callable[[Any], list[Stock]] | None = None  # how many there are of what (editing.py)
    settle: Callable[[Any], None] | None = None  # bring in step what follows from the pieces, if somebody sets them


class NextCard(NamedTuple):
    """A card that comes next: `name` says where, then the field, its row if it is a list of lists, the place there."""

    name: str
    field: str
    row: int  # -1: it has none
    place: int
    pool: int  # which of the game's pools it is from
    also: Sequence[int] = ()  # cards that may come there besides those named nowhere
    barred: Sequence[int] = ()  # ... and those of them that may not


def no_cards(s: Any) -> list[NextCard]:
    return []


class Unknown(NamedTuple):
    """What is hidden in a game: `UNKNOWN` of its `unknown.py`."""

    conceal: Callable[[Any, int], list[int]]  # put UNKNOWN where the seat can't know; what the `rest` has to name
    deal: Callable[[Any, Dice, list[int]], None]  # deal whatever is UNKNOWN from the rest
    pools: Callable[[Any, list[int]], list[Pool]]  # all cards that may be unknown
    next_cards: Callable[[Any], list[NextCard]] = no_cards  # what comes next, where somebody may have drawn it himself


def is_written(game: AnyGame) -> bool:
    """Whether the game says how its positions are written."""
    return find_spec(f"{game.package}.written") is not None


def written_of(game: AnyGame) -> Written:
    if not is_written(game):
        raise BadSetup(f"positions of {game.id} can't be written as text: {game.package} has no written.py")
    found: Written = import_module(f"{game.package}.written").WRITTEN
    return found


def unknown_of(game: AnyGame) -> Unknown:
    if find_spec(f"{game.package}.unknown") is None:
        raise BadSetup(f"positions of {game.id} are told whole: {game.package} has no unknown.py")
    found: Unknown = import_module(f"{game.package}.unknown").UNKNOWN
    return found


def options_told(game: AnyGame, s: State) -> Options:
    """The options of a game as far as a position tells them, those of its seats among them; the others are usual."""
    given = {name: value(s) for name, value in written_of(game).options.items()}
    if game.seats_option:
        given[game.seats_option] = list(game.seating(s).seats)
    return game.checked_options(game.seats(s), given)


# -- a whole position --------------------------------------------------------------------------------------------


def position_text(match: Match, seat: int = EVERYTHING) -> str:
    """The position of `match`, complete, for the host and for finished games; or as `seat` (or SPECTATOR) knows it."""
    game = match.game
    if match.redeals:
        raise BadSave("a re-dealt match can't be written down; write the match it was copied from")
    state, names = match.start, seat_names(match)
    rest: list[int] = []
    if seat != EVERYTHING:
        state = state.copy()
        rest = unknown_of(game).conceal(state, seat)
    given = [(by, answer) for by, answer in zip(match.seats, match.answers) if answer >= 0]
    if seat != EVERYTHING and not is_own_doing(match, seat):
        given = []
    lines = state_lines(game, state, rest, match.begun + len(given))
    if given:
        lines.append("answers: " + ", ".join(f"{names[by]} {game.name(answer)}" for by, answer in given))
    if seat == EVERYTHING:
        lines.append(f"dice: {state.dice.key.hex()}/{state.dice.counter}")
    return "\n".join([*lines, ""])


def state_lines(game: AnyGame, state: State, rest: list[int], decision: int = 0) -> list[str]:
    """The lines that tell a state."""
    written = written_of(game)
    lines = [f"{FIRST_LINE} {TEXT_VERSION}", f"game: {game.id} {game.version}", f"players: {game.seats(state)}"]
    if decision:
        lines.append(f"decision: {decision}")
    for item in written.lines:
        lines += [f"{key}: {value}" for key, value in item.write(state)]
    if rest and written.rest is not None:
        lines.append(f"{REST}: {' '.join(written.rest.write(state, card) for card in sorted(rest))}")
    return lines


def is_own_doing(match: Match, seat: int) -> bool:
    """Whether since the step began nobody but `seat` has decided, and nothing was rolled or revealed."""
    steady = match.floor <= match.begun and match.start.dice.counter == match.state.dice.counter
    return steady and all(by == seat for by in match.seats)


def is_whole(text: str) -> bool:
    """Whether this is such a text, and not a few lines for a game's own `position.py`."""
    said = [line.partition("#")[0].strip() for line in text.splitlines()]
    return next((line for line in said if line), "").startswith(FIRST_LINE)


def match_of(text: str, seed: bytes = b"", own_dice: bool = True, checked: bool = True) -> Match:
    """The match at a position, with its `own_dice`; otherwise, or where it has none, they come from `seed`.

    What is not `checked` may lack pieces that its rules do not need: so tests set positions up.
    """
    reader = PositionReader(text)
    if not own_dice:
        reader.given.pop("dice", None)
    return reader.match(seed, checked=checked)


def root_of(text: str) -> tuple[str, list[tuple[str, str]]]:
    """What a game can begin with: the text without dice, decisions and comments; and the answers that it tells."""
    reader = PositionReader(text)
    for key in ("dice", "decision"):
        reader.given.pop(key, None)
    answers = reader.given.pop("answers", None)
    told = [part.words() for part in answers.parts()] if answers is not None else []
    lines = [f"{key}: {said.text}" for key, said in reader.given.items() if key]
    game = reader.game()
    lines = [f"game: {game.id} {reader.made}" if line.startswith("game:") else line for line in lines]
    return "\n".join([reader.given[""].text, *lines, ""]), [
        (words[0].text, words[1].text) for words in told if len(words) == 2
    ]


def match_at_root(root: str, seed: bytes, journal: bool = True, witness: NoteWitness | None = None) -> Match:
    """A game that begins with a position, with the dice of its seed: like any other, it can be played again."""
    match = PositionReader(root).match(seed, journal, witness)
    match.root = root
    match.seed = seed
    match.options = options_told(match.game, match.start)
    return match


class PositionReader:
    """Reads a position line by line."""

    def __init__(self, text: str) -> None:
        self.given: dict[str, Passage] = {}
        self.end = 1
        self.made = 0  # the version of the game that wrote it
        self.has_dealt = False  # something was unknown
        if len(text) > LONGEST_TEXT:
            raise BadPosition(1, 1, f"a position has at most {LONGEST_TEXT} letters", "long", most=LONGEST_TEXT)
        for number, line in enumerate(text.splitlines(), 1):
            self.end = number
            said = line.partition("#")[0].rstrip()
            if said.strip():
                self.take_line(number, said)

    def take_line(self, number: int, said: str) -> None:
        start = len(said) - len(said.lstrip()) + 1
        if not self.given:
            first = f"{FIRST_LINE} {TEXT_VERSION}"
            if said.split() != first.split():
                raise BadPosition(
                    number, start, f"a position begins with the line '{first}'", "first-line", wanted=first
                )
            self.given[""] = Passage(said.strip(), number, start)
            return
        key, colon, value = said.partition(":")
        if not colon or not value.strip():
            told = f"a line of a position is 'key: value', not {said.strip()!r}"
            raise BadPosition(number, start, told, "no-key", said=said.strip())
        key = key.strip()
        if key in self.given:
            before = self.given[key].line
            raise BadPosition(
                number, start, f"{key!r} stands in line {before} already", "again", said=key, before=before
            )
        column = len(said) - len(value.lstrip()) + 1
        self.given[key] = Passage(value.strip(), number, column)

    def header(self, key: str, example: str) -> Passage:
        if key not in self.given:
            told = f"the line '{key}: …' is missing; write it like '{key}: {example}'"
            raise BadPosition(self.end, 1, told, "no-line", wanted=f"{key}: {example}")
        return self.given[key]

    def match(
        self, seed: bytes, journal: bool = True, witness: NoteWitness | None = None, checked: bool = True
    ) -> Match:
        game = self.game()
        state = self.state(game, seed)
        try:
            if checked:
                game.check(state)
            match = match_from(game, state, journal, witness)
        except (DeadEnd, TableroError, ArithmeticError, LookupError, ValueError, TypeError) as error:
            told = f"this can't be a position of {game.id}: {error}"
            raise BadPosition(self.end, 1, told, "against-rules", error, game=game.id) from None
        if "answers" in self.given:
            self.give(match, self.given["answers"])
        if not match.count:
            match.begun = match.floor = 0
        missing = self.number("decision") - match.count
        if missing > 0:
            match.count += missing
            match.begun += missing
            match.floor += missing
        return match

    def number(self, key: str) -> int:
        return self.given[key].number(0) if key in self.given else 0

    def game(self) -> AnyGame:
        """The game, and the version of it that wrote this."""
        name, *version = self.header("game", "el-grande").words()
        try:
            game = find_game(name.text)
        except TableroError as error:
            raise name.wrong(str(error), "no-game", said=name.text, known=", ".join(game_ids())) from None
        if version and version[0].number(1) > game.version:
            raise version[0].wrong(
                f"this position is of version {version[0].text} of {game.id}; here is {game.version}",
                "newer",
                made=version[0].text,
                game=game.id,
                here=str(game.version),
            )
        self.made = version[0].number() if version else game.version
        return game

    def dice(self, seed: bytes) -> Dice:
        text = self.given.get("dice")
        if text is None:
            return Dice(dice_key(seed))
        found = re.fullmatch(r"([0-9a-f]{32})/(\d{1,12})", text.text)
        if not found:
            raise text.wrong(
                "the dice are 32 digits and letters, a stroke and a number; leave the line out for new ones", "dice"
            )
        return Dice(bytes.fromhex(found[1]), int(found[2]))

    def state(self, game: AnyGame, seed: bytes) -> State:
        """The state that the lines tell, with what is unknown dealt."""
        written, state = written_of(game), self.bare_state(game)
        state.dice = self.dice(seed)
        self.deal(game, written, state)
        for item in written.lines:
            item.complete(state)
        return state

    def bare_state(self, game: AnyGame) -> State:
        """The state that the lines tell, with what is unknown left so."""
        written, players = written_of(game), self.header("players", str(game.usual_players()))
        if players.number() not in game.players:
            counts = ", ".join(map(str, game.players))
            raise players.wrong(f"{game.id} is for {counts} players", "players", game=game.id, counts=counts)
        state: Any = game.state.blank(Dice(b""))
        self.check_keys(written)
        if "players" in game.fields:
            state.players = players.number()
        for item in written.lines:
            if isinstance(item, Preset):
                item.complete(state)
            for key in item.keys:
                if key in self.given:
                    item.read(state, key, self.given[key])
        if self.made < game.version:
            self.convert(game, written, state)
        for item in written.lines:
            item.complete(state)  # what is dealt may depend on it
        if game.seats(state) != players.number():
            n = game.seats(state)
            raise players.wrong(f"the lines below are of {n} players", "other-players", n=n)
        return state  # type: ignore[no-any-return]

    def check_keys(self, written: Written) -> None:
        """Whether every line is one that a position of this game has."""
        known = [key for item in written.lines for key in item.keys] + ([REST] if written.rest is not None else [])
        for key, text in self.given.items():
            if key not in ("", "game", "players", "decision", "answers", "dice", *known):
                Passage(key, text.line, 1).one_of(known, "key")

    def convert(self, game: AnyGame, written: Written, state: Any) -> None:
        """Fields that an older version had otherwise: as the declaration of the state says, and saves are read."""
        keys = {item.fields[0]: item.keys[0] for item in written.lines if isinstance(item, Line)}
        for line in fields_of(game.state):
            if line.since > self.made and (line.was or line.convert is not None):
                for name in line.was or (line.name,):
                    if keys.get(name, "") in self.given:
                        self.take_over(line, state, getattr(state, name))
                        break

    def take_over(self, line: StateField, state: Any, value: Any) -> None:
        setattr(state, line.name, value if line.convert is None else line.convert(value))

    def deal(self, game: AnyGame, written: Written, state: Any) -> None:
        """Deal what the text leaves unknown."""
        hidden = [item for item in written.lines if any(is_unknown(getattr(state, field)) for field in item.fields)]
        if not hidden:
            return
        self.has_dealt = True
        where = next(self.given[key] for item in hidden for key in item.keys if key in self.given)
        try:
            unknown_of(game).deal(state, state.dice, self.rest(written, state))
        except (BadSetup, LookupError, ValueError, TypeError, ArithmeticError) as error:
            told = f"what is unknown can't be dealt: {error}"
            raise where.wrong(told, "not-dealt", error, game=game.id) from None
        for item in hidden:
            if any(is_unknown(getattr(state, field)) for field in item.fields):
                key = next(key for key in item.keys if key in self.given)
                raise self.given[key].wrong(f"{key!r} can't be unknown", "not-unknown", said=key)

    def rest(self, written: Written, state: Any) -> list[int]:
        """The cards that the line `unknown: …` names."""
        text = self.given.get(REST)
        return [written.rest.read(state, word) for word in text.words()] if text is not None and written.rest else []

    def give(self, match: Match, answers: Passage) -> None:
        """Give the answers of the running step again.

        Under other rules, or with other cards where something was unknown, only up to the first that does not fit.
        """
        names = seat_names(match)
        for part in answers.parts():
            try:
                self.give_one(match, names, part)
            except BadPosition as error:
                if self.made == match.game.version and not self.has_dealt:
                    raise
                match.warning = str(error)
                return

    def give_one(self, match: Match, names: list[str], part: Passage) -> None:
        words = part.words()
        if len(words) != 2:
            raise part.wrong(f"an answer is a seat and an option, not {part.text!r}", "answer", said=part.text)
        seat = words[0].one_of(names, "seat")
        ask = match.ask_for(seat)
        if ask is None:
            raise part.wrong(f"{words[0].text} is not asked here", "not-asked", said=words[0].text)
        options = [match.game.name(option) for option in ask.options]
        match.answer(ask.options[words[1].one_of(options, "option")], seat)
