"""What the page tells the person beside the rules: regions and costs, a scoring preview, warnings; from a view."""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.remark import Panel, Remark

from ..twilight_struggle import war_warnings as base
from ..twilight_struggle.board import REGION_ACTION, REGION_IDS, SIDES, US, USSR
from ..twilight_struggle.cards import FIVE_YEAR_PLAN, GRAIN_SALES, MISSILE_ENVY, STAR_WARS
from ..twilight_struggle.perils import BRINK, LOWERS_DEFCON
from ..twilight_struggle.state import TwilightState
from .board import SOLO_REGION_IDS, SOUTHEAST, SOUTHEAST_ACTION
from .scoring import RESULTS
from .view_types import View


def panels(view: View) -> list[Panel]:
    """Who is ahead; the regions of this round with what a card is worth there; the cards; what would be scored."""
    return [
        Panel("standing", standing_lines(view)),
        Panel("solo-regions", region_lines(view)),
        Panel("solo-cards", card_lines(view)),
        Panel("scoring-preview", scoring_lines(view)),
    ]


def standing_lines(view: View) -> list[Remark]:
    """By how many VP somebody is ahead, and what they would be worth at the end (SP-16.6)."""
    points = view["score"][0]
    return [
        Remark("ahead", "SP-16.1", points=abs(points), leads=int(points < 0)),
        Remark("level", "SP-16.6", points=points, result=RESULTS.index(view["result"])),
    ]


def region_lines(view: View) -> list[Remark]:
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


def card_lines(view: View) -> list[Remark]:
    """How many cards lie where."""
    return [
        Remark("own-stack", "SP-0.3", count=view["stack_sizes"]["player"]),
        Remark("ai-stack", "SP-0.3", count=view["stack_sizes"]["ai"]),
        Remark("draw-pile", "TS-11.1", count=view["deck_size"]),
    ]


def scoring_lines(view: View) -> list[Remark]:
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


def party(view: View, points: int) -> int:
    """Who gains by points that count for the US if positive: 0 the player, 1 the AI."""
    return int((points > 0) != (view["person"] == SIDES[US]))


# -- warnings ----------------------------------------------------------------------------------------------------


def warnings(view: View, ask: Ask) -> dict[int, Remark]:
    """Options that lose, or may lose, the game at once (SP-16.2)."""
    side = SIDES.index(view["person"])  # in the two-player game a seat is a side
    asked = base.Asked(side, ask.kind, ask.options, ask.values)
    s = base.seen_state(view, view["hand"], asked)
    return {
        **base.warned(asked, lambda option: base.own_fault(s, asked, option)),
        **base.warned(asked, lambda option: event_warning(s, view, asked, option)),
    }


def event_warning(s: TwilightState, view: View, ask: base.Asked, option: int) -> Remark | None:
    """Events that lower DEFCON to 1. The AI itself starts no nuclear war (SP-10.1, SP-card-20, SP-card-45)."""
    card = base.card_in(ask, option)
    if not card or ask.kind in ("card", "card-ransom"):
        return None
    if ask.kind == "headline":
        return headline_warning(s, view, ask.seat, card)
    if s.phasing != ask.seat or s.defcon > BRINK or not base.will_happen(ask.seat, option, card):
        return None
    if card in LOWERS_DEFCON:
        return Remark("nuclear-war", "SP-16.2")
    return Remark("event-drawn", "SP-16.2") if can_draw_war(s, view, ask.seat, card) else None


def headline_warning(s: TwilightState, view: View, side: int, card: int) -> Remark | None:
    """At once, or if the AI's headline comes first and lowers DEFCON (SP-6.1)."""
    if card not in LOWERS_DEFCON or s.defcon > BRINK + 1:
        return None
    if s.defcon == BRINK:
        return Remark("nuclear-war", "SP-16.2")
    shown = view["headlines"][SIDES[1 - side]]
    if shown and not base.lowers_first(s, side, card, base.card_numbers([shown])[0]):
        return None
    return Remark("headline-risk", "SP-16.2")


def can_draw_war(s: TwilightState, view: View, side: int, card: int) -> bool:
    """Whether an event can bring up another one that lowers DEFCON: out of the own stack, the discards or the AI's."""
    if side == USSR and card in (FIVE_YEAR_PLAN, GRAIN_SALES):
        among = base.card_numbers(view["known"]["player"])
    elif side == USSR and card == STAR_WARS:
        among = s.discards if s.space[US] > s.space[USSR] else []
    elif card == MISSILE_ENVY:
        among = base.card_numbers(view["known"]["ai"])
    else:
        return False
    return any(other in LOWERS_DEFCON for other in among)
