"""El Grande for newcomers: goal and turn in a few lines, the rule about each thing, what is known of it now."""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
from tablero.core.guide import Guide
from tablero.core.remark import Panel, Remark

from .board import (
    ACTIONS,
    CARD_IDS,
    CASTILLO,
    COLOURS,
    MODIFIERS,
    NEXT_TO,
    NOWHERE,
    REGION_IDS,
    SEATS,
    TILE_8,
    TYPE_OF_CARD,
)
from .catalogue import POWER_CARDS, card_info
from .scoring import shares
from .state import ElGrandeState
from .view_types import View

GUIDE: Final = Guide(
    goal=[
        Remark("goal-points", "EG-17.1"),
        Remark("goal-regions", "EG-15.2"),
        Remark("goal-scorings", "EG-3.1"),
    ],
    turn=[
        Remark("turn-power", "EG-5.3"),
        Remark("turn-card", "EG-7.2"),
        Remark("turn-king", "EG-8.2"),
    ],
)


def standing(view: View) -> Panel:
    """Who is ahead, and by what that would change if all regions were scored now (EG-15.2, EG-17.1)."""
    lines = [
        Remark("standing", "EG-17.1", who=player, points=points, now=now)
        for player, (points, now) in enumerate(zip(view["score"], view["prospects"]))
    ]
    return Panel("standing", sorted(lines, key=lambda line: -line.values["points"]))


RULES: Final = {
    "king": "EG-12.1",
    "grande": "EG-15.4",
    "caballero": "EG-1.2",
    "region": "EG-15.2",
    "castillo": "EG-11.1",
    "france": "EG-21.2",
    "portugal": "EG-21.2",
    "court": "EG-6.1",
    "province": "EG-1.2",
    "tile": "EG-16.2",
    "power_card": "EG-5.3",
    "first_player": "EG-13.2",
    "round": "EG-3.1",
    "general_scoring": "EG-14.2",
    "left_out": "EG-18.1",
    "score": "EG-17.1",
    "winner": "EG-17.1",
    "prospects": "EG-15.2",
    "stack": "EG-1.5",
    "active": "EG-5.3",
    "powers_left": "EG-24.2",
    "to_place": "EG-8.1",
    "scoring": "EG-15.2",
    "secret_disc": "EG-10.6",
    "hand": "EG-5.1",
    "veto": "EG-22.2",
    **dict.fromkeys(["goes_to", "goes_back", "change_places", "one_of_two"], "EG-9.1"),
    "how_many": "EG-9.2",
    "special": "EG-9.1",
    "place": "EG-8.1",
    **dict.fromkeys(COLOURS, "EG-1.1"),
    **dict.fromkeys(REGION_IDS, "EG-1.3"),
    **dict.fromkeys(POWER_CARDS, "EG-6.2"),
    **dict.fromkeys([ACTIONS[TILE_8], ACTIONS[TILE_8 + 1]], "EG-16.2"),
}
PRINTED_CARDS: Final = frozenset([*CARD_IDS, *(modifier.id for modifier in MODIFIERS)])


def rule_of(id: str) -> str:
    return card_info(id)["rule"] if id in PRINTED_CARDS else RULES.get(id, "")


def neighbours(id: str) -> list[str]:
    return [REGION_IDS[n] for n in NEXT_TO[ACTIONS.index(id)]] if id in REGION_IDS else []


def describe(view: View, id: str) -> list[Remark]:
    """Of a region: whether it is closed, and who would get what."""
    if id not in view["regions"]:
        return []
    found = [Remark("thing-closed", "EG-12.1")] if view["king"] == id else []
    points = shares(seen_state(view), ACTIONS.index(id))
    paid = [Remark("thing-share", "EG-15.2", who=seat, n=n) for seat, n in enumerate(points) if n]
    return [*found, *sorted(paid, key=lambda remark: -remark.values["n"])]


def seen_state(view: View) -> ElGrandeState:
    """As much of a state as scoring a region needs."""
    s = ElGrandeState.blank(Dice(bytes(32)))
    s.players, s.colours = view["players"], len(view["colours"])
    for id, region in view["regions"].items():
        board = ACTIONS.index(id)
        s.at[board * SEATS : board * SEATS + len(region["caballeros"])] = region["caballeros"]
    homes = {colour: ACTIONS.index(id) for id, region in view["regions"].items() for colour in region["grandes"]}
    s.grande = [homes.get(colour, NOWHERE) for colour in COLOURS]
    lying = {region["tile"]: ACTIONS.index(id) for id, region in view["regions"].items() if region["tile"]}
    lying |= {view["castillo"]["tile"]: CASTILLO} if view["castillo"]["tile"] else {}
    s.tiles = [lying.get(ACTIONS[TILE_8 + n], NOWHERE) for n in range(len(s.tiles))]
    s.king = ACTIONS.index(view["king"])
    return s


def printed(id: str) -> list[Remark]:
    """How many caballeros an action card lets one place."""
    return [Remark("card-places", "EG-8.1", n=TYPE_OF_CARD[CARD_IDS.index(id)].place)] if id in CARD_IDS else []
