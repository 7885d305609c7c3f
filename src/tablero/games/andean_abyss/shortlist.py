"""Which options deserve a bot's time (hints.py): of thirty spaces the few that matter, of many numbers a few.

An Operation is dozens of small decisions. What a bot can't try out it never plays, so nothing here forbids a way to
play; it leaves out what is nearly always pointless (Training where nothing is amiss) or hardly differs (four or five
Troops). The best guess comes first, because programs that think ahead look there first. Not here: how positions are
judged (evaluation.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from .board import (
    ASSAULT,
    CITY_COUNT,
    DONE,
    ECON,
    FIRST_LOC,
    MARCH,
    NEGOTIATE,
    NUMBER,
    PATROL,
    POP,
    RALLY,
    RECYCLE,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
)
from .operations.government import can_build_base, can_civic_action
from .pieces import has_government_control, is_department
from .state import AndeanState

SPACES_TRIED: Final = 6
NUMBERS_TRIED: Final = 4

Score = Callable[[AndeanState, int], float]


def shortlist(s: AndeanState, ask: Ask) -> list[int]:
    """No deals, no recycling; a few spaces and numbers; no Base in a City, where it is good for nothing."""
    options = [option for option in ask.options if option not in (NEGOTIATE, RECYCLE)] or ask.options
    if ask.kind == "train-extra":
        return [option for option in options if option == DONE or is_department(option) or can_serve(s, option)]
    score = SCORES.get(ask.values["verb"]) if ask.kind == "operate" else BY_KIND.get(ask.kind)
    if score is not None:
        return best_spaces(s, options, score)
    if options[0] >= NUMBER and len(options) > NUMBERS_TRIED:
        return spread(options)
    return options


def best_spaces(s: AndeanState, options: list[int], score: Score) -> list[int]:
    """The spaces with the highest scores, then all that is no space."""
    spaces = [(-score(s, option), option) for option in options if option < SPACES]
    others = [option for option in options if option >= SPACES]
    good = sorted([found for found in spaces if found[0] < 0.0] or spaces)[:SPACES_TRIED]
    return [option for _, option in good] + others


def spread(numbers: list[int]) -> list[int]:
    """The highest, the lowest, and some between them."""
    last = len(numbers) - 1
    return sorted({numbers[last], numbers[0], numbers[1], numbers[last // 2]}, reverse=True)


# -- where the Government is wanted ------------------------------------------------------------------------------


def trouble(s: AndeanState, space: int) -> float:
    """Insurgents to be fought, and people to be won over."""
    row = s.at[space::SPACES]
    fight = 2 * row[5] + row[3] + row[4] + row[8] + 0.5 * (row[6] + row[7] + row[9] + row[10] + row[11])
    return fight + (0.5 * POP[space] * (2 - s.level[space]) if space < FIRST_LOC else ECON[space] * fight)


def training(s: AndeanState, space: int) -> float:
    """Cities and Bases in trouble or without both kinds of cubes; elsewhere, Civic Action or a Base."""
    row = s.at[space::SPACES]
    troops, police, base = row[:3]
    wanted = 0.5 * POP[space] * (2 - s.level[space])
    controlled = troops + police + base > sum(row[3:])
    if space < CITY_COUNT or base:
        lacking = 0.0 if troops and police and controlled else 0.5 * POP[space] + 0.5
        return wanted + lacking + 0.3 * sum(row[3:])
    fort = 2.0 + POP[space] if can_build_base(s, space) and POP[space] else 0.0
    return fort + (wanted if controlled and troops and police else 0.0)


def can_serve(s: AndeanState, space: int) -> bool:
    """Whether Civic Action is possible now (AA-6.4.1)."""
    return can_civic_action(s, space, has_government_control(s, space))


def spare_cubes(s: AndeanState, space: int) -> float:
    """Where many cubes stand and little is to be done."""
    cubes = s.at[space] + s.at[SPACES + space]
    return 10.0 + cubes - trouble(s, space) if cubes else 0.0


def troops_there(s: AndeanState, space: int) -> float:
    """Most Troops first, of equal ones those with the least to do."""
    return 10.0 * s.at[space] - trouble(s, space)


def roads(s: AndeanState, space: int) -> float:
    """LoCs that pay well and Cities, where Guerrillas outnumber the guards; then those that nobody guards."""
    row = s.at[space::SPACES]
    guards, enemies = row[0] + row[1] + row[2], sum(row[3:])
    worth = 2.0 * ECON[space] + POP[space]
    if enemies >= guards:
        return worth * (3.0 if enemies else 1.0)
    return 0.5 * worth if enemies else 0.0


# -- where the Insurgents are wanted -----------------------------------------------------------------------------


def rallying(s: AndeanState, space: int) -> float:
    """Pairs of Guerrillas, own Bases, and Pop."""
    me = s.actor
    row = s.at[space::SPACES]
    own = row[3 * me] + row[3 * me + 1]
    room = row[2] + row[5] + row[8] + row[11] < 2
    return 1.0 + 4 * (own >= 2 and room) + 2 * row[3 * me + 2] + POP[space] + own - 0.3 * (row[0] + row[1])


def own_guerrillas(s: AndeanState, space: int) -> float:
    i = 3 * s.actor * SPACES + space
    return 1.0 + s.at[i] + s.at[i + SPACES]


def people(s: AndeanState, space: int) -> float:
    """What Terror can take: levels of Support, or Econ (AA-3.3.4)."""
    return 1.0 + POP[space] * (2 + s.level[space]) + ECON[space]


SCORES: Final[dict[int, Score]] = {
    TRAIN: training,
    SWEEP: trouble,
    ASSAULT: trouble,
    PATROL: spare_cubes,
    RALLY: rallying,
    MARCH: own_guerrillas,
    TERROR: people,
}
BY_KIND: Final[dict[str, Score]] = {
    "sweep-from": troops_there,
    "air-lift-from": troops_there,
    "air-lift-to": trouble,
    "patrol-to": roads,
    "redeploy": spare_cubes,
    "redeploy-to": trouble,
    "leave-zone": trouble,
}
