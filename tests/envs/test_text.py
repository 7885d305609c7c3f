"""Games as text: what is told, and what is understood."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.core.errors import IllegalAnswer
from tablero.envs.text import TextTable
from tests.envs.support import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_can_be_played_by_what_is_told(game_id: str):
    """The ids at the beginning of the last lines are the answers."""
    table = TextTable(game_id, seed=1)
    chance = Random(1)
    for _ in range(25):
        if table.over:
            break
        question = table.observe().split("\n\n")[-1].splitlines()
        ids = [line.split(":")[0].strip() for line in question[1:]]
        assert sorted(ids) == sorted(table.episode.game.name(option) for option in table.episode.legal(table.seat))
        assert table.reply(chance.choice(ids)) == ""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_text_tells_nothing_the_seat_cannot_know(game_id: str):
    table = TextTable(game_id, seed=2)
    chance = Random(2)
    for number in range(12):
        for seat in range(table.episode.players):
            assert table.determinize(seat, number).observe(seat) == table.observe(seat)
        for _ in range(4):
            if not table.over:
                table.episode.act(chance.choice(table.episode.legal(table.seat)))


def power_card() -> TextTable:
    return TextTable("el-grande", seed=3)


@pytest.mark.parametrize(
    "reply",
    [
        "power_7",
        "Power card 7",
        "power CARD 7",
        "Answer: power_7",
        "I could play 13, but that is too early.\n\nanswer: **power_7**",
        "`power_7`.",
    ],
)
def test_answers_are_understood(reply: str):
    table = power_card()
    seat = table.seat

    assert table.reply(reply) == ""

    state: Any = table.episode.match.state
    assert state.power[seat] == 7


@pytest.mark.parametrize(("reply", "said"), [("power", "several"), ("power_14", "none of"), ("", "none of")])
def test_what_is_not_understood_says_what_would_be(reply: str, said: str):
    table = power_card()

    with pytest.raises(IllegalAnswer, match=f"{said}.* power_1, power_2"):
        table.reply(reply)

    assert table.episode.match.count == 0


def test_an_id_means_its_option_though_another_is_called_so():
    table = TextTable("narcos", seed=4)
    chance = Random(4)
    while not {"leon", "s22"} <= set(offered(table)):  # León the sicario, and the place
        table.episode.act(chance.choice(table.episode.legal(table.seat)))
    sicario = table.clone()
    sicario.episode.act(table.episode.legal(table.seat)[offered(table).index("leon")])

    assert table.reply("Answer: leon") == ""

    assert table.serialize() == sicario.serialize()


def offered(table: TextTable) -> list[str]:
    return [table.episode.game.name(option) for option in table.episode.legal(table.seat)]


def test_rules_and_cards_are_read_on_request():
    table = power_card()

    assert table.reply("rule EG-8.2").startswith("EG-8.2  Each caballero")
    assert "Reinforcement: Take one of your used power cards back" in table.reply("card reinforcement")
    assert "power_13" in table.reply("actions")
    with pytest.raises(IllegalAnswer, match="EG-99"):
        table.reply("rule EG-99.9")
    assert table.episode.match.count == 0


def test_options_may_be_left_out_and_others_are_told_who_is_asked():
    table = power_card()
    other = (table.seat + 1) % 3

    assert "power_13" not in table.observe(options=False)
    assert "[EG-5.2]" in table.observe(options=False)
    assert "[EG-5.2]" not in table.observe(other)
    with pytest.raises(IllegalAnswer, match="not asked"):
        table.reply("power_1", other)


def test_a_finished_game_tells_its_result():
    table = TextTable("el-grande", seed=1, options={"short": True})
    while not table.over:
        table.episode.act(table.episode.legal(table.seat)[0])

    assert "win" in table.observe().splitlines()[-1].lower()
    with pytest.raises(IllegalAnswer, match="ended"):
        table.reply("done")


def test_tables_are_copied_and_kept():
    table = power_card()
    copy, again = table.clone(), TextTable.deserialize(table.serialize())
    copy.reply("power_1")

    assert again.observe() == table.observe() != copy.observe()


def test_other_languages_are_spoken():
    table = TextTable("el-grande", seed=3, language="hu")

    assert table.observe() != power_card().observe()
    assert "power_13" in table.observe()
