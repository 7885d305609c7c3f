"""Who is how near to the goal, for everybody to see (NC-1)."""

from __future__ import annotations

from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.games.narcos.position import position
from tablero.testing import rule

NARCOS = find_game("narcos")


@rule("NC-1.2", "NC-1.3", "NC-1.4")
def test_the_nearest_way_to_win_stands_first_and_everybody_sees_the_same() -> None:
    table = position(step="choosing-faction", patron="a11", fame=6, arrests=1)

    told = [NARCOS.panels(NARCOS.view(table.state, seat))[0] for seat in (0, 1, SPECTATOR)]

    for panel in told:
        assert panel.kind == "standing"
        found = [(line.kind, line.values["have"], line.values["goal"]) for line in panel.lines]
        assert found == [("standing-arrests", 1, 2), ("standing-fame", 6, 20), ("standing-objectives", 0, 3)]
