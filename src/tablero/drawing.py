"""Pictures for all games: building SVG text, fitting words into boxes, and the scene.

Every game's `draw.py` uses these, so that the same thing is drawn and marked the same way everywhere. Numbers are
written short and rounded, so that the same picture is always the same bytes. Nothing here knows a game. Not here:
colours and style sheets (themes.py).

A new game's `draw.py` has `draw(view, options, changed, words, tall)`, the whole table, `thumbnail(view, words)`, the
board alone, `WORDS`, the ids it names besides the action table, and, if seats are not named by their colours,
`SEAT_COLOURS`, from a seat's id to a colour of `OKABE_ITO`. Its parts are in `picture/`: `style.py` (a `style_sheet`,
scoped by a root class such as "eg"), `scene.py` (a subclass of `Scene` that knows the game's ids and reads its view),
and a module for each part of the table. Both functions end in

    picture("eg", scene.name("board"), (width, height), style(), definitions(), *parts)

and everything drawn that has a name is wrapped by `scene.thing`, so that it can be pointed at, clicked and marked.
What never changes (sea, land, borders) is a function with a cache; what seldom changes (a region, a card) is drawn
through `scene.kept`, which remembers it. `buttons` comes last, for the options left over.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from html import escape
from typing import Any, ClassVar, Final

from tablero.core.errors import UnknownId, nearest

Words = Callable[[str], str]
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


def guarded(words: Words | None, fallback: Words = pretty) -> Words:
    """`words`, with a readable name where there is none."""
    if words is None:
        return fallback
    given = words

    def name(id: str) -> str:
        try:
            return given(id) or fallback(id)
        except (KeyError, UnknownId):
            return fallback(id)

    return name


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


class Names:
    """Words that are always the same, which `key` says: pictures made with them may be remembered."""

    def __init__(self, words: Words, key: Hashable) -> None:
        self.words = words
        self.key = key

    def __call__(self, id: str) -> str:
        return self.words(id)


# -- the scene -----------------------------------------------------------------------------------------------------


MOST_DRAWN: Final = 8000  # some 15 MB of parts
DRAWN: Final[dict[Hashable, tuple[str, frozenset[str]]]] = {}  # a part of a picture, and the options that are in it


class Scene:
    """What every part of a picture is told: the view, what can be clicked, what is new, and the words.

    A game's own scene says what it is called, which ids it knows, and how an id reads where no texts are given; it may
    add questions about the view. An id that the game does not know is refused, so that no option can get lost.
    """

    game: ClassVar[str]
    known: ClassVar[frozenset[str]]

    def __init__(
        self, view: dict[str, Any], options: Sequence[str], changed: Sequence[str], words: Words | None
    ) -> None:
        for id in [*options, *changed]:
            if id not in self.known:
                raise nearest(id, sorted(self.known), f"the actions of {self.game}", "thing")
        self.view = view
        self.options = list(dict.fromkeys(options))
        self.changed = frozenset(changed)
        self.shown: set[str] = set()  # the options that have found their place
        self.name = guarded(words, self.plain_name)
        self.words_key = words.key if isinstance(words, Names) else None  # None: nothing is remembered

    @staticmethod
    def plain_name(id: str) -> str:
        """A name where no texts are given, but no explanations ("text:" before an id asks for one)."""
        return "" if id.startswith("text:") else pretty(id)

    def label(self, *parts: str) -> str:
        """Names and numbers side by side."""
        return " · ".join(part for part in parts if part)

    def explained(self, id: str, *parts: str) -> str:
        """The name of a thing, what is to be said of it here, and what it is for."""
        return self.label(self.name(id), *parts, self.name(f"text:{id}"))

    def is_option(self, id: str) -> bool:
        return id in self.options

    def kept(self, what: Hashable, ids: Sequence[str], draw: Callable[[], str]) -> str:
        """A part of the picture, as remembered if it was drawn before.

        `what` must tell everything the part depends on, besides the words, and besides whether the things `ids` in it
        are options or new.
        """
        if self.words_key is None:
            return draw()
        states = tuple([(id in self.options and id not in self.shown, id in self.changed) for id in ids])
        key = (self.game, self.words_key, what, states)
        known = DRAWN.get(key)
        if known is None:
            before = frozenset(self.shown)
            drawn = draw()
            if len(DRAWN) >= MOST_DRAWN:
                DRAWN.clear()
            known = DRAWN[key] = (drawn, frozenset(self.shown - before))
        self.shown |= known[1]
        return known[0]

    def thing(
        self, id: str, label: str, *content: str, class_: str = "", mark: Point | None = None, **data: str | float
    ) -> str:
        """A thing with its name; a button if it is one of the options; marked at `mark` if it is new.

        `id` is empty for what can be neither. `data` tells a page, or a test, what the thing is.
        """
        new = new_mark(mark) if mark is not None and id in self.changed else ""
        if id in self.options and id not in self.shown:
            self.shown.add(id)
            return option(id, label, *content, new, class_=class_, data_thing=id, **data)
        return tag("g", title(label), *content, new, class_=class_ or None, data_thing=id or None, **data)


def new_mark(at: Point) -> str:
    """The sign of what has changed since the reader looked."""
    x, y = at
    return tag("circle", cx=x, cy=y, r=6.5, class_="new-ring") + tag("circle", cx=x, cy=y, r=4, class_="new")


def no_sign(id: str) -> str:
    return ""


def buttons(scene: Scene, width: float, sign: Words = no_sign) -> tuple[str, float]:
    """The options that nothing on the board stands for, as buttons, and how high they are. To be called last.

    `sign` draws what stands before an option's name, around (0, 0) and up to 20 wide, or nothing.
    """
    parts = []
    x = y = 0.0
    for id in [id for id in scene.options if id not in scene.shown]:
        name = scene.name(id) if not id.isdigit() else id
        drawn = sign(id)
        room = 22.0 if drawn else 0.0
        wide = 26.0 if id.isdigit() else min(width, width_of(name, 13) + 18 + room)
        if x and x + wide > width:
            x, y = 0.0, y + 28
        face = box(0, 0, wide, 25, "button", 5) + (group(drawn, at=(14, 12.5)) if drawn else "")
        words = line((room + (wide - room) / 2, 17), name, wide - room - 8, 13, "button-text")
        parts.append(group(scene.thing(id, name, face, words), at=(x, y)))
        x += wide + 3
    return "".join(parts), y + 28 if parts else 0


def stacked(parts: Sequence[tuple[str, float, float]], at: Point, gap: float) -> tuple[str, float]:
    """Parts (what, scale, unscaled height) one below the other from `at` on, but for empty ones; and where they end."""
    x, y = at
    placed = []
    for content, scale, height in parts:
        if content:
            placed.append(group(content, at=(x, y), scale=scale))
            y += height * scale + gap
    return "".join(placed), y
