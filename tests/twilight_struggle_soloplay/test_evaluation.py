"""How bots judge the person's position, what the person is warned of, and where a bot's look ahead ends."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.bots.greedy import best_line
from tablero.bots.halving import HalvingBot
from tablero.core.registry import find_game
from tablero.core.table import Table
from tablero.games.twilight_struggle_soloplay.advice import warnings
from tablero.games.twilight_struggle_soloplay.board import ALL_REGIONS, REGION_OF_CARD, SOLO_REGION_IDS
from tablero.games.twilight_struggle_soloplay.evaluation import chances, europe, evaluate, features, spare
from tablero.games.twilight_struggle_soloplay.position import position
from tablero.testing import rule
from tests.twilight_struggle_soloplay.helpers import BOTH_SIDES

BOTS = ["greedy", "halving:iterations=4"]


def table(**given: Any) -> Table:
    around = {"side": "us", "turn": 4, "round": 2, "primary": "asia", "player": "fidel, nato"}
    other = "us" if given.get("side") == "ussr" else "ussr"
    return position(**(around | {"china": f"{other} up"} | given))


def warned(at: Table) -> dict[str, str]:
    return {at.game.name(option): remark.kind for option, remark in warnings(at.view("player"), at.ask).items()}


def choice(at: Table, spec: str) -> str:
    return str(at.game.name(make_bot(spec, b"bot").choose(Knowledge(at.match, 0))))


# -- warnings ----------------------------------------------------------------------------------------------------


@rule("SP-10.1", "SP-16.2")
@pytest.mark.parametrize(("side", "card"), [("us", "lone_gunman"), ("ussr", "cia_created"), ("us", "olympic_games")])
def test_the_ai_starts_no_nuclear_war_so_that_its_events_are_no_danger(side, card):
    at = table(side=side, player=card, defcon=2, nigeria="1/1")

    assert at.kind == "use"
    assert warned(at) == {}


@rule("SP-16.2")
def test_an_ai_event_that_lowers_defcon_is_warned_of_in_every_use_but_space():
    at = table(player="we_will_bury_you", defcon=2)

    assert warned(at) == {use: "nuclear-war" for use in at.options if use != "space"}


@rule("SP-card-85")
def test_an_event_that_may_bring_up_another_is_warned_of():
    given = {"side": "ussr", "turn": 8, "defcon": 2, "player": "star_wars", "space": "2/1"}

    assert set(warned(table(discards="duck_and_cover", **given)).values()) == {"event-drawn"}
    assert warned(table(discards="nasser", **given)) == {}


# -- judging -----------------------------------------------------------------------------------------------------


@rule("SP-3.6")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_region_that_is_scored_counts_most(side):
    """Panama is worth more when Central America is scored this round."""
    held = {"panama": "2/0"} if side == "us" else {"panama": "0/2"}
    gains = []
    for primary in ("central_america", "africa"):
        given = {"side": side, "round": 3, "primary": primary, "scoring": "yes"}
        gains.append(evaluate(table(**given, **held).state) - evaluate(table(**given).state))

    assert gains[0] > gains[1] > 0


@rule("SP-16.4")
def test_control_of_europe_by_the_ai_is_feared():
    held = {"west_germany": "0/4", "france": "0/3", "italy": "0/2", "poland": "0/3", "east_germany": "0/3"}

    assert evaluate(table(finland="0/4", **held).state) < 0.3


@rule("SP-15.1")
def test_only_the_persons_missing_military_operations_count():
    at = [table(round=6, defcon=4, milops=milops).state for milops in ("0/0", "0/4", "4/0")]

    assert evaluate(at[0]) == evaluate(at[1]) < evaluate(at[2])


@rule("SP-9.7")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_a_battleground_is_better_held_with_influence_to_spare(side):
    """The AI ends control that is held at the minimum: up to two more make it safe, a third is wasted."""
    held = [f"{n}/0" if side == "us" else f"0/{n}" for n in (2, 3, 4, 5)]
    states = [table(side=side, primary="europe", panama=n).state for n in held]
    sign = 1 if side == "us" else -1

    assert evaluate(states[0]) < evaluate(states[1]) < evaluate(states[2])
    assert 0 < sign * spare(states[1]) < sign * spare(states[2]) == sign * spare(states[3])
    assert spare(states[0]) == 0


@pytest.mark.parametrize("side", BOTH_SIDES)
def test_the_features_are_what_the_judgement_is_made_of(side):
    """What is better by a feature is judged better, and nothing else makes a difference."""
    before, after = (table(side=side, panama=held, vp=vp) for held, vp in (("0/0", 0), ("9/0", 5)))
    parts = [{(one.kind, *one.values.values()): one.points for one in features(at.state)} for at in (before, after)]
    sign = 1 if side == "us" else -1
    gains = {kind: sign * (parts[1][kind] - parts[0][kind]) for kind in parts[0] if parts[0][kind] != parts[1][kind]}

    assert {kind for kind, *_ in gains} == {"points", "region", "influence", "spare"}
    assert all(gain > 0 for gain in gains.values())
    assert sign * (evaluate(after.state) - evaluate(before.state)) > 0


# -- which regions are scored this turn --------------------------------------------------------------------------


def likely(**given: Any) -> dict[str, float]:
    """The regions that may still be scored this turn, with their chances in percent."""
    found = chances(table(**given).state)
    assert len(found) == ALL_REGIONS
    return {name: round(100 * chance) for name, chance in zip(SOLO_REGION_IDS, found, strict=True) if chance}


@rule("SP-3.6")
def test_in_the_early_war_one_region_is_scored_and_known_a_round_ahead():
    known = {"turn": 2, "round": 2, "primary": "africa", "secondary": "asia"}

    assert likely(**known) == {"asia": 100}
    assert likely(
        **(known | {"round": 3, "primary": "asia", "secondary": "africa", "scoring": "yes", "scorings": 1})
    ) == {"asia": 100}
    assert likely(**(known | {"round": 4, "scorings": 1})) == {}


@rule("SP-3.6")
def test_in_the_early_war_only_early_regions_that_are_still_to_come_may_be_scored():
    assert likely(turn=2, round=1, primary="europe", secondary="africa") == {"middle_east": 50, "asia": 50}


@rule("SP-3.5")
def test_from_the_mid_war_on_the_regions_of_the_first_rounds_are_not_scored_that_turn():
    found = likely(round=1, primary="europe", secondary="asia")

    assert found.keys() == {"middle_east", "central_america", "south_america", "africa", "southeast_asia"}
    assert set(found.values()) == {40}


@rule("SP-3.5", "SP-15.5")
def test_without_southeast_asia_the_second_scoring_may_take_one_of_them():
    found = likely(round=1, primary="europe", secondary="asia", removed="southeast_asia_scoring")

    assert found.keys() == {"europe", "asia", "middle_east", "central_america", "south_america", "africa"}
    assert set(found.values()) == {33}


@rule("SP-3.4")
def test_after_the_first_scoring_only_regions_not_seen_this_turn_may_be_scored():
    """Whoever plays on to round 6 finds one of them there."""
    at = table(round=2, primary="europe", aside="asia", step="next-round")
    match = at.match
    while match.ask is not None and at.state.round < 4:
        match.answer(match.ask.options[0])
    found = chances(at.state)
    guessed = {region for region, chance in enumerate(found) if chance}

    assert at.state.round == 4
    assert sum(found) == pytest.approx(1)
    assert len(guessed) == 2
    assert not guessed & {SOLO_REGION_IDS.index(name) for name in ("europe", "asia")}
    assert REGION_OF_CARD[at.state.pile[-1]] in guessed, "the next of the pile, which nobody has seen"


# -- the yardstick -----------------------------------------------------------------------------------------------


def test_the_yardstick_judges_as_bots_did_at_first():
    first = find_game("twilight-struggle-soloplay").first_judged()
    at = table(round=3, primary="europe", scoring="yes", panama="3/0", west_germany="4/1", italy="0/2", vp=-3)

    assert first.first_judged() is first
    assert first.features(at.state, 0) == []
    assert first.evaluate(at.state, 0) == pytest.approx(0.28974631062103895)


# -- bots --------------------------------------------------------------------------------------------------------


@rule("SP-16.2")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_sends_a_card_that_lowers_defcon_into_space(spec):
    assert choice(table(player="we_will_bury_you", defcon=2), spec) == "space"


@rule("TS-10.3")
@pytest.mark.parametrize("spec", BOTS)
def test_a_win_in_hand_is_taken(spec):
    """At 17 points Duck and Cover brings three at DEFCON 3, which falls to 2."""
    at = table(player="duck_and_cover, nato", ai="fidel, blockade", vp=17, defcon=3)
    while not at.state.over and at.ask.kind != "source":
        at.play(choice(at, spec))

    assert at.state.vp >= 20


@rule("SP-2.1")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_a_round_is_judged_before_the_ai_acts(side):
    at = table(side=side, player="nato, comecon", ai="fidel, blockade", round=3, primary="europe")
    at.match.hold = 0
    while at.match.ask is not None:
        at.match.answer(at.ask.options[0])

    assert not at.state.over
    assert at.game.hints.ends_turn(at.state, 0)
    at.match.release()
    assert at.match.ask is not None


@rule("SP-16.4")
def test_control_of_europe_is_good_for_whoever_has_it_beyond_its_points():
    countries = ("west_germany", "france", "italy", "poland", "east_germany", "finland")
    ours, theirs, nobodys = (dict.fromkeys(countries, held) for held in ("9/0", "0/9", "0/0"))

    assert europe(table(side="us", **theirs).state) < europe(table(side="us", **nobodys).state) == 0
    assert europe(table(side="us", **ours).state) > 0 > europe(table(side="ussr", **ours).state)


@rule("SP-5.4")
def test_a_search_carries_the_round_through_by_one_line_in_every_world():
    """What comes after an option is thought through once, and then tried against whatever the AI does."""
    at = table(player="nato, comecon", ai="fidel, blockade, nasser", round=1, primary="europe", secondary="asia")
    knowledge = Knowledge(at.match, 0)
    bot = HalvingBot(b"bot", iterations=12)
    search = bot.search(knowledge)
    search.try_all(b"first")
    lines = [contender.line for contender in search.left]
    search.try_all(b"second")

    assert knowledge.ask.kind == "card"
    assert [contender.line for contender in search.left] == lines
    assert all(line and len(line) > 1 for line in lines), "a use, and what is done with it"
    assert {contender.visits for contender in search.left} == {2}


@rule("SP-5.4")
def test_a_line_leads_where_it_says():
    at = table(player="nato, comecon", round=1, primary="europe", secondary="asia")
    at.match.hold = 0
    at.match.answer(at.ask.options[0])
    lines = best_line(at.match, 0, 60, "card")
    assert lines.end is not None
    for answer in lines.answers:
        at.match.answer(answer)

    assert at.match.ask is None
    assert evaluate(at.state) == lines.best


@rule("SP-4.1")
def test_cards_are_divided_without_a_search():
    at = table(step="draft", round=0)
    bot = HalvingBot(b"bot", iterations=60)
    bot.choose(Knowledge(at.match, 0))

    assert at.kind == "draft"
    assert max(candidate.visits for candidate in bot.candidates) <= 4, "greedy's worlds, not the search's"
