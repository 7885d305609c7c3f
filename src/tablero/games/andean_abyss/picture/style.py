"""Colours and type of the picture, light and dark: a map in ink on paper, saturated only where pieces stand.

The classes are scoped by `.aa`, so that several pictures can share a page. Two colours are kept for two meanings alone:
`--act` for what can be clicked, `--changed` for what is new (themes.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.drawing.themes import owner_rules, style_sheet

FACTION_COLOURS: Final = {"govt": "blue", "farc": "vermilion", "auc": "yellow", "cartels": "green"}

LIGHT: Final = {
    "sea": "#d5dfdc",
    "shoal": "#c3d2cf",
    "far": "#ccd8d5",
    "wave": "#9fb5b3",
    "abroad": "#e9e3d3",
    "coast": "#3b2f22",
    "soil": "#f6efdd",
    "forest": "#ccd8b4",
    "mountain": "#dfcdb2",
    "grassland": "#ece1ae",
    "forest-mark": "#9fb384",
    "mountain-mark": "#bda37e",
    "grass-mark": "#c9ba78",
    "halo": "#fbf6e9",
    "rim": "#2a2118",
    "plain": "#e9dfc6",
    "plate": "#fffaf0",
    "road": "#8a7a62",
    "pipe": "#4a4038",
    "coin": "#ffd96b",
    "support": "#2f7fc0",
    "opposition": "#c8502a",
    "zone": "#d55e00",
    "dark-side": "#5a5148",
    "seal": "#2a2118",
    "seal-ink": "#fbf6e9",
}
DARK_COLOURS: Final = {
    "sea": "#1d2b34",
    "shoal": "#24353f",
    "far": "#20303a",
    "wave": "#3f5664",
    "abroad": "#2b343b",
    "coast": "#0a0d11",
    "soil": "#222a30",
    "forest": "#3d4f3c",
    "mountain": "#544a3e",
    "grassland": "#555239",
    "forest-mark": "#54694f",
    "mountain-mark": "#6f6250",
    "grass-mark": "#706b49",
    "halo": "#1b2027",
    "rim": "#f6f0e2",
    "plain": "#414a55",
    "plate": "#20262d",
    "road": "#9a8f7d",
    "pipe": "#cfc4ae",
    "coin": "#6b5310",
    "support": "#58a9e6",
    "opposition": "#f08a5a",
    "zone": "#f08a5a",
    "dark-side": "#0f1317",
    "seal": "#f3ecdc",
    "seal-ink": "#1b2027",
}


# What gets a thick edge when it can be clicked.
BOXES: Final = ".row,.card-half,.econ,.disc-edge"

RULES: Final = """
.aa .shoal{fill:none;stroke:var(--shoal);stroke-linejoin:round}.aa .shoal.far{stroke:var(--far)}
.aa .coast{fill:none;stroke:var(--coast);stroke-linejoin:round}
.aa .soil{fill:var(--soil);stroke:var(--soil);stroke-linejoin:round}
.aa .abroad{fill:var(--abroad);stroke:var(--shoal);stroke-width:1}
.aa .land.forest{fill:var(--forest)}.aa .land.mountain{fill:var(--mountain)}.aa .land.grassland{fill:var(--grassland)}
.aa .forest-mark{fill:none;stroke:var(--forest-mark);stroke-width:1.1}
.aa .mountain-mark{fill:none;stroke:var(--mountain-mark);stroke-width:1.2;stroke-linejoin:round}
.aa .grass-mark{fill:none;stroke:var(--grass-mark);stroke-width:1}
.aa .border{fill:none;stroke:var(--coast);stroke-width:.7;stroke-opacity:.55;stroke-linejoin:round}
.aa .frame{fill:none;stroke:var(--coast);stroke-width:1.2}
.aa .zone-stripe{stroke:var(--zone);stroke-width:2.2;stroke-opacity:.38}
.aa .band{fill:none;stroke-width:11;stroke-linejoin:round}.aa .band.weak{stroke-width:9;stroke-dasharray:4 4}
.aa .ring{fill:none;stroke-width:5.2}.aa .ring.weak{stroke-dasharray:4 3.6}
.aa .b-support{stroke:var(--support);stroke-opacity:.75}.aa .b-opposition{stroke:var(--opposition);stroke-opacity:.75}
.aa .sign-support{fill:var(--support);stroke:var(--halo);stroke-width:1.2}
.aa .sign-opposition{fill:var(--opposition);stroke:var(--halo);stroke-width:1.2}
.aa .chevron{fill:none;stroke:var(--halo);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.aa .road-bed{fill:none;stroke:var(--road);stroke-width:5.4;stroke-linecap:round}
.aa .road{fill:none;stroke:var(--soil);stroke-width:2.6;stroke-linecap:round}
.aa .pipeline-bed{fill:none;stroke:var(--pipe);stroke-width:4.2;stroke-linecap:round}
.aa .pipeline{fill:none;stroke:var(--soil);stroke-width:1.6;stroke-dasharray:7 5}
.aa .town{fill:var(--halo);stroke:var(--coast);stroke-width:1.8}
.aa .hit{fill:transparent}
.aa .road-hit{fill:none;stroke:transparent;stroke-width:14}
.aa .place-name{font-family:SERIF;font-weight:700;font-style:italic}
.aa .city .place-name{font-style:normal}
.aa .town-name{font-family:SERIF;font-style:italic}
.aa .place-name,.aa .town-name{paint-order:stroke;stroke:var(--halo);stroke-width:2.6px}
.aa .place-name,.aa .town-name{stroke-linejoin:round;stroke-opacity:.8}
.aa .pop{fill:var(--plate);stroke:var(--coast);stroke-width:1}
.aa .pop-count{font-size:13px;font-weight:800}
.aa .disc{fill:var(--plate)}
.aa .disc-edge{fill:none;stroke:var(--coast);stroke-width:1.4}
.aa .city-pop{font-size:16px;font-weight:800}
.aa .econ{fill:var(--coin);stroke:var(--pipe);stroke-width:1.3;stroke-linejoin:round}
.aa .econ-count{font-size:13px;font-weight:700}
.aa .blast{fill:none;stroke:var(--seal-ink);stroke-width:2.6;stroke-linecap:round}
.aa .rose{fill:none;stroke:var(--wave);stroke-width:1}.aa .rose-dark{fill:var(--wave)}
.aa .burst{fill:var(--seal);stroke:var(--halo);stroke-width:1}
.aa text.burst-count{fill:var(--seal-ink);font-size:12px;font-weight:800}
.aa .zone-sign{fill:var(--zone);stroke:var(--halo);stroke-width:1}
.aa .zone-letter{fill:none;stroke:var(--halo);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.aa .pole{stroke:var(--rim);stroke-width:1.5;fill:none;stroke-linecap:round}
.aa .tray{fill:var(--plate);stroke:var(--coast);stroke-width:1.2}
.aa .joint{stroke:var(--coast);stroke-width:3;fill:none}
.aa .tray.loc-tray{fill:var(--road);stroke:var(--pipe);stroke-dasharray:5 3}
.aa .joint.loc-tray{stroke:var(--road);stroke-width:5}
.aa .leader{stroke:var(--ink);stroke-width:1.2;fill:none}.aa .leader-edge{stroke:var(--halo);stroke-width:3.2;fill:none}
.aa .plate{fill:var(--plate);fill-opacity:.88}
.aa .plate-edge{fill:none;stroke:var(--coast);stroke-width:.8;stroke-opacity:.7}
.aa .rim{stroke:var(--rim);stroke-width:1}
.aa .disc-rim{stroke-width:2}
.aa .hex-edge{fill:var(--plate);stroke:var(--rim);stroke-width:4.2;stroke-linejoin:round}
.aa .hollow{fill:var(--plate);stroke-width:2.6;stroke-linejoin:round}
.aa .troop{fill:#064a78}.aa text.t-troop{fill:#fff}
.aa .cop{fill:#a9d8f5}.aa text.t-cop{fill:#06121c}
.aa .lit{fill:#fff;fill-opacity:.35}
.aa .parcel{fill:#c9a06a}.aa .string{stroke:#4a3210;stroke-width:1.4;fill:none}
.aa .count{font-size:12.5px;font-weight:800}.aa .count.two{letter-spacing:-.8px;font-size:12px}
.aa .chosen{fill:none;stroke:var(--ink);stroke-width:4;stroke-dasharray:2 4}
.aa .row{fill:var(--paper);stroke:var(--line);stroke-width:1}
.aa .row.active{stroke:var(--ink);stroke-width:2.4}
.aa .pointer{fill:var(--ink)}
.aa .name{font-weight:700;text-anchor:start}
.aa .margin{font-size:21px;font-weight:800;text-anchor:end}
.aa .goal{font-size:12px;text-anchor:end}
.aa .purse{font-size:16px;font-weight:800;text-anchor:start}
.aa .coin{fill:#e8b923;stroke:#6b4c00;stroke-width:1.2}.aa .coin-line{fill:none;stroke:#6b4c00;stroke-width:1.1}
.aa .gauge{fill:var(--line);fill-opacity:.4}.aa .tick-line{stroke:var(--ink);stroke-width:1.6}
.aa .soft{fill:var(--soft)}.aa .soft.end{text-anchor:end}.aa .soft.start{text-anchor:start}
.aa .card{fill:var(--paper);stroke:var(--ink);stroke-width:1}
.aa .card.next{stroke:var(--soft);fill-opacity:.75}
.aa .card.propaganda{fill:var(--seal)}.aa text.on-seal{fill:var(--seal-ink)}
.aa .horn{fill:none;stroke:var(--seal-ink);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.aa .card-title{font-weight:700;text-anchor:start}
.aa .card-half{fill:var(--plain);stroke:var(--line);stroke-width:1}.aa .card-half.shady{fill:var(--dark-side)}
.aa .script{stroke:var(--soft);stroke-width:1.4;fill:none;stroke-opacity:.6}.aa .script.shady{stroke:#fff}
.aa .deck{fill:var(--line);stroke:var(--soft);stroke-width:.8}
.aa .seal{fill:var(--seal)}.aa .seal-empty{fill:none;stroke:var(--soft);stroke-width:1.2}
.aa .stat{font-size:14px;font-weight:800;text-anchor:start}
.aa .stat.end{text-anchor:end}
.aa .doing{font-weight:700}
.aa .pill{fill:none;stroke:var(--line);stroke-width:1}.aa .pill.now{fill:var(--seal);stroke:var(--seal)}
.aa text.pill-text{fill:var(--soft)}.aa text.pill-text.now{fill:var(--seal-ink);font-weight:700}
.aa .stall{fill:var(--paper);fill-opacity:.6;stroke:var(--line);stroke-width:1}
.aa .stall-name{fill:var(--soft)}
.aa .passed{opacity:.45}
.aa .peg{stroke:var(--rim);stroke-width:1}
.aa .slip{fill:var(--paper);stroke:var(--line);stroke-width:1}
.aa .slip-text{text-anchor:start}
.aa .medal{fill:#e8b923;stroke:#4a3500;stroke-width:1.2}
.aa .gear{fill:none;stroke:var(--soft);stroke-width:2.4}
.aa .gear-hub{fill:var(--paper);stroke:var(--soft);stroke-width:2}
.aa .glow,.aa .road-glow{fill:none;stroke:none;pointer-events:none}
.aa .option>.glow{stroke:var(--act);stroke-width:6;stroke-opacity:.95}
.aa .option>.road-glow{stroke:var(--act);stroke-width:5;stroke-opacity:.85;stroke-linecap:round}
.aa .option>.hit{fill:var(--act);fill-opacity:.16}
.aa .option:is(:hover,:focus-visible,.hot)>.hit{fill-opacity:.34}
.aa .option:focus-visible>:is(.glow,.road-glow){stroke-width:12}
.aa .option>:is(BOXES){stroke:var(--act);stroke-width:3.4}
.aa .option:is(:hover,:focus-visible,.hot)>:is(BOXES){stroke-width:5.5}
"""


@lru_cache(maxsize=1)
def style() -> str:
    """The style sheet of the picture."""
    return style_sheet("aa", LIGHT, DARK_COLOURS, RULES, BOXES) + owner_rules("aa", FACTION_COLOURS)
