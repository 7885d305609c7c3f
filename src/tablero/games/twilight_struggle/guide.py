"""Twilight Struggle for newcomers: goal and turn in a few lines, the rule about each thing, what is known of it now.

SoloPlay has the same board, so it asks here about most things.
"""

from __future__ import annotations

from typing import Final

from tablero.core.guide import Guide
from tablero.core.remark import Remark

from .board import (
    ADJACENT,
    CARD_IDS,
    CARD_LIST,
    CARDS,
    CIVIL_WAR,
    COUNTRY_IDS,
    NEXT_TO_POWER,
    REGION_IDS,
    STABILITY,
    US,
    USSR,
)
from .tracks import AUTOMATIC_VICTORY
from .view_types import Table

GUIDE: Final = Guide(
    goal=[
        Remark("goal-victory-points", "TS-10.3", points=AUTOMATIC_VICTORY),
        Remark("goal-regions", "TS-10.2"),
        Remark("goal-war", "TS-8.3"),
    ],
    turn=[
        Remark("turn-rounds", "TS-3.4"),
        Remark("turn-card", "TS-5.2"),
        Remark("turn-enemy-event", "TS-5.3"),
    ],
)
RULES: Final = {
    "stability": "TS-0.2",
    "battleground": "TS-0.4",
    "us_control": "TS-0.2",
    "ussr_control": "TS-0.2",
    "presence": "TS-10.1",
    "domination": "TS-10.1",
    "control": "TS-10.1",
    "countries": "TS-10.1",
    "battlegrounds": "TS-10.2",
    "scoring": "TS-10.2",
    "operations": "TS-5.4",
    "starred": "TS-0.8",
    "neutral": "TS-0.6",
    "us": "TS-0.1",
    "ussr": "TS-0.1",
    "usa": "TS-0.3",
    "closed": "TS-8.2",
    "defcon": "TS-8.2",
    **{f"defcon_{level}": "TS-8.2" for level in range(2, 6)},
    "defcon_1": "TS-8.3",
    "milops": "TS-8.4",
    "milops_us": "TS-8.4",
    "milops_ussr": "TS-8.4",
    "space": "TS-6.4.1",
    "space_race": "TS-6.4.1",
    **{f"space_{box}": "TS-6.4.2" for box in range(9)},
    **{f"ability_{box}": "TS-6.4.3" for box in (2, 4, 6, 8)},
    "turn": "TS-3.1",
    "round": "TS-3.4",
    "headline": "TS-4.1",
    "headlines": "TS-4.1",
    "early_war": "TS-0.7",
    "mid_war": "TS-0.7",
    "late_war": "TS-0.7",
    "vp": "TS-10.3",
    "winner": "TS-10.3",
    "phasing": "TS-0.5",
    "china": "TS-9.1",
    "china_up": "TS-9.1",
    "china_down": "TS-9.2",
    "draw_pile": "TS-11.1",
    "discards": "TS-11.1",
    "removed": "TS-0.8",
    "hand": "TS-1.1",
    "hand_us": "TS-1.1",
    "hand_ussr": "TS-1.1",
    "known_cards": "TS-1.1",
    "playing": "TS-5.1",
    "lasting": "TS-5.6",
    "southeast_asia": "TS-10.2.1",
    **dict.fromkeys(REGION_IDS, "TS-10.2"),
    **dict.fromkeys(COUNTRY_IDS, "TS-0.2"),
    **{id: f"TS-card-{card['number']}" for id, card in CARDS.items()},
    **{f"effect_{card['number']}": f"TS-card-{card['number']}" for card in CARDS.values()},
}


def rule_of(id: str) -> str:
    return RULES.get(id, "")


def neighbours(id: str) -> list[str]:
    """The countries next to a country, and the superpower if it lies there."""
    if id not in COUNTRY_IDS:
        return []
    n = COUNTRY_IDS.index(id)
    powers = [power for side, power in ((US, "usa"), (USSR, "ussr")) if n in NEXT_TO_POWER[side]]
    return [*[COUNTRY_IDS[other] for other in ADJACENT[n]], *powers]


def describe(view: Table, id: str) -> list[Remark]:
    """Of a country: what each side lacks for control."""
    return [Remark("thing-lacks", "TS-0.2", who=side, n=n) for side, n in lacking(view, id) if n > 0]


def lacking(view: Table, id: str) -> list[tuple[int, int]]:
    """The sides, each with the influence that it lacks for control of a country: none or less if it has control."""
    if id not in COUNTRY_IDS[:CIVIL_WAR]:
        return []
    us, ussr = view["influence"].get(id, [0, 0])
    stability = STABILITY[COUNTRY_IDS.index(id)]
    return [(US, stability + ussr - us), (USSR, stability + us - ussr)]


def printed(id: str) -> list[Remark]:
    """The value of a card, whose event it carries, and whether it leaves the game; a scoring card has none of these."""
    if id not in CARD_IDS or CARD_LIST[CARD_IDS.index(id)].scoring:
        return []
    card = CARD_LIST[CARD_IDS.index(id)]
    event = (
        Remark("card-ussr", "TS-0.6")
        if card.side == USSR
        else Remark("card-us", "TS-0.6")
        if card.side == US
        else Remark("card-neutral", "TS-0.6")
    )
    leaves = [Remark("card-starred", "TS-0.8")] if card.starred else []
    return [Remark("card-ops", "TS-5.4", n=card.ops), event, *leaves]
