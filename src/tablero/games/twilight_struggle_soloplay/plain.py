"""The table as plain text, for the terminal: what SoloPlay adds, then the tables of the two-player game."""

from __future__ import annotations

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from ..twilight_struggle import plain as base
from .board import PARTIES
from .view_types import View


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What the person looks at before deciding."""
    tables = [
        solo_table(view, words, say),
        base.track_table(view, words, say),
        base.country_table(view, words, say),
        base.region_table(view, words, say),
        card_table(view, words, say),
    ]
    return [*tables, base.lasting_table(view, words, say)] if view["lasting"] else tables


def solo_table(view: View, words: Words, say: Words) -> PlainTable:
    """Regions, what a card is worth where, the stacks, and what the VP would bring."""
    rows = []
    scored = f", {words('scoring_round')}" if view["scoring_round"] else ""
    if view["primary"]:
        worth = " ".join(map(str, view["worth"]["primary"]))
        rows.append([words("primary"), f"{words(view['primary'])}{scored}", worth])
    if view["secondary"]:
        worth = " ".join(map(str, view["worth"]["secondary"]))
        rows.append([words("secondary"), words(view["secondary"]), worth])
    rows.append([words("zone_other"), "", " ".join(map(str, view["worth"]["other"]))])
    for party in PARTIES:
        rows.append([words(f"stack_{party}"), str(view["stack_sizes"][party]), ""])
    rows.append([say("plain-result"), words(f"result_{view['result']}"), ""])
    return PlainTable([say("plain-solo"), "", say("plain-worth")], rows)


def card_table(view: View, words: Words, say: Words) -> PlainTable:
    """The draft, the cards drawn, headlines and piles."""
    columns = [say("plain-where"), say("plain-card"), say("plain-text")]
    rows = []
    for key, cards in (("dealt", view["dealt"]), ("kept", view["kept"])):
        rows += [[say(f"plain-{key}"), words(card), words(f"text:{card}")] for card in cards]
    found = base.card_table(view, view["hand"], [], words, say)
    return PlainTable(columns, [*rows, *found.rows])
