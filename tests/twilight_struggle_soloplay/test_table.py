"""The table to look at: picture, plain text, panels, warnings, the list of cards, the AI's round in the journal."""

from __future__ import annotations

import random

import pytest

from tablero.core.errors import BadSetup, UnknownId
from tablero.core.rulebook import rulebook
from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import card_number
from tablero.games.twilight_struggle_soloplay import catalogue
from tablero.games.twilight_struggle_soloplay.advice import panels, warnings
from tablero.games.twilight_struggle_soloplay.draw import draw, thumbnail
from tablero.games.twilight_struggle_soloplay.invariants import check
from tablero.games.twilight_struggle_soloplay.plain import plain_tables
from tablero.games.twilight_struggle_soloplay.position import parse, position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.svg import SVG, parsed
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, regions, stack

GAME_ID = "twilight-struggle-soloplay"


def table(**given):
    around = {"side": "us", "turn": 4, "round": 2, "primary": "asia", "secondary": "africa", "player": "fidel, nato"}
    return position(**(around | given))


def words(at) -> dict[str, dict[str, str]]:
    """The panels in English: title, and each line with what stands at its end."""
    texts = texts_for(at.game)
    found = {}
    for panel in panels(at.view("player")):
        lines = {texts.remark(line, 0): texts.remark_value(line, 0) for line in panel.lines}
        found[texts.say(f"panel-{panel.kind}")] = lines
    return found


# -- picture and plain text --------------------------------------------------------------------------------------


@rule("SP-3.6")
def test_the_picture_marks_a_scoring_round():
    quiet, scoring = table(round=3), table(round=3, scoring="yes", scorings=1)
    assert 'data-rank="primary"' in draw(quiet.view("player"))
    picture = draw(scoring.view("player"))
    assert 'data-rank="scored"' in picture
    assert 'data-rank="primary"' not in picture


@rule("SP-2.1", "SP-13.1")
@pytest.mark.parametrize(("turn", "last"), [(2, 6), (5, 7)])
def test_a_turn_ends_in_its_last_round(turn, last):
    at = table(turn=turn, round=last, space="6/0", scorings=1 if turn < 4 else 2, secondary="africa", step="next-round")
    assert at.kind == "held"
    assert at.view("player")["round"] == last
    assert f'data-round="{last}"' in draw(at.view("player"))


@rule("SP-3.1")
def test_the_picture_marks_the_two_regions():
    with_regions = thumbnail(table().view("player"))
    without = thumbnail(table(primary="europe", secondary="middle_east").view("player"))

    assert with_regions != without
    assert parsed(with_regions).tag == f"{SVG}svg"


@rule("SP-3.1", "SP-5.4")
def test_the_plain_table_tells_regions_and_costs():
    at = table(scoring="yes", secondary="africa")
    texts = texts_for(at.game)
    solo = plain_tables(at.view("player"), texts.thing, texts.say)[0]

    assert solo.rows[0] == ["Primary Region", "Asia, Scoring round", "1 2 3 4"]
    assert solo.rows[1] == ["Secondary Region", "Africa", "1 1 2 3"]
    assert solo.rows[-1] == ["If it ended now", "Draw", ""]


def test_the_plain_table_shows_the_draft():
    at = seat_at(GAME_ID, 1, "plain")
    texts = texts_for(at.game)
    at.play(at.options[0])
    cards = plain_tables(at.view("player"), texts.thing, texts.say)[4]

    assert [row[0] for row in cards.rows].count("Open cards") == 5
    assert [row[0] for row in cards.rows].count("Kept") == 1


# -- panels and warnings -----------------------------------------------------------------------------------------


@rule("SP-5.4", "SP-3.6")
def test_a_panel_tells_what_cards_are_worth_where():
    shown = words(table())["What cards of 1, 2, 3, 4 Ops are worth"]
    scored = words(table(scoring="yes"))["What cards of 1, 2, 3, 4 Ops are worth"]

    assert shown == {"Primary: Asia": "1 2 3 4", "Secondary: Africa": "1 1 2 3", "Elsewhere": "– 1 1 2"}
    assert "Primary, scored this round: Asia" in scored


@rule("SP-16.6")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_a_panel_tells_what_the_points_would_bring(side):
    lines = words(table(side=side, vp=5))["Who is ahead"]

    assert lines["Ahead in victory points: Player" if side == "us" else "Ahead in victory points: AI"] == "5"
    ending = (
        "5 VP: a decisive advantage, if the game ended now"
        if side == "us"
        else "−5 VP: a defeat, if the game ended now"
    )
    assert ending in lines


@rule("SP-16.4")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_a_preview_tells_who_would_score(side):
    lines = words(table(side=side, panama="2/0", haiti="1/0"))["If it were scored now"]

    assert lines["Central America"] == ("Player 4" if side == "us" else "AI 4")
    assert lines["Africa"] == "0"


@rule("SP-16.2")
def test_the_person_is_warned_of_nuclear_war():
    at = table(player="duck_and_cover", defcon=2)
    found = warnings(at.view("player"), at.ask)

    assert found[at.game.action("event")].kind == "nuclear-war"
    assert at.ask.seat == 0, "the question itself is left as it is"
    assert warnings(table(player="duck_and_cover", defcon=3).view("player"), at.ask) == {}


# -- the journal -------------------------------------------------------------------------------------------------


@rule("SP-8.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_every_round_of_the_ai_is_one_line_with_its_reasons_behind_it(side):
    luck = random.Random(side)
    at = seat_at(GAME_ID, 1, f"journal {side}", side=side)
    while not at.match.over:
        at.match.answer(luck.choice(at.ask.options))
    roles = [at.game.line_role(entry.kind) for entry in at.match.journal(0)]
    opened = [n for n, role in enumerate(roles) if role == "open"]
    closed = [n for n, role in enumerate(roles) if role == "close"]

    assert len(opened) >= 6
    assert len(opened) - len(closed) in (0, 1), "the last one may be cut short by the end of the game"
    assert all(first < last for first, last in zip(opened, closed, strict=False))
    book = rulebook(at.game)
    assert all(book.has(entry.rule) for entry in at.match.journal(0))


# -- looking things up -------------------------------------------------------------------------------------------


@rule("SP-17.1")
def test_the_catalogue_tells_when_the_ai_uses_a_card():
    info = catalogue.card_info("marshall plan")

    assert info["rule"] == "SP-card-23"
    assert info["ai"]["headline"]
    assert info["ai"]["rounds"][0]["phase"] == "scoring:europe"
    assert catalogue.card_info("6")["ai"]["rounds"] == []
    assert catalogue.card_info("asia_scoring")["rule"] == "TS-card-1"


@rule("SP-17.5")
def test_the_catalogue_finds_changed_events_where_they_are_changed():
    assert "soloplay" in str(catalogue.card_info("blockade")["effect"])
    assert "soloplay" not in str(catalogue.card_info("fidel")["effect"])


def test_a_position_can_be_written_as_text():
    s = parse(
        "side: ussr\nturn: 4\nround: 2\nprimary: asia\nplayer: fidel, nato\npile: europe, africa, middle_east, "
        "central_america, south_america, southeast_asia\n"
    )

    assert regions(s) == "asia / -"
    assert stack(s, "player") == ["fidel", "nato"]


def test_a_position_may_have_shuttle_diplomacy_in_force():
    s = position(turn=4, round=2, primary="asia", lasting="shuttle_diplomacy").state

    check(s)
    assert card_number("shuttle_diplomacy") not in s.deck


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"lasting": "shuttle_diplomacy", "player": "shuttle_diplomacy"}, "shuttle_diplomacy cannot be there"),
        ({"player": "fidel", "ai": "fidel"}, "fidel is in two places"),
        ({"player": "the_china_card", "side": "us", "china": "ussr up"}, "China Card"),
        ({"player": "wargames"}, "wargames cannot be there"),
    ],
)
def test_an_impossible_position_is_refused(given, message):
    with pytest.raises(BadSetup, match=message):
        position(turn=4, round=2, primary="asia", **given)


def test_a_misspelt_key_is_refused_with_a_suggestion():
    with pytest.raises((BadSetup, UnknownId), match="primary"):
        position(turn=4, round=2, primari="asia")
