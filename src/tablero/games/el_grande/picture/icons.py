"""Small signs in ink: what a card's special action is about, and what a number counts.

A special action is told by up to four signs in a row, from the effect that the card data names (EG-9). They remind; the
text of the card is the page's business.
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, path, tag, text

from ..board import ALL, Effect
from .pieces import CROWN, cube
from .scene import ElGrandeScene

# Every sign fits a square of 18, its middle at (0, 0).
SIGNS: Final = {
    "arrow": path("M-7 0H6M1.5-4.5 6.5 0 1.5 4.5", "sign"),
    "swap": path("M-7-3.5H6M2.5-7 6.5-3.5 2.5 0M7 4H-6M-2.5.5-6.5 4-2.5 7.5", "sign"),
    "back": path("M6 6.5C8-2 3-6 -5-4M-1-8.5-6-4-1 .5", "sign"),
    "cube": cube("", -7, -7, 14),
    "cubes": cube("", -8.5, -7.5, 12) + cube("", -2, -4, 12),
    "spot": tag("rect", x=-7, y=-7, width=14, height=14, rx=2, class_="sign spot"),
    "star": path("M0-8.5 2.5-2.9 8.6-2.3 4 1.8 5.4 7.8 0 4.7-5.4 7.8-4 1.8-8.6-2.3-2.5-2.9Z", "sign solid"),
    "crown": group(path(CROWN, "gold"), at=(0, 6), scale=0.9),
    "tower": path("M-6.5 8V-8H-3V-5H-1.5V-8H1.5V-5H3V-8H6.5V8Z", "sign pale"),
    "grande": path("M-5.5 8V5.5L-3.6-3H3.6L5.5 5.5V8ZM-3.2-6A3.2 3.2 0 1 1 3.2-6 3.2 3.2 0 1 1-3.2-6Z", "sign pale"),
    "card": tag("rect", x=-6, y=-8.5, width=12, height=17, rx=2, class_="sign pale"),
    "tile": tag("rect", x=-9, y=-5, width=18, height=10, rx=1.5, class_="plate")
    + path("M-2.5-5v10M3-5v10", "plate-rule"),
    "disc": path("M-7.5 0A7.5 7.5 0 1 1 7.5 0 7.5 7.5 0 1 1-7.5 0ZM0 0V-7", "sign pale"),
    "house": path("M-8-1.5 0-8.5 8-1.5M-6-2.5V7.5H6V-2.5M-1.8 7.5V2H1.8V7.5", "sign"),
    "sack": path("M-3-5.5C-9-1-9.5 8 0 8S9-1 3-5.5C4.5-7 4-8.5 0-8.5S-4.5-7-3-5.5ZM-3.5-5.3H3.5", "sign"),
    "fan": path("M-7.5-3.5-2-7 4.5 4.5-1.5 8ZM-2-7 4.5-8 7 5.5 2.5 6", "sign"),
    "bar": path("M-7.5 0A7.5 7.5 0 1 1 7.5 0 7.5 7.5 0 1 1-7.5 0ZM-5.2 5.2 5.2-5.2", "sign heavy"),
    "either": path("M-8-6H-1V1H-8ZM1-1H8V6H1Z", "sign"),
}

# The signs of each effect; # stands for its number.
PICTURES: Final = {
    "move": "# cube arrow spot",
    "evict": "spot disc cube arrow",
    "place": "# house arrow spot",
    "return_own": "# cube back sack",
    "return_by_disc": "disc # cube back",
    "return_from_court": "# house back sack",
    "return_chosen": "# cube back sack",
    "score_chosen": "star spot",
    "score_values": "star #",
    "score_castillo": "star tower",
    "score_first": "star #",
    "score_fullest": "star cubes",
    "score_emptiest": "star cube",
    "score_ballot": "star disc",
    "power_back": "card back fan",
    "tile": "tile arrow spot",
    "grande": "grande arrow spot",
    "king": "crown arrow spot",
    "take": "# cube arrow house",
    "entourage": "crown # cube arrow",
    "rivalry": "crown grande arrow tower",
    "infiltrate": "cube arrow crown",
    "deputy": "crown swap grande",
    "choose": "either",
    "veto": "bar star",
}


def sign(name: str, x: float, y: float, scale: float = 1.0) -> str:
    return group(SIGNS[name], at=(x, y), scale=scale)


# What each sign stands for: the thing it is about.
ABOUT: Final = {
    "arrow": "goes_to",
    "swap": "change_places",
    "back": "goes_back",
    "cube": "caballero",
    "cubes": "caballero",
    "spot": "region",
    "star": "scoring",
    "crown": "king",
    "tower": "castillo",
    "grande": "grande",
    "card": "power_card",
    "tile": "tile",
    "disc": "secret_disc",
    "house": "court",
    "sack": "province",
    "fan": "hand",
    "bar": "veto",
    "either": "one_of_two",
}


def number_of(effect: Effect) -> str:
    """The number that the effect is about, or nothing."""
    if effect.op == "score_first":
        return "1."
    if effect.values:
        return "/".join(map(str, effect.values))
    measures = [n for n in (effect.own, effect.opposing, effect.either, effect.count) if n]
    return "" if ALL in measures else "+".join(map(str, measures))


def effect_signs(scene: ElGrandeScene, effect: Effect, x: float, y: float) -> str:
    """The signs of a special action in a row, the middle of it at (x, y); each says what it stands for."""
    names = PICTURES[effect.op].split()
    if effect.to == "castillo":
        names[-1] = "tower"
    measure = number_of(effect)
    names = [name for name in names if name != "#" or measure]
    widths = [9.0 * len(measure) + 3 if name == "#" else 22.0 for name in names]
    at = x - sum(widths) / 2
    parts = []
    for name, width in zip(names, widths, strict=True):
        middle = at + width / 2
        drawn = text((middle, y + 5), measure, "measure") if name == "#" else sign(name, middle, y)
        reach = box(at, y - 12, width, 24, "reach", 0)  # between the lines of a sign, too
        label = scene.explained("how_many", measure) if name == "#" else scene.explained(ABOUT[name])
        parts.append(scene.thing("", label, reach, drawn))
        at += width
    return "".join(parts)
