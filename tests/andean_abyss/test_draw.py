"""The picture of the board: it shows the view and nothing else, and every option can be clicked in it."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from tablero.core.errors import UnknownId
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.drawing.boxes import area, around, gap, overlap
from tablero.drawing.themes import DARK, LIGHT, OKABE_ITO, contrast
from tablero.games.andean_abyss.board import FACTIONS, KIND_IDS, SPACE_IDS
from tablero.games.andean_abyss.draw import WORDS, draw, thumbnail
from tablero.games.andean_abyss.picture import style
from tablero.games.andean_abyss.picture.ground import ground_of, total
from tablero.games.andean_abyss.picture.land import (
    CITY_IDS,
    DEPARTMENT_IDS,
    FOREIGN,
    MAP_HEIGHT,
    MAP_WIDTH,
    centre,
)
from tablero.games.andean_abyss.picture.pieces import row_width
from tablero.games.andean_abyss.picture.rooms import DISC, heads, laid_out
from tablero.games.andean_abyss.position import position
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
    one,
    parsed,
    positions,
    text_list,
)

GAME = find_game("andean-abyss")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"two_factions_each": True, "no_reveal": True}),
    (3, {"short": True, "scenario": "quick_play"}),
    (4, {"negotiation": False}),
]


# -- what can be clicked -------------------------------------------------------------------------------------------


def test_what_can_be_clicked_is_a_button_with_a_name():
    view = position(from_="standard", card="op_millennium").view("govt")
    options = ["bogota", "huila", "loc_bogota_neiva", "farc", "farc_active", "troops", "shaded", "rally", "7", "done"]
    root = parsed(draw(view, options))

    assert sorted(clickable(root)) == sorted(options)
    check_buttons(root)


@pytest.mark.parametrize("id", ["bogota", "huila", "loc_bogota_neiva"])
def test_a_click_on_a_piece_means_the_space_it_stands_in(id: str):
    root = parsed(draw(position(**{id: "T3 FU2"}).view("govt"), [id]))
    button = one(root, "data-option", id)

    assert one(button, "data-piece", "troops").get("data-count") == "3"
    assert one(button, "data-piece", "farc_underground").get("data-count") == "2"


@rule("AA-5.1")
def test_each_half_of_the_current_card_is_an_answer():
    root = parsed(draw(position(card="tapias").view("govt"), ["unshaded", "shaded", "pass"]))
    card = one(root, "data-thing", "current_card")

    assert clickable(card) == ["unshaded", "shaded"]


def test_an_unknown_option_is_refused_with_a_hint():
    with pytest.raises(UnknownId, match=r"'bogotta'.*did you mean 'bogota'"):
        draw(position().view("govt"), ["bogotta"])


# -- it shows the view ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_everything_in_the_view_is_in_the_picture_with_its_numbers(players: int, modules: dict[str, Any]):
    for match in positions(GAME, players, modules, every=167):
        view = GAME.view(match.state, 0)
        root = parsed(draw(view))
        for id, data in view["spaces"].items():
            check_space(one(root, "data-thing", id), id, data, view)
        assert not [id for id in SPACE_IDS if id not in view["spaces"] and named(root, "data-thing", id)]
        check_tracks(root, view)


def check_space(place: Element, id: str, data: dict[str, Any], view: dict[str, Any]) -> None:
    """Pieces with their numbers, Shipments and markers of one space."""
    drawn = {e.attrib["data-piece"]: e for e in place.iter() if "data-piece" in e.attrib}
    assert {kind: int(e.attrib["data-count"]) for kind, e in drawn.items()} == data["pieces"], id
    for kind, element in drawn.items():
        assert text_list(element, "count") == [str(data["pieces"][kind])]
    shipped = {
        e.attrib["data-shipment"]: int(e.attrib["data-count"]) for e in place.iter() if "data-shipment" in e.attrib
    }
    held = [shipment["owner"] for shipment in view["shipments"] if shipment["space"] == id]
    assert shipped == {owner: held.count(owner) for owner in held}
    assert len(named(place, "data-sabotage", id)) == data.get("sabotage", False)
    assert [e.attrib["data-terror"] for e in place.iter() if "data-terror" in e.attrib] == (
        [str(data["terror"])] if data.get("terror") else []
    )
    assert [e.attrib["data-control"] for e in place.iter() if "data-control" in e.attrib] == (
        [data["control"]] if data.get("control") else []
    )
    assert len(named(place, "data-zone", id)) == data.get("zone", False)
    level = data.get("level", 0)
    sides = [side for side in ("support", "opposition") if has_class(place, f"b-{side}")]
    assert sides == (["support"] if level > 0 else ["opposition"] if level < 0 else [])
    assert bool(has_class(place, "strong")) == (abs(level) == 2)


def check_tracks(root: Element, view: dict[str, Any]) -> None:
    """Resources, margins, Available pieces, Aid, cards, the sequence of play."""
    for faction in FACTIONS:
        assert one(root, "data-resources", faction).text == str(view["resources"][faction])
        margin = view["margins"][faction]
        assert (one(root, "data-margin", faction).text or "").replace("−", "-").lstrip("+") == str(margin)
        assert len([e for e in root.iter() if e.get("data-peg", "").startswith(f"{faction} ")]) == 1
    assert (one(root, "data-goal", "govt").text, one(root, "data-goal", "farc").text) == (
        f"{view['support']}/60",
        f"{view['opposition_and_bases']}/25",
    )
    for kind, count in view["available"].items():
        assert text_list(one(root, "data-available", kind), "count") == [str(count)]
    assert one(root, "data-thing", "aid").find(f".//{SVG}text[@data-aid='{view['aid']}']") is not None
    assert one(root, "data-thing", "current_card").get("data-card") == view["current_card"]
    assert one(root, "data-thing", "next_card").get("data-card") == view["next_card"]
    assert text_list(one(root, "data-thing", "deck"), "stat") == [str(view["deck_left"])]
    assert {e.attrib["data-lasting"] for e in root.iter() if "data-lasting" in e.attrib} == {
        entry["card"] for entry in view["lasting"]
    }
    assert len(has_class(one(root, "data-thing", "president"), "now")) == 2  # the box and the name in it


@rule("AA-1.6.1")
def test_passive_support_is_drawn_otherwise_than_active_opposition():
    root = parsed(draw(position(huila="T1, level 1", choco="FU1, level -2", cali="P1, level -1").view("govt")))

    assert has_class(one(root, "data-thing", "huila"), "b-support")
    assert has_class(one(root, "data-thing", "huila"), "weak")
    assert has_class(one(root, "data-thing", "choco"), "b-opposition")
    assert has_class(one(root, "data-thing", "choco"), "strong")
    assert has_class(one(root, "data-thing", "cali"), "ring")


@rule("AA-1.4.3")
def test_guerrillas_are_hollow_while_underground_and_filled_when_active():
    root = parsed(draw(position(huila="FU2 FA1").view("govt")))
    land = one(root, "data-thing", "huila")

    assert has_class(one(land, "data-piece", "farc_underground"), "hollow")
    assert not has_class(one(land, "data-piece", "farc_active"), "hollow")
    assert has_class(one(land, "data-piece", "farc_active"), "c-farc")


@rule("AA-2.3.1")
def test_cylinders_stand_where_the_sequence_of_play_says():
    table = position(from_="standard", card="tapias", eligible="farc, auc, cartels", executed="auc", slot="1 event")
    root = parsed(draw(table.view("govt")))
    pegs = {e.attrib["data-peg"] for e in root.iter() if "data-peg" in e.attrib}

    assert pegs == {"govt ineligible", "farc eligible", "auc first_eligible", "cartels eligible"}
    assert text_list(root, "doing") == ["First eligible · Event"]


def test_the_spaces_of_the_running_operation_are_marked():
    view = position(from_="standard").view("govt")
    running = {"faction": "farc", "operation": "rally", "activity": None, "limited": False, "free": False}
    root = parsed(draw(view | {"operation": running | {"spaces": ["huila", "cali", "loc_bogota_neiva"]}}))

    assert len(has_class(root, "chosen")) == 3
    assert has_class(one(root, "data-thing", "huila"), "chosen")


def test_new_things_are_marked_and_nothing_else_is():
    view = position(from_="standard").view("govt")

    assert not has_class(parsed(draw(view)), "new")
    root = parsed(draw(view, changed=["huila", "cali", "loc_bogota_neiva", "farc", "aid", "president", "current_card"]))
    assert len(has_class(root, "new")) == 7
    assert has_class(one(root, "data-thing", "huila"), "new")


# -- and nothing else ----------------------------------------------------------------------------------------------


@rule("AA-2.2")
@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_dealing_the_hidden_deck_anew_leaves_the_picture_as_it_was(players: int, modules: dict[str, Any]):
    for match in positions(GAME, players, modules, every=311):
        for seat in (SPECTATOR, 0):
            other = match.copy()
            other.redeal(seat, b"another world")
            assert draw(GAME.view(match.state, seat)) == draw(GAME.view(other.state, seat))


def test_all_words_come_from_outside_and_may_hold_anything():
    table = position(
        from_="standard",
        card="tapias",
        lasting="madrid_donors 2",
        options="ecuador",
        ecuador="FU1",
        cali="T1 CB1, level 1, terror 2",
        huila="FB1, zone, level -1",
        shipments="cartels cali",
        loc_bogota_neiva="sabotaged",
    )
    picture = draw(table.view("govt"), ["bogota", "done"], words=marked)

    check_words(picture, {*GAME.actions, *WORDS})


def test_a_missing_word_is_replaced_by_a_readable_name():
    words = {"bogota": "Bogotá–Villavicencio"}
    picture = draw(position().view("govt"), words=lambda id: words[id])

    assert ">Bogotá<" in picture
    assert "Santa Marta – Ayacucho" in picture


def test_the_thumbnail_is_the_map_alone():
    root = parsed(thumbnail(position(huila="T3").view("")))

    assert text_list(one(root, "data-thing", "huila"), "count") == ["3"]
    assert not has_class(root, "row")
    assert not has_class(root, "card")


# -- the map -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [id for id in DEPARTMENT_IDS if id not in FOREIGN])
def test_the_name_of_a_department_stands_in_it(id: str):
    given = heads()[id]

    assert total(ground_of(id), given) >= 0.6 * area(given)


def test_no_name_hides_another_or_a_city():
    boxes = {f"{id} disc": around(centre(id), 1.6 * DISC, 1.6 * DISC) for id in CITY_IDS} | heads()
    for (id, given), (other, taken) in combinations(boxes.items(), 2):
        if not {id, other} & set(FOREIGN):
            assert overlap(given, taken) <= 0.25 * min(area(given), area(taken)), (id, other)


def test_the_pieces_of_a_city_do_not_stand_by_the_name_of_another():
    placed = laid_out({"bucaramanga": (50.0,), "bogota": (50.0, 50.0, 50.0), "cucuta": (33.0,), "cali": (50.0, 50.0)})

    for id, (given, _) in placed.items():
        x, y = centre(id)
        own = gap(given, (x - DISC, y - DISC, x + DISC, y + DISC))
        assert all(gap(given, heads()[other]) > own for other in CITY_IDS if other != id), id


def test_where_it_is_crowded_others_make_room_for_a_city():
    one, two, three = (33.0,), (50.0, 33.0), (50.0, 33.0, 33.0)
    few = ["cali", "bucaramanga", "ibague", "cucuta", "choco", "cesar", "antioquia", "arauca", "vichada", "guainia"]
    many = ["bogota", "guaviare", "santander", "huila", "atlantico"]
    others = ["sincelejo", "meta_west", "putumayo", "meta_east", "amazonas", "loc_sincelejo_ayacucho"]
    roads = ["bucaramanga_ayacucho", "ibague_cali", "bogota_neiva", "bogota_san_jose", "bogota_ibague_bucaramanga"]
    widths: dict[str, tuple[float, ...]] = dict.fromkeys(many, three)
    widths |= dict.fromkeys(others, two)
    widths |= dict.fromkeys([*few, *[f"loc_{id}" for id in roads]], one)
    given = laid_out(widths)["bogota"][0]
    assert gap(given, heads()["bucaramanga"]) > gap(given, heads()["bogota"])


@pytest.mark.parametrize("id", DEPARTMENT_IDS)
def test_a_crowded_department_stays_legible(id: str):
    """All kinds of pieces of all factions are there, and a few pieces in every city: no row hides another."""
    widths: dict[str, tuple[float, ...]] = {city: (row_width(2), row_width(1)) for city in CITY_IDS}
    widths[id] = (row_width(3),) * 4
    placed = laid_out(widths)

    for (name, (given, _)), (other, (taken, _)) in combinations(placed.items(), 2):
        assert overlap(given, taken) <= 0.05 * area(given), (name, other)
    for given, block in placed.values():
        assert 0 <= given[0] <= given[2] <= MAP_WIDTH
        assert 0 <= given[1] <= given[3] <= MAP_HEIGHT
        assert len(set(block.places)) == len(block.places)


# -- colours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT | style.LIGHT, DARK | style.DARK_COLOURS])
def test_text_can_be_read_on_whatever_it_stands(theme: dict[str, str]):
    lands = [theme[name] for name in ("forest", "mountain", "grassland", "soil", "sea", "abroad")]
    for ground in [*lands, theme["paper"], theme["ground"], theme["plate"]]:
        assert contrast(theme["ink"], ground) >= 4.5, ground
        assert contrast(theme["act"], ground) >= 3, ground
    for ground in (theme["paper"], theme["ground"]):
        assert contrast(theme["soft"], ground) >= 4.5, ground
    assert contrast(theme["seal"], theme["seal-ink"]) >= 4.5
    for name in ("support", "opposition"):
        assert contrast(theme[name], theme["halo"]) >= 3, name
    assert contrast(theme["ink"], theme["coin"]) >= 4.5


def test_factions_have_four_colours_on_which_numbers_can_be_read():
    assert len(set(style.FACTION_COLOURS.values())) == len(FACTIONS) == 4
    for colour in style.FACTION_COLOURS.values():
        fill, ink = OKABE_ITO[colour]
        assert contrast(fill, ink) >= 4.5


def test_every_kind_of_piece_has_its_own_look():
    looks = set()
    for kind in KIND_IDS:
        root = parsed(draw(position(amazonas=f"{code(kind)}1").view("")))
        piece = one(one(root, "data-thing", "amazonas"), "data-piece", kind)
        looks.add(ElementTree.tostring(piece).split(b"</ns0:title>")[1])
    assert len(looks) == len(KIND_IDS)


def code(kind: str) -> str:
    """A kind of piece in the notation of positions."""
    if kind in ("troops", "police"):
        return kind[0].upper()
    faction, state = kind.split("_")
    return {"govt": "G", "farc": "F", "auc": "A", "cartels": "C"}[faction] + state[0].upper()
