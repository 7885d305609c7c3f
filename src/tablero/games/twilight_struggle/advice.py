"""What the page tells a player beside the rules: a scoring preview, and warnings of moves that lose at once.

Both are reckoned from a view, so they tell nothing hidden. They are offered, not enforced.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.core.ask import Ask
from tablero.core.remark import Panel, Remark

from .board import (
    BOYCOTT,
    CARD,
    COUNTRIES,
    COUP,
    DEGRADE,
    EVENT,
    EVENT_FIRST,
    IS_BATTLEGROUND,
    LAST_CARD,
    NEUTRAL,
    NUMBER,
    REGION_ACTION,
    REGION_IDS,
    SIDE,
    SIDES,
    US,
)

# events that lower DEFCON by themselves: fatal for the one whose round it is, at DEFCON 2
SURE_DEATH: Final = (4, 50, 89)
# events that let the other side lower it: Olympic Games, CIA Created, Summit, Grain Sales, Lone Gunman, Star Wars,
# Ortega, Tear Down this Wall, Five Year Plan, Missile Envy
RISKY: Final = (5, 20, 26, 45, 49, 62, 67, 85, 91, 96)
RISKY_HEADLINES: Final = (*SURE_DEATH, 20)  # with the Olympic Games, which the other side may boycott
NUCLEAR_SUBS: Final = "nuclear_subs"


def panels(view: dict[str, Any]) -> list[Panel]:
    """If it were scored now; and how many cards are where."""
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
    return [Panel("scoring-preview", lines), Panel("counting", counting)]


def warnings(view: dict[str, Any], ask: Ask) -> dict[int, Remark]:
    """Options of the open question that lose, or may lose, the game at once."""
    found: dict[int, Remark] = {}
    for option in ask.options:
        remark = warning(view, ask, option)
        if remark is not None:
            found[option] = remark
    return found


def warning(view: dict[str, Any], ask: Ask, option: int) -> Remark | None:
    mine = view["phasing"] == SIDES[ask.seat] and view["round"] > 0
    if ask.kind in ("coup", "operations", "use") and in_crisis(view, ask.seat):
        if option == COUP or (ask.kind == "coup" and option < COUNTRIES):
            return Remark("crisis-coup", "TS-7.13")
    if ask.kind == "coup" and mine and view["defcon"] == 2 and option < COUNTRIES and IS_BATTLEGROUND[option]:
        if ask.seat != US or not is_lasting(view, NUCLEAR_SUBS):
            return Remark("nuclear-war", "TS-8.3")
    if ask.kind == "set-defcon" and option == NUMBER + 1 and mine:
        return Remark("nuclear-war", "TS-8.3")
    if ask.kind in ("summit", "olympics") and option in (DEGRADE, BOYCOTT) and mine and view["defcon"] == 2:
        return Remark("nuclear-war", "TS-8.3")
    card = ask.values["card"] - CARD if ask.kind == "use" else option - CARD
    if ask.kind == "headline" and view["defcon"] == 3 and card in RISKY_HEADLINES:
        return Remark("headline-risk", "TS-4.6")  # the other headline may come first and lower DEFCON
    if ask.kind in ("card", "headline", "use") and view["defcon"] <= 2:
        if 1 <= card <= LAST_CARD and will_happen(ask, option, card):
            return card_warning(card, ask.seat)
    return None


def will_happen(ask: Ask, option: int, card: int) -> bool:
    """Whether the play has the event happen for sure: as a headline, or by the use chosen."""
    if ask.kind == "headline":
        return True
    if ask.kind == "card":
        return False  # there may be a harmless use
    return option in (EVENT, EVENT_FIRST) or (SIDE[card] == 1 - ask.seat and is_operations(option))


def is_operations(option: int) -> bool:
    return EVENT_FIRST < option <= EVENT_FIRST + 3  # place, coup, realign


def card_warning(card: int, seat: int) -> Remark | None:
    if card in SURE_DEATH:
        return Remark("nuclear-war", "TS-8.3")
    if card in RISKY and (SIDE[card] in (1 - seat, NEUTRAL)):
        return Remark("risk-of-war", "TS-8.3")
    return None


def in_crisis(view: dict[str, Any], seat: int) -> bool:
    return any(SIDES[seat] in entry.get("against", ()) for entry in view["lasting"] if entry["number"] == 40)


def is_lasting(view: dict[str, Any], card: str) -> bool:
    return any(entry["card"] == card for entry in view["lasting"])
