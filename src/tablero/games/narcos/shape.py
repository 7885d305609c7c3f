"""What Narcos's data has to look like; data/FORMAT.md says it in words. Read by board.py whenever data is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.core.shape import (
    Data,
    Flag,
    ListOf,
    Many,
    Name,
    Pattern,
    Problem,
    Shape,
    Tagged,
    TomlTable,
    Whole,
    Word,
    named,
)

HUNTERS: Final = 8
FACTIONS: Final = 4

COUNT: Final = Whole(1, 20)
KIND: Final = Word("city", "plantation")
TOKEN: Final = Word("hostage", "bomb")


def placed() -> TomlTable:
    """An operation on up to n places: `within` n roads of the centre, or `where`."""
    return TomlTable(n=COUNT, within_=Whole(0, 20), where_=Word("region", "map"), centre_=Word("hunter"))


EFFECT: Final = Tagged(
    "op",
    money=TomlTable(n=COUNT),
    money_per=TomlTable(per=Word("lab"), max=COUNT),
    fame=TomlTable(n=COUNT),
    income=TomlTable(n=COUNT),
    lab=placed(),
    cube=placed(),
    influence=placed(),
    remove_roadblock=placed(),
    block_hunter=placed(),
    move=TomlTable(who=Word("self", "other", "any"), steps=COUNT),
    actions=TomlTable(n=COUNT),
    range=TomlTable(n=COUNT),
    swap_defence=TomlTable(n=COUNT),
    cycle=TomlTable(n=Whole(1, 5)),
    ship_now=TomlTable(where=Word("map")),
    leon_steps=TomlTable(n=COUNT),
)
SETUP: Final = Tagged(
    "op",
    money=TomlTable(n=COUNT),
    lab=placed(),
    influence=placed(),
    place_party=TomlTable(
        n=Whole(1, 3), kind=KIND, airport_=Flag(), no_roadblock_=Flag(), min_pairwise_distance=Whole(1, 9)
    ),
    take_special_token=TomlTable(token=TOKEN, replaces_value=Whole(0, 9)),
    counter=TomlTable(name=Word("shipped"), n=Whole(0, 9)),
)
WHILE_ACTIVE: Final = Tagged(
    "op",
    collect_party=TomlTable(trigger=Word("sicario_arrives")),
    counter_add=TomlTable(trigger=Word("cube_shipped"), name=Word("shipped"), n=COUNT),
)
REWARD: Final = Tagged(
    "op",
    money=TomlTable(n=COUNT),
    fame=TomlTable(n=COUNT),
    income=TomlTable(n=COUNT),
    return_special_token=TomlTable(token=TOKEN),
)
TEST: Final = Tagged(
    "test",
    party_collected=TomlTable(n=Whole(1, 3)),
    special_token_on_map=TomlTable(token=TOKEN, in_kind_=KIND, hunter_within_=Whole(0, 20)),
    labs_on_map=TomlTable(n=COUNT),
    influence_on_map=TomlTable(n=COUNT, all_regions_=Flag()),
    counter=TomlTable(name=Word("shipped"), n=COUNT),
    money=TomlTable(n=Whole(1, 99), pay_on_completion_=Whole(0, 99)),
    sicario_in_each_region=TomlTable(),
    own_tokens_near_patron=TomlTable(n=COUNT, within=Whole(0, 20), tokens=ListOf(Word("influence", "lab"), 1, 2, True)),
    sicarios_on_map=TomlTable(n=Whole(1, 7)),
)
FACTION_CARD: Final = Tagged(
    "op",
    reveal_defence=TomlTable(n=COUNT, cost_money=COUNT, start_money=Whole(0, 99), earns=Whole(0, 9)),
    extra_action=TomlTable(number=Whole(1, 3), cost_cubes=COUNT, collects_per_turn=COUNT, stores=COUNT),
    replace_available=TomlTable(n=Whole(1, 3)),
    move_bonus=TomlTable(n=COUNT),
    attack_bonus=TomlTable(n=COUNT),
)
for _card in FACTION_CARD.sorts.values():
    _card.fields |= {"faction": Name("cards.faction"), "once": Flag()}
    _card.needed += ["faction", "once"]

MAP: Final = TomlTable(
    region=Many(TomlTable(colour=Pattern("#[0-9a-f]{6}", "a colour such as '#9ccb6b'")), fixed=True),
    location=Many(
        TomlTable(
            region=Name("map.region"),
            kind=KIND,
            airport=Flag(),
            next_to=ListOf(Name("map.location"), 1, different=True),
            x=Whole(0, 1000),
            y=Whole(0, 1400),
            reconstructed_roads_=ListOf(Name("map.location")),
        )
    ),
)
CARDS: Final = TomlTable(
    supply=TomlTable(
        influence_and_roadblocks=Whole(1, 99),
        labs=Whole(1, 99),
        cubes=Whole(1, 99),
        parties=Whole(1, 9),
        hideout_markers=Whole(0, 99),
    ),
    amounts=TomlTable(
        sicario_move_cost=Whole(0, 9),
        sicario_move_steps=COUNT,
        leon_steps=COUNT,
        hunter_steps=COUNT,
        ordinary_actions=COUNT,
        cube_price=COUNT,
        relocation_cost_per_step=COUNT,
    ),
    patron=TomlTable(money=Whole(0, 99), hand=Whole(1, 9), objective_slots=Whole(3, 3)),
    fame=TomlTable(start=Whole(0, 19), win=Whole(1, 99)),
    income=TomlTable(start=Whole(0, 9), values=ListOf(Whole(0, 99), 1, 60)),
    players=TomlTable(
        players_2=ListOf(Whole(1, 4), 1, 1),
        players_3=ListOf(Whole(1, 4), 2, 2),
        players_4=ListOf(Whole(1, 4), 3, 3),
        players_5=ListOf(Whole(1, 4), 4, 4),
    ),
    defence=TomlTable(normal=ListOf(Whole(0, 9), 7, 7), hostage=Whole(0, 9), bomb=Whole(0, 9)),
    slot=Many(
        TomlTable(
            kind=Word("normal", "special"), sicario_=Word("leon", "la_quica"), range=Whole(0, 20), fame=Whole(0, 9)
        ),
        fixed=True,
    ),
    sicario=Many(TomlTable(kind=Word("normal", "special"))),
    sicario_card=Many(
        TomlTable(
            shows=Name("cards.sicario", "silhouette"),
            immediate=ListOf(EFFECT),
            condition=Word("pay", "season_end"),
            cost_=Whole(1, 99),
            effect=ListOf(EFFECT, 1),
        ),
        fixed=True,
    ),
    silver_or_lead=Many(TomlTable(silver=ListOf(EFFECT, 1)), fixed=True),
    objective=Many(
        TomlTable(setup=ListOf(SETUP), while_active=ListOf(WHILE_ACTIVE), condition=TEST, reward=ListOf(REWARD)),
        fixed=True,
    ),
    action_cards=TomlTable(numbers=ListOf(Whole(1, 3), 3), available=Whole(2, 9)),
    action=Many(TomlTable(cells=ListOf(Word("X", "1", "2", "3"))), fixed=True),
    faction=Many(
        TomlTable(hunters=ListOf(Name("cards.hunter"), 2, 2, True), cards=ListOf(Name("cards.faction_card"))),
        fixed=True,
    ),
    hunter=Many(TomlTable(faction=Name("cards.faction"))),
    faction_card=Many(FACTION_CARD, fixed=True),
)

# -- what no single value shows ----------------------------------------------------------------------------------


def roads(data: Data) -> Iterator[Problem]:
    """Roads run both ways, from a location to another one, and join everything (NC-2.2)."""
    locations = data["map"]["location"]
    for id, location in locations.items():
        for i, other in enumerate(location["next_to"]):
            path = ("map", "location", id, "next_to", i)
            if other == id:
                yield Problem(path, f"{id} is next to itself; a road leads to another location")
            elif id not in locations[other]["next_to"]:
                hint = f"add {id!r} to {named(('map', 'location', other, 'next_to'))}, or take {other!r} out here"
                yield Problem(path, f"{id} is next to {other}, but not the other way round; {hint}")
    reached = list(locations)[:1]
    for id in reached:
        reached += [other for other in locations[id]["next_to"] if other not in reached]
    for id in locations:
        if id not in reached:
            first = reached[0]
            yield Problem(("map", "location", id), f"no road leads from {first} to {id}; give it a way in next_to")
            return


def airports(data: Data) -> Iterator[Problem]:
    """Airports are in cities, and leave room for the hunters to start next to them (NC-2.1, NC-3.10)."""
    locations = data["map"]["location"]
    for id, location in locations.items():
        if location["airport"] and location["kind"] != "city":
            path = ("map", "location", id, "airport")
            yield Problem(path, f'{id} is a plantation with an airport; only a city has one, so kind = "city" would do')
    beside = [id for id in locations if any(locations[other]["airport"] for other in locations[id]["next_to"])]
    if len(beside) < HUNTERS:
        yield Problem(
            ("map", "location"),
            f"{len(beside)} locations are next to a city with an airport; the hunters need {HUNTERS} (NC-3.10)",
        )


def factions_led(data: Data) -> Iterator[Problem]:
    """All four factions are led by somebody (NC-3.8)."""
    for key, led in data["cards"]["players"].items():
        if key.startswith("players_") and sum(led) != FACTIONS:
            path = ("cards", "players", key)
            yield Problem(path, f"{named(path)} adds up to {sum(led)}; there are {FACTIONS} factions (NC-3.8)")


def sicarios(data: Data) -> Iterator[Problem]:
    """Five slots for normal sicarios, two for the special ones; two cards each, five silhouettes (NC-3.1 to NC-3.3)."""
    cards = data["cards"]
    for id in ("leon", "la_quica"):
        if cards["sicario"].get(id, {}).get("kind") != "special":
            yield Problem(("cards", "sicario"), f'{id} has to be there, with kind = "special" (NC-3.1)')
    owners = {"white": "leon", "black": "la_quica"}
    for id, slot in cards["slot"].items():
        if slot.get("sicario") != owners.get(id) or (slot["kind"] == "special") != (id in owners):
            path = ("cards", "slot", id)
            yield Problem(path, f"{named(path)}: white is for leon, black for la_quica, the rest are normal (NC-3.1)")
    shown = [card["shows"] for card in cards["sicario_card"].values()]
    for id, sicario in cards["sicario"].items():
        wanted = 2 if sicario["kind"] == "normal" else 1
        if shown.count(id) != wanted:
            path = ("cards", "sicario", id)
            yield Problem(path, f"{shown.count(id)} cards show {id}; a {sicario['kind']} sicario has {wanted} (NC-3.2)")
    if shown.count("silhouette") != 5:
        message = f"{shown.count('silhouette')} cards show a silhouette; there are 5 (NC-3.1)"
        yield Problem(("cards", "sicario_card"), message)


def costs(data: Data) -> Iterator[Problem]:
    """What is paid for has a cost, what waits for the end of the season has none (NC-6.15)."""
    for id, card in data["cards"]["sicario_card"].items():
        path = ("cards", "sicario_card", id)
        if (card["condition"] == "pay") != ("cost" in card):
            yield Problem(path, f'{named(path)}: cost belongs to condition = "pay", and only to that (NC-6.15)')


def places(data: Data) -> Iterator[Problem]:
    """An operation that happens at places says where."""
    cards = data["cards"]
    for deck, fields in (
        ("sicario_card", ("immediate", "effect")),
        ("silver_or_lead", ("silver",)),
        ("objective", ("setup",)),
    ):
        for id, card in cards[deck].items():
            for field in fields:
                for i, op in enumerate(card[field]):
                    path = ("cards", deck, id, field, i)
                    if op["op"] in ("lab", "cube", "influence", "remove_roadblock", "block_hunter") and (
                        "within" in op
                    ) == ("where" in op):
                        yield Problem(path, f'{named(path)} needs either within = n or where = "region" or "map"')


def cells(data: Data) -> Iterator[Problem]:
    """Every hunter can use a card, whatever its number (NC-9.1)."""
    free = sum(action["cells"].count("X") for action in data["cards"]["action"].values())
    if free < HUNTERS:
        message = f"there are {free} X cells in all; the {HUNTERS} hunters need at least {HUNTERS} (NC-9.1)"
        yield Problem(("cards", "action"), message)


def hunters(data: Data) -> Iterator[Problem]:
    """Hunters, faction cards and factions say the same about each other (NC-1.1)."""
    cards = data["cards"]
    for faction, entry in cards["faction"].items():
        for field, table in (("hunters", "hunter"), ("cards", "faction_card")):
            for i, id in enumerate(entry[field]):
                if cards[table][id]["faction"] != faction:
                    path = ("cards", "faction", faction, field, i)
                    hint = f"make it faction = {faction!r} in {table}.{id}"
                    yield Problem(path, f"{id} belongs to {cards[table][id]['faction']}, not to {faction}; {hint}")
    for table, field in (("hunter", "hunters"), ("faction_card", "cards")):
        for id, entry in cards[table].items():
            if id not in cards["faction"][entry["faction"]][field]:
                message = f"{id} is not among the {field} of {entry['faction']}; add it there"
                yield Problem(("cards", table, id), message)


def abilities(data: Data) -> Iterator[Problem]:
    """Los Pepes and Cali have one card each, with their own ability (NC-3.9)."""
    cards = data["cards"]["faction_card"]
    for op, faction in (("reveal_defence", "pepes"), ("extra_action", "cali")):
        having = [id for id, card in cards.items() if card["op"] == op]
        if len(having) != 1 or cards[having[0]]["faction"] != faction or cards[having[0]]["once"]:
            message = (
                f"{op} has to be on one card, of {faction}, with once = false; it is on {', '.join(having) or 'none'}"
            )
            yield Problem(("cards", "faction_card"), message)


def special_tokens(data: Data) -> Iterator[Problem]:
    """A special defence token takes the place of a normal one that exists (NC-5.6)."""
    normal = data["cards"]["defence"]["normal"]
    for id, card in data["cards"]["objective"].items():
        for i, op in enumerate(card["setup"]):
            if op["op"] == "take_special_token" and op["replaces_value"] not in normal:
                path = ("cards", "objective", id, "setup", i, "replaces_value")
                values = ", ".join(map(str, sorted(set(normal))))
                yield Problem(path, f"no normal defence token has the value {op['replaces_value']}; there are {values}")


SHAPE: Final = Shape(
    TomlTable(map=MAP, cards=CARDS),
    [roads, airports, factions_led, sicarios, costs, places, cells, hunters, abilities, special_tokens],
)
