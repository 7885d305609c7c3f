"""Government Operations in a space: Train with its Civic Action (AA-3.2.1), and Assault (AA-3.2.4).

Sweep is in sweep.py, Patrol in patrol.py; which pieces an Assault may take is in removal.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from ..asking import how_many
from ..board import (
    ALL_SPACES,
    BASE,
    CIVIC_ACTION,
    DONE,
    GOVT,
    INSURGENTS,
    IS_MOUNTAIN,
    KIND,
    NUMBER,
    PLACE,
    POLICE,
    POP,
    TROOPS,
)
from ..cards import FIRST_DIVISION, HIGH_MOUNTAIN_BATTALIONS, MADRID_DONORS, SHADED, TAPIAS, UNSHADED
from ..pieces import (
    PLACES_IN_PLAY,
    bases,
    can_place,
    can_shift,
    count,
    cubes,
    earn,
    has_government_control,
    in_play,
    is_city,
    is_department,
    is_loc,
    is_zone,
    put,
    room_left,
    shift,
    spaces_with_cubes,
    take,
)
from ..shipments import ASSAULTED, settle
from ..state import AndeanState
from .removal import can_hit, protected_from_assault, remove_enemies

TRAIN_CUBES = 6
BASE_PRICE = 3  # cubes
CIVIC_PRICE = 3  # Resources

# -- Train -------------------------------------------------------------------------------------------------------


def can_train(s: AndeanState, space: int) -> bool:
    return in_play(s, space) and not is_zone(s, space)


def train_spaces(s: AndeanState) -> list[int]:
    """Cities and Departments outside FARC Zones (AA-3.2.1)."""
    zones = s.zones
    return [space for space in PLACES_IN_PLAY[s.foreign] if not zones >> space & 1]


def can_train_anywhere(s: AndeanState) -> bool:
    return any(not is_zone(s, space) for space in PLACES_IN_PLAY[s.foreign])


def train_space(s: AndeanState, space: int) -> Script:
    """Up to six cubes in a City, or in a Department with a Government Base (AA-3.2.1)."""
    if not is_city(space) and not bases(s, GOVT, space):
        return
    left = min(TRAIN_CUBES, room_left(s, GOVT, space))
    for kind in (TROOPS, POLICE):
        most = min(left, s.available[kind])
        if most and can_place(s, kind, space):
            n = yield how_many(s.seat(GOVT), "train-cubes", 0, most, "AA-3.2.1", piece=KIND + kind, place=space)
            n -= NUMBER
            put(s, kind, space, n)
            left -= n
            if n:
                s.note("placed", "AA-3.2.1", piece=KIND + kind, place=space, n=n)


def civic_needs(s: AndeanState) -> int:
    """How many Troops and how many Police Civic Action needs: 1st Division shaded asks for two each (card 1)."""
    return 2 if s.lasting[FIRST_DIVISION] == SHADED else 1


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


def no_extra(s: AndeanState, space: int) -> Remark | None:
    """One of the selected spaces, where a Base can be built or Civic Action be bought (AA-3.2.1)."""
    if not s.op_spaces >> space & 1:
        return Remark("why-not-trained", "AA-3.2.1", place=space)
    return None if space in extra_spaces(s) else Remark("why-no-extra", "AA-3.2.1", place=space)


def train_extra(s: AndeanState) -> Script:
    """In one selected space: three cubes for a Base, or Civic Action (AA-3.2.1, AA-R8)."""
    s.pop()
    if not extra_spaces(s):
        return
    space = yield Ask(
        s.seat(GOVT), "train-extra", lambda: [*extra_spaces(s), DONE], "AA-3.2.1", why=lambda p: no_extra(s, p)
    )
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
    troops = yield how_many(s.seat(GOVT), "base-troops", low, high, "AA-3.2.1", place=space)
    replace_cubes(s, space, troops - NUMBER)
    s.note("base-built", "AA-3.2.1", who=GOVT, place=space)


def replace_cubes(s: AndeanState, space: int, troops: int) -> None:
    """So many Troops, and Police for the rest of the price, make room for a Base."""
    take(s, TROOPS, space, troops)
    take(s, POLICE, space, BASE_PRICE - troops)
    put(s, BASE, space)


# -- Assault -----------------------------------------------------------------------------------------------------


def assault_power(s: AndeanState, space: int) -> int:
    """How many pieces an Assault in `space` removes (AA-3.2.4)."""
    return power_of(s, space, count(s, TROOPS, space), count(s, POLICE, space))


def power_of(s: AndeanState, space: int, troops: int, police: int) -> int:
    """The pieces that so many Troops and Police remove there; other pieces may count as Troops (cards 37, 47)."""
    return assault_hits(space, troops, police, s.lasting[HIGH_MOUNTAIN_BATTALIONS])


def assault_hits(space: int, troops: int, police: int, battalions: int) -> int:
    """The same, with the text of card 9 in force."""
    if IS_MOUNTAIN[space] and battalions != UNSHADED:
        return troops // (4 if battalions == SHADED else 2)
    if is_city(space) or is_loc(space) or IS_MOUNTAIN[space]:
        return troops + police
    return troops


def assaultable(s: AndeanState) -> tuple[int, ...]:
    return tuple([f for f in INSURGENTS if not protected_from_assault(s, f)])


def assault_spaces(s: AndeanState) -> list[int]:
    """Spaces with cubes enough and somebody located (AA-3.2.4)."""
    factions = assaultable(s)
    return [space for space in spaces_to_assault(s) if can_hit(s, space, factions) and assault_power(s, space)]


def can_assault_anywhere(s: AndeanState) -> bool:
    factions = assaultable(s)
    return any(can_hit(s, space, factions) and assault_power(s, space) for space in spaces_to_assault(s))


def spaces_to_assault(s: AndeanState) -> list[int]:
    """Those with cubes that no event closes."""
    if s.lasting[TAPIAS] == SHADED and (s.op_spaces or s.assaulted):  # Tapias shaded: one space a card
        return []
    spaces = spaces_with_cubes(s)
    if s.lasting[MADRID_DONORS] == SHADED:  # no Departments
        return [space for space in spaces if not is_department(space)]
    return spaces


def assault_space(s: AndeanState, space: int, rule: str) -> Script:
    """Remove located Insurgents; Shipments lost to it are drug busts (AA-3.2.5)."""
    yield from assault_factions(s, space, assault_power(s, space), assaultable(s), rule)


def assault_factions(s: AndeanState, space: int, power: int, factions: tuple[int, ...], rule: str) -> Script:
    """An Assault on given factions, which events order whatever protects them (AA-5.1.2)."""
    yield from remove_enemies(s, GOVT, space, power, factions, rule)
    yield from settle(s, ASSAULTED, GOVT)
