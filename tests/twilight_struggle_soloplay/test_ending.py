"""Scoring, the end of a turn, the end of the game and its levels (SP-14, SP-15, SP-16)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import COUNTRY_IDS, EUROPE, IN_REGION, IS_BATTLEGROUND, STABILITY, US, USSR
from tablero.games.twilight_struggle.state import ENDINGS
from tablero.games.twilight_struggle.tracks import degrade, set_defcon
from tablero.games.twilight_struggle_soloplay.board import region_of
from tablero.games.twilight_struggle_soloplay.position import build, position, region_card
from tablero.games.twilight_struggle_soloplay.scoring import RESULTS, level_of, result_of
from tablero.games.twilight_struggle_soloplay.turns import after_end
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES

BATTLEGROUNDS = [COUNTRY_IDS[c] for c in IN_REGION[EUROPE] if IS_BATTLEGROUND[c]]


def scored(primary: str, **given):
    """The Primary Region is scored now, in round 3 of turn 5."""
    around = {"side": "us", "turn": 5, "round": 3, "scoring": "yes", "scorings": 1, "step": "score", "primary": primary}
    return position(**(around | {"player": "nato, fidel", "ai": "comecon"} | given))


def controlled(side: str, *places: str) -> dict[str, str]:
    """These countries under the control of a side."""
    found = {}
    for place in places:
        need = STABILITY[COUNTRY_IDS.index(place)]
        found[place] = f"{need}/0" if side == "us" else f"0/{need}"
    return found


def gained(table) -> int:
    """VP of the person in the first scoring of the journal."""
    moves = [entry for entry in table.journal("points") if entry["rule"] in ("SP-14.1", "SP-14.2", "TS-card-38")]
    return sum(entry["count"] * (1 if entry["who"] == "player" else -1) for entry in moves)


# -- scoring -----------------------------------------------------------------------------------------------------


@rule("SP-14.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_primary_region_is_scored_by_the_rules_of_the_two_player_game(side):
    table = scored("central_america", side=side, **controlled("us", "panama", "haiti"))

    assert gained(table) == (4 if side == "us" else -4), "Domination 3 and a battleground"


@rule("SP-14.1")
def test_southeast_asia_is_scored_by_its_card():
    table = scored("southeast_asia", **controlled("us", "thailand", "burma"), **controlled("ussr", "vietnam"))

    assert gained(table) == 2 + 1 - 1
    assert table.state.southeast_scored


@rule("SP-14.1", "SP-2.1")
def test_scoring_comes_after_both_have_acted():
    """In a scoring round the US person acts before the USSR."""
    table = position(
        side="us", turn=5, round=3, scoring="yes", scorings=1, primary="africa", player="containment, nato", ai=""
    ).play("containment", "event")

    kinds = [entry["kind"] for entry in table.journal() if entry["kind"] in ("ai-acts", "region-is-scored")]
    assert kinds[:2] == ["ai-acts", "region-is-scored"]


@rule("SP-14.2", "SP-16.4", "SP-16.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_ai_wins_by_control_of_europe(side):
    ai = "ussr" if side == "us" else "us"
    table = scored("europe", side=side, **controlled(ai, *BATTLEGROUNDS, "greece"))

    assert table.match.over
    assert ENDINGS[table.state.ending] == "europe"
    assert table.game.winners(table.state) == []
    assert RESULTS[result_of(table.state)] == "defeat"


@rule("SP-16.4", ruling="SP-R27")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_person_s_control_of_europe_counts_as_domination_and_wins_with_points(side):
    table = scored("europe", side=side, **controlled(side, *BATTLEGROUNDS, "greece"))

    neighbours = 1 if side == "us" else 0  # Poland lies next to the USSR
    assert gained(table) == 7 + len(BATTLEGROUNDS) + neighbours
    assert table.match.over
    assert table.game.winners(table.state) == [0]


@rule("SP-16.4", ruling="SP-R27")
def test_control_of_europe_without_points_does_not_end_the_game():
    table = scored("europe", side="us", vp=-17, **controlled("us", *BATTLEGROUNDS, "greece"))

    assert gained(table) == 13
    assert not table.match.over
    assert table.game.points(table.state) == [-4]


# -- end of turn -------------------------------------------------------------------------------------------------


def ended(**given):
    """After the end of turn 5."""
    s = build({"side": "us", "turn": 5, "round": 8, "primary": "asia", "step": "next-round"} | given)
    after_end(s)
    return s


@rule("SP-15.1", "SP-19.1")
@pytest.mark.parametrize(("milops", "lost"), [("0/0", 4), ("3/0", 1), ("5/0", 0)])
def test_only_the_person_pays_for_missing_military_operations(milops, lost):
    s = ended(defcon=4, milops=milops)

    assert s.vp == -lost, "the AI has none at all"
    assert s.milops == [0, 0]


@rule("SP-15.2")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (4, 5), (5, 5)])
def test_defcon_improves_once_at_the_end_of_the_turn(before, after):
    s = ended(defcon=before, milops="5/5")

    assert s.defcon == after


@rule("SP-15.3")
def test_effects_of_the_turn_end():
    s = ended(
        lasting="containment, nato", red_scare="us", death_squads="us", milops="5/5", pending="blockade, chernobyl"
    )

    assert not s.is_lasting(25)
    assert s.is_lasting(21)
    assert (s.scared, s.squads) == (0, 0)
    assert s.is_pending(10), "Blockade waits for the person's next round"
    assert not s.is_pending(94)
    assert s.turn == 6


@rule("SP-15.4")
def test_all_scoring_cards_make_a_new_pile():
    s = ended(aside="europe, africa", secondary="middle_east", milops="5/5")

    assert len(s.pile) == 7
    assert (s.scoring, s.scorings) == (False, 0)


@rule("SP-13.3", ruling="SP-R25")
def test_with_box_6_the_ai_discards_a_player_event_only():
    hostile = position(
        side="us", turn=5, round=8, ai="nato", space="0/6", milops="5/5", step="end-of-turn", primary="asia"
    )
    own = position(
        side="us", turn=5, round=8, ai="comecon", space="0/6", milops="5/5", step="end-of-turn", primary="asia"
    )

    assert hostile.state.discards == [21]
    assert own.state.discards == []


@rule("SP-13.1", ruling="SP-R56")
def test_with_box_6_the_person_may_discard_a_card_that_is_left():
    table = position(
        side="us", turn=5, round=8, player="nato", space="6/0", milops="5/5", step="end-of-turn", primary="asia"
    )
    assert table.options == ["done", "nato"]

    table.play("nato")

    assert table.state.discards == [21]


# -- the end of the game -----------------------------------------------------------------------------------------


@rule("SP-16.1")
@pytest.mark.parametrize(("vp", "won"), [(20, True), (-20, False)])
def test_twenty_points_end_the_game_at_once(vp, won):
    table = position(side="us", turn=5, round=3, vp=vp, player="nato", primary="asia")

    assert table.match.over
    assert table.game.winners(table.state) == ([0] if won else [])


@rule("SP-16.2")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_person_loses_if_defcon_falls_to_1_in_an_own_round(side):
    s = build({"side": side, "turn": 5, "round": 3, "defcon": 2, "primary": "asia"})
    degrade(s, "TS-8.1")

    assert s.over
    assert s.winner == s.ai
    assert RESULTS[result_of(s)] == "defeat"


@rule("SP-16.3", ruling="SP-R26")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_while_the_ai_acts_defcon_does_not_fall_to_1(side):
    s = build({"side": side, "turn": 5, "round": 3, "defcon": 2, "primary": "asia", "step": "ai-round"})
    degrade(s, "TS-8.1")
    set_defcon(s, 1, "TS-8.1")

    assert not s.over
    assert s.defcon == 2


@rule("SP-16.3", "SP-card-4")
def test_duck_and_cover_of_the_ai_at_defcon_2_still_brings_its_points():
    table = position(
        side="ussr",
        turn=5,
        round=3,
        defcon=2,
        primary="asia",
        play="duck_and_cover us",
        player="fidel, nasser",
        ai="nato",
    )

    assert table.journal("points")[0]["count"] == 3
    assert not table.match.over


@rule("SP-16.5", "SP-12.7")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_final_scoring_counts_all_regions_and_the_china_card(side):
    table = position(
        side=side,
        turn=10,
        round=8,
        step="final-scoring",
        china="us down",
        primary="asia",
        **controlled("us", "panama", "haiti"),
    )

    assert table.match.over
    assert table.state.vp == 3 + 1 + 1, "Domination of Central America with a battleground, and the China Card"
    assert table.game.winners(table.state) == ([0] if side == "us" else [])


@rule("SP-16.5", "SP-3.7")
def test_southeast_asia_is_part_of_asia_in_the_final_scoring():
    table = position(side="us", turn=10, round=8, step="final-scoring", primary="africa", **controlled("us", "burma"))

    assert table.state.vp == 3 - 1, "Presence in Asia, less the China Card of the USSR"


@rule("SP-16.4", "SP-16.5")
def test_control_of_europe_by_the_ai_wins_in_the_final_scoring_too():
    table = position(
        side="us",
        turn=10,
        round=8,
        vp=15,
        step="final-scoring",
        primary="asia",
        **controlled("ussr", *BATTLEGROUNDS, "greece"),
    )

    assert ENDINGS[table.state.ending] == "europe"
    assert table.game.winners(table.state) == []


@rule("SP-16.6")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        *[(-1, "defeat"), (0, "draw"), (1, "marginal"), (3, "marginal"), (4, "decisive"), (6, "decisive")],
        *[(7, "total"), (9, "total"), (10, "overwhelming"), (20, "overwhelming")],
    ],
)
def test_the_levels_of_victory(points, level):
    assert RESULTS[level_of(points)] == level


@rule("SP-16.6")
def test_the_result_is_told_at_the_end():
    table = position(side="us", turn=10, round=8, vp=4, step="final-scoring", china="ussr up", primary="asia")

    assert table.journal("result") == [{"kind": "result", "rule": "SP-16.6", "who": "player", "result": 2}]
    assert table.view("player")["result"] == "marginal"


@rule("SP-16.6")
def test_a_draw_is_no_victory():
    table = position(side="us", turn=10, round=8, vp=1, step="final-scoring", china="ussr up", primary="asia")

    assert table.state.vp == 0
    assert table.game.winners(table.state) == []
    assert table.view("player")["result"] == "draw"


def test_regions_are_known_by_their_cards():
    assert region_of(region_card("europe")) == EUROPE
    assert (USSR, US) == (0, 1)
