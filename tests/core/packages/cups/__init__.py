"""What the registry finds when this folder lies on the path of `tablero.games`."""

from .game import GAME as GAME
