"""`tablero position`: a position as text, from a saved game, a record, a text, or some way into a random game."""

from __future__ import annotations

import argparse

from tablero.core.game_text import is_game
from tablero.core.match import Match
from tablero.core.registry import find_game, game_ids
from tablero.core.written import is_whole, match_of, position_text

from .common import add_language, add_setup, chosen_language, match_after, parsed, read_text, show


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="SOURCE", help="a position, a saved game or a record (- reads it), or a game id"
    )
    parser.add_argument("--after", type=int, default=None, metavar="K", help="after K (recorded or random) decisions")
    parser.add_argument("--check", action="store_true", help="say what it is instead of writing it down again")
    add_setup(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    match = found_match(args)
    text = position_text(match)
    game = match.game
    names = list(game.seating(match.state).seats)
    asks = match.open_asks()
    data = {
        "game": game.id,
        "players": match.players,
        "decision": match.count,
        "over": match.over,
        "asked": {names[ask.seat]: [game.name(option) for option in ask.options] for ask in asks},
        "position": text,
    }

    def render() -> None:
        if not args.check:
            print(text, end="")
            return
        from tablero.texts import texts_for

        texts = texts_for(game, chosen_language(args, game), seating=game.seating(match.state))
        print(f"{texts.title()}: {len(names)} players, {match.count} decisions taken")
        for ask in asks:
            print(f"{texts.seat(ask.seat)}: {texts.prompt(ask)} [{ask.rule}]")
            print("  " + " ".join(game.name(option) for option in ask.options))
        if match.over:
            print(texts.result(game.winners(match.state), game.ending(match.state)))

    return show(args, data, render)


def found_match(args: argparse.Namespace) -> Match:
    if args.source in game_ids():
        return match_after(args, find_game(args.source), args.after or 0)
    text = read_text(args.source)
    if not is_whole(text):
        from tablero.core.record import replay_file

        return replay_file(text if is_game(text) else parsed(args.source, text), args.after)
    return match_of(text, args.seed.encode())
