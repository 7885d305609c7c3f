"""The notation of positions: what it means, that it can be written and read back, and how it refuses mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.core.errors import BadSetup, UnknownId
from tablero.core.state import EVERYTHING
from tablero.core.table import seat_at, table_from
from tablero.games.el_grande.position import copies_of, describe, parse, position
from tablero.testing import rule
from tests.el_grande.card_helpers import at, court, king, province
from tests.el_grande.helpers import finish_round

EXAMPLE = """
players: 4
options: power_shift
king: castilla                   # the King
round: 4
first: green
galicia: 3 purple, 2 blue, purple grande, tile_8_4_0
castillo: 1 orange, green grande
court: 6 purple, 0 blue
score: 12 purple, 8 blue
step: halves
turn: purple
powers: 9 purple, 3 blue, 5 orange, 11 green
played: courier purple
hand: purple 1 2 13
modifiers: purple spy
used: purple scout
card: fiesta_1
placed: yes
offer: intrigue_1, his_majesty
discards: fiesta_2
vetoes: blue 2
"""


def test_a_position_says_where_everything_is():
    view = table_from("el-grande", parse(EXAMPLE)).view()

    assert view["regions"]["galicia"] == {
        "values": [8, 4, 0],
        "tile": "tile_8_4_0",
        "grandes": ["purple"],
        "caballeros": [3, 2, 0, 0],
    }
    assert view["castillo"]["grandes"] == ["green"]
    assert (view["court"], view["province"]) == ([6, 0, 7, 7], [21, 28, 22, 23])
    assert view["order"] == ["green", "purple", "orange", "blue"]
    assert view["played"][0] == {"power": 9, "modifier": "courier", "total": 10}
    assert view["hands"][0]["powers"] == [1, 2, 13]
    assert view["hands"][1]["powers"] == [1, 2, *range(4, 14)]
    assert (view["first"], view["round"], view["score"]) == ("green", 4, [12, 8, 0, 0])
    assert view["halves"] == {"placed": True, "acted": False, "infiltrating": False}
    assert view["vetoes"] == [{"holder": "blue", "rounds": 2}]
    assert (view["card"], view["offer"], view["discards"]) == ("fiesta_1", ["intrigue_1", "his_majesty"], ["fiesta_2"])


def lines(text: str) -> list[str]:
    return [line.partition("#")[0].strip() for line in text.strip().splitlines()]


def test_an_empty_position_is_a_first_round_at_rest():
    table = position()

    assert (table.asked, table.kind, king(table)) == ("purple", "power", "castilla")
    assert (court(table, "green"), province(table, "green"), at(table, "galicia")) == (7, 23, "")
    assert len(table.view()["offer"]) == 5


def test_a_description_is_read_back_as_the_same_description():
    assert describe(parse(EXAMPLE)) == describe(parse(describe(parse(EXAMPLE))))
    for line in lines(EXAMPLE):
        key = line.partition(":")[0]
        assert f"\n{key}: " in "\n" + describe(parse(EXAMPLE))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_at_the_start_of_a_step_can_be_written_and_read_back(players):
    """What everybody can see is the same afterwards; only face-down cards may lie in another order."""
    random = Random(players)
    for n, options in enumerate(({}, {"new_regent": True, "power_shift": True, "short": True})):
        given: dict[str, Any] = options | ({"merged_stacks": True} if players == 3 and n else {})
        table = seat_at("el-grande", players, f"describe {players} {n}", **given)
        while not table.match.over:
            start: Any = table.match.start
            written = describe(start)
            read = parse(written)
            assert describe(read) == written
            assert table.game.view(read, EVERYTHING) == table.game.view(start, EVERYTHING)
            asks = table.match.open_asks()
            ask = asks[random.randrange(len(asks))]
            table.match.answer(random.choice(ask.options), ask.seat)


@rule("EG-5.1")
@pytest.mark.parametrize(
    ("given", "first", "asked"),
    [
        ({"turn": "blue"}, "blue", "blue"),
        ({"powers": "9 blue, 8 orange"}, "blue", "green"),
        ({"powers": "9 blue, 8 orange", "turn": "green"}, "blue", "green"),
        ({"first": "orange", "powers": "9 orange"}, "orange", "green"),
        ({"players": 2, "powers": "3 orange, 9 blue"}, "blue", "purple"),
    ],
)
def test_whose_power_card_it_is_follows_from_those_played(given, first, asked):
    table = position(**given)

    assert (table.view()["first"], table.asked) == (first, asked)


def test_the_next_cards_are_turned_up_first_to_last():
    table = position(step="opening", next_cards="levy_2, coup, levy_1")

    assert {"levy_2", "coup"} <= set(table.view()["offer"])
    assert "levy_1" not in table.view()["offer"]
    assert "levy_1" in finish_round(table).view()["offer"]


def test_with_the_province_given_the_court_has_the_rest():
    table = position(province="1 purple", galicia="4 purple")

    assert (province(table, "purple"), court(table, "purple")) == (1, 25)


def test_the_copies_of_a_card():
    assert copies_of("levy") == ["levy_1", "levy_2", "levy_3", "levy_4"]
    assert copies_of("coup") == ["coup"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 6}, "2, 3, 4, 5 players, not 6"),
        ({"galicia": "31 purple"}, "purple has 31 caballeros .* must be 30 in all"),
        ({"court": "3 purple", "province": "3 purple"}, "0 caballeros on the map .* 3 in the court and 3 in the prov"),
        ({"court": "purple"}, "'court' of a position is written like '6 purple', not 'purple'"),
        ({"score": "many purple"}, "needs a number where it says 'many'"),
        ({"placed": "maybe"}, "'placed' of a position is yes or no"),
        ({"powers": "14 purple"}, "numbered 1 to 13; there is no 14"),
        ({"hand": "purple 0 5"}, "numbered 1 to 13; there is no 0"),
        ({"round": 10}, "spaces 1 to 9, not on 10"),
        ({"powers": "9 purple", "card": "levy_1", "turn": "blue"}, "blue is no player with a power card"),
        ({"players": 2, "card": "levy_1", "turn": "orange"}, "orange is no player with a power card"),
        ({"powers": "9 purple", "turn": "green"}, "clockwise from the first player: here by orange, green"),
        ({"vetoes": "blue, green, orange"}, "two Veto cards"),
        ({"players": 2, "court": "3 orange"}, "orange is the dummy, which has no court"),
    ],
)
def test_an_impossible_position_is_refused(given, message):
    with pytest.raises(BadSetup, match=message):
        position(**given)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"galizia": "1 purple"}, "no key 'galizia' in this position; did you mean 'galicia'"),
        ({"king": "castila"}, "no place 'castila' .* did you mean 'castilla'"),
        ({"galicia": "1 purpel"}, "no colour 'purpel' .* 'purple'"),
        ({"galicia": "1 white"}, "no colour 'white'"),
        ({"galicia": "tile_8"}, "no tile 'tile_8' .* 'tile_8_4_0'"),
        ({"card": "levy"}, "no card 'levy' .* did you mean 'levy_"),
        ({"step": "halfs"}, "no step 'halfs' .* 'halves'"),
        ({"options": "newregent"}, "no option 'newregent' .* 'new_regent'"),
        ({"modifiers": "purple spye"}, "no modifier 'spye' .* 'spy'"),
    ],
)
def test_a_misspelt_word_is_refused_with_a_hint(given, message):
    with pytest.raises(UnknownId, match=message):
        position(**given)


def test_a_line_without_a_colon_is_refused():
    with pytest.raises(BadSetup, match="lines 'key: value', not 'king castilla'"):
        parse("king castilla")
