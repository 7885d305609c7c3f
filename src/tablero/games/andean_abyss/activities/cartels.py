"""The Cartels' Special Activities: Cultivate, Process, Bribe (AA-4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import why
from ..board import (
    ACTIVE,
    ALL_KINDS,
    ALL_SPACES,
    BASE,
    CARTELS,
    CARTELS_BASE,
    DONE,
    FACTION,
    FLIP,
    INSURGENTS,
    KIND,
    PLACE,
    POLICE,
    POP,
    RALLY,
    REMOVE,
    SHIPMENT,
    SPACES,
    TERROR,
    TROOPS,
)
from ..operations.costs import affordable, pay
from ..operations.insurgents import can_rally, rally_space
from ..operations.openings import begins_besides, begins_with, can_begin, not_begun, openings
from ..operations.removal import remove_piece
from ..pieces import (
    all_guerrillas,
    count,
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
    take,
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
    open_in = openings(s)
    return [space for space in spaces_with_guerrillas(s, CARTELS) if can_cultivate_in(s, space, open_in)]


def can_cultivate_in(s: AndeanState, space: int, openings: int) -> bool:
    """A field, and a Base to bring (AA-4.5.1)."""
    return is_field(s, space) and bool(base_sources(s, space, openings))


def is_field(s: AndeanState, space: int) -> bool:
    """Pop, more Cartels Guerrillas than Police, room for a Base (AA-4.5.1)."""
    return POP[space] > 0 and outnumbers_police(s, CARTELS, space) and room_for(s, CARTELS_BASE, space)


def base_sources(s: AndeanState, space: int, openings: int) -> list[int]:
    """Where the Base may come from: another space; Available (PLACE) in a Department of this Rally."""
    others = [other for other in spaces_with(s, CARTELS_BASE) if other != space]
    sources = [other for other in others if can_move_base(s, other, space, openings)]
    return [*sources, PLACE] if takes_new_base(s, space) else sources


def can_move_base(s: AndeanState, source: int, space: int, openings: int) -> bool:
    """The Operation must still happen somewhere (AA-R88)."""
    if begins_besides(openings & ~(1 << source), space):
        return True
    shift_piece(s, CARTELS_BASE, source, space)
    found = can_begin(s)
    shift_piece(s, CARTELS_BASE, space, source)
    return found


def takes_new_base(s: AndeanState, space: int) -> bool:
    """A Department of this Rally, or one that will be: it then Rallies at once, with the new Base (AA-R91)."""
    if s.op != RALLY or not is_department(space) or not s.available[CARTELS_BASE]:
        return False
    return s.op_spaces >> space & 1 == 1 or rallies_with_base(s, space)


def rallies_with_base(s: AndeanState, space: int) -> bool:
    if not affordable(s, space):
        return False
    put(s, CARTELS_BASE, space)
    found = can_rally(s, CARTELS, space)
    take(s, CARTELS_BASE, space)
    return found


def can_cultivate(s: AndeanState, openings: int) -> bool:
    return any(can_cultivate_in(s, space, openings) for space in spaces_with_guerrillas(s, CARTELS))


def no_field(s: AndeanState, space: int) -> Remark | None:
    """Pop, more Cartels Guerrillas than Police, room for a Base, and a Base to bring (AA-4.5.1)."""
    if space in cultivate_spaces(s):
        return None
    reason = why.without_guerrillas(s, CARTELS, space, "AA-4.5.1") or why.without_people(space, "AA-4.5.1")
    reason = reason or why.held_by_police(s, CARTELS, space, "AA-4.5.1") or why.no_room(s, CARTELS_BASE, space)
    return reason or Remark("why-no-base-to-bring", "AA-4.5.1", place=space)


def no_base_from(s: AndeanState, space: int, source: int) -> Remark | None:
    """Another space with a Cartels Base that the Operation can do without (AA-4.5.1, AA-R88)."""
    if source in base_sources(s, space, openings(s)):
        return None
    if source == space:
        return Remark("why-from-there", "AA-4.5.1", place=source)
    if not count(s, CARTELS_BASE, source):
        return Remark("why-no-such-piece", "AA-4.5.1", place=source, piece=KIND + CARTELS_BASE)
    return why.needed_first()


def no_base_to_process(s: AndeanState, space: int) -> Remark | None:
    """A Cartels Base that the Operation can do without (AA-4.5.2, AA-R22)."""
    if space in processable(s):
        return None
    if not count(s, CARTELS_BASE, space):
        return Remark("why-no-such-piece", "AA-4.5.2", place=space, piece=KIND + CARTELS_BASE)
    return why.needed_first("AA-R22")


def no_process(s: AndeanState, space: int) -> Remark | None:
    """A Cartels Base with a Guerrilla to carry a Shipment (AA-4.5.2, AA-R26)."""
    if not count(s, CARTELS_BASE, space):
        return Remark("why-no-such-piece", "AA-4.5.2", place=space, piece=KIND + CARTELS_BASE)
    return None if all_guerrillas(s, space) else Remark("why-no-carrier", "AA-R26", place=space)


def cultivate(s: AndeanState) -> Script:
    """A Base comes; a new one before the Rally of its Department lets more Guerrillas Rally there (AA-4.5.1)."""
    space = yield Ask(
        s.seat(CARTELS), "cultivate", lambda: cultivate_spaces(s), "AA-4.5.1", why=lambda p: no_field(s, p)
    )
    source = yield Ask(
        s.seat(CARTELS),
        "cultivate-from",
        lambda: base_sources(s, space, openings(s)),
        "AA-4.5.1",
        why=lambda p: no_base_from(s, space, p),
        place=space,
    )
    s.activity_spaces |= 1 << space
    bring_base(s, source, space)
    if source == PLACE and not s.op_spaces >> space & 1:
        pay(s, space)
        s.op_spaces |= 1 << space
        yield from rally_space(s, CARTELS, space)


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
    choices = [REMOVE] if processable(s) else []
    return [*choices, SHIPMENT] if can_place_shipments(s) else choices


def can_place_shipments(s: AndeanState) -> bool:
    """They pay for nothing and open nothing (AA-4.1)."""
    return bool(available_shipments(s) and process_spaces(s)) and (not not_begun(s) or can_begin(s))


def process_spaces(s: AndeanState) -> list[int]:
    """Cartels Bases with a Guerrilla of any faction to carry a Shipment (AA-R26)."""
    return [space for space in spaces_with(s, CARTELS_BASE) if all_guerrillas(s, space)]


def processable(s: AndeanState) -> list[int]:
    """Bases that can turn into Resources; the Operation must still happen somewhere, perhaps paid by it (AA-R22)."""
    open_in = openings(s)
    return [space for space in spaces_with(s, CARTELS_BASE) if can_process_in(s, space, open_in)]


def can_process_in(s: AndeanState, space: int, openings: int) -> bool:
    if begins_besides(openings, space):
        return True
    take(s, CARTELS_BASE, space)
    found = begins_with(s, CARTELS, PROCESS_GAIN)
    put(s, CARTELS_BASE, space)
    return found


def can_process(s: AndeanState, openings: int) -> bool:
    found = any(can_process_in(s, space, openings) for space in spaces_with(s, CARTELS_BASE))
    return found or can_place_shipments(s)


def process(s: AndeanState) -> Script:
    """Bases for Resources, or one or two Shipments (AA-4.5.2)."""
    choice = yield Ask(s.seat(CARTELS), "process", lambda: process_choices(s), "AA-4.5.2")
    if choice == SHIPMENT:
        yield from place_shipments(s)
        return
    stop: list[int] = []
    while True:
        space = yield Ask(
            s.seat(CARTELS),
            "process-base",
            lambda: [*processable(s), *stop],
            "AA-4.5.2",
            why=lambda p: no_base_to_process(s, p),
        )
        if space == DONE:
            return
        process_base(s, space)
        stop = [DONE]


def process_base(s: AndeanState, space: int) -> None:
    remove_piece(s, CARTELS_BASE, space, "AA-4.5.2")
    earn(s, CARTELS, PROCESS_GAIN, "AA-4.5.2")


def place_shipments(s: AndeanState) -> Script:
    for n in range(min(MOST_SHIPMENTS, len(available_shipments(s)))):
        stop = [DONE] if n else []
        space = yield Ask(
            s.seat(CARTELS),
            "process-where",
            lambda: [*process_spaces(s), *stop],
            "AA-4.5.2",
            why=lambda p: no_process(s, p),
        )
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
    """Up to three spaces, 3 Resources each, with something to bribe (AA-4.5.4)."""
    if not can_pay_bribe(s):
        return []
    open_in = openings(s)
    return [space for space in bribe_places(s, open_in) if is_bribable(s, space, open_in)]


def can_pay_bribe(s: AndeanState) -> bool:
    return s.resources[CARTELS] >= BRIBE_PRICE and s.activity_spaces.bit_count() < BRIBE_SPACES


def is_bribable(s: AndeanState, space: int, openings: int) -> bool:
    if s.activity_spaces >> space & 1:
        return False
    return any(bribe_ways(s, space, kind, openings, BRIBE_PRICE) for kind in kinds_in(s, space))


def can_bribe(s: AndeanState, openings: int) -> bool:
    return can_pay_bribe(s) and any(is_bribable(s, space, openings) for space in bribe_places(s, openings))


def bribe_places(s: AndeanState, openings: int) -> Sequence[int]:
    """Where a Bribe could leave an opening or make one."""
    if openings or s.op == RALLY:
        return ALL_SPACES
    return spaces_with(s, 3 * CARTELS + ACTIVE) if s.op == TERROR else ()  # by a Guerrilla that goes Underground


def no_bribe(s: AndeanState, space: int) -> Remark | None:
    """A piece to bribe, each space once, 3 Resources each (AA-4.5.4)."""
    if space in bribe_spaces(s):
        return None
    reason = why.used_before(s, space, "AA-4.5.4")
    if reason is None and not any(kind // 3 != CARTELS or kind % 3 != BASE for kind in kinds_in(s, space)):
        reason = Remark("why-nobody-to-bribe", "AA-4.5.4", place=space)
    return reason or why.needed_first()


def bribe(s: AndeanState) -> Script:
    space = yield Ask(s.seat(CARTELS), "bribe", lambda: bribe_spaces(s), "AA-4.5.4", why=lambda p: no_bribe(s, p))
    s.activity_spaces |= 1 << space
    earn(s, CARTELS, -BRIBE_PRICE, "AA-4.5.4")
    yield from bribe_in(s, space)


def kinds_in(s: AndeanState, space: int) -> list[int]:
    return list(compress(ALL_KINDS, s.at[space::SPACES]))


def bribe_ways(s: AndeanState, space: int, kind: int, openings: int, price: int = 0) -> list[int]:
    """What a Bribe can do with a piece: own Guerrillas are flipped, other own pieces left alone (AA-R30).

    Before the Operation has begun, a space of it must remain, and `price` be paid (AA-4.1, AA-R88).
    """
    ways = [FLIP] if kind // 3 == CARTELS else [REMOVE, FLIP]
    if kind < BASE or kind % 3 == BASE:
        ways = ways[:-1]
    if begins_besides(openings, space) and (not not_begun(s) or s.resources[CARTELS] > price):
        return ways
    return [way for way in ways if bribe_leaves(s, space, kind, way, price)]


def bribe_leaves(s: AndeanState, space: int, kind: int, way: int, price: int) -> bool:
    """Whether the Operation could begin after it."""
    turned = flipped(kind) if way == FLIP else kind
    at = s.own_pieces()
    at[kind * SPACES + space] -= 1
    at[turned * SPACES + space] += way == FLIP
    found = begins_with(s, CARTELS, -price)
    at[turned * SPACES + space] -= way == FLIP
    at[kind * SPACES + space] += 1
    return found


def flipped(kind: int) -> int:
    """The other side of a Guerrilla."""
    return kind + 1 if kind % 3 == 0 else kind - 1


def bribe_targets(s: AndeanState, space: int) -> list[int]:
    open_in = openings(s)
    return [KIND + kind for kind in kinds_in(s, space) if bribe_ways(s, space, kind, open_in)]


def bribe_in(s: AndeanState, space: int) -> Script:
    """Up to two cubes, or up to two Guerrillas (off the map, or flipped), or one Base."""
    kind = yield Ask(s.seat(CARTELS), "bribe-what", lambda: bribe_targets(s, space), "AA-4.5.4", place=space)
    kind -= KIND
    if kind % 3 == BASE:
        remove_piece(s, kind, space, "AA-4.5.4")
    elif kind < BASE:
        yield from bribe_cubes(s, space, kind)
    else:
        yield from bribe_guerrillas(s, space, kind)
        yield from settle(s, BRIBED, CARTELS)


def bribe_cubes(s: AndeanState, space: int, kind: int) -> Script:
    """The second one goes, too, if there is one: the Government is targeted (AA-1.4.1, AA-R92)."""
    remove_piece(s, kind, space, "AA-4.5.4")
    open_in = openings(s)
    rest = [k for k in (TROOPS, POLICE) if count(s, k, space) and bribe_ways(s, space, k, open_in)]
    if rest:
        again = yield Ask(s.seat(CARTELS), "bribe-second", lambda: [KIND + k for k in rest], "AA-4.5.4", place=space)
        remove_piece(s, again - KIND, space, "AA-4.5.4")


def bribe_guerrillas(s: AndeanState, space: int, kind: int) -> Script:
    """One or two leave the map, or one or two are flipped; a faction that lost one loses another (AA-R92)."""
    way = yield Ask(
        s.seat(CARTELS),
        "bribe-how",
        lambda: bribe_ways(s, space, kind, openings(s)),
        "AA-4.5.4",
        place=space,
        piece=KIND + kind,
    )
    bribe_one(s, space, kind, way)
    rest = second_guerrillas(s, space, way, flipped(kind) if way == FLIP else -1)
    if not rest:
        return
    stop = [] if way == REMOVE and any(k // 3 == kind // 3 for k in rest) else [DONE]
    again = yield Ask(
        s.seat(CARTELS),
        "bribe-second-remove" if way == REMOVE else "bribe-second-flip",
        lambda: [*[KIND + k for k in rest], *stop],
        "AA-4.5.4",
        place=space,
    )
    if again != DONE:
        bribe_one(s, space, again - KIND, way)


def second_guerrillas(s: AndeanState, space: int, way: int, turned: int) -> list[int]:
    """Guerrillas with whom the same can be done; one of the kind `turned` has had its turn."""
    open_in = openings(s)
    kinds = [kind for kind in kinds_in(s, space) if kind > BASE and kind % 3 != BASE]
    left = [kind for kind in kinds if count(s, kind, space) > (kind == turned)]
    return [kind for kind in left if way in bribe_ways(s, space, kind, open_in)]


def bribe_one(s: AndeanState, space: int, kind: int, way: int) -> None:
    """A Guerrilla leaves the map or changes its state."""
    if way == REMOVE:
        remove_piece(s, kind, space, "AA-4.5.4")
    elif kind % 3 == 0:
        reveal_guerrillas(s, kind // 3, space, 1, "AA-4.5.4")
    else:
        hide_guerrillas(s, kind // 3, space, 1, "AA-4.5.4")
