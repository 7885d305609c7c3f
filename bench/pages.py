"""Open pages that answer at random, and how long it takes until an answer is seen: what bench/ measures with."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from bench.serving import HOST, Server
from tablero.server.difference import Patch

OPTION: Final = re.compile(r'<button name="option" value="([^"]+)"')
SEAT: Final = re.compile(r'name="seat" value="(\d+)"')
PACE: Final = 10.0  # seconds that people think about an answer, on average


class Page:
    """One open page of a table: what the server has sent for it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.prompt = ""
        self.bytes = 0
        self.changed = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            self.bytes += len(text)
            message = msgspec.json.decode(text)
            if message["type"] == "snapshot":
                self.prompt = patched(self.prompt, message["parts"].get("prompt", self.prompt))
                self.seq = message["seq"]
                self.changed.set()
            elif message["type"] == "refused" and message["code"] != "stale":  # what is asked now comes with the next
                raise RuntimeError(f"an answer was refused: {message}")
        raise RuntimeError(f"the server has hung up: {self.socket.close_code} {self.socket.close_reason}")

    def is_asked(self) -> bool:
        return OPTION.search(self.prompt) is not None

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.changed.clear()
            change = asyncio.create_task(self.changed.wait())
            try:
                await asyncio.wait([change, self.reader], return_when=asyncio.FIRST_COMPLETED)
            finally:
                change.cancel()
            if self.reader.done():
                self.reader.result()

    async def shows(self, seq: int) -> None:
        await self.until(lambda: self.seq >= seq)

    async def asks(self) -> None:
        await self.until(lambda: self.is_asked())

    async def answer(self, chance: random.Random) -> int:
        """Choose one of the options; the event that it will be."""
        seat = SEAT.search(self.prompt)
        assert seat is not None
        told = {"type": "answer", "seat": int(seat[1]), "seq": self.seq, "key": f"k{chance.getrandbits(60)}"}
        told["option"] = chance.choice(OPTION.findall(self.prompt))
        seq = self.seq + 1
        await self.socket.send(msgspec.json.encode(told).decode())
        return seq

    async def close(self) -> None:
        self.reader.cancel()
        await self.socket.close()


async def open_page(server: Server, table: str, cookie: str) -> Page:
    headers = {"Cookie": f"tablero={cookie}", "Origin": f"http://{HOST}:{server.port}"}
    address = f"ws://{HOST}:{server.port}/t/{table}/live"
    page = Page(await websockets.connect(address, additional_headers=headers, max_size=None, open_timeout=60))
    await page.shows(0)
    return page


def patched(old: str, new: str | Patch) -> str:
    """A part of the page after a change (server/difference.py)."""
    if isinstance(new, str):
        return new
    return "".join(piece if isinstance(piece, str) else old[piece[0] : piece[1]] for piece in new)


class Times:
    """How long it took until answers were seen, and until somebody was asked again."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.again: list[float] = []


async def think_pause(pace: float, until: float, chance: random.Random) -> bool:
    """Think for a while; whether there is time left to answer."""
    pause = chance.expovariate(1 / pace) if pace else 0.0
    if time.perf_counter() + pause > until:
        return False
    await asyncio.sleep(pause)
    return True


async def play(pages: list[Page], pace: float, until: float, times: Times, chance: random.Random) -> None:
    """Answer at one table until the clock or the game ends; where bots play, wait for them."""
    answered = 0.0
    while await is_asked_in_time(pages, until):
        if answered:
            times.again.append(time.perf_counter() - answered)
        if not await think_pause(pace, until, chance):
            return
        asked = next(page for page in pages if page.is_asked())
        answered = time.perf_counter()
        seq = await asked.answer(chance)
        await asyncio.gather(*[page.shows(seq) for page in pages])
        times.seen.append(time.perf_counter() - answered)


async def is_asked_in_time(pages: list[Page], until: float) -> bool:
    """Wait until somebody at a table is asked; not if that takes too long."""
    try:
        async with asyncio.timeout(until - time.perf_counter()):
            await somebody_is_asked(pages)
    except TimeoutError:
        return False
    return True


async def somebody_is_asked(pages: list[Page]) -> None:
    waiting = [asyncio.create_task(page.asks()) for page in pages]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


async def ping(socket: ClientConnection, pace: float, until: float, times: Times, chance: random.Random) -> None:
    while await think_pause(pace, until, chance):
        begun = time.perf_counter()
        await socket.send("x" * 200)
        await socket.recv()
        times.seen.append(time.perf_counter() - begun)


Run = Callable[[float, float, Times], Awaitable[None]]


def percentile(times: list[float], share: int) -> float:
    """So many of a hundred were at most as long."""
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)]


async def measure(what: str, seconds: float, pace: float, run: Run) -> dict[str, float]:
    """Rate, median and 99th percentile of what `run` does."""
    times = Times()
    begun = time.perf_counter()
    await run(pace, begun + seconds, times)
    took = time.perf_counter() - begun
    p50, p99 = percentile(times.seen, 50), percentile(times.seen, 99)
    print(f"{what:44} {len(times.seen) / took:7.1f} a second   p50 {p50 * 1e3:6.0f} ms   p99 {p99 * 1e3:6.0f} ms")
    if times.again:
        again = percentile(times.again, 50) * 1e3, percentile(times.again, 99) * 1e3
        print(f"{'  until one is asked again':44} {'':16}   p50 {again[0]:6.0f} ms   p99 {again[1]:6.0f} ms")
    return {"rate": len(times.seen) / took, "p50": p50, "p99": p99, "took": took, "answers": len(times.seen)}
