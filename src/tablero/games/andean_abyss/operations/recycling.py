"""Own pieces taken off the map while a player's faction executes, to be placed again (AA-1.4.1, AA-R86).

During an Operation it can be done between any two spaces (openings.py). Events offer it themselves, piece by piece
(events/verbs.py); so do Elite Backing (propaganda.py) and an Attack that brings a Guerrilla (insurgents.py).
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from tablero.core.ask import Ask, Question, Script
from tablero.core.remark import Remark

from ..board import BASE, KIND, SPACES, supply
from ..pieces import spaces_with, take
from ..shipments import ORDINARY, settle
from ..state import AndeanState


def may_recycle(s: AndeanState, faction: int) -> bool:
    """Players may; Non-players never do (AA-1.4.1, AA-8.1.1)."""
    return s.is_player(faction)


def recyclable(s: AndeanState, faction: int, pieces: int = 1, new_bases: int = 1) -> list[int]:
    """Own kinds on the map of which fewer are Available than wanted: so many cubes or Guerrillas, and so many Bases."""
    wanted = (pieces, pieces, new_bases)
    return [
        kind
        for kind in (3 * faction, 3 * faction + 1, 3 * faction + BASE)
        if s.available[supply(kind)] < wanted[kind % 3] and any(s.at[kind * SPACES : (kind + 1) * SPACES])
    ]


def recycle(s: AndeanState, faction: int, pieces: int = 1, new_bases: int = 1) -> Script:
    """One own piece of which more are wanted goes back to Available."""
    kinds = recyclable(s, faction, pieces, new_bases)
    yield from take_back(s, faction, kinds, lambda kind: spaces_with(s, kind))


def not_taken_back(s: AndeanState, kind: int, offered: list[int], space: int) -> Remark | None:
    """Where such a piece is, and the Operation can do without it (AA-1.4.1, AA-R86)."""
    if space in offered:
        return None
    if not s.at[kind * SPACES + space]:
        return Remark("why-no-such-piece", "AA-1.4.1", place=space, piece=KIND + kind)
    return Remark("why-needed", "AA-R88")


def take_back(
    s: AndeanState, faction: int, kinds: list[int], spaces: Callable[[int], list[int]]
) -> Generator[Question, int, tuple[int, int]]:
    """One own piece of these kinds goes back to Available; which, and from where."""
    kind = yield Ask(s.seat(faction), "recycle-kind", lambda: [KIND + k for k in kinds], "AA-1.4.1")
    kind -= KIND
    space = yield Ask(
        s.seat(faction),
        "recycle-space",
        lambda: spaces(kind),
        "AA-1.4.1",
        why=lambda p: not_taken_back(s, kind, spaces(kind), p),
        piece=KIND + kind,
    )
    take(s, kind, space)
    s.note("recycled", "AA-1.4.1", who=faction, piece=KIND + kind, place=space)
    yield from settle(s, ORDINARY, faction)
    return kind, space
