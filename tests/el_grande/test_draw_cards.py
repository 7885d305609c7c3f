"""The cards in the picture: which lie on their stacks, and which has been taken."""

from __future__ import annotations

import pytest

from tablero.games.el_grande.draw import draw
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.svg import Element, named, one, parsed

RAISED = "translate(0 -4)"


def is_raised(root: Element, card: str) -> bool:
    """Whether a card lies higher than its stack."""
    return any(one(root, "data-thing", card) in [*group] for group in named(root, "transform", RAISED))


@rule("EG-7.1", "EG-7.2")
@pytest.mark.parametrize("taken", ["levy_1", "his_majesty"])
def test_the_taken_card_is_raised_and_those_on_offer_lie_flat(taken: str):
    view = position(card=taken).view("purple")
    root = parsed(draw(view))
    offered = view["offer"]

    assert offered
    assert is_raised(root, taken)
    assert not any(is_raised(root, card) for card in offered)


@rule("EG-7.1")
def test_before_a_card_is_taken_none_is_raised():
    table = position()
    root = parsed(draw(table.view("purple"), table.options))

    assert not named(root, "transform", RAISED)
