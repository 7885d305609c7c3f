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
    """Whoever has won stands better than all who have not."""
    match = play_on(case.new(journal=False), case.chance())
    winners = case.game.winners(match.state)
    found = {seat: case.game.evaluate(match.state, seat) for seat in seats(match)}
    lost = [value for seat, value in found.items() if seat not in winners]
    assert all(found[seat] > max(lost, default=0.5) for seat in winners)
