"""Sweep (AA-3.2.3), and how Sweep and Patrol find Guerrillas (AA-3.2.2, AA-3.2.3).

Events with a Sweep that moves nobody use `find_guerrillas` too (events/free_operations.py). Patrol is in patrol.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import agenda, why
from ..asking import how_many
from ..board import (
    ALL_SPACES,
    CITIES,
    DONE,
    FACTION,
    GOVT,
    INSURGENTS,
    IS_FOREST,
    KIND,
    LOCS,
    NEAR_BITS,
    NUMBER,
    PANAMA,
    POLICE,
    SPACES,
    SWEEP,
    TROOPS,
)
from ..cards import MADRID_DONORS, NATIONAL_DEFENSE, OSPINA_AND_MORA, PLAN_COLOMBIA, SHADED, UNSHADED
from ..pieces import (
    PLACES_IN_PLAY,
    all_guerrillas,
    count,
    cubes,
    hidden,
    is_loc,
    is_zone,
    near,
    reveal_guerrillas,
    room_for,
    room_left,
    shift_piece,
    spaces_with,
    spaces_with_cubes,
)
from ..state import AndeanState
from .removal import protected_from_assault

# -- Sweep -------------------------------------------------------------------------------------------------------


def sweep_spaces(s: AndeanState) -> list[int]:
    """Cities and Departments that cubes are in or Troops can reach; not FARC Zones (AA-3.2.3)."""
    spaces = spaces_to_sweep(s)
    within = sweep_reach(s, TROOPS)
    if s.lasting[NATIONAL_DEFENSE] == UNSHADED:  # one Police may join
        within |= sweep_reach(s, POLICE)
    within &= ~s.zones
    return [space for space in spaces if within >> space & 1]


def can_sweep_anywhere(s: AndeanState) -> bool:
    """Most often where cubes are."""
    return any(cubes(s, space) and not is_zone(s, space) for space in spaces_to_sweep(s)) or bool(sweep_spaces(s))


def spaces_to_sweep(s: AndeanState) -> tuple[int, ...]:
    """Those that no event closes."""
    if s.lasting[OSPINA_AND_MORA] == SHADED and (s.op_spaces or s.swept):  # Ospina & Mora shaded: one space a card
        return ()
    return CITIES if s.lasting[MADRID_DONORS] == SHADED else PLACES_IN_PLAY[s.foreign]  # shaded: no Departments


def sweep_reach(s: AndeanState, kind: int) -> int:
    """The spaces that hold cubes or that those of a kind can come to, as bits: `sweep_origins` the other way round."""
    near_bits = NEAR_BITS[s.foreign]
    there = reached = beyond = 0
    for space in spaces_with_cubes(s):
        there |= 1 << space
    for space in spaces_with(s, kind):
        if not s.moved or unmoved(s, kind, space):
            reached |= near_bits[space]
    for loc in LOCS:
        if reached >> loc & 1 and not all_guerrillas(s, loc):
            beyond |= near_bits[loc]
    return there | reached | beyond


def unmoved(s: AndeanState, kind: int, space: int) -> int:
    """Pieces that have not moved in this Operation."""
    i = kind * SPACES + space
    return max(0, s.at[i] - s.moved[i]) if s.moved else s.at[i]


def sweep_origins(s: AndeanState, space: int, kind: int) -> list[int]:
    """Where cubes may come from: next door, or over one LoC without Guerrillas (AA-3.2.3, AA-R12)."""
    origins = [other for other in near(s, space) if unmoved(s, kind, other)]
    for loc in near(s, space):
        if is_loc(loc) and not all_guerrillas(s, loc):
            for other in near(s, loc):
                if other != space and other not in origins and unmoved(s, kind, other):
                    origins.append(other)
    return sorted(origins)


def no_sweep_source(s: AndeanState, target: int, space: int) -> Remark | None:
    """Troops next door, or over one LoC without Guerrillas, that have not moved (AA-3.2.3)."""
    if space in sweep_sources(s, target):
        return None
    if space == target:
        return Remark("why-from-there", "AA-3.2.3", place=space)
    reason = why.without_troops(s, space, "AA-3.2.3")
    if reason is None and not unmoved(s, TROOPS, space):
        reason = Remark("why-moved", "AA-3.2.3", place=space)
    return reason or Remark("why-too-far", "AA-3.2.3", place=space, target=target)


def sweep_into(s: AndeanState, space: int) -> Script:
    """Bring Troops into a selected space (one Police too, with card 11 unshaded); finding comes when all have moved."""
    while room_for(s, TROOPS, space):
        source = yield Ask(
            s.seat(GOVT),
            "sweep-from",
            lambda: [*sweep_sources(s, space), DONE],
            "AA-3.2.3",
            why=lambda p: no_sweep_source(s, space, p),
            place=space,
        )
        if source == DONE:
            return
        kind = TROOPS
        if source in sweep_origins(s, space, POLICE) and police_may_join(s, space):
            kind = yield Ask(
                s.seat(GOVT), "sweep-kind", lambda: sweep_kinds(s, space, source), "AA-card-11", place=source
            )
            kind -= KIND
        n = 1
        if kind == TROOPS:
            n = yield how_many(
                s.seat(GOVT),
                "sweep-how-many",
                1,
                min(unmoved(s, TROOPS, source), room_left(s, GOVT, space)),
                "AA-3.2.3",
                place=source,
                target=space,
            )
            n -= NUMBER
        move_cubes(s, kind, source, space, n, "AA-3.2.3")


def police_may_join(s: AndeanState, space: int) -> bool:
    """National Defense & Security Council unshaded: one Police into each space (card 11)."""
    return s.lasting[NATIONAL_DEFENSE] == UNSHADED and not (s.moved and s.moved[POLICE * SPACES + space])


def sweep_sources(s: AndeanState, space: int) -> list[int]:
    sources = sweep_origins(s, space, TROOPS)
    if police_may_join(s, space):
        sources = sorted(set(sources) | set(sweep_origins(s, space, POLICE)))
    return sources


def sweep_kinds(s: AndeanState, space: int, source: int) -> list[int]:
    kinds = [KIND + TROOPS] if source in sweep_origins(s, space, TROOPS) else []
    return [*kinds, KIND + POLICE]


def move_cubes(s: AndeanState, kind: int, source: int, target: int, n: int, rule: str) -> None:
    """Cubes move, and do not move again in this Operation."""
    if not s.moved:
        s.moved = [0] * (12 * SPACES)
    shift_piece(s, kind, source, target, n)
    s.moved[kind * SPACES + target] += n
    s.note("moved", rule, who=GOVT, piece=KIND + kind, place=source, target=target, n=n)


# -- finding Guerrillas ------------------------------------------------------------------------------------------


def finding_power(s: AndeanState, space: int, as_troops: int = 0) -> int:
    """How many Guerrillas Sweep or Patrol can Activate in a space (AA-3.2.2, AA-3.2.3).

    `as_troops`: other pieces there that count as Troops (card 37).
    """
    troops, police = count(s, TROOPS, space) + as_troops, count(s, POLICE, space)
    if s.op == SWEEP or not is_loc(space):
        return sweep_finds(space, troops, police, s.lasting[NATIONAL_DEFENSE])
    return 0 if s.lasting[PLAN_COLOMBIA] == SHADED else troops + police  # Patrol Activates nobody then


def sweep_finds(space: int, troops: int, police: int, council: int) -> int:
    """The Guerrillas that so many cubes find: half in Forest; `council`: the text of card 11 in force."""
    if space == PANAMA:
        return 0
    found = max(troops, police) if council == SHADED else troops + police
    return found // 2 if IS_FOREST[space] else found


def findable(s: AndeanState, space: int) -> list[int]:
    """The factions whose Underground Guerrillas can be found there."""
    return [f for f in INSURGENTS if hidden(s, f, space) and not (s.op == SWEEP and protected_from_assault(s, f))]


def start_activation(s: AndeanState) -> None:
    """Put the spaces where Guerrillas may be found on the agenda, the first on top."""
    spaces = [space for space in ALL_SPACES if s.op_spaces >> space & 1] if s.op == SWEEP else list(LOCS)
    if s.op != SWEEP:
        s.push(agenda.PATROL_ASSAULT)
    for space in reversed(spaces):
        if findable(s, space) and finding_power(s, space):
            s.push(agenda.ACTIVATE, space)


def activate_in(s: AndeanState) -> Script:
    """One Guerrilla per cube becomes Active (halved in Forest); the Government chooses among factions."""
    space = s.pop()[1]
    yield from find_guerrillas(s, space, finding_power(s, space), "AA-3.2.3" if s.op == SWEEP else "AA-3.2.2")


def find_guerrillas(s: AndeanState, space: int, power: int, rule: str) -> Script:
    """With cubes enough all are found, but for factions that are left alone; else one by one (AA-3.1, AA-R90)."""
    wanted = findable(s, space)
    if power >= hidden_of(s, wanted, space):
        while len(wanted) > 1:
            chosen = yield Ask(
                s.seat(GOVT), "leave-alone", lambda: [DONE, *[FACTION + f for f in wanted]], rule, place=space
            )
            if chosen == DONE:
                break
            wanted.remove(chosen - FACTION)
        for f in wanted:
            reveal_guerrillas(s, f, space, hidden(s, f, space), rule)
        return
    targeted = 0
    for left in range(power, 0, -1):
        stop = [DONE] if targeted and not any(targeted >> f & 1 for f in findable(s, space)) else []
        chosen = yield Ask(
            s.seat(GOVT),
            "find-whose",
            lambda: [*[FACTION + f for f in findable(s, space)], *stop],
            rule,
            place=space,
            left=left,
        )
        if chosen == DONE:
            return
        targeted |= 1 << (chosen - FACTION)
        reveal_guerrillas(s, chosen - FACTION, space, 1, rule)


def hidden_of(s: AndeanState, factions: list[int], space: int) -> int:
    """The Underground Guerrillas of these factions."""
    return sum([hidden(s, f, space) for f in factions])
