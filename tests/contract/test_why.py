"""Whoever points at a place or a card that is not offered is told why, and what is told is so."""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.match import Match
from tablero.core.why import closed, reason_against
from tablero.texts import texts_for
from tests.contract.support import Case, decisions

# Questions that offer places or cards and can't say yet which condition the others fail: only the rule is named.
SILENT: dict[str, set[str]] = {
    "andean-abyss": {  # what an event is about stands on its card
        *("event-space", "event-operation", "event-choice", "attack-how"),
    },
}


def pointed_at(match: Match) -> list[int]:
    return [action for actions in match.game.things().values() for action in actions]


def is_about(match: Match, ask: Ask, action: int) -> bool:
    """Whether the question offers things of this sort at all."""
    kin = next(actions for actions in match.game.things().values() if action in actions)
    return any(option in kin for option in ask.options)


def test_what_is_not_offered_has_a_reason_and_what_is_offered_has_none(case: Case):
    chance = case.chance()
    match = case.new()
    texts = texts_for(case.game, players=case.players)
    silent = SILENT.get(case.game_id, set())
    for _ in decisions(match, case.chance(1)):
        if not case.looks(chance, fast=0.3, slow=0.5):
            continue
        for ask in match.open_asks():
            if ask.why is not None:
                for option in set(ask.options) & set(pointed_at(match)):
                    refused = ask.why(option)
                    assert refused is None, f"{ask.kind}: {case.game.name(option)} is offered, but {refused.kind}"
            for action, reason in closed(case.game, ask):
                assert reason.kind != "why-rule", f"{ask.kind}: nothing speaks against {case.game.name(action)}"
                assert not reason.kind.startswith("why-no-") or reason.kind[7:] not in case.game.things(), (
                    "it is asked for"
                )
                assert texts.option(ask, action)
                assert texts.remark(reason, ask.seat)
            for action in pointed_at(match):
                if action in ask.options:
                    continue
                reason = reason_against(case.game, ask, action)
                assert texts.remark(reason, ask.seat)
                if reason.kind == "why-rule" and is_about(match, ask, action):
                    assert ask.kind in silent, f"{ask.kind}: nothing speaks against {case.game.name(action)}"


def test_a_reason_tells_no_secret(case: Case):
    """Where everything is dealt anew that a seat can't know, its reasons are the same."""
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, case.chance(2)):
        if not case.looks(chance, fast=0.1, slow=0.2):
            continue
        for seat in {ask.seat for ask in match.open_asks()}:
            other = match.copy()
            other.redeal(seat, b"why")
            assert reasons(match, seat) == reasons(other, seat)


def reasons(match: Match, seat: int) -> list[tuple[str, str, dict[str, int]]]:
    ask = match.ask_for(seat)
    assert ask is not None
    found = [reason_against(match.game, ask, action) for action in pointed_at(match) if action not in ask.options]
    return [(reason.kind, reason.rule, reason.values) for reason in found]
