"""Whether an Event would have an effect if a Non-player executed it (AA-8.1, AA-8.4).

Most are tried on a copy of the state: the Event has an effect if a piece, marker, level, Resources, Aid, Eligibility or
a lasting text differs afterwards. Where a die or another faction's choice would decide that, a test says it instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask
from tablero.core.match import resume

from .. import agenda
from ..board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    DEPARTMENTS,
    DONE,
    FARC,
    FORESTS,
    INSURGENTS,
    MOUNTAINS,
    POLICE,
)
from ..cards import DARIEN, DOD_CONTRACTORS, LASTING, NARCO_WAR, PINTO_AND_DEL_ROSARIO, SUCUMBIOS
from ..events.cards_46_54 import cleansing_spaces
from ..events.free_operations import can_march, insurgent_choices
from ..operations.insurgents import can_attack
from ..pieces import active, count, guerrillas, is_zone
from ..state import AndeanState
from . import auc, farc_march
from .cards import text_of_non_players
from .instructions import can_spare
from .procedures import clear_operation
from .riverines import river_origins

EventTest = Callable[[AndeanState, int], bool]

# lasting texts, Ineligibility, new spaces and Terror in Cúcuta always count as an effect
ALWAYS: Final = (*LASTING, DOD_CONTRACTORS, SUCUMBIOS, PINTO_AND_DEL_ROSARIO, DARIEN)
NEVER: Final = (NARCO_WAR,)  # Non-players operate instead


def effective(s: AndeanState, card: int, faction: int) -> bool:
    if card in ALWAYS:
        return True
    if card in NEVER:
        return False
    test = TESTS.get(card)
    return test(s, faction) if test else changes_something(s, card, faction)


# -- trying it out -----------------------------------------------------------------------------------------------


def changes_something(s: AndeanState, card: int, faction: int) -> bool:
    """Carry the Event out on a copy; whoever is asked takes the first thing offered."""
    from ..steps import next_step

    trial = s.copy()
    trial.agenda = []
    trial.actor = faction
    trial.push(agenda.EVENT, card, text_of_non_players(card), faction)
    while trial.agenda:
        script = next_step(trial)
        assert script is not None
        question = next(script, None)
        while isinstance(question, Ask):
            question = resume(script, first_offer(question.options))
    return differs(s, trial)


def first_offer(options: list[int]) -> int:
    real = [option for option in options if option != DONE]
    return real[0] if real else DONE


def differs(s: AndeanState, other: AndeanState) -> bool:
    return (
        s.at != other.at
        or s.level != other.level
        or s.terror != other.terror
        or s.resources != other.resources
        or s.holder_space != other.holder_space
        or s.holder != other.holder
        or s.lasting != other.lasting
        or (s.aid, s.zones, s.foreign, s.bar_next) != (other.aid, other.zones, other.foreign, other.bar_next)
    )


# -- tests -------------------------------------------------------------------------------------------------------


def can_strike_somewhere(s: AndeanState, faction: int) -> bool:
    """Card 19: Attack or Terror in some space."""
    return any(insurgent_choices(s, faction, space) for space in ALL_SPACES)


def farc_can_march_or_hide(s: AndeanState, faction: int) -> bool:
    """Card 20."""
    return player_or_chart_can_march(s, FARC) or any(active(s, FARC, space) for space in ALL_SPACES)


def auc_can_march(s: AndeanState, faction: int) -> bool:
    """Card 37."""
    return player_or_chart_can_march(s, AUC)


def player_or_chart_can_march(s: AndeanState, who: int) -> bool:
    """Whether FARC or AUC could March: as their player may, or as their chart says."""
    if s.is_player(who):
        return can_march(s, who)
    trial = s.copy()
    clear_operation(trial, who)
    return farc_march.march_possible(trial) if who == FARC else auc.march_possible(trial)


def can_ambush_somewhere(s: AndeanState, faction: int) -> bool:
    """Card 29: a FARC or AUC Guerrilla with an enemy."""
    return any(can_attack(s, f, space) for f in (FARC, AUC) for space in ALL_SPACES)


def mountain_for_a_zone(s: AndeanState, faction: int) -> bool:
    """Card 36."""
    return any(not is_zone(s, mountain) for mountain in MOUNTAINS)


def guerrilla_for_terror(s: AndeanState, faction: int) -> bool:
    """Card 46: anywhere but on a Sabotaged LoC; an own one, or else anybody's (AA-R103)."""
    return any(cleansing_spaces(s, f) for f in INSURGENTS)


def guerrilla_to_fly(s: AndeanState, faction: int) -> bool:
    """Card 53: an own one if there is any in a Department, or else anybody's (AA-R103)."""
    own = any(guerrillas(s, faction, space) for space in DEPARTMENTS)
    return any(can_spare(s, f, space) for f in ((faction,) if own else INSURGENTS) for space in DEPARTMENTS)


def enemy_guerrilla(s: AndeanState, faction: int) -> bool:
    """Card 54."""
    return any(guerrillas(s, f, space) for f in INSURGENTS if f != faction for space in ALL_SPACES)


def police_to_buy(s: AndeanState, faction: int) -> bool:
    """Card 57: Police on the map, and a Cartels piece for it."""
    some = s.available[3 * CARTELS] + s.available[3 * CARTELS + BASE] > 0
    return some and any(count(s, POLICE, space) for space in ALL_SPACES)


def own_guerrilla_to_ride(s: AndeanState, faction: int) -> bool:
    """Card 69."""
    return bool(river_origins(s, faction))


def own_guerrilla_in_forest(s: AndeanState, faction: int) -> bool:
    """Card 70: the executing faction's own (AA-R103)."""
    return any(guerrillas(s, faction, space) for space in FORESTS)


TESTS: Final[dict[int, EventTest]] = {
    19: can_strike_somewhere,
    20: farc_can_march_or_hide,
    29: can_ambush_somewhere,
    36: mountain_for_a_zone,
    37: auc_can_march,
    46: guerrilla_for_terror,
    53: guerrilla_to_fly,
    54: enemy_guerrilla,
    57: police_to_buy,
    69: own_guerrilla_to_ride,
    70: own_guerrilla_in_forest,
}
