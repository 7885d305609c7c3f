"""What an option does, in a line: the points that a caballero changes if its region were scored now (EG-15).

Tried on a copy by the rules that place and score. The castillo says nothing: what is in it is not shown to anyone.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.remark import Remark

from .board import CASTILLO
from .effects.supplies import place_one
from .scoring import shares
from .state import ElGrandeState

EXPLAINED: Final[tuple[str, ...]] = ("place", "place-anywhere")  # questions


def consequences(s: ElGrandeState, ask: Ask) -> dict[int, Remark]:
    """What is to be said about the options of a question."""
    return {option: placement(s, ask.seat, option) for option in ask.options if option < CASTILLO}


def placement(s: ElGrandeState, me: int, region: int) -> Remark:
    """What the player scores there now, and with one caballero more."""
    after = s.copy()
    place_one(after, me, region, "EG-8.2")
    before, then = shares(s, region)[me], shares(after, region)[me]
    if before == then:
        return Remark("place-same", "EG-15.3", points=before)
    return Remark("place-changes", "EG-15.3", points=then, before=before)
