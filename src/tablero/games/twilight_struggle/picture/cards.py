"""Cards: the reader's hand, the China Card (TS-9), cards being played, headlines, and how many lie where.

A card shows what it is worth, whose event it is by colour and emblem, an asterisk if it leaves the game, and its name;
where there is room, how its text begins.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import Point, box, broken, group, line, lines_of, paragraph, path, tag, text

from .scene import BOTH, CARD_OF, TwilightScene
from .signs import asterisk, band_class, emblem, whose, worth

CARD_HEIGHT: Final = 58.0
TEXT_HEIGHT: Final = 94.0  # of a card with the beginning of its text
CARD_MOST: Final = 104.0
TEXT_MOST: Final = 150.0
TEXT_SIZE: Final = 11.0
BAND: Final = 18.0
PILES: Final[Point] = (102.0, 66.0)
SLOT: Final[Point] = (88.0, 46.0)
MOST_IN_PLAY: Final = 3
CHINA: Final = "the_china_card"
FAN: Final = "M-8 7-10-5-2-7 0 6ZM-2-7H7V7H-1Z"


def card(scene: TwilightScene, id: str, wide: float, *more: str, high: float = CARD_HEIGHT) -> str:
    """A card with its face up. `more` is what its label says besides."""
    side = whose(id)
    data = CARD_OF[id]
    parts = [
        box(0, 0, wide, high, "card", 4),
        box(0.5, 0.5, wide - 1, BAND, band_class(id), 3.5),
        worth(id, 12, 9.5),
        emblem(side, wide / 2, 9.5, 0.95) if side != "neutral" and not data.scoring else "",
        asterisk(wide - 10, 9.5, side) if data.starred else "",
        paragraph((5, BAND + 12.5), scene.name(id), wide - 8, 11.5, "card-name", 3 if high > 50 else 2, 1.06),
        beginning(scene, id, wide, high) if high >= TEXT_HEIGHT else "",
        box(0, 0, wide, high, "hit", 4),
        box(0, 0, wide, high, "card-edge", 4),
    ]
    return scene.thing(id, scene.card_label(id, *more), *parts, class_="hand-card", mark=(wide - 3, 3), data_card=id)


def beginning(scene: TwilightScene, id: str, wide: float, high: float) -> str:
    """How a card's text begins, in the lines that its name leaves free."""
    named, size = broken(scene.name(id), wide - 8, 11.5, 3)
    top = BAND + 12.5 + len(named) * size * 1.06 + 2
    room = int((high - top - 4) // (TEXT_SIZE + 1)) + 1
    lines = lines_of(scene.name(f"text:{id}"), wide - 8, TEXT_SIZE)
    if len(lines) > room:
        lines = [*lines[: room - 1], lines[room - 1].rstrip(".,;:") + "…"]
    return "".join(
        line((5, top + n * (TEXT_SIZE + 1)), words, wide - 8, TEXT_SIZE, "card-text") for n, words in enumerate(lines)
    )


def china(scene: TwilightScene, wide: float, high: float = CARD_HEIGHT) -> str:
    """The China Card with its holder, face up or down (TS-9.1)."""
    view = scene.view
    holder = view["china"]
    if holder is None:
        empty = box(0.5, 0.5, wide - 1, high - 1, "slot", 4)
        return scene.thing("", scene.name(CHINA), empty)
    up = view["china_up"]
    face = "china_up" if up else "china_down"
    label = scene.explained(face, scene.name(holder))
    parts = [
        box(0, 0, wide, high, "card" if up else "card back", 4),
        box(0.5, 0.5, wide - 1, BAND, f"c-{holder}", 3.5),
        text((12, 14.9), str(CARD_OF[CHINA].ops), f"ops t-{holder}") if up else "",
        emblem(holder, wide - 13, 9.5, 0.95),
        paragraph((5, BAND + 12.5), scene.name(CHINA), wide - 8, 11.5, "card-name", 3, 1.08),
        beginning(scene, CHINA, wide, high) if high >= TEXT_HEIGHT else "",
        box(0, 0, wide, high, "hit", 4),
        box(0, 0, wide, high, "card-edge", 4),
    ]
    drawn = scene.thing(CHINA, label, *parts, data_china=f"{holder} {face}")
    return drawn + (scene.thing("china", label, mark=(wide - 3, 3)) if scene.is_new("china") else "")


def hand(scene: TwilightScene, width: float, high: float = CARD_HEIGHT) -> tuple[str, float]:
    """The reader's cards side by side, in as many rows as it takes, and how high they are."""
    most = CARD_MOST if high == CARD_HEIGHT else TEXT_MOST
    parts = []
    y = 0.0
    for side, cards in scene.reader.hands:
        columns = max(1, int(width // 74))
        wide = min(most, width / min(columns, max(1, len(cards))))
        for start in range(0, len(cards), columns):
            for i, id in enumerate(cards[start : start + columns]):
                drawn = card(scene, id, wide - 4, scene.name(f"hand_{side}"), high=high)
                parts.append(group(drawn, at=(i * wide, y)))
            y += high + 4
    return "".join(parts), y


def cards_in_play(scene: TwilightScene) -> list[tuple[str, str]]:
    """The card being played, and the headlines not yet resolved; each with "playing" or the side whose it is."""
    found = [("playing", id) for id in scene.view["playing"]]
    headlines = [(side, scene.view["headlines"][side]) for side in BOTH]
    found += [(side, id) for side, id in headlines if id]
    shown = [id for _, cards in scene.reader.hands for id in cards]
    return [(kind, id) for kind, id in found if id not in (*shown, CHINA)][:MOST_IN_PLAY]


def in_play(scene: TwilightScene) -> str:
    """Those cards one below the other."""
    parts = []
    for i, (kind, id) in enumerate(cards_in_play(scene)):
        word = scene.name("playing") if kind == "playing" else scene.label(scene.name("headline"), scene.name(kind))
        drawn = card(scene, id, SLOT[0], word, high=SLOT[1])
        if kind != "playing":
            drawn += tag("circle", cx=SLOT[0] - 10, cy=SLOT[1] - 10, r=8, class_=f"c-{kind}")
            drawn += emblem(kind, SLOT[0] - 10, SLOT[1] - 10, 0.8)
        parts.append(group(drawn, at=(0, i * (SLOT[1] + 3)), data_slot=kind))
    return "".join(parts)


def playing_height(scene: TwilightScene) -> float:
    return len(cards_in_play(scene)) * (SLOT[1] + 3)


def piles(scene: TwilightScene) -> str:
    """How many cards lie in the piles and in both hands."""
    view = scene.view
    wide, high = PILES
    shown = [
        ("draw_pile", view["deck_size"], stack()),
        ("discards", len(view["discards"]), open_card()),
        ("removed", len(view["removed"]), crossed()),
    ]
    parts = [box(0, 0, wide, high, "pane", 4)]
    for i, (id, count, sign) in enumerate(shown):
        drawn = [group(sign, at=(12, 11)), text((23, 16), str(count), "stat start")]
        thing = scene.thing("", scene.explained(id, str(count)), *drawn, data_pile=id)
        parts.append(group(thing, at=(0, 1 + i * 21)))
    for i, side in enumerate(BOTH):
        count = view["hand_sizes"][side]
        seen = scene.known_cards(side)
        extra = f"{scene.name('known_cards')} {seen}" if seen else ""
        drawn = [
            group(path(FAN, f"fan c-{side}"), at=(62, 16)),
            text((77, 21), str(count), "stat start"),
        ]
        thing = scene.thing("", scene.explained(f"hand_{side}", str(count), extra), *drawn, data_pile=f"hand_{side}")
        parts.append(group(thing, at=(0, 1 + i * 31)))
    return "".join(parts)


def stack() -> str:
    return box(-3, -8, 11, 15, "card back", 2) + box(-6, -6, 11, 15, "card back", 2)


def open_card() -> str:
    return box(-5, -7, 11, 15, "card", 2) + path("M-2.5-3H3.5M-2.5 0H3.5M-2.5 3H1", "part")


def crossed() -> str:
    return open_card() + path("M-7-8 8 9", "star")
