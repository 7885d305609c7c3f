"""Each seat's chance of winning over a game as a picture, with the turning points to click.

The page has the same numbers as a table and the turning points as a list; the picture is there to be looked at.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import group, number, tag, text

from .base_path import outside
from .curve_picture import spread
from .responses import AnalysisInfo

WIDTH: Final = 720
LEFT: Final = 36
RIGHT: Final = 38  # room for badges at the ends of lines
TOP: Final = 18
BOTTOM: Final = 8
TICKS: Final = (0, 50, 100)
MARK: Final = 8.0  # radius of the circle with its number


class ChanceFrame:
    """Where a decision and a chance are in the picture."""

    def __init__(self, decisions: int, height: int) -> None:
        self.last = max(1, decisions)
        self.height = height

    def x(self, decision: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decision / self.last

    def y(self, chance: float) -> float:
        return self.height - BOTTOM - (self.height - TOP - BOTTOM) * chance


def chance_picture(analysis: AnalysisInfo, colours: dict[str, str], label: str, height: int, shown: int = -1) -> str:
    """The curves as SVG; colours by seat. `shown` is the decision that is on the board."""
    curves = analysis["chances"]
    frame = ChanceFrame(analysis["decisions"], height)
    parts = [grid(frame)]
    ends = spread([frame.y(curve["values"][-1]) for curve in curves], height)
    for curve, end in zip(curves, ends, strict=True):
        way = line(frame, curve["values"])
        under, over = tag("path", d=way, class_="curve-under"), tag("path", d=way, class_="curve")
        badge = tag("rect", x=WIDTH - RIGHT + 10, y=end - 8, width=25, height=16, rx=3, class_="curve-badge")
        letter = text((WIDTH - RIGHT + 22.5, end + 4), curve["badge"], "curve-letter", text_anchor="middle")
        parts.append(group(under, over, badge, letter, class_=f"c-{colours[curve['id']]}"))
    spots = spread([frame.x(point["at"]) for point in analysis["turning_points"]], WIDTH - RIGHT + 10, 2 * MARK + 2)
    parts += [mark(frame, analysis, n, spot) for n, spot in enumerate(spots)]
    if shown >= 0:
        x = number(frame.x(shown))
        parts.append(tag("path", d=f"M0 {TOP}V{height - BOTTOM}", transform=f"translate({x} 0)", class_="curve-here"))
    box = f"0 0 {WIDTH} {height}"
    return tag("svg", *parts, viewBox=box, class_="curves chances", role="group", aria_label=label)


def grid(frame: ChanceFrame) -> str:
    found = []
    for percent in TICKS:
        y = frame.y(percent / 100)
        kind = "curve-zero" if percent == 0 else "curve-grid"
        found.append(tag("path", d=f"M{LEFT} {number(y)}H{WIDTH - RIGHT}", class_=kind))
        found.append(text((LEFT - 5, y + 4), f"{percent}", "curve-tick", text_anchor="end", aria_hidden="true"))
    return "".join(found)


def mark(frame: ChanceFrame, analysis: AnalysisInfo, n: int, at: float) -> str:
    """A turning point, numbered as in the list, the number where it hides no other: a link to the position before."""
    point = analysis["turning_points"][n]
    x = frame.x(point["at"])
    way = tag("path", d=f"M{number(at)} {TOP}L{number(x)} {TOP + 5}V{frame.height - BOTTOM}", class_="curve-mark")
    spot = tag("circle", cx=at, cy=TOP - 8, r=MARK, class_="curve-spot")
    word = text((at, TOP - 4), str(n + 1), "curve-number", text_anchor="middle")
    address = outside(f"/t/{analysis['table']}/at/{point['start']}")
    return tag(
        "a", way, spot, word, href=address, class_="curve-turn", data_at=point["start"], aria_label=point["sentence"]
    )


def line(frame: ChanceFrame, values: list[float]) -> str:
    """From position to position; what does not change needs no point."""
    points = [(0, values[0])]
    for decision in range(1, len(values)):
        if values[decision] != values[decision - 1]:
            if points[-1][0] != decision - 1:
                points.append((decision - 1, values[decision - 1]))
            points.append((decision, values[decision]))
    points.append((len(values) - 1, values[-1]))
    return "M" + "L".join(f"{number(frame.x(at))} {number(frame.y(value))}" for at, value in points)
