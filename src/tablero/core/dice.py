"""All chance in a game: a keyed counter stream, and the commitment that lets anyone audit it afterwards.

A game's `seed` (any bytes) is secret while the game runs. Its commitment is published at the start and the seed at the
end; whoever re-runs the game with the seed gets the same dice. The stream is BLAKE2b keyed by the seed over a counter:
its past tells nothing about its future, and it is stored as the key and one number.
"""

from __future__ import annotations

import hashlib
from typing import Final

PLANNED: Final = b"tablero plan\n"  # a seed that begins so says how chance falls, number by number


def commitment(seed: bytes) -> str:
    """The published promise of a seed: nobody can find the seed from it, nobody can swap the seed under it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"tablero commit").hexdigest()


def dice_key(seed: bytes) -> bytes:
    """The key of the stream that belongs to `seed`."""
    return hashlib.blake2b(seed, digest_size=16, person=b"tablero dice").digest()


def simulation_seed(number: int | str, game: int = 0) -> bytes:
    """The seed of game `game` of a simulation that was started with `--seed number`."""
    return f"simulation {number} {game}".encode()


NO_PLAN: Final[list[int]] = []


def planned_seed(numbers: list[int]) -> bytes:
    """The seed of a game whose chance is known beforehand, such as one read from the record of another program."""
    return PLANNED + bytes(numbers)


def plan_in(seed: bytes) -> list[int]:
    """The numbers in a planned seed; an ordinary seed has none."""
    return list(seed[len(PLANNED) :]) if seed.startswith(PLANNED) else []


class Dice:
    """A stream of random numbers at a position; copying it is copying a key and a counter.

    `plan` is there for setup alone: a game that can follow a plan takes it into its state.
    """

    __slots__ = ("block", "counter", "key", "plan")

    def __init__(self, key: bytes, counter: int = 0, block: bytes = b"") -> None:
        self.plan = NO_PLAN
        self.key = key
        self.counter = counter  # numbers drawn so far; eight come from each block of the stream
        self.block = block  # the block that `counter` is in, once it was needed

    def copy(self) -> Dice:
        return Dice(self.key, self.counter, self.block)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        i = self.counter & 7
        if i == 0 or not self.block:
            self.block = hashlib.blake2b((self.counter >> 3).to_bytes(8, "big"), key=self.key).digest()
        self.counter += 1
        return (int.from_bytes(self.block[i * 8 : i * 8 + 8], "big") * n) >> 64

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
