"""Why something is not offered: the condition that fails, with its rule, for whoever points at a place or a card.

A script that asks says it itself (`Ask.why`), with the conditions by which it selects its options; a test holds the two
together at random decisions: what is offered has no reason against it, what is not offered has one. Where a
question is not about such things at all, that is the answer; where nobody can say more, the rule that decides is named,
and nothing is guessed.
"""

from __future__ import annotations

from .ask import Ask
from .game import AnyGame
from .match import Match
from .remark import Remark


def why_not(match: Match, seat: int, action: int) -> Remark | None:
    """Why `seat` can't answer its question with `action`; None if it can, or is asked nothing."""
    ask = match.ask_for(seat)
    if ask is None or action in ask.options:
        return None
    return reason_against(match.game, ask, action)


def reason_against(game: AnyGame, ask: Ask, action: int) -> Remark:
    """Why `action`, which is not among the options of `ask`, is not."""
    for sort, actions in game.things().items():
        if action in actions and not any(option in actions for option in ask.options):
            return Remark(f"why-no-{sort}", ask.rule)
    reason = ask.why(action) if ask.why is not None else None
    return reason if reason is not None else Remark("why-rule", ask.rule)
