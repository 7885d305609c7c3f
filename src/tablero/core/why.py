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


def closed(game: AnyGame, ask: Ask) -> list[tuple[int, Remark]]:
    """What such a question offers at other times, and what speaks against it now."""
    return [(action, reason_against(game, ask, action)) for action in game.menu(ask) if action not in ask.options]


def can_be_asked_about(game: AnyGame, ask: Ask, action: int) -> bool:
    """Whether it is something that one can point at, or that such a question offers at other times."""
    return any(action in sort for sort in game.things().values()) or action in game.menu(ask)


def reason_against(game: AnyGame, ask: Ask, action: int) -> Remark:
    """Why `action`, which is not among the options of `ask`, is not."""
    for sort, actions in game.things().items():
        is_about = any(option in actions for option in ask.options) or action in game.menu(ask)
        if action in actions and not is_about:
            return Remark(f"why-no-{sort}", ask.rule)
    reason = ask.why(action) if ask.why is not None else None
    return reason if reason is not None else Remark("why-rule", ask.rule)
