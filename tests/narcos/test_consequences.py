"""What is told about the actions of hunters: how much they find to do, compared with what the rules then offer."""

from __future__ import annotations

from tablero.bots import Knowledge
from tablero.core.match import Match
from tablero.core.registry import find_game
from tablero.core.remark import Remark
from tablero.core.state import EVERYTHING
from tablero.games.narcos.board import DONE
from tablero.testing import rule
from tests.svg import positions

GAME = find_game("narcos")
ASKS = {"attack-at-hand": "attack-target", "labs-at-hand": "destroy-lab", "roadblocks-at-hand": "roadblock"}


def told(match: Match) -> dict[int, Remark]:
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    return GAME.consequences(lambda: knowledge.world(b"").state, knowledge.ask)


@rule("NC-9.2", "NC-9.4", "NC-9.8", "NC-9.11")
def test_an_action_says_how_much_it_finds_to_do():
    seen: set[str] = set()
    for chance in (3, 4):
        for match in positions(GAME, 3, {}, every=1, chance=chance):
            if match.ask is None or match.ask.kind not in ("act", "extra-action"):
                continue
            for option, remark in told(match).items():
                after = match.full_copy()
                told_before = len(after.journal(EVERYTHING))
                after.answer(option)
                ask, count = after.ask, remark.values["n"]
                notes = [entry.kind for entry in after.journal(EVERYTHING)[told_before:]]
                if "no-target" in notes or "attacks" in notes:  # unless others are asked before
                    assert ("no-target" in notes) == (count == 0)
                    seen.add(f"{count} to attack")
                if ask is not None and ask.kind == ASKS[remark.kind]:
                    seen.add(remark.kind)
                    assert len([one for one in ask.options if one != DONE]) == count
    assert {"labs-at-hand", "roadblocks-at-hand", "0 to attack", "1 to attack"} <= seen


def test_nothing_told_depends_on_what_the_seat_cant_know():
    compared = 0
    for match in positions(GAME, 3, {}, every=1):
        if match.ask is None or match.ask.kind not in ("act", "extra-action"):
            continue
        other = match.copy()
        other.redeal(match.ask.seat, b"elsewhere")
        mine, same = told(match), told(other)
        compared += len(mine)
        assert [(option, one.kind, one.values) for option, one in mine.items()] == [
            (option, one.kind, one.values) for option, one in same.items()
        ]
    assert compared > 10
