"""Whose bot thinks next: nobody can take all the places, and those whom nobody waits for come last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from tablero.server.fair_queue import IDLE_PAUSE, Claim, FairQueue
from tablero.server.fair_use import analysis_place, take_analysis
from tablero.server.rate_limit import RateLimit, RateLimiter, TooManyRequests


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Line:
    """A queue and those who stand in it; `thinks` lets whoever has a place finish after so many seconds."""

    def __init__(self, places: int = 1) -> None:
        self.clock = Clock()
        self.queue = FairQueue(places, self.clock)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def join(self, name: str, payer: str, table: str = "", seconds: float = 5.0, idle: bool = False) -> None:
        claim = Claim(payer, table or name, seconds, lambda: idle)
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.stand(name, claim))

    async def stand(self, name: str, claim: Claim) -> None:
        async with self.queue.turn(claim):
            self.order.append(name)
            await self.ends[name].wait()

    async def thinks(self, seconds: float = 5.0) -> None:
        """Whoever came last to a place is done."""
        await settle()
        self.clock.now += seconds
        name = self.order[-1]
        self.ends[name].set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def tell(story: Callable[[Line], Awaitable[None]], places: int = 1) -> None:
    async def told() -> None:
        line = Line(places)
        await story(line)
        for task in line.tasks.values():
            task.cancel()
        await asyncio.gather(*line.tasks.values(), return_exceptions=True)

    asyncio.run(told())


def test_one_who_comes_late_does_not_wait_for_thirty_tables_of_another() -> None:
    async def story(line: Line) -> None:
        for number in range(30):
            line.join(f"greedy {number}", "one address")
        await settle()
        line.join("late", "another")
        await line.thinks()
        assert line.order[-1] == "late", "as soon as a place is free"

    tell(story)


def test_those_who_want_much_take_turns() -> None:
    async def story(line: Line) -> None:
        for number in range(6):
            line.join(f"a{number}", "anna")
            line.join(f"b{number}", "bela")
        for _ in range(12):
            await line.thinks()
        assert [name[0] for name in line.order] == ["a", "b"] * 6

    tell(story)


def test_the_tables_of_one_person_take_turns_too() -> None:
    async def story(line: Line) -> None:
        for number in range(3):
            line.join(f"slow{number}", "anna", "slow")
        line.join("quick", "anna", "quick")
        await line.thinks()
        assert line.order == ["slow0", "quick"]

    tell(story)


def test_what_was_used_is_forgotten_with_time() -> None:
    async def story(line: Line) -> None:
        line.join("long", "anna", seconds=60)
        await line.thinks(60)
        line.clock.now += 3600
        line.join("bela 1", "bela")
        await line.thinks()
        line.join("busy", "carla")
        await settle()
        line.join("bela 2", "bela")
        line.join("anna 2", "anna")
        await line.thinks()
        assert line.order[-1] == "anna 2"

    tell(story)


def test_places_are_shared_as_long_as_others_wait() -> None:
    async def story(line: Line) -> None:
        for number in range(4):
            line.join(f"a{number}", "anna")
        line.join("b", "bela")
        await settle()
        assert line.order == ["a0", "a1"]
        await line.thinks()
        assert line.order == ["a0", "a1", "b"]

    tell(story, places=2)


def test_bots_that_nobody_watches_think_when_nobody_else_does_and_rest_in_between() -> None:
    async def story(line: Line) -> None:
        line.join("alone 1", "anna", idle=True)
        line.join("alone 2", "bela", idle=True)
        await settle()
        line.join("watched", "anna")
        await line.thinks()
        await line.thinks(IDLE_PAUSE / 2)
        assert line.order == ["alone 1", "watched"]
        line.queue.fill()
        await settle()
        assert line.order[-1] == "watched", "it rests"
        line.clock.now += IDLE_PAUSE
        line.queue.fill()
        await settle()
        assert line.order[-1] == "alone 2"

    tell(story, places=1)


def test_of_several_places_bots_that_nobody_watches_take_one() -> None:
    async def story(line: Line) -> None:
        for number in range(3):
            line.join(f"alone {number}", "anna", idle=True)
        await settle()
        assert line.order == ["alone 0"]

    tell(story, places=3)


def test_who_gives_up_leaves_no_gap() -> None:
    async def story(line: Line) -> None:
        line.join("first", "anna")
        await settle()
        line.join("gone", "bela")
        line.join("next", "carla")
        await settle()
        line.tasks["gone"].cancel()
        with suppress(asyncio.CancelledError):
            await line.tasks["gone"]
        await line.thinks()
        assert line.order == ["first", "next"]
        line.tasks["next"].cancel()
        await asyncio.gather(line.tasks["next"], return_exceptions=True)
        line.join("last", "bela")
        await settle()
        assert line.order[-1] == "last", "a place is free again when its holder is stopped"

    tell(story)


@pytest.mark.parametrize(("waiting", "seconds"), [(0, 5), (1, 10), (7, 40)])
def test_how_long_it_takes_is_told(waiting: int, seconds: int) -> None:
    async def story(line: Line) -> None:
        line.join("at it", "x")
        for number in range(waiting):
            line.join(f"other {number}", f"payer {number}")
        await settle()
        line.join("mine", "me", "my table")
        await settle()
        assert line.queue.wait("my table") == pytest.approx(seconds)
        assert line.queue.wait("at it") == 0.0

    tell(story)


def test_many_tables_of_another_count_no_more_than_their_share() -> None:
    async def story(line: Line) -> None:
        for number in range(30):
            line.join(f"greedy {number}", "one address")
        await settle()
        line.join("mine", "me", "my table")
        await settle()
        assert line.queue.wait("my table") <= 10

    tell(story)


def test_an_analysis_waits_its_turn_and_one_in_the_background_for_everybody() -> None:
    async def story(line: Line) -> None:
        async def analyse(name: str, payer: str, in_background: bool) -> None:
            async with analysis_place(line.queue, payer, name, 5.0, in_background):
                line.order.append(name)
                await line.ends[name].wait()

        line.join("first", "anna")
        for name, payer, in_background in (("whole game", "bela", True), ("position", "carla", False)):
            line.ends[name] = asyncio.Event()
            line.tasks[name] = asyncio.create_task(analyse(name, payer, in_background))
        line.join("second", "anna")
        for _ in range(3):
            await line.thinks()
        await settle()
        assert line.order == ["first", "position", "second", "whole game"]

    tell(story)


def test_studying_has_an_allowance_of_thinking_time() -> None:
    """Counted in seconds, for the person and, since guests cost nothing, for the address."""
    now = 0.0
    limiter = RateLimiter({"analysis": RateLimit(60, 1), "analysis address": RateLimit(90, 1)}, lambda: now)
    take_analysis(limiter, "anna", "here", 50)
    with pytest.raises(TooManyRequests):
        take_analysis(limiter, "anna", "here", 50)
    with pytest.raises(TooManyRequests):
        take_analysis(limiter, "bela", "here", 50)
    take_analysis(limiter, "carla", "there", 50)
    now = 40.0
    take_analysis(limiter, "anna", "here", 50)
