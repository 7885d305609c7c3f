"""Words for the tests of events: who executes which text in which position, dice that come up as told."""

from __future__ import annotations

from typing import Any

from tablero.core.ask import Ask
from tablero.core.notation import words
from tablero.core.table import Table
from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import CARD, EVENT_CARDS, FACTIONS, SPACE_IDS
from tablero.games.andean_abyss.events import cards_19_27, cards_28_36, cards_37_45
from tablero.games.andean_abyss.position import at, build, position
from tablero.games.andean_abyss.state import AndeanState
from tablero.games.andean_abyss.steps import next_step
from tests.andean_abyss.helpers import Rolls

BOOKS = (cards_19_27, cards_28_36, cards_37_45)


def execute(faction: str, card: str, text: str = "unshaded", rolls: tuple[int, ...] = (), **given: Any) -> Table:
    """A player executes the Event of the current card; the others look on, and make no deals."""
    given.setdefault("eligible", faction)
    given["options"] = ", ".join([*words(given.get("options", "")), "no_negotiation"])
    table = position(card=card, **given)
    if rolls:
        table.state.dice = Rolls(*rolls)
    return table.play(text)


def non_player(faction: str, card: str, rolls: tuple[int, ...] = (), side: int = 2, **given: Any) -> AndeanState:
    """A Non-player executes the Event, or one is named in it; nobody is asked anything."""
    s = build({"card": card, "players": 1, **given})
    s.dice = Rolls(*rolls)  # type: ignore[assignment]
    number = next(printed.number for printed in EVENT_CARDS if printed.id == card)
    below = len(s.agenda)
    s.push(agenda.EVENT, number, side if CARD[number].dual else 1, FACTIONS.index(faction))
    while len(s.agenda) > below:
        script = next_step(s)
        assert script is not None
        for question in script:
            assert isinstance(question, Ask)
            raise AssertionError(f"nobody is there to answer {question.kind!r} ({question.rule})")
    return s


def is_over(table: Table) -> bool:
    """Whether the Event is behind: the next card is in turn."""
    return table.kind == "turn"


def on_map(table: Table | AndeanState) -> dict[str, str]:
    """What is in each space that is not empty."""
    s: AndeanState = table.state if isinstance(table, Table) else table
    return {id: at(s, id) for id in SPACE_IDS if at(s, id) != "empty"}


def places(table: Table) -> list[str]:
    """The spaces among the options."""
    return [option for option in table.options if option in SPACE_IDS]


def resources(table: Table, faction: str) -> int:
    s: AndeanState = table.state
    return s.resources[FACTIONS.index(faction)]


def eligible(table: Table) -> list[str]:
    """The factions that are Eligible on the next card."""
    s: AndeanState = table.state
    return [name for f, name in enumerate(FACTIONS) if s.eligible >> f & 1]
