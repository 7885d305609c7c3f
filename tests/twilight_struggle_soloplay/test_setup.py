"""Words, stacks and setup: influence by dice, scoring pile, draw pile, levels (SP-0, SP-1)."""

from __future__ import annotations

import pytest

from tablero.core.dice import Dice, dice_key
from tablero.core.table import seat_at
from tablero.games.twilight_struggle.board import CARD_LIST, COUNTRIES, US, USSR, country
from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle_soloplay.board import (
    DEFERRED,
    IS_EARLY,
    MEMBERS,
    ORDER,
    SCORING_CARDS,
    SOLO_REGION_IDS,
    SOUTHEAST,
    extra_influence,
)
from tablero.games.twilight_struggle_soloplay.position import build
from tablero.games.twilight_struggle_soloplay.setup import roll_for_influence, set_up
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES, influence, names

SEEDS = [str(n) for n in range(8)]
GAME_ID = "twilight-struggle-soloplay"


def fresh(seed: str = "", **options: object):
    """A game before its first step."""
    chosen = {"side": "us", "level": "normal", "optional_cards": True} | options
    return set_up(chosen, Dice(dice_key(seed.encode())))


def rolled(first: int, second: int):
    """The board after these dice at setup."""
    s = fresh()
    s.fate = [first, second]
    roll_for_influence(s)
    return s


def extra(s, places: list[str], side: int) -> dict[str, int]:
    before = fresh()
    found = {}
    for place in places:
        c = country(place)
        more = s.influence[side * COUNTRIES + c] - before.influence[side * COUNTRIES + c]
        if more:
            found[place] = more
    return found


EUROPE = [
    *("poland", "finland", "czechoslovakia", "yugoslavia", "austria", "bulgaria", "west_germany", "france", "italy"),
    *("spain_portugal", "greece", "denmark", "benelux", "sweden", "canada", "uk", "east_germany", "romania"),
]

# -- words -------------------------------------------------------------------------------------------------------


@rule("SP-0.1", "SP-1.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_person_leads_either_superpower_and_sits_alone(side):
    table = seat_at(GAME_ID, 1, side=side)

    assert table.seats == ["player"]
    assert table.asked == "player"
    assert table.view("player")["person"] == side
    assert table.view("player")["ai"] == ("ussr" if side == "us" else "us")


@rule("SP-0.2", "SP-0.6")
def test_early_war_regions_are_asia_europe_and_the_middle_east():
    assert names([card for card in SCORING_CARDS if IS_EARLY[card]]) == [
        *("asia_scoring", "europe_scoring", "middle_east_scoring")
    ]
    assert names([card for card in SCORING_CARDS if not IS_EARLY[card]]) == [
        *("central_america_scoring", "southeast_asia_scoring", "africa_scoring", "south_america_scoring")
    ]


@rule("SP-0.5", ruling="SP-R1")
def test_asia_contains_the_seven_countries_of_southeast_asia():
    asia = MEMBERS[SOLO_REGION_IDS.index("asia")]
    southeast = MEMBERS[SOUTHEAST]

    assert set(southeast) < set(asia)
    assert sorted(southeast) == sorted(
        country(id) for id in ("burma", "laos_cambodia", "indonesia", "malaysia", "philippines", "thailand", "vietnam")
    )
    assert len(SOLO_REGION_IDS) == 7


@rule("SP-9.10", ruling="SP-R16")
def test_the_lists_of_the_ai_hold_every_country_of_a_region_once():
    for side in (USSR, US):
        for region in range(7):
            assert sorted(ORDER[side][region]) == sorted(MEMBERS[region])
    assert ORDER[US][0][0] == country("west_germany")
    assert ORDER[USSR][0][0] == country("east_germany")
    assert ORDER[US][0][12] == country("east_germany"), "the list of the other bloc follows"
    assert ORDER[US][SOUTHEAST][:3] == [country("thailand"), country("malaysia"), country("burma")]


@rule("SP-9.11", ruling="SP-R17")
def test_seven_countries_have_to_wait():
    assert sorted(DEFERRED) == sorted(
        country(id) for id in ("france", "romania", "south_korea", "japan", "vietnam", "cuba", "chile")
    )
    assert DEFERRED[country("france")].side == US
    assert DEFERRED[country("cuba")].side == -1
    assert names([DEFERRED[country("chile")].after_event]) == ["allende"]
    assert DEFERRED[country("chile")].from_turn == 8


# -- setup -------------------------------------------------------------------------------------------------------


@rule("SP-1.2")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_ussr_has_the_china_card_face_up_and_in_no_stack(side):
    s = fresh(side=side)

    assert s.china == USSR
    assert s.china_up
    assert CHINA not in [*s.hands[USSR], *s.hands[US], *s.deck]


@rule("SP-1.3", "SP-0.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_scoring_cards_are_in_a_pile_of_their_own(seed):
    s = seat_at(GAME_ID, 1, seed).state

    lying = sorted([*s.pile, s.primary, s.secondary])
    assert lying == sorted(SCORING_CARDS)
    assert not set(SCORING_CARDS) & {*s.deck, *s.hands[USSR], *s.hands[US], *s.dealt}


@rule("SP-1.4")
def test_the_draw_pile_is_the_rest_of_the_early_war():
    with_optional, without = fresh(), fresh(optional_cards=False)

    assert len(without.deck) == 36 - 4, "cards 1 to 35 and 103, without three scoring cards and the China Card"
    assert sorted(set(with_optional.deck) - set(without.deck)) == [104, 105, 106]


@rule("SP-1.5")
def test_printed_influence_is_that_of_the_two_player_game():
    s = fresh()

    printed = {
        place: influence(s, place) for place in ("canada", "uk", "iran", "finland", "east_germany", "north_korea")
    }
    assert printed == {
        "canada": "2/0",
        "uk": "5/0",
        "iran": "1/0",
        "finland": "0/1",
        "east_germany": "0/3",
        "north_korea": "0/3",
    }
    assert influence(s, "poland") == "0/0"


@rule("SP-1.6")
def test_a_double_one_spreads_both_sides_most_widely():
    """Example SET-1."""
    s = rolled(1, 1)

    assert extra(s, EUROPE, USSR) == dict.fromkeys(
        ["poland", "finland", "czechoslovakia", "yugoslavia", "austria", "bulgaria"], 1
    )
    assert extra(s, EUROPE, US) == dict.fromkeys(
        ["france", "italy", "spain_portugal", "greece", "denmark", "benelux", "sweden"], 1
    )
    assert influence(s, "finland") == "0/2", "added to what is printed"


@rule("SP-1.6")
@pytest.mark.parametrize("dice", [(4, 4), (6, 5), (5, 4)])
def test_two_high_dice_make_strongholds(dice):
    """Example SET-1."""
    s = rolled(*dice)

    assert extra(s, EUROPE, USSR) == {"poland": 4, "finland": 1, "czechoslovakia": 1}
    assert extra(s, EUROPE, US) == {"west_germany": 4, "france": 1, "italy": 1, "spain_portugal": 1}


@rule("SP-1.6")
def test_the_lower_die_decides_for_the_ussr_and_the_higher_for_the_us():
    for dice in ((3, 2), (2, 3)):
        s = rolled(*dice)

        assert extra(s, EUROPE, USSR) == {"poland": 2, "finland": 1, "czechoslovakia": 1, "yugoslavia": 1, "austria": 1}
        assert extra(s, EUROPE, US) == {"france": 3, "italy": 1, "spain_portugal": 1, "greece": 1, "denmark": 1}


@rule("SP-1.6")
def test_every_roll_gives_the_ussr_six_and_the_us_seven():
    for die in range(1, 7):
        assert sum(extra_influence(USSR, die).values()) == 6
        assert sum(extra_influence(US, die).values()) == 7
    assert country("west_germany") not in extra_influence(US, 3)
    assert country("sweden") not in extra_influence(US, 2)


@rule("SP-1.7")
@pytest.mark.parametrize(("level", "points"), [("normal", 0), ("experienced", 2), ("challenge", 4), ("expert", 7)])
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_level_puts_the_ai_ahead(side, level, points):
    table = seat_at(GAME_ID, 1, side=side, level=level)

    assert table.game.points(table.state) == [-points]
    assert table.view("player")["handicap"] == points


@rule("SP-0.3")
def test_a_position_keeps_the_order_of_the_stacks():
    s = build({"player": "fidel, nasser", "ai": "nato"})

    assert names(s.hands[s.person]) == ["nasser", "fidel"], "the top card is the last"
    assert len([card for card in CARD_LIST if card.scoring]) == len(SCORING_CARDS)
