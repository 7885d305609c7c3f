"""`tablero replay FILE`: a saved game or a record, told from the journal; stopped after any decision."""

from __future__ import annotations

import argparse

from tablero.core.answers import seat_number
from tablero.core.state import EVERYTHING

from .common import add_language, add_pack, chosen_language, read_game, show, use_data_pack


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game, a record or the text of a game")
    parser.add_argument("--after", type=int, default=None, metavar="K", help="stop after K decisions")
    parser.add_argument(
        "--seat", default="", metavar="SEAT", help="only what this seat could see (default: everything)"
    )
    parser.add_argument("--text", action="store_true", help="as a text that can be played again (docs/positions.md)")
    parser.add_argument("--comments", action="store_true", help="... with what happened between the decisions")
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.core.record import replay_file
    from tablero.texts import texts_for

    match = replay_file(read_game(args.file), args.after)
    game = match.game
    names = list(game.seating(match.state).seats)
    seat = seat_number(game, names, args.seat) if args.seat else EVERYTHING
    texts = texts_for(game, chosen_language(args, game), seating=game.seating(match.state))
    if args.text or args.comments:
        from tablero.core.game_text import game_text

        print(game_text(match, texts.stored_entry if args.comments else None), end="")
        return 0
    entries = match.journal(seat)
    points = game.points(match.state)
    data = {
        "game": game.id,
        "players": match.players,
        "decisions": match.count,
        "over": match.over,
        "points": dict(zip(names, points, strict=True)),
        "journal": [{**entry.data(), "text": texts.stored_entry(entry)} for entry in entries],
        "view": game.view(match.state, seat),
    }

    def render() -> None:
        for entry in entries:
            print(texts.stored_entry(entry) + (f" [{entry.rule}]" if entry.rule else ""))
        reached = ", ".join(f"{texts.seat(seat)} {texts.number(n)}" for seat, n in enumerate(points))
        print("\n" + texts.say("replay-after", count=match.count, points=reached))
        if match.over:
            print(texts.result(game.winners(match.state), game.ending(match.state)))
        elif match.ask is not None:
            print(f"{texts.seat(match.ask.seat)}: {texts.prompt(match.ask)} [{match.ask.rule}]")

    return show(args, data, render)
