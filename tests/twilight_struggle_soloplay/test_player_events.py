"""Events that the person plays and that work on stacks and piles (SP-card-43, 67, 85, 92, 98)."""

from __future__ import annotations

from tablero.core.table import Table
from tablero.games.twilight_struggle_soloplay.position import position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import names, stack


def our_event(card: str, side: str, **given) -> Table:
    """The person plays an event in a round of the Mid War, and has a card for the next one."""
    around = {"turn": 4, "round": 2, "primary": "asia", "defcon": 4, "china": "ussr down"}
    table = position(**(around | {"side": side, "player": f"{card}, nuclear_test_ban, brezhnev_doctrine"} | given))
    return table.play(card, "event")


def journal(table: Table, kind: str) -> list[str]:
    """Who, and which card, of the entries of a kind."""
    return [f"{entry['who']} {entry['card']}" for entry in table.journal(kind)]


# -- Grain Sales to Soviets --------------------------------------------------------------------------------------


def grain(*answers: str, ai: str = "nato, nasser", **given) -> Table:
    return our_event("grain_sales_to_soviets", "us", ai=ai, fate="15", **given).play(*answers)


@rule("SP-card-67")
def test_grain_sales_show_the_person_a_card_of_the_ai():
    table = grain()

    assert (table.kind, table.options) == ("grain", ["place", "give_back"])
    assert table.view()["known"]["ai"] == ["nasser"]


@rule("SP-card-67", "SP-7.2")
def test_a_card_bought_with_grain_is_played_by_the_person_with_its_event():
    table = grain("place", egypt="2/0")
    assert (table.kind, table.options) == ("use", ["event_first", "place"])

    table.play("event_first")

    assert journal(table, "event") == ["player grain_sales_to_soviets", "ai nasser"]
    assert stack(table.state, "ai") == ["nato"]
    assert table.kind == "operations"  # those of the card


@rule("SP-card-67", "SP-11.10")
def test_a_card_given_back_leaves_two_ops_and_a_shuffled_stack():
    table = grain("give_back")

    assert table.kind == "solo-place"
    assert table.ask.values["ops"] == 2
    assert sorted(stack(table.state, "ai")) == ["nasser", "nato"]


@rule("SP-card-67")
def test_without_a_card_of_the_ai_grain_sales_are_two_ops():
    table = our_event("grain_sales_to_soviets", "us", ai="")

    assert table.kind == "solo-place"
    assert table.ask.values["ops"] == 2
    assert table.journal("draws-from") == []


# -- the discard pile --------------------------------------------------------------------------------------------


@rule("SP-card-43")
def test_the_person_recovers_a_card_of_any_side_into_the_own_stack():
    table = our_event("salt_negotiations", "us", ai="nasser", discards="nato, fidel", defcon=2)
    assert table.options == ["fidel", "nato", "done"]
    assert table.state.defcon == 4

    table.play("fidel")

    assert "fidel" in {*stack(table.state, "player"), *names(table.state.drawn)}
    assert "fidel" not in names(table.state.discards)


@rule("SP-card-43")
def test_the_person_need_not_recover_a_card():
    table = our_event("salt_negotiations", "us", ai="nasser", discards="nato, fidel").play("done")

    assert table.journal("recovers") == []
    assert {"nato", "fidel"} <= {*names(table.state.discards)}


@rule("SP-card-85", "TS-card-85")
def test_with_star_wars_the_person_has_the_event_of_a_discarded_card_at_once():
    table = our_event("star_wars", "us", ai="nasser", discards="nato, containment", turn=8, space="2/1")
    assert (table.kind, table.options) == ("star-wars", ["nato", "containment"])

    table.play("containment")

    assert journal(table, "event")[:2] == ["player star_wars", "player containment"]
    assert "containment" in names(table.state.removed)


@rule("SP-card-85")
def test_star_wars_without_discards_has_no_effect():
    table = our_event("star_wars", "us", ai="nasser", discards="", turn=8, space="2/1")

    assert table.kind == "card"  # the next round
    assert table.journal("star-wars") == []


# -- the stack of the AI -----------------------------------------------------------------------------------------


@rule("SP-card-98")
def test_with_aldrich_ames_the_person_sees_the_whole_stack_and_chooses_the_discard():
    table = our_event("aldrich_ames_remix", "ussr", ai="nasser, nato, fidel, containment", turn=8)
    assert table.options == ["fidel", "nasser", "nato", "containment"]
    assert table.view()["known"]["ai"] == ["fidel", "nasser", "nato", "containment"]

    table.play("nato")

    assert "nato" in names(table.state.discards)
    assert table.view()["known"]["ai"] == [
        card for card in ("fidel", "nasser", "containment") if card in stack(table.state, "ai")
    ]


@rule("SP-card-92", "SP-11.10")
def test_terrorism_of_the_person_takes_a_random_card_of_the_ai():
    table = our_event("terrorism", "ussr", ai="nasser, nato, fidel", turn=8, fate="21")

    assert table.journal("discards")[0]["card"] == "nato"
    assert "nato" in names(table.state.discards)
