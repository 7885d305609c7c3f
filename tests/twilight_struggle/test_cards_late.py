"""Cards of the Late War (82 to 102, 109, 110): what each does, and what it does not allow."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, in_effect, round_of, tracks, where, winner
from tests.twilight_struggle.test_cards_early import is_over


@rule("TS-card-82", "TS-card-92")
@pytest.mark.parametrize(("lasting", "gone"), [("", 1), ("iranian_hostage_crisis", 2)])
def test_hostages_make_terrorism_dearer(lasting, gone):
    table = happens("terrorism", "ussr", us="nato, fidel, nasser", lasting=lasting)
    assert len(table.view("us")["hand"]) == 3 - gone

    against_ussr = happens("terrorism", "us", ussr="nato, fidel, nasser", lasting=lasting)
    assert len(against_ussr.view("ussr")["hand"]) == 2


@rule("TS-card-82")
def test_iranian_hostage_crisis():
    assert at(happens("iranian_hostage_crisis", "us", iran="3/1"), "iran") == "0/3"


@rule("TS-card-83")
def test_the_iron_lady():
    table = happens("the_iron_lady", "us", uk="5/2")

    assert (at(table, "argentina", "uk"), table.state.vp) == ("0/1, 5/0", 1)


@rule("TS-card-84")
@pytest.mark.parametrize(("libya", "vp"), [("0/5", 2), ("0/1", 0)])
def test_reagan_bombs_libya(libya, vp):
    assert happens("reagan_bombs_libya", "ussr", libya=libya).state.vp == vp


@rule("TS-card-85")
def test_star_wars_takes_no_scoring_card():
    table = happens("star_wars", "us", space="3/1", discards="fidel, allende, asia_scoring")

    assert table.options == ["fidel", "allende"]
    table.play("allende")
    assert at(table, "chile") == "0/2"
    assert where(table, "allende") == "removed"


@rule("TS-card-86", "TS-3.5", "TS-3.4")
def test_north_sea_oil_gives_an_eighth_round():
    table = happens("north_sea_oil", "us", round=7, us="nato, fidel")

    assert (table.asked, table.state.round) == ("us", 8)
    assert "pass" in table.options
    table.play("pass")
    assert table.state.turn == 9


@rule("TS-card-86", "TS-3.5")
def test_everybody_sees_the_eighth_round_of_north_sea_oil_until_the_turn_ends():
    table = happens("north_sea_oil", "us", round=7, us="nato, fidel")

    for reader in ("us", "ussr", ""):
        assert [entry["number"] for entry in table.view(reader)["lasting"]] == [86, 111]
    assert {entry["card"] for entry in table.view("us")["lasting"]} == {"north_sea_oil"}
    table.play("pass")
    assert [entry["number"] for entry in table.view("us")["lasting"]] == [86]


@rule("TS-card-87", "TS-card-90")
def test_the_reformer():
    ahead = happens("the_reformer", "ussr", "france", "france", "italy", "italy", vp=-1)
    assert "done" in ahead.options
    assert "france" not in ahead.options
    assert is_over(happens("the_reformer", "ussr", "france", "france", "italy", "italy", vp=0))

    barred = round_of(
        "ussr", "fidel", "coup", turn=8, ussr="fidel", lasting="the_reformer", france="1/0", haiti="1/0", cuba="1/0"
    )
    assert "france" not in barred.options
    free = round_of("ussr", "fidel", "realign", turn=8, ussr="fidel", lasting="the_reformer", france="1/0", haiti="1/0")
    assert "france" in free.options


@rule("TS-card-88")
def test_marine_barracks_bombing():
    table = happens("marine_barracks_bombing", "ussr", "iran", lebanon="2/0", iran="2/0", israel="1/0", france="1/0")

    assert "france" not in table.options
    assert at(table.play("iran"), "lebanon", "iran", "israel") == "0/0, 0/0, 1/0"


@rule("TS-card-89")
def test_kal_007():
    table = happens("soviets_shoot_down_kal_007", "us", defcon=4, south_korea="3/0", **ELSEWHERE)
    assert tracks(table)[:2] == (2, 3)
    assert set(table.options) == {"place", "realign", "done"}

    assert is_over(happens("soviets_shoot_down_kal_007", "us", defcon=4))
    assert winner(happens("soviets_shoot_down_kal_007", "ussr", defcon=2)) == "us"


@rule("TS-card-90")
def test_glasnost():
    assert tracks(happens("glasnost", "ussr", defcon=3))[:2] == (-2, 4)
    table = happens("glasnost", "ussr", defcon=3, lasting="the_reformer", red_scare="ussr", **ELSEWHERE)
    assert (set(table.options), table.ask.values["ops"]) == ({"place", "realign", "done"}, 3)


@rule("TS-card-91")
def test_ortega():
    table = happens(
        "ortega_elected_in_nicaragua", "ussr", "coup", nicaragua="2/0", cuba="1/0", honduras="1/0", haiti="1/0"
    )

    assert at(table, "nicaragua") == "0/0"
    assert table.options == ["cuba", "honduras"] or set(table.options) == {"cuba", "honduras"}
    table.play("cuba")
    assert tracks(table)[1:] == (4, [0, 0])


@rule("TS-card-92", "TS-7.2")
def test_terrorism_against_an_empty_hand():
    assert is_over(happens("terrorism", "ussr", us=""))


@rule("TS-card-93")
def test_iran_contra_lasts_a_turn():
    assert in_effect(happens("iran_contra_scandal", "us")) == ["iran_contra_scandal"]
    assert in_effect(position(step="end-of-turn", turn=8, lasting="iran_contra_scandal", defcon=2, milops="2/2")) == []


@rule("TS-card-94")
def test_chernobyl_names_a_region():
    table = happens("chernobyl", "us")

    assert len(table.options) == 6
    table.play("africa")
    assert table.view("us")["lasting"][0]["region"] == "africa"


@rule("TS-card-95")
def test_debt_crisis_is_turned_away():
    table = happens("latin_american_debt_crisis", "ussr", "nato", us="nato", brazil="0/3")

    assert (at(table, "brazil"), where(table, "nato")) == ("0/3", "discards")


@rule("TS-card-96")
def test_tear_down_this_wall_ends_willy_brandt():
    table = happens("tear_down_this_wall", "us", "done", lasting="willy_brandt", east_germany="0/3")

    assert in_effect(table) == ["tear_down_this_wall"]
    assert at(table, "east_germany") == "3/3"


@rule("TS-card-97")
def test_an_evil_empire():
    table = happens("an_evil_empire", "us", lasting="flower_power")

    assert (table.state.vp, in_effect(table)) == (1, ["an_evil_empire"])


@rule("TS-card-98", "TS-11.4")
def test_aldrich_ames():
    table = happens("aldrich_ames_remix", "ussr", us="nato, asia_scoring")

    assert table.view("ussr")["seen"] == ["asia_scoring", "nato"]
    assert table.options == ["asia_scoring", "nato"]
    table.play("asia_scoring")
    assert where(table, "asia_scoring") == "discards"
    assert not table.journal("scores")


@rule("TS-card-99")
def test_pershing_ii():
    table = happens(
        "pershing_ii_deployed", "ussr", "uk", "france", uk="5/0", france="2/0", italy="2/0", canada="2/0", poland="1/0"
    )

    assert not {"uk", "poland"} & set(table.options)
    table.play("italy")
    assert at(table, "uk", "france", "italy", "canada") == "4/0, 1/0, 1/0, 2/0"
    assert table.state.vp == -1


@rule("TS-card-100")
def test_wargames_can_be_declined():
    table = happens("wargames", "us", "no", defcon=2, vp=10)

    assert winner(table) is None
    assert where(table, "wargames") == "removed"
    assert happens("wargames", "us", "yes", defcon=2, vp=6).state.over


@rule("TS-card-101")
def test_solidarity():
    assert at(happens("solidarity", "us", lasting="john_paul_ii_elected_pope"), "poland") == "3/0"
    table = round_of("us", "solidarity", turn=8, us="solidarity")
    assert "event" not in table.options


@rule("TS-card-102")
@pytest.mark.parametrize(("die", "iraq"), [(4, "0/3"), (5, "3/0")])
def test_iran_iraq_war(die, iraq):
    table = happens("iran_iraq_war", "us", "iraq", iraq="0/3", iran="0/2", fate=str(die))

    assert at(table, "iraq") == iraq
    assert table.state.milops == [0, 2]
    assert set(happens("iran_iraq_war", "us").options) == {"iran", "iraq"}


@rule("TS-card-109")
def test_yuri_and_samantha_count_only_us_coups():
    assert in_effect(happens("yuri_and_samantha", "us")) == ["yuri_and_samantha"]
    table = round_of(
        "ussr", "fidel", "coup", "haiti", turn=8, ussr="fidel", haiti="1/0", cuba="1/0", lasting="yuri_and_samantha"
    )
    assert table.state.vp == 0


@rule("TS-card-110")
def test_awacs():
    table = happens("awacs_sale_to_saudis", "ussr")

    assert at(table, "saudi_arabia") == "2/0"
    assert in_effect(table) == ["awacs_sale_to_saudis"]
