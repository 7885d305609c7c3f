"""Events 46 to 54, the cards that begin with the AUC (AA-card-46 to AA-card-54). Both texts stand side by side."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..board import (
    ACTIVE,
    ALL_SPACES,
    AUC,
    AUC_BASE,
    BASE,
    BOGOTA,
    CARTELS,
    CITIES,
    DEPARTMENTS,
    DONE,
    FARC,
    FARC_BASE,
    GOVT,
    INSURGENTS,
    KIND,
    MOUNTAINS,
    OPPOSITION,
    PIPELINES,
    POLICE,
    POP,
    REMOVE,
    REPLACE,
    SUPPORT,
    space,
)
from ..cards import UNSHADED
from ..nonplayer.instructions import change_of
from ..nonplayer.targets import STRUCK
from ..operations.government import assault_factions, power_of
from ..operations.insurgents import aid_after_terror, move_guerrillas, terror_space
from ..operations.removal import assault_targets
from ..pieces import (
    active,
    bases,
    bases_on_map,
    can_place,
    count,
    earn,
    guerrillas,
    hidden,
    hide_guerrillas,
    near,
    pieces_of,
    place_terror,
    reveal_guerrillas,
    room_for,
    set_level,
)
from ..state import AndeanState
from .book import event, event_step, push_step
from .verbs import (
    beside_rich_pipelines,
    card_rule,
    enemy_order,
    fits,
    fullest,
    name_insurgent,
    offer_recycling,
    pick_faction,
    pick_piece,
    pick_space,
    pick_verb,
    place_piece,
    remove_anywhere,
    remove_pieces,
    replace_piece,
    set_spaces,
    settle_event,
    shift_spaces,
    use_guerrilla,
)

CUCUTA: Final = space("cucuta")
AUC_GUERRILLA: Final = 3 * AUC


@event(46)
def limpieza(s: AndeanState, me: int, side: int) -> Script:
    """An Insurgent faction strikes one space: two Terror markers, two enemies gone, and the level it likes."""
    able = [f for f in INSURGENTS if cleansing_spaces(s, f)]
    named = yield from name_insurgent(s, me, 46, able)
    if named == DONE:
        return
    space = yield from pick_space(s, named, 46, lambda: cleansing_spaces(s, named), 2)
    yield from use_guerrilla(s, named, 46, space, 3)
    place_terror(s, space, card_rule(46), 2)
    aid_after_terror(s, named, 1)
    others = STRUCK[named]
    yield from remove_anywhere(s, named, 46, 2, lambda: [space], lambda x: enemy_order(s, x, others), 4)
    if POP[space]:
        liked = yield from pick_verb(s, named, 46, liked_levels(s, named, space), 5)
        level = 1 if liked == SUPPORT else -1
        if s.level[space] != level:
            set_level(s, space, level)
            s.note("shifted", card_rule(46), place=space, level=level)


def cleansing_spaces(s: AndeanState, faction: int) -> list[int]:
    """Any Guerrilla of the faction will do; a Sabotaged LoC, too, where only the marker is left out (AA-R71)."""
    return [x for x in ALL_SPACES if guerrillas(s, faction, x)]


def liked_levels(s: AndeanState, faction: int, space: int) -> list[int]:
    """Support or Opposition, the one that a Non-player wants first."""
    wants = faction == FARC or (faction == CARTELS and change_of(s, space, -1) > change_of(s, space, 1))
    return [OPPOSITION, SUPPORT] if wants else [SUPPORT, OPPOSITION]


@event(47)
def pinto_and_del_rosario(s: AndeanState, me: int, side: int) -> Script:
    """All AUC Guerrillas are found and Police Assault them; shaded: the AUC raids Cúcuta and hides."""
    if side != UNSHADED:
        yield from raid_on_cucuta(s)
        return
    for x in ALL_SPACES:
        reveal_guerrillas(s, AUC, x, hidden(s, AUC, x), card_rule(47))
    push_step(s, 47, side, me, 1, 0)


@event_step(47)
def police_assaults(s: AndeanState, me: int, side: int, rest: list[int]) -> Script:
    """A free Assault on the AUC in every space where Police can; `rest` names those that have had theirs."""
    for x in police_targets(s, rest[1]):
        yield from assault_factions(s, x, police_power(s, x), (AUC,), card_rule(47))


def police_power(s: AndeanState, space: int) -> int:
    """Police count as Troops, and Troops not at all (AA-3.2.4)."""
    return power_of(s, space, count(s, POLICE, space), 0)


def police_targets(s: AndeanState, done: int) -> list[int]:
    return [x for x in ALL_SPACES if not done >> x & 1 and police_power(s, x) and assault_targets(s, x, (AUC,))]


def raid_on_cucuta(s: AndeanState) -> Script:
    """Two AUC Guerrillas come, one makes Terror if it can, and any two hide."""
    for _ in range(2):
        yield from offer_recycling(s, s.actor, 47, [AUC_GUERRILLA])
        place_piece(s, AUC_GUERRILLA, CUCUTA, 47)
    if hidden(s, AUC, CUCUTA):
        yield from terror_space(s, AUC, CUCUTA)
        aid_after_terror(s, AUC, 1)
    for _ in range(2):
        where = yield from pick_space(s, AUC, 47, lambda: [x for x in ALL_SPACES if active(s, AUC, x)], 2)
        if where == DONE:
            return
        hide_guerrillas(s, AUC, where, 1, card_rule(47))


@event(48)
def union_sindical_obrera(s: AndeanState, me: int, side: int) -> Script:
    """Beside a rich Pipeline Opposition ends or a FARC Base goes; shaded: two Cities shift to Opposition."""
    if side != UNSHADED:
        yield from shift_spaces(s, me, 48, 2, lambda: [city for city in CITIES if city != BOGOTA], -1, 1, 4)
        return
    opposed = [x for x in beside_rich_pipelines() if s.level[x] < 0]
    with_base = [x for x in beside_rich_pipelines() if bases(s, FARC, x)]
    ways = [OPPOSITION] * bool(opposed) + [KIND + FARC_BASE] * bool(with_base)
    if not ways:
        return
    way = yield from pick_verb(s, me, 48, ways, 1)
    if way == OPPOSITION:
        yield from set_spaces(s, me, 48, 1, lambda: opposed, 0, 2)
    else:
        where = yield from pick_space(s, me, 48, lambda: with_base, 3)
        remove_pieces(s, FARC_BASE, where, 48)


@event(49)
def bloques(s: AndeanState, me: int, side: int) -> Script:
    """Three available AUC Guerrillas leave the game; shaded: an AUC Guerrilla and a Base in a Department."""
    if side == UNSHADED:
        n = min(3, s.available[AUC_GUERRILLA])
        if n:
            s.available[AUC_GUERRILLA] -= n
            s.note("out-of-game", card_rule(49), piece=KIND + AUC_GUERRILLA, n=n)
        return
    yield from offer_recycling(s, me, 49, [AUC_BASE])
    yield from offer_recycling(s, me, 49, [AUC_GUERRILLA])
    where = yield from pick_space(
        s, me, 49, lambda: fullest(list(DEPARTMENTS), lambda x: fits(s, x, (AUC_BASE, AUC_GUERRILLA))), 2
    )
    if where == DONE:
        return
    place_piece(s, AUC_BASE, where, 49)
    place_piece(s, AUC_GUERRILLA, where, 49)


@event(50)
def carabineros(s: AndeanState, me: int, side: int) -> Script:
    """Up to three Police in Departments; shaded: two Police desert, perhaps to the AUC."""
    if side != UNSHADED:
        yield from police_desert(s, me)
        return
    for _ in range(3):
        yield from offer_recycling(s, me, 50, [POLICE])
        where = yield from pick_space(
            s, GOVT, 50, lambda: [x for x in DEPARTMENTS if can_place(s, POLICE, x)], 1, optional=True
        )
        if where == DONE:
            return
        place_piece(s, POLICE, where, 50)


def police_desert(s: AndeanState, me: int) -> Script:
    """Both are removed, or both become AUC Guerrillas."""
    posts = [x for x in ALL_SPACES if count(s, POLICE, x)]
    if not posts:
        return
    how = yield from pick_verb(s, me, 50, [REPLACE, REMOVE] if me == AUC else [REMOVE, REPLACE], 2)
    for _ in range(2):
        where = yield from pick_space(s, me, 50, lambda: [x for x in ALL_SPACES if count(s, POLICE, x)], 3)
        if where == DONE:
            return
        if how == REMOVE:
            remove_pieces(s, POLICE, where, 50)
        else:
            yield from offer_recycling(s, me, 50, [AUC_GUERRILLA])
            replace_piece(s, POLICE, AUC_GUERRILLA, where, 50)


@event(51)
def pipeline_repairs(s: AndeanState, me: int, side: int) -> Script:
    """Pipelines are mended, or 12 Resources saved; shaded: Sabotage three within reach of FARC Guerrillas."""
    if side != UNSHADED:
        for _ in range(3):
            loc = yield from pick_space(s, me, 51, lambda: exposed_pipelines(s), 1)
            if loc == DONE:
                return
            place_terror(s, loc, card_rule(51))
        return
    broken = [loc for loc in PIPELINES if s.terror[loc]]
    for loc in broken:
        s.terror[loc] = 0
        s.note("terror-removed", card_rule(51), place=loc)
    if not broken:
        earn(s, GOVT, 12, card_rule(51))


def exposed_pipelines(s: AndeanState) -> list[int]:
    """Whole Pipelines with FARC Guerrillas on them or next to them."""
    return [loc for loc in PIPELINES if not s.terror[loc] and any(guerrillas(s, FARC, x) for x in (loc, *near(s, loc)))]


@event(52)
def castano(s: AndeanState, me: int, side: int) -> Script:
    """Two Cities or Mountains shift to Support; shaded: an AUC Base among its pieces, and Resources for each."""
    if side == UNSHADED:
        yield from shift_spaces(s, me, 52, 2, lambda: [*CITIES, *MOUNTAINS], 1)
        return
    yield from offer_recycling(s, me, 52, [AUC_BASE])
    where = yield from pick_space(
        s, me, 52, lambda: [x for x in ALL_SPACES if pieces_of(s, AUC, x) and can_place(s, AUC_BASE, x)], 2
    )
    if where != DONE:
        place_piece(s, AUC_BASE, where, 52)
    earn(s, AUC, bases_on_map(s, AUC), card_rule(52))


@event(53)
def criminal_air_force(s: AndeanState, me: int, side: int) -> Script:
    """An Insurgent faction flies one or two Guerrillas between two Departments, and they hide."""
    able = [f for f in INSURGENTS if any(guerrillas(s, f, x) for x in DEPARTMENTS)]
    named = yield from name_insurgent(s, me, 53, able)
    if named == DONE:
        return
    origin = yield from pick_space(s, named, 53, lambda: [x for x in DEPARTMENTS if guerrillas(s, named, x)], 2)
    target = yield from pick_space(
        s, named, 53, lambda: [x for x in DEPARTMENTS if x != origin and room_for(s, 3 * named, x)], 3
    )
    yield from fly(s, named, origin, target, fliers(s, named, origin, 0))
    back = yield from pick_space(
        s, named, 53, lambda: second_flights(s, named, origin, target), 4, optional=True, place=origin
    )
    if back == origin:
        yield from fly(s, named, origin, target, fliers(s, named, origin, 0))
    elif back == target:
        yield from fly(s, named, target, origin, fliers(s, named, target, 1))


def fliers(s: AndeanState, faction: int, space: int, landed: int) -> list[int]:
    """The kinds that can take off, Active first; the one that landed just now (Underground) stays."""
    seen = [3 * faction + ACTIVE] if active(s, faction, space) else []
    return seen + ([3 * faction] if hidden(s, faction, space) > landed else [])


def second_flights(s: AndeanState, faction: int, origin: int, target: int) -> list[int]:
    """The second Guerrilla goes the same way, or the other way."""
    same = fliers(s, faction, origin, 0) and room_for(s, 3 * faction, target)
    return [origin] * bool(same) + [target] * bool(fliers(s, faction, target, 1))


def fly(s: AndeanState, faction: int, origin: int, target: int, kinds: list[int]) -> Script:
    """One Guerrilla moves, with its Shipments, and hides."""
    kind = yield from pick_piece(s, faction, 53, origin, lambda: kinds, 5)
    yield from move_guerrillas(s, faction, kind, origin, target, 1, card_rule(53))
    if kind != 3 * faction:
        hide_guerrillas(s, faction, target, 1, card_rule(53))


@event(54)
def deserters_and_defectors(s: AndeanState, me: int, side: int) -> Script:
    """Up to two Guerrillas anywhere desert, or up to two change to other factions."""
    if not desertion_spaces(s):
        return
    how = yield from pick_verb(s, me, 54, [REPLACE, REMOVE], 1)
    for _ in range(2):
        where = yield from pick_space(s, me, 54, lambda: desertion_spaces(s), 2, optional=True)
        if where == DONE:
            return
        kind = yield from pick_piece(s, me, 54, where, lambda: deserters(s, where), 3)
        if how == REMOVE:
            remove_pieces(s, kind, where, 54)
        else:
            yield from change_sides(s, me, where, kind)
        yield from settle_event(s, me)


def deserters(s: AndeanState, space: int) -> list[int]:
    """Guerrillas of any faction, Underground ones first."""
    kinds = [kind for kind in enemy_order(s, space, INSURGENTS) if kind % 3 != BASE]
    return sorted(kinds, key=lambda kind: kind % 3)


def desertion_spaces(s: AndeanState) -> list[int]:
    return [x for x in ALL_SPACES if deserters(s, x)]


def change_sides(s: AndeanState, me: int, space: int, kind: int) -> Script:
    """A Guerrilla becomes one of another faction that has one available; else it just goes."""
    if me in INSURGENTS and kind // 3 != me:
        yield from offer_recycling(s, me, 54, [3 * me])
    takers = [f for f in INSURGENTS if f != kind // 3 and can_place(s, 3 * f, space)]
    if takers:
        side = yield from pick_faction(s, me, 54, takers, 4)
        replace_piece(s, kind, 3 * side, space, 54)
    else:
        remove_pieces(s, kind, space, 54)
