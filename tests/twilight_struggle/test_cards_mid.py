"""Cards of the Mid War (36 to 81, 107, 108): what each does, and what it does not allow."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import IN_REGION, SOUTH_AMERICA, country
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tests.twilight_struggle.helpers import ELSEWHERE, at, happens, in_effect, round_of, tracks, where, winner
from tests.twilight_struggle.test_cards_early import is_over


@rule("TS-card-36")
def test_brush_war_avoids_strong_and_shielded_countries():
    table = happens("brush_war", "ussr", lasting="nato", italy="2/0", greece="2/0", turkey="1/0")

    assert {"turkey", "nigeria", "finland"} <= set(table.options) | {"finland"}
    assert not {"italy", "greece", "france", "japan"} & set(table.options)


@rule("TS-card-37", "TS-card-79", "TS-card-81", "TS-10.7")
@pytest.mark.parametrize("card", ["central_america_scoring", "africa_scoring", "south_america_scoring"])
def test_scoring_cards_must_be_played_in_time(card):
    table = round_of("us", turn=5, round=7, us=f"{card}, fidel")

    assert table.options == [card]


@rule("TS-card-38")
def test_southeast_asia_counts_thailand_twice():
    table = happens("southeast_asia_scoring", "us", thailand="2/0", lasting="shuttle_diplomacy")

    assert table.state.vp == 2
    assert "shuttle_diplomacy" in in_effect(table)


@rule("TS-card-39")
def test_arms_race_is_judged_by_the_phasing_player():
    assert happens("arms_race", "ussr", defcon=2, milops="4/1").state.vp == 0
    assert happens("arms_race", "ussr", defcon=2, milops="1/3").state.vp == -3


@rule("TS-card-40")
def test_cuban_missile_crisis():
    table = happens("cuban_missile_crisis", "us", defcon=4)
    assert table.state.defcon == 2

    over = position(step="end-of-turn", turn=5, crisis="ussr", defcon=2, milops="2/2")
    assert over.state.crisis == 0
    both = round_of("us", "turkey", turn=5, crisis="us", west_germany="1/0", turkey="2/0", us="fidel, nasser")
    assert at(both, "turkey") == "0/0"
    assert both.state.crisis == 0


@rule("TS-card-41")
def test_nuclear_subs_do_not_help_the_ussr():
    table = round_of(
        "ussr", "fidel", "coup", "brazil", turn=5, lasting="nuclear_subs", ussr="fidel", brazil="1/0", haiti="1/0"
    )

    assert table.state.defcon == 4


@rule("TS-card-42", "TS-7.8", "TS-7.8.4")
def test_quagmire_lasts_over_the_end_of_the_turn():
    table = position(step="end-of-turn", turn=5, lasting="quagmire", defcon=2, milops="2/2")

    assert "quagmire" in in_effect(table)
    assert table.all_asked == ["ussr", "us"]  # headlines as usual


@rule("TS-card-42", "TS-7.8.2")
@pytest.mark.parametrize(("die", "free"), [(4, True), (5, False)])
def test_the_roll_out_of_quagmire(die, free):
    table = round_of("us", "nato", turn=5, us="nato, marshall_plan", ussr="fidel", lasting="quagmire", fate=str(die))

    assert ("quagmire" not in in_effect(table)) == free
    assert (where(table, "nato"), table.asked) == ("discards", "ussr")


@rule("TS-card-43")
def test_salt_negotiations():
    table = happens("salt_negotiations", "us", defcon=3, discards="fidel, asia_scoring")

    assert (table.state.defcon, table.options) == (5, ["fidel", "done"])
    table.play("fidel")
    assert where(table, "fidel") == "us"
    assert table.view("ussr")["seen"] == ["fidel"]
    assert where(happens("salt_negotiations", "us", "done", discards="fidel"), "fidel") == "discards"


@rule("TS-card-44", "TS-7.8.5")
def test_bear_trap_starts_with_the_next_round():
    table = round_of("ussr", "bear_trap", "event_first", turn=5, ussr="bear_trap, comecon")

    assert (table.asked, table.kind) == ("ussr", "place")
    assert "bear_trap" in in_effect(table)


@rule("TS-card-45", "TS-8.1")
def test_the_winner_of_a_summit_moves_defcon():
    table = happens("summit", "us", fate="6, 1", defcon=4)
    assert (table.state.vp, table.options) == (2, ["improve", "degrade", "done"])
    assert table.play("degrade").state.defcon == 3

    lost = happens("summit", "us", "degrade", fate="1, 6", defcon=2)
    assert winner(lost) == "ussr"


@rule("TS-card-46")
def test_how_i_learned_to_stop_worrying():
    assert tracks(happens("how_i_learned_to_stop_worrying", "us", "4", defcon=2)) == (0, 4, [5, 0])
    assert winner(happens("how_i_learned_to_stop_worrying", "us", "1")) == "ussr"


@rule("TS-card-47")
def test_junta_stays_in_latin_america():
    table = happens("junta", "us")
    assert not {"france", "angola"} & set(table.options)

    table = happens("junta", "us", "chile", "realign", cuba="0/1", haiti="0/1", angola="0/1")
    assert "angola" not in table.options
    assert is_over(happens("junta", "us", "chile", "done", cuba="0/1"))


@rule("TS-card-47", "TS-12.5", ruling="TS-R37")
def test_the_realignments_of_junta_stay_in_one_region():
    given = {"cuba": "0/3", "haiti": "0/3", "brazil": "0/3", "fate": "1, 1"}
    table = happens("junta", "us", "chile", "realign", "cuba", **given)
    assert set(table.options) == {"cuba", "haiti", "done"}

    digital = happens("junta", "us", "chile", "realign", "cuba", options="digital", **given)
    assert set(digital.options) == {"cuba", "haiti", "brazil", "done"}


@rule("TS-card-48")
def test_kitchen_debates():
    table = happens("kitchen_debates", "us", panama="2/0")

    assert (table.state.vp, where(table, "kitchen_debates")) == (2, "removed")


@rule("TS-card-49", "TS-7.9", "TS-4.1")
def test_forced_missile_envy_is_no_headline():
    table = position(turn=5, round=0, us="missile_envy, fidel, nasser", ussr="comecon, nato", missile_envy="us")

    assert table.options_of("us") == ["fidel", "nasser"]


@rule("TS-card-49")
def test_missile_envy_against_an_empty_hand():
    table = happens("missile_envy", "us", ussr="")

    assert where(table, "missile_envy") == "ussr"
    assert table.state.envy == 0


@rule("TS-card-50", "TS-7.10")
def test_we_will_bury_you():
    table = happens("we_will_bury_you", "ussr", defcon=4, us="nato, fidel")
    assert (table.state.defcon, table.asked) == (3, "us")
    assert table.play("nato", "place").state.vp == -3
    assert "we_will_bury_you" not in in_effect(table)


@rule("TS-card-51")
def test_brezhnev_doctrine():
    table = round_of("ussr", "fidel", turn=5, ussr="fidel", lasting="brezhnev_doctrine")

    assert table.ask.values["ops"] == 3


@rule("TS-card-52")
def test_portuguese_empire_crumbles():
    assert at(happens("portuguese_empire_crumbles", "us"), "angola", "se_african_states") == "0/2, 0/2"


@rule("TS-card-53")
def test_south_african_unrest():
    assert at(happens("south_african_unrest", "ussr", "south_africa"), "south_africa", "angola") == "0/2, 0/0"

    table = happens("south_african_unrest", "ussr", "angola")
    assert at(table, "south_africa", "angola", "botswana") == "0/1, 0/2, 0/0"
    assert table.kind == "card"  # the 2 go to one country


@rule("TS-12.5", "TS-card-53", ruling="TS-R36")
def test_in_the_digital_edition_south_african_unrest_may_be_divided():
    table = happens("south_african_unrest", "ussr", "angola", options="digital")
    assert set(table.options) == {"angola", "botswana"}
    assert at(table.play("botswana"), "south_africa", "angola", "botswana") == "0/1, 0/1, 0/1"
    both = happens("south_african_unrest", "ussr", "angola", "angola", options="digital")
    assert at(both, "south_africa", "angola") == "0/1, 0/2"


@rule("TS-card-54")
def test_allende():
    assert at(happens("allende", "us", chile="1/0"), "chile") == "1/2"


@rule("TS-card-55", "TS-card-96", "TS-7.7")
def test_willy_brandt():
    table = happens("willy_brandt", "ussr", west_germany="4/0")
    assert (at(table, "west_germany"), table.state.vp) == ("4/1", -1)

    stopped = round_of("ussr", "willy_brandt", turn=8, ussr="willy_brandt", lasting="tear_down_this_wall")
    assert "event" not in stopped.options


@rule("TS-card-56", "TS-card-110", "TS-7.7")
def test_muslim_revolution():
    table = happens("muslim_revolution", "ussr", "iran", iran="2/0", libya="1/0", egypt="1/0", israel="3/0")
    assert not {"israel", "iran"} & set(table.options)
    assert at(table.play("egypt"), "iran", "libya", "egypt") == "0/0, 1/0, 0/0"

    stopped = round_of("ussr", "muslim_revolution", turn=8, ussr="muslim_revolution", lasting="awacs_sale_to_saudis")
    assert "event" not in stopped.options


@rule("TS-card-57", "TS-7.6")
def test_abm_treaty():
    table = happens("abm_treaty", "us", defcon=3, india="0/1", **ELSEWHERE)

    assert (table.state.defcon, table.ask.values["ops"]) == (4, 4)
    table.play("coup", "india")
    assert tracks(table)[1:] == (3, [4, 0])


@rule("TS-card-58")
def test_cultural_revolution_takes_the_china_card():
    table = happens("cultural_revolution", "us", china="us up")

    assert (table.state.china, table.state.china_up) == (0, True)


@rule("TS-card-59", "TS-card-97", "TS-7.7")
def test_flower_power_and_the_evil_empire():
    assert in_effect(happens("flower_power", "ussr")) == ["flower_power"]
    stopped = round_of("ussr", "flower_power", turn=8, ussr="flower_power", lasting="an_evil_empire")
    assert "event" not in stopped.options


@rule("TS-card-60")
def test_u2_incident():
    table = happens("u2_incident", "ussr")

    assert (table.state.vp, in_effect(table)) == (-1, ["u2_incident"])


@rule("TS-card-61", "TS-card-86", "TS-7.7")
def test_opec():
    assert happens("opec", "ussr", egypt="0/2", iran="0/2", gulf_states="0/3", kenya="0/2").state.vp == -3
    stopped = round_of("ussr", "opec", turn=8, ussr="opec", lasting="north_sea_oil")
    assert "event" not in stopped.options


@rule("TS-card-62", "TS-11.4")
def test_lone_gunman():
    table = happens("lone_gunman", "us", us="nato, fidel", **ELSEWHERE)

    assert table.view("ussr")["seen"] == ["fidel", "nato"]
    assert (table.asked, table.ask.values["ops"]) == ("ussr", 1)


@rule("TS-card-63")
def test_colonial_rear_guards():
    table = happens("colonial_rear_guards", "us", "angola", "vietnam", "kenya")

    assert not {"angola", "india"} & set(table.options)
    assert at(table.play("zaire"), "angola", "vietnam", "kenya", "zaire") == "1/0, 1/0, 1/0, 1/0"


@rule("TS-card-64")
def test_panama_canal_returned():
    assert at(happens("panama_canal_returned", "ussr"), "panama", "costa_rica", "venezuela") == "1/0, 1/0, 1/0"


@rule("TS-card-65")
def test_camp_david_accords():
    table = happens("camp_david_accords", "us")

    assert (at(table, "israel", "jordan", "egypt"), table.state.vp) == ("1/0, 1/0, 1/0", 1)


@rule("TS-card-66")
def test_puppet_governments():
    table = happens("puppet_governments", "us", chile="0/1")
    assert "chile" not in table.options
    table.play("peru", "done")
    assert at(table, "peru", "chile") == "1/0, 0/1"


@rule("TS-card-67", "TS-7.6")
def test_grain_sales_given_back():
    table = happens("grain_sales_to_soviets", "us", "give_back", ussr="fidel", fate="fidel", **ELSEWHERE)
    assert where(table, "fidel") == "ussr"
    assert table.ask.values["ops"] == 2

    empty = happens("grain_sales_to_soviets", "us", ussr="", **ELSEWHERE)
    assert (empty.kind, empty.ask.values["ops"]) == ("operations", 2)


@rule("TS-card-67", "TS-card-32")
def test_a_card_of_grain_sales_with_un_intervention():
    table = happens(
        "grain_sales_to_soviets",
        "us",
        "place",
        ussr="fidel",
        us="un_intervention",
        fate="fidel",
        cuba="2/0",
        **ELSEWHERE,
    )

    assert {"event_first", "intervene", "space"} <= set(table.options)
    table.play("intervene", "place", "mexico", "done")
    assert at(table, "cuba") == "2/0"
    assert where(table, "fidel") == where(table, "un_intervention") == "discards"


@rule("TS-card-68", "TS-card-101")
def test_john_paul_ii():
    table = happens("john_paul_ii_elected_pope", "us", poland="0/4")

    assert at(table, "poland") == "1/2"
    assert "solidarity" not in [entry["card"] for entry in table.journal("event")]


@rule("TS-card-69", "TS-6.3.2")
def test_death_squads_hinder_the_other_side():
    table = round_of(
        "ussr", "fidel", "coup", "haiti", turn=5, ussr="fidel", haiti="2/0", cuba="1/0", death_squads="us", fate="3"
    )

    assert at(table, "haiti") == "0/0"  # 3 + 2 - 1 - 2


@rule("TS-card-70")
def test_oas_founded():
    table = happens("oas_founded", "us", "chile")

    assert not {"angola", "france"} & set(table.options)
    assert at(table.play("chile"), "chile") == "2/0"
    assert where(table, "oas_founded") == "removed"


@rule("TS-card-71")
def test_nixon_hands_the_card_over_face_down():
    table = happens("nixon_plays_the_china_card", "us", us="fidel, nasser")

    assert "the_china_card" not in table.options


@rule("TS-card-72")
def test_sadat():
    assert at(happens("sadat_expels_soviets", "us", egypt="0/4"), "egypt") == "1/0"


@rule("TS-card-73")
def test_shuttle_diplomacy_stays_before_the_us():
    table = happens("shuttle_diplomacy", "us")

    assert where(table, "shuttle_diplomacy") == "elsewhere"
    assert in_effect(table) == ["shuttle_diplomacy"]
    final = position(step="final-scoring", turn=10, lasting="shuttle_diplomacy", china="nobody", libya="0/2")
    assert final.state.vp == -4  # ignored in final scoring


@rule("TS-card-74")
def test_voice_of_america():
    table = happens("the_voice_of_america", "us", "cuba", "cuba", cuba="0/3", chile="0/2", poland="0/3", angola="0/1")

    assert not {"cuba", "poland"} & set(table.options)
    table.play("chile", "angola")
    assert at(table, "cuba", "chile", "angola", "poland") == "0/1, 0/1, 0/0, 0/3"


@rule("TS-card-75")
def test_liberation_theology():
    table = happens("liberation_theology", "ussr", "cuba", "cuba")

    assert not {"cuba", "chile"} & set(table.options)
    assert at(table.play("haiti"), "cuba", "haiti") == "0/2, 0/1"


@rule("TS-card-76")
def test_ussuri_river_skirmish_needs_the_card_with_the_us():
    table = happens("ussuri_river_skirmish", "us", china="ussr down")

    assert (table.state.china, table.state.china_up) == (1, True)


@rule("TS-card-77")
def test_ask_not():
    table = happens(
        "ask_not_what_your_country_can_do_for_you",
        "us",
        "asia_scoring",
        "fidel",
        "done",
        us="asia_scoring, fidel, nato",
        deck="comecon, nasser, blockade",
    )

    assert sorted(table.view("us")["hand"]) == ["comecon", "nasser", "nato"]
    assert where(table, "asia_scoring") == "discards"
    assert "the_china_card" not in happens("ask_not_what_your_country_can_do_for_you", "us", china="us up").options


@rule("TS-card-78")
def test_alliance_for_progress():
    table = happens("alliance_for_progress", "us", mexico="2/0", brazil="2/0", chile="0/3", peru="2/0")

    assert table.state.vp == 2


@rule("TS-card-80", "TS-6.4.3")
def test_one_small_step():
    table = happens("one_small_step", "us", space="1/4")
    assert (table.state.space, table.state.vp) == ([4, 3], 0)
    assert happens("one_small_step", "us", space="5/6").state.vp == 4  # box 7 as the first

    level = round_of("us", "one_small_step", turn=5, us="one_small_step", space="2/2")
    assert "event" not in level.options


@rule("TS-card-107")
def test_che_leaves_battlegrounds_alone():
    table = happens("che", "ussr", angola="1/0", haiti="1/0", cuba="1/0", peru="1/0")

    assert set(table.options) == {"haiti", "peru", "done"}
    assert is_over(table.play("done"))


@rule("TS-card-108")
def test_our_man_in_tehran():
    given = {"israel": "4/0", "deck": "fidel, nasser, comecon, blockade, nato, suez_crisis"}
    table = happens("our_man_in_tehran", "us", **given)
    assert sorted(table.options[:-1]) == ["blockade", "comecon", "fidel", "nasser", "nato"]
    assert "peeks" not in {entry["kind"] for entry in table.journal(seat="ussr")}
    table.play("nasser", "done")
    assert where(table, "nasser") == "discards"
    assert len(table.state.deck) == 5

    alone = round_of("us", "our_man_in_tehran", turn=5, us="our_man_in_tehran")
    assert "event" not in alone.options


@rule("TS-10.1")
def test_domination_needs_another_country():
    names = {"venezuela": "2/0", "brazil": "2/0"}
    assert len(IN_REGION[SOUTH_AMERICA]) == 10
    assert country("venezuela") in IN_REGION[SOUTH_AMERICA]
    assert happens("south_america_scoring", "us", **names).state.vp == 2 + 2
