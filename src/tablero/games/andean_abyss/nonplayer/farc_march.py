"""The March of the Non-player FARC (AA-8.7.2): onto open LoCs, then to people who could not be Agitated yet.

Origins are spaces at Active Opposition, Departments without people and Sabotaged LoCs; one Guerrilla stays with any
Base, and each Marches once.
"""

from __future__ import annotations

from typing import Final

from ..board import ALL_SPACES, FARC, FIRST_LOC, LOCS, MARCH, PLACES, POP, SPACES
from ..operations.costs import is_last_round_next
from ..operations.march import march_group
from ..pieces import all_bases, all_guerrillas, has_farc_control, in_play, is_department, is_loc, near
from ..state import AndeanState
from .chance import equal_chance, random_loc, random_place, random_space
from .marching import free_to_go, has_room, march_in, march_to, origins_of, party, stays_underground
from .procedures import NextRank, is_open, purse, select

TO_LOCS: Final = "AA-8.7.2a"
TO_WIN_OVER: Final = "AA-8.7.2b"
ONE_MORE: Final = "AA-8.7.2c"
TOWNS: Final = 3
ALL_PLACES: Final = (1 << FIRST_LOC) - 1  # Cities and Departments, as bits


def is_origin(s: AndeanState, space: int) -> bool:
    if is_loc(space):
        return s.terror[space] > 0
    return s.level[space] == -2 or (is_department(space) and not POP[space])


def march_movers(s: AndeanState) -> list[int]:
    """How many may leave each space."""
    return [
        free_to_go(s, FARC, space, min(1, all_bases(s, space))) if is_origin(s, space) else 0 for space in range(SPACES)
    ]


def march_possible(s: AndeanState) -> bool:
    movers = march_movers(s)
    return bool(open_locs(s, movers) or unwon_places(s, movers) or crowded_origins(s, movers))


def march(s: AndeanState, rank: int) -> NextRank:
    """One destination: 1 a LoC; 2 of up to three spaces to win over; 3 one more."""
    movers = march_movers(s)
    if rank == 1:
        locs = open_locs(s, movers)
        if locs:
            return to_loc(s, locs, movers)
        rank = 2
    if rank == 2 and (s.op_spaces & ALL_PLACES).bit_count() < TOWNS:
        places = unwon_places(s, movers)
        if places:
            return to_place(s, places, movers)
    return to_one_more(s, movers)


# -- 1: LoCs -----------------------------------------------------------------------------------------------------


def open_locs(s: AndeanState, movers: list[int]) -> list[int]:
    """LoCs without Sabotage and Guerrillas that somebody can reach; none before the final Propaganda round."""
    if is_last_round_next(s):
        return []
    return [loc for loc in LOCS if not s.terror[loc] and not all_guerrillas(s, loc) and origins_of(s, loc, movers)]


def to_loc(s: AndeanState, locs: list[int], movers: list[int]) -> NextRank:
    loc = random_loc(s, locs, TO_LOCS)
    select(s, loc, MARCH, 1, len(locs), TO_LOCS)
    origin = equal_chance(s, origins_of(s, loc, movers), TO_LOCS)
    hidden, seen = party(s, FARC, origin, loc, 1)
    yield from march_group(s, origin, loc, hidden, seen)
    return 1


# -- 2: spaces to win over ---------------------------------------------------------------------------------------


def unwon_places(s: AndeanState, movers: list[int]) -> list[int]:
    """People in Support or Neutral without FARC Control: first where somebody stays Underground."""
    found = [
        space
        for space in PLACES
        if POP[space]
        and s.level[space] >= 0
        and is_open(s, space)
        and not has_farc_control(s, space)
        and origins_of(s, space, movers)
    ]
    return [space for space in found if stays_underground(s, FARC, space, movers)] or found


def to_place(s: AndeanState, places: list[int], movers: list[int]) -> NextRank:
    yield from march_to(s, places, movers, 2, TO_WIN_OVER)
    return 2


# -- 3: one more -------------------------------------------------------------------------------------------------


def further_places(s: AndeanState, origin: int) -> list[int]:
    return [
        space
        for space in near(s, origin)
        if POP[space] and in_play(s, space) and not is_loc(space) and is_open(s, space) and has_room(s, FARC, space)
    ]


def crowded_origins(s: AndeanState, movers: list[int]) -> list[int]:
    """The origins with the most Guerrillas that still may go somewhere."""
    found = [space for space in ALL_SPACES if movers[space] and further_places(s, space)]
    most = max([movers[space] for space in found], default=0)
    return [space for space in found if movers[space] == most]


def to_one_more(s: AndeanState, movers: list[int]) -> NextRank:
    """Next to one of these origins; everybody around who may leave goes, as to the others (AA-R100)."""
    origins = crowded_origins(s, movers)
    if not origins or not purse(s):
        return 0
    origin = random_space(s, origins, ONE_MORE)
    places = further_places(s, origin)
    space = random_place(s, places, ONE_MORE)
    select(s, space, MARCH, 3, len(places), ONE_MORE)
    yield from march_in(s, origins_of(s, space, movers), space, movers)
    return 0
