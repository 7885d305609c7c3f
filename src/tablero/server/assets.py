"""Styles, script and pictures that never change while the server runs: read once, named by their content.

`asset("tablero.css")` is the address of a file with its version in it, so browsers may keep it for good. The colours of
`drawing.themes` come first in the sheet; each game's board has a sheet of its own, taken out of its picture, because
our Content-Security-Policy allows no style inside a page. The boards of the front page are pictures by themselves,
drawn in a thread: the page need not wait for them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import re
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablero.core.errors import nearest
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import SPECTATOR
from tablero.drawing.default import pictures_of
from tablero.drawing.themes import DARK, LIGHT, OKABE_ITO
from tablero.texts.lexicon import ENGLISH

from . import rendering
from .page_texts import game_texts, languages

log = logging.getLogger("tablero.server")

IMPORT: Final = re.compile(r'from "\./([\w-]+\.js)"')
MEDIA: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
}
WHOLE: Final = 'preserveAspectRatio="xMidYMin meet"'
FILLING: Final = 'preserveAspectRatio="xMidYMid slice"'  # for a frame of another shape
FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_A_DAY: Final = "public, max-age=86400"
THEMES: Final = ("light", "dark")
PICTURE_THEMES: Final = ("auto", *THEMES)
LOADING: Final = Lock()
BROKEN: Final[set[str]] = set()  # games that could not be drawn
SAMPLE_SEED: Final = b"a picture for the front page"
SAMPLE_DECISIONS: Final = 60


class Asset(NamedTuple):
    body: bytes
    zipped: bytes
    media: str
    version: str


def make_asset(name: str, content: str | bytes) -> Asset:
    body = content.encode() if isinstance(content, str) else content
    version = hashlib.blake2b(body, digest_size=6).hexdigest()
    return Asset(body, gzip.compress(body, 9, mtime=0), MEDIA[name.rpartition(".")[2]], version)


@lru_cache(maxsize=1)
def assets() -> dict[str, Asset]:
    """All files by name."""
    contents = {file.name: file.read_bytes() for file in files("tablero.web").joinpath("static").iterdir()}
    found = {name: make_asset(name, content) for name, content in contents.items() if name.endswith(".png")}
    texts = {name: content.decode() for name, content in contents.items() if name not in found}
    texts["tablero.css"] = colours() + texts["tablero.css"]
    for name in texts:
        found[name] = make_asset(name, with_imports(name, texts))
    return found


@lru_cache(maxsize=64)
def board_sheet(id: str) -> Asset:
    """The style sheet of a game's board."""
    style, _ = cut_style(sample_picture(id, ENGLISH))
    return make_asset("board.css", style)


def find_asset(name: str) -> Asset | None:
    """A file, or the sheet of a game."""
    game, _, kind = name.rpartition(".")
    if kind == "css" and game in playable():
        return board_sheet(game)
    return assets().get(name)


def with_imports(name: str, texts: dict[str, str]) -> str:
    """A file in which the scripts that it imports are named by their content, too."""

    def address(imported: re.Match[str]) -> str:
        version = make_asset(imported[1], with_imports(imported[1], texts)).version
        return f'from "./{imported[1]}?{version}"'

    return IMPORT.sub(address, texts[name])


def asset(name: str) -> str:
    """The address of a file."""
    found = find_asset(name)
    assert found, name
    return f"/static/{name}?{found.version}"


async def serve(request: Request) -> Response:
    found = find_asset(request.path_params["name"])
    if found is None:
        return PlainTextResponse("there is no such file\n", 404)
    headers = {"Cache-Control": FOR_GOOD, "Vary": "Accept-Encoding", "Content-Type": found.media}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.zipped, headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.body, headers=headers)


async def serve_picture(request: Request) -> Response:
    """The board of a game as a small picture, by language and theme; drawn once, and not while others wait."""
    id, language, theme = (request.path_params[name] for name in ("game", "language", "theme"))
    if id not in playable() or language not in languages() or theme not in PICTURE_THEMES:
        return PlainTextResponse("there is no such picture\n", 404)
    found = await asyncio.to_thread(board_picture, id, language, theme)
    headers = {"Cache-Control": FOR_A_DAY, "Vary": "Accept-Encoding", "Content-Type": MEDIA["svg"]}
    headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"  # its own sheet, and no more
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.zipped, headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.body, headers=headers)


# -- colours -----------------------------------------------------------------------------------------------------


def colours() -> str:
    """The colours of both themes as CSS variables, and a class for each player's colour."""
    light, dark = variables(LIGHT, "#ffffff"), variables(DARK, "#1a1030")
    players = "".join(f".c-{name}{{--own:{back};--own-ink:{ink}}}" for name, (back, ink) in OKABE_ITO.items())
    return (
        f":root{{color-scheme:light;{light}}}"
        f"@media(prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}"
        f':root[data-theme="light"]{{color-scheme:light;{light}}}'
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}{players}\n'
    )


def variables(theme: dict[str, str], on_act: str) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in theme.items()) + f"--on-act:{on_act}"


def seat_colour(game: AnyGame, seat_id: str, seat: int) -> str:
    """The colour of a seat: as the board has it, its own name if that is a colour, else the next one of the set."""
    names = list(OKABE_ITO)
    own: str = getattr(pictures_of(game), "SEAT_COLOURS", {}).get(seat_id, seat_id)
    return own if own in OKABE_ITO else names[seat % len(names)]


# -- boards ------------------------------------------------------------------------------------------------------


def without_style(picture: str) -> str:
    """A picture for a page that has the game's sheet."""
    return cut_style(picture)[1]


def cut_style(picture: str) -> tuple[str, str]:
    """The sheet that a picture brings along, and the picture without it."""
    before, _, rest = picture.partition("<style>")
    style, _, after = rest.partition("</style>")
    return style, before + after


def playable() -> list[str]:
    """The games that can be shown. One that is broken is left out, and does not take the others with it."""
    with LOADING:  # several may ask for them at the start: once is enough
        found = loaded_games()
    return [id for id in found if id not in BROKEN]


@lru_cache(maxsize=1)
def loaded_games() -> list[str]:
    """The games that have all they need, as far as that can be seen without drawing them."""
    found = []
    for id in game_ids():
        try:
            game = find_game(id)
            check_texts(game)
        except Exception:
            log.exception("the game %s can't be shown, and is left out", id)
        else:
            found.append(id)
    return found


def draw_all() -> None:
    """Draw every board, ahead of those who will want to see it, and leave out a game that can't be drawn."""
    for id in playable():
        try:
            board_sheet(id)
        except Exception:
            log.exception("the game %s can't be drawn, and is left out", id)
            BROKEN.add(id)


def check_texts(game: AnyGame) -> None:
    """Say everything that a new table needs words for, to see whether they are all there."""
    texts = game_texts(game, ENGLISH)
    texts.title(), texts.description()
    for option in game.options:
        texts.option_title(option.name), texts.option_help(option.name)
        for choice in option.choices:
            texts.choice_title(option.name, choice), texts.choice_help(option.name, choice)


def playable_game(id: str) -> AnyGame:
    """The game of this name, if it can be played here."""
    if id not in playable():
        raise nearest(id, playable(), "tablero", "game")
    return find_game(id)


@lru_cache(maxsize=64)
def sample_picture(id: str, language: str) -> str:
    """A position somewhere in the game, for the front page."""
    game = find_game(id)
    match = new_match(game, game.usual_players(), {}, SAMPLE_SEED, journal=False)
    for number in range(SAMPLE_DECISIONS):
        if match.ask is None:
            break
        options = match.ask.options
        match.answer(options[number * 7 % len(options)])
    texts = game_texts(game, language, match.players)
    picture: str = pictures_of(game).thumbnail(
        game.view(match.state, SPECTATOR), lambda id: rendering.thing_name(texts, id)
    )
    return picture.replace(WHOLE, FILLING, 1)


@lru_cache(maxsize=128)
def board_picture(id: str, language: str, theme: str) -> Asset:
    """The same as a file of its own, in a theme, or in that of the reader's system."""
    chosen = f'<svg data-theme="{theme}"' if theme in THEMES else "<svg"
    return make_asset("board.svg", sample_picture(id, language).replace("<svg", chosen, 1))
