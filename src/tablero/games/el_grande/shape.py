"""What El Grande's data has to look like: read by board.py whenever data is loaded, with or without a data pack.

The ids of cards, modifiers and regions are fixed: rules, texts and tests know them by name. What a card does, how many
copies there are and what a region is worth are facts that may be corrected.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.core.shape import (
    Data,
    Flag,
    Kind,
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
    World,
)
from tablero.core.toml_lines import KeyPath

MODIFIERS: Final = 16  # EG-23
STACK: Final = 10  # cards in each of the first four stacks (EG-1.5)
FEW: Final = Whole(1, 30)
POINT: Final = ListOf(Whole(-9999, 9999), 2, 2)


def effects(**common: Kind) -> Tagged:
    """The special actions by name, with their measures; `common` are the fields beside them."""
    counted: dict[str, Kind] = {"count_": FEW, "all_": Flag()}
    measures: dict[str, dict[str, Kind]] = {
        "move": {"own_": FEW, "opposing_": FEW, "either_": FEW, "one_region_": Flag(), "all_own_": Flag()},
        "place": {"count": FEW, "into": Word("regions", "castillo")},
        "take": {"count": FEW},
        "return_own": {"count": FEW},
        "return_by_disc": counted,
        "return_from_court": counted,
        "return_chosen": counted,
        "score_values": {"values": ListOf(Whole(0, 9), 1)},
        "king": {"to": Word("next", "any", "abroad", "emptiest", "fullest", "castillo")},
        "entourage": {"count": FEW},
        "choose": {"between": ListOf(Name("cards"), 2, 2)},
        "veto": {"rounds": FEW},
    }
    plain = """score_chosen score_castillo score_first score_fullest score_emptiest score_ballot
        evict power_back tile grande rivalry infiltrate deputy"""
    return Tagged(
        "effect",
        **{name: TomlTable(**common, **fields) for name, fields in measures.items()},
        **{name: TomlTable(**common) for name in plain.split()},
    )


class Modifier(Kind):
    """A modifier card: a number, perhaps with an ability."""

    wanted = "a table"

    def __init__(self) -> None:
        self.plain = TomlTable(id=Word(), value=Whole(-9, 9))
        self.able = effects(id=Word(), value=Whole(-9, 9))

    def problems(self, value: object, path: KeyPath, world: World) -> Iterator[Problem]:
        able = isinstance(value, dict) and "effect" in value
        yield from (self.able if able else self.plain).problems(value, path, world)


REGION: Final = TomlTable(
    values=ListOf(Whole(0, 20), 3, 3),
    next_to=ListOf(Name("map.region"), 1, different=True),
    at=POINT,
    fill=Pattern("#[0-9a-f]{6}", "a colour such as '#7fa7c9'"),
    shape=ListOf(POINT, 3),
)
SETS: Final = Word("base", "king", "new_regent", "alternative")
TABLES: Final = TomlTable(
    map=TomlTable(
        king_bonus=Whole(0, 20),
        grande_bonus=Whole(0, 20),
        width=Whole(1, 9999),
        height=Whole(1, 9999),
        region=Many(REGION, fixed=True),
        abroad=Many(
            TomlTable(next_to=ListOf(Name("map.region"), 1, different=True), at=POINT, shape=ListOf(POINT, 3)),
            fixed=True,
        ),
        castillo=TomlTable(values=ListOf(Whole(0, 20), 3, 3), at=POINT, shape=ListOf(POINT, 3)),
        tile=ListOf(TomlTable(id=Word("tile_8_4_0", "tile_4_0_0"), values=ListOf(Whole(0, 20), 3, 3)), 2, 2),
    ),
    cards=Many(effects(stack=Whole(1, 5), place=Whole(0, 5), set=SETS, copies=Whole(1, 10)), fixed=True),
    powers=TomlTable(
        caballeros=ListOf(Whole(0, 20), 13, 13),
        modifiers_dealt=Whole(3, 3),
        modifier=ListOf(Modifier(), MODIFIERS, MODIFIERS),
    ),
    setup=TomlTable(
        colours=ListOf(Word("purple", "blue", "orange", "green", "white"), 5, 5, True),
        caballeros=Whole(10, 30),
        start_caballeros=Whole(0, 9),
        court=Whole(0, 20),
        rounds=TomlTable(normal=ListOf(Whole(1, 9)), short=ListOf(Whole(1, 9)), scoring_after=ListOf(Whole(1, 9))),
        dummy=TomlTable(regions_a_round=Whole(1, 9), caballeros_a_region=Whole(1, 9)),
    ),
)


def borders(data: Data) -> Iterator[Problem]:
    """Regions are next to each other both ways (EG-8.2)."""
    regions = data["map"]["region"]
    for id, region in regions.items():
        for i, other in enumerate(region["next_to"]):
            if id not in regions[other]["next_to"]:
                hint = f"add {id!r} to map.region.{other}.next_to, or take {other!r} out here"
                path = ("map", "region", id, "next_to", i)
                yield Problem(path, f"{id} is next to {other}, but not the other way round; {hint}")


def stacks(data: Data) -> Iterator[Problem]:
    """Ten cards in each of the first four stacks; the cards the rules know by name are single, or two (EG-1.5)."""
    cards = data["cards"]
    for stack in (1, 2, 3, 4):
        base = {id: card["copies"] for id, card in cards.items() if card["stack"] == stack and card["set"] == "base"}
        if sum(base.values()) != STACK:
            listed = ", ".join(f"{id} {copies}" for id, copies in base.items())
            message = f"stack {stack} has {sum(base.values())} cards, not {STACK} (EG-1.5); the copies are {listed}"
            yield Problem(("cards", next(iter(base), ""), "copies"), message)
    for id, copies in (("his_majesty", 1), ("veto", 2)):
        if cards[id]["copies"] != copies:
            yield Problem(("cards", id, "copies"), f"{id} has {cards[id]['copies']} copies; the rules need {copies}")
    for id, card in cards.items():
        if card["effect"] in ("return_by_disc", "return_from_court", "return_chosen") and ("count" in card) == (
            "all" in card
        ):
            yield Problem(("cards", id), f"cards.{id} needs either count = n or all = true")


def modifiers(data: Data) -> Iterator[Problem]:
    """Each modifier has a name of its own: texts know them by it."""
    ids = [modifier["id"] for modifier in data["powers"]["modifier"]]
    for i, id in enumerate(ids):
        if id in ids[:i]:
            yield Problem(("powers", "modifier", i, "id"), f"two modifiers are called {id!r}; each needs its own id")


SHAPE: Final = Shape(TABLES, [borders, stacks, modifiers])
