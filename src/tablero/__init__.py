"""Strategy games to play, host and study. What a notebook needs first is here; docs/environments.md tells the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablero.core.match import Match
    from tablero.notebook import Film, MatchPicture

__version__ = "0.1.0"


def look(match: Match, seat: str | int | None = None, language: str = "en") -> MatchPicture:
    """A match as a picture, as a seat sees it; without one, as a spectator does."""
    from tablero.notebook import MatchPicture

    return MatchPicture(match, seat, language)


def watch(match: Match, seat: str | int | None = None, language: str = "en", most: int = 400) -> Film:
    """A match step by step, in a notebook, as a page, or in a loop; at most so many steps, evenly chosen."""
    from tablero.notebook import Film

    return Film(match, seat, language, most)
