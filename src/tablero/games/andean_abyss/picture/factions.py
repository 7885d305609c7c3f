"""The factions' rows: Resources, Available pieces, how near victory is (AA-7.2); Aid, El Presidente, what lasts."""

from __future__ import annotations

from typing import Final

from tablero.drawing.svg import box, group, line, path, tag, text, width_of

from ..board import CARDS, FACTIONS, KIND_IDS
from ..view_types import Faction, View
from .pieces import GLYPH, badge, glyph
from .rooms import CORNER, LISTED
from .scene import AndeanScene

FACTION_STEP: Final = 66.0
PRESIDENTS: Final = ("samper", "pastrana", "uribe")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def goals(view: View, faction: Faction) -> list[tuple[str, int, int]]:
    """What a faction wants more of, how much there is, and what it must exceed (AA-7.2)."""
    bases = view["bases"]
    if faction == "govt":
        return [("total_support", view["support"], 60)]
    if faction == "farc":
        return [("opposition_and_bases", view["opposition_and_bases"], 25)]
    if faction == "auc":
        return [("bases", bases["auc"], bases["farc"])]
    return [("bases", bases["cartels"], 10), ("resources", view["resources"]["cartels"], 40)]


def rows(scene: AndeanScene, width: float, columns: int = 1) -> str:
    wide = width / columns
    return "".join(
        group(
            scene.kept(row, faction, wide - (6 if columns > 1 else 0)),
            at=(i % columns * wide, i // columns * FACTION_STEP),
        )
        for i, faction in enumerate(FACTIONS)
    )


def row(scene: AndeanScene, faction: Faction, width: float) -> str:
    """All about a faction that is not on the map."""
    view = scene.view
    margin = view["margins"][faction]
    acting = view["acting"] == faction
    wanted = goals(view, faction)
    told = [f"{scene.name(word)} {value} / {goal}" for word, value, goal in wanted]
    parts = [
        box(0, 0, width, FACTION_STEP - 5, "row active" if acting else "row", 5),
        path("M-8-7 0 0-8 7Z", "pointer", transform="translate(1 18)") if acting else "",
        badge(faction, 19, 18, 11.5),
        line((36, 19), scene.name(faction), 84, 14, "name"),
        "" if view["seat_of"][faction] >= 0 else group(gear(scene), at=(19, 45)),
        purse(scene, faction, 134),
        scene.thing(
            "",
            scene.explained("margin", signed(margin)),
            text((width - 8, 22), signed(margin), "margin", data_margin=faction),
        ),
        measure(scene, faction, wanted, (112, width - 120)),
        available(scene, faction),
    ]
    if view["winner"] == faction:
        parts.append(group(scene.thing("", scene.explained("winner"), medal()), at=(width - 55, 16), scale=0.85))
    label = scene.label(
        scene.explained(faction),
        scene.name("acting") if acting else "",
        f"{scene.name('resources')} {view['resources'][faction]}",
        *told,
        f"{scene.name('margin')} {signed(margin)}",
    )
    return scene.thing(faction, label, *parts, mark=(8, 4))


def purse(scene: AndeanScene, faction: Faction, x: float) -> str:
    amount = scene.view["resources"][faction]
    drawn = tag("circle", cx=x + 7, cy=16, r=7, class_="coin") + tag(
        "circle", cx=x + 7, cy=16, r=4.2, class_="coin-line"
    )
    label = scene.explained("resources", str(amount))
    return scene.thing("", label, drawn, text((x + 18, 22), str(amount), "purse", data_resources=faction))


def available(scene: AndeanScene, faction: Faction) -> str:
    """The pieces that can still be placed (AA-1.4.1); Guerrillas wait Underground."""
    first = 3 * FACTIONS.index(faction)
    parts = []
    x = 42.0
    for kind in KIND_IDS[first : first + 3]:
        if kind in scene.view["available"]:
            count = scene.view["available"][kind]
            label = scene.explained("available", scene.name(kind), str(count))
            drawn = scene.thing("", label, glyph(kind, count), data_available=kind, data_count=count)
            parts.append(group(drawn, at=(x, 43)))
            x += GLYPH + 5
    return "".join(parts)


def measure(scene: AndeanScene, faction: Faction, wanted: list[tuple[str, int, int]], area: tuple[float, float]) -> str:
    """What counts for victory, and how near it is: the bar must pass the mark."""
    x, width = area
    words = scene.label(*[scene.name(word) for word, _, _ in wanted])
    numbers = " · ".join(f"{value}/{goal}" for _, value, goal in wanted)
    bar = width - width_of(numbers, 12) - 4
    mark = bar * 0.75
    share = min(value / goal if goal else 1.0 + value for _, value, goal in wanted)
    filled = max(0.0, min(bar, share * mark))
    return (
        line((x, 37), words, width, 12, "soft start")
        + box(x, 46, bar, 7, "gauge", 3)
        + (box(x, 46, filled, 7, f"c-{faction}", 3) if filled else "")
        + path(f"M{x + mark:.1f} 44v11", "tick-line")
        + text((x + width, 54), numbers, "goal", data_goal=faction)
    )


def gear(scene: AndeanScene) -> str:
    """A Non-player faction."""
    teeth = path("M0-8V8M-8 0H8M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6", "gear")
    return scene.thing("", scene.explained("non_player"), teeth, tag("circle", r=4.5, class_="gear-hub"))


def medal() -> str:
    return path("M0-10 2.9-3.4 10-2.8 4.7 1.9 6.3 9 0 5.4-6.3 9-4.7 1.9-10-2.8-2.9-3.4Z", "medal")


# -- tracks and texts in force -------------------------------------------------------------------------------------


def government(scene: AndeanScene, width: float) -> str:
    """Aid, and who is El Presidente (AA-1.8, AA-6.4.3)."""
    aid = scene.view["aid"]
    wide = 62.0
    left, room = (7, 34) if aid < 10 else (4, 29)  # two digits leave less for the word
    shown = scene.thing(
        "aid",
        scene.explained("aid", str(aid)),
        box(0, 0, wide, 24, "slip", 4),
        line((left + room / 2, 16.5), scene.name("aid"), room, 12, "soft"),
        text((wide - 6, 17.5), str(aid), "stat end", data_aid=str(aid)),
        mark=(4, 3),
    )
    step = (width - wide - 4) / 3
    pills = []
    for i, id in enumerate(PRESIDENTS):
        now = " now" if scene.view["president"] == id else ""
        face = box(0, 0, step - 3, 24, f"pill{now}", 4)
        name = line(((step - 3) / 2, 16.5), scene.name(id), step - 8, 12.5, f"pill-text{now}")
        pill = scene.thing("", scene.explained(id, scene.name("president") if now else ""), face, name)
        pills.append(group(pill, at=(wide + 5 + i * step, 0)))
    return shown + scene.thing("president", scene.name("president"), *pills, mark=(wide + 6, 3))


def lasting(scene: AndeanScene) -> str:
    """Capabilities and momentum, listed in the empty corner of the map (AA-5.3, AA-5.4)."""
    left, _, right, bottom = CORNER
    found = scene.view["lasting"]
    if not found:
        return ""
    step = min(LISTED, (bottom - 14) / len(found))
    width = right - left - 10
    parts = []
    for i, entry in enumerate(found):
        card = CARDS[entry["card"]]
        kind = "capability" if card.get("capability") else "momentum"
        shade = " shady" if entry["side"] == "shaded" else ""
        who = scene.name(entry["faction"]) if "faction" in entry else ""
        label = scene.label(scene.explained(entry["card"]), scene.name(kind), scene.name(entry["side"]), who)
        face = [
            box(0, 0, width, step - 2, "slip", 3),
            box(3, step / 2 - 7, 12, 12, f"card-half{shade}", 2 if kind == "capability" else 6),
            line((20, step / 2 + 3.5), scene.name(entry["card"]), width - 24, 12, "slip-text"),
        ]
        parts.append(
            group(
                scene.thing("", label, *face, about=entry["card"], data_lasting=entry["card"]),
                at=(left + 4, 7 + i * step),
            )
        )
    return "".join(parts)
