"""Shipments (AA-4.5.3): four markers, each with a Guerrilla of some faction in a space, moved, passed on, seized, lost.

Which Guerrilla of its faction holds a Shipment does not matter while that faction has one in the space: its owner
may pass it on at any time. It drops when the last one goes (AA-R27); `settle` then asks who may decide.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from tablero.core.ask import Ask, Question
from tablero.core.state import replaced

from .board import CARTELS, FACTION, INSURGENTS, REMOVE, SHIPMENTS
from .pieces import change_aid, guerrillas
from .state import AndeanState

# how a Shipment came to be dropped
ORDINARY: Final = 0
ASSAULTED: Final = 1  # a drug bust if it leaves the map (3.2.5)
SEIZED: Final = 2  # Attack, Ambush and Assassinate take it (3.3.3, 4.4.2)
BRIBED: Final = 3  # the Cartels decide (4.5.4)

DRUG_BUST_AID: Final = 6


def shipments_in(s: AndeanState, faction: int, space: int) -> list[int]:
    """The Shipments that a faction holds in a space."""
    return [n for n in range(SHIPMENTS) if s.holder_space[n] == space and s.holder[n] == faction]


def shipments_of(s: AndeanState, faction: int) -> list[int]:
    return [n for n in range(SHIPMENTS) if s.holder[n] == faction and s.holder_space[n] >= 0]


def available_shipments(s: AndeanState) -> list[int]:
    return [n for n in range(SHIPMENTS) if s.holder_space[n] < 0]


def give_shipment(s: AndeanState, shipment: int, faction: int, space: int, rule: str) -> None:
    """A Shipment goes to a Guerrilla of `faction` in `space`."""
    s.holder_space = replaced(s.holder_space, shipment, space)
    s.holder = replaced(s.holder, shipment, faction)
    s.note("shipment-held", rule, who=faction, place=space)


def remove_shipment(s: AndeanState, shipment: int, rule: str) -> None:
    owner, space = s.holder[shipment], s.holder_space[shipment]
    s.holder_space = replaced(s.holder_space, shipment, -1)
    s.holder = replaced(s.holder, shipment, -1)
    s.note("shipment-removed", rule, who=owner, place=space)


def dropped(s: AndeanState) -> list[int]:
    """Shipments whose owner has no Guerrilla left in their space."""
    if max(s.holder_space) < 0:
        return []
    return [n for n in range(SHIPMENTS) if s.holder_space[n] >= 0 and not guerrillas(s, s.holder[n], s.holder_space[n])]


def settle(s: AndeanState, how: int, by: int) -> Generator[Question, int, None]:
    """Find a new holder for each Shipment that was dropped, or take it off the map."""
    for shipment in dropped(s):
        owner, space = s.holder[shipment], s.holder_space[shipment]
        takers = [f for f in INSURGENTS if guerrillas(s, f, space)]
        seized = how == SEIZED and by in takers
        if seized:  # unless its owner passes it to a third faction in time (AA-R28)
            takers = [*[f for f in takers if f != by], by]
        chosen = REMOVE
        if takers:
            chosen = yield from pass_on(s, shipment, CARTELS if how == BRIBED else owner, takers, not seized)
        if chosen == REMOVE:
            remove_shipment(s, shipment, "AA-4.5.3")
            if how == ASSAULTED:
                s.note("drug-bust", "AA-3.2.5", place=space)
                change_aid(s, DRUG_BUST_AID, "AA-3.2.5")
        else:
            give_shipment(s, shipment, chosen - FACTION, space, "AA-4.5.3")


def pass_on(
    s: AndeanState, shipment: int, chooser: int, takers: list[int], removable: bool
) -> Generator[Question, int, int]:
    """Who gets a dropped Shipment, or REMOVE; who would have it without a choice stands last."""
    stop = [REMOVE] if removable else []
    return (
        yield Ask(
            s.seat(chooser),
            "drop-shipment" if removable else "seized-shipment",
            lambda: [*[FACTION + f for f in takers], *stop],
            "AA-4.5.3",
            who=chooser,
            place=s.holder_space[shipment],
        )
    )
