"""Extort, Kidnap and Assassinate (AA-4.3, AA-4.4). Ambush is in operations/insurgents.py, with its Attack."""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import why
from ..board import AUC, BASE, CARTELS, FACTION, FARC, GOVT, KIND, SPACES, TERROR
from ..operations.costs import affordable, pay
from ..operations.insurgents import can_terror, terror_space
from ..operations.openings import begins_with, not_begun, openings
from ..operations.removal import any_targets, remove_piece
from ..pieces import (
    activate,
    bases,
    can_place,
    earn,
    enemy_pieces,
    is_city,
    is_loc,
    outnumbers_all,
    outnumbers_police,
    put,
    spaces_with,
    spaces_with_guerrillas,
)
from ..shipments import SEIZED, give_shipment, settle, shipments_in
from ..state import AndeanState

MOST_SPACES = 3

# -- Extort ------------------------------------------------------------------------------------------------------


def extort_spaces(s: AndeanState) -> list[int]:
    """Where own pieces outnumber all others, one of them Underground (AA-4.3.1); each space once."""
    me = s.actor
    if not may_extort(s, me, openings(s)):
        return []
    return [space for space in spaces_with(s, 3 * me) if can_extort_in(s, me, space)]


def may_extort(s: AndeanState, me: int, openings: int) -> bool:
    """The Operation must still happen somewhere (AA-4.1): Terror needs the last Underground Guerrilla."""
    if not not_begun(s):
        return True
    return (s.op != TERROR or underground(s, me) > 1) and (openings != 0 or begins_with(s, me, 1))


def can_extort_in(s: AndeanState, me: int, space: int) -> bool:
    return not s.activity_spaces >> space & 1 and outnumbers_all(s, me, space)


def underground(s: AndeanState, faction: int) -> int:
    """Underground Guerrillas on the map."""
    return sum(s.at[3 * faction * SPACES : (3 * faction + 1) * SPACES])


def can_extort(s: AndeanState, openings: int) -> bool:
    me = s.actor
    return may_extort(s, me, openings) and any(can_extort_in(s, me, space) for space in spaces_with(s, 3 * me))


def no_extortion(s: AndeanState, space: int) -> Remark | None:
    """An Underground Guerrilla where own pieces outnumber all others, each space once (AA-4.3.1)."""
    reason = why.without_underground(s, s.actor, space, "AA-4.3.1") or why.used_before(s, space, "AA-4.3.1")
    if reason is None and not outnumbers_all(s, s.actor, space):
        reason = Remark("why-outnumbered", "AA-4.3.1", place=space, who=s.actor)
    return reason


def extort(s: AndeanState) -> Script:
    space = yield Ask(
        s.seat(s.actor), "extort", lambda: extort_spaces(s), "AA-4.3.1", why=lambda p: no_extortion(s, p), who=s.actor
    )
    extort_in(s, s.actor, space)


def extort_in(s: AndeanState, me: int, space: int) -> None:
    s.activity_spaces |= 1 << space
    activate(s, me, space)
    s.note("extorted", "AA-4.3.1", who=me, place=space)
    earn(s, me, 1, "AA-4.3.1")


# -- Kidnap ------------------------------------------------------------------------------------------------------


def kidnap_victims(s: AndeanState, space: int) -> list[int]:
    """Government in Cities and on LoCs, Cartels at their Bases, if they have anything to lose (AA-4.3.3, AA-R24).

    Where the ransom has to pay for Terror yet to come, a Shipment will not do.
    """
    victims = []
    if (is_city(space) or is_loc(space)) and s.resources[GOVT]:
        victims.append(GOVT)
    if bases(s, CARTELS, space):
        paid = s.op_spaces >> space & 1 or affordable(s, space)
        if paid if shipments_in(s, CARTELS, space) else s.resources[CARTELS]:
            victims.append(CARTELS)
    return victims


def kidnap_spaces(s: AndeanState) -> list[int]:
    """Terror spaces, or ones that still can be; more FARC Guerrillas than Police."""
    if s.activity_spaces.bit_count() >= MOST_SPACES:
        return []
    return [
        space
        for space in spaces_with_guerrillas(s, FARC)
        if not s.activity_spaces >> space & 1
        and outnumbers_police(s, FARC, space)
        and kidnap_victims(s, space)
        and (s.op_spaces >> space & 1 or can_terror(s, FARC, space))  # Terror follows at once, paid by the ransom
    ]


def can_kidnap(s: AndeanState, _openings: int) -> bool:
    return bool(kidnap_spaces(s))


def no_kidnapping(s: AndeanState, space: int) -> Remark | None:
    """A Terror space with more FARC Guerrillas than Police, and somebody to pay (AA-4.3.3)."""
    if space in kidnap_spaces(s):
        return None
    reason = why.without_guerrillas(s, FARC, space, "AA-4.3.3") or why.used_before(s, space, "AA-4.3.3")
    reason = reason or why.held_by_police(s, FARC, space, "AA-4.3.3")
    if reason is None and not kidnap_victims(s, space):
        reason = Remark("why-nobody-pays", "AA-4.3.3", place=space)
    return reason or why.without_underground(s, FARC, space, "AA-4.3.3")


def kidnap(s: AndeanState) -> Script:
    """A ransom by the roll of a die, or a Shipment; a 6 brings in the AUC (AA-4.3.3)."""
    space = yield Ask(s.seat(FARC), "kidnap", lambda: kidnap_spaces(s), "AA-4.3.3", why=lambda p: no_kidnapping(s, p))
    s.activity_spaces |= 1 << space
    victim = yield Ask(
        s.seat(FARC), "kidnap-whom", lambda: [FACTION + f for f in kidnap_victims(s, space)], "AA-4.3.3", place=space
    )
    yield from ransom(s, victim - FACTION, space)
    if not s.op_spaces >> space & 1:
        pay(s, space)
        s.op_spaces |= 1 << space
        yield from terror_space(s, FARC, space)


def ransom(s: AndeanState, victim: int, space: int) -> Script:
    held = shipments_in(s, CARTELS, space) if victim == CARTELS else []
    if held:
        s.note("kidnapped-shipment", "AA-4.3.3", place=space)
        give_shipment(s, held[0], FARC, space, "AA-4.3.3")
        return
    roll = s.dice.die()
    n = min(roll, s.resources[victim])
    s.note("kidnapped", "AA-4.3.3", whose=victim, place=space, roll=roll, n=n)
    earn(s, victim, -n, "AA-4.3.3")
    earn(s, FARC, n, "AA-4.3.3")
    if roll == 6:
        yield from auc_answer(s, space)


def auc_answer(s: AndeanState, space: int) -> Script:
    """The AUC places a piece of its choice."""
    kinds = [k for k in (3 * AUC + BASE, 3 * AUC) if can_place(s, k, space)]
    if not kinds:
        return
    chosen = yield Ask(s.seat(AUC), "auc-answer", lambda: [KIND + k for k in kinds], "AA-4.3.3", place=space)
    put(s, chosen - KIND, space)
    s.note("placed", "AA-4.3.3", piece=chosen, place=space, n=1)


# -- Assassinate -------------------------------------------------------------------------------------------------


def assassinate_spaces(s: AndeanState) -> list[int]:
    """AUC Terror spaces with more AUC Guerrillas than Police and an enemy (AA-4.4.2)."""
    if s.activity_spaces.bit_count() >= MOST_SPACES:
        return []
    return [
        space
        for space in spaces_with_guerrillas(s, AUC)
        if s.op_spaces >> space & 1
        and not s.activity_spaces >> space & 1
        and outnumbers_police(s, AUC, space)
        and enemy_pieces(s, AUC, space)
    ]


def can_assassinate(s: AndeanState, _openings: int) -> bool:
    return bool(assassinate_spaces(s))


def no_assassination(s: AndeanState, space: int) -> Remark | None:
    """A space of this Terror with more AUC Guerrillas than Police, and an enemy (AA-4.4.2)."""
    if space in assassinate_spaces(s):
        return None
    if not s.op_spaces >> space & 1:
        return Remark("why-no-terror-there", "AA-4.4.2", place=space)
    reason = why.used_before(s, space, "AA-4.4.2") or why.held_by_police(s, AUC, space, "AA-4.4.2")
    return reason or Remark("why-no-enemy", "AA-4.4.2", place=space)


def assassinate(s: AndeanState) -> Script:
    space = yield Ask(
        s.seat(AUC), "assassinate", lambda: assassinate_spaces(s), "AA-4.4.2", why=lambda p: no_assassination(s, p)
    )
    s.activity_spaces |= 1 << space
    chosen = yield Ask(
        s.seat(AUC),
        "assassinate-whom",
        lambda: [KIND + k for k in any_targets(s, AUC, space, (0, 1, 2, 3))],
        "AA-4.4.2",
        place=space,
    )
    remove_piece(s, chosen - KIND, space, "AA-4.4.2")
    yield from settle(s, SEIZED, AUC)
