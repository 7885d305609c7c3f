"""Words for the tests of the rules: dice that come up as told, what a faction has, tables from changed positions."""

from __future__ import annotations

from typing import Any

from tablero.core.match import match_from
from tablero.core.table import Table
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import CARD, FACTIONS, LOCS, PROPAGANDA, SPACE_IDS
from tablero.games.andean_abyss.position import build


class Rolls:
    """Dice that come up as told; where equal chances count, the first."""

    def __init__(self, *rolls: int) -> None:
        self.rolls = list(rolls)
        self.counter = 0

    def die(self, sides: int = 6) -> int:
        self.counter += 1
        if not self.rolls:
            raise AssertionError("a die was rolled that the test does not know of")
        return self.rolls.pop(0)

    def pick(self, items: list[int]) -> int:
        return items[0]

    def copy(self) -> Rolls:
        copy = type(self)(*self.rolls)
        copy.counter = self.counter
        return copy


def resources(table: Table) -> list[int]:
    return list(table.state.resources)


def rolling(table: Table, *rolls: int) -> Table:
    """The table with dice that come up as told."""
    table.state.dice = Rolls(*rolls)
    return table


def changed(change: dict[str, Any], **given: Any) -> Table:
    """A table at a position with some fields of the state set by hand."""
    state = build(given)
    for field, value in change.items():
        setattr(state, field, value)
    return Table(match_from(GAME, state))


def eligible(table: Table) -> set[str]:
    """The factions that are Eligible."""
    return {name for n, name in enumerate(FACTIONS) if table.state.eligible >> n & 1}


def card(table: Table) -> str:
    """The current card."""
    number = table.state.deck[table.state.position]
    return "propaganda" if number >= PROPAGANDA else CARD[number].id


def spaces_in(table: Table) -> set[str]:
    """The spaces among the options."""
    return set(table.options) & set(SPACE_IDS)


def locs_in(table: Table) -> set[str]:
    return set(table.options) & {SPACE_IDS[n] for n in LOCS}
