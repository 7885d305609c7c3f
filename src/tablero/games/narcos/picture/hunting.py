"""The hunters' side of the table: the action dashboard with its cells and cards (NC-9.1), and the factions (NC-10)."""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, line, path, tag, text

from ..cards import (
    ACTION_IDS,
    BOMB,
    CARD_IDS,
    FACTION_CARD_IDS,
    FACTION_CARDS,
    FACTION_IDS,
    HOSTAGE,
    NUMBERS,
    STORES,
    TOKEN_VALUE,
)
from ..view_types import Action, Cell, Faction, FactionRow
from .pieces import SIGNS, badge, coin, cube, defence_token, hunter
from .scene import NarcosScene
from .tracks import winner

ROW: Final = 23.0
ACTIONS_HEIGHT: Final = 26.0 + len(ACTION_IDS) * ROW
FACTION_HEIGHT: Final = 66.0


def action_board(scene: NarcosScene, width: float) -> str:
    """The available cards, and a row for each action."""
    rows = [available(scene, width)]
    rows += [group(scene.kept(action, id, width), at=(0, 26 + i * ROW)) for i, id in enumerate(ACTION_IDS)]
    return "".join(rows)


def available(scene: NarcosScene, width: float) -> str:
    """The open action cards, what is left of the deck, what was discarded."""
    told = scene.view["actions"]
    cards = "".join(
        group(number_card(str(n), "new-card"), at=(100 + i * 25, 12)) for i, n in enumerate(told["available"])
    )
    words = line((4, 17), scene.name("available"), 82, 13, "head start")
    label = scene.explained("available", " ".join(map(str, told["available"])))
    shown = scene.thing(
        "available", label, words, cards, mark=(90, 5), data_available=" ".join(map(str, told["available"]))
    )
    parts = [shown]
    for x, id, count in ((width - 82, "deck", told["deck"]), (width - 40, "discards", len(told["discards"]))):
        face = box(0, 3, 13, 18, "card-back" if id == "deck" else "card-face", 2)
        number = text((18, 17), str(count), "few start")
        parts.append(group(scene.thing("", scene.label(scene.name(id), str(count)), face, number, about=id), at=(x, 0)))
    return "".join(parts)


def number_card(number: str, class_: str) -> str:
    return box(-9.5, -10.5, 19, 21, class_, 3) + text((0, 5), number, f"card-number {class_}")


def action(scene: NarcosScene, id: Action, width: float) -> str:
    """An action with its cells; the numbers that may be used now stand beside them as buttons."""
    found = scene.view["actions"]["cells"][id]
    parts = [
        box(0, 0.5, width, ROW - 2.5, "row", 3),
        group(path(SIGNS[id], "action-sign"), at=(13, 10.8), scale=1.1),
        line((26, 15.3), scene.name(id), 138, 12.5, "start strong"),
    ]
    for i, cell in enumerate(found):
        parts.append(group(action_cell(scene, cell), at=(184 + i * 24, 10.8)))
    for n in range(1, NUMBERS + 1):
        pick = f"{id}_{n}"
        if scene.is_option(pick):
            face = box(-10.5, -9, 21, 18, "button", 4) + text((0, 4.8), str(n), "button-text pick")
            parts.append(group(scene.thing(pick, scene.name(pick), face), at=(width - 62 + (n - 1) * 24, 10.8)))
    free = sum(not cell["card"] for cell in found)
    return scene.thing(id, scene.explained(id, f"{free}/{len(found)}"), *parts, mark=(3, 3), data_action=id)


def action_cell(scene: NarcosScene, cell: Cell) -> str:
    """An empty cell with the number it takes (a star: any), or the card in it."""
    if cell["card"]:
        drawn = box(-10, -8.5, 20, 17, "used-card", 2) + text((0, 4.6), str(cell["card"]), "card-number used-card")
        return scene.thing("", scene.explained("used", str(cell["card"])), drawn, data_cell_card=cell["card"])
    takes = "×" if not cell["takes"] else str(cell["takes"])
    return box(-10, -8.5, 20, 17, "cell", 2) + text((0, 4.6), takes, "cell-number")


# -- factions ------------------------------------------------------------------------------------------------------


def factions(scene: NarcosScene, width: float) -> str:
    """The four factions, two and two."""
    wide = width / 2
    return "".join(
        group(scene.kept(faction, id, wide - 3), at=(i % 2 * (wide + 1.5), i // 2 * FACTION_HEIGHT))
        for i, id in enumerate(FACTION_IDS)
    )


def faction(scene: NarcosScene, id: Faction, width: float) -> str:
    """A faction: who leads it, its hunters and what they have done, its cards, money or cubes."""
    told = scene.faction(id)
    state = "row active" if told["active"] else "row done" if told["done"] else "row"
    parts = [
        box(0, 0, width, FACTION_HEIGHT - 4, state, 5),
        group(badge(id, 9.5), at=(14, 14)),
        line((28, 19), scene.name(id), width - 34 - 16 * told["done"], 13, "start strong"),
        tick(width - 12, 14) if told["done"] else "",
        winner(scene, "hunters", width - 14),
        *[group(row_hunter(scene, one), at=(18 + i * 29, 45)) for i, one in enumerate(told["hunters"])],
        holdings(scene, told, width),
    ]
    label = scene.label(
        scene.name(id),
        scene.name(told["seat"]) if told["seat"] else "",
        scene.name("active") if told["active"] else scene.name("acted") if told["done"] else "",
    )
    return scene.thing(id, label, *parts, mark=(4, 4), data_faction=id)


def tick(x: float, y: float) -> str:
    return path(f"M{x - 5:.1f} {y:.1f}L{x - 1:.1f} {y + 4:.1f} {x + 5:.1f} {y - 5:.1f}", "tick")


def row_hunter(scene: NarcosScene, id: str) -> str:
    """A hunter in his faction's row: ticked when he has acted this season."""
    state = scene.hunter(id)
    words = [scene.name(key) for key in ("acted", "deactivated", "blocked", "active") if state[key]]
    label = scene.label(scene.name(id), scene.name(state["place"]) if state["place"] else "", *words)
    face = box(-12.5, -17, 25, 31, "seat now" if state["active"] else "seat", 4)
    done = group(tag("circle", r=6.5, class_="tick-disc") + tick(0, 0.4), at=(9, -12)) if state["acted"] else ""
    drawn = group(hunter(scene.monogram(id), state), at=(0, 1), scale=0.95)
    return scene.thing(id, label, face, drawn, done, mark=(-10, -14), data_hunter=id)


def holdings(scene: NarcosScene, told: FactionRow, width: float) -> str:
    """The faction's cards that are left, and Los Pepes' money or Cali's cubes."""
    parts = []
    count = len(told["cards"])
    step = min(38.0, (width - 72) / max(1, count))
    x = 70.0
    for i, card in enumerate(told["cards"]):
        parts.append(group(faction_card(scene, card, step - 3), at=(x + i * step, 31)))
    if "money" in told:
        label = scene.label(scene.name("money"), str(told["money"]))
        amount = coin(x + 48, 45) + text((x + 59, 50), str(told["money"]), "few start", data_pepes=told["money"])
        parts.append(scene.thing("", label, amount, about="money"))
    if "cubes" in told:
        held = [group(cube(), at=(x + 48 + i * 16, 45)) for i in range(told["cubes"])]
        empty = [group(path("M-5-5H5V5H-5Z", "cell"), at=(x + 48 + i * 16, 45)) for i in range(told["cubes"], STORES)]
        parts.append(
            scene.thing("", scene.explained("cube", str(told["cubes"])), *held, *empty, data_cali=told["cubes"])
        )
    return "".join(parts)


ABILITIES: Final = {  # what a faction's card does
    "reveal_defence": "M-7-2Q0-9 7-2 0 5-7-2ZM0-4A2 2 0 1 0 .1-4",
    "extra_action": "M0-8V4M-6-2H6",
    "replace_available": "M-5-4A6 5 0 0 1 5-4M5-7V-4H2M5 0A6 5 0 0 1-5 0M-5 3V0H-2",
    "move_bonus": "M-7-7H7M0-7V-3M-6 0Q-6-3 0-3T6 0 0 3-6 0M6 0H9",
    "attack_bonus": "M-7-2H7M0-9V5M0-6A4 4 0 1 1-.1-6",
}


def faction_card(scene: NarcosScene, id: str, width: float) -> str:
    """An ability that can still be used: its sign, and its number."""
    printed = FACTION_CARDS[FACTION_CARD_IDS.index(id)]
    face = box(0, 0, width, 27, "card-face", 3)
    sign = group(path(ABILITIES[printed.op], "action-sign"), at=(width / 2, 12), scale=min(1.0, width / 21))
    number = text((width - 2.5, 25), str(printed.n), "tiny end") if printed.n else ""
    return scene.thing(id, scene.explained(id), face, sign, number, mark=(width - 3, 3), data_ability=id)


def sign(id: str) -> str:
    """What stands on a button: a defence token, or a card's back."""
    if id.startswith("defence_"):
        return group(defence_token(id.removeprefix("defence_"), is_open=True), scale=0.9)
    if id in ("hostage", "bomb"):
        value = TOKEN_VALUE[HOSTAGE if id == "hostage" else BOMB]
        return group(defence_token(str(value), is_open=True, special=id), scale=0.9)
    return box(-6, -8, 12, 16, "card-face", 2) if id in CARD_IDS else ""
