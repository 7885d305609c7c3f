"""How every game judges positions for the bots: chances from 0 to 1, true at the end, and fair about plain gains."""

from __future__ import annotations

from tests.contract.support import Case, decisions, play_on, seats


def test_a_judgement_is_a_chance(case: Case):
    chance = case.chance()
    match = case.new(journal=False)
    for _ in decisions(match, chance):
        if case.looks(chance, fast=0.2, slow=0.1):
            for seat in seats(match):
                assert 0 <= case.game.evaluate(match.state, seat) <= 1


def test_a_finished_game_is_judged_by_its_result(case: Case):
    match = play_on(case.new(journal=False), case.chance())
    winners = case.game.winners(match.state)
    for seat in seats(match):
        found = case.game.evaluate(match.state, seat)
        if seat in winners:
            assert found == 1 / len(winners) or (found == 1 and len(winners) > 1)
        else:
            assert found == 0 or (found == 0.5 and not winners)
