"""What is to be seen of a study at one of its positions: the one thing that its pages and the API render from.

Whoever looks plays for all seats, so everything is open. In a study from a seat's knowledge that is a world as that
seat may imagine it, and nothing of the real one.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.core.actors import Actors
from tablero.core.ask import Ask
from tablero.core.errors import TableroError
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.state import EVERYTHING
from tablero.texts import texts_for

from . import rendering
from .line_joiner import LineJoiner
from .loaded_match import is_ready
from .moves import moves
from .page_texts import page_texts, spoken
from .responses import AskInfo, JournalLine
from .snapshot import ask_info, line_cells, result_dict, sentence
from .storage import seat_store, study_store, table_store
from .storage.rows import NodeRow, StudyRow
from .study_access import is_locked, may_write
from .study_responses import StudyInfo, StudyNode, StudySeat, StudySnapshot
from .study_tree import AskedWords, Tree

JOURNAL_NODES: Final = 60  # the lines of so many answers are shown


class StudyQuery(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody looks at a study."""

    node: int = 0
    language: str = "en"
    seat: int | None = None  # for whom the next answer is given, where several are asked at once
    picture: str = "wide"  # or "tall", or "" for none


class StudySource:
    """Everything a snapshot is made of."""

    def __init__(
        self, c: Connection, row: StudyRow, tree: Tree, match: Match, before: Match | None, user: str, query: StudyQuery
    ) -> None:
        self.c = c
        self.row = row
        self.tree = tree
        self.match = match
        self.user = user
        self.query = query
        self.game = match.game
        self.node = tree.node(query.node)
        self.path = tree.path(query.node)
        self.texts = texts_for(self.game, spoken(self.game, query.language), seating=self.game.seating(match.state))
        self.view: View = self.game.view(match.state, EVERYTHING)
        self.before: View = self.game.view(before.state, EVERYTHING) if before is not None else self.view
        asks = match.open_asks()
        wanted = [ask for ask in asks if ask.seat == query.seat]
        self.ask: Ask | None = next(iter([*wanted, *asks]), None)

    @property
    def ask_info(self) -> AskInfo | None:
        """The question to the seat that is played for."""
        ask = self.ask
        return ask_info(self.match, ask, self.game.view(self.match.state, ask.seat), self.texts) if ask else None


def build(source: StudySource) -> StudySnapshot:
    """The snapshot of a study at a node."""
    match, view, texts, game, query = source.match, source.view, source.texts, source.game, source.query
    ask = source.ask_info
    options = {option["id"]: option["label"] for option in ask["options"]} if ask else {}
    changed = rendering.changes(game, source.before, view)
    return {
        "study": study_info(source),
        "node": node_info(source, source.node),
        "tree": [node_info(source, node) for node in in_order(source.tree)],
        "line": [node.n for node in source.path],
        "next": [node.n for node in source.tree.after(source.node.n)],
        "view": view,
        "phase": texts.phase(view["phase"]) if "phase" in view else "",
        "ask": ask,
        "asked": [one.seat for one in match.open_asks()],
        "can_go_on": can_go_on(source),
        "seats": [seat_info(source, seat) for seat in range(len(texts.seat_ids))],
        "result": result_dict(match, texts) if match.over else None,
        "journal": journal(source),
        "changed": changed,
        "moves": moves(game, source.before, view),
        "cards": rendering.cards(view, texts),
        "panels": rendering.panels(game, view, texts, source.ask.seat if source.ask else EVERYTHING),
        "board": rendering.board(game, view, options, changed, texts, query.picture == "tall") if query.picture else "",
    }


def study_info(source: StudySource) -> StudyInfo:
    row, say = source.row, page_texts(source.query.language)
    seat_name = source.texts.seat(row.seat) if row.seat is not None else ""
    named = seat_store.people(source.c, [row.owner])
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "players": row.players,
        "knowledge": row.knowledge,
        "access": row.access,
        "locked": is_locked(source.c, row),
        "table": row.table_id or "",
        "created": row.created,
        "updated": row.updated,
        "seq": row.seq,
        "game_title": source.texts.title(),
        "owner": named[row.owner].name if row.owner in named else "",
        "mine": row.owner == source.user,
        "may_write": may_write(row, source.user),
        "seat": row.seat,
        "seat_name": seat_name,
        "told": say(f"study-knows-{row.knowledge}", seat=seat_name),
    }


def in_order(tree: Tree) -> list[NodeRow]:
    """All nodes, each before those that follow it, a line before what was tried in its place."""
    found, left = [], list(tree.after(-1))[::-1]
    while left:
        node = left.pop()
        found.append(node)
        left += tree.after(node.n)[::-1]
    return found


def node_info(source: StudySource, node: NodeRow) -> StudyNode:
    texts = source.texts
    return {
        "n": node.n,
        "parent": node.parent,
        "seat": node.seat,
        "seat_name": texts.seat(node.seat) if node.seat >= 0 else "",
        "option": node.option,
        "label": label(source, node),
        "count": node.count,
        "rolled": node.rolled,
        "chance": node.chance,
        "comment": node.comment,
        "edited": node.edited,
        "marks": node.marked,
        "seq": node.seq,
    }


def label(source: StudySource, node: NodeRow) -> str:
    """What was answered, in words."""
    if not node.option:
        return page_texts(source.query.language)("study-start")
    try:
        asked = msgspec.json.decode(node.asked, type=AskedWords)
        return str(source.texts.option(asked.ask(node.seat), source.game.action(node.option)))
    except (TableroError, KeyError):  # an option that the present rules do not have
        return node.option


def seat_info(source: StudySource, seat: int) -> StudySeat:
    scores = source.view.get("score", [])
    return {
        "seat": seat,
        "id": source.texts.seat_ids[seat],
        "name": source.texts.seat(seat),
        "badge": source.texts.badge(seat),
        "score": scores[seat] if seat < len(scores) else None,
        "asked": source.match.ask_for(seat) is not None,
        "ready": is_ready(source.match, seat),
    }


def can_go_on(source: StudySource) -> bool:
    """Whether the game itself went on from here, and its next answer is not in the study yet."""
    row, path = source.row, source.path
    if row.knowledge != "hindsight" or not row.table_id or not may_write(row, source.user):
        return False
    went = table_store.standing_answers(source.c, row.table_id, path[0].count, path[-1].count + 1)
    given = [(node.seat, node.option) for node in path[1:]]
    if any(node.chance for node in path) or went[: len(given)] != given or len(went) == len(given):
        return False
    return not source.tree.same(path[-1].n, *went[-1])


def journal(source: StudySource) -> list[JournalLine]:
    """What happened on the way to this position."""
    texts, game = source.texts, source.game
    numbers = [node.n for node in source.path[1:]][-JOURNAL_NODES:]
    whole = study_store.read_whole(source.c, source.row.id, numbers) if numbers else {}
    actors, joiner, found = Actors(game), LineJoiner(texts), list[JournalLine]()
    for number in numbers:
        for line in msgspec.json.decode(whole[number].lines) if number in whole else []:
            kind, rule, values = line["kind"], line["rule"], line["values"]
            actor, data, n = actors.actor(kind, values), msgspec.json.encode(values).decode(), len(found)
            text = sentence(texts, kind, rule, data)
            joins, joined = joiner.join(n, actor, kind, rule, values, text)
            found.append(
                {
                    "n": n,
                    "text": text,
                    "rule": rule,
                    "kind": kind,
                    "role": game.line_role(kind),
                    "actor": texts.party_ids[actor] if actor >= 0 else "",
                    "joins": joins,
                    "joined": joined,
                    "dice": [values[name] for name in game.line_dice(kind) if name in values],
                    "cells": line_cells(texts, kind, data),
                    "count": whole[number].count,
                    "new": number == source.node.n,
                    "others": False,
                }
            )
    return found
