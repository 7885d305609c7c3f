"""The names under which code speaks of cards."""

from __future__ import annotations

import pytest

from tablero.core.errors import BadSetup
from tablero.games.twilight_struggle import board, cards


def test_a_name_that_stands_for_another_card_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "NATO", cards.CONTAINMENT)

    with pytest.raises(BadSetup, match="card 25 is 'containment', not NATO"):
        board.check_actions()


def test_no_card_has_two_names() -> None:
    numbers = [number for number in vars(cards).values() if isinstance(number, int)]

    assert len(numbers) == len(set(numbers))
