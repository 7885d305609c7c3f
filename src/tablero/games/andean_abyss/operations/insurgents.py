"""Insurgent Operations in a space: Rally, Attack, Terror (AA-3.3.1, AA-3.3.3, AA-3.3.4). March is in march.py.

Ambush (4.3.2) is a way to Attack; it is chosen here, in the space it happens.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import agenda, why
from ..asking import how_many
from ..board import (
    AMBUSH,
    ATTACK,
    AUC,
    BASE,
    BOGOTA,
    DONE,
    ECUADOR,
    FARC,
    FIRST_LOC,
    IN_ECUADOR,
    KIND,
    MOVE,
    NUMBER,
    PLACE,
    POP,
    RECYCLE,
    REPLACE,
    SPACES,
)
from ..pieces import (
    BASES_IN_A_SPACE,
    PLACES_IN_PLAY,
    activate,
    active,
    all_bases,
    bases,
    can_place,
    change_aid,
    count,
    enemy_pieces,
    guerrillas,
    hidden,
    hide_guerrillas,
    in_play,
    is_loc,
    pieces_of,
    place_terror,
    put,
    reveal_guerrillas,
    room_for,
    room_left,
    shift,
    shift_piece,
    spaces_with,
    spaces_with_guerrillas,
    take,
)
from ..shipments import ORDINARY, SEIZED, give_shipment, settle, shipments_in
from ..state import AndeanState
from .costs import affordable
from .recycling import may_recycle, recyclable, recycle
from .removal import remove_enemies

ALL_FACTIONS = (0, 1, 2, 3)
GUERRILLAS_FOR_A_BASE = 2
ATTACK_REMOVES = 2
RALLY_LEVELS: Final = ((-2, 2), (-2, 0), (0, 2), (-2, 2))  # from where to where, by faction

# -- Rally -------------------------------------------------------------------------------------------------------


def may_rally(s: AndeanState, me: int, space: int) -> bool:
    """FARC not in Support, AUC not in Opposition (AA-3.3.1)."""
    return in_play(s, space) and level_allows_rally(me, s.level[space])


def level_allows_rally(me: int, level: int) -> bool:
    low, high = RALLY_LEVELS[me]
    return low <= level <= high


def rally_choices(s: AndeanState, me: int, space: int) -> list[int]:
    """Place Guerrillas; two of them for a Base; or, at a Base, gather and hide."""
    choices = [PLACE] if can_place(s, 3 * me, space) else []
    if can_raise_base(s, me, space):
        choices.append(REPLACE)
    if can_gather(s, me, space):
        choices.append(MOVE)
    return choices


def can_gather(s: AndeanState, me: int, space: int) -> bool:
    return bases(s, me, space) > 0 and (active(s, me, space) > 0 or bool(gatherable(s, me, space)))


def can_raise_base(s: AndeanState, me: int, space: int) -> bool:
    """Two Guerrillas for a Base: one piece fewer, so that only Bases count for stacking, in Ecuador too (AA-1.4.2)."""
    enough = guerrillas(s, me, space) >= GUERRILLAS_FOR_A_BASE and s.available[3 * me + BASE] > 0
    return enough and not is_loc(space) and all_bases(s, space) < BASES_IN_A_SPACE


def can_rally(s: AndeanState, me: int, space: int) -> bool:
    if not may_rally(s, me, space):
        return False
    if s.available[3 * me] and space != ECUADOR:
        return True  # there is always room for one Guerrilla
    return can_place(s, 3 * me, space) or can_raise_base(s, me, space) or can_gather(s, me, space)


def rally_spaces(s: AndeanState, me: int) -> list[int]:
    """Where a faction can Rally now."""
    level, (low, high) = s.level, RALLY_LEVELS[me]
    open_to_me = [space for space in PLACES_IN_PLAY[s.foreign] if low <= level[space] <= high]
    if not s.available[3 * me]:
        return [space for space in open_to_me if pieces_of(s, me, space) and can_rally(s, me, space)]
    if s.foreign & IN_ECUADOR:
        return [space for space in open_to_me if can_rally(s, me, space)]
    return open_to_me  # there is always room for one Guerrilla


def can_rally_anywhere(s: AndeanState, me: int) -> bool:
    if s.available[3 * me]:
        return any(can_rally(s, me, space) for space in PLACES_IN_PLAY[s.foreign])
    return bool(rally_spaces(s, me))


def rally_space(s: AndeanState, me: int, space: int) -> Script:
    choice = yield Ask(s.seat(me), "rally-what", lambda: rally_choices(s, me, space), "AA-3.3.1", who=me, place=space)
    if choice == REPLACE:
        yield from raise_base(s, me, space, "AA-3.3.1")
    elif choice == MOVE:
        s.push(agenda.GATHER, me, space)
    else:
        most = rally_size(s, me, space)
        number = yield how_many(s.seat(me), "rally-how-many", 1, most, "AA-3.3.1", who=me, place=space)
        put(s, 3 * me, space, number - NUMBER)
        s.note("placed", "AA-3.3.1", piece=KIND + 3 * me, place=space, n=number - NUMBER)


def rally_room(s: AndeanState, me: int, space: int) -> int:
    """How many Guerrillas a Rally could place there: Pop and Bases at an own Base, else one; within stacking."""
    new = POP[space] + bases(s, me, space) if bases(s, me, space) else 1
    return min(new, room_left(s, me, space))


def rally_size(s: AndeanState, me: int, space: int) -> int:
    """The same with those that are Available; 0 where there is no room."""
    return min(rally_room(s, me, space), s.available[3 * me]) if in_play(s, space) else 0


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


def raise_base(s: AndeanState, me: int, space: int, rule: str) -> Script:
    """Two own Guerrillas, Active ones by choice, become a Base."""
    low = max(0, GUERRILLAS_FOR_A_BASE - active(s, me, space))
    high = min(GUERRILLAS_FOR_A_BASE, hidden(s, me, space))
    number = yield how_many(s.seat(me), "base-underground", low, high, rule, who=me, place=space)
    replace_guerrillas(s, me, space, number - NUMBER, rule)
    yield from settle(s, ORDINARY, me)


def replace_guerrillas(s: AndeanState, me: int, space: int, underground: int, rule: str) -> None:
    """So many Underground Guerrillas, and Active ones for the rest, become a Base."""
    take(s, 3 * me, space, underground)
    take(s, 3 * me + 1, space, GUERRILLAS_FOR_A_BASE - underground)
    put(s, 3 * me + BASE, space)
    s.note("base-built", rule, who=me, place=space)


def gatherable(s: AndeanState, me: int, space: int) -> list[int]:
    """Other spaces with own Guerrillas that could come."""
    if not room_for(s, 3 * me, space):
        return []
    return [other for other in spaces_with_guerrillas(s, me) if other != space]


def not_gathered(s: AndeanState, me: int, space: int, place: int) -> Remark | None:
    """Own Guerrillas of other spaces (AA-3.3.1)."""
    if place == space:
        return Remark("why-from-there", "AA-3.3.1", place=place)
    reason = why.without_guerrillas(s, me, place, "AA-3.3.1")
    return reason or why.no_room(s, 3 * me, space)


def gather(s: AndeanState) -> Script:
    """Own Guerrillas come from anywhere, group by group; then all there go Underground (AA-3.3.1)."""
    _, me, space = s.agenda[-1]
    source = yield Ask(
        s.seat(me),
        "gather-from",
        lambda: [*gatherable(s, me, space), DONE],
        "AA-3.3.1",
        why=lambda p: not_gathered(s, me, space, p),
        who=me,
        place=space,
    )
    if source == DONE:
        s.pop()
        hide_guerrillas(s, me, space, active(s, me, space), "AA-3.3.1")
        return
    kind = yield Ask(
        s.seat(me),
        "gather-kind",
        lambda: [KIND + k for k in (3 * me, 3 * me + 1) if count(s, k, source)],
        "AA-3.3.1",
        place=source,
    )
    kind -= KIND
    most = min(count(s, kind, source), room_left(s, me, space))
    number = yield how_many(s.seat(me), "gather-how-many", 1, most, "AA-3.3.1", place=source, target=space)
    yield from move_guerrillas(s, me, kind, source, space, number - NUMBER, "AA-3.3.1")


def move_guerrillas(s: AndeanState, me: int, kind: int, source: int, target: int, n: int, rule: str) -> Script:
    """Guerrillas move; when the last one leaves, their Shipments go along, otherwise the owner chooses (AA-4.5.3)."""
    shift_piece(s, kind, source, target, n)
    s.note("moved", rule, who=me, piece=KIND + kind, place=source, target=target, n=n)
    held = shipments_in(s, me, source)
    if not held:
        return
    carried = len(held)
    if guerrillas(s, me, source):
        number = yield how_many(s.seat(me), "carry-shipments", 0, len(held), "AA-4.5.3", place=source, target=target)
        carried = number - NUMBER
    for shipment in held[:carried]:
        give_shipment(s, shipment, me, target, "AA-4.5.3")


# -- Attack and Ambush -------------------------------------------------------------------------------------------


def can_attack(s: AndeanState, me: int, space: int) -> bool:
    return guerrillas(s, me, space) > 0 and enemy_pieces(s, me, space) > 0


def attack_spaces(s: AndeanState, me: int) -> list[int]:
    return [space for space in spaces_with_guerrillas(s, me) if enemy_pieces(s, me, space)]


def can_attack_anywhere(s: AndeanState, me: int) -> bool:
    return any(enemy_pieces(s, me, space) for space in spaces_with_guerrillas(s, me))


def can_ambush(s: AndeanState, me: int, space: int) -> bool:
    """FARC and AUC, once, with an Underground Guerrilla (AA-4.3.2)."""
    return s.activity_open and not s.activity and me in (FARC, AUC) and hidden(s, me, space) > 0


def attack_space(s: AndeanState, me: int, space: int) -> Script:
    """Attack, or Ambush if that is the Special Activity."""
    if can_ambush(s, me, space):
        way = yield Ask(s.seat(me), "attack-how", lambda: [ATTACK, AMBUSH], "AA-4.3.2", who=me, place=space)
        if way == AMBUSH:
            s.activity = AMBUSH
            s.activity_spaces |= 1 << space
            yield from ambush_space(s, me, space, "AA-4.3.2")
            return
    yield from roll_attack(s, me, space, ALL_FACTIONS, "AA-3.3.3")


def ambush_space(s: AndeanState, me: int, space: int, rule: str) -> Script:
    """One Guerrilla becomes Active and the Attack succeeds without a roll (AA-4.3.2)."""
    reveal_guerrillas(s, me, space, 1, rule)
    yield from strike(s, me, space, ALL_FACTIONS, rule)
    yield from reinforce(s, me, space, rule)


def roll_attack(s: AndeanState, me: int, space: int, factions: tuple[int, ...], rule: str) -> Script:
    """All own Guerrillas become Active; a roll up to their number succeeds; a 1 brings one more (AA-3.3.3)."""
    n = hidden(s, me, space)
    activate(s, me, space, n)
    roll = s.dice.die()
    success = roll <= guerrillas(s, me, space)
    s.note("attack-roll", rule, who=me, place=space, roll=roll, n=guerrillas(s, me, space), success=int(success))
    if success:
        yield from strike(s, me, space, factions, rule)
    if roll == 1:
        yield from reinforce(s, me, space, rule)


def strike(s: AndeanState, me: int, space: int, factions: tuple[int, ...], rule: str) -> Script:
    """Up to two enemy pieces go; Shipments they held are taken."""
    yield from remove_enemies(s, me, space, ATTACK_REMOVES, factions, rule)
    yield from settle(s, SEIZED, me)


def reinforce(s: AndeanState, me: int, space: int, rule: str) -> Script:
    """One more Guerrilla; with none Available a player may take one back from the map now (AA-1.4.1)."""
    if s.executing == me and may_recycle(s, me) and room_for(s, 3 * me, space) and recyclable(s, me, 1, 0):
        choice = yield Ask(s.seat(me), "recycle-first", lambda: [RECYCLE, DONE], rule, who=me, place=space)
        if choice == RECYCLE:
            yield from recycle(s, me, 1, 0)
    if can_place(s, 3 * me, space):
        put(s, 3 * me, space)
        s.note("placed", rule, piece=KIND + 3 * me, place=space, n=1)


# -- Terror ------------------------------------------------------------------------------------------------------


def can_terror(s: AndeanState, me: int, space: int) -> bool:
    """An Underground own Guerrilla; where Sabotage lies already, only the marker is left out (AA-3.3.4, AA-R71)."""
    return hidden(s, me, space) > 0


def terror_spaces(s: AndeanState, me: int) -> list[int]:
    """Where Terror can be paid for; on LoCs it costs nothing."""
    spaces = spaces_with(s, 3 * me)
    return spaces if affordable(s, BOGOTA) else [space for space in spaces if affordable(s, space)]


def can_terror_anywhere(s: AndeanState, me: int) -> bool:
    first = 0 if affordable(s, BOGOTA) else FIRST_LOC
    return any(s.at[3 * me * SPACES + first : (3 * me + 1) * SPACES])


def terror_space(s: AndeanState, me: int, space: int) -> Script:
    reveal_guerrillas(s, me, space, 1, "AA-3.3.4")
    terrorise(s, me, space, "AA-3.3.4")
    yield from ()


def terrorise(s: AndeanState, me: int, space: int, rule: str) -> None:
    """A marker, and a shift: FARC toward Active Opposition, others toward Neutral; on a LoC Sabotage."""
    place_terror(s, space, rule)
    if is_loc(space):
        return
    if me == FARC:
        shift(s, space, -1, rule)
    elif s.level[space]:
        shift(s, space, -1 if s.level[space] > 0 else 1, rule)


def aid_after_terror(s: AndeanState, me: int, spaces: int) -> None:
    """AUC Terror costs the Government Aid: 3 for one space, 5 for more (AA-3.3.4)."""
    if me == AUC and spaces:
        change_aid(s, -3 if spaces == 1 else -5, "AA-3.3.4")
