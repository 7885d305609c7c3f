"""Patrón's dashboard: the seven cells of the sicarios with range, fame and defence, and his cards (NC-3.2, NC-5.6).

Face-down tokens and cards show nothing, not even in the source of the picture, unless the view tells what they are.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, line, paragraph, path, tag, text

from ..cards import CARD_IDS, CARDS, HAND
from ..view_types import Sicario
from .pieces import STAR, coin, cube, defence_token, sicario
from .scene import NarcosScene

CELL_HEIGHT: Final = 104.0
CARD_HEIGHT: Final = 72.0


def cells(scene: NarcosScene, width: float) -> str:
    """All sicarios side by side."""
    step = width / len(scene.view["sicarios"])
    return "".join(
        group(scene.kept(cell, one["sicario"], step - 3), at=(i * step, 0))
        for i, one in enumerate(scene.view["sicarios"])
    )


def cell(scene: NarcosScene, id: str, width: float) -> str:
    """A sicario's cell: who, where he is, how far he can be deployed, how famous, how well defended."""
    one, middle = scene.sicario(id), width / 2
    state = scene.name("captured") if one["captured"] else scene.name(one["place"]) if one["place"] else ""
    figure = group(sicario(scene.monogram(id), one["slot"]), at=(middle, 19))
    parts = [
        box(0, 0, width, CELL_HEIGHT - 3, "row active" if scene.is_deploying(id) else "row", 5),
        tag("g", figure, class_="away" if one["place"] or one["captured"] else None),
        bars(middle) if one["captured"] else "",
        group(cube(), at=(width - 8, 24)) if one["cube"] else "",
        line((middle, 44), scene.name(id), width - 3, 11.5, "name"),
        whereabouts(scene, one, middle, width),
        numbers(scene, one, width),
        defence(scene, one, (middle, 89)),
    ]
    label = scene.label(
        scene.name(id),
        f"{scene.name('range')} {one['range']}",
        f"{scene.name('fame')} {one['fame']}",
        state,
        scene.name("cube") if one["cube"] else "",
        f"{scene.name('season_end')}: {scene.name(one['season_end'])}" if one["season_end"] else "",
    )
    waiting = season_end(scene, one["season_end"]) if one["season_end"] else ""
    return scene.thing(id, label, *parts, waiting, mark=(5, 5), data_cell=id)


def whereabouts(scene: NarcosScene, one: Sicario, x: float, width: float) -> str:
    """Where he is, by the number of the place; a lock if he was captured."""
    if one["place"]:
        return line((x, 57.5), scene.place_names(one["place"])[0], width - 6, 11.5, "soft")
    return ""


def bars(x: float) -> str:
    return path(f"M{x - 9:.1f} 3V31M{x - 3:.1f} 3V31M{x + 3:.1f} 3V31M{x + 9:.1f} 3V31", "bars")


def numbers(scene: NarcosScene, one: Sicario, width: float) -> str:
    """Range as an arrow, fame as a star."""
    reach = path("M-6 0H4M1-3 4.5 0 1 3", "arrow")
    star = path(STAR, "star")
    quarter = width / 4
    parts = []
    for x, id, value, drawn in ((0, "range", one["range"], reach), (2 * quarter, "fame", one["fame"], star)):
        number = text((x + quarter + 7, 73), str(value), "few")
        shown = scene.thing("", scene.explained(id, str(value)), group(drawn, at=(x + quarter - 4, 69)), number)
        parts.append(shown)
    return "".join(parts)


def defence(scene: NarcosScene, one: Sicario, at: tuple[float, float]) -> str:
    """His defence token: open, face down, or face down and known to Patrón."""
    token = one["defence"]
    if token is None:
        return ""
    value = "" if token["value"] is None else str(token["value"])
    special = token["token"] if token["token"] in ("hostage", "bomb") else ""
    drawn = defence_token(value, token["open"], special)
    label = scene.explained("defence", scene.name(token["token"]) if token["token"] else scene.name("face_down"))
    state = "open" if token["open"] else "shut"
    shown = scene.thing("", label, drawn, data_defence=f"{one['sicario']} {state} {value}".strip())
    return group(shown, at=at, scale=0.95)


def season_end(scene: NarcosScene, card: str) -> str:
    """The card that waits for the season's end beside him (NC-6.15)."""
    face = box(-6, -8, 12, 16, "card-face", 2) + path("M-3-5H3L-3 5H3Z", "sand")
    label = scene.label(scene.name("season_end"), scene.explained(card))
    return group(scene.thing(card, label, face, data_season_end=card), at=(8, 88))


# -- cards ---------------------------------------------------------------------------------------------------------


def cards(scene: NarcosScene, width: float) -> str:
    """Patrón's hand, the card in use, deck and discards."""
    view = scene.view
    using = view["deployment"]["card"]
    shown: list[str | None] = list(view["hand"]["cards"] or view["hand"]["known"])
    shown += [None] * (view["hand"]["count"] - len(shown))
    room = width - 50
    step = room / max(HAND, len(shown) + (using is not None))
    parts = [group(card(scene, id, step - 3, "hand"), at=(i * step, 0)) for i, id in enumerate(shown)]
    if using is not None:
        parts.append(group(card(scene, using, step - 3, "deployment"), at=(room - step, 0)))
    parts.append(group(piles(scene), at=(width - 46, 0)))
    return scene.thing("hand", scene.explained("hand", str(view["hand"]["count"])), *parts, data_hand=len(shown))


def card(scene: NarcosScene, id: str | None, width: float, where: str) -> str:
    """One of Patrón's cards: its name and what its condition costs; or its back."""
    if id is None:
        back = box(0, 0, width, CARD_HEIGHT - 4, "card-back", 4) + box(
            4, 4, width - 8, CARD_HEIGHT - 12, "back-line", 2
        )
        return scene.thing("", scene.label(scene.name(where), scene.name("face_down")), back, about=where)
    printed = CARDS[CARD_IDS.index(id)]
    using = " using" if where == "deployment" else ""
    foot = CARD_HEIGHT - 14
    sign = group(path("M-3.4-5H3.4L-3.4 5H3.4Z", "sand"), at=(10, foot)) if printed.season_end else coin(10, foot)
    cost = "" if printed.season_end else text((20, foot + 4.5), str(printed.cost), "few start")
    parts = [
        box(0, 0, width, CARD_HEIGHT - 4, f"card-face{using}", 4),
        paragraph((4, 13), scene.name(id), width - 7, 11, "start strong", 4, 1.05),
        sign,
        cost,
    ]
    label = scene.label(scene.name(where), scene.explained(id))
    return scene.thing(id, label, *parts, mark=(width - 5, 5), data_card=f"{where} {id}")


def piles(scene: NarcosScene) -> str:
    """The deck, and what was discarded: the last card by name."""
    view = scene.view
    parts = []
    for i, (id, count) in enumerate((("deck", view["deck"]), ("discards", len(view["discards"])))):
        face = box(0, 0, 15, 21, "card-back" if id == "deck" else "card-face", 2)
        number = text((21, 16), str(count), "few start", data_pile=f"{id} {count}")
        last = [scene.name(card) for card in view["discards"][-5:]] if id == "discards" else []
        label = scene.label(scene.explained(id, str(count)), *last)
        parts.append(group(scene.thing(id, label, face, number, mark=(15, 3)), at=(2, 4 + i * 32)))
    return "".join(parts)
