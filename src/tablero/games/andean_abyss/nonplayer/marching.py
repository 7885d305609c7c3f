"""How Non-players March (AA-8.1.2): who goes, who stays, and nobody is noticed who need not be.

Where a group could be noticed (AA-3.3.2) only so many Guerrillas go from each origin that nobody is, Underground ones
first. Where that can't be helped all go, Active ones first. Shipments go along.
"""

from __future__ import annotations

from tablero.core.ask import Script

from ..board import MARCH
from ..operations.march import NOTICED_ABOVE, eyes, fresh, is_watched, march_group
from ..pieces import guerrillas, near, room_left
from ..state import AndeanState
from .chance import random_place
from .procedures import NextRank, select


def free_to_go(s: AndeanState, me: int, origin: int, stay: int) -> int:
    """Guerrillas that may leave an origin: not yet moved, and `stay` are left behind."""
    return max(0, min(sum(fresh(s, me, origin)), guerrillas(s, me, origin) - stay))


def has_room(s: AndeanState, me: int, target: int) -> bool:
    return room_left(s, me, target) > 0


def party(s: AndeanState, me: int, origin: int, target: int, most: int) -> tuple[int, int]:
    """How many Underground and Active Guerrillas go, out of `most` that may."""
    hidden, seen = fresh(s, me, origin)
    unnoticed = NOTICED_ABOVE - eyes(s, me, target)
    most = min(most, room_left(s, me, target))
    if not is_watched(s, me, target):
        going = min(hidden, most)
    elif unnoticed >= 1:
        most = min(most, unnoticed)
        going = min(hidden, most)
    else:
        going = most - min(seen, most)
    return going, most - going


def stays_underground(s: AndeanState, me: int, target: int, movers: list[int]) -> bool:
    """Whether somebody who Marches there stays Underground; `movers`: how many may leave each space."""
    if is_watched(s, me, target) and eyes(s, me, target) >= NOTICED_ABOVE:
        return False
    return any(party(s, me, origin, target, movers[origin])[0] > 0 for origin in origins_of(s, target, movers))


def origins_of(s: AndeanState, target: int, movers: list[int]) -> list[int]:
    """The neighbours that somebody may leave; `movers`: how many may leave each space."""
    return [origin for origin in near(s, target) if movers[origin]]


def march_in(s: AndeanState, origins: list[int], target: int, movers: list[int]) -> Script:
    """All who may go from each origin, each origin one group; `movers` by space."""
    for origin in origins:
        hidden, seen = party(s, s.actor, origin, target, movers[origin])
        if hidden + seen:
            yield from march_group(s, origin, target, hidden, seen)


def march_once(s: AndeanState, found: list[int], movers: list[int], rank: int, rule: str) -> NextRank:
    """To one of the spaces found, if there are any, and to no further one."""
    if found:
        yield from march_to(s, found, movers, rank, rule)
    return 0


def march_to(s: AndeanState, found: list[int], movers: list[int], rank: int, rule: str) -> Script:
    """To one of the spaces found, at random, with everybody around who may leave."""
    space = random_place(s, found, rule)
    select(s, space, MARCH, rank, len(found), rule)
    yield from march_in(s, origins_of(s, space, movers), space, movers)
