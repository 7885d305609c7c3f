"""Victory (AA-6.1, AA-7): goals, ranks and the end of the game."""

from __future__ import annotations

from tablero.core.ask import Script
from tablero.core.remark import Remark

from .board import AUC, CARTELS, FARC, GOVT, INSURGENTS
from .nonplayer.victory import note_solo_result, solo_outcome
from .pieces import margins
from .state import AndeanState


def victory_check(s: AndeanState) -> bool:
    """Whether a faction (with two each: a player) has reached the goal; solo, only Insurgents can (AA-8.8)."""
    if s.quick and s.rounds == 0:
        s.note("no-victory-check", "AA-2.1.4")
        return False
    note_margins(s, "AA-6.1")
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


def note_margins(s: AndeanState, rule: str) -> None:
    """How far everybody is from the goal (AA-7.3)."""
    margin = margins(s)
    s.note("margins", rule, govt=margin[GOVT], farc=margin[FARC], auc=margin[AUC], cartels=margin[CARTELS])


def end_game(s: AndeanState) -> None:
    """Nothing is left to do; alone, the Government is told how well it did (AA-8.8)."""
    s.over = True
    s.agenda = []
    s.note("over", "AA-7.3")
    if s.players == 1:
        note_solo_result(s, rival_of_one_player(s))


def game_end(s: AndeanState) -> Script:
    """After the final round the highest margin wins (AA-7.3)."""
    note_margins(s, "AA-7.3")
    if s.players > 1:
        s.note("highest-margin", "AA-1.5" if s.twin_factions else "AA-7.3", who=winning_faction(s))
    end_game(s)
    yield from ()


# -- the result --------------------------------------------------------------------------------------------------


def rival_of_one_player(s: AndeanState) -> int:
    """The Insurgent that reached its goal, or the best of them (AA-8.8)."""
    return s.winner if s.winner > GOVT else best_faction(s, list(INSURGENTS))


def outcome(s: AndeanState) -> Remark | None:
    """How well one player did (AA-8.8); with more of them, which Non-player came out on top, if one did (AA-7.1)."""
    if s.players == 1:
        return solo_outcome(s, rival_of_one_player(s))
    best = winning_faction(s)
    if s.is_player(best):
        return None
    if s.winner >= 0:
        return Remark("non-player-goal", "AA-7.1", who=best)
    return Remark("non-player-ahead", "AA-7.3", who=best, n=margins(s)[best])


def seat_places(s: AndeanState) -> list[int]:
    """Each seat's place among all factions, with AA-7.1 for equal margins; all lose to a Non-player at its goal."""
    if s.winner >= 0 and not s.is_player(s.winner):
        return [2] * s.players
    ranked = sorted(scoring_factions(s), key=lambda f: rank_key(s, f), reverse=True)
    return [1 + [s.seat_of[f] for f in ranked].index(seat) for seat in range(s.players)]
