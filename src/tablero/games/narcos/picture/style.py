"""Colours and type of the picture, light and dark: a road map in ink on paper, saturated only where pieces stand.

The classes are scoped by `.nc`, so that several pictures can share a page. Two colours are kept for two meanings alone:
`--act` for what can be clicked, `--changed` for what is new (themes.py). Where Patrón can be is amber, with a ring.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.themes import OKABE_ITO, owner_rules, style_sheet

from ..board import REGION_COLOURS


def mixed(colour: str, paper: str, share: float) -> str:
    """A colour on paper that shows through."""
    pairs = [(int(colour[i : i + 2], 16), int(paper[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(share * ink + (1 - share) * ground):02x}" for ink, ground in pairs)


FACTION_COLOURS: Final = {"dea": "blue", "police": "green", "cali": "yellow", "pepes": "purple"}
SEAT_COLOURS: Final = {
    "patron": "vermilion",
    "leader_1": "blue",
    "leader_2": "green",
    "leader_3": "yellow",
    "leader_4": "purple",
}
SLOT_COLOURS: Final = {  # the bases of the sicarios in the box
    "purple": OKABE_ITO["purple"][0],
    "blue": OKABE_ITO["blue"][0],
    "green": OKABE_ITO["green"][0],
    "orange": OKABE_ITO["orange"][0],
    "red": OKABE_ITO["vermilion"][0],
    "white": "#ffffff",
    "black": "#000000",
}

LIGHT: Final = {
    "sea": "#d5dfdc",
    "shoal": "#c8d6d3",
    "far": "#ced9d6",
    "coast": "#3b2f22",
    **{f"land-{id}": mixed(colour, "#f6efdc", 0.5) for id, colour in REGION_COLOURS.items()},
    **{f"mark-{id}": mixed(colour, "#f6efdc", 0.66) for id, colour in REGION_COLOURS.items()},
    "region": "#6a5c48",
    "halo": "#fbf6e9",
    "rim": "#2a2118",
    "plate": "#fffaf0",
    "field": "#e3efc9",
    "road-bed": "#8a7a62",
    "road": "#fbf4e2",
    "possible": "#f3b61f",
    "possible-edge": "#7a4b00",
    "patron": "#c9480a",
    "patron-ink": "#fffaf0",
    "seal": "#2a2118",
    "seal-ink": "#fbf6e9",
    "faint": "#a89a80",
    "reverse": "#6b4a3a",
}
DARK_COLOURS: Final = {
    "sea": "#1d2b34",
    "shoal": "#24353f",
    "far": "#20303a",
    "coast": "#0a0d11",
    **{f"land-{id}": mixed(colour, "#23282c", 0.36) for id, colour in REGION_COLOURS.items()},
    **{f"mark-{id}": mixed(colour, "#23282c", 0.5) for id, colour in REGION_COLOURS.items()},
    "region": "#d8cfbb",
    "halo": "#1b2027",
    "rim": "#0c0f13",
    "plate": "#20262d",
    "field": "#2c3a2a",
    "road-bed": "#171b20",
    "road": "#a99d88",
    "possible": "#d99a00",
    "possible-edge": "#ffe29a",
    "patron": "#ff9860",
    "patron-ink": "#1b1208",
    "seal": "#f3ecdc",
    "seal-ink": "#1b2027",
    "faint": "#7d8694",
    "reverse": "#59434a",
}


def slot_rules() -> str:
    """The colours of the sicarios' bases, the same in both themes."""
    return "".join(f".nc .slot-{slot}{{fill:{colour}}}" for slot, colour in SLOT_COLOURS.items())


# What gets a thick edge when it can be clicked.
BOXES: Final = ".row,.slip,.card-face,.seat"

RULES: Final = """
.nc text.start{text-anchor:start}.nc text.end{text-anchor:end}
.nc .shoal{fill:none;stroke:var(--shoal);stroke-linejoin:round}.nc .shoal.far{stroke:var(--far)}
.nc .coast{fill:none;stroke:var(--coast);stroke-width:1.6}
.nc .frame{fill:none;stroke:var(--coast);stroke-width:1.2}
.nc .land{stroke:var(--coast);stroke-width:1;stroke-opacity:.6}
.nc .land-k{fill:var(--land-k)}.nc .land-a{fill:var(--land-a)}.nc .land-o{fill:var(--land-o)}
.nc .texture{fill:none;stroke-width:1.1;stroke-linejoin:round}
.nc .mark-k{stroke:var(--mark-k)}.nc .mark-a{stroke:var(--mark-a)}.nc .mark-o{stroke:var(--mark-o)}
.nc .region-name{fill:var(--region);font-family:SERIF;font-style:italic;letter-spacing:3px}
.nc .road-bed{fill:none;stroke:var(--road-bed);stroke-width:5;stroke-linecap:round}
.nc .road{fill:none;stroke:var(--road);stroke-width:2.6;stroke-linecap:round}
.nc :is(.hit,.reach){fill:transparent;pointer-events:none}
.nc .option>:is(.hit,.reach){pointer-events:all}
.nc .names{pointer-events:none}
.nc .glow,.nc .outline{fill:none;stroke:none}
.nc .outline{fill:transparent}
.nc .possible{fill:var(--possible);fill-opacity:.72;stroke:var(--possible-edge);stroke-width:1.6;stroke-dasharray:5 3}
.nc .node{stroke:var(--coast);stroke-width:1.6}
.nc .city{fill:var(--plate)}.nc .field{fill:var(--field)}
.nc .airport-ring{fill:var(--plate);stroke:var(--coast);stroke-width:1.2}
.nc .number{font-size:11px;font-weight:700;letter-spacing:-.2px}
.nc .place-name{font-family:SERIF;font-weight:600;letter-spacing:-.2px}
.nc .place-name{paint-order:stroke;stroke:var(--halo);stroke-width:2.8px;stroke-linejoin:round;stroke-opacity:.82}
.nc .airfield{fill:var(--seal);stroke:var(--halo);stroke-width:1}.nc .plane{fill:var(--seal-ink)}
.nc .rim{stroke:var(--rim);stroke-width:1}.nc .rim.thin{stroke-width:.7}
.nc .hat{stroke-width:1.4;stroke-linecap:round}
.nc .face{fill:#e9c9a2}
.nc .hood{fill:#221a12;stroke:#f7f0e0;stroke-width:1}.nc text.on-hood{fill:#fff}
.nc .mono{font-size:11px;font-weight:800;letter-spacing:-.4px}
.nc text.on-seal{fill:var(--seal-ink)}
.nc .down{opacity:.62}
.nc .lock{fill:var(--seal);stroke:var(--halo);stroke-width:1}
.nc .shackle{fill:none;stroke:var(--seal);stroke-width:2}
.nc .pointer{fill:var(--seal);stroke:var(--halo);stroke-width:1.4}
.nc .influence{fill:var(--patron)}
.nc .flag{fill:var(--patron-ink);stroke:var(--patron-ink);stroke-width:1.4;stroke-linejoin:round}
.nc .block-face{fill:#f7f4ea;stroke:#1c1206;stroke-width:1.2}
.nc .block-frame{fill:#f0c419;stroke:#1c1206;stroke-width:1.4}.nc .block-stripe{fill:#1c1206}
.nc .lab-face{fill:#f7f4ea;stroke:#1c1206;stroke-width:1.2;stroke-linejoin:round}
.nc .flask{fill:none;stroke:#1c1206;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
.nc .liquid{fill:#0a8f6a}
.nc .cube{fill:#fff;stroke:#1c1206;stroke-width:1.2;stroke-linejoin:round}
.nc .cube-edge{fill:none;stroke:#1c1206;stroke-width:.9}
.nc .balloon{fill:#cc79a7;stroke:#1c1206;stroke-width:1.1}.nc .string{fill:none;stroke:var(--ink);stroke-width:1}
.nc .marker{fill:#f0e442;stroke:#1c1206;stroke-width:1.1}
.nc text.marker-mark{fill:#1c1206;font-size:12px;font-weight:800}
.nc .patron{fill:var(--patron);stroke:var(--halo);stroke-width:1.4}.nc .crown{fill:var(--patron-ink)}
.nc .patron-ring{fill:none;stroke:var(--patron);stroke-width:3.4}.nc .patron-ring.secret{stroke-dasharray:6 3}
.nc .row{fill:var(--paper);stroke:var(--line);stroke-width:1}
.nc .row.active{stroke:var(--ink);stroke-width:2.2}.nc .row.done{fill-opacity:.45}
.nc .head{font-weight:700}.nc .strong{font-weight:700}
.nc .soft{fill:var(--soft)}
.nc .stat{font-size:17px;font-weight:800;text-anchor:start}
.nc .few{font-size:13px;font-weight:800}
.nc .tiny{font-size:11px;font-weight:800}
.nc .name{font-weight:600}
.nc .coin{fill:#e8b923;stroke:#6b4c00;stroke-width:1.2}.nc .coin-line{fill:none;stroke:#6b4c00;stroke-width:1.1}
.nc .medal{fill:#e8b923;stroke:#4a3500;stroke-width:1.2}
.nc .cell{fill:var(--ground);stroke:var(--faint);stroke-width:1.2}
.nc .cell.full{fill:var(--seal);stroke:var(--seal)}
.nc .cuffs{fill:none;stroke:var(--seal-ink);stroke-width:1.7}.nc .cuffs.faint{stroke:var(--soft)}
.nc .pip{fill:var(--paper);stroke:var(--line);stroke-width:1}
.nc .pip.past{fill:var(--line);fill-opacity:.5}.nc .pip.now{fill:var(--seal);stroke:var(--seal)}
.nc .pip-sign{fill:var(--soft);stroke:none}.nc .pip-sign.past{fill:var(--soft);fill-opacity:.6}
.nc .pip-sign.now{fill:var(--seal-ink)}
.nc .step{fill:var(--ground);stroke:var(--faint);stroke-width:.8}
.nc .step.full{fill:var(--patron);stroke:var(--patron)}.nc .step.goal{stroke:var(--ink);stroke-width:1.8}
.nc .step-number{font-size:11px;font-weight:700}.nc text.step-number.on{fill:var(--patron-ink)}
.nc .slip{fill:var(--paper);stroke:var(--line);stroke-width:1}
.nc .slip.open{stroke:var(--ink);stroke-width:1.6}.nc .slip.shut{fill-opacity:.75;stroke-dasharray:3 2}
.nc .slip.completed{fill:var(--patron);stroke:var(--patron)}
.nc .slip.completed~text{fill:var(--patron-ink)}
.nc .back{fill:var(--reverse);stroke:var(--soft);stroke-width:1}
.nc .away{opacity:.38}
.nc .bars{stroke:var(--ink);stroke-width:2.4;fill:none;stroke-linecap:round}
.nc .arrow{fill:none;stroke:var(--soft);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.nc .star{fill:var(--soft)}
.nc .shield{stroke:var(--rim);stroke-width:1.2}
.nc .shield.open{fill:#f7f4ea;stroke:#1c1206}.nc .shield.shut{fill:var(--seal);stroke:var(--halo)}
.nc .shield-value{font-size:14px;font-weight:800}.nc text.shield-value{fill:#1c1206}
.nc text.shield-value.shut{fill:var(--seal-ink)}
.nc .shield-sign{fill:none;stroke:var(--patron);stroke-width:2}
.nc .card-face{fill:var(--paper);stroke:var(--soft);stroke-width:1}
.nc .card-face.using{stroke:var(--ink);stroke-width:2.2}
.nc .card-back{fill:var(--reverse);stroke:var(--soft);stroke-width:1}
.nc .back-line{fill:none;stroke:#fff;stroke-opacity:.45;stroke-width:1}
.nc .sand{fill:none;stroke:var(--soft);stroke-width:1.6;stroke-linejoin:round}
.nc .action-sign{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
.nc .new-card{fill:var(--plate);stroke:var(--ink);stroke-width:1.6}
.nc .used-card{fill:var(--seal)}.nc text.used-card{fill:var(--seal-ink)}
.nc .card-number{font-size:13.5px;font-weight:800}.nc text.card-number.new-card{fill:var(--ink);stroke:none}
.nc .cell-number{font-size:12px;fill:var(--soft)}
.nc .seat{fill:var(--ground);stroke:none}.nc .seat.now{stroke:var(--ink);stroke-width:2}
.nc .tick-disc{fill:var(--paper);stroke:var(--ink);stroke-width:1}
.nc .tick{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.nc .option>.glow{stroke:var(--act);stroke-width:4.6}
.nc .option>.hit{fill:var(--act);fill-opacity:.24}
.nc .option:is(:hover,:focus-visible,.hot)>.hit{fill-opacity:.5}
.nc .option:is(:hover,:focus-visible,.hot)>.glow{stroke-width:7}
.nc .option>.outline{fill:var(--act);fill-opacity:.3;stroke:var(--act);stroke-width:3}
.nc .option:is(:hover,:focus-visible,.hot)>.outline{stroke-width:5;fill-opacity:.55}
.nc .option>:is(BOXES){stroke:var(--act);stroke-width:3.2;stroke-dasharray:none}
.nc .option:is(:hover,:focus-visible,.hot)>:is(BOXES){stroke-width:5}
.nc .button-text.pick{font-size:13px}
"""


@lru_cache(maxsize=1)
def style() -> str:
    """The style sheet of the picture."""
    return style_sheet("nc", LIGHT, DARK_COLOURS, RULES, BOXES) + owner_rules("nc", FACTION_COLOURS) + slot_rules()
