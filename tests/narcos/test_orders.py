"""Orders in advance (orders.py)."""

from __future__ import annotations

from tablero.core.table import seat_at
from tablero.games.narcos.board import LEAD, SILVER
from tests.ordering import can_order, followed


def test_abilities_are_not_used_in_the_turns_of_others():
    table = seat_at("narcos", 5, seed="orders")
    seen: set[str] = set()
    for _ in range(400):
        if table.match.over or seen >= {"support-dea", "support-police"}:
            break
        if table.kind.startswith("support-") and table.kind not in seen and table.kind != "support-steps":
            seen.add(table.kind)
            kinds = [order for order in table.game.orders(table.view(table.asked)) if order.kind == "no-ability"]
            answers = {table.game.follow(table.view(table.asked), order, table.ask) for order in kinds}
            assert "done" in {table.game.name(answer) for answer in answers if answer >= 0}
            assert followed(table, table.asked, "silver-or-lead", pick=SILVER) == ""
        table.play(table.options[-1 if len(seen) % 2 else 0])
    assert seen, "somebody was asked"


def test_patron_has_nothing_to_order_and_a_leader_chooses_silver_or_lead_once_for_all():
    table = seat_at("narcos", 5, seed="orders")
    while table.kind in ("lead", "objective", "hide", "defence", "place-party", "place-hunter", "mark"):
        table.play(table.options[0])

    assert can_order(table, "patron") == []
    assert can_order(table, "leader_1", "silver-or-lead") == [f"silver-or-lead.pick={pick}" for pick in (SILVER, LEAD)]
