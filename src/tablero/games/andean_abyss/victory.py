"""Victory (AA-6.1, AA-7): goals, ranks and the end of the game."""

from __future__ import annotations

from tablero.core.ask import Script

from .board import (
    GOVT,
)
from .pieces import (
    margins,
)
from .state import AndeanState


def victory_check(s: AndeanState) -> bool:
    """Whether a faction (with two each: a player) has reached the goal; solo, only Insurgents can (AA-8.8)."""
    if s.quick and s.rounds == 0:
        return False
    reached = [margin > 0 for margin in margins(s)]
    if s.players == 1:
        reached[GOVT] = False
    if s.twin_factions:
        reached = [all(reached[other] for other in range(4) if s.seat_of[other] == s.seat_of[f]) for f in range(4)]
    if not any(reached):
        return False
    found = [f for f in scoring_factions(s) if reached[f]]
    s.winner = best_faction(s, [f for f in found if not s.is_player(f)] or found)  # a Non-player beats all (AA-7.1)
    s.note("goal-reached", "AA-7.2", who=s.winner)
    end_game(s)
    return True


def rank_key(s: AndeanState, faction: int) -> tuple[int, int]:
    """Highest margin first; ties to Non-players, then Cartels, AUC, FARC, Government (AA-7.1)."""
    return (margins(s)[faction], (0 if s.is_player(faction) else 10) + faction)


def scoring_factions(s: AndeanState) -> list[int]:
    """All four, or, with two factions for one player, the weaker of them (AA-1.5)."""
    if not s.twin_factions:
        return [0, 1, 2, 3]
    return [
        min([f for f in range(4) if s.seat_of[f] == seat], key=lambda f: rank_key(s, f)) for seat in range(s.players)
    ]


def best_faction(s: AndeanState, factions: list[int]) -> int:
    return max(factions, key=lambda f: rank_key(s, f))


def winning_faction(s: AndeanState) -> int:
    """The faction that ended the game by its goal, or the best one after the final round (AA-7.2, AA-7.3)."""
    return s.winner if s.winner >= 0 else best_faction(s, scoring_factions(s))


def end_game(s: AndeanState) -> None:
    s.over = True
    s.agenda = []
    s.note("over", "AA-7.3")


def game_end(s: AndeanState) -> Script:
    """After the final round the highest margin wins (AA-7.3)."""
    end_game(s)
    yield from ()
