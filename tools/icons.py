"""Make the icons of the installed app out of `icon.svg`: `python tools/icons.py`. Needs chromium, as browser tests do.

Phones cut a *maskable* icon to the shape they like, so its ground fills the square and its drawing keeps to the middle.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "tablero" / "web" / "static"
SIZES = (180, 192, 512)
MASKABLE = 512
GROUND = 'rx="4"'  # the rounded corners of the drawing's own ground
PAGE = "<style>body{{margin:0}}svg{{display:block;width:{0}px;height:{0}px}}</style>{1}"


def main() -> None:
    drawing = (STATIC / "icon.svg").read_text(encoding="utf-8")
    assert GROUND in drawing, "the icon's ground has rounded corners"
    square = drawing.replace(GROUND, "").replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
    square = square.replace('<rect width="24" height="24"', '<rect x="-4" y="-4" width="32" height="32"')
    wanted = [(f"icon-{size}.png", size, drawing) for size in SIZES] + [("icon-maskable.png", MASKABLE, square)]
    found = os.environ.get("TABLERO_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, size, picture in wanted:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size, picture))
            page.screenshot(path=str(STATIC / name), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
