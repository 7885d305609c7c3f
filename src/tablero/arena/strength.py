"""A ladder for people to read: tables in `docs/strength.md`, a picture beside them, ratings in the game's own data.

The page has one part for each ladder, between two marks, and everything else on it is written by hand. The form for a
new table reads the ratings (bots/levels.py).
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from tablero.bots import LEVELS
from tablero.core.errors import BadSetup
from tablero.core.registry import find_game
from tablero.drawing.svg import tag, text

from .standing import SHOWN, Share, Standing

PAGE: Final = "docs/strength.md"
PICTURES: Final = "docs/pictures"
ROW: Final = 26.0  # of the picture
LEFT: Final = 190.0
WIDE: Final = 640.0
SHEET: Final = (
    "text{font:14px sans-serif;fill:#333}.scale{fill:#777;font-size:12px}.grid{stroke:#ddd}"
    ".range{stroke:#4a7ab5;stroke-width:4;stroke-linecap:round}.at{fill:#1d4f91}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.scale{fill:#999}.grid{stroke:#444}.at{fill:#9cc4f5}}"
)


def publish(standing: Standing, command: str) -> list[Path]:
    """Write everything where it belongs; the files that were written."""
    ladder = standing.ladder
    page = Path(PAGE)
    if not page.exists():
        raise BadSetup(f"there is no {PAGE} here; run it in the project's folder")
    name = f"{ladder.game}-{ladder.players}"
    picture = Path(PICTURES) / f"strength-{name}.svg"
    picture.write_text(drawn(standing) + "\n", encoding="utf-8")
    before = page.read_text(encoding="utf-8")
    page.write_text(with_part(before, name, part(standing, command, picture.name)), encoding="utf-8")
    ratings = Path(str(files(find_game(ladder.game).package))) / "data" / "ratings.toml"
    ratings.write_text(ratings_file(standing, command), encoding="utf-8")
    return [page, picture, ratings]


def with_part(page: str, name: str, lines: list[str]) -> str:
    """The page with this part in place of the former one, or at its end."""
    begin, end = f"<!-- ladder {name} -->", f"<!-- end of ladder {name} -->"
    new = "\n".join([begin, "", *lines, "", end])
    if begin in page:
        return re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _: new, page, flags=re.DOTALL)
    return page.rstrip("\n") + "\n\n" + new + "\n"


def build(standing: Standing) -> str:
    """How the program ran that played."""
    ways = {game["compiled"] for game in standing.games}
    return "some compiled, some from source" if len(ways) > 1 else "compiled" if True in ways else "from source"


def part(standing: Standing, command: str, picture: str) -> list[str]:
    ladder = standing.ladder
    names = standing.order
    game = find_game(ladder.game)
    titles = game.seat_names(ladder.players)
    return [
        f"`{command}`: {len(standing.games)} games, version {game.version} of the game, {build(standing)}.",
        "",
        f"![Ratings, with their intervals](pictures/{picture})",
        "",
        *table(
            ["bot", "rating", *([f"wins as {seat}" for seat in titles] if ladder.players > 1 else ["wins"]), "seconds"],
            [
                [
                    called(standing, bot),
                    f"{standing.ratings[bot][0]:.1f} ± {SHOWN * standing.ratings[bot][1]:.1f}",
                    *[percent(standing.wins(bot, seat)) for seat in range(ladder.players)],
                    "{:.2f}, at most {:.1f}".format(*standing.thinking(bot)),
                ]
                for bot in names
            ],
        ),
        "",
        "How often the bot of the row was ahead of the bot of the column, in % with 95 % intervals; a tie is half:",
        "",
        *table(
            ["", *names[1:]],
            [
                [row, *[percent(standing.ahead(row, other)) if i < j else "" for j, other in enumerate(names) if j]]
                for i, row in enumerate(names[:-1])
            ],
        ),
    ]


def called(standing: Standing, bot: str) -> str:
    """A bot by its spec; a level with what it is here."""
    specs = standing.ladder.run()["levels"].get(bot, [])
    return f"{bot} (`{'`, `'.join(specs)}`)" if specs else bot


def percent(found: Share) -> str:
    if not found.games:
        return "–"
    return f"{100 * found.share:.0f} ({100 * found.low:.0f}–{100 * found.high:.0f})"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    return ["| " + " | ".join(cells) + " |" for cells in [head, ["---"] * len(head), *rows]]


def drawn(standing: Standing) -> str:
    """The ratings as points on a line, each with its interval; the strongest on top."""
    intervals = {bot: (mu - SHOWN * sigma, mu + SHOWN * sigma) for bot, (mu, sigma) in standing.ratings.items()}
    least = 5 * int(min([low for low, _ in intervals.values()]) // 5)
    most = 5 * int(max([high for _, high in intervals.values()]) // 5 + 1)
    height = ROW * (len(standing.order) + 1.5)

    def x(rating: float) -> float:
        return LEFT + (rating - least) / (most - least) * (WIDE - LEFT - 20)

    content = [tag("style", SHEET)]
    for rating in range(least, most + 1, 5):
        content.append(tag("line", x1=x(rating), x2=x(rating), y1=8, y2=height - ROW, class_="grid"))
        content.append(text((x(rating), height - 8), str(rating), "scale", text_anchor="middle"))
    for row, bot in enumerate(standing.order):
        y = ROW * (row + 0.9)
        low, high = intervals[bot]
        content.append(text((8, y + 5), bot, "bot"))
        content.append(tag("line", x1=x(low), x2=x(high), y1=y, y2=y, class_="range"))
        content.append(tag("circle", cx=x(standing.ratings[bot][0]), cy=y, r=6, class_="at"))
    label = f"Ratings in {standing.ladder.game} for {standing.ladder.players}"
    frame = f"0 0 {WIDE:.0f} {height:.0f}"
    return tag("svg", *content, xmlns="http://www.w3.org/2000/svg", viewBox=frame, role="img", aria_label=label)


def ratings_file(standing: Standing, command: str) -> str:
    """The ratings of the levels, as the game's data."""
    lines = [
        "# How strong the levels are (docs/strength.md). Made by the command below, not edited by hand.",
        f'made = "{command}"',
        f"games = {len(standing.games)}",
        "",
        "[ratings]",
        *[f"{level} = {standing.ratings[level][0]:.1f}" for level in LEVELS if level in standing.ratings],
    ]
    return "\n".join(lines) + "\n"
