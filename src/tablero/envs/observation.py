"""Observations and action masks as numpy arrays, and what is in them.

An observation is one row of bytes (`uint8`), the same size for all player counts and options of a game. Its parts have
names, shapes and ranges: `describe()` tells them in words, `named()` cuts a row into them, `scaled()` makes floats from
0 to 1 of it. Actions are numbers of the game's flat table, the same as long as its version is the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablero.core.game import AnyGame
from tablero.core.match import Match

from .description import Description

Row: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float32]
ROW_TYPE: Final = np.dtype(np.uint8)
MASK_TYPE: Final = np.dtype(np.int8)


class Observations(Description):
    """What observations of a game are made of, and the making of them. One for each game: `observations_of`."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        parts = self.parts.values()
        self.low = np.concatenate([np.full(part.size, part.low, np.int16) for part in parts])
        self.span: Row = np.concatenate([np.full(part.size, part.high - part.low, np.uint8) for part in parts])
        self.scale: Floats = (1 / np.maximum(self.span, 1)).astype(np.float32)

    def row(self, match: Match, seat: int) -> Row:
        """What `seat` may know now."""
        return np.frombuffer(self.observer.row(match, seat), ROW_TYPE)

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for every action that `seat` may answer with now; nothing but 0 if it is not asked."""
        return np.frombuffer(self.observer.mask(match, seat), MASK_TYPE)

    def both(self, match: Match, seat: int) -> dict[str, Any]:
        """Row and mask, as the environments that have both show them."""
        observer = self.observer
        return {
            "observation": np.frombuffer(observer.row(match, seat), ROW_TYPE),
            "action_mask": np.frombuffer(observer.mask(match, seat), MASK_TYPE),
        }

    def scaled(self, rows: Row) -> Floats:
        """Rows as floats from 0 to 1, for networks."""
        found: Floats = rows * self.scale
        return found

    def values(self, rows: Row) -> NDArray[np.int16]:
        """Rows as the numbers they stand for, each within the range of its part."""
        found: NDArray[np.int16] = rows.astype(np.int16) + self.low
        return found

    def named(self, row: Row) -> dict[str, NDArray[np.int16]]:
        """The parts of a row by name, in their shapes, as the numbers they stand for."""
        values = self.values(row)
        return {
            name: values[..., part.start : part.start + part.size].reshape((*row.shape[:-1], *part.shape))
            for name, part in self.parts.items()
        }


@lru_cache(maxsize=32)
def observations_of(game: AnyGame) -> Observations:
    return Observations(game)
