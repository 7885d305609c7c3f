"""Matches in notebooks: a match shows itself as a picture, and `tablero.watch` steps through it.

    match                                # at the end of a cell: what a spectator sees
    tablero.look(match, seat="blue")     # what one seat sees
    tablero.watch(match)                 # a slider over all decisions, in a notebook or as a file
    for step in tablero.watch(match):    # the same in plain Python
        print(step)

Nothing is shown that was not asked for: without a seat, what everybody may see; with one, what that seat may know. No
extension of the notebook is needed: pictures are images, and the slider is a page of its own with a few lines of
script, within a frame.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tablero.core.answers import seat_number
from tablero.core.errors import BadSetup
from tablero.core.match import Match
from tablero.core.origin import began
from tablero.core.rulebook import ENGLISH
from tablero.core.state import SPECTATOR
from tablero.drawing.default import pictures_of
from tablero.texts import Texts, texts_for

MOST_STEPS: Final = 400  # that a film shows, evenly chosen, unless more are asked for
WIDTH: Final = 900  # of a picture in a notebook, at most; in pixels
FRAME: Final = 760  # how high a film is there
PIECE: Final = re.compile(r"(?=<[a-z])")
PAGE: Final = Path(__file__).parent / "drawing" / "templates" / "film.html"


def seat_of(match: Match, seat: str | int | None) -> int:
    """Whose knowledge is asked for: nobody's but what all may know, if no seat is named."""
    if seat is None:
        return SPECTATOR
    names = list(match.game.seating(match.state).seats)
    if isinstance(seat, str):
        return seat_number(match.game, names, seat)
    if not 0 <= seat < len(names):
        raise BadSetup(f"this game of {match.game.id} has seats 0 to {len(names) - 1}, not {seat}")
    return seat


def words_for(match: Match, language: str) -> Texts:
    return texts_for(match.game, language, seating=match.game.seating(match.state))


def drawn(match: Match, seat: int, texts: Texts) -> str:
    """What a seat sees, with the options that it has."""
    game = match.game
    ask = None if seat == SPECTATOR else match.ask_for(seat)
    options = [game.name(option) for option in ask.options] if ask else []
    picture: str = pictures_of(game).draw(game.view(match.state, seat), options, words=texts.thing)
    return picture


class MatchPicture:
    """A picture of a match, as a notebook shows it; `svg` is its text."""

    def __init__(self, match: Match, seat: str | int | None = None, language: str = ENGLISH) -> None:
        self.svg = drawn(match, seat_of(match, seat), words_for(match, language))

    def _repr_html_(self) -> str:
        """As an image: so its styles stay its own, however many there are on a page."""
        data = b64encode(self.svg.encode()).decode()
        return f'<img alt="" style="width:100%;max-width:{WIDTH}px" src="data:image/svg+xml;base64,{data}">'

    def save(self, file: str | Path) -> None:
        Path(file).write_text(self.svg, encoding="utf-8")


# -- films ---------------------------------------------------------------------------------------------------------


class FilmStep(NamedTuple):
    """A match after so many decisions: what was told since the step before, and the picture."""

    after: int  # decisions
    lines: list[str]
    svg: str

    def __str__(self) -> str:
        return "\n".join([f"{self.after}.", *[f"  {line}" for line in self.lines]])


class Film:
    """The steps of a match, made as they are looked at. Shows itself in notebooks; `save` makes a page of it."""

    def __init__(self, match: Match, seat: str | int | None = None, language: str = ENGLISH, most: int = MOST_STEPS):
        if not match.is_traceable:
            raise BadSetup(
                "this match can't be watched: how it began is not known (it is a copy, or was made without a journal)"
            )
        if most < 2:
            raise BadSetup(f"a film has at least 2 steps, not {most}")
        self.match = match
        self.seat = seat_of(match, seat)
        self.language = language
        self.texts = words_for(match, language)
        self.decisions = list(match.history or [])  # seat, option, seat, option, …; no more, if the match goes on
        count = len(self.decisions) // 2
        self.counts = sorted(
            {round(count * n / (most - 1)) for n in range(most)} if count >= most else range(count + 1)
        )

    def __len__(self) -> int:
        return len(self.counts)

    def __iter__(self) -> Iterator[FilmStep]:
        """The match played again, as the seat sees it."""
        now = self.match
        match = began(now.game, now.players, now.options, now.seed, now.root)
        wanted, told = set(self.counts), 0
        for count in range(len(self.decisions) // 2 + 1):
            if count:
                match.answer(self.decisions[2 * count - 1], self.decisions[2 * count - 2])
            if count in wanted:
                entries = match.journal(self.seat)
                lines = [self.texts.stored_entry(entry) for entry in entries[told:]]
                told = len(entries)
                yield FilmStep(count, lines, drawn(match, self.seat, self.texts))

    def page(self) -> str:
        """A whole page: a slider, the picture, and what was told."""
        title = self.texts.title()
        steps, pieces = [], FilmPieces()
        for step in self:
            steps.append({"count": step.after, "lines": step.lines, "parts": pieces.taken(step.svg)})
        data = json.dumps({"pieces": pieces.pieces, "steps": steps}, ensure_ascii=False).replace("</", "<\\/")
        page = PAGE.read_text(encoding="utf-8")
        return page.replace("{language}", self.language).replace("{title}", escape(title)).replace("{data}", data)

    def save(self, file: str | Path) -> None:
        """The film as a page for any browser."""
        Path(file).write_text(self.page(), encoding="utf-8")

    def _repr_html_(self) -> str:
        """The page in a frame that can do nothing but show it."""
        return (
            f'<iframe sandbox="allow-scripts" style="width:100%;height:{FRAME}px;border:0" '
            f'srcdoc="{escape(self.page())}"></iframe>'
        )


class FilmPieces:
    """Pictures cut into pieces, of which most are the same from one to the next: so a film takes little room."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.known: dict[str, int] = {}

    def taken(self, svg: str) -> list[int]:
        """The pieces of a picture as pairs: the number of the first, and how many follow each other."""
        found: list[int] = []
        expected = -1  # the piece that would go on with the last run
        for piece in PIECE.split(svg):
            if 0 <= expected < len(self.pieces) and self.pieces[expected] == piece:
                number = expected
            else:
                number = self.number(piece)
            if number == expected:
                found[-1] += 1
            else:
                found += [number, 1]
            expected = number + 1
        return found

    def number(self, piece: str) -> int:
        if piece not in self.known:
            self.known[piece] = len(self.pieces)
            self.pieces.append(piece)
        return self.known[piece]
