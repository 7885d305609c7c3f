"""What the tests of environments share."""

from __future__ import annotations

from random import Random

from tablero.core.registry import game_ids
from tablero.envs.episode import Episode

GAMES = game_ids()


def begun(game_id: str, number: int = 0, **settings) -> Episode:
    episode = Episode(game_id, **settings)
    episode.begin(f"test {number}".encode())
    return episode


def play_some(episode: Episode, answers: int, number: int = 0) -> Episode:
    """Answer at random, so many times or to the end."""
    chance = Random(number)
    for _ in range(answers):
        if episode.over:
            break
        seat = chance.choice(episode.asked())
        episode.act(chance.choice(episode.legal(seat)), seat)
    return episode


def seen(episode: Episode) -> list[bytes]:
    """All that all seats are told."""
    return [episode.observe(seat).tobytes() + episode.mask(seat).tobytes() for seat in range(episode.players)]
