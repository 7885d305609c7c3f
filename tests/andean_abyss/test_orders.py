"""Orders in advance (orders.py)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss.board import CARD, CASH, FACTIONS, PASS, PLACE, PLAY_SHADED, PLAY_UNSHADED
from tablero.games.andean_abyss.position import position
from tablero.games.andean_abyss.state import EVENT, OP_AND_ACTIVITY, OP_ONLY
from tests.andean_abyss.helpers import changed
from tests.andean_abyss.test_negotiation import rally
from tests.ordering import can_order, followed

FARC, AUC = FACTIONS.index("farc"), FACTIONS.index("auc")


def number(id):
    return next(n for n, card in CARD.items() if card.id == id)


def test_a_turn_is_ordered_for_one_card_and_no_other():
    table = position(card="plan_colombia", next="tapias", eligible="farc")
    now, later = number("plan_colombia"), number("tapias")

    assert followed(table, "farc", "turn", card=now, verb=PASS) == "pass"
    assert followed(table, "farc", "turn", card=now, verb=PLAY_SHADED) == "shaded"
    assert followed(table, "farc", "turn", card=later, verb=PASS) == ""
    assert followed(table, "farc", "turn", card=later, verb=PLAY_UNSHADED) == ""
    waits = [f"turn.card={card}.verb={PASS}.who={AUC}" for card in (now, later)]
    assert waits[0] not in can_order(table, "auc"), "the AUC is not Eligible on this card"
    assert waits[1] in can_order(table, "auc")


@pytest.mark.parametrize(
    ("slot", "first", "limited", "second"),
    [(0, 0, "", ""), (1, OP_ONLY, "pass", "pass"), (1, OP_AND_ACTIVITY, "", "pass"), (1, EVENT, "", "pass")],
    ids=["1st Eligible", "only a Limited Operation", "that or the Event", "an Operation"],
)
def test_passing_if_only_a_limited_operation_is_left(slot, first, limited, second):
    table = changed(
        {"slot": slot, "first": first}, card="plan_colombia", eligible="farc", resources="farc 9", huila="FU2"
    )

    assert followed(table, "farc", "pass-limited") == limited
    assert followed(table, "farc", "pass-second") == second


def test_every_request_is_declined():
    table = rally().play("negotiate", "auc", "request", "2")

    assert followed(table, "auc", "no-deals") == "no"


def test_what_shipments_bring_is_ordered_once_for_all():
    kinds = can_order(position(), "cartels", "drug-profits")

    assert len(kinds) == 2
    assert all(any(f"verb={verb}" in kind for kind in kinds) for verb in (CASH, PLACE))
    assert can_order(position(), "govt", "drug-profits") == []
    assert can_order(position(), "govt", "no-redeploy") != []
