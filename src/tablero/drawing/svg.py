"""Pictures for all games: building SVG text, and fitting words into boxes.

Every game's `draw.py` uses these, so that the same thing is drawn and marked the same way everywhere. Numbers are
written short and rounded, so that the same picture is always the same bytes. Nothing here knows a game. Not here:
colours and style sheets (themes.py), things that can be clicked (scene.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from html import escape

Words = Callable[[str], str]  # the name of an id
Point = tuple[float, float]

# -- building SVG --------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A coordinate: at most one decimal, no needless zeros."""
    short = f"{value:.1f}"
    if short.endswith(".0"):
        short = short[:-2]
    return "0" if short == "-0" else short


def tag(name: str, *content: str, **attributes: str | float | None) -> str:
    """One element. `class_` is class, `data_option` is data-option; attributes that are None are left out."""
    head = name + "".join([attribute(key, value) for key, value in attributes.items() if value is not None])
    inside = "".join(content)
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


@lru_cache(maxsize=20_000)  # the same few thousand make up every picture
def attribute(key: str, value: str | float) -> str:
    written = value if isinstance(value, str) else number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(written)}"'


def group(*content: str, at: Point | None = None, scale: float = 1, **attributes: str | float | None) -> str:
    """Things that belong together, moved to `at` and scaled there."""
    moves = []
    if at is not None:
        moves.append(f"translate({number(at[0])} {number(at[1])})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    return tag("g", *content, transform=" ".join(moves) or None, **attributes)


def title(text: str) -> str:
    """What is shown when somebody points at a thing, and read aloud by a screen reader."""
    return tag("title", escape(text, quote=False))


def text(at: Point, words: str, class_: str, **attributes: str | float | None) -> str:
    return tag("text", escape(words, quote=False), x=at[0], y=at[1], class_=class_, **attributes)


def box(x: float, y: float, w: float, h: float, class_: str, r: float = 3, **more: str | float | None) -> str:
    """A rectangle with the corners that everything has."""
    return tag("rect", x=x, y=y, width=w, height=h, rx=r or None, class_=class_, **more)


def path(d: str, class_: str, **attributes: str | float | None) -> str:
    return tag("path", d=d, class_=class_, **attributes)


def polygon(points: Sequence[Point], close: bool = True) -> str:
    """The path through `points`, in short relative steps."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    steps = [f"M{number(x)} {number(y)}l"]
    for point in points[1:]:
        dx, dy = round(point[0] - x, 1), round(point[1] - y, 1)
        x, y = x + dx, y + dy
        steps.append(f"{number(dx)},{number(dy)}")
    return " ".join(steps).replace("l ", "l") + ("Z" if close else "")


def spline(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point between `b` and `c` on the smooth curve through all four (Catmull–Rom)."""

    def along(i: int) -> float:
        return 0.5 * (
            2 * b[i]
            + (c[i] - a[i]) * t
            + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
            + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
        )

    return along(0), along(1)


def option(id: str, label: str, *content: str, class_: str = "", **attributes: str | float | None) -> str:
    """A thing that answers the question when it is clicked, or chosen with the keyboard."""
    return tag(
        "g",
        title(label),
        *content,
        class_=f"{class_} option".strip(),
        data_option=id,
        role="button",
        tabindex="0",
        aria_label=label,
        **attributes,
    )


def picture(root: str, label: str, size: Point, sheet: str, *content: str) -> str:
    """The frame of a whole picture: `root` is the class that its styles are scoped by, `sheet` those styles in CSS."""
    width, height = size
    return tag(
        "svg",
        tag("style", sheet),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_=root,
        role="group",
        aria_label=label,
        preserveAspectRatio="xMidYMin meet",
    )


# -- words in boxes ------------------------------------------------------------------------------------------------


def pretty(id: str) -> str:
    """The name of an id for which no text is at hand."""
    return id.replace("_", " ").strip().capitalize()


def width_of(words: str, size: float) -> float:
    """About how wide `words` are set bold; rather too wide, since fonts differ."""
    total = 0.0
    for letter in words:
        if letter in "iljtfrI.,:;'!|()[] ":
            total += 0.4
        elif letter in "mwMWЖШЩЮжшщю%—":
            total += 1.0
        else:
            total += 0.78 if letter.isupper() else 0.68
    return total * size


def fitting_size(words: str, width: float, size: float, least: float = 11) -> float:
    """The largest size up to `size` at which `words` fit."""
    needed = width_of(words, size)
    return size if needed <= width else max(least, size * width / needed)


def lines_of(words: str, width: float, size: float) -> list[str]:
    """`words` broken into lines."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


def line(at: Point, words: str, width: float, size: float, class_: str) -> str:
    """`words` in one line that is never wider than `width`: set smaller, and squeezed if that is not enough.

    The class must not set a font size of its own: style sheets win over attributes.
    """
    fits = fitting_size(words, width, size)
    squeezed = width_of(words, fits) > width + 0.1
    return text(
        at,
        words,
        class_,
        font_size=fits,
        textLength=width if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
    )


def paragraph(at: Point, words: str, width: float, size: float, class_: str, most: int = 2, lead: float = 1.15) -> str:
    """`words` in at most `most` lines that start at `at`, smaller where they must be."""
    while len(lines_of(words, width, size)) > most and size > 11:
        size -= 0.5
    lines = lines_of(words, width, size)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return "".join(line((at[0], at[1] + i * size * lead), part, width, size, class_) for i, part in enumerate(lines))
