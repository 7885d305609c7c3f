"""What is said of a thing to a viewer who points at it: what it is, how it stands, why it is not offered."""

from __future__ import annotations

from sqlalchemy import Connection

from tablero.core.ask import Ask
from tablero.core.game import AnyGame, View
from tablero.core.state import EVERYTHING
from tablero.core.why import can_be_asked_about, reason_against
from tablero.texts import Texts

from . import rendering
from .match_service import MatchService
from .refusal import Refused
from .responses import GuideLine, ThingInfo
from .snapshot import SnapshotQuery, SnapshotSource, open_ask


def thing(matches: MatchService, c: Connection, table: str, query: SnapshotQuery, id: str) -> ThingInfo:
    """Everything about a thing that its picture does not show."""
    source = SnapshotSource(matches, c, table, query)
    return thing_of(source.game, source.texts, source.view, open_ask(source), id, source.viewer.seat)


def thing_of(game: AnyGame, texts: Texts, view: View, ask: Ask | None, id: str, seat: int = EVERYTHING) -> ThingInfo:
    """The same, whatever it is to be seen at: a view, and the question that its reader is asked."""
    if not rendering.thing_name(texts, id):
        raise Refused("unknown", f"there is nothing called {id[:40]!r} on this table")
    return {
        "game": game.id,
        "text": rendering.thing_text(texts, id),
        "rule": game.rule_of(id),
        "lines": [
            {"text": texts.remark(line, seat), "value": texts.remark_value(line, seat), "rule": line.rule}
            for line in game.describe(view, id)
        ],
        "near": [str(rendering.thing_name(texts, other)) for other in game.neighbours(view, id)],
        "why": why_not(game, texts, ask, id),
    }


def why_not(game: AnyGame, texts: Texts, ask: Ask | None, id: str) -> GuideLine | None:
    """Why the thing is no answer to the reader's question, if it could be one."""
    if ask is None or id not in game.actions:
        return None
    action = game.action(id)
    if action in ask.options or not can_be_asked_about(game, ask, action):
        return None
    reason = reason_against(game, ask, action)
    return {"text": texts.remark(reason, ask.seat), "rule": reason.rule}
