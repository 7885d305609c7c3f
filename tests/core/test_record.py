"""The record of a game: replay to any point, and verification that finds every kind of cheating."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablero.core.dice import commitment
from tablero.core.errors import BadSave, TableroError
from tablero.core.match import Match
from tablero.core.record import dumps, public_header, record, replay, verify
from tablero.core.remark import Remark
from tablero.core.sealed import sealed
from tests.core.cups import GAME
from tests.core.support import after_bids, cups, everything, play, random_points

Data = dict[str, Any]


def finished() -> Match:
    chance = Random(5)
    match = cups(2, b"finished")
    while match.ask is not None:
        match.answer(chance.choice(match.ask.options))
    return match


def changed(edit: Callable[[Data], Any]) -> Data:
    """A finished game, changed by somebody who knows how to make a digest."""
    data: Data = dict(copy.deepcopy(record(finished())))
    edit(data)
    return sealed(data)


# -- replay ------------------------------------------------------------------------------------------------------


def test_a_record_is_seed_options_answers_and_result():
    data = record(finished())
    assert set(data) == {
        *("format", "format_version", "game", "game_version", "players", "options", "seats", "commitment"),
        *("seed", "answers", "result", "digest"),
    }
    assert data["commitment"] == commitment(b"finished")
    assert data["answers"][0][0] == "ann"
    assert data["result"] is not None
    assert set(data["result"]["scores"]) == {"ann", "bob"}
    assert record(after_bids())["result"] is None


def test_a_replay_can_be_stopped_after_any_answer():
    points = [everything(match) for match in random_points(games=1)]
    *_, end = random_points(games=1)
    data = record(end)
    assert [everything(replay(dumps(data), upto)) for upto in range(len(points))] == points
    assert everything(replay(data)) == points[-1]


def test_a_replay_without_journal_is_the_same_game():
    match = finished()
    again = replay(record(match), journal=False)
    assert again.journal(-2) == []
    assert again.state.score == match.state.score  # type: ignore[attr-defined]


def test_a_replay_cannot_be_stopped_after_more_answers_than_there_are():
    with pytest.raises(BadSave, match="has 2 answers; it can be stopped after 0 to 2, not 3"):
        replay(record(after_bids()), 3)
    with pytest.raises(BadSave, match="not -1"):
        replay(record(after_bids()), -1)


def test_a_replay_stops_at_the_first_answer_that_is_not_legal():
    data = changed(lambda data: data["answers"].__setitem__(2, ["ann", "yes"]))
    with pytest.raises(
        BadSave, match=r"answer 3 of \d+: ann answered 'yes' to ask 2 'action' \(CU-3\.1\); the options were"
    ):
        replay(data)
    assert replay(data, 2).count == 2


def test_a_replay_by_another_version_says_so_if_it_fails(monkeypatch: pytest.MonkeyPatch):
    data = changed(lambda data: data["answers"].__setitem__(2, ["ann", "yes"]))
    monkeypatch.setattr(GAME, "version", 4)
    with pytest.raises(BadSave, match="it was made by version 3 of cups, and this is version 4"):
        replay(data)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (
            lambda data: data["answers"].__setitem__(0, ["dan", "pass"]),
            "answer 1 of .*: no seat 'dan' in this game",
        ),
        (lambda data: data["answers"].__setitem__(0, ["ann", "fly"]), "answer 1 of .*: no action 'fly'"),
        (lambda data: data["answers"].__setitem__(0, ["ann"]), "has to be a list of a seat and an action"),
        (lambda data: data["answers"].append(["ann", "pass"]), "the game has ended"),
        (lambda data: data.update(answers={}), "field 'answers' is {}; it has to be a list"),
        (lambda data: data.update(seed="00"), "the seed does not fit the commitment"),
        (lambda data: data.update(seed=5), "it has to be hexadecimal digits"),
        (lambda data: data.update(game="chess"), "no game 'chess'"),
        (lambda data: data.update(players=9), "cups is for 2, 3 players, not 9"),
        (lambda data: data.update(options={"king": True}), "no option 'king'"),
        (lambda data: data.pop("answers"), "lacks its field 'answers'"),
        (lambda data: data.update(format="tablero-save"), "it has to be a tablero-record"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(edit: Callable[[Data], Any], message: str):
    with pytest.raises(TableroError, match=message):
        replay(changed(edit))


def test_an_edited_record_is_noticed():
    data = record(finished())
    assert data["result"] is not None
    data["result"]["winners"] = ["ann", "bob"]
    with pytest.raises(BadSave, match="was damaged or edited"):
        replay(data)


# -- verification ------------------------------------------------------------------------------------------------


def test_a_true_record_is_verified():
    match = finished()
    outcome = verify(record(match), published=public_header(match)["commitment"])
    assert outcome.ok
    assert outcome.data() == {"ok": True, "game": "cups", "decisions": match.count, "problems": []}
    assert everything(outcome.match) == everything(match)


def problems(edit: Callable[[Data], Any]) -> list[str]:
    outcome = verify(changed(edit))
    assert not outcome.ok
    return outcome.problems


def test_another_score_is_found():
    points = finished().state.score  # type: ignore[attr-defined]
    assert problems(lambda data: data["result"]["scores"].update(ann=99)) == [
        f"ann has {points[0]} points, but the record says 99"
    ]


def test_another_winner_is_found():
    (found,) = problems(lambda data: data["result"].update(winners=["nobody"]))
    assert found.endswith("but the record says ['nobody']")


def test_the_name_of_an_outcome_is_recorded_and_checked(monkeypatch: pytest.MonkeyPatch):
    plain = record(finished())
    monkeypatch.setattr(type(GAME), "outcome", lambda game, s: Remark("draw"))
    named = record(finished())

    assert plain["result"] is not None
    assert "outcome" not in plain["result"]
    assert named["result"] == {**plain["result"], "outcome": "draw"}
    assert verify(named).problems == []
    assert verify(plain).problems == [], "records of earlier versions name none"
    assert problems(lambda data: data["result"].update(outcome="triumph")) == [
        "the outcome is draw, but the record says 'triumph'"
    ]


def test_points_for_somebody_who_did_not_play_are_found():
    found = problems(lambda data: data["result"]["scores"].update(dan=3))
    assert found == ["the record gives points to 'dan', who did not play"]


def test_a_missing_result_is_found():
    assert problems(lambda data: data.update(result=None)) == ["the game has ended, but the record has no result"]


def test_another_seed_is_found_by_the_commitment():
    found = problems(lambda data: data.update(seed=b"forged".hex()))
    assert found[0] == (
        f"the seed gives the commitment {commitment(b'forged')}, but the record says '{commitment(b'finished')}'"
    )
    assert len(found) > 1, "and the answers do not fit the cards"


def test_a_forged_seed_with_its_own_commitment_is_found_by_the_published_one():
    outcome = verify(record(finished()), published=commitment(b"promised"))
    assert outcome.problems == [
        f"the seed gives the commitment {commitment(b'finished')}, but '{commitment(b'promised')}' was published"
    ]


def test_an_illegal_answer_is_found():
    (found,) = problems(lambda data: data["answers"].__setitem__(2, ["bob", "pass"]))
    assert "answer 3 of" in found
    assert "bob is not asked anything now; the question is for ann" in found


def test_answers_after_the_end_are_found():
    (found,) = problems(lambda data: data["answers"].append(["ann", "pass"]))
    assert found.endswith("the game has ended; no answer is expected")


def test_a_game_that_has_not_ended_is_found():
    assert verify(record(play(after_bids(), "walk"))).problems == [
        "the game has not ended: ann is asked 'walk' after answer 3"
    ]


def test_a_careless_edit_is_found_by_the_digest():
    data = record(finished())
    data["digest"] = "0" * 32
    assert verify(data).problems == ["the digest does not fit: the record was damaged or edited"]


def test_another_version_is_named(monkeypatch: pytest.MonkeyPatch):
    data = record(finished())
    monkeypatch.setattr(GAME, "version", 4)
    assert verify(data).problems == ["the game was played by version 3 of cups, and this is version 4"]


def test_what_is_no_record_cannot_be_verified():
    for text in ("", "[]", "{}", '{"format": "tablero-save"}'):
        with pytest.raises(BadSave):
            verify(text)
