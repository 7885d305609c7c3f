"""Narcos for newcomers: goal and turn in a few lines, where the rule about a thing stands, what is near a place."""

from __future__ import annotations

from typing import Final

from tablero.core.guide import Guide
from tablero.core.remark import Panel, Remark

from .board import NEXT_TO, PLACE_IDS, REGION_IDS
from .cards import (
    ARRESTS_TO_WIN,
    CARD_IDS,
    CARDS,
    FACTION_IDS,
    FAME_TO_WIN,
    HUNTER_IDS,
    OBJECTIVES_TO_WIN,
    SICARIO_IDS,
)
from .cards import (
    rule_of as rule_of_card,
)
from .catalogue import card_list
from .view_types import View

GUIDE: Final = Guide(
    goal=[
        Remark("goal-patron", "NC-1.2", fame=FAME_TO_WIN, n=OBJECTIVES_TO_WIN),
        Remark("goal-hunters", "NC-1.4"),
        Remark("goal-secret", "NC-4.3"),
    ],
    turn=[
        Remark("turn-season", "NC-5.2"),
        Remark("turn-patron", "NC-6.10"),
        Remark("turn-hunters", "NC-7.1"),
    ],
)


def standing(view: View) -> Panel:
    """How near each way to win is, by what everybody may know; the nearest comes first (NC-1.2, NC-1.3, NC-1.4)."""
    patron, completed = view["patron"], view["objectives"]["completed"]
    lines = [
        Remark("standing-fame", "NC-1.2", have=patron["fame"], goal=FAME_TO_WIN),
        Remark("standing-objectives", "NC-1.3", have=len(completed), goal=OBJECTIVES_TO_WIN),
        Remark("standing-arrests", "NC-1.4", have=patron["arrests"], goal=ARRESTS_TO_WIN),
    ]
    return Panel("standing", sorted(lines, key=lambda line: -line.values["have"] / line.values["goal"]))


RULES: Final = {
    **dict.fromkeys(PLACE_IDS, "NC-2.1"),
    **dict.fromkeys(REGION_IDS, "NC-2.1"),
    "city": "NC-2.3",
    "plantation": "NC-2.3",
    "airport": "NC-8.4",
    "influence": "NC-8.2",
    "roadblock": "NC-6.2",
    "lab": "NC-11.3",
    "cube": "NC-6.6",
    "party": "NC-2.8",
    "marker": "NC-2.10",
    "patron_token": "NC-11.4",
    "patron": "NC-1.1",
    "hideout": "NC-3.11",
    "possible": "NC-2.10",
    "notebook": "NC-2.10",
    "season": "NC-5.1",
    "turn": "NC-5.2",
    "fame": "NC-1.2",
    "income": "NC-11.2",
    "money": "NC-3.4",
    "arrests": "NC-1.4",
    "supply": "NC-2.7",
    "winner": "NC-1.6",
    "sicarios": "NC-6.10",
    "range": "NC-6.12",
    "defence": "NC-5.6",
    "face_down": "NC-4.1",
    "captured": "NC-9.6",
    "season_end": "NC-6.15",
    "hand": "NC-6.27",
    "deck": "NC-6.27",
    "discards": "NC-6.27",
    "deployment": "NC-6.10",
    "objectives": "NC-1.3",
    "in_force": "NC-5.5",
    "completed": "NC-11.5",
    "available": "NC-9.1",
    "used": "NC-9.1",
    "acted": "NC-7.1",
    "deactivated": "NC-6.25",
    "blocked": "NC-8.6",
    "active": "NC-7.1",
    "attack": "NC-9.4",
    "labs": "NC-9.8",
    "roadblocks": "NC-9.11",
    "distance": "NC-9.14",
    "type": "NC-9.16",
    "region": "NC-9.17",
    "arrest": "NC-9.18",
    **dict.fromkeys(FACTION_IDS, "NC-10.1"),
    **dict.fromkeys(HUNTER_IDS, "NC-7.1"),
    **dict.fromkeys(SICARIO_IDS, "NC-6.18"),
    "leon": "NC-6.21",
    "la_quica": "NC-6.22",
    **{id: rule_of_card(id) for id in card_list()},
}


def rule_of(id: str) -> str:
    return RULES.get(id, "")


def neighbours(id: str) -> list[str]:
    """The places one road away."""
    return [PLACE_IDS[n] for n in NEXT_TO[PLACE_IDS.index(id)]] if id in PLACE_IDS else []


def describe(id: str) -> list[Remark]:
    """Of a figure or a side: what it does, and for what."""
    _, deploys, hunts = GUIDE.turn
    patron_wins, hunters_win, secret = GUIDE.goal
    if id in SICARIO_IDS:
        return [deploys, secret]
    if id in HUNTER_IDS:
        return [hunts]
    if id in FACTION_IDS:
        return [hunters_win, hunts]
    return [patron_wins, secret] if id == "patron" else []


def printed(id: str) -> list[Remark]:
    """The condition of a sicario card: what it costs, or that it waits for the end of the season."""
    if id not in CARD_IDS:
        return []
    card = CARDS[CARD_IDS.index(id)]
    if card.season_end:
        return [Remark("card-season-end", "NC-6.15")]
    return [Remark("card-cost", "NC-6.15", n=card.cost)] if card.cost else []
