"""The command line: `tablero COMMAND …`. Each command is a module in `commands/`, loaded when it is called.

Bad input gets one line on the error stream that says what was wrong and what would have worked, and exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

from tablero import __version__, compiled

COMMANDS = {
    "serve": "host tables and play in the browser",
    "backup": "copy all that a server has stored into one file, while it runs",
    "restore": "put a backup in place of what a server has stored",
    "doctor": "check what a server has stored: every table loads, every record verifies",
    "export": "write the finished games that may be given away as Parquet files",
    "admin": "look after a server: tables, accounts, limits, an announcement, a restart",
    "games": "list the games, their player counts and options",
    "play": "play in the terminal, against bots or each other",
    "simulate": "let bots play many games, and check the rules while they do",
    "ladder": "let all bots play each other, and rate them",
    "tune": "find better weights for what bots go by, by self-play",
    "conformance": "hold an engine to positions, legal answers and outcomes that are known to be right",
    "bench": "measure how fast the games run",
    "draw": "draw a position as an SVG picture",
    "position": "write a position down as text, or check one that was written",
    "analyse": "say how a game went: each side's chance over time, what was best and what was luck",
    "puzzles": "find positions with one decision that is clearly best, or check those there are",
    "replay": "show a saved game or record, decision by decision",
    "verify": "re-run a finished game from its revealed seed and check it",
    "import": "play the record of another program through the rules, and compare",
    "card": "everything about one card: data, text, effect, tests",
    "rules": "read the rules by id, or see which ids no test cites",
    "texts": "for translators: what a language lacks, what changed since, and how to begin one",
}

MODULES = {"import": "import_record"}  # commands whose name cannot be a module's


def command_module(name: str) -> Any:
    return import_module(f"tablero.commands.{MODULES.get(name, name)}")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; {self.prog} --help shows what works\n")


def parser_for(command: str | None) -> Parser:
    """The parser with the arguments of `command` filled in: the other commands need not be loaded."""
    parser = Parser(prog="tablero", description="Strategy games to play, host and study.")
    parser.add_argument("--version", action="version", version=f"tablero {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, summary in COMMANDS.items():
        sub = subparsers.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        if name == command:
            command_module(name).arguments(sub)
            sub.add_argument("--json", action="store_true", help="print JSON for machines")
    return parser


def told(args: argparse.Namespace, error: Exception) -> str:
    """An error in English; what is wrong with a text that somebody wrote, in the language of the terminal."""
    from tablero.core.wording import BadPosition

    if not isinstance(error, BadPosition) or args.json:
        return str(error)
    from tablero.texts.choosing import environment_language
    from tablero.texts.lexicon import SHARED, languages_in
    from tablero.texts.problems import told_with_place

    known, wish = languages_in(SHARED), getattr(args, "language", "")
    return told_with_place(error, wish if wish in known else environment_language(os.environ, known))


def main(argv: list[str] | None = None) -> int:
    compiled.use()
    from tablero.core.errors import TableroError

    words = sys.argv[1:] if argv is None else argv
    named = next((word for word in words if not word.startswith("-")), None)
    parser = parser_for(named if named in COMMANDS else None)
    args = parser.parse_args(words)
    try:
        code: int = command_module(args.command).run(args)
        sys.stdout.flush()
        return code
    except TableroError as error:
        print(f"tablero {args.command}: {told(args, error)}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            sys.stderr.close()  # whoever read the output has seen enough
            return 0
        print(f"tablero {args.command}: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
