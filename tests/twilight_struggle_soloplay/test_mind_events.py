"""What the AI chooses within events, and events that work differently here (SP-11.5 to SP-11.11, SP-17.5)."""

from __future__ import annotations

import pytest

from tablero.core.ask import Ask
from tablero.games.twilight_struggle import agenda as base
from tablero.games.twilight_struggle.board import ASIA, BOYCOTT, CARD, COUNTRY_IDS, IN_REGION, US, USSR
from tablero.games.twilight_struggle_soloplay import agenda
from tablero.games.twilight_struggle_soloplay.book import event_step, run_event
from tablero.games.twilight_struggle_soloplay.mind.answers import Mind
from tablero.games.twilight_struggle_soloplay.mind.relocating import relocation
from tablero.games.twilight_struggle_soloplay.mind.trades import keeps_grain
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import names, stack
from tests.twilight_struggle_soloplay.minds import number, place, placed, solo, told, words


def happens(mind: str, card: str, actor: int | None = None, replies: tuple[int, ...] = (), **given):
    """The event of a card: the state before and after. The AI chooses for itself, the person gives the `replies`."""
    s = solo(mind, **given)
    s.agenda = [[base.EVENT, number(card), s.ai if actor is None else actor]]
    s.limbo |= 1 << number(card)
    before = s.copy()
    script, ai = run_event(s), Mind(s)
    left = list(replies)
    question = next(script, None) if script is not None else None
    while script is not None and question is not None:
        assert isinstance(question, Ask)
        chosen = ai.answer(question) if question.seat == s.ai else left.pop(0)
        assert chosen in question.options
        try:
            question = script.send(chosen)
        except StopIteration:
            question = None
    assert not left
    return before, s


def adds(mind: str, card: str, **given) -> str:
    return words(placed(*happens(mind, card, **given)))


def takes(mind: str, card: str, **given) -> str:
    """The player's influence that is lost, by country."""
    before, s = happens(mind, card, **given)
    n = len(s.holder)
    lost = {COUNTRY_IDS[c]: before.influence[s.person * n + c] - s.influence[s.person * n + c] for c in range(n)}
    return words({name: count for name, count in lost.items() if count})


# -- adding ------------------------------------------------------------------------------------------------------


@rule("SP-11.5", "SP-11.11", ruling="SP-R59")
@pytest.mark.parametrize(
    ("mind", "card", "given", "answer_"),
    [
        (
            "ussr",
            "comecon",
            {"primary": "europe", "map": "poland 0/2, hungary 0/2, czechoslovakia 3/0"},
            "hungary 1, poland 1",
        ),
        ("ussr", "liberation_theology", {"primary": "central_america", "map": ""}, "el_salvador 1, mexico 2"),
        ("us", "ussuri_river_skirmish", {"primary": "asia", "china": "us up", "map": ""}, "afghanistan 2, pakistan 2"),
        ("us", "oas_founded", {"primary": "south_america", "map": ""}, "venezuela 2"),
        ("us", "oas_founded", {"primary": "south_america", "map": "mexico 0/2, panama 1/0"}, "panama 1"),
        ("us", "junta", {"primary": "central_america", "map": "mexico 1/0"}, "panama 2"),
        ("us", "special_relationship", {"map": "uk 5/0, france 2/0", "primary": "europe"}, "france 1"),
        ("us", "marshall_plan", {"turn": 2, "removed": "", "map": "italy 1/0, greece 1/0"}, None),
    ],
)
def test_where_influence_of_events_goes(mind, card, given, answer_):
    found = adds(mind, card, **given)
    if answer_ is None:
        assert "greece 1" in found
        assert "italy 1" in found
        assert len(found.split(",")) == 7
    else:
        assert all(part in found.split(", ") for part in answer_.split(", ")), found


@rule("SP-card-75")
@pytest.mark.parametrize(
    ("where", "answer_"),
    [
        ("mexico 0/1, panama 0/2, cuba 0/3", "el_salvador 1, mexico 1"),
        ("mexico 0/2, panama 0/2, cuba 0/1, honduras 1/0, haiti 1/0", "cuba 2, el_salvador 1"),
        ("el_salvador 0/1, nicaragua 0/1, haiti 0/1, guatemala 0/1, mexico 2/0, panama 2/0, cuba 3/1", ""),
    ],
)
def test_liberation_theology_takes_two_countries_if_it_can(where, answer_):
    before, s = happens("ussr", "liberation_theology", primary="africa", map=where)
    new = [c for c in range(len(s.holder)) if s.holder[c] == s.ai != before.holder[c]]
    assert len(new) >= 2
    assert all(part in words(placed(before, s)).split(", ") for part in answer_.split(", ") if part)


@rule("SP-11.5")
def test_every_point_of_an_event_is_placed_within_its_limit():
    before, s = happens("ussr", "the_reformer", primary="europe", turn=8, vp=-3, map="poland 0/3")
    found = placed(before, s)
    assert sum(found.values()) == 6
    assert max(found.values()) == 2


@rule("SP-6.5", "SP-11.5")
def test_influence_of_a_headline_goes_to_europe():
    before, s = happens("us", "puppet_governments", round=0, step="headlines", primary="asia", map="")
    assert sum(placed(before, s).values()) == 3


@rule("SP-card-30", "SP-card-63")
def test_colonies():
    assert adds("ussr", "decolonization", map="") == "angola 1, nigeria 1, sudan 1, zaire 1"
    assert "nigeria 1" in adds("us", "colonial_rear_guards", map="zaire 1/0, angola 1/0")


@rule("SP-card-66")
def test_puppets_are_weak_and_apart():
    before, s = happens("us", "puppet_governments", map="")
    assert words(placed(before, s)).startswith("nigeria 1")
    assert all(s.holder[c] == US for c in range(len(s.holder)) if s.influence[len(s.holder) + c])


@rule("SP-11.9", "SP-card-33")
@pytest.mark.parametrize(
    ("where", "good", "targets"),
    [
        ("finland 0/8", True, "panama 2, thailand 2"),
        ("finland 0/7", True, "nigeria 1, panama 2"),  # 3 to move: 2 and 1
        ("finland 0/5", False, ""),
        ("finland 0/8, panama 2/0, thailand 2/0", True, "nigeria 1, venezuela 2"),
        (
            "finland 0/6, panama 0/1, venezuela 2/0, argentina 2/0, thailand 2/0, nigeria 1/0, zaire 1/0, brazil 0/0",
            False,
            "",
        ),
    ],
)
def test_de_stalinization(where, good, targets):
    s = solo("ussr", map=where)
    found = relocation(s)
    assert found.good is good
    if good:
        chosen = words({COUNTRY_IDS[c]: count for c, count in found.placed.items()})
        assert chosen == targets
        before, s = happens("ussr", "de_stalinization", map=where)
        moved = placed(before, s)
        assert moved.pop("finland") == -sum(moved.values())
        assert words(moved) == chosen


@rule("SP-card-53", ruling="SP-R40")
@pytest.mark.parametrize(
    ("where", "answer_"),
    [
        ("", "angola 1, botswana 1, south_africa 1"),  # three new countries, and control of Angola
        ("angola 0/1, botswana 0/2", "south_africa 2"),
        ("south_africa 0/1", "angola 1, botswana 1, south_africa 1"),  # one new battleground either way: new countries
    ],
)
def test_south_african_unrest(where, answer_):
    found = adds("ussr", "south_african_unrest", map=where)
    if where:
        assert found == answer_
    else:
        assert "angola" in found
        assert "south_africa 1" in found


@rule("SP-card-95")
def test_debts_double_where_it_counts():
    _, s = happens("us", "latin_american_debt_crisis", ai="nato", map="")
    assert names(s.discards) == ["nato"], "a card of 3 Ops turns it away"
    s = solo("ussr", map="argentina 0/1, peru 0/1, bolivia 0/2")
    s.agenda = [[base.EVENT_STEP, 95, US, 0]]
    script = event_step(s)
    question = next(script)
    assert isinstance(question, Ask)
    first = Mind(s).answer(question)
    assert COUNTRY_IDS[first] == "argentina"


@rule("SP-card-106")
@pytest.mark.parametrize(
    ("turn", "where", "best"),
    [
        (2, "canada 4/0, italy 1/0, zaire 1/0", "italy"),
        (5, "canada 4/0, zaire 0/0, angola 2/2, italy 5/0", "angola"),
        (2, "canada 4/0, italy 2/0", "italy"),
    ],
)
def test_the_marker_of_norad(turn, where, best):
    s = solo("us", turn=turn, removed="", map=where)
    n = len(s.holder)
    held = [c for c in range(n) if s.influence[n + c]]
    assert COUNTRY_IDS[Mind(s).answer(Ask(US, "norad", lambda: held, "TS-7.12", card=0))] == best


# -- removing ----------------------------------------------------------------------------------------------------


@rule("SP-11.6")
@pytest.mark.parametrize(
    ("mind", "card", "given", "lost"),
    [
        (
            "ussr",
            "suez_crisis",
            {"turn": 2, "removed": "", "map": "france 3/0, israel 1/0, uk 5/0"},
            "france 2, israel 1, uk 1",
        ),
        (
            "ussr",
            "socialist_governments",
            {"turn": 2, "removed": "", "primary": "europe", "map": "italy 2/0, france 3/0, uk 5/0"},
            "france 1, italy 1, uk 1",
        ),
        (
            "us",
            "east_european_unrest",
            {
                "turn": 2,
                "removed": "",
                "primary": "europe",
                "map": "poland 0/3, romania 0/3, bulgaria 0/4, east_germany 0/3",
            },
            None,
        ),
        ("ussr", "muslim_revolution", {"map": "iran 2/0, libya 2/0, egypt 5/0"}, "iran 2, libya 2"),
        ("ussr", "muslim_revolution", {"map": "iran 1/0, libya 2/0, egypt 5/0"}, "egypt 5, libya 2"),
        ("us", "truman_doctrine", {"turn": 2, "removed": "", "map": "italy 0/1, france 0/2"}, "france 2"),
        (
            "us",
            "the_voice_of_america",
            {"primary": "africa", "map": "zaire 0/1, algeria 0/3, pakistan 0/2"},
            "algeria 2, pakistan 1, zaire 1",
        ),
        (
            "ussr",
            "pershing_ii_deployed",
            {"turn": 8, "primary": "europe", "map": "italy 2/0, france 3/0, uk 5/0, spain_portugal 2/0"},
            None,
        ),
        (
            "ussr",
            "marine_barracks_bombing",
            {"turn": 8, "primary": "middle_east", "map": "lebanon 1/0, israel 4/0, jordan 3/0"},
            "israel 2, lebanon 1",
        ),
    ],
)
def test_where_the_player_loses_influence(mind, card, given, lost):
    found = takes(mind, card, **given)
    if lost is None:
        assert len(found.split(", ")) == 3
    else:
        assert found == lost


@rule("SP-card-16")
def test_the_warsaw_pact_takes_the_better_branch():
    assert takes(
        "ussr", "warsaw_pact_formed", turn=2, removed="", primary="europe", map="poland 3/1, east_germany 3/3"
    ) == ("east_germany 3, poland 3")
    assert adds("ussr", "warsaw_pact_formed", turn=2, removed="", primary="europe", map="poland 0/2").count("poland 2")


# -- wars and contests -------------------------------------------------------------------------------------------


@rule("SP-card-24", "SP-card-102", "SP-card-36", ruling="SP-R60")
@pytest.mark.parametrize(
    ("card", "where", "target"),
    [
        ("indo_pakistani_war", "india 0/1, pakistan 0/1", "pakistan"),
        ("indo_pakistani_war", "india 0/3, pakistan 0/0", "india"),
        ("iran_iraq_war", "iran 0/1, iraq 0/1", "iran"),
        ("brush_war", "zaire 0/1, kenya 0/3", "zaire"),  # battlegrounds first
        ("brush_war", "angola 0/1, zaire 0/1, nigeria 0/1", "nigeria"),  # modifier 0
        ("brush_war", "angola 0/1, zaire 0/1, kenya 0/2", "kenya"),  # ... even before a battleground
        ("brush_war", "italy 0/1, thailand 0/1", "italy"),  # Europe, not any region
    ],
)
def test_targets_of_wars(card, where, target):
    _, s = happens("us", card, turn=8, map=where, fate="6")
    assert COUNTRY_IDS[told(s, "war")[0].values["place"]] == target


@rule("SP-card-20", ruling="SP-R36")
def test_olympic_games():
    _, s = happens("ussr", "olympic_games", actor=US, fate="3, 3")
    assert s.vp == 2, "the AI takes part"
    _, s = happens("ussr", "olympic_games", actor=US, vp=18, defcon=3)
    assert s.defcon == 2, "it boycotts rather than lose the game"
    _, s = happens("ussr", "olympic_games", actor=US, vp=18, defcon=2, fate="1, 6")
    assert s.vp == 16, "but not at DEFCON 2"
    before, s = happens("ussr", "olympic_games", replies=(BOYCOTT,), defcon=4, map="north_korea 0/3")
    found = placed(before, s)
    assert s.defcon == 3
    assert sum(found.values()) == 4
    assert all(place(name) in IN_REGION[ASIA] for name in found)


@rule("SP-card-45", "SP-card-46")
def test_summit_and_how_i_learned():
    _, s = happens("us", "summit", map="", fate="6, 1", defcon=3)
    assert (s.vp, s.defcon) == (2, 4)
    _, s = happens("us", "how_i_learned_to_stop_worrying", defcon=3)
    assert (s.defcon, s.milops[US]) == (5, 5)


@rule("SP-card-84", ruling="SP-R44")
@pytest.mark.parametrize(("mind", "points"), [("us", 2), ("ussr", 1)])
def test_libya_is_worth_more_to_the_ai(mind, points):
    _, s = happens(mind, "reagan_bombs_libya", actor=US, turn=8, map="libya 0/3")
    assert s.vp == points


@rule("SP-card-69")
def test_death_squads_strike_at_once():
    _, s = happens("us", "latin_american_death_squads", map="mexico 0/2", fate="4")
    assert told(s, "ai-coup")
    assert s.milops[US] == 2
    assert s.squads == 1
    before, s = happens("us", "latin_american_death_squads", map="")
    assert sum(placed(before, s).values()) == 2


@rule("SP-card-107", ruling="SP-R46")
def test_che():
    _, s = happens("ussr", "che", primary="central_america", map="guatemala 1/0, kenya 1/0, panama 2/0", fate="1, 1")
    struck = [COUNTRY_IDS[note.values["place"]] for note in told(s, "coup")]
    assert struck == ["guatemala", "kenya"], "never the battleground"


@rule("SP-card-40", ruling="SP-R37")
def test_the_cuban_missile_crisis():
    where = "turkey 3/0, west_germany 4/0"
    _, s = happens("ussr", "cuban_missile_crisis", replies=(place("turkey"),), map=where)
    assert s.influence[len(s.holder) + place("turkey")] == 1
    assert s.defcon == 2
    assert s.crisis == 0
    _, s = happens("us", "cuban_missile_crisis", replies=(place("cuba"),), map="cuba 0/1")
    assert s.influence[place("cuba")] == 0
    _, s = happens("us", "cuban_missile_crisis", actor=USSR)
    assert s.crisis == 1 << US, "the AI makes no coups this turn"


# -- stacks ------------------------------------------------------------------------------------------------------


@rule("SP-card-5")
def test_five_year_plan():
    _, s = happens("us", "five_year_plan", turn=2, removed="", player="nasser, comecon", fate="15")
    assert names(s.discards) == ["nasser"]
    assert stack(s, "player") == ["comecon"]
    _, s = happens("us", "five_year_plan", turn=2, removed="", player="duck_and_cover", fate="4")
    assert s.agenda[-1] == [base.EVENT, 4, US]
    _, s = happens("ussr", "five_year_plan", turn=2, removed="", ai="nasser, comecon, fidel", fate="14")
    assert names(s.discards) == ["comecon"]


@rule("SP-card-10", ruling="SP-R31")
def test_blockade():
    _, s = happens("ussr", "blockade", turn=2, removed="", map="west_germany 4/0")
    assert s.is_pending(10), "the person answers in the next round"
    _, s = happens("us", "blockade", turn=2, removed="", ai="fidel, nato, comecon", map="west_germany 4/0")
    assert names(s.discards) == ["nato"]
    assert s.agenda[-1] == [base.EVENT_STEP, 10, US, 1]
    _, s = happens("us", "blockade", turn=2, removed="", ai="fidel", map="west_germany 4/0")
    assert s.agenda[-1] == [base.EVENT_STEP, 10, US, 0]


@rule("SP-card-26", "SP-card-62", "SP-card-98")
def test_the_persons_stack_is_sorted_to_hurt():
    _, s = happens(
        "us", "cia_created", turn=2, removed="", player="fidel, comecon, nato, containment, nuclear_test_ban"
    )
    assert stack(s, "player") == ["nato", "containment", "fidel", "comecon", "nuclear_test_ban"]
    assert s.agenda[-1][:2] == [base.OPERATIONS, US]
    assert s.bottom[s.person] == 0
    _, s = happens("ussr", "aldrich_ames_remix", turn=8, player="fidel, nato, independent_reds")
    assert names(s.discards) == ["nato"]
    assert stack(s, "player") == ["fidel", "independent_reds"]


@rule("SP-card-26", "SP-card-62")
def test_the_person_looks_through_the_ais_stack():
    _, s = happens("us", "lone_gunman", actor=USSR, ai="fidel, nato")
    assert stack(s, "ai") == ["fidel", "nato"]
    assert s.bottom[s.ai] == 2


@rule("SP-card-92", "SP-11.10")
def test_terrorism():
    _, s = happens("us", "terrorism", turn=8, player="fidel")
    assert names(s.discards) == ["fidel"]
    _, s = happens("ussr", "terrorism", turn=8, player="fidel, nato, nasser", lasting="iranian_hostage_crisis")
    assert len(s.discards) == 2


@rule("SP-card-49", ruling=("SP-R39", "SP-R57"))
def test_missile_envy():
    _, s = happens(
        "ussr",
        "missile_envy",
        replies=(CARD + number("nato"),),
        player="nato, containment, marshall_plan",
        map="kenya 0/1",
    )
    assert s.envy == US
    assert sorted(stack(s, "player")) == ["containment", "marshall_plan"]
    assert s.agenda[-2][:2] == [agenda.AI_OPERATIONS, number("nato")], "its Ops without its event"
    _, s = happens("us", "missile_envy", actor=USSR, ai="nato, comecon, fidel")
    assert told(s, "takes")[0].values["card"] - CARD == number("comecon"), "an event of the player of 3 Ops"
    assert s.envy == US


@rule("SP-card-67", ruling="SP-R42")
def test_grain_sales():
    s = solo("us", map="zaire 1/1, angola 1/1, nigeria 1/1, kenya 2/0", player="nasser, comecon")
    assert keeps_grain(s, number("comecon"))
    assert not keeps_grain(s, number("nasser"))
    _, s = happens("us", "grain_sales_to_soviets", map="kenya 1/0", player="nasser", fate="15")
    assert stack(s, "player") == ["nasser"]
    assert s.agenda[-1][:2] == [agenda.AI_OPERATIONS, 67]
    _, s = happens("us", "grain_sales_to_soviets", round=0, step="headlines", player="comecon", fate="14", map="")
    assert s.agenda[-1] == [base.EVENT, 14, US], "its event first"
    _, s = happens(
        "us", "grain_sales_to_soviets", round=0, step="headlines", player="nasser, fidel", fate="15, 8", map=""
    )
    assert len(told(s, "draws-from")) == 2


@rule("SP-card-77")
def test_ask_not():
    _, s = happens("us", "ask_not_what_your_country_can_do_for_you", ai="fidel, nato, nasser")
    assert sorted(names(s.discards)) == ["fidel", "nasser"]
    assert len(s.hands[US]) == 3


@rule("SP-card-43", "SP-card-85", "SP-11.8")
def test_cards_are_found_among_the_discards_or_in_the_draw_pile():
    _, s = happens("us", "salt_negotiations", discards="nato, containment, fidel", ai="nasser", defcon=2)
    assert "containment" in stack(s, "ai")
    assert s.defcon == 4
    _, s = happens("us", "salt_negotiations", discards="fidel", ai="nasser", deck="comecon, nato")
    assert "nato" in stack(s, "ai")
    _, s = happens("us", "star_wars", turn=8, space="1/0", discards="containment, fidel")
    assert s.agenda[-2] == [base.EVENT, number("containment"), US]


@rule("SP-card-94", ruling="SP-R55")
def test_chernobyl():
    _, s = happens("us", "chernobyl", turn=8, round=0, step="headlines")
    assert s.is_pending(94)
    assert s.chernobyl < 0
    _, s = happens("us", "chernobyl", turn=8, primary="africa", scoring="yes")
    assert s.chernobyl == 3


@rule("SP-card-104", ruling="SP-R48")
def test_the_cambridge_five():
    assert adds("ussr", "the_cambridge_five", primary="africa", scoring="yes", map="zaire 1/0, kenya 2/0") == "zaire 1"
    before, s = happens("ussr", "the_cambridge_five", round=0, step="headlines", primary="asia", map="thailand 0/1")
    assert words(placed(before, s)) == "thailand 1"


@rule("SP-card-108", ruling="SP-R47")
def test_our_man_in_tehran():
    _, s = happens(
        "us", "our_man_in_tehran", map="iran 2/0", deck="fidel, nato, nasser, containment, comecon, suez_crisis"
    )
    assert sorted(names(s.discards)) == ["comecon", "fidel", "nasser"]
    assert {"containment", "nato"} <= {*stack(s, "ai")}, "the US and neutral events join the AI's stack"
    assert names(s.deck) == ["suez_crisis"], "the sixth card stays where it is"


@rule("SP-11.7")
def test_what_the_ai_gives_up():
    s = solo("us", map="zaire 1/0, kenya 3/0")
    where = [place("zaire"), place("kenya")]
    ask = Ask(US, "remove", lambda: where, "TS-card-1", left=1, card=CARD + 7, whose=US)
    assert COUNTRY_IDS[Mind(s).answer(ask)] == "kenya"
