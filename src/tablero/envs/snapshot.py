"""A match as bytes, with whatever was dealt anew in it: a save for search, not for people.

core/saving.py writes what lasts over versions of the game. This is for going on elsewhere with the same version, and it
takes imagined worlds, too.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tablero.core.dice import Dice
from tablero.core.errors import BadSave
from tablero.core.match import Match, Redeal
from tablero.core.registry import find_game

FORMAT: Final = "tablero-episode 1"
COUNTED: Final = ("count", "begun", "floor", "last_seat", "players")


def snapshot(match: Match, more: dict[str, Any]) -> bytes:
    """The match, and what else its owner wants to keep."""
    if not match.checkpoints:
        raise BadSave("a match without checkpoints cannot be saved; play it with checkpoints=True")
    game, start = match.game, match.start
    data = {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "state": {name: getattr(start, name) for name in game.fields},
        "dice": [start.dice.key.hex(), start.dice.counter],
        "answers": match.answers,
        "seats": match.seats,
        "redeals": [[redeal.position, redeal.seat, redeal.key.hex()] for redeal in match.redeals],
        "counts": {name: getattr(match, name) for name in COUNTED},
        "options": match.options,
        "seed": match.seed.hex(),
        "more": more,
    }
    return json.dumps(data, separators=(",", ":")).encode()


def restored(data: bytes) -> tuple[Match, dict[str, Any]]:
    """The match, and what was kept with it."""
    try:
        saved = json.loads(data)
        form, id, version = saved["format"], saved["game"], saved["version"]
    except (ValueError, KeyError, TypeError):
        raise BadSave("these bytes are no episode; give them as serialize() made them") from None
    if form != FORMAT:
        raise BadSave(f"these bytes are a {form!r}; this version reads {FORMAT!r}")
    game = find_game(id)
    if version != game.version:
        raise BadSave(f"the episode was made by version {version} of {id}, and this is version {game.version}")
    key, counter = saved["dice"]
    state = game.state.blank(Dice(bytes.fromhex(key), counter))
    for name, value in saved["state"].items():
        setattr(state, name, value)
    match = Match(game, state, True, None)
    match.answers, match.seats, match.options = saved["answers"], saved["seats"], saved["options"]
    match.redeals = [Redeal(position, seat, bytes.fromhex(key)) for position, seat, key in saved["redeals"]]
    for name, value in saved["counts"].items():
        setattr(match, name, value)
    match = match.copy()  # runs the step again with the answers since
    match.seed = bytes.fromhex(saved["seed"])
    return match, saved["more"]
