"""One list of cards for all: the data, the texts, the rules and the tests agree on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tablero.core.registry import find_game
from tablero.core.rulebook import citations, rulebook
from tablero.games.narcos.cards import CARD_IDS, DATA, FACTION_CARD_IDS, OBJECTIVE_IDS, SILVER_IDS
from tablero.testing import rule
from tablero.texts import texts_for

GAME = find_game("narcos")
ALL_CARDS = [*CARD_IDS, *SILVER_IDS, *OBJECTIVE_IDS, *FACTION_CARD_IDS]


@cache
def cited() -> dict[str, list[str]]:
    """The tests in this folder by the rules they cite."""
    return citations(GAME, Path(__file__).parent)


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert len(CARD_IDS) == 23
    assert len(ALL_CARDS) == 23 + 4 + 10 + 8
    assert len(DATA["cards"]["action_cards"]["numbers"]) == 18


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_has_a_name_a_text_a_rule_and_two_tests(card: str) -> None:
    texts, book = texts_for(GAME), rulebook(GAME)

    assert texts.card_text(card).endswith(".")
    assert book.title(f"NC-card-{card}") == texts.card_name(card)
    assert len(cited()[f"NC-card-{card}"]) >= 2


def test_the_rules_describe_no_card_that_does_not_exist() -> None:
    described = [id.removeprefix("NC-card-") for id in rulebook(GAME).ids() if id.startswith("NC-card-")]

    assert described == ALL_CARDS


@pytest.mark.parametrize("place", list(DATA["map"]["location"]))
def test_every_location_is_called_by_its_number_and_its_name(place: str) -> None:
    texts = texts_for(GAME)

    number, _, name = texts.action(place).partition(" ")
    assert number == place.upper()
    assert name
    assert texts._forms(place)["-inline"] == f"{name} ({number})"


def test_no_two_locations_have_the_same_name() -> None:
    texts = texts_for(GAME)

    assert len({texts.action(place) for place in DATA["map"]["location"]}) == 54


@rule("NC-card-j01", ruling="NC-R48")
def test_the_three_tokens_are_meetings_wherever_they_are_named() -> None:
    texts = texts_for(GAME)
    said = [texts.lexicon.say("ask-place-party", {"left": 2}), texts.card_name("j01"), texts.card_text("j01")]

    assert all("meeting" in words.lower() for words in said)
    assert not any("party" in words.lower() or "parties" in words.lower() for words in said)
