"""Where the AI places influence: the worked examples, every step of the ladder, limits and ties (SP-9)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import COUNTRY_IDS, REGION_IDS
from tablero.games.twilight_struggle_soloplay.mind.core_plan import core
from tablero.games.twilight_struggle_soloplay.mind.field import Field, field_in, primary_field
from tablero.games.twilight_struggle_soloplay.mind.ladder import QUIET_ORDER, RUNGS, SCORING_ORDER, climb
from tablero.games.twilight_struggle_soloplay.mind.operating import play_china
from tablero.games.twilight_struggle_soloplay.mind.standing import planning_value, tally_of
from tablero.testing import rule
from tests.twilight_struggle_soloplay.minds import place, placed, solo, told, uses_ops, words

IN_ASIA = REGION_IDS.index("asia")
SOUTH_AMERICA = {
    "primary": "south_america",
    "map": "venezuela 0/2, brazil 0/1, argentina 0/1, chile 0/1, colombia 1/0, panama 1/0",
}
ASIA = {
    "primary": "asia",
    "map": "north_korea 0/3, south_korea 3/0, japan 1/0, philippines 1/0, malaysia 1/1, indonesia 0/1, "
    "thailand 0/3, australia 4/0",
}
EUROPE = {
    "primary": "europe",
    "map": "uk 3/0, east_germany 0/4, poland 0/3, west_germany 4/0, france 5/0, italy 4/0, romania 0/2, algeria 0/1, "
    "lebanon 0/1, syria 0/1, israel 1/0, iraq 0/3, iran 0/2, jordan 1/0, saudi_arabia 3/0, afghanistan 0/2, "
    "pakistan 0/2",
}


@rule(
    "SP-8.4",
    "SP-8.6",
    "SP-9.4",
    "SP-9.6",
    "SP-9.7",
    "SP-9.10",
    "SP-9.11",
    ruling=("SP-R13", "SP-R14", "SP-R15", "SP-R17"),
)
@pytest.mark.parametrize(
    ("region", "ai", "ops", "answer"),
    [
        (SOUTH_AMERICA, "ussr", 1, "argentina 1"),
        (SOUTH_AMERICA, "ussr", 2, "argentina 1, brazil 1"),
        (SOUTH_AMERICA, "ussr", 3, "colombia 2"),
        (SOUTH_AMERICA, "ussr", 4, "argentina 1, colombia 2"),
        (SOUTH_AMERICA, "us", 1, "panama 1"),
        (SOUTH_AMERICA, "us", 2, "venezuela 1"),
        (SOUTH_AMERICA, "us", 3, "panama 1, venezuela 1"),
        (SOUTH_AMERICA, "us", 4, "panama 2, venezuela 1"),
        (ASIA, "ussr", 1, "laos_cambodia 1"),
        (ASIA, "ussr", 2, "laos_cambodia 1, north_korea 1"),
        (ASIA, "ussr", 3, "laos_cambodia 1, south_korea 1"),
        (ASIA, "ussr", 4, "laos_cambodia 1, north_korea 1, south_korea 1"),
        (ASIA, "us", 1, "south_korea 1"),
        (ASIA, "us", 2, "north_korea 1"),
        (ASIA, "us", 3, "north_korea 1, south_korea 1"),
        (ASIA, "us", 4, "north_korea 1, philippines 1, south_korea 1"),
        (EUROPE, "ussr", 1, "romania 1"),
        (EUROPE, "ussr", 2, "poland 1, romania 1"),
        (EUROPE, "ussr", 3, "romania 1, west_germany 1"),
        (EUROPE, "ussr", 4, "poland 1, romania 1, west_germany 1"),
        (EUROPE, "us", 1, "west_germany 1"),
        (EUROPE, "us", 2, "spain_portugal 2"),
        (EUROPE, "us", 3, "spain_portugal 2, west_germany 1"),
        (EUROPE, "us", 4, "algeria 1, spain_portugal 2, west_germany 1"),
    ],
)
def test_worked_examples_of_placement(region, ai, ops, answer):
    assert uses_ops(solo(ai, scoring="yes", **region), ops) == answer


@rule("SP-10.1", "SP-10.2", ruling="SP-R19")
@pytest.mark.parametrize(
    ("ai", "ops", "answer"),
    [
        ("ussr", 1, "coup colombia"),
        ("ussr", 2, "coup colombia"),
        ("ussr", 3, "colombia 2"),
        ("ussr", 4, "argentina 1, colombia 2"),
        ("us", 1, "panama 1"),
        ("us", 2, "coup argentina"),
        ("us", 3, "coup argentina"),
        ("us", 4, "coup argentina"),
    ],
)
def test_worked_examples_with_a_player_event(ai, ops, answer):
    assert uses_ops(solo(ai, scoring="yes", **SOUTH_AMERICA), ops, hostile=True) == answer


# -- needs, costs, caps ------------------------------------------------------------------------------------------


@rule("SP-9.1", "SP-9.2")
@pytest.mark.parametrize(("enemy", "cap"), [(2, 6), (0, 4)])
def test_the_ai_stops_at_control_and_one_in_a_battleground(enemy, cap):
    s = solo("us", primary="europe", map=f"france 0/{enemy}")
    field = Field(s, 0, [place("france")], 9)
    assert field.room(place("france")) == cap
    assert field.need(place("france")) == cap - 1


@rule("SP-9.2")
def test_the_cap_of_other_countries_is_control():
    field = Field(solo("us", map="kenya 0/1"), 3, [place("kenya")], 9)
    assert field.room(place("kenya")) == 3


@rule("SP-9.3", "SP-9.1")
def test_each_marker_is_priced_anew():
    field = Field(solo("us", map="zaire 0/2"), 3, [], 9)
    assert [field.cost(place("zaire"), n) for n in (1, 2, 3)] == [2, 4, 5], "controlled until the second marker"


@rule("SP-9.0", "SP-9.5", "SP-9.10", "SP-18.1")
def test_countries_next_to_a_superpower_come_first_then_the_list():
    field = Field(solo("us", primary="central_america"), 4, [], 2)
    names = ["panama", "haiti", "mexico", "cuba"]
    assert sorted(names, key=lambda name: field.key(place(name))) == ["mexico", "cuba", "panama", "haiti"]


@rule("SP-9.4", ruling=("SP-R13", "SP-R52"))
@pytest.mark.parametrize(
    ("where", "level", "value"),
    [
        ("", 0, 0),
        ("kenya 2/0", 1, 1),
        ("zaire 1/0, kenya 0/2", 1, 1),  # Presence each, and a battleground
        ("zaire 1/0, kenya 2/0", 2, 5),
        ("zaire 1/0, angola 1/0, nigeria 0/1, kenya 2/0, somalia 0/2", 1, 1),  # no more other countries: not secure
    ],
)
def test_planning_level_and_value(where, level, value):
    s = solo("us", map=where)
    assert tally_of(s, 3, s.holder).level(1, 3) == level
    assert planning_value(s, 3) == value


@rule("SP-9.4")
def test_control_of_europe_counts_for_everything():
    s = solo(
        "us", primary="europe", map="west_germany 4/0, france 3/0, italy 2/0, poland 3/0, east_germany 3/0, uk 5/0"
    )
    assert planning_value(s, 0) == 100 + 5 + 1, "Poland borders the USSR"


@rule("SP-9.4")
def test_southeast_asia_has_no_levels_and_thailand_counts_twice():
    s = solo("us", primary="southeast_asia", map="thailand 2/0, laos_cambodia 0/1")
    assert planning_value(s, 6) == 1
    assert tally_of(s, 6, s.holder).level(1, 6) == 0


@rule("SP-9.4")
def test_the_formosan_resolution_and_shuttle_diplomacy_count():
    where = "taiwan 3/0, japan 0/4, pakistan 0/2"
    s = solo("us", primary="asia", map=where)
    plain = planning_value(s, IN_ASIA)
    s.lasting |= 1 << 35
    assert planning_value(s, IN_ASIA) == plain + 1, "Taiwan is a battleground"
    s = solo("us", primary="asia", map=where)
    s.lasting |= 1 << 73
    assert planning_value(s, IN_ASIA) == plain + 2, "Japan, next to the US, is the dearer one"
    s = solo("us", primary="asia", map="japan 0/4")
    s.lasting |= 1 << 73
    field = Field(s, IN_ASIA, [place("japan")], 2)
    assert field.value() == 0
    assert field.value_with(place("japan"), 1) == 0, "nothing is taken away twice"


# -- the core plan -----------------------------------------------------------------------------------------------


@rule("SP-9.6")
@pytest.mark.parametrize(
    ("ai", "where", "ops", "moves"),
    [
        ("us", "south_africa 2/0, angola 0/0, kenya 1/0", 1, "south_africa 1"),  # most battlegrounds
        ("us", "zaire 1/0, angola 1/1", 1, "zimbabwe 1"),  # Domination before a battleground
        ("us", "kenya 2/0, angola 1/1, zaire 1/1", 1, "zaire 1"),  # the list
        ("ussr", "algeria 0/1, tunisia 0/1", 1, "algeria 1"),
        ("ussr", "algeria 0/2, kenya 0/1, morocco 0/2", 1, "saharan_states 1"),  # all give Domination: the list
        ("us", "zaire 1/0, angola 1/0, kenya 2/0", 2, None),
    ],
)
def test_the_core_takes_what_gains_most(ai, where, ops, moves):
    s = solo(ai, map=where)
    plan = core(primary_field(s), ops)
    found = None if plan is None else words({COUNTRY_IDS[m.place]: m.count for m in plan.moves})
    if moves is None:
        assert plan is None or plan.gain > 0
    else:
        assert found == moves


@rule("SP-9.6", ruling="SP-R14")
def test_attacks_belong_to_the_core_only_if_a_level_changes():
    quiet = solo("us", primary="middle_east", map="iran 2/0, egypt 0/2, libya 0/2, israel 4/0")
    plan = core(primary_field(quiet), 2)
    assert plan is None or all(quiet.holder[move.place] != quiet.person for move in plan.moves)
    s = solo("us", scoring="yes", **SOUTH_AMERICA)
    assert core(primary_field(s), 2) is not None


@rule("SP-9.6")
def test_a_plan_remembers_the_closest_other_plan():
    s = solo("ussr", scoring="yes", **SOUTH_AMERICA)
    plan = core(primary_field(s), 1)
    assert plan is not None
    assert plan.rival is not None
    assert [COUNTRY_IDS[move.place] for move in plan.rival.moves] == ["brazil"]
    uses_ops(s, 1)
    assert [(note.values["place"], note.values["why"]) for note in told(s, "ai-rival")] == [(place("brazil"), 3)]


# -- the ladder --------------------------------------------------------------------------------------------------


def rung(ai: str, name: str, where: str, ops: int = 2, **given) -> str:
    """What a single step of the ladder would do."""
    s = solo(ai, map=where, **given)
    choice = RUNGS[name](primary_field(s), ops)
    return "" if choice is None else f"{COUNTRY_IDS[choice[0]]} {choice[1]}"


@rule("SP-9.7.1", "SP-9.7.2", "SP-9.7.3", "SP-9.7.4", "SP-9.7.5", "SP-9.7.6")
@pytest.mark.parametrize(
    ("step", "ai", "where", "answer"),
    [
        ("L1", "us", "zaire 1/0, zimbabwe 0/0", "zimbabwe 1"),  # least Ops, then the list
        ("L1", "us", "zaire 1/0, kenya 2/0", ""),
        ("L1", "us", "kenya 2/0", ""),
        ("L2", "us", "zaire 2/1, algeria 3/1", "algeria 1"),  # highest stability
        ("L2", "us", "zaire 1/0", ""),  # no player influence
        ("L2", "us", "zaire 3/1", ""),  # above the minimum
        ("L3", "us", "angola 1/0, zaire 0/1", "zaire 1"),
        ("L3", "us", "angola 1/0, kenya 0/2, nigeria 0/9", ""),
        ("L4", "us", "sudan 1/0, egypt 1/0", "egypt 1"),
        ("L4", "us", "sudan 1/0", ""),  # no influence there
        ("L4", "us", "egypt 1/0", ""),  # not linked
        ("L5", "us", "zaire 1/0, algeria 2/0", "algeria 1"),  # highest stability
        ("L5", "us", "algeria 3/0", ""),  # at its cap
        ("L5", "us", "sudan 1/0, egypt 2/0, algeria 2/0", "algeria 1"),  # the region before links
        ("L6", "us", "kenya 1/0, zimbabwe 0/0, ethiopia 0/0", "kenya 1"),
        ("L6", "us", "morocco 2/0, kenya 1/0", "morocco 1"),  # equal need: the list
        ("L6", "us", "kenya 2/0", ""),
    ],
)
def test_steps_one_to_six(step, ai, where, answer):
    assert rung(ai, step, where) == answer


@rule("SP-9.7.7", "SP-9.7.8", "SP-9.7.9", "SP-9.7.10", "SP-9.7.11", "SP-9.8")
@pytest.mark.parametrize(
    ("step", "where", "ops", "answer"),
    [
        ("L7", "botswana 1/0", 2, "south_africa 2"),  # up to what is missing
        ("L7", "kenya 2/0", 2, ""),
        ("L7", "sudan 1/0", 1, "egypt 1"),  # linked
        ("L7", "cameroon 1/0, zimbabwe 1/0", 2, "zaire 1"),
        ("L7b", "sudan 1/0", 2, ""),  # Egypt is a battleground
        ("L7b", "morocco 1/0", 2, "spain_portugal 1"),
        ("L7b", "kenya 1/0", 2, ""),
        ("L8", "south_africa 1/0, algeria 1/0", 2, "algeria 1"),  # least to do
        ("L8", "algeria 1/1, south_africa 2/1", 2, "south_africa 1"),  # equal: the higher stability
        ("L8", "zaire 1/0", 2, ""),
        ("L9", "morocco 1/0, kenya 1/0", 1, "kenya 1"),
        ("L9", "kenya 2/0", 1, ""),
        ("L10", "kenya 2/0, se_african_states 1/0", 2, "zimbabwe 1"),  # least Ops
        ("L10", "zaire 2/0", 1, "zimbabwe 1"),  # controlled at once
        ("L10", "morocco 1/0", 1, "west_african_states 1"),
        ("L11", "zaire 1/0, angola 2/0, zimbabwe 1/0, cameroon 1/0", 1, "zaire 1"),
        ("L11", "zaire 1/0", 1, ""),  # it can be reached
    ],
)
def test_steps_seven_to_eleven(step, where, ops, answer):
    assert rung("us", step, where, ops) == answer


@rule("SP-9.7.12", "SP-9.11", ruling="SP-R17")
@pytest.mark.parametrize(
    ("ai", "region", "where", "name", "given"),
    [
        ("us", 0, "west_germany 5/0", "france", {"turn": 4}),
        ("us", 1, "", "japan", {"turn": 4}),
        ("ussr", 0, "", "romania", {"turn": 4}),
        ("ussr", 1, "laos_cambodia 0/1", "vietnam", {"turn": 4}),
        ("us", 4, "", "cuba", {"turn": 4}),
        ("us", 1, "japan 1/0", "south_korea", {"removed": "korean_war"}),
        ("us", 5, "peru 1/0", "chile", {"removed": "allende"}),
        ("us", 5, "peru 1/0", "chile", {"turn": 8}),
    ],
)
def test_countries_that_wait(ai, region, where, name, given):
    waiting = solo(ai, map=where, turn=3, removed="")
    assert place(name) not in Field(waiting, region, [place(name)], 2).inside()
    ready = solo(ai, map=where, **{"turn": 5 if name == "chile" else 3, "removed": "", **given})
    field = Field(ready, region, [place(name)], 2)
    assert place(name) in field.inside()
    late = Field(waiting, region, [place(name)], 2)
    assert [COUNTRY_IDS[step.place] for step in climb(late, 1, SCORING_ORDER)] == [name], "if nothing else is left"


@rule("SP-9.8")
def test_outside_scoring_rounds_other_regions_come_before_half_held_countries():
    where = "morocco 2/0, kenya 2/0, algeria 3/0, italy 3/0, france 4/0"
    field = primary_field(solo("us", map=where))
    assert climb(field, 1, SCORING_ORDER)[0].reason == "L6"
    field = primary_field(solo("us", map=where))
    assert climb(field, 1, QUIET_ORDER)[0].reason == "L7b"


def entered(field):
    """The country that step 10 would enter with two Ops."""
    choice = RUNGS["L10"](field, 2)
    assert choice is not None
    return COUNTRY_IDS[choice[0]]


@rule("SP-9.9")
def test_in_the_secondary_region_countries_at_its_border_come_first():
    s = solo("us", primary="asia", secondary="africa", map="algeria 3/0, zaire 2/0")
    field = field_in(s, REGION_IDS.index("africa"))
    assert field.outward
    assert not field.links
    assert entered(field) == "tunisia"
    field.outward = False
    assert entered(field) == "zimbabwe", "otherwise the cheapest"


# -- links and extra Ops -----------------------------------------------------------------------------------------


@rule("SP-5.3")
def test_links_of_the_primary_region():
    s = solo("us", primary="middle_east", map="iran 1/0")
    names = [COUNTRY_IDS[c] for c in primary_field(s).linked()]
    assert names == ["afghanistan", "pakistan"]
    s = solo("us", primary="europe", secondary="middle_east", map="iran 1/0")
    assert field_in(s, REGION_IDS.index("middle_east")).linked() == []


@rule("SP-card-9", "SP-5.8", ruling="SP-R35")
def test_vietnam_revolts_gives_an_op_for_southeast_asia_alone():
    where = "laos_cambodia 0/1, vietnam 0/3, india 1/0"
    s = solo("ussr", primary="southeast_asia", map=where, lasting="vietnam_revolts")
    before = s.copy()
    uses_ops(s, 1)
    assert sum(placed(before, s).values()) == 2
    assert told(s, "ai-standing")[0].values["ops"] == 2
    s = solo("ussr", primary="asia", map=where, lasting="vietnam_revolts")
    uses_ops(s, 1)
    assert told(s, "ai-standing")[0].values["ops"] == 1


@rule("SP-12.4", "SP-5.6")
@pytest.mark.parametrize(
    ("primary", "secondary", "where", "total"),
    [
        ("asia", "", "japan 4/0, south_korea 2/0", 5),
        ("southeast_asia", "", "philippines 2/0, japan 4/0", 5),
        ("africa", "asia", "japan 4/0", 4),
        ("africa", "", "kenya 1/0", 4),
    ],
)
def test_the_china_card(primary, secondary, where, total):
    given = {"secondary": secondary} if secondary else {}
    s = solo("us", primary=primary, map=where, china="us up", **given)
    before = s.copy()
    play_china(s, "SP-12.3")
    found = placed(before, s)
    assert sum(found.values()) <= total
    assert max(found.values()) <= (3 if "asia" in (primary, secondary) or primary == "southeast_asia" else 2)
    assert s.agenda[-1][1] == s.person, "it is passed on"


@rule("TS-9.1", "SP-12.4")
def test_the_china_card_of_the_us_ends_the_formosan_resolution():
    s = solo("us", map="kenya 1/0", china="us up", lasting="formosan_resolution")
    play_china(s, "SP-12.3")
    assert not s.is_lasting(35)
