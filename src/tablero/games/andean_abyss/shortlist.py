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
    AUC,
    CARTELS,
    DONE,
    ECON,
    FARC,
    FIRST_LOC,
    GOVT,
    MARCH,
    NEGOTIATE,
    NUMBER,
    PATROL,
    POLICE,
    POP,
    RALLY,
    RECYCLE,
    SPACES,
    SWEEP,
    TERROR,
    TRAIN,
    TROOPS,
)
from .operations.government import can_build_base, can_civic_action
from .operations.insurgents import can_raise_base
from .pieces import (
    bases,
    count,
    cubes,
    guerrillas,
    has_government_control,
    insurgent_pieces,
    is_city,
    is_department,
    pieces_of,
)
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
    others = guerrillas(s, AUC, space) + pieces_of(s, CARTELS, space)
    fight = 2 * bases(s, FARC, space) + guerrillas(s, FARC, space) + bases(s, AUC, space) + 0.5 * others
    return fight + (0.5 * POP[space] * (2 - s.level[space]) if space < FIRST_LOC else ECON[space] * fight)


def training(s: AndeanState, space: int) -> float:
    """Cities and Bases in trouble or without both kinds of cubes; elsewhere, Civic Action or a Base."""
    wanted = 0.5 * POP[space] * (2 - s.level[space])
    is_held = has_government_control(s, space) and count(s, TROOPS, space) > 0 and count(s, POLICE, space) > 0
    if is_city(space) or bases(s, GOVT, space):
        return wanted + (0.0 if is_held else 0.5 * POP[space] + 0.5) + 0.3 * insurgent_pieces(s, space)
    fort = 2.0 + POP[space] if can_build_base(s, space) and POP[space] else 0.0
    return fort + (wanted if is_held else 0.0)


def can_serve(s: AndeanState, space: int) -> bool:
    """Whether Civic Action is possible now (AA-6.4.1)."""
    return can_civic_action(s, space, has_government_control(s, space))


def spare_cubes(s: AndeanState, space: int) -> float:
    """Where many cubes stand and little is to be done."""
    spare = cubes(s, space)
    return 10.0 + spare - trouble(s, space) if spare else 0.0


def troops_there(s: AndeanState, space: int) -> float:
    """Most Troops first, of equal ones those with the least to do."""
    return 10.0 * count(s, TROOPS, space) - trouble(s, space)


def roads(s: AndeanState, space: int) -> float:
    """LoCs that pay well and Cities, where Guerrillas outnumber the guards; then those that nobody guards."""
    guards, enemies = pieces_of(s, GOVT, space), insurgent_pieces(s, space)
    worth = 2.0 * ECON[space] + POP[space]
    if enemies >= guards:
        return worth * (3.0 if enemies else 1.0)
    return 0.5 * worth if enemies else 0.0


# -- where the Insurgents are wanted -----------------------------------------------------------------------------


def rallying(s: AndeanState, space: int) -> float:
    """Pairs of Guerrillas, own Bases, and Pop."""
    me = s.actor
    own = guerrillas(s, me, space) + 4 * can_raise_base(s, me, space) + 2 * bases(s, me, space)
    return 1.0 + own + POP[space] - 0.3 * cubes(s, space)


def own_guerrillas(s: AndeanState, space: int) -> float:
    return 1.0 + guerrillas(s, s.actor, space)


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
