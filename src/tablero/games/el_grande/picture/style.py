"""Colours and type of the picture, light and dark: a map in ink on paper, saturated only where pieces stand.

The classes are scoped by `.eg`, so that several pictures can share a page. Two colours are kept for two meanings alone:
`--act` for what can be clicked, `--changed` for what is new (themes.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.themes import OKABE_ITO, mixed, style_sheet

from ..board import COLOURS, MAP, REGION_IDS

PARCHMENT: Final = "#f3e9d0"

LIGHT: Final = {
    "sea": "#d5dfdc",
    "wave": "#9fb5b3",
    "far": "#bfcecb",
    "abroad": "#f1ead9",
    "coast": "#3b2f22",
    "halo": "#fbf6e9",
    "gold": "#e8b923",
    "gold-line": "#8a6100",
    "rim": "#2a2118",
    "plain": "#e9dfc6",
    "stone": "#d9d0bd",
    "robe": "#3a2430",
    "plate": "#2b2a2e",
    "plate-ink": "#ffffff",
}
DARK_COLOURS: Final = {
    "sea": "#20303a",
    "wave": "#3f5664",
    "far": "#2f424e",
    "abroad": "#333a41",
    "coast": "#0d1116",
    "halo": "#1e242b",
    "gold": "#f2c94c",
    "gold-line": "#f2c94c",
    "rim": "#f6f0e2",
    "plain": "#414a55",
    "stone": "#77746c",
    "robe": "#2a1721",
    "plate": "#efe6d0",
    "plate-ink": "#1c1206",
}


def land_colours() -> tuple[dict[str, str], dict[str, str]]:
    """The regions' tints, muted by the ground they are printed on."""
    fills = {id: MAP["region"][id]["fill"] for id in REGION_IDS}
    return (
        {id: mixed(fill, PARCHMENT, 0.58) for id, fill in fills.items()},
        {id: mixed(mixed(fill, "#808080", 0.35), "#1f262d", 0.55) for id, fill in fills.items()},
    )


def player_rules() -> str:
    rules = []
    for colour in COLOURS:
        fill, ink = OKABE_ITO[colour]
        rules.append(
            f".eg .c-{colour}{{fill:{fill}}}.eg .t-{colour},.eg .e-{colour}{{fill:{ink}}}"
            f".eg .k-{colour}{{stroke:{fill};stroke-width:4}}"
        )
    return "".join(rules)


# What gets a thick edge when it can be clicked.
BOXES: Final = ".row,.card,.power,.used-card,.modifier,.cell,.half,.tile-hit"

RULES: Final = """
.eg .wave{fill:none;stroke:var(--wave);stroke-linejoin:round}.eg .wave.far{stroke:var(--far)}
.eg .calm{fill:none;stroke:var(--sea);stroke-linejoin:round}
.eg .abroad{fill:var(--abroad)}
.eg .coast{fill:none;stroke:var(--coast);stroke-width:1.5;stroke-linejoin:round}
.eg .border{fill:none;stroke:var(--coast);stroke-width:1;stroke-linejoin:round}
.eg .frontier{fill:none;stroke:var(--coast);stroke-width:1.2;stroke-dasharray:7 2 1.5 2}
.eg .frame{fill:none;stroke:var(--coast);stroke-width:1.2}
.eg .hit{fill:transparent}
.eg .region-name{font-family:SERIF;font-weight:700;font-style:italic;letter-spacing:.4px}
.eg .abroad-name{font-family:SERIF;font-style:italic;letter-spacing:3px;fill:var(--soft)}
.eg .tile-name{font-family:SERIF;font-style:italic;fill:var(--ink)}
.eg .region-name,.eg .count,.eg .abroad-name{paint-order:stroke;stroke:var(--halo);stroke-width:2.6px}
.eg .region-name,.eg .count,.eg .abroad-name{stroke-linejoin:round;stroke-opacity:.75}
.eg .taboo{fill:url(#eg-taboo);pointer-events:none}
.eg .taboo-line{fill:none;stroke:var(--gold);stroke-width:9.5;pointer-events:none}
.eg .taboo-edge{fill:none;stroke:var(--gold-line);stroke-width:2.4;pointer-events:none}
.eg .taboo-stripe{stroke:var(--gold);stroke-width:2.2;stroke-opacity:.55}
.eg .count{font-weight:800;font-size:15px}.eg .count.two{font-size:13.5px;letter-spacing:-.3px}
.eg .rim{stroke:var(--rim);stroke-width:1.1;stroke-linejoin:round}
.eg rect.rim:not([class*="c-"]){fill:none}
.eg .lit{fill:#fff;fill-opacity:.32}
.eg .edge{fill:none;stroke:#1c1206;stroke-width:.8;stroke-opacity:.75}
.eg .e-white{fill-rule:evenodd}
.eg .hatch-line{stroke:#fff;stroke-width:2.4;stroke-opacity:.75}
.eg .plain-cube{fill:var(--plain)}
.eg .robe{fill:var(--robe);stroke:var(--gold);stroke-width:1.3;stroke-linejoin:round}
.eg .ermine{fill:#fbf8ef;stroke:#2a2118;stroke-width:.6}
.eg .gold{fill:var(--gold);stroke:#4a3500;stroke-width:1;stroke-linejoin:round}
.eg .ledger{fill:var(--paper);stroke:var(--coast);stroke-width:1}
.eg .ledger-first{fill:var(--line);fill-opacity:.5}
.eg .rule{stroke:var(--coast);stroke-width:.8}
.eg .value{font-size:13px}.eg .first{font-size:15px;font-weight:800}
.eg .plate{fill:var(--plate);stroke:var(--halo);stroke-width:1.6}
.eg .plate-rule{stroke:#8d8a86;stroke-width:.9;fill:none}
.eg text.plate-value{font-size:13px;font-weight:700;fill:var(--plate-ink)}.eg text.plate-value.first{font-size:15px}
.eg .stone{fill:var(--stone);stroke:var(--coast);stroke-width:1.4;stroke-linejoin:round}
.eg .shade{fill:#000;fill-opacity:.13}
.eg .stone-line{fill:none;stroke:var(--coast);stroke-width:1;stroke-opacity:.55}
.eg .gate{fill:#221b17;stroke:var(--coast);stroke-width:1}
.eg .bars{fill:none;stroke:#a99d8b;stroke-width:1.2}
.eg .pole{stroke:var(--rim);stroke-width:1.4;fill:none}
.eg .islet{fill:var(--abroad);stroke:var(--coast);stroke-width:1.4}
.eg .islet.closed{stroke:var(--gold-line);stroke-width:3}
.eg .rose{fill:none;stroke:var(--wave);stroke-width:1}.eg .rose-dark{fill:var(--wave)}
.eg .row{fill:var(--paper);stroke:var(--line);stroke-width:1}
.eg .row.acted{fill:none}.eg .row.active{stroke:var(--ink);stroke-width:2.4}
.eg .pointer{fill:var(--ink)}
.eg .name{font-weight:700;text-anchor:start}
.eg .score{font-size:22px;font-weight:800;text-anchor:end}
.eg .cell{fill:transparent}
.eg .supply{font-size:14px;text-anchor:start;fill:var(--soft)}.eg .supply.court{font-weight:800;fill:var(--ink)}
.eg .veto-count{font-size:13px;font-weight:800}
.eg .medal-tick{fill:none;stroke:var(--paper);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.eg .medal{fill:var(--ink);stroke:var(--paper);stroke-width:1.5}
.eg text.medal-text{fill:var(--paper);font-size:13px;font-weight:800}
.eg .power{stroke:var(--rim);stroke-width:1.1}
.eg .played{font-size:22px;font-weight:800}
.eg .power-value{font-size:15px;font-weight:800}
.eg .no-card,.eg .used-card,.eg .empty{fill:none;stroke:var(--line);stroke-width:1.2;stroke-dasharray:3 3}
.eg .used-value{font-size:13px;fill:var(--soft)}
.eg .left-value{font-size:11px;font-weight:700;letter-spacing:-.4px}
.eg .left-value.used-value{font-weight:400}.eg .unsure{fill-opacity:.3}
.eg .cell-name{fill:var(--soft);text-anchor:start}.eg .reach{fill:transparent}
.eg .modifier{fill:var(--plain);stroke:var(--rim);stroke-width:1}
.eg .modifier-value{font-size:15px;font-weight:800}.eg .chip{font-size:12px;font-weight:700}
.eg .ability{fill:var(--ink)}
.eg .tick{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.eg .space{fill:var(--paper);stroke:var(--line);stroke-width:1}
.eg .space.now{fill:var(--ink)}.eg .space.past{fill:var(--line);fill-opacity:.45}
.eg .space.skipped{fill:var(--line);fill-opacity:.25;stroke-dasharray:2 2}
.eg .space-number{font-size:13px}.eg text.space-number.now{fill:var(--paper);font-weight:800}
.eg text.space-number.past,.eg text.space-number.skipped{fill:var(--soft)}
.eg .strike{stroke:var(--soft);stroke-width:1.2}
.eg .gone{opacity:.4}
.eg .scale{fill:var(--paper);stroke:var(--ink);stroke-width:1}.eg .scale-dark{fill:var(--ink)}
.eg .tick-number{font-size:12px;fill:var(--soft)}
.eg .pin{font-size:14px;font-weight:800}
.eg .prospect{font-size:13px;text-anchor:end;fill:var(--soft)}
.eg .stem{stroke:var(--ink);stroke-width:1.3;fill:none}
.eg .card{fill:var(--paper);stroke:var(--ink);stroke-width:1}
.eg .deck{fill:var(--line);stroke:var(--soft);stroke-width:.8}
.eg .back{fill:var(--plain);stroke:var(--soft);stroke-width:1}
.eg .back-frame{fill:none;stroke:var(--line);stroke-width:2}
.eg .back-number{font-family:SERIF;font-size:30px;font-style:italic;fill:var(--soft)}
.eg .card-title{font-weight:700;text-anchor:start}
.eg .card-rule{stroke:var(--line);stroke-width:1.4;stroke-dasharray:1.5 3;stroke-linecap:round;fill:none}
.eg .half{fill:var(--plain);fill-opacity:.45}.eg .half.used{fill-opacity:.2}
.eg .stack{fill:var(--ink)}.eg text.stack-number{fill:var(--paper);font-size:13px;font-weight:800}
.eg .left{font-size:12px;fill:var(--soft)}
.eg .measure{font-size:15px;font-weight:800}
.eg .sign{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}
.eg .sign.solid{fill:var(--ink)}.eg .sign.pale{fill:var(--plain)}.eg .sign.heavy{stroke-width:2.4}
.eg .sign.spot{stroke-dasharray:3 2.5}
.eg .glow{fill:none;stroke:none;pointer-events:none}
.eg .option>.glow{stroke:var(--act);stroke-width:7;stroke-opacity:.9}
.eg .option>.stone{stroke:var(--act);stroke-width:4}
.eg .option>.hit{fill:var(--act);fill-opacity:.13}
.eg .option:is(:hover,:focus-visible,.hot)>.hit{fill-opacity:.32}
.eg .option:focus-visible>:is(.glow,.stone){stroke-width:14}
.eg .option>:is(BOXES){stroke:var(--act);stroke-width:3}
.eg .option>.used-card{stroke-dasharray:none}.eg .option>.used-value{fill:var(--ink);font-weight:800}
.eg .option:is(:hover,:focus-visible,.hot)>:is(BOXES){stroke-width:5}
.eg .option>.half,.eg .option>.cell{fill:var(--act);fill-opacity:.15}
.eg .tile-hit{fill:transparent}
"""


@lru_cache(maxsize=1)
def style() -> str:
    """The style sheet of the picture."""
    light, dark = land_colours()
    lands = "".join(f".eg .l-{id}{{fill:var(--{id})}}" for id in REGION_IDS)
    return style_sheet("eg", LIGHT | light, DARK_COLOURS | dark, RULES + lands, BOXES) + player_rules()
