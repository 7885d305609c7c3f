"""Where the pieces of a long run are done: in this process, in several of this machine, or on a Ray cluster.

A piece depends on its task and its number alone, so that a run comes to the same wherever it is done and in whatever
order. Pieces are handed out a few at a time, so a run of a million takes no more memory than one of a hundred. A
process that dies takes nothing with it but the pieces it was at: they are done again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, NamedTuple

from tablero.core.errors import BadSetup

Piece = Callable[[Any, int], Any]  # what does a piece: the task, as it can be sent to another process, and the number

AHEAD: Final = 2  # pieces handed out for each process, so that none has to wait for the next
DEATHS: Final = 3  # of processes, without a piece done in between, after which the run gives up
LOCAL: Final = "local"  # in place of an address: a Ray of this machine, for this run


class Workforce(NamedTuple):
    """Who does the work: so many processes here, or a Ray cluster at an address."""

    jobs: int = 1
    ray: str = ""

    def hands(self) -> int:
        """How many pieces can be done at the same time, as far as that is known before the run."""
        return 16 if self.ray and self.ray != LOCAL else self.jobs


def pieces(piece: Piece, task: object, numbers: Iterable[int], force: Workforce) -> Iterator[tuple[int, Any]]:
    """Each piece as soon as it is done."""
    if force.ray:
        return on_ray(piece, task, iter(numbers), force)
    if force.jobs == 1:
        return ((number, piece(task, number)) for number in numbers)
    return in_processes(piece, task, iter(numbers), force.jobs)


def in_processes(piece: Piece, task: object, numbers: Iterator[int], jobs: int) -> Iterator[tuple[int, Any]]:
    left: list[int] = []  # pieces to be handed out, among them those that a process was at when it died
    deaths = 0
    while True:
        pool = ProcessPoolExecutor(jobs)
        running: dict[Future[Any], int] = {}
        try:
            while True:
                left += islice(numbers, max(0, AHEAD * jobs - len(running) - len(left)))
                while left and len(running) < AHEAD * jobs:
                    running[pool.submit(piece, task, left[-1])] = left[-1]
                    left.pop()
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    found = future.result()
                    deaths = 0
                    yield running.pop(future), found
        except BrokenProcessPool:
            deaths += 1
            left += running.values()
            if deaths > DEATHS:
                raise BadSetup(
                    f"processes died {deaths} times one after the other, at pieces {sorted(left)}; "
                    "is there enough memory? try fewer --jobs"
                ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(piece: Piece, task: object, numbers: Iterator[int], force: Workforce) -> Iterator[tuple[int, Any]]:
    """The same on a cluster, which looks after processes and machines that die."""
    import ray

    mine = not ray.is_initialized()
    if mine and force.ray == LOCAL:
        ray.init(num_cpus=force.jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
    elif mine:
        ray.init(address=force.ray, log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(max_retries=DEATHS)(piece)
        shared = ray.put(task)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        most = AHEAD * max(1, int(resources.get("CPU", 1)))
        running: dict[Any, int] = {}
        while True:
            for number in islice(numbers, most - len(running)):
                running[remote.remote(shared, number)] = number
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                yield running.pop(done), ray.get(done)
    finally:
        if mine:
            ray.shutdown()
