"""Words for the tests of the rules: players who do as little as they can, and what a scoring brings.

What stands where is told by card_helpers.py.
"""

from __future__ import annotations

from typing import Any

from tablero.core.table import Table
from tablero.games.el_grande.position import position
from tests.el_grande.card_helpers import score

ALL_REGIONS = ["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"]
FOUR_POWERS = "9 purple, 8 blue, 5 orange, 3 green"


def idle(table: Table) -> None:
    """Whoever is asked does as little as possible: nothing, or else the first thing there is."""
    for least in ("done", "0", "allow", "plain"):
        if least in table.options:
            table.play(least)
            return
    table.play(table.options[0])


def idle_until(table: Table, kind: str, seat: str = "") -> Table:
    """Everybody does as little as possible until a question of this kind is put (to this seat)."""
    while table.kind != kind or seat not in ("", table.asked):
        idle(table)
    return table


def finish_round(table: Table) -> Table:
    """Everybody does as little as possible until the next round begins, or the game ends."""
    drawn = table.state.drawn  # goes up when new action cards are turned up
    while not table.match.over and table.state.drawn == drawn:
        idle(table)
    return table


def regent(**given: Any) -> Table:
    """A position of the module New Regent."""
    return position(options="new_regent", **given)


def shift(**given: Any) -> Table:
    """A position of the module Power Shift."""
    return position(options="power_shift", **given)


def levy(region: str, **given: Any) -> str:
    """The points that scoring one region brings: `5 purple, 3 blue`."""
    return score(position(card="levy_1", **given).play("special", region))


def unmasking(**given: Any) -> str:
    """The points that scoring the castillo brings."""
    return score(position(card="unmasking_1", **given).play("special"))


def hand(table: Table, seat: str) -> list[int]:
    """The power cards in a hand, as their owner sees them."""
    powers: list[int] = table.view(seat)["hands"][table.seat(seat)]["powers"]
    return powers


def played(table: Table, colour: str) -> dict[str, Any]:
    """The power card in front of a colour."""
    view = table.view()
    cards: dict[str, Any] = view["played"][view["colours"].index(colour)]
    return cards
