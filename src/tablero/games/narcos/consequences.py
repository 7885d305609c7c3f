"""What an action of a hunter finds to do where he stands, in a line, before it is spent (NC-9.2)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.remark import Remark

from .actions import attack_slots, here_and_next, roadblock_targets
from .board import PICK, listed
from .cards import ACTION_IDS, ATTACK, DESTROY, NUMBERS, ROADBLOCKS
from .state import NarcosState

EXPLAINED: Final[tuple[str, ...]] = ("act", "extra-action")  # questions


def consequences(s: NarcosState, ask: Ask) -> dict[int, Remark]:
    """What is to be said about the actions that a question offers."""
    found: dict[int, Remark] = {}
    for option in ask.options:
        if PICK <= option < PICK + len(ACTION_IDS) * NUMBERS:
            remark = at_hand(s, (option - PICK) // NUMBERS)
            if remark is not None:
                found[option] = remark
    return found


def at_hand(s: NarcosState, action: int) -> Remark | None:
    """How much an action can be directed at from where the active hunter stands."""
    if action == ATTACK:
        return Remark("attack-at-hand", "NC-9.4", n=len(attack_slots(s)))
    if action == DESTROY:
        return Remark("labs-at-hand", "NC-9.8", n=len(listed(s.labs & here_and_next(s))))
    if action == ROADBLOCKS:
        return Remark("roadblocks-at-hand", "NC-9.11", n=len(roadblock_targets(s)))
    return None
