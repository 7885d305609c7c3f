"""A number that the data give and the rules tell in words is the same in both; texts take theirs from the data.

What a card's text tells in numbers is filled in (texts/facts.py), so it follows a data pack. The rules' paragraphs are
prose: here they are compared. Not here: what the rules say about things that are no data.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablero.core.registry import find_game
from tablero.core.rulebook import rulebook
from tablero.games.andean_abyss.board import MAP as COLOMBIA
from tablero.games.el_grande.board import CARD_TYPES, DATA, MODIFIERS, POWERS, TAKES
from tablero.games.narcos.cards import DATA as NARCOS
from tablero.games.twilight_struggle import board as ts
from tablero.texts import texts_for
from tablero.texts.facts import flat, told

WORDS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(WORDS)})\b")


def numbers(text: str) -> list[int]:
    """All numbers of a text, in figures and in words."""
    found = NUMBER.findall(text.lower())
    return [int(word) if word.isdigit() else WORDS.index(word) for word in found]


def said(game: str, id: str) -> str:
    return rulebook(find_game(game)).paragraph(id)


def missing(text: str, facts: dict[str, Any], without: tuple[str, ...] = ()) -> list[str]:
    """The facts that are numbers above 1 and that `text` does not mention."""
    told = numbers(text)
    found = []
    for name, fact in flat("", {key: value for key, value in facts.items() if key not in without}):
        every = fact if isinstance(fact, list) else [fact]
        if any(type(one) is int and one > 1 and one not in told for one in every):
            found.append(f"{name} = {fact}")
    return found


def test_numbers_are_read_in_figures_and_in_words() -> None:
    assert numbers("Place up to two labs within 3; the nine regions") == [2, 3, 9]


# -- El Grande -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [kind.id for kind in CARD_TYPES])
def test_the_paragraph_of_a_card_has_its_stack_its_copies_and_its_measures(card: str) -> None:
    text, data = said("el-grande", f"EG-card-{card.replace('_', '-')}"), DATA["cards"][card]

    title = re.search(r"\(stack (\d), (?:New Regent, |alternative, )?(\d+) cop(?:y|ies)\)", text)

    assert title
    assert [int(title[1]), int(title[2])] == [data["stack"], data["copies"]]
    assert missing(text[title.end() :], data, ("stack", "place", "copies", "rounds")) == []


@pytest.mark.parametrize("modifier", [one for one in MODIFIERS if one.ability], ids=lambda one: one.id)
def test_the_paragraph_of_a_modifier_has_its_value_and_its_measures(modifier: Any) -> None:
    text = said("el-grande", f"EG-card-{modifier.id}")
    data = next(one for one in POWERS["modifier"] if one["id"] == modifier.id)

    assert f"(modifier {'+' if modifier.value > 0 else '−'}{abs(modifier.value)}, 1 copy)" in text
    assert missing(text, dict(data), ("value",)) == []


def test_the_regions_and_tiles_of_spain_are_worth_what_the_rules_say() -> None:
    printed = dict(re.findall(r"(\w+) (\d/\d/\d) \(", said("el-grande", "EG-1.3")))
    texts = texts_for(find_game("el-grande"))

    assert printed == {texts.action(id): "/".join(map(str, one["values"])) for id, one in DATA["map"]["region"].items()}
    tiles = re.findall(r"\d/\d/\d", said("el-grande", "EG-1.4"))
    assert tiles == ["/".join(map(str, tile["values"])) for tile in DATA["map"]["tile"]]
    assert "/".join(map(str, DATA["map"]["castillo"]["values"])) in said("el-grande", "EG-card-unmasking")


def test_power_cards_bring_what_the_rules_say() -> None:
    table = said("el-grande", "EG-6.2").partition(":")[2].partition(". ")[0]
    told: dict[int, int] = {}
    for part in table.split(";"):
        *cards, brings = numbers(part)
        told |= dict.fromkeys(cards, brings)

    assert told == {power: TAKES[power] for power in range(1, 14)}


def test_supplies_bonuses_and_rounds_of_el_grande_are_what_the_rules_say() -> None:
    setup, spain = DATA["setup"], DATA["map"]
    assert f"{setup['caballeros']} caballeros" in said("el-grande", "EG-1.1")
    assert numbers(said("el-grande", "EG-15.4")).count(spain["king_bonus"]) >= 1
    assert spain["king_bonus"] == spain["grande_bonus"] == 2  # both are "2 extra points" in EG-15.4
    plain = [one["value"] for one in POWERS["modifier"] if "effect" not in one]
    for value, word in re.findall(r"([+−]\d) (once|twice)", said("el-grande", "EG-23.1")):
        assert plain.count(int(value.replace("−", "-"))) == ["once", "twice"].index(word) + 1


# -- Narcos --------------------------------------------------------------------------------------------------------

GROUPS = ("sicario_card", "silver_or_lead", "objective", "faction_card")
NARCOS_CARDS = [(group, card) for group in GROUPS for card in NARCOS["cards"][group]]


@pytest.mark.parametrize(("group", "card"), NARCOS_CARDS, ids=[card for _, card in NARCOS_CARDS])
def test_the_paragraph_of_a_card_of_narcos_has_its_numbers(group: str, card: str) -> None:
    text, data = said("narcos", f"NC-card-{card}"), dict(NARCOS["cards"][group][card])
    if card == "s22":  # León's special move is told as a whole
        data["immediate"] = [{"n": NARCOS["cards"]["amounts"]["leon_steps"] + data["immediate"][0]["n"]}]

    assert missing(text, data) == []


@pytest.mark.parametrize(
    ("rule", "fact"),
    [
        ("NC-1.2", ("fame", "win")),
        ("NC-2.5", ("supply", "influence_and_roadblocks")),
        ("NC-2.6", ("supply", "labs")),
        ("NC-2.6", ("supply", "cubes")),
        ("NC-2.10", ("supply", "hideout_markers")),
        ("NC-3.4", ("patron", "money")),
        ("NC-3.4", ("patron", "hand")),
        ("NC-3.9", ("faction_card", "f1", "start_money")),
        ("NC-5.7", ("defence", "hostage")),
        ("NC-5.7", ("defence", "bomb")),
        ("NC-6.1", ("amounts", "sicario_move_cost")),
        ("NC-6.1", ("amounts", "sicario_move_steps")),
        ("NC-6.9", ("amounts", "cube_price")),
        ("NC-6.21", ("amounts", "leon_steps")),
        ("NC-10.3", ("faction_card", "f7", "n")),
        ("NC-10.4", ("faction_card", "f2", "stores")),
        ("NC-10.5", ("faction_card", "f2", "cost_cubes")),
        ("NC-10.6", ("faction_card", "f1", "earns")),
        ("NC-10.7", ("faction_card", "f1", "cost_money")),
    ],
    ids=str,
)
def test_a_rule_of_narcos_has_the_number_of_the_data(rule: str, fact: tuple[str, ...]) -> None:
    value: Any = NARCOS["cards"]
    for key in fact:
        value = value[key]

    assert value in numbers(said("narcos", rule))


# -- Twilight Struggle ---------------------------------------------------------------------------------------------


def printed(card: ts.Card) -> str:
    """What the rules say in brackets after the name of a card."""
    sides = {ts.US: "US", ts.USSR: "USSR", ts.NEUTRAL: "neutral"}
    if card.id == "the_china_card":
        return f"no side, {card.ops} Ops"
    parts = ["scoring card"] if card.scoring else [sides[card.side], f"{card.ops} Ops"]
    parts.append(f"{ts.WARS[card.war].title()} War")
    parts += ["removed after the event"] * card.starred + ["war"] * card.war_card + ["optional"] * card.optional
    return ", ".join(parts)


@pytest.mark.parametrize("card", ts.CARD_LIST, ids=lambda card: card.id)
def test_the_paragraph_of_a_card_has_its_side_its_ops_and_its_war(card: ts.Card) -> None:
    title = re.match(r"\*\*.+?\*\* \((.*?)\)", said("twilight-struggle", f"TS-card-{card.number}"))

    assert title
    assert sorted(title[1].split(", ")) == sorted(printed(card).split(", "))


@pytest.mark.parametrize("country", ts.COUNTRY_IDS[: ts.CIVIL_WAR])
def test_a_country_tells_its_stability(country: str) -> None:
    for game in ("twilight-struggle", "twilight-struggle-soloplay"):
        text = texts_for(find_game(game)).thing_text(country)
        assert f"stability {ts.STABILITY[ts.country(country)]}" in text
        assert ("battleground" in text.lower()) == ts.IS_BATTLEGROUND[ts.country(country)]


@pytest.mark.parametrize("region", ts.REGION_IDS)
def test_a_scoring_card_tells_what_its_region_brings(region: str) -> None:
    data = ts.MAP["region"][region]
    card = ts.CARD_LIST[data["scoring_card"] - 1]
    control = f"Control {data['control']}" if data["control"] else "and Control wins the game"
    wanted = f"Presence {data['presence']}, Domination {data['domination']}, {control};"

    assert wanted in said("twilight-struggle", f"TS-card-{card.number}")
    assert wanted in texts_for(find_game("twilight-struggle")).card_text(card.id)


def test_the_boxes_of_the_space_race_are_as_the_rules_say() -> None:
    boxes = re.findall(
        r"(\d) [A-Z][^:]*: (\d) Ops, 1–(\d), (?:(\d) and (\d)|no) VP", said("twilight-struggle", "TS-6.4.2")
    )

    assert [[int(number or 0) for number in box] for box in boxes] == [
        [box, ts.SPACE_OPS[box], ts.SPACE_ROLL[box], ts.SPACE_FIRST[box], ts.SPACE_SECOND[box]] for box in range(1, 9)
    ]


def test_countries_and_cards_are_as_many_as_the_rules_say() -> None:
    assert numbers(said("twilight-struggle", "TS-0.4"))[0] == len(ts.BATTLEGROUNDS)
    early = [len(ts.deck_of(ts.EARLY, optional)) for optional in (False, True)]
    assert numbers(said("twilight-struggle", "TS-2.1"))[:2] == early


# -- Andean Abyss --------------------------------------------------------------------------------------------------


def test_the_spaces_of_colombia_have_the_pop_and_econ_of_the_rules() -> None:
    """A City's or Department's Pop and a LoC's Econ, in the rules and in the words shown beside it."""
    texts = texts_for(find_game("andean-abyss"))
    cities = said("andean-abyss", "AA-1.3.3").partition(": ")[2].partition(". ")[0]
    pop = {
        name: numbers(part)[-1] for part in cities.split(";") for name in re.split(r",| and ", re.sub(r"\d", "", part))
    }
    pop = {name.strip(): number for name, number in pop.items()}
    departments = said("andean-abyss", "AA-1.3.2").partition("Forest: ")[2]
    pop |= {name: int(number) for name, number in re.findall(r"([A-Z][\w ]*?) (\d)", departments.replace(": ", ". "))}
    for id, space in COLOMBIA["space"].items():
        if space["kind"] in ("city", "department") and id not in ("ecuador", "panama"):
            name = {"meta_west": "Meta West", "meta_east": "Meta East"}.get(id, texts.action(id))
            assert pop[name] == space["pop"], id
        if "pop" in space:
            assert space["pop"] in numbers(texts.thing_text(id)), id
        if "econ" in space:
            assert space["econ"] in numbers(texts.thing_text(id)), id


# -- texts take their numbers from the data --------------------------------------------------------------------------

PACKS = {
    "el-grande": (
        """[cards.intrigue]
own = 3
opposing = 1
[cards.strongholds]
values = [5, 6, 7]
[map]
king_bonus = 4
""",
        ["intrigue", "strongholds", "text:king"],
        [
            "Move up to 3 of your own caballeros and one opposing caballero to other regions or into the castillo.",
            "All regions where first place is worth 5, 6, or 7 points are scored.",
            "gets 4 extra points.",
        ],
    ),
    "narcos": (
        """[cards.sicario_card.s01]
cost = 1
immediate = [{ op = "money", n = 1 }]
effect = [{ op = "lab", n = 2, within = 4 }, { op = "income", n = 3 }]
[cards.fame]
win = 25
""",
        ["s01", "text:fame"],
        [
            "Get 1 dollar. For 1 dollar: place up to 2 labs on plantations within 4 of him, and the income marker "
            "advances by 3.",
            "With 25 fame Patrón wins.",
        ],
    ),
}
SHOW = """
import sys
from tablero.core.pack import use_pack
from tablero.core.registry import find_game
from tablero.texts import check_names, texts_for
use_pack(sys.argv[2])
game = find_game(sys.argv[1])
check_names(game, "pack")
for id in sys.argv[3:]:
    texts = texts_for(game)
    print(texts.thing(id) if ":" in id else texts.card_text(id))
"""


def shown(game: str, pack: str, file: Path, ids: list[str]) -> subprocess.CompletedProcess[str]:
    file.write_text(f'game = "{game}"\n{pack}', encoding="utf-8")
    command = [sys.executable, "-c", SHOW, game, str(file), *ids]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("game", PACKS)
def test_the_texts_follow_a_data_pack(game: str, tmp_path: Path) -> None:
    pack, ids, wanted = PACKS[game]

    done = shown(game, pack, tmp_path / "pack.toml", ids)

    assert done.returncode == 0, done.stderr
    for line, words in zip(done.stdout.splitlines(), wanted, strict=True):
        assert words in line


def test_a_pack_that_takes_away_what_a_text_tells_of_must_bring_words_of_its_own(tmp_path: Path) -> None:
    pack = '[cards.sicario_card.s08]\nreconstructed = []\nimmediate = [{ op = "influence", n = 1, where = "map" }]\n'
    words = "[texts]\nen = '''\ncard-s08 = Night of Threats\n    .text = Place influence anywhere.\n'''\n"

    refused = shown("narcos", pack, tmp_path / "pack.toml", ["s08"])
    accepted = shown("narcos", pack + words, tmp_path / "pack.toml", ["s08"])

    assert "the text of 's08' tells of facts that this pack has taken away; add card-s08 = …" in refused.stderr
    assert accepted.stdout == "Place influence anywhere.\n"


def test_facts_become_values_by_name() -> None:
    facts = {"n": 2, "once": True, "effect": [{"op": "lab", "n": 1}, {"op": "fame", "n": 3}], "values": [6, 7]}

    values = told(facts, texts_for(find_game("narcos")).lexicon, "en")

    assert (values["n"], values["once"], values["effect-n"], values["effect-2-n"]) == (2, "yes", 1, 3)
    assert (values["values"], values["values-or"]) == ("6 and 7", "6 or 7")
    assert (values["n-dollars"], values["effect-n-dollars"]) == ("2 dollars", "1 dollar")
