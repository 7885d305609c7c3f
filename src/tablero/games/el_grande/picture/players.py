"""Who stands where: the players in turn order with their power cards (EG-5), rounds (EG-3, EG-18) and scores.

Each row holds what everybody may see of a player: court, province, number of cards, markers (EG-24.1). The score track
has one pin for each player; heads move aside, points stay exact.
The small number below a score is what the regions would bring if they were scored now.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import Final

from tablero.drawing.svg import box, group, line, path, tag, text

from ..board import MODIFIERS, SETUP
from ..view_types import Hand, Played
from .cards import pips, signed
from .icons import sign
from .pieces import emblem, hatching
from .scene import ElGrandeScene

ROW_HEIGHT: Final = 66.0  # what everybody has
LEFT_HEIGHT: Final = 20.0  # and what is left of the others' power cards
BETWEEN: Final = 4.0
LAST_ROUND: Final = 9
SCORING_AFTER: Final[list[int]] = SETUP["rounds"]["scoring_after"]
SHORT_ROUNDS: Final[list[int]] = SETUP["rounds"]["short"]


def rows(scene: ElGrandeScene, width: float, columns: int = 1) -> tuple[str, float]:
    """One row a colour, first to act on top; and how high they are together."""
    step = width / columns
    parts = []
    y = 0.0
    shown = scene.rows()
    for start in range(0, len(shown), columns):
        line_of = shown[start : start + columns]
        parts += [
            group(scene.kept(row, colour, step - (0 if columns == 1 else 8)), at=(i * step, y))
            for i, colour in enumerate(line_of)
        ]
        y += max(row_height(scene, colour) for colour in line_of) + BETWEEN
    return "".join(parts), y


def row_height(scene: ElGrandeScene, colour: str) -> float:
    """The reader's own power cards are in the hand, the dummy's are nobody's."""
    return ROW_HEIGHT + (LEFT_HEIGHT if tells_powers(scene, colour) else 0.0)


def tells_powers(scene: ElGrandeScene, colour: str) -> bool:
    return not scene.is_dummy(colour) and not scene.is_reader(scene.seat_of(colour))


def row(scene: ElGrandeScene, colour: str, width: float) -> str:
    active = scene.is_active(colour)
    state = "active" if active else "acted" if scene.has_acted(colour) and not scene.is_over() else ""
    parts = [box(0.5, 0.5, width - 1, row_height(scene, colour) - 1, f"row {state}", 5)]
    if active:
        parts.append(path(f"M-8 {ROW_HEIGHT / 2 - 8:g}V{ROW_HEIGHT / 2 + 8:g}L2 {ROW_HEIGHT / 2:g}Z", "pointer"))
    parts.append(group(played_card(scene, colour), at=(6, 6)) + first_player(scene, colour))
    name = scene.name(colour)
    marks = markers(scene, colour, width)
    room = width - (76 if scene.is_dummy(colour) else 122) - (26 if marks else 0)
    parts.append(badge(scene, colour, 57, 16))
    parts.append(line((69, 20.5), name, room, 14, "name"))
    parts.append(marks)
    parts.append(supplies(scene, colour, width))
    if tells_powers(scene, colour):
        parts.append(group(powers_left(scene, colour, width - 10), at=(5, ROW_HEIGHT - 2)))
    if not scene.is_dummy(colour):
        score = scene.of_seat("score", scene.seat_of(colour))
        points = text((width - 7, 29), str(score), "score", data_score=colour)
        parts.append(scene.thing("", scene.explained("score", str(score)), points))
        if not scene.is_over():
            coming = scene.of_seat("prospects", scene.seat_of(colour))
            label: str = scene.explained("prospects", f"+{coming}")
            parts.append(scene.thing("", label, text((width - 7, 53), f"+{coming}", "prospect")))
        elif score == max(scene.view["score"]):
            parts.append(scene.thing("", scene.explained("winner"), sign("star", width - 17, 47)))
    label = name
    if active:
        label = scene.label(name, scene.name("active"))
    return scene.thing(colour, label, *parts, mark=(width - 7, 7))


def badge(scene: ElGrandeScene, colour: str, x: float, y: float) -> str:
    hatch = hatching(x - 8.5, y - 8.5, 17, 17) if scene.is_dummy(colour) else ""
    return box(x - 8.5, y - 8.5, 17, 17, f"c-{colour} rim", 3) + hatch + emblem(colour, 1.2, x, y)


def markers(scene: ElGrandeScene, colour: str, width: float) -> str:
    """A Veto card that is kept, and for how many more rounds (EG-22.2)."""
    kept = [veto["rounds"] for veto in scene.view["vetoes"] if veto["holder"] == colour]
    if not kept:
        return ""
    count = text((width - 57, 21), str(len(kept)), "veto-count") if len(kept) > 1 else ""
    label = scene.explained("veto_1", *[f"{scene.name('round')} +{rounds - 1}" for rounds in kept])
    return scene.thing("", label, sign("bar", width - (73 if count else 62), 16), count)


def first_player(scene: ElGrandeScene, colour: str) -> str:
    """The marker of the first player, on the corner of the power card."""
    if not scene.is_first(colour):
        return ""
    medal = tag("circle", cx=6, cy=7, r=9, class_="medal") + text((6, 11.5), "1", "medal-text")
    return scene.thing("first_player", scene.explained("first_player"), medal)


def powers_left(scene: ElGrandeScene, colour: str, width: float) -> str:
    """The power cards of another player, as far as all have seen: filled in hand, empty when used (EG-R58)."""
    hand: Hand = scene.of_seat("hands", scene.seat_of(colour))
    step = width / 13
    parts = []
    for value in range(1, 14):
        state = "used-card" if value in hand["used"] else f"c-{colour} rim"
        pale = " unsure" if value in hand["unsure"] else ""
        ink = "used-value" if value in hand["used"] or pale else f"t-{colour}"
        parts.append(box((value - 1) * step + 0.7, 0, step - 1.4, 16, state + pale, 2))
        parts.append(text(((value - 0.5) * step, 12), str(value), f"left-value {ink}"))
    left = " ".join(str(value) for value in range(1, 14) if value not in (*hand["used"], *hand["unsure"]))
    unsure = [f"{value}?" for value in hand["unsure"]]
    label = scene.explained("powers_left", " ".join([left, *unsure]).strip())
    return scene.thing("", label, *parts, data_powers=colour)


def supplies(scene: ElGrandeScene, colour: str, width: float) -> str:
    """Court and province."""
    wide = min(68.0, (width - 96) / 2)
    seat = scene.seat_of(colour)
    parts = []
    items: list[tuple[str, str, int]] = [("province", "sack", scene.of_seat("province", seat))]
    if not scene.is_dummy(colour):
        items = [("court", "house", scene.of_seat("court", seat)), *items]
    for i, (id, icon, count) in enumerate(items):
        x = 47.0 + i * (wide + 2)
        bold = "supply court" if id == "court" else "supply"
        content = box(x, 28, wide, 34, "cell", 4) + sign(icon, x + 14, 38, 0.85) + text((x + 27, 44), str(count), bold)
        content += line((x + 6, 58), scene.name(id), wide - 8, 11, "cell-name")
        label = scene.explained(id, str(count))
        mine = id if scene.is_reader(seat) else ""  # "court" as an answer is the reader's own
        parts.append(
            scene.thing(mine, label, content, mark=(x + wide - 6, 33), data_supply=f"{colour} {id}", data_count=count)
        )
    return "".join(parts)


def played_card(scene: ElGrandeScene, colour: str) -> str:
    """The power card of this round: its total decides the order (EG-5.3, EG-23.3)."""
    played: Played | None = scene.of_seat("played", scene.seat_of(colour))
    if played is None:
        return box(0.5, 0.5, 35, 53, "no-card", 4)
    modifier = next((m.value for m in MODIFIERS if m.id == played["modifier"]), None)
    parts = [box(0, 0, 36, 54, f"power c-{colour}", 4)]
    if scene.is_dummy(colour):
        parts.append(hatching(0, 0, 36, 54))
    if played["power"] is not None:
        parts.append(text((18, 30), str(played["total"]), f"played t-{colour}"))
        if modifier is None and not scene.is_dummy(colour):
            parts.append(pips(colour, played["power"], 18, 38))
    if modifier is not None:
        parts.append(box(3, 34, 30, 17, "modifier", 3) + text((18, 47), signed(modifier), "chip"))
    if scene.has_acted(colour):
        parts.append(tag("circle", cx=33, cy=3, r=8, class_="medal") + path("M29 3l3 3.5 5.2-6.5", "medal-tick"))
    said = ["" if played["power"] is None else str(played["power"])]
    if played["modifier"]:
        said.append(scene.name(played["modifier"]))
    label = scene.explained("power_card", *said)
    return scene.thing("", label, *parts)


# -- rounds --------------------------------------------------------------------------------------------------------


def round_track(scene: ElGrandeScene, width: float) -> str:
    """Nine spaces, a scoring after every third; those that the short game leaves out are struck through (EG-18.1)."""
    step = width / (LAST_ROUND + 0.55 * len(SCORING_AFTER))
    x = end = 0.0
    parts = []
    now: int = scene.view["round"]
    for space in range(1, LAST_ROUND + 1):
        skipped = scene.view["short"] and space not in SHORT_ROUNDS
        state = "skipped" if skipped else "now" if space == now else "past" if space < now else "ahead"
        label = scene.label(f"{scene.name('round')} {space}", scene.name("left_out") if skipped else "")
        cell = box(x + 1, 3, step - 2, 28, f"space {state}", 3)
        strike = path(f"M{x + 3:.1f} 28L{x + step - 3:.1f} 6", "strike") if skipped else ""
        number = text((x + step / 2, 22), str(space), f"space-number {state}")
        parts.append(scene.thing("", label, cell, strike, number, about="round"))
        x += step
        if space == now:
            end = x
        if space in SCORING_AFTER:
            done = space < now or scene.is_over()
            mark = group(sign("star", 0, 0, 0.62), at=(x + step * 0.27, 17), class_="gone" if done else "scoring")
            parts.append(scene.thing("", scene.explained("general_scoring"), mark))
            x += step * 0.55
    return scene.thing("round", scene.explained("round", str(now)), *parts, mark=(end, 7.5))


# -- scores --------------------------------------------------------------------------------------------------------

HEAD: Final = 52.0


def score_track(scene: ElGrandeScene, width: float) -> str:
    """A scale like that of a map, from 0 to beyond the highest score."""
    scores: list[int] = scene.view["score"]
    top = max(50, ceil((max(scores) + 1) / 25) * 25)
    left, unit = 14.0, (width - 28) / top
    parts = [scale(left, unit, top)]
    heads = spread([left + score * unit for score in scores], width)
    for score in sorted(set(scores)):
        at = left + score * unit
        level = [seat for seat in range(len(scores)) if scores[seat] == score]
        parts.append(stem(at, min((heads[seat] for seat in level), key=lambda head: abs(head - at))))
        parts += [pin(scene, seat, at, heads[seat]) for seat in level]
    return scene.thing("score", scene.explained("score"), *parts, mark=(width - 6, 26.5))


def scale(left: float, unit: float, top: int) -> str:
    """The bar with its numbers."""
    whole = top * unit
    parts = [box(left, 27, whole, 5, "scale", 0)]
    for value in range(0, top, 10):
        wide = min(5, top - value) * unit
        parts.append(tag("rect", x=left + value * unit, y=27, width=wide, height=5, class_="scale-dark"))
    step = 10 if top <= 150 else 25
    for value in range(0, top + 1, step):
        parts.append(text((left + value * unit, 44), str(value), "tick-number"))
    return "".join(parts)


def spread(points: list[float], width: float) -> list[float]:
    """Places for the heads, in the order of the points, moved apart until none covers another."""
    order = sorted(range(len(points)), key=lambda i: (points[i], i))
    places = list(points)
    for _ in range(40):
        for a, b in pairwise(order):
            overlap = HEAD + 2 - (places[b] - places[a])
            if overlap > 0.01:
                places[a] -= overlap / 2
                places[b] += overlap / 2
        for i, seat in enumerate(order):
            after = len(order) - 1 - i
            low, high = HEAD / 2 + i * (HEAD + 2), width - HEAD / 2 - after * (HEAD + 2)
            places[seat] = min(max(places[seat], low), high)
    return places


def stem(at: float, head: float) -> str:
    """From a head to the point on the scale; players with the same score share one."""
    tip = min(max(at, head - HEAD / 2 + 8), head + HEAD / 2 - 8)
    return path(f"M{at:.1f} 29L{tip:.1f} 19", "stem")


def pin(scene: ElGrandeScene, seat: int, at: float, head: float) -> str:
    """A player's score: the head tells how many, the point where."""
    colour = scene.colours()[seat]
    score = scene.view["score"][seat]
    label = scene.label(scene.name(colour), f"{scene.name('score')} {score}")
    return scene.thing(
        "",
        label,
        tag("circle", cx=at, cy=29.5, r=4, class_=f"c-{colour} rim"),
        box(head - HEAD / 2, 1, HEAD, 19, f"c-{colour} rim", 4),
        emblem(colour, 1.1, head - HEAD / 2 + 10, 10.5),
        text((head + 8, 15.5), str(score), f"pin t-{colour}"),
        about="score",
    )
