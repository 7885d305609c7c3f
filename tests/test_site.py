"""The docs site is built without a warning, and has every page, game and rule."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablero.core.registry import find_game
from tablero.core.rulebook import rulebook
from tools import site

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
def test_the_site_is_built_and_every_rule_has_an_anchor():
    done = subprocess.run([sys.executable, "tools/site.py"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    built = ROOT / "build" / "site"
    for id in site.GAMES:
        page = (built / "rules" / f"{id}.html").read_text(encoding="utf-8")
        missing = {rule for rule in rulebook(find_game(id)).ids() if f'id="{rule}"' not in page}
        assert not missing
        cited = re.findall(rf'href="../rules/{id}.html#([^"]+)"', (built / "games" / f"{id}.html").read_text("utf-8"))
        assert len(cited) >= 6
        assert all(f'id="{rule}"' in page for rule in cited)
    for page in (
        "architecture",
        "simulations",
        "tutorials/first_game",
        "reference/matches",
        "decisions/1-scripts-run-again",
    ):
        assert (built / f"{page}.html").exists()


def test_links_that_lead_out_of_the_site_are_only_words():
    text = "See [the docs](docs/host.md), [a test](../tests/conftest.py) and ![it](docs/pictures/front.png)."

    assert site.linked(text) == "See [the docs](host.md), a test and ![it](pictures/front.png)."
