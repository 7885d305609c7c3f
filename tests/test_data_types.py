"""What the types of a game's data say is what its data files hold."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.andean_abyss import board as andean_abyss
from tablero.games.andean_abyss.data_types import ColombiaData, EventCardData, ScenarioData
from tablero.games.el_grande import board as el_grande
from tablero.games.el_grande.data_types import ActionCardData, PowersData, SetupData, SpainData
from tablero.games.narcos import weights as narcos
from tablero.games.narcos.data_types import NarcosWeights
from tablero.games.twilight_struggle import board as twilight_struggle
from tablero.games.twilight_struggle.data_types import CardData, LateWarData, WeightsData, WorldData
from tablero.server.json_schema import Schema, schema_of
from tests.schemas import misfits

FILES = [
    (el_grande.MAP, SpainData),
    (el_grande.CARDS, dict[str, ActionCardData]),
    (el_grande.POWERS, PowersData),
    (el_grande.SETUP, SetupData),
    (andean_abyss.MAP, ColombiaData),
    (andean_abyss.CARDS, dict[str, EventCardData]),
    (andean_abyss.SETUP, ScenarioData),
    (narcos.WEIGHTS, NarcosWeights),
    (twilight_struggle.MAP, WorldData),
    (twilight_struggle.CARDS, dict[str, CardData]),
    (twilight_struggle.load("late_war.toml"), LateWarData),
    (twilight_struggle.load("weights.toml"), WeightsData),
]


@pytest.mark.parametrize(("data", "kind"), FILES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_data_file_is_what_its_type_says(data: Any, kind: Any):
    named: dict[str, Schema] = {}
    assert list(misfits(data, schema_of(kind, named), named, "the file")) == []
