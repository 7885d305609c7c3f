"""Andean Abyss as the engine sees it: its id, options, and the functions that answer for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.dice import Dice
from tablero.core.encoding import Encoder
from tablero.core.feature import Feature
from tablero.core.game import AS_BEFORE, NOBODY, Game, Option, Options, Seating
from tablero.core.guide import Guide
from tablero.core.joining import Cell, Join
from tablero.core.order import Order
from tablero.core.remark import Panel, Remark
from tablero.core.sheet import Sheet
from tablero.core.state import Entry

from . import (
    agenda,
    consequences,
    encoding,
    evaluation,
    first_judgement,
    guide,
    invariants,
    journal,
    orders,
    secrets,
    sequence,
    setup,
    steps,
    story,
)
from .board import ACTIONS, AIR_LIFT, EVENT_CARDS, FACTIONS, GOVT, SHIP, SPACES, TRAIN
from .events import deck
from .hints import AndeanHints
from .pieces import margins
from .state import AndeanState
from .victory import outcome, seat_places, winning_faction
from .view import view
from .view_types import View

ALL_EVENTS = deck.DECK  # loaded with the game
CARD_OF_RULE: Final = {f"AA-card-{card.number}": card.id for card in EVENT_CARDS}
LINE_ROLES: Final = {
    "card": "head",
    "phase": "head",
    "over": "head",
    "np-decision": "open",
    "np-turn": "close",
    "np-turn-with": "close",
}
TURN_WORDS: Final = frozenset(["acting", "operation", "eligible", "phase", *FACTIONS])
# Notes that say who acts; in others `who` is whom they befall.
ACTS: Final = ("operation", "activity", "event", "passed", "extorted", "kidnapped", "shipped")
BEGINS: Final = ("operation", "event", "passed")  # ... and goes on acting


class AndeanAbyss(Game[AndeanState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="andean-abyss",
            version=4,
            package="tablero.games.andean_abyss",
            players=(1, 2, 3, 4),
            actions=ACTIONS,
            options=(
                Option("factions", "subset", [], choices=FACTIONS, rule="AA-1.5"),
                Option("two_factions_each", "flag", False, players=(2, 3), rule="AA-1.5"),
                Option("short", "flag", False, rule="AA-2.4.1"),
                Option("scenario", "choice", "standard", choices=("standard", "quick_play"), rule="AA-2.1"),
                Option("open_deployment", "flag", False, rule="AA-2.1"),
                Option("seeded_propaganda", "flag", False, rule="AA-2.1"),
                Option("no_reveal", "flag", False, rule="AA-2.2"),
                Option(
                    "eligibility", "choice", "printed", choices=("printed", "option_a", "option_b"), rule="AA-2.3.1"
                ),
                Option("card_edition", "choice", "2", choices=("1", "2"), rule="AA-5.1"),
                Option("negotiation", "flag", True, rule="AA-1.5.1"),
            ),
            state=AndeanState,
            seat_values=("who", "whom", "whose"),
            action_values=("place", "target", "piece", "verb", "activity"),
            hints=AndeanHints(),
            seats_option="factions",
        )

    def setup(self, players: int, options: Options, dice: Dice) -> AndeanState:
        return setup.set_up(players, options, dice)

    def next_step(self, s: AndeanState) -> Script | None:
        return steps.next_step(s)

    def step_name(self, s: AndeanState) -> str:
        return agenda.STEP_NAMES[s.agenda[-1][0]] if s.agenda else "end"

    def seats(self, s: AndeanState) -> int:
        return s.players

    def points(self, s: AndeanState) -> list[int]:
        """Each seat's margin; with two factions the lower one counts (AA-1.5)."""
        found = margins(s)
        return [min([found[f] for f in range(4) if s.seat_of[f] == seat]) for seat in range(s.players)]

    def winners(self, s: AndeanState) -> list[int]:
        """The seat of the winning faction; nobody if a Non-player wins (AA-7.1)."""
        best = winning_faction(s)
        return [s.seat_of[best]] if s.seat_of[best] >= 0 else []

    def places(self, s: AndeanState) -> list[int]:
        return seat_places(s)

    def outcome(self, s: AndeanState) -> Remark | None:
        return outcome(s)

    def ending(self, s: AndeanState) -> Remark | None:
        return story.ending(s)

    def curves(self, s: AndeanState) -> list[tuple[int, int]]:
        """The margins of all four, whoever plays them."""
        return list(enumerate(margins(s)))

    def score_sheets(self, entries: list[Entry], first: list[int], s: AndeanState) -> list[Sheet]:
        return story.score_sheets(entries, s)

    def view(self, s: AndeanState, seat: int) -> View:
        return view(s, seat)

    def reshuffle_unknown(self, s: AndeanState, seat: int, dice: Dice) -> None:
        secrets.reshuffle_unknown(s, seat, dice)

    def observe(self, o: Encoder, s: AndeanState, seat: int) -> None:
        encoding.observe(o, s, seat)

    def ask_values(self) -> tuple[str, ...]:
        return encoding.ASK_VALUES

    def check(self, s: AndeanState) -> None:
        invariants.check(s)

    def evaluate(self, s: AndeanState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def consequences(self, world: Callable[[], AndeanState], ask: Ask) -> dict[int, Remark]:
        return consequences.consequences(world(), ask) if ask.kind in consequences.EXPLAINED else {}

    def features(self, s: AndeanState, seat: int) -> list[Feature]:
        return evaluation.features(s, seat)

    def first_judged(self) -> AndeanAbyss:
        return FIRST_JUDGED

    def usual_players(self) -> int:
        """The solo game: the Government against three Non-players (AA-8.8)."""
        return 1

    def subject(self, view: View, ask: Ask) -> str:
        """The card in play where its Event can be chosen, and the card whose Event is carried out."""
        if ask.kind == "turn":
            return view["current_card"] or ""
        return CARD_OF_RULE.get(ask.rule, "")

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

    def neighbours(self, view: View, id: str) -> list[str]:
        return guide.neighbours(view, id)

    def things(self) -> dict[str, Sequence[int]]:
        return {
            "place": range(SPACES),
            "operation": range(TRAIN, AIR_LIFT),
            "activity": range(AIR_LIFT, SHIP),
        }

    def menu(self, ask: Ask) -> Sequence[int]:
        return sequence.menu(ask)

    def turn_words(self) -> frozenset[str]:
        return TURN_WORDS

    def pieces(self, view: View) -> dict[str, dict[str, int]]:
        """Everything on the map; a Guerrilla stays the same whether Underground or Active."""
        found: dict[str, dict[str, int]] = {}
        for place, space in view["spaces"].items():
            found[place] = {}
            for piece, n in space["pieces"].items():
                kind = piece.replace("_underground", "").replace("_active", "")
                found[place][kind] = found[place].get(kind, 0) + n
        return found

    def line_role(self, kind: str) -> str:
        """A card is a title; a Non-player's turn is folded behind its summary (AA-8.1)."""
        return LINE_ROLES.get(kind, "")

    def line_reason(self, kind: str) -> bool:
        return kind.startswith("np-") and not self.line_role(kind)

    def line_join(self, kind: str) -> Join | None:
        return journal.JOINS.get(kind)

    def line_dice(self, kind: str) -> tuple[str, ...]:
        return journal.DICE.get(kind, ())

    def line_cells(self, kind: str, values: dict[str, int]) -> list[Cell]:
        return journal.cells(kind, values)

    def line_actor(self, kind: str, values: dict[str, int]) -> int:
        if kind in ACTS or kind.startswith("np-"):
            return values.get("who", AS_BEFORE)
        return NOBODY if self.line_role(kind) == "head" else AS_BEFORE

    def begins_act(self, kind: str) -> bool:
        return kind in BEGINS or super().begins_act(kind)

    def leads(self, view: View, seat: int) -> list[int]:
        """The factions of a seat: with two each (AA-1.5), both."""
        return [faction for faction, leader in enumerate(view["seat_of"].values()) if leader == seat]

    def seat_names(self, players: int) -> list[str]:
        return list(FACTIONS[:players])

    def needed_seats(self) -> list[str]:
        """The Government is never a Non-player (AA-1.5)."""
        return [FACTIONS[GOVT]]

    def seating(self, s: AndeanState) -> Seating:
        """A seat is called by its first faction."""
        return Seating(tuple([FACTIONS[s.seat_of.index(seat)] for seat in range(s.players)]), FACTIONS)


class AndeanFirstJudged(AndeanAbyss):
    """The same game with the first judgement of it (first_judgement.py)."""

    def evaluate(self, s: AndeanState, seat: int) -> float:
        return first_judgement.evaluate(s, seat)

    def features(self, s: AndeanState, seat: int) -> list[Feature]:
        return []

    def first_judged(self) -> AndeanAbyss:
        return self


FIRST_JUDGED: Final = AndeanFirstJudged()
