"""What the server tells about studies, as types (as responses.py does about tables)."""

from __future__ import annotations

from typing import TypedDict

from tablero.core.game import View

from .responses import AskInfo, CardText, JournalLine, MoveInfo, PanelInfo, ResultInfo
from .storage.rows import StudyAccess, StudyKnowledge


class ListedStudy(TypedDict):
    """One of somebody's own studies."""

    id: str
    title: str
    game: str
    players: int
    knowledge: (
        StudyKnowledge  # open: set up; hindsight: everything as it was; seat: what a seat could not know is dealt anew
    )
    access: StudyAccess  # who may see it that has its link: nobody else, to read, or to write together
    locked: bool  # its game is still played: until that is over it is its owner's alone, whatever `access` says
    table: str  # where it was taken from, if anywhere
    created: int
    updated: int
    seq: int  # counts every change


class StudyList(TypedDict):
    studies: list[ListedStudy]


class StudyInfo(ListedStudy):
    """A study, and how its reader stands to it."""

    game_title: str
    owner: str  # by name
    mine: bool
    may_write: bool
    seat: int | None  # from whose knowledge
    seat_name: str
    told: str  # from which knowledge it is, as a sentence


class StudyNode(TypedDict):
    """A position of a study: the answer that led to it, in words too, and what was said about it."""

    n: int
    parent: int  # -1: it is the first
    seat: int
    seat_name: str
    option: str
    label: str
    count: int  # of decisions in the whole game
    rolled: bool  # dice had a part in it
    chance: int  # how often they were rolled again before
    comment: str
    edited: int  # how often the comment was changed; who changes it names this
    marks: list[str]
    seq: int  # the study's, when it was last changed


class StudySeat(TypedDict):
    seat: int
    id: str
    name: str
    badge: str
    score: int | None
    asked: bool
    ready: bool


class StudySnapshot(TypedDict):
    """A study at one of its positions. In the tree, what follows a position is after it, its main line first."""

    study: StudyInfo
    node: StudyNode
    tree: list[StudyNode]
    line: list[int]  # the way from the first position to this one
    next: list[int]  # what was tried here, the main line first
    view: View
    phase: str
    ask: AskInfo | None  # the question to the seat that is asked, or to one of those that are
    asked: list[int]
    can_go_on: bool  # what was answered next in the game itself can be added
    seats: list[StudySeat]
    result: ResultInfo | None
    journal: list[JournalLine]
    changed: list[str]
    moves: list[MoveInfo]  # what has moved since the position before
    cards: dict[str, CardText]
    panels: list[PanelInfo]
    board: str


class NodeOnly(TypedDict):
    study: str
    node: int


class EditedOnly(TypedDict):
    """How often a comment was changed by now."""

    edited: int
