"""The tree of a study: its nodes in order, and the match at each of them.

A node is an answer after another one; node 0 is the position that the study begins with. Answers never change and
numbers are never given twice, so a match that is in memory stays right. To load one is to load the nearest saved
position above it, at most some ten nodes away, and to give the answers since: what it costs depends neither on the
length of the game nor on that of the study.

Chance is that of the node: the same answer gives the same dice. Whoever wants others rolls again, which is another
branch (`chance`). In a study from one seat's knowledge, what that seat can't know is dealt anew at the root.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tablero.core import record
from tablero.core.ask import Ask
from tablero.core.errors import BadSave, IllegalAnswer, OtherData, UnknownId
from tablero.core.match import Match
from tablero.core.state import Entry

from .loaded_match import cached_game
from .refusal import Refused
from .storage import study_store
from .storage.rows import NodeRow, StudyRow

ROOT: Final = 0
NO_PARENT: Final = -1
SAVE_EVERY: Final = 10  # nodes between two saved positions
NEAR: Final = 3 * SAVE_EVERY  # so many are read at once to find one
MATCHES_KEPT: Final = 400

log = logging.getLogger("tablero.server")


# -- answers -----------------------------------------------------------------------------------------------------


class AskedWords(msgspec.Struct):
    """As much of a question as the words of an answer to it need."""

    kind: str = ""
    rule: str = ""
    values: dict[str, int] = {}
    about: dict[str, int] | None = None

    def ask(self, seat: int) -> Ask:
        found = Ask(seat, self.kind, list, self.rule, False, None, **self.values)
        about = self.about
        if about is not None:
            found.about = lambda action: about
        return found


class TriedAnswer(NamedTuple):
    """What came of an answer."""

    match: Match
    asked: AskedWords
    lines: list[Entry]
    rolled: bool  # whether dice had a part in it


class WayThere(msgspec.Struct):
    """A position of a study that can't be saved: its root, for whom it is dealt anew, and the answers since."""

    root: str
    seat: int
    deal: str
    answers: list[tuple[int, str, str]]


def forked(match: Match) -> Match:
    """A match of its own at the same point, without past, journal and seed: nobody can tell the game it is from."""
    fork = match.copy()
    fork.from_position = True
    return fork


def play(match: Match, seat: int, option: str, key: bytes = b"") -> TriedAnswer:
    """Answer on a copy, with other dice if there is a `key`."""
    ask = match.ask_for(seat)
    if ask is None:
        raise Refused("illegal", "nobody asks this seat anything here")
    try:
        action = match.game.action(option)
    except UnknownId as error:
        raise Refused("illegal", str(error)) from None
    if action not in ask.options:
        raise Refused("illegal", f"{option!r} is not among the options here")
    asked = AskedWords(ask.kind, ask.rule, dict(ask.values), told_about(ask, action))
    child = forked(match)
    if key:
        child.reroll(key)
        child.from_position = True
    child.before, child.state.notes = [], []
    try:
        child.answer(action, seat)
        rolled = uses_dice(match, seat, action)
    except Exception as error:  # a position that somebody has set up can break the rules anywhere
        log.warning("a study of %s can't go on with %s: %r", match.game.id, option, error)
        raise Refused("misfit", f"the rules can't go on from here with {option!r}") from None
    lines = [*child.before, *(child.state.notes or [])]
    child.before = child.state.notes = None
    return TriedAnswer(child, asked, lines, rolled)


def told_about(ask: Ask, action: int) -> dict[str, int] | None:
    """What the label of an option needs besides; an option that has words of its own may have none."""
    try:
        return None if ask.about is None else ask.about(action)
    except LookupError:
        return None


def uses_dice(match: Match, seat: int, action: int) -> bool:
    """Whether an answer has dice rolled, or anything else that chance decides."""
    trial = match.copy(checkpoints=False)
    trial.reroll(b"another")
    trial.answer(action, seat)
    return trial.state.dice.counter > 0


def reroll_key(row: StudyRow, parent: int, chance: int) -> bytes:
    return f"{row.deal} {parent} {chance}".encode() if chance else b""


def new_node(
    row: StudyRow, n: int, parent: NodeRow, place: int, chance: int, answer: tuple[int, str], played: TriedAnswer
) -> NodeRow:
    """The row of an answer that was played; its position is saved now and then."""
    seat, option = answer
    match = played.match
    is_due = (match.count - parent.count) and match.count % SAVE_EVERY == 0 and not match.redeals
    return NodeRow(
        study_id=row.id,
        n=n,
        parent=parent.n,
        place=place,
        seat=seat,
        option=option,
        chance=chance,
        rolled=played.rolled,
        count=match.count,
        asked=msgspec.json.encode(played.asked).decode(),
        lines=msgspec.json.encode([entry.data() for entry in played.lines]).decode(),
        seq=row.seq + 1,
        save=saved(match) if is_due else None,
    )


def saved(match: Match) -> str:
    return record.dumps(record.save(match))


def restored(text: str) -> Match:
    try:
        match = record.load(msgspec.json.decode(text), tells=False)
    except OtherData as error:
        packs = {"made": error.made or "none", "now": error.now or "none"}
        raise Refused("other-data", f"this study can't be opened: {error}", **packs) from None
    match.before = match.state.notes = None
    match.history = None
    return match


def root_match(row: StudyRow) -> Match:
    """The match that a study begins with."""
    if row.game_version > cached_game(row.game).version:
        raise Refused("newer", f"this study was made by version {row.game_version} of {row.game}")
    match = restored(row.root)
    if row.knowledge == "seat" and row.seat is not None:
        match.redeal(row.seat, bytes.fromhex(row.deal))
    return match


def sent(row: StudyRow, path: list[NodeRow], match: Match) -> str:
    """The match at the end of a path for another process: its save, or the way there in a step that was dealt anew."""
    if not match.redeals:
        return saved(match)
    answers = [(node.seat, node.option, reroll_key(row, node.parent, node.chance).hex()) for node in path[1:]]
    return msgspec.json.encode(WayThere(row.root, row.seat or 0, row.deal, answers)).decode()


def received(text: str) -> Match:
    """The match that was sent."""
    try:
        way = msgspec.json.decode(text, type=WayThere)
    except msgspec.ValidationError:
        return restored(text)
    match = restored(way.root)
    match.redeal(way.seat, bytes.fromhex(way.deal))
    for seat, option, key in way.answers:
        match = play(match, seat, option, bytes.fromhex(key)).match
    return match


# -- nodes in order ----------------------------------------------------------------------------------------------


class Tree:
    """The nodes of a study, by number and by what follows what."""

    def __init__(self, nodes: list[NodeRow]) -> None:
        self.nodes = {node.n: node for node in nodes}
        self.children: dict[int, list[NodeRow]] = {}
        for node in sorted(nodes, key=lambda node: (node.place, node.n)):
            self.children.setdefault(node.parent, []).append(node)

    def node(self, n: int) -> NodeRow:
        if n not in self.nodes:
            raise Refused("unknown", "there is no such position in this study; somebody may have deleted it")
        return self.nodes[n]

    def after(self, n: int) -> list[NodeRow]:
        """The answers that were tried here, the main line first."""
        return self.children.get(n, [])

    def path(self, n: int) -> list[NodeRow]:
        """From the root to a node."""
        found = [self.node(n)]
        while found[-1].parent != NO_PARENT:
            found.append(self.node(found[-1].parent))
        return found[::-1]

    def below(self, n: int) -> list[NodeRow]:
        """A node and everything after it."""
        found = [self.node(n)]
        for node in found:
            found += self.after(node.n)
        return found

    def end_of_line(self, n: int) -> NodeRow:
        """The last node of the main line from here."""
        node = self.node(n)
        while self.after(node.n):
            node = self.after(node.n)[0]
        return node

    def same(self, parent: int, seat: int, option: str) -> list[NodeRow]:
        """The nodes in which this was answered here, with whatever dice."""
        return [node for node in self.after(parent) if (node.seat, node.option) == (seat, option)]


def read_tree(c: Connection, study: str) -> Tree:
    return Tree(study_store.read_nodes(c, study))


# -- matches -----------------------------------------------------------------------------------------------------


class StudyMatches:
    """The matches at nodes that this process has in memory, the least recently used given up first."""

    def __init__(self, limit: int = MATCHES_KEPT) -> None:
        self.limit = limit
        self.loaded: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self.ordering = Lock()

    def put(self, study: str, n: int, match: Match) -> None:
        with self.ordering:
            self.loaded[study, n] = match
            self.loaded.move_to_end((study, n))
            while len(self.loaded) > self.limit:
                self.loaded.popitem(last=False)

    def at(self, c: Connection, row: StudyRow, tree: Tree, n: int) -> Match:
        """The match at a node; nobody may change it."""
        path = tree.path(n)
        match, rest = self.nearest(c, row, path)
        for node in rest:
            try:
                match = play(match, node.seat, node.option, reroll_key(row, node.parent, node.chance)).match
            except (Refused, IllegalAnswer):
                raise Refused("misfit", f"node {node.n} does not fit the present rules") from None
        self.put(row.id, n, match)
        return match

    def nearest(self, c: Connection, row: StudyRow, path: list[NodeRow]) -> tuple[Match, list[NodeRow]]:
        """The nearest position above the end of a path that can be loaded, and the nodes from there on."""
        for i in range(len(path) - 1, -1, -1):
            found = self.loaded.get((row.id, path[i].n))
            if found is not None:
                return found, path[i + 1 :]
            if len(path) - i > NEAR:
                break
        for i, save in self.saves(c, row, path):
            try:
                return restored(save), path[i + 1 :]
            except (BadSave, IllegalAnswer):  # of earlier rules: one further up may do
                continue
        return root_match(row), path[1:]

    def saves(self, c: Connection, row: StudyRow, path: list[NodeRow]) -> Iterator[tuple[int, str]]:
        """The saved positions of a path from its end, read some at a time."""
        for end in range(len(path), 0, -NEAR):
            first = max(0, end - NEAR)
            whole = study_store.read_whole(c, row.id, [node.n for node in path[first:end]])
            for i in range(end - 1, first - 1, -1):
                save = whole[path[i].n].save if path[i].n in whole else None
                if save:
                    yield i, save
