"""Which Events have an effect for Non-players (AA-8.1, AA-8.4)."""

from __future__ import annotations

import pytest

from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, CITIES, EVENT_CARDS, FACTIONS, FARC, SPACE_IDS, space
from tablero.games.andean_abyss.nonplayer.events import ALWAYS, NEVER, effective
from tablero.games.andean_abyss.nonplayer.turn import LEFTMOST
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import LUCK, event, run, state


def number(card: str) -> int:
    return next(printed.number for printed in EVENT_CARDS if printed.id == card)


def has_effect(faction: str, card: str, **given) -> bool:
    return effective(state(LUCK, card=card, **given), number(card), FACTIONS.index(faction))


# -- effect or not -----------------------------------------------------------------------------------------------

RICH = {"resources": "govt 9, farc 9, auc 9, cartels 9"}
FULL = {"resources": "govt 0, farc 99, auc 99, cartels 99"}

# card, executing faction, a position where the Event does something, one where it does nothing
EFFECTS = [
    ("fuerza_aerea_colombiana", "farc", RICH, FULL),
    ("tres_esquinas", "auc", {"huila": "P1"}, {"cali": "P3 T3"}),
    ("war_tax", "farc", {"cali": "level 1"}, dict.fromkeys([SPACE_IDS[city] for city in CITIES], "level -1")),
    ("coffee_prices", "farc", RICH, FULL),
    ("nspd_18", "farc", {"aid": 1}, {"aid": 0}),
    ("general_offensive", "cartels", {"cali": "CU1"}, {"cali": "FU1 CB1"}),
    ("mono_jojoy", "farc", {"huila": "FA1"}, {"huila": "FU1"}),
    ("raul_reyes", "auc", {"available": "FB0", "resources": "farc 1"}, {"available": "FB0", **FULL}),
    ("operacion_jaque", "farc", {"huila": "T1 FU1"}, {"huila": "P1 FU1"}),
    ("ejercito_de_liberacion_nacional", "farc", {"available": "FB0 FG1"}, {"available": "FB0 FG0"}),
    ("gramaje", "farc", {"cali": "CB1 FU1", **RICH}, {"cali": "CB1 FU1", "resources": "cartels 0"}),
    ("hugo_chavez", "farc", {"available": "FB0"}, {"available": "FB0", "loc_cucuta_arauca": "P1",
                                                   "loc_cucuta_ayacucho": "sabotaged"}),
    ("kill_zone", "cartels", {"cali": "AU1 P1"}, {"cali": "CU1 P1", "huila": "FU1"}),
    ("betancourt", "farc", {"cali": "level -1"}, {"cali": "level -2"}),
    ("secuestrados", "auc", RICH, FULL),
    ("airdropped_aks", "auc", {"available": "AG0 AB0"}, {"available": "FG0 FB0 AG0 AB0 CG0 CB0"}),
    ("crop_substitution", "farc", {"huila": "CB1"}, {"huila": "CB1, level -2"}),
    ("former_military", "auc", {"choco": "AU1", "huila": "FB1"}, {"choco": "AU1 AB1", "huila": "FB1"}),
    ("national_coordination_center", "auc", {"cali": "AA1 P1"}, {"cali": "AU1 P1", "huila": "AA1"}),
    ("soldados_campesinos", "auc", {"huila": "P1"}, {"cali": "P1"}),
    ("demobilization", "auc", {"huila": "AU1 T1"}, {"available": "AG0 AB0", "huila": "AU1"}),
    ("mancuso", "auc", {"huila": "AU1 CB1", **RICH}, {"huila": "AU1", "cali": "CB1", **RICH}),
    ("calima_front", "auc", {"huila": "T1", "aid": 0}, {"cali": "T1", "aid": 0}),
    ("colombia_nueva", "farc", {"cali": "level 1", **FULL}, {"huila": "level 1", **FULL}),
    ("los_derechos_humanos", "farc", RICH, {"aid": 9, **FULL}),
    ("limpieza", "auc", {"cali": "FA1"}, {"cali": "FB1"}),
    ("bloques", "auc", {"available": "AG0 AB1"}, {"available": "AG0 AB0"}),
    ("carabineros", "farc", {"loc_cali_pasto": "P1"}, {"cali": "T1"}),
    ("pipeline_repairs", "farc", {"arauca": "FU1"}, {"arauca": "FB1"}),
    ("castano", "auc", {"huila": "AU1", **FULL}, {"huila": "FU1", "available": "AB6", **RICH}),
    ("criminal_air_force", "auc", {"huila": "FU1"}, {"cali": "FU1", "huila": "AU1 AB1"}),
    ("deserters_and_defectors", "auc", {"huila": "FU1"}, {"huila": "AU1"}),
    ("dea_agents", "farc", {"huila": "CB1"}, {"vichada": "CB1", "huila": "CB1, level -2"}),
    ("drogas_la_rebaja", "cartels", {"cali": "CB1", "resources": "cartels 1"}, {"available": "CB0 CG0"}),
    ("op_millennium", "cartels", {"cali": "P1"}, {"cali": "P1", "available": "CB0 CG0"}),
    ("general_serrano", "cartels", {"cali": "P1 CB1"}, {"cali": "P1"}),
    ("salcedo", "cartels", {"cali": "CA1 CB1"}, {"cali": "CU1 CB1"}),
    ("the_chess_player", "cartels", {"available": "CB0", "cali": "CB1 P1"}, {"available": "CB0", "cali": "CB1"}),
    ("air_bridge", "cartels", {}, {"available": "CB0"}),
    ("amazonia", "cartels", {}, {"guainia": "FB2", "vaupes": "FB2", "amazonas": "FB2"}),
    ("cocaine_labs", "cartels", {"cali": "CB1", "resources": "cartels 1"}, {"cali": "CU1", "resources": "cartels 1"}),
    ("poppies", "auc", {"huila": "AU1"}, {"available": "AB0", "huila": "AB1"}),
    ("tingo_maria", "cartels", {"choco": "CB1"}, {"choco": "CB2", "huila": "CB1"}),
    ("narco_subs", "cartels", {"cali": "CB1", "atlantico": "CU1"}, {"arauca": "CB1"}),
    ("riverines_and_fast_boats", "auc", {"cali": "AU1"}, {"cali": "AU1 AB1", "huila": "FU1"}),
    ("ayahuasca_tourism", "auc", {"choco": "AA1"}, {"choco": "FA1", "huila": "AU1"}),
    ("sicarios", "cartels", {"cali": "CB1"}, {"cali": "CB1", "available": "CG0"}),
]  # fmt: skip


@rule("AA-8.1", "AA-8.4")
@pytest.mark.parametrize(("card", "faction", "yes", "no"), EFFECTS, ids=[effect[0] for effect in EFFECTS])
def test_an_event_is_effective_if_it_would_change_something(card, faction, yes, no):
    assert has_effect(faction, card, **yes)
    assert not has_effect(faction, card, **no)


@rule("AA-8.1", "AA-8.4", "AA-card-36")
def test_a_new_zone_needs_a_mountain_that_is_none_yet():
    zones = dict.fromkeys(("cesar", "antioquia", "santander", "huila"), "zone")

    assert has_effect("farc", "zona_de_convivencia", **{**zones, "huila": "FU1"})
    assert not has_effect("farc", "zona_de_convivencia", **zones)


@rule("AA-8.1", "AA-8.4")
@pytest.mark.parametrize("card", [card.id for card in EVENT_CARDS if card.number in ALWAYS])
def test_lasting_texts_ineligibility_and_new_spaces_always_count(card):
    assert has_effect("farc", card)


@rule("AA-8.4", "AA-card-63", ruling="AA-R103")
def test_narco_war_is_never_executed_by_non_players():
    assert [card.id for card in EVENT_CARDS if card.number in NEVER] == ["narco_war"]
    assert not has_effect("cartels", "narco_war", **{"from": "standard"})


@rule("AA-8.4", "AA-card-34", ruling="AA-R103")
def test_a_non_player_without_pieces_names_another_faction():
    played = event("auc", "airdropped_aks", LUCK, available="FG2 FB1 AG0 AB0 CG0 CB0")

    assert "FU2 FB1" in [played.at(id) for id in ("vichada", "guainia", "vaupes", "amazonas")]


@rule("AA-8.4", "AA-card-46", "AA-card-53", ruling="AA-R103")
def test_terror_and_flight_are_another_factions_if_the_non_player_has_no_guerrilla_for_them():
    played = event("auc", "limpieza", LUCK, cali="FA1, level 2", aid=9)
    assert played.at("cali").startswith("FA1")
    assert played.s.level[space("cali")] == -1

    played = event("auc", "criminal_air_force", LUCK, huila="FA1", vichada="FB1")
    assert played.spaces("huila", "vichada") == {"huila": "empty", "vichada": "FU1 FB1"}


@rule("AA-card-69", "AA-8.4.2", ruling="AA-R102")
def test_riverines_carry_all_who_may_leave_and_then_operate():
    """One stays at the Base of Cali; three could build a Base where they land."""
    played = event("auc", "riverines_and_fast_boats", LUCK, cali="AU2 AA2 AB1", available="AG3 AB2", from_="empty")

    assert played.at("cali") == "AA1 AB1"
    assert sum(played.at(id) == "AU1 AB1" or played.at(id) == "AA1 AB1" for id in SPACE_IDS) == 2


@rule("AA-card-69", ruling="AA-R102")
def test_riverines_strike_where_no_base_can_be_built():
    s = state(LUCK, cali="AU1", available="AG3 AB0", card="riverines_and_fast_boats")
    s.level = [-1 if n < 26 else 0 for n in range(len(s.level))]
    s.aid = 9
    s.actor = AUC
    played = run(s, [agenda.EVENT, 69, 1, AUC])

    assert played.noted("terror")
    assert s.aid == 6


@rule("AA-8.1", "AA-2.3.1", ruling="AA-R104")
def test_under_option_a_leftmost_is_read_from_the_current_card():
    """Former Military shows the AUC first; that it is 1st Eligible comes from the next card."""
    for eligibility in (0, 1, 2):
        s = state(LUCK, card="former_military", huila="FB1", choco="AU1", resources="auc 9")
        s.eligibility = eligibility
        assert run(s, [agenda.NON_PLAYER, AUC]).notes("np-decision")[0]["reason"] == LEFTMOST


@rule("AA-8.4")
def test_every_card_can_be_judged_in_the_standard_deployment_without_changing_anything():
    for card in EVENT_CARDS:
        for faction in (FARC, AUC, CARTELS):
            s = state(LUCK, from_="standard", card=card.id)
            before = (s.at[:], s.resources[:], s.level[:], s.agenda, s.dice.counter)
            effective(s, card.number, faction)
            assert (s.at, s.resources, s.level, s.agenda, s.dice.counter) == before
            assert s.notes == []
