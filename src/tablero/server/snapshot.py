"""What one viewer sees of a table: the `Snapshot`, the only thing pages, WebSocket and API render from.

A viewer is a user who looks from one seat (of those the user holds) or only watches. Everything in a snapshot comes
from `game.view` for that seat, the questions to the user's own seats, and the journal lines they may read. Once the
game is over everything is open, the seed too. What a snapshot holds is in `take`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from tablero.core.match import Match
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.texts import Texts

from . import depict
from .matches import is_ready, load_at
from .play import Play, known_table
from .refusal import Refused
from .storage import sitting, talk
from .storage.rows import SeatRow, TableRow

JOURNAL_LINES: Final = 60
CHAT_LINES: Final = 100

Snapshot = dict[str, Any]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody looks at a table."""

    user: str
    language: str = "en"
    at: int | None = None  # after so many decisions; None: as it stands
    seat: int | None = None  # from which of one's seats; None: the one that is asked
    picture: str = "wide"  # or "tall", or "" for none
    before: dict[str, Any] | None = None  # the view that marks what changed; None: of the last visit; {}: no marks


class Viewer:
    """Who looks, from where: the one place that decides what may be known."""

    def __init__(self, row: TableRow, seats: list[SeatRow], look: Look, match: Match) -> None:
        self.seats = [seat.seat for seat in seats if look.user and seat.user_id == look.user]
        if look.seat is not None and look.seat not in self.seats:
            raise Refused("foreign", "this is not your seat")
        asked = [ask.seat for ask in match.open_asks() if ask.seat in self.seats]
        own = [look.seat] if look.seat is not None else [*asked, *self.seats]
        self.seat = own[0] if own else SPECTATOR
        self.is_over = row.status == "over"
        # What `game.view` is asked for, and whose journal lines are read.
        self.sees = EVERYTHING if self.is_over else self.seat
        self.reads = EVERYTHING if self.is_over else sum(1 << seat for seat in self.seats)


class Scene:
    """Everything a snapshot is made of."""

    def __init__(self, play: Play, c: Connection, table: str, look: Look) -> None:
        self.c = c
        self.look = look
        self.row, self.seats, running = play.current(c, table)
        self.match = running.match
        self.count = self.row.count
        if look.at is not None:
            if not 0 <= look.at <= self.row.count:
                raise Refused("unknown", f"this game has decisions 0 to {self.row.count}, not {look.at}")
            self.match = load_at(c, self.row, look.at).match
            self.count = look.at
        self.game = self.match.game
        self.viewer = Viewer(self.row, self.seats, look, self.match)
        self.people = sitting.user_names(c, [*{s.user_id for s in self.seats if s.user_id}, self.row.owner])
        self.texts = depict.texts_at(self.game, look.language, self.seats, self.people)
        self.lines, self.marked = talk.read_visit(c, table, look.user)
        self.view: dict[str, Any] = self.game.view(self.match.state, self.viewer.sees)

    @property
    def is_live(self) -> bool:
        """Whether this is the table as it stands, and is played on."""
        return self.look.at is None and self.row.is_played


def take(play: Play, c: Connection, table: str, look: Look, thinking: dict[int, float]) -> Snapshot:
    """The snapshot of a table for one viewer."""
    scene = Scene(play, c, table, look)
    row, match, viewer, texts, view = scene.row, scene.match, scene.viewer, scene.texts, scene.view
    ask = own_ask(scene)
    options = {option["id"]: option["label"] for option in ask["options"]} if ask else {}
    changed = changed_since(scene)
    asked = [open_ask.seat for open_ask in match.open_asks()]
    undoable = [seat for seat in viewer.seats if scene.is_live and match.can_undo(seat)]
    return {
        "table": about(scene),
        "you": {"user": look.user, "seats": viewer.seats, "seat": viewer.seat, "owner": row.owner == look.user},
        "seq": row.seq,
        "at": look.at,
        "view": view,
        "phase": texts.phase(view["phase"]) if "phase" in view else "",
        "ask": ask,
        "waiting_for": asked,
        "waiting": depict.waiting(texts, tuple(asked)) if asked else "",
        "thinking": {str(seat): thinking[seat] for seat in asked if scene.is_live and seat in thinking},
        "seats": [about_seat(scene, seat) for seat in scene.seats],
        "result": result(match, texts) if match.over else None,
        "journal": journal(scene, None, JOURNAL_LINES),
        "chat": chat(scene),
        "can_undo": bool(undoable),
        "undo_seat": undoable[0] if undoable else None,
        "rewind": proposal(scene),
        "changed": changed,
        "cards": depict.cards(view, texts),
        "board": depict.board(scene.game, view, options, changed, texts, look.picture == "tall")
        if look.picture
        else "",
    }


# -- parts -------------------------------------------------------------------------------------------------------


def about(scene: Scene) -> dict[str, Any]:
    """The table itself. The seed is there only when nothing is left to be guessed from it."""
    row = scene.row
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "game_title": scene.texts.title(),
        "game_version": row.game_version,
        "players": row.players,
        "options": msgspec.json.decode(row.options),
        "owner": scene.people.get(row.owner, ""),
        "status": row.status,
        "seq": row.seq,
        "count": row.count,
        "created": row.created,
        "updated": row.updated,
        "commitment": row.commitment,
        "seed": row.seed if row.status == "over" else None,
        "warning": row.warning,
    }


def about_seat(scene: Scene, seat: SeatRow) -> dict[str, Any]:
    """A seat as everybody sees it, and whether it is the viewer's own."""
    number, texts = seat.seat, scene.texts
    scores = scene.view.get("score", [])
    return {
        "seat": number,
        "id": texts.seat_ids[number],
        "name": texts.seat(number),
        "kind": seat.kind,
        "bot": seat.bot if seat.is_played_by_bot else "",
        "handed": seat.handed,
        "empty": seat.is_empty,
        "mine": number in scene.viewer.seats,
        "score": scores[number] if number < len(scores) else None,
        "asked": scene.match.ask_for(number) is not None,
        "ready": is_ready(scene.match, number),
    }


def own_ask(scene: Scene) -> dict[str, Any] | None:
    """The open question to the seat the viewer looks from."""
    match, viewer, texts = scene.match, scene.viewer, scene.texts
    ask = match.ask_for(viewer.seat) if scene.is_live and viewer.seat != SPECTATOR else None
    if ask is None:
        return None
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "rule": ask.rule,
        "prompt": texts.prompt(ask),
        "options": [{"id": match.game.name(o), "label": texts.option(ask, o)} for o in ask.options],
    }


def result(match: Match, texts: Texts) -> dict[str, Any]:
    """How the game ended."""
    winners = match.game.winners(match.state)
    return {"winners": winners, "places": match.game.places(match.state), "sentence": texts.result(winners)}


def proposal(scene: Scene) -> dict[str, Any] | None:
    """The owner's wish to go back, and who has agreed."""
    to = scene.row.rewind_to
    if to is None:
        return None
    agreed = [seat.seat for seat in scene.seats if seat.consent]
    wanted = [seat.seat for seat in scene.seats if seat.user_id is not None and not seat.consent]
    return {"to": to, "agreed": agreed, "wanted": wanted, "yours": any(s in scene.viewer.seats for s in wanted)}


def journal(scene: Scene, before: int | None, limit: int) -> list[dict[str, Any]]:
    """Lines of the journal, the last `limit` before line `before`."""
    rows = talk.read_journal(scene.c, scene.row.id, scene.viewer.reads, scene.count, before, limit)
    return [
        {
            "n": n,
            "text": scene.texts.entry(line.entry),
            "rule": line.rule,
            "kind": line.kind,
            "count": line.count,
            "new": line.n >= scene.lines,
        }
        for n, line in rows
    ]


def chat(scene: Scene) -> list[dict[str, Any]]:
    """What was said at the table, with the seat of whoever said it."""
    texts, user = scene.texts, scene.look.user
    places = {seat.user_id: seat.seat for seat in reversed(scene.seats) if seat.user_id}
    lines = talk.read_chat(scene.c, scene.row.id, CHAT_LINES)
    others = sitting.user_names(scene.c, [line.user_id for line in lines if line.user_id not in places])
    return [
        {
            "n": line.n,
            "seat": places.get(line.user_id),
            "name": texts.seat(places[line.user_id]) if line.user_id in places else others.get(line.user_id, ""),
            "text": line.text,
            "created": line.created,
            "mine": line.user_id == user,
        }
        for line in lines
    ]


def changed_since(scene: Scene) -> list[str]:
    """What looks different from how it looked at the viewer's last visit, or before."""
    if scene.look.before is not None:
        return depict.changes(scene.game, scene.look.before, scene.view) if scene.look.before else []
    if scene.look.at is not None or not 0 < scene.marked < scene.count:
        return []
    earlier = load_at(scene.c, scene.row, scene.marked).match
    return depict.changes(scene.game, scene.game.view(earlier.state, scene.viewer.sees), scene.view)


# -- beside the snapshot -----------------------------------------------------------------------------------------


def more_journal(
    play: Play, c: Connection, table: str, look: Look, before: int | None, limit: int
) -> list[dict[str, Any]]:
    """Older lines of the journal than a snapshot has."""
    return journal(Scene(play, c, table, look), before, limit)


def seen_until(play: Play, c: Connection, table: str, user: str, n: int) -> tuple[int, int]:
    """Lines and decisions that are behind a user who has read line `n`, as numbered in the user's snapshots."""
    row, seats, running = play.current(c, table)
    viewer = Viewer(row, seats, Look(user=user), running.match)
    rows = talk.read_journal(c, table, viewer.reads, row.count, n + 2, 2)
    read = [line for number, line in rows if number <= n]
    if not read:
        return 0, 0
    return read[-1].n + 1, row.count if len(read) == len(rows) else read[-1].count


def listed(c: Connection, user: str, limit: int) -> list[dict[str, Any]]:
    """The user's tables, the latest first."""
    found = []
    for row, mine in sitting.tables_of(c, user, limit):
        asked = [seat for seat in range(row.players) if row.to_move >> seat & 1] if row.is_played else []
        found.append(
            {
                "id": row.id,
                "title": row.title,
                "game": row.game,
                "players": row.players,
                "status": row.status,
                "seq": row.seq,
                "count": row.count,
                "created": row.created,
                "updated": row.updated,
                "owner": row.owner == user,
                "seats": mine,
                "waiting_for": asked,
                "my_turn": any(seat in mine for seat in asked),
            }
        )
    return found


def speaker_allowed(c: Connection, table: str, user: str) -> None:
    """Chat is for those who sit at the table and for its owner."""
    row = known_table(c, table)
    if row.owner != user and all(seat.user_id != user for seat in sitting.read_seats(c, table)):
        raise Refused("not-allowed", "only those who sit at the table may talk there")
