"""What the page tells a player beside the rules: a scoring preview, and warnings of moves that lose at once.

Both are reckoned from a view, so they tell nothing hidden. They are offered, not enforced. Here are the preview and the
warnings about scoring cards; those of nuclear war are in war_warnings.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask
from tablero.core.remark import Panel, Remark

from .board import CARD, CARD_LIST, IS_SCORING, LAST_CARD, REGION_ACTION, REGION_IDS, SIDES, US
from .cards import SHUTTLE_DIPLOMACY
from .perils import rounds_to_play
from .plays import SHEDDING, has_extra_round, usual_rounds
from .state import TwilightState
from .tracks import AUTOMATIC_VICTORY
from .view_types import View
from .war_warnings import Asked, card_in, card_numbers, event_warning, own_fault, seen_state, warned


def panels(view: View) -> list[Panel]:
    """Who is ahead; if it were scored now; and how many cards are where."""
    ahead = Remark("ahead", "TS-10.3", points=abs(view["vp"]), leads=int(view["vp"] > 0) * US)
    lines = []
    for n, id in enumerate(REGION_IDS):
        entry = view["scoring"][id]
        region = REGION_ACTION + n
        wins = [side for side, name in enumerate(SIDES) if id == "europe" and entry[name]["status"] == "control"]
        if wins:
            lines.append(Remark("region-won", "TS-10.3", region=region, leads=wins[0]))
        elif entry["points"] == 0:
            lines.append(Remark("region-even", "TS-10.2", region=region))
        else:
            leads = int(entry["points"] > 0) * US
            lines.append(Remark("region-score", "TS-10.2", region=region, leads=leads, points=abs(entry["points"])))
    southeast = view["southeast_asia"]
    if southeast == 0:
        lines.append(Remark("southeast-asia-even", "TS-card-38"))
    else:
        lines.append(Remark("southeast-asia", "TS-card-38", leads=int(southeast > 0) * US, points=abs(southeast)))
    counting = [Remark("draw-pile", "TS-11.1", count=view["deck_size"])]
    for side, name in enumerate(SIDES):
        if side != view["seat"]:
            counting.append(Remark("other-hand", "TS-1.1", who=side, count=view["hand_sizes"][name]))
    return [Panel("standing", [ahead]), Panel("scoring-preview", lines), Panel("counting", counting)]


# -- warnings ----------------------------------------------------------------------------------------------------


def warnings(view: View, ask: Ask) -> dict[int, Remark]:
    """Options of the open question that lose, or may lose, the game at once."""
    asked = Asked(ask.seat, ask.kind, ask.options, ask.values)
    s = seen_state(view, view["hand"] or [], asked)
    return {
        **warned(asked, lambda option: own_fault(s, asked, option)),
        **warned(asked, lambda option: event_warning(s, view, asked, option)),
        **warned(asked, lambda option: scoring_warning(s, view, asked, option)),
    }


def scoring_warning(s: TwilightState, view: View, ask: Asked, option: int) -> Remark | None:
    """Scoring cards that are kept too long, and scorings that lose (TS-10.3, TS-10.7)."""
    seat = ask.seat
    card = card_in(ask, option)
    if ask.kind in ("card", "headline") and card and IS_SCORING[card]:
        return Remark("scoring-loses", "TS-10.3") if scoring_loses(s, view, seat, card) else None
    scoring = len([c for c in s.hands[seat] if IS_SCORING[c]])
    rounds = rounds_to_play(s, seat) + int(has_extra_round(s, seat) and s.round <= usual_rounds(s))
    if ask.kind == "card" and card in SHEDDING[seat] and scoring >= rounds:
        return Remark("scoring-held", "TS-10.7")
    if ask.kind == "exchange" and s.round > 0 and CARD < option <= CARD + LAST_CARD and not IS_SCORING[option - CARD]:
        more = int(ask.values["count"]) + 1
        if scoring + min(more, scoring_to_come(view, more)) > rounds:
            return Remark("scoring-drawn", "TS-10.7")
    return None


def scoring_to_come(view: View, draws: int) -> int:
    """How many scoring cards may be among the next cards drawn."""
    pool = [*(view["unseen"] or ()), *(view["discards"] if view["deck_size"] < draws else ())]
    return len([card for card in card_numbers(pool) if IS_SCORING[card]])


def scoring_loses(s: TwilightState, view: View, seat: int, card: int) -> bool:
    """Whether this scoring, as things stand, gives the other side Europe or its 20 points."""
    name = CARD_LIST[card - 1].scoring
    if name not in view["scoring"] or s.is_lasting(SHUTTLE_DIPLOMACY):
        return False
    entry = view["scoring"][name]
    if name == "europe" and entry[SIDES[1 - seat]]["status"] == "control":
        return True
    after = s.vp + int(entry["points"])
    return after <= -AUTOMATIC_VICTORY if seat == US else after >= AUTOMATIC_VICTORY
