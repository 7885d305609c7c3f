"""Saving a match: everything needed to go on with it.

A save holds the state at the start of the running step, the answers since, the steps before
that undo may still go back into, the journal and the history. Loading runs only that one step again, however long the
game is.

It holds the seed and every hidden card: while a game runs it is secret, for the host alone. Other modules use `save`
through record.py. Not here: how it is read again (loading.py).
"""

from __future__ import annotations

from typing import Any, Final

from .dice import dice_key
from .errors import BadSave, DeadEnd
from .game import AnyGame
from .header import FORMAT_VERSION, header, named_history, seat_names
from .match import Checkpoint, Match
from .sealed import Json, sealed, shown
from .state import Entry

SAVE: Final = "tablero-save"
AUTOMATIC: Final = "automatic"  # marks answers that the engine gave itself


def save(match: Match) -> Json:
    """Everything needed to go on with `match` later. Secret while the game runs: it holds seed and hidden cards."""
    check_savable(match)
    told = 0 if match.before is None else len(match.before)
    step = Checkpoint(match.start, match.answers, match.seats, match.begun, told)
    names = seat_names(match)
    return sealed(
        {
            "format": SAVE,
            "format_version": FORMAT_VERSION,
            **header(match),
            "from_position": match.from_position,
            **({"position": match.root} if match.root else {}),
            "seed": match.seed.hex(),
            "checkpoint": checkpoint_data(match.game, step, names),
            "past": [checkpoint_data(match.game, past, names) for past in match.past],
            "count": match.count,
            "floor": match.floor,
            "last_seat": names[match.last_seat] if match.last_seat >= 0 else "",
            "journal": None if match.before is None else [entry_data(entry) for entry in match.before],
            "history": named_history(match),
        }
    )


def check_savable(match: Match) -> None:
    """Only real games are saved: a bot's copy or an imagined world has neither seed nor history."""
    if not match.checkpoints:
        raise BadSave("a match without checkpoints cannot be saved; play it with checkpoints=True")
    imagined = not match.from_position and match.start.dice.key != dice_key(match.seed)
    if match.redeals or imagined:
        raise BadSave("a search copy or a re-dealt match cannot be saved; save the match it was copied from")


def checkpoint_data(game: AnyGame, step: Checkpoint, names: list[str]) -> Json:
    answers = []
    for seat, answer in zip(step.seats, step.answers):
        automatic = [AUTOMATIC] if answer < 0 else []
        answers.append([names[seat], game.name(~answer if answer < 0 else answer), *automatic])
    state = step.start
    return {
        "step": game.step_name(state),
        "begun": step.begun,
        "told": step.told,
        "state": {field: frozen(game, field, getattr(state, field)) for field in game.fields},
        "dice": {"key": state.dice.key.hex(), "counter": state.dice.counter},
        "answers": answers,
    }


def entry_data(entry: Entry) -> list[Any]:
    return [entry.kind, entry.rule, entry.to, entry.values]


def frozen(game: AnyGame, field: str, value: Any) -> Any:
    """A value of the state as JSON. Tables become pairs, since JSON would turn their numbers into text."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [frozen(game, field, item) for item in value]
    if isinstance(value, dict):
        return {"pairs": [[frozen(game, field, k), frozen(game, field, v)] for k, v in value.items()]}
    raise DeadEnd(
        f"{game.id}: field {field!r} of the state holds {shown(value)}; only numbers, words, lists and tables"
    )
