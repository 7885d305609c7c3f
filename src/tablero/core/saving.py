"""Saving a match and loading it again.

A save holds everything needed to go on: the state at the start of the running step, the answers since, the steps before
that undo may still go back into, the journal and the history. Loading runs only that one step again, however long the
game is.

It holds the seed and every hidden card: while a game runs it is secret, for the host alone. Other modules use `save`
and `load` through record.py. Not here: reading carefully what may be damaged (sealed.py).
"""

from __future__ import annotations

from typing import Any, Final

from .dice import Dice, dice_key
from .errors import BadSave, DeadEnd, IllegalAnswer, TableroError, UnknownId
from .game import Game, Options
from .header import FORMAT_VERSION, game_in, header, named_history, options_in, seat_names, seed_in
from .match import Checkpoint, Match
from .sealed import LARGEST, Reader, opened, sealed, shown
from .state import Entry, State

SAVE: Final = "tablero-save"
AUTOMATIC: Final = "automatic"  # marks answers that the engine gave itself
WIDEST: Final = 2**128  # numbers in a state may be masks of places

# -- saving ------------------------------------------------------------------------------------------------------


def save(match: Match) -> dict[str, Any]:
    """Everything needed to go on with `match` later. Secret while the game runs: it holds seed and hidden cards."""
    check_savable(match)
    told = 0 if match.before is None else len(match.before)
    step = Checkpoint(match.start, match.answers, match.seats, match.begun, told)
    names = seat_names(match)
    return sealed(
        {
            "format": SAVE,
            "format_version": FORMAT_VERSION,
            **header(match),
            "from_position": match.from_position,
            "seed": match.seed.hex(),
            "checkpoint": checkpoint_data(match.game, step, names),
            "past": [checkpoint_data(match.game, past, names) for past in match.past],
            "count": match.count,
            "floor": match.floor,
            "last_seat": names[match.last_seat] if match.last_seat >= 0 else "",
            "journal": None if match.before is None else [entry_data(entry) for entry in match.before],
            "history": named_history(match),
        }
    )


def check_savable(match: Match) -> None:
    """Only real games are saved: a bot's copy or an imagined world has neither seed nor history."""
    if not match.checkpoints:
        raise BadSave("a match without checkpoints cannot be saved; play it with checkpoints=True")
    imagined = not match.from_position and match.start.dice.key != dice_key(match.seed)
    if match.redeals or imagined:
        raise BadSave("a search copy or a re-dealt match cannot be saved; save the match it was copied from")


def checkpoint_data(game: Game[Any], step: Checkpoint, names: list[str]) -> dict[str, Any]:
    answers = []
    for seat, answer in zip(step.seats, step.answers):
        automatic = [AUTOMATIC] if answer < 0 else []
        answers.append([names[seat], game.name(~answer if answer < 0 else answer), *automatic])
    state = step.start
    return {
        "step": game.step_name(state),
        "begun": step.begun,
        "told": step.told,
        "state": {field: frozen(game, field, getattr(state, field)) for field in game.fields},
        "dice": {"key": state.dice.key.hex(), "counter": state.dice.counter},
        "answers": answers,
    }


def entry_data(entry: Entry) -> list[Any]:
    return [entry.kind, entry.rule, entry.to, entry.values]


def frozen(game: Game[Any], field: str, value: Any) -> Any:
    """A value of the state as JSON. Tables become pairs, since JSON would turn their numbers into text."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [frozen(game, field, item) for item in value]
    if isinstance(value, dict):
        return {"pairs": [[frozen(game, field, k), frozen(game, field, v)] for k, v in value.items()]}
    raise DeadEnd(
        f"{game.id}: field {field!r} of the state holds {shown(value)}; only numbers, words, lists and tables"
    )


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


# -- loading -----------------------------------------------------------------------------------------------------


def load(data: object) -> Match:
    """The match that was saved as `data` (or as its text).

    If the game was changed since, and the answers of the running step may no longer fit, the match goes back to the
    start of that step, and `warning` says so. A file that can't be trusted raises BadSave.
    """
    file = opened(data, SAVE, FORMAT_VERSION)
    game = game_in(file)
    players = game.checked_players(file.whole("players"))
    options = options_in(file, game, players)
    try:
        return Loader(file, game, players, options).match()
    except TableroError:
        raise
    except Exception as error:  # a state that was edited by hand can break the rules' code anywhere
        reason = f"{type(error).__name__} {shown(str(error))}"
        raise BadSave(
            f"{file.where} does not fit the rules of {game.id}: {reason}; give the file as Tablero wrote it"
        ) from None


class Loader:
    """Makes a match of the fields of a save, piece by piece."""

    def __init__(self, file: Reader, game: Game[Any], players: int, options: Options) -> None:
        self.file = file
        self.game = game
        self.players = players
        self.from_position = file.flag("from_position")
        self.options = {} if self.from_position and not file.table("options").data else options
        self.seed = seed_in(file)
        self.fresh: State = game.setup(players, options, Dice(dice_key(self.seed)))  # shows what a state looks like
        self.names = game.seat_names(game.seats(self.fresh))
        self.count = file.whole("count")
        self.floor = file.whole("floor", 0, self.count)
        self.last_seat = -1 if file.word("last_seat") == "" else self.seat(file.word("last_seat"))
        self.journal = self.read_journal()

    def match(self) -> Match:
        saved = self.file.table("checkpoint")
        start = self.read_state(saved)
        begun = saved.whole("begun", 0, self.count)
        match = self.at_start(start, begun)
        made, now = self.file.whole("game_version"), self.game.version
        if made != now:
            match.warning = f"this game was saved by version {made} of {self.game.id}, and this is version {now}"
        else:
            match.warning = self.play_step(match, saved)
            if match.warning:
                match = self.at_start(start, begun, match.warning)
            else:
                self.read_past(match)
        if match.warning:
            match.warning += f", so the game goes back to the start of step {saved.word('step')!r}, to answer {begun}"
        self.read_history(match)
        self.look_around(match)
        return match

    def at_start(self, start: State, begun: int, warning: str = "") -> Match:
        """A match at the start of the running step."""
        state = start.copy()
        match = Match(self.game, state, True, None if self.journal is None else self.journal[:])
        state.notes = None if self.journal is None else []
        match.seed = self.seed
        match.players = self.players
        match.options = self.options
        match.from_position = self.from_position
        match.count = begun
        match.warning = warning
        match.begin()
        return match

    # -- the running step ----------------------------------------------------------------------------------------

    def play_step(self, match: Match, saved: Reader) -> str:
        """Give the answers since the step's start once more. If one no longer fits: why."""
        begun = match.begun
        for words in saved.words("answers", 2, 3):
            if len(words) == 2:
                try:
                    match.answer(self.game.action(words[1]), self.seat(words[0]))
                except (IllegalAnswer, UnknownId) as error:
                    return f"a saved answer no longer fits ({error})"
        again = checkpoint_data(self.game, Checkpoint(match.start, match.answers, match.seats, begun, 0), self.names)
        if match.begun != begun or again["answers"] != saved.items("answers"):
            return "the saved answers no longer lead where they led"
        if match.count != self.count:
            raise BadSave(
                f"{self.file.where}: {match.count} answers were saved, but 'count' is {self.count}; it was edited"
            )
        return ""

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

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise BadSave(f"{self.file.where}: no seat {shown(name)}; the seats are {', '.join(self.names)}")
        return self.names.index(name)

    def read_state(self, saved: Reader) -> State:
        """The state at a step's start; it has to pass the game's own checks."""
        fields = saved.table("state")
        state: State = self.game.state.blank(Dice(b""))
        unknown = [name for name in fields.data if name not in self.game.fields]
        if unknown:
            raise BadSave(f"{fields.where} has {shown(unknown[0])}, which no state of {self.game.id} has")
        for name in self.game.fields:
            value = thawed(fields.field(name))
            if not alike(value, getattr(self.fresh, name)) or not alike(value, getattr(state, name)):
                raise fields.wrong(name, f"like {shown(getattr(self.fresh, name))}")
            setattr(state, name, value)
        dice = saved.table("dice")
        state.dice = Dice(dice.hexed("key"), dice.whole("counter"))
        if not self.from_position and state.dice.key != dice_key(self.seed):
            raise BadSave(f"{dice.where}: the key does not belong to the seed; give the seed the game was started with")
        self.game.check(state)
        if self.game.seat_names(self.game.seats(state)) != self.names or self.game.step_name(state) != saved.word(
            "step"
        ):
            raise BadSave(f"{fields.where} is of other players or another step than the save says; it was edited")
        return state

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

    def read_history(self, match: Match) -> None:
        """Every decision so far. Where names of actions have changed, the history is given up, with a warning."""
        if self.file.field("history") is None:
            match.history = None
            return
        words = self.file.words("history", 2, 2)
        if len(words) != self.count:
            raise BadSave(
                f"{self.file.where}: 'history' has {len(words)} answers, but 'count' is {self.count}; it was edited"
            )
        history: list[int] = []
        try:
            for seat, action in words[: match.count]:
                history += [self.seat(seat), self.game.action(action)]
        except UnknownId as error:
            lost = f"the answers before can no longer be read ({error}), so that the game has no record"
            match.warning = f"{match.warning}; {lost}" if match.warning else lost
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
