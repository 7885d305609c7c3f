"""Random games under the eyes of a second referee, which knows the rulebook and nothing of the game's code."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.state import EVERYTHING, Entry, State
from tablero.games.andean_abyss import propaganda
from tablero.games.andean_abyss.board import FACTIONS
from tablero.games.andean_abyss.nonplayer import auc, cartels
from tablero.testing import rule
from tests.andean_abyss.nonplayer_referee import NonplayerReferee
from tests.andean_abyss.propaganda_referee import PropagandaReferee
from tests.andean_abyss.referee import Referee
from tests.seated import answer_of, seated

GAME = find_game("andean-abyss")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"eligibility": "option_b", "negotiation": False}),
    (3, {"scenario": "quick_play"}),
    (2, {"two_factions_each": True, "short": True}),
    (2, {}),
    (1, {"card_edition": "1"}),
    (3, {"scenario": "quick_play", "factions": ["govt", "farc", "cartels"]}),
    (3, {"scenario": "quick_play", "factions": ["govt", "auc", "cartels"]}),
]


def named(entry: Entry) -> dict[str, Any]:
    values = {key: GAME.name(value) if key in GAME.action_values else value for key, value in entry.values.items()}
    return values | {"who": FACTIONS[entry.values["who"]] if "who" in entry.values else ""}


def watched(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Referee:
    """A random game to its end; one referee looks at every question, others at Non-players and Propaganda."""
    referee, charts, rounds, random = Referee(), NonplayerReferee(), PropagandaReferee(), Random(seed)

    def witness(s: State, entry: Entry) -> None:
        values = named(entry)
        charts.hear(entry.kind, values, lambda: GAME.view(s, EVERYTHING))
        rounds.hear(entry.kind, entry.rule, values, lambda: GAME.view(s, EVERYTHING))

    match = new_match(GAME, players, options, f"referee {seed}".encode(), witness=witness)
    told, bots = 0, seated(bot, players, seed)
    while match.ask is not None:
        ask, journal = match.ask, match.journal(EVERYTHING)
        news = [(entry.kind, entry.rule, entry.values.get("n", 0)) for entry in journal[told:]]
        told = len(journal)
        who, place = FACTIONS[ask.values.get("who", 0)], GAME.name(ask.values.get("place", 0))
        view = match.game.view(match.state, ask.seat)
        referee.look(view, ask.kind, who, place, ask.rule, [GAME.name(option) for option in ask.options], news)
        match.answer(answer_of(bots, match) if bots else random.choice(ask.options))
    assert not charts.wrong + rounds.wrong, (charts.wrong + rounds.wrong)[:3]
    referee.looks += charts.checks + rounds.checks
    return referee


@rule("AA-1.4", "AA-1.6.3", "AA-2.3.2", "AA-3.1", "AA-3.2.4", "AA-3.3.3", "AA-6.3.1", "AA-7.3", "AA-8.1", "AA-8.1.1")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_second_referee_agrees_with_a_random_game(players, options):
    assert watched(players, options, 1).looks > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_second_referee_agrees_with_many_random_games(players, options, seed):
    assert watched(players, options, seed).looks > 20


def twenty_games() -> None:
    for seed in range(20):
        watched(1, {"scenario": "quick_play"}, seed)


@pytest.mark.parametrize(
    ("module", "name", "value", "seen"),
    [
        (cartels, "PIECES_FOR_RALLY", 8, "by its chart"),
        (auc, "TERROR_SPACES", 2, "is left in"),
        (propaganda, "ECONOMY", 29, "govt got"),
    ],
)
def test_they_would_see_what_is_not_by_the_rules(monkeypatch, module, name, value, seen):
    monkeypatch.setattr(module, name, value)
    with pytest.raises(AssertionError, match=seen):
        twenty_games()
