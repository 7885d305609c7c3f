"""Why a place or card is not offered to a viewer who points at it (core/why.py)."""

from __future__ import annotations

from sqlalchemy import Connection

from tablero.core.remark import Remark
from tablero.core.why import can_be_asked_about, reason_against

from .match_service import MatchService
from .refusal import Refused
from .responses import ReasonInfo
from .snapshot import SnapshotQuery, SnapshotSource, open_ask


def why_not(matches: MatchService, c: Connection, table: str, query: SnapshotQuery, option: str) -> ReasonInfo:
    """What speaks against answering the viewer's question with `option`; nothing if it is offered."""
    source = SnapshotSource(matches, c, table, query)
    ask = open_ask(source)
    if ask is None:
        raise Refused("illegal", "you are asked nothing now, so nothing is kept from you")
    action = source.game.action(option)
    if action in ask.options:
        return {"option": option, "offered": True, "text": "", "rule": ask.rule}
    known = can_be_asked_about(source.game, ask, action)  # only of these a question knows more
    reason = reason_against(source.game, ask, action) if known else Remark("why-rule", ask.rule)
    return {"option": option, "offered": False, "text": source.texts.remark(reason, ask.seat), "rule": reason.rule}
