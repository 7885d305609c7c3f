"""Bots say why: what an option changes, measured in worlds that the seat could be in, told in sentences."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablero.bots import Candidate, Knowledge, make_bot, strongest_level
from tablero.bots.reasons import Moment, common, consult, is_liked, move_effect, opinions
from tablero.core.ask import Ask
from tablero.core.feature import Difference, Feature, Opinion, averaged, explain
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.games.twilight_struggle.board import US, USSR
from tablero.testing import rule
from tablero.texts import texts_for
from tests.svg import positions
from tests.twilight_struggle.helpers import round_of

TWILIGHT = find_game("twilight-struggle")
TEXTS = texts_for(TWILIGHT)


def thought(match: Match, spec: str = "greedy") -> list[Opinion]:
    """What a bot thinks of the best options of the seat that is asked."""
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    bot = make_bot(spec, b"why")
    bot.choose(knowledge)
    return opinions(knowledge, bot.candidates, b"why", seconds=60)


def told(opinion: Opinion) -> list[tuple[int, float, list[tuple[str, float]]]]:
    return [(opinion.option, opinion.value, [(reason.kind, reason.points) for reason in opinion.reasons])]


# -- what is measured --------------------------------------------------------------------------------------------


@rule("TS-6.1.1")
def test_the_reasons_are_what_the_option_changes_beyond_what_every_option_does():
    table = round_of("us", "nato", "place", us="nato, five_year_plan", ussr="nasser", start="standard")
    found = thought(table.match)
    now = TWILIGHT.features(table.state, US)
    first = table.match.copy()
    first.answer(found[0].option)
    plain = {(one.kind, *one.values.values()): one.points for one in explain(now, TWILIGHT.features(first.state, US))}

    assert len(found) == 3
    assert found[0].reasons
    for reason in found[0].reasons:
        measured = plain.get((reason.kind, *reason.values.values()), 0.0)
        assert 0 < abs(reason.points) <= abs(measured) + 1e-9, "what all options share is left out, nothing is added"
        assert reason.points * measured > 0


def test_what_all_options_share_is_no_reason():
    assert common([3.0, 1.0, 2.0]) == 1.0
    assert common([-3.0, -1.0]) == -1.0
    assert common([3.0, -1.0]) == common([5.0]) == common([]) == 0.0


@rule("TS-6.3.1")
def test_a_coup_that_starts_a_nuclear_war_is_said_to_lose():
    table = round_of("us", "nato", "coup", us="nato, five_year_plan", defcon=2, cuba="0/1", haiti="0/1", ussr="nasser")
    cuba = TWILIGHT.action("cuba")
    knowledge = Knowledge(table.match, US)
    [opinion] = opinions(knowledge, [Candidate(cuba, 1, 0.1)], b"")

    assert opinion.losses == opinion.worlds > 0
    assert TEXTS.opinion(table.ask, opinion) == "Cuba: it loses the game."


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:iterations=6"])
@pytest.mark.parametrize("id", game_ids())
def test_every_bot_has_an_opinion_in_every_game_or_says_that_it_has_none(id, spec):
    game = find_game(id)
    match = new_match(game, game.usual_players(), {}, b"opinions")
    assert match.ask is not None
    found = thought(match, spec)

    assert bool(found) == (spec != "random")
    for opinion in found:
        assert opinion.option in match.ask.options
        assert 0 <= opinion.value <= 1
        assert texts_for(game, players=game.usual_players()).opinion(match.ask, opinion)


def test_thinking_about_reasons_ends_when_it_is_told_to():
    table = round_of("us", us="nato, five_year_plan, truman_doctrine", ussr="nasser", start="standard")
    knowledge = Knowledge(table.match, US)
    candidates = [Candidate(option, 1, 0.5) for option in table.ask.options]

    assert {one.worlds for one in opinions(knowledge, candidates, b"", 60, stopped=lambda: True)} == {1}
    assert {one.worlds for one in opinions(knowledge, candidates, b"", 0.0)} == {1}


@pytest.mark.parametrize("spec", ["random", "beginner", "greedy", "halving:iterations=4"])
def test_a_bot_that_is_asked_says_first_what_it_would_do(spec):
    table = round_of("us", "nato", "place", us="nato, five_year_plan", ussr="nasser", start="standard")
    knowledge = Knowledge(table.match, US)
    found = consult(make_bot(spec, b"asked"), knowledge, b"")

    assert found[0].option == make_bot(spec, b"asked").choose(knowledge)
    assert len({one.option for one in found}) == len(found) <= 3


def test_the_strongest_level_is_asked():
    assert strongest_level(["beginner", "expert", "player"]) == "expert"
    assert strongest_level(["greedy"]) == strongest_level([]) == "club"


# -- what the seat can't know ------------------------------------------------------------------------------------


def other_world(match: Match, seat: int) -> Match:
    """The same table as far as `seat` knows, with other cards, places and choices where it can't look."""
    other = match.copy()
    other.redeal(seat, b"another world")
    assert match.game.view(other.state, seat) == match.game.view(match.state, seat)
    return other


def moments(id: str, every: int) -> list[Match]:
    """Some moments of a random game at which somebody is asked."""
    game = find_game(id)
    found = positions(game, game.usual_players(), {}, every=every)
    return [match.copy() for match in found if match.ask is not None and len(match.open_asks()) == 1][:8]


WITH_FEATURES = ["twilight-struggle", "andean-abyss", "el-grande", "narcos"]


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_reasons_do_not_depend_on_what_the_seat_cant_know(id):
    for match in moments(id, every=37)[:4]:
        assert match.ask is not None
        other = other_world(match, match.ask.seat)
        assert [told(one) for one in thought(match)] == [told(one) for one in thought(other)]


def test_what_a_seat_cant_know_differs_there():
    found = [(match, other_world(match, US)) for match in moments("twilight-struggle", every=37)]

    assert any(match.state.hands != other.state.hands for match, other in found)  # type: ignore[attr-defined]


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_what_a_move_has_changed_is_told_from_what_the_reader_may_know(id):
    """Whatever the one who moved holds or hides, every other reader is told the same."""
    for before, later in pairwise(moments(id, every=37)):
        assert before.ask is not None
        mover = before.ask.seat
        for reader in range(before.game.seats(before.state)):
            if reader == mover:
                continue
            real = move_effect(Moment(mover, before), later, reader)
            same = move_effect(Moment(mover, other_world(before, reader)), other_world(later, reader), reader)
            assert (same.before, same.after) == (real.before, real.after)
            assert [(one.kind, one.points) for one in same.reasons] == [(one.kind, one.points) for one in real.reasons]


@rule("TS-10.2")
def test_a_move_is_explained_by_what_it_has_changed():
    table = round_of("ussr", "comecon", "place", ussr="comecon, nasser", us="nato, five_year_plan", iraq="0/1")
    before = Moment(USSR, table.match.copy())
    table.play("iran")
    found = move_effect(before, table.match, US)

    assert found.after > found.before
    assert found.last == found.first + 1
    assert [one.kind for one in found.reasons if one.points > 0], found.reasons


# -- in words ----------------------------------------------------------------------------------------------------


def opinion_of(*reasons: tuple[str, float], wins: int = 0, losses: int = 0) -> Opinion:
    found = [Difference(Feature(kind, 0.0), Feature(kind, points)) for kind, points in reasons]
    return Opinion(TWILIGHT.action("iran"), 0.584, found, 6, wins, losses)


ASK = Ask(US, "coup", list, "TS-6.3.1", ops=3)


@pytest.mark.parametrize(
    ("opinion", "sentence"),
    [
        (opinion_of(), "Iran: 58 %."),
        (opinion_of(("points", 2.0)), "Iran: 58 %, mainly for victory points won (+2)."),
        (opinion_of(("hand", -0.55)), "Iran: 58 %; against it: a poorer hand (−0.6)."),
        (
            opinion_of(("points", 12.25), ("access", 3), ("hand", -3), ("spare", 0.2)),
            "Iran: 58 %, mainly for victory points won (+12.2) and better access to battlegrounds (+3); "
            "against it: a poorer hand (−3).",
        ),
        (opinion_of(("points", 0.04)), "Iran: 58 %."),
        (opinion_of(("points", 9.0), wins=6), "Iran: it wins the game."),
        (opinion_of(("points", 9.0), losses=6), "Iran: it loses the game."),
        (
            opinion_of(wins=1, losses=2),
            "Iran: 58 %. The game may end at once: of 6 trials, 1 were won and 2 lost.",
        ),
    ],
)
def test_an_opinion_is_a_sentence(opinion, sentence):
    assert TEXTS.opinion(ASK, opinion) == sentence


@pytest.mark.parametrize(
    ("reasons", "sentence"),
    [
        ([], "USSR: from 50\u00a0% to 58\u00a0%."),
        ([("points", 2.0)], "USSR: from 50\u00a0% to 58\u00a0%, mainly for victory points won (+2)."),
        ([("hand", -1.0)], "USSR: from 50\u00a0% to 58\u00a0%; against that: a poorer hand (−1)."),
        (
            [("points", 2.0), ("hand", -1.0)],
            "USSR: from 50\u00a0% to 58\u00a0%, mainly for victory points won (+2); against that: a poorer hand (−1).",
        ),
    ],
)
def test_what_a_move_has_changed_is_a_sentence(reasons, sentence):
    found = [Difference(Feature(kind, 0.0), Feature(kind, points)) for kind, points in reasons]

    assert TEXTS.motive(USSR, 0.504, 0.58, found) == sentence


@pytest.mark.parametrize("id", game_ids())
def test_every_feature_has_words_for_better_and_for_worse(id):
    game = find_game(id)
    texts = texts_for(game)
    for match in positions(game, game.usual_players(), {}, every=97):
        for seat in range(game.seats(match.state)):
            for feature in game.features(match.state, seat):
                for points in (feature.points + 1, feature.points - 1):
                    said = texts.feature(Difference(feature, feature.worth(points)), seat)
                    assert said, "something"
                    assert not said.endswith("."), f"{said}: it stands within a sentence"


@pytest.mark.parametrize("id", game_ids())
def test_features_are_the_same_ones_in_the_same_order_all_through_a_game(id):
    game = find_game(id)
    named = {
        (seat, tuple((one.kind, *one.values.values()) for one in game.features(match.state, seat)))
        for match in positions(game, game.usual_players(), {}, every=97)
        for seat in range(game.seats(match.state))
    }

    assert len(named) == game.usual_players()


def test_the_mean_of_positions_is_taken_feature_by_feature():
    found = averaged(
        [[Feature("a", 1.0, region=2), Feature("b", 0.0)], [Feature("a", 2.0, region=2), Feature("b", 1.0)]]
    )

    assert [(one.kind, one.points, one.values) for one in found] == [("a", 1.5, {"region": 2}), ("b", 0.5, {})]
    assert averaged([]) == []


def test_what_people_like_is_told_where_it_comes_before_a_better_chance():
    best = Candidate(1, 6, 0.51, 0.05)
    others = [best, Candidate(2, 6, 0.54, 0.0), Candidate(3, 6, 0.40, 0.0)]
    assert is_liked(best, others)
    assert not is_liked(others[1], others), "it is not before the first"
    assert not is_liked(Candidate(4, 6, 0.6, 0.0), others)

    opinion = opinion_of()
    said = TEXTS.opinion(ASK, opinion)
    opinion.liked = True
    assert TEXTS.opinion(ASK, opinion) == f"{said} It stands this high because people who know the game like it."
