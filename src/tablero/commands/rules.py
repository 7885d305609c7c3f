"""`tablero rules GAME [ID] [--coverage]`: the rules by id, and which ids no test cites."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablero.core.errors import BadSetup
from tablero.core.registry import find_game

from .common import add_game, add_language, chosen_language, show


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_language(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule id such as EG-8.2, or a section such as EG-8")
    parser.add_argument("--coverage", action="store_true", help="which ids the tests cite, and which they don't")
    parser.add_argument("--tests", default="", metavar="FOLDER", help="the folder of the tests (for --coverage)")


def run(args: argparse.Namespace) -> int:
    from tablero.core.rulebook import coverage, rulebook_for

    game = find_game(args.game)
    book = rulebook_for(game, chosen_language(args, game))
    if args.coverage:
        folder = tests_folder(args.tests)
        data = coverage(game, folder)

        def report() -> None:
            print(f"{game.id}: {len(data['cited'])} of {len(data['ids'])} rule ids are cited by tests in {folder}")
            for id in data["uncited"]:
                print(f"  uncited {id}: {data['reasons'].get(id, 'no reason given')}")
            for id in data["unknown"]:
                print(f"  unknown id cited by a test: {id}")

        return show(args, data, report)
    ids = book.find(args.id) if args.id else book.ids()

    def render() -> None:
        for id in ids:
            print(f"{id}  {book.paragraph(id)}\n")

    return show(args, {id: book.paragraph(id) for id in ids}, render)


def tests_folder(given: str) -> Path:
    """The folder with the tests: as given, or beside the source this runs from."""
    folder = Path(given) if given else Path(__file__).resolve().parents[3] / "tests"
    if not folder.is_dir():
        raise BadSetup(f"there are no tests at {folder}; name their folder with --tests FOLDER")
    return folder
