"""Options are compared at the same horizon: one that ends a turn with the end of a line, not with its beginning."""

from __future__ import annotations

from tablero.bots import Knowledge
from tablero.bots.greedy import GreedyBot, LookAhead, YardstickBot
from tablero.core.registry import find_game
from tablero.core.table import Table
from tablero.games.el_grande.board import DONE
from tablero.games.el_grande.position import position


def placing() -> Table:
    """Some caballeros may still be placed, one by one, and whoever is done has ended the turn."""
    given = {"acted": "yes", "castilla": "2 blue, 1 purple", "court": "5 purple"}
    return position(king="toledo", card="coup", turn="purple", **given).play("place")


def test_what_leads_on_is_carried_through_where_another_answer_ends_the_turn():
    knowledge = Knowledge(placing().match, 0)
    look = LookAhead(knowledge, knowledge.options, b"")
    carried = dict(zip(knowledge.options, look.values(True, len(knowledge.options)), strict=True))
    plain = dict(zip(knowledge.options, look.plain, strict=True))

    assert look.is_mixed()
    assert not look.is_opening()
    assert carried[DONE] == plain[DONE]
    assert all(carried[option] >= plain[option] for option in knowledge.options)
    assert max(carried.values()) > max(plain.values())


def test_greedy_compares_like_that_and_the_yardstick_stays_as_it_is():
    table = placing()
    values = []
    for bot in (GreedyBot(b"same"), YardstickBot(b"same")):
        bot.choose(Knowledge(table.match, 0))
        values.append({candidate.option: candidate.value for candidate in bot.candidates})
    plain = LookAhead(first := Knowledge(table.match, 0), first.options, b"").plain
    assert find_game("el-grande").first_judged().hints.can_judge_at("card", "power") is False

    assert max(values[0].values()) > max(plain)
    assert max(values[1].values()) < max(values[0].values())


def test_a_power_card_is_judged_before_the_turn_that_it_may_bring():
    """Whoever would act next has it still to come, like everybody else."""
    table = position(step="power", turn="green", powers="5 purple, 4 blue, 3 orange")
    knowledge = Knowledge(table.match, table.match.ask.seat)  # type: ignore[union-attr]

    assert knowledge.ask.kind == "power"
    assert not LookAhead(knowledge, knowledge.options, b"").is_mixed()
