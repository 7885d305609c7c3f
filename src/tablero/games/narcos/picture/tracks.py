"""The tracks: season and turns, arrests, fame, income, money, objectives, and how many places the notebook has left.

Patrón wins with 20 fame or three objectives (NC-1.2, NC-1.3), the factions with two arrests (NC-1.4).
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, line, path, tag, text

from ..board import PLACES
from ..cards import ARRESTS_TO_WIN, FAME_TO_WIN, INCOME, OBJECTIVE_SLOTS, OBJECTIVES_TO_WIN
from ..view_types import Stock, View
from .pieces import CROWN, EMBLEMS, SIGNS, STAR, coin, crown, cube, token
from .scene import NarcosScene

TURNS: Final = 8  # Patrón's and a faction's by turns (NC-5.2)
SEASON_HEIGHT: Final = 30.0
PATRON_HEIGHT: Final = 80.0
OBJECTIVE_STEP: Final = 22.0


def season(scene: NarcosScene, width: float) -> str:
    """Which season and turn it is, and how often Patrón was arrested."""
    view = scene.view
    name = scene.label(f"{scene.name('season')}: {view['season']}")
    parts = [scene.thing("season", name, line((0, 20), name, 84, 15, "head start"), mark=(88, 6))]
    pips = "".join(turn_pip(scene, turn, 92 + turn * 21) for turn in range(TURNS))
    parts.append(scene.thing("turn", scene.explained("turn", str(view["turn"] + 1)), pips))
    cuffs = []
    for i in range(ARRESTS_TO_WIN):
        caught = i < view["patron"]["arrests"]
        face = box(-12, -12, 24, 24, "cell full" if caught else "cell", 4)
        drawn = face + group(path(SIGNS["arrest"], "cuffs" if caught else "cuffs faint"), scale=1.4)
        cuffs.append(group(drawn, at=(width - 40 + i * 27, 15)))
    label = scene.explained("arrests", f"{view['patron']['arrests']}/{ARRESTS_TO_WIN}")
    parts.append(scene.thing("arrests", label, *cuffs, mark=(width - 4, 4), data_arrests=view["patron"]["arrests"]))
    return "".join(parts)


def turn_pip(scene: NarcosScene, turn: int, x: float) -> str:
    """One turn of the season: a crown for Patrón's, a star for a faction's."""
    now = scene.view["turn"]
    state = "pip now" if turn == now else "pip past" if turn < now else "pip"
    sign = path(CROWN if turn % 2 == 0 else EMBLEMS["dea"], f"{state} pip-sign")
    return box(x, 5, 19, 20, state, 4) + group(sign, at=(x + 9.5, 15.5), scale=0.95)


# -- Patrón --------------------------------------------------------------------------------------------------------


def patron_box(scene: NarcosScene, width: float) -> str:
    """Fame, money and income, with what is left in the supplies."""
    view = scene.view
    parts = [
        box(0, 0, width, PATRON_HEIGHT, "row active" if is_patrons_turn(view) else "row", 5),
        group(crown(False), at=(17, 16)),
        line((32, 21), scene.name("patron"), 58, 15, "head start"),
        winner(scene, "patron", 104),
        purse(scene, 126),
        supply(scene, width),
        scene.kept(fame_track, width),
        scene.kept(income_track, width),
    ]
    return scene.thing("patron", scene.explained("patron"), *parts, mark=(4, 4))


def is_patrons_turn(view: View) -> bool:
    return view["turn"] % 2 == 0 and view["phase"] in ("paid-move", "deploying", "card", "sicario-acts")


def winner(scene: NarcosScene, side: str, x: float) -> str:
    """A medal for the side that has won."""
    if scene.view["winner"] != side:
        return ""
    star = path("M0-10 2.9-3.4 10-2.8 4.7 1.9 6.3 9 0 5.4-6.3 9-4.7 1.9-10-2.8-2.9-3.4Z", "medal")
    return group(scene.thing("", scene.explained("winner"), star, data_winner=side), at=(x, 16))


def purse(scene: NarcosScene, x: float) -> str:
    amount = scene.view["patron"]["money"]
    number = text((x + 11, 22), str(amount), "stat", data_money=str(amount))
    return scene.thing("money", scene.explained("money", str(amount)), coin(x, 16), number, mark=(x - 8, 8))


def supply(scene: NarcosScene, width: float) -> str:
    """Tokens, labs and cubes that are left (NC-2.5, NC-2.6)."""
    left = scene.view["supply"]
    parts = []
    things: list[tuple[Stock, str, str]] = [("tokens", "influence", token("influence"))]
    things += [("labs", "lab", token("lab")), ("cubes", "cube", cube())]
    for i, (key, id, drawn) in enumerate(things):
        label = scene.label(scene.name("supply"), scene.name(id), str(left[key]))
        number = text((11, 4.5), str(left[key]), "few start")
        shown = scene.thing(
            "", label, group(drawn, scale=0.8), number, about="supply", data_supply=f"{key} {left[key]}"
        )
        parts.append(group(shown, at=(width - 112 + i * 38, 16)))
    return "".join(parts)


def fame_track(scene: NarcosScene, width: float) -> str:
    """One step for each point of fame; the last one wins."""
    fame = scene.view["patron"]["fame"]
    step = (width - 78) / FAME_TO_WIN
    cells = []
    for value in range(1, FAME_TO_WIN + 1):
        state = "step full" if value <= fame else "step goal" if value == FAME_TO_WIN else "step"
        cells.append(box(72 + (value - 1) * step, 33, step - 1.6, 17, state, 2))
        if value % 5 == 0 and value < FAME_TO_WIN:
            where = (72 + (value - 0.5) * step - 0.8, 45.5)
            cells.append(text(where, str(value), "step-number on" if value <= fame else "step-number"))
    cells.append(group(path(STAR, "star"), at=(72 + (FAME_TO_WIN - 0.5) * step - 0.8, 41.5)))
    label = scene.explained("fame", f"{fame}/{FAME_TO_WIN}")
    words = line((8, 46), scene.name("fame"), 36, 12, "soft start") + text((67, 46.5), str(fame), "few end")
    return scene.thing("fame", label, words, *cells, mark=(72, 33), data_fame=fame)


def income_track(scene: NarcosScene, width: float) -> str:
    """The dollars of each season's end; the marker never goes back (NC-11.2)."""
    told = scene.view["patron"]
    step = (width - 78) / len(INCOME)
    cells = []
    for space, value in enumerate(INCOME):
        here = space == told["income"]
        cells.append(box(72 + space * step, 55, step - 1.6, 17, "step full" if here else "step", 2))
        where = (72 + (space + 0.5) * step - 0.8, 67.5)
        cells.append(text(where, str(value), "step-number on" if here else "step-number"))
    label = scene.explained("income", str(told["income_value"]))
    words = line((8, 68), scene.name("income"), 60, 12, "soft start")
    return scene.thing("income", label, words, *cells, mark=(72, 55), data_income=told["income"])


# -- objectives and the notebook -----------------------------------------------------------------------------------


def objectives(scene: NarcosScene, width: float) -> str:
    """What lies face down for each season, what is in force, what is completed (NC-5.4, NC-11.5)."""
    told = scene.view["objectives"]
    rows = [objective_head(scene, width)]
    for i in range(OBJECTIVE_SLOTS):
        slot = told["slots"][i]
        rows += [slip(scene, card, str(i + 1), width, "shut") for card in slot["cards"] or ()]
        if slot["cards"] is None and slot["count"]:
            rows.append(face_down(scene, i + 1, slot["count"], width))
    rows += [slip(scene, card, "", width, "shut") for card in told["drawn_cards"] or ()]
    for one in told["in_force"]:
        rows.append(slip(scene, one["id"], str(one["counter"]) if one["counter"] else "", width, "open"))
    rows += [slip(scene, card, "✓", width, "completed") for card in told["completed"]]
    step = min(OBJECTIVE_STEP, 216 / len(rows))
    return "".join(group(row, at=(0, i * step)) for i, row in enumerate(rows))


def objective_head(scene: NarcosScene, width: float) -> str:
    told = scene.view["objectives"]
    done = f"{len(told['completed'])}/{OBJECTIVES_TO_WIN}"
    words = line((2, 14), scene.name("objectives"), width - 34, 13, "head start")
    number = text((width - 2, 14), done, "few end", data_objectives=done)
    return scene.thing("objectives", scene.explained("objectives", done), words, number, mark=(width - 36, 8))


def slip(scene: NarcosScene, id: str, mark: str, width: float, state: str) -> str:
    """An objective that one may read."""
    room = 15 if mark else 0
    start = 5 if state == "open" else 5 + room  # a number before the name is a season, one behind it counts
    sign = text((width - 9 if state == "open" else 9, 14), mark, "few slip-mark") if mark else ""
    word = {"shut": "face_down", "open": "in_force", "completed": "completed"}[state]
    face = box(0, 0, width, 19, f"slip {state}", 3)
    name = line((start, 13.5), scene.name(id), width - 9 - room, 11.5, "start")
    label = scene.label(scene.name(id), scene.name(word), mark, scene.name(f"text:{id}"))
    return scene.thing(id, label, face, sign, name, mark=(width - 5, 4), data_objective=f"{id} {state}")


def face_down(scene: NarcosScene, slot: int, count: int, width: float) -> str:
    """Objectives that nobody but Patrón may read."""
    backs = "".join(box(20 + i * 17, 3, 14, 13, "back", 2) for i in range(count))
    face = box(0, 0, width, 19, "slip shut", 3)
    label = scene.label(scene.name("objectives"), f"{scene.name('season')} {slot}", scene.name("face_down"), str(count))
    return scene.thing(
        "",
        label,
        face,
        text((9, 14), str(slot), "few slip-mark"),
        backs,
        about="objectives",
        data_slot=f"{slot} {count}",
    )


def notebook(scene: NarcosScene, width: float) -> str:
    """In how many places Patrón can still be; nothing if the table plays without it."""
    found = scene.view["possible"]
    if found is None:
        return ""
    ring = tag("circle", cx=14, cy=15, r=10, class_="possible")
    words = line((30, 20), f"{len(found)} / {PLACES}", width - 34, 15, "head start")
    label = scene.explained("notebook", scene.name("possible"), f"{len(found)} / {PLACES}")
    return scene.thing("possible", label, box(0, 0, width, 30, "slip", 4), ring, words, data_left=len(found))
