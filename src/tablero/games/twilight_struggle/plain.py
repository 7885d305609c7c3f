"""The table as plain text, for the terminal: tracks, countries, regions, cards and effects as rows of words."""

from __future__ import annotations

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from .board import COUNTRY_IDS, DATA, IS_BATTLEGROUND, REGION_IDS, STABILITY, country
from .picture.scene import BOTH, effects_of
from .view_types import Table, View


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What a player looks at before deciding. `words` names countries and cards, `say` column heads."""
    tables = [track_table(view, words, say), country_table(view, words, say), region_table(view, words, say)]
    tables.append(card_table(view, view["hand"] or [], view["seen"], words, say))
    return [*tables, lasting_table(view, words, say)] if view["lasting"] else tables


def signed(points: int, words: Words) -> str:
    return "0" if points == 0 else f"{words('us' if points > 0 else 'ussr')} {abs(points)}"


def track_table(view: Table, words: Words, say: Words) -> PlainTable:
    rows = [
        [say("plain-turn"), str(view["turn"])],
        [say("plain-round"), str(view["round"])],
        [say("plain-points"), signed(view["vp"], words)],
        [say("plain-defcon"), str(view["defcon"])],
    ]
    for key, held in (("milops", view["milops"]), ("space", view["space"]), ("hand-sizes", view["hand_sizes"])):
        pair = ", ".join(f"{words(name)} {held[name]}" for name in BOTH)
        rows.append([say(f"plain-{key}"), pair])
    if view["china"]:
        face = words("china_up" if view["china_up"] else "china_down")
        rows.append([words("the_china_card"), f"{words(view['china'])}, {face}"])
    return PlainTable([say("plain-track"), ""], rows)


def country_table(view: Table, words: Words, say: Words) -> PlainTable:
    """The countries with influence, region by region."""
    columns = [say(f"plain-{key}") for key in ("country", "region", "stability", "us", "ussr", "control")]
    rows = []
    for region in REGION_IDS:
        for id in COUNTRY_IDS:
            if DATA[country(id)]["region"] == region and id in view["influence"]:
                us, ussr = view["influence"][id]
                star = " *" if IS_BATTLEGROUND[country(id)] else ""
                holder = words(view["control"][id]) if id in view["control"] else ""
                rows.append([words(id) + star, words(region), str(STABILITY[country(id)]), str(us), str(ussr), holder])
    return PlainTable(columns, rows)


def region_table(view: Table, words: Words, say: Words) -> PlainTable:
    """What each region would score now."""
    columns = [say("plain-region"), words("us"), words("ussr"), say("plain-points")]
    rows = []
    for id, entry in view["scoring"].items():
        stand = [say(f"plain-{entry[name]['status']}") for name in BOTH]
        rows.append([words(id), *stand, signed(entry["points"], words)])
    return PlainTable(columns, rows)


def card_table(view: Table, hand: list[str], seen: list[str], words: Words, say: Words) -> PlainTable:
    """The own hand with texts, headlines, and what lies in the piles."""
    columns = [say("plain-where"), say("plain-card"), say("plain-text")]
    rows = [[say("plain-hand"), words(card), words(f"text:{card}")] for card in hand]
    for name, card in view["headlines"].items():
        if card:
            rows.append([f"{say('plain-headline')} ({words(name)})", words(card), words(f"text:{card}")])
    rows += [[say("plain-seen"), words(card), words(f"text:{card}")] for card in seen]
    for key, cards in (("discards", view["discards"]), ("removed", view["removed"])):
        if cards:
            rows.append([say(f"plain-{key}"), ", ".join(map(words, cards)), ""])
    return PlainTable(columns, rows)


def lasting_table(view: Table, words: Words, say: Words) -> PlainTable:
    """Effects in force."""
    columns = [say("plain-lasting"), say("plain-text")]
    shown = [effect for entry in view["lasting"] for effect in effects_of(entry)]
    rows = [[words(effect.card), words(f"text:{effect.id}")] for effect in shown]
    return PlainTable(columns, rows)
