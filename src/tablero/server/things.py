"""What is said of a thing to a viewer who points at it: what it is, how it stands, why it is not offered."""

from __future__ import annotations

from sqlalchemy import Connection

from tablero.core.why import can_be_asked_about, reason_against

from . import rendering
from .match_service import MatchService
from .refusal import Refused
from .responses import GuideLine, ThingInfo
from .snapshot import SnapshotQuery, SnapshotSource, open_ask


def thing(matches: MatchService, c: Connection, table: str, query: SnapshotQuery, id: str) -> ThingInfo:
    """Everything about a thing that its picture does not show."""
    source = SnapshotSource(matches, c, table, query)
    game, texts, seat = source.game, source.texts, source.viewer.seat
    if not rendering.thing_name(texts, id):
        raise Refused("unknown", f"there is nothing called {id[:40]!r} on this table")
    return {
        "game": game.id,
        "text": rendering.thing_text(texts, id),
        "rule": game.rule_of(id),
        "lines": [
            {"text": texts.remark(line, seat), "value": texts.remark_value(line, seat), "rule": line.rule}
            for line in game.describe(source.view, id)
        ],
        "near": [str(rendering.thing_name(texts, other)) for other in game.neighbours(source.view, id)],
        "why": why_not(source, id),
    }


def why_not(source: SnapshotSource, id: str) -> GuideLine | None:
    """Why the thing is no answer to the viewer's question, if it could be one."""
    ask = open_ask(source)
    if ask is None or id not in source.game.actions:
        return None
    action = source.game.action(id)
    if action in ask.options or not can_be_asked_about(source.game, ask, action):
        return None
    reason = reason_against(source.game, ask, action)
    return {"text": source.texts.remark(reason, ask.seat), "rule": reason.rule}
