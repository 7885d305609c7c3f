"""Cards and turns: the current and the next card, the deck, the sequence of play (AA-2.2, AA-2.3), and plain buttons.

The two texts of the current card are its light and its dark half; each is an option of its own. Buttons are for the
answers that no thing on the board stands for.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, line, paragraph, path, tag, text

from ..board import CARDS, FACTIONS, KIND_IDS
from ..view_types import Faction
from .pieces import badge, emblem, glyph
from .scene import AndeanScene

CARD_HEIGHT: Final = 100.0
NEXT_WIDTH: Final = 92.0
MEGAPHONE: Final = "M-14-4H-7L11-13V13L-7 4H-14ZM-10 4-7 14H-2L-4 5.5M15-6Q20 0 15 6"
SEQUENCE_HEIGHT: Final = 66.0
STATUS_HEIGHT: Final = 22.0


def both_cards(scene: AndeanScene, width: float) -> str:
    """The current card, and the next one if it lies open."""
    current = card(scene, scene.view["current_card"], "current_card", width - NEXT_WIDTH - 6)
    following = card(scene, scene.view["next_card"], "next_card", NEXT_WIDTH)
    return current + group(following, at=(width - NEXT_WIDTH, 0))


def card(scene: AndeanScene, id: str | None, place: str, width: float) -> str:
    """A card: its name, the order of the factions, its halves."""
    now = place == "current_card"
    if id is None:
        empty = box(0.5, 0.5, width - 1, CARD_HEIGHT - 1, "seal-empty", 6)
        return scene.thing(place, scene.name(place), empty, mark=(width - 6, 6))
    label = scene.label(scene.name(place), scene.explained(id))
    if id == "propaganda":
        face = box(0, 0, width, CARD_HEIGHT, "card propaganda", 6)
        title = paragraph((8, 20), scene.name(id), width - 14, 15 if now else 13, "card-title on-seal")
        horn = group(path(MEGAPHONE, "horn"), at=(width / 2, 66), scale=1.5 if now else 1.1)
        return scene.thing(place, label, face, title, horn, mark=(width - 6, 6), data_card=id)
    parts = [
        box(0, 0, width, CARD_HEIGHT, "card" if now else "card next", 6),
        paragraph((8, 19), scene.name(id), width - 16, 15 if now else 13, "card-title", 3 if not now else 2, 1.12),
    ]
    step = 24 if now else 20
    for i, faction in enumerate(CARDS[id]["order"]):
        parts.append(badge(faction, 17 + i * step, 60 if now else 68, 10 if now else 8.6))
    parts.append(halves(scene, id, width) if now else small_halves(id, width))
    return scene.thing(place, label, *parts, mark=(width - 6, 6), data_card=id)


def halves(scene: AndeanScene, id: str, width: float) -> str:
    """The plain and the shaded text of the current card (AA-5.1)."""
    dual = CARDS[id].get("dual", False)
    wide = (width - 20) / 2 if dual else width - 16
    found = [group(half(scene, id, "unshaded", wide), at=(8, 76))]
    if dual:
        found.append(group(half(scene, id, "shaded", wide), at=(12 + wide, 76)))
    return "".join(found)


def half(scene: AndeanScene, card: str, id: str, wide: float) -> str:
    """One of the card's texts; whoever points at it reads the card."""
    shade = " shady" if id == "shaded" else ""
    lines = path(f"M7 7H{wide - 7:.1f}M7 11.5H{wide - 20:.1f}", f"script{shade}")
    label = scene.label(scene.name(id), scene.name(card))
    return scene.thing(id, label, box(0, 0, wide, 18, f"card-half{shade}", 3), lines, about=card)


def small_halves(id: str, width: float) -> str:
    if not CARDS[id].get("dual", False):
        return box(6, 83, width - 12, 9, "card-half", 2)
    wide = (width - 15) / 2
    return box(6, 83, wide, 9, "card-half", 2) + box(9 + wide, 83, wide, 9, "card-half shady", 2)


def deck(scene: AndeanScene, width: float) -> str:
    """How many cards are left, and how many Propaganda cards have been seen (AA-2.4)."""
    left, seen, last = scene.view["deck_left"], scene.view["propaganda"], scene.view["last_propaganda"]
    pile = box(2, 1, 13, 18, "deck", 2) + box(0, 3, 13, 18, "card", 2)
    stock = scene.thing("deck", scene.explained("deck", str(left)), pile, text((21, 17), str(left), "stat"))
    x = width - 17 * max(last, seen) + 4
    seals = "".join(
        tag("rect", x=x + i * 17, y=3, width=12, height=16, rx=2, class_="seal" if i < seen else "seal-empty")
        for i in range(max(last, seen))
    )
    word = line((x - 6, 16), scene.name("propaganda"), x - 70, 12, "soft end")
    return stock + scene.thing("", scene.explained("propaganda", f"{seen}/{last}"), word, seals, data_propaganda=seen)


# -- the sequence of play ------------------------------------------------------------------------------------------


def peg(faction: Faction) -> str:
    """An eligibility cylinder."""
    return (
        path("M-7.5-6V7Q0 11 7.5 7V-6", f"c-{faction} peg")
        + tag("ellipse", cx=0, cy=-6, rx=7.5, ry=3.2, class_=f"c-{faction} peg")
        + tag("ellipse", cx=0, cy=-6, rx=7.5, ry=3.2, class_="lit")
        + emblem(faction, 0, 3, 0.95)
    )


def sequence(scene: AndeanScene, width: float) -> str:
    """Where the cylinders stand: Eligible, 1st and 2nd to execute, Ineligible (AA-2.3)."""
    view = scene.view
    order = view["order"] or list(FACTIONS)
    executed = [faction for faction in order if faction in view["executed"]]
    waiting = [f for f in order if f in view["eligible"] and f not in executed and f not in view["barred"]]
    out = [f for f in order if f not in waiting and f not in executed]
    wide = (width - 6) / 4
    stalls = [
        ("eligible", waiting),
        ("first_eligible", executed[:1]),
        ("second_eligible", executed[1:]),
        ("ineligible", out),
    ]
    boxes = [group(stall(scene, id, pegs, wide), at=(i * (wide + 2), 0)) for i, (id, pegs) in enumerate(stalls)]
    return "".join(boxes) + doing(scene, width)


def stall(scene: AndeanScene, id: str, factions: list[Faction], width: float) -> str:
    """One box of the sequence of play. Who passed on this card stays Eligible, but pale."""
    step = min(20.0, (width - 21) / max(1, len(factions) - 1))
    start = width / 2 - (len(factions) - 1) * step / 2
    parts = [box(0, 0, width, 44, "stall", 4), line((width / 2, 13), scene.name(id), width - 4, 12, "stall-name")]
    for i, faction in enumerate(factions):
        passed = faction in scene.view["asked"] and faction not in scene.view["executed"]
        label = scene.label(scene.name(faction), scene.name(id), scene.name("passed") if passed else "")
        drawn = scene.thing(
            "", label, peg(faction), about=id, class_="passed" if passed else "", data_peg=f"{faction} {id}"
        )
        parts.append(group(drawn, at=(start + i * step, 29.5)))
    return scene.thing("", scene.explained(id), *parts)


def doing(scene: AndeanScene, width: float) -> str:
    """What is being executed; else what the 1st Eligible did on this card."""
    running = scene.view["operation"]
    about = ""
    if running is not None:
        about = running["activity"] or running["operation"] or ""
        words = scene.label(
            scene.name(running["faction"]),
            " + ".join(scene.name(id) for id in (running["operation"], running["activity"]) if id),
            scene.name("limited") if running["limited"] else "",
        )
    elif scene.view["first"]:
        about = "first_eligible"
        words = scene.label(scene.name("first_eligible"), scene.name(scene.view["first"]))
    else:
        return ""
    return scene.thing("", words, line((width / 2, 60), words, width - 8, 13, "doing"), about=about)


# -- buttons -------------------------------------------------------------------------------------------------------


def sign(id: str) -> str:
    """What stands on a button: a kind of piece, or a faction."""
    if id in FACTIONS:
        return badge(id, 0, 0, 9)
    return box(-10, -10.5, 20, 21, "plate", 3) + glyph(id, 1).split("<text")[0] if id in KIND_IDS else ""
