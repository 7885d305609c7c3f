"""The picture of the board: it shows the view and nothing else, and every option can be clicked in it."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any

import pytest

from tablero.core.errors import UnknownId
from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.drawing.themes import DARK, LIGHT, OKABE_ITO, contrast
from tablero.games.el_grande.board import COLOURS, MAP, NEXT_TO, REGION_IDS, TYPE_OF_CARD, Effect
from tablero.games.el_grande.draw import WORDS, draw, thumbnail
from tablero.games.el_grande.picture import style
from tablero.games.el_grande.picture.icons import effect_signs
from tablero.games.el_grande.picture.land import LANDS, corner_places, corners_of, outline
from tablero.games.el_grande.picture.pieces import CUBE, caballeros, grande, king
from tablero.games.el_grande.picture.players import HEAD, spread
from tablero.games.el_grande.picture.rooms import SHELF, room
from tablero.games.el_grande.picture.scene import ElGrandeScene
from tablero.games.el_grande.picture.spain import fitted
from tablero.games.el_grande.position import position
from tablero.testing import rule
from tests.svg import (
    SVG,
    Element,
    check_buttons,
    check_words,
    clickable,
    has_class,
    marked,
    named,
    parsed,
    positions,
    text_list,
)

GAME = find_game("el-grande")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"short": True, "merged_stacks": True}),
    (4, {"power_shift": True, "alternative_cards": "all"}),
    (5, {"new_regent": True, "power_shift": True}),
]


# -- what can be clicked -------------------------------------------------------------------------------------------


def test_what_can_be_clicked_is_a_button_with_a_name():
    view = position(card="his_majesty").view("purple")
    options = ["galicia", "castillo", "court", "purple", "power_9", "tile_8_4_0", "france", "special", "3", "done"]
    root = parsed(draw(view, options))

    assert sorted(clickable(root)) == sorted(options)
    check_buttons(root)


def test_a_click_on_a_piece_means_the_region_it_stands_in():
    root = parsed(draw(position(galicia="3 purple").view("purple"), ["galicia"]))
    [button] = named(root, "data-option", "galicia")

    assert [piece.get("data-count") for piece in named(button, "data-caballeros", "purple")] == ["3"]


def test_an_unknown_option_is_refused_with_a_hint():
    with pytest.raises(UnknownId, match=r"'galizia'.*did you mean 'galicia'"):
        draw(position().view("purple"), ["galizia"])


# -- it shows the view ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_all_pieces_of_the_view_are_in_the_picture_with_their_numbers(players: int, modules: dict[str, Any]):
    for match in positions(GAME, players, modules, every=29):
        view = GAME.view(match.state, 0)
        root = parsed(draw(view))
        for id, data in view["regions"].items():
            [region] = named(root, "data-thing", id)
            for colour, count in zip(view["colours"], data["caballeros"], strict=True):
                drawn = named(region, "data-caballeros", colour)
                assert [text_of(piece, "count") for piece in drawn] == ([str(count)] if count else [])
            assert {g.get("data-grande") for g in region.iter() if "data-grande" in g.attrib} == set(data["grandes"])
            assert "".join(text_list(region, "value", "plate-value")) == "".join(map(str, data["values"]))
            assert bool(has_class(region, "plate")) == (data["tile"] is not None)
        [castle] = named(root, "data-thing", "castillo")
        assert {g.get("data-grande") for g in castle.iter() if "data-grande" in g.attrib} == set(
            view["castillo"]["grandes"]
        )
        [ruler] = named(root, "data-thing", "king")
        [land] = named(root, "data-thing", view["king"])
        assert ruler in land.iter()
        check_players(root, view)


def check_players(root: Element, view: dict[str, Any]) -> None:
    """Scores, courts and provinces, in the players' rows."""
    for seat in range(view["players"]):
        colour = COLOURS[seat]
        assert [score.text for score in named(root, "data-score", colour)] == [str(view["score"][seat])]
        for supply in ("court", "province"):
            [cell] = named(root, "data-supply", f"{colour} {supply}")
            assert text_of(cell, "supply") == str(view[supply][seat]) == cell.get("data-count")


def text_of(root: Element, class_: str) -> str:
    [text] = text_list(root, class_)
    return text


@rule("EG-12.1")
def test_the_kings_region_is_seen_to_be_closed():
    root = parsed(draw(position(king="toledo").view("purple")))

    [region] = named(root, "data-thing", "toledo")
    assert has_class(region, "taboo-line")
    assert len(has_class(root, "taboo-line")) == 1


@rule("EG-11.2", "EG-24.2")
def test_the_castillo_hides_its_caballeros_until_all_is_open():
    table = position(castillo="3 blue, 2 purple")

    [closed] = named(parsed(draw(table.view("purple"))), "data-thing", "castillo")
    assert not [g for g in closed.iter() if "data-caballeros" in g.attrib]
    [opened] = named(parsed(draw(GAME.view(table.state, EVERYTHING))), "data-thing", "castillo")
    assert [g.get("data-count") for g in opened.iter() if "data-caballeros" in g.attrib] == ["2", "3"]


@rule("EG-18.1")
def test_the_short_game_strikes_out_the_rounds_it_leaves_out():
    def struck(**given: Any) -> list[str]:
        match = new_match(GAME, 3, given, seed=b"short")
        return text_list(parsed(draw(GAME.view(match.state, 0))), "skipped")

    assert struck(short=True) == ["1", "4", "7"]
    assert struck() == []


@rule("EG-19.1", "EG-19.2")
def test_with_two_players_four_stacks_lie_out_and_the_dummy_is_hatched():
    match = new_match(GAME, 2, {}, seed=b"two")
    root = parsed(draw(GAME.view(match.state, 0)))

    assert text_list(root, "stack-number") == ["1", "2/3", "4", "5"]
    hatched = [g for g in root.iter() if g.get("fill") == "url(#eg-hatch)"]
    assert len(hatched) >= 3  # its card, its badge, and at least one group of caballeros
    assert not named(root, "data-score", "orange")


@rule("EG-5.3", "EG-23.3")
def test_players_stand_in_turn_order_and_the_active_one_stands_out():
    view = position(powers="9 purple, 8 blue, 5 orange, 13 green", card="levy_1").view("purple")
    root = parsed(draw(view))

    assert text_list(root, "played") == ["13", "9", "8", "5"]
    [row] = has_class(root, "active")
    assert row in list(named(root, "data-thing", view["active"])[0])


@rule("EG-24.2", ruling="EG-R58")
def test_the_others_rows_tell_which_power_cards_are_left():
    table = position(card="reinforcement_1", powers="9 purple, 8 blue, 5 orange, 3 green", hand="purple 1 2 3 4 5 6 7")
    rows = {colour: named(parsed(draw(table.view("blue"))), "data-powers", colour) for colour in ("purple", "blue")}

    assert rows["blue"] == []  # the reader's own are in the hand
    assert text_list(rows["purple"][0], "used-value") == ["8", "9", "10", "11", "12", "13"]
    table.play("special", "power_13")
    [purple] = named(parsed(draw(table.view("blue"))), "data-powers", "purple")
    assert len(has_class(purple, "unsure")) == 6


@pytest.mark.parametrize("effect", [kind.effect for kind in TYPE_OF_CARD])
def test_every_sign_of_a_special_action_says_what_it_stands_for(effect: Effect):
    scene = ElGrandeScene(position().view("purple"), [], [], None)
    drawn = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{effect_signs(scene, effect, 0, 0)}</svg>')

    assert len(drawn) == len([g for g in drawn if g.get("data-about") in WORDS or g.get("data-about") in GAME.actions])
    assert all(g.findtext(f"{SVG}title") for g in drawn)


def test_new_things_are_marked_and_nothing_else_is():
    view = position(galicia="2 purple").view("purple")

    assert not has_class(parsed(draw(view)), "new")
    root = parsed(draw(view, changed=["galicia", "blue", "king", "score"]))
    assert len(has_class(root, "new")) == 4
    assert has_class(named(root, "data-thing", "galicia")[0], "new")


# -- and nothing else ----------------------------------------------------------------------------------------------


@rule("EG-24.2")
@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_dealing_anew_what_the_reader_cant_know_leaves_the_picture_as_it_was(players: int, modules: dict[str, Any]):
    for match in positions(GAME, players, modules, every=73):
        for seat in (SPECTATOR, *range(players)):
            other = match.copy()
            other.redeal(seat, b"another world")
            assert draw(GAME.view(match.state, seat)) == draw(GAME.view(other.state, seat))


def test_all_words_come_from_outside_and_may_hold_anything():
    table = position(card="his_majesty", galicia="2 purple", options="new_regent")
    picture = draw(table.view("purple"), ["galicia", "done"], words=marked)

    check_words(picture, {*GAME.actions, *WORDS})


def test_a_missing_word_is_replaced_by_a_readable_name():
    words = {"galicia": "Galizien"}
    picture = draw(position().view("purple"), words=lambda id: words[id])

    assert "Galizien" in picture
    assert "Cataluna" in picture


def test_the_thumbnail_is_the_map_alone():
    view = position(galicia="3 purple").view("")
    root = parsed(thumbnail(view))

    assert text_list(named(root, "data-thing", "galicia")[0], "count") == ["3"]
    assert not has_class(root, "row")
    assert not has_class(root, "card")


# -- the map -------------------------------------------------------------------------------------------------------


def shared_points(one: str, other: str) -> set[tuple[float, float]]:
    return {*outline(one)} & {*outline(other)}


@rule("EG-1.3", "EG-8.2")
def test_regions_touch_on_the_map_exactly_where_the_rules_say_they_are_neighbours():
    for one, other in combinations(range(9), 2):
        touching = len(shared_points(REGION_IDS[one], REGION_IDS[other])) > 2
        assert touching == (other in NEXT_TO[one]), (REGION_IDS[one], REGION_IDS[other])


def test_no_outline_crosses_itself_when_the_map_is_bent():
    def side(a: Any, b: Any, c: Any) -> bool:
        return bool((b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]))

    for land in LANDS:
        points = [corner_places()[corner] for corner in corners_of(land)]
        edges = list(zip(points, [*points[1:], points[0]], strict=True))
        for (a, b), (c, d) in combinations(edges, 2):
            if len({a, b, c, d}) == 4:
                assert side(a, b, c) == side(a, b, d) or side(c, d, a) == side(c, d, b), land


def is_inside(x: float, y: float, land: str) -> bool:
    points = outline(land)
    crossed = False
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]):
            crossed = not crossed
    return crossed


@pytest.mark.parametrize("region", REGION_IDS)
def test_name_and_pieces_have_their_own_places_inside_their_region(region: str):
    place = room(region)
    left, top, width, height = place.head
    boxes = [(left, top, left + width, top + height)]
    boxes += [(shelf.left, shelf.floor - SHELF, shelf.right, shelf.floor) for shelf in place.shelves]
    for x1, y1, x2, y2 in boxes:
        for x, y in ((x1, y1), (x2, y1), (x1, y2), (x2, y2)):
            assert is_inside(x, y, region), (region, x, y)
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], region


@pytest.mark.parametrize("region", REGION_IDS)
def test_a_crowded_region_stays_legible(region: str):
    """Five colours with many caballeros, three grandes and the King: no piece is under 12 units, a pixel each."""
    pieces = [king(), *[caballeros(colour, 12) for colour in COLOURS], *[grande(colour) for colour in COLOURS[:3]]]
    scale, shelves = fitted(pieces, [shelf.width for shelf in room(region).shelves])

    assert scale * CUBE >= 12
    assert sum(map(len, shelves)) == len(pieces)


def test_heads_of_equal_and_near_scores_stand_side_by_side():
    for points in ([14.0] * 5, [14, 15, 15, 16, 690], [690.0] * 5, [0, 100, 300, 500, 700]):
        places = sorted(spread(list(points), 706))
        assert all(b - a >= HEAD for a, b in pairwise(places))
        assert places[0] >= HEAD / 2
        assert places[-1] <= 706 - HEAD / 2


# -- colours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "number"), [(LIGHT | style.LIGHT, 0), (DARK | style.DARK_COLOURS, 1)])
def test_text_can_be_read_on_whatever_it_stands(theme: dict[str, str], number: int):
    grounds = [theme["paper"], theme["ground"], theme["plain"], theme["sea"], theme["abroad"]]
    for ground in [*grounds, *style.land_colours()[number].values()]:
        assert contrast(theme["ink"], ground) >= 4.5, ground
    for ground in [theme["paper"], theme["ground"], theme["plain"], theme["abroad"]]:
        assert contrast(theme["soft"], ground) >= 4.5, ground
    assert contrast(theme["act"], theme["paper"]) >= 4.5
    assert contrast(theme["plate"], theme["plate-ink"]) >= 4.5
    for ground in (theme["paper"], theme["ground"], *style.land_colours()[number].values()):
        assert contrast(theme["act"], ground) >= 3


@pytest.mark.parametrize("colour", OKABE_ITO)
def test_numbers_can_be_read_on_every_players_colour(colour: str):
    fill, ink = OKABE_ITO[colour]
    assert contrast(fill, ink) >= 4.5


def test_the_map_data_has_a_tint_for_every_region():
    assert all(re.fullmatch(r"#[0-9a-f]{6}", MAP["region"][id]["fill"]) for id in REGION_IDS)
