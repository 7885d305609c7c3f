"""One list of cards for all: the data, the effects, the texts, the rules and the tests agree on it.

Also here: in one frozen and one open position, which special actions of all cards are offered (EG-R39, EG-R9).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tablero.core.registry import find_game
from tablero.core.rulebook import citations, rulebook
from tablero.games.el_grande.board import CARD_TYPES, EFFECTS, MODIFIERS, CardType, Effect, ModifierCard
from tablero.games.el_grande.effects.book import SCRIPTS, TESTS
from tablero.games.el_grande.position import copies_of
from tablero.testing import rule
from tablero.texts import texts_for
from tests.el_grande.card_helpers import WatchedTable, at, offers_special, taken
from tests.el_grande.helpers import ALL_REGIONS

GAME = find_game("el-grande")
ABILITIES = [modifier for modifier in MODIFIERS if modifier.ability is not None]

# The copies of each card in the four stacks, and the cards of the modules with their stacks.
STACKS = {
    1: "2 intrigue, 1 regrouping, 1 manoeuvre, 1 diversion, 1 displacement, 2 dispersal, 1 departure, 1 militia",
    2: "1 withdrawal, 1 revolution, 1 unrest, 1 disgrace, 1 loss_of_authority, 1 desertion, 4 levy",
    3: "2 fiesta, 2 garrisons, 1 strongholds, 2 unmasking, 1 supremacy, 1 crowds, 1 outposts",
    4: "1 coup, 2 reinforcement, 3 legislation, 2 new_home, 1 royal_adviser, 1 recruitment",
}
NEW_REGENT = [
    *("exile", "entourage", "rivalry", "summer_residence", "rebellion", "infiltration", "deputy"),
    *("royal_journey", "winter_residence", "pilgrimage"),
]

SCORINGS = [
    *("levy", "fiesta", "garrisons", "strongholds", "unmasking", "supremacy", "crowds", "outposts", "secret_ballot"),
]
NEVER_USELESS = [
    *SCORINGS,
    *("reinforcement", "legislation", "royal_adviser", "his_majesty", "exile", "entourage", "rivalry", "rebellion"),
    *("royal_journey", "pilgrimage", "veto"),
]
SOMETIMES_USELESS = [kind.id for kind in CARD_TYPES if kind.id not in NEVER_USELESS]

every_type = pytest.mark.parametrize("kind", CARD_TYPES, ids=[kind.id for kind in CARD_TYPES])
every_modifier = pytest.mark.parametrize("modifier", MODIFIERS, ids=[modifier.id for modifier in MODIFIERS])


def of_set(name: str) -> list[CardType]:
    return [kind for kind in CARD_TYPES if kind.set == name]


# -- the list -----------------------------------------------------------------------------------------------------


@rule("EG-1.5")
@pytest.mark.parametrize("stack", [1, 2, 3, 4])
def test_each_of_the_four_stacks_has_its_ten_cards(stack):
    kinds = [kind for kind in of_set("base") if kind.stack == stack]

    assert ", ".join(f"{kind.copies} {kind.id}" for kind in kinds) == STACKS[stack]
    assert sum(kind.copies for kind in kinds) == 10


@rule("EG-1.5", "EG-21.1", "EG-22.1")
def test_the_king_card_new_regent_and_the_alternative_cards_complete_the_list():
    assert [kind.id for kind in of_set("king")] == ["his_majesty"]
    assert [kind.id for kind in of_set("new_regent")] == NEW_REGENT
    assert all(kind.stack == 5 and kind.copies == 1 for kind in [*of_set("king"), *of_set("new_regent")])
    stacks = [(kind.id, kind.stack) for kind in of_set("alternative") for _ in range(kind.copies)]
    assert stacks == [("double_game", 1), ("veto", 2), ("veto", 2), ("secret_ballot", 4)]
    assert len(CARD_TYPES) == 42
    assert sum(kind.copies for kind in CARD_TYPES) == 40 + 1 + 10 + 4


@rule("EG-23.1")
def test_the_sixteen_modifiers_add_up_to_nothing():
    plain = sorted(modifier.value for modifier in MODIFIERS if modifier.ability is None)

    assert plain == [-3, -2, -2, -1, -1, 1, 1, 2, 2, 3]
    assert [modifier.id for modifier in ABILITIES] == ["courier", "recruiter", "scout", "spy", "steward", "herald"]
    assert sum(modifier.value for modifier in MODIFIERS) == 0
    assert len({modifier.id for modifier in MODIFIERS}) == 16


@every_type
@rule("EG-1.5")
def test_a_card_places_as_many_caballeros_as_its_stack_says(kind: CardType):
    assert kind.place == kind.stack


# -- the same list everywhere -------------------------------------------------------------------------------------


def check_effect(effect: Effect) -> None:
    assert effect.op in SCRIPTS
    assert effect.op in TESTS
    assert all(id in EFFECTS for id in effect.between)


@every_type
def test_every_card_has_an_effect(kind: CardType):
    check_effect(kind.effect)


@pytest.mark.parametrize("modifier", ABILITIES, ids=[modifier.id for modifier in ABILITIES])
def test_every_ability_has_an_effect(modifier: ModifierCard):
    assert modifier.ability is not None
    check_effect(modifier.ability)


def test_every_effect_belongs_to_a_card():
    used = {kind.effect.op for kind in CARD_TYPES} | {modifier.ability.op for modifier in MODIFIERS if modifier.ability}

    assert set(SCRIPTS) == set(TESTS) == used


@every_type
def test_every_card_has_a_paragraph_in_the_rules_with_its_stack_and_copies(kind: CardType):
    module = {"new_regent": ", New Regent", "alternative": ", alternative"}.get(kind.set, "")
    copies = "1 copy" if kind.copies == 1 else f"{kind.copies} copies"
    text = rulebook(GAME).paragraph(kind.effect.rule)

    assert re.match(r"\*\*[^*]+\*\* \((.+?)\)\.", text)[1] == f"stack {kind.stack}{module}, {copies}"  # type: ignore[index]


@pytest.mark.parametrize("modifier", ABILITIES, ids=[modifier.id for modifier in ABILITIES])
def test_every_ability_has_a_paragraph_in_the_rules_with_its_number(modifier: ModifierCard):
    assert modifier.ability is not None
    value = f"{modifier.value:+d}".replace("-", "−")

    assert f" (modifier {value}, 1 copy). " in rulebook(GAME).paragraph(modifier.ability.rule)


@rule("EG-23.1")
def test_the_rules_name_no_card_that_is_not_in_the_list():
    known = [kind.effect.rule for kind in CARD_TYPES] + [m.ability.rule for m in MODIFIERS if m.ability]

    assert [id for id in rulebook(GAME).ids() if id.startswith("EG-card-")] == known


@every_type
def test_every_card_has_a_name_and_a_text_and_the_rules_use_the_name(kind: CardType):
    texts = texts_for(GAME, "en", players=4)

    for card in copies_of(kind.id):
        assert texts.card_name(card) == rulebook(GAME).title(kind.effect.rule)
        assert len(texts.card_text(card)) > 20


@every_modifier
def test_every_modifier_has_a_name_and_a_text_that_tells_its_number(modifier: ModifierCard):
    texts = texts_for(GAME, "en", players=4)
    value = f"{modifier.value:+d}".replace("-", "−")

    assert value in texts.card_name(modifier.id) + texts.card_text(modifier.id)
    if modifier.ability is not None:
        assert rulebook(GAME).title(modifier.ability.rule) in texts.card_name(modifier.id)


@cache
def cited() -> dict[str, list[str]]:
    """The tests of this game's cards, by the ids they cite."""
    return citations(GAME, Path(__file__).parent)


@pytest.mark.parametrize("id", [id for id in rulebook(GAME).ids() if id.startswith("EG-card-")])
def test_every_card_is_cited_by_at_least_two_tests(id):
    """One says what the card does, one what it does not allow."""
    tests = cited()[id]

    assert len(set(tests)) >= 2, f"{id} is cited only by {tests}"


# -- what is offered ----------------------------------------------------------------------------------------------


def frozen(kind: str) -> WatchedTable:
    """All caballeros and grandes stand with the King or in the castillo, so that nothing can change but by himself."""
    grandes = ", ".join(f"{colour} grande" for colour in ("purple", "blue", "orange", "green"))
    pieces = {"aragon": f"3 purple, 2 blue, 2 orange, 1 green, {grandes}"}
    pieces |= {"castillo": "27 purple, 28 blue, 28 orange, 29 green", "court": "0 purple, 0 blue, 0 orange, 0 green"}
    return taken(copies_of(kind)[0], king="aragon", options="new_regent", **pieces)


def opened(kind: str) -> WatchedTable:
    """Everybody has caballeros and a grande outside the King's region, a court and a province."""
    pieces = {
        "toledo": "3 purple, 2 blue, 2 orange, 1 green",
        "sevilla": "purple grande, blue grande",
        "galicia": "1 blue",
    }
    return taken(copies_of(kind)[0], king="aragon", options="new_regent", **pieces)


@pytest.mark.parametrize("kind", SOMETIMES_USELESS)
@rule("EG-9.1", "EG-12.1", ruling="EG-R39")
def test_a_special_action_that_can_change_nothing_is_not_offered(kind):
    assert not offers_special(frozen(kind))


@pytest.mark.parametrize("kind", NEVER_USELESS)
@rule("EG-10.5", "EG-12.4", ruling="EG-R39")
def test_scorings_and_what_moves_king_tiles_or_cards_are_always_offered(kind):
    assert offers_special(frozen(kind))


@pytest.mark.parametrize("kind", SCORINGS)
@rule("EG-10.5", ruling="EG-R39")
def test_a_scoring_is_offered_even_where_there_is_nothing_to_score(kind):
    assert offers_special(taken(copies_of(kind)[0], court="0 purple"))


@every_type
@rule("EG-9.1")
def test_every_special_action_is_offered_in_an_open_position_and_may_be_left(kind: CardType):
    table = opened(kind.id)
    assert table.options == ["special", "place", "done"]

    table.play("done")

    assert table.asked == "blue"
    assert table.journal("announced") == []


@pytest.mark.parametrize("kind", ["coup", "levy"])
@rule("EG-card-coup", "EG-card-levy", ruling=("EG-R9", "EG-R39"))
def test_a_legal_choice_without_consequences_is_offered(kind):
    table = opened(kind).play("special")
    before = [at(table, region) for region in ALL_REGIONS]

    table.play("valencia")  # where nobody stands

    assert [at(table, region) for region in ALL_REGIONS] == before
    assert table.kind == "half"


@pytest.mark.parametrize(
    ("kind", "none"),
    [(kind, "done") for kind in ("intrigue", "regrouping", "manoeuvre", "diversion", "displacement", "militia")]
    + [("recruitment", "0")],
)
@rule("EG-9.2", ruling="EG-R39")
def test_up_to_includes_none_at_all(kind, none):
    table = opened(kind).play("special")
    before = [at(table, region) for region in ALL_REGIONS]

    table.play(none)

    assert [at(table, region) for region in ALL_REGIONS] == before
    assert table.kind == "half"
