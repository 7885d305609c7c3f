"""Orders in advance (orders.py)."""

from __future__ import annotations

from tablero.core.table import seat_at
from tablero.games.el_grande.position import position
from tests.ordering import can_order, followed


def test_the_next_power_card_is_one_of_the_hand():
    table = seat_at("el-grande", 3, seed="orders", first_player="1")
    assert can_order(table, "blue", "power") == [f"power.n={n}" for n in range(13, 0, -1)]
    table.play("power_5")
    assert followed(table, "blue", "power", n=9) == "power_9"
    assert followed(table, "blue", "power", n=5) == "power_5", "which is not among the options: the order is void"
    assert "power_5" not in table.options
    table.play("power_9")
    assert "power.n=9" not in can_order(table, "blue")


def test_a_disc_is_set_in_the_rounds_that_end_with_a_scoring():
    assert can_order(position(round=2), "blue", "disc") == []
    assert len(can_order(position(round=3), "blue", "disc")) == 10


def test_whoever_holds_a_veto_lets_all_happen_or_names_a_card():
    given = {"round": 5, "turn": "orange", "card": "unmasking_1", "vetoes": "blue 1", "castillo": "3 green"}
    table = position(**given).play("special")

    assert followed(table, "blue", "allow") == "allow"
    card = table.ask.values["card"]
    assert followed(table, "blue", "veto", card=card) == "veto"
    assert can_order(table, "orange", "allow") == []
