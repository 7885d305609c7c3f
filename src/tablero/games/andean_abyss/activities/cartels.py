"""The Cartels' Special Activities: Cultivate, Process, Bribe (AA-4.5)."""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from ..board import (
    ALL_SPACES,
    BASE,
    BOGOTA,
    CARTELS,
    CARTELS_BASE,
    DONE,
    FACTION,
    FLIP,
    INSURGENTS,
    KIND,
    KINDS,
    PLACE,
    POP,
    RALLY,
    REMOVE,
    SHIPMENT,
    SPACES,
)
from ..operations.costs import cost
from ..operations.removal import remove_piece
from ..pieces import (
    all_guerrillas,
    bases,
    bases_on_map,
    count,
    cubes,
    earn,
    guerrillas,
    hide_guerrillas,
    is_department,
    outnumbers_police,
    put,
    reveal_guerrillas,
    room_for,
    shift_piece,
    spaces_with,
    spaces_with_guerrillas,
)
from ..shipments import BRIBED, available_shipments, give_shipment, settle
from ..state import AndeanState

PROCESS_GAIN = 3
MOST_SHIPMENTS = 2
BRIBE_PRICE = 3
BRIBE_SPACES = 3
BRIBE_PIECES = 2

# -- Cultivate ---------------------------------------------------------------------------------------------------


def cultivate_spaces(s: AndeanState) -> list[int]:
    return [space for space in spaces_with_guerrillas(s, CARTELS) if can_cultivate_in(s, space)]


def can_cultivate_in(s: AndeanState, space: int) -> bool:
    """A field, and a Base to bring (AA-4.5.1)."""
    return is_field(s, space) and (bases_on_map(s, CARTELS) > bases(s, CARTELS, space) or takes_new_base(s, space))


def is_field(s: AndeanState, space: int) -> bool:
    """Pop, more Cartels Guerrillas than Police, room for a Base (AA-4.5.1)."""
    return POP[space] > 0 and outnumbers_police(s, CARTELS, space) and room_for(s, CARTELS_BASE, space)


def base_sources(s: AndeanState, space: int) -> list[int]:
    """Where the Base may come from: another space; Available (PLACE) in a Department of this Rally."""
    sources = [other for other in spaces_with(s, CARTELS_BASE) if other != space]
    return [*sources, PLACE] if takes_new_base(s, space) else sources


def takes_new_base(s: AndeanState, space: int) -> bool:
    return s.op == RALLY and s.op_spaces >> space & 1 == 1 and is_department(space) and s.available[CARTELS_BASE] > 0


def can_cultivate(s: AndeanState) -> bool:
    return any(can_cultivate_in(s, space) for space in spaces_with_guerrillas(s, CARTELS))


def cultivate(s: AndeanState) -> Script:
    space = yield Ask(s.seat(CARTELS), "cultivate", lambda: cultivate_spaces(s), "AA-4.5.1")
    source = yield Ask(s.seat(CARTELS), "cultivate-from", lambda: base_sources(s, space), "AA-4.5.1", place=space)
    s.activity_spaces |= 1 << space
    bring_base(s, source, space)


def bring_base(s: AndeanState, source: int, space: int) -> None:
    """A Base from another space, or from Available (PLACE)."""
    if source == PLACE:
        put(s, CARTELS_BASE, space)
        s.note("placed", "AA-4.5.1", piece=KIND + CARTELS_BASE, place=space, n=1)
    else:
        shift_piece(s, CARTELS_BASE, source, space)
        s.note("moved", "AA-4.5.1", who=CARTELS, piece=KIND + CARTELS_BASE, place=source, target=space, n=1)


# -- Process -----------------------------------------------------------------------------------------------------


def process_choices(s: AndeanState) -> list[int]:
    choices = [REMOVE] if bases_on_map(s, CARTELS) else []
    if available_shipments(s) and process_spaces(s):
        choices.append(SHIPMENT)
    return choices


def process_spaces(s: AndeanState) -> list[int]:
    """Cartels Bases with a Guerrilla of any faction to carry a Shipment (AA-R26)."""
    return [space for space in spaces_with(s, CARTELS_BASE) if all_guerrillas(s, space)]


def can_process(s: AndeanState) -> bool:
    return bases_on_map(s, CARTELS) > 0


def process(s: AndeanState) -> Script:
    """Bases for Resources, or one or two Shipments (AA-4.5.2)."""
    choice = yield Ask(s.seat(CARTELS), "process", lambda: process_choices(s), "AA-4.5.2")
    if choice == SHIPMENT:
        yield from place_shipments(s)
        return
    first = True
    while True:
        space = yield Ask(
            s.seat(CARTELS),
            "process-base",
            lambda: [*spaces_with(s, CARTELS_BASE), *([] if first else [DONE])],
            "AA-4.5.2",
        )
        if space == DONE:
            return
        process_base(s, space)
        first = False


def process_base(s: AndeanState, space: int) -> None:
    remove_piece(s, CARTELS_BASE, space, "AA-4.5.2")
    earn(s, CARTELS, PROCESS_GAIN, "AA-4.5.2")


def place_shipments(s: AndeanState) -> Script:
    for n in range(min(MOST_SHIPMENTS, len(available_shipments(s)))):
        stop = [DONE] if n else []
        space = yield Ask(s.seat(CARTELS), "process-where", lambda: [*process_spaces(s), *stop], "AA-4.5.2")
        if space == DONE:
            return
        taker = yield Ask(
            s.seat(CARTELS),
            "process-whose",
            lambda: [FACTION + f for f in INSURGENTS if guerrillas(s, f, space)],
            "AA-4.5.2",
            place=space,
        )
        give_shipment(s, available_shipments(s)[0], taker - FACTION, space, "AA-4.5.2")


# -- Bribe -------------------------------------------------------------------------------------------------------


def bribe_spaces(s: AndeanState) -> list[int]:
    """Up to three spaces, 3 Resources each, with something to bribe (AA-4.5.4).

    Before the Operation has begun, one space of it must remain payable (AA-4.1).
    """
    return [space for space in ALL_SPACES if is_bribable(s, space)] if can_pay_bribe(s) else []


def can_pay_bribe(s: AndeanState) -> bool:
    reserve = 0 if s.op_spaces else cost(s, BOGOTA)
    return s.resources[CARTELS] >= BRIBE_PRICE + reserve and s.activity_spaces.bit_count() < BRIBE_SPACES


def is_bribable(s: AndeanState, space: int) -> bool:
    return not s.activity_spaces >> space & 1 and any(s.at[space::SPACES])


def can_bribe(s: AndeanState) -> bool:
    return can_pay_bribe(s) and any(is_bribable(s, space) for space in ALL_SPACES)


def bribe(s: AndeanState) -> Script:
    space = yield Ask(s.seat(CARTELS), "bribe", lambda: bribe_spaces(s), "AA-4.5.4")
    s.activity_spaces |= 1 << space
    earn(s, CARTELS, -BRIBE_PRICE, "AA-4.5.4")
    yield from bribe_in(s, space)


def bribe_targets(s: AndeanState, space: int) -> list[int]:
    return [KIND + k for k in range(KINDS) if s.at[k * SPACES + space]]


def bribe_in(s: AndeanState, space: int) -> Script:
    """Up to two cubes, or up to two Guerrillas (off or flipped), or one Base."""
    kind = yield Ask(s.seat(CARTELS), "bribe-what", lambda: bribe_targets(s, space), "AA-4.5.4", place=space)
    kind -= KIND
    if kind % 3 == BASE:
        remove_piece(s, kind, space, "AA-4.5.4")
        return
    if kind < BASE:
        yield from bribe_cubes(s, space, kind)
        return
    yield from bribe_guerrillas(s, space, kind)
    yield from settle(s, BRIBED, CARTELS)


def bribe_cubes(s: AndeanState, space: int, kind: int) -> Script:
    remove_piece(s, kind, space, "AA-4.5.4")
    if not cubes(s, space):
        return
    again = yield Ask(
        s.seat(CARTELS),
        "bribe-second",
        lambda: [*[KIND + k for k in (0, 1) if count(s, k, space)], DONE],
        "AA-4.5.4",
        place=space,
    )
    if again != DONE:
        remove_piece(s, again - KIND, space, "AA-4.5.4")


def bribe_guerrillas(s: AndeanState, space: int, kind: int) -> Script:
    how = yield Ask(s.seat(CARTELS), "bribe-how", lambda: [REMOVE, FLIP], "AA-4.5.4", place=space, piece=KIND + kind)
    bought(s, space, kind, how)
    again = yield Ask(
        s.seat(CARTELS),
        "bribe-second",
        lambda: [*[t for t in bribe_targets(s, space) if (t - KIND) > BASE and (t - KIND) % 3 != BASE], DONE],
        "AA-4.5.4",
        place=space,
    )
    if again != DONE:
        bought(s, space, again - KIND, how)


def bought(s: AndeanState, space: int, kind: int, how: int) -> None:
    """A Guerrilla leaves the map or changes its state."""
    if how == REMOVE:
        remove_piece(s, kind, space, "AA-4.5.4")
    elif kind % 3 == 0:
        reveal_guerrillas(s, kind // 3, space, 1, "AA-4.5.4")
    else:
        hide_guerrillas(s, kind // 3, space, 1, "AA-4.5.4")
