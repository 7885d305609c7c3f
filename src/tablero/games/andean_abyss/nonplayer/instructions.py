"""What single Events tell Non-players about their choices (AA-8.4.4), where the dice alone would not do.

`preferred` narrows the spaces that a Non-player picks from in an event (`stage` is that of events/verbs.py),
`offensive` decides between the Operations of card 19. Cards that need more than that are in cards.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..board import ATTACK, AUC, CARTELS, FARC, POP, TERROR
from ..pieces import bases, can_shift, cubes, guerrillas, is_city, is_loc, markers_left, pieces_of
from ..state import AndeanState
from .attack import MANY
from .farc import kidnap_rank
from .targets import NO_TARGET, attack_rank

Preference = Callable[[AndeanState, int, list[int]], list[int]]


def preferred(s: AndeanState, who: int, card: int, stage: int, spaces: list[int]) -> list[int]:
    """The spaces that the instruction of the card puts first; none: the Non-player stops."""
    preference = PREFERENCES.get((card, stage))
    return preference(s, who, spaces) if preference and spaces else spaces


def change_of(s: AndeanState, space: int, level: int) -> int:
    """How much Total Support plus Total Opposition would change if the space went to `level` (AA-8.4.3)."""
    return POP[space] * abs(level - s.level[space])


def first_of(spaces: list[int], *tests: Callable[[int], bool]) -> list[int]:
    """Those that pass the first test that any of them passes; all of them if none passes any."""
    for test in tests:
        found = [space for space in spaces if test(space)]
        if found:
            return found
    return spaces


# -- cards of the FARC -------------------------------------------------------------------------------------------


def hide_from_cubes(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 20: at a FARC Base with cubes, then with cubes."""
    return first_of(spaces, lambda x: bases(s, FARC, x) > 0 and cubes(s, x) > 0, lambda x: cubes(s, x) > 0)


def base_in_support(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 21: where FARC Guerrillas are and Support."""
    return first_of(spaces, lambda x: guerrillas(s, FARC, x) > 0 and s.level[x] > 0)


def ambush_grounds(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Cards 29 and 37: a target, fewest own Guerrillas, best target (AA-8.6.3, AA-8.7.3)."""
    found = [space for space in spaces if attack_rank(s, who, space) < NO_TARGET] or spaces
    few = min([guerrillas(s, who, space) for space in found])
    found = [space for space in found if guerrillas(s, who, space) == few]
    best = min([attack_rank(s, who, space) for space in found])
    return [space for space in found if attack_rank(s, who, space) == best]


# -- cards of the AUC --------------------------------------------------------------------------------------------


def terror_grounds(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 46: the order of the faction's Terror box (AA-8.5.3, AA-8.6.4, AA-8.7.4)."""
    if who == FARC:
        return first_of(
            spaces,
            lambda x: is_loc(x) and not s.terror[x],
            lambda x: kidnap_rank(s, x) > 0,
            lambda x: POP[x] > 0 and s.level[x] > -2,
        )
    if who == AUC:
        return first_of(
            spaces, lambda x: bases(s, FARC, x) > 0, lambda x: pieces_of(s, FARC, x) > 0, lambda x: not is_loc(x)
        )
    return first_of(spaces, lambda x: s.level[x] > 0, lambda x: s.level[x] < 0, lambda x: POP[x] > 0)


def hide_at_farc_bases(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 47: first where a FARC Base is."""
    return first_of(spaces, lambda x: bases(s, FARC, x) > 0)


def where_own_pieces_are(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Cards 50 and 54: first with own pieces."""
    return first_of(spaces, lambda x: pieces_of(s, who, x) > 0)


def can_spare(s: AndeanState, who: int, space: int) -> int:
    """Guerrillas that may fly away: one stays with an own Base."""
    return max(0, guerrillas(s, who, space) - min(1, bases(s, who, space)))


def airfields(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 53: two to fly, one left with an own Base; else one."""
    return first_of(spaces, lambda x: can_spare(s, who, x) >= 2, lambda x: can_spare(s, who, x) == 1)


def lonely_bases(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 53: to an own Base without own Guerrilla."""
    return first_of(spaces, lambda x: bases(s, who, x) > 0 and not guerrillas(s, who, x))


def same_way(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 53: another one flies if it can be spared."""
    return [x for x in spaces if can_spare(s, who, x)]


# -- cards of the Cartels ----------------------------------------------------------------------------------------


def cities_first(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Card 57: Police in Cities before Departments."""
    return first_of(spaces, is_city)


def in_any_order(s: AndeanState, who: int, spaces: list[int]) -> list[int]:
    """Cards 19, 26: all spaces come in turn, so that no dice are needed."""
    return spaces[:1]


PREFERENCES: Final[dict[tuple[int, int], Preference]] = {
    (19, 1): in_any_order,
    (20, 3): hide_from_cubes,
    (21, 2): base_in_support,
    (26, 1): in_any_order,
    (29, 3): ambush_grounds,
    (37, 2): ambush_grounds,
    (46, 2): terror_grounds,
    (47, 2): hide_at_farc_bases,
    (50, 3): where_own_pieces_are,
    (53, 2): airfields,
    (53, 3): lonely_bases,
    (53, 4): same_way,
    (57, 2): cities_first,
}

# -- card 19 -----------------------------------------------------------------------------------------------------


def terror_matters(s: AndeanState, who: int, space: int) -> bool:
    """Whether Terror there places a marker, Sabotages or shifts something."""
    if is_loc(space):
        return not s.terror[space] and markers_left(s) > 0
    shifts = can_shift(s, space, -1) if who == FARC else s.level[space] != 0
    return markers_left(s) > 0 or shifts


def offensive(s: AndeanState, who: int, space: int, choices: list[int]) -> int:
    """Attack with three Guerrillas and a target, else Terror that matters, else Attack; the Cartels rather Terror."""
    crowd = who != CARTELS and guerrillas(s, who, space) >= MANY and attack_rank(s, who, space) < NO_TARGET
    if TERROR in choices and not (ATTACK in choices and crowd):
        if who == CARTELS or ATTACK not in choices or terror_matters(s, who, space):
            return TERROR
    return ATTACK if ATTACK in choices else choices[0]
