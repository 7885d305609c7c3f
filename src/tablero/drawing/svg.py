"""Pictures for all games: building SVG text, and fitting words into boxes.

Every game's `draw.py` uses these, so that the same thing is drawn and marked the same way everywhere. Numbers are
written short and rounded, so that the same picture is always the same bytes. Nothing here knows a game. Not here:
colours and style sheets (themes.py), things that can be clicked (scene.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from html import escape
from typing import Final
from unicodedata import normalize

Words = Callable[[str], str]  # the name of an id
Point = tuple[float, float]

LEAST: Final = 11.0  # the smallest letters
SQUEEZED: Final = 1.2  # of names that need so much more room than there is, the short form is taken, if they have one
TIGHT: Final = 1.35  # ... words are broken, where there is another line
TIGHTEST: Final = 1.5  # ... and words are cut short: narrower letters could not be read
STEM: Final = 4  # letters that are left of an abbreviated word, or one less
VOWELS: Final = frozenset("aeiouyáéíóöőúüűąęаеёиоуыэюяAEIOUYÁÉÍÓÖŐÚÜŰАЕЁИОУЫЭЮЯ")
NO_END: Final = VOWELS | frozenset("ьъй")  # of an abbreviated word
STROKES: Final = "-/"  # after which a word can be broken
DIGRAPHS: Final = (
    "ch",
    "ck",
    "cs",
    "cz",
    "dz",
    "gy",
    "ly",
    "ny",
    "ph",
    "rz",
    "sh",
    "sz",
    "th",
    "ty",
    "zs",
)  # one sound
WIDTHS: Final = (0.78, 0.68)  # of capitals and of small letters, as a part of their size
WIDTHS_CYRILLIC: Final = (0.85, 0.72)
LETTER_WIDTHS: Final = {  # of letters that are not as wide as most
    0.4: frozenset("iljtfrI.,:;'!|()[] łіј’·-/\u00a0"),
    1.0: frozenset("mwMW%—…жшщюмыфМФЫДЦЪ"),
    1.25: frozenset("ЖШЩЮ"),
}

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


class ThingName(str):
    """What a thing is called; `short` is what its language makes of that where there is little room, if it does."""

    short: str = ""


def named(words: str, short: str) -> ThingName:
    name = ThingName(words)
    name.short = short
    return name


def pretty(id: str) -> str:
    """The name of an id for which no text is at hand."""
    return id.replace("_", " ").strip().capitalize()


def width_of(words: str, size: float) -> float:
    """About how wide `words` are set bold; rather too wide, since fonts differ."""
    return sum([letter_width(letter) for letter in words]) * size


@lru_cache(maxsize=2000)
def letter_width(letter: str) -> float:
    """As a part of the size; an accent makes no letter wider."""
    plain = normalize("NFD", letter)[0]
    for width, letters in LETTER_WIDTHS.items():
        if plain in letters:
            return width
    usual = WIDTHS_CYRILLIC if "Ѐ" <= plain <= "ӿ" else WIDTHS
    return usual[0] if plain.isupper() else usual[1]


def fitting_size(words: str, width: float, size: float, least: float = LEAST) -> float:
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


def fitted(words: str, width: float, size: float) -> tuple[str, float]:
    """`words` as they can stand in a line of `width`, and how large.

    They are set smaller as far as they can be read, squeezed a little; else a name's own short form is taken, and if
    there is none, or that is still too long, its words are cut.
    """
    fits = fitting_size(words, width, size)
    if width_of(words, fits) > SQUEEZED * width and isinstance(words, ThingName) and words.short:
        words = words.short
        fits = fitting_size(words, width, size)
    if width_of(words, fits) > TIGHTEST * width:
        words = cut(words, TIGHTEST * width, fits)
    return words, fits


def cut(words: str, width: float, size: float) -> str:
    """`words` abbreviated as far as they must be: the longest first, after a consonant."""
    parts = words.split(" ")
    for place in sorted(range(len(parts)), key=lambda place: -len(parts[place])):
        for stem in abbreviations(parts[place]):
            parts[place] = stem
            if width_of(" ".join(parts), size) <= width:
                return " ".join(parts)
    found = " ".join(parts)
    while width_of(found, size) > width and len(found) > 2:
        found = found.rstrip("….")[:-1].rstrip() + "…"
    return found


def abbreviations(word: str) -> list[str]:
    """A word cut short, at first as little as possible."""
    return [
        f"{word[:end]}."
        for end in range(len(word) - 2, STEM - 2, -1)
        if word[end - 1].isalpha() and word[end - 1] not in NO_END
    ]


def line(at: Point, words: str, width: float, size: float, class_: str) -> str:
    """`words` in one line that is never wider than `width`: set smaller, squeezed, or shortened (`fitted`).

    The class must not set a font size of its own: style sheets win over attributes.
    """
    shown, fits = fitted(words, width, size)
    squeezed = width_of(shown, fits) > width + 0.1
    return text(
        at,
        shown,
        class_,
        font_size=fits,
        textLength=width if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
    )


def paragraph(at: Point, words: str, width: float, size: float, class_: str, most: int = 2, lead: float = 1.15) -> str:
    """`words` in at most `most` lines that start at `at`, smaller where they must be."""
    lines, size = broken(words, width, size, most)
    if isinstance(words, ThingName) and words.short and not is_legible(lines, width, size):
        lines, size = broken(words.short, width, size, most)
    return "".join(line((at[0], at[1] + i * size * lead), part, width, size, class_) for i, part in enumerate(lines))


def broken(words: str, width: float, size: float, most: int) -> tuple[list[str], float]:
    """`words` in at most `most` lines, and how large they can be; the last may be too long."""
    while len(lines_of(words, width, size)) > most and size > LEAST:
        size -= 0.5
    lines = lines_of(words, width, size)
    if not is_legible(lines, width, size, TIGHT):
        hyphened = lines_with_hyphens(words, width, LEAST)
        if len(hyphened) <= most:
            return hyphened, LEAST
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines, size


def lines_with_hyphens(words: str, width: float, size: float) -> list[str]:
    """`words` broken into lines, also within words that are too long for a line even if they are squeezed."""
    found: list[str] = []
    for line in lines_of(words, width, size):
        while width_of(line, size) > SQUEEZED * width:
            fitting = [end for end in breaks(line) if width_of(f"{line[:end]}-", size) <= width]
            if not fitting:
                break
            end = max(fitting, key=lambda end: (line[end - 1] in STROKES, end))
            found.append(line[:end] if line[end - 1] in STROKES else f"{line[:end]}-")
            line = line[end:]
        found.append(line)
    return found


def breaks(word: str) -> list[int]:
    """Where a word can be broken: before a consonant that a vowel follows, and after a hyphen or stroke."""
    found = []
    for at in range(3, len(word) - 2):
        onset = 2 if word[at : at + 2].lower() in DIGRAPHS else 1
        begins = word[at].isalpha() and word[at] not in VOWELS and word[at + onset : at + onset + 1] in VOWELS
        is_syllable = begins and word[at - 2 : at].isalpha() and word[at - 1 : at + 1].lower() not in DIGRAPHS
        if word[at - 1] in STROKES or is_syllable:
            found.append(at)
    return found


def is_legible(lines: list[str], width: float, size: float, most: float = SQUEEZED) -> bool:
    """Whether no line has to be squeezed much."""
    return all(width_of(part, fitting_size(part, width, size)) <= most * width for part in lines)
