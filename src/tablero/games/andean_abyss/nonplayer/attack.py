"""Attack and Ambush of the Non-player AUC and FARC (AA-8.6.3, AA-8.7.3).

All spaces are chosen first, and the one for the Ambush among them; then each is a step of its own, because an Attack
makes Guerrillas Active that an Ambush needs Underground.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from .. import agenda
from ..board import ALL_SPACES, AMBUSH, ATTACK, AUC, FARC
from ..operations.costs import pay
from ..operations.insurgents import ALL_FACTIONS, ambush_space, can_attack, roll_attack
from ..pieces import guerrillas, hidden, is_loc
from ..state import AndeanState
from .chance import in_turn, random_space
from .procedures import ATTACK_IN, NextRank, purse, select
from .targets import NO_TARGET, attack_rank

MANY: Final = 3
AUC_SPACES: Final = 3
AMBUSH_RULES: Final = {FARC: "AA-8.7.3a", AUC: "AA-8.6.3a"}

# -- where -------------------------------------------------------------------------------------------------------


def auc_candidates(s: AndeanState) -> list[int]:
    """A target, and an Underground AUC Guerrilla or three in all."""
    return [
        space
        for space in ALL_SPACES
        if (hidden(s, AUC, space) or guerrillas(s, AUC, space) >= MANY) and attack_rank(s, AUC, space) < NO_TARGET
    ]


def auc_spaces(s: AndeanState) -> list[int]:
    """Up to three, most AUC Guerrillas first."""
    chosen: list[int] = []
    room = min(AUC_SPACES, purse(s))
    while len(chosen) < room:
        found = [space for space in auc_candidates(s) if space not in chosen]
        if not found:
            break
        most = max([guerrillas(s, AUC, space) for space in found])
        best = [space for space in found if guerrillas(s, AUC, space) == most]
        every = len(best) <= room - len(chosen)
        chosen.append(in_turn(s, best, every, "AA-8.6.3"))
        select(s, chosen[-1], ATTACK, 1, len(best), "AA-8.6.3", every)
    return chosen


def farc_crowds(s: AndeanState) -> list[int]:
    """Three FARC Guerrillas and an enemy."""
    return [space for space in ALL_SPACES if guerrillas(s, FARC, space) >= MANY and can_attack(s, FARC, space)]


def farc_ambushers(s: AndeanState) -> list[int]:
    """Other Cities and Departments, or else LoCs, with an Underground FARC Guerrilla: those with the best target."""
    found = [
        space
        for space in ALL_SPACES
        if hidden(s, FARC, space) and guerrillas(s, FARC, space) < MANY and can_attack(s, FARC, space)
    ]
    found = [space for space in found if not is_loc(space)] or found
    best = min([attack_rank(s, FARC, space) for space in found], default=NO_TARGET)
    return [space for space in found if attack_rank(s, FARC, space) == best]


def farc_spaces(s: AndeanState) -> list[int]:
    """Wherever there are three, then one more for the Ambush."""
    chosen: list[int] = []
    while len(chosen) < purse(s):
        found = [space for space in farc_crowds(s) if space not in chosen]
        if not found:
            break
        every = len(found) <= purse(s) - len(chosen)
        chosen.append(in_turn(s, found, every, "AA-8.7.3"))
        select(s, chosen[-1], ATTACK, 1, len(found), "AA-8.7.3", every)
    others = farc_ambushers(s)
    if others and len(chosen) < purse(s):
        chosen.append(random_space(s, others, "AA-8.7.3"))
        select(s, chosen[-1], ATTACK, 2, len(others), "AA-8.7.3")
    return chosen


def attack_possible(s: AndeanState, me: int) -> bool:
    if me == AUC:
        return bool(auc_candidates(s))
    return bool(farc_crowds(s) or farc_ambushers(s))


# -- Ambush ------------------------------------------------------------------------------------------------------


def ambush_site(s: AndeanState, me: int, spaces: list[int]) -> int:
    """Of the Attack spaces with an Underground Guerrilla the one with fewest Guerrillas, best target; or -1."""
    found = [space for space in spaces if hidden(s, me, space)]
    if not found:
        return -1
    few = min([guerrillas(s, me, space) for space in found])
    found = [space for space in found if guerrillas(s, me, space) == few]
    best = min([attack_rank(s, me, space) for space in found])
    found = [space for space in found if attack_rank(s, me, space) == best]
    chosen = random_space(s, found, AMBUSH_RULES[me])
    select(s, chosen, AMBUSH, 1, len(found), AMBUSH_RULES[me])
    return chosen


# -- the Operation -----------------------------------------------------------------------------------------------


def attack(s: AndeanState, me: int) -> NextRank:
    """All spaces and the Ambush among them, each to be resolved in turn."""
    spaces = auc_spaces(s) if me == AUC else farc_spaces(s)
    site = ambush_site(s, me, spaces) if s.activity_open else -1
    for space in reversed(spaces):
        s.push(agenda.NON_PLAYER, me, ATTACK_IN, space, int(space == site))
    yield from ()
    return 0


def attack_in(s: AndeanState) -> Script:
    """One space: a roll, or the Ambush."""
    _, me, _, space, is_ambush = s.pop()
    pay(s, space)
    s.op_spaces |= 1 << space
    if is_ambush:
        s.note("activity", "AA-4.1", who=me, verb=AMBUSH)
        s.activity = AMBUSH
        s.activity_spaces |= 1 << space
        yield from ambush_space(s, me, space, "AA-4.3.2")
    else:
        yield from roll_attack(s, me, space, ALL_FACTIONS, "AA-3.3.3")
