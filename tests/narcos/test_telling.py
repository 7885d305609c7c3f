"""What is told while a deployment is made, and after an escape: rulings NC-R43 and NC-R44."""

from __future__ import annotations

from tablero.games.narcos.board import DISTANCE, EVERYWHERE, NEXT_TO, PLACE_IDS, PLACES, listed
from tablero.games.narcos.position import position
from tablero.games.narcos.secrets import candidates
from tablero.testing import rule


@rule("NC-9.21", ruling="NC-R43")
def test_after_an_escape_patron_sees_the_new_objectives_and_chooses_their_slots() -> None:
    table = position(
        step="hunter-acts",
        patron="a12",
        faction="dea",
        hunter="murphy",
        hunters="murphy a9",
        slot_2="j01",
        slot_3="j02",
        faction_cards="",
        pepes=0,
    )
    table.play("arrest_1", "a9", "a12", "k1")

    assert table.asked == "patron"
    assert table.kind == "objective"
    drawn = table.view("patron")["objectives"]["drawn_cards"]
    assert table.options == drawn
    assert table.view("leader_1")["objectives"]["drawn_cards"] is None

    table.play(drawn[1])

    slots = table.view("patron")["objectives"]["slots"]
    assert [slot["cards"] for slot in slots] == [[], ["j01", drawn[1]], ["j02", drawn[0]]]
    assert [slot["cards"] for slot in table.view("leader_1")["objectives"]["slots"]] == [None, None, None]


@rule("NC-6.22", ruling="NC-R44")
def test_a_figure_that_is_named_tells_that_patron_is_somewhere_from_where_it_can_be_deployed() -> None:
    """La Quica appears next to a hunter, and the only one is in Leticia; his range is 4."""
    table = position(patron="o17", hunters="murphy o18", step="deploying")
    assert candidates(table.state) == EVERYWHERE

    table.play("la_quica")

    assert table.view("leader_1")["deployment"]["sicario"] == "la_quica"
    assert not table.view("leader_1")["deployment"]["placed"]
    next_to_leticia = NEXT_TO[PLACE_IDS.index("o18")]
    near = [place for place in range(PLACES) if any(DISTANCE[place][spot] <= 4 for spot in next_to_leticia)]
    assert listed(candidates(table.state)) == near
    assert len(near) < PLACES
