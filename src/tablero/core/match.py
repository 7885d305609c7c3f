"""A running game: it asks, takes answers, and derives copy, undo, saving and replay from re-running scripts.

A game is a chain of steps; each is one script. A match keeps the state at the step's start (a *checkpoint*, never
changed and shared between copies) and the answers given since. To copy, undo or load is to copy the checkpoint and
to run the script again with those answers. Scripts are deterministic, so the result is the same.

Answers the engine gave itself, because there was only one option, are kept as `~option`: a re-run then need not
build the options to know. Not here: how a match is written to a file (record.py).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from .ask import Ask, Question, Script, Together
from .dice import Dice, commitment, dice_key, plan_in
from .errors import DeadEnd, IllegalAnswer, NoUndo
from .game import AnyGame, Options
from .state import EVERYTHING, Entry, State

NoteWitness = Callable[[State, Entry], None]  # sees the state at every note of the journal


class Checkpoint:
    """An earlier step that undo may still go back into."""

    def __init__(self, start: State, answers: list[int], seats: list[int], begun: int, told: int) -> None:
        self.start = start
        self.answers = answers
        self.seats = seats
        self.begun = begun
        self.told = told


class Redeal:
    """A re-deal in the middle of a step: after `position` answers, for `seat`, from `key`.

    A world of a bot is copied again and again, so what came of it is remembered the second time.
    """

    def __init__(self, position: int, seat: int, key: bytes) -> None:
        self.position = position
        self.seat = seat
        self.key = key
        self.dealt: State | None = None  # the state after it
        self.changed: list[str] = []  # ... and the fields in which that differs from the one before


class Match:
    """One running game. Use `new_match`, `copy` or record.load to make one.

    `checkpoints=False` is for playouts: nothing is kept, so neither copy nor undo is possible, and it runs faster.
    """

    def __init__(self, game: AnyGame, start: State, checkpoints: bool, journal: list[Entry] | None) -> None:
        self.game = game
        self.start = start
        self.state = start
        self.checkpoints = checkpoints
        self.script: Script | None = None
        self.question: Question | None = None
        self.ask: Ask | None = None  # the first question still open; None when the game has ended
        self.answers: list[int] = []  # since the step's start
        self.seats: list[int] = []
        self.redeals: list[Redeal] = []
        self.past: list[Checkpoint] = []
        self.before = journal  # the journal up to the step's start
        self.count = 0  # decisions taken in the whole game
        self.begun = 0  # ... and before this step
        self.floor = 0  # ... and beyond recall
        self.last_seat = -1
        self.longest = 0  # most answers in a step, as far as play_out saw
        self.history: list[int] | None = None  # every decision of the game: seat, option, seat, option, ...
        self.seed = b""
        self.options: Options = {}
        self.players = 0
        self.from_position = False  # set up by hand, so that no seed alone leads here
        self.root = ""  # the text of the position that it began with, if seed and text together lead here (written.py)
        self.warning = ""  # what loading had to give up
        self.hold = -1  # a seat: stop where its turn is over, before others act

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def is_traceable(self) -> bool:
        """Whether the game can be played again from where it began."""
        return self.history is not None and (not self.from_position or bool(self.root))

    def open_asks(self) -> list[Ask]:
        """The questions that wait for an answer, one for each seat that is asked."""
        question = self.question
        if isinstance(question, Together):
            return [question.asks[i] for i in range(len(question.asks)) if question.answers[i] < 0]
        return [] if self.ask is None else [self.ask]

    def ask_for(self, seat: int) -> Ask | None:
        """The question that waits for `seat`."""
        for ask in self.open_asks():
            if ask.seat == seat:
                return ask
        return None

    def journal(self, seat: int) -> list[Entry]:
        """What `seat` may read of everything that happened."""
        before = self.before or []
        return [entry for entry in [*before, *(self.state.notes or [])] if entry.seen_by(seat)]

    # -- answering -----------------------------------------------------------------------------------------------

    def answer(self, option: int, seat: int = -1) -> None:
        """Answer the open question (of `seat`, if several are asked). A wrong answer raises and changes nothing."""
        ask = self.ask
        if ask is None:
            raise IllegalAnswer("the game has ended; no answer is expected")
        if seat >= 0 and ask.seat != seat:
            ask = self.ask_for(seat)
            if ask is None:
                raise self._not_asked(seat)
        if option not in ask.options:
            raise self._illegal(ask, option)
        if self.checkpoints:
            self.answers.append(option)
            self.seats.append(ask.seat)
            if self.history is not None:
                self.history.append(ask.seat)
                self.history.append(option)
            if ask.seat != self.last_seat:
                self.floor = self.count
                self.last_seat = ask.seat
                self.past.clear()
            self.count += 1
            counter = self.state.dice.counter
            self._take(ask, option)
            if self.state.revealed or self.state.dice.counter != counter:
                self.state.revealed = False
                self.floor = self.count
                self.past.clear()
        else:
            self.count += 1
            self._take(ask, option)

    def release(self) -> None:
        """Go on where the match was held."""
        self.hold = -1
        if self.ask is None and self.question is None:
            self._settle(None)

    def play_out(self, random: Random, limit: int = -1) -> int:
        """Answer at random to the end, or `limit` times; how many answers that took. Only without checkpoints."""
        if self.checkpoints:
            raise DeadEnd("play_out is for matches without checkpoints")
        played = 0
        since = 0
        script = self.script
        roll = random.random
        while played != limit:
            ask = self.ask
            if ask is None:
                break
            options = ask.options
            self._take(ask, options[int(roll() * len(options))])
            played += 1
            if self.script is script:
                since += 1
                if since > self.longest:
                    self.longest = since
            else:
                script = self.script
                since = 0
        self.count += played
        return played

    def _take(self, ask: Ask, option: int) -> None:
        question = self.question
        if question is not ask:  # one of several, who decide together
            assert isinstance(question, Together)
            question.answers[question.asks.index(ask)] = option
            if not self._all_in(question):
                return
            self.state.revealed = True
        assert self.script is not None
        self._settle(resume(self.script, option))

    def _settle(self, question: Question | None) -> None:
        """Go on from `question` (None: the step has ended) to the next one that somebody has to answer."""
        script = self.script
        while True:
            if question is None:
                if self.hold >= 0 and self.game.hints.ends_turn(self.state, self.hold):
                    self.question = self.ask = None
                    return
                script = self._begin_step()
                if script is None:
                    self.question = self.ask = None
                    return
                question = next(script, None)
                continue
            value = 0
            if isinstance(question, Ask):
                value = self._only_option(question)
                if value < 0:
                    self.question = self.ask = question
                    return
            elif isinstance(question, Together):
                if not self._automatic(question):
                    self.question = question
                    return
                self.state.revealed = True  # nobody had a choice, but now all see what the others had
            assert script is not None
            try:
                question = script.send(value)
            except StopIteration:
                question = None

    def _automatic(self, question: Together) -> bool:
        """Answer for those who have no choice; whether that was all. If not, `ask` is the first open question."""
        for i in range(len(question.asks)):
            question.answers[i] = self._only_option(question.asks[i])
        return self._all_in(question)

    def _only_option(self, ask: Ask) -> int:
        """The answer to an ask that leaves no choice, which is then recorded; -1 if somebody has to decide."""
        options = ask.options
        if len(options) > 1:
            return -1
        if options and not ask.always:
            if self.checkpoints:
                self.answers.append(~options[0])
                self.seats.append(ask.seat)
            return options[0]
        if not options:
            raise DeadEnd(
                f"{self.game.id}: no options for ask {ask.kind!r} ({ask.rule}), step {self.game.step_name(self.start)}"
            )
        return -1

    def _all_in(self, question: Together) -> bool:
        """Whether everybody has answered; otherwise the first who has not becomes the open ask."""
        for i in range(len(question.answers)):
            if question.answers[i] < 0:
                self.ask = question.asks[i]
                return False
        return True

    def _begin_step(self) -> Script | None:
        """Make a checkpoint and start the next script."""
        state = self.state
        if self.checkpoints:
            self.game.run_ahead(state)
            if self.script is not None:
                told = 0 if self.before is None else len(self.before)
                self.past.append(Checkpoint(self.start, self.answers, self.seats, self.begun, told))
                if self.redeals:
                    self.past.clear()
                    self.floor = self.count
            if self.before is not None and state.notes is not None:
                self.before.extend(state.notes)
                state.notes = []
            self.start = state.copy()
            self.answers = []
            self.seats = []
            self.redeals = []
            self.begun = self.count
        self.script = self.game.next_step(state)
        return self.script

    # -- showing -------------------------------------------------------------------------------------------------

    def _repr_html_(self) -> str:
        """In a notebook: the picture that a spectator sees. What draws it stands above the engine (notebook.py)."""
        return str(import_module("tablero.notebook").MatchPicture(self)._repr_html_())

    # -- errors --------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        names = self.game.seating(self.state).seats
        return names[seat] if 0 <= seat < len(names) else f"seat {seat}"

    def _illegal(self, ask: Ask, option: int) -> IllegalAnswer:
        names = self.game.actions
        word = repr(names[option]) if 0 <= option < len(names) else str(option)
        offered = ", ".join([names[o] for o in ask.options])
        return IllegalAnswer(
            f"{self.seat_name(ask.seat)} answered {word} to ask {self.count} {ask.kind!r} ({ask.rule}); "
            f"the options were {offered}"
        )

    def _not_asked(self, seat: int) -> IllegalAnswer:
        asked = ", ".join([self.seat_name(ask.seat) for ask in self.open_asks()])
        return IllegalAnswer(f"{self.seat_name(seat)} is not asked anything now; the question is for {asked}")

    # -- re-running ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Run to the first question of the game."""
        self._settle(None)
        self.floor = self.count
        self.past.clear()
        self.state.revealed = False

    def _rerun(self) -> None:
        """Play this step again from its start, with the answers given since."""
        state = self.start.copy()
        state.notes = None if self.before is None else []
        self.state = state
        script = self.game.next_step(state)
        self.script = script
        if script is None:
            self.question = self.ask = None
            self._deal_again(0)
            return
        question = next(script, None)
        self.question = question
        answers = self.answers
        redeals = self.redeals
        for i in range(len(answers)):
            if redeals:
                self._deal_again(i)
            answer = answers[i]
            if answer < 0:
                answer = ~answer
            if isinstance(question, Together):
                seat = self.seats[i]
                for j in range(len(question.asks)):
                    if question.asks[j].seat == seat:
                        question.answers[j] = answer
                if not self._all_in(question):
                    continue
            question = resume(script, answer)
            self.question = question
        if redeals:
            self._deal_again(len(answers))
        if isinstance(question, Together):
            self._all_in(question)
        else:
            assert isinstance(question, Ask)
            self.ask = question
        state.revealed = False

    def copy(self, checkpoints: bool = True) -> Match:
        """A match of its own at the same point, without journal and history; not possible where one was held."""
        if not self.checkpoints:
            raise DeadEnd("a match without checkpoints cannot be copied")
        match = Match(self.game, self.start, checkpoints, None)
        match.answers = self.answers[:]
        match.seats = self.seats[:]
        match.redeals = self.redeals
        match.count = self.count
        match.begun = self.begun
        match.floor = max(self.floor, self.begun)  # earlier steps are not copied
        match.last_seat = self.last_seat
        match.players = self.players
        match.options = self.options
        match.hold = self.hold
        match._rerun()
        return match

    def full_copy(self) -> Match:
        """A copy with journal, history and everything that can be undone; its cost grows with the game."""
        match = self.resting()
        match.before = None if self.before is None else self.before[:]
        match.past = self.past[:]
        match.history = None if self.history is None else self.history[:]
        match.seed = self.seed
        match.from_position = self.from_position
        match.root = self.root
        match.warning = self.warning
        match.wake()
        return match

    def resting(self) -> Match:
        """A copy that has yet to be run to this point, by `wake`: next to nothing until then. Its journal is empty."""
        match = Match(self.game, self.start, True, [])
        match.answers = self.answers[:]
        match.seats = self.seats[:]
        match.redeals = self.redeals[:]
        match.count = self.count
        match.begun = self.begun
        match.floor = self.floor
        match.last_seat = self.last_seat
        match.players = self.players
        match.options = self.options
        return match

    def wake(self) -> None:
        self._rerun()

    # -- undo ----------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take back the last decision: its own, and nothing was rolled or revealed since."""
        return self.checkpoints and self.count > self.floor and self.last_seat == seat and not self.redeals

    def undo(self, seat: int) -> None:
        """Take back the last decision of `seat`."""
        if not self.can_undo(seat):
            raise NoUndo(f"{self.seat_name(seat)} has nothing to take back: {self._why_no_undo(seat)}")
        target = self.count - 1
        while self.begun > target:
            step = self.past.pop()
            self.start = step.start
            self.answers = step.answers[:]
            self.seats = step.seats[:]
            self.begun = step.begun
            if self.before is not None:
                del self.before[step.told :]
        while self.answers.pop() < 0:
            self.seats.pop()
        self.seats.pop()
        if self.history is not None:
            del self.history[-2:]
        self.count = target
        if target == self.floor:
            self.last_seat = -1
        self._rerun()

    def _why_no_undo(self, seat: int) -> str:
        if self.count == 0:
            return "nothing was decided yet"
        if self.last_seat not in (seat, -1):
            return "another seat has decided since"
        return "something was rolled, revealed or decided by others since"

    # -- what a seat can't know ----------------------------------------------------------------------------------

    def redeal(self, seat: int, key: bytes) -> None:
        """Deal anew all that `seat` can't know, and give the match fresh dice: a world as likely as the real one."""
        if self.checkpoints:
            self.redeals = [*self.redeals, Redeal(len(self.answers), seat, key)]
        self._apply_redeal(seat, key)
        self.history = None
        self.seed = b""
        self.from_position = False
        self.root = ""

    def reroll(self, key: bytes) -> None:
        """Give the match fresh dice; whatever is hidden stays where it is."""
        self.redeal(EVERYTHING, key)

    def _deal_again(self, position: int) -> None:
        for redeal in self.redeals:
            if redeal.position == position:
                if redeal.dealt is None:
                    self._remember(redeal)
                else:
                    self._recall(redeal, redeal.dealt.copy())

    def _remember(self, redeal: Redeal) -> None:
        before = self.state.copy()
        self._apply_redeal(redeal.seat, redeal.key)
        if not isinstance(self.question, Together):  # secret choices were made anew, too
            redeal.dealt = self.state.copy()
            fields = self.game.fields
            redeal.changed = [name for name in fields if getattr(before, name) != getattr(self.state, name)]

    def _recall(self, redeal: Redeal, dealt: State) -> None:
        for name in redeal.changed:
            setattr(self.state, name, getattr(dealt, name))
        self.state.dice = dealt.dice

    def _apply_redeal(self, seat: int, key: bytes) -> None:
        dice = Dice(dice_key(key))
        if seat == EVERYTHING:  # who knows everything, except how the dice will fall
            self.game.forget_plan(self.state)
            self.state.dice = dice
            return
        self.game.reshuffle_unknown(self.state, seat, dice)
        question = self.question
        if isinstance(question, Ask):
            question.forget()
        elif isinstance(question, Together):
            for i in range(len(question.asks)):
                ask = question.asks[i]
                ask.forget()
                if question.answers[i] >= 0 and ask.seat != seat:
                    question.answers[i] = dice.pick(ask.options)
        self.state.dice = dice


def resume(script: Script, value: int) -> Question | None:
    """The script's next question, or None at its end."""
    try:
        return script.send(value)
    except StopIteration:
        return None


def new_match(
    game: AnyGame,
    players: int,
    options: Options | None = None,
    seed: bytes = b"",
    checkpoints: bool = True,
    journal: bool = True,
    witness: NoteWitness | None = None,
) -> Match:
    """A game set up and run to its first question; `witness` sees the state at every note of the journal."""
    players = game.checked_players(players)
    chosen = game.checked_options(players, options or {})
    dice = Dice(dice_key(seed))
    dice.plan = plan_in(seed)
    state = game.setup(players, chosen, dice)
    match = Match(game, state, checkpoints, [] if journal else None)
    match.seed = seed
    match.players = players
    match.options = chosen
    if journal:
        state.notes = []
        state.witness = witness
        match.history = []
    match.begin()
    return match


def match_from(game: AnyGame, state: State, journal: bool = True, witness: NoteWitness | None = None) -> Match:
    """A match that goes on from a position."""
    match = Match(game, state, True, [] if journal else None)
    match.players = game.seats(state)
    match.from_position = True
    if journal:
        state.notes = []
        state.witness = witness
        match.history = []
    match.begin()
    return match


def published(match: Match) -> str:
    """The commitment to the match's seed, shown to everyone from the start."""
    return commitment(match.seed)
