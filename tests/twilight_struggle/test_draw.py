"""The picture of the table: it shows the view and nothing else, and every option can be clicked in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tablero.core.errors import UnknownId
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.drawing.svg import Point
from tablero.drawing.themes import DARK, LIGHT, OKABE_ITO, contrast
from tablero.games.twilight_struggle.board import ALL_COUNTRIES, COUNTRY_IDS, MAP, REGION_IDS
from tablero.games.twilight_struggle.draw import WORDS, draw, thumbnail, wide_table
from tablero.games.twilight_struggle.picture import style
from tablero.games.twilight_struggle.picture.land import (
    BENDS,
    BOX,
    MAP_HEIGHT,
    MAP_WIDTH,
    PLATES,
    POWER,
    at,
    centre,
    links,
)
from tablero.games.twilight_struggle.picture.regions import PLATE
from tablero.games.twilight_struggle.picture.scene import Reader, TwilightScene
from tablero.games.twilight_struggle.picture.world import STRIP, name_room
from tablero.games.twilight_struggle.position import position
from tablero.testing import rule
from tablero.texts import texts_for
from tests import svg
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
    options_of,
    parsed,
    text_list,
    values,
)
from tests.twilight_struggle.helpers import happens

GAME = find_game("twilight-struggle")
TABLES: list[dict[str, Any]] = [
    {},
    {"optional_cards": False, "handicap": "us_2"},
    {"scenario": "late_war"},
    {"chinese_civil_war": True, "show_held": True},
]
COUNTRIES = [COUNTRY_IDS[n] for n in ALL_COUNTRIES]
SIDES = ("us", "ussr")


def positions(options: dict[str, Any], every: int = 61) -> Iterator[Match]:
    """Positions all through some random games, and their ends."""
    for number in range(1, 4):
        yield from svg.positions(GAME, 2, options, every, b"a picture %d" % number, number)


# -- what can be clicked -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tall", [False, True])
def test_all_actions_at_once_can_be_clicked_with_a_name(tall: bool):
    view = position(start="standard", us="nato, fidel").view("us")
    root = parsed(draw(view, GAME.actions, tall=tall))

    assert sorted(clickable(root)) == sorted(GAME.actions)
    check_buttons(root)


def test_a_region_is_chosen_by_its_plate_and_a_card_by_its_face():
    view = position(start="standard", us="nato").view("us")
    root = parsed(draw(view, ["africa", "nato", "the_china_card", "space"]))

    assert one(root, "data-option", "africa").get("data-region") == "africa"
    assert one(root, "data-option", "nato").get("data-card") == "nato"
    assert one(root, "data-option", "the_china_card").get("data-china") == "ussr china_up"
    assert len(values(one(root, "data-option", "space"), "data-space")) == 9
    assert not has_class(root, "button")


def test_more_answers_than_there_is_room_for_stand_below_everything():
    view = position(start="standard").view("us")
    cards = [id for id in GAME.actions if id in MANY_CARDS]
    few, many = parsed(draw(view, ["event", "place", "coup"])), parsed(draw(view, cards))

    assert height(few) == height(parsed(draw(view)))
    assert height(many) > height(few)
    assert sorted(clickable(many)) == sorted(cards)


MANY_CARDS = (
    *("nato", "fidel", "nasser", "blockade", "suez_crisis", "containment", "cia_created", "comecon", "korean_war"),
    *("red_scare_purge", "duck_and_cover", "marshall_plan", "warsaw_pact_formed", "decolonization"),
)


def height(root: Element) -> float:
    return float(root.attrib["viewBox"].split()[3])


def test_an_unknown_option_is_refused_with_a_hint():
    with pytest.raises(UnknownId, match=r"'polland'.*did you mean 'poland'"):
        draw(position().view("us"), ["polland"])


# -- it shows the view ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("tall", [False, True])
def test_everything_in_the_view_is_in_the_picture_with_its_numbers(options: dict[str, Any], tall: bool):
    for match in positions(options, every=97):
        for seat in (0, 1, SPECTATOR, EVERYTHING):
            view = GAME.view(match.state, seat)
            root = parsed(draw(view, tall=tall))
            for id in COUNTRIES:
                check_country(one(root, "data-thing", id), id, view)
            check_tracks(root, view)
            check_cards(root, view)


def check_country(place: Element, id: str, view: dict[str, Any]) -> None:
    """Influence and control of one country."""
    influence = dict(zip(SIDES, view["influence"].get(id, [0, 0]), strict=True))
    shown = {e.attrib["data-influence"]: int(e.text or "") for e in place.iter() if "data-influence" in e.attrib}
    assert shown == {side: count for side, count in influence.items() if count}, id
    assert text_list(place, "stab") == [str(MAP["country"][id]["stability"])]
    filled = [side for side in SIDES for e in has_class(place, f"c-{side}") if "held" in e.attrib["class"].split()]
    assert filled == ([view["control"][id]] if id in view["control"] else []), id


def check_tracks(root: Element, view: dict[str, Any]) -> None:
    """Victory points, turn, round, DEFCON, military operations, Space Race, scores of regions."""
    assert text_list(one(root, "data-vp", str(view["vp"]))) == [str(abs(view["vp"]))]
    for key in ("turn", "round", "defcon"):
        assert one(root, "data-thing", key).get(f"data-{key}") == str(view[key])
    assert sorted(values(root, "data-milops")) == sorted(f"{side} {view['milops'][side]}" for side in SIDES)
    boxes = [found.split() for found in values(root, "data-space")]
    assert {side: int(box) for box, *sides in boxes for side in sides} == view["space"]
    for region in REGION_IDS:
        assert one(root, "data-net", region).text == str(abs(view["scoring"][region]["points"]))
    assert one(root, "data-net", "southeast_asia").text == str(abs(view["southeast_asia"]))
    assert values(root, "data-winner") == ([view["winner"]] if view["winner"] else [])


def check_cards(root: Element, view: dict[str, Any]) -> None:
    """The hand, the China Card, piles and effects."""
    hands = view["hands"] or {}
    open_cards = [*(view["hand"] or []), *hands.get("us", []), *hands.get("ussr", [])]
    beside = [*view["playing"], *[card for card in view["headlines"].values() if card]]
    assert set(open_cards) <= set(values(root, "data-card")) <= {*open_cards, *beside}
    face = "china_up" if view["china_up"] else "china_down"
    assert values(root, "data-china") == ([f"{view['china']} {face}"] if view["china"] else [])
    counts = {"draw_pile": view["deck_size"], "discards": len(view["discards"]), "removed": len(view["removed"])}
    counts |= {f"hand_{side}": view["hand_sizes"][side] for side in SIDES}
    for id, count in counts.items():
        assert text_list(one(root, "data-pile", id)) == [str(count)]
    shown = {id.split("_")[1] for id in values(root, "data-lasting")}
    named_effects = {str(entry["number"]) for entry in view["lasting"]}
    assert shown <= {*named_effects, "49"}


@rule("TS-0.2")
def test_the_controlled_side_is_filled_and_the_us_is_on_the_left():
    root = parsed(draw(position(france="4/1", poland="1/4", italy="1/1").view("us")))

    held = {id: has_class(one(root, "data-thing", id), "held") for id in ("france", "poland", "italy")}
    assert "c-us" in held["france"][0].attrib["class"]
    assert "c-ussr" in held["poland"][0].attrib["class"]
    assert not held["italy"]
    left, right = has_class(one(root, "data-thing", "italy"), "inf")
    assert (left.get("data-influence"), right.get("data-influence")) == ("us", "ussr")
    assert float(left.attrib["x"]) < 0 < float(right.attrib["x"])


@pytest.mark.parametrize(("seat", "marked"), [("us", ["usa"]), ("ussr", ["ussr"]), ("", [])])
def test_the_readers_own_superpower_is_marked(seat: str, marked: list[str]):
    root = parsed(draw(position().view(seat)))

    assert [id for id in ("usa", "ussr") if has_class(one(root, "data-power", id), "you")] == marked


def test_battlegrounds_have_their_names_on_a_deep_ground():
    root = parsed(draw(position().view("us")))
    deep = {id for id in COUNTRIES if has_class(one(root, "data-thing", id), "deep")}

    assert deep == {id for id in COUNTRIES if MAP["country"][id].get("battleground")}


@rule("TS-8.2")
@pytest.mark.parametrize(
    ("defcon", "closed"),
    [
        (5, []),
        (4, ["europe"]),
        (3, ["europe", "asia", "southeast_asia"]),
        (2, ["europe", "asia", "southeast_asia", "middle_east"]),
    ],
)
def test_regions_closed_by_defcon_are_locked(defcon: int, closed: list[str]):
    root = parsed(draw(position(defcon=defcon).view("us")))

    assert sorted(values(root, "data-closed")) == sorted(closed)


@rule("TS-9.1")
@pytest.mark.parametrize("face", ["up", "down"])
def test_the_china_card_shows_its_holder_and_face(face: str):
    root = parsed(draw(position(china=f"us {face}", ussr="fidel, nasser", us="nato, blockade").view("us")))
    card = one(root, "data-china", f"us china_{face}")

    assert bool(has_class(card, "back")) == (face == "down")
    assert has_class(card, "c-us")


@rule("TS-3.4")
def test_after_the_last_round_of_a_turn_none_is_marked():
    view = position(turn=10, round=7).view("us")
    assert 'data-round="7"' in draw(view)
    assert "cell c-" in draw(view)
    view["round"] = 9  # past a round of its own that nobody had
    ended = draw(view)
    assert 'data-round="7"' in ended
    assert "cell c-" not in ended


@rule("TS-6.4.3")
def test_an_ability_of_the_space_race_has_the_colour_of_its_owner():
    root = parsed(draw(position(space="4/2").view("us")))

    assert "c-us" in one(root, "data-ability", "4").attrib["class"].split()
    assert one(root, "data-ability", "2").attrib["class"] == "gem"  # both have passed it


def test_effects_name_the_side_or_region_they_concern():
    table = position(
        turn=9, lasting="nato", red_scare="us, ussr", chernobyl="asia", death_squads="ussr", missile_envy="us"
    )
    found = values(parsed(draw(table.view("us"))), "data-lasting")

    assert found == ["effect_21", "effect_31_ussr", "effect_31_us", "effect_69_ussr", "effect_94_asia", "effect_49_us"]
    texts = texts_for(GAME, "en", 2)
    assert all(texts.thing(id) for id in found)


@rule("TS-card-86")
def test_north_sea_oil_is_two_effects_while_its_turn_lasts():
    view = happens("north_sea_oil", "us", us="nato, fidel").view("ussr")

    assert values(parsed(draw(view)), "data-lasting") == ["effect_86", "effect_111"]


def test_effects_without_room_are_counted():
    many = "nato, marshall_plan, warsaw_pact_formed, de_gaulle_leads_france, us_japan_mutual_defense_pact, willy_brandt"
    more = "flower_power, u2_incident, camp_david_accords, john_paul_ii_elected_pope, the_iron_lady, the_reformer"
    most = "iran_contra_scandal, an_evil_empire, aldrich_ames_remix, containment, brezhnev_doctrine"
    view = position(turn=9, lasting=f"{many}, {more}, {most}").view("us")
    wide, tall = parsed(draw(view)), parsed(draw(view, tall=True))

    [left_over] = values(wide, "data-more")
    assert len(values(wide, "data-lasting")) + len(left_over.split()) == len(values(tall, "data-lasting")) == 17
    assert f"+{len(left_over.split())}" in text_list(wide, "word")


@rule("TS-4.1")
def test_a_headline_shows_whose_it_is():
    view = position(step="headlines", us="nato, fidel", ussr="nasser, blockade").view("us")
    root = parsed(draw(view | {"headlines": {"us": None, "ussr": "comecon"}}))

    assert one(root, "data-slot", "ussr").find(f".//{SVG}g[@data-card='comecon']") is not None
    assert not named(root, "data-slot", "us")


def test_cards_tell_their_worth_side_and_whether_they_leave_the_game():
    root = parsed(draw(position(us="nato, fidel, nasser, asia_scoring, un_intervention").view("us")))

    assert text_list(one(root, "data-card", "nato"), "ops") == ["4"]
    assert has_class(one(root, "data-card", "nato"), "c-us")
    assert has_class(one(root, "data-card", "fidel"), "c-ussr")
    assert has_class(one(root, "data-card", "fidel"), "star")
    assert not has_class(one(root, "data-card", "un_intervention"), "star")
    assert text_list(one(root, "data-card", "asia_scoring"), "ops") == []
    assert has_class(one(root, "data-card", "asia_scoring"), "b-asia")


def test_on_a_laptop_a_card_in_hand_says_how_its_text_begins_and_on_a_phone_it_is_no_higher():
    table = position(us="fidel, nato")
    words = texts_for(table.game).thing

    wide = parsed(draw(table.view("us"), words=words))
    tall = parsed(draw(table.view("us"), words=words, tall=True))

    told = [" ".join(text_list(one(wide, "data-card", id), "card-text")) for id in ("fidel", "nato")]
    assert all(len(text) > 20 for text in told)
    assert text_list(tall, "card-text") == []


@rule("TS-12.1")
def test_the_chinese_civil_war_is_on_the_map_only_while_it_lasts():
    assert not named(parsed(draw(position().view("us"))), "data-thing", "chinese_civil_war")
    table = position(options="civil_war", chinese_civil_war="0/2")
    space = one(parsed(draw(table.view("us"))), "data-thing", "chinese_civil_war")

    assert text_list(space, "inf") == ["2"]


def test_new_things_are_marked_and_nothing_else_is():
    view = position(start="standard", us="nato", lasting="containment").view("us")
    changed = ["poland", "vp", "defcon", "space", "milops", "china", "turn", "nato", "containment"]

    assert not has_class(parsed(draw(view)), "new")
    for tall in (False, True):
        root = parsed(draw(view, changed=changed, tall=tall))
        assert len(has_class(root, "new")) == len(changed)
        assert has_class(one(root, "data-new", "poland"), "new")


def test_marks_stand_over_all_countries_so_that_none_hides_one():
    root = parsed(draw(position(start="standard").view("us"), changed=["austria", "greece"]))
    drawn = list(root.iter())
    last = max(i for i, element in enumerate(drawn) if element.get("class", "").startswith("country"))

    assert [i > last for i, element in enumerate(drawn) if element.get("class") == "new"] == [True, True]


def test_a_game_on_this_board_may_have_no_hand_and_two_chosen_regions():
    reader = Reader("us", [], 0, primary="asia", secondary="southeast_asia")
    picture = wide_table(TwilightScene(position(start="standard").view("us"), reader, (), (), None))
    root = parsed(picture)

    assert one(one(root, "data-region", "asia"), "data-rank", "primary") is not None
    assert one(one(root, "data-region", "southeast_asia"), "data-rank", "secondary") is not None
    assert picture.count("url(#ts-primary)") == 4  # Southeast Asia is part of Asia
    assert picture.count("url(#ts-secondary)") == 1
    assert not values(root, "data-card")


# -- and nothing else ----------------------------------------------------------------------------------------------


@rule("TS-1.1")
@pytest.mark.parametrize("options", TABLES)
def test_dealing_the_unknown_anew_leaves_the_picture_as_it_was(options: dict[str, Any]):
    for match in positions(options, every=83):
        for seat in (SPECTATOR, 0, 1):
            other = match.copy()
            other.redeal(seat, b"another world")
            assert draw(GAME.view(match.state, seat)) == draw(GAME.view(other.state, seat))


def test_the_picture_is_small():
    match = new_match(GAME, 2, {}, seed=b"small")

    assert len(draw(GAME.view(match.state, 0), options_of(match))) < 150_000


def test_all_words_come_from_outside_and_may_hold_anything():
    table = position(
        turn=9,
        us="nato, asia_scoring",
        lasting="containment",
        red_scare="us",
        poland="1/4",
        defcon=2,
        space="3/2",
        options="civil_war",
    )
    view = table.view("us") | {"seen": ["fidel"], "playing": ["nasser"], "winner": "us"}
    picture = draw(view, ["poland", "event", "fidel"], words=marked)

    check_words(picture, {*GAME.actions, *WORDS})


def test_a_missing_word_is_replaced_by_a_readable_name():
    words = {"france": "Frankreich"}
    picture = draw(position().view("us"), words=lambda id: words[id])

    assert ">Frankreich<" in picture
    assert ">South Africa<" in picture
    assert ">UK<" in picture


def test_everything_the_picture_names_has_its_words():
    texts = texts_for(GAME, "en", 2)
    for id in WORDS:
        if not id.startswith(("primary", "secondary")):  # said by the game that has them
            assert texts.thing(id)
            assert texts.thing(f"text:{id}")


def test_the_thumbnail_is_the_map_alone():
    root = parsed(thumbnail(position(poland="1/4").view("us")))

    assert text_list(one(root, "data-thing", "poland"), "inf") == ["1", "4"]
    assert not has_class(root, "card")
    assert not values(root, "data-vp")


# -- the map -------------------------------------------------------------------------------------------------------

Area = tuple[float, float, float, float]


def around(middle: Point, size: Point) -> Area:
    (x, y), (wide, high) = middle, size
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def boxes() -> dict[str, Area]:
    """Everything that stands on the map."""
    found = {id: around(centre(id), BOX) for id in COUNTRY_IDS}
    found |= {f"the {id}": around(centre(id), POWER) for id in MAP["superpower"]}
    return found | {f"plate of {id}": around(at(middle), PLATE) for id, middle in PLATES.items()}


def overlap(given: Area, other: Area) -> bool:
    return given[0] < other[2] and other[0] < given[2] and given[1] < other[3] and other[1] < given[3]


def test_no_box_hides_another_and_all_are_on_the_map():
    for (id, given), (other, taken) in combinations(boxes().items(), 2):
        assert not overlap(given, taken), (id, other)
    for id, (left, top, right, bottom) in boxes().items():
        assert 0 <= left < right <= MAP_WIDTH, id
        assert 0 <= top < bottom <= MAP_HEIGHT, id


def test_long_names_reach_beyond_their_boxes_but_over_no_other():
    texts = texts_for(GAME, "en", 2)
    strips = {}
    for id in COUNTRY_IDS:
        (x, y), (left, right) = centre(id), name_room(id, texts.thing(id))
        strips[id] = (x - left, y - BOX[1] / 2, x + right, y - BOX[1] / 2 + STRIP)
        assert left + right >= BOX[0] - 0.01
    for id, strip in strips.items():
        for other, taken in boxes().items():
            assert id == other or not overlap(strip, taken), (id, other)
    assert strips["dominican_republic"][2] - strips["dominican_republic"][0] > 1.3 * BOX[0]


def test_no_connection_runs_behind_a_third_country():
    """Otherwise one would take it for a neighbour. Bent lines are looked at along their curve."""
    assert links().count("M") == sum(len(MAP["country"][id]["next_to"]) for id in COUNTRIES) / 2
    for id in COUNTRIES:
        for other in MAP["country"][id]["next_to"]:
            if id < other:
                for point in along(id, other):
                    hidden = [c for c in COUNTRIES if c not in (id, other) and inside(point, around(centre(c), BOX))]
                    assert not hidden, (id, other, hidden)


def along(id: str, other: str) -> list[Point]:
    """Points on a connection."""
    (ax, ay), (cx, cy) = centre(id), centre(other)
    bx, by = at(BENDS[id, other]) if (id, other) in BENDS else ((ax + cx) / 2, (ay + cy) / 2)
    found = []
    for n in range(101):
        t = n / 100
        u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t**2
        found.append((u * ax + v * bx + w * cx, u * ay + v * by + w * cy))
    return found


def inside(point: Point, area: Area, grace: float = 1.0) -> bool:
    left, top, right, bottom = area
    return left + grace < point[0] < right - grace and top + grace < point[1] < bottom - grace


# -- colours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT | style.LIGHT, DARK | style.DARK_COLOURS])
def test_text_can_be_read_on_whatever_it_stands(theme: dict[str, str]):
    lands = [name.replace("_", "-") for name in style.LAND_LIGHT]
    for ground in [*[theme[name] for name in lands], theme["paper"], theme["ground"], theme["plate"]]:
        assert contrast(theme["ink"], ground) >= 4.5, ground
        assert contrast(theme["act"], ground) >= 3, ground
    for name in lands:
        assert contrast(theme["on-deep"], theme[f"deep-{name}"]) >= 4.5, name
    for side in SIDES:
        assert contrast(theme[f"{side}-ink"], theme[f"{side}-pale"]) >= 4.5, side
    for ground in (theme["paper"], theme["ground"], theme["plate"]):
        assert contrast(theme["soft"], ground) >= 4.5, ground
    assert contrast(theme["seal"], theme["seal-ink"]) >= 4.5


def test_the_sides_have_two_colours_on_which_numbers_can_be_read():
    assert set(style.SIDE_COLOURS) == set(GAME.seat_names(2))
    assert len(set(style.SIDE_COLOURS.values())) == 2
    for colour in style.SIDE_COLOURS.values():
        fill, ink = OKABE_ITO[colour]
        assert contrast(fill, ink) >= 4.5


def test_every_land_has_its_own_colour():
    for lands in (style.LAND_LIGHT, style.LAND_DARK):
        colours = [colour for pair in lands.values() for colour in pair]
        assert len(colours) == len(set(colours)) == 16
