"""The table as plain text, for the terminal: spaces, factions, cards and lasting events as rows of words."""

from __future__ import annotations

from typing import Final

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from .board import EVENT_CARDS, FACTIONS
from .picture.scene import LEVELS
from .view_types import Land, Loc, View

ORDER: Final = {card.id: [FACTIONS[f] for f in card.order] for card in EVENT_CARDS}
CONTROL: Final = {"govt": "government_control", "farc": "farc_control"}


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What a player looks at before deciding. `words` names pieces and places, `say` column heads."""
    tables = [space_table(view, words, say), faction_table(view, words, say), track_table(view, words, say)]
    tables.append(card_table(view, words, say))
    return [*tables, lasting_table(view, words, say)] if view["lasting"] else tables


def counted(pieces: dict[str, int], words: Words) -> str:
    """`3 × Troops, 1 × Police`: names are in the singular, so the number stands apart."""
    return ", ".join(f"{n} × {words(kind)}" for kind, n in pieces.items() if n)


def space_table(view: View, words: Words, say: Words) -> PlainTable:
    """Cities and Departments, and the LoCs on which there is something."""
    columns = [say(f"plain-{key}") for key in ("space", "level", "control", "pieces", "markers")]
    rows = []
    for id, space in view["spaces"].items():
        marks = markers(view, id, space, words)
        if "level" not in space:  # a LoC
            if space["pieces"] or marks:
                rows.append([words(id), "", "", counted(space["pieces"], words), ", ".join(marks)])
            continue
        control = words(CONTROL[space["control"]]) if space["control"] else ""
        rows.append(
            [words(id), words(LEVELS[space["level"]]), control, counted(space["pieces"], words), ", ".join(marks)]
        )
    return PlainTable(columns, rows)


def markers(view: View, id: str, space: Land | Loc, words: Words) -> list[str]:
    """Terror or Sabotage, a FARC Zone, and the Shipments with their owners."""
    marks = []
    if "sabotage" in space:
        marks += [words("sabotage")] if space["sabotage"] else []
    else:
        marks += [f"{space['terror']} × {words('terror')}"] if space["terror"] else []
        marks += [words("farc_zone")] if space["zone"] else []
    held = [shipment["owner"] for shipment in view["shipments"] if shipment["space"] == id]
    return marks + [f"{words('shipment')} ({words(owner)})" for owner in held]


def faction_table(view: View, words: Words, say: Words) -> PlainTable:
    """Resources, margins and forces; whose turn it is, and who is Eligible."""
    columns = [say(f"plain-{key}") for key in ("faction", "resources", "margin", "available", "standing")]
    rows = []
    for faction in FACTIONS:
        standing = [] if view["seat_of"][faction] >= 0 else [words("non_player")]
        standing.append(words("eligible" if faction in view["eligible"] else "ineligible"))
        standing += [words("acting")] if view["acting"] == faction else []
        margin = str(view["margins"][faction]).replace("-", "−")
        rows.append(
            [
                words(faction),
                str(view["resources"][faction]),
                margin,
                available(view, faction, words, say),
                ", ".join(standing),
            ]
        )
    return PlainTable(columns, rows)


def available(view: View, faction: str, words: Words, say: Words) -> str:
    """What a faction can place. Guerrillas off the map are neither Underground nor Active."""
    left = view["available"]
    if faction == "govt":
        stock = [(words("troops"), left["troops"]), (words("police"), left["police"])]
    else:
        stock = [(say("plain-guerrilla"), left[f"{faction}_underground"])]
    stock.append((words("base"), left[f"{faction}_base"]))
    return ", ".join(f"{n} × {name}" for name, n in stock if n)


def track_table(view: View, words: Words, say: Words) -> PlainTable:
    """Total Support, Opposition plus Bases, Aid and the president."""
    values = {
        "total_support": view["support"],
        "opposition_and_bases": view["opposition_and_bases"],
        "aid": view["aid"],
        "president": words(view["president"]),
        "deck": view["deck_left"],
    }
    return PlainTable([say("plain-track"), ""], [[words(key), str(value)] for key, value in values.items()])


def card_table(view: View, words: Words, say: Words) -> PlainTable:
    """The current card and the next one, with their order of factions and their texts."""
    columns = [say(f"plain-{key}") for key in ("turned-up", "card", "order", "text")]
    rows = []
    for place, card in (("current_card", view["current_card"]), ("next_card", view["next_card"])):
        if card:
            order = view["order"] if place == "current_card" else ORDER.get(card, [])
            rows.append([words(place), words(card), ", ".join(map(words, order)), words(f"text:{card}")])
    return PlainTable(columns, rows)


def lasting_table(view: View, words: Words, say: Words) -> PlainTable:
    """Capabilities and momentum in force."""
    columns = [say(f"plain-{key}") for key in ("lasting", "side", "text")]
    rows = []
    for entry in view["lasting"]:
        side = words(entry["side"])
        if "faction" in entry:
            side += f" ({words(entry['faction'])})"
        rows.append([words(entry["card"]), side, words(f"text:{entry['card']}")])
    return PlainTable(columns, rows)
