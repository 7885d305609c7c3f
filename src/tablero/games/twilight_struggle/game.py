"""Twilight Struggle as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.encoding import Encoder
from tablero.core.feature import Feature
from tablero.core.game import AS_BEFORE, NOBODY, Facts, Game, Option, Options
from tablero.core.guide import Guide
from tablero.core.joining import Cell, Join
from tablero.core.order import Order
from tablero.core.remark import Panel, Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from . import (
    advice,
    agenda,
    catalogue,
    consequences,
    encoding,
    evaluation,
    first_judgement,
    guide,
    invariants,
    journal,
    orders,
    plays,
    secrets,
    setup,
    steps,
    story,
)
from .board import ACTIONS, CARD, COUNTRIES, LAST_CARD, SIDES, US
from .events import all_cards
from .first_judgement import FirstHints
from .hints import TwilightHints
from .state import EXTRAS, TwilightState
from .view import view
from .view_types import View

ALL_EVENTS = all_cards.MODULES  # loaded with the game
HANDICAPS = ("none", *(f"us_{n}" for n in range(1, 4)), *(f"ussr_{n}" for n in range(1, 4)))
# Notes that say who acts; in others `who` is whom they befall.
ACTS: Final = (
    "round",
    "headline",
    "plays",
    "coup",
    "realignment",
    "war",
    "space-roll",
    "trap-roll",
    "passes",
    "declines",
)


class TwilightStruggle(Game[TwilightState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="twilight-struggle",
            version=2,
            package="tablero.games.twilight_struggle",
            players=(2,),
            actions=ACTIONS,
            options=(
                Option("optional_cards", "flag", True, rule="TS-2.7"),
                Option("handicap", "choice", "none", choices=HANDICAPS, rule="TS-2.6"),
                Option("scenario", "choice", "standard", choices=("standard", "late_war"), rule="TS-12.2"),
                Option("chinese_civil_war", "flag", False, rule="TS-12.1"),
                Option("show_held", "flag", False, rule="TS-12.3"),
                Option("extras", "subset", [], choices=EXTRAS, rule="TS-12.4"),
            ),
            state=TwilightState,
            seat_values=("who", "whom", "whose", "leads"),
            action_values=("place", "card", "region", "use", "trap"),
            hints=TwilightHints(),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> TwilightState:
        return setup.set_up(options, dice)

    def next_step(self, s: TwilightState) -> Script | None:
        return steps.next_step(s)

    def run_ahead(self, s: TwilightState) -> None:
        steps.run_ahead(s)

    def step_name(self, s: TwilightState) -> str:
        return agenda.STEP_NAMES[s.agenda[-1][0]] if s.agenda else "end"

    def seats(self, s: TwilightState) -> int:
        return 2

    def points(self, s: TwilightState) -> list[int]:
        """The VP track as each side reads it."""
        return [-s.vp, s.vp]

    def winners(self, s: TwilightState) -> list[int]:
        """The winner; both on a draw; before the end, the side ahead."""
        if s.over:
            return [0, 1] if s.winner < 0 else [s.winner]
        return [0, 1] if s.vp == 0 else [int(s.vp > 0) * US]

    def places(self, s: TwilightState) -> list[int]:
        winners = self.winners(s)
        return [1 if seat in winners else 2 for seat in range(2)]

    def ending(self, s: TwilightState) -> Remark | None:
        return story.ending(s)

    def curves(self, s: TwilightState) -> list[tuple[int, int]]:
        """The VP track, read from the US: the other side's line would be its mirror image."""
        return [(US, s.vp)]

    def score_sheets(self, entries: list[Entry], first: list[int], s: TwilightState) -> list[Sheet]:
        return story.score_sheets(entries, [max(0, n) for n in first])

    def view(self, s: TwilightState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: TwilightState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def forget_plan(self, s: TwilightState) -> None:
        s.fate = []

    def observe(self, o: Encoder, s: TwilightState, seat: int) -> None:
        encoding.observe(o, s, seat)

    def ask_values(self) -> tuple[str, ...]:
        return encoding.ASK_VALUES

    def check(self, s: TwilightState) -> None:
        invariants.check(s)

    def evaluate(self, s: TwilightState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def features(self, s: TwilightState, seat: int) -> list[Feature]:
        return evaluation.features(s, seat)

    def first_judged(self) -> TwilightStruggle:
        return FIRST_JUDGED

    def warnings(self, view: View, ask: Ask) -> dict[int, Remark]:
        return advice.warnings(view, ask)

    def subject(self, view: View, ask: Ask) -> str:
        return catalogue.subject(ask)

    def consequences(self, world: Callable[[], TwilightState], ask: Ask) -> dict[int, Remark]:
        return consequences.consequences(world(), ask.seat, ask) if ask.kind in consequences.EXPLAINED else {}

    def panels(self, view: View) -> list[Panel]:
        return advice.panels(view)

    def orders(self, view: View) -> list[Order]:
        return orders.orders(view)

    def follow(self, view: View, order: Order, ask: Ask) -> int:
        return orders.follow(view, order, ask)

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
        return {"place": range(COUNTRIES), "card": range(CARD + 1, CARD + LAST_CARD + 1)}

    def menu(self, ask: Ask) -> Sequence[int]:
        return plays.menu(ask)

    def pieces(self, view: View) -> dict[str, dict[str, int]]:
        """Influence of both sides."""
        return {place: {"us": us, "ussr": ussr} for place, (us, ussr) in view["influence"].items()}

    def pieces_move(self) -> bool:
        return False

    def line_role(self, kind: str) -> str:
        return "head" if kind in ("turn", "round", "headline", "victory", "draw") else ""

    def line_join(self, kind: str) -> Join | None:
        return journal.JOINS.get(kind)

    def line_dice(self, kind: str) -> tuple[str, ...]:
        return journal.DICE.get(kind, ())

    def line_cells(self, kind: str, values: dict[str, int]) -> list[Cell]:
        return journal.cells(kind, values)

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        if kind in ACTS:
            return values["who"]
        return NOBODY if self.line_role(kind) == "head" else AS_BEFORE

    def usual_players(self) -> int:
        return 2

    def seat_names(self, players: int) -> list[str]:
        return list(SIDES)


class FirstJudged(TwilightStruggle):
    """The same game with the first judgement of it (first_judgement.py)."""

    def __init__(self) -> None:
        super().__init__()
        self.hints = FirstHints()

    def evaluate(self, s: TwilightState, seat: int) -> float:
        return first_judgement.evaluate(s, seat)

    def features(self, s: TwilightState, seat: int) -> list[Feature]:
        return []

    def first_judged(self) -> TwilightStruggle:
        return self


FIRST_JUDGED: Final = FirstJudged()
