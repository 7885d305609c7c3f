"""What one viewer sees of a table: the `Snapshot`, the only thing pages, WebSocket and API render from.

A viewer is a user who looks from one seat (of those the user holds) or only watches. Everything in a snapshot comes
from `game.view` for that seat, the questions to the user's own seats, and the journal lines they may read. Once the
game is over everything is open, the seed too. What a snapshot holds is in `take`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from tablero.core.ask import Together
from tablero.core.match import Match
from tablero.core.state import EVERYONE, EVERYTHING, SPECTATOR, Entry
from tablero.texts import Texts

from . import chat, depict
from .matches import is_ready, load_at
from .play import Play
from .refusal import Refused
from .steps import Step
from .storage import sitting, talk
from .storage.rows import SeatRow, TableRow
from .storage.store import last_decision

JOURNAL_LINES: Final = 120

Snapshot = dict[str, Any]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody looks at a table."""

    user: str
    language: str = "en"
    at: int | None = None  # after so many decisions; None: as it stands
    seat: int | None = None  # from which of one's seats; None: the one that is asked
    screen: bool = False  # on a screen, where `seat` is whose player sits there: the others' secrets are left out
    picture: str = "wide"  # or "tall", or "" for none
    before: dict[str, Any] | None = None  # the view that marks what changed; None: of the last visit; {}: no marks
    step: int | None = None  # of what happened since the user last decided, from 1 (steps.py); None: as it stands


class Viewer:
    """Who looks, from where: the one place that decides what may be known."""

    def __init__(self, row: TableRow, seats: list[SeatRow], look: Look, match: Match) -> None:
        own = [seat for seat in seats if look.user and seat.user_id == look.user]
        self.seats = [seat.seat for seat in own]
        self.present = [seat.seat for seat in own if not seat.handed]
        if look.seat is not None and look.seat not in self.seats and not look.screen:
            raise Refused("foreign", "this is not your seat")
        self.asked = [ask.seat for ask in match.open_asks() if ask.seat in self.seats]
        chosen = [look.seat] if look.seat in self.seats and not look.screen else [*self.asked, *self.seats]
        self.seat = chosen[0] if chosen else SPECTATOR
        self.is_over = row.status == "over"
        self.acts = self.seats  # whose part the viewer takes here
        self.undoes = self.seats  # whose last decision can be taken back here
        self.next: int | None = None  # to whose player the screen is to be passed
        # What `game.view` is asked for, and whose journal lines are read.
        self.sees = EVERYTHING if self.is_over else self.seat
        self.reads = EVERYTHING if self.is_over else bits(self.seats)

    def share(self, here: int | None, is_past: bool) -> None:
        """Some who may not know the same share the screen: only what whoever sits there may know is shown.

        While it is another's turn, or nobody has said to be there, that is what everybody may know.
        """
        if self.asked and here not in self.asked and not is_past:
            self.next, here = self.asked[0], None
        self.acts = [here] if here is not None and here in self.seats else []
        self.undoes = self.acts if self.next is None else self.seats
        self.seat = self.sees = self.acts[0] if self.acts else SPECTATOR
        self.reads = bits(self.acts)


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


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
        self.hides = hides(self)
        if self.hides and look.screen:
            self.viewer.share(look.seat, look.at is not None or look.step is not None)
        self.people = sitting.user_names(c, [*{s.user_id for s in self.seats if s.user_id}, self.row.owner])
        self.texts = depict.texts_at(self.game, look.language, self.seats, self.people)
        self.lines, self.marked = talk.read_visit(c, table, look.user)
        self.steps: list[Step] = []
        self.step: Step | None = None
        if look.step is not None:
            self.steps = play.followed.happened(
                c, self.row, look.user, self.one_seat, self.viewer.sees, self.viewer.reads
            )
            if not 1 <= look.step <= len(self.steps):
                raise Refused("unknown", f"there are {len(self.steps)} steps, and no step {look.step}")
            self.step = self.steps[look.step - 1]
        self.view: dict[str, Any] = self.step.view if self.step else self.game.view(self.match.state, self.viewer.sees)

    @property
    def one_seat(self) -> int | None:
        """The seat whose last decision counts as the reader's, if not that of any seat of the same user."""
        return self.viewer.seat if self.hides and self.look.screen else None

    @property
    def is_past(self) -> bool:
        return self.look.at is not None or self.step is not None

    @property
    def is_live(self) -> bool:
        """Whether this is the table as it stands, and is played on."""
        return not self.is_past and self.row.is_played


def take(play: Play, c: Connection, table: str, look: Look, thinking: dict[int, float]) -> Snapshot:
    """The snapshot of a table for one viewer."""
    scene = Scene(play, c, table, look)
    row, match, viewer, texts, view = scene.row, scene.match, scene.viewer, scene.texts, scene.view
    ask = own_ask(scene)
    told = journal(scene, None, JOURNAL_LINES)
    options = {option["id"]: option["label"] for option in ask["options"]} if ask else {}
    changed = changed_since(scene)
    asked = [open_ask.seat for open_ask in match.open_asks()]
    undoable = [seat for seat in viewer.undoes if scene.is_live and match.can_undo(seat)]
    return {
        "table": about(scene),
        "you": {
            "user": look.user,
            "seats": viewer.seats,
            "seat": viewer.seat,
            "owner": row.owner == look.user,
            "hides": scene.hides,
            "pass_to": viewer.next,
        },
        "seq": row.seq,
        "at": look.at,
        "step": one_step(scene),
        "happened": lines_since(scene, told),
        "view": view,
        "phase": texts.phase(view["phase"]) if "phase" in view else "",
        "ask": ask,
        "waiting_for": asked,
        "waiting": depict.waiting(texts, tuple(asked)) if asked else "",
        "thinking": {str(seat): thinking[seat] for seat in asked if scene.is_live and seat in thinking},
        "seats": [about_seat(scene, seat) for seat in scene.seats],
        "result": result(match, texts) if match.over else None,
        "journal": told,
        "chat": chat.lines(scene.c, row, scene.seats, viewer.acts, look.user, texts),
        "channels": channels(scene),
        "can_undo": bool(undoable),
        "undo_seat": undoable[0] if undoable else None,
        "rewind": proposal(scene),
        "changed": changed,
        "cards": depict.cards(view, texts),
        "panels": depict.panels(scene.game, view, texts, viewer.seat),
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
        "badge": texts.badge(number),
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
    warnings = depict.warnings(scene.game, scene.view, ask, texts)
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "rule": ask.rule,
        "prompt": texts.prompt(ask),
        "subject": depict.card(texts, scene.game.subject(scene.view, ask)),
        "options": [
            {"id": match.game.name(o), "label": texts.option(ask, o), "warning": warnings.get(o, "")}
            for o in ask.options
        ],
    }


def hides(scene: Scene) -> bool:
    """Whether seats of this user, who may be several people at one screen, must not see the same."""
    if scene.viewer.is_over or len(scene.viewer.present) < 2:
        return False
    if isinstance(scene.match.question, Together):
        return True
    views = [scene.game.view(scene.match.state, seat) | {"seat": 0} for seat in scene.viewer.present]
    return any(view != views[0] for view in views)


def one_step(scene: Scene) -> dict[str, Any] | None:
    """The step that is shown, of how many, and the lines that led to it."""
    if scene.step is None:
        return None
    lines = [{"text": scene.texts.entry(line), "rule": line.rule} for line in scene.step.lines]
    return {"number": scene.look.step, "of": len(scene.steps), "lines": lines}


def lines_since(scene: Scene, told: list[dict[str, Any]]) -> int:
    """How many of the lines came since the viewer last decided, that decision's own outcome included."""
    if scene.is_past or not scene.viewer.acts or not told:
        return 0
    last = last_decision(scene.c, scene.row.id, scene.look.user, scene.one_seat)
    return sum(line["count"] > last for line in told)


def channels(scene: Scene) -> list[dict[str, str]]:
    """Where the viewer may talk and listen besides the table's own channel."""
    closed = chat.channels_of(scene.row, scene.viewer.acts)[1:]
    return [{"id": name, "title": scene.texts.say(f"channel-{name}")} for name in closed]


def result(match: Match, texts: Texts) -> dict[str, Any]:
    """How the game ended."""
    game, state = match.game, match.state
    winners = game.winners(state)
    points = game.points(state)
    return {
        "winners": winners,
        "places": game.places(state),
        "points": points,
        "reached": [texts.points(seat, n) for seat, n in enumerate(points)],
        "sentence": texts.result(winners),
    }


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
            "text": sentence(scene.texts, line.kind, line.rule, line.data),
            "rule": line.rule,
            "kind": line.kind,
            "role": scene.game.line_role(line.kind),
            "count": line.count,
            "new": line.n >= scene.lines,
        }
        for n, line in rows
    ]


@lru_cache(maxsize=20_000)
def sentence(texts: Texts, kind: str, rule: str, data: str) -> str:
    """A stored line of the journal in words; the same few are read at every answer."""
    return texts.entry(Entry(kind, rule, EVERYONE, msgspec.json.decode(data)))


def changed_since(scene: Scene) -> list[str]:
    """What looks different from how it looked at the viewer's last visit, or before."""
    if scene.step is not None:
        return depict.changes(scene.game, scene.step.before, scene.view) if scene.step.before else []
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
