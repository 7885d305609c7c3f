"""Effects in force, as a list of names with the colour of the side they belong to or concern (TS-7.3)."""

from __future__ import annotations

from typing import Final

from tablero.drawing.scene import new_mark
from tablero.drawing.svg import box, group, line, tag, title

from .scene import Effect, TwilightScene
from .signs import emblem

STEP: Final = 17.0
LEAST: Final = 12.0


def effects(scene: TwilightScene, width: float, height: float, columns: int = 1) -> str:
    """One slip for each effect, closer together where there are many; the last one counts those without room."""
    found = scene.effects()
    if not found:
        return ""
    room = max(columns, int(height // LEAST) * columns)
    shown = found if len(found) <= room else found[: room - 1]
    rows = -(-min(len(found), room) // columns)
    step = max(LEAST, min(STEP, height / rows))
    wide = width / columns
    slips = [slip(scene, effect, wide - 2, step - 1.5) for effect in shown]
    if len(shown) < len(found):
        slips.append(rest(scene, found[len(shown) :], wide - 2, step - 1.5))
    parts = [group(drawn, at=(i // rows * wide, i % rows * step)) for i, drawn in enumerate(slips)]
    return tag("g", title(scene.name("lasting")), *parts)


def slip(scene: TwilightScene, effect: Effect, wide: float, high: float) -> str:
    """The name of an effect, with the emblem of its side."""
    face = [
        box(0, 0, wide, high, "slip", 3),
        box(0, 0, 15, high, f"c-{effect.side}" if effect.side else "c-neutral", 3),
        emblem(effect.side, 7.5, high / 2, 0.68) if effect.side else "",
        line((19, high / 2 + 4), scene.name(effect.id), wide - 22, 12, "slip-text"),
        new_mark((0, 3)) if scene.is_new(effect.card) else "",
    ]
    return scene.thing("", scene.explained(effect.id), *face, data_lasting=effect.id)


def rest(scene: TwilightScene, effects: list[Effect], wide: float, high: float) -> str:
    """How many more there are; which ones is told when somebody points at it."""
    names = scene.label(*[scene.name(effect.id) for effect in effects])
    face = box(0, 0, wide, high, "slip", 3), line((wide / 2, high / 2 + 4), f"+{len(effects)}", wide, 12, "word")
    return scene.thing("", names, *face, about="lasting", data_more=" ".join(effect.id for effect in effects))


def effects_height(scene: TwilightScene, columns: int = 1) -> float:
    return -(-len(scene.effects()) // columns) * STEP
