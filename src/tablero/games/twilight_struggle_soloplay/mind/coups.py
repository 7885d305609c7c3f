"""Coups and realignments of the AI: which targets it allows itself, and which comes first (SP-10)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import (
    ADJACENT,
    BORDERS_POWER,
    COUNTRIES,
    IS_BATTLEGROUND,
    REGION,
    STABILITY,
    US,
    USSR,
)
from ...twilight_struggle.influence import control_of, influence_of
from ...twilight_struggle.operations import (
    ANYWHERE,
    NUCLEAR_SUBS,
    coup_modifier,
    targets,
    value_at,
)
from ..board import IS_MEMBER, ORDER
from ..state import SoloState
from .standing import planning_value, tally_of

STRONGEST_TARGET: Final = 5  # stability and player influence together (SP-10.1)
MOST_TO_REALIGN: Final = 3  # player influence in a realignment target (SP-10.4)
WORST_MODIFIER: Final = -1
BEST_ROLL: Final = 6


def standing_after(s: SoloState, region: int, place: int, own: int, enemy: int) -> tuple[int, int]:
    """The planning value and the AI's level if a country came to hold this influence."""
    holders = s.holder[:]
    both = [own, enemy] if s.ai == USSR else [enemy, own]
    holders[place] = control_of(both[USSR], both[US], STABILITY[place])
    tally = tally_of(s, region, holders)
    return tally.value(s.ai, region), tally.level(s.ai, region)


def best_coup(s: SoloState, region: int, place: int, ops: int) -> tuple[int, int]:
    """What the best roll would come to: planning value and level."""
    own, enemy = influence_of(s, s.ai, place), influence_of(s, s.person, place)
    result = BEST_ROLL + ops + coup_modifier(s, s.ai, place) - 2 * STABILITY[place]
    if result > 0:
        own += max(0, result - enemy)
        enemy = max(0, enemy - result)
    return standing_after(s, region, place, own, enemy)


def rank_of_kind(place: int) -> int:
    """Battlegrounds first, then countries next to a superpower."""
    if IS_BATTLEGROUND[place]:
        return 0
    return 1 if BORDERS_POWER[USSR][place] or BORDERS_POWER[US][place] else 2


def beside_unfinished(s: SoloState, place: int) -> bool:
    """Next to a country that holds AI influence but not AI control."""
    base = s.ai * COUNTRIES
    return any(s.influence[base + c] and s.holder[c] != s.ai for c in ADJACENT[place])


def list_index(s: SoloState, region: int, place: int) -> int:
    return ORDER[s.ai][region if IS_MEMBER[region][place] else REGION[place]].index(place)


def is_too_dangerous(s: SoloState) -> bool:
    """At DEFCON 2 the AI makes no coup in a battleground, unless Nuclear Subs protect it (SP-10.1, SP-R18)."""
    return s.defcon == 2 and not (s.ai == US and s.is_lasting(NUCLEAR_SUBS))


def coup_targets(s: SoloState, region: int, ops: int) -> list[int]:
    """The countries of a region in which the AI would make a coup, best first (SP-10.1)."""
    if s.crisis >> s.ai & 1:
        return []
    now = planning_value(s, region)
    quiet = is_too_dangerous(s)
    found = []
    for c in targets(s, s.ai, ANYWHERE, False, True):
        if not IS_MEMBER[region][c] or (quiet and IS_BATTLEGROUND[c]):
            continue
        value = value_at(s, s.ai, 0, ops, c)
        enemy = influence_of(s, s.person, c)
        if STABILITY[c] > value or STABILITY[c] + enemy > STRONGEST_TARGET:
            continue
        if best_coup(s, region, c, value)[0] > now:
            found.append(c)
    return sorted(
        found,
        key=lambda c: (
            rank_of_kind(c),
            STABILITY[c],
            influence_of(s, s.person, c) - influence_of(s, s.ai, c),
            beside_unfinished(s, c),
            list_index(s, region, c),
        ),
    )


def raises_level(s: SoloState, region: int, place: int, ops: int) -> bool:
    """Whether the best roll lifts the AI's level in the region (SP-10.2)."""
    level = tally_of(s, region, s.holder).level(s.ai, region)
    return best_coup(s, region, place, value_at(s, s.ai, 0, ops, place))[1] > level


def realignment_modifier(s: SoloState, place: int) -> int:
    """Neighbours and superpowers, the AI's less the player's (SP-10.4)."""
    total = 0
    for c in ADJACENT[place]:
        total += (s.holder[c] == s.ai) - (s.holder[c] == s.person)
    return total + BORDERS_POWER[s.ai][place] - BORDERS_POWER[s.person][place]


def realignment_targets(s: SoloState, region: int, ops: int) -> list[int]:
    """The countries of a region that the AI would realign, best first (SP-10.4)."""
    now = planning_value(s, region)
    found = []
    for c in targets(s, s.ai, ANYWHERE, False, False):
        enemy = influence_of(s, s.person, c)
        if not IS_MEMBER[region][c] or enemy > MOST_TO_REALIGN or influence_of(s, s.ai, c):
            continue
        if realignment_modifier(s, c) >= WORST_MODIFIER and standing_after(s, region, c, 0, 0)[0] > now:
            found.append(c)
    return sorted(
        found,
        key=lambda c: (
            rank_of_kind(c),
            STABILITY[c] > ops,
            realignment_modifier(s, c) < 0,
            STABILITY[c],
            influence_of(s, s.person, c),
            list_index(s, region, c),
        ),
    )
