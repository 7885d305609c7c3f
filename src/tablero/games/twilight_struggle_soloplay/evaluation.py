"""How well the person stands, for bots: a sum of what a player sees, each in victory points, and what would lose.

What differs from the two-player game: it is known which regions may still be scored this turn (SP-3), Control of Europe
(SP-16.4), only the person pays for missing military operations (SP-15.1), and the stacks are divided by the person
(SP-4). The AI does not start a nuclear war (SP-10.1), so that only the person's own play can. How much each feature
counts is in `data/weights.toml`; `features` tells the parts, so that it can be said why one position is better than
another. The numbers are a judgement, not rules.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tablero.core.feature import Feature

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import (
    ALL_COUNTRIES,
    BATTLEGROUNDS,
    COUNTRIES,
    EUROPE,
    LAST_TURN,
    MID_WAR_TURN,
    NEUTRAL,
    OPS,
    REGION_ACTION,
    REGIONS,
    SIDE,
    STABILITY,
    US,
    USSR,
)
from ..twilight_struggle.danger import CERTAIN
from ..twilight_struggle.features import exposed as two_player_exposed
from ..twilight_struggle.features import lasting as two_player_lasting
from ..twilight_struggle.perils import BRINK, LOWERS_DEFCON
from ..twilight_struggle.plays import usual_rounds
from ..twilight_struggle.scoring import CONTROL, southeast_asia_points, tallies
from .board import ALL_REGIONS, IS_EARLY, SOUTHEAST, region_of
from .regions import FIRST_SCORING, LATE_SCORINGS
from .state import SoloState
from .turns import SCORED
from .weights import (
    AI_STACK,
    CHINA_CARD,
    COUNTRY_POINTS,
    EUROPE_LOST,
    EUROPE_TIMES,
    EUROPE_WON,
    EXPOSED,
    FATAL_CARD,
    LASTING,
    MILITARY,
    MILITARY_EARLY,
    OWN_STACK,
    REGION_LAST,
    REGION_LATER,
    REGION_SOON,
    SCALE,
    SPACE,
    SPARE,
)

MOST_SPARE: Final = 2
MIXED: Final = 3  # scoring cards that are shuffled and go under the pile (SP-3.5)
BETWEEN: Final = 2  # regions of the rounds between two scorings


def evaluate(s: SoloState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == s.person)
    soon = chances(s)
    ahead = float(s.vp) + southeast_asia(s, soon) + influence(s) + spare(s)
    for points in regions(s, soon):
        ahead += points
    ahead += EXPOSED * two_player_exposed(s) + LASTING * two_player_lasting(s) + space_race(s) + china_card(s)
    mine = (ahead if s.person == US else -ahead) + europe(s) - military(s) + stacks(s)
    value = 0.5 + 0.49 * tanh(mine / SCALE)
    return value * (1.0 - CERTAIN) if is_lost(s) else value


def features(s: SoloState) -> list[Feature]:
    """The parts of the sum, each as the person feels it."""
    sign = 1.0 if s.person == US else -1.0
    soon = chances(s)
    of_regions = [sign * points for points in regions(s, soon)]
    of_regions[EUROPE] += europe(s)
    return [
        Feature("points", sign * s.vp),
        *[Feature("region", points, region=region) for region, points in enumerate(of_regions, REGION_ACTION)],
        Feature("southeast-asia", sign * southeast_asia(s, soon)),
        Feature("influence", sign * influence(s)),
        Feature("spare", sign * spare(s)),
        Feature("exposed", sign * EXPOSED * two_player_exposed(s)),
        Feature("military", -military(s)),
        Feature("space-race", sign * space_race(s)),
        Feature("china-card", sign * china_card(s)),
        Feature("hand", stacks(s)),
        Feature("lasting", sign * LASTING * two_player_lasting(s)),
    ]


# -- which regions are scored this turn (SP-3) -------------------------------------------------------------------


def chances(s: SoloState) -> list[float]:
    """By region: how likely it is still to be scored this turn, as far as the face-up cards tell."""
    found = [0.0] * ALL_REGIONS
    if s.scoring and s.acted < SCORED:
        found[region_of(s.primary)] = 1.0
    if s.turn < MID_WAR_TURN:
        early_chances(s, found)
    elif s.round < FIRST_SCORING:
        two_to_come(s, found)
    elif s.round < LATE_SCORINGS[-1]:
        one_to_come(s, found)
    return found


def early_chances(s: SoloState, found: list[float]) -> None:
    """One scoring a turn: the first Early War region that comes up from round 3 on (SP-3.6)."""
    if s.scorings:
        return
    if s.secondary and IS_EARLY[s.secondary] and s.round + 1 >= FIRST_SCORING:
        found[region_of(s.secondary)] = 1.0
        return
    share(found, [card for card in s.pile if IS_EARLY[card]], 1.0)


def two_to_come(s: SoloState, found: list[float]) -> None:
    """The regions of the first two rounds go under the pile, from where the second scoring may take one (SP-3.5)."""
    lie_on_top = len(s.pile) - 1
    if lie_on_top >= len(LATE_SCORINGS) + BETWEEN:
        share(found, s.pile, 2.0)
    else:
        used = [card for card in (*s.aside, s.primary, s.secondary) if card]
        share(found, s.pile, 1.0 + 1.0 / MIXED)
        share(found, used, 1.0 - 1.0 / MIXED)


def one_to_come(s: SoloState, found: list[float]) -> None:
    """The second scoring takes a card that was not seen this turn, as long as such cards lie on top."""
    fresh = [card for card in s.pile if card not in s.under]
    lie_on_top = len(fresh) - 1 - (BETWEEN if s.round == FIRST_SCORING else 0)
    if lie_on_top > 0:
        share(found, fresh, 1.0)
    else:
        share(found, fresh, 1.0 / MIXED)
        share(found, s.under, 1.0 - 1.0 / MIXED)


def share(found: list[float], cards: list[int], chance: float) -> None:
    """A chance that all of these scoring cards have alike."""
    for card in cards:
        found[region_of(card)] += chance / len(cards)


# -- the map: positive is good for the US ------------------------------------------------------------------------


def regions(s: SoloState, soon: list[float]) -> list[float]:
    """What each region would score, weighed by when that may be."""
    later = REGION_LATER + (REGION_LAST if s.turn == LAST_TURN else 0.0)
    found = []
    for region in range(REGIONS):
        both = tallies(s, region)
        points = both[US].points(region) - both[USSR].points(region)
        always = later * EUROPE_TIMES if region == EUROPE else later
        found.append((always + REGION_SOON * soon[region]) * points)
    return found


def southeast_asia(s: SoloState, soon: list[float]) -> float:
    """Southeast Asia is scored once at most, and only for itself if its card comes up."""
    return REGION_SOON * soon[SOUTHEAST] * southeast_asia_points(s) if soon[SOUTHEAST] else 0.0


def influence(s: SoloState) -> float:
    """Control of countries, and influence on the way to it."""
    points = 0.0
    present = s.influence
    for c in ALL_COUNTRIES:
        margin = present[COUNTRIES + c] - present[c]
        if margin:
            part = margin / STABILITY[c]
            points += COUNTRY_POINTS[c] * (1.0 if part > 1.0 else -1.0 if part < -1.0 else part)
    return points


def spare(s: SoloState) -> float:
    """Influence beyond what control of a battleground takes: it can't be broken by a single point."""
    more = 0
    present = s.influence
    for c in BATTLEGROUNDS:
        margin = present[COUNTRIES + c] - present[c]
        if margin > STABILITY[c]:
            more += min(margin - STABILITY[c], MOST_SPARE)
        elif -margin > STABILITY[c]:
            more -= min(-margin - STABILITY[c], MOST_SPARE)
    return SPARE * more


def space_race(s: SoloState) -> float:
    """Who is ahead in the Space Race."""
    return SPACE * (s.space[US] - s.space[USSR])


def china_card(s: SoloState) -> float:
    """Who holds the China Card."""
    return 0.0 if s.china < 0 else CHINA_CARD if s.china == US else -CHINA_CARD


# -- the person alone: positive is good for the person -----------------------------------------------------------


def europe(s: SoloState) -> float:
    """Control of Europe, beyond its points (SP-16.4)."""
    both = tallies(s, EUROPE)
    if both[s.ai].status == CONTROL:
        return -EUROPE_LOST
    return EUROPE_WON if both[s.person].status == CONTROL else 0.0


def military(s: SoloState) -> float:
    """What the person has to fear for missing military operations, from the first round on (SP-15.1)."""
    missing = s.defcon - s.milops[s.person]
    if missing <= 0 or s.round == 0:
        return 0.0
    return missing * (MILITARY_EARLY + (MILITARY - MILITARY_EARLY) * s.round / usual_rounds(s))


def stacks(s: SoloState) -> float:
    """How well the cards have been divided, as long as none of them was played (SP-4.1)."""
    if s.round:
        return 0.0
    kept, given = [*s.hands[s.person], *s.kept], [*s.hands[s.ai], *s.dealt]
    own = sum([card_worth(s, card, OWN_STACK) for card in kept])
    theirs = sum([card_worth(s, card, AI_STACK) for card in given])
    fatal = [card for card in kept if card in LOWERS_DEFCON and SIDE[card] == s.ai]
    return own - theirs - FATAL_CARD * len(fatal)


def card_worth(s: SoloState, card: int, worth: tuple[float, ...]) -> float:
    kind = 2 if SIDE[card] == NEUTRAL else int(SIDE[card] == s.ai)
    return worth[kind] * OPS[card]


def is_lost(s: SoloState) -> bool:
    """Whether an event that lowers DEFCON to 1 is still to come in the person's round or headline (SP-16.2)."""
    if s.phasing != s.person or s.defcon > BRINK:
        return False
    return any(item[0] == base.EVENT and item[1] in LOWERS_DEFCON for item in s.agenda)
