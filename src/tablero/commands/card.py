"""`tablero card GAME CARD`: the card's data and text, where its effect is carried out, and the tests that cite it."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from .common import add_game, add_language, game_and_texts, show


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_language(parser)
    parser.add_argument("card", metavar="CARD", nargs="?", help="a card id such as levy; without one, all are listed")


def run(args: argparse.Namespace) -> int:
    from tablero.core.rulebook import citations, rulebook_for

    game, texts = game_and_texts(args)
    catalogue = import_module(f"{game.package}.catalogue")
    if not args.card:
        listed = {id: texts.card_name(id) for id in catalogue.card_list()}
        return show(args, listed, lambda: print("\n".join(f"{id}: {name}" for id, name in listed.items())))
    info = catalogue.card_info(args.card)
    tests = Path(__file__).resolve().parents[3] / "tests"
    info["name"] = texts.card_name(info["id"])
    info["text"] = texts.card_text(info["id"])
    info["rule_text"] = rulebook_for(game, texts.language).paragraph(info["rule"])
    info["tests"] = citations(game, tests).get(info["rule"], []) if tests.is_dir() else []

    def render() -> None:
        print(f"{info['name']} ({info['id']}): {info['text']}")
        print(f"  rule {info['rule']}: {info['rule_text']}")
        for key, value in info["data"].items():
            print(f"  {key} = {value}")
        print(f"  effect: {info['effect'] or 'none'}")
        for test in info["tests"]:
            print(f"  test: {test}")

    return show(args, info, render)
