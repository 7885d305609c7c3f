"""Make the pictures of the pages for README and docs: `python tools/screenshots.py [FOLDER]` (default: docs/pictures).

It starts a server of its own, plays into the middle of each game as a newcomer would, and photographs the front page
and the tables on laptop and phone, one of them by night. Needs chromium, like the browser tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
STILL: dict[str, Any] = {"reduced_motion": "reduce"}  # nothing is photographed half way
LAPTOP: dict[str, Any] = STILL | {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = STILL | {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DARK: dict[str, Any] = LAPTOP | {"color_scheme": "dark"}
DARK_GAME = "andean-abyss"  # one is enough to see how they look by night
DECISIONS = 34
TRIES = 6  # a newcomer's game may be over by then
READY = "#table:not(.pending, .settling) #answer button:not([disabled]), .standing"


@contextmanager
def running_server() -> Iterator[str]:
    """A server with an empty data folder; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tablero.cli", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            try:
                yield process.stdout.readline().split()[3]
            finally:
                process.terminate()
                process.wait()


def play(page: Page, decisions: int) -> None:
    """Some decisions of a player who likes to place pieces, and now and then stops where that is possible."""
    for number in range(decisions):
        page.wait_for_selector(READY, state="attached")
        options: list[str] = page.locator("#answer button").evaluate_all("all => all.map(one => one.value)")
        if not options:
            return
        wanted = options[-1 if options[-1].isdigit() else number * 3 % len(options)]
        if "place" in options:
            wanted = "place"
        elif "done" in options and number % 3 == 2:
            wanted = "done"
        counter = page.inner_text("#counter")
        page.locator(f'#answer button[value="{wanted}"]').first.click()
        sure = page.locator("[data-do=sure]:visible")
        if sure.count():
            sure.click()
        page.wait_for_function("before => document.querySelector('#counter').textContent !== before", arg=counter)
    page.wait_for_selector(READY, state="attached")
    page.mouse.move(2, 2)


def photograph(browser: Browser, url: str, folder: Path) -> None:
    """The front page, and every game there in its middle."""
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / "front.png", full_page=True)
    games: list[str] = page.locator("form[action^='/play/']").evaluate_all("all => all.map(one => one.action)")
    context.close()
    for address in games:
        photograph_game(browser, url, address.rpartition("/")[2], folder)


def photograph_game(browser: Browser, url: str, game: str, folder: Path) -> None:
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    for _ in range(TRIES):
        page.goto(url)
        page.locator(f"form[action='/play/{game}'] button").click()
        play(page, DECISIONS)
        if not page.locator(".standing").count():
            break
    cookies, table = context.cookies(), page.url
    page.screenshot(path=folder / f"{game}-table.png")
    context.close()
    for name, how in (("phone", PHONE), *((("dark", DARK),) if game == DARK_GAME else ())):
        context = browser.new_context(**how)
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(table)
        page.wait_for_selector(READY, state="attached")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{game}-{name}.png")
        context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("TABLERO_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        sys.exit("screenshots: install the package chromium, or set TABLERO_CHROMIUM to a browser's path")
    with running_server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        photograph(browser, url, folder)
        browser.close()
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
