"""Loading a match that was saved, by this version of its game or by an older one.

By the same rules only the running step is run again, and everything is as it was. A game that was stored by other rules
goes on under today's: its state is read field by field as the declaration says (declare.py), its answers are given
again, and it stops at the first that no longer fits. If today's rules can't use the position at all, the game is played
again from its seed and history. What that costs stands in `warning` and in the journal.

Other modules use `load` through record.py. Not here: how a save is made (saving.py), reading carefully what may be
damaged (sealed.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .answers import answer, seat_number
from .declare import StateField, fields_of, fresh
from .dice import Dice, dice_key
from .errors import BadSave, DeadEnd, IllegalAnswer, TableroError, UnknownId
from .game import AnyGame, Options
from .header import FORMAT_VERSION, game_in, options_in, seed_in
from .match import Checkpoint, Match
from .origin import began
from .saving import SAVE, checkpoint_data
from .sealed import LARGEST, Reader, opened, shown
from .state import EVERYONE, Entry, State
from .written import LONGEST_TEXT

WIDEST: Final = 2**128  # numbers in a state may be masks of places


def load(data: object, tells: bool = True) -> Match:
    """The match that was saved as `data` (or as its text).

    If the game was changed since, its answers are given again under today's rules, up to the first that no longer fits;
    `warning` and the journal say so (the journal only if this `tells`). A file that can't be trusted raises BadSave.
    """
    file = opened(data, SAVE, FORMAT_VERSION)
    game = game_in(file)
    players = game.checked_players(file.whole("players"))
    options = options_in(file, game, players)
    try:
        return Loader(file, game, players, options, tells).match()
    except TableroError:
        raise
    except Exception as error:  # a state that was edited by hand can break the rules' code anywhere
        raise BadSave(
            f"{file.where} does not fit the rules of {game.id}: {reason(error)}; give the file as Tablero wrote it"
        ) from None


def reason(error: Exception) -> str:
    return str(error) if isinstance(error, TableroError) else f"{type(error).__name__} {shown(str(error))}"


class Loader:
    """Makes a match of the fields of a save, piece by piece."""

    def __init__(self, file: Reader, game: AnyGame, players: int, options: Options, tells: bool) -> None:
        self.file = file
        self.game = game
        self.made = file.whole("game_version")
        self.is_older = self.made < game.version
        self.players = players
        self.from_position = file.flag("from_position")
        self.options = {} if self.from_position and not file.table("options").data else options
        self.seed = seed_in(file)
        self.root = file.text("position", LONGEST_TEXT)
        self.fresh: State = self.new_state(options)  # shows what a state looks like
        self.names = self.read_names()
        self.count = file.whole("count")
        self.floor = file.whole("floor", 0, self.count)
        self.last_seat = -1 if file.word("last_seat") == "" else self.seat(file.word("last_seat"))
        self.journal = self.read_journal()
        self.tells = tells
        self.misfit = ""  # why an answer no longer fits
        self.warnings: list[str] = []

    def new_state(self, options: Options) -> State:
        """A state as it is at the beginning; with those who sit at a position there may be no such beginning."""
        if self.from_position:
            return self.game.state.blank(Dice(b""))  # type: ignore[no-any-return]
        return self.game.setup(self.players, options, Dice(dice_key(self.seed)))  # type: ignore[no-any-return]

    def match(self) -> Match:
        try:
            match = self.from_checkpoint()
        except Exception as error:  # a position of older rules may be none under today's
            lost = self.from_position and not self.root
            if not self.is_older or lost or self.file.field("history") is None:
                raise
            self.warnings = [f"its position can't be used ({reason(error)}), so it is played again from the start"]
            match = self.from_seed()
        if self.misfit or self.made != self.game.version:
            self.tell(match)
        match.warning = "; ".join(self.warnings)
        return match

    def from_checkpoint(self) -> Match:
        """The match as it was: the state at the start of the running step, and the answers since."""
        saved = self.file.table("checkpoint")
        start = self.read_state(saved)
        begun = saved.whole("begun", 0, self.count)
        answers = [words for words in saved.words("answers", 2, 3) if len(words) == 2]
        match = self.played(lambda: self.at_start(start, begun), answers)
        if self.is_as_before(match, saved):
            self.read_past(match)
        else:  # earlier steps were played by other rules: undo does not go back into them
            match.past.clear()
            match.floor = max(match.floor, match.begun)
        self.read_history(match)
        self.look_around(match)
        return match

    def from_seed(self) -> Match:
        """The match from its first question on, with all the answers of its history."""
        self.misfit = ""
        answers = self.read_answers()
        match = self.played(lambda: began(self.game, self.players, self.options, self.seed, self.root), answers)
        match.past.clear()
        match.floor = match.count
        self.look_around(match)
        return match

    def at_start(self, start: State, begun: int) -> Match:
        """A match at the start of the running step."""
        state = start.copy()
        match = Match(self.game, state, True, None if self.journal is None else self.journal[:])
        state.notes = None if self.journal is None else []
        match.seed = self.seed
        match.players = self.players
        match.options = self.options
        match.from_position = self.from_position
        match.root = self.root
        match.count = begun
        match.begin()
        return match

    def played(self, begin: Callable[[], Match], answers: list[list[str]]) -> Match:
        """A match with these answers given, up to the first that no longer fits."""
        match = begin()
        for i in range(len(answers)):
            seat, action = answers[i]
            try:
                answer(match, action, self.seat(seat))
            except (IllegalAnswer, UnknownId) as error:
                self.misfit = str(error)
                return match
            except Exception as error:  # what is asked after it can't be asked
                if not self.is_older:
                    raise
                self.misfit = reason(error)
                return self.played(begin, answers[:i])
        return match

    def tell(self, match: Match) -> None:
        """Say in the journal and in `warning` that the rules have changed, and what that cost."""
        made, now, count, lost = self.made, self.game.version, match.count, self.count - match.count
        note = Entry("answers-lost", "", EVERYONE, {"count": count, "lost": lost})
        if made != now:
            note = Entry("rules-changed", "", EVERYONE, {"made": made, "now": now, "count": count, "lost": lost})
            changed = f"this game was saved by version {made} of {self.game.id}, and this is version {now}"
            self.warnings.insert(0, changed)
        if self.misfit:
            end = f"the game goes on after answer {count} of {self.count}, as the next no longer fits ({self.misfit})"
            self.warnings.append(end)
        if match.before is not None and self.tells:
            match.before.append(note)

    # -- by the same rules ---------------------------------------------------------------------------------------

    def is_as_before(self, match: Match, saved: Reader) -> bool:
        """Whether the answers, by the same rules, led where they led."""
        if self.misfit or self.made != self.game.version:
            return False
        if match.count != self.count:
            raise BadSave(
                f"{self.file.where}: {match.count} answers were saved, but 'count' is {self.count}; it was edited"
            )
        step = Checkpoint(match.start, match.answers, match.seats, match.begun, 0)
        again = checkpoint_data(self.game, step, self.names)
        if match.begun == saved.field("begun") and again["answers"] == saved.items("answers"):
            return True
        self.warnings.append("the saved answers no longer lead where they led")
        return False

    def read_past(self, match: Match) -> None:
        """The steps before that undo may go back into, and how far."""
        for item in self.file.items("past"):
            saved = Reader(item, f"{self.file.where}: a step in 'past'")
            start = self.read_state(saved)
            told = saved.whole("told", 0, len(self.journal or []))
            step = Checkpoint(start, [], [], saved.whole("begun", 0, self.count), told)
            for words in saved.words("answers", 2, 3):
                action = self.game.action(words[1])
                step.answers.append(action if len(words) == 2 else ~action)
                step.seats.append(self.seat(words[0]))
            match.past.append(step)
        begun = [step.begun for step in match.past] + [match.begun]
        given = [len([answer for answer in step.answers if answer >= 0]) for step in match.past]
        if any(begun[i] + given[i] != begun[i + 1] for i in range(len(given))) or min(begun) > self.floor:
            raise BadSave(
                f"{self.file.where}: the steps in 'past' do not lead from 'floor' to the running one; it was edited"
            )
        match.floor = self.floor
        match.last_seat = self.last_seat

    # -- pieces --------------------------------------------------------------------------------------------------

    def read_names(self) -> list[str]:
        """The ids of the seats: as the options say, or, in a position, as it was saved (read_state compares them)."""
        if not self.from_position:
            return list(self.game.seating(self.fresh).seats)
        return [name for name in self.file.items("seats") if isinstance(name, str)]

    def seat(self, name: str) -> int:
        try:
            return seat_number(self.game, self.names, name)
        except UnknownId as error:
            raise BadSave(f"{self.file.where}: {error}") from None

    def read_state(self, saved: Reader) -> State:
        """The state at a step's start; it has to pass the game's own checks."""
        fields = saved.table("state")
        state: State = self.game.state.blank(Dice(b""))
        unknown = [name for name in fields.data if name not in self.game.fields]
        if unknown and not self.is_older:
            raise BadSave(f"{fields.where} has {shown(unknown[0])}, which no state of {self.game.id} has")
        for line in fields_of(self.game.state):
            value = self.read_field(line, fields)
            if not alike(value, getattr(self.fresh, line.name)) or not alike(value, getattr(state, line.name)):
                raise fields.wrong(line.name, f"like {shown(getattr(self.fresh, line.name))}")
            setattr(state, line.name, value)
        dice = saved.table("dice")
        state.dice = Dice(dice.hexed("key"), dice.whole("counter"))
        if (self.root or not self.from_position) and state.dice.key != dice_key(self.seed):
            raise BadSave(f"{dice.where}: the key does not belong to the seed; give the seed the game was started with")
        self.game.check(state)
        same_step = self.is_older or self.game.step_name(state) == saved.word("step")
        if list(self.game.seating(state).seats) != self.names or not same_step:
            raise BadSave(f"{fields.where} is of other players or another step than the save says; it was edited")
        return state

    def read_field(self, line: StateField, fields: Reader) -> Any:
        """What a save holds of a field, or what an older one has in its place."""
        if self.made >= line.since:
            return thawed(fields.field(line.name))
        former = line.was or ((line.name,) if line.convert is not None else ())
        for name in former:
            if name in fields.data:
                value = thawed(fields.data[name])
                return value if line.convert is None else line.convert(value)
        return fresh(line.default)

    def read_journal(self) -> list[Entry] | None:
        if self.file.field("journal") is None:
            return None
        entries = []
        for item in self.file.items("journal"):
            fits = isinstance(item, list) and [type(part) for part in item] == [str, str, int, dict]
            if not fits or not all(
                type(value) is int and abs(value) <= LARGEST for value in [item[2], *item[3].values()]
            ):
                raise BadSave(
                    f"{self.file.where}: {shown(item)} in 'journal' has to be a kind, a rule, readers and values"
                )
            entries.append(Entry(item[0], item[1], item[2], item[3]))
        return entries

    def read_answers(self) -> list[list[str]]:
        """Every decision so far, in words."""
        words = self.file.words("history", 2, 2)
        if len(words) != self.count:
            raise BadSave(
                f"{self.file.where}: 'history' has {len(words)} answers, but 'count' is {self.count}; it was edited"
            )
        return words

    def read_history(self, match: Match) -> None:
        """Every decision so far. Where names of actions have changed, the history is given up, with a warning."""
        if self.file.field("history") is None:
            match.history = None
            return
        history: list[int] = []
        try:
            for seat, action in self.read_answers()[: match.count]:
                history += [self.seat(seat), self.game.action(action)]
        except UnknownId as error:
            lost = f"the answers before can no longer be read ({error}), so that the game has no record"
            self.warnings.append(lost)
            match.history = None
            return
        human = [[s, a] for s, a in zip(match.seats, match.answers) if a >= 0]
        since = history[match.begun * 2 :]
        if [part for answer in human for part in answer] != since:
            raise BadSave(f"{self.file.where}: 'history' ends in other answers than 'checkpoint'; it was edited")
        match.history = history

    def look_around(self, match: Match) -> None:
        """Whatever is asked and seen next must work: better to fail here than at the table."""
        for ask in match.open_asks():
            if not ask.options:
                raise DeadEnd(f"no options for ask {ask.kind!r}")
        for seat in range(-1, len(self.names)):
            self.game.view(match.state, seat)


# -- values of a state -------------------------------------------------------------------------------------------


def thawed(value: Any) -> Any:
    """The value that `frozen` wrote."""
    if isinstance(value, list):
        return [thawed(item) for item in value]
    if isinstance(value, dict):
        return {thawed(key): thawed(item) for key, item in value["pairs"]}
    return value


def alike(value: Any, example: Any) -> bool:
    """Whether a value read from a file has the type of an example, as far as that shows it."""
    if isinstance(example, bool):
        return isinstance(value, bool)
    if isinstance(example, int):
        return isinstance(value, int) and abs(value) <= WIDEST
    if isinstance(example, list):
        return isinstance(value, list) and all(alike(item, example[0]) for item in value if example)
    return example is None or type(value) is type(example)
