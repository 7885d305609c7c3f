"""Government Operations in a space: Train, Sweep, Assault (AA-3.2.1, AA-3.2.3, AA-3.2.4), and finding Guerrillas.

Patrol is in patrol.py; which pieces an Assault may take is in removal.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from .. import agenda
from ..board import (
    ALL_SPACES,
    BASE,
    CIVIC_ACTION,
    DONE,
    FACTION,
    GOVT,
    INSURGENTS,
    IS_FOREST,
    IS_MOUNTAIN,
    KIND,
    LOCS,
    NUMBER,
    PANAMA,
    PLACE,
    POLICE,
    POP,
    SPACES,
    SWEEP,
    TROOPS,
)
from ..pieces import (
    activate,
    all_guerrillas,
    bases,
    can_place,
    can_shift,
    count,
    cubes,
    earn,
    has_government_control,
    hidden,
    in_play,
    is_city,
    is_department,
    is_loc,
    is_zone,
    near,
    put,
    room_for,
    room_left,
    shift,
    shift_piece,
    take,
)
from ..shipments import ASSAULTED, settle
from ..state import AndeanState
from .removal import assault_targets, protected_from_assault, remove_enemies

TRAIN_CUBES = 6
BASE_PRICE = 3  # cubes
CIVIC_PRICE = 3  # Resources

# -- Train -------------------------------------------------------------------------------------------------------


def can_train(s: AndeanState, space: int) -> bool:
    return in_play(s, space) and not is_zone(s, space)


def train_space(s: AndeanState, space: int) -> Script:
    """Up to six cubes in a City, or in a Department with a Government Base (AA-3.2.1)."""
    if not is_city(space) and not bases(s, GOVT, space):
        return
    left = min(TRAIN_CUBES, room_left(s, GOVT, space))
    for kind in (TROOPS, POLICE):
        most = min(left, s.available[kind])
        if most and can_place(s, kind, space):
            n = yield Ask(
                s.seat(GOVT),
                "train-cubes",
                lambda: [NUMBER + n for n in range(most + 1)],
                "AA-3.2.1",
                piece=KIND + kind,
                place=space,
            )
            n -= NUMBER
            put(s, kind, space, n)
            left -= n
            if n:
                s.note("placed", "AA-3.2.1", piece=KIND + kind, place=space, n=n)


def civic_needs(s: AndeanState) -> int:
    """How many Troops and how many Police Civic Action needs: 1st Division shaded asks for two each (card 1)."""
    return 2 if s.lasting[1] == 2 else 1


def can_civic_action(s: AndeanState, space: int, controlled: bool) -> bool:
    """Control, Troops and Police, Resources, and something to do (AA-6.4.1)."""
    need = civic_needs(s)
    return (
        controlled
        and POP[space] > 0
        and count(s, TROOPS, space) >= need
        and count(s, POLICE, space) >= need
        and civic_step_possible(s, space)
    )


def civic_step_possible(s: AndeanState, space: int) -> bool:
    return s.resources[GOVT] >= CIVIC_PRICE and (s.terror[space] > 0 or can_shift(s, space, 1))


def civic_step(s: AndeanState, space: int) -> None:
    """One Terror marker off, or one level toward Active Support, for 3 Resources."""
    earn(s, GOVT, -CIVIC_PRICE, "AA-6.4.1")
    if s.terror[space]:
        s.terror[space] -= 1
        s.note("terror-removed", "AA-6.4.1", place=space)
    else:
        shift(s, space, 1, "AA-6.4.1")


def can_build_base(s: AndeanState, space: int) -> bool:
    return cubes(s, space) >= BASE_PRICE and can_place(s, BASE, space)


def extra_spaces(s: AndeanState) -> list[int]:
    """Selected spaces where a Base could be built or Civic Action bought."""
    return [
        space
        for space in ALL_SPACES
        if s.op_spaces >> space & 1
        and (can_build_base(s, space) or can_civic_action(s, space, has_government_control(s, space)))
    ]


def train_extra(s: AndeanState) -> Script:
    """In one selected space: three cubes for a Base, or Civic Action (AA-3.2.1, AA-R8)."""
    s.pop()
    if not extra_spaces(s):
        return
    space = yield Ask(s.seat(GOVT), "train-extra", lambda: [*extra_spaces(s), DONE], "AA-3.2.1")
    if space == DONE:
        return
    choice = yield Ask(s.seat(GOVT), "train-what", lambda: extra_choices(s, space), "AA-3.2.1", place=space)
    if choice == PLACE:
        yield from build_base(s, space)
        return
    go_on = CIVIC_ACTION
    while go_on == CIVIC_ACTION:
        civic_step(s, space)
        if not civic_step_possible(s, space):
            return
        go_on = yield Ask(s.seat(GOVT), "civic-more", lambda: [CIVIC_ACTION, DONE], "AA-6.4.1", place=space)


def extra_choices(s: AndeanState, space: int) -> list[int]:
    choices = [PLACE] if can_build_base(s, space) else []
    if can_civic_action(s, space, has_government_control(s, space)):
        choices.append(CIVIC_ACTION)
    return choices


def build_base(s: AndeanState, space: int) -> Script:
    """Any three cubes become a Base."""
    low = max(0, BASE_PRICE - count(s, POLICE, space))
    high = min(BASE_PRICE, count(s, TROOPS, space))
    troops = yield Ask(
        s.seat(GOVT), "base-troops", lambda: [NUMBER + n for n in range(low, high + 1)], "AA-3.2.1", place=space
    )
    take(s, TROOPS, space, troops - NUMBER)
    take(s, POLICE, space, BASE_PRICE - (troops - NUMBER))
    put(s, BASE, space)
    s.note("base-built", "AA-3.2.1", who=GOVT, place=space)


# -- Sweep -------------------------------------------------------------------------------------------------------


def can_sweep(s: AndeanState, space: int) -> bool:
    """Cities and Departments that Troops are in or can reach; not FARC Zones (AA-3.2.3)."""
    if not in_play(s, space) or is_zone(s, space):
        return False
    if s.lasting[17] == 2 and is_department(space):  # Madrid Donors
        return False
    if s.lasting[2] == 2 and (s.op_spaces or s.swept):  # Ospina & Mora shaded: one space a card
        return False
    return cubes(s, space) > 0 or bool(sweep_sources(s, space))


def unmoved(s: AndeanState, kind: int, space: int) -> int:
    """Pieces that have not moved in this Operation."""
    return max(0, count(s, kind, space) - (s.moved[kind * SPACES + space] if s.moved else 0))


def sweep_origins(s: AndeanState, space: int, kind: int) -> list[int]:
    """Where cubes may come from: next door, or over one LoC without Guerrillas (AA-3.2.3, AA-R12)."""
    origins = [other for other in near(s, space) if unmoved(s, kind, other)]
    for loc in near(s, space):
        if is_loc(loc) and not all_guerrillas(s, loc):
            for other in near(s, loc):
                if other != space and other not in origins and unmoved(s, kind, other):
                    origins.append(other)
    return sorted(origins)


def sweep_into(s: AndeanState, space: int) -> Script:
    """Bring Troops into a selected space (one Police too, with card 11 unshaded); finding comes when all have moved."""
    while room_for(s, TROOPS, space):
        source = yield Ask(
            s.seat(GOVT), "sweep-from", lambda: [*sweep_sources(s, space), DONE], "AA-3.2.3", place=space
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
            n = yield Ask(
                s.seat(GOVT),
                "sweep-how-many",
                lambda: [NUMBER + n for n in range(1, min(unmoved(s, TROOPS, source), room_left(s, GOVT, space)) + 1)],
                "AA-3.2.3",
                place=source,
                target=space,
            )
            n -= NUMBER
        move_cubes(s, kind, source, space, n, "AA-3.2.3")


def police_may_join(s: AndeanState, space: int) -> bool:
    """National Defense & Security Council unshaded: one Police into each space (card 11)."""
    return s.lasting[11] == 1 and not (s.moved and s.moved[POLICE * SPACES + space])


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
    found = cubes(s, space) + as_troops
    if s.op == SWEEP or not is_loc(space):
        if space == PANAMA:
            return 0
        if s.lasting[11] == 2:  # Troops or Police, not both
            found = max(count(s, TROOPS, space) + as_troops, count(s, POLICE, space))
        if IS_FOREST[space]:
            found //= 2
    elif s.lasting[12] == 2:  # Plan Colombia shaded: Patrol Activates nobody
        return 0
    return found


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
    total = sum([hidden(s, f, space) for f in findable(s, space)])
    if power >= total:
        for f in findable(s, space):
            reveal_guerrillas(s, f, space, hidden(s, f, space), rule)
        return
    for left in range(power, 0, -1):
        chosen = yield Ask(
            s.seat(GOVT),
            "find-whose",
            lambda: [FACTION + f for f in findable(s, space)],
            rule,
            place=space,
            left=left,
        )
        reveal_guerrillas(s, chosen - FACTION, space, 1, rule)


def reveal_guerrillas(s: AndeanState, faction: int, space: int, n: int, rule: str) -> None:
    if n:
        activate(s, faction, space, n)
        s.note("activated", rule, whose=faction, place=space, n=n)


# -- Assault -----------------------------------------------------------------------------------------------------


def assault_power(s: AndeanState, space: int) -> int:
    """How many pieces an Assault in `space` removes (AA-3.2.4)."""
    return power_of(s, space, count(s, TROOPS, space), count(s, POLICE, space))


def power_of(s: AndeanState, space: int, troops: int, police: int) -> int:
    """The pieces that so many Troops and Police remove there; other pieces may count as Troops (cards 37, 47)."""
    battalions = s.lasting[9]  # High Mountain Battalions
    if IS_MOUNTAIN[space] and battalions != 1:
        return troops // (4 if battalions == 2 else 2)
    if is_city(space) or is_loc(space) or IS_MOUNTAIN[space]:
        return troops + police
    return troops


def assaultable(s: AndeanState) -> tuple[int, ...]:
    return tuple([f for f in INSURGENTS if not protected_from_assault(s, f)])


def can_assault(s: AndeanState, space: int) -> bool:
    if s.lasting[17] == 2 and is_department(space):  # Madrid Donors
        return False
    if s.lasting[3] == 2 and (s.op_spaces or s.assaulted):  # Tapias shaded: one space a card
        return False
    return assault_power(s, space) > 0 and bool(assault_targets(s, space, assaultable(s)))


def assault_space(s: AndeanState, space: int, rule: str) -> Script:
    """Remove located Insurgents; Shipments lost to it are drug busts (AA-3.2.5)."""
    yield from assault_factions(s, space, assault_power(s, space), assaultable(s), rule)


def assault_factions(s: AndeanState, space: int, power: int, factions: tuple[int, ...], rule: str) -> Script:
    """An Assault on given factions, which events order whatever protects them (AA-5.1.2)."""
    yield from remove_enemies(s, GOVT, space, power, "assault", factions, rule)
    yield from settle(s, ASSAULTED, GOVT)
