"""What one viewer sees of a table: the `Snapshot`, the only thing pages, WebSocket and API render from.

A viewer is a user who looks from one seat (of those the user holds) or only watches. Everything in a snapshot comes
from `game.view` for that seat, the questions to the user's own seats, and the journal lines they may read. Once the
game is over everything is open, the seed too. What a snapshot holds is in responses.py.

A seat that was handed to a bot is looked from no more while its owner plays another one: a person who goes on as the
hunters must not know what the hunted does. Whoever has handed over every seat looks on from there, unless these seats
may not know the same; then it is only what everybody may know.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.bots import LEVELS
from tablero.core.ask import Ask, Together
from tablero.core.feature import Difference, Opinion
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.state import EVERYONE, EVERYTHING, SPECTATOR, Entry
from tablero.core.why import closed
from tablero.core.written import position_text
from tablero.texts import Texts

from . import chat, journal_tail, lessons, rendering
from .access import check_seen, seats_to_take
from .bot_scheduler import TELL_STUMBLE, BotNews
from .changes import ANSWERS_LOST, RULES_CHANGED, warning_note
from .clocks import clock_of
from .guidance import guidance
from .hint_service import HintService, allows_hints
from .line_joiner import LineJoiner
from .loaded_match import is_ready
from .match_loading import load_at
from .match_service import MatchService, order_in
from .moves import moves
from .orders import orders_for
from .page_texts import page_texts
from .recap import OwnOutcome, RecapStep
from .refusal import Refused
from .responses import (
    AskInfo,
    CardText,
    ChannelInfo,
    ClockInfo,
    GuidanceInfo,
    HintInfo,
    JournalLine,
    LineCell,
    ListedTable,
    OpinionInfo,
    OpinionReason,
    OwnInfo,
    ResultInfo,
    RewindInfo,
    SeatClock,
    SeatInfo,
    Snapshot,
    StepInfo,
    TableInfo,
)
from .seats import eyes, invitation_to
from .storage import clock_store, journal_store, lobby_store, own_store, people_store, seat_store, tournament_store
from .storage.rows import SeatRow, TableRow
from .storage.table_store import last_decision

NO_DECISION: Final = -1


class SnapshotQuery(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody looks at a table."""

    user: str
    language: str = "en"
    at: int | None = None  # after so many decisions; None: as it stands
    seat: int | None = None  # from which of one's seats; None: the one that is asked
    screen: bool = False  # on a screen, where `seat` is whose player sits there: the others' secrets are left out
    picture: str = "wide"  # or "tall", or "" for none
    before: View | None = None  # the view that marks what changed; None: before others acted, or of the last visit
    step: int | None = None  # of what happened since the user last decided, from 1 (recap.py); None: as it stands


class Viewer:
    """Who looks, from where: the one place that decides what may be known."""

    def __init__(self, row: TableRow, seats: list[SeatRow], query: SnapshotQuery, match: Match) -> None:
        self.seats = [seat.seat for seat in seats if query.user and seat.user_id == query.user]
        self.played = [number for number in self.seats if not seats[number].handed]
        self.eyes = eyes(seats, query.user)  # the seats that are looked from
        if query.seat is not None and query.seat not in self.eyes and not query.screen:
            raise Refused("foreign", "this is not your seat, or a bot plays it while you play another one")
        self.asked = [ask.seat for ask in match.open_asks() if ask.seat in self.played]
        chosen = [query.seat] if query.seat in self.eyes and not query.screen else [*self.asked, *self.eyes]
        self.seat = chosen[0] if chosen else SPECTATOR
        self.is_over = row.status == "over"
        self.acts = self.eyes  # whose part the viewer takes here
        self.undoes = self.played  # whose last decision can be taken back here
        self.next: int | None = None  # to whose player the screen is to be passed
        # What `game.view` is asked for, and whose journal lines are read.
        self.sees = EVERYTHING if self.is_over else self.seat
        self.reads = EVERYTHING if self.is_over else bits(self.eyes)

    def share(self, here: int | None, is_past: bool) -> None:
        """Some who may not know the same share the screen: only what whoever sits there may know is shown.

        While it is another's turn, or nobody has said to be there, that is what everybody may know.
        """
        if self.asked and here not in self.asked and not is_past:
            self.next, here = self.asked[0], None
        self.acts = [here] if here is not None and here in self.played else []
        self.undoes = self.acts if self.next is None else self.played
        self.seat = self.sees = self.acts[0] if self.acts else SPECTATOR
        self.reads = bits(self.acts)


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


class SnapshotSource:
    """Everything a snapshot is made of."""

    def __init__(self, matches: MatchService, c: Connection, table: str, query: SnapshotQuery) -> None:
        self.c = c
        self.before = query.before
        self.recaps = matches.recaps
        self.journals = matches.journals
        self.query = query
        self.secret = matches.settings.secret
        self.row, self.seats, loaded = matches.current(c, table)
        check_seen(self.row, self.seats, query.user)
        self.count = self.row.count
        if query.at is not None:
            if not 0 <= query.at <= self.row.count:
                raise Refused("unknown", f"this game has decisions 0 to {self.row.count}, not {query.at}")
            loaded = load_at(c, self.row, query.at)
            self.count = query.at
        self.match = loaded.match
        self.loaded = loaded
        self.misfit = loaded.misfit
        self.game = self.match.game
        self.viewer = Viewer(self.row, self.seats, query, self.match)
        self.hides = hides(self)
        if self.is_shared:
            self.viewer.share(query.seat, query.at is not None or query.step is not None)
        named = seat_store.people_at(c, self.row)
        self.people = {user: one.name for user, one in named.items()}
        self.profiles = {user: one.login for user, one in named.items()}
        seating = self.game.seating(self.match.state)
        self.texts = rendering.table_texts(self.game, seating, query.language, self.seats, self.people)
        self.clocks = clock_store.read_clocks(c, table) if self.row.clock else {}
        self.visit = journal_store.read_visit(c, table, query.user)
        self.lines, self.marked = self.visit.lines, self.visit.decisions
        self.steps: list[RecapStep] = []
        self.step: RecapStep | None = None
        if query.step is not None:
            self.steps = self.recap_steps()
            if not 1 <= query.step <= len(self.steps):
                raise Refused("unknown", f"there are {len(self.steps)} steps, and no step {query.step}")
            self.step = self.steps[query.step - 1]
        self.view: View = self.step.view if self.step else self.game.view(self.match.state, self.viewer.sees)
        self.last = NO_DECISION  # the last one of the viewer, who acts here and now
        if self.viewer.acts and not self.is_past:
            self.last = last_decision(c, self.row.id, query.user, self.one_seat)

    def recap_steps(self) -> list[RecapStep]:
        """What happened since the viewer last decided, step by step."""
        viewer = self.viewer
        return self.recaps.steps_since(
            self.c, self.row, self.loaded, self.query.user, self.one_seat, viewer.sees, viewer.reads, self.mine
        )

    @cached_property
    def mine(self) -> list[int]:
        """The parties that the viewer decides for."""
        view = self.view if self.query.step is None else self.game.view(self.match.state, self.viewer.sees)
        return [party for seat in self.viewer.acts for party in self.game.leads(view, seat)]

    @cached_property
    def last_lines(self) -> list[JournalLine]:
        """The end of the journal."""
        return journal_dicts(self, None, journal_tail.MOST)

    @cached_property
    def may_sit(self) -> list[int]:
        """The empty seats that the viewer may take."""
        if not self.is_live or self.row.status != "open":
            return []
        removed = lobby_store.was_removed(self.c, self.row.id, self.query.user)
        invitations = lobby_store.invitations_of(self.c, self.row.id)
        return seats_to_take(self.row, self.seats, invitations, removed, self.query.user)

    @property
    def may_leave(self) -> bool:
        """Whether the viewer, who came to somebody else's table, has decided nothing there yet."""
        is_guest = bool(self.viewer.seats) and self.row.owner != self.query.user
        if not is_guest or not self.is_live or self.last != NO_DECISION:
            return False
        decided = last_decision(self.c, self.row.id, self.query.user) != NO_DECISION
        return not decided and not tournament_store.tournament_of_table(self.c, self.row.id)

    @cached_property
    def muted(self) -> set[str | None]:
        """Whom the viewer has muted, where others sit."""
        others = {seat.user_id for seat in self.seats if seat.user_id} - {self.query.user}
        return {*people_store.muted_by(self.c, self.query.user)} if others else set()

    @property
    def is_shared(self) -> bool:
        """Whether only what one of the user's seats may know is shown."""
        return self.hides and (self.query.screen or not self.viewer.played)

    @property
    def one_seat(self) -> int | None:
        """The seat whose last decision counts as the reader's, if not that of any seat of the same user."""
        return self.viewer.seat if self.is_shared else None

    @property
    def is_past(self) -> bool:
        return self.query.at is not None or self.step is not None

    @property
    def is_live(self) -> bool:
        """Whether this is the table as it stands, and is played on."""
        return not self.is_past and self.row.is_played


def build(
    matches: MatchService,
    c: Connection,
    table: str,
    query: SnapshotQuery,
    bots: BotNews,
    hints: HintService,
) -> Snapshot:
    """The snapshot of a table for one viewer."""
    return told(SnapshotSource(matches, c, table, query), bots, hints)


def build_anew(
    matches: MatchService,
    c: Connection,
    table: str,
    query: SnapshotQuery,
    bots: BotNews,
    hints: HintService,
) -> tuple[Snapshot, View | None]:
    """The same after the viewer has decided, and what marks are made against from now on."""
    source = SnapshotSource(matches, c, table, query)
    source.before = view_to_compare(source)
    return told(source, bots, hints), source.before


def told(source: SnapshotSource, bots: BotNews, hints: HintService) -> Snapshot:
    """A snapshot of what it is made of."""
    query = source.query
    row, match, viewer, texts, view = source.row, source.match, source.viewer, source.texts, source.view
    ask = ask_dict(source)
    journal_lines = source.last_lines
    happened = lines_since(source, journal_lines)
    options = {option["id"]: option["label"] for option in ask["options"]} if ask else {}
    changed = changed_since(source)
    asked = [open_ask.seat for open_ask in match.open_asks()]
    talk = chat.lines(source.c, row, source.seats, viewer.acts, query.user, texts, source.visit)
    undoable = [seat for seat in viewer.undoes if source.is_live and match.can_undo(seat)]
    return {
        "table": table_dict(source),
        "you": {
            "user": query.user,
            "seats": viewer.seats,
            "seat": viewer.seat,
            "owner": row.owner == query.user,
            "hides": source.hides,
            "pass_to": viewer.next,
            "may_sit": source.may_sit,
            "may_leave": source.may_leave,
        },
        "seq": row.seq,
        "at": query.at,
        "step": step_dict(source),
        "happened": happened,
        "notice": notice(source, journal_lines[len(journal_lines) - happened :]) or stumble(source, bots),
        "view": view,
        "phase": texts.phase(view["phase"]) if "phase" in view else "",
        "ask": ask,
        "guidance": guidance_dict(source),
        "lesson": lessons.lesson_info(row, source.count, texts) if not source.is_past else None,
        "waiting_for": asked,
        "waiting": rendering.waiting(texts, tuple(asked)) if asked else "",
        "thinking": {str(seat): bots.shares[seat] for seat in asked if source.is_live and seat in bots.shares},
        "busy": bots.busy if source.is_live else 0,
        "seats": [seat_dict(source, seat) for seat in source.seats],
        "result": result_dict(match, texts) if match.over else None,
        "journal": journal_lines,
        "chat": talk,
        "away": {
            "decisions": max(0, row.count - source.marked) if source.visit.lines and source.is_live else 0,
            "messages": sum(line["new"] for line in talk),
        },
        "own": own_dict(source),
        "channels": channels(source),
        "can_undo": bool(undoable),
        "undo_seat": undoable[0] if undoable else None,
        "can_hint": ask is not None and allows_hints(row, source.seats),
        "hint": hint_dict(source, hints),
        "rewind": rewind_dict(source),
        "changed": changed,
        "cards": rendering.cards(view, texts),
        "panels": rendering.panels(source.game, view, texts, viewer.seat),
        "board": rendering.board(source.game, view, options, changed, texts, query.picture == "tall")
        if query.picture
        else "",
    }


# -- parts -------------------------------------------------------------------------------------------------------


def table_dict(source: SnapshotSource) -> TableInfo:
    """The table itself. The seed is there only when nothing is left to be guessed from it."""
    row = source.row
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "game_title": source.texts.title(),
        "game_version": row.game_version,
        "players": row.players,
        "options": msgspec.json.decode(row.options),
        "owner": source.people.get(row.owner, ""),
        "status": row.status,
        "seq": row.seq,
        "count": row.count,
        "created": row.created,
        "updated": row.updated,
        "commitment": row.commitment,
        "seed": row.seed if row.status == "over" else None,
        "warning": warning(source),
        "hints": row.hints,
        "lesson": row.lesson,
        "rated": row.rated,
        "research": row.research,
        "access": row.access,
        "spectators": row.spectators,
        "level": row.level,
        "fill_after": row.fill_after,
        "fill_at": row.fill_at if row.status == "open" else None,
        "fill_bot": row.fill_bot,
        "clock": clock_dict(row),
        "guided": row.guided,
    }


def clock_dict(row: TableRow) -> ClockInfo | None:
    """The clock that a table is played by, if it is by one."""
    spec = clock_of(row)
    if spec is None:
        return None
    return {
        "kind": spec.kind,
        "minutes": spec.minutes,
        "increment": spec.increment,
        "days": spec.days,
        "reserve": spec.reserve,
        "then": spec.then,
    }


def seat_clock(source: SnapshotSource, seat: SeatRow) -> SeatClock | None:
    """The clock of a person's seat, as it is now: what it was, nobody knows."""
    clock = source.clocks.get(seat.seat)
    if clock is None or seat.is_played_by_bot or source.is_past:
        return None
    return {
        "extra": clock.extra,
        "reserve": clock.reserve,
        "ends": clock.ends,
        "reminds": clock.reminds,
        "up": clock.up and clock.ends is not None,
    }


def warning(source: SnapshotSource) -> str:
    """What the present rules can't show, or at which decision a change of the rules stopped the table."""
    if source.misfit is not None:
        decision = source.misfit.decision
        return source.texts.say("table-shown-until", decision=decision, after=decision - 1)
    note = warning_note(source.row.warning)
    return source.row.warning if note is None else source.texts.entry(note)


def notice(source: SnapshotSource, happened: list[JournalLine]) -> str:
    """What a viewer should know of a change of the rules: until the next own decision, it is new."""
    if source.misfit is not None:
        return warning(source)
    is_new = any(line["kind"] in (RULES_CHANGED, ANSWERS_LOST) for line in happened)
    return warning(source) if is_new else ""


def stumble(source: SnapshotSource, bots: BotNews) -> str:
    """That a bot's decision was drawn by lot, until the viewer's next own decision, and not for ever."""
    if bots.stumbled is None or not source.is_live:
        return ""
    decision, bot = bots.stumbled
    if decision <= source.last or not 0 <= source.count - decision <= TELL_STUMBLE:
        return ""
    say = page_texts(source.query.language)
    return say("bot-stumbled", bot=say(f"level-{bot}") if bot in LEVELS else bot)


def seat_dict(source: SnapshotSource, seat: SeatRow) -> SeatInfo:
    """A seat as everybody sees it, and whether it is the viewer's own."""
    number, texts = seat.seat, source.texts
    scores = source.view.get("score", [])
    return {
        "seat": number,
        "id": texts.seat_ids[number],
        "name": texts.seat(number),
        "badge": texts.badge(number),
        "plays": [str(texts.thing(id)) for id in source.game.plays(source.view, number)],
        "kind": seat.kind,
        "bot": seat.bot if seat.is_played_by_bot else "",
        "handed": seat.handed,
        "empty": seat.is_empty,
        "profile": source.profiles.get(seat.user_id or "", ""),
        "mine": number in source.viewer.seats,
        "muted": seat.user_id in source.muted,
        "score": scores[number] if number < len(scores) else None,
        "asked": source.match.ask_for(number) is not None,
        "ready": is_ready(source.match, number),
        "clock": seat_clock(source, seat),
        "time_up": seat.handed and number in source.clocks and source.clocks[number].up,
        "invite": invitation_to(source.secret, seat) if source.row.owner == source.query.user else "",
    }


def open_ask(source: SnapshotSource) -> Ask | None:
    """The open question to the seat the viewer looks from."""
    viewer = source.viewer
    return source.match.ask_for(viewer.seat) if source.is_live and viewer.seat in viewer.played else None


def ask_dict(source: SnapshotSource) -> AskInfo | None:
    """The same, as it is told."""
    ask = open_ask(source)
    return None if ask is None else ask_info(source.match, ask, source.view, source.texts)


def ask_info(match: Match, ask: Ask, view: View, texts: Texts) -> AskInfo:
    """A question to a seat, from whose view it is told."""
    game = match.game
    warnings = rendering.warnings(game, view, ask, texts)
    consequences = rendering.consequences(match, ask, texts)
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "rule": ask.rule,
        "prompt": texts.prompt(ask),
        "subject": rendering.card(texts, game.subject(view, ask)),
        "places": rendering.places(game, ask),
        "options": [
            {
                "id": game.name(option),
                "label": texts.option(ask, option),
                "does": consequences.get(option, ""),
                "warning": warnings.get(option, ""),
            }
            for option in ask.options
        ],
        "closed": [
            {
                "id": game.name(action),
                "label": texts.option(ask, action),
                "text": texts.remark(reason, ask.seat),
                "rule": reason.rule,
            }
            for action, reason in closed(game, ask)
        ],
    }


def guidance_dict(source: SnapshotSource) -> GuidanceInfo | None:
    """At a table beside a real one, what its owner can say of that."""
    row = source.row
    if not row.guided or row.owner != source.query.user or not source.is_live:
        return None
    return guidance(source.match, source.viewer.sees, source.texts)


def hint_dict(source: SnapshotSource, hints: HintService) -> HintInfo | None:
    """The hint that the viewer has asked for at the question that stands."""
    ask, seat = open_ask(source), source.viewer.seat
    hint = hints.of(source.row.id, seat)
    if ask is None or hint is None or not hint.is_about(source.query.user, seat, source.row.asked):
        return None
    return {
        "seat": seat,
        "bot": hint.bot,
        "share": hint.share,
        "done": hint.is_done,
        "opinions": [opinion_dict(source.texts, ask, opinion) for opinion in hint.opinions],
    }


def opinion_dict(texts: Texts, ask: Ask, opinion: Opinion) -> OpinionInfo:
    return {
        "option": texts.game.name(opinion.option),
        "label": texts.option(ask, opinion.option),
        "value": round(opinion.value, 4),
        "reasons": [reason_dict(texts, one, ask.seat) for one in [*opinion.pros(), *opinion.cons()]],
        "sentence": texts.opinion(ask, opinion),
    }


def reason_dict(texts: Texts, reason: Difference, seat: int) -> OpinionReason:
    return {"text": texts.feature(reason, seat), "points": round(reason.points, 2)}


def hides(source: SnapshotSource) -> bool:
    """Whether seats of this user, who may be several people at one screen, must not see the same."""
    if source.viewer.is_over or len(source.viewer.eyes) < 2:
        return False
    if isinstance(source.match.question, Together):
        return True
    views = [source.game.view(source.match.state, seat) | {"seat": 0} for seat in source.viewer.eyes]
    return any(view != views[0] for view in views)


def step_dict(source: SnapshotSource) -> StepInfo | None:
    """The step that is shown, of how many, and the lines that led to it."""
    if source.step is None or source.query.step is None:
        return None
    return {
        "number": source.query.step,
        "of": len(source.steps),
        "lines": [
            {"text": source.texts.entry(line), "rule": line.rule, "card": named_card(source.texts, line)}
            for line in source.step.lines
        ],
        "moves": moves(source.game, source.step.before, source.step.view),
    }


def named_card(texts: Texts, line: Entry) -> CardText:
    """The card that a line names, if it is about one."""
    card = line.values.get("card", -1)
    is_action = "card" in texts.game.action_values and card >= 0
    return rendering.card(texts, texts.game.name(card)) if is_action else {}


def lines_since(source: SnapshotSource, journal_lines: list[JournalLine]) -> int:
    """How many of the lines came since the viewer last decided, that decision's own outcome included."""
    if source.is_past or not source.viewer.acts or not journal_lines:
        return 0
    return sum(line["count"] > source.last for line in journal_lines)


def channels(source: SnapshotSource) -> list[ChannelInfo]:
    """Where the viewer may talk and listen besides the table's own channel."""
    closed = chat.channels_of(source.row, source.viewer.acts)[1:]
    return [{"id": name, "title": source.texts.say(f"channel-{name}")} for name in closed]


def own_dict(source: SnapshotSource) -> OwnInfo:
    """What only the viewer has at this table, for the seats whose part is taken here: orders in advance, a note."""
    viewer, user, texts, c = source.viewer, source.query.user, source.texts, source.c
    acts = [seat for seat in viewer.acts if seat in viewer.played] if source.is_live else []
    if not viewer.seats and source.row.owner != user:
        return {"orders": [], "offered": [], "note": ""}
    laid = [order for order in own_store.orders_at(c, source.row.id) if order.user_id == user and order.seat in acts]
    can_order = acts and not lessons.is_taught(source.row)
    return {
        "orders": [
            {
                "id": order.id,
                "seat": order.seat,
                "text": texts.order(order_in(order), order.seat),
                "standing": order.standing,
                "state": order.state,
                "times": order.times,
            }
            for order in laid
            if source.game.version == source.row.game_version
        ],
        "offered": [
            {"id": order.id, "seat": seat, "text": texts.order(order, seat), "standing": order.standing}
            for seat in acts
            if can_order
            for order in orders_for(source.match, seat)
        ],
        "note": own_store.read_note(c, source.row.id, user) if may_read_note(source) else "",
    }


def may_read_note(source: SnapshotSource) -> bool:
    """On a screen that several players share, a note is for whoever sits there; nobody knows which of them wrote it."""
    return not source.is_shared or not source.query.screen


def result_dict(match: Match, texts: Texts) -> ResultInfo:
    """How the game ended."""
    game, state = match.game, match.state
    winners = game.winners(state)
    points = game.points(state)
    outcome = game.outcome(state)
    return {
        "winners": winners,
        "places": game.places(state),
        "points": points,
        "reached": [texts.points(seat, n) for seat, n in enumerate(points)],
        "outcome": outcome.kind if outcome else "",
        "sentence": texts.result(winners, game.ending(state)),
    }


def rewind_dict(source: SnapshotSource) -> RewindInfo | None:
    """The owner's wish to go back, and who has agreed."""
    to = source.row.rewind_to
    if to is None:
        return None
    agreed = [seat.seat for seat in source.seats if seat.consent]
    wanted = [seat.seat for seat in source.seats if seat.user_id is not None and not seat.consent]
    return {"to": to, "agreed": agreed, "wanted": wanted, "yours": any(s in source.viewer.seats for s in wanted)}


def journal_dicts(source: SnapshotSource, before: int | None, limit: int) -> list[JournalLine]:
    """Lines of the journal, the last `limit` before line `before`."""
    reads, texts = source.viewer.reads, source.texts
    if before is None and limit <= journal_tail.MOST and source.count == source.row.count:
        lines = source.journals.last(source.c, source.row, reads, limit)
    else:
        lines = journal_tail.part(source.c, source.row, reads, source.count, before, limit)
    outcome, joiner = OwnOutcome(source.game, source.mine), LineJoiner(texts)
    found: list[JournalLine] = []
    shown_from = lines[-limit:][0].n if lines else 0
    for n, line, values, actor in lines:
        if 0 <= source.last < line.count:
            outcome.told(line.kind, values)
            outcome.lasts = outcome.lasts and line.count == source.last + 1
        elif source.last == NO_DECISION:
            outcome.lasts = source.is_past or not 0 < source.lines <= line.n
        if n < shown_from:
            continue
        text = sentence(texts, line.kind, line.rule, line.data)
        joins, joined = joiner.join(n, actor, line.kind, line.rule, values, text)
        found.append(
            {
                "n": n,
                "text": text,
                "rule": line.rule,
                "kind": line.kind,
                "role": source.game.line_role(line.kind),
                "actor": texts.party_ids[actor] if actor >= 0 else "",
                "joins": joins,
                "joined": joined,
                "dice": [values[name] for name in source.game.line_dice(line.kind) if name in values],
                "cells": line_cells(texts, line.kind, line.data),
                "count": line.count,
                "new": line.n >= source.lines,
                "others": not outcome.lasts,
            }
        )
    return found


@lru_cache(maxsize=20_000)
def line_cells(texts: Texts, kind: str, data: str) -> list[LineCell]:
    """The numbers of a line that stand in a table."""
    values = msgspec.json.decode(data)
    try:
        return [
            {
                "row": texts.remark(cell.row),
                "party": texts.party_ids[cell.party] if cell.party >= 0 else "",
                "n": cell.n,
            }
            for cell in texts.game.line_cells(kind, values)
        ]
    except KeyError:  # a line that an earlier version wrote
        return []


@lru_cache(maxsize=20_000)
def sentence(texts: Texts, kind: str, rule: str, data: str) -> str:
    """A stored line of the journal in words; the same few are read at every answer."""
    return texts.stored_entry(Entry(kind, rule, EVERYONE, msgspec.json.decode(data)))


def changed_since(source: SnapshotSource) -> list[str]:
    """What looks different from how it looked at the viewer's last visit, or before."""
    if source.step is not None:
        return rendering.changes(source.game, source.step.before, source.view) if source.step.before else []
    before = source.before
    if before is not None:
        return rendering.changes(source.game, before, source.view) if before and may_compare(source, before) else []
    if source.query.at is not None:
        return []
    if source.last != NO_DECISION:
        before = view_before_others(source)
        return rendering.changes(source.game, before, source.view) if before else []
    if not 0 < source.marked < source.count:
        return []
    earlier = load_at(source.c, source.row, source.marked).match
    return rendering.changes(source.game, source.game.view(earlier.state, source.viewer.sees), source.view)


def view_before_others(source: SnapshotSource) -> View:
    """What the viewer saw before others began to act since the viewer's last decision; nothing if they did not."""
    if not any(line["others"] for line in source.last_lines):
        return {}
    others = [step.before for step in source.recap_steps() if not step.is_own]
    return others[0] if others else {}


def may_compare(source: SnapshotSource, before: View) -> bool:
    """Whether an earlier view was that of somebody who may know no more: else the marks would tell the difference."""
    viewer = source.viewer
    seats = [viewer.sees] if source.is_shared else [*viewer.eyes, viewer.sees]
    return viewer.is_over or before["seat"] in seats


def view_to_compare(source: SnapshotSource) -> View | None:
    """What marks are made against from now on, until the viewer decides again; None: the last visit."""
    return view_before_others(source) or source.view if source.last != NO_DECISION else None


# -- beside the snapshot -----------------------------------------------------------------------------------------


def older_journal(
    matches: MatchService, c: Connection, table: str, query: SnapshotQuery, before: int | None, limit: int
) -> list[JournalLine]:
    """Older lines of the journal than a snapshot has."""
    return journal_dicts(SnapshotSource(matches, c, table, query), before, limit)


def position(matches: MatchService, c: Connection, table: str, query: SnapshotQuery) -> str:
    """The position as text, as far as the viewer may know it: everything when the game is over."""
    source = SnapshotSource(matches, c, table, query)
    return position_text(source.match, source.viewer.sees)


def seen_until(matches: MatchService, c: Connection, table: str, user: str, n: int) -> tuple[int, int]:
    """Lines and decisions that are behind a user who has read line `n`, as numbered in the user's snapshots."""
    row, seats, loaded = matches.current(c, table)
    check_seen(row, seats, user)
    viewer = Viewer(row, seats, SnapshotQuery(user=user), loaded.match)
    rows = journal_store.read_journal(c, table, viewer.reads, row.count, n + 2, 2)
    read = [line for number, line in rows if number <= n]
    if not read:
        return 0, 0
    return read[-1].n + 1, row.count if len(read) == len(rows) else read[-1].count


def list_tables(c: Connection, user: str, limit: int) -> list[ListedTable]:
    """The user's tables, the latest first."""
    found: list[ListedTable] = []
    for row, mine in seat_store.tables_of(c, user, limit):
        asked = [seat for seat in range(row.players) if row.to_move >> seat & 1] if row.is_played else []
        found.append(
            {
                "id": row.id,
                "title": row.title,
                "game": row.game,
                "lesson": row.lesson,
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
