"""What every bot above Beginner does right: arrests, wins in hand, no avoidable arrest, no action for nothing."""

from __future__ import annotations

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.state import EVERYTHING
from tablero.core.table import Table
from tablero.testing import rule

from .helpers import acting, deploying, played, season_end

LEVELS = ["player", "club", "expert"]
FAR = "carrillo k4, trujillo k16, navegante o6, gilberto o12, don_berna o1, castano k1"
HURRY = 0.001  # seconds: every bot answers after the first world it has tried, on any machine


def chosen(table: Table, level: str) -> str:
    bot = make_bot(level, b"sane")
    bot.limit(HURRY)
    return table.game.name(bot.choose(Knowledge(table.match, table.ask.seat)))


def played_on(table: Table, level: str, seat: int) -> Table:
    """The level answers as long as `seat` is asked."""
    while table.match.ask is not None and table.match.ask.seat == seat:
        table.play(chosen(table, level))
    return table


@rule("NC-9.18", "NC-9.22")
@pytest.mark.parametrize("level", LEVELS)
def test_hunters_arrest_patron_where_his_place_is_certain(level: str) -> None:
    table = acting(
        patron="a11", possible="a11", arrests=1, hunters=f"murphy a9, pena k3, {FAR}", faction="dea", hunter="murphy"
    )
    played_on(table, level, table.ask.seat)

    assert table.game.view(table.state, EVERYTHING)["winner"] == "hunters"


@rule("NC-6.12", "NC-9.18")
@pytest.mark.parametrize("level", LEVELS)
def test_patron_does_not_give_away_the_one_place_where_he_can_be(level: str) -> None:
    """León reaches three roads: some places are in range of Líbano alone, some of the other possible place, too."""
    table = deploying(possible="a11 a4", arrests=1, hunters=f"murphy a15, pena a17, {FAR}", hand="s17 s18")
    table.play("leon", "s17")
    left = {place: Table(table.match.copy()).play(place).state.possible.bit_count() for place in table.options}

    assert set(left.values()) == {1, 2}
    assert left[chosen(table, level)] == 2


@rule("NC-1.2")
@pytest.mark.parametrize("level", LEVELS)
def test_patron_pays_for_the_fame_that_makes_him_president(level: str) -> None:
    table = played("s17", "gustavo", "a11", fame=18, money=3, hunters=FAR)
    played_on(table, level, 0)

    assert table.game.view(table.state, EVERYTHING)["winner"] == "patron"


@rule("NC-1.3", "NC-11.5")
@pytest.mark.parametrize("level", LEVELS)
def test_patron_completes_his_third_objective(level: str) -> None:
    """Of two that are met, either wins."""
    table = season_end(completed="j08 j10", in_force="j07 j04", money=20, hunters=FAR)
    played_on(table, level, 0)

    assert table.game.view(table.state, EVERYTHING)["winner"] == "patron"


@rule("NC-9.2", "NC-9.8")
@pytest.mark.parametrize("level", LEVELS)
def test_a_hunter_who_can_destroy_labs_does_not_attack_nobody(level: str) -> None:
    """All cells but those for attacks and labs are full, and no sicario is near."""
    table = acting(
        patron="k1",
        labs="a8, a12",
        hunters=f"murphy a11, pena a9 acted, {FAR}",
        faction="dea",
        hunter="murphy",
        available="2",
        cells="distance 3 3, type 2, region 1 1, arrest 1 1, roadblocks 1 1",
    )

    assert chosen(table, level) == "labs_2"
