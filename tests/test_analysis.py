"""The analysis of a game: chances, marks, luck, turning points; and `tablero analyse`."""

import json
from math import isclose
from pathlib import Path
from random import Random

import pytest

from tablero.bots import Knowledge, make_bot
from tablero.bots.chances import AS_IT_IS, Scale, chances, scale_of, shared_out
from tablero.bots.compare import compare, ranked
from tablero.bots.course import Course, told_course
from tablero.bots.review import (
    DEPTHS,
    FAULTS,
    Judged,
    QuestionAsked,
    Reviewed,
    forgiven,
    luck_sums,
    mark_for,
    packed,
    review_decision,
    unpacked,
)
from tablero.cli import main
from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.record import dumps, record
from tablero.core.registry import find_game, game_ids
from tablero.texts import texts_for

SHORT = {"short": "on"}


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return find_game("el-grande")


@pytest.fixture(scope="module")
def over(game: AnyGame) -> Match:
    """A short game of bots, to the end; one of them answers anything."""
    match = new_match(game, 2, SHORT, b"analysed")
    bots = [make_bot("greedy:worlds=1", b"1"), make_bot("random", b"2")]
    while match.ask is not None:
        match.answer(bots[match.ask.seat].choose(Knowledge(match, match.ask.seat)), match.ask.seat)
    return match


@pytest.fixture(scope="module")
def course(over: Match) -> Course:
    return told_course(over.game, over.players, over.options, over.seed, answers_of(over), over)


def answers_of(match: Match) -> list[tuple[int, str]]:
    history = match.history or []
    return [(history[i], match.game.name(history[i + 1])) for i in range(0, len(history), 2)]


# -- chances -----------------------------------------------------------------------------------------------------


def test_a_better_position_has_a_better_chance_and_none_is_certain() -> None:
    scale = Scale(0.4, 1.7)
    found = [scale.chance(value / 20) for value in range(21)]
    assert found == sorted(found)
    assert 0.0 < found[0] < found[-1] < 1.0
    assert isclose(AS_IT_IS.chance(0.3), 0.3)


def test_chances_of_sides_make_a_whole() -> None:
    assert shared_out([0.6, 0.6], [0, 1], True) == [0.5, 0.5]
    assert shared_out([0.2, 0.5, 0.7], [0, 1, 1], True) == pytest.approx([0.25, 0.75, 0.75])  # two win together
    assert shared_out([0.2], [0], False) == [0.2]  # who plays alone may lose to nobody
    assert shared_out([0.2, 0.4], [0, 1], False) == [0.2, 0.4]


@pytest.mark.parametrize("id", game_ids())
def test_every_game_says_what_a_judgement_means(id: str) -> None:
    """Measured in games of bots: a judgement above the middle is no worse a chance than one below it."""
    game = find_game(id)
    for players in game.players:
        for seat in game.seat_names(players):
            scale = scale_of(game, players, seat)
            assert scale != AS_IT_IS, (id, players, seat)
            assert scale.slope > 0


def test_a_position_has_a_chance_for_every_seat(over: Match, game: AnyGame) -> None:
    begun = new_match(game, 4, {}, b"begun", journal=False)
    found = chances(game, begun.state)
    assert len(found) == 4
    assert isclose(sum(found), 1.0)


# -- options compared --------------------------------------------------------------------------------------------


def test_options_meet_the_same_worlds(game: AnyGame) -> None:
    match = new_match(game, 3, {}, b"compared", journal=False)
    assert match.ask is not None
    knowledge = Knowledge(match, match.ask.seat)
    candidates = ranked(knowledge, b"x")[:3]
    for is_deep in (False, True):
        found = compare(knowledge, candidates, b"seed", 3, is_deep)
        assert sorted(one.option for one in found) == sorted(one.option for one in candidates)
        assert len({len(one.values) for one in found}) == 1
        assert found[0].worth() >= found[-1].worth()
        again = compare(knowledge, candidates, b"seed", 3, is_deep)
        assert [one.values for one in again] == [one.values for one in found]


# -- decisions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "mark"),
    [(0.0, "best"), (0.004, "best"), (0.01, "good"), (0.03, "inaccuracy"), (0.05, "mistake"), (0.3, "blunder")],
)
def test_marks_follow_from_what_a_decision_has_cost(cost: float, mark: str) -> None:
    assert mark_for(cost) == mark


def reviewed_at(match: Match, options: list[int]) -> list[Reviewed]:
    assert match.ask is not None
    return [review_decision(match, match.ask.seat, option, DEPTHS["player"], b"seed") for option in options]


def test_who_answers_anything_gives_more_away_than_who_thinks(over: Match, game: AnyGame) -> None:
    match = new_match(game, 2, SHORT, over.seed, journal=False)
    found: list[Reviewed] = []
    for seat, name in answers_of(over):
        found.append(review_decision(match, seat, game.action(name), DEPTHS["beginner"], b"seed"))
        match.answer(game.action(name), seat)
    costs = [[one.cost for one in found if one.seat == seat and one.mark] for seat in (0, 1)]
    assert sum(costs[0]) / len(costs[0]) < sum(costs[1]) / len(costs[1])
    assert any(one.mark == "blunder" for one in found if one.seat == 1)
    for one in found:
        assert (one.mark in FAULTS) == (one.cost >= 0.02)
        assert one.mark == "" or one.chosen in [judged.option for judged in one.candidates]
        assert unpacked(json.loads(json.dumps(packed(one)))).mark == one.mark
    luck = luck_sums(found, 2)
    assert isclose(luck[0].total, -luck[1].total, abs_tol=1e-6)  # what one side gets by luck the other loses
    assert any(one.luck for one in found)
    assert any(not one.luck for one in found)


def test_a_review_changes_nothing_and_comes_out_the_same_again(game: AnyGame) -> None:
    match = new_match(game, 3, {}, b"again", journal=False)
    assert match.ask is not None
    before = (match.count, match.state.dice.counter)
    first, second = (packed(reviewed_at(match, match.ask.options[:1])[0]) for _ in range(2))
    assert (match.count, match.state.dice.counter) == before
    assert first == second


def test_what_was_done_right_after_is_not_missed() -> None:
    """Two influence, one after the other: which came first is no mistake."""

    def one(count: int, chosen: str, best: str, mark: str, cost: float, kind: str = "place", seat: int = 0) -> Reviewed:
        asked = QuestionAsked(kind, "", {}, {})
        return Reviewed(count, seat, asked, chosen, mark, cost, [Judged(best, 0.5), Judged(chosen, 0.4)], [], [], [])

    order = [one(0, "iran", "italy", "mistake", 0.06), one(1, "italy", "italy", "best", 0.0)]
    assert [each.mark for each in forgiven(order)] == ["good", "best"]
    later = [one(0, "iran", "italy", "mistake", 0.06), one(1, "italy", "italy", "best", 0.0, kind="coup")]
    assert [each.mark for each in forgiven(later)] == ["mistake", "best"]
    other = [one(0, "iran", "italy", "mistake", 0.06), one(1, "italy", "italy", "best", 0.0, seat=1)]
    assert forgiven(other)[0].cost == 0.06


def test_an_answer_without_dice_or_deals_has_no_luck() -> None:
    game = find_game("twilight-struggle")
    match = new_match(game, 2, {}, b"no luck", journal=False)
    assert match.ask is not None
    assert match.ask.kind == "setup"
    assert reviewed_at(match, match.ask.options[:1])[0].luck == []


# -- the course of a game ----------------------------------------------------------------------------------------


def test_the_curve_ends_with_who_has_won(over: Match, course: Course) -> None:
    assert len(course.chances) == over.count + 1
    winners = over.game.winners(over.state)
    assert course.chances[-1] == [1.0 if seat in winners else 0.0 for seat in range(2)]
    assert all(isclose(sum(one), 1.0) for one in course.chances)


def test_turning_points_are_told_in_words_with_what_they_cost(over: Match, course: Course) -> None:
    texts = texts_for(over.game, "en", seating=over.game.seating(over.state))
    turns = course.turns()
    assert turns
    for turn in turns:
        assert turn.start < turn.end <= over.count
        said = texts.turning_point(turn.notes, turn.seat, turn.before, turn.after)
        percent = round(100 * abs(turn.after - turn.before))
        assert said.endswith(f"{percent} % ({round(100 * turn.before)} % → {round(100 * turn.after)} %).")
        assert turn.notes
        assert said.startswith(texts.entry(turn.notes[0]))


def test_landmarks_are_rounds_and_scorings(course: Course) -> None:
    kinds = {entry.kind for _, entry in course.landmarks()}
    assert {"round", "general-scoring"} <= kinds
    assert "turn" not in kinds or len([1 for _, entry in course.landmarks() if entry.kind == "turn"]) <= 12


# -- tablero analyse ---------------------------------------------------------------------------------------------


def analysed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["analyse", *words]) == 0
    return capsys.readouterr().out


def test_analyse_tells_a_game_and_goes_on_where_it_was_stopped(
    over: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "game.json", tmp_path / "kept.jsonl"
    file.write_text(dumps(record(over)), encoding="utf-8")
    words = [str(file), "--level", "beginner", "--results", str(kept)]
    whole = json.loads(analysed(capsys, *words, "--json"))
    assert whole["seats"] == ["purple", "blue"]
    assert len(whole["decisions"]) == over.count
    assert len(whole["chances"]["blue"]) == over.count + 1
    lines = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join(lines[: Random(1).randrange(5, 20)]) + "\n", encoding="utf-8")
    assert json.loads(analysed(capsys, *words, "--json")) == whole
    told = analysed(capsys, *words)
    assert "blunder" in told
    assert "Where it turned" in told


def test_analyse_refuses_what_it_can_not_do(over: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(dumps(record(over)), encoding="utf-8")
    assert main(["analyse", str(file), "--level", "exprt"]) == 2
    assert "expert" in capsys.readouterr().err
    assert main(["analyse", str(file), "--seconds", "-1"]) == 2
