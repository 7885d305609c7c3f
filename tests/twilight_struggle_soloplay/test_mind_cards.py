"""When the AI uses an event: every line of the card appendix, met and unmet (SP-11.1 to SP-11.4, SP-17)."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle.board import CARD_LIST, NEUTRAL, SIDE, SIDES
from tablero.games.twilight_struggle_soloplay.board import APPENDIX
from tablero.games.twilight_struggle_soloplay.mind import cards
from tablero.games.twilight_struggle_soloplay.mind.cards import (
    event_fits_quiet_round,
    headline_allowed,
    headline_wanted,
    judge,
)
from tablero.games.twilight_struggle_soloplay.mind.conditions import TESTS
from tablero.games.twilight_struggle_soloplay.mind.trial import Trial
from tablero.testing import rule
from tests.twilight_struggle_soloplay.minds import number, solo

MAP = "iran 1/0, kenya 1/0, east_germany 0/3, poland 0/3"  # a little of everything, nothing of weight


def state(card: str, mind: str, **given):
    """A position of the right time for a card that is turned up by the AI."""
    war = CARD_LIST[number(card) - 1].war
    usual = {"turn": (2, 5, 8)[war], "map": MAP, "removed": "", "player": "nasser, duck_and_cover"}
    if card in str(usual["player"]):
        usual["player"] = "fidel"
    if SIDE[number(card)] != NEUTRAL:
        mind = SIDES[SIDE[number(card)]]
    return solo(mind, **{**usual, **given})


def fits(card: str, when: str, mind: str = "us", **given) -> bool:
    """Whether the AI uses the event as a headline, in a quiet round, or in the scoring round of a region."""
    if when == "headline":
        s = state(card, mind, round=0, step="headlines", **given)
        return headline_allowed(s, number(card)) and headline_wanted(s, number(card))
    if when == "quiet":
        return judge(state(card, mind, **given), number(card)).allowed
    return judge(state(card, mind, primary=when, scoring="yes", **given), number(card)).allowed


ALWAYS_QUIET = [
    *("five_year_plan", "fidel", "vietnam_revolts", "blockade"),
    *("warsaw_pact_formed", "cia_created", "decolonization", "quagmire"),
    *("salt_negotiations", "bear_trap", "how_i_learned_to_stop_worrying", "missile_envy"),
    *("we_will_bury_you", "willy_brandt", "abm_treaty", "lone_gunman"),
    *("colonial_rear_guards", "puppet_governments", "grain_sales_to_soviets", "liberation_theology"),
    *("ussuri_river_skirmish", "the_reformer", "latin_american_debt_crisis", "aldrich_ames_remix"),
    *("norad",),
]
OPS_ONLY_IN_ROUNDS = [
    *("nato", "us_japan_mutual_defense_pact", "nuclear_subs", "flower_power"),
    *("north_sea_oil", "iran_contra_scandal", "defectors", "yuri_and_samantha"),
    *("socialist_governments", "east_european_unrest", "red_scare_purge", "containment"),
    *("brezhnev_doctrine", "portuguese_empire_crumbles", "junta", "latin_american_death_squads"),
    *("oas_founded", "allende", "chernobyl"),
]
NO_HEADLINES = ["nato", "un_intervention", "arms_race", "shuttle_diplomacy", "north_sea_oil", "iran_contra_scandal"]


@rule(
    "SP-card-5",
    "SP-card-8",
    "SP-card-9",
    "SP-card-10",
    "SP-card-16",
    "SP-card-26",
    "SP-card-30",
    "SP-card-42",
    "SP-card-43",
    "SP-card-44",
    "SP-card-46",
    "SP-card-49",
    "SP-card-50",
    "SP-card-55",
    "SP-card-57",
    "SP-card-62",
    "SP-card-63",
    "SP-card-66",
    "SP-card-67",
    "SP-card-75",
    "SP-card-76",
    "SP-card-87",
    "SP-card-95",
    "SP-card-98",
    "SP-card-106",
)
@rule("SP-8.2", "SP-17.3", "SP-11.1")
@pytest.mark.parametrize("card", ALWAYS_QUIET)
def test_events_for_any_round_without_scoring(card):
    assert fits(card, "quiet")


@rule(
    "SP-card-7",
    "SP-card-21",
    "SP-card-25",
    "SP-card-27",
    "SP-card-29",
    "SP-card-31",
    "SP-card-41",
    "SP-card-47",
    "SP-card-51",
    "SP-card-52",
    "SP-card-54",
    "SP-card-59",
    "SP-card-69",
    "SP-card-70",
    "SP-card-86",
    "SP-card-93",
    "SP-card-94",
    "SP-card-103",
    "SP-card-109",
)
@rule("SP-8.2", "SP-8.3", "SP-17.3", ruling="SP-R51")
@pytest.mark.parametrize("card", OPS_ONLY_IN_ROUNDS)
def test_events_that_are_not_for_rounds_without_scoring(card):
    assert not fits(card, "quiet")
    s = state(card, "us")
    assert judge(s, number(card)).why in (cards.NOT_NOW, cards.DEAD)


@rule(
    "SP-card-21",
    "SP-card-32",
    "SP-card-39",
    "SP-card-73",
    "SP-card-86",
    "SP-card-93",
)
@rule("SP-6.3", "SP-17.4")
@pytest.mark.parametrize("card", NO_HEADLINES)
def test_cards_that_are_never_headlines(card):
    assert not headline_allowed(state(card, "us", round=0, step="headlines"), number(card))


@rule("SP-17.1", "SP-17.2")
def test_every_card_has_its_entry_and_every_condition_a_test():
    def names(condition):
        if not condition:
            return []
        if "c" in condition:
            return [condition["c"]]
        parts = condition.get("any") or condition.get("all") or [condition["not"]]
        return [name for part in parts for name in names(part)]

    used = set()
    for entry in APPENDIX.values():
        for when in [entry.headline_when, *[permission.when for permission in entry.rounds]]:
            used |= set(names(when))
    assert used == set(TESTS)


CASES = [
    # card, when, met, unmet
    ("duck_and_cover", "headline", {"defcon": 3}, {"defcon": 5}),
    ("duck_and_cover", "quiet", {"defcon": 2}, {"defcon": 5}),
    ("duck_and_cover", "africa", {"defcon": 3, "vp": 17}, {"defcon": 3, "vp": 10}),
    ("five_year_plan", "quiet", {}, {"player": ""}),
    ("korean_war", "headline", {}, None),
    ("korean_war", "quiet", {"map": "south_korea 1/0"}, {"map": "south_korea 1/0, japan 4/0"}),
    ("korean_war", "quiet", {"map": "south_korea 3/0, japan 4/0"}, {"map": ""}),
    ("romanian_abdication", "headline", {"map": "romania 0/2"}, {"map": "romania 0/3"}),
    ("romanian_abdication", "quiet", {"map": "romania 0/1"}, {"map": "romania 0/2"}),
    ("romanian_abdication", "europe", {"map": "east_germany 0/3"}, {"map": "east_germany 0/3, romania 0/2"}),
    ("arab_israeli_war", "headline", {"map": "israel 1/0, egypt 2/0"}, {"map": "israel 4/0, egypt 2/0"}),
    ("arab_israeli_war", "quiet", {"map": "israel 1/0", "vp": -18}, {"map": "israel 1/0", "vp": -17}),
    ("comecon", "quiet", {"map": "poland 0/2, hungary 0/2"}, {"map": "poland 0/2"}),
    ("nasser", "quiet", {"map": "", "primary": "africa"}, {"map": "zaire 0/1, kenya 0/1", "primary": "africa"}),
    ("de_gaulle_leads_france", "quiet", {"map": "france 2/0"}, {"map": "france 1/0"}),
    ("captured_nazi_scientist", "headline", {"space": "0/1"}, {"space": "1/1"}),
    ("captured_nazi_scientist", "quiet", {"space": "0/1"}, {"space": "2/1"}),
    ("truman_doctrine", "headline", {"map": "italy 0/1"}, {"map": "italy 0/2"}),
    ("truman_doctrine", "quiet", {"map": "france 0/2"}, {"map": "france 0/1"}),
    ("olympic_games", "headline", {"defcon": 3}, {"defcon": 2}),
    ("olympic_games", "quiet", {"defcon": 3}, {"defcon": 2}),
    ("independent_reds", "headline", {"map": "bulgaria 0/2"}, {"map": "bulgaria 0/1"}),
    ("independent_reds", "quiet", {"map": "bulgaria 0/3"}, {"map": "bulgaria 0/2"}),
    ("marshall_plan", "headline", {"map": ""}, None),
    ("marshall_plan", "europe", {"map": "italy 1/0, france 2/0"}, {"map": "italy 1/0"}),
    ("indo_pakistani_war", "headline", {"map": "pakistan 0/1, iran 0/2"}, {"map": ""}),
    ("indo_pakistani_war", "quiet", {"map": "pakistan 0/1"}, {"map": "pakistan 0/1, iran 0/2"}),
    ("containment", "quiet", {"round": 1}, {"round": 2}),
    ("red_scare_purge", "quiet", {"round": 1}, {"round": 2}),
    ("brezhnev_doctrine", "quiet", {"round": 1}, {"round": 2}),
    ("suez_crisis", "headline", {"map": "france 2/0, uk 1/0"}, {"map": "france 2/0"}),
    ("suez_crisis", "quiet", {"map": "france 2/0, uk 2/0"}, {"map": "france 2/0, uk 1/0"}),
    ("de_stalinization", "quiet", {"map": "finland 0/8"}, {"map": "finland 0/5"}),
    ("de_stalinization", "headline", {"map": "finland 0/8"}, {"map": "finland 0/4"}),
    ("nuclear_test_ban", "headline", {"defcon": 4}, {"defcon": 3}),
    ("nuclear_test_ban", "quiet", {"defcon": 3, "vp": 19}, {"defcon": 3}),
    ("formosan_resolution", "asia", {"map": "taiwan 3/0, australia 4/0"}, {"map": "japan 1/0"}),
    ("brush_war", "headline", {"map": "zaire 0/1"}, {"map": "south_africa 0/1"}),
    ("brush_war", "africa", {"map": "zaire 0/1"}, {"map": "south_africa 0/1"}),
    ("arms_race", "quiet", {"milops": "2/1"}, {"milops": "1/1"}),
    ("cuban_missile_crisis", "headline", {"map": "cuba 0/1"}, {"map": ""}),
    ("summit", "quiet", {"map": "zaire 1/0, kenya 2/0"}, {"map": ""}),
    ("kitchen_debates", "quiet", {"map": "zaire 1/0"}, {"map": ""}),
    ("salt_negotiations", "africa", {"map": "zaire 1/0"}, {"map": ""}),
    ("south_african_unrest", "quiet", {"map": ""}, {"map": "south_africa 9/1, angola 0/1, botswana 9/1"}),
    ("south_african_unrest", "headline", {"map": ""}, {"map": "south_africa 0/5, angola 0/3, botswana 0/4"}),
    ("allende", "headline", {"map": ""}, {"map": "chile 0/3"}),
    ("muslim_revolution", "quiet", {"map": "iran 2/0, sudan 2/0"}, {"map": "iran 2/0, sudan 1/0"}),
    ("muslim_revolution", "headline", {"map": "iran 1/0, iraq 3/0, libya 1/0"}, {"map": "iran 3/0"}),
    ("cultural_revolution", "headline", {"china": "us up"}, {"china": "ussr up"}),
    ("cultural_revolution", "quiet", {"round": 1, "china": "us up"}, {"round": 2, "china": "us up"}),
    ("flower_power", "headline", {"vp": -5}, {"vp": -4}),
    ("u2_incident", "quiet", {"vp": -19}, {"vp": -18}),
    ("opec", "quiet", {"map": "iran 0/2, libya 0/2"}, {"map": "iran 0/2"}),
    ("opec", "europe", {"map": "iran 0/2, libya 0/2, lebanon 0/0"}, {"map": "iran 0/2, libya 0/2, poland 0/2"}),
    ("panama_canal_returned", "quiet", {"map": ""}, {"map": "panama 3/0, costa_rica 4/0, venezuela 3/0"}),
    ("camp_david_accords", "quiet", {"map": "egypt 1/0"}, {"map": "israel 1/0"}),
    ("john_paul_ii_elected_pope", "headline", {"map": "poland 0/1"}, {"map": ""}),
    ("john_paul_ii_elected_pope", "quiet", {"map": "poland 0/2"}, {"map": "poland 0/1"}),
    ("nixon_plays_the_china_card", "quiet", {"china": "us up"}, {"china": "ussr up"}),
    ("sadat_expels_soviets", "quiet", {"map": "egypt 0/1"}, {"map": "egypt 0/0"}),
    ("shuttle_diplomacy", "middle_east", {"map": "iran 0/2, egypt 0/2"}, {"map": ""}),
    ("the_voice_of_america", "quiet", {"map": "zaire 0/1"}, {"map": ""}),
    ("the_voice_of_america", "africa", {"map": "zaire 0/1"}, {"map": "zaire 0/1, angola 1/0, nigeria 1/0, kenya 2/0"}),
    # Domination as it is scored: more battlegrounds, more countries, one that is none (not "more others")
    (
        "the_voice_of_america",
        "africa",
        {"map": "zaire 0/1"},
        {"map": "zaire 0/1, angola 1/0, nigeria 1/0, kenya 0/2, cameroon 1/0"},
    ),
    ("ask_not_what_your_country_can_do_for_you", "quiet", {"ai": "fidel"}, {"ai": "nato"}),
    ("alliance_for_progress", "quiet", {"map": "mexico 2/0, panama 2/0"}, {"map": "mexico 2/0"}),
    ("one_small_step", "quiet", {"space": "0/1"}, {"space": "1/1"}),
    ("iranian_hostage_crisis", "quiet", {"map": ""}, {"map": "iran 0/2"}),
    ("the_iron_lady", "headline", {"map": "uk 0/2"}, {"map": "uk 0/1"}),
    ("the_iron_lady", "headline", {"map": "argentina 3/0"}, {"map": "argentina 2/0"}),
    ("the_iron_lady", "quiet", {"vp": 19}, {"vp": 18}),
    ("reagan_bombs_libya", "quiet", {"map": "libya 0/1"}, {"map": ""}),
    ("star_wars", "africa", {"map": "zaire 1/0", "space": "1/0"}, {"map": "", "space": "1/0"}),
    ("star_wars", "headline", {"space": "1/0"}, {"space": "1/1"}),
    ("the_reformer", "africa", {"map": ""}, {"map": "zaire 0/1, kenya 0/0"}),
    ("marine_barracks_bombing", "quiet", {"map": "lebanon 1/0"}, {"map": "jordan 2/0"}),
    ("soviets_shoot_down_kal_007", "quiet", {"defcon": 3}, {"defcon": 2}),
    ("glasnost", "quiet", {"vp": 1}, {"vp": -1}),
    ("glasnost", "africa", {"lasting": "the_reformer", "vp": 9}, {"vp": 9}),
    ("ortega_elected_in_nicaragua", "quiet", {"map": "nicaragua 1/0, cuba 0/1"}, {"map": "nicaragua 1/0"}),
    ("terrorism", "quiet", {"lasting": "iranian_hostage_crisis"}, {}),
    ("chernobyl", "africa", {"map": "zaire 1/0"}, {"map": ""}),
    ("tear_down_this_wall", "quiet", {"map": "east_germany 0/3"}, {"map": "east_germany 4/0"}),
    ("an_evil_empire", "quiet", {"vp": 19}, {"vp": 18}),
    ("pershing_ii_deployed", "quiet", {"vp": -19}, {"vp": -18}),
    ("wargames", "quiet", {"defcon": 2, "vp": 7}, {"defcon": 2, "vp": 6}),
    ("wargames", "headline", {"defcon": 2, "vp": 7}, {"defcon": 3, "vp": 7}),
    ("solidarity", "quiet", {"lasting": "john_paul_ii_elected_pope"}, {}),
    ("iran_iraq_war", "headline", {"map": "iran 0/1"}, {"map": "iran 0/3, pakistan 0/2, afghanistan 0/2"}),
    ("iran_iraq_war", "quiet", {"map": "iran 0/1", "vp": 18}, {"map": "iran 0/1"}),
    ("the_cambridge_five", "africa", {"map": "zaire 1/0"}, {"map": "zaire 2/0"}),
    (
        "special_relationship",
        "quiet",
        {"map": "uk 5/0"},
        {"map": "uk 5/0, canada 4/0, norway 4/0, benelux 3/0, france 3/0"},
    ),
    ("special_relationship", "headline", {"map": "uk 5/0"}, {"map": ""}),
    ("che", "quiet", {"map": "guatemala 1/0"}, {"map": "panama 1/0"}),
    ("che", "headline", {"map": "kenya 1/0"}, {"map": "kenya 1/0", "crisis": "ussr"}),
    ("our_man_in_tehran", "quiet", {"map": "iran 2/0", "turn": 9}, {"map": "iran 2/0", "turn": 10}),
    ("awacs_sale_to_saudis", "quiet", {"map": ""}, {"map": "saudi_arabia 3/0"}),
    # scoring rounds with a comparison
    ("socialist_governments", "europe", {"map": "italy 2/0, france 3/0, uk 5/0"}, {"map": "italy 1/0"}),
    ("fidel", "central_america", {"map": ""}, {"map": "cuba 0/3"}),
    ("vietnam_revolts", "southeast_asia", {"map": ""}, {"map": "vietnam 0/2"}),
    ("warsaw_pact_formed", "europe", {"map": "poland 0/2, hungary 0/2"}, {"map": ""}),
    ("portuguese_empire_crumbles", "africa", {"map": ""}, {"map": "zaire 0/2, angola 0/2, se_african_states 0/1"}),
    ("junta", "central_america", {"map": ""}, {"map": "mexico 1/0, panama 1/0"}),
    (
        "oas_founded",
        "south_america",
        {"map": ""},
        {"map": "argentina 3/0, brazil 3/0, chile 4/0, venezuela 3/0, uruguay 2/0"},
    ),
    ("ussuri_river_skirmish", "asia", {"china": "us up", "map": ""}, {"china": "ussr up", "map": "japan 3/0"}),
    ("willy_brandt", "europe", {"map": ""}, None),
    ("latin_american_death_squads", "central_america", {}, None),
    ("east_european_unrest", "europe", {"map": "poland 0/3, east_germany 0/3, romania 0/3"}, {"map": "poland 0/9"}),
]


@rule(
    "SP-card-4",
    "SP-card-5",
    "SP-card-7",
    "SP-card-8",
    "SP-card-9",
    "SP-card-11",
    "SP-card-12",
    "SP-card-13",
    "SP-card-14",
    "SP-card-15",
    "SP-card-16",
    "SP-card-17",
    "SP-card-18",
    "SP-card-19",
    "SP-card-20",
    "SP-card-22",
    "SP-card-23",
    "SP-card-24",
    "SP-card-25",
    "SP-card-28",
    "SP-card-29",
    "SP-card-31",
    "SP-card-33",
    "SP-card-34",
    "SP-card-35",
    "SP-card-36",
    "SP-card-39",
    "SP-card-40",
    "SP-card-43",
    "SP-card-45",
    "SP-card-47",
    "SP-card-48",
    "SP-card-51",
    "SP-card-52",
    "SP-card-53",
    "SP-card-54",
    "SP-card-55",
    "SP-card-56",
    "SP-card-58",
    "SP-card-59",
    "SP-card-60",
    "SP-card-61",
    "SP-card-64",
    "SP-card-65",
    "SP-card-68",
    "SP-card-69",
    "SP-card-70",
    "SP-card-71",
    "SP-card-72",
    "SP-card-73",
    "SP-card-74",
    "SP-card-76",
    "SP-card-77",
    "SP-card-78",
    "SP-card-80",
    "SP-card-82",
    "SP-card-83",
    "SP-card-84",
    "SP-card-85",
    "SP-card-87",
    "SP-card-88",
    "SP-card-89",
    "SP-card-90",
    "SP-card-91",
    "SP-card-92",
    "SP-card-94",
    "SP-card-96",
    "SP-card-97",
    "SP-card-99",
    "SP-card-100",
    "SP-card-101",
    "SP-card-102",
    "SP-card-104",
    "SP-card-105",
    "SP-card-107",
    "SP-card-108",
    "SP-card-110",
    ruling=("SP-R28", "SP-R29", "SP-R41", "SP-R61"),
)
@rule(
    "SP-6.4",
    "SP-8.2",
    "SP-11.2",
    "SP-11.3",
    "SP-17.3",
    ruling=("SP-R32", "SP-R33", "SP-R34", "SP-R40", "SP-R43", "SP-R44", "SP-R45", "SP-R47", "SP-R49"),
)
@pytest.mark.parametrize(
    ("card", "when", "met", "unmet"), CASES, ids=[f"{c[0]}-{c[1]}-{i}" for i, c in enumerate(CASES)]
)
def test_the_appendix_line_by_line(card, when, met, unmet):
    assert fits(card, when, **met)
    if unmet is not None:
        assert not fits(card, when, **unmet)


@rule("SP-11.2")
def test_an_event_that_wins_the_game_is_played_in_any_phase():
    assert fits("willy_brandt", "africa", vp=-19)
    assert not fits("willy_brandt", "africa", vp=-10)
    assert fits("alliance_for_progress", "europe", vp=19, map="mexico 2/0")


@rule("SP-11.2", "SP-8.2")
def test_a_dead_event_is_never_used():
    verdict = judge(state("fidel", "ussr", map="cuba 0/3"), number("fidel"))
    assert verdict.why == cards.DEAD


@rule("SP-8.6b")
def test_conditions_of_quiet_rounds_can_be_asked_in_a_scoring_round():
    s = state("fidel", "ussr", primary="africa", scoring="yes")
    assert not judge(s, number("fidel")).allowed
    assert event_fits_quiet_round(s, number("fidel"))


@rule("SP-16.3", "SP-card-4")
def test_the_ai_does_not_count_on_ending_the_world():
    s = state("duck_and_cover", "us", round=0, step="headlines", defcon=2, vp=-10)
    assert s.phasing == s.person
    assert headline_wanted(s, 4), "3 VP from DEFCON 2"
    assert not Trial(cards.as_headline(s), 4).wins()
