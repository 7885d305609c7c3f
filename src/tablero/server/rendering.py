"""Words and pictures of a table, from a view alone: everything the server asks of a game's `texts/` and `draw.py`.

Nothing here sees a state: what is not in the view can't get into a picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from tablero.bots import Knowledge
from tablero.core.ask import Ask
from tablero.core.errors import UnknownId
from tablero.core.game import AnyGame, Seating, View
from tablero.core.match import Match
from tablero.core.remark import Remark
from tablero.drawing.default import pictures_of
from tablero.drawing.legend import Sign, sign_picture
from tablero.drawing.scene import Names
from tablero.texts import Texts, texts_for

from .page_texts import spoken
from .responses import CardText, GuideInfo, PanelInfo, PanelLine
from .storage.rows import SeatRow

DONE: Final = "done"  # an action that all games have


def table_texts(game: AnyGame, seating: Seating, language: str, seats: list[SeatRow], people: dict[str, str]) -> Texts:
    """What is said at a table, with its people called by their names."""
    language = spoken(game, language)
    plain = texts_for(game, language, seating=seating)
    given = [people.get(seat.user_id or "", "") for seat in seats]
    names = []
    for number, name in enumerate(given):
        own = plain.seat(number)
        if name and given.count(name) > 1:  # two of one name, or one person on two seats
            name = plain.say("seat-named", seat=own, name=name)
        names.append(name or own)
    return texts_for(game, language, names=names, seating=seating)


def board(game: AnyGame, view: View, options: dict[str, str], changed: list[str], texts: Texts, tall: bool) -> str:
    """The table as SVG; `tall` for narrow screens. To stop is called what the question calls it."""

    def called(id: str) -> str:
        return thing_name(texts, id)

    own = {DONE: options[DONE]} if DONE in options else {}
    picture: str = pictures_of(game).draw(view, list(options), changed, Names(called, texts, own), tall)
    return picture


@lru_cache(maxsize=20_000)
def thing_name(texts: Texts, id: str) -> str:
    """What a thing in a picture is called, with its short form; nothing if the texts have no word for it."""
    try:
        return texts.thing(id)
    except UnknownId:
        return ""


@lru_cache(maxsize=20_000)
def waiting(texts: Texts, seats: tuple[int, ...]) -> str:
    """Who still has to decide, as a sentence."""
    return texts.waiting(seats)


def cards(view: View, texts: Texts) -> dict[str, CardText]:
    """Name and text of every card that is named in the view; a card can be answered, or is drawn by its name."""
    known = markable(texts.game)
    found = {id: card(texts, id) for id in dict.fromkeys(words_in(view)) if id in known}
    return {id: face for id, face in found.items() if face}


@lru_cache(maxsize=20_000)
def card(texts: Texts, id: str) -> CardText:
    """Name and text of a card; empty if `id` is none."""
    base = id.rstrip("0123456789").rstrip("_")
    if not (texts.lexicon.has(f"card-{id}") or (base != id and texts.lexicon.has(f"card-{base}"))):
        return {}
    try:
        printed = " · ".join(texts.remark(line) for line in texts.game.printed(id))
        return {"name": texts.card_name(id), "text": texts.card_text(id), "printed": printed}
    except UnknownId:
        return {}


def guide(game: AnyGame, texts: Texts) -> GuideInfo:
    """The game on one page: goal, turn, and the signs on the board with what they stand for."""
    found = game.guide()
    return {
        "description": texts.description(),
        "goal": [{"text": texts.remark(line), "rule": line.rule} for line in found.goal],
        "turn": [{"text": texts.remark(line), "rule": line.rule} for line in found.turn],
        "signs": [
            {"picture": picture, "name": str(texts.thing(id)), "text": texts.thing_text(id), "rule": game.rule_of(id)}
            for id, picture in signs(game).items()
        ],
    }


@lru_cache(maxsize=20_000)
def thing_text(texts: Texts, id: str) -> str:
    """What a thing is for; nothing if the texts don't say."""
    try:
        return texts.thing_text(id)
    except UnknownId:
        return ""


@lru_cache
def signs(game: AnyGame) -> dict[str, str]:
    """The signs that a game's picture has for a legend, each as a picture of its own."""
    pictures = pictures_of(game)
    found: dict[str, Sign] = getattr(pictures, "SIGNS", {})
    return {id: sign_picture(pictures.ROOT, sign) for id, sign in found.items()}


def panels(game: AnyGame, view: View, texts: Texts, seat: int) -> list[PanelInfo]:
    """What the game shows beside board and cards: titles and lines."""
    return [
        {
            "kind": panel.kind,
            "title": texts.say(f"panel-{panel.kind}"),
            "lines": [
                panel_line(texts, line.kind, line.rule, tuple(line.values.items()), seat) for line in panel.lines
            ],
        }
        for panel in game.panels(view)
    ]


@lru_cache(maxsize=20_000)
def panel_line(texts: Texts, kind: str, rule: str, values: tuple[tuple[str, int], ...], seat: int) -> PanelLine:
    """A line of a panel in words; most are the same at the next answer."""
    line = Remark(kind, rule, **dict(values))
    return {"text": texts.remark(line, seat), "value": texts.remark_value(line, seat), "rule": rule}


def warnings(game: AnyGame, view: View, ask: Ask, texts: Texts) -> dict[int, str]:
    """What is to be said about options before they are chosen."""
    return {option: texts.remark(remark, ask.seat) for option, remark in game.warnings(view, ask).items()}


def consequences(match: Match, ask: Ask, texts: Texts) -> dict[int, str]:
    """What options cost and do, from what the seat may know."""
    knowledge = Knowledge(match, ask.seat)
    found = match.game.consequences(lambda: knowledge.world(b"").state, knowledge.ask)
    return {option: texts.remark(remark, ask.seat) for option, remark in found.items()}


def places(game: AnyGame, ask: Ask) -> list[str]:
    """The places that a question speaks of."""
    known = game.things().get("place", ())
    named = [value for name, value in ask.values.items() if name in game.action_values and value in known]
    return [game.name(place) for place in dict.fromkeys(named)]


def words_in(value: object) -> list[str]:
    """Every word in plain data, in order."""
    found: list[str] = []
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, str):
            found.append(item)
        elif isinstance(item, dict):
            left.extend(reversed(item.values()))
        elif isinstance(item, list | tuple):
            left.extend(reversed(item))
    return found


def changes(game: AnyGame, before: View, after: View) -> list[str]:
    """The things that differ between two views of one reader: places, pieces and cards that the picture can mark."""
    known = markable(game)
    return [id for id in dict.fromkeys(differences(before, after)) if id in known]


@lru_cache
def markable(game: AnyGame) -> frozenset[str]:
    return frozenset([*game.actions, *getattr(pictures_of(game), "WORDS", ())])


def differences(before: object, after: object) -> Iterator[str]:
    """The names under which two views differ, and the words that are new in lists."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            if before.get(key) != value:
                yield str(key)
                yield from differences(before.get(key), value)
    elif isinstance(after, list) and isinstance(before, list):
        yield from new_words(before, after)


def new_words(before: Iterable[object], after: Iterable[object]) -> Iterator[str]:
    old = set(words_in(list(before)))
    for thing_name in words_in(list(after)):
        if thing_name not in old:
            yield thing_name
