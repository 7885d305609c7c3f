"""What bots see in a position, one thing at a time; that it can be told why; the yardstick, which stays as it is."""

from __future__ import annotations

from random import Random

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.feature import Feature, explain
from tablero.core.registry import find_game
from tablero.core.table import Table
from tablero.games.twilight_struggle.board import REGION_ACTION, US, USSR
from tablero.games.twilight_struggle.evaluation import features, standing_points
from tablero.games.twilight_struggle.features import region_weight, regions, standings
from tablero.games.twilight_struggle.position import position
from tablero.games.twilight_struggle.scoring import CONTROL, region_points
from tablero.testing import rule, state_of
from tablero.texts import texts_for
from tests.svg import positions
from tests.twilight_struggle.helpers import round_of

GAME = find_game("twilight-struggle")


def worth(kind: str, side: int, **given: object) -> float:
    """What one feature is worth to a side in the round of the US."""
    table = position(**{"us": "nato", "ussr": "nasser", **given})
    return next(feature.points for feature in features(table.state, side) if feature.kind == kind)


def ranking(table: Table) -> list[str]:
    """How greedy ranks what is offered, the best first."""
    bot = make_bot("greedy", b"puzzle")
    bot.choose(Knowledge(table.match, table.ask.seat))
    return [table.game.name(candidate.option) for candidate in bot.candidates]


# -- features ----------------------------------------------------------------------------------------------------


def test_the_features_add_up_to_what_the_bot_goes_by():
    for match in positions(GAME, 2, {}, every=53):
        state = state_of(match)
        for side in (US, USSR):
            standing = standing_points(state, side)
            total = sum(feature.points for feature in features(state, side))
            assert total == pytest.approx(standing if side == US else -standing)


@rule("TS-10.1", "TS-10.2")
def test_regions_stand_as_they_would_be_scored():
    for match in positions(GAME, 2, {}, every=53):
        state = state_of(match)
        both = standings(state)
        for n, points in enumerate(regions(state, US)):
            assert both[2 * n + US].points(n) - both[2 * n + USSR].points(n) == region_points(state, n)
            if not any(tally.status == CONTROL for tally in both):
                assert points == pytest.approx(region_weight(state, US, n) * region_points(state, n))


@rule("TS-6.1.1")
def test_a_battleground_is_the_safer_the_more_influence_is_beyond_control():
    held, safer, safest = (worth("spare", US, iran=f"{count}/0") for count in (2, 3, 5))

    assert 0 == held < safer < safest == worth("spare", US, iran="9/0")
    assert worth("spare", USSR, iran="3/0") == -safer


@rule("TS-6.1.2")
def test_influence_next_to_battlegrounds_gives_access_to_them():
    assert worth("access", US, lebanon="1/0") > 0 > worth("access", USSR, lebanon="1/0")


@rule("TS-8.2")
def test_a_battleground_is_open_to_a_coup_only_where_defcon_allows_it():
    assert worth("exposed", US, iran="2/0", defcon=3) < 0
    assert worth("exposed", US, iran="2/0", defcon=2) == 0
    assert worth("exposed", US, iran="7/0", defcon=3) == 0


@rule("TS-5.2")
def test_the_enemys_events_in_the_own_hand_are_a_burden():
    assert worth("hand", US, us="decolonization") < worth("hand", US, us="blockade") < 0 < worth("hand", US, us="nato")


@rule("TS-card-25")
def test_a_lasting_effect_counts_the_more_the_more_rounds_are_left():
    early, late = (worth("lasting", US, lasting="containment", round=n) for n in (1, 6))

    assert early > late > 0


# -- why ---------------------------------------------------------------------------------------------------------


def test_two_positions_are_compared_feature_by_feature_what_counts_most_in_front():
    before = [Feature("a", 1.0), Feature("b", 2.0), Feature("c", 3.0, region=7)]
    found = explain(before, [Feature("a", 1.5), Feature("b", 2.0), Feature("c", 1.0, region=7)])

    assert [(one.kind, one.values, one.before, one.after, one.points) for one in found] == [
        ("c", {"region": 7}, 3.0, 1.0, -2.0),
        ("a", {}, 1.0, 1.5, 0.5),
    ]


@rule("TS-10.2")
def test_it_can_be_said_why_a_position_is_better():
    before = position(us="nato", ussr="nasser")
    after = position(us="nato", ussr="nasser", iran="2/0")
    found = explain(features(before.state, US), features(after.state, US))
    said = [texts_for(GAME, "en").feature(difference) for difference in found]

    assert "a better score in the Middle East" in said
    assert "more control of countries" in said
    assert all(difference.points > 0 for difference in found if difference.kind in ("region", "influence"))
    assert REGION_ACTION + 2 in [difference.values.get("region") for difference in found]


# -- the yardstick -----------------------------------------------------------------------------------------------


def test_the_first_judgement_is_what_it_was():
    first = GAME.first_judged()
    state = position(start="standard", us="nato, asia_scoring", ussr="nasser", iran="1/2", vp=3, turn=4).state

    assert [round(first.evaluate(state, side), 6) for side in (USSR, US)] == [0.493507, 0.494244]
    assert first.features(state, US) == []


def test_the_yardstick_judges_as_bots_did_at_first():
    table = round_of("ussr", "comecon", "place", ussr="comecon, nasser", start="standard")
    bot = make_bot("yardstick", b"")

    assert bot.choose(Knowledge(table.match, USSR)) in table.ask.options
    assert len(bot.candidates) == 10, "countries on its shortlist"


# -- puzzles -----------------------------------------------------------------------------------------------------


@rule("TS-card-16")
@pytest.mark.parametrize("seed", range(3))
def test_warsaw_pact_adds_influence_where_there_is_nothing_to_remove(seed):
    table = round_of("ussr", "warsaw_pact_formed", "event", ussr="warsaw_pact_formed, nasser", us="nato", poland="0/3")
    bot = make_bot("greedy", Random(seed).randbytes(4))

    assert table.game.name(bot.choose(Knowledge(table.match, USSR))) == "add"


@rule("TS-6.3.1")
def test_iran_is_among_the_first_places_for_a_coup_of_the_ussr_in_the_first_round():
    table = round_of("ussr", "comecon", "coup", ussr="comecon, nasser", us="nato", start="standard", defcon=5)

    assert "iran" in ranking(table)[:3]


@rule("TS-9.1")
def test_the_china_card_is_not_given_away_in_the_first_turn_for_little():
    hand = "comecon, socialist_governments, fidel, nasser"
    table = round_of("ussr", ussr=hand, us="nato, containment", start="standard", china="ussr up", turn=1, round=1)

    assert ranking(table)[0] != "the_china_card"
