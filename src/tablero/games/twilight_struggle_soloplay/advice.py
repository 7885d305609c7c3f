"""What the page tells the person beside the rules: regions and costs, a scoring preview, warnings; from a view."""

from __future__ import annotations

from copy import copy
from typing import Any

from tablero.core.ask import Ask
from tablero.core.remark import Panel, Remark

from ..twilight_struggle import advice as base
from ..twilight_struggle.board import REGION_ACTION, REGION_IDS, SIDES, US
from .board import SOLO_REGION_IDS, SOUTHEAST, SOUTHEAST_ACTION
from .scoring import RESULTS


def panels(view: dict[str, Any]) -> list[Panel]:
    """The regions of this round with what a card is worth there; the cards; what would be scored."""
    return [
        Panel("solo-regions", region_lines(view)),
        Panel("solo-cards", card_lines(view)),
        Panel("scoring-preview", scoring_lines(view)),
    ]


def region_lines(view: dict[str, Any]) -> list[Remark]:
    """Primary, secondary and other zone: the worth of cards of 1 to 4 Ops (SP-5.4)."""
    lines = []
    if view["primary"]:
        region = region_number(view["primary"])
        one, two, three, four = view["worth"]["primary"]
        if view["scoring_round"]:
            lines.append(Remark("primary-scored", "SP-3.6", region=region, one=one, two=two, three=three, four=four))
        else:
            lines.append(Remark("primary", "SP-5.4", region=region, one=one, two=two, three=three, four=four))
    if view["secondary"]:
        region = region_number(view["secondary"])
        one, two, three, four = view["worth"]["secondary"]
        lines.append(Remark("secondary", "SP-5.4", region=region, one=one, two=two, three=three, four=four))
    one, two, three, four = view["worth"]["other"]
    return [*lines, Remark("other-regions", "SP-5.4", one=one, two=two, three=three, four=four)]


def region_number(id: str) -> int:
    region = SOLO_REGION_IDS.index(id)
    return SOUTHEAST_ACTION if region == SOUTHEAST else REGION_ACTION + region


def card_lines(view: dict[str, Any]) -> list[Remark]:
    """How many cards lie where, and what the VP would be worth at the end (SP-16.6)."""
    return [
        Remark("own-stack", "SP-0.3", count=view["stack_sizes"]["player"]),
        Remark("ai-stack", "SP-0.3", count=view["stack_sizes"]["ai"]),
        Remark("draw-pile", "TS-11.1", count=view["deck_size"]),
        Remark("level", "SP-16.6", points=view["score"][0], result=RESULTS.index(view["result"])),
    ]


def scoring_lines(view: dict[str, Any]) -> list[Remark]:
    """What each region would score now; Control of Europe is a matter of its own (SP-16.4)."""
    lines = []
    for n, id in enumerate(REGION_IDS):
        entry = view["scoring"][id]
        region = REGION_ACTION + n
        if id == "europe" and entry[view["ai"]]["status"] == "control":
            lines.append(Remark("region-won", "SP-16.4", region=region, leads=1))
        elif entry["points"] == 0:
            lines.append(Remark("region-even", "TS-10.2", region=region))
        else:
            leads = party(view, entry["points"])
            lines.append(Remark("region-score", "TS-10.2", region=region, leads=leads, points=abs(entry["points"])))
    southeast = view["southeast_asia"]
    if southeast == 0:
        lines.append(Remark("southeast-asia-even", "TS-card-38"))
    else:
        lines.append(Remark("southeast-asia", "TS-card-38", leads=party(view, southeast), points=abs(southeast)))
    return lines


def party(view: dict[str, Any], points: int) -> int:
    """Who gains by points that count for the US if positive: 0 the player, 1 the AI."""
    return int((points > 0) != (view["person"] == SIDES[US]))


def warnings(view: dict[str, Any], ask: Ask) -> dict[int, Remark]:
    """Options that lose, or may lose, the game at once; as in the two-player game, where a seat is a side."""
    asked = copy(ask)
    asked.seat = SIDES.index(view["person"])
    return base.warnings(view, asked)
