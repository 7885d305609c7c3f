"""Many games at once: the same games in one process and over several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.envs.episode import Episode
from tablero.envs.vector import Batch, VectorGames, VectorProcesses, WorkerFailed, vector_games
from tests.envs.support import GAMES


def some(batch: Batch, rng: np.random.Generator) -> Any:
    """One of the actions that each game offers."""
    return (rng.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(1)


def play(games: VectorGames, steps: int) -> list[Batch]:
    rng = np.random.default_rng(0)
    batch = games.reset()
    found = [batch.kept()]
    for _ in range(steps):
        batch = games.step(some(batch, rng))
        found.append(batch.kept())
    return found


def equal(one: Batch, other: Batch) -> bool:
    arrays: list[tuple[Any, Any]] = list(zip(one, other))
    return all(np.array_equal(a, b) for a, b in arrays)


def test_workers_play_the_same_games():
    short: dict[str, Any] = {"options": {"short": True}, "seed": 7}
    with vector_games("el-grande", 5, **short) as alone, vector_games("el-grande", 5, workers=2, **short) as shared:
        expected, found = play(alone, 120), play(shared, 120)

    assert all(equal(one, other) for one, other in zip(expected, found))
    assert sum(int(batch.over.sum()) for batch in found) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_is_what_the_asked_seat_may_know(game_id: str):
    with vector_games(game_id, games=2, seed=3) as games:
        batch = games.reset()
        episode = Episode(game_id)
        episode.begin(b"vector 3 1 0")
        for _ in range(20):
            seat = episode.seat
            assert batch.seats[1] == seat
            assert batch.observations[1].tobytes() == episode.observe(seat).tobytes()
            assert batch.masks[1].tobytes() == episode.mask(seat).tobytes()
            actions = batch.masks.argmax(1)
            episode.act(int(actions[1]))
            batch = games.step(actions)


def test_a_game_that_ends_is_paid_and_followed_by_the_next():
    with vector_games("el-grande", games=3, options={"short": True}, seed=1) as games:
        ended = [batch for batch in play(games, 150) if batch.over.any()]

    assert ended
    for batch in ended:
        row = int(batch.over.argmax())
        assert sorted(batch.rewards[row].tolist())[0] == -1
        assert not games.observations.named(batch.observations[row])["score"].any()


def test_long_games_are_broken_off():
    with vector_games("el-grande", games=2, max_steps=20) as games:
        batches = play(games, 41)

    assert [n for n, batch in enumerate(batches) if batch.broken_off.all()] == [20, 40]
    assert batches[40].over.all()
    assert not batches[40].rewards.any()


def test_wrong_actions_and_sizes_are_refused():
    with vector_games("el-grande", games=2) as games:
        batch = games.reset()
        wrong = np.flatnonzero(batch.masks[1] == 0)[0]
        with pytest.raises(BadSetup, match="game 1 of the batch does not offer"):
            games.step([int(batch.masks[0].argmax()), int(wrong)])
    with pytest.raises(BadSetup, match="no more workers than games"):
        vector_games("el-grande", games=2, workers=3)


def test_a_worker_that_ends_is_reported():
    with vector_games("el-grande", games=2, workers=1) as games:
        assert isinstance(games, VectorProcesses)
        batch = games.reset()
        games.processes[0].terminate()
        games.processes[0].join()

        with pytest.raises(WorkerFailed, match="start it anew"):
            games.step(batch.masks.argmax(1))


def test_all_actions_have_a_column():
    with vector_games("narcos", games=1) as games:
        assert games.reset().masks.shape == (1, len(find_game("narcos").actions))
