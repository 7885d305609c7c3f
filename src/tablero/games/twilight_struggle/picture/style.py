"""Colours and type of the picture, light and dark: a map in ink on paper, saturated only where influence stands.

The classes are scoped by `.ts`, so that several pictures can share a page. Two colours are kept for two meanings alone:
`--act` for what can be clicked, `--changed` for what is new (themes.py). The sides differ by place as well as by
colour: the US is always on the left, the USSR always on the right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.themes import owner_rules, style_sheet

from .land import LANDS

SIDE_COLOURS: Final = {"us": "blue", "ussr": "vermilion"}

# Each land: its ground, and the deep shade of its battlegrounds' names.
LAND_LIGHT: Final = {
    "western_europe": ("#ecd3dc", "#8d4763"),
    "eastern_europe": ("#d8adbf", "#67284a"),
    "middle_east": ("#bcdcd4", "#1d675e"),
    "asia": ("#f3d5b0", "#8c4c14"),
    "southeast_asia": ("#e8b98a", "#70380a"),
    "africa": ("#efe2a0", "#6d5b0c"),
    "central_america": ("#d3e2b0", "#55701c"),
    "south_america": ("#abd0a2", "#28632f"),
}
LAND_DARK: Final = {
    "western_europe": ("#5a3b4a", "#f0c3d4"),
    "eastern_europe": ("#422733", "#dc9cb6"),
    "middle_east": ("#29514c", "#9ad8cb"),
    "asia": ("#5e4629", "#f2c892"),
    "southeast_asia": ("#4b351c", "#e9ae72"),
    "africa": ("#57501f", "#ebdc84"),
    "central_america": ("#46552a", "#cbe09a"),
    "south_america": ("#2d5233", "#9bd396"),
}
LIGHT: Final = {
    "sea": "#d3dfe0",
    "shoal": "#c3d3d5",
    "wave": "#a9bfc3",
    "abroad": "#ebe5d6",
    "usa": "#dde5e8",
    "ussr": "#f1e0d3",
    "coast": "#4b3f30",
    "halo": "#fbf6e9",
    "plate": "#fffaf0",
    "on-deep": "#ffffff",
    "link": "#3b3125",
    "us-ink": "#00578a",
    "ussr-ink": "#9c3f00",
    "us-pale": "#d5e6f1",
    "ussr-pale": "#f7ddca",
    "seal": "#2a2118",
    "seal-ink": "#fbf6e9",
    **{name.replace("_", "-"): ground for name, (ground, _) in LAND_LIGHT.items()},
    **{f"deep-{name.replace('_', '-')}": deep for name, (_, deep) in LAND_LIGHT.items()},
}
DARK_COLOURS: Final = {
    "sea": "#17242e",
    "shoal": "#1e2f3a",
    "wave": "#36505f",
    "abroad": "#2a3138",
    "usa": "#243341",
    "ussr": "#3b2c26",
    "coast": "#0a0d11",
    "halo": "#1b2027",
    "plate": "#20262d",
    "on-deep": "#16110a",
    "link": "#a9b2b8",
    "us-ink": "#86c8f2",
    "ussr-ink": "#ffa36b",
    "us-pale": "#1c3a50",
    "ussr-pale": "#4d2a14",
    "seal": "#f3ecdc",
    "seal-ink": "#1b2027",
    **{name.replace("_", "-"): ground for name, (ground, _) in LAND_DARK.items()},
    **{f"deep-{name.replace('_', '-')}": deep for name, (_, deep) in LAND_DARK.items()},
}


def land_rules() -> str:
    rules = []
    for name in LANDS:
        var = name.replace("_", "-")
        rules.append(
            f".ts .l-{name}{{fill:var(--{var})}}.ts .b-{name}{{fill:var(--deep-{var})}}"
            f".ts .r-{name}{{stroke:var(--deep-{var})}}"
        )
    return "".join(rules)


# What gets a thick edge when it can be clicked.
BOXES: Final = ".edge,.plate-edge,.card-edge,.cell"

RULES: Final = """
.ts .shoal{fill:none;stroke:var(--shoal);stroke-width:9;stroke-linejoin:round}
.ts .abroad{fill:var(--abroad)}
.ts .l-usa{fill:var(--usa)}.ts .l-ussr{fill:var(--ussr)}
.ts .lock{fill:var(--ink)}.ts .lock-bow{fill:none;stroke:var(--ink);stroke-width:1.5}
.ts .coast{fill:none;stroke:var(--coast);stroke-width:.9;stroke-opacity:.75}
.ts .lake{fill:var(--sea);stroke:var(--coast);stroke-width:.7;stroke-opacity:.75}
.ts .border{stroke-width:1;stroke-opacity:.5;stroke-linejoin:round}
.ts .frame{fill:none;stroke:var(--coast);stroke-width:1.2}
.ts .grid{fill:none;stroke:var(--wave);stroke-width:.6;stroke-opacity:.45}
.ts .link-bed{fill:none;stroke:var(--halo);stroke-width:3.4;stroke-opacity:.7}
.ts .link{fill:none;stroke:var(--link);stroke-width:1.3}
.ts .power-link{fill:none;stroke-width:2.4;stroke-dasharray:5 3}
.ts .face{fill:var(--plate)}
.ts .edge{fill:none;stroke:var(--coast);stroke-width:1}
.ts .edge.held{stroke-width:2.2}
.ts .part{stroke:var(--line);stroke-width:.8;fill:none}
.ts .name{font-weight:600}
.ts text.deep{fill:var(--on-deep);font-weight:700}
.ts .stab{font-size:11px;font-weight:600}
.ts .stab-disc{fill:var(--plate);stroke:var(--line);stroke-width:.8}
.ts .inf{font-size:14px;font-weight:800}
.ts text.free-us{fill:var(--us-ink)}.ts text.free-ussr{fill:var(--ussr-ink)}
.ts .pale-us{fill:var(--us-pale)}.ts .pale-ussr{fill:var(--ussr-pale)}
.ts .power-name{font-size:17px;font-weight:800;letter-spacing:1px}
.ts .plate{fill:var(--plate);fill-opacity:.9}
.ts .plate-edge{fill:none;stroke-width:1.4}
.ts .region-name{font-family:SERIF;font-weight:700;font-style:italic}
.ts .rung{fill:var(--line);fill-opacity:.45}
.ts .net{font-size:13px;font-weight:800}
.ts .rank{fill:var(--seal)}.ts text.rank-text{fill:var(--seal-ink);font-weight:700}
.ts .stripe{fill:none;stroke:var(--ink);stroke-opacity:.42}
.ts .stripe.primary{stroke-width:3}.ts .stripe.secondary{stroke-width:2.4}
.ts .pane{fill:var(--paper);fill-opacity:.94;stroke:var(--line);stroke-width:1}
.ts .cell{fill:var(--ground);stroke:var(--line);stroke-width:.8}
.ts .cell.past{fill:var(--line);fill-opacity:.55}
.ts .cell.now{fill:var(--seal);stroke:var(--seal)}
.ts .digit{font-size:12px;fill:var(--soft)}.ts text.digit.now{fill:var(--seal-ink);font-weight:800}
.ts .soft{fill:var(--soft)}.ts .soft.start,.ts .start{text-anchor:start}.ts .end{text-anchor:end}
.ts .word{font-weight:600}
.ts .stat{font-size:13px;font-weight:800}
.ts .tick{stroke:var(--soft);stroke-width:.8;fill:none}
.ts .tick-text{font-size:11px;fill:var(--soft)}
.ts .marker{stroke:var(--ink);stroke-width:1.2}
.ts .level{fill:var(--seal)}.ts text.level-text{fill:var(--seal-ink)}
.ts .alarm{fill:#f0e442}.ts text.alarm-text{fill:#1c1a06}
.ts .doom{fill:#1c1206;stroke:#f0e442;stroke-width:1.4}.ts text.doom-text{fill:#f0e442}
.ts .need{fill:none;stroke:var(--ink);stroke-width:1.4}
.ts .card{fill:var(--plate);stroke:var(--coast);stroke-width:1}
.ts .card.back{fill:var(--line)}
.ts .card-edge{fill:none;stroke:var(--coast);stroke-width:1}
.ts .card-name{font-weight:600;text-anchor:start}
.ts .card-text{text-anchor:start;fill:var(--soft)}
.ts .slot{fill:none;stroke:var(--line);stroke-width:1;stroke-dasharray:3 3}
.ts .ops{font-size:15px;font-weight:800}
.ts .c-neutral{fill:var(--line)}
.ts .star{stroke:var(--ink);stroke-width:1.7;stroke-linecap:round;fill:none}
.ts .star.on-us{stroke:#fff}.ts .star.on-ussr{stroke:#120800}
.ts .glyph{fill:none;stroke:var(--on-deep);stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}
.ts .shape{stroke:none}
.ts .slip{fill:var(--paper);fill-opacity:.94;stroke:var(--line);stroke-width:.8}
.ts .slip-text{text-anchor:start}
.ts .gem{fill:none;stroke:var(--soft);stroke-width:1}
.ts .gem.c-us{fill:#0072b2}.ts .gem.c-ussr{fill:#d55e00}
.ts .sheet-sign{fill:none;stroke:var(--soft);stroke-width:1.2}
.ts .sheet-sign.i-us{stroke:#fff}.ts .sheet-sign.i-ussr{stroke:#120800}
.ts .fan{stroke:var(--plate);stroke-width:1.2;stroke-linejoin:round}
.ts .medal{fill:#e8b923;stroke:#4a3500;stroke-width:1.2}
.ts .option>:is(BOXES){stroke:var(--act);stroke-width:3.2}
.ts .option:is(:hover,:focus-visible,.hot)>:is(BOXES){stroke-width:5}
.ts .option>.hit{fill:var(--act);fill-opacity:.1}
.ts .option:is(:hover,:focus-visible,.hot)>.hit{fill-opacity:.3}
.ts .hit{fill:none;pointer-events:none}.ts .mark{pointer-events:none}
.ts .you{fill:var(--paper);stroke:var(--ink);stroke-width:1.4}
"""


@lru_cache(maxsize=1)
def style() -> str:
    """The style sheet of the picture."""
    return style_sheet("ts", LIGHT, DARK_COLOURS, land_rules() + RULES, BOXES) + owner_rules("ts", SIDE_COLOURS)
