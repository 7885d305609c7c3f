"""Cards: the action cards on offer with their stacks (EG-4, EG-7), the reader's hand (EG-5), and plain buttons.

A card on offer lies on its stack; the one the active player has taken stays there, raised, with its two halves
(EG-7.2). Buttons are for the answers that no thing on the board stands for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablero.core.state import EVERYTHING
from tablero.drawing.svg import box, group, paragraph, path, tag, text

from ..board import MODIFIERS, TAKES
from ..view_types import Hand, View
from .icons import effect_signs, sign
from .pieces import cube, emblem
from .scene import ElGrandeScene, card_type

CARD_HEIGHT: Final = 118.0
SLOT_HEIGHT: Final = 128.0
MANY: Final = 5  # cubes that stand close together


class Slot(NamedTuple):
    """A stack: its number, how many cards are face down, and the card on top of it, if one lies there."""

    stacks: str
    left: int | None
    card: str | None
    taken: bool


def slots(view: View) -> list[Slot]:
    """The stacks from left to right; 2 and 3 may be one (EG-19.1), and 5 may be the King card alone (EG-1.5)."""
    left: list[int | None] = [*view["stacks"]]
    regent: bool = view["modules"]["new_regent"]
    if not regent:
        left.append(None)
    names = ["1", "2/3", "4", "5"] if len(left) == 4 else ["1", "2", "3", "4", "5"]
    cards: dict[str, str] = {}
    for card in [*view["offer"], *([view["card"]] if view["card"] else [])]:
        number = str(card_type(card).stack)
        cards[next(name for name in names if number in name)] = card
    return [
        Slot(name, count, cards.get(name), cards.get(name) == view["card"] is not None)
        for name, count in zip(names, left, strict=True)
    ]


def offer(scene: ElGrandeScene, width: float, columns: int = 5) -> str:
    """All stacks, `columns` in a line."""
    shown = slots(scene.view)
    columns = min(columns, len(shown))
    step = width / columns
    return "".join(
        group(
            scene.kept(action_slot, slot, step - 8), at=(4 + i % columns * step, 6 + i // columns * (SLOT_HEIGHT + 6))
        )
        for i, slot in enumerate(shown)
    )


def action_slot(scene: ElGrandeScene, slot: Slot, width: float) -> str:
    """A stack with what lies on it."""
    deck = deck_edges(slot, width)
    if slot.card is None:
        label = scene.label(f"{scene.name('stack')} {slot.stacks}", "" if slot.left is None else str(slot.left))
        return deck + scene.thing("", label, card_back(slot, width), about="stack")
    face = taken_face(scene, slot.card, width) if slot.taken else open_face(scene, slot, slot.card, width)
    start = 30.0 if len(slot.stacks) == 1 else 40.0
    heading = paragraph((start, 18 if slot.taken else 17), scene.name(slot.card), width - start - 6, 14, "card-title")
    label = scene.explained(slot.card)
    card = scene.thing(slot.card, label, face, stack_number(slot.stacks), heading, mark=(width - 4, 4))
    return deck + (group(card, at=(0, -4)) if slot.taken else card)


def open_face(scene: ElGrandeScene, slot: Slot, card: str, width: float) -> str:
    """A card that can still be taken."""
    kind = card_type(card)
    return (
        box(0, 0, width, CARD_HEIGHT, "card", 6)
        + effect_signs(scene, kind.effect, width / 2, 58)
        + path(f"M8 78H{width - 8:g}", "card-rule")
        + placing(scene, kind.place, width / 2)
        + ("" if slot.left is None else text((15 if len(slot.stacks) == 1 else 20, 38), f"×{slot.left}", "left"))
    )


def taken_face(scene: ElGrandeScene, card: str, width: float) -> str:
    """The active player's card: whose it is, and its halves, each of which can be used once."""
    kind = card_type(card)
    holder = str(scene.view["active"])
    acted, placed = scene.view["halves"]["acted"], scene.view["halves"]["placed"]
    special = effect_signs(scene, kind.effect, width / 2 - (9 if acted else 0), 58)
    place = placing(scene, kind.place, width / 2 - (9 if placed else 0))
    return (
        box(0, 0, width, CARD_HEIGHT, f"card k-{holder}", 6)
        + half(scene, "special", (3, 42, width - 6, 34), special, acted)
        + half(scene, "place", (3, 80, width - 6, 35), place, placed)
        + tag("circle", cx=15, cy=35, r=8.5, class_=f"c-{holder} rim")
        + emblem(holder, 1, 15, 35)
    )


def half(scene: ElGrandeScene, id: str, area: tuple[float, float, float, float], content: str, used: bool) -> str:
    """One half of the taken card: a tick when it has been used."""
    x, y, w, h = area
    tick = path(f"M{x + w - 16:g} {y + h / 2 + 1:g}l4 4.5 8-10", "tick") if used else ""
    return scene.thing(id, scene.name(id), box(x, y, w, h, "half used" if used else "half", 4), content, tick)


def placing(scene: ElGrandeScene, count: int, middle: float) -> str:
    """As many cubes as the card lets one place (EG-8.1)."""
    apart = 18.0 if count < MANY else 16.0  # a tick may come to stand beside them
    start = middle - (count * apart + 16) / 2
    cubes = "".join(cube("", start + 20 + i * apart, 90, 14) for i in range(count))
    reach = box(start - 4, 84, count * apart + 24, 26, "reach", 0)
    label = scene.explained("to_place", str(count))
    return scene.thing("", label, reach, sign("house", start + 6, 97, 0.8), cubes)


def stack_number(stacks: str) -> str:
    wide = 9 if len(stacks) == 1 else 14
    return box(6, 6, wide * 2, 18, "stack", 9) + text((6 + wide, 19.5), stacks, "stack-number")


def deck_edges(slot: Slot, width: float) -> str:
    """Face-down cards below, thinner as the stack shrinks."""
    if not slot.left:
        return ""
    edges = [box(0, lift, width, CARD_HEIGHT, "deck", 6) for lift in (6, 3) if slot.left > (4 if lift == 6 else 0)]
    return "".join(edges)


def card_back(slot: Slot, width: float) -> str:
    """A stack with no open card: nothing but its number and how many are left."""
    if slot.left == 0:
        return box(1, 1, width - 2, CARD_HEIGHT - 2, "empty", 6) + stack_number(slot.stacks)
    return (
        box(0, 0, width, CARD_HEIGHT, "back", 6)
        + box(6, 6, width - 12, CARD_HEIGHT - 12, "back-frame", 4)
        + text((width / 2, CARD_HEIGHT / 2 + 10), slot.stacks, "back-number")
        + ("" if slot.left is None else text((width / 2, CARD_HEIGHT - 14), f"×{slot.left}", "left"))
    )


# -- the reader's hand ---------------------------------------------------------------------------------------------

HAND_COLUMNS: Final = 7
HAND_HEIGHT: Final = 40.0


def hand(scene: ElGrandeScene, width: float) -> str:
    """The thirteen power cards, those in hand as cards; below them the modifiers."""
    seat: int = scene.view["seat"]
    if seat == EVERYTHING or seat < 0:
        return ""
    return scene.kept(drawn_hand, seat, width)


def drawn_hand(scene: ElGrandeScene, seat: int, width: float) -> str:
    held: Hand = scene.of_seat("hands", seat)
    step = width / HAND_COLUMNS
    parts = []
    for value in range(1, 14):
        x, y = (value - 1) % HAND_COLUMNS * step, (value - 1) // HAND_COLUMNS * (HAND_HEIGHT + 4)
        card = power_card(scene, scene.colours()[seat], value, value in held["powers"], step - 3)
        parts.append(group(card, at=(x, y)))
    return "".join(parts) + group(modifiers(scene, held["modifiers"], width), at=(0, 2 * (HAND_HEIGHT + 4)))


def power_card(scene: ElGrandeScene, colour: str, value: int, held: bool, width: float) -> str:
    """A power card with the number of caballeros it calls (EG-6.2); used ones are an empty place."""
    id = f"power_{value}"
    if not held:
        place = box(0.5, 0.5, width - 1, HAND_HEIGHT - 1, "used-card", 3)
        return scene.thing(id, scene.explained(id), place, text((width / 2, 18), str(value), "used-value"))
    face = box(0, 0, width, HAND_HEIGHT, f"power c-{colour}", 3)
    return scene.thing(
        id,
        scene.explained(id),
        face,
        text((width / 2, 18), str(value), f"power-value t-{colour}"),
        pips(colour, value, width / 2, 26),
    )


def pips(colour: str, value: int, x: float, y: float) -> str:
    """As many dots as a power card calls caballeros, from the middle of their top line on."""
    return "".join(
        tag("rect", x=x - 7 + i % 3 * 5, y=y + i // 3 * 5, width=4, height=4, class_=f"t-{colour}")
        for i in range(TAKES[value])
    )


def modifiers(scene: ElGrandeScene, held: list[str], width: float) -> str:
    """The reader's modifier cards, and those that may be taken back (EG-23)."""
    ids = [m.id for m in MODIFIERS if m.id in held or scene.is_option(m.id)]
    if not ids:
        return ""
    step = min(60.0, width / len(ids))
    parts = []
    for i, id in enumerate(ids):
        value = next(m.value for m in MODIFIERS if m.id == id)
        ability = next(m.ability for m in MODIFIERS if m.id == id)
        star = tag("circle", cx=step - 10, cy=7, r=3, class_="ability") if ability else ""
        face = box(0, 0, step - 3, 30, "modifier", 3) + text((step / 2 - 1.5, 21), signed(value), "modifier-value")
        parts.append(group(scene.thing(id, scene.explained(id), face, star), at=(i * step, 0)))
    return "".join(parts)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"
