"""The Special Activities of the Non-player Cartels (AA-8.5): Cultivate, Process, Bribe."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Script

from ..activities.cartels import (
    BRIBE_PIECES,
    BRIBE_PRICE,
    BRIBE_SPACES,
    MOST_SHIPMENTS,
    bring_base,
    is_field,
    process_base,
)
from ..board import (
    ALL_SPACES,
    AUC,
    BRIBE,
    CARTELS,
    CARTELS_BASE,
    CULTIVATE,
    DEPARTMENTS,
    FARC,
    GOVT,
    PLACE,
    PLACES,
    PROCESS,
)
from ..operations.removal import any_targets, remove_piece
from ..pieces import BASES_IN_A_SPACE, bases, earn, guerrillas, pieces_of
from ..shipments import BRIBED, available_shipments, give_shipment, settle
from ..state import AndeanState
from .chance import in_turn, random_place
from .procedures import begin_activity, first_rank, is_open, select
from .targets import removal_rank

BRIBED_FACTIONS: Final = (GOVT, FARC, AUC)


def cultivate(s: AndeanState) -> None:
    """A new Base in a Department of this Rally; else one of two moves to where there is none."""
    fields = [space for space in DEPARTMENTS if not is_open(s, space) and is_field(s, space)]
    if fields and s.available[CARTELS_BASE]:
        begin_activity(s, CULTIVATE)
        field = random_place(s, fields, "AA-8.5.1e")
        select(s, field, CULTIVATE, 1, len(fields), "AA-8.5.1e")
        bring_base(s, PLACE, field)
        return
    targets = [space for space in PLACES if not bases(s, CARTELS, space) and is_field(s, space)]
    sources = [space for space in PLACES if bases(s, CARTELS, space) == BASES_IN_A_SPACE]
    if targets and sources:
        begin_activity(s, CULTIVATE)
        target = random_place(s, targets, "AA-8.5.1e")
        select(s, target, CULTIVATE, 2, len(targets), "AA-8.5.1e")
        bring_base(s, random_place(s, sources, "AA-8.5.1e"), target)


def process(s: AndeanState) -> None:
    """Two Shipments at guarded Bases; without such a space, a Base of two for Resources."""
    guarded = [space for space in PLACES if bases(s, CARTELS, space) and guerrillas(s, CARTELS, space)]
    if guarded:
        for shipment in available_shipments(s)[:MOST_SHIPMENTS]:
            begin_activity(s, PROCESS)
            haven = random_place(s, guarded, "AA-8.5.2a")
            select(s, haven, PROCESS, 1, len(guarded), "AA-8.5.2a")
            give_shipment(s, shipment, CARTELS, haven, "AA-4.5.2")
        return
    double = [space for space in PLACES if bases(s, CARTELS, space) == BASES_IN_A_SPACE]
    if double:
        begin_activity(s, PROCESS)
        space = random_place(s, double, "AA-8.5.2a")
        select(s, space, PROCESS, 2, len(double), "AA-8.5.2a")
        process_base(s, space)


def bribe_candidates(s: AndeanState, rank: int) -> list[int]:
    """Spaces with Cartels pieces and those of the Government, then FARC, then AUC."""
    enemy = BRIBED_FACTIONS[rank - 1]
    return [
        space
        for space in ALL_SPACES
        if pieces_of(s, CARTELS, space) and pieces_of(s, enemy, space) and not s.activity_spaces >> space & 1
    ]


def bribe(s: AndeanState) -> Script:
    """Three spaces, as long as the Resources last."""
    while True:
        left = min(BRIBE_SPACES - s.activity_spaces.bit_count(), s.resources[CARTELS] // BRIBE_PRICE)
        rank, found = first_rank(s, bribe_candidates, 1, 3)
        if not rank or left <= 0:
            return
        begin_activity(s, BRIBE)
        every = len(found) <= left
        space = in_turn(s, found, every, "AA-8.5.3a")
        select(s, space, BRIBE, rank, len(found), "AA-8.5.3a", every)
        s.activity_spaces |= 1 << space
        earn(s, CARTELS, -BRIBE_PRICE, "AA-4.5.4")
        yield from buy_off(s, BRIBED_FACTIONS[rank - 1], space, "AA-4.5.4")


def buy_off(s: AndeanState, enemy: int, space: int, rule: str) -> Script:
    """A Base, or else two cubes, or else two Guerrillas go (AA-8.1.2)."""
    limit = 1 if bases(s, enemy, space) else BRIBE_PIECES
    for _ in range(limit):
        kinds = any_targets(s, CARTELS, space, (enemy,))
        if kinds:
            remove_piece(s, min(kinds, key=removal_rank), space, rule)
    yield from settle(s, BRIBED, CARTELS)
