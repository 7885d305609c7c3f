"""Positions of Narcos written down: what they may say, and how they refuse what makes no sense."""

from __future__ import annotations

import pytest

from tablero.core.errors import BadSetup, TableroError
from tablero.games.narcos.board import PLACE_IDS
from tablero.games.narcos.position import build, parse, position
from tests.narcos.helpers import carries, cubes, discards, hand, is_blocked, is_down, is_open, labs, where

TEXT = """
players: 4
season: 2
patron: a11             # secret
money: 7
labs: a12, a8 empty
hunters: murphy k4, pena a7 blocked, castano a9 down
slots: tuso limon gustavo mechas flaco
sicarios: gustavo o9, limon k6 cube, tuso captured
defence: gustavo 3, limon 1 open, tuso bomb
special: bomb
hand: s01 s17
discards: s05
cells: attack 2, region 1 1
hunter: pena
"""


def test_a_position_is_read_line_by_line() -> None:
    from tablero.core.table import table_from

    table = table_from("narcos", parse(TEXT))
    s = table.state

    assert (s.players, s.season, s.money, PLACE_IDS[s.place]) == (4, 2, 7, "a11")
    assert s.leader == [1, 1, 2, 3]
    assert (labs(table), cubes(table)) == (["a8", "a12"], ["a12"])
    assert (where(table, "murphy"), is_blocked(table, "pena"), is_down(table, "castano")) == ("k4", True, True)
    assert (where(table, "gustavo"), where(table, "tuso"), carries(table, "limon")) == ("o9", "captured", True)
    assert is_open(table, "limon")
    assert not is_open(table, "gustavo")
    assert sorted(s.defence) == [0, 0, 1, 1, 2, 3, 11]
    assert (hand(table), discards(table)) == (["s01", "s17"], ["s05"])
    assert sorted(n for n in s.cells if n) == [1, 1, 2]
    assert len(s.action_deck) == 18 - 3 - 3
    assert len([*s.hand, *s.deck, *s.discards]) == 17


def test_a_position_at_rest_is_patrons_turn() -> None:
    table = position(patron="a11")

    assert table.kind == "deploy"  # nobody to move
    assert hand(table) == ["s01", "s02", "s03", "s04", "s05"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 6}, "narcos is for 2, 3, 4, 5 players, not 6"),
        ({"place": "a1"}, "no key 'place' in this position"),
        ({"patron": "a99"}, "no location 'a99' in this position"),
        ({"sicarios": "tuso a1"}, "tuso is not in this game; there are gustavo, blackie, limon, poison, velasco"),
        ({"hunters": "murphy a1 asleep"}, "no mark of a hunter 'asleep' in this position"),
        (
            {"defence": "gustavo bomb"},
            "there is no defence token bomb left for gustavo; bomb and hostage need `special`",
        ),
        ({"cells": "type 2 2"}, "type has no free cell for a 2"),
        ({"available": "1 1 1 1 1 1 1"}, "there are not so many action cards with a 1"),
        ({"step": "sleeping"}, "no step 'sleeping' in this position"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises((BadSetup, TableroError)) as caught:
        build(given)

    assert str(caught.value).startswith(message)
