"""`tablero draw`: a position as an SVG picture, as one seat (or a spectator) sees it."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tablero.core.answers import seat_number
from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, View
from tablero.core.match import Match
from tablero.core.state import SPECTATOR
from tablero.drawing.default import pictures_of

from .common import (
    add_game,
    add_language,
    add_position,
    add_setup,
    at_least_one,
    game_and_texts,
    match_after,
    match_at,
    read_game,
)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    add_language(parser)
    source = parser.add_mutually_exclusive_group()
    add_position(source)
    source.add_argument("--file", default="", metavar="FILE", help="a saved game or a record")
    parser.add_argument("--after", type=int, default=0, metavar="K", help="after K (random or recorded) decisions")
    parser.add_argument("--seat", default="", metavar="SEAT", help="as this seat sees it (default: a spectator)")
    parser.add_argument("--output", "-o", default="", metavar="FILE", help="write the picture there, not to the screen")
    parser.add_argument("--width", type=at_least_one, default=0, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    game, texts = game_and_texts(args)
    match = found_match(args, game)
    names = list(game.seating(match.state).seats)
    seat = seat_number(game, names, args.seat) if args.seat else SPECTATOR
    ask = match.ask_for(seat) if seat != SPECTATOR else None
    options = [game.name(option) for option in ask.options] if ask else []
    view: View = game.view(match.state, seat)
    picture: str = pictures_of(game).draw(view, options, words=texts.thing)
    if args.output:
        Path(args.output).write_text(picture, encoding="utf-8")
    if args.json:
        print(json.dumps({"view": view, "options": options, "output": args.output}, ensure_ascii=False))
    elif args.output:
        print(f"Drawn to {args.output} ({len(picture) // 1000} kB).")
    else:
        sys.stdout.write(picture + "\n")
    return 0


def found_match(args: argparse.Namespace, game: AnyGame) -> Match:
    """The match to draw: from a position, a file, or so many random decisions into a new game."""
    if args.position:
        return match_at(args.position, game, args.seed)
    if args.file:
        from tablero.core.record import replay_file

        match = replay_file(read_game(args.file), args.after or None)
        if match.game.id != game.id:
            raise BadSetup(f"{args.file} is a game of {match.game.id}, not of {game.id}")
        return match
    return match_after(args, game, args.after)
