"""What is told about placing a caballero: the points of its region as the rules would score it."""

from __future__ import annotations

from tablero.bots import Knowledge
from tablero.core.match import Match
from tablero.core.registry import find_game
from tablero.core.remark import Remark
from tablero.games.el_grande.board import CASTILLO
from tablero.games.el_grande.position import position
from tablero.games.el_grande.scoring import score_boards
from tablero.testing import rule, state_of
from tablero.texts import texts_for
from tests.svg import positions

GAME = find_game("el-grande")


def told(match: Match) -> dict[int, Remark]:
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    return GAME.consequences(lambda: knowledge.world(b"").state, knowledge.ask)


@rule("EG-15.3", "EG-8.2")
def test_a_caballero_says_what_its_region_scores_with_and_without_it():
    compared = 0
    for match in positions(GAME, 4, {}, every=2):
        if match.ask is None or match.ask.kind not in ("place", "place-anywhere"):
            continue
        seat = match.ask.seat
        for region, remark in told(match).items():
            after = match.copy()
            after.answer(region)
            without, then = state_of(match).copy(), state_of(after).copy()
            points = [scored.score[seat] for scored in (without, then)]
            score_boards(without, [region], "EG-14.4")
            score_boards(then, [region], "EG-14.4")
            gained = [scored.score[seat] - before for scored, before in zip((without, then), points, strict=True)]
            if after.ask is not None and after.ask.kind == match.ask.kind:  # nothing else has happened
                compared += 1
                assert [remark.values.get("before", remark.values["points"]), remark.values["points"]] == gained
    assert compared > 20


@rule("EG-11.1")
def test_the_castillo_stays_closed():
    table = position(king="castilla", card="fiesta_1", turn="purple").play("place")

    assert CASTILLO in table.ask.options
    assert CASTILLO not in told(table.match)


@rule("EG-15.3")
def test_it_is_told_in_words():
    table = position(king="castilla", card="fiesta_1", turn="purple", galicia="1 blue, 1 purple").play("place")
    said = {GAME.name(one): texts_for(GAME).remark(remark) for one, remark in told(table.match).items()}

    assert said["galicia"] == "4 points there if scored now, 2 without it."
