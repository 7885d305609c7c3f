"""Curves over time as a picture: one line a party in its colour, the turning points as numbered marks.

The page has the same numbers as a table beside it, so the picture itself is one image with a title.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tablero.drawing.svg import group, number, tag, text, title

from .responses import CurveInfo, StoryInfo

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 48
RIGHT: Final = 42  # room for badges at the ends of lines
TOP: Final = 24
BOTTOM: Final = 24
LINE: Final = 18  # the least distance of two badges
LARGE: Final = 24  # ... of this picture, which a phone shows at half its size
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_ROWS: Final = 16  # of the table


class Frame:
    """Where a decision and a value are in the picture."""

    def __init__(self, curves: list[CurveInfo]) -> None:
        values = [value for curve in curves for value in curve["values"]]
        self.low, self.high = min(0, *values), max(0, *values)
        self.last = max(1, len(curves[0]["values"]) - 1)
        self.span = max(1, self.high - self.low)

    def x(self, decision: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decision / self.last

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.low) / self.span

    def ticks(self) -> list[int]:
        """Round numbers for the lines across, five or so of them."""
        step = next((step for step in STEPS if self.span / step <= 6), STEPS[-1])
        return [value for value in range(self.low, self.high + 1) if value % step == 0]


def curve_picture(story: StoryInfo, colours: dict[str, str]) -> str:
    """The curves of a story as SVG; colours by party."""
    curves = story["curves"]
    frame = Frame(curves)
    parts = [title(story["curve_title"]), grid(frame), marks(frame, story)]
    ends = spread([frame.y(curve["values"][-1]) for curve in curves], HEIGHT, LARGE)
    for curve, end in zip(curves, ends, strict=True):
        way = line(frame, curve["values"])
        under, over = tag("path", d=way, class_="curve-under"), tag("path", d=way, class_="curve")
        badge = tag("rect", x=WIDTH - RIGHT + 6, y=end - 11, width=32, height=22, rx=4, class_="curve-badge")
        letter = text((WIDTH - RIGHT + 22, end + 6), curve["badge"], "curve-letter large", text_anchor="middle")
        parts.append(group(under, over, badge, letter, class_=f"c-{colours[curve['party']]}"))
    box = f"0 0 {WIDTH} {HEIGHT}"
    return tag("svg", *parts, viewBox=box, class_="curves", role="img", aria_label=story["curve_title"])


def grid(frame: Frame) -> str:
    found = []
    for value in frame.ticks():
        y = frame.y(value)
        kind = "curve-zero" if value == 0 else "curve-grid"
        found.append(tag("path", d=f"M{LEFT} {number(y)}H{WIDTH - RIGHT}", class_=kind))
        found.append(text((LEFT - 6, y + 4), signed(value), "curve-tick", text_anchor="end"))
    return "".join(found)


def marks(frame: Frame, story: StoryInfo) -> str:
    """The turning points, numbered as in the list."""
    found = []
    for n, point in enumerate(story["turning_points"], 1):
        x = frame.x(point["at"])
        found.append(tag("path", d=f"M{number(x)} {TOP}V{HEIGHT - BOTTOM}", class_="curve-mark"))
        found.append(text((x, TOP - 5), str(n), "curve-tick", text_anchor="middle"))
    return "".join(found)


def line(frame: Frame, values: list[int]) -> str:
    """A value stays as it is until a decision changes it."""
    steps = [f"M{number(frame.x(0))} {number(frame.y(values[0]))}"]
    for decision in range(1, len(values)):
        if values[decision] != values[decision - 1]:
            steps.append(f"H{number(frame.x(decision))}V{number(frame.y(values[decision]))}")
    return "".join([*steps, f"H{number(frame.x(len(values) - 1))}"])


def spread(heights: list[float], bottom: float, least: float = LINE) -> list[float]:
    """Badges at the ends of lines, moved apart where they would touch, and none beyond the picture."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    found = heights[:]
    for before, i in pairwise(order):
        found[i] = max(found[i], found[before] + least)
    limit = bottom - 10
    for i in reversed(order):
        found[i] = min(found[i], limit)
        limit = found[i] - least
    return found


def signed(value: int) -> str:
    return str(value).replace("-", "−")


def table_rows(curves: list[CurveInfo]) -> list[tuple[int, list[int]]]:
    """The curves as a table: every so many decisions, and the last one."""
    last = len(curves[0]["values"]) - 1
    every = max(1, -(-last // MOST_ROWS))
    return [(n, [curve["values"][n] for curve in curves]) for n in sorted({*range(0, last + 1, every), last})]
