"""What the board would look like after an answer that one only points at: tried on a copy, as far as it is certain.

The copy is a world dealt from what the seat may know. If something is rolled or revealed in it, or nothing changes
that can be seen, there is no preview.
"""

from __future__ import annotations

from sqlalchemy import Connection

from tablero.bots.bot import Knowledge
from tablero.core.game import View
from tablero.core.match import Match

from . import rendering
from .match_service import MatchService
from .moves import moves
from .refusal import Refused
from .responses import PreviewInfo
from .snapshot import SnapshotQuery, SnapshotSource, ask_dict, open_ask


def preview(matches: MatchService, c: Connection, table: str, query: SnapshotQuery, option: str) -> PreviewInfo:
    """The board after the viewer's answer `option`, with the options that there are now."""
    source = SnapshotSource(matches, c, table, query)
    ask, told, game = open_ask(source), ask_dict(source), source.game
    if ask is None or told is None:
        raise Refused("illegal", "you are asked nothing now")
    action = game.action(option)
    if action not in ask.options:
        raise Refused("illegal", f"{option!r} is not offered now")
    before, after = source.view, foreseen(source.match, ask.seat, action)
    changed, moved = rendering.changes(game, before, after or before), moves(game, before, after or before)
    if after is None or not (changed or moved):
        return {"option": option, "board": "", "moves": []}
    options = {one["id"]: one["label"] for one in told["options"]}
    board = rendering.board(game, after, options, changed, source.texts, query.picture == "tall")
    return {"option": option, "board": board, "moves": moved}


def foreseen(match: Match, seat: int, action: int) -> View | None:
    """What the seat will see after its answer; None if that depends on what it can't know."""
    world = Knowledge(match, seat).world(b"").copy(checkpoints=False)
    counter = world.state.dice.counter
    world.state.revealed = False
    world.answer(action, seat)
    if world.state.revealed or world.state.dice.counter != counter:
        return None
    view: View = world.game.view(world.state, seat)
    return view
