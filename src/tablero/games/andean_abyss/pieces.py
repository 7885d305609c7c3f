"""Counting, placing and removing pieces; levels, markers, Resources and Aid (AA-1.4, AA-1.6, AA-1.7).

Everything that changes the map goes through `put`, `take`, `shift_to`, `earn` and their like, which keep Available and
the totals true. Asking functions change nothing. Not here: Shipments (shipments.py).
"""

from __future__ import annotations

from itertools import compress
from operator import add
from typing import Final

from .board import (
    ACTIVE,
    ADJACENT,
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    CITY_COUNT,
    ECUADOR,
    FARC,
    FIRST_LOC,
    GOVT,
    IN_ECUADOR,
    IN_PANAMA,
    INVENTORY,
    KINDS,
    MARKERS,
    PANAMA,
    PLACES,
    POLICE,
    POP,
    SPACES,
    supply,
)
from .state import AndeanState

BASES_IN_A_SPACE: Final = 2
MOST_RESOURCES: Final = 99
MOST_AID: Final = 29
ECUADOR_LIMIT: Final = 2

# what a faction has to exceed (AA-7.2)
SUPPORT_GOAL: Final = 60
OPPOSITION_GOAL: Final = 25  # with FARC Bases
CARTEL_BASES_GOAL: Final = 10
CARTEL_RESOURCES_GOAL: Final = 40

# -- asking ------------------------------------------------------------------------------------------------------


def is_loc(space: int) -> bool:
    return space >= FIRST_LOC


def is_city(space: int) -> bool:
    return space < CITY_COUNT


def is_department(space: int) -> bool:
    return CITY_COUNT <= space < FIRST_LOC


def in_play(s: AndeanState, space: int) -> bool:
    """Ecuador and Panamá only after their events (AA-1.3.5)."""
    if space == ECUADOR:
        return bool(s.foreign & IN_ECUADOR)
    return space != PANAMA or bool(s.foreign & IN_PANAMA)


PLACES_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        space
        for space in PLACES
        if (space != ECUADOR or foreign & IN_ECUADOR) and (space != PANAMA or foreign & IN_PANAMA)
    )
    for foreign in range(4)
)


def places(s: AndeanState) -> list[int]:
    """The cities and departments in play."""
    return list(PLACES_IN_PLAY[s.foreign])


def near(s: AndeanState, space: int) -> tuple[int, ...]:
    """Adjacent spaces (AA-1.3.6)."""
    return ADJACENT[s.foreign][space]


def count(s: AndeanState, kind: int, space: int) -> int:
    return s.at[kind * SPACES + space]


def cubes(s: AndeanState, space: int) -> int:
    return s.at[space] + s.at[SPACES + space]


def bases(s: AndeanState, faction: int, space: int) -> int:
    return s.at[(3 * faction + BASE) * SPACES + space]


def hidden(s: AndeanState, faction: int, space: int) -> int:
    """Underground Guerrillas."""
    return s.at[3 * faction * SPACES + space]


def active(s: AndeanState, faction: int, space: int) -> int:
    """Active Guerrillas."""
    return s.at[(3 * faction + ACTIVE) * SPACES + space]


def guerrillas(s: AndeanState, faction: int, space: int) -> int:
    i = 3 * faction * SPACES + space
    return s.at[i] + s.at[i + SPACES]


def all_guerrillas(s: AndeanState, space: int) -> int:
    """Of all factions."""
    at = s.at
    i = 3 * SPACES + space
    return at[i] + at[i + SPACES] + at[i + 3 * SPACES] + at[i + 4 * SPACES] + at[i + 6 * SPACES] + at[i + 7 * SPACES]


def pieces_of(s: AndeanState, faction: int, space: int) -> int:
    """Cubes or Guerrillas, and Bases."""
    at = s.at
    i = 3 * faction * SPACES + space
    return at[i] + at[i + SPACES] + at[i + 2 * SPACES]


def insurgent_pieces(s: AndeanState, space: int) -> int:
    return sum(s.at[space::SPACES]) - pieces_of(s, GOVT, space)


def all_bases(s: AndeanState, space: int) -> int:
    at = s.at
    return at[2 * SPACES + space] + at[5 * SPACES + space] + at[8 * SPACES + space] + at[11 * SPACES + space]


def enemy_pieces(s: AndeanState, faction: int, space: int) -> int:
    return sum(s.at[space::SPACES]) - pieces_of(s, faction, space)


def spaces_with_guerrillas(s: AndeanState, faction: int) -> list[int]:
    i = 3 * faction * SPACES
    return list(compress(ALL_SPACES, map(add, s.at[i : i + SPACES], s.at[i + SPACES : i + 2 * SPACES])))


def spaces_with_cubes(s: AndeanState) -> list[int]:
    return list(compress(ALL_SPACES, map(add, s.at[:SPACES], s.at[SPACES : 2 * SPACES])))


def spaces_with(s: AndeanState, kind: int) -> list[int]:
    """The spaces that hold a kind of piece."""
    return list(compress(ALL_SPACES, s.at[kind * SPACES : (kind + 1) * SPACES]))


def is_zone(s: AndeanState, space: int) -> bool:
    return bool(s.zones >> space & 1)


def bases_on_map(s: AndeanState, faction: int) -> int:
    return INVENTORY[3 * faction + BASE] - s.available[3 * faction + BASE]


def is_majority(own: int, total: int) -> bool:
    """Own pieces outnumber all others together."""
    return 2 * own > total


def outnumbers_all(s: AndeanState, faction: int, space: int) -> bool:
    return 2 * pieces_of(s, faction, space) > sum(s.at[space::SPACES])


def has_government_control(s: AndeanState, space: int) -> bool:
    """Government pieces outnumber all Insurgent ones (AA-6.2)."""
    return outnumbers_all(s, GOVT, space)


def has_farc_control(s: AndeanState, space: int) -> bool:
    return outnumbers_all(s, FARC, space)


def outnumbers_police(s: AndeanState, faction: int, space: int) -> bool:
    """More Guerrillas than Police, as Kidnap, Assassinate and Cultivate need (AA-4.3.3, AA-4.4.2, AA-4.5.1)."""
    return guerrillas(s, faction, space) > s.at[POLICE * SPACES + space]


def room_for(s: AndeanState, kind: int, space: int) -> bool:
    """Whether stacking lets one more piece of `kind` in (AA-1.4.2)."""
    faction = kind // 3
    if not in_play(s, space):
        return False
    if kind % 3 == BASE and (is_loc(space) or all_bases(s, space) >= BASES_IN_A_SPACE):
        return False
    if faction == GOVT and is_zone(s, space):
        return False
    return space != ECUADOR or pieces_of(s, faction, space) < ECUADOR_LIMIT


def room_left(s: AndeanState, faction: int, space: int) -> int:
    """How many more cubes or Guerrillas of a faction fit: only Ecuador has a limit (AA-1.4.2)."""
    return ECUADOR_LIMIT - pieces_of(s, faction, space) if space == ECUADOR else MOST_RESOURCES


def can_place(s: AndeanState, kind: int, space: int) -> bool:
    """Available, and within stacking."""
    return s.available[supply(kind)] > 0 and room_for(s, kind, space)


def markers_left(s: AndeanState) -> int:
    """Terror and Sabotage share 40 markers (AA-3.3.4)."""
    return MARKERS - sum(s.terror)


# -- changing pieces ---------------------------------------------------------------------------------------------


def put(s: AndeanState, kind: int, space: int, n: int = 1) -> None:
    """From Available onto the map. Guerrillas come Underground (AA-1.4.3)."""
    s.own_pieces()[kind * SPACES + space] += n
    s.available[supply(kind)] -= n


def take(s: AndeanState, kind: int, space: int, n: int = 1) -> None:
    """Off the map to Available."""
    s.own_pieces()[kind * SPACES + space] -= n
    s.available[supply(kind)] += n


def shift_piece(s: AndeanState, kind: int, source: int, target: int, n: int = 1) -> None:
    """From one space to another."""
    at = s.own_pieces()
    at[kind * SPACES + source] -= n
    at[kind * SPACES + target] += n


def activate(s: AndeanState, faction: int, space: int, n: int = 1) -> None:
    """Underground Guerrillas become Active."""
    at = s.own_pieces()
    at[3 * faction * SPACES + space] -= n
    at[(3 * faction + ACTIVE) * SPACES + space] += n


def hide(s: AndeanState, faction: int, space: int, n: int = 1) -> None:
    """Active Guerrillas go Underground."""
    activate(s, faction, space, -n)


def reveal_guerrillas(s: AndeanState, faction: int, space: int, n: int, rule: str) -> None:
    """Underground Guerrillas, if any, become Active, and everybody hears of it."""
    if n:
        activate(s, faction, space, n)
        s.note("activated", rule, whose=faction, place=space, n=n)


def hide_guerrillas(s: AndeanState, faction: int, space: int, n: int, rule: str) -> None:
    """The reverse."""
    if n:
        hide(s, faction, space, n)
        s.note("hid", rule, who=faction, place=space, n=n)


# -- levels, markers, money --------------------------------------------------------------------------------------


def set_level(s: AndeanState, space: int, level: int) -> None:
    """Change support or opposition, and the totals with it (AA-1.6.3)."""
    old = s.level[space]
    pop = POP[space]
    s.level[space] = level
    s.support += pop * (max(level, 0) - max(old, 0))
    s.opposition += pop * (max(-level, 0) - max(-old, 0))


def can_shift(s: AndeanState, space: int, direction: int) -> bool:
    """Whether a space with Pop can go one level toward Active Support (+1) or Active Opposition (-1)."""
    return POP[space] > 0 and not is_loc(space) and -2 <= s.level[space] + direction <= 2


def shift(s: AndeanState, space: int, direction: int, rule: str, steps: int = 1) -> None:
    """Shift a level, as far as it goes."""
    for _ in range(steps):
        if can_shift(s, space, direction):
            set_level(s, space, s.level[space] + direction)
            s.note("shifted", rule, place=space, level=s.level[space])


def earn(s: AndeanState, faction: int, n: int, rule: str) -> None:
    """Resources, from 0 to 99 (AA-1.7); a loss is a negative gain."""
    before = s.resources[faction]
    s.resources[faction] = max(0, min(MOST_RESOURCES, before + n))
    total = s.resources[faction]
    if total > before:
        s.note("resources-rose", rule, who=faction, n=total - before, total=total)
    elif total < before:
        s.note("resources-fell", rule, who=faction, n=before - total, total=total)


def change_aid(s: AndeanState, n: int, rule: str) -> None:
    before = s.aid
    s.aid = max(0, min(MOST_AID, before + n))
    if s.aid > before:
        s.note("aid-rose", rule, n=s.aid - before, total=s.aid)
    elif s.aid < before:
        s.note("aid-fell", rule, n=before - s.aid, total=s.aid)


def place_terror(s: AndeanState, space: int, rule: str, n: int = 1) -> None:
    """Terror markers, or Sabotage on a LoC that has none, as far as the markers last."""
    if is_loc(space):
        n = min(n, 1 - s.terror[space])
    n = min(n, markers_left(s))
    if n > 0:
        s.terror[space] += n
        s.note("sabotaged" if is_loc(space) else "terror", rule, place=space, n=n)


def margins(s: AndeanState) -> list[int]:
    """How far each faction is above its goal (AA-7.3); met exactly when above 0."""
    farc_bases = bases_on_map(s, FARC)
    return [
        s.support - SUPPORT_GOAL,
        s.opposition + farc_bases - OPPOSITION_GOAL,
        bases_on_map(s, AUC) - farc_bases,
        min(bases_on_map(s, CARTELS) - CARTEL_BASES_GOAL, s.resources[CARTELS] - CARTEL_RESOURCES_GOAL),
    ]


def piece_kinds(s: AndeanState, space: int, factions: tuple[int, ...]) -> list[int]:
    """The kinds of pieces that these factions have in a space."""
    return [kind for kind in range(KINDS) if kind // 3 in factions and s.at[kind * SPACES + space]]
