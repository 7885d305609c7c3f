"""The tracks: victory points (TS-10.3), turns and action rounds (TS-3), DEFCON (TS-8), military operations, Space Race.

Each is drawn from its upper left corner, so that the table can put it where there is room. The US is on the left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.svg import Point, box, group, line, number, path, tag, text

from ..board import LAST_BOX, SPACE_FIRST, SPACE_OPS, SPACE_ROLL, SPACE_SECOND
from ..plays import EXTRA_ROUND
from .scene import BOTH, TwilightScene
from .signs import emblem, medal

CALENDAR: Final[Point] = (226.0, 74.0)
RACE: Final[Point] = (222.0, 110.0)
VP_WIDTH: Final = 312.0
ROW: Final = 23.0
WORD: Final = 50.0  # the room for a track's name
LAST_TURN: Final = 10
ABILITIES: Final = (2, 4, 6, 8)
SHEET: Final = "M-5-6H5V6H-5ZM-3-3.2H3M-3-.2H3M-3 2.8H1"


# -- victory points ------------------------------------------------------------------------------------------------


def victory_points(scene: TwilightScene) -> str:
    """The scale from 20 for the US to 20 for the USSR, with one marker."""
    vp = scene.view["vp"]
    step = (VP_WIDTH - 60) / 40
    middle = VP_WIDTH / 2
    ticks = "".join(f"M{number(middle + n * step)} {3 if n % 5 else 0}v{5 if n % 5 else 11}" for n in range(-20, 21))
    parts = [emblem("us", 14, 12, 1.2, "c-us"), emblem("ussr", VP_WIDTH - 14, 12, 1.2, "c-ussr")]
    parts.append(path(f"M{number(middle - 20 * step)} 5.5h{number(40 * step)}{ticks}", "tick"))
    parts += [text((middle + n * step, 23), str(abs(n)), "tick-text") for n in range(-20, 21, 5)]
    x = middle - max(-20, min(20, vp)) * step
    leader = "us" if vp > 0 else "ussr" if vp < 0 else ""
    shape = f"M{number(x - 12)} -2h24v13h-8l-4 4-4-4h-8Z"
    parts.append(path(shape, f"marker c-{leader}" if leader else "marker face"))
    parts.append(text((x, 9.2), str(abs(vp)), f"stat t-{leader}" if leader else "stat", data_vp=str(vp)))
    if scene.view["winner"]:
        side = scene.view["winner"]
        won = scene.thing("", scene.label(scene.name("winner"), scene.name(side)), medal(0, 0), data_winner=side)
        parts.append(group(won, at=(8 if side == "us" else VP_WIDTH - 8, 13)))
    score = scene.label(scene.name(leader), str(abs(vp))) if leader else "0"
    return scene.thing("vp", scene.explained("vp", score), *parts, mark=(middle + 2.5 * step, 19))


# -- turn, round, DEFCON -------------------------------------------------------------------------------------------


def calendar(scene: TwilightScene) -> str:
    """Turn, action round and DEFCON, one below the other."""
    wide, high = CALENDAR
    rows = [turns(scene), rounds(scene), defcon(scene)]
    return box(0, 0, wide, high, "pane", 4) + "".join(group(row, at=(4, 3 + i * ROW)) for i, row in enumerate(rows))


def track_word(scene: TwilightScene, id: str) -> str:
    return line((0, 15.5), scene.name(id), WORD - 3, 12, "word start")


def turns(scene: TwilightScene) -> str:
    """The ten turns, parted into the three wars."""
    turn = scene.view["turn"]
    parts = []
    for n in range(1, LAST_TURN + 1):
        x = WORD + (n - 1) * 16 + (3 if n > 3 else 0) + (3 if n > 7 else 0)
        parts.append(cell(n, turn, x, 15.2))
    war = "early_war" if turn <= 3 else "mid_war" if turn <= 7 else "late_war"
    label = scene.explained("turn", str(turn), scene.name(war))
    return scene.thing("turn", label, track_word(scene, "turn"), *parts, mark=(CALENDAR[0] - 10, 3), data_turn=turn)


@lru_cache(maxsize=256)
def cell(n: int, now: int, x: float, wide: float) -> str:
    state = " now" if n == now else " past" if n < now else ""
    face = box(x, 1, wide, 19, f"cell{state}", 2)
    return face + text((x + wide / 2, 15), str(n), f"digit{' now' if n == now else ''}")


def rounds(scene: TwilightScene) -> str:
    """The Headline Phase and the action rounds; the current one in the colour of whose it is. A turn's end has none."""
    view = scene.view
    extra = EXTRA_ROUND if any(8 in view["abilities"][side] for side in BOTH) else 0
    is_over = view["round"] > EXTRA_ROUND
    last = max(view["rounds"], extra, 0 if is_over else view["round"])
    now = min(view["round"], last)
    parts = []
    for n in range(last + 1):
        x = WORD + n * 18.6
        side = view["phasing"] if n == now and not is_over else ""
        past = " past" if n < now else ""
        parts.append(box(x, 1, 17.6, 19, f"cell c-{side}" if side else f"cell{past}", 2))
        if n:
            parts.append(text((x + 8.8, 15), str(n), f"digit t-{side}" if side else "digit"))
        else:
            ink = f"sheet-sign i-{side}" if side else "sheet-sign"
            parts.append(path(SHEET, ink, transform=f"translate({number(x + 8.8)} 10.5)"))
    stage = scene.name("headline") if now == 0 else str(now)
    whose = [] if is_over else [scene.label(scene.name("phasing"), scene.name(view["phasing"]))]
    label = scene.explained("round", stage, *whose)
    return scene.thing("round", label, track_word(scene, "round"), *parts, data_round=now)


def defcon(scene: TwilightScene) -> str:
    """DEFCON from 5 to 1; the last two steps are loud."""
    level = scene.view["defcon"]
    parts = [track_word(scene, "defcon")]
    wide = 32.4
    for i, n in enumerate(range(5, 0, -1)):
        x = WORD + i * (wide + 1)
        look = "" if n != level else "level" if n > 2 else "alarm" if n == 2 else "doom"
        face = box(x, 1, wide, 19, look or "cell", 3)
        number_ = text((x + wide / 2, 15.4), str(n), f"stat {look}-text" if look else "digit")
        parts.append(scene.thing("", scene.explained(f"defcon_{n}"), face, number_))
    return scene.thing(
        "defcon", scene.explained(f"defcon_{level}"), *parts, mark=(CALENDAR[0] - 10, 3), data_defcon=level
    )


# -- Space Race and military operations ----------------------------------------------------------------------------


def race(scene: TwilightScene) -> str:
    """The Space Race above, military operations below."""
    wide, high = RACE
    return box(0, 0, wide, high, "pane", 4) + group(space_race(scene), at=(4, 3)) + group(military(scene), at=(4, 84))


def space_race(scene: TwilightScene) -> str:
    """The boxes with what they ask for and give, and how far each side has come (TS-6.4); a click plays a card."""
    view = scene.view
    step = (RACE[0] - 8) / (LAST_BOX + 1)
    parts = [line((0, 11), scene.name("space_race"), 130, 12, "word start"), attempts(scene)]
    for n in range(LAST_BOX + 1):
        parts.append(group(space_box(scene, n, step - 1.4), at=(n * step, 16)))
    if scene.is_option("space"):
        parts += [box(-2, -1, RACE[0] - 4, 81, "hit", 3), box(-2, -1, RACE[0] - 4, 81, "edge", 3)]
    places = [f"{scene.name(side)} {view['space'][side]}" for side in BOTH]
    return scene.thing("space", scene.explained("space_race", *places), *parts, mark=(138, 7))


def attempts(scene: TwilightScene) -> str:
    """Cards that each side may still play to the Space Race this turn, as dots."""
    parts = []
    for side, x in zip(BOTH, (RACE[0] - 62, RACE[0] - 30), strict=True):
        played, allowed = scene.view["space_plays"][side], scene.view["space_allowed"][side]
        for i in range(max(allowed, played)):
            ring = f"need s-{side}" if i < played else f"c-{side}"
            parts.append(tag("circle", cx=x + i * 12, cy=6.5, r=4.4, class_=ring))
    return "".join(parts)


def space_box(scene: TwilightScene, n: int, wide: float) -> str:
    """One box: the roll that reaches it, both markers, points or ability."""
    view = scene.view
    here = [side for side in BOTH if view["space"][side] == n]
    parts = [box(0, 0, wide, 62, "cell", 3)]
    if n:
        parts.append(text((wide / 2, 11.5), f"1–{SPACE_ROLL[n]}", "tick-text"))
        if SPACE_OPS[n] > SPACE_OPS[n - 1]:
            parts.append(path("M-.7 0v62", "need"))
    for side, y in (("us", 23), ("ussr", 40)):
        if side in here:
            chip = tag("circle", cx=wide / 2, cy=y, r=8.2, class_=f"c-{side}")
            parts.append(chip + emblem(side, wide / 2, y, 0.8))
    owners = [side for side in BOTH if n in view["abilities"][side]]
    if n in ABILITIES:
        look = f"gem c-{owners[0]}" if owners else "gem"
        parts.append(path(f"M{number(wide / 2)} 50l5 4.5-5 4.5-5-4.5Z", look, data_ability=n))
    if n and (SPACE_FIRST[n] or SPACE_SECOND[n]) and n not in ABILITIES:
        points = f"{SPACE_FIRST[n]}/{SPACE_SECOND[n]}"
        parts.append(text((wide / 2, 58.5), points, "tick-text"))
    held = [scene.label(scene.name(f"ability_{n}"), scene.name(side)) for side in owners]
    label = scene.explained(f"space_{n}", *[scene.name(side) for side in here], *held)
    return scene.thing("", label, *parts, data_space=" ".join([str(n), *here]))


def military(scene: TwilightScene) -> str:
    """Military operations of both sides; framed is what DEFCON asks for at the end of the turn (TS-8.4)."""
    wanted = scene.view["defcon"]
    half = (RACE[0] - 8) / 2
    sides = []
    for i, side in enumerate(BOTH):
        done = scene.view["milops"][side]
        parts = [tag("circle", cx=10, cy=11, r=8.5, class_=f"c-{side}") + emblem(side, 10, 11, 0.8)]
        for n in range(1, 6):
            x = 22 + (n - 1) * 16
            parts.append(box(x, 4, 14, 14, f"c-{side}" if n <= done else "rung", 2))
            if n <= wanted:
                parts.append(box(x, 4, 14, 14, "need", 2))
        label = scene.explained(f"milops_{side}", f"{done} / {wanted}")
        sides.append(group(scene.thing("", label, *parts, data_milops=f"{side} {done}"), at=(i * half, 0)))
    return scene.thing("milops", scene.name("milops"), *sides, mark=(half - 5, 22))
