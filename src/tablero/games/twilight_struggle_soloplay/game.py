"""Twilight Struggle SoloPlay as the engine sees it: its id, options, and the functions that answer for it."""

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
from tablero.core.remark import Panel, Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from ..twilight_struggle import catalogue, journal
from ..twilight_struggle import consequences as base_consequences
from ..twilight_struggle import guide as base_guide
from ..twilight_struggle.board import CARD, COUNTRIES, LAST_CARD, SIDES
from ..twilight_struggle.events import all_cards
from ..twilight_struggle.game import ACTS
from ..twilight_struggle.story import score_sheets as tell_sources
from . import advice, encoding, evaluation, first_judgement, guide, invariants, secrets, setup, steps, story, uses
from .agenda import step_name
from .board import ACTIONS, LEVELS, PACKAGE, PARTIES
from .hints import SoloHints
from .mind import changes
from .mind.trace import ROLES
from .scoring import person_points
from .state import SIDE_VALUES, SoloState
from .view import view
from .view_types import View

ALL_EVENTS = (all_cards.MODULES, changes)  # loaded with the game
HEADS: Final = ("turn", "headline", "round", "region-is-scored", "victory", "draw", "result")
LINE_ROLES: Final = {**dict.fromkeys(HEADS, "head"), **ROLES}


class SoloPlay(Game[SoloState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="twilight-struggle-soloplay",
            version=4,
            package=PACKAGE,
            players=(1,),
            actions=ACTIONS,
            options=(
                Option("side", "choice", "us", choices=SIDES, rule="SP-1.1"),
                Option("level", "choice", "normal", choices=LEVELS, rule="SP-1.7"),
                Option("optional_cards", "flag", True, rule="SP-1.4"),
            ),
            state=SoloState,
            seat_values=SIDE_VALUES,
            action_values=("place", "card", "region", "use", "trap", "second"),
            base_package="tablero.games.twilight_struggle",
            hints=SoloHints(),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> SoloState:
        return setup.set_up(options, dice)

    def next_step(self, s: SoloState) -> Script | None:
        return steps.next_step(s)

    def run_ahead(self, s: SoloState) -> None:
        steps.run_ahead(s)

    def step_name(self, s: SoloState) -> str:
        return step_name(s.agenda[-1][0]) if s.agenda else "end"

    def seats(self, s: SoloState) -> int:
        return 1

    def points(self, s: SoloState) -> list[int]:
        """The VP as the person sees them."""
        return [person_points(s)]

    def winners(self, s: SoloState) -> list[int]:
        """The person, or nobody: the AI has no seat, and a draw is no victory (SP-16.6)."""
        won = s.winner == s.person if s.over else person_points(s) > 0
        return [0] if won else []

    def places(self, s: SoloState) -> list[int]:
        return [1 if self.winners(s) else 2]

    def ending(self, s: SoloState) -> Remark | None:
        return story.ending(s)

    def score_sheets(self, entries: list[Entry], first: list[int], s: SoloState) -> list[Sheet]:
        return tell_sources(entries, [max(0, first[0]), max(0, -first[0])])

    def view(self, s: SoloState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: SoloState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, dice)

    def forget_plan(self, s: SoloState) -> None:
        s.fate = []

    def observe(self, o: Encoder, s: SoloState, seat: int) -> None:
        encoding.observe(o, s, seat)

    def ask_values(self) -> tuple[str, ...]:
        return encoding.ASK_VALUES

    def check(self, s: SoloState) -> None:
        invariants.check(s)

    def check_change(self, before: SoloState, after: SoloState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: SoloState, seat: int) -> float:
        return evaluation.evaluate(s)

    def features(self, s: SoloState, seat: int) -> list[Feature]:
        return evaluation.features(s)

    def first_judged(self) -> SoloPlay:
        return FIRST_JUDGED

    def warnings(self, view: View, ask: Ask) -> dict[int, Remark]:
        return advice.warnings(view, ask)

    def consequences(self, world: Callable[[], SoloState], ask: Ask) -> dict[int, Remark]:
        """As in the two-player game; where influence is placed, the options tell their price themselves."""
        if ask.kind not in base_consequences.EXPLAINED:
            return {}
        s = world()
        return base_consequences.consequences(s, s.person, ask)

    def subject(self, view: View, ask: Ask) -> str:
        return catalogue.subject(ask)

    def panels(self, view: View) -> list[Panel]:
        return advice.panels(view)

    def guide(self) -> Guide:
        return guide.GUIDE

    def rule_of(self, id: str) -> str:
        return guide.rule_of(id)

    def describe(self, view: View, id: str) -> list[Remark]:
        return guide.describe(view, id)

    def printed(self, id: str) -> list[Remark]:
        return base_guide.printed(id)

    def neighbours(self, view: View, id: str) -> list[str]:
        return base_guide.neighbours(id)

    def facts(self, id: str) -> Facts:
        return catalogue.facts(id)

    def things(self) -> dict[str, Sequence[int]]:
        return {"place": range(COUNTRIES), "card": range(CARD + 1, CARD + LAST_CARD + 1)}

    def menu(self, ask: Ask) -> Sequence[int]:
        return uses.menu(ask)

    def pieces(self, view: View) -> dict[str, dict[str, int]]:
        """Influence of both sides."""
        return {place: {"us": us, "ussr": ussr} for place, (us, ussr) in view["influence"].items()}

    def pieces_move(self) -> bool:
        return False

    def line_role(self, kind: str) -> str:
        """Turns and scorings are titles; the AI's reasons are folded behind what it did."""
        return LINE_ROLES.get(kind, "")

    def line_reason(self, kind: str) -> bool:
        return kind.startswith("ai-") and not self.line_role(kind)

    def line_join(self, kind: str) -> Join | None:
        return journal.JOINS.get(kind)

    def line_dice(self, kind: str) -> tuple[str, ...]:
        return journal.DICE.get(kind, ())

    def line_cells(self, kind: str, values: dict[str, int]) -> list[Cell]:
        return journal.cells(kind, values)

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        if kind in ACTS or kind.startswith("ai-"):
            return values["who"]
        return NOBODY if self.line_role(kind) == "head" else AS_BEFORE

    def seat_names(self, players: int) -> list[str]:
        return list(PARTIES[:1])

    def parties(self) -> list[str]:
        return list(PARTIES)


class FirstJudged(SoloPlay):
    """The same game with the first judgement of it (first_judgement.py)."""

    def evaluate(self, s: SoloState, seat: int) -> float:
        return first_judgement.evaluate(s)

    def features(self, s: SoloState, seat: int) -> list[Feature]:
        return []

    def first_judged(self) -> SoloPlay:
        return self


FIRST_JUDGED: Final = FirstJudged()
