"""The data of Narcos holds together: counts of the box, the map, and what is marked as a guess.

What is wrong with bad data is said with its line (tests/test_packs.py has that for all games).
"""

from __future__ import annotations

import copy
from collections import Counter, deque
from typing import Any

import pytest

from tablero.core.pack import load_data
from tablero.games.narcos.shape import SHAPE
from tablero.testing import rule

DATA = load_data("narcos", SHAPE)
LOCATIONS: dict[str, dict[str, Any]] = DATA["map"]["location"]
CARDS: dict[str, dict[str, Any]] = DATA["cards"]


def distances(start: str) -> dict[str, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for other in LOCATIONS[here]["next_to"]:
            if other not in found:
                found[other] = found[here] + 1
                queue.append(other)
    return found


# -- the map -------------------------------------------------------------------------------------------------------


@rule("NC-2.1")
def test_three_regions_of_eighteen_locations_half_of_them_cities_six_with_airports() -> None:
    assert list(DATA["map"]["region"]) == ["k", "a", "o"]
    assert Counter(location["region"] for location in LOCATIONS.values()) == {"k": 18, "a": 18, "o": 18}
    assert Counter(location["kind"] for location in LOCATIONS.values()) == {"city": 27, "plantation": 27}
    airports = [id for id, location in LOCATIONS.items() if location["airport"]]
    assert airports == ["k7", "k8", "a6", "a14", "o1", "o15"]
    assert all(LOCATIONS[id]["kind"] == "city" for id in airports)
    assert all(id[0] == location["region"] for id, location in LOCATIONS.items())


@rule("NC-2.2")
def test_all_locations_hang_together_by_ninety_four_roads() -> None:
    assert len(distances("k1")) == 54
    assert sum(len(location["next_to"]) for location in LOCATIONS.values()) == 2 * 94
    assert max(max(distances(id).values()) for id in LOCATIONS) == 11


@rule("NC-3.10")
def test_twenty_three_locations_are_next_to_a_city_with_an_airport() -> None:
    starts = [id for id in LOCATIONS if any(LOCATIONS[other]["airport"] for other in LOCATIONS[id]["next_to"])]

    assert len(starts) == 23
    assert not any(LOCATIONS[id]["airport"] for id in starts)  # no two airports are adjacent on this map


def test_what_the_rulebook_says_about_single_locations_is_so() -> None:
    """The facts in the rulebook's examples; they bind every reconstruction of the map."""
    near = {id: set(location["next_to"]) for id, location in LOCATIONS.items()}
    assert near["a2"] == {"k14", "a1", "a3", "o5"}
    assert distances("a2")["a5"] == distances("a2")["o2"] == 2
    assert LOCATIONS["a12"]["kind"] == "plantation"
    assert LOCATIONS["a14"]["airport"]
    assert distances("a12")["a14"] in (1, 2)
    assert distances("a11")["a16"] <= 2
    assert distances("a11")["a8"] <= 2
    assert [LOCATIONS[id]["kind"] for id in ("a16", "a8", "k12", "k14")] == ["city", *["plantation"] * 3]
    assert "a9" in near["o9"]
    assert "k6" in near["k9"]
    assert near["k12"] & near["k14"]
    assert {id for id in {"o11", *near["o11"]} if LOCATIONS[id]["kind"] == "city"} == {"a9", "o11", "o12", "o14"}
    assert {"o11", "a12"} <= near["a9"]


def test_guessed_roads_are_roads_and_marked_at_both_ends() -> None:
    known = set()
    for id, location in LOCATIONS.items():
        assert set(location["reconstructed_roads"]) <= set(location["next_to"]), id
        for other in location["next_to"]:
            guessed = other in location["reconstructed_roads"]
            assert guessed == (id in LOCATIONS[other]["reconstructed_roads"]), (id, other)
            if not guessed:
                known.add(frozenset((id, other)))
    assert len(known) == 8


def test_no_two_roads_cross_on_the_drawing() -> None:
    def turn(a: str, b: str, c: str) -> int:
        points: list[tuple[int, int]] = [(LOCATIONS[id]["x"], LOCATIONS[id]["y"]) for id in (a, b, c)]
        (ax, ay), (bx, by), (cx, cy) = points
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    roads = [(id, other) for id, location in LOCATIONS.items() for other in location["next_to"] if id < other]
    for i, (a, b) in enumerate(roads):
        for c, d in roads[:i]:
            if len({a, b, c, d}) == 4:
                assert turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0, (a, b, c, d)


# -- counts of the box -----------------------------------------------------------------------------------------------


@rule("NC-3.1", "NC-3.2", "NC-3.3")
def test_the_sicario_cards_are_two_for_each_of_eight_five_silhouettes_and_two_special_ones() -> None:
    shown = Counter(card["shows"] for card in CARDS["sicario_card"].values())
    normal = [id for id, sicario in CARDS["sicario"].items() if sicario["kind"] == "normal"]

    assert len(CARDS["sicario_card"]) == 23
    assert len(normal) == 8
    assert [shown[id] for id in normal] == [2] * 8
    assert (shown["silhouette"], shown["leon"], shown["la_quica"]) == (5, 1, 1)


@rule("NC-3.2")
def test_five_normal_slots_come_first_and_the_two_special_ones_have_their_owners() -> None:
    slots = CARDS["slot"]
    assert list(slots) == ["purple", "blue", "green", "orange", "red", "white", "black"]
    assert [slot["kind"] for slot in slots.values()] == ["normal"] * 5 + ["special"] * 2
    assert (slots["white"]["sicario"], slots["black"]["sicario"]) == ("leon", "la_quica")
    assert (slots["purple"]["range"], slots["white"]["range"], slots["black"]["range"]) == (2, 3, 4)


@rule("NC-3.5", "NC-3.6", "NC-3.7")
def test_ten_objectives_four_ultimatums_eighteen_action_cards() -> None:
    assert len(CARDS["objective"]) == 10
    assert len(CARDS["silver_or_lead"]) == 4
    assert Counter(CARDS["action_cards"]["numbers"]) == {1: 6, 2: 6, 3: 6}
    assert CARDS["action_cards"]["available"] == 3


@rule("NC-13.11")
def test_the_action_cards_last_for_a_season() -> None:
    replaced = sum(card["n"] for card in CARDS["faction_card"].values() if card["op"] == "replace_available")

    assert 5 * CARDS["action_cards"]["available"] + replaced == len(CARDS["action_cards"]["numbers"])


@rule("NC-1.1", "NC-3.9")
def test_four_factions_with_two_hunters_each_and_eight_cards() -> None:
    factions = CARDS["faction"]
    assert list(factions) == ["dea", "police", "cali", "pepes"]
    assert [len(faction["hunters"]) for faction in factions.values()] == [2, 2, 2, 2]
    assert [len(faction["cards"]) for faction in factions.values()] == [4, 2, 1, 1]
    assert [id for id, card in CARDS["faction_card"].items() if card["once"]] == ["f3", "f4", "f5", "f6", "f7", "f8"]


@rule("NC-2.5", "NC-2.6", "NC-2.10", "NC-5.6", "NC-5.7")
def test_tokens_are_as_many_as_in_the_box() -> None:
    supply = {name: count for name, count in CARDS["supply"].items() if name != "reconstructed"}

    assert supply == {"influence_and_roadblocks": 16, "labs": 12, "cubes": 15, "parties": 3, "hideout_markers": 15}
    assert len(CARDS["defence"]["normal"]) == 7
    assert CARDS["defence"]["hostage"] == CARDS["defence"]["bomb"] == 2
    assert 2 in CARDS["defence"]["normal"]


def test_the_large_and_small_cards_add_up_to_the_seventy_one_of_the_box() -> None:
    decks = ("sicario_card", "silver_or_lead", "objective", "faction_card", "hunter")

    assert sum(len(CARDS[deck]) for deck in decks) + len(CARDS["action_cards"]["numbers"]) == 71


@rule("NC-9.1")
def test_every_hunter_can_use_any_card() -> None:
    cells = {id: action["cells"] for id, action in CARDS["action"].items()}

    assert sum(row.count("X") for row in cells.values()) >= 8
    assert set(cells["distance"]) == {"3"}
    assert set(cells["type"]) == {"2"}
    assert set(cells["region"]) == {"1"}
    assert all(set(cells[id]) == {"X"} for id in ("attack", "labs", "roadblocks", "arrest"))


@rule("NC-3.4", "NC-1.2")
def test_patron_starts_with_ten_dollars_and_five_cards_and_wins_with_twenty_fame() -> None:
    assert (CARDS["patron"]["money"], CARDS["patron"]["hand"], CARDS["patron"]["objective_slots"]) == (10, 5, 3)
    assert (CARDS["fame"]["start"], CARDS["fame"]["win"], CARDS["income"]["start"]) == (0, 20, 0)
    assert CARDS["income"]["values"] == sorted(CARDS["income"]["values"])


@rule("NC-3.8")
def test_all_four_factions_are_led_at_every_table() -> None:
    assert [CARDS["players"][f"players_{n}"] for n in (2, 3, 4, 5)] == [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]]


# -- what is a guess is marked ---------------------------------------------------------------------------------------

MARKS = {"name", "number", "base"}  # what is in texts or in the id itself


def test_every_table_says_which_of_its_fields_are_a_guess() -> None:
    def check(table: dict[str, Any], path: str) -> None:
        assert isinstance(table.get("reconstructed"), list), path
        assert set(table["reconstructed"]) <= set(table) | MARKS, path

    for file in ("map", "cards"):
        for name, table in DATA[file].items():
            if all(isinstance(entry, dict) for entry in table.values()):
                for id, entry in table.items():
                    check(entry, f"{file}.{name}.{id}")
            else:
                check(table, f"{file}.{name}")


@pytest.mark.parametrize(
    ("deck", "fields"),
    [
        ("sicario_card", {"immediate", "condition", "effect"}),
        ("silver_or_lead", {"silver"}),
        ("objective", {"setup", "while_active", "condition", "reward"}),
        ("action", {"cells"}),
        ("slot", {"fame"}),
    ],
)
def test_the_effects_of_cards_are_marked_as_a_guess(deck: str, fields: set[str]) -> None:
    for id, entry in CARDS[deck].items():
        assert fields <= set(entry["reconstructed"]), id


# -- slips that only show in the whole --------------------------------------------------------------------------------


def slip(path: str, value: Any) -> list[str]:
    """What is said if one value were another."""
    data = copy.deepcopy(DATA)
    *tables, key = path.split(".")
    table: Any = data
    for name in tables:
        table = table[name]
    table[key] = value
    return [problem.message for problem in SHAPE.problems(data, DATA)]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("map.location.k1.next_to", ["k2", "k8", "k3"], "k1 is next to k3, but not the other way round; add 'k1' to"),
        ("map.location.k1.next_to", ["k2", "k8", "k1"], "k1 is next to itself; a road leads to another location"),
        ("map.location.k1.airport", True, "k1 is a plantation with an airport; only a city has one"),
        ("cards.players.players_3", [2, 1], "cards.players.players_3 adds up to 3; there are 4 factions (NC-3.8)"),
        ("cards.sicario.leon.kind", "normal", 'leon has to be there, with kind = "special" (NC-3.1)'),
        ("cards.slot.white.sicario", "la_quica", "cards.slot.white: white is for leon, black for la_quica"),
        ("cards.sicario_card.s01.shows", "silhouette", "1 cards show gustavo; a normal sicario has 2 (NC-3.2)"),
        ("cards.sicario_card.s01.condition", "season_end", 'cards.sicario_card.s01: cost belongs to condition = "pay"'),
        (
            "cards.sicario_card.s06.immediate",
            [{"op": "cube", "n": 1}],
            "cards.sicario_card.s06.immediate.0 needs either",
        ),
        ("cards.action.attack.cells", ["X"], "there are 7 X cells in all; the 8 hunters need at least 8 (NC-9.1)"),
        (
            "cards.hunter.pena.faction",
            "cali",
            "pena belongs to cali, not to dea; make it faction = 'dea' in hunter.pena",
        ),
        ("cards.faction.cali.cards", [], "f2 is not among the cards of cali; add it there"),
        ("cards.faction_card.f1.once", True, "reveal_defence has to be on one card, of pepes, with once = false"),
        ("cards.defence.normal", [0, 0, 1, 1, 3, 3, 3], "no normal defence token has the value 2; there are 0, 1, 3"),
    ],
)
def test_a_slip_is_said_with_what_would_do(path: str, value: Any, message: str) -> None:
    found = slip(path, value)

    assert found
    assert found[0].startswith(message)


def test_a_map_in_two_parts_is_refused() -> None:
    data = copy.deepcopy(DATA)
    for id in ("k1", "k2", "k8"):
        near = data["map"]["location"][id]["next_to"]
        data["map"]["location"][id]["next_to"] = [other for other in near if other != "k1"]
    data["map"]["location"]["k1"]["next_to"] = ["k99"]
    data["map"]["location"]["k99"] = {**data["map"]["location"]["k1"], "next_to": ["k1"], "reconstructed_roads": []}
    data["map"]["location"]["k1"]["reconstructed_roads"] = []

    messages = [problem.message for problem in SHAPE.problems(data, DATA)]

    assert messages == ["no road leads from k1 to k2; give it a way in next_to"]
