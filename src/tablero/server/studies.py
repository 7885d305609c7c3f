"""Studies: a tree of variations over the real rules, from a position of a table or one that is given directly.

`open` makes one, for whoever has a position: a table at a decision (`TablePosition`), or a match. Whoever sees it plays
for all seats; answers, comments and marks are stored at once, and those who have it open are told.

Several people may write at once. The same answer twice is one node; a comment that somebody else has changed meanwhile
is refused, and so is deleting a line to which somebody has added something: nothing is lost unseen. Not here: the tree
and its matches (study_tree.py), who may see and write (study_access.py), what is shown (study_snapshot.py).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection

from tablero.core.match import Match

from .access import check_seen
from .broadcast import Notice
from .match_loading import load_at
from .match_service import LONGEST_OPTION, ConcurrentChange, require_table
from .refusal import Refused, is_text
from .responses import ThingInfo
from .storage import study_store, table_store
from .storage.rows import NodeRow, StudyKnowledge, StudyRow
from .storage.seat_store import read_seats
from .study_access import (
    ACCESS,
    check_owned,
    check_study_seen,
    check_written,
    checked_knowledge,
    is_locked,
    no_study,
)
from .study_responses import ListedStudy, StudySnapshot
from .study_snapshot import StudyQuery, StudySource, build
from .study_tree import (
    NO_PARENT,
    ROOT,
    StudyMatches,
    Tree,
    TriedAnswer,
    forked,
    new_node,
    play,
    read_tree,
    reroll_key,
    saved,
)
from .things import thing_of
from .time_source import now

if TYPE_CHECKING:
    from .tables import Tables

FOLLOWED: Final = 60  # decisions of the game itself that a study is given at once
MOST_MARKS: Final = 60
MOST_ROLLS: Final = 50  # of one answer at one position
LONGEST_MARK: Final = 80

T = TypeVar("T")


class TablePosition(NamedTuple):
    """A table after `at` decisions (None: as it stands), as `seat` knows it (None: as openly as may be)."""

    table: str
    at: int | None = None
    seat: int | None = None


class Opened(NamedTuple):
    """A study that was opened, and the node to begin with."""

    id: str
    node: int = ROOT

    @property
    def path(self) -> str:
        return f"/study/{self.id}/{self.node}" if self.node else f"/study/{self.id}"


class Studies:
    """All studies of a database, as one server sees them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.matches = StudyMatches()

    # -- opening -------------------------------------------------------------------------------------------------

    async def open(self, user: str, source: TablePosition | Match, title: str = "") -> Opened:
        """A new study of `user`, from a table at a decision or from a match given directly."""
        if isinstance(source, Match):
            row = self.new_study(user, source, title, "open")
            return await self.store(row, [root_node(row, source)])
        async with self.tables.lock(source.table):
            row, nodes, first = await self.tables.read(lambda c: self.from_table(c, user, source, title), slow=True)
        return await self.store(row, nodes, first)

    def from_table(
        self, c: Connection, user: str, source: TablePosition, title: str
    ) -> tuple[StudyRow, list[NodeRow], int]:
        """A study of a table's position: its row, its nodes, and the one to begin with."""
        table = require_table(c, source.table)
        seats = read_seats(c, table.id)
        check_seen(table, seats, user)
        at = table.count if source.at is None else source.at
        if not 0 <= at <= table.count:
            raise Refused("unknown", f"this game has decisions 0 to {table.count}, not {at}")
        match = load_at(c, table, at).match
        knowledge, seat = checked_knowledge(table, seats, user, source.seat, match)
        begun = at
        if knowledge == "hindsight" and source.at is None:  # the end alone would be little to study
            begun = max(0, at - FOLLOWED)
            match = load_at(c, table, begun).match
        row = self.new_study(user, match, title or table.title, knowledge)
        row.table_id, row.seat = table.id, seat
        nodes = [root_node(row, match)]
        if knowledge == "hindsight":
            answers = table_store.standing_answers(c, table.id, begun, min(table.count, begun + FOLLOWED))
            nodes += line_of(row, nodes[0], match, answers)
        row.next_node = len(nodes)
        return row, nodes, nodes[-1].n if begun != at else ROOT

    async def store(self, row: StudyRow, nodes: list[NodeRow], first: int = ROOT) -> Opened:
        """Store a new study, if its owner has room for it."""
        most = self.settings.studies_per_user

        def writing(c: Connection) -> None:
            if study_store.count_studies(c, row.owner) >= most:
                raise Refused("full", f"nobody has more than {most} studies; delete one first")
            study_store.write_study(c, row, nodes)

        await self.tables.write(writing)
        return Opened(row.id, first)

    def new_study(self, user: str, match: Match, title: str, knowledge: StudyKnowledge) -> StudyRow:
        when = now()
        return StudyRow(
            id=secrets.token_urlsafe(15),
            owner=user,
            title=self.checked_title(title),
            game=match.game.id,
            game_version=match.game.version,
            players=match.players,
            knowledge=knowledge,
            root=saved(forked(match)),
            deal=secrets.token_hex(16),
            created=when,
            updated=when,
        )

    def checked_title(self, title: str) -> str:
        words = " ".join(title.split())
        if len(words) > self.settings.longest_title or not is_text(words):
            raise Refused("full", f"a title has at most {self.settings.longest_title} letters")
        return words

    async def copy(self, study: str, user: str, anew: bool = False) -> Opened:
        """A study of one's own with everything that is in another one; `anew`: its beginning alone, dealt anew."""

        def copied(c: Connection) -> tuple[StudyRow, list[NodeRow]]:
            row = self.require(c, study)
            check_study_seen(c, row, user)
            when, id = now(), secrets.token_urlsafe(15)
            own = msgspec.structs.replace(row, id=id, owner=user, access="private", created=when, updated=when)
            if anew and row.knowledge != "seat":
                raise Refused("illegal", "nothing is dealt here that could be dealt anew")
            if anew:
                own.deal, own.next_node = secrets.token_hex(16), 1
            numbers = [ROOT] if anew else list(read_tree(c, row.id).nodes)
            nodes = study_store.read_whole(c, row.id, numbers)
            return own, [msgspec.structs.replace(node, study_id=id) for node in nodes.values()]

        return await self.store(*await self.tables.read(copied, slow=True))

    # -- looking -------------------------------------------------------------------------------------------------

    def require(self, c: Connection, study: str) -> StudyRow:
        row = study_store.read_study(c, study) if is_text(study) else None
        if row is None:
            raise no_study()
        return row

    async def snapshot(self, study: str, user: str, query: StudyQuery) -> StudySnapshot:
        """What `user` sees of a study at a node."""

        def reading(c: Connection) -> StudySnapshot:
            return build(self.source(c, study, user, query))

        async with self.tables.lock(study):
            return await self.tables.read(reading)

    def source(self, c: Connection, study: str, user: str, query: StudyQuery) -> StudySource:
        """What a snapshot, or an answer to a smaller question, is made of."""
        row = self.require(c, study)
        check_study_seen(c, row, user)
        tree = read_tree(c, row.id)
        match, parent = self.matches.at(c, row, tree, query.node), tree.node(query.node).parent
        before = self.matches.at(c, row, tree, parent) if parent != NO_PARENT else None
        return StudySource(c, row, tree, match, before, user, query)

    async def listing(self, user: str) -> list[ListedStudy]:
        """Somebody's own studies, the latest first."""

        def reading(c: Connection) -> list[ListedStudy]:
            return [
                {
                    "id": row.id,
                    "title": row.title,
                    "game": row.game,
                    "players": row.players,
                    "knowledge": row.knowledge,
                    "access": row.access,
                    "locked": is_locked(c, row),
                    "table": row.table_id or "",
                    "created": row.created,
                    "updated": row.updated,
                    "seq": row.seq,
                }
                for row in study_store.studies_of(c, user, self.settings.studies_per_user)
            ]

        return await self.tables.read(reading)

    async def thing(self, study: str, user: str, query: StudyQuery, id: str) -> ThingInfo:
        """What is to be said of a thing to `user`, who points at it."""

        def reading(c: Connection) -> ThingInfo:
            source = self.source(c, study, user, query)
            return thing_of(source.game, source.texts, source.view, source.ask, id)

        async with self.tables.lock(study):
            return await self.tables.read(reading)

    async def last_change(self, study: str, user: str) -> tuple[int, int]:
        """The number of the last change of a study that `user` may see, and the node that it was at."""

        def reading(c: Connection) -> tuple[int, int]:
            row = self.require(c, study)
            check_study_seen(c, row, user)
            return row.seq, study_store.last_changed(c, row.id)

        return await self.tables.read(reading)

    # -- writing -------------------------------------------------------------------------------------------------

    async def answer(self, study: str, user: str, node: int, seat: int, option: str, again: bool = False) -> int:
        """Answer for a seat at a node; the node that it leads to. `again`: with other dice than before."""
        if len(option) > LONGEST_OPTION:
            raise Refused("illegal", "no option has such a long name")

        def chance_of(tree: Tree) -> int:
            """How often the dice were rolled again here; -1 if there is a node with this answer already."""
            before = tree.same(node, seat, option)
            if not before:
                return 0
            if not again:
                return -1
            if not before[0].rolled or len(before) >= MOST_ROLLS:
                raise Refused("illegal", "there is nothing to roll again here")
            return max(one.chance for one in before) + 1

        def trying(c: Connection) -> tuple[int, TriedAnswer] | None:
            row = self.require(c, study)
            check_written(c, row, user)
            tree = read_tree(c, row.id)
            chance, match = chance_of(tree), self.matches.at(c, row, tree, node)
            return (chance, play(match, seat, option, reroll_key(row, node, chance))) if chance >= 0 else None

        async with self.tables.lock(study):
            tried = await self.tables.read(trying)

        def writing(c: Connection, row: StudyRow, tree: Tree) -> int:
            parent, chance = tree.node(node), chance_of(tree)
            if tried is None or (not again and chance < 0):
                return tree.same(node, seat, option)[0].n
            if tried[0] != chance:  # somebody else has rolled again, too
                raise ConcurrentChange
            self.check_nodes(len(tree.nodes) + 1)
            place = max((one.place for one in tree.after(node)), default=-1) + 1
            new = new_node(row, row.next_node, parent, place, chance, (seat, option), tried[1])
            self.advance(c, row, next_node=row.next_node + 1)
            study_store.add_nodes(c, [new])
            self.matches.put(row.id, new.n, tried[1].match)
            return new.n

        return await self.change(study, user, writing)

    def check_nodes(self, count: int) -> None:
        most = self.settings.nodes_per_study
        if count > most:
            raise Refused("full", f"a study has at most {most} positions")

    async def go_on(self, study: str, user: str, node: int) -> int:
        """Add what was answered next in the game itself; the node to which that leads."""

        def writing(c: Connection, row: StudyRow, tree: Tree) -> int:
            start = tree.node(node)
            table = table_store.read_table(c, row.table_id) if row.table_id else None
            if row.knowledge != "hindsight" or table is None:
                raise Refused("illegal", "this study does not go on as a game went")
            if not is_in_game(c, table.id, tree.path(node)):
                raise Refused("illegal", "the game went another way before")
            answers = table_store.standing_answers(c, table.id, start.count, start.count + FOLLOWED)
            while answers and (known := tree.same(start.n, *answers[0])):
                start, answers = known[0], answers[1:]
            self.check_nodes(len(tree.nodes) + len(answers))
            new = line_of(row, start, self.matches.at(c, row, tree, start.n), answers)
            for one in new[:1]:
                one.place = max((other.place for other in tree.after(start.n)), default=-1) + 1
            if new:
                self.advance(c, row, next_node=row.next_node + len(new))
                study_store.add_nodes(c, new)
            return new[0].n if new else start.n

        return await self.change(study, user, writing)

    async def comment(self, study: str, user: str, node: int, text: str, edited: int) -> int:
        """Say something about a position; `edited` is how often it was changed when the writer read it."""
        words = text.replace("\r\n", "\n").strip()
        if len(words) > self.settings.longest_comment or not is_text(words):
            raise Refused("full", f"a comment has at most {self.settings.longest_comment} letters")

        def writing(c: Connection, row: StudyRow, tree: Tree) -> int:
            there = tree.node(node)
            if there.comment == words:
                return there.edited
            if there.edited != edited:
                raise Refused("changed", "somebody else has changed this comment meanwhile; look at it first")
            self.advance(c, row)
            study_store.set_node(c, row.id, node, comment=words, edited=edited + 1, seq=row.seq + 1)
            return edited + 1

        return await self.change(study, user, writing)

    async def mark(self, study: str, user: str, node: int, thing: str, wanted: bool) -> None:
        """Mark a thing on the board of a position, or take the mark away."""
        if not 0 < len(thing) <= LONGEST_MARK or not is_text(thing):
            raise Refused("illegal", "there is no such thing to mark")

        def writing(c: Connection, row: StudyRow, tree: Tree) -> None:
            marks = tree.node(node).marked
            if (thing in marks) == wanted:
                return
            marks = [*marks, thing] if wanted else [one for one in marks if one != thing]
            if len(marks) > MOST_MARKS:
                raise Refused("full", f"a position has at most {MOST_MARKS} marks")
            self.advance(c, row)
            study_store.set_node(c, row.id, node, marks=msgspec.json.encode(marks).decode(), seq=row.seq + 1)

        await self.change(study, user, writing)

    async def promote(self, study: str, user: str, node: int) -> None:
        """Make the line that a node is in the main one where it last branched off."""

        def writing(c: Connection, row: StudyRow, tree: Tree) -> None:
            branch = next((one for one in reversed(tree.path(node)) if is_branch(tree, one)), None)
            if branch is None:
                return
            first = tree.after(branch.parent)[0].place
            self.advance(c, row)
            study_store.set_node(c, row.id, branch.n, place=first - 1, seq=row.seq + 1)

        await self.change(study, user, writing)

    async def delete_line(self, study: str, user: str, node: int, seq: int) -> int:
        """Delete a node and all that follows, as the deleter has seen it at `seq`; the node before it."""

        def writing(c: Connection, row: StudyRow, tree: Tree) -> int:
            if node == ROOT:
                raise Refused("illegal", "the position that a study begins with stays")
            line = tree.below(node)
            if any(one.seq > seq for one in line):
                raise Refused("changed", "somebody else has added to this line meanwhile; look at it first")
            self.advance(c, row)
            study_store.drop_nodes(c, row.id, [one.n for one in line])
            return tree.node(node).parent

        return await self.change(study, user, writing)

    # -- the owner's -----------------------------------------------------------------------------------------------

    async def share(self, study: str, user: str, access: str) -> None:
        """Say who may see a study that has its link, and who may write in it."""
        if access not in ACCESS:
            raise Refused("illegal", f"access is one of {', '.join(ACCESS)}")
        await self.change(study, user, lambda c, row, tree: self.advance(c, row, access=ACCESS[access]), check_owned)

    async def rename(self, study: str, user: str, title: str) -> None:
        words = self.checked_title(title)
        await self.change(study, user, lambda c, row, tree: self.advance(c, row, title=words), check_owned)

    async def delete(self, study: str, user: str) -> None:
        """Delete a study for good."""

        def writing(c: Connection, row: StudyRow, tree: Tree) -> None:
            study_store.delete_study(c, row.id)

        await self.change(study, user, writing, check_owned)

    # -- changes ---------------------------------------------------------------------------------------------------

    def advance(self, c: Connection, row: StudyRow, **values: object) -> None:
        """Take the study's next number; whoever was not the first begins anew."""
        if not study_store.next_change(c, row, **values):
            raise ConcurrentChange

    async def change(
        self,
        study: str,
        user: str,
        work: Callable[[Connection, StudyRow, Tree], T],
        check: Callable[[Connection, StudyRow, str], None] = check_written,
    ) -> T:
        """Write something into a study, and tell those who look at it."""

        def writing(c: Connection) -> T:
            row = self.require(c, study)
            check(c, row, user)
            outcome = work(c, row, read_tree(c, row.id))
            self.tables.database.announce(c, study, "changed", row.seq + 1)
            return outcome

        async with self.tables.lock(study):
            outcome = await self.tables.write(writing)
        self.tables.broadcaster.publish(study, Notice("changed"))
        return outcome


def root_node(row: StudyRow, match: Match) -> NodeRow:
    return NodeRow(study_id=row.id, n=ROOT, parent=NO_PARENT, count=match.count)


def line_of(row: StudyRow, start: NodeRow, match: Match, answers: list[tuple[int, str]]) -> list[NodeRow]:
    """A line of nodes after `start`, as far as the answers fit."""
    nodes: list[NodeRow] = []
    for n, (seat, option) in enumerate(answers, row.next_node):
        try:
            played = play(match, seat, option)
        except Refused:
            break
        nodes.append(new_node(row, n, nodes[-1] if nodes else start, 0, 0, (seat, option), played))
        match = played.match
    return nodes


def is_in_game(c: Connection, table: str, path: list[NodeRow]) -> bool:
    """Whether a path of a study is what happened in the game, with the same dice."""
    went = table_store.standing_answers(c, table, path[0].count, path[-1].count)
    return went == [(node.seat, node.option) for node in path[1:]] and not any(node.chance for node in path)


def is_branch(tree: Tree, node: NodeRow) -> bool:
    """Whether a node is not the first of those that were tried in its place."""
    return node.parent != NO_PARENT and tree.after(node.parent)[0].n != node.n
