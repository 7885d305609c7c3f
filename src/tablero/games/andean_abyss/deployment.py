"""Open Deployment (AA-2.1): players place their own forces, Cartels first, then AUC, FARC and the Government."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import agenda, why
from .asking import how_many
from .board import (
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    DEPARTMENTS,
    FARC,
    GOVT,
    KIND,
    KINDS,
    NUMBER,
    PLACES,
    POP,
    SETUP,
    SPACES,
    piece_kind,
)
from .pieces import all_bases, bases, count, in_play, put, room_for, take
from .state import AndeanState

ORDER: Final[tuple[int, ...]] = (CARTELS, AUC, FARC, GOVT)
CARTEL_BASES_WITH_POP: Final = 4


def forces(quick: bool) -> dict[int, int]:
    """How many pieces of each kind the deployment brings: the standard one, or that of quick play (AA-2.1.4)."""
    quick_play = SETUP["quick_play"]
    changes = [(1, quick_play["add"]), (-1, quick_play["remove"])] if quick else []
    counts = [0] * KINDS
    for sign, spaces in [(1, SETUP["standard"]["pieces"]), *changes]:
        for pieces in spaces.values():
            for id, n in pieces.items():
                counts[piece_kind(id)] += sign * n
    return {kind: n for kind, n in enumerate(counts) if n}


FORCES: Final[tuple[dict[int, int], ...]] = (forces(False), forces(True))


def clear_players(s: AndeanState) -> None:
    """The players' forces leave the standard deployment; Non-players' stay."""
    for kind in FORCES[s.quick]:
        if s.is_player(kind // 3):
            for space in ALL_SPACES:
                take(s, kind, space, count(s, kind, space))


def left_to_deploy(s: AndeanState, faction: int) -> list[int]:
    """The kinds of pieces that a faction has still to place; a Non-player's are all on the map."""
    kinds = [kind for kind in FORCES[s.quick] if kind // 3 == faction]
    return [kind for kind in kinds if missing(s, kind) > 0]


def missing(s: AndeanState, kind: int) -> int:
    return FORCES[s.quick][kind] - sum(s.at[kind * SPACES : (kind + 1) * SPACES])


def deploy_spaces(s: AndeanState, kind: int) -> list[int]:
    """Where pieces may be deployed: stacking holds; FARC in Departments; the Government not beside FARC Bases."""
    faction = kind // 3
    spaces = [space for space in ALL_SPACES if in_play(s, space) and room_for(s, kind, space)]
    if faction == FARC:
        return [space for space in spaces if space in DEPARTMENTS]
    if faction == GOVT:
        return [space for space in spaces if space in PLACES and not bases(s, FARC, space)]
    if kind == 3 * CARTELS + BASE and missing(s, kind) <= CARTEL_BASES_WITH_POP - with_pop(s):
        return [space for space in spaces if space in DEPARTMENTS and POP[space]]
    return spaces


def not_deployed_in(s: AndeanState, kind: int, space: int) -> Remark | None:
    """What speaks against a space for pieces of this kind (AA-2.1)."""
    faction = kind // 3
    if space in deploy_spaces(s, kind):
        return None
    reason = why.abroad(s, space) or why.no_room(s, kind, space)
    if reason is not None:
        return reason
    if faction == FARC:
        return why.not_a_department(space, "AA-2.1")
    if faction == GOVT:
        return why.on_a_road(space, "AA-2.1") or Remark("why-farc-base", "AA-2.1", place=space)
    return Remark("why-base-with-pop", "AA-2.1", n=CARTEL_BASES_WITH_POP)


def with_pop(s: AndeanState) -> int:
    """Cartels Bases in Departments with Pop; four of them must be."""
    return sum([bases(s, CARTELS, space) for space in DEPARTMENTS if POP[space]])


def deploy(s: AndeanState) -> Script:
    """One placement of the faction whose turn it is, or on to the next faction."""
    stage = s.agenda[-1][1]
    if stage == len(ORDER):
        s.pop()
        return
    faction = ORDER[stage]
    if not left_to_deploy(s, faction):
        s.pop()
        s.push(agenda.DEPLOY, stage + 1)
        return
    seat = s.seat(faction)
    chosen = yield Ask(
        seat, "deploy-kind", lambda: [KIND + k for k in left_to_deploy(s, faction)], "AA-2.1", who=faction
    )
    kind = chosen - KIND
    space = yield Ask(
        seat,
        "deploy-where",
        lambda: deploy_spaces(s, kind),
        "AA-2.1",
        why=lambda p: not_deployed_in(s, kind, p),
        who=faction,
        piece=chosen,
    )
    most = missing(s, kind)
    if kind % 3 == BASE:
        most = min(most, 2 - all_bases(s, space))
        if kind == 3 * CARTELS + BASE and not (space in DEPARTMENTS and POP[space]):
            most = min(most, missing(s, kind) - max(0, CARTEL_BASES_WITH_POP - with_pop(s)))
    number = yield how_many(seat, "deploy-how-many", 1, most, "AA-2.1", place=space, piece=chosen)
    put(s, kind, space, number - NUMBER)
    s.note("placed", "AA-2.1", piece=chosen, place=space, n=number - NUMBER)
