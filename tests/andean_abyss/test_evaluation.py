"""How well a seat stands (AA-6.1, AA-7.3): what the programs that play judge positions by."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablero.core.feature import explain
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import AUC, CARTELS, EVENT_CARDS, FACTIONS, FARC, GOVT
from tablero.games.andean_abyss.evaluation import danger_of, leaves_event, own_cartels_margin, savings, verdict
from tablero.games.andean_abyss.first_judgement import check_nears, outlook
from tablero.games.andean_abyss.pieces import margins
from tablero.games.andean_abyss.position import build, position
from tablero.games.andean_abyss.weights import SCALE
from tablero.testing import rule, state_of
from tests.svg import positions

MIDDLE = {"from": "standard", "resources": "govt 30, farc 10, auc 10, cartels 10"}


# what the first judgement says of it, by players and seat
FIRST = {(1, 0): 0.253569, (4, 0): 0.290381, (4, 1): 0.321935, (4, 2): 0.153756, (4, 3): 0.156373}


def worth(faction: str, **given) -> float:
    """What the position is worth to a faction run by a player of its own."""
    return GAME.evaluate(build({**MIDDLE, **given}), FACTIONS.index(faction))


def outlooks(**given) -> list[float]:
    s = build({**MIDDLE, **given})
    return outlook(s, margins(s), 0.0)


@rule("AA-7.2", "AA-7.3")
@pytest.mark.parametrize(
    ("faction", "better", "worse"),
    [
        ("govt", {"cali": "T3 P1, level 2"}, {"cali": "T3 P1"}),
        ("govt", {"huila": "FU1"}, {"huila": "FU1 FB1"}),
        ("farc", {"huila": "FU1 FB1"}, {"huila": "FU1"}),
        ("farc", {"huila": "FU1, level -2"}, {"huila": "FU1"}),
        ("auc", {"cesar": "AB1"}, {"cesar": "AU1"}),
        ("auc", {"cesar": "AU2"}, {"cesar": "AU1", "choco": "AU1 FU1 FB1, level -2"}),
        ("cartels", {"cesar": "CB1"}, {"cesar": "empty"}),
        ("cartels", {"resources": "govt 30, cartels 30"}, {"resources": "govt 30, cartels 10"}),
    ],
)
def test_what_brings_a_faction_nearer_to_its_goal_is_better_for_it(faction, better, worse):
    assert worth(faction, **better) > worth(faction, **worse)


@rule("AA-card-7", "AA-card-9", "AA-card-11")
@pytest.mark.parametrize(
    ("card", "space", "pieces"),
    [
        ("high_mountain_battalions", "huila", "T4 P2 FA4"),  # Assault removes six, or only one
        ("national_defense_and_security_council", "bogota", "T2 P2 FU4"),  # a Sweep finds four, or only two
        ("seventh_special_forces", "loc_bogota_neiva", "P1 FA1"),  # equal numbers guard a LoC, or do not
    ],
)
def test_lasting_events_are_judged_as_the_rules_have_them(card, space, pieces):
    assert worth("govt", lasting=f"{card} 1", **{space: pieces}) > worth("govt", lasting=f"{card} 2", **{space: pieces})


@rule("AA-3.2.3", "AA-3.2.4", "AA-3.3.1", "AA-3.3.4", "AA-6.2", "AA-4.3.3")
@pytest.mark.parametrize(
    ("faction", "better", "worse"),
    [
        ("govt", {"bogota": "T3 P2, level 2"}, {"bogota": "T3 P2 FU1, level 2"}),  # Terror threatens
        ("govt", {"bogota": "T3 P2 FA1, level 2"}, {"bogota": "T3 P2 FU1, level 2"}),  # found, it can be Assaulted
        ("govt", {"bogota": "T4 P4, level 2"}, {"bogota": "T1 P1, level 2"}),  # Control of the capital is safe
        ("govt", {"huila": "T6 FA2 FB1"}, {"huila": "T6 FU2 FB1"}),  # a Sweep has done its part
        ("govt", {"arauca": "T3 FB1"}, {"arauca": "FB1", "cali": "T6 P1 CU1 CB1"}),  # Troops where they are needed
        ("govt", {"loc_bogota_neiva": "P1 FU1"}, {"loc_bogota_neiva": "FU1", "bogota": "T3 P3, level 2"}),
        ("farc", {"huila": "FU2 FB1"}, {"huila": "FU1 FB1"}),
        ("farc", {"huila": "FU2"}, {"huila": "FU1", "vichada": "FU1"}),  # almost a Base
        ("auc", {"cesar": "AU2"}, {"cesar": "AU1", "vichada": "AU1"}),
        ("cartels", {"cesar": "CU1"}, {"cesar": "empty"}),
    ],
)
def test_what_pieces_can_soon_do_counts(faction, better, worse):
    assert worth(faction, **better) > worth(faction, **worse)


@rule("AA-6.4.1")
def test_the_government_counts_what_civic_action_can_soon_buy():
    both, troops_alone = {"antioquia": "T1 P1"}, {"antioquia": "T2"}
    gain = outlooks(**both)[GOVT] - outlooks(**troops_alone)[GOVT]

    sabotage = {f"loc_{road}": "FU1" for road in ("bogota_neiva", "bogota_yopal", "sincelejo_ayacucho")}
    poor = {"resources": "govt 0", "aid": "0", **sabotage}
    without = outlooks(**both, **poor)[GOVT] - outlooks(**troops_alone, **poor)[GOVT]
    assert gain > 0
    assert gain >= without, "without Resources less is bought"


@rule("AA-6.5.1")
def test_a_government_base_is_wanted_in_departments():
    assert outlooks(antioquia="T2 P1 GB1")[GOVT] > outlooks(antioquia="T3 P1")[GOVT]


@rule("AA-6.1")
def test_a_rival_counts_the_more_the_nearer_it_is_to_its_goal():
    for faction in (GOVT, FARC, AUC, CARTELS):
        assert danger_of(faction, 1) - danger_of(faction, 0) > danger_of(faction, -9) - danger_of(faction, -10)


@rule("AA-2.1", "AA-6.1")
def test_a_victory_check_in_sight_makes_a_rival_past_its_goal_worse():
    won = {"huila": "FU1 FB2, level -2", "cesar": "FB1, level -2", "antioquia": "FU1, level -2"}
    soon, later = {"next": "propaganda"}, {"next": "tapias"}

    def loss(card: dict[str, str]) -> float:
        return worth("govt", card="op_millennium", **card) - worth("govt", card="op_millennium", **card, **won)

    assert check_nears(build({**MIDDLE, "card": "op_millennium", **soon})) == 1
    assert check_nears(build({**MIDDLE, "card": "op_millennium", **later})) < 1
    assert loss(soon) > loss(later)


@rule("AA-1.5")
def test_who_runs_two_factions_stands_as_the_worse_one():
    given = {**MIDDLE, "players": 2, "options": "two_factions_each"}
    before = GAME.evaluate(build(given), 0)

    s = build({**given, "cali": "T3 P1 CU1 CB1, level 2"})  # better for the Government, not for its AUC
    assert GAME.evaluate(s, 0) == pytest.approx(before, abs=0.02)


@rule("AA-8.8")
def test_a_finished_game_is_won_or_lost():
    s = build({**MIDDLE, "players": 1})
    s.over, s.winner = True, 1
    assert GAME.evaluate(s, 0) == 0.0

    s = build({"players": 1, "bogota": "P1, level 2"})
    s.over = True
    s.support = 80
    assert GAME.evaluate(s, 0) == 1.0


@rule("AA-1.5.1", "AA-3.2.1")
def test_a_train_that_is_about_to_bring_cubes_looks_better_than_talking():
    chosen, with_cubes, without, talking = [
        GAME.evaluate(position(**MIDDLE, eligible="govt").play("train", *answers).state, 0)
        for answers in (["bogota"], ["bogota", "6"], ["bogota", "0", "0"], ["negotiate"])
    ]

    assert with_cubes > without
    assert chosen > talking


@rule("AA-2.3.4", "AA-8.1")
def test_a_special_activity_that_leaves_the_event_to_another_has_its_price():
    def price(card: str, executed: str) -> float:
        given = {"slot": f"1 {executed}", "executed": "govt", "eligible": "govt, farc", "card": card, "players": 1}
        s = build({**MIDDLE, **given})
        s.executing, s.asked = GOVT, 1
        return leaves_event(s)

    grey = next(card.id for card in EVENT_CARDS if card.grey2)
    plain = next(card.id for card in EVENT_CARDS if not card.grey2)
    assert price(plain, "operation_and_activity") > 0
    assert price(plain, "operation") == 0
    assert price(grey, "operation_and_activity") == 0, "a Non-player does not take an Event with a grey 2"


@rule("AA-7.3")
@pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 0), (4, 1), (4, 2), (4, 3)])
def test_the_judgement_is_the_sum_of_its_features(players, seat):
    s = build({**MIDDLE, "players": players})
    before = GAME.features(s, seat)
    edge = sum(feature.points for feature in before) / SCALE

    assert GAME.evaluate(s, seat) == pytest.approx(0.5 + 0.5 * edge / (1.0 + abs(edge)))
    after = GAME.features(build({**MIDDLE, "players": players, "cali": "T3 P1, level 2", "huila": "empty"}), seat)
    assert [(one.kind, one.values) for one in before] == [(one.kind, one.values) for one in after]


def test_what_is_won_is_named():
    s = build(MIDDLE)
    won = build({**MIDDLE, "cali": "T3 P1 CU1 CB1, level 2"})
    differences = explain(GAME.features(s, GOVT), GAME.features(won, GOVT))

    assert differences[0].kind == "margin"
    assert differences[0].points > 0


@rule("AA-8.8")
def test_alone_a_greater_lead_is_a_better_result():
    values = []
    for support in (60, 62, 65, 68):
        s = build({"players": 1, "bogota": "P1"})
        s.over, s.support = True, support
        values.append(GAME.evaluate(s, 0))

    assert values == sorted(set(values))


def test_the_first_judgement_stays_as_it_was():
    first = GAME.first_judged()
    values = [round(first.evaluate(build({**MIDDLE, "players": players}), seat), 6) for players, seat in FIRST]

    assert values == list(FIRST.values())
    assert first.first_judged() is first
    assert first.features(build(MIDDLE), 0) == []


# -- all through random games ------------------------------------------------------------------------------------


@rule("AA-1.7", "AA-7.3")
def test_resources_are_never_judged_as_a_loss_nor_as_good_for_a_rival():
    better = 0
    for match in positions(GAME, 4, {}, every=97):
        s = state_of(match)
        if match.ask is None:
            break
        for faction in range(4):
            richer = s.copy()
            richer.resources[faction] += 5
            seat = s.seat_of[faction]
            assert GAME.evaluate(richer, seat) >= GAME.evaluate(s, seat) - 1e-12
            better += GAME.evaluate(richer, seat) > GAME.evaluate(s, seat)
            for other in {*s.seat_of} - {seat}:
                assert GAME.evaluate(richer, other) <= GAME.evaluate(s, other) + 1e-12
    assert better


@rule("AA-6.1", "AA-7.3")
@pytest.mark.parametrize("faction", range(4))
def test_a_rival_is_feared_the_more_the_nearer_its_goal(faction):
    s = build(MIDDLE)
    feared = [danger_of(faction, margin) for margin in range(-30, 31)]
    checked = [verdict(s, faction, margin) for margin in range(-30, 31)]

    assert feared == sorted(feared)
    assert checked == sorted(checked)
    assert feared[0] >= 0 <= checked[0]
    assert checked[-1] > 2 * checked[25]


@rule("AA-6.3.2", "AA-7.2")
def test_a_resource_of_the_cartels_counts_the_more_the_fewer_propaganda_cards_can_still_bring_some():
    gains = []
    for propaganda in (3, 4):
        s = build({**MIDDLE, **dict.fromkeys(("cesar", "choco", "huila", "narino", "putumayo"), "CU1 CB2")})
        s.propaganda, s.resources[CARTELS] = propaganda, 0
        poor = own_cartels_margin(s)
        s.resources[CARTELS] = 4
        gains.append(own_cartels_margin(s) - poor)

    assert gains[1] > gains[0] > 0.0


@rule("AA-4.3.1")
@pytest.mark.parametrize("faction", [FARC, AUC, CARTELS])
def test_the_first_resources_of_an_insurgent_are_worth_most(faction):
    s = build(MIDDLE)
    worths = []
    for resources in (0, 4, 8, 12, 16):
        s.resources[faction] = resources
        worths.append(savings(s, faction))

    steps = [more - less for less, more in pairwise(worths)]
    assert all(step > 0.0 for step in steps)
    assert steps[0] == pytest.approx(steps[1])
    assert steps[1] > steps[2] == pytest.approx(steps[3])


@rule("AA-7.2")
def test_the_cartels_do_not_take_what_they_win_by_for_spare():
    s = build(MIDDLE)
    worths = []
    for resources in (29, 41):
        s.resources[CARTELS] = s.resources[FARC] = resources
        worths.append((savings(s, CARTELS), savings(s, FARC)))

    assert worths[1][0] > worths[0][0] + 6.0
    assert worths[1][1] == worths[0][1]
