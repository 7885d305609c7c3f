"""A package is a game once it has this module."""

from tests.core.cups import GAME as GAME
