"""The table as plain text, for the terminal: regions, players and cards as rows of words."""

from __future__ import annotations

from typing import Final

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from .board import ACTIONS, CARD_IDS, LAST_ROUND, NEXT_TO, POWER_VALUES, REGION_IDS, TAKES, TYPE_OF_CARD
from .view_types import View

GRANDE: Final = "G"
NONE: Final = "·"
UNSEEN: Final = "?"
FIRST: Final = "*"


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What a player looks at before deciding. `words` names pieces and places, `say` column heads."""
    return [
        round_table(view, words, say),
        map_table(view, words, say),
        player_table(view, words, say),
        power_table(say),
        card_table(view, words, say),
        sign_table(say),
    ]


def round_table(view: View, words: Words, say: Words) -> PlainTable:
    """The round, and who holds a Veto for how many rounds, this one included (EG-22.2)."""
    vetoes = [f"{words(veto['holder'])} {veto['rounds']}" for veto in view["vetoes"]]
    return PlainTable([say("plain-round"), say("plain-veto")], [[f"{view['round']}/{LAST_ROUND}", ", ".join(vetoes)]])


def map_table(view: View, words: Words, say: Words) -> PlainTable:
    colours = [words(colour) for colour in view["colours"]]
    columns = [say("plain-region"), say("plain-values"), *colours, say("plain-marks"), say("plain-next-to")]
    rows = []
    for id, region in [*view["regions"].items(), ("castillo", view["castillo"])]:
        counts = region.get("caballeros")
        cells = [UNSEEN if counts is None else str(counts[i] or NONE) for i in range(len(view["colours"]))]
        for i, colour in enumerate(view["colours"]):
            if colour in region["grandes"]:
                cells[i] += f" {GRANDE}"
        marks = [words("king")] if view["king"] == id else []
        marks += [words(region["tile"])] if region["tile"] else []
        rows.append([words(id), "/".join(map(str, region["values"])), *cells, ", ".join(marks), neighbours(id, words)])
    if view["king"] in ("france", "portugal"):
        empty = ["" for _ in view["colours"]]
        rows.append([words(view["king"]), "", *empty, words("king"), neighbours(view["king"], words)])
    return PlainTable(columns, rows)


def neighbours(id: str, words: Words) -> str:
    """The regions next to a place; the castillo has neighbours only while the King is there (EG-21.3)."""
    return "" if id == "castillo" else ", ".join(words(REGION_IDS[region]) for region in NEXT_TO[ACTIONS.index(id)])


def power_table(say: Words) -> PlainTable:
    """How many caballeros each power card calls (EG-6.2)."""
    columns = [say("plain-power"), *(str(value) for value in POWER_VALUES)]
    return PlainTable(columns, [[say("plain-caballeros"), *(str(TAKES[value]) for value in POWER_VALUES)]])


def sign_table(say: Words) -> PlainTable:
    """What the signs in the tables above mean."""
    signs = [
        [GRANDE, say("plain-sign-grande")],
        [NONE, say("plain-sign-none")],
        [UNSEEN, say("plain-sign-unseen")],
        [FIRST, say("plain-sign-first")],
    ]
    return PlainTable([say("plain-sign"), say("plain-meaning")], signs)


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
        name = words(colour) + (f" {FIRST}" if colour == view["first"] else "")
        score = str(view["score"][i]) if i < view["players"] else ""
        rows.append([name, score, str(view["court"][i]), str(view["province"][i]), power, " ".join(cards)])
    return PlainTable(columns, rows)


def card_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say("plain-card"), say("plain-place"), say("plain-text")]
    cards = [view["card"]] if view["card"] else view["offer"]
    rows = [[words(card), str(TYPE_OF_CARD[CARD_IDS.index(card)].place), words(f"text:{card}")] for card in cards]
    return PlainTable(columns, rows)
