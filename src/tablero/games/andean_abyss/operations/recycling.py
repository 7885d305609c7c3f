"""Own pieces taken off the map while a player's faction executes, to be placed again (AA-1.4.1, AA-R86).

It is offered while fewer pieces are Available than one more space could take. Events offer it themselves, piece by
piece (events/verbs.py); so does Elite Backing (propaganda.py).
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from ..board import (
    ATTACK,
    BASE,
    BOGOTA,
    CARTELS,
    CITIES,
    GOVT,
    KIND,
    RALLY,
    SPACES,
    TRAIN,
    supply,
)
from ..pieces import PLACES_IN_PLAY, room_left, spaces_with, take
from ..shipments import ORDINARY, settle
from ..state import AndeanState
from .costs import affordable
from .government import TRAIN_CUBES
from .insurgents import attack_spaces, may_rally, rally_room


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
    """One own piece goes back to Available."""
    kind = yield Ask(
        s.seat(faction),
        "recycle-kind",
        lambda: [KIND + k for k in recyclable(s, faction, pieces, new_bases)],
        "AA-1.4.1",
    )
    kind -= KIND
    space = yield Ask(s.seat(faction), "recycle-space", lambda: spaces_with(s, kind), "AA-1.4.1", piece=KIND + kind)
    take(s, kind, space)
    s.note("recycled", "AA-1.4.1", who=faction, piece=KIND + kind, place=space)
    yield from settle(s, ORDINARY, faction)


# -- in an Operation ---------------------------------------------------------------------------------------------


def can_recycle(s: AndeanState) -> bool:
    """Whether the executing player's Operation could place more than is Available."""
    if s.op not in (TRAIN, RALLY, ATTACK) or not may_recycle(s, s.actor):
        return False
    return bool(recyclable(s, s.actor, *placeable(s)))


def placeable(s: AndeanState) -> tuple[int, int]:
    """How many cubes or Guerrillas, and how many Bases, the running Operation could still place in one space."""
    more = not (s.op_limited and s.op_spaces) and affordable(s, BOGOTA)
    if s.op == TRAIN:
        return (TRAIN_CUBES if more and train_places_cubes(s) else 0), 1  # the Base comes at the end (AA-3.2.1)
    if s.op == ATTACK:
        return (1 if more and attack_spaces(s, s.actor) else 0), 0  # a roll of 1, or an Ambush (AA-3.3.3, AA-4.3.2)
    guerrillas = rally_takes(s, s.actor, s.op_spaces | s.op_bar) if more else 0
    cultivates = s.actor == CARTELS and s.activity_open and not s.activity
    return guerrillas, int(more or cultivates)


def train_places_cubes(s: AndeanState) -> bool:
    closed = s.op_spaces | s.op_bar | s.zones
    return any(not closed >> space & 1 for space in (*CITIES, *spaces_with(s, 3 * GOVT + BASE)))


def rally_takes(s: AndeanState, me: int, closed: int) -> int:
    """The most Guerrillas that a Rally could place in one space: Pop and Bases at a Base, else one (AA-3.3.1)."""
    most = 0
    for space in spaces_with(s, 3 * me + BASE):
        if not closed >> space & 1 and may_rally(s, me, space):
            most = max(most, rally_room(s, me, space))
    if most or s.available[3 * me]:
        return most  # with some Available there is always one
    rest = [space for space in PLACES_IN_PLAY[s.foreign] if not closed >> space & 1 and room_left(s, me, space)]
    return int(any(may_rally(s, me, space) for space in rest))
