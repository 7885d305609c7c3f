"""The conformance kit: its samples hold for this engine, and another engine's mistakes are found."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tablero.arena.conformance import (
    check_kit,
    count_case,
    decision_case,
    judged,
    read_kit,
    replied,
    reply_or_skip,
    request_of,
)
from tablero.cli import main
from tablero.core.errors import BadSetup
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.written import position_text

SAMPLES = sorted((Path(__file__).parents[1] / "docs" / "conformance").glob("*.jsonl"))


def begun() -> Match:
    return new_match(find_game("el-grande"), 2, {"short": True}, b"kit")


def sample() -> list[dict[str, Any]]:
    return read_kit(SAMPLES[0].read_text(encoding="utf-8").splitlines())[1]


@pytest.mark.slow
@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_the_engine_keeps_to_the_samples(file):
    header, cases = read_kit(file.read_text(encoding="utf-8").splitlines())

    assert (header["game"], header["game_version"]) == (file.stem, find_game(file.stem).version)
    assert {case["case"]: (one.wrong, one.skipped) for case, one in zip(cases, check_kit(cases, reply_or_skip))} == {
        case["case"]: ([], "") for case in cases
    }
    assert any("counts" in case for case in cases)
    assert any(str(case.get("from", "")).startswith("test_") for case in cases)


def test_a_case_tells_what_is_asked_and_what_an_answer_changes():
    match = begun()
    assert match.ask is not None
    case = decision_case(position_text(match), match.seat_name(match.ask.seat), "power_12")

    assert (case["question"], case["complete"], case["chance"]) == ("power", True, False)
    assert set(case["options"]) == {f"power_{n}" for n in range(1, 13)}
    assert case["changes"]["powers"] == "purple 12, orange 13"
    assert len(case["next"][0]["options"]) > 1


def test_counts_are_those_of_a_walk_through_all_answers():
    match = begun()
    case = count_case(position_text(match), 500)

    def walk(at: Match, depth: int) -> int:
        if at.ask is None:
            return 0
        if depth == 1:
            return len(at.ask.options)
        return sum(walk(after(at, option), depth - 1) for option in at.ask.options)

    assert case["counts"] == [walk(match, depth) for depth in range(1, case["depth"] + 1)]
    assert case["depth"] >= 2
    assert replied({"position": case["position"], "depth": 1}) == {"counts": case["counts"][:1]}


def after(match: Match, option: int) -> Match:
    other = match.copy()
    other.answer(option)
    return other


def test_every_mistake_of_another_engine_is_named():
    case = next(one for one in sample() if "options" in one)
    right = reply_or_skip(request_of(case))

    assert judged(case, right).wrong == []
    assert judged(case, {"options": list(reversed(right["options"]))}).wrong == [], "order says nothing"
    assert judged(case, {}).wrong == ["the options are not told"]
    more = judged(case, {"options": [*right["options"][1:], "moon"]}).wrong
    assert "not legal: moon" in more[0]
    assert f"missing: {right['options'][0]}" in more[0]
    assert "after: " in judged(case, right | {"after": case["position"]}).wrong[0]
    assert "next: " in judged(case, right | {"next": [{"seat": "nobody", "options": []}]}).wrong[0]
    assert "over: " in judged(case, right | {"over": not right["over"]}).wrong[0]
    assert judged(case, {"skip": "no dice"}).skipped == "no dice"
    counts = next(one for one in sample() if "counts" in one)
    assert judged(counts, {"counts": [1]}).wrong


def test_another_engine_is_asked_over_its_input_and_output(tmp_path, capsys):
    lines = SAMPLES[0].read_text(encoding="utf-8").splitlines()[:4]
    (tmp_path / "kit.jsonl").write_text("\n".join(lines), encoding="utf-8")
    words = ["conformance", str(tmp_path / "kit.jsonl")]

    assert main([*words, "--engine", f"{sys.executable} -m tablero conformance --serve", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cases"] == 3
    assert main([*words, "--engine", "true"]) == 2
    assert "has ended" in capsys.readouterr().err
    assert main([*words, "--engine", "echo nonsense"]) == 2


def test_replies_may_come_from_a_file(tmp_path, capsys):
    lines = SAMPLES[0].read_text(encoding="utf-8").splitlines()[:4]
    (tmp_path / "kit.jsonl").write_text("\n".join(lines), encoding="utf-8")
    assert main(["conformance", str(tmp_path / "kit.jsonl"), "--requests"]) == 0
    requests = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    replies = [reply_or_skip(request) for request in requests]
    replies[1]["options"] = []
    (tmp_path / "replies.jsonl").write_text("\n".join(map(json.dumps, replies[:2])), encoding="utf-8")

    words = ["conformance", str(tmp_path / "kit.jsonl"), "--replies", str(tmp_path / "replies.jsonl"), "--json"]
    assert main(words) == 1
    wrong = json.loads(capsys.readouterr().out)["wrong"]
    assert list(wrong) == [requests[1]["case"], requests[2]["case"]], "one is wrong, one is missing"


def test_what_is_no_kit_is_refused(tmp_path, capsys):
    for text in ("", "{}", "nonsense", '{"format": "tablero-conformance", "format_version": 99}'):
        with pytest.raises(BadSetup, match="kit"):
            read_kit(text.splitlines())
    assert main(["conformance"]) == 2
    assert "name a kit" in capsys.readouterr().err
