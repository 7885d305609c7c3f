"""Games as environments, for the libraries that researchers use: PettingZoo, Gymnasium, OpenSpiel, plain arrays, text.

    from tablero.envs import aec_env, parallel_env, gym_env
    env = aec_env("el-grande", players=3)

OpenSpiel's games are registered by `import tablero.envs.spiel`. Many games at once are in vector.py, text for language
models in text.py. docs/environments.md tells what is in an observation. Not here: playing faster than that
(`tablero simulate`), and what the rows hold for each game (its `encoding.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablero.core.errors import TableroError

if TYPE_CHECKING:
    from .aec import AECGame
    from .gym import GymGame
    from .parallel import ParallelGame


class NotInstalled(TableroError):
    """What an environment is made with is missing."""


def needed(missing: ImportError, extra: str) -> NotInstalled:
    return NotInstalled(f"{missing.name} is not installed; pip install 'tablero[{extra}]' brings it")


def aec_env(game: str, **settings: Any) -> AECGame:
    """A PettingZoo environment in which agents act one after the other (aec.py)."""
    try:
        from .aec import AECGame
    except ImportError as missing:
        raise needed(missing, "research") from None
    return AECGame(game, **settings)


def parallel_env(game: str, **settings: Any) -> ParallelGame:
    """A PettingZoo environment in which all who are asked act at the same time (parallel.py)."""
    try:
        from .parallel import ParallelGame
    except ImportError as missing:
        raise needed(missing, "research") from None
    return ParallelGame(game, **settings)


def gym_env(game: str, **settings: Any) -> GymGame:
    """A Gymnasium environment: one seat against bots (gym.py)."""
    try:
        from .gym import GymGame
    except ImportError as missing:
        raise needed(missing, "research") from None
    return GymGame(game, **settings)
