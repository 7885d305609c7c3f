"""Cups, the game of the tutorial docs/write-a-game.md: a package is a game once it has a `GAME`."""

from .game import GAME as GAME
