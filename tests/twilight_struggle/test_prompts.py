"""The numbers in the questions are points that are there (TS-5.4)."""

from __future__ import annotations

from tablero.core.table import Table
from tablero.games.twilight_struggle import GAME
from tablero.testing import rule
from tablero.texts.speech import texts_for
from tests.twilight_struggle.helpers import happens, round_of

ASIA = {"thailand": "1/1", "india": "1/1", "iran": "1/1"}


def told(table: Table) -> str:
    return texts_for(GAME).prompt(table.ask)


def points(table: Table) -> tuple[int, int, int]:
    values = table.ask.values
    return values["left" if table.kind == "realign" else "ops"], values["asia"], values["southeast"]


@rule("TS-5.4", "TS-9.1")
def test_the_china_card_has_its_fifth_point_in_asia_only():
    table = round_of("us", "the_china_card", "place", us="nato", ussr="nasser", china="us up", **ASIA)
    assert points(table) == (4, 1, 0)
    assert "(4 Operations points left, 1 more if all are used in Asia; " in told(table)
    assert points(table.play("india")) == (3, 1, 0)
    assert points(table.play("india", "india", "india")) == (0, 1, 0)
    assert "(no Operations point left, 1 more if all are used in Asia; " in told(table)
    assert "iran" not in table.options

    table = round_of("us", "the_china_card", "place", "iran", us="nato", ussr="nasser", china="us up", **ASIA)
    assert points(table) == (3, 0, 0)
    assert "(3 Operations points left; " in told(table)


@rule("TS-5.4", "TS-card-9")
def test_vietnam_revolts_has_its_point_in_southeast_asia_only():
    given = {"ussr": "nasser, comecon", "us": "nato", "lasting": "vietnam_revolts"}
    table = round_of("ussr", "the_china_card", "place", **given, **ASIA)
    assert points(table) == (4, 1, 1)
    assert points(table.play("thailand")) == (3, 1, 1)
    assert points(table.play("thailand", "vietnam", "vietnam", "vietnam")) == (0, 0, 1)
    assert not {"india", "iran"} & set(table.options)

    assert points(round_of("ussr", "the_china_card", "place", "india", **given, **ASIA)) == (3, 1, 0)
    assert points(round_of("ussr", "comecon", "place", "iran", **given, **ASIA)) == (2, 0, 0)
    assert points(round_of("ussr", "comecon", "place", **given, iran="1/1")) == (3, 0, 0)  # nothing there in reach


@rule("TS-5.4", "TS-6.2.1", "TS-6.3.1")
def test_rolls_and_coups_tell_the_bonus_as_a_condition():
    china = {"us": "nato", "ussr": "nasser", "china": "us up"}
    table = round_of("us", "the_china_card", "realign", **china, **ASIA, fate="1, 1")
    assert points(table) == (4, 1, 0)
    assert told(table) == "Choose the country to realign (4 rolls left, 1 more if all are made in Asia)."
    assert points(table.play("iran")) == (3, 0, 0)
    closed = round_of("us", "the_china_card", "realign", **china, **ASIA, cuba="0/1", defcon=3)
    assert points(closed) == (4, 0, 0)  # DEFCON has closed Asia

    table = round_of("us", "the_china_card", "coup", **china, **ASIA)
    assert told(table) == "Choose the country of the coup (with 4 Operations points, 1 more in Asia)."
    assert happens("che", "ussr", saharan_states="1/0", botswana="1/0").ask.values["asia"] == 0
