"""The picture of the board: it shows the view and nothing else, and every option can be clicked in it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablero.core.errors import UnknownId
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.drawing.boxes import distance, moved
from tablero.drawing.themes import DARK, LIGHT, OKABE_ITO, contrast
from tablero.games.narcos.board import PLACE_IDS
from tablero.games.narcos.draw import SEAT_COLOURS, WORDS, draw, thumbnail
from tablero.games.narcos.picture import style
from tablero.games.narcos.picture.land import MAP_HEIGHT, MAP_WIDTH, centre
from tablero.games.narcos.picture.names import name_places
from tablero.games.narcos.position import position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.svg import (
    SVG,
    Element,
    check_buttons,
    clickable,
    has_class,
    marked,
    named,
    one,
    parsed,
    positions,
    text_list,
    values,
)

GAME = find_game("narcos")
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"notebook": "off"}), (5, {"notebook": "markers"})]


# -- what can be clicked -------------------------------------------------------------------------------------------


def test_what_can_be_clicked_is_a_button_with_a_name():
    options = ["k4", "murphy", "leon", "dea", "attack_2", "defence_1", "f3", "7", "done"]
    root = parsed(draw(position().view("patron"), options))

    assert sorted(clickable(root)) == sorted(options)
    check_buttons(root)


def test_an_unknown_option_is_refused_with_a_hint():
    with pytest.raises(UnknownId, match=r"'murphi'.*did you mean 'murphy'"):
        draw(position().view("patron"), ["murphi"])


# -- it shows the view ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seat", [0, 1])
def test_everything_in_the_view_is_in_the_picture(players: int, options: dict[str, Any], seat: int):
    for match in positions(GAME, players, options, every=29):
        view = GAME.view(match.state, seat)
        root = parsed(draw(view))
        for id, data in view["locations"].items():
            check_location(one(root, "data-thing", id), data)
        check_patron(root, view)
        check_hunters(root, view)


def check_location(place: Element, data: dict[str, Any]) -> None:
    lying = [data["token"], *[kind for kind in ("cube", "party", "marker") if data[kind]]]
    assert [kind for kind in values(place, "data-token") if kind != "carried"] == [kind for kind in lying if kind]
    assert values(place, "data-figure") == [figure for figure in (data["hunter"], data["sicario"]) if figure]


def check_patron(root: Element, view: dict[str, Any]) -> None:
    """Tracks, cards, objectives and the sicarios' cells."""
    told = view["patron"]
    assert values(root, "data-fame") == [str(told["fame"])]
    assert values(root, "data-money") == [str(told["money"])]
    assert values(root, "data-income") == [str(told["income"])]
    assert values(root, "data-arrests") == [str(told["arrests"])]
    assert values(root, "data-hand") == [str(view["hand"]["count"])]
    shown = [card.removeprefix("hand ") for card in values(root, "data-card") if card.startswith("hand ")]
    assert shown == (view["hand"]["cards"] or view["hand"]["known"])
    possible = view["possible"] or []
    assert sorted(values(root, "data-possible")) == sorted(possible if len(possible) < len(PLACE_IDS) else [])
    for sicario in view["sicarios"]:
        cell = one(root, "data-cell", sicario["sicario"])
        token = sicario["defence"]
        value = "" if token is None or token["value"] is None else f" {token['value']}"
        state = "" if token is None else f"{sicario['sicario']} {'open' if token['open'] else 'shut'}{value}"
        assert values(cell, "data-defence") == ([state] if token else [])
        assert bool(has_class(cell, "bars")) == sicario["captured"]


def check_hunters(root: Element, view: dict[str, Any]) -> None:
    """The action dashboard and the factions."""
    assert values(root, "data-available") == [" ".join(map(str, view["actions"]["available"]))]
    for id, cells in view["actions"]["cells"].items():
        drawn = values(one(root, "data-action", id), "data-cell-card")
        assert drawn == [str(cell["card"]) for cell in cells if cell["card"]]
    for id, faction in view["factions"].items():
        row = one(root, "data-faction", id)
        assert values(row, "data-hunter") == faction["hunters"]
        assert values(row, "data-ability") == faction["cards"]
        ticked = [hunter for hunter in faction["hunters"] if view["hunters"][hunter]["acted"]]
        assert len(has_class(row, "tick-disc")) == len(ticked)
        assert bool(has_class(row, "active")) == faction["active"]


@rule("NC-6.25", "NC-8.6")
def test_a_deactivated_hunter_lies_down_and_a_blocked_one_has_a_lock():
    root = parsed(draw(position(hunters="murphy k4 down, pena a7 blocked").view("leader_1")))

    assert has_class(one(root, "data-figure", "murphy"), "down")
    assert not has_class(one(root, "data-figure", "murphy"), "lock")
    assert has_class(one(root, "data-figure", "pena"), "lock")


def test_new_things_are_marked_and_nothing_else_is():
    view = position().view("patron")

    assert not has_class(parsed(draw(view)), "new")
    assert len(has_class(parsed(draw(view, changed=["k4", "dea", "fame", "money"])), "new")) == 4


# -- and nothing else ----------------------------------------------------------------------------------------------


@rule("NC-4.1")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_dealing_anew_what_is_hidden_leaves_the_picture_as_it_was(players: int, options: dict[str, Any]):
    for match in positions(GAME, players, options, every=61):
        for seat in (SPECTATOR, 1):
            other = match.copy()
            other.redeal(seat, b"another world")
            assert draw(GAME.view(match.state, seat)) == draw(GAME.view(other.state, seat))


@rule("NC-4.1", "NC-11.4")
def test_only_patron_sees_his_hideout():
    table = position(patron="a11")

    assert values(parsed(draw(table.view("patron"))), "data-hideout") == ["a11"]
    assert values(parsed(draw(table.view("leader_1"))), "data-hideout") == []
    assert values(parsed(draw(GAME.view(table.state, EVERYTHING))), "data-hideout") == ["a11"]


def test_all_words_come_from_outside_and_may_hold_anything():
    asked = set()

    def words(id: str) -> str:
        asked.add(id)
        return marked(id)

    picture = draw(position().view("patron"), ["k4", "attack_2", "done"], words=words)
    for text in parsed(picture).iter():
        if text.tag in (f"{SVG}text", f"{SVG}title") and "mono" not in text.get("class", "").split():
            assert not re.search(r"[^\W\d_]", re.sub(r"<[\w:]*>&", "", text.text or "")), text.text
    assert {id for id in asked if not id.startswith("text:")} <= {*GAME.actions, *WORDS}


def test_everything_the_picture_names_has_its_words():
    texts = texts_for(GAME, "en", 5)
    for id in WORDS:
        assert texts.thing(id)


def test_the_thumbnail_is_the_map_alone():
    root = parsed(thumbnail(position().view("")))

    assert len(has_class(root, "location")) == len(PLACE_IDS)
    assert not has_class(root, "row")


def test_a_place_shows_its_number_and_its_name():
    root = parsed(draw(position().view(""), words=lambda id: {"k4": "K4 Barranquilla"}[id]))

    assert "K4" in text_list(one(root, "data-thing", "k4"))
    assert "Barranquilla" in text_list(root)


@pytest.mark.parametrize("id", PLACE_IDS)
def test_every_place_has_room_on_the_map(id: str):
    x, y = centre(id)

    assert 25 <= x <= MAP_WIDTH - 25
    assert 35 <= y <= MAP_HEIGHT - 30
    for other in PLACE_IDS:
        a, b = centre(other)
        assert other == id or abs(a - x) + abs(b - y) >= 40, other


# -- colours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu", "pl", "ru"])
def test_while_nothing_stands_there_it_is_plain_whose_a_name_is(language: str):
    texts = texts_for(find_game("narcos"), language)
    names = tuple(texts.thing(id).partition(" ")[2] for id in PLACE_IDS)
    places = name_places(names, ((),) * len(PLACE_IDS))
    for id, place in places.items():
        given = moved(place.box(), centre(id))
        nearest = min(distance(given, centre(other)) for other in PLACE_IDS if other != id)
        assert nearest - distance(given, centre(id)) > 4, id


@pytest.mark.parametrize("theme", [LIGHT | style.LIGHT, DARK | style.DARK_COLOURS])
def test_text_can_be_read_on_whatever_it_stands(theme: dict[str, str]):
    for name in ("land-k", "land-a", "land-o", "sea", "paper", "ground", "plate", "field"):
        assert contrast(theme["ink"], theme[name]) >= 4.5, name
        assert contrast(theme["act"], theme[name]) >= 3, name
    for name in ("paper", "ground"):
        assert contrast(theme["soft"], theme[name]) >= 4.5, name
    assert contrast(theme["seal"], theme["seal-ink"]) >= 4.5
    assert contrast(theme["patron"], theme["patron-ink"]) >= 4.5
    assert contrast(theme["possible"], theme["possible-edge"]) >= 1.5


def test_factions_and_seats_have_colours_of_their_own():
    assert len(set(style.FACTION_COLOURS.values())) == 4
    assert len({SEAT_COLOURS[name] for name in GAME.seat_names(5)}) == 5
    for colour in style.FACTION_COLOURS.values():
        assert contrast(*OKABE_ITO[colour]) >= 4.5


def test_an_empty_dashboard_names_nobody_twice():
    root = parsed(draw(position().view("patron")))

    for sicario in position().view("patron")["sicarios"]:
        assert len(named(root, "data-cell", sicario["sicario"])) == 1
