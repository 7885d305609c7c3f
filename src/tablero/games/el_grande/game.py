"""El Grande as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.encoding import Encoder
from tablero.core.feature import Feature
from tablero.core.game import AS_BEFORE, Facts, Game, Option, Options, Seating
from tablero.core.guide import Guide
from tablero.core.hints import BotHints
from tablero.core.joining import Cell, Join
from tablero.core.order import Order
from tablero.core.remark import Panel, Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from . import (
    catalogue,
    consequences,
    encoding,
    first_judgement,
    guide,
    invariants,
    journal,
    orders,
    secrets,
    setup,
    steps,
    story,
)
from .board import ACTIONS, ALTERNATIVES, CARD, COLOUR, COLOURS, MODIFIER, PORTUGAL, POWER, SEATS, TILE_8, WEIGHTS
from .evaluation import Judge, features
from .hints import ElGrandeHints
from .state import STEP_NAMES, ElGrandeState
from .view import view
from .view_types import View

HEADS: Final = ("round", "turn", "general-scoring", "over")  # lines of the journal under which others stand
TURN_WORDS: Final = frozenset(["active", "phase", *COLOURS])
BEFALLS: Final = ("points", "first-player")  # notes of what somebody gets, whoever's doing it is


class ElGrande(Game[ElGrandeState, View]):
    def __init__(self, weights: dict[str, float] | None = None) -> None:
        super().__init__(
            id="el-grande",
            version=3,
            package="tablero.games.el_grande",
            players=(2, 3, 4, 5),
            actions=ACTIONS,
            options=(
                Option("colours", "subset", [], choices=COLOURS, rule="EG-1.1"),
                Option("dummy", "choice", "next", choices=("next", *COLOURS), players=(2,), rule="EG-19.2"),
                Option("short", "flag", False, rule="EG-18"),
                Option("merged_stacks", "flag", False, players=(3,), rule="EG-20.2"),
                Option("new_regent", "flag", False, rule="EG-21"),
                Option("power_shift", "flag", False, rule="EG-23"),
                Option("alternative_cards", "subset", [], choices=ALTERNATIVES, rule="EG-22"),
                Option("first_player", "choice", "random", choices=("random", "1", "2", "3", "4", "5"), rule="EG-2.6"),
            ),
            state=ElGrandeState,
            seat_values=("who", "whom", "whose"),
            action_values=("place", "target", "card", "tile", "modifier"),
            seats_option="colours",
            hints=ElGrandeHints(),
        )
        self.judge = Judge(weights or WEIGHTS)

    def setup(self, players: int, options: Options, dice: Dice) -> ElGrandeState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: ElGrandeState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: ElGrandeState) -> str:
        return STEP_NAMES[s.phase]

    def seats(self, s: ElGrandeState) -> int:
        return s.players

    def points(self, s: ElGrandeState) -> list[int]:
        return s.score[: s.players]

    def ending(self, s: ElGrandeState) -> Remark | None:
        return story.ending(s)

    def has_roles(self) -> bool:
        return False

    def score_sheets(self, entries: list[Entry], first: list[int], s: ElGrandeState) -> list[Sheet]:
        return story.score_sheets(entries, s.players)

    def view(self, s: ElGrandeState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: ElGrandeState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def observe(self, o: Encoder, s: ElGrandeState, seat: int) -> None:
        encoding.observe(o, s, seat)

    def ask_values(self) -> tuple[str, ...]:
        return encoding.ASK_VALUES

    def check(self, s: ElGrandeState) -> None:
        invariants.check(s)

    def check_change(self, before: ElGrandeState, after: ElGrandeState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: ElGrandeState, seat: int) -> float:
        return self.judge.evaluate(s, seat)

    def features(self, s: ElGrandeState, seat: int) -> list[Feature]:
        return features(self.judge, s, seat)

    def first_judged(self) -> ElGrande:
        return FIRST_JUDGED

    def weights(self) -> dict[str, float]:
        return dict(self.judge.given)

    def judged_by(self, weights: dict[str, float]) -> ElGrande:
        return ElGrande(weights)

    def consequences(self, world: Callable[[], ElGrandeState], ask: Ask) -> dict[int, Remark]:
        return consequences.consequences(world(), ask) if ask.kind in consequences.EXPLAINED else {}

    def subject(self, view: View, ask: Ask) -> str:
        """The action card, while its two halves are chosen, vetoed or carried out."""
        about_it = "card" in ask.values or ask.rule.startswith("EG-card-") or view["phase"] == "special"
        return (view["card"] or "") if about_it else ""

    def orders(self, view: View) -> list[Order]:
        return orders.orders(view)

    def follow(self, view: View, order: Order, ask: Ask) -> int:
        return orders.follow(view, order, ask)

    def panels(self, view: View) -> list[Panel]:
        return [guide.standing(view)]

    def guide(self) -> Guide:
        return guide.GUIDE

    def rule_of(self, id: str) -> str:
        return guide.rule_of(id)

    def describe(self, view: View, id: str) -> list[Remark]:
        return guide.describe(view, id)

    def printed(self, id: str) -> list[Remark]:
        return guide.printed(id)

    def neighbours(self, view: View, id: str) -> list[str]:
        return guide.neighbours(id)

    def facts(self, id: str) -> Facts:
        return catalogue.facts(id)

    def things(self) -> dict[str, Sequence[int]]:
        return {
            "place": range(PORTUGAL + 1),
            "tile": range(TILE_8, COLOUR),
            "power": range(POWER + 1, MODIFIER),
            "modifier": range(MODIFIER, CARD),
            "card": range(CARD, len(ACTIONS)),
        }

    def turn_words(self) -> frozenset[str]:
        return TURN_WORDS

    def pieces(self, view: View) -> dict[str, dict[str, int]]:
        """Caballeros and grandes by colour, and the King."""
        found: dict[str, dict[str, int]] = {}
        for place, region in view["regions"].items():
            found[place] = dict(zip(view["colours"], region["caballeros"]))
            for colour in region["grandes"]:
                found[place][f"grande of {colour}"] = 1
        found.setdefault(view["king"], {})["king"] = 1
        return found

    def line_role(self, kind: str) -> str:
        return "head" if kind in HEADS else ""

    def line_join(self, kind: str) -> Join | None:
        return journal.JOINS.get(kind)

    def line_cells(self, kind: str, values: dict[str, int]) -> list[Cell]:
        return journal.cells(kind, values)

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        return AS_BEFORE if kind in BEFALLS else super().line_actor(kind, values)

    def seat_names(self, players: int) -> list[str]:
        return list(COLOURS[:players])

    def seating(self, s: ElGrandeState) -> Seating:
        colours = [s.colour(c) for c in range(SEATS)]
        return Seating(tuple(colours[: s.players]), tuple(colours))


class FirstJudged(ElGrande):
    """The same game with the first judgement of it (first_judgement.py)."""

    def __init__(self) -> None:
        super().__init__()
        self.hints = BotHints()

    def evaluate(self, s: ElGrandeState, seat: int) -> float:
        return first_judgement.evaluate(s, seat)

    def features(self, s: ElGrandeState, seat: int) -> list[Feature]:
        return []

    def weights(self) -> dict[str, float]:
        return {}


FIRST_JUDGED: Final = FirstJudged()
