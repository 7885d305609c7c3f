"""Whatever happens to a file, loading it ends in a match or in a clear refusal; nothing else leaks out.

Saves and records of all games are damaged at random: pieces of their text changed or cut off, fields deleted, replaced
or twisted, with the old digest or a new one.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablero.core.errors import TableroError
from tablero.core.match import Match, new_match
from tablero.core.record import dumps, load, record, replay, save, verify
from tablero.core.registry import find_game, game_ids
from tablero.core.sealed import sealed
from tests.core.cups import GAME

QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@cache
def samples() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """A save and a record of each game at some points, the end among them."""
    found = []
    for game in [GAME, *(find_game(id) for id in game_ids() if id != GAME.id)]:
        chance = Random(game.id)
        for length in (0, 7, 40, 10_000):
            match = new_match(game, max(game.players), {}, b"sample")
            while match.ask is not None and match.count < length:
                ask = chance.choice(match.open_asks())
                match.answer(chance.choice(ask.options), ask.seat)
            found.append((save(match), dict(record(match))))
    return found


def ends_well(data: object) -> None:
    """Each way to read a file gives a match or a refusal of one line."""
    for read in (load, replay, verify):
        refusal = ""
        outcome: object = None
        try:
            outcome = read(data)
        except TableroError as error:
            refusal = str(error)
        assert "\n" not in refusal
        assert len(refusal) < 4000
        if isinstance(outcome, Match):
            assert outcome.over or all(ask.options for ask in outcome.open_asks())


def twist(draw: st.DrawFn, data: dict[str, Any]) -> None:
    """Change one thing somewhere inside."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 5)) == 0:
            break
        place = inner
    how = draw(st.sampled_from(["delete", "replace", "number", "double", "move"]))
    if how == "delete":
        del place[key]
    elif how == "replace":
        place[key] = draw(JSON)
    elif how == "number" and isinstance(inner, int):
        place[key] = inner + draw(st.sampled_from([-1, 1, 2, 100, -(10**9), 10**30]))
    elif how == "double" and isinstance(inner, list):
        place[key] = inner + inner
    else:
        other = draw(st.sampled_from(list(data)))
        place[key] = copy.deepcopy(data[other])


@st.composite
def damaged(draw: st.DrawFn) -> object:
    data: Any = copy.deepcopy(draw(st.sampled_from([file for pair in samples() for file in pair])))
    for _ in range(draw(st.integers(1, 3))):
        twist(draw, data)
    try:
        return sealed(data) if draw(st.booleans()) else data
    except ValueError:
        return data


@st.composite
def damaged_text(draw: st.DrawFn) -> str:
    text = dumps(draw(st.sampled_from([file for pair in samples() for file in pair])))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=5)) + text[at + draw(st.integers(0, 50)) :]


@settings(max_examples=80, deadline=None, suppress_health_check=QUIET, derandomize=True)
@given(damaged())
def test_damaged_data_is_refused_or_loads(data: object):
    ends_well(data)


@settings(max_examples=40, deadline=None, suppress_health_check=QUIET, derandomize=True)
@given(damaged_text())
def test_damaged_text_is_refused_or_loads(text: str):
    ends_well(text)


@settings(max_examples=40, deadline=None, suppress_health_check=QUIET, derandomize=True)
@given(JSON)
def test_any_json_is_refused(data: Any):
    for text in (data, json.dumps(data)):
        with pytest.raises(TableroError):
            load(text)
        with pytest.raises(TableroError):
            verify(text)


@pytest.mark.slow
@settings(max_examples=2000, deadline=None, suppress_health_check=QUIET, derandomize=True)
@given(damaged())
def test_much_damaged_data_is_refused_or_loads(data: object):
    ends_well(data)
