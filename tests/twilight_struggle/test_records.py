"""Game records (`tablero import`): what is read, what is refused, what is compared, and the game that comes out.

The folder that TABLERO_RECORDS names is replayed too, if it is set: every record in it has to go through without any
difference. The records beside this file are our own.
"""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path

import pytest

from tablero.cli import main
from tablero.core.dice import plan_in, planned_seed
from tablero.core.errors import BadSave, NoUndo
from tablero.core.match import new_match
from tablero.core.record import dumps, load, record, replay, save, verify
from tablero.core.state import EVERYTHING
from tablero.games.twilight_struggle import GAME
from tablero.games.twilight_struggle.board import EVENT, card_number, country
from tablero.games.twilight_struggle.influence import influence_of
from tablero.games.twilight_struggle.records.importing import import_record
from tablero.games.twilight_struggle.records.parsing import PATTERNS, parse
from tablero.testing import rule, state_of
from tests.twilight_struggle.helpers import happens, round_of
from tests.twilight_struggle.record_writer import Listener

OUR_OWN = sorted((Path(__file__).parent / "records").glob("*.txt"))
GIVEN = sorted(Path(os.environ["TABLERO_RECORDS"]).glob("*.txt")) if os.environ.get("TABLERO_RECORDS") else []


def own(name: str) -> str:
    return next(path for path in OUR_OWN if path.stem == name).read_text(encoding="utf-8")


FIRST_TURN = own("first_turn")


def imported(text: str):
    return import_record(GAME, text, "game.txt")


def changed(*pairs: tuple[str, str]) -> str:
    """The first turn with some lines changed."""
    text = FIRST_TURN
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


# -- whole records -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*OUR_OWN, *GIVEN], ids=lambda path: path.stem)
def test_every_record_replays_without_a_difference(path):
    played = import_record(GAME, path.read_text(encoding="utf-8"), path.name)

    assert played.deviations == []
    assert played.compared > 100
    GAME.check(state_of(played.match))


@pytest.mark.parametrize("path", OUR_OWN, ids=lambda path: path.stem)
def test_an_imported_game_is_a_game_like_any_other(path):
    match = import_record(GAME, path.read_text(encoding="utf-8"), path.name).match
    written = json.loads(dumps(record(match)))

    again = replay(written)
    assert again.count == match.count
    assert GAME.view(state_of(again), 0) == GAME.view(state_of(match), 0)
    assert load(json.loads(dumps(save(match)))).count == match.count
    halfway = replay(written, match.count // 2)
    assert halfway.count == match.count // 2
    assert state_of(halfway).fate
    if match.over:
        assert verify(written).problems == []


def test_our_own_records_show_every_kind_of_line():
    kinds = set()
    for path in OUR_OWN:
        kinds |= {line.kind for block in parse(path.read_text(encoding="utf-8"), "").blocks for line in block.lines}

    assert {kind for kind, _ in PATTERNS} == kinds


def careful_game(seed: int) -> tuple[str, list[int]]:
    """A random game whose players avoid losing at once, as a record; and how the map looked at its end."""
    chooser, heard = random.Random(seed), Listener(score_checks=seed % 2 == 0)
    options = {"optional_cards": seed % 3 > 0, "handicap": ("us_2", "none", "ussr_1")[seed % 3]}
    match = new_match(GAME, 2, options, f"record {seed}".encode(), witness=heard.hear)
    while match.ask is not None:
        ask = match.ask
        for _ in range(6):
            option = EVENT if EVENT in ask.options and chooser.random() < 0.5 else chooser.choice(ask.options)
            trial = match.copy()
            trial.answer(option, ask.seat)
            if not trial.over:
                break
        match.answer(option, ask.seat)
    return heard.text(match), state_of(match).influence


@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_the_engine_written_down_is_imported_again(seed):
    text, influence = careful_game(seed)
    played = imported(text)

    assert played.deviations == []
    assert played.match.state.influence == influence


@pytest.mark.parametrize("lines", range(14, 70, 4))
def test_a_record_may_stop_anywhere(lines):
    played = imported("\n".join(FIRST_TURN.splitlines()[:lines]))

    assert played.deviations == []
    assert not played.match.over


@pytest.mark.parametrize("path", OUR_OWN, ids=lambda path: path.stem)
def test_blank_lines_are_not_needed(path):
    lines = path.read_text(encoding="utf-8").splitlines()

    assert imported("\n".join(line for line in lines if line)).deviations == []


# -- what is compared --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("printed", "instead", "told"),
    [
        ("US +1 in Syria [1][0]", "US +1 in Syria [2][0]", "make [1][0] in syria"),
        ("USSR +2 in Vietnam [0][2]", "USSR +3 in Vietnam [0][3]", "vietnam ends with (0, 3), but with (0, 2)"),
        ("Score is US 2.", "Score is US 3.", "the score is 3 for the US, but 2"),
        ("US gains 2 VP. Score is US 2.", "US gains 3 VP. Score is US 2.", "points: count is 3, but 2"),
        ("USSR Military Ops to 2", "USSR Military Ops to 3", "milops: count is 3, but 2"),
        ("+ 2 - 2x2 = 2", "+ 3 - 2x2 = 2", "coup: ops is 3, but 2"),
        ("US rolls 2 (+1) = 3", "US rolls 2 (+2) = 4", "rolls: us_bonus is 2, but 1"),
        ("US rolls 2 (+1) = 3", "US rolls 2 (+1) = 4", "does not add up"),
        ("Space Race (3 Ops)", "Space Race (2 Ops)", "2 Ops, but 3"),
        ("US advances to 1", "US advances to 2", "space-box: box is 2, but 1"),
        ("DEFEAT: 3 < 4", "DEFEAT: 4 < 4", "battle: fortune is 0, but 1"),
    ],
)
def test_a_difference_is_told_with_its_line(printed, instead, told):
    text = changed((printed, instead))
    found = [deviation for deviation in imported(text).deviations if told in deviation]

    assert found
    number = line_with(text, instead)
    assert any(0 <= number - int(deviation.split(":")[0].removeprefix("line ")) <= 10 for deviation in found)


def test_an_event_that_is_not_printed_is_a_difference():
    text = changed(("Event: Vietnam Revolts*\n", ""), ("USSR +2 in Vietnam [0][2]\n", ""))

    assert any("event" in deviation and "is not printed" in deviation for deviation in imported(text).deviations)


def test_a_move_that_the_rules_do_not_allow_is_told_with_the_options():
    text = changed(("US +4 in Italy [4][0]", "US +4 in Poland [4][4]"))

    assert "more influence to place" in imported(text).deviations[0]


# -- what records leave out --------------------------------------------------------------------------------------


@rule("TS-8.4")
def test_the_military_operations_check_is_not_printed_and_not_missed():
    silent, printed = own("without_optional_cards"), own("printed_checks")

    assert "Cleanup" not in silent
    assert parse(printed, "").last_turn == 6  # those headers name a wrong turn
    wrong = printed.replace("Cleanup: USSR gains 1 VP. Score is USSR 1.", "Cleanup: USSR gains 2 VP. Score is USSR 1.")
    assert any("points: count is 2, but 1" in deviation for deviation in imported(wrong).deviations)


@rule("TS-4.1")
def test_hands_are_dealt_so_that_everybody_holds_what_is_played():
    match = imported(FIRST_TURN).match
    start = replay(record(match), 0)

    assert {card_number("vietnam_revolts"), card_number("un_intervention")} <= set(state_of(start).hands[0])
    assert {card_number("red_scare_purge"), card_number("asia_scoring")} <= set(state_of(start).hands[1])


@rule("TS-10.7")
def test_scoring_cards_that_nobody_plays_stay_in_the_draw_pile():
    match = imported(FIRST_TURN).match

    held = [*match.state.hands[0], *match.state.hands[1]]
    assert not {card_number("europe_scoring"), card_number("middle_east_scoring")} & set(held)


# -- what records have taught about the rules --------------------------------------------------------------------


@rule("TS-10.7", ruling="TS-R34")
def test_five_year_plan_can_take_the_scoring_card_that_no_round_is_left_for():
    table = round_of("ussr", turn=5, round=7, ussr="five_year_plan, africa_scoring, comecon", us="fidel", vp=0)

    assert table.options == ["five_year_plan", "africa_scoring"]
    assert "space" not in table.play("five_year_plan").options


@rule("TS-card-49", ruling="TS-R33")
def test_under_the_brezhnev_doctrine_missile_envy_gets_a_card_of_3_or_4():
    table = happens("missile_envy", "us", ussr="nato, comecon, fidel", lasting="brezhnev_doctrine")

    assert set(table.options) == {"nato", "comecon"}
    assert happens("missile_envy", "us", ussr="nato, comecon, fidel").options == ["nato"]


@rule("TS-card-40")
def test_the_crisis_is_called_off_between_the_title_of_a_coup_and_its_target():
    text = own("crisis_called_off")
    paid = re.search(r"Coup \(\d Ops\):\n(USSR -2 in Cuba|US -2 in (West Germany|Turkey))", text)
    assert paid is not None

    match = imported(text).match
    assert "crisis-ends" in [entry.kind for entry in match.journal(EVERYTHING)]
    assert "coup-in-crisis" not in [entry.kind for entry in match.journal(EVERYTHING)]


# -- odd lines, and what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("DEFEAT: 3 < 4", "DRAW: 3 = 4", "this is no line of a game record"),
        ("Target: Syria", "Target: Atlantis", "there is no place 'Atlantis'"),
        ("US Headlines Red Scare/Purge", "US Headlines Blue Scare", "there is no card 'Blue Scare'"),
        ("Headline Phase: Vietnam", "Headline Phase: Viet", "no card of the game is named here"),
        ("AR2: Duck and Cover:", "AR2: Duck:", "no card of the game is named here"),
        ("Turn 1, US AR2", "Turn 12, US AR2", "turns go from 1 to 10"),
        ("Turn 1, US AR2", "Tur 1, US AR2", "this is no line of a game record"),
        ("Turn 1, US AR3", "Turn 1, US AR1", "a record goes forward"),
        ("US AR2: Duck and Cover", "US AR2: Korean War*", "US cannot have Korean War* in hand"),
        ("Scenario: Standard", "Scenario: Standard\nWeather: fair", "this is no line of a game record"),
        ("Scenario: Standard", "Scenario: Standard\nDEFCON degrades to 4", "only influence is placed"),
    ],
)
def test_an_odd_line_costs_one_deviation_and_never_the_file(tmp_path, capsys, old, new, told):
    path = tmp_path / "odd.txt"
    text = changed((old, new))
    path.write_text(text, encoding="utf-8")

    assert main(["import", "twilight-struggle", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.count("differs: ") == 1
    pairs = enumerate(zip(text.splitlines(), FIRST_TURN.splitlines()), 1)
    assert f"differs: line {next(n for n, (now, before) in pairs if now != before)}: " in out
    assert told in out


@rule("TS-card-94")
def test_a_region_that_cannot_be_read_is_one_that_the_ussr_leaves_alone():
    text = own("chernobyl")
    odd = text.replace("US chooses Middle East\nChernobyl*", "US chooses Chernobyl*")
    assert odd != text
    played = imported(odd)

    told = "there is no card 'US chooses Chernobyl*': 'US chooses Chernobyl* is now in play.'"
    assert played.deviations == [f"line {line_with(odd, 'US chooses Ch')}: {told}"]
    assert played.match.count == imported(text).match.count


@pytest.mark.parametrize("number", [n for n, line in enumerate(FIRST_TURN.splitlines()) if n > 11 and line])
def test_whatever_line_is_odd_the_rest_is_read(number):
    lines = FIRST_TURN.splitlines()
    lines[number] = f"?{lines[number]}"
    played = imported("\n".join(lines))

    assert [deviation for deviation in played.deviations if deviation.startswith(f"line {number + 1}: ")]
    assert played.match.count > 0


def test_another_scenario_is_refused_with_one_line_and_code_2(tmp_path, capsys):
    path = tmp_path / "late.txt"
    path.write_text(changed(("Scenario: Standard", "Scenario: Late War")), encoding="utf-8")

    assert main(["import", "twilight-struggle", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "late.txt, line " in error
    assert "only records of the standard scenario" in error


def test_a_file_without_turns_is_no_record():
    with pytest.raises(BadSave, match="holds no turn"):
        imported("Scenario: Standard\n")


# -- the command -------------------------------------------------------------------------------------------------


def test_the_command_tells_what_it_compared_and_writes_the_game(tmp_path, capsys):
    out = tmp_path / "game.json"
    words = ["import", "twilight-struggle", str(OUR_OWN[-1]), "--out", str(out), "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)

    assert told["deviations"] == []
    assert told["over"]
    assert main(["verify", str(out)]) == 0
    assert "verified: twilight-struggle" in capsys.readouterr().out


def test_the_command_exits_with_1_if_something_differs(tmp_path, capsys):
    path = tmp_path / "game.txt"
    path.write_text(changed(("US advances to 1", "US advances to 2")), encoding="utf-8")

    assert main(["import", "twilight-struggle", str(path)]) == 1
    assert "differs: line " in capsys.readouterr().out


def test_a_game_without_records_says_which_games_have_some(tmp_path, capsys):
    assert main(["import", "el-grande", str(tmp_path / "x.txt")]) == 2
    assert "twilight-struggle" in capsys.readouterr().err


def test_an_imported_game_is_laid_on_a_table_of_the_server(tmp_path, capsys):
    from tablero.server.match_service import MatchService
    from tablero.server.settings import settings_for
    from tablero.server.storage.engine import Database

    folder = str(tmp_path / "data")
    assert main(["import", "twilight-struggle", str(OUR_OWN[-1]), "--table", "--data", folder, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    settings = settings_for(folder)
    database = Database(settings.database)
    stored = MatchService(settings, database).record(told["table"], "anybody")
    database.close()

    assert "answers" in stored
    assert len(stored["answers"]) == told["decisions"]
    assert verify(stored).problems == []


# -- planned chance ----------------------------------------------------------------------------------------------


def test_a_planned_seed_holds_its_numbers_and_an_ordinary_one_none():
    assert plan_in(planned_seed([3, 110, 6])) == [3, 110, 6]
    assert plan_in(b"any other seed") == []


def test_planned_chance_is_a_barrier_for_undo_like_dice():
    written = record(imported(FIRST_TURN).match)
    before = next(n for n in range(60) if "space-roll" in kinds_after(written, n + 1))

    replay(written, before).undo(1)  # the card is chosen, its use is not
    with pytest.raises(NoUndo):
        replay(written, before + 1).undo(1)


def kinds_after(written, decisions: int) -> list[str]:
    return [entry.kind for entry in replay(written, decisions).journal(EVERYTHING)]


def test_a_game_that_leaves_its_record_goes_on_with_dice():
    written = record(imported(FIRST_TURN).match)
    match = replay(written, 25)
    chooser = random.Random(1)
    for _ in range(300):
        if match.ask is None:
            break
        match.answer(chooser.choice(match.ask.options), match.ask.seat)
        GAME.check(state_of(match))

    assert state_of(match).fate == []


def test_influence_after_the_first_turn():
    s = imported(FIRST_TURN).match.state

    assert influence_of(s, 0, country("laos_cambodia")) == 4
    assert s.vp == -4
