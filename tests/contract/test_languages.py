"""Whole games in every language: whatever is said at a decision can be said, and none of it is left in English.

One of the languages is English with accents (tests/pseudo.py): a word without one was not put through the texts. A
sentence that a translation can't say, for want of a form of a name, fails here with the message's id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from tablero.core.actors import Actors
from tablero.core.errors import UnknownId
from tablero.core.feature import Difference
from tablero.core.game import AnyGame
from tablero.core.lesson import lessons_of
from tablero.core.match import Match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.core.story import story_of
from tablero.core.why import reason_against
from tablero.drawing.default import pictures_of, tables_of
from tablero.server import rendering, story
from tablero.server.line_joiner import LineJoiner
from tablero.texts import Texts, languages, texts_for
from tests.contract.support import Case, decisions, watchers
from tests.pseudo import LANGUAGE, LEAK, RULE_IDS, spoken_everywhere

BROKEN = re.compile(r"[_{}$⁨⁩]|\?\?\?|\bNone\b|\s\s| [.,;:]")
SHOWN = re.compile(r"<title>([^<]*)</title>|<text[^>]*>([^<]*)</text>|aria-label=\"([^\"]*)\"")

Said = Iterator[tuple[str, str]]  # where, and the words


@pytest.fixture(scope="module", autouse=True)
def accents(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_everywhere(tmp_path_factory.mktemp("accents")):
        yield


def speakers(match: Match) -> list[Texts]:
    """All languages of a game, at this table."""
    seating = match.game.seating(match.state)
    return [texts_for(match.game, language, seating=seating) for language in languages(match.game)]


def check(texts: Texts, said: Said) -> None:
    for where, words in said:
        assert words.strip() == words, (where, words)
        assert words, where
        assert not BROKEN.search(words), (where, words)
        if texts.language == LANGUAGE:
            assert not LEAK.search(RULE_IDS.sub("", words)), (where, words)


# -- what is said --------------------------------------------------------------------------------------------------


def at_decision(match: Match, texts: Texts) -> Said:
    """The questions with all that is said of their options."""
    game = match.game
    yield "phase", texts.phase(game.step_name(match.state))
    yield "waiting", texts.waiting([ask.seat for ask in match.open_asks()])
    for ask in match.open_asks():
        yield f"ask-{ask.kind}", texts.prompt(ask)
        yield from ((f"option of {ask.kind}", texts.option(ask, option)) for option in ask.options)
        view = game.view(match.state, ask.seat)
        yield from ((f"warning at {ask.kind}", text) for text in rendering.warnings(game, view, ask, texts).values())
        does = rendering.consequences(match, ask, texts)
        yield from ((f"consequence at {ask.kind}", text) for text in does.values())
        for action in {action for actions in game.things().values() for action in actions} - {*ask.options}:
            reason = reason_against(game, ask, action)
            yield f"why not, remark-{reason.kind}", texts.remark(reason, ask.seat)


def at_table(match: Match, texts: Texts) -> Said:
    """What stands beside the question: panels, cards, the picture, the things in it."""
    game = match.game
    for seat in watchers(match):
        view = game.view(match.state, seat)
        yield "phase of the view", texts.phase(view["phase"]) if "phase" in view else "…"
        for panel in rendering.panels(game, view, texts, seat):
            yield f"panel-{panel['kind']}", panel["title"]
            for line in panel["lines"]:
                yield f"panel-{panel['kind']}", line["text"]
                yield f"panel-{panel['kind']}, value", line["value"] or "…"
        for id, card in rendering.cards(view, texts).items():
            yield from ((f"card-{id}", part) for part in card.values() if isinstance(part, str) and part)
        if seat >= 0:
            yield from ((f"order-{order.kind}", texts.order(order, seat)) for order in game.orders(view))
        yield from ((f"plays, {id}", texts.thing(id)) for id in (game.plays(view, seat) if seat >= 0 else []))
        for table in tables_of(game).plain_tables(view, texts.thing, texts.say):
            cells = [*table.columns, *(cell for row in table.rows for cell in row)]
            yield from (("terminal", cell.strip()) for cell in cells if cell.strip())
    view = game.view(match.state, SPECTATOR)
    for id in [*game.actions, *getattr(pictures_of(game), "WORDS", ())]:
        yield from ((f"described, {id}", texts.remark(line)) for line in game.describe(view, id))


def in_picture(match: Match, texts: Texts, tall: bool) -> Said:
    ask = match.open_asks()[0] if match.open_asks() else None
    seat = ask.seat if ask else SPECTATOR
    options = {match.game.name(option): texts.option(ask, option) for option in ask.options} if ask else {}
    picture = rendering.board(match.game, match.game.view(match.state, seat), options, [], texts, tall)
    for parts in SHOWN.findall(picture):
        words = unescape("".join(parts)).strip()
        if words:
            yield "picture", words


def in_journal(match: Match, texts: Texts) -> Said:
    """Every line, alone and told with others as one; and the tables that lines make."""
    actors, joiner = Actors(match.game), LineJoiner(texts)
    for n, entry in enumerate(match.journal(EVERYTHING)):
        text = texts.entry(entry)
        yield f"note-{entry.kind}", text
        actor = actors.actor(entry.kind, entry.values)
        yield f"joined, {entry.kind}", joiner.join(n, actor, entry.kind, entry.rule, entry.values, text)[1]
        for cell in match.game.line_cells(entry.kind, entry.values):
            yield f"cell of {entry.kind}", texts.remark(cell.row)


def in_judgement(match: Match, texts: Texts) -> Said:
    """What counts in a position, as reasons of a hint name it."""
    for seat in range(match.game.seats(match.state)):
        features = match.game.features(match.state, seat)
        for feature in features:
            for points in (-2.5, 2.5):
                change = Difference(feature.worth(0), feature.worth(points))
                yield f"feature-{feature.kind}", texts.reasons([change], seat)


def at_the_end(match: Match, texts: Texts) -> Said:
    game, state = match.game, match.state
    yield "result", texts.result(game.winners(state), game.ending(state))
    for seat, points in enumerate(game.points(state)):
        yield "points", texts.points(seat, points)
        yield "badge", texts.badge(seat)
    told = story_of(match)
    if told is None:
        return
    for sheet in story.sheets(texts, told):
        yield "sheet", sheet["title"]
        yield from (("sheet", words) for words in [*sheet["columns"], *(row["label"] for row in sheet["rows"])])
    yield from (("curve", curve["name"]) for curve in story.curves(texts, told, match))
    for point in told.turning_points():
        yield from (("turning point", line) for line in story.turning_point(texts, point)["lines"])


def about_game(game: AnyGame, texts: Texts) -> Said:
    """What is said of a game without a table: its setup, its guide, all its cards and things, its lessons."""
    yield "title", texts.title()
    yield from ((part, texts.sketch(part) or "…") for part in ("length", "weight", "like"))
    for option in game.options:
        yield option.name, texts.option_title(option.name)
        yield option.name, texts.option_help(option.name)
        for choice in option.choices:
            yield f"{option.name} {choice}", texts.choice_title(option.name, choice)
            yield f"{option.name} {choice}", texts.choice_help(option.name, choice) or "…"
    guide = rendering.guide(game, texts)
    yield "guide", guide["description"]
    yield from (("guide", line["text"]) for line in [*guide["goal"], *guide["turn"]])
    yield from (("guide", words) for sign in guide["signs"] for words in (sign["name"], sign["text"]))
    for id in [*game.actions, *getattr(pictures_of(game), "WORDS", ())]:
        for kind, say in (("thing", texts.thing), ("text of", texts.thing_text)):
            try:
                yield f"{kind} {id}", say(id)
            except UnknownId:  # not everything has a text
                continue
    for lesson in lessons_of(game):
        words = [id for id in texts.lexicon.ids() if id.startswith(f"lesson-{lesson.id}")]
        assert words
        yield from ((id, texts.say(id)) for id in words)


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_introduced_in_every_language(id: str) -> None:
    game = find_game(id)
    assert LANGUAGE in languages(game)
    for language in languages(game):
        texts = texts_for(game, language)
        check(texts, about_game(game, texts))


@pytest.mark.slow
def test_every_decision_can_be_told_in_every_language(case: Case):
    """Questions, options and reasons at many decisions, tables and pictures at some, journal and end as a whole."""
    chance = case.chance()
    match = case.new()
    told = speakers(match)
    for _ in decisions(match, case.chance(3)):
        if case.looks(chance, fast=0.12, slow=0.2):
            for texts in told:
                check(texts, at_decision(match, texts))
        if case.looks(chance, fast=0.02, slow=0.03):
            for texts in told:
                check(texts, at_table(match, texts))
                check(texts, in_judgement(match, texts))
                check(texts, in_picture(match, texts, tall=match.count % 2 == 0))
    for texts in told:
        check(texts, in_journal(match, texts))
        check(texts, at_table(match, texts))
        check(texts, at_the_end(match, texts))
