"""Non-players in the Propaganda round: Agitation (AA-8.7.5), Elite Backing (AA-8.6.1), victory (AA-7.1, AA-8.8)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import GAME, agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, FARC, GOVT
from tablero.games.andean_abyss.nonplayer.victory import solo_lead
from tablero.games.andean_abyss.state import AndeanState
from tablero.games.andean_abyss.victory import best_faction
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, Played, run, state


def agitate(dice=(), **given) -> Played:
    """The control of each space is as recorded in the round."""
    return run(state(dice, **given), [agenda.AGITATION])


# -- Agitation ---------------------------------------------------------------------------------------------------


@rule("AA-8.7.5", "AA-6.4.2")
def test_the_farc_agitates_wherever_it_can_as_far_as_it_can():
    """Ten Resources reach for everything, so no dice are needed."""
    played = agitate(
        resources="farc 10", huila="FU1, level 1, terror 1", choco="FU1, level 0", vichada="FU1, terror 1",
        cali="FU1, level 2", control="farc huila, farc choco, farc vichada",
    )  # fmt: skip

    assert played.spaces("huila", "choco", "vichada", "cali") == {
        "huila": "FU1, level -2",
        "choco": "FU1, level -2",
        "vichada": "FU1, terror 1",
        "cali": "FU1, level 2",
    }
    assert played.resources[FARC] == 10 - 4 - 2


@rule("AA-8.7.5")
@pytest.mark.parametrize(
    ("one", "other", "wins"),
    [
        ("level 1, terror 1", "level 0", "narino"),
        ("level 1", "level 0", "choco"),
        ("level 0, terror 1", "level 1, terror 1", "narino"),
    ],
)
def test_with_few_resources_fewest_terror_comes_first_then_support(one, other, wins):
    played = agitate(resources="farc 2", choco=f"FU1, {one}", narino=f"FU1, {other}", control="farc choco, farc narino")

    assert {note["place"] for note in played.notes("shifted")} == {wins}
    assert played.resources[FARC] == 0


@rule("AA-8.7.5")
def test_among_equals_the_highest_pop_comes_first_then_the_dice():
    played = agitate(resources="farc 2", choco="FU1", huila="FU1", control="farc choco, farc huila")
    assert played.at("huila") == "FU1, level -2"

    played = agitate((6, 6, 6), resources="farc 2", choco="FU1", narino="FU1", control="farc choco, farc narino")
    assert played.spaces("choco", "narino") == {"choco": "FU1, level -2", "narino": "FU1"}


@rule("AA-8.7.5")
def test_a_terror_marker_goes_only_if_a_shift_can_follow():
    played = agitate(resources="farc 2", choco="FU1, terror 2", control="farc choco")
    assert played.at("choco") == "FU1, terror 2"
    assert played.resources[FARC] == 2

    played = agitate(resources="farc 3", choco="FU1, terror 2", control="farc choco")
    assert played.at("choco") == "FU1, level -1"

    played = agitate(resources="farc 9", choco="FU1, level -2, terror 2", control="farc choco")
    assert played.at("choco") == "FU1, level -2, terror 2"


@rule("AA-8.7.5", "AA-card-22")
def test_alfonso_cano_opens_three_more_spaces_by_the_same_order():
    """Of four spaces with FARC pieces the one with Terror is left out; Cali is under Government Control."""
    played = agitate(
        LUCK, resources="farc 20", lasting="alfonso_cano 2", choco="FU1, terror 1", narino="FU1", huila="FU1",
        pasto="FU1", cali="FU1 P2", control="govt cali",
    )  # fmt: skip

    assert played.spaces("choco", "narino", "huila", "pasto", "cali") == {
        "choco": "FU1, terror 1",
        "narino": "FU1, level -2",
        "huila": "FU1, level -2",
        "pasto": "FU1, level -2",
        "cali": "P2 FU1",
    }


@rule("AA-6.4.2")
def test_a_player_of_the_farc_is_asked():
    s = state(players=2, resources="farc 2", choco="FU1", control="farc choco")

    played = run(s, [agenda.AGITATION], answers=("done",))

    assert [ask.kind for ask in played.asked] == ["agitation"]


# -- Elite Backing -----------------------------------------------------------------------------------------------


def back(dice=(), **given) -> Played:
    return run(state(dice, **given), [agenda.ELITE_BACKING])


@rule("AA-8.6.1", "AA-6.4.5")
def test_elite_backing_builds_a_base_if_it_can():
    """Two spaces could take one; the dice point to Pasto. It costs nothing."""
    played = back(
        (5, 5, 1), cali="AU2", pasto="AU1 AA2", neiva="AU5", huila="FB1", resources="auc 0", control="govt neiva"
    )

    assert played.spaces("cali", "pasto", "neiva") == {"cali": "AU2", "pasto": "AU1 AB1", "neiva": "AU5"}


@rule("AA-8.6.1", "AA-6.4.5")
def test_elite_backing_else_places_guerrillas_at_a_farc_base_then_at_its_own():
    played = back(cali="AU1 AB1", huila="FB1", choco="FB1", control="farc choco")
    assert played.at("huila") == "FB1 AU1"

    played = back(cali="AU1 AB1", huila="FB1", choco="FB1, level -1", control="govt huila")
    assert played.at("cali") == "AU5 AB1"


@rule("AA-8.6.1", "AA-6.4.5")
def test_without_bases_elite_backing_goes_anywhere():
    played = back((1, 1, 1))

    assert played.at("cali") == "AU1"


@rule("AA-6.4.5")
def test_without_anything_to_place_nothing_happens():
    played = back(available="AG0 AB0", cali="AU1")

    assert not played.notes("np-space")


@rule("AA-6.4.5")
def test_a_player_of_the_auc_is_asked():
    played = run(state(LUCK, players=3), [agenda.ELITE_BACKING], answers=("done",))

    assert [(ask.kind, ask.seat) for ask in played.asked] == [("elite-backing", 2)]


# -- victory -----------------------------------------------------------------------------------------------------


def score(govt: int, best: int) -> AndeanState:
    """A position where the Government leads with `govt` and the best Insurgent, the AUC, has `best`."""
    s = state()
    s.support = 60 + govt
    s.available[3 * FARC + 2] = 6
    s.available[3 * AUC + 2] = 6 - (3 + best)
    return s


def named_result(s: AndeanState) -> str:
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.kind


@rule("AA-8.8", "AA-7.3")
def test_two_ahead_of_the_auc_is_a_stalemate():
    """The rulebook's example (R15): 1 AUC and 2 FARC Bases, Total Support 61."""
    s = state(cali="AB1", huila="FB2")
    s.support = 61

    assert solo_lead(s) == 2
    assert named_result(s) == "stalemate"


@rule("AA-8.8")
@pytest.mark.parametrize(
    ("govt", "best", "level"),
    [
        (-1, -1, "failure"),
        (0, -1, "stalemate"),
        (2, -1, "stalemate"),
        (3, -1, "progress"),
        (7, -1, "progress"),
        (8, -1, "triumph"),
    ],
)
def test_the_lead_decides_how_well_the_government_did(govt, best, level):
    assert named_result(score(govt, best)) == level


@rule("AA-8.8", "AA-6.1", "AA-7.2")
def test_alone_the_government_never_wins_early_but_an_insurgent_ends_the_game():
    s = score(20, -1)
    s.available[3 * AUC] = 0
    run(s, [agenda.PROPAGANDA, 0])
    assert not s.over

    s = score(20, 1)
    run(s, [agenda.PROPAGANDA, 0])
    assert (s.over, s.winner) == (True, AUC)
    assert GAME.places(s) == [2]
    assert named_result(s) == "failure"
    assert GAME.winners(s) == []


@rule("AA-7.1", "AA-6.1")
def test_a_non_player_that_reaches_its_goal_beats_a_player_with_a_higher_margin():
    s = state(players=2)
    s.support = 80
    s.available[3 * AUC + 2] = 5
    run(s, [agenda.PROPAGANDA, 0])

    assert s.winner == AUC
    assert GAME.winners(s) == []


@rule("AA-7.1", "AA-7.3")
def test_final_ties_go_to_non_players_then_cartels_auc_farc():
    s = score(-1, -1)
    assert best_faction(s, [GOVT, AUC]) == AUC

    s = state(players=2)
    s.support, s.opposition = 58, 23
    assert best_faction(s, [GOVT, FARC]) == FARC
    s.available[3 * FARC + 2] = 7
    assert best_faction(s, [GOVT, FARC, AUC, CARTELS]) == FARC
    s.opposition = 21
    assert best_faction(s, [GOVT, FARC, AUC]) == AUC, "a Non-player"
