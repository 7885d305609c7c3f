"""Gathers the pages of the docs site and builds it: `make site`, or `python tools/site.py`; `--pages` only gathers.

Pages are what is there already (README, docs, the rules), with links that fit the site, and what the program knows of
itself: a page for each game, made of its guide, options and levels, and the reference, made of docstrings. So there is
nothing to keep up to date but the list of chapters below. Warnings are errors.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import yaml

from tablero.bots import LEVELS
from tablero.bots.levels import level_ratings, level_spec
from tablero.core.game import AnyGame
from tablero.core.registry import find_game
from tablero.core.rulebook import rules_texts
from tablero.texts import Texts, texts_for

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # it may be run as a script
from tools.notebooks import FOLDER as NOTEBOOKS
from tools.notebooks import TUTORIALS, page_of

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "build" / "site-pages"
SETTINGS: Final = ROOT / "build" / "mkdocs.yml"
GAMES: Final = ("el-grande", "andean-abyss", "twilight-struggle", "twilight-struggle-soloplay", "narcos")
BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "NOTICE.md")  # next to the README, and in the site
HOSTS: Final = ("host", "notifications", "ratings", "api")
RESEARCHERS: Final = (
    "environments",
    "encodings",
    "simulations",
    "positions",
    "conformance",
    "studies",
    "analysis",
    "game-records",
    "strength",
)
CONTRIBUTORS: Final = ("architecture", "write-a-game", "translate", "data-packs")
REFERENCE: Final = {  # what programs call, by page
    "matches": ["tablero.core.match", "tablero.core.registry", "tablero.core.ask"],
    "games": ["tablero.core.game", "tablero.core.state", "tablero.core.feature"],
    "records": ["tablero.core.record", "tablero.core.written", "tablero.core.game_text"],
    "bots": ["tablero.bots.bot", "tablero.bots.specs", "tablero.bots.levels"],
    "simulations": ["tablero.arena.plan", "tablero.arena.simulate", "tablero.arena.results", "tablero.arena.work"],
}
FEW: Final = {1: "one player", 2: "two players"}
RULE: Final = re.compile(r"^\*\*([A-Z]{2}-[\w.-]+)\*\*", re.MULTILINE)


def main() -> int:
    gather()
    if "--pages" in sys.argv:
        return 0
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(SETTINGS)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # the theme's advertisement of its successor
    return subprocess.run(command, env=quiet, check=False).returncode


def gather() -> None:
    """All pages, and the settings with every one of them in the contents."""
    shutil.rmtree(PAGES, ignore_errors=True)
    (PAGES / "games").mkdir(parents=True)
    (PAGES / "rules").mkdir()
    (PAGES / "reference").mkdir()
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "pictures")
    shutil.copytree(ROOT / "docs" / "decisions", PAGES / "decisions")
    write("index.md", linked((ROOT / "README.md").read_text("utf-8")))
    for page in BESIDE:
        write(page, linked((ROOT / page).read_text("utf-8")))
    for file in sorted((ROOT / "docs").glob("*.md")):
        write(file.name, linked(file.read_text("utf-8")))
    (PAGES / "tutorials").mkdir()
    for name in TUTORIALS:
        file = NOTEBOOKS / f"{name}.ipynb"
        write(f"tutorials/{name}.md", page_of(file))
        shutil.copy(file, PAGES / "tutorials")
    for id in GAMES:
        write(f"games/{id}.md", game_page(find_game(id)))
        write(f"rules/{id}.md", rules_page(find_game(id)))
    write("games/index.md", games_page())
    for name, modules in REFERENCE.items():
        write(f"reference/{name}.md", f"# {name.capitalize()}\n\n" + "\n".join(f"::: {module}\n" for module in modules))
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    SETTINGS.write_text(yaml.safe_dump(complete(settings), sort_keys=False, allow_unicode=True), encoding="utf-8")


def write(name: str, text: str) -> None:
    (PAGES / name).write_text(text, encoding="utf-8")


def complete(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings, to be read beside the pages, with all chapters."""
    there = {file.stem for file in (ROOT / "docs").glob("*.md")}
    researchers = [name for name in RESEARCHERS if name in there]
    told = {*HOSTS, *researchers, *CONTRIBUTORS}
    if there != told:
        sys.exit(f"site: say in which chapter these pages stand: {', '.join(sorted(there ^ told))}")
    decisions = sorted(file.name for file in (ROOT / "docs" / "decisions").glob("*.md"))
    settings["docs_dir"] = PAGES.name
    settings["site_dir"] = "site"
    settings["plugins"][1]["mkdocstrings"]["handlers"]["python"]["paths"] = [str(ROOT / "src")]
    settings["nav"] += [
        {"For hosts": [*[f"{name}.md" for name in HOSTS], "SECURITY.md"]},
        {
            "For researchers": [
                {"Tutorials": [f"tutorials/{name}.md" for name in TUTORIALS]},
                *[f"{name}.md" for name in researchers],
                {"Reference": [f"reference/{name}.md" for name in REFERENCE]},
            ]
        },
        {
            "For contributors": [
                "CONTRIBUTING.md",
                *[f"{name}.md" for name in CONTRIBUTORS],
                {"Decisions": [f"decisions/{name}" for name in decisions]},
                "CHANGELOG.md",
                "NOTICE.md",
            ]
        },
    ]
    return settings


def linked(text: str) -> str:
    """Links and pictures as they lie in the site: docs beside the README; what leads elsewhere is only words."""
    text = re.sub(r"\]\((?:\.\./)?(?:docs/)?", "](", text)

    def kept(found: re.Match[str]) -> str:
        words, target = found.group(1), found.group(2)
        page = target.partition("#")[0]
        is_there = page in BESIDE or (ROOT / "docs" / page).exists() or page.startswith(("games/", "rules/"))
        return found.group() if is_there or ":" in target or target.startswith("#") else words

    return re.sub(r"(?<!!)\[([^\]]*)\]\(([^)]+)\)", kept, text)


def game_page(game: AnyGame) -> str:
    """What one has to know before the first game, as the program tells it."""
    texts = texts_for(game, "en")
    guide = game.guide()
    picture = f"pictures/{game.id}-table.png"
    lines = [f"# {texts.title()}", "", texts.description(), ""]
    if (ROOT / "docs" / picture).exists():
        lines += [f"![A table of {texts.title()}](../{picture})", ""]
    counts = game.players
    several = f"{counts[0]} to {counts[-1]} players" if len(counts) > 1 else FEW[counts[0]]
    lines += [f"For {several}.", ""]
    for title, remarks in (("The goal", guide.goal), ("A turn", guide.turn)):
        lines += [f"## {title}", ""]
        lines += [f"- {texts.remark(remark)} {cited(remark.rule, game.id)}" for remark in remarks] + [""]
    lines += ["## Variants and modules", "", *options_table(game, texts), ""]
    lines += ["## Opponents", "", *levels_table(game), ""]
    lines += [f"All rules stand in [the rules]({'../rules/' + game.id}.md), each with its id.", ""]
    return "\n".join(lines)


def options_table(game: AnyGame, texts: Texts) -> list[str]:
    rows = ["| option | what it does | on the command line |", "|---|---|---|"]
    for option in game.options:
        choices = ", ".join(option.choices) if option.choices else "on, off"
        help = texts.option_help(option.name).replace("\n", " ")
        rows.append(f"| {texts.option_title(option.name)} | {help} | `{option.name}`: {choices} |")
    return rows if len(rows) > 2 else ["There are none."]


def levels_table(game: AnyGame) -> list[str]:
    ratings = level_ratings(game)
    seats = game.seat_names(game.usual_players())
    rows = ["| level | bot | rating |", "|---|---|---|"]
    for level in LEVELS:
        specs = list(dict.fromkeys(level_spec(game, level, seat) for seat in seats))
        rating = f"{ratings[level]:.1f}" if level in ratings else ""
        rows.append(f"| {level} | {', '.join(f'`{spec}`' for spec in specs)} | {rating} |")
    return [*rows, "", "How ratings are found, and what they say: [How strong the bots are](../strength.md)."]


def games_page() -> str:
    lines = ["# The games", ""]
    for id in GAMES:
        texts = texts_for(find_game(id), "en")
        lines += [f"## [{texts.title()}]({id}.md)", "", texts.description(), ""]
    return "\n".join(lines)


def rules_page(game: AnyGame) -> str:
    """The rules and rulings, every paragraph with an anchor."""
    bodies = rules_texts(game.package, "en")
    title, _, rest = bodies[0].partition("\n")
    text = "\n\n".join([f"{title}: the rules", rest, *bodies[1:]])
    text = re.sub(r"(?m)^# (.+)$", lambda found: found.group() if found.start() == 0 else f"## {found.group(1)}", text)
    return RULE.sub(lambda found: f'<span id="{found.group(1)}">**{found.group(1)}**</span>', text)


def cited(rule: str, game: str) -> str:
    """A link to a rule."""
    return f"([{rule}](../rules/{game}.md#{rule}))" if rule else ""


if __name__ == "__main__":
    sys.exit(main())
