"""Where a game begins: with its setup, or with a position; in both cases its seed tells how chance falls from there."""

from __future__ import annotations

from .game import AnyGame, Options
from .match import Match, NoteWitness, new_match
from .written import match_at_root


def began(
    game: AnyGame,
    players: int,
    options: Options,
    seed: bytes,
    root: str = "",
    journal: bool = True,
    witness: NoteWitness | None = None,
) -> Match:
    """A game at its first question: set up, or begun from the position that `root` tells."""
    if root:
        return match_at_root(root, seed, journal, witness)
    return new_match(game, players, options, seed, journal=journal, witness=witness)
