"""The AI's action round: space, China Card, events, traps, Ops that gain nothing (SP-8, SP-12, SP-13)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle import agenda as base
from tablero.games.twilight_struggle.board import (
    ALL_COUNTRIES,
    COUNTRIES,
    COUNTRY_IDS,
    EUROPE,
    IS_BATTLEGROUND,
    REGION,
    STABILITY,
    US,
)
from tablero.games.twilight_struggle.influence import reachable, set_influence
from tablero.games.twilight_struggle_soloplay import agenda
from tablero.games.twilight_struggle_soloplay.board import IS_MEMBER, region_of
from tablero.games.twilight_struggle_soloplay.mind.action import ai_round
from tablero.games.twilight_struggle_soloplay.mind.changes import chernobyl
from tablero.games.twilight_struggle_soloplay.mind.operating import (
    ANYTHING,
    INFLUENCE_ONLY,
    WITHOUT_EVENT,
    ai_operations,
)
from tablero.games.twilight_struggle_soloplay.mind.trial import ops_gain
from tablero.games.twilight_struggle_soloplay.steps import quick_step
from tablero.games.twilight_struggle_soloplay.zones import is_linked
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import names, stack
from tests.twilight_struggle_soloplay.minds import number, placed, solo, told, words

SPENT = {"space_plays": "1/1"}  # no card goes to the Space Race any more


def kinds(s) -> list[str]:
    return [entry.kind for entry in s.notes]


def acts(mind: str, **given):
    """The AI's round up to the next step that belongs to an event or to the person."""
    s = solo(mind, **given)
    s.agenda = s.agenda[:1]
    ai_round(s)
    while len(s.agenda) > 1 and s.agenda[-1][0] in (agenda.AI_OPERATIONS, base.DISPOSE, base.SPACE, base.PASS_CHINA):
        assert quick_step(s, s.agenda[-1][0])
    return s


@rule("SP-8.1", "SP-13.2")
def test_a_player_event_goes_to_space_outside_scoring_rounds():
    s = acts("us", ai="fidel", fate="1")
    assert told(s, "ai-space")
    assert s.space[s.ai] == 1
    assert not s.is_lasting(8)
    assert names(s.discards) == ["fidel"]


@rule("SP-8.1", "SP-8.6", "SP-13.2")
def test_in_a_scoring_round_a_player_event_is_used_for_ops_after_the_event():
    s = acts("us", ai="fidel", scoring="yes", map="zaire 1/0, kenya 1/0")
    assert s.agenda[-1][:2] == [base.EVENT, number("fidel")], "the event first"
    assert s.agenda[-2][:2] == [agenda.AI_OPERATIONS, number("fidel")]


FULL = "zaire 2/0, angola 2/0, nigeria 2/0, algeria 3/0, south_africa 4/0, cameroon 1/0"  # nothing left to gain


@rule("SP-8.6b", "SP-13.2")
@pytest.mark.parametrize(
    ("where", "given", "goes"),
    [
        (FULL, {}, True),
        (FULL, {"space_plays": "1/1"}, False),  # one a turn
        (FULL, {"china": "us up"}, True),
        ("kenya 1/1", {"china": "ussr down"}, False),  # level, but the Ops gain something
        ("zaire 0/1, kenya 0/2", {"china": "ussr down"}, False),  # behind
        ("", {"china": "us up"}, True),  # level, nothing within reach: before the China Card
    ],
)
def test_in_a_scoring_round_a_player_event_goes_to_space_if_its_ops_gain_nothing(where, given, goes):
    s = acts("us", ai="fidel", scoring="yes", map=where, fate="1", **given)
    assert bool(told(s, "ai-space")) is goes
    assert bool(s.space[s.ai]) is goes
    if goes:
        assert not told(s, "event"), "its event does not happen"
        assert names(s.discards) == ["fidel"]


@rule("SP-8.6", "SP-10.2")
def test_a_coup_with_a_player_event_comes_before_the_space_race():
    s = acts("us", ai="fidel", scoring="yes", map="zaire 0/1, angola 1/0", china="ussr down")
    assert not told(s, "ai-space")
    assert s.agenda[-1][:2] == [base.EVENT, number("fidel")]


@rule("SP-8.1", "SP-11.4")
def test_an_event_that_fits_is_played_and_the_reason_told():
    s = acts("ussr", ai="fidel")
    assert s.agenda[-1] == [base.EVENT, number("fidel"), s.ai]
    assert told(s, "ai-verdict")[0].values["why"] == 5


@rule("SP-8.3")
def test_an_event_that_does_not_fit_leaves_the_ops():
    s = acts("ussr", ai="nasser", map="zaire 0/1, kenya 0/1", primary="africa")
    assert told(s, "ai-verdict")[0].values["why"] == 2
    assert s.deed[0] > 0
    assert names(s.discards) == ["nasser"]


@rule("SP-11.3", "SP-8.2")
def test_a_comparison_is_told_with_its_numbers():
    s = acts("ussr", ai="fidel", primary="central_america", scoring="yes", map="")
    note = told(s, "ai-compares")[0]
    assert note.values["event"] > note.values["ops"]


@rule("SP-8.6b")
def test_a_leading_ai_may_use_the_event_after_all():
    full = "zaire 0/2, angola 0/2, nigeria 0/2, algeria 0/3, south_africa 0/4, cameroon 0/1"
    s = solo("ussr", scoring="yes", map=full)
    s.limbo |= 1 << number("fidel")
    ai_operations(s, number("fidel"), 2, ANYTHING)
    assert told(s, "ai-event-after-all")
    assert s.agenda[-1][:2] == [base.EVENT, number("fidel")]
    s = solo("ussr", scoring="yes", map=full)
    s.limbo |= 1 << number("fidel")
    ai_operations(s, number("fidel"), 2, WITHOUT_EVENT)
    assert not told(s, "ai-event-after-all")


@rule("SP-12.2", "SP-8.1", ruling="SP-R23")
@pytest.mark.parametrize(("where", "plays"), [("kenya 1/1", True), ("zaire 1/0, kenya 1/0", False)])
def test_the_china_card_in_place_of_a_player_event(where, plays):
    s = acts("us", ai="fidel, nato", china="us up", map=where, **SPENT)
    assert bool(told(s, "ai-china")) is plays
    if plays:
        assert stack(s, "ai") == ["nato", "fidel"]
        assert s.china == s.person
        assert not s.china_up


@rule("SP-12.3", "SP-card-6", "SP-10.7", ruling="SP-R24")
def test_the_china_card_from_an_empty_stack_or_out_of_it():
    s = acts("us", ai="", china="us up", map="kenya 1/0")
    assert told(s, "ai-china")
    assert s.china == s.person
    s = acts("us", ai="the_china_card, nato", china="us up", map="kenya 1/0")
    assert told(s, "ai-china")
    assert stack(s, "ai") == ["nato"]
    assert kinds(acts("us", ai="", china="us down"))[-1] == "ai-passes"


@rule("SP-card-103", "SP-8.1", ruling="SP-R50")
def test_defectors_wait_for_the_end():
    s = acts("us", ai="defectors, nato", turn=5, map="kenya 1/0")
    assert stack(s, "ai") == ["defectors"]
    assert told(s, "ai-waits")
    s = acts("us", ai="defectors", china="us up", map="kenya 1/0")
    assert stack(s, "ai") == ["defectors"]
    assert told(s, "ai-china")
    s = acts("us", ai="defectors", china="ussr up", map="kenya 1/0")
    assert names(s.discards) == ["defectors"]


@rule("SP-card-103", "SP-8.1", ruling="SP-R50")
@pytest.mark.parametrize("scoring", ["yes", "no"])
def test_a_soviet_ai_puts_defectors_under_its_stack_too(scoring):
    s = acts("ussr", ai="defectors, warsaw_pact_formed", scoring=scoring, map="kenya 0/1", china="us up")
    assert stack(s, "ai") == ["defectors"]
    s = acts("ussr", ai="defectors", scoring=scoring, map="kenya 0/1", china="ussr up")
    assert stack(s, "ai") == ["defectors"]
    assert told(s, "ai-china")
    s = acts("ussr", ai="defectors", scoring=scoring, map="kenya 0/1", china="us up", space_plays="1/1")
    assert s.agenda[-1][:2] == [base.EVENT, number("defectors")], "the last card of all: its Ops"


@rule("SP-card-32", ruling="SP-R30")
def test_un_intervention_takes_the_first_player_event():
    s = acts("us", ai="un_intervention, nato, comecon, fidel", map="kenya 1/0, zaire 1/0")
    assert sorted(names(s.discards)) == ["comecon", "un_intervention"]
    assert sorted(stack(s, "ai")) == ["fidel", "nato"]
    assert not told(s, "ai-coup")
    s = acts("us", ai="un_intervention, nato", map="kenya 1/0")
    assert names(s.discards) == ["un_intervention"]
    assert told(s, "ai-standing")[0].values["ops"] == 1


@rule("TS-card-60", "SP-card-32")
def test_un_intervention_is_dear_after_the_u2_incident():
    s = acts("us", ai="un_intervention, fidel", lasting="u2_incident", map="kenya 1/0")
    assert s.vp == -1


@rule("SP-card-32")
def test_un_intervention_only_places():
    s = solo("us", map="zaire 0/1, ethiopia 0/1, kenya 0/2")
    ai_operations(s, number("fidel"), 2, INFLUENCE_ONLY)
    assert not told(s, "ai-coup")
    assert not told(s, "ai-realigns")


@rule("SP-7.7", "SP-card-49")
def test_missile_envy_is_used_for_its_ops():
    s = acts("us", ai="nato", missile_envy="us", map="kenya 1/0, zaire 1/0")
    assert s.envy < 0
    assert names(s.discards) == ["missile_envy"]
    assert stack(s, "ai") == ["nato"]


@rule("SP-card-42", "SP-card-44")
@pytest.mark.parametrize(
    ("cards", "fate", "gone", "free"),
    [
        ("nato, nasser, fidel", "8, 21, 1", "fidel", True),  # the first player event of 2 Ops
        ("nato, independent_reds, nasser", "22, 21, 15, 5", "independent_reds", False),
    ],
)
def test_a_trapped_ai_discards(cards, fate, gone, free):
    s = acts("us", ai=cards, lasting="quagmire", map="")
    assert names(s.discards) == [gone]
    assert told(s, "trap-roll")
    s = acts("us", ai="nasser", lasting="quagmire", map="")
    assert s.discards == []
    assert told(s, "trapped")


@rule("SP-8.6c", "SP-8.7", "SP-8.9")
def test_the_secondary_region_then_europe():
    full = "zaire 2/0, angola 2/0, nigeria 2/0, algeria 3/0, south_africa 4/0, cameroon 1/0"
    s = solo("us", map=full, secondary="asia")
    before = s.copy()
    ai_operations(s, number("nato"), 4, WITHOUT_EVENT)
    found = placed(before, s)
    assert sum(found.values()) <= 3
    assert told(s, "ai-turns-to")
    s = solo("ussr", primary="south_america", map="")
    before = s.copy()
    ai_operations(s, number("fidel"), 2, WITHOUT_EVENT)
    assert words(placed(before, s)) == "poland 2", "no way to South America: Europe"


# the US leads, and all it can still do for its score is to end Soviet control of Nigeria
LEAD = "zaire 2/0, angola 2/0, algeria 3/0, south_africa 4/0, cameroon 1/0, sudan 1/0, nigeria 0/1, kenya 0/2"


@rule("SP-8.6b", "SP-9.7.3")
@pytest.mark.parametrize("secondary", [{}, {"secondary": "asia"}])
def test_a_leading_ai_denies_a_battleground_before_it_looks_elsewhere(secondary):
    s = solo("us", map=LEAD, **secondary)
    before = s.copy()
    ai_operations(s, number("nato"), 2, WITHOUT_EVENT)
    assert placed(before, s) == {"nigeria": 1}
    assert not told(s, "ai-turns-to")


@rule("SP-8.6b", "SP-13.2", "SP-9.7.3")
def test_a_battleground_that_can_be_denied_keeps_a_player_event_from_the_space_race():
    s = acts("us", ai="fidel", scoring="yes", map=LEAD, china="ussr down", defcon=2)
    assert not told(s, "ai-space")


@rule("SP-11.3", "SP-9.7.3")
def test_denying_counts_as_a_gain_of_the_ops():
    assert ops_gain(solo("us", map=LEAD, scoring="yes"), 2) == (1, 1)
    assert ops_gain(solo("us", map=LEAD, scoring="yes"), 1) == (0, 0)


@rule("SP-6.5", "SP-card-57")
def test_ops_of_a_headline_go_to_europe():
    s = solo("ussr", round=0, step="headlines", map="east_germany 0/3")
    before = s.copy()
    ai_operations(s, number("abm_treaty"), 4, ANYTHING)
    assert told(s, "ai-value")[0].values["region"] >= 0
    assert placed(before, s)
    assert not told(s, "ai-standing")


# -- what the journal tells --------------------------------------------------------------------------------------


@rule("SP-8.6", "SP-9.6", "SP-9.7")
def test_reasons_come_before_the_markers_with_their_prices():
    s = solo("us", map=LEAD)
    ai_operations(s, number("nato"), 3, WITHOUT_EVENT)
    order = [kind for kind in kinds(s) if kind in ("ai-standing", "ai-step", "gains", "ai-value")]
    assert order.index("ai-step") < order.index("gains") < order.index("ai-value")
    step = told(s, "ai-step")[0].values
    assert (step["count"], step["ops"], step["dear"]) == (2, 3, 1), "the first one costs 2"


@rule("SP-8.7", "SP-8.9")
def test_lost_ops_and_the_way_to_europe_are_told():
    s = solo("ussr", primary="south_america", map="")
    ai_operations(s, number("fidel"), 2, WITHOUT_EVENT)
    assert told(s, "ai-falls-back")[0].values["ops"] == 2
    everything = ", ".join(f"{COUNTRY_IDS[c]} 0/{STABILITY[c] + 1}" for c in ALL_COUNTRIES if REGION[c] == EUROPE)
    s = solo("ussr", primary="europe", map=everything.replace("poland 0/4", "poland 0/3"))
    ai_operations(s, number("fidel"), 4, WITHOUT_EVENT)
    spent = sum(entry.values["ops"] for entry in told(s, "ai-step"))
    assert [entry.values["count"] for entry in told(s, "ai-loses-ops")] == ([4 - spent] if spent < 4 else [])


@rule("SP-9.4", "SP-14.1")
def test_the_reckoning_and_the_score_are_both_told():
    """Secure Domination is not reached, ordinary Domination is: they differ."""
    s = solo("us", map="zaire 2/0, angola 2/0, cameroon 1/0, kenya 0/2")
    ai_operations(s, number("nato"), 1, WITHOUT_EVENT)
    first = told(s, "ai-standing")[0].values
    assert first["value"] < first["points"]
    assert told(s, "ai-value")[0].values["points"] >= first["points"]


@rule("SP-card-94")
def test_a_chernobyl_that_waits_is_told_as_what_it_does():
    s = solo("us", turn=8, round=0, step="headlines")
    assert next(chernobyl(s, US), None) is None
    assert told(s, "chernobyl-waits")
    assert not told(s, "awaits")


# -- invariants --------------------------------------------------------------------------------------------------


@rule("SP-19.1", "SP-5.5", "SP-5.6", "SP-9.2")
@pytest.mark.parametrize("mind", ["us", "ussr"])
@pytest.mark.parametrize(
    "primary", ["europe", "asia", "middle_east", "africa", "central_america", "south_america", "southeast_asia"]
)
def test_every_use_of_ops_keeps_the_limits(mind, primary):
    for seed in range(12):
        s = scattered(mind, primary, seed)
        ops = 1 + seed % 4
        before = s.copy()
        ai_operations(s, number("nasser" if seed % 2 else "nato"), ops, WITHOUT_EVENT)
        assert s.defcon >= 2
        coups = told(s, "ai-coup")
        if coups and before.defcon == 2:
            assert not IS_BATTLEGROUND[coups[0].values["place"]]
        if not coups and not told(s, "ai-realigns"):
            check_limits(before, s, ops)


def scattered(mind: str, primary: str, seed: int):
    """Influence strewn over the map, the same for the same seed."""
    s = solo(mind, primary=primary, defcon=2 + seed % 4)
    for c in ALL_COUNTRIES:
        set_influence(s, 0, c, (c * 7 + seed * 5) % 4 if (c + seed) % 3 else 0)
        set_influence(s, 1, c, (c * 5 + seed * 3) % 4 if (c + 2 * seed) % 3 else 0)
    s.reach = reachable(s, s.ai)
    return s


def check_limits(before, after, ops: int) -> None:
    """Two markers in a country, the price, the cap, and one zone only."""
    ai, person = after.ai * COUNTRIES, after.person * COUNTRIES
    region = region_of(before.primary)
    served = [c for c in ALL_COUNTRIES if after.influence[ai + c] != before.influence[ai + c]]
    spent = 0
    for c in served:
        count = after.influence[ai + c] - before.influence[ai + c]
        assert 0 < count <= 2
        assert c in before.reach
        assert after.influence[ai + c] <= after.influence[person + c] + STABILITY[c] + IS_BATTLEGROUND[c], "the cap"
        dear = before.influence[person + c] - before.influence[ai + c] - STABILITY[c] + 1
        spent += count + min(count, max(0, dear))
    assert spent <= ops
    inside = [c for c in served if IS_MEMBER[region][c] or is_linked(after, after.ai, c)]
    assert inside in ([], served), "never a mixture"
    assert inside == served or all(REGION[c] == EUROPE for c in served)
