"""Whom the AI hits with wars and with Che's coups (SP-card-24, SP-card-36, SP-card-102, SP-card-107)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import DONE, EUROPE, IS_BATTLEGROUND, REGION, STABILITY, country
from ...twilight_struggle.cards import BRUSH_WAR
from ...twilight_struggle.influence import influence_of
from ...twilight_struggle.operations import war_modifier
from ..board import IS_MEMBER, region_of
from ..state import SoloState
from .coups import is_barred, standing_after
from .field import list_key
from .questions import card_of, places

PAKISTAN: Final[int] = country("pakistan")
IRAN: Final[int] = country("iran")


def captured_value(s: SoloState, region: int, place: int) -> int:
    """The planning value of a region once the AI has taken the player's influence in a country."""
    both = influence_of(s, s.ai, place) + influence_of(s, s.person, place)
    return standing_after(s, region, place, both, 0)[0]


def choose_invasion(s: SoloState, ask: Ask) -> int:
    """The country whose capture gains most; Brush War has a search of its own."""
    card, options = card_of(ask), places(ask)
    if card == BRUSH_WAR:
        target = brush_war_target(s, options)
        return target if target is not None else options[0]
    return war_target(s, card, options)


def war_target(s: SoloState, card: int, options: list[int]) -> int:
    """Whom a war of choice hits: on a tie Pakistan, or Iran (SP-card-24, SP-card-102)."""
    return max(options, key=lambda c: (captured_value(s, REGION[c], c), c in (PAKISTAN, IRAN)))


def brush_war_target(s: SoloState, options: list[int]) -> int | None:
    """Primary Region, battlegrounds of the Secondary Region, Europe; modifier 0 before -1 (SP-card-36)."""
    first, second = region_of(s.primary), region_of(s.secondary)
    held = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]
    fit = [c for c in held if war_modifier(s, s.ai, c, True, False) >= -1]
    searches = [[c for c in fit if first >= 0 and IS_MEMBER[first][c]]]
    if second >= 0:
        searches.append([c for c in fit if IS_MEMBER[second][c] and IS_BATTLEGROUND[c]])
    searches.append([c for c in fit if REGION[c] == EUROPE])
    for found in searches:
        if found:
            return min(
                found,
                key=lambda c: (
                    -war_modifier(s, s.ai, c, True, False),
                    not IS_BATTLEGROUND[c],
                    -influence_of(s, s.person, c),
                    list_key(s, s.ai, c),
                ),
            )
    return None


def choose_che(s: SoloState, ask: Ask) -> int:
    """Che's coups (SP-card-107)."""
    found = che_targets(s, places(ask))
    return found[0] if found else DONE


def che_targets(s: SoloState, options: list[int]) -> list[int]:
    """The Primary Region, then regions not yet scored this turn; stability 1, then 2."""
    if is_barred(s):
        return []
    first, scored = region_of(s.primary), scored_regions(s)
    fit = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]

    def rank(c: int) -> tuple[bool, bool, int, tuple[int, int]]:
        return not (first >= 0 and IS_MEMBER[first][c]), REGION[c] in scored, STABILITY[c], list_key(s, s.ai, c)

    return sorted(fit, key=rank)


def scored_regions(s: SoloState) -> list[int]:
    """The regions scored in this turn of the Mid or Late War: round 3 is the first to lay its card aside (SP-3.5)."""
    done = s.scorings - int(s.scoring)
    scored = s.aside[:1] if done >= 1 else []
    if done >= 2:
        scored = [*scored, s.aside[3]]
    return [region_of(card) for card in scored]
