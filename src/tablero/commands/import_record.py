"""`tablero import GAME FILE`: the record of another program, played through the rules and compared at every step.

Every difference is told with its line; without any, the exit code is 0, otherwise 1. The result is an ordinary game:
`--out` writes its record, `--table` lays it on a table of the server, to be replayed in the browser.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from tablero.core.errors import BadSave, BadSetup
from tablero.core.game import AnyGame
from tablero.core.registry import find_game, game_ids

from .common import add_game, extra, show


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("file", metavar="FILE", help="a game record (docs/game-records.md)")
    parser.add_argument("--out", default="", metavar="FILE", help="write the game there, for replay, draw and verify")
    parser.add_argument("--table", action="store_true", help="lay the game on a table of the server on this machine")
    parser.add_argument("--data", default="", metavar="FOLDER", help="the data folder of that server (as for serve)")


def run(args: argparse.Namespace) -> int:
    from tablero.core.record import dumps, record

    game = find_game(args.game)
    played = importer(game).import_record(game, text_of(args.file), Path(args.file).name)
    match = played.match
    table = import_to_table(args, match) if args.table else ""
    if args.out:
        Path(args.out).write_text(dumps(record(match)), encoding="utf-8")
    data = {
        "game": game.id,
        "file": args.file,
        "decisions": match.count,
        "over": match.over,
        "compared": played.compared,
        "deviations": played.deviations,
        "out": args.out,
        "table": table,
    }

    def render() -> None:
        for deviation in played.deviations:
            print(f"differs: {deviation}")
        found = f"{len(played.deviations)} deviations" if played.deviations else "no deviation"
        print(f"{match.count} decisions, {played.compared} facts compared: {found}")
        if args.out:
            print(f"Written to {args.out}.")
        if table:
            print(f"On the table at /t/{table} of `tablero serve`.")

    show(args, data, render)
    return 1 if played.deviations else 0


def importer(game: AnyGame) -> Any:
    """The game's module that reads records; few games have one."""
    able = [id for id in game_ids() if files("tablero.games").joinpath(id.replace("-", "_"), "records").is_dir()]
    if game.id not in able:
        raise BadSetup(f"{game.id} has no records to import; the games that have: {', '.join(able)}")
    return import_module(f"{game.package}.records.importing")


def text_of(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path} is no game record: it is not text") from None


def import_to_table(args: argparse.Namespace, match: Any) -> str:
    with extra("server"):
        from tablero.server.import_match import import_match
        from tablero.server.settings import settings_for

    return import_match(settings_for(args.data), match, Path(args.file).stem)
