"""What README, CONTRIBUTING and docs show works: code runs, commands are understood, targets and files are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tablero.cli import COMMANDS, main, parser_for
from tablero.core import declare
from tablero.core.state import State
from tablero.games.el_grande.board import NOWHERE
from tablero.games.el_grande.position import position
from tablero.testing import rule

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def bare(line: str) -> str:
    """A line without indentation and remark: a page may explain what it shows."""
    return line.strip().partition("  # ")[0].strip()


SOURCES = [
    [bare(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for folder in ("src", "examples")
    for file in (ROOT / folder).rglob("*.py")
]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
STANDS_FOR = {"GAME": "el-grande", "N": "4", "CARD": "levy"}  # other words in capitals are names of files and folders
SHORT = ["--games", "1", "--jobs", "1"]  # of an option given twice, the last counts
BOT = re.compile(r"(expert|greedy|planner|halving|mcts)(:[\w=:]+)?")  # in a simulation: others play instead, at once
QUICK = ("card", "games", "rules", "simulate")  # commands that are also run, with small numbers


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks of a language, each with the page it is on. Those of the tutorial are held to its game elsewhere."""
    pages = [page for page in PAGES if page.name != "write-a-game.md"]
    found = [(page, FENCE.findall(page.read_text(encoding="utf-8"))) for page in pages]
    return [(page.name, dedent(text)) for page, fences in found for _, marked, text in fences if marked == language]


def shown() -> Iterator[str]:
    """Everything that is set as code: lines of unmarked blocks, indented lines, and words in a sentence."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for _, marked, block in FENCE.findall(text):
            yield from block.splitlines() if not marked else ()
        prose = FENCE.sub("", text)
        yield from (line.strip() for line in prose.splitlines() if line.startswith("    "))
        yield from (" ".join(span.split()) for span in SPAN.findall(prose))


def commands() -> list[str]:
    """The lines that call `tablero`; its answers begin with its name and a colon, its texts have a version there."""
    lines = {re.sub(r"^\w+=\w+ ", "", line) for line in shown()}
    return sorted(line for line in lines if re.match(r"tablero [a-z]+( (?!\d$)|$)", line))


def is_in(lines: list[str], source: list[str]) -> bool:
    """Whether all lines stand in a source file in this order; a page may leave others out."""
    left = iter(source)
    return all(line in left for line in lines)


def words_of(command: str) -> list[str]:
    return [STANDS_FOR.get(word, word) for word in shlex.split(command, comments=True)[1:] if word != "…"]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_code_on_the_pages_runs(page: str, code: str) -> None:
    if not code.startswith(("from ", "@rule")):
        shown = [bare(line) for line in code.splitlines() if bare(line)]
        assert any(is_in(shown, source) for source in SOURCES), f"{page} shows code that is not there"
        return
    names = {"rule": rule, "position": position, **vars(declare), "State": State, "NOWHERE": NOWHERE}
    exec(compile(code, page, "exec"), names)
    for name, test in list(names.items()):
        if name.startswith("test_"):
            test()


def test_commands_are_found_on_the_pages() -> None:
    assert {command.split()[1] for command in commands()} >= {"play", "rules", "card", "verify", "simulate", "serve"}


@pytest.mark.parametrize("command", commands())
def test_commands_on_the_pages_are_understood(command: str) -> None:
    words = words_of(command)
    assert words[0] in COMMANDS
    if len(words) > 1 or words[0] in ("serve", "games", "bench"):  # else it is only spoken of
        parser_for(words[0]).parse_args(words)


def needs_file(command: str) -> bool:
    return "--data-pack" in command or "FILE" in command or "FOLDER" in command


@pytest.mark.slow
@pytest.mark.parametrize("command", [one for one in commands() if one.split()[1] in QUICK and not needs_file(one)])
def test_commands_on_the_pages_work(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_of(command)
    if len(words) == 1 and words[0] != "games":
        return
    if words[0] == "simulate":
        words = [BOT.sub("random", word) for word in words] + SHORT
    assert main(words) == 0
    assert capsys.readouterr().out


def test_the_example_of_a_data_pack_is_a_data_pack(tmp_path: Path) -> None:
    (example,) = (text for page, text in blocks("toml") if page == "data-packs.md")
    (tmp_path / "mine.toml").write_text(example, encoding="utf-8")
    words = ["simulate", "el-grande", "--games", "1", "--bots", "random", "--data-pack", str(tmp_path / "mine.toml")]
    done = subprocess.run([sys.executable, "-m", "tablero", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_target_on_the_pages_is_in_the_makefile() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for line in shown():
        for named in re.findall(r"^(?:\w+=\w+ )?make ([a-z]+)", line):
            assert named in targets, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_the_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", FENCE.sub("", page.read_text(encoding="utf-8"))):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
