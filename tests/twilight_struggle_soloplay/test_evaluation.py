"""How bots judge the person's position, what the person is warned of, and where a bot's look ahead ends."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.core.table import Table
from tablero.games.twilight_struggle_soloplay.advice import warnings
from tablero.games.twilight_struggle_soloplay.evaluation import europe, evaluate
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


# -- bots --------------------------------------------------------------------------------------------------------


@rule("SP-16.2")
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_sends_a_card_that_lowers_defcon_into_space(spec):
    assert choice(table(player="we_will_bury_you", defcon=2), spec) == "space"


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
