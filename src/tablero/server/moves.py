"""What moved between two views: from where to where, what came and what went. The page draws it as arrows and ghosts.

A game says what stands where in a view (`Game.pieces`); the rest is arithmetic, the same for all games.
"""

from __future__ import annotations

from collections import Counter

from tablero.core.game import AnyGame, View

from .responses import MoveInfo


def moves(game: AnyGame, before: View, after: View) -> list[MoveInfo]:
    """The pieces that differ between two views of one reader; an empty place is beside the map."""
    if not before:
        return []
    then, now = game.pieces(before), game.pieces(after)
    kinds = dict.fromkeys([kind for places in (then, now) for pieces in places.values() for kind in pieces])
    found: Counter[tuple[str, str]] = Counter()
    for kind in kinds:
        changes = {place: count(now, place, kind) - count(then, place, kind) for place in {**then, **now}}
        found.update(moves_of(changes, game.pieces_move()))
    return [{"source": source, "target": target, "n": n} for (source, target), n in found.items()]


def count(places: dict[str, dict[str, int]], place: str, kind: str) -> int:
    return places.get(place, {}).get(kind, 0)


def moves_of(changes: dict[str, int], can_move: bool) -> Counter[tuple[str, str]]:
    """How pieces of one kind went, by how many more or fewer there are at each place."""
    losses = [place for place, change in changes.items() for _ in range(-change)]
    gains = [place for place, change in changes.items() for _ in range(change)]
    moved = min(len(losses), len(gains)) if can_move else 0
    pairs = list(zip(losses[:moved], gains[:moved], strict=True))
    return Counter([*pairs, *[(place, "") for place in losses[moved:]], *[("", place) for place in gains[moved:]]])
