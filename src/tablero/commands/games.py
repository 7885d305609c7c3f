"""`tablero games`: which games there are, for how many, with which options."""

from __future__ import annotations

import argparse

from tablero.core.registry import find_game, game_ids
from tablero.core.sealed import Json

from .common import add_language, chosen_language, show


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from tablero.texts import texts_for

    listed: list[Json] = []
    for id in game_ids():
        game = find_game(id)
        texts = texts_for(game, chosen_language(args, game))
        options = [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "choices": list(option.choices),
                "players": list(option.players or game.players),
                "rule": option.rule,
                "title": texts.option_title(option.name),
                "help": texts.option_help(option.name),
            }
            for option in game.options
        ]
        listed.append(
            {
                "id": id,
                "title": texts.title(),
                "description": texts.description(),
                "players": list(game.players),
                "version": game.version,
                "options": options,
            }
        )

    def render() -> None:
        for game in listed:
            counts = f"{game['players'][0]}–{game['players'][-1]} players"
            print(f"{game['id']}: {game['title']}, {counts}. {game['description']}")
            for option in game["options"]:
                choices = f" ({', '.join(option['choices'])})" if option["choices"] else " (on, off)"
                print(f"  --set {option['name']}=…{choices}: {option['help']}")

    return show(args, listed, render)
