"""The table as plain text, for the terminal: tracks, sicarios, hunters, tokens, cards as rows of words."""

from __future__ import annotations

from tablero.drawing.plain import PlainTable
from tablero.drawing.svg import Words

from .view_types import Sicario, View


def plain_tables(view: View, words: Words, say: Words) -> list[PlainTable]:
    """What a player looks at before deciding. `words` names pieces and places, `say` column heads."""
    tables = [track_table, sicario_table, hunter_table, token_table, action_table, card_table]
    return [table(view, words, say) for table in tables]


def track_table(view: View, words: Words, say: Words) -> PlainTable:
    patron, factions = view["patron"], view["factions"]
    done = [f"{words(card)} ({say('plain-completed')})" for card in view["objectives"]["completed"]]
    rows = [
        [say("plain-season"), str(view["season"])],
        [say("plain-fame"), str(patron["fame"])],
        [say("plain-money"), str(patron["money"])],
        [say("plain-income"), f"{patron['income']} ({patron['income_value']})"],
        [say("plain-arrests"), str(patron["arrests"])],
        [say("plain-hand"), str(view["hand"]["count"])],
        [say("plain-objectives"), ", ".join([words(one["id"]) for one in view["objectives"]["in_force"]] + done)],
        [say("plain-pepes-money"), str(factions["pepes"]["money"])],
        [say("plain-cali-cubes"), str(factions["cali"]["cubes"])],
    ]
    shown = patron["place"] or patron["seen_at"]
    if shown:
        rows.append([say("plain-hideout"), words(shown)])
    if view["possible"] is not None and len(view["possible"]) < len(view["locations"]):
        rows.append([say("plain-possible"), ", ".join(words(place) for place in view["possible"])])
    return PlainTable([say("plain-track"), ""], rows)


def sicario_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say(f"plain-{key}") for key in ("sicario", "range", "fame", "where", "defence")]
    rows = []
    for one in view["sicarios"]:
        where = say("plain-captured") if one["captured"] else say("plain-dashboard")
        if one["place"]:
            where = words(one["place"]) + (f" ({words('cube')})" if one["cube"] else "")
        rows.append([words(one["sicario"]), str(one["range"]), str(one["fame"]), where, defence(one, words, say)])
    return PlainTable(columns, rows)


def defence(one: Sicario, words: Words, say: Words) -> str:
    token = one["defence"]
    if token is None:
        return ""
    return words(token["token"]) if token["token"] else say("plain-hidden")


def hunter_table(view: View, words: Words, say: Words) -> PlainTable:
    columns = [say(f"plain-{key}") for key in ("hunter", "faction", "where", "state")]
    rows = []
    for id, one in view["hunters"].items():
        marks = [say("plain-acted")] if one["acted"] else []
        marks += [say("plain-down")] if one["deactivated"] else []
        marks += [say("plain-blocked")] if one["blocked"] else []
        where = words(one["place"]) if one["place"] else ""
        leader = view["factions"][one["faction"]]["seat"]
        led = f" ({words(leader)})" if leader else ""
        rows.append([words(id), words(one["faction"]) + led, where, ", ".join(marks)])
    return PlainTable(columns, rows)


def token_table(view: View, words: Words, say: Words) -> PlainTable:
    """The locations with something other than figures."""
    rows = []
    for id, one in view["locations"].items():
        tokens = [words(one["token"])] if one["token"] else []
        tokens += [words(kind) for kind in ("cube", "party", "marker") if one[kind]]
        if tokens:
            rows.append([words(id), ", ".join(tokens)])
    return PlainTable([say("plain-location"), say("plain-token")], rows)


def action_table(view: View, words: Words, say: Words) -> PlainTable:
    """The action dashboard: empty cells as the number they take, or X; full ones in brackets."""
    rows = []
    for id, cells in view["actions"]["cells"].items():
        shown = [f"[{cell['card']}]" if cell["card"] else str(cell["takes"] or "X") for cell in cells]
        rows.append([words(id), " ".join(shown)])
    rows.append([say("plain-available"), " ".join(map(str, view["actions"]["available"]))])
    return PlainTable([say("plain-action"), say("plain-cells")], rows)


def card_table(view: View, words: Words, say: Words) -> PlainTable:
    """The cards one may read: the hand for Patrón, the factions' own for the others."""
    if view["hand"]["cards"] is not None:
        cards = view["hand"]["cards"]
    else:
        cards = [card for faction in view["factions"].values() for card in faction["cards"]]
    deployed = [view["deployment"]["card"]] if view["deployment"]["card"] else []
    rows = [[words(card), words(f"text:{card}")] for card in [*deployed, *cards]]
    return PlainTable([say("plain-card"), say("plain-text")], rows)
