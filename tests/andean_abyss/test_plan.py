"""What the next turns will bring (AA-3.2, AA-6.4.1, AA-8.7): the part of the evaluation that looks beyond the map."""

from __future__ import annotations

import pytest

from tablero.bots.greedy import held
from tablero.games.andean_abyss import GAME, agenda
from tablero.games.andean_abyss.board import BOGOTA, GOVT, space
from tablero.games.andean_abyss.first_judgement import horizon, urgency
from tablero.games.andean_abyss.nonplayer.victory import solo_lead
from tablero.games.andean_abyss.plan import purse_worth, terrorism, to_be_swept, trained, will_rally
from tablero.games.andean_abyss.position import at, build, position
from tablero.games.andean_abyss.propaganda import REDEPLOYMENT
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule
from tests.andean_abyss.helpers import changed

MIDDLE = {"from": "standard", "resources": "govt 30, farc 10, auc 10, cartels 10", "eligible": "govt"}


@rule("AA-3.2.1", "AA-6.4.1")
def test_a_running_train_is_worth_what_its_civic_action_will_bring():
    table = position(**MIDDLE, bogota="T3 P2, level 0").play("train")
    before = GAME.evaluate(table.state, 0)
    values = []
    for answer in ("bogota", "0", "0", "done", "bogota", "civic_action", "civic_action"):
        table.play(answer)
        values.append(GAME.evaluate(table.state, 0))

    assert values[0] > before
    assert values[2:] == sorted(values[2:]), "once it is paid, each answer on the way looks better than the one before"


@rule("AA-3.2.1")
def test_the_last_part_of_a_train_is_looked_at_where_it_promises_most():
    table = position(**MIDDLE, bogota="T3 P2, level 0, terror 1", antioquia="T5 P1", neiva="T1 P1").play("train")
    for answers in (["neiva", "0", "0"], ["bogota", "0", "0"], ["antioquia"]):
        table.play(*answers)
    with_base, with_service = trained(table.state)

    assert at(with_base, "antioquia") == "T2 P1 GB1"
    assert with_service.level[BOGOTA] == 2
    assert with_service.resources[GOVT] == table.state.resources[GOVT] - 9
    assert (at(table.state, "antioquia"), table.state.level[BOGOTA]) == ("T5 P1", 0), "the game itself is as before"


@rule("AA-3.2.3")
def test_a_sweep_still_has_to_look_in_its_spaces_until_it_has():
    table = position(**MIDDLE, huila="T6 FU2 AU2 FB1").play("sweep", "huila")
    assert to_be_swept(table.state) == 1 << space("huila")

    table.play("done", "done", "done")
    assert at(table.state, "huila") == "T6 FA2 FB1 AA2"
    assert to_be_swept(table.state) == 0


@rule("AA-6.5")
def test_redeployment_is_judged_by_one_measure_to_its_end():
    given = {"from": "standard", "control": "govt bogota, govt cali, govt santander"}
    table = changed({"agenda": [[agenda.NEXT_CARD], [agenda.PROPAGANDA, REDEPLOYMENT]]}, **given, card="propaganda")
    assert table.kind == "redeploy"
    assert urgency(table.state, 1.0) == 0.0

    world = held(table.match, 0)
    world.answer(GAME.action("done"))
    assert isinstance(world.state, AndeanState)
    assert GAME.evaluate(world.state, 0) == pytest.approx(GAME.evaluate(table.state, 0)), "nothing has moved"


def test_the_more_resources_the_less_each_is_worth():
    gains = [purse_worth(n + 3, 1.0) - purse_worth(n, 1.0) for n in range(0, 60, 3)]

    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0
    assert purse_worth(30, 0.0) == 0.0


@rule("AA-6.4.1", "AA-7.3")
def test_after_the_last_support_phase_resources_buy_nothing():
    s = build({**MIDDLE, "card": "op_millennium", "next": "tapias"})
    assert horizon(s) == 1.0

    s.propaganda = s.last_propaganda - 1
    assert 0.0 < horizon(s) < 1.0
    s.propaganda = s.last_propaganda
    assert horizon(s) == 0.0


@rule("AA-8.7")
def test_a_poor_government_has_less_terror_to_fear_from_a_non_player():
    def fear(players: int, govt: int, farc: int) -> float:
        return terrorism(build({"from": "standard", "players": players, "resources": f"govt {govt}, farc {farc}"}))

    assert fear(1, 5, 20) < fear(1, 20, 19) < fear(1, 40, 10) == 1.0
    assert fear(4, 5, 20) == 1.0, "a player uses Terror when it pays"


@rule("AA-8.7", "AA-8.7.1")
def test_a_non_player_with_guerrillas_left_will_rally():
    assert will_rally(build({"from": "standard", "players": 1}))
    assert not will_rally(build({"from": "standard", "players": 1, "available": "FG8"}))
    assert not will_rally(build({"from": "standard", "players": 2}))


@rule("AA-8.8")
def test_alone_a_plan_is_worth_more_with_a_lead_over_the_best_insurgent():
    behind, ahead = [build({**MIDDLE, "players": 1, "bogota": f"T3 P2, level {level}"}) for level in (0, 2)]
    worths = [GAME.hints.plan_worth(s, 0, 0.5) for s in (behind, ahead)]
    assert solo_lead(behind) < solo_lead(ahead)
    assert worths[0] < worths[1]
    assert GAME.hints.plan_worth(build({**MIDDLE, "players": 2}), 0, 0.5) == 0.5, "with others, it is as it is judged"
