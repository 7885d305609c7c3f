"""Many games at once, in one process or over several, with their observations in batches.

    with vector_games("el-grande", games=256, workers=2, seed=1) as games:
        batch = games.reset()
        while learning:
            batch = games.step(policy(batch.observations, batch.masks))

`batch.seats[i]` is the seat that game i asks, and row i is what that seat may know. When a game ends, `over[i]` and
`rewards[i]` (for each seat) say so, and the row is already that of the next game. The arrays are filled anew by every
step: `batch.kept()` is a copy. With workers they lie in shared memory, so nothing is sent but "go on"; the same seed
makes the same games, however many workers there are.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tablero.core.errors import BadSetup, TableroError
from tablero.core.game import Options

from .episode import Episode, RewardKind

STEP: Final = b"step"
RESET: Final = b"reset"
END: Final = b"end"
DONE: Final = b"done"


class WorkerFailed(TableroError):
    """A process that plays games has ended, or one of its games has."""


class BatchTable(NamedTuple):
    """What all games of a batch have in common."""

    game: str
    players: int | None
    options: Options | None
    reward: RewardKind
    max_steps: int

    def episode(self) -> Episode:
        return Episode(*self)


class Batch(NamedTuple):
    """A row for each game."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int16]  # who is asked
    rewards: NDArray[np.float32]  # for the last step, by seat
    over: NDArray[np.bool_]  # a game has ended with the last step
    broken_off: NDArray[np.bool_]  # ... because it went on for too long
    actions: NDArray[np.int32]  # what is answered by the next step

    def part(self, first: int, last: int) -> Batch:
        arrays: list[Any] = [array[first:last] for array in self]
        return Batch(*arrays)

    def kept(self) -> Batch:
        """A copy that the next step does not change."""
        arrays: list[Any] = [array.copy() for array in self]
        return Batch(*arrays)


def layout(example: Episode, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each array of a batch."""
    found = example.observations
    return [
        ((games, found.size), np.uint8),
        ((games, found.actions), np.int8),
        ((games,), np.int16),
        ((games, example.players), np.float32),
        ((games,), np.bool_),
        ((games,), np.bool_),
        ((games,), np.int32),
    ]


def batch_in(buffer: Any, shapes: list[tuple[tuple[int, ...], Any]]) -> Batch:
    """The arrays of a batch, one after the other in a buffer."""
    arrays: list[Any] = []
    start = 0
    for shape, kind in shapes:
        arrays.append(np.ndarray(shape, kind, buffer, start))
        start += room(shape, kind)
    return Batch(*arrays)


def room(shape: tuple[int, ...], kind: Any) -> int:
    """Bytes for an array, so that the next one begins at a round number."""
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-size // 64) * 64


class GameRow:
    """One game after the other in one row of a batch."""

    def __init__(self, table: BatchTable, seed: int, number: int, batch: Batch) -> None:
        self.episode = table.episode()
        self.seed = seed
        self.number = number
        self.played = 0
        self.batch = batch.part(number, number + 1)
        self.row = batch.observations[number]
        self.mask = batch.masks[number]

    def begin(self) -> None:
        self.episode.begin(f"vector {self.seed} {self.number} {self.played}".encode())
        self.played += 1

    def show(self) -> None:
        episode = self.episode
        seat = episode.seat
        self.row[:] = episode.observe(seat)
        self.mask[:] = episode.mask(seat)
        self.batch.seats[0] = seat

    def step(self) -> None:
        episode, batch = self.episode, self.batch
        paid = episode.act(int(batch.actions[0]))
        batch.rewards[0] = episode.rewards if paid else 0.0
        broken_off = episode.broken_off
        batch.broken_off[0] = broken_off
        batch.over[0] = ended = episode.over or broken_off
        if ended:
            self.begin()
        self.show()


class RowPlayer:
    """Plays the rows of a batch that one process has."""

    def __init__(self, table: BatchTable, seed: int, numbers: range, batch: Batch) -> None:
        self.rows = [GameRow(table, seed, number, batch) for number in numbers]

    def reset(self) -> None:
        for row in self.rows:
            row.begin()
            row.batch.rewards[0] = 0.0
            row.batch.over[0] = row.batch.broken_off[0] = False
            row.show()

    def step(self) -> None:
        for row in self.rows:
            row.step()


class VectorGames:
    """Games in this process."""

    def __init__(self, table: BatchTable, games: int, seed: int) -> None:
        self.table = table
        self.example = table.episode()
        self.observations = self.example.observations
        self.games = games
        shapes = layout(self.example, games)
        self.batch = self.make_batch(shapes, sum(room(*shape) for shape in shapes))
        self.start(seed)

    def make_batch(self, shapes: list[tuple[tuple[int, ...], Any]], size: int) -> Batch:
        return batch_in(bytearray(size), shapes)

    def start(self, seed: int) -> None:
        self.player = RowPlayer(self.table, seed, range(self.games), self.batch)

    def reset(self) -> Batch:
        """The first question of every game."""
        self.player.reset()
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Answer in every game."""
        self.take(actions)
        self.player.step()
        return self.batch

    def take(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Put the answers where the games find them; all have to be offered."""
        self.batch.actions[:] = actions
        offered = self.batch.masks[np.arange(self.games), self.batch.actions]
        if not offered.all():
            wrong = int(np.argmin(offered))
            raise BadSetup(f"game {wrong} of the batch does not offer action {int(self.batch.actions[wrong])}")

    def close(self) -> None:
        """End what was started for it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


class VectorProcesses(VectorGames):
    """Games divided among processes; batches lie in shared memory."""

    def __init__(self, table: BatchTable, games: int, seed: int, workers: int) -> None:
        self.workers = workers
        self.links: list[Connection] = []
        self.processes: list[Any] = []
        super().__init__(table, games, seed)

    def make_batch(self, shapes: list[tuple[tuple[int, ...], Any]], size: int) -> Batch:
        self.memory = SharedMemory(create=True, size=size)
        return batch_in(self.memory.buf, shapes)

    def start(self, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        for numbers in shares(self.games, self.workers):
            link, other = context.Pipe()
            work = (self.table, self.games, seed, numbers, self.memory.name, other)
            process = context.Process(target=worker, args=work, daemon=True)
            process.start()
            other.close()
            self.links.append(link)
            self.processes.append(process)

    def reset(self) -> Batch:
        self.tell(RESET)
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        self.take(actions)
        self.tell(STEP)
        return self.batch

    def tell(self, what: bytes) -> None:
        """Let all workers do something, and wait until they have."""
        try:
            for link in self.links:
                link.send_bytes(what)
            said = [link.recv_bytes() for link in self.links]
        except (EOFError, OSError):
            self.close()
            raise WorkerFailed("a process that played games has ended; the batch is lost, start it anew") from None
        for word in said:
            if word != DONE:
                self.close()
                raise WorkerFailed(word.decode())

    def close(self) -> None:
        for link in self.links:
            with contextlib.suppress(OSError):
                link.send_bytes(END)
            link.close()
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self.links, self.processes = [], []
        if self.memory is not None:
            self.batch = self.batch.kept()
            self.memory.close()
            self.memory.unlink()
            self.memory = None  # type: ignore[assignment]


def shares(games: int, workers: int) -> list[range]:
    """The games of each worker."""
    size, more = divmod(games, workers)
    starts = [n * size + min(n, more) for n in range(workers + 1)]
    return [range(first, last) for first, last in itertools.pairwise(starts)]


def worker(table: BatchTable, games: int, seed: int, numbers: range, memory: str, link: Connection) -> None:
    """What a process does until it is told to end."""
    shared = SharedMemory(memory)
    player = RowPlayer(table, seed, numbers, batch_in(shared.buf, layout(table.episode(), games)))
    try:
        while (what := link.recv_bytes()) != END:
            try:
                player.reset() if what == RESET else player.step()
                link.send_bytes(DONE)
            except Exception as error:  # told to whoever waits for the batch
                link.send_bytes(f"{type(error).__name__}: {error}".encode())
    except (EOFError, OSError):
        pass
    del player
    shared.close()


def vector_games(
    game: str,
    games: int = 64,
    players: int | None = None,
    options: Options | None = None,
    workers: int = 0,  # processes; 0: this one alone
    seed: int = 0,
    reward: RewardKind = "result",
    max_steps: int = 0,
) -> VectorGames:
    """Many games of one kind, to be stepped together."""
    if games < 1 or not 0 <= workers <= games:
        raise BadSetup(f"there must be a game at least, and no more workers than games; not {games} and {workers}")
    table = BatchTable(game, players, options, reward, max_steps)
    return VectorProcesses(table, games, seed, workers) if workers else VectorGames(table, games, seed)
