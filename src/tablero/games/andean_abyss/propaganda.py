"""The Propaganda round (AA-6), phase by phase.

Its end, victory, is in victory.py; FARC Zones and redeployment are in redeployment.py.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import agenda, why
from .board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    CASH,
    DONE,
    ECON,
    FARC,
    GOVT,
    INSURGENTS,
    KIND,
    LOCS,
    PLACE,
    PLACES,
    POP,
    RALLY,
    RECYCLE,
    SHIPMENTS,
    SPACES,
)
from .cards import ALFONSO_CANO, FIRST_DIVISION, MEXICAN_TRAFFICKERS, MOMENTUM, SEVENTH_SPECIAL_FORCES, SHADED, UNSHADED
from .operations.government import can_civic_action, civic_needs, civic_step, civic_step_possible
from .operations.insurgents import can_rally, rally_space, rally_takes
from .operations.recycling import recyclable, recycle
from .pieces import (
    active,
    all_guerrillas,
    bases_on_map,
    can_place,
    can_shift,
    cubes,
    earn,
    has_farc_control,
    has_government_control,
    hide,
    in_play,
    is_city,
    near,
    pieces_of,
    place_terror,
    places,
    put,
    shift,
)
from .shipments import available_shipments, remove_shipment, shipments_of
from .state import FARC_CONTROL, GOVERNMENT_CONTROL, PASTRANA, SAMPER, URIBE, AndeanState
from .victory import victory_check

ELECTION_GOAL: Final = 60
ECONOMY: Final[int] = sum(ECON)
CARTEL_INCOME: Final = 3
MEXICAN_INCOME: Final = 4
EXTRA_AGITATION: Final = 3  # spaces that Alfonso Cano shaded opens (card 22)
SHIPMENT_CASH: Final = 6

(
    VICTORY,
    CONTROL,
    SPECIAL_FORCES,
    RESOURCES,
    PROFITS,
    SUPPORT_PHASE,
    AGITATE,
    ELECTION,
    BACKING,
    REDEPLOYMENT,
    RESET,
) = range(11)

# phases that the journal opens with a line of their own; the others tell what they are
HEADED: Final = {
    CONTROL: "AA-6.2",
    RESOURCES: "AA-6.3",
    PROFITS: "AA-6.3.3",
    SUPPORT_PHASE: "AA-6.4.1",
    AGITATE: "AA-6.4.2",
    BACKING: "AA-6.4.5",
}


def propaganda(s: AndeanState) -> Script:
    """One phase; those that ask put their own steps on the agenda."""
    phase = s.pop()[1]
    if phase == VICTORY and victory_check(s):
        return
    if phase < RESET:
        s.push(agenda.PROPAGANDA, phase + 1)
    if phase in HEADED and (phase != PROFITS or len(available_shipments(s)) < SHIPMENTS):
        s.note("phase", HEADED[phase], n=phase)
    if phase == CONTROL:
        record_control(s)
    elif phase == SPECIAL_FORCES:
        yield from special_forces(s)
    elif phase == RESOURCES:
        earnings(s)
    elif phase == PROFITS:
        for faction in reversed(INSURGENTS):
            s.push(agenda.DRUG_PROFITS, faction)
    elif phase == SUPPORT_PHASE:
        s.civic_space = -1
        s.push(agenda.CIVIC_ACTION)
    elif phase == AGITATE:
        s.extra_agitation = 0
        s.push(agenda.AGITATION)
    elif phase == ELECTION:
        election(s)
    elif phase == BACKING:
        s.push(agenda.ELITE_BACKING)
    elif phase == REDEPLOYMENT:
        redeployment_or_end(s)
    elif phase == RESET:
        reset(s)


# -- control, sabotage, resources (6.2, 6.3) ---------------------------------------------------------------------


def record_control(s: AndeanState) -> None:
    """Control is recorded and stays as it is until the Reset; then LoCs are Sabotaged (AA-6.2)."""
    control = [0] * SPACES
    for space in places(s):
        if has_government_control(s, space):
            control[space] = GOVERNMENT_CONTROL
        elif has_farc_control(s, space):
            control[space] = FARC_CONTROL
    s.control = control
    for loc in LOCS:
        if not s.terror[loc] and is_cut(s, loc):
            place_terror(s, loc, "AA-6.2")


def is_cut(s: AndeanState, loc: int) -> bool:
    """Overrun, or next to a City under FARC Control."""
    return is_overrun(s, loc) or any(is_city(space) and s.control[space] == FARC_CONTROL for space in near(s, loc))


def is_overrun(s: AndeanState, loc: int) -> bool:
    """More Guerrillas than cubes; with 7th Special Forces shaded as many will do (card 7)."""
    fighters, guards = all_guerrillas(s, loc), cubes(s, loc)
    return fighters > guards or (fighters == guards > 0 and s.lasting[SEVENTH_SPECIAL_FORCES] == SHADED)


def special_forces(s: AndeanState) -> Script:
    """7th Special Forces unshaded: up to three Terror or Sabotage markers go (card 7)."""
    if s.lasting[SEVENTH_SPECIAL_FORCES] != UNSHADED:
        return
    for left in (3, 2, 1):
        if not any(s.terror):
            return
        space = yield Ask(
            s.seat(GOVT),
            "special-forces",
            lambda: [*[sp for sp in ALL_SPACES if s.terror[sp]], DONE],
            "AA-card-7",
            why=lambda p: None if s.terror[p] else Remark("why-no-terror", "AA-card-7", place=p),
            left=left,
        )
        if space == DONE:
            return
        s.terror[space] -= 1
        s.note("terror-removed", "AA-card-7", place=space)


def earnings(s: AndeanState) -> None:
    """Economy and Aid (not under Samper); Bases of the Insurgents (AA-6.3.1, AA-6.3.2)."""
    sabotaged = sum([ECON[loc] for loc in LOCS if s.terror[loc]])
    earn(s, GOVT, ECONOMY - sabotaged + aid_paid(s), "AA-6.3.1")
    earn(s, FARC, bases_on_map(s, FARC), "AA-6.3.2")
    earn(s, AUC, bases_on_map(s, AUC), "AA-6.3.2")
    earn(s, CARTELS, bases_on_map(s, CARTELS) * cartel_income(s), "AA-6.3.2")


def aid_paid(s: AndeanState) -> int:
    return 0 if s.president == SAMPER else s.aid


def cartel_income(s: AndeanState) -> int:
    """What each of their Bases pays; more with Mexican Traffickers shaded (card 67)."""
    return MEXICAN_INCOME if s.lasting[MEXICAN_TRAFFICKERS] == SHADED else CARTEL_INCOME


def drug_profits(s: AndeanState) -> Script:
    """Each Shipment becomes a Base where it lies, or 6 Resources (AA-6.3.3)."""
    faction = s.pop()[1]
    for shipment in shipments_of(s, faction):
        space = s.holder_space[shipment]
        kind = 3 * faction + BASE
        choice = CASH
        if can_place(s, kind, space):
            choice = yield Ask(
                s.seat(faction), "drug-profits", lambda: [PLACE, CASH], "AA-6.3.3", who=faction, place=space
            )
        remove_shipment(s, shipment, "AA-6.3.3")
        if choice == PLACE:
            put(s, kind, space)
            s.note("placed", "AA-6.3.3", piece=KIND + kind, place=space, n=1)
        else:
            earn(s, faction, SHIPMENT_CASH, "AA-6.3.3")


# -- support (6.4) -----------------------------------------------------------------------------------------------


def civic_spaces(s: AndeanState) -> list[int]:
    """Government Control with Troops and Police; with 1st Division unshaded one more with any cube (card 1)."""
    found = []
    for space in PLACES:
        controlled = s.control[space] == GOVERNMENT_CONTROL
        if can_civic_action(s, space, controlled):
            found.append(space)
        elif s.lasting[FIRST_DIVISION] == UNSHADED and s.civic_space in (-1, space) and controlled and POP[space]:
            if cubes(s, space) and civic_step_possible(s, space):
                found.append(space)
    return found


def civic_action(s: AndeanState) -> Script:
    """One step of Civic Action, or done (AA-6.4.1)."""
    space = DONE
    if civic_spaces(s):
        space = yield Ask(
            s.seat(GOVT),
            "civic-action",
            lambda: [*civic_spaces(s), DONE],
            "AA-6.4.1",
            why=lambda p: why.no_civic_action(
                s, civic_spaces(s), p, s.control[p] == GOVERNMENT_CONTROL, civic_needs(s)
            ),
        )
    if space == DONE:
        s.pop()
        return
    if not can_civic_action(s, space, True):
        s.civic_space = space
    civic_step(s, space)


def agitation_spaces(s: AndeanState) -> list[int]:
    """FARC Control; with Alfonso Cano shaded up to three more with FARC pieces and no Government Control (card 22)."""
    if not s.resources[FARC]:
        return []
    found = []
    for space in PLACES:
        if not POP[space] or not (s.terror[space] or can_shift(s, space, -1)):
            continue
        if s.control[space] == FARC_CONTROL or may_agitate_extra(s, space):
            found.append(space)
    return found


def may_agitate_extra(s: AndeanState, space: int) -> bool:
    if s.lasting[ALFONSO_CANO] != SHADED or not pieces_of(s, FARC, space) or s.control[space] == GOVERNMENT_CONTROL:
        return False
    return bool(s.extra_agitation >> space & 1) or s.extra_agitation.bit_count() < EXTRA_AGITATION


def no_agitation(s: AndeanState, space: int) -> Remark | None:
    """FARC Control, people, and something to do (AA-6.4.2)."""
    if space in agitation_spaces(s):
        return None
    reason = why.without_people(space, "AA-6.4.2") or why.unmoved_by(s, space, -1, "AA-6.4.2")
    return reason or Remark("why-no-control", "AA-6.4.2", place=space, who=FARC)


def agitation(s: AndeanState) -> Script:
    """One step of Agitation, or done (AA-6.4.2)."""
    space = DONE
    if agitation_spaces(s):
        space = yield Ask(
            s.seat(FARC),
            "agitation",
            lambda: [*agitation_spaces(s), DONE],
            "AA-6.4.2",
            why=lambda p: no_agitation(s, p),
        )
    if space == DONE:
        s.pop()
        return
    agitate(s, space)


def agitate(s: AndeanState, space: int) -> None:
    """A Terror marker off, or one level toward Active Opposition, for 1 Resource."""
    if s.control[space] != FARC_CONTROL:
        s.extra_agitation |= 1 << space
    earn(s, FARC, -1, "AA-6.4.2")
    if s.terror[space]:
        s.terror[space] -= 1
        s.note("terror-removed", "AA-6.4.2", place=space)
    else:
        shift(s, space, -1, "AA-6.4.2")


def election(s: AndeanState) -> None:
    """Too little Support: the next president (AA-6.4.3)."""
    if s.president == URIBE or s.support > ELECTION_GOAL:
        s.note("president-stays", "AA-6.4.3", n=s.president, total=s.support)
        return
    s.president += 1
    s.note("president", "AA-6.4.3", n=s.president)
    if s.president == PASTRANA:
        s.push(agenda.NEW_ZONE, -1)
    else:
        s.zones = 0
        s.note("zones-end", "AA-6.4.3")


# -- elite backing (6.4.5) ---------------------------------------------------------------------------------------


def open_to_backing(s: AndeanState, space: int) -> bool:
    """Without Opposition, without Government or FARC Control."""
    return in_play(s, space) and not s.control[space] and s.level[space] >= 0


def closed_to_backing(s: AndeanState) -> int:
    """The others, as bits."""
    return sum([1 << space for space in PLACES if not open_to_backing(s, space)])


def backing_spaces(s: AndeanState) -> list[int]:
    """Of those, where the AUC can Rally."""
    return [space for space in PLACES if open_to_backing(s, space) and can_rally(s, AUC, space)]


def no_backing(s: AndeanState, space: int) -> Remark | None:
    """Without Opposition, without Government or FARC Control, and something to Rally there (AA-6.4.5)."""
    if space in backing_spaces(s):
        return None
    reason = why.on_a_road(space, "AA-6.4.5") or why.abroad(s, space)
    if reason is None and s.control[space]:
        reason = Remark("why-controlled", "AA-6.4.5", place=space)
    if reason is None and s.level[space] < 0:
        reason = Remark("why-opposition", "AA-6.4.5", place=space)
    return reason or Remark("why-none-to-rally", "AA-6.4.5", place=space, who=AUC)


def elite_backing(s: AndeanState) -> Script:
    """The AUC Rallies free in one space (AA-6.4.5); out of pieces, it may take its own back first (AA-R2)."""
    space = DONE
    if backing_options(s):
        space = yield Ask(
            s.seat(AUC),
            "elite-backing",
            lambda: [*backing_options(s), DONE],
            "AA-6.4.5",
            why=lambda p: no_backing(s, p),
        )
    if space == RECYCLE:
        yield from recycle(s, AUC, rally_takes(s, AUC, closed_to_backing(s)))
        return
    s.pop()
    if space == DONE:
        return
    s.actor, s.op, s.op_free = AUC, RALLY, True
    yield from rally_space(s, AUC, space)
    s.op, s.op_free = 0, False


def backing_options(s: AndeanState) -> list[int]:
    takes_back = any(open_to_backing(s, space) for space in PLACES) and recyclable(
        s, AUC, rally_takes(s, AUC, closed_to_backing(s))
    )
    return [*backing_spaces(s), *([RECYCLE] if takes_back else [])]


def redeployment_or_end(s: AndeanState) -> None:
    s.rounds += 1
    if s.propaganda >= s.last_propaganda:
        s.agenda = []
        s.push(agenda.GAME_END)
    else:
        s.moved = [0] * (12 * SPACES)
        s.note("phase", "AA-6.5", n=REDEPLOYMENT)
        s.push(agenda.REDEPLOY)


# -- reset (6.6) -------------------------------------------------------------------------------------------------


def reset(s: AndeanState) -> None:
    """All Eligible; Terror, Sabotage, Control and momentum gone; Guerrillas Underground (AA-6.6)."""
    s.eligible = 15
    s.terror = [0] * SPACES
    s.control = [0] * SPACES
    lasting = s.lasting[:]
    for card in MOMENTUM:
        lasting[card] = 0
    s.lasting = lasting
    for faction in INSURGENTS:
        for space in ALL_SPACES:
            hide(s, faction, space, active(s, faction, space))
    s.note("reset", "AA-6.6")
