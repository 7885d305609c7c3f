"""Narcos as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.encoding import Encoder
from tablero.core.feature import Feature
from tablero.core.game import Facts, Game, Option, Options
from tablero.core.guide import Guide
from tablero.core.joining import Join
from tablero.core.order import Order
from tablero.core.remark import Panel, Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from . import (
    catalogue,
    consequences,
    encoding,
    evaluation,
    guide,
    invariants,
    journal,
    notebook,
    orders,
    secrets,
    setup,
    steps,
    story,
)
from .board import ACTIONS, CARD, FACTION, FACTION_CARD, HUNTER, OBJECTIVE, PICK, PLACES, SICARIO, TOKEN, ULTIMATUM
from .first_judgement import evaluation as first_evaluation
from .first_judgement.hints import FirstNarcosHints
from .hints import NarcosHints
from .setup import DIVISIONS
from .state import HUNTERS_WIN, NOTEBOOKS, PATRON, PATRON_WINS, STEP_NAMES, NarcosState
from .view import SEAT_IDS, view
from .view_types import View

HEADS = ("season-begins", "patron-turn", "faction-turn", "season-ends")  # titles in the journal
ARREST_POINTS = 10  # an arrest is worth as much as half the fame that wins


class Narcos(Game[NarcosState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="narcos",
            version=2,
            package="tablero.games.narcos",
            players=(2, 3, 4, 5),
            actions=ACTIONS,
            options=(
                Option("notebook", "choice", "markers", choices=NOTEBOOKS, rule="NC-2.10"),
                Option("private_talk", "flag", False, rule="NC-4.4"),
                Option("factions", "choice", "in_order", choices=DIVISIONS, rule="NC-3.8"),
                Option("season_limit", "choice", "8", choices=("8", "none"), rule="NC-13.14"),
            ),
            state=NarcosState,
            seat_values=("who",),
            action_values=("place", "target", "card", "hunter", "sicario", "other", "faction", "pick", "token"),
            hints=NarcosHints(),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> NarcosState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: NarcosState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: NarcosState) -> str:
        return "over" if s.is_over() else STEP_NAMES[s.phase]

    def seats(self, s: NarcosState) -> int:
        return s.players

    def points(self, s: NarcosState) -> list[int]:
        """Fame for Patrón, arrests for the factions."""
        return [s.fame] + [ARREST_POINTS * s.arrests] * (s.players - 1)

    def winners(self, s: NarcosState) -> list[int]:
        """Patrón, or all who lead factions; nobody if the game was stopped (NC-13.14)."""
        if s.winner == PATRON_WINS:
            return [PATRON]
        return list(range(1, s.players)) if s.winner == HUNTERS_WIN else []

    def places(self, s: NarcosState) -> list[int]:
        """The winning side first; the factions share their place."""
        if s.winner == PATRON_WINS:
            return [1] + [2] * (s.players - 1)
        return [s.players] + [1] * (s.players - 1) if s.winner == HUNTERS_WIN else [1] * s.players

    def sides(self, players: int) -> list[int]:
        """Patrón, and all who lead factions."""
        return [0] + [1] * (players - 1)

    def ending(self, s: NarcosState) -> Remark | None:
        return story.ending(s)

    def curves(self, s: NarcosState) -> list[tuple[int, int]]:
        """Patrón's fame and, in the same measure, the arrests of all who hunt him."""
        return [(PATRON, s.fame), (PATRON + 1, ARREST_POINTS * s.arrests)]

    def score_sheets(self, entries: list[Entry], first: list[int], s: NarcosState) -> list[Sheet]:
        return story.score_sheets(entries, first[PATRON])

    def view(self, s: NarcosState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: NarcosState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def observe(self, o: Encoder, s: NarcosState, seat: int) -> None:
        encoding.observe(o, s, seat)

    def ask_values(self) -> tuple[str, ...]:
        return encoding.ASK_VALUES

    def channels(self, players: int, options: Options) -> dict[str, int]:
        """The factions may talk unheard by Patrón, if the table wants it so (NC-4.4)."""
        return {"hunters": (1 << players) - 2} if options["private_talk"] else {}

    def consequences(self, world: Callable[[], NarcosState], ask: Ask) -> dict[int, Remark]:
        return consequences.consequences(world(), ask) if ask.kind in consequences.EXPLAINED else {}

    def plays(self, view: View, seat: int) -> list[str]:
        """The factions that a seat leads (NC-3.8)."""
        return [id for id, faction in view["factions"].items() if faction["seat"] == SEAT_IDS[seat]]

    def subject(self, view: View, ask: Ask) -> str:
        """The card that the rule or the question names, or the one a sicario is deployed with."""
        if "card" in ask.values:
            return self.name(ask.values["card"])
        named = ask.rule.removeprefix("NC-card-").replace("-", "_")
        if named in catalogue.card_list():
            return named
        return (view["deployment"]["card"] or "") if ask.kind == "deploy-place" else ""

    def panels(self, view: View) -> list[Panel]:
        return [guide.standing(view), *notebook.panels(view)]

    def orders(self, view: View) -> list[Order]:
        return orders.orders(view)

    def follow(self, view: View, order: Order, ask: Ask) -> int:
        return orders.follow(view, order, ask)

    def guide(self) -> Guide:
        return guide.GUIDE

    def rule_of(self, id: str) -> str:
        return guide.rule_of(id)

    def describe(self, view: View, id: str) -> list[Remark]:
        return guide.describe(id)

    def printed(self, id: str) -> list[Remark]:
        return guide.printed(id)

    def neighbours(self, view: View, id: str) -> list[str]:
        return guide.neighbours(id)

    def facts(self, id: str) -> Facts:
        return catalogue.facts(id)

    def things(self) -> dict[str, Sequence[int]]:
        return {
            "place": range(PLACES),
            "sicario": range(SICARIO, HUNTER),
            "hunter": range(HUNTER, FACTION),
            "faction": range(FACTION, PICK),
            "action": range(PICK, TOKEN),
            "card": range(CARD, ULTIMATUM),
            "ultimatum": range(ULTIMATUM, OBJECTIVE),
            "objective": range(OBJECTIVE, FACTION_CARD),
            "ability": range(FACTION_CARD, len(ACTIONS)),
        }

    def pieces(self, view: View) -> dict[str, dict[str, int]]:
        """Figures, tokens and cubes; Patrón himself where the reader knows his place."""
        found: dict[str, dict[str, int]] = {}
        for place, location in view["locations"].items():
            words = (location["hunter"], location["sicario"], location["token"])
            found[place] = {word: 1 for word in words if word is not None}
            found[place]["cube"] = int(location["cube"])
        hideout = view["patron"]["place"]
        if hideout is not None:
            found[hideout]["patron"] = 1
        return found

    def line_role(self, kind: str) -> str:
        return "head" if kind in HEADS else ""

    def line_join(self, kind: str) -> Join | None:
        return journal.JOINS.get(kind)

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        """Notes of Patrón's turns do not name him: there is only one."""
        return PATRON if kind == "patron-turn" else super().line_actor(kind, values)

    def check(self, s: NarcosState) -> None:
        invariants.check(s)

    def check_change(self, before: NarcosState, after: NarcosState) -> None:
        invariants.check_change(before, after)

    def evaluate(self, s: NarcosState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def features(self, s: NarcosState, seat: int) -> list[Feature]:
        return evaluation.features(s, seat)

    def first_judged(self) -> Narcos:
        return FIRST_JUDGED

    def usual_players(self) -> int:
        """One against one, who leads all four factions."""
        return 2

    def seat_names(self, players: int) -> list[str]:
        return list(SEAT_IDS[:players])


class NarcosFirstJudged(Narcos):
    """The same game with the first judgement of it (first_judgement/)."""

    def __init__(self) -> None:
        super().__init__()
        self.hints = FirstNarcosHints()

    def evaluate(self, s: NarcosState, seat: int) -> float:
        return first_evaluation.evaluate(s, seat)

    def features(self, s: NarcosState, seat: int) -> list[Feature]:
        return []

    def first_judged(self) -> Narcos:
        return self


FIRST_JUDGED: Final = NarcosFirstJudged()
