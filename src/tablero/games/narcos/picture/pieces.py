"""Everything that stands or lies on the map: hunters, sicarios, tokens, cubes, and the signs of actions (NC-2).

Hunters wear a hat and the colour of their faction, sicarios are hooded and dark with the colour of their cell at their
feet; two letters say who it is. A deactivated hunter lies down, a blocked one has a lock. All are drawn around (0, 0).
"""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, path, tag, text

from ..view_types import Hunter

EMBLEMS: Final = {  # the factions, told apart without colour
    "dea": "M0-5.4 1.5-1.7 5.3-1.5 2.4 1 3.3 4.8 0 2.7-3.3 4.8-2.4 1-5.3-1.5-1.5-1.7Z",
    "police": "M-4.6-4.8Q0-3.3 4.6-4.8V.2Q4.1 3.7 0 5.5-4.1 3.7-4.6.2Z",
    "cali": "M-5 3.6V-3.6L-2.2-.4 0-4.6 2.2-.4 5-3.6V3.6Z",
    "pepes": "M-5-5-2.9-5 0-2.1 2.9-5 5-5 5-2.9 2.1 0 5 2.9V5H2.9L0 2.1-2.9 5H-5V2.9L-2.1 0-5-2.9Z",
}
BODY: Final = "M-10 11V4Q-10-3.5 0-3.5T10 4V11Z"
HAT: Final = "M-8.2-8.6H8.2M-4.8-9Q-5-14.5-2-14.2L0-13.2 2-14.2Q5-14.5 4.8-9Z"
HOOD: Final = "M-6.6-2.6Q-8-14 0-15.6 8-14 6.6-2.6Z"
STAR: Final = "M0-5.4 1.6-1.9 5.4-1.5 2.6 1.1 3.4 4.9 0 3-3.4 4.9-2.6 1.1-5.4-1.5-1.6-1.9Z"
CROWN: Final = "M-7 4.6-8-4.4-3.6-.6 0-6.2 3.6-.6 8-4.4 7 4.6Z"
PLANE: Final = (
    "M0-6.4 1.2-4.6V-1.4L6.4 1.6V3.2L1.2 1.6V4.2L2.8 5.6V6.6L0 5.8-2.8 6.6V5.6L-1.2 4.2V1.6L-6.4 3.2V1.6L-1.2-1.4V-4.6Z"
)
HOUSE: Final = "M-7.5.5 0-6.5 7.5.5H5V6.5H-5V.5Z"
FLASK: Final = "M-2.2-7H2.2M-1.5-7V-2.2L-5.6 4.6Q-6 6.6-4 6.6H4Q6 6.6 5.6 4.6L1.5-2.2V-7"
LIQUID: Final = "M-3.6 1.6H3.6L5.3 4.6Q5.6 6-4 6-6 6-5.3 4.6Z"
CUBE: Final = "M0-6.6 6-3.3V3.5L0 6.8-6 3.5V-3.3Z"
SIGNS: Final = {  # the seven actions
    "attack": "M-6 0H6M0-6V6M0-4A4 4 0 1 1-.1-4",
    "labs": FLASK,
    "roadblocks": "M-7-4H7V1H-7ZM-5 1V6M5 1V6M-4 1-1-4M1 1 4-4",
    "distance": "M-7 3.5H7V-3H-7ZM-3.5 3.5V0M0 3.5V-1M3.5 3.5V0",
    "type": "M-7 6V-1L-3-5 1-1V6ZM3 6V1M3 1Q7-1 4-6 0-2 3 1",
    "region": "M-7-4-2-6 2-4 7-6V4L2 6-2 4-7 6ZM-2-6V4M2-4V6",
    "arrest": "M-3.6-3A3.4 3.4 0 1 0-3.5-3ZM3.6-3A3.4 3.4 0 1 1 3.5-3ZM-1.4-1.4H1.4",
}


def emblem(faction: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    return group(path(EMBLEMS[faction], f"e-{faction}"), at=(x, y), scale=scale)


def badge(faction: str, r: float = 11) -> str:
    """A faction's disc with its emblem."""
    return tag("circle", r=r, class_=f"c-{faction} rim") + emblem(faction, scale=r / 8)


# -- figures -------------------------------------------------------------------------------------------------------


def hunter(letters: str, state: Hunter) -> str:
    """A hunter in a hat."""
    faction = state["faction"]
    figure = (
        tag("circle", cy=-7, r=4.6, class_="face rim")
        + path(HAT, f"c-{faction} rim hat")
        + path(BODY, f"c-{faction} rim")
        + text((0, 8.4), letters, f"mono t-{faction}")
    )
    if state["deactivated"]:
        figure = group(tag("g", figure, transform="rotate(90)"), at=(0, 2), class_="down")
    return figure + (group(lock(), at=(9, -9)) if state["blocked"] else "")


def sicario(letters: str, slot: str) -> str:
    """A hooded sicario with the colour of his cell."""
    return (
        path(HOOD, "hood")
        + path("M-3.6-6Q0-11 3.6-6 0-3.4-3.6-6Z", "face")
        + path(BODY, "hood")
        + path("M-10 11V8.2H10V11Z", f"slot-{slot} rim thin")
        + text((0, 6.8), letters, "mono on-hood")
    )


def lock() -> str:
    """A blocked hunter can't move (NC-8.6)."""
    return path("M-2.6-1.4V-3.6A2.6 2.6 0 0 1 2.6-3.6V-1.4", "shackle") + box(-4.6, -1.6, 9.2, 7.2, "lock", 1.5)


def pointer() -> str:
    """Whose turn it is."""
    return path("M-6-26H6L0-18Z", "pointer")


# -- tokens --------------------------------------------------------------------------------------------------------


def token(kind: str) -> str:
    """Influence, a roadblock or a lab."""
    if kind == "influence":
        return tag("circle", r=8.6, class_="influence rim") + path("M-3 6V-5.6M-3-5.6H5L3-2.4 5 .8H-3", "flag")
    if kind == "roadblock":
        return (
            box(-9, -8, 18, 16, "block-face", 2)
            + path("M-7 2.4V-3.6H7V2.4ZM-5 2.4V6.4M5 2.4V6.4", "block-frame")
            + path("M-6.4 2.2-3.4-3.4H-.8L-3.8 2.2ZM.4 2.2 3.4-3.4H6L3 2.2Z", "block-stripe")
        )
    return path("M-5-9H5L9.6 0 5 9H-5L-9.6 0Z", "lab-face") + path(LIQUID, "liquid") + path(FLASK, "flask")


def cube() -> str:
    return path(CUBE, "cube") + path("M-6-3.3 0 0 6-3.3M0 0V6.8", "cube-edge")


def party() -> str:
    """A balloon."""
    return path("M0 3.2V9", "string") + path("M0 4Q-6.2-1-5.8-4.6-5-9 0-9T5.8-4.6Q6.2-1 0 4Z", "balloon")


def marker() -> str:
    """The factions' note that Patrón may be here (NC-2.10)."""
    return tag("circle", r=7.4, class_="marker") + text((0, 4.4), "?", "marker-mark")


def crown(hidden: bool) -> str:
    """Patrón himself: in his hideout, which only he sees, or for all to see."""
    face = "patron secret" if hidden else "patron"
    return tag("circle", r=10.5, class_=face) + path(CROWN, "crown secret" if hidden else "crown")


def plane() -> str:
    return tag("circle", r=7.6, class_="airfield") + path(PLANE, "plane")


def coin(x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=7, class_="coin") + tag("circle", cx=x, cy=y, r=4.2, class_="coin-line")


def defence_token(value: str, is_open: bool, special: str = "") -> str:
    """A defence token: a shield with its number; face down it shows nothing, unless its owner looks."""
    face = "shield open" if is_open else "shield shut"
    mark = {"hostage": "M-7.2-6.6H-3.2M-5.2-6.6V-2.6", "bomb": "M-7-6-4.4-3.4M-7-3.4-4.4-6"}.get(special, "")
    return (
        path("M-8-8.4Q0-6.4 8-8.4V0Q7.4 6.8 0 9.8-7.4 6.8-8 0Z", face)
        + (path(mark, "shield-sign") if mark else "")
        + (text((0, 5), value, "shield-value" if is_open else "shield-value shut") if value else "")
    )
