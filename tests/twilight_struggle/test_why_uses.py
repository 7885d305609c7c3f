"""Why a card can't be played in some way: the condition that is named as failing fails, by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.remark import Remark
from tablero.core.why import closed
from tablero.games.twilight_struggle.board import CARD, COUP, LAST_BOX, OPS, SPACE_OPS
from tablero.games.twilight_struggle.events.book import can_happen
from tablero.games.twilight_struggle.operations import ops_value
from tablero.games.twilight_struggle.plays import must_play_scoring
from tablero.games.twilight_struggle.targets import targets
from tablero.games.twilight_struggle.tracks import space_plays_allowed
from tablero.games.twilight_struggle_soloplay.uses import may_coup, partner

DECISIONS = 250


def fails(match: Match, side: int, card: int, use: int, reason: Remark) -> bool:
    """Whether the condition that a reason speaks of is not met."""
    s: Any = match.state
    box = s.space[side] + 1
    conditions: dict[str, Callable[[], bool]] = {
        "why-too-few-ops": lambda: ops_value(s, side, OPS[card]) < SPACE_OPS[box],
        "why-space-used": lambda: s.space_plays[side] >= space_plays_allowed(s, side),
        "why-space-run": lambda: box > LAST_BOX,
        "why-no-event": lambda: not can_happen(s, card, side),
        "why-no-target": lambda: (
            not targets(s, side, 0, False, True) and (use == COUP or not targets(s, side, 0, False, False))
        ),
        "why-scoring-due": lambda: must_play_scoring(s, side),
        "why-envy": lambda: s.envy == side,
        "why-coup-restricted": lambda: not may_coup(s),
        "why-no-partner": lambda: not partner(s, card),
    }
    return conditions[reason.kind]()


@pytest.mark.parametrize(("id", "players"), [("twilight-struggle", 2), ("twilight-struggle-soloplay", 1)])
def test_a_condition_that_is_named_as_failing_fails(id: str, players: int) -> None:
    game = find_game(id)
    seen: set[str] = set()
    for seed in range(8):
        match = new_match(game, players, {}, bytes([seed]))
        state: Any = match.state
        chance = Random(seed)
        while match.ask is not None and match.count < DECISIONS:
            ask = match.ask
            side = ask.seat if players == 2 else state.person
            for use, reason in closed(game, ask):
                assert fails(match, side, ask.values["card"] - CARD, use, reason), reason.kind
                seen.add(reason.kind)
            match.answer(chance.choice(ask.options), ask.seat)
    assert {"why-too-few-ops", "why-space-used", "why-no-event"} <= seen
