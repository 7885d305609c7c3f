"""`tablero position`: a position as text, from a saved game, a record, a text, or some way into a random game."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablero.core.answers import seat_number
from tablero.core.game import View
from tablero.core.game_text import is_game
from tablero.core.match import Match
from tablero.core.registry import find_game, game_ids
from tablero.core.state import EVERYTHING, SPECTATOR
from tablero.core.written import is_whole, match_of, position_text

from .common import add_language, add_setup, chosen_language, match_after, parsed, read_text, show


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="SOURCE", help="a position, a saved game or a record (- reads it), or a game id"
    )
    parser.add_argument("--after", type=int, default=None, metavar="K", help="after K (recorded or random) decisions")
    parser.add_argument("--check", action="store_true", help="say what it is instead of writing it down again")
    parser.add_argument("--seat", default="", metavar="SEAT", help="as this seat (or spectator) knows it")
    parser.add_argument("--draw", default="", metavar="FILE", help="draw it there, too, as an SVG picture")
    add_setup(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    match = found_match(args)
    game = match.game
    names = list(game.seating(match.state).seats)
    seat = chosen_seat(match, names, args.seat)
    text = position_text(match, seat)
    if args.draw:
        draw(args, match, seat)
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
        print(texts.say("position-about", game=texts.title(), players=len(names), count=match.count))
        for ask in asks:
            print(f"{texts.seat(ask.seat)}: {texts.prompt(ask)} [{ask.rule}]")
            print("  " + " ".join(game.name(option) for option in ask.options))
        if match.over:
            print(texts.result(game.winners(match.state), game.ending(match.state)))

    return show(args, data, render)


def chosen_seat(match: Match, names: list[str], word: str) -> int:
    """Whose knowledge is told: if nobody is named, all there is."""
    if not word:
        return EVERYTHING
    return SPECTATOR if word == "spectator" else seat_number(match.game, names, word)


def draw(args: argparse.Namespace, match: Match, seat: int) -> None:
    """The position as a picture; without a seat as a spectator sees it."""
    from tablero.drawing.default import pictures_of
    from tablero.texts import texts_for

    game = match.game
    view: View = game.view(match.state, SPECTATOR if seat == EVERYTHING else seat)
    texts = texts_for(game, chosen_language(args, game), seating=game.seating(match.state))
    Path(args.draw).write_text(pictures_of(game).draw(view, [], words=texts.thing), encoding="utf-8")


def found_match(args: argparse.Namespace) -> Match:
    if args.source in game_ids():
        return match_after(args, find_game(args.source), args.after or 0)
    text = read_text(args.source)
    if not is_whole(text):
        from tablero.core.record import replay_file

        return replay_file(text if is_game(text) else parsed(args.source, text), args.after)
    return match_of(text, args.seed.encode())
