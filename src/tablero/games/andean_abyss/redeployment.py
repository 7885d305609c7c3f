"""FARC Zones and redeployment: where the Government's cubes go when they must or may (AA-6.4.4, AA-6.5)."""

from __future__ import annotations

from collections.abc import Generator

from tablero.core.ask import Ask, Question, Script
from tablero.core.remark import Remark

from . import why
from .asking import how_many
from .board import (
    BASE,
    BOGOTA,
    DONE,
    FARC,
    GOVT,
    KIND,
    LOCS,
    NUMBER,
    PLACES,
    POLICE,
    SPACES,
    TROOPS,
)
from .operations.removal import remove_piece
from .pieces import (
    bases,
    count,
    has_government_control,
    is_city,
    is_zone,
    pieces_of,
    places,
    room_for,
    room_left,
    shift_piece,
    spaces_with,
    spaces_with_cubes,
)
from .state import GOVERNMENT_CONTROL, AndeanState

# -- FARC Zones (6.4.4) ------------------------------------------------------------------------------------------


def zone_candidates(s: AndeanState, only: int) -> list[int]:
    """Departments (or those in `only`, if given as bits) with the most FARC pieces that are no Zone yet."""
    open_ones = [
        space for space in places(s) if not is_city(space) and not is_zone(s, space) and (only < 0 or only >> space & 1)
    ]
    most = max([pieces_of(s, FARC, space) for space in open_ones], default=0)
    return [space for space in open_ones if pieces_of(s, FARC, space) == most]


def no_new_zone(s: AndeanState, only: int, rule: str, space: int) -> Remark | None:
    """What speaks against a Department as the next FARC Zone (AA-6.4.4)."""
    reason = why.on_a_road(space, rule) or why.in_a_city(space, rule) or why.abroad(s, space)
    reason = reason or why.in_zone(s, space, rule)
    if reason is None and only >= 0 and not only >> space & 1:
        return Remark("why-not-among-zones", rule, place=space)
    candidates = zone_candidates(s, only)
    if reason is None and space not in candidates:
        return Remark("why-fewer-farc", rule, place=space, n=pieces_of(s, FARC, candidates[0]))
    return reason


def new_zone(s: AndeanState) -> Script:
    """The Government places a FARC Zone and leaves it (AA-6.4.4)."""
    only = s.pop()[1]
    yield from place_zone(s, only, "AA-6.4.4")


def place_zone(s: AndeanState, only: int, rule: str) -> Generator[Question, int, int]:
    """The new FARC Zone, or -1 if there is no room for one; events place Zones too (cards 30, 36)."""
    if not zone_candidates(s, only):
        return -1
    space = yield Ask(
        s.seat(GOVT), "new-zone", lambda: zone_candidates(s, only), rule, why=lambda p: no_new_zone(s, only, rule, p)
    )
    yield from leave_zone(s, space)
    s.zones |= 1 << space
    s.note("zone", rule, place=space)
    return space


def leave_zone(s: AndeanState, space: int) -> Script:
    """Cubes redeploy, Control judged at this moment; Government Bases go (AA-R36)."""
    while count(s, BASE, space):
        remove_piece(s, BASE, space, "AA-6.4.4")
    for kind in (TROOPS, POLICE):
        while count(s, kind, space):
            target = yield Ask(
                s.seat(GOVT),
                "leave-zone",
                lambda: zone_exits(s, kind, space),
                "AA-6.4.4",
                why=lambda p: why.not_redeployed_to(s, kind, space, zone_exits(s, kind, space), p),
                place=space,
                piece=KIND + kind,
            )
            number = yield how_many(
                s.seat(GOVT),
                "redeploy-how-many",
                1,
                min(count(s, kind, space), room_left(s, GOVT, target)),
                "AA-6.4.4",
                place=space,
                target=target,
            )
            redeploy_cubes(s, kind, space, target, number - NUMBER, "AA-6.4.4")


def zone_exits(s: AndeanState, kind: int, space: int) -> list[int]:
    live = [0] * SPACES
    for other in places(s):
        if other != space and has_government_control(s, other):
            live[other] = GOVERNMENT_CONTROL
    return [other for other in redeploy_targets(s, kind, live) if other != space]


# -- redeployment (6.5) ------------------------------------------------------------------------------------------


def redeploy_targets(s: AndeanState, kind: int, control: list[int]) -> list[int]:
    """Troops: controlled Cities and controlled Bases, else Bogotá; Police: LoCs and controlled spaces (AA-6.5)."""
    held = [space for space in PLACES if control[space] == GOVERNMENT_CONTROL and room_for(s, kind, space)]
    if kind == POLICE:
        return [*held, *LOCS]
    havens = [space for space in held if is_city(space) or bases(s, GOVT, space)]
    return havens or [BOGOTA]


def must_leave(s: AndeanState) -> list[int]:
    """Troops on LoCs and in Departments without a Government Base (AA-6.5.1)."""
    homeless = [space for space in spaces_with(s, TROOPS) if not is_city(space) and not bases(s, GOVT, space)]
    if not homeless:
        return []
    havens = redeploy_targets(s, TROOPS, s.control)
    return [space for space in homeless if havens != [space]]


def rested(s: AndeanState, kind: int, space: int) -> int:
    """Cubes that have not redeployed yet this round."""
    return max(0, count(s, kind, space) - s.moved[kind * SPACES + space])


def may_leave(s: AndeanState) -> list[int]:
    return [space for space in spaces_with_cubes(s) if rested(s, TROOPS, space) or rested(s, POLICE, space)]


def redeploy(s: AndeanState) -> Script:
    """One movement: first the Troops that must go, then any others, until done."""
    forced = must_leave(s)
    if forced:
        yield from redeploy_from(s, forced[0], TROOPS, "AA-6.5.1")
        return
    source = yield Ask(
        s.seat(GOVT),
        "redeploy",
        lambda: [*may_leave(s), DONE],
        "AA-6.5",
        why=lambda p: why.not_redeployed_from(s, may_leave(s), p),
    )
    if source == DONE:
        s.moved = []
        s.pop()
        return
    kind = yield Ask(
        s.seat(GOVT),
        "redeploy-kind",
        lambda: [KIND + k for k in (TROOPS, POLICE) if rested(s, k, source) > 0],
        "AA-6.5",
        place=source,
    )
    yield from redeploy_from(s, source, kind - KIND, "AA-6.5.2" if kind == KIND + TROOPS else "AA-6.5.3")


def havens_for(s: AndeanState, kind: int, source: int) -> list[int]:
    """Where cubes may go from a space; if there is nowhere, they stay."""
    return [space for space in redeploy_targets(s, kind, s.control) if space != source] or [source]


def redeploy_from(s: AndeanState, source: int, kind: int, rule: str) -> Script:
    target = yield Ask(
        s.seat(GOVT),
        "redeploy-to",
        lambda: havens_for(s, kind, source),
        rule,
        why=lambda p: why.not_redeployed_to(s, kind, source, havens_for(s, kind, source), p),
        place=source,
        piece=KIND + kind,
    )
    most = count(s, kind, source) if source in must_leave(s) and kind == TROOPS else rested(s, kind, source)
    most = min(most, room_left(s, GOVT, target))
    number = yield how_many(s.seat(GOVT), "redeploy-how-many", 1, most, rule, place=source, target=target)
    redeploy_cubes(s, kind, source, target, number - NUMBER, rule)
    s.moved[kind * SPACES + target] += number - NUMBER


def redeploy_cubes(s: AndeanState, kind: int, source: int, target: int, n: int, rule: str) -> None:
    """Cubes go where they have to or like to; those that stay for want of another place are no news."""
    if source == target:
        return
    shift_piece(s, kind, source, target, n)
    s.note("moved", rule, who=GOVT, piece=KIND + kind, place=source, target=target, n=n)
