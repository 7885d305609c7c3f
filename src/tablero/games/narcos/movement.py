"""How figures move: sicarios and their cubes (NC-6.1 to NC-6.9), hunters, airports and Cali's cubes (NC-8, NC-10.4).

A movement is asked for by where it ends. Only if several ways there differ in the cube that is met first, it is asked
which one; the way itself is of no further matter. Patrón's own relocation is in ending.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import replaced

from . import why
from .board import BALL, DONE, HUNTER, HUNTER_NEAR, NEAR, NOWHERE, SICARIO, listed, reachable
from .cards import CALI, COLLECTS, CUBE_PRICE, LEON, OBJECTIVES, SLOTS, STORES, faction_of
from .state import PATRON, NarcosState

MoveOutcome = tuple[int, int]  # where a cube is taken on the way, or NOWHERE; and the mask of places to end
NO_CUBE: Final = NOWHERE

# -- sicarios ----------------------------------------------------------------------------------------------------


def cubes_to_take(s: NarcosState, slot: int) -> int:
    """The labs whose cube he would have to take (NC-6.6), not those under a sicario without one (NC-6.8)."""
    if s.carrying >> slot & 1:
        return 0
    cubes = s.lab_cubes
    if cubes & s.sicarios:
        for other in range(SLOTS):
            place = s.sicario_at[other]
            if place >= 0 and other != slot and not s.carrying >> other & 1:
                cubes &= ~(1 << place)
    return cubes


def sicario_outcomes(s: NarcosState, slot: int, steps: int) -> list[MoveOutcome]:
    """Where a movement of up to `steps` can end, for each cube that can be met first on the way."""
    start = s.sicario_at[slot]
    here = 1 << start
    barred = s.hunters | s.roadblocks
    others = s.sicarios & ~here
    cubes = cubes_to_take(s, slot)
    if not cubes & BALL[steps][start]:
        return [(NO_CUBE, reachable(start, steps, barred) & ~others & ~here)]
    if cubes & here:  # he takes it as he starts; to go out and come back is a movement, too
        ends = reachable(start, steps, barred) & ~others
        returns = steps >= 2 and not barred & here and NEAR[start] & ~barred
        return [(start, ends if returns else ends & ~here)]
    found: list[MoveOutcome] = []
    reached = front = here
    met = 0
    for step in range(1, steps + 1):
        around = 0
        for place in listed(front):
            around |= NEAR[place]
        around &= ~(barred | reached | met)
        for place in listed(around & cubes):
            found.append((place, reachable(place, steps - step, barred) & ~others))
        met |= around & cubes
        front = around & ~cubes
        reached |= front
    return [(NO_CUBE, reached & ~others & ~here), *found]


def sicario_ends(s: NarcosState, slot: int, steps: int) -> list[int]:
    """Where he can end a movement (NC-6.2 to NC-6.4)."""
    mask = 0
    for _, ends in sicario_outcomes(s, slot, steps):
        mask |= ends
    return listed(mask)


def movable(s: NarcosState, slots: list[int], steps: int) -> list[int]:
    """The sicarios among `slots` who can move, as options."""
    return [SICARIO + s.names[slot] for slot in slots if s.sicario_at[slot] >= 0 and sicario_ends(s, slot, steps)]


def move_sicario(s: NarcosState, slot: int, steps: int, rule: str, optional: bool = False) -> Script:
    """Ask where he goes, and let him go there."""
    name = SICARIO + s.names[slot]
    first = [DONE] if optional else []
    end = yield Ask(
        PATRON,
        "sicario-to",
        lambda: first + sicario_ends(s, slot, steps),
        rule,
        why=lambda p: why.no_sicario_end(s, slot, steps, sicario_ends(s, slot, steps), rule, p),
        sicario=name,
        n=steps,
    )
    if end == DONE:
        return
    cubes = [cube for cube, ends in sicario_outcomes(s, slot, steps) if ends >> end & 1]
    cube = cubes[0]
    if len(cubes) > 1:
        ways = [DONE if source == NO_CUBE else source for source in cubes]
        s.number = 1  # one thing more to tell about this movement
        answer = yield Ask(
            PATRON,
            "cube-on-the-way",
            lambda: ways,
            "NC-6.6",
            why=lambda p: None if p in ways else Remark("why-no-cube-on-way", "NC-6.6", place=p),
            sicario=name,
        )
        cube = NO_CUBE if answer == DONE else answer
        s.number = 0
    start = s.sicario_at[slot]
    s.put_sicario(slot, end)
    s.note("sicario-moved", rule, sicario=name, place=start, target=end)
    if cube != NO_CUBE:
        s.lab_cubes &= ~(1 << cube)
        s.carrying |= 1 << slot
        s.note("cube-taken", "NC-6.6", sicario=name, place=cube)
    arrive(s, slot)
    if slot == LEON and s.carrying >> slot & 1 and s.at_airport(slot):
        ship_cube(s, slot, "NC-6.9")


def arrive(s: NarcosState, slot: int) -> None:
    """A meeting token in the city where a sicario is deployed or ends a move goes onto its card (NC-card-j01)."""
    place = s.sicario_at[slot]
    if s.parties >> place & 1:
        s.parties &= ~(1 << place)
        s.parties_held += 1
        s.note("party-collected", "NC-card-j01", place=place, n=s.parties_held)


def ship_cube(s: NarcosState, slot: int, rule: str) -> None:
    """The cube leaves the country for $4; objectives that count shipments take notice (NC-6.9, NC-11.3)."""
    s.carrying &= ~(1 << slot)
    s.money += CUBE_PRICE
    for card in s.in_force:
        for effect in OBJECTIVES[card].while_active:
            if effect.trigger == "cube_shipped":
                s.counters = replaced(s.counters, card, s.counters[card] + effect.n)
    s.note("cube-shipped", rule, sicario=SICARIO + s.names[slot], place=s.sicario_at[slot], n=CUBE_PRICE)


# -- hunters -----------------------------------------------------------------------------------------------------


def hunter_ends(s: NarcosState, hunter: int, steps: int) -> list[int]:
    """Where a hunter can be after his movement, his own place included (NC-8.1 to NC-8.5)."""
    start = s.hunter_at[hunter]
    reached = reachable(start, steps, s.sicarios | s.influence, HUNTER_NEAR)
    return listed(reached & ~(s.hunters & ~(1 << start)))


def move_hunter(s: NarcosState, hunter: int, end: int, steps: int) -> Script:
    """He goes to `end`, one of `hunter_ends`; Cali may take a cube on the way (NC-10.4)."""
    if faction_of(hunter) == CALI and s.faction == CALI and s.collected < COLLECTS and s.cali_cubes < STORES:
        cubes = cubes_on_the_way(s, s.hunter_at[hunter], end, steps)
        if cubes:
            yield from collect_cube(s, hunter, cubes)
    start = s.hunter_at[hunter]
    if end != start:
        s.put_hunter(hunter, end)
        s.note("hunter-moved", "NC-8.1", hunter=HUNTER + hunter, place=start, target=end)


def cubes_on_the_way(s: NarcosState, start: int, end: int, steps: int) -> list[int]:
    """The plantations with a cube that can be entered on a way to `end`; starting on one does not count."""
    barred = s.sicarios | s.influence
    found = []
    for cube in listed(s.lab_cubes & ~barred):
        for first in range(1, steps + 1):
            entered = reachable(start, first, barred, HUNTER_NEAR) >> cube & 1 and (
                cube != start or (first >= 2 and HUNTER_NEAR[start] & ~barred)
            )
            if entered:
                if reachable(cube, steps - first, barred, HUNTER_NEAR) >> end & 1:
                    found.append(cube)
                break
    return found


def collect_cube(s: NarcosState, hunter: int, cubes: list[int]) -> Script:
    me = s.leader[CALI]
    cube = yield Ask(
        me,
        "collect-cube",
        lambda: [DONE, *cubes],
        "NC-10.4",
        why=lambda p: None if p in cubes else Remark("why-no-cube-on-way", "NC-10.4", place=p),
        hunter=HUNTER + hunter,
    )
    if cube != DONE:
        s.lab_cubes &= ~(1 << cube)
        s.cali_cubes += 1
        s.collected += 1
        s.note("cube-collected", "NC-10.4", hunter=HUNTER + hunter, place=cube, n=s.cali_cubes)
