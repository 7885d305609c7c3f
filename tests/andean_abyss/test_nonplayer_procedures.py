"""Procedures of Non-players (AA-8.1.2): removal order, own losses, Shipments."""

from __future__ import annotations

import pytest

from tablero.core.ask import Ask
from tablero.core.state import replaced
from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import AUC, CARTELS, DONE, FARC, GOVT, INSURGENTS, KIND_IDS, REMOVE, space
from tablero.games.andean_abyss.nonplayer.targets import ATTACKED, NO_TARGET, STRUCK, attack_rank, next_target, prey
from tablero.games.andean_abyss.operations.removal import any_targets, attack_targets, remove_enemies
from tablero.games.andean_abyss.shipments import ASSAULTED, ORDINARY, SEIZED, settle
from tablero.games.andean_abyss.state import AndeanState
from tablero.testing import rule
from tests.andean_abyss.nonplayer_table import Played, finish, run, state

CALI = space("cali")
EVERYBODY = (0, 1, 2, 3)


def order_of_removal(s: AndeanState, me: int, mode: str, order: tuple[int, ...]) -> list[str]:
    """The kinds of pieces in Cali in the order in which they go."""
    found: list[str] = []
    while True:
        targets = attack_targets if mode == "attack" else any_targets
        kind = next_target(s, me, CALI, targets(s, me, CALI, EVERYBODY), 2, order)
        if kind == DONE:
            return found
        found.append(KIND_IDS[kind])
        s.at[kind * 47 + CALI] -= 1


@rule("AA-8.1.2c", "AA-8.1.2")
def test_enemies_go_base_police_troops_underground_active():
    s = state(cali="AU1 T1 P1 GB1")
    assert order_of_removal(s, AUC, "any", (GOVT,)) == ["govt_base", "police", "troops"]

    s = state(cali="AU1 FU1 FA1 FB1")
    assert order_of_removal(s, AUC, "any", (FARC,)) == ["farc_base", "farc_underground", "farc_active"]


@rule("AA-8.1.2", "AA-3.3.3")
def test_in_an_attack_bases_go_last():
    s = state(cali="AU1 T1 P1 GB1 FU1 FA1 FB1")

    assert order_of_removal(s, AUC, "attack", ATTACKED[AUC]) == [
        "farc_underground", "farc_active", "farc_base", "police", "troops", "govt_base",
    ]  # fmt: skip


@rule("AA-8.6.3", "AA-8.7.3")
@pytest.mark.parametrize(
    ("me", "pieces", "first"),
    [
        (FARC, "FU1 AU1 P1 CU1", "auc_underground"),
        (FARC, "FU1 P1 CU1", "police"),
        (AUC, "AU1 FU1 P1 CU1", "farc_underground"),
        (AUC, "AU1 T1 CU1", "troops"),
        (CARTELS, "CU1 FU1 AU1 T1", "troops"),
    ],
)
def test_each_faction_has_its_own_order_of_enemies(me, pieces, first):
    s = state(cali=pieces)

    assert order_of_removal(s, me, "attack", ATTACKED[me])[0] == first


@rule("AA-8.6.3", "AA-8.7.3", ruling="AA-R28")
def test_a_shipment_can_be_captured_from_a_faction_that_would_lose_its_last_guerrillas():
    s = state(cali="FU3 CU2 CA1 AU2", shipments="cartels cali, auc cali")

    assert prey(s, FARC, CALI, 2) == [AUC]
    assert prey(s, FARC, CALI, 3) == [AUC, CARTELS]
    assert attack_rank(s, FARC, CALI) == 0
    assert attack_rank(state(cali="AU1 CB1"), AUC, CALI) == NO_TARGET


@rule("AA-8.1.2d", "AA-4.5.3", "AA-8.6.4", ruling="AA-R28")
@pytest.mark.parametrize(("players", "taker"), [(1, AUC), (2, AUC), (3, CARTELS), (4, AUC)])
def test_a_non_player_keeps_a_shipment_among_non_players_and_loses_it_to_one_that_strikes_for_it(players, taker):
    """The AUC strikes: without a player it gets the Shipment, with one the Non-player Cartels do."""
    s = state(players=players, cali="AA2 CU1", shipments="farc cali")
    s.seat_of = replaced(s.seat_of, FARC, -1)

    finish(s, settle(s, SEIZED, AUC), [], [])

    assert s.holder[0] == taker, "with players on both sides it is the attacker's"


@rule("AA-1.4.1", "AA-8.6.3")
def test_a_faction_once_targeted_loses_as_much_as_it_can():
    s = state(cali="AU3 CA1 CB1", shipments="cartels cali")

    finish(s, remove_enemies(s, AUC, CALI, 2, EVERYBODY, "AA-3.3.3"), [], [])

    assert Played(s, []).at("cali") == "AU3"


@rule("AA-8.1.2")
def test_everybody_is_in_the_order_of_an_event():
    assert all(sorted((*STRUCK[me], me)) == [0, 1, 2, 3] for me in INSURGENTS)


# -- Shipments ---------------------------------------------------------------------------------------------------


def settled(how: int = ORDINARY, players: int = 1, **given) -> AndeanState:
    """Cali's Guerrillas of the owner have just been removed."""
    s = state(players=players, **given)
    finish(s, settle(s, how, GOVT), [], [])
    return s


@rule("AA-8.1.2d", "AA-8.1.2", "AA-4.5.3")
@pytest.mark.parametrize(
    ("pieces", "taker"),
    [
        ("FA1 AU1", AUC),
        ("FU1 AU1", FARC),
        ("FA1 AA1", FARC),
        ("AA1", AUC),
    ],
)
def test_a_dropped_shipment_goes_to_other_non_players_underground_first(pieces, taker):
    s = settled(cali=pieces, shipments="cartels cali")

    assert s.holder[0] == taker


@rule("AA-8.1.2", "AA-4.5.3", "AA-3.2.5")
def test_a_shipment_is_lost_rather_than_given_to_a_player():
    """Two players: the FARC has one, AUC and Cartels have none."""
    s = settled(how=ASSAULTED, players=2, cali="FU1", shipments="cartels cali", aid=9)
    assert s.holder_space[0] == -1
    assert s.aid == 15, "a drug bust"

    s = settled(how=ASSAULTED, players=2, cali="FU1 AA1", shipments="cartels cali", aid=9)
    assert s.holder[0] == AUC
    assert s.aid == 9


@rule("AA-4.5.3", "AA-8.1.2")
def test_a_player_may_pass_a_shipment_to_a_non_player():
    s = state(players=2, cali="AU1", shipments="farc cali")
    asked: list[Ask] = []

    finish(s, settle(s, ORDINARY, GOVT), ["auc"], asked)

    assert asked[0].seat == 1
    assert s.holder[0] == AUC
    assert REMOVE in asked[0].options


@rule("AA-8.1.2e", "AA-8.1.2", "AA-6.3.3")
def test_drug_profits_are_a_base_if_it_fits_else_six_resources():
    s = state(
        cali="CU1 CB1", pasto="CU1 CB2", loc_cali_pasto="CU1", resources="cartels 3",
        shipments="cartels cali, cartels pasto, cartels loc_cali_pasto",
    )  # fmt: skip

    played = run(s, [agenda.DRUG_PROFITS, CARTELS])

    assert played.spaces("cali", "pasto") == {"cali": "CU1 CB2", "pasto": "CU1 CB2"}
    assert played.resources[CARTELS] == 3 + 6 + 6
    assert max(s.holder_space) == -1
