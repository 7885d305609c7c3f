"""What a game tells the engine: setup, steps, views, invariants, results. The engine knows nothing else about it.

A game is one package under `tablero/games/` with an object `GAME` of a subclass of `Game`. Besides the methods here the
package holds, found by name: `position.py`, `draw.py`, `rules/`, `texts/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from .ask import Ask, Script
from .declare import fields_of
from .dice import Dice
from .encoding import Encoder
from .errors import BadSetup, nearest
from .feature import Feature
from .guide import Guide
from .hints import BotHints
from .joining import Cell, Join
from .order import NOT_MEANT, Order
from .remark import Panel, Remark
from .sheet import Sheet
from .state import Entry, State

# A view as those see it who don't know which game it is of. Each game says in its `view_types.py` what its own holds.
View: TypeAlias = Mapping[str, Any]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Options = dict[str, Any]
Facts = dict[str, Any]  # what data says about a thing: numbers and words, by name
OptionKind = Literal["flag", "choice", "subset"]

NOBODY: Final = -1  # whose doing a line of the journal is that is nobody's: a title, a scoring
AS_BEFORE: Final = -2  # ... or whoever acted in the lines before it


class Seating(NamedTuple):
    """Who is at a table, by id."""

    seats: tuple[str, ...]  # clockwise
    parties: tuple[str, ...]  # all who act, in the order in which seat values count them


class Option:
    """A variant or module that can be chosen at setup.

    `kind` is "flag" (on or off), "choice" (one of `choices`) or "subset" (any of `choices`). `players` are the player
    counts it makes sense for; at another count only the default is accepted.
    """

    def __init__(
        self,
        name: str,
        kind: OptionKind,
        default: Any,
        choices: tuple[str, ...] = (),
        players: tuple[int, ...] = (),
        rule: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.players = players
        self.rule = rule

    def parse(self, text: Any) -> Any:
        """The value that `text` (from a command line or a form) stands for."""
        if self.kind == "flag":
            if isinstance(text, bool):
                return text
            word = str(text).strip().lower()
            if word in ("on", "yes", "true", "1"):
                return True
            if word in ("off", "no", "false", "0"):
                return False
            raise BadSetup(f"option {self.name!r} is on or off, not {text!r}")
        if self.kind == "choice":
            if str(text) not in self.choices:
                raise BadSetup(f"option {self.name!r} is one of {', '.join(self.choices)}, not {text!r}")
            return str(text)
        words = text if isinstance(text, list | tuple) else [w for w in str(text).replace("+", ",").split(",") if w]
        if list(words) == ["all"]:
            return list(self.choices)
        if list(words) in (["none"], ["off"]):
            return []
        for word in words:
            if word not in self.choices:
                raise BadSetup(
                    f"option {self.name!r} takes any of {', '.join(self.choices)}, all or none; not {word!r}"
                )
        return [choice for choice in self.choices if choice in words]


class Game(Generic[S, V]):
    """One game, by its state and its view. `version` rises when rules or encodings change: old saves are recognised."""

    def __init__(
        self,
        id: str,
        version: int,
        package: str,
        players: tuple[int, ...],
        actions: tuple[str, ...],
        options: tuple[Option, ...],
        state: type[S],
        seat_values: tuple[str, ...],
        action_values: tuple[str, ...],
        base_package: str = "",
        hints: BotHints[S] | None = None,
        seats_option: str = "",
    ) -> None:
        self.id = id
        self.version = version
        self.package = package
        self.players = players  # the possible player counts
        self.actions = actions  # the flat table of everything that can be answered
        self.options = options
        self.state = state
        self.fields = tuple([line.name for line in fields_of(state)])  # what a save holds of a state
        self.seat_values = seat_values  # names of values (of asks and notes) that are seats
        self.action_values = action_values  # ... and that are entries of the action table; all others are numbers
        self.base_package = base_package  # the game this one is a variant of: its texts and rules stand behind the own
        self.hints: BotHints[S] = BotHints() if hints is None else hints  # for bots
        self.seats_option = seats_option  # the subset that names the seats which take part, where that can be chosen
        self._numbers = {name: number for number, name in enumerate(actions)}

    def missing(self, method: str, returns: str) -> TypeError:
        """The error for what every game has to say itself."""
        return TypeError(f"{self.id}: Game.{method} is missing; it has to return {returns}")

    # -- the rules -----------------------------------------------------------------------------------------------

    def setup(self, players: int, options: Options, dice: Dice) -> S:
        """A state at the beginning of the game."""
        raise self.missing("setup", "a state at the beginning of the game")

    def next_step(self, s: S) -> Script | None:
        """The script that comes next, or None when the game has ended."""
        raise self.missing("next_step", "the script that comes next, or None when the game has ended")

    def run_ahead(self, s: S) -> None:
        """Do what comes before the next script and asks nobody, if that is much: who copies need not do it again.

        `next_step` does the same if it was not done: a state of an earlier version may stand before it.
        """

    def step_name(self, s: S) -> str:
        """The name of the step that comes next, for saves and reports."""
        raise self.missing("step_name", "the name of the step that comes next")

    def seats(self, s: S) -> int:
        """How many seats sit at the table."""
        raise self.missing("seats", "how many seats sit at the table")

    def points(self, s: S) -> list[int]:
        """Each seat's points, as far as the game has gone."""
        raise self.missing("points", "each seat's points")

    def winners(self, s: S) -> list[int]:
        """The seats that win if the game ends now; several share a victory."""
        points = self.points(s)
        best = max(points)
        return [seat for seat in range(len(points)) if points[seat] == best]

    def places(self, s: S) -> list[int]:
        """Each seat's place by points; equal seats share one, and as many places after it stay empty."""
        points = self.points(s)
        return [1 + sum(1 for other in points if other > mine) for mine in points]

    def sides(self, players: int) -> list[int]:
        """Which seats win and lose together: the number of each seat's side; unless said otherwise, each is its own."""
        return list(range(players))

    def outcome(self, s: S) -> Remark | None:
        """What the end of the game is called, where it says more than who has won: a draw, a narrow defeat.

        Its text stands for the sentence about the winners; programs know the outcome by its kind.
        """
        return None

    def ending(self, s: S) -> Remark | None:
        """The end of the game as a player would tell it: who won, how and why; if there is no more to say, nothing."""
        return self.outcome(s)

    def has_roles(self) -> bool:
        """Whether seats differ in what they play for, so that only results of the same one can be compared."""
        return True

    # -- how it went; asked when the game is over (story.py) -----------------------------------------------------

    def curves(self, s: S) -> list[tuple[int, int]]:
        """What is drawn over time: parties by number, and how far each has come."""
        return list(enumerate(self.points(s)))

    def score_sheets(self, entries: list[Entry], first: list[int], s: S) -> list[Sheet]:
        """Where the points came from, by the notes; `first` are those before the first decision."""
        return []

    # -- who may know what ---------------------------------------------------------------------------------------

    def view(self, s: S, seat: int) -> V:
        """What `seat` (or SPECTATOR) may know, as plain data. Nothing else ever leaves the server."""
        raise self.missing("view", "what a seat may know, as plain data")

    def reshuffle_unknown(self, s: S, seat: int, dice: Dice) -> None:
        """Deal anew everything that `seat` can't know; the outcome depends on what it knows and on `dice` alone."""
        raise self.missing("reshuffle_unknown", "nothing, having dealt anew what the seat can't know")

    def forget_plan(self, s: S) -> None:
        """Let the dice decide from now on, if chance was laid down beforehand (`Dice.plan`)."""

    def observe(self, o: Encoder, s: S, seat: int) -> None:
        """What `seat` may know, as numbers for programs that learn (encoding.py); without it, the points alone."""
        points = self.points(s)
        for n in range(max(self.players)):
            o.number(f"points_{n}", points[n] if n < len(points) else 0, -100, 155, "the points of this seat")

    def ask_values(self) -> tuple[str, ...]:
        """The names of the numbers that go with questions, as far as programs that learn are told them."""
        return ()

    # -- for the page; all of these may be left as they are -----------------------------------------------------

    def warnings(self, view: V, ask: Ask) -> dict[int, Remark]:
        """The options of `ask` that deserve a second look, by their number ("this loses at once").

        The page asks once more before it sends one of them. From the view alone: a warning must not tell a secret.
        """
        return {}

    def consequences(self, world: Callable[[], S], ask: Ask) -> dict[int, Remark]:
        """What options of `ask` cost and do, by their number: prices, odds, what follows; a short line each.

        `world()` is a position as the seat may take it for the real one (bots/bot.py), so that the rules' own functions
        can be asked and tried on copies; what was dealt there at random must not be told.
        """
        return {}

    def subject(self, view: V, ask: Ask) -> str:
        """The card that a question is about, by its id, if it is about one: its text is shown with the question."""
        return ""

    def things(self) -> dict[str, Sequence[int]]:
        """The actions that stand for something one can point at, by what they are: "place", "card" and the like.

        Whoever points at one that is not offered is told why (why.py).
        """
        return {}

    def menu(self, ask: Ask) -> Sequence[int]:
        """What a question of this kind chooses from, where that stands nowhere on the board: Operations, ways to play
        a card. Those that are not offered now are told with the reason (why.py).
        """
        return ()

    def guide(self) -> Guide:
        """The goal and a turn in three lines each, for newcomers."""
        return Guide([], [])

    def rule_of(self, id: str) -> str:
        """The rule about a thing on the table: a card, a kind of piece or place, a track."""
        return ""

    def describe(self, view: V, id: str) -> list[Remark]:
        """What is to be known of a thing at this moment besides its name and text: who leads in a place, say."""
        return []

    def printed(self, id: str) -> list[Remark]:
        """What is printed on a card besides its text: its value, its owner."""
        return []

    def neighbours(self, view: V, id: str) -> list[str]:
        """The places next to a place, by their ids."""
        return []

    def plays(self, view: V, seat: int) -> list[str]:
        """What a seat plays beside what its name says, by id: the factions that it leads."""
        return []

    def panels(self, view: V) -> list[Panel]:
        """What the page shows beside board and cards: previews of a scoring, a notebook."""
        return []

    def pieces(self, view: V) -> dict[str, dict[str, int]]:
        """What stands where: places by id, and how many of each kind of piece; what moved is seen by comparing."""
        return {}

    def turn_words(self) -> frozenset[str]:
        """What of a view tells whose turn it is: a change of these alone is nothing to look at."""
        return frozenset()

    def pieces_move(self) -> bool:
        """Whether pieces go from place to place; if not, they only come and go."""
        return True

    def channels(self, players: int, options: Options) -> dict[str, int]:
        """Where some seats may talk unheard by the others: the channel's name, and its seats as bits.

        Its title is the text `channel-<name>`. The channel "table", for everybody, is always there.
        """
        return {}

    def facts(self, id: str) -> Facts:
        """What the data say about a card or another thing, for the numbers in its texts (texts/facts.py)."""
        return {}

    def line_role(self, kind: str) -> str:
        """How the journal shows notes of this kind: "" as a line, "head" as a title over the lines that follow.

        "open" begins what is folded away up to the next "close", whose line then stands for all of it; where no "close"
        follows, the line that opened does.
        """
        return ""

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        """Whose doing a note is: a party by its number, NOBODY, or AS_BEFORE: whoever acts anyway (actors.py)."""
        who = values.get(self.seat_values[0], NOBODY)
        if who >= 0:
            return who
        return NOBODY if self.line_role(kind) == "head" else AS_BEFORE

    def line_join(self, kind: str) -> Join | None:
        """How several notes of this kind within a turn are told as one; None: each stays by itself (joining.py)."""
        return None

    def line_dice(self, kind: str) -> tuple[str, ...]:
        """The values of such notes that are dice rolled: the journal shows them as dice."""
        return ()

    def line_cells(self, kind: str, values: dict[str, int]) -> list[Cell]:
        """The numbers of such a note, where notes like it are read best as a table: a scoring."""
        return []

    def line_reason(self, kind: str) -> bool:
        """Whether such a note says why something is done, and not that it is."""
        return False

    def begins_act(self, kind: str) -> bool:
        """Whether the actor of such a note acts from there on, until the next one that says so."""
        return self.line_role(kind) in ("head", "open")

    def leads(self, view: V, seat: int) -> list[int]:
        """The parties that a seat decides for, by their numbers: itself, unless others act in its stead."""
        return [seat]

    # -- orders in advance (order.py) ----------------------------------------------------------------------------

    def orders(self, view: V) -> list[Order]:
        """What the seat of this view can lay down now; an order that is no longer among these is void."""
        return []

    def follow(self, view: V, order: Order, ask: Ask) -> int:
        """What `ask` is answered with by an order of the seat of this view; NOT_MEANT: it is for another question."""
        return NOT_MEANT

    # -- for tests and bots --------------------------------------------------------------------------------------

    def check(self, s: S) -> None:
        """Raise DeadEnd if an invariant is broken."""

    def check_change(self, before: S, after: S) -> None:
        """Raise DeadEnd if `after` can't follow `before` one decision later."""

    def evaluate(self, s: S, seat: int) -> float:
        """How well `seat` stands, from 0 (lost) to 1 (won)."""
        raise self.missing("evaluate", "how well a seat stands, from 0 to 1")

    def features(self, s: S, seat: int) -> list[Feature]:
        """The parts of what `evaluate` goes by, always the same ones in the same order; empty if it can't be said."""
        return []

    def first_judged(self) -> Game[S, V]:
        """This game as bots judged it at first, kept as it was to measure later ones; if there is none, as today."""
        return self

    def weights(self) -> dict[str, float]:
        """The weights that `evaluate` goes by, by name; empty if they can't be replaced."""
        return {}

    def judged_by(self, weights: dict[str, float]) -> Game[S, V]:
        """This game as bots judge it with other weights, for those who look for better ones (`tablero tune`)."""
        raise self.missing("judged_by", "this game, judged by other weights")

    # -- names ---------------------------------------------------------------------------------------------------

    def action(self, name: str) -> int:
        """The number of the action called `name`."""
        number = self._numbers.get(name)
        if number is None:
            raise nearest(name, list(self.actions), f"the actions of {self.id}", "action")
        return number

    def name(self, action: int) -> str:
        return self.actions[action]

    def seat_names(self, players: int) -> list[str]:
        """The ids of the seats, clockwise."""
        raise self.missing("seat_names", "the ids of the seats, clockwise")

    def parties(self) -> list[str]:
        """The ids of all who act, in the order in which seat values count them: the seats, unless others act, too."""
        return self.seat_names(max(self.players))

    def needed_seats(self) -> list[str]:
        """The seats that no table can do without."""
        return [] if self.seats_option else self.seat_names(min(self.players))

    def seated(self, players: int, options: Options) -> list[str]:
        """The ids of the seats at a table with these checked options (perhaps of an older version), clockwise."""
        chosen: list[str] = options.get(self.seats_option, [])
        return chosen or self.seat_names(players)

    def seating(self, s: S) -> Seating:
        """Who is at the table of this state."""
        return Seating(tuple(self.seat_names(self.seats(s))), tuple(self.parties()))

    def usual_players(self) -> int:
        """How many sit down if nobody says, on the page, the command line and in benchmarks: three, or near that."""
        return min(self.players, key=lambda count: (abs(count - 3), count))

    def checked_players(self, players: int) -> int:
        if players not in self.players:
            counts = ", ".join(map(str, self.players))
            least, most = min(self.players), max(self.players)
            raise BadSetup(
                f"{self.id} is for {counts} players, not {players}", "players", n=players, least=least, most=most
            )
        return players

    def checked_options(self, players: int, given: Options) -> Options:
        """All options with their values: those `given`, the defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise nearest(name, list(known), f"the options of {self.id}", "option")
        chosen: Options = {}
        for option in self.options:
            value = option.parse(given.get(option.name, option.default))
            if option.players and players not in option.players and value != option.parse(option.default):
                counts = ", ".join(map(str, option.players))
                raise BadSetup(
                    f"option {option.name!r} of {self.id} is for {counts} players, not {players}",
                    "option",
                    option=option.name,
                    n=players,
                )
            chosen[option.name] = self.checked_seats(players, value) if option.name == self.seats_option else value
        return chosen

    def checked_seats(self, players: int, chosen: list[str]) -> list[str]:
        """The seats that take part; none if they are the usual ones."""
        if chosen and len(chosen) != players:
            named = ", ".join(chosen)
            raise BadSetup(f"option {self.seats_option!r} names one for each of {players} players, not {named}")
        return [] if chosen == self.seat_names(players) else chosen


AnyGame: TypeAlias = Game[Any, Any]  # for all who don't know which game it is
