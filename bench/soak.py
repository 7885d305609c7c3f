"""Hours at the tables: `python -m bench.soak [--minutes 60] [--tables 40] [--pace 2]`.

One server, and pages at so many tables of one person and two bots. They answer, come and go, and open the next table
when a game is over. Every minute says what the server holds. At the end the last third is compared with the one before:
it fails if the server has grown by more than a twentieth, in memory or in open files, after it had come to rest.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.pages import open_page
from bench.serving import SECRET, Server
from tablero.server.auth import Auth
from tablero.server.match_service import MatchService
from tablero.server.seats import SeatService, SeatSpec
from tablero.server.settings import Settings
from tablero.server.storage.engine import Database

SEATS: Final = [SeatSpec("me"), *[SeatSpec("bot", "random")] * 2]
GOES = 0.02  # how often a page is closed after an answer, and opened anew
ALLOWED: Final = 1.05
LEAST: Final = 6  # samples to judge by


class Soak:
    def __init__(self, url: str, pace: float) -> None:
        self.database = Database(url)
        self.database.migrate()
        settings = Settings(database=url, secret=SECRET, tables_per_user=10**9, bot_seats_per_user=10**9)
        self.seating = SeatService(settings, self.database, MatchService(settings, self.database))
        self.auth = Auth(self.database, SECRET)
        self.server = Server("tables", url)
        self.pace = pace
        self.answers = self.games = self.visits = 0

    async def sit(self, number: int, until: float) -> None:
        """One person, who plays one game after the other."""
        chance, user = random.Random(number), f"user-{number}"
        while time.monotonic() < until:
            table = await asyncio.to_thread(self.seating.create, user, "el-grande", 3, {"short": True}, SEATS, "")
            self.games += 1
            while time.monotonic() < until and await self.visit(table, user, until, chance):
                pass

    async def visit(self, table: str, user: str, until: float, chance: random.Random) -> bool:
        """Look at a table, and answer there for a while; whether the game goes on."""
        page = await open_page(self.server, table, self.auth.cookie_for(user, ""))
        self.visits += 1
        try:
            while time.monotonic() < until and chance.random() >= GOES:
                await page.until(lambda: page.is_asked() or 'class="over' in page.prompt or not page.prompt)
                if not page.is_asked():
                    return False
                await asyncio.sleep(chance.expovariate(1 / self.pace))
                if not page.is_asked():
                    continue
                await page.shows(await page.answer(chance))
                self.answers += 1
        except TimeoutError:
            pass
        finally:
            await page.close()
        return True

    async def watch(self, until: float) -> list[tuple[float, int]]:
        """What the server holds, minute by minute."""
        samples: list[tuple[float, int]] = []
        begun = time.monotonic()
        while time.monotonic() < until:
            await asyncio.sleep(min(60.0, max(0.0, until - time.monotonic())))
            samples.append((self.server.memory() / 1024, self.server.files()))
            print(
                f"{(time.monotonic() - begun) / 60:5.1f} min  {samples[-1][0]:6.1f} MB  {samples[-1][1]:4} files  "
                f"{self.answers} answers  {self.games} games  {self.visits} visits",
                flush=True,
            )
        return samples


def has_grown(samples: list[tuple[float, int]]) -> bool:
    """Whether the last third is larger than the middle one."""
    if len(samples) < LEAST:
        print("too short to judge")
        return False
    third = len(samples) // 3
    middle, last = samples[third : 2 * third], samples[2 * third :]
    grown = False
    for what, at in (("memory", 0), ("files", 1)):
        before, after = max(sample[at] for sample in middle), max(sample[at] for sample in last)
        print(f"{what}: at most {before:.0f} in the middle, {after:.0f} at the end")
        grown = grown or after > before * ALLOWED
    return grown


async def main(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(f"sqlite:///{Path(folder) / 'tables.sqlite3'}", args.pace)
        until = time.monotonic() + args.minutes * 60
        people = [asyncio.create_task(soak.sit(number, until)) for number in range(args.tables)]
        watching = asyncio.create_task(soak.watch(until))
        try:
            await asyncio.wait([watching, *people], return_when=asyncio.FIRST_EXCEPTION)
            for person in people:
                if person.done():
                    person.result()
            samples = await watching
        finally:
            for person in people:
                person.cancel()
            soak.server.stop()
            soak.database.close()
    return int(has_grown(samples))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that people think, on average")
    sys.exit(asyncio.run(main(parser.parse_args())))
