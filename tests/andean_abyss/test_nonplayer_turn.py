"""What a Non-player does on an event card (AA-8.1): Event, Operation or pass, and what that counts as."""

from __future__ import annotations

import pytest

from tablero.core.match import match_from
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import AUC, CARTELS, FARC, PLAY_SHADED, RALLY, TRAIN
from tablero.games.andean_abyss.nonplayer.turn import (
    DISCORD_EVENT,
    DISCORD_OPERATION,
    GREY_TWO,
    LEFTMOST,
    NO_EFFECT,
    NOT_LEFTMOST,
    NOT_OFFERED,
    SECOND,
)
from tablero.games.andean_abyss.position import build
from tablero.games.andean_abyss.state import EVENT, OP_AND_ACTIVITY, OP_ONLY
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, Played, turn

AFTER_BOTH = {"slot": "1 operation_and_activity", "executed": "govt"}


def reason(played: Played) -> int:
    found: int = played.notes("np-decision")[0]["reason"]
    return found


@rule("AA-8.1", "AA-2.3.4", "AA-8.4.1")
def test_the_first_eligible_executes_the_event_if_its_symbol_is_leftmost():
    played = turn("farc", from_="standard", card="secuestrados")

    assert reason(played) == LEFTMOST
    assert played.resources[FARC] == 22
    assert (played.s.slot, played.s.first, played.s.asked, played.s.executed) == (1, EVENT, 2, 2)
    assert played.notes("np-turn") == [{"who": "farc", "verb": "shaded", "n": 0}]


@rule("AA-8.1", ruling="AA-R80")
def test_a_first_eligible_that_is_not_leftmost_operates():
    played = turn("cartels", LUCK, from_="standard", card="secuestrados")

    assert reason(played) == NOT_LEFTMOST
    assert played.operated == "rally"
    assert (played.s.slot, played.s.asked, played.s.executed) == (1, 8, 8)


@rule("AA-8.1", "AA-card-68")
def test_an_event_without_effect_is_not_chosen():
    """The rulebook's example (R11): no Cartels pieces on the coast when Narco-Subs comes up."""
    played = turn("cartels", LUCK, resources="cartels 3", card="narco_subs", vichada="CU1")

    assert reason(played) == NO_EFFECT
    assert played.operated == "rally"


@rule("AA-8.1")
def test_the_second_eligible_takes_the_event_after_an_operation_with_special_activity():
    played = turn("cartels", from_="standard", card="mexican_traffickers", **AFTER_BOTH)

    assert reason(played) == SECOND
    assert played.s.lasting[67] == 2
    assert (played.s.slot, played.s.first) == (2, OP_AND_ACTIVITY)


@rule("AA-8.1", "AA-2.3.2")
@pytest.mark.parametrize("card", ["secuestrados", "narco_war"])
def test_a_grey_two_makes_the_second_eligible_operate(card):
    played = turn("cartels", LUCK, from_="standard", card=card, **AFTER_BOTH)

    assert reason(played) == GREY_TWO
    assert played.operated == "rally"


@rule("AA-8.1", "AA-2.3.4", "AA-2.3.5")
@pytest.mark.parametrize("slot", ["1 operation", "1 event"])
def test_the_second_eligible_operates_without_limit_when_the_event_is_not_on_offer(slot):
    played = turn("auc", LUCK, from_="standard", card="mexican_traffickers", slot=slot, executed="govt")

    assert reason(played) == NOT_OFFERED
    assert played.notes("operation") == [{"who": "auc", "verb": "rally", "limited": 0, "free": 0}]
    assert len(played.chosen("rally")) == 3


@rule("AA-8.1", "AA-5.4")
def test_momentum_counts_as_an_effect_even_if_it_will_end_at_once():
    played = turn("auc", from_="standard", card="senado_and_camara", next="propaganda")

    assert reason(played) == LEFTMOST
    assert played.s.lasting[42] == 2 + AUC


@rule("AA-8.1", "AA-2.3.1")
def test_leftmost_is_read_from_the_current_card_whatever_order_is_in_use():
    s = build({"players": 1, "from": "standard", "card": "secuestrados", "next": "narco_war", "eligible": "farc"})
    s.eligibility = 1

    match = match_from(GAME, s)

    assert next(entry.values["reason"] for entry in match.journal(-2) if entry.kind == "np-decision") == LEFTMOST


# -- Insurgent Discord -------------------------------------------------------------------------------------------


@rule("AA-8.1")
@pytest.mark.parametrize(("answer", "why"), [("yes", DISCORD_EVENT), ("no", DISCORD_OPERATION)])
def test_with_two_players_the_government_decides_for_the_second_eligible(answer, why):
    """Insurgent Discord: also where the card has a grey 2."""
    played = turn("cartels", LUCK, (answer,), players=2, from_="standard", card="drogas_la_rebaja", **AFTER_BOTH)

    assert [(ask.kind, ask.seat) for ask in played.asked] == [("insurgent-discord", 0)]
    assert reason(played) == why
    assert (played.operated == "rally") == (answer == "no")


@rule("AA-8.1")
def test_without_resources_there_is_no_discord():
    played = turn("cartels", players=2, from_="standard", resources="cartels 0", card="secuestrados", **AFTER_BOTH)

    assert reason(played) == GREY_TWO
    assert not played.asked
    assert played.resources[CARTELS] == 1


@rule("AA-8.1")
def test_an_event_without_effect_is_not_offered_to_the_government():
    given = {"from": "standard", "resources": "farc 99, cartels 5", "card": "secuestrados", **AFTER_BOTH}
    played = turn("cartels", LUCK, players=2, **given)

    assert reason(played) == NO_EFFECT
    assert not played.asked


@rule("AA-8.1")
@pytest.mark.parametrize("players", [1, 3])
def test_discord_is_for_two_players_only(players):
    played = turn("cartels", players=players, from_="standard", card="mexican_traffickers", **AFTER_BOTH)

    assert reason(played) == SECOND


# -- passing -----------------------------------------------------------------------------------------------------


@rule("AA-8.1", "AA-2.3.3")
def test_a_non_player_without_resources_passes():
    played = turn("auc", from_="standard", resources="auc 0", card="secuestrados")

    assert played.resources[AUC] == 1
    assert (played.s.slot, played.s.asked, played.s.executed) == (0, 4, 0)
    assert played.notes("np-turn") == [{"who": "auc", "verb": "pass", "n": 0}]


@rule("AA-8.1")
def test_an_event_needs_no_resources():
    played = turn("farc", from_="standard", resources="farc 0", card="secuestrados")

    assert played.resources[FARC] == 12


@rule("AA-8.1.1")
def test_a_non_player_passes_when_even_rally_is_impossible():
    """The only AUC piece is in Opposition, none is available."""
    played = turn("auc", resources="auc 5", available="AG0 AB0", arauca="AA1, level -2", card="secuestrados")

    assert [note["verb"] for note in played.notes("np-not-possible")] == ["attack", "march", "rally"]
    assert played.resources[AUC] == 6
    assert (played.s.slot, played.s.asked, played.s.executed) == (0, 4, 0)


# -- the slot ----------------------------------------------------------------------------------------------------


@rule("AA-8.1", "AA-2.3.4", ruling="AA-R40")
def test_an_operation_without_special_activity_leaves_a_player_a_limited_operation():
    given = {"resources": "govt 40, cartels 1", "medellin": "CU4 CB1, level 2", "options": "no_negotiation"}
    s = build({"players": 1, "card": "secuestrados", "eligible": "govt, cartels", **given})

    match = match_from(GAME, s)

    assert s.first == OP_ONLY
    assert match.ask is not None
    assert PLAY_SHADED not in match.ask.options
    match.answer(TRAIN)
    assert match.ask.values["limited"] == 1


@rule("AA-2.3.4", "AA-8.1")
def test_a_special_activity_opens_the_event_to_the_second_eligible():
    """The AUC Rallies and Extorts."""
    given = {"resources": "govt 9, auc 5", "antioquia": "AU1 AB1", "options": "no_negotiation"}
    s = build({"players": 1, "card": "narco_subs", "eligible": "govt, auc", **given})

    match = match_from(GAME, s)

    assert s.first == OP_AND_ACTIVITY
    assert match.ask is not None
    assert PLAY_SHADED in match.ask.options


@rule("AA-8.1e", "AA-8.1", "AA-2.3.9")
def test_the_final_event_card_does_not_limit_non_players():
    s = build({"players": 1, "from": "standard", "resources": "farc 5", "card": "plan_colombia", "next": "propaganda"})
    s.propaganda, s.eligible = 3, 2

    match = match_from(GAME, s)

    chosen = [entry for entry in match.journal(-2) if entry.kind == "np-space" and entry.values["verb"] == RALLY]
    assert len([entry for entry in chosen if entry.values["who"] == FARC]) == 5


@rule("AA-8.1", "AA-2.3.6")
def test_non_players_do_not_ship():
    given = {"medellin": "CU4 CB1, level 2", "putumayo": "CU1 CB2, level -2", "shipments": "cartels putumayo"}
    played = turn("cartels", resources="cartels 1", card="secuestrados", available="CG2 CB7", **given)

    assert played.operated == "rally"
    assert played.activity == ""
    assert played.s.holder_space.count(-1) == 3


# -- the trace ---------------------------------------------------------------------------------------------------


@rule("AA-8.1.1")
def test_the_trace_names_decision_box_spaces_and_outcome_in_order():
    played = turn("cartels", LUCK, from_="standard", card="secuestrados")

    assert played.s.notes is not None
    kinds = [entry.kind for entry in played.s.notes if entry.kind.startswith("np-") or entry.kind == "operation"]
    assert kinds[:4] == ["np-decision", "np-box", "operation", "np-space"]
    assert kinds[-1] in ("np-turn", "np-turn-with")
    assert all(entry.rule.startswith("AA-8") for entry in played.s.notes if entry.kind.startswith("np-"))
