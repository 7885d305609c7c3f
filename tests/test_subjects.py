"""The card that a question is about is named with it, in every game that has cards."""

from __future__ import annotations

import random

import pytest

from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.server import rendering
from tablero.texts import texts_for

# Kinds of questions that can't be answered without the text of a card.
ABOUT_A_CARD = {
    "el-grande": {"half", "levy", "king", "move-from", "tile"},
    "andean-abyss": {"turn", "event-space", "event-choice"},
    "twilight-struggle": {"use", "warsaw-pact", "add", "olympics", "trap"},
    "twilight-struggle-soloplay": {"use", "add", "ransom"},
    "narcos": {"pay-condition", "deploy-figure", "card-influence", "silver-or-lead"},
}
DECISIONS = 1500


@pytest.mark.parametrize("id", ABOUT_A_CARD)
def test_the_card_that_a_question_is_about_is_known_with_its_text(id: str) -> None:
    game = find_game(id)
    missing = set(ABOUT_A_CARD[id])
    texts = texts_for(game)
    for seed in range(40):
        for kind, subject in subjects(game, seed):
            if subject:
                assert rendering.card(texts, subject).get("text"), f"{kind} is about {subject}"
            if kind in ABOUT_A_CARD[id]:
                assert subject, f"{kind} names its card"
                missing.discard(kind)
        if not missing:
            return
    raise AssertionError(f"no question of kind {missing} was asked")


def subjects(game: AnyGame, seed: int) -> list[tuple[str, str]]:
    """The questions of a random game, each with the card it is about."""
    dice = random.Random(seed)
    match = new_match(game, game.usual_players(), {}, seed.to_bytes(32), journal=False)
    found = []
    for _ in range(DECISIONS):
        if match.ask is None:
            break
        ask = match.ask
        found.append((ask.kind, game.subject(game.view(match.state, ask.seat), ask)))
        match.answer(dice.choice(ask.options))
    return found


def test_operations_are_not_about_the_event_of_their_card() -> None:
    game = find_game("twilight-struggle")
    kinds = {kind: subject for kind, subject in subjects(game, 1) if kind in ("place", "coup", "realign", "operations")}
    assert kinds
    assert set(kinds.values()) == {""}
