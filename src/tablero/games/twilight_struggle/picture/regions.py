"""The regions' plates on the map: name, what the region would score now (TS-10.2), whether DEFCON closes it (TS-8.2).

Three steps on each side stand for Presence, Domination and Control; the points between them have the colour of the side
that would get them. A plate is clicked where a region is to be chosen. Where a game has a Primary and a Secondary
Region (SoloPlay), their plates say so.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.svg import Point, box, group, line, path, text

from ..board import MAP
from .land import PARTS, PLATES, at
from .scene import BOTH, TwilightScene

PLATE: Final[Point] = (76.0, 33.0)
RANK_BELOW: Final = ("asia",)  # plates without room above them
LEVELS: Final = {"nothing": 0, "presence": 1, "domination": 2, "control": 3}


def plate(scene: TwilightScene, id: str) -> str:
    """A region's name and what it would score now: standing of US and USSR, and the points between them (TS-10.2)."""
    (x, y), (wide, high) = at(PLATES[id]), PLATE
    left, top = x - wide / 2, y - high / 2
    shade = "asia" if id == "asia" else PARTS.get(id, (id,))[0]
    rank = scene.rank(id)
    closed = is_closed(scene, id)
    start, room = (15, wide - 18) if closed else (3, wide - 6)
    parts = [
        box(left, top, wide, high, "plate", 4),
        box(left, top, wide, high, "hit", 4),
        box(left, top, wide, high, f"plate-edge r-{shade}", 4),
        line((left + start + room / 2, top + 12.5), scene.name(id), room, 12, "region-name"),
        preview(scene, id, left, top + 16),
    ]
    if closed:
        bow = path("M-2.6 0V-3a2.6 2.6 0 0 1 5.2 0V0", "lock-bow")
        lock = scene.thing("", scene.explained("closed"), bow, box(-4.2, -0.5, 8.4, 6.5, "lock", 1.2), data_closed=id)
        parts.append(group(lock, at=(left + 9, top + 7.5)))
    if rank:
        over = top + high - 1 if id in RANK_BELOW else top - 14
        mark = box(left + 4, over, wide - 8, 15, "rank", 7)
        word = line((x, over + 11.3), scene.name(f"{rank}_mark"), wide - 14, 12, "rank-text")
        parts.append(scene.thing("", scene.explained(rank), mark, word, data_rank=rank))
    notes = [scene.name(rank) if rank else "", scene.name("closed") if closed else ""]
    label = scene.explained(id, *notes, *score_words(scene, id))
    known = id if id in scene.view["scoring"] else ""
    return scene.thing(known, label, *parts, class_="region", data_region=id)


def is_closed(scene: TwilightScene, id: str) -> bool:
    """Whether DEFCON forbids coups and realignments in a region (TS-8.2)."""
    region = MAP["region"].get(id) or MAP["region"]["asia"]
    return bool(scene.view["defcon"] < region["defcon"])


def score_words(scene: TwilightScene, id: str) -> list[str]:
    """What a region would score, in words."""
    found = scene.view["scoring"].get(id)
    if found is None:
        return [net_words(scene, scene.view["southeast_asia"])]
    words = []
    for side in BOTH:
        tally = found[side]
        status = scene.name(tally["status"]) if tally["status"] != "nothing" else ""
        words.append(
            scene.label(
                scene.name(side),
                status,
                f"{scene.name('countries')} {tally['countries']}",
                f"{scene.name('battlegrounds')} {tally['battlegrounds']}",
            )
        )
    return [*words, net_words(scene, found["points"])]


def net_words(scene: TwilightScene, points: int) -> str:
    who = f"{scene.name('us' if points > 0 else 'ussr')} " if points else ""
    return f"{scene.name('scoring')} {who}{abs(points)}"


def preview(scene: TwilightScene, id: str, x: float, y: float) -> str:
    """Three steps for each side (Presence, Domination, Control), and the points with their side between them."""
    wide = PLATE[0]
    found = scene.view["scoring"].get(id)
    points = found["points"] if found else scene.view["southeast_asia"]
    parts = []
    if found:
        for side, status, sign in (("us", found["us"]["status"], 1), ("ussr", found["ussr"]["status"], -1)):
            level = LEVELS[status]
            edge = x + 5 if sign > 0 else x + wide - 5
            parts += [step(side, i, level, edge, y, sign) for i in range(3)]
    leader = "us" if points > 0 else "ussr" if points < 0 else ""
    if leader:
        parts.append(box(x + wide / 2 - 13, y, 26, 14, f"c-{leader}", 3))
    ink = f"net t-{leader}" if leader else "net"
    parts.append(text((x + wide / 2, y + 11.6), str(abs(points)), ink, data_net=id))
    return "".join(parts)


@lru_cache(maxsize=512)
def step(side: str, i: int, level: int, edge: float, y: float, sign: int) -> str:
    """A bar of the standing: higher to the middle."""
    high = 5 + 3.5 * i
    x = edge + sign * i * 5.6
    return box(x if sign > 0 else x - 4.6, y + 13 - high, 4.6, high, f"c-{side} on" if i < level else "rung", 1)
