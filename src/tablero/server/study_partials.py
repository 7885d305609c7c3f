"""A study at one of its positions as the partials of its page; as table_partials.py does for a table, with its parts.

Nothing here sees more than the snapshot.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from tablero.core.game import AnyGame

from . import rendering
from .assets import playable_game, seat_colour, without_style
from .page_texts import game_texts, lang_of
from .request_context import RequestContext
from .study_responses import StudyNode, StudySnapshot
from .table_partials import FEW_NUMBERS, MOST_EXPLAINED, TableRenderer, journal_lines, party_signs, rule_mark
from .templates import Context, render

DEEPEST: Final = 6  # variations of variations are indented up to here
KEYBOARD: Final = (
    (("1", "2", "…"), "key-options"),
    (("d",), "key-done"),
    (("←", "→"), "key-study-steps"),
    (("↑", "↓"), "key-study-lines"),
    (("Home", "End"), "key-study-ends"),
    (("c",), "key-study-comment"),
    (("o",), "key-study-mark"),
    (("b", "←↑→↓", "Enter"), "key-board"),
    (("+", "−", "\\"), "key-zoom"),
    (("r",), "key-rule"),
    (("i", "←↑→↓"), "key-inspect"),
    (("j",), "key-journal"),
    (("/",), "key-help"),
    (("Esc",), "key-close"),
)


class LineRun(NamedTuple):
    """Answers in a row, until something else was tried in the place of one; `depth` is how far they are indented."""

    depth: int
    nodes: list[StudyNode]


def runs(tree: list[StudyNode]) -> list[LineRun]:
    """The tree as lines to be read from top to bottom: what was tried instead stands below what it replaces."""
    after: dict[int, list[StudyNode]] = {}
    for node in tree:
        after.setdefault(node["parent"], []).append(node)
    found: list[LineRun] = []
    left = [(after[-1][0], 0, True)]
    while left:
        node, depth, is_new = left.pop()
        run = [node] if is_new else []
        while len(after.get(node["n"], [])) == 1:
            node = after[node["n"]][0]
            run.append(node)
        tried = after.get(node["n"], [])
        if tried:
            run.append(tried[0])
            left.append((tried[0], depth, False))
            left += [(other, min(depth + 1, DEEPEST), True) for other in tried[:0:-1]]
        if run:
            found.append(LineRun(depth, run))
    return found


class StudyRenderer:
    """One reader's page of one study."""

    def __init__(self, ctx: RequestContext) -> None:
        self.ctx = ctx
        self.say = ctx.say
        self.table = TableRenderer(ctx)  # what they have in common

    def base_context(self, snapshot: StudySnapshot) -> Context:
        """What every partial may use."""
        study = snapshot["study"]
        game = playable_game(study["game"])
        return {
            "say": self.say,
            "rule_mark": lambda rule: rule_mark(self.say, game.id, rule),
            "token": lambda: self.table.field,
            "game": {"id": game.id, "title": study["game_title"], "lang": lang_of(game, self.ctx.language)},
            "study": {**study, "title": study["title"] or study["game_title"]},
            "node": snapshot["node"],
            "address": lambda n: self.address(snapshot, n),
        }

    def address(self, snapshot: StudySnapshot, n: int) -> str:
        return study_address(snapshot["study"]["id"], n)

    def partials(self, snapshot: StudySnapshot, with_tree: bool = True, draft: str | None = None) -> dict[str, Markup]:
        """All partials, by the id of their place on the page; the tree is left out for whoever has it.

        A `draft` is a comment that was not stored, because somebody else has written there.
        """
        base = self.base_context(snapshot)
        game = playable_game(snapshot["study"]["game"])
        signs = self.signs(snapshot, game)
        parts = {
            # drawn by us; every word in it is escaped
            "board": Markup(with_marks(without_style(snapshot["board"]), snapshot["node"]["marks"])),
            "prompt": render("partials/study_prompt.html", **base, **self.prompt(snapshot), signs=signs),
            "notes": render("partials/study_notes.html", **base, **self.notes(snapshot), draft=draft),
            "seats": render("partials/study_seats.html", **base, seats=self.seats(snapshot, game)),
            "cards": render("partials/cards.html", **base, groups=self.cards(snapshot)),
            "overview": render("partials/overview.html", **base, panels=snapshot["panels"]),
            "lines": self.journal(snapshot, base),
            "more": render("partials/study_more.html", **base, **self.more(snapshot)),
        }
        if with_tree:
            parts["moves"] = render("partials/study_moves.html", **base, runs=runs(snapshot["tree"]), signs=signs)
        return parts

    def signs(self, snapshot: StudySnapshot, game: AnyGame) -> list[Context]:
        """Badge, colour and name of each seat."""
        return [
            {"badge": seat["badge"], "colour": seat_colour(game, seat["id"], seat["seat"]), "name": seat["name"]}
            for seat in snapshot["seats"]
        ]

    def prompt(self, snapshot: StudySnapshot) -> Context:
        ask, node = snapshot["ask"], snapshot["node"]
        texts = game_texts(playable_game(snapshot["study"]["game"]), self.ctx.language, snapshot["study"]["players"])
        options = self.table.options(ask, texts) if ask else []
        numbers = [option for option in options if option["id"].isdigit()]
        if len(numbers) <= FEW_NUMBERS:
            numbers = []
        by_number = {one["n"]: one for one in snapshot["tree"]}
        return {
            "phase": snapshot["phase"],
            "ask": ask,
            "asked": [seat for seat in snapshot["seats"] if seat["asked"]],
            "options": [option for option in options if option not in numbers],
            "numbers": numbers,
            "brief": len(options) > MOST_EXPLAINED,
            "ranks": {},
            "result": snapshot["result"],
            "can_go_on": snapshot["can_go_on"],
            "tried": [by_number[n] for n in snapshot["next"]],
            "parent": by_number.get(node["parent"]),
            "before": max(node["parent"], 0),
            "after": snapshot["next"][0] if snapshot["next"] else node["n"],
        }

    def notes(self, snapshot: StudySnapshot) -> Context:
        """The comment on this position, its marks, and what can be done with its line."""
        texts = game_texts(playable_game(snapshot["study"]["game"]), self.ctx.language, snapshot["study"]["players"])
        line = snapshot["line"]
        firsts = {one["parent"]: one["n"] for one in reversed(snapshot["tree"])}
        parents = {one["n"]: one["parent"] for one in snapshot["tree"]}
        return {
            "marks": [(id, rendering.thing_name(texts, id) or id) for id in snapshot["node"]["marks"]],
            "is_main": all(firsts[parents[n]] == n for n in line[1:]),
            "longest": self.ctx.services.settings.longest_comment,
            "following": sum(1 for _ in below(snapshot["tree"], snapshot["node"]["n"])),
        }

    def seats(self, snapshot: StudySnapshot, game: AnyGame) -> list[Context]:
        return [
            {
                **seat,
                "colour": seat_colour(game, seat["id"], seat["seat"]),
                "kind": self.say("seat-ready") if seat["ready"] else "",
                "about": seat["id"] if seat["id"] in rendering.markable(game) else "",
            }
            for seat in snapshot["seats"]
        ]

    def cards(self, snapshot: StudySnapshot) -> list[Context]:
        return self.table.card_groups(snapshot["study"]["game"], snapshot["view"], snapshot["cards"])

    def journal(self, snapshot: StudySnapshot, base: Context) -> Markup:
        parties = party_signs(playable_game(snapshot["study"]["game"]), self.ctx.language)
        lines = journal_lines(snapshot["journal"], 0)
        return render("partials/lines.html", **base, lines=lines, parties=parties)

    def more(self, snapshot: StudySnapshot) -> Context:
        study = snapshot["study"]
        return {
            "link": self.ctx.address_of(study_address(study["id"], snapshot["node"]["n"])),
            "longest_title": self.ctx.services.settings.longest_title,
        }


def study_address(study: str, n: int) -> str:
    return f"/study/{study}/{n}" if n else f"/study/{study}"


def below(tree: list[StudyNode], n: int) -> list[int]:
    """A node and all that follow it."""
    found = {n}
    for node in tree:  # each stands after what it follows
        if node["parent"] in found:
            found.add(node["n"])
    return sorted(found)


def with_marks(board: str, marks: list[str]) -> str:
    """The board with the things marked that somebody has marked."""
    for id in marks:
        for word in ("thing", "about"):
            name = f'data-{word}="{Markup.escape(id)}"'
            board = board.replace(name, f"{name} data-mark")
    return board
