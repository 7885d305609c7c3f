"""How fast environments are: steps a second through each interface, beside the game alone and PettingZoo's classics.

As in arena/bench.py all are measured in turn, in several short rounds, and medians are told; seconds are those of the
processor, so that what else the machine does counts little. Every step has an observation and a mask, and its action is
drawn from the mask in the same way. A game alone is answered at random: `game` as environments play it, so that it can
be copied at any time, `playout` without that. `floor` is the same loop around an environment in which nothing happens
(still.py): what it and PettingZoo take anyway. `cost` is the rest of an environment's time, in times of the game's own.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from types import ModuleType
from typing import Any, Final

from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame
from tablero.core.match import new_match
from tablero.core.registry import find_game

from . import aec_env, gym_env, needed, parallel_env

ROUNDS: Final = 5
SLICE: Final = 0.3  # seconds for each measurement of a round
GAMES_AT_ONCE: Final = 64
CLASSICS: Final = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6")  # those that need nothing else

Rate = Callable[[int], float]  # steps a second, in a round


def bench_envs(ids: list[str], progress: Callable[[int], None] | None = None) -> dict[str, dict[str, float]]:
    """Steps a second of each game through each interface, and of the classics."""
    games = [find_game(id) for id in ids]
    rates: dict[str, dict[str, Rate]] = {game.id: interfaces(game) for game in games}
    rates["classics"] = classics()
    found: dict[str, dict[str, list[float]]] = {id: {name: [] for name in by_name} for id, by_name in rates.items()}
    for round_number in range(ROUNDS):
        for id, by_name in rates.items():
            for name, rate in by_name.items():
                found[id][name].append(rate(round_number))
        if progress is not None:
            progress(round_number + 1)
    told = {id: {name: round(median(each), 1) for name, each in by_name.items()} for id, by_name in found.items()}
    for game in games:
        three = zip(found[game.id]["game"], found[game.id]["floor"], found[game.id]["pettingzoo"])
        costs = [(1 / inside - 1 / floor - 1 / alone) * alone for alone, floor, inside in three]
        told[game.id]["cost"] = round(median(costs), 2)
    return told


def interfaces(game: AnyGame) -> dict[str, Rate]:
    try:
        import numpy  # noqa: F401
    except ImportError as missing:
        raise needed(missing, "research") from None
    from .still import StillGame

    found: dict[str, Rate] = {
        "playout": lambda number: playout_rate(game, number),
        "game": lambda number: game_rate(game, number),
        "pettingzoo": lambda number: aec_rate(aec_env(game.id), number),
        "floor": lambda number: aec_rate(StillGame(aec_env(game.id)), number),
        "parallel": lambda number: parallel_rate(game, number),
        "gymnasium": lambda number: gym_rate(game, number),
        "vector": lambda number: vector_rate(game, number),
        "text": lambda number: text_rate(game, number),
    }
    try:
        import pyspiel  # noqa: F401

        found["openspiel"] = lambda number: spiel_rate(game, number)
    except ImportError:  # there is no build of it for this system
        pass
    return found


def classics() -> dict[str, Rate]:
    """PettingZoo's own games, as far as they can be had."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # they import it for their pictures, which nobody looks at
    found: dict[str, Rate] = {}
    for name in CLASSICS:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # they are about to be made in another way
                env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        found[name] = lambda number, env=env: aec_rate(env, number)  # type: ignore[misc]
    return found


# -- one measurement each ------------------------------------------------------------------------------------------


def playout_rate(game: AnyGame, number: int) -> float:
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        seed = simulation_seed(number, games)
        steps += new_match(game, game.usual_players(), {}, seed, False, False).play_out(Random(games))
        games += 1
    return steps / spent


def game_rate(game: AnyGame, number: int) -> float:
    chance = Random(number)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        match = new_match(game, game.usual_players(), {}, simulation_seed(number, games), journal=False)
        while (ask := match.ask) is not None:
            options = ask.options
            match.answer(options[int(chance.random() * len(options))])
            steps += 1
        games += 1
    return steps / spent


def some(mask: Any, chance: Random) -> int:
    """An action that a mask allows."""
    offered = mask.nonzero()[0]
    return int(offered[int(chance.random() * len(offered))])


def aec_rate(env: Any, number: int) -> float:
    chance = Random(number)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        env.reset(seed=1000 * number + games)
        games += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(some(observation["action_mask"], chance))
                steps += 1
    return steps / spent


def parallel_rate(game: AnyGame, number: int) -> float:
    """Answers, not rounds: most who take part in a round only wait."""
    env = parallel_env(game.id)
    chance = Random(number)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        observations, _ = env.reset(seed=1000 * number + games)
        games += 1
        while env.agents:
            told = {agent: some(seen["action_mask"], chance) for agent, seen in observations.items()}
            observations, *_ = env.step(told)
        steps += env.episode.match.count
    return steps / spent


def gym_rate(game: AnyGame, number: int) -> float:
    """Answers of the seat and of those who play at random against it."""
    env = gym_env(game.id, opponents="random")
    chance = Random(number)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        _, info = env.reset(seed=1000 * number + games)
        games += 1
        ended = False
        while not ended:
            _, _, ended, _, info = env.step(some(info["action_mask"], chance))
        steps += env.episode.match.count
    return steps / spent


def vector_rate(game: AnyGame, number: int) -> float:
    """In this process alone, so that it can be compared."""
    import numpy as np

    from .vector import vector_games

    rng = np.random.default_rng(number)
    with vector_games(game.id, GAMES_AT_ONCE, seed=number) as games:
        batch = games.reset()
        steps = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SLICE:
            batch = games.step((rng.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(1))
            steps += GAMES_AT_ONCE
    return steps / spent


def text_rate(game: AnyGame, number: int) -> float:
    from .text import TextTable

    chance = Random(number)
    steps = 0
    table = TextTable(game.id, seed=number)
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        if table.over:
            table.episode.begin()
        table.observe()
        table.reply(game.name(chance.choice(table.episode.legal(table.seat))))
        steps += 1
    return steps / spent


def spiel_rate(game: AnyGame, number: int) -> float:
    import pyspiel

    from .spiel import short_name

    loaded = pyspiel.load_game(f"{short_name(game)}(deals=100)")
    chance = Random(number)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        state = loaded.new_initial_state()
        state.apply_action((10 * number + games) % 100)
        games += 1
        while not state.is_terminal() and time.process_time() - begun < SLICE:
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / spent
