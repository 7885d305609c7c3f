"""Colours and style sheets of all pictures: the two themes, the players' colours, and the rules that every sheet has.

`LIGHT` and `DARK` are what boards and pages share, `OKABE_ITO` the colours of players and pieces; the server puts both
into the page's own sheet. The colour `act` marks what can be clicked, `changed` what is new since the reader looked,
and nothing else uses those two. A game's `picture/style.py` makes its sheet with `style_sheet` and, if its pieces have
owners, `owner_rules`; `mixed` shades a colour, and with `contrast` the tests hold words to what can be read. Not here:
what is drawn in these colours (svg.py, scene.py).
"""

from __future__ import annotations

import re
from typing import Final

# Okabe–Ito: told apart by nearly everybody. Each with the ink that can be read on it (4.5 : 1 and better).
OKABE_ITO: Final = {
    "purple": ("#cc79a7", "#1c1206"),
    "blue": ("#0072b2", "#ffffff"),
    "orange": ("#e69f00", "#1c1206"),
    "green": ("#009e73", "#0b0d06"),
    "white": ("#f7f4ea", "#1c1206"),
    "vermilion": ("#d55e00", "#120800"),
    "sky": ("#56b4e9", "#06121c"),
    "yellow": ("#f0e442", "#1c1a06"),
}

SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"
SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Noto Serif','DejaVu Serif',serif"

LIGHT: Final = {
    "paper": "#fbf6e9",
    "ground": "#efe6d2",
    "ink": "#2a2118",
    "soft": "#5d5142",
    "line": "#b9aa8d",
    "act": "#5b21d6",
    "changed": "#c22a1c",
}
DARK: Final = {
    "paper": "#2c333c",
    "ground": "#1b2027",
    "ink": "#f3ecdc",
    "soft": "#c3bba9",
    "line": "#566071",
    "act": "#c4a8ff",
    "changed": "#ff8d7b",
}

# -- the sheet of a picture ----------------------------------------------------------------------------------------


def themed(light: dict[str, str], dark: dict[str, str], root: str) -> str:
    """CSS variables of `root` by theme: the reader's system decides, unless an ancestor says data-theme."""
    bright = ";".join(f"--{name}:{colour}" for name, colour in (LIGHT | light).items())
    dim = ";".join(f"--{name}:{colour}" for name, colour in (DARK | dark).items())
    return (
        f".{root}{{{bright}}}"
        f"@media(prefers-color-scheme:dark){{.{root}{{{dim}}}}}"
        f'[data-theme="light"] .{root},.{root}[data-theme="light"]{{{bright}}}'
        f'[data-theme="dark"] .{root},.{root}[data-theme="dark"]{{{dim}}}'
    )


def with_fallbacks(rules: str, light: dict[str, str]) -> str:
    """CSS rules in which every variable follows its light colour, for programs that know no variables."""
    colours = LIGHT | light
    return re.sub(r"([\w-]+):var\(--([\w-]+)\)", lambda found: f"{found[1]}:{colours[found[2]]};{found[0]}", rules)


# Rules of every picture, before and after its own. ROOT is its class; the page's script adds the class `hot`.
FIRST_RULES: Final = """
.ROOT{font-family:SANS;font-variant-numeric:tabular-nums lining-nums;
display:block;width:100%;height:auto;max-height:100%}
.ROOT text{fill:var(--ink);user-select:none;text-anchor:middle}
.ROOT .sheet{fill:var(--ground)}
.ROOT .sea{fill:var(--sea)}
"""
LAST_RULES: Final = """
.ROOT .option{cursor:pointer;outline:none}
.ROOT .option>.button{fill:var(--paper);stroke:var(--act);stroke-width:1.4}
.ROOT text.button-text{font-weight:700}
.ROOT .option:is(:hover,:focus-visible,.hot)>.button{fill:var(--act)}
.ROOT .option:is(:hover,:focus-visible,.hot)>text.button-text{fill:var(--paper)}
.ROOT .new{fill:var(--changed)}.ROOT .new-ring{fill:var(--halo);stroke:var(--changed);stroke-width:1.4}
"""


def style_sheet(root: str, light: dict[str, str], dark: dict[str, str], rules: str, boxes: str) -> str:
    """The style sheet of a picture: its colours, the rules that all have, and its own `rules`.

    In these SANS and SERIF stand for fonts, BOXES for `boxes`: what gets a thick edge when it can be clicked.
    """
    written = (FIRST_RULES + rules + LAST_RULES).replace("ROOT", root).replace("BOXES", boxes)
    written = written.replace("SANS", SANS).replace("SERIF", SERIF).replace("\n", "")
    return themed(light, dark, root) + with_fallbacks(written, light)


def owner_rules(root: str, colours: dict[str, str]) -> str:
    """The colours of those who own pieces, the same in both themes: filled (c-), as a line (s-), and ink on it."""
    rules = []
    for owner, colour in colours.items():
        fill, ink = OKABE_ITO[colour]
        rules.append(
            f".{root} .c-{owner}{{fill:{fill}}}.{root} .s-{owner}{{stroke:{fill}}}"
            f".{root} .e-{owner},.{root} text.t-{owner}{{fill:{ink}}}"
        )
    return "".join(rules)


# -- reckoning with colours ----------------------------------------------------------------------------------------


def mixed(colour: str, other: str, share: float) -> str:
    """`colour` with `share` of it replaced by `other`."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    bright, dim = sorted((luminance(colour), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
