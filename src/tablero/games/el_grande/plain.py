"""The table as plain text, for the terminal: regions, players and cards as rows of words."""

from __future__ import annotations

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from .board import CARD_IDS, TYPE_OF_CARD
from .view_types import View


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What a player looks at before deciding. `words` names pieces and places, `say` column heads."""
    return [map_table(view, words, say), player_table(view, words, say), card_table(view, words, say)]


def map_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say("plain-region"), say("plain-values"), *(words(c) for c in view["colours"]), ""]
    rows = []
    for id, region in [*view["regions"].items(), ("castillo", view["castillo"])]:
        counts = region.get("caballeros")
        cells = ["?" if counts is None else (str(counts[i]) if counts[i] else "·") for i in range(len(view["colours"]))]
        for i, colour in enumerate(view["colours"]):
            if colour in region["grandes"]:
                cells[i] += " G"
        marks = [words("king")] if view["king"] == id else []
        marks += [words(region["tile"])] if region["tile"] else []
        rows.append([words(id), "/".join(map(str, region["values"])), *cells, ", ".join(marks)])
    if view["king"] in ("france", "portugal"):
        rows.append([words(view["king"]), "", *["" for _ in view["colours"]], words("king")])
    return PlainTable(columns, rows)


def player_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say(f"plain-{key}") for key in ("player", "points", "court", "province", "power", "hand")]
    rows = []
    for i, colour in enumerate(view["colours"]):
        played = view["played"][i]
        power = "" if played is None or played["total"] is None else str(played["total"]).replace("-", "−")
        if played and played["modifier"]:
            power += f" ({played['power'] or ''} {words(played['modifier'])})"
        hands = view["hands"][i : i + 1]  # none for the dummy
        cards = [str(value) for hand in hands for value in hand.get("powers", [])]
        cards += [words(modifier) for hand in hands for modifier in hand.get("modifiers", [])]
        name = words(colour) + (" *" if colour == view["first"] else "")
        score = str(view["score"][i]) if i < view["players"] else ""
        rows.append([name, score, str(view["court"][i]), str(view["province"][i]), power, " ".join(cards)])
    return PlainTable(columns, rows)


def card_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say("plain-card"), say("plain-place"), say("plain-text")]
    cards = [view["card"]] if view["card"] else view["offer"]
    rows = [[words(card), str(TYPE_OF_CARD[CARD_IDS.index(card)].place), words(f"text:{card}")] for card in cards]
    return PlainTable(columns, rows)
