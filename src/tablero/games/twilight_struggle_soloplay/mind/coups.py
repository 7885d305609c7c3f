"""Coups and realignments of the AI: which targets it allows itself, and which comes first (SP-10)."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import ADJACENT, BORDERS_POWER, COUNTRIES, IS_BATTLEGROUND, REGION, STABILITY, US, USSR
from ...twilight_struggle.cards import JUNTA, NUCLEAR_SUBS, ORTEGA
from ...twilight_struggle.influence import control_of, influence_of
from ...twilight_struggle.operations import coup_modifier
from ...twilight_struggle.targets import ANYWHERE, targets
from ..board import IS_MEMBER, ORDER
from ..state import SoloState
from .standing import planning_value, tally_of

STRONGEST_TARGET: Final = 5  # stability and player influence together (SP-10.1)
MOST_TO_REALIGN: Final = 3  # player influence in a realignment target (SP-10.4)
WORST_MODIFIER: Final = -1
BEST_ROLL: Final = 6
JUNTA_STABILITY: Final = 2


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
    return 1 if borders_power(place) else 2


def borders_power(place: int) -> bool:
    """Next to either superpower (SP-9.0)."""
    return bool(BORDERS_POWER[USSR][place] or BORDERS_POWER[US][place])


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
    open_to_coups = [c for c in targets(s, s.ai, ANYWHERE, False, True) if IS_MEMBER[region][c]]
    found = [c for c in open_to_coups if is_worth_a_coup(s, region, c, ops)]
    return sorted(found, key=lambda c: coup_order(s, region, c))


def is_barred(s: SoloState) -> bool:
    """The Cuban Missile Crisis of the player forbids the AI all coups this turn (SP-card-40)."""
    return bool(s.crisis >> s.ai & 1)


def is_safe(s: SoloState, place: int) -> bool:
    return not is_barred(s) and not (IS_BATTLEGROUND[place] and is_too_dangerous(s))


def is_worth_a_coup(s: SoloState, region: int, place: int, ops: int) -> bool:
    """Weak enough, not too dangerous, and the best roll raises the planning value (SP-10.1)."""
    enemy = influence_of(s, s.person, place)
    if not enemy or STABILITY[place] > ops or STABILITY[place] + enemy > STRONGEST_TARGET or not is_safe(s, place):
        return False
    return best_coup(s, region, place, ops)[0] > planning_value(s, region)


def coup_order(s: SoloState, region: int, place: int) -> tuple[int, int, int, bool, int]:
    """Kind, stability, influence to draw level, not beside a country half held, list (SP-10.1)."""
    return (
        rank_of_kind(place),
        STABILITY[place],
        influence_of(s, s.person, place) - influence_of(s, s.ai, place),
        beside_unfinished(s, place),
        list_index(s, region, place),
    )


def raises_level(s: SoloState, region: int, place: int, ops: int) -> bool:
    """Whether the best roll lifts the AI's level in the region (SP-10.2)."""
    level = tally_of(s, region, s.holder).level(s.ai, region)
    return best_coup(s, region, place, ops)[1] > level


def realignment_modifier(s: SoloState, place: int) -> int:
    """Neighbours and superpowers, the AI's less the player's (SP-10.4)."""
    total = 0
    for c in ADJACENT[place]:
        total += (s.holder[c] == s.ai) - (s.holder[c] == s.person)
    return total + BORDERS_POWER[s.ai][place] - BORDERS_POWER[s.person][place]


def realignment_targets(s: SoloState, region: int, ops: int) -> list[int]:
    """The countries of a region that the AI would realign, best first (SP-10.4)."""
    open_to_rolls = [c for c in targets(s, s.ai, ANYWHERE, False, False) if IS_MEMBER[region][c]]
    found = [c for c in open_to_rolls if is_worth_a_roll(s, region, c)]
    return sorted(found, key=lambda c: roll_order(s, region, c, ops))


def is_worth_a_roll(s: SoloState, region: int, place: int) -> bool:
    """Few markers of the player, none of the AI, a fair modifier, and something to gain (SP-10.4)."""
    enemy = influence_of(s, s.person, place)
    if not 0 < enemy <= MOST_TO_REALIGN or influence_of(s, s.ai, place):
        return False
    if realignment_modifier(s, place) < WORST_MODIFIER:
        return False
    return standing_after(s, region, place, 0, 0)[0] > planning_value(s, region)


def roll_order(s: SoloState, region: int, place: int, ops: int) -> tuple[int, bool, bool, int, int, int]:
    """Kind, stability within the Ops, modifier, stability, markers, list (SP-10.4)."""
    return (
        rank_of_kind(place),
        STABILITY[place] > ops,
        realignment_modifier(s, place) < 0,
        STABILITY[place],
        influence_of(s, s.person, place),
        list_index(s, region, place),
    )


# -- free coups and rolls of events ------------------------------------------------------------------------------


def free_coups(s: SoloState, card: int, ops: int, area: tuple[int, ...]) -> list[int]:
    """Targets of the free coup of an event, best first; DEFCON closes no region to it (SP-card-47, -91, -96)."""
    if card == ORTEGA:  # every neighbour with US influence will do
        found = [c for c in area if influence_of(s, s.person, c) and is_safe(s, c)]
    else:
        found = [c for c in area if is_worth_a_coup(s, REGION[c], c, ops)]
    if card == JUNTA:
        found = [c for c in found if IS_BATTLEGROUND[c] and STABILITY[c] == JUNTA_STABILITY]
    return sorted(found, key=lambda c: coup_order(s, REGION[c], c))


def free_rolls(s: SoloState, card: int, ops: int, area: tuple[int, ...]) -> list[int]:
    """Targets of the free realignment of an event; Junta takes stability 2, then 1."""
    found = [c for c in area if is_worth_a_roll(s, REGION[c], c)]
    if card == JUNTA:
        found = [c for c in found if STABILITY[c] <= JUNTA_STABILITY]
        return sorted(found, key=lambda c: (-STABILITY[c], *roll_order(s, REGION[c], c, ops)))
    return sorted(found, key=lambda c: roll_order(s, REGION[c], c, ops))


def death_squad_targets(s: SoloState, region: int, ops: int) -> list[int]:
    """As ever, but battlegrounds next to a superpower come first (SP-card-69)."""
    return sorted(coup_targets(s, region, ops), key=lambda c: not (IS_BATTLEGROUND[c] and borders_power(c)))
